//===----------------------------------------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole of clangd, with the same command line and protocol, and the check
// linked in: clangd loads no modules.
//
//===----------------------------------------------------------------------===//

#include "../BuiltinHeaders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdlib>
#include <string>
#include <vector>

namespace clang::clangd {
/// Of libclangdMain, whose header is not installed.
// NOLINTNEXTLINE(misc-use-internal-linkage)
int clangdMain(int ArgC, char *ArgV[]);
} // namespace clang::clangd

/// Whether the user names the folder of the builtin headers, which clangd
/// allows once.
static bool namesResourceDir(llvm::ArrayRef<char *> Arguments) {
  const char *Flags = std::getenv("CLANGD_FLAGS");
  return (Flags && llvm::StringRef(Flags).contains("-resource-dir")) ||
         llvm::any_of(Arguments, [](llvm::StringRef Argument) {
           return Argument.ltrim('-').take_front(12) == "resource-dir";
         });
}

int main(int argc, char *argv[]) {
  std::vector<char *> Arguments(argv, argv + argc);
  std::string ResourceDir = "--resource-dir=" FASTPATH_RESOURCE_DIR;
  if (!namesResourceDir(Arguments) &&
      !fastpath::hasBuiltinHeadersBeside(argv[0]))
    Arguments.push_back(ResourceDir.data());
  const int Count = static_cast<int>(Arguments.size());
  Arguments.push_back(nullptr);
  return clang::clangd::clangdMain(Count, Arguments.data());
}
