//===--- SourceText.cpp - a file as tokens --------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceText.h"
#include "NameList.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace clang;

namespace fastpath {

/// How far down a file a generator's notice is looked for, in bytes.
static constexpr unsigned NoticeDepth = 4096;

static bool isGeneratorsNotice(llvm::StringRef Comment) {
  std::string Upper = Comment.upper();
  return Upper.find("DO NOT EDIT") != std::string::npos ||
         Upper.find("DO NOT MODIFY") != std::string::npos ||
         Upper.find("@GENERATED") != std::string::npos;
}

static bool isWrittenByGenerator(const std::vector<SourceToken> &Tokens) {
  for (size_t I = 0; I < Tokens.size(); ++I) {
    const SourceToken &T = Tokens[I];
    if (T.isComment() && T.Offset < NoticeDepth && isGeneratorsNotice(T.Text))
      return true;
    if (T.startsDirective() && I + 1 < Tokens.size() &&
        (Tokens[I + 1].is("line") ||
         Tokens[I + 1].Kind == tok::numeric_constant))
      return true;
  }
  return false;
}

const SrcMgr::ContentCache &contentOf(FileID ID, const SourceManager &SM) {
  return SM.getSLocEntry(ID).getFile().getContentCache();
}

/// True if \p A and \p B are one include directive, entered over one chain of
/// such. Before LLVM 17 clang-tidy preprocesses C++20 a second time, for
/// modules, and has each file twice.
static bool isSameInclusion(SourceLocation A, SourceLocation B,
                            const SourceManager &SM) {
  while (A != B) {
    if (A.isInvalid() || B.isInvalid())
      return false;
    auto [FileA, OffsetA] = SM.getDecomposedExpansionLoc(A);
    auto [FileB, OffsetB] = SM.getDecomposedExpansionLoc(B);
    if (OffsetA != OffsetB || &contentOf(FileA, SM) != &contentOf(FileB, SM))
      return false;
    A = SM.getIncludeLoc(FileA);
    B = SM.getIncludeLoc(FileB);
  }
  return true;
}

static bool isEnteredTwice(FileID ID, const SourceManager &SM) {
  for (unsigned I = 0; I < SM.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (Entry.isFile() &&
        &Entry.getFile().getContentCache() == &contentOf(ID, SM) &&
        !isSameInclusion(Entry.getFile().getIncludeLoc(), SM.getIncludeLoc(ID),
                         SM))
      return true;
  }
  return false;
}

static bool isSourceFile(llvm::StringRef Path) {
  return isOneOf(
      llvm::sys::path::extension(Path),
      {".c", ".cc", ".cp", ".cpp", ".cxx", ".c++", ".C", ".m", ".mm", ".cu"});
}

SourceFile::SourceFile(FileID ID, const SourceManager &SM,
                       const LangOptions &LangOpts)
    : ID(ID), Buffer(SM.getBufferData(ID)), Start(SM.getLocForStartOfFile(ID)) {
  size_t FirstLine = Buffer.find('\n');
  bool CarriageReturn = FirstLine != llvm::StringRef::npos && FirstLine > 0 &&
                        Buffer[FirstLine - 1] == '\r';
  Newline = CarriageReturn ? "\r\n" : "\n";

  Lexer Lex(Start, LangOpts, Buffer.begin(), Buffer.begin(), Buffer.end());
  Lex.SetCommentRetentionState(true);
  Token Tok;
  bool InDirective = false;
  unsigned PreviousEnd = 0;
  while (!Lex.LexFromRawLexer(Tok) || Tok.isNot(tok::eof)) {
    if (Tok.is(tok::eof))
      break;
    unsigned Offset =
        Lex.getBufferLocation() - Buffer.begin() - Tok.getLength();
    if (Tok.isAtStartOfLine())
      InDirective = Tok.is(tok::hash);
    bool AfterComment = !Tokens.empty() && Tokens.back().isComment();
    Tokens.push_back({Tok.getKind(), Offset,
                      Buffer.substr(Offset, Tok.getLength()),
                      Tok.isAtStartOfLine(),
                      Offset != PreviousEnd || AfterComment, InDirective});
    PreviousEnd = Offset + Tok.getLength();
    if (Tokens.back().isIdentifier())
      Identifiers.insert(Tokens.back().Text);
  }
  Generated = isWrittenByGenerator(Tokens);
  CompiledAlone = isSourceFile(SM.getFilename(Start));
  EnteredTwice = fastpath::isEnteredTwice(ID, SM);
}

size_t SourceFile::indexAt(unsigned Offset) const {
  auto At = std::lower_bound(
      Tokens.begin(), Tokens.end(), Offset,
      [](const SourceToken &T, unsigned O) { return T.Offset < O; });
  // The parser splits `>>`, this lexer does not.
  if (At != Tokens.begin() && std::prev(At)->end() > Offset)
    --At;
  return At - Tokens.begin();
}

size_t SourceFile::next(size_t Index) const {
  ++Index;
  while (Index < Tokens.size() && Tokens[Index].isComment())
    ++Index;
  return Index;
}

size_t SourceFile::previous(size_t Index) const {
  while (Index > 0)
    if (!Tokens[--Index].isComment())
      return Index;
  return npos;
}

unsigned SourceFile::lineStart(unsigned Offset) const {
  size_t Before = Buffer.rfind('\n', Offset);
  return Before == llvm::StringRef::npos ? 0 : Before + 1;
}

llvm::StringRef SourceFile::indentation(unsigned Offset) const {
  llvm::StringRef Line = Buffer.drop_front(lineStart(Offset));
  return Line.take_while([](char C) { return C == ' ' || C == '\t'; });
}

unsigned SourceFile::withCommentsAbove(unsigned Offset) const {
  for (size_t I = indexAt(Offset); I > 0; --I) {
    const SourceToken &Above = Tokens[I - 1];
    bool BlankLine = text(Above.end(), Offset).count('\n') > 1;
    if (!Above.isComment() || !Above.StartsLine || BlankLine)
      break;
    Offset = Above.Offset;
  }
  return Offset;
}

unsigned SourceFile::newlineLength(unsigned Offset) const {
  llvm::StringRef Rest = Buffer.drop_front(Offset);
  if (Rest.empty())
    return 0;
  if (Rest[0] == '\n')
    return 1;
  return Rest.size() > 1 && Rest[0] == '\r' && Rest[1] == '\n' ? 2 : 0;
}

bool opensConditional(llvm::StringRef Directive) {
  return isOneOf(Directive, {"if", "ifdef", "ifndef"});
}

bool isMacroName(llvm::StringRef Name, const ASTContext &Context) {
  auto Entry = Context.Idents.find(Name);
  return Entry != Context.Idents.end() && Entry->second->hadMacroDefinition();
}

bool isMemberName(llvm::StringRef Name, const CXXRecordDecl &Class) {
  return Class.hasMemberName(&Class.getASTContext().Idents.get(Name));
}

std::string reservedIfMacro(llvm::StringRef Attribute,
                            const ASTContext &Context) {
  return isMacroName(Attribute, Context) ? ("__" + Attribute + "__").str()
                                         : Attribute.str();
}

size_t skipGroup(llvm::ArrayRef<SourceToken> Tokens, size_t Index) {
  int Depth = 0;
  for (; Index < Tokens.size(); ++Index) {
    const SourceToken &T = Tokens[Index];
    Depth += T.is("(") || T.is("[") || T.is("{");
    Depth -= T.is(")") || T.is("]") || T.is("}");
    if (Depth == 0)
      return Index + 1;
  }
  return Index;
}

const SourceFile &SourceFiles::get(FileID ID) {
  std::unique_ptr<SourceFile> &File = Files[ID];
  if (!File)
    File = std::make_unique<SourceFile>(ID, SM, LangOpts);
  return *File;
}

} // namespace fastpath
