//===--- RealPath.h - names of files ----------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_REALPATH_H
#define FASTPATH_COST_REALPATH_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <string>

namespace fastpath {

/// \p Name as seen from \p Folder, without dots.
inline std::string absolutePath(llvm::StringRef Name, llvm::StringRef Folder) {
  llvm::SmallString<256> Path(Name);
  if (!llvm::sys::path::is_absolute(Name)) {
    Path = Folder;
    llvm::sys::path::append(Path, Name);
  }
  if (llvm::sys::fs::make_absolute(Path))
    return Name.str(); // there is no current folder
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return Path.str().str();
}

/// \p Path without symbolic links, if there is such a file.
inline std::string realPath(llvm::StringRef Path) {
  llvm::SmallString<256> Real;
  return llvm::sys::fs::real_path(Path, Real) ? Path.str() : Real.str().str();
}

} // namespace fastpath

#endif // FASTPATH_COST_REALPATH_H
