//===--- SourceText.cpp - a file as tokens --------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceText.h"
#include "clang/Lex/Lexer.h"
#include <algorithm>

using namespace clang;

namespace fastpath {

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
    unsigned Offset = SM.getFileOffset(Tok.getLocation());
    if (Tok.isAtStartOfLine())
      InDirective = Tok.is(tok::hash);
    bool AfterComment = !Tokens.empty() && Tokens.back().isComment();
    Tokens.push_back({Tok.getKind(), Offset,
                      Buffer.substr(Offset, Tok.getLength()),
                      Tok.isAtStartOfLine(),
                      Offset != PreviousEnd || AfterComment, InDirective});
    PreviousEnd = Offset + Tok.getLength();
  }
}

size_t SourceFile::indexAt(unsigned Offset) const {
  return std::lower_bound(
             Tokens.begin(), Tokens.end(), Offset,
             [](const SourceToken &T, unsigned O) { return T.Offset < O; }) -
         Tokens.begin();
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

unsigned SourceFile::newlineLength(unsigned Offset) const {
  llvm::StringRef Rest = Buffer.drop_front(Offset);
  if (Rest.empty())
    return 0;
  if (Rest[0] == '\n')
    return 1;
  return Rest.size() > 1 && Rest[0] == '\r' && Rest[1] == '\n' ? 2 : 0;
}

bool SourceFile::mentions(llvm::StringRef Name) const {
  return std::any_of(Tokens.begin(), Tokens.end(), [&](const SourceToken &T) {
    return T.isIdentifier() && T.is(Name);
  });
}

const SourceFile &SourceFiles::get(FileID ID) {
  std::unique_ptr<SourceFile> &File = Files[ID];
  if (!File)
    File = std::make_unique<SourceFile>(ID, SM, LangOpts);
  return *File;
}

} // namespace fastpath
