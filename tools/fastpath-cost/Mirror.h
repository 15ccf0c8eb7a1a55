//===--- Mirror.h - a tree of links with a few other files ------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   /project/src/a.cpp              TREE/project/src/a.cpp ->
//   /project/src/a.cpp /project/src/b.h     edited     TREE/project/src/b.h a
//   file /project/src/sub/               TREE/project/src/sub   ->
//   /project/src/sub
//
// A compiler that runs in the tree reads the edited files, and the user's tree
// stays as it is.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_MIRROR_H
#define FASTPATH_COST_MIRROR_H

#include "FixedText.h"
#include "llvm/ADT/StringSet.h"

namespace fastpath {

class Mirror {
public:
  explicit Mirror(std::string Root) : Root(std::move(Root)) {}

  /// Makes the tree, which may not exist yet: \p Folder and the folders of the
  /// files in \p Used, each with links to all in them, and copies of \p Edited
  /// under every name that these have in \p Used.
  llvm::Error make(llvm::StringRef Folder, llvm::ArrayRef<std::string> Used,
                   llvm::ArrayRef<FixedText> Edited);

  /// Whether the tree has this file, or a folder of which it has something.
  bool has(llvm::StringRef Absolute) const;
  /// Where the tree has it.
  std::string path(llvm::StringRef Absolute) const;
  /// What \p InTree mirrors; other paths are left as they are.
  std::string original(llvm::StringRef InTree) const;

private:
  llvm::Error link(llvm::StringRef Folder,
                   const llvm::StringSet<> &Copied) const;

  std::string Root;
};

/// The file that \p Name, as debug information has it, stands for: that which
/// \p Tree mirrors, if it is not null, without symbolic links.
std::string originalFile(llvm::StringRef Name, const Mirror *Tree);

} // namespace fastpath

#endif // FASTPATH_COST_MIRROR_H
