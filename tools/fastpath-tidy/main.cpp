//===----------------------------------------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole of clang-tidy, with the same command line, and the check linked in:
// for every tool that takes the path of a clang-tidy.
//
//===----------------------------------------------------------------------===//

#include "clang-tidy/tool/ClangTidyMain.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <string>
#include <vector>

namespace {

/// Whether Clang's builtin headers are where Clang looks for them: beside the
/// folder of the program, as for a clang-tidy in the prefix of its LLVM.
bool hasBuiltinHeadersBeside(const char *Argv0) {
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

} // namespace

int main(int argc, const char **argv) {
  std::vector<const char *> Arguments(argv, argv + argc);
  // First, so that a resource directory named by the user or by the compile
  // command wins.
  if (!hasBuiltinHeadersBeside(argv[0]))
    Arguments.insert(Arguments.begin() + 1,
                     "--extra-arg-before=-resource-dir=" FASTPATH_RESOURCE_DIR);
  const int Count = static_cast<int>(Arguments.size());
  Arguments.push_back(nullptr);
  return clang::tidy::clangTidyMain(Count, Arguments.data());
}
