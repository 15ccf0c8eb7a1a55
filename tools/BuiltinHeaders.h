//===--- BuiltinHeaders.h - where is stddef.h? ------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_BUILTINHEADERS_H
#define FASTPATH_TIDY_BUILTINHEADERS_H

#include "clang/Basic/Version.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace fastpath {

/// Whether Clang's builtin headers are where Clang looks for them: beside the
/// folder of the program, as for a program in the prefix of its LLVM.
inline bool hasBuiltinHeadersBeside(const char *Argv0) {
#if CLANG_VERSION_MAJOR >= 16
  const char *Version = CLANG_VERSION_MAJOR_STRING;
#else
  const char *Version = CLANG_VERSION_STRING;
#endif
  static int AddressInProgram;
  llvm::SmallString<128> Headers(llvm::sys::path::parent_path(
      llvm::sys::fs::getMainExecutable(Argv0, &AddressInProgram)));
  llvm::sys::path::append(Headers, "..", "lib", "clang", Version);
  llvm::sys::path::append(Headers, "include", "stddef.h");
  return llvm::sys::fs::exists(Headers);
}

} // namespace fastpath

#endif // FASTPATH_TIDY_BUILTINHEADERS_H
