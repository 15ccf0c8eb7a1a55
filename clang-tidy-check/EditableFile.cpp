//===--- EditableFile.cpp - may a fix touch this text? --------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EditableFile.h"
#include "NameList.h"
#include "Refusal.h"
#include "llvm/Support/FileSystem.h"

using namespace clang;

namespace fastpath {

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
  if (llvm::sys::fs::exists(Path) && !llvm::sys::fs::can_write(Path))
    return refuse("'" + Path + "' cannot be written");
  return llvm::Error::success();
}

/// `#pragma GCC diagnostic push` and the like hold from line to line, whatever
/// the blocks. \p Index is that of the pragma's first word.
static bool isPositionalPragma(const SourceFile &File, size_t Index) {
  const std::vector<SourceToken> &Tokens = File.tokens();
  if (Index < Tokens.size() && isOneOf(Tokens[Index].Text, {"GCC", "clang"}))
    ++Index;
  return Index < Tokens.size() &&
         isOneOf(Tokens[Index].Text,
                 {"diagnostic", "warning", "region", "endregion", "message"});
}

llvm::Error checkDirectives(const SourceFile &File, unsigned Begin,
                            unsigned BodyBegin, unsigned Cut, unsigned End) {
  const std::vector<SourceToken> &Tokens = File.tokens();
  int Depth = 0;
  bool AtCut = false;
  auto Straddles = [] {
    return refuse("a conditional directive spans the place to split at");
  };
  for (size_t I = File.indexAt(Begin); I < Tokens.size(); ++I) {
    const SourceToken &T = Tokens[I];
    if (!AtCut && T.Offset >= Cut) {
      AtCut = true;
      if (Depth != 0)
        return Straddles();
    }
    if (T.Offset >= End)
      break;
    if (T.is("_Pragma") && T.Offset > BodyBegin && T.Offset < Cut)
      return refuse(
          "a pragma in the fast path holds for the slow path as well");
    if (T.Kind != tok::hash || !T.Directive || !T.StartsLine ||
        I + 1 >= Tokens.size())
      continue;
    llvm::StringRef Name = Tokens[I + 1].Text;
    if (isOneOf(Name, {"if", "ifdef", "ifndef"})) {
      ++Depth;
    } else if (Name == "endif") {
      if (--Depth < 0)
        return Straddles();
    } else if (isOneOf(Name, {"else", "elif", "elifdef", "elifndef"})) {
      if (Depth == 0)
        return Straddles();
    } else if (Name == "pragma" && T.Offset > BodyBegin && T.Offset < Cut &&
               !isPositionalPragma(File, I + 2)) {
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
    if (T.Kind != tok::hash || !T.Directive || !T.StartsLine)
      continue;
    if (T.Offset >= Begin)
      return true;
    llvm::StringRef Name = File.tokens()[I + 1].Text;
    Depth += isOneOf(Name, {"if", "ifdef", "ifndef"});
    Depth -= Name == "endif";
  }
  return Depth != 0;
}

} // namespace fastpath
