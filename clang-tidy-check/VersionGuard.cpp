//===----------------------------------------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stops a clang-tidy of another LLVM version that loads the module.
//
// Such a clang-tidy does not fail by itself: it lists the check, finds nothing
// and exits with success, so that a build server stays green without ever
// having looked.
//
// Only the module contains this file, and nothing here may rely on LLVM but for
// one function that all versions share: the two do not fit together.
//
//===----------------------------------------------------------------------===//

#include "clang/Basic/Version.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string>

namespace {

struct LLVMVersion {
  int Major = 0;
  int Minor = 0;
};

/// Takes the version from a text like "Debian clang version 19.1.7 (3)".
/// Versions are zero where there is none.
LLVMVersion parseVersion(const char *FullVersion) {
  LLVMVersion Version;
  const char *Label = "clang version ";
  if (const char *Found = std::strstr(FullVersion, Label))
    std::sscanf(Found + std::strlen(Label), "%d.%d", &Version.Major,
                &Version.Minor);
  return Version;
}

const char *pathOfThisModule() {
  Dl_info Info;
  return dladdr(reinterpret_cast<void *>(&pathOfThisModule), &Info)
             ? Info.dli_fname
             : "FastpathTidy.so";
}

/// Patch releases of one MAJOR.MINOR share an ABI, and a library.
///
/// The priority runs this before every other initializer of the module, and so
/// before the check is registered.
__attribute__((constructor(101))) void refuseOtherVersions() {
  const std::string Host = clang::getClangFullVersion();
  const LLVMVersion HostVersion = parseVersion(Host.c_str());
  if (HostVersion.Major == CLANG_VERSION_MAJOR &&
      HostVersion.Minor == CLANG_VERSION_MINOR)
    return;

  std::fprintf(
      stderr,
      "error: fastpath-tidy was built for clang-tidy %d.%d, but '%s' loads it\n"
      "note: the module is %s\n"
      "note: rebuild it with -DLLVM_DIR=$(llvm-config-%d --cmakedir), or load "
      "it into clang-tidy-%d\n",
      CLANG_VERSION_MAJOR, CLANG_VERSION_MINOR, Host.c_str(),
      pathOfThisModule(), HostVersion.Major, CLANG_VERSION_MAJOR);
  // Not exit: what the host registered to run there is half set up.
  std::_Exit(EXIT_FAILURE);
}

} // namespace
