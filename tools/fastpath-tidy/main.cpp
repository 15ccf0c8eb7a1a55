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

#include "../BuiltinHeaders.h"
#include "clang-tidy/tool/ClangTidyMain.h"
#include <vector>

int main(int argc, const char **argv) {
  std::vector<const char *> Arguments(argv, argv + argc);
  // First, so that a resource directory named by the user or by the compile
  // command wins.
  if (!fastpath::hasBuiltinHeadersBeside(argv[0]))
    Arguments.insert(Arguments.begin() + 1,
                     "--extra-arg-before=-resource-dir=" FASTPATH_RESOURCE_DIR);
  const int Count = static_cast<int>(Arguments.size());
  Arguments.push_back(nullptr);
  return clang::tidy::clangTidyMain(Count, Arguments.data());
}
