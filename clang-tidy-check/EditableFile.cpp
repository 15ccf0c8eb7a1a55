//===--- EditableFile.cpp - may a fix touch this text? --------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EditableFile.h"
#include "LLVMCompat.h"
#include "NameList.h"
#include "OnePath.h"
#include "Refusal.h"
#include "clang/Basic/FileManager.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace fastpath {

/// Fixes are written into the file, or to a new file in its folder that takes
/// its place; what is no file of the disk, such as an editor's buffer, can.
static bool canBeWritten(llvm::StringRef Path, FileManager &Files) {
  llvm::SmallString<256> Absolute(Path);
  Files.makeAbsolutePath(Absolute);
  return !llvm::sys::fs::exists(Absolute) ||
         (llvm::sys::fs::can_write(Absolute) &&
          llvm::sys::fs::can_write(llvm::sys::path::parent_path(Absolute)));
}

llvm::Error checkEditable(const SourceFile &File, const SourceManager &SM) {
  SourceLocation Start = SM.getLocForStartOfFile(File.id());
  llvm::StringRef Path = SM.getFilename(Start);
  // The middle of the file: a pragma may make it a system header on the way.
  if (SM.isInSystemHeader(File.location(File.buffer().size())))
    return refuse("'" + Path + "' is a system header");
  if (File.isGenerated())
    return refuse("'" + Path + "' is generated");
  if (File.isEnteredTwice())
    return refuse("'" + Path +
                  "' is included more than once, so one text makes several "
                  "functions");
  if (!canBeWritten(Path, SM.getFileManager()))
    return refuse("'" + Path + "' cannot be written");
  return checkOnePath(File, SM);
}

/// `#pragma GCC diagnostic push` and the like hold from line to line, whatever
/// the blocks. \p Words are those of the pragma.
static bool isPositionalPragma(llvm::StringRef Words) {
  Words = Words.ltrim();
  if (!Words.consume_front("GCC "))
    Words.consume_front("clang ");
  return isOneOf(Words.ltrim().split(' ').first,
                 {"diagnostic", "warning", "region", "endregion", "message"});
}

/// The words of `#pragma` whose name is the token at \p Index.
static llvm::StringRef wordsOfPragma(const SourceFile &File, size_t Index) {
  const SourceToken &Pragma = File.tokens()[Index];
  return File.buffer().drop_front(Pragma.end()).split('\n').first;
}

/// A test of the identifier at the front of some tokens.
using IdentifierTest = llvm::function_ref<bool(llvm::ArrayRef<Token>)>;

static const MacroInfo *macroAt(const IdentifierInfo &Name,
                                SourceLocation Where, Preprocessor &PP) {
  return Name.hadMacroDefinition()
             ? PP.getMacroDefinitionAtLoc(&Name, Where).getMacroInfo()
             : nullptr;
}

/// True if \p Test holds for an identifier in \p Tokens, or in what the macros
/// among them stand for.
static bool anyExpanded(llvm::ArrayRef<Token> Tokens, SourceLocation Where,
                        Preprocessor &PP, IdentifierTest Test,
                        llvm::SmallPtrSetImpl<const MacroInfo *> &Seen) {
  for (; !Tokens.empty(); Tokens = Tokens.drop_front()) {
    const IdentifierInfo *Name = Tokens.front().getIdentifierInfo();
    if (!Name)
      continue;
    if (Test(Tokens))
      return true;
    const MacroInfo *Macro = macroAt(*Name, Where, PP);
    if (Macro && Seen.insert(Macro).second &&
        anyExpanded(Macro->tokens(), Where, PP, Test, Seen))
      return true;
  }
  return false;
}

/// As above, for the token at \p Index of the file.
static bool anyExpanded(const SourceFile &File, size_t Index, Preprocessor &PP,
                        IdentifierTest Test) {
  const SourceToken &T = File.tokens()[Index];
  auto Entry = PP.getIdentifierTable().find(T.Text);
  if (!T.isIdentifier() || Entry == PP.getIdentifierTable().end())
    return false;
  Token Name;
  Name.startToken();
  Name.setKind(tok::identifier);
  Name.setIdentifierInfo(Entry->second);
  llvm::SmallPtrSet<const MacroInfo *, 8> Seen;
  return anyExpanded(Name, File.location(T.Offset), PP, Test, Seen);
}

/// True if the token at \p Index makes a `_Pragma` that holds for a block, or
/// one whose words are put together.
static bool startsBlockPragma(const SourceFile &File, size_t Index,
                              Preprocessor &PP) {
  const std::vector<SourceToken> &Tokens = File.tokens();
  if (Tokens[Index].is("_Pragma"))
    return Index + 2 >= Tokens.size() ||
           !isPositionalPragma(Tokens[Index + 2].Text.trim('"'));
  return anyExpanded(File, Index, PP, [&](llvm::ArrayRef<Token> Words) {
    if (!Words.front().getIdentifierInfo()->isStr("_Pragma"))
      return false;
    bool Literal = Words.size() > 2 && tok::isStringLiteral(Words[2].getKind());
    return !Literal || !isPositionalPragma(
                           llvm::StringRef(PP.getSpelling(Words[2])).trim('"'));
  });
}

/// True if an OpenMP directive in front of \p Begin is about the declaration
/// there; Clang does not tell unless OpenMP is on.
static bool followsDeclareDirective(const SourceFile &File, unsigned Begin) {
  size_t Last = File.previous(File.indexAt(Begin));
  if (Last == SourceFile::npos || !File.tokens()[Last].Directive)
    return false;
  size_t First = Last;
  while (!File.tokens()[First].StartsLine)
    --First;
  return File.tokens()[First + 1].is("pragma") &&
         compat::startsWith(wordsOfPragma(File, First + 1).ltrim(),
                            "omp declare");
}

llvm::Error checkDirectives(const SourceFile &File, unsigned Begin,
                            unsigned BodyBegin, unsigned Cut, unsigned End,
                            Preprocessor &PP) {
  if (followsDeclareDirective(File, Begin))
    return refuse("an OpenMP directive is bound to the declaration");
  const std::vector<SourceToken> &Tokens = File.tokens();
  int Depth = 0;
  int Braces = 0; // that conditional code leaves open
  bool AtCut = false;
  bool AtFront = true; // of the slow path's text
  auto Straddles = [] {
    return refuse("a conditional directive spans the place to split at");
  };
  for (size_t I = File.indexAt(Begin); I < Tokens.size(); ++I) {
    const SourceToken &T = Tokens[I];
    if (!AtCut && T.Offset >= Cut) {
      AtCut = true;
      if (Depth != 0 || Braces != 0)
        return Straddles();
    }
    if (!AtCut && Depth > 0 && T.Offset > BodyBegin)
      Braces += T.is("{") - T.is("}");
    if (AtCut && !T.Directive && !T.isComment()) {
      if (AtFront && T.is("else"))
        return Straddles(); // it may go on with the guard
      AtFront = false;
    }
    if (T.Offset >= End)
      break;
    bool InFastPath = T.Offset > BodyBegin && T.Offset < Cut;
    if (InFastPath && startsBlockPragma(File, I, PP))
      return refuse(
          "a pragma in the fast path holds for the slow path as well");
    if (!T.startsDirective() || I + 1 >= Tokens.size())
      continue;
    llvm::StringRef Name = Tokens[I + 1].Text;
    if (opensConditional(Name)) {
      ++Depth;
    } else if (Name == "endif") {
      if (--Depth < 0)
        return Straddles();
    } else if (isOneOf(Name, {"else", "elif", "elifdef", "elifndef"})) {
      if (Depth == 0)
        return Straddles();
    } else if (Name == "pragma" && InFastPath &&
               !isPositionalPragma(wordsOfPragma(File, I + 1))) {
      return refuse(
          "a pragma in the fast path holds for the slow path as well");
    }
  }
  return Depth == 0 ? llvm::Error::success() : Straddles();
}

bool hasDirectives(const SourceFile &File, unsigned From, unsigned Begin,
                   unsigned End) {
  int Depth = 0;
  for (size_t I = File.indexAt(From); I + 1 < File.tokens().size(); ++I) {
    const SourceToken &T = File.tokens()[I];
    if (T.Offset >= End)
      break;
    if (!T.startsDirective())
      continue;
    if (T.Offset >= Begin)
      return true;
    llvm::StringRef Name = File.tokens()[I + 1].Text;
    Depth += opensConditional(Name);
    Depth -= Name == "endif";
  }
  return Depth != 0;
}

llvm::Error checkCopy(const SourceFile &File, unsigned Begin, unsigned End,
                      unsigned Copy, Preprocessor &PP) {
  SourceLocation Here = File.location(Begin);
  SourceLocation There = File.location(Copy);
  for (size_t I = File.indexAt(Begin);
       I < File.tokens().size() && File.tokens()[I].Offset < End; ++I)
    if (anyExpanded(File, I, PP, [&](llvm::ArrayRef<Token> Words) {
          const IdentifierInfo &Name = *Words.front().getIdentifierInfo();
          return isOneOf(Name.getName(), {"__LINE__", "__COUNTER__"}) ||
                 macroAt(Name, Here, PP) != macroAt(Name, There, PP);
        }))
      return refuse("'" + File.tokens()[I].Text +
                    "', which both paths need, depends on its place in the "
                    "file");
  return llvm::Error::success();
}

} // namespace fastpath
