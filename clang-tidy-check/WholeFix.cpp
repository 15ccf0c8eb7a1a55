//===--- WholeFix.cpp - a fix of several files, in an editor --------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WholeFix.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace fastpath {

WholeFixReceiver &wholeFixReceiver() {
  static WholeFixReceiver Receiver;
  return Receiver;
}

bool isInEditor() { return static_cast<bool>(wholeFixReceiver()); }

std::string absolutePath(FileID File, const SourceManager &SM) {
  llvm::SmallString<256> Path(SM.getFilename(SM.getLocForStartOfFile(File)));
  SM.getFileManager().makeAbsolutePath(Path);
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return Path.str().str();
}

WholeFix makeWholeFix(const std::vector<FixItHint> &Edits, SourceLocation Name,
                      std::string Title, const SourceManager &SM) {
  WholeFix Fix{SM.getFileOffset(Name), std::move(Title), {}};
  for (const FixItHint &Edit : Edits) {
    CharSourceRange Range =
        Lexer::getAsCharRange(Edit.RemoveRange, SM, LangOptions());
    auto [File, Begin] = SM.getDecomposedLoc(Range.getBegin());
    EditedFile &Edited = Fix.Files[absolutePath(File, SM)];
    Edited.Contents = SM.getBufferData(File).str();
    Edited.Edits.push_back(
        {Begin, SM.getFileOffset(Range.getEnd()) - Begin, Edit.CodeToInsert});
  }
  return Fix;
}

} // namespace fastpath
