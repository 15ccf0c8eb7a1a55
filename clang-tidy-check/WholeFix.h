//===--- WholeFix.h - a fix of several files, in an editor ------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   connection.h: int handshakeSlow(Context &);     connection.cpp: the rest
//
// A diagnostic of clangd carries edits of the open file only. A program that
// has another way to the editor takes fixes of several files from here.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_WHOLEFIX_H
#define FASTPATH_TIDY_WHOLEFIX_H

#include "clang/Basic/Diagnostic.h"
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace fastpath {

/// What replaces \p Length bytes from \p Offset on.
struct FileEdit {
  unsigned Offset;
  unsigned Length;
  std::string Text;

  bool operator==(const FileEdit &Other) const {
    return Offset == Other.Offset && Length == Other.Length &&
           Text == Other.Text;
  }
};

/// A file as the translation unit saw it, and the edits of it.
struct EditedFile {
  std::string Contents;
  std::vector<FileEdit> Edits;

  bool operator==(const EditedFile &Other) const {
    return Contents == Other.Contents && Edits == Other.Edits;
  }
};

/// All of a fix, of files by their absolute paths.
struct WholeFix {
  /// The function's name, for which the warning is, in the main file.
  unsigned NameOffset;
  std::string Title;
  std::map<std::string, EditedFile> Files;

  bool operator==(const WholeFix &Other) const {
    return NameOffset == Other.NameOffset && Title == Other.Title &&
           Files == Other.Files;
  }
};

/// Takes the fixes of several files that the main file \p Path has now; called
/// for each translation unit, also without any, from several threads.
using WholeFixReceiver =
    std::function<void(llvm::StringRef Path, std::vector<WholeFix> Fixes)>;

/// The receiver of this program. A server for editors sets it before the first
/// translation unit; elsewhere it is empty.
WholeFixReceiver &wholeFixReceiver();

/// Whether the program is such a server: its user applies one fix by itself,
/// the editor writes the files, and translation units are parsed by several
/// threads.
bool isInEditor();

/// The absolute path of a file.
std::string absolutePath(clang::FileID File, const clang::SourceManager &SM);

/// \p Edits as a fix for the warning at \p Name.
WholeFix makeWholeFix(const std::vector<clang::FixItHint> &Edits,
                      clang::SourceLocation Name, std::string Title,
                      const clang::SourceManager &SM);

} // namespace fastpath

#endif // FASTPATH_TIDY_WHOLEFIX_H
