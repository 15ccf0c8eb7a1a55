//===----------------------------------------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the check known to clang-tidy.
//
//===----------------------------------------------------------------------===//

#include "ExtractSlowPathCheck.h"
#include "clang-tidy/ClangTidyModule.h"
#include "clang/Basic/Version.h"
#if CLANG_VERSION_MAJOR < 22
#include "clang-tidy/ClangTidyModuleRegistry.h"
#endif

namespace fastpath {
namespace {

class FastpathModule : public clang::tidy::ClangTidyModule {
public:
  void
  addCheckFactories(clang::tidy::ClangTidyCheckFactories &Factories) override {
    Factories.registerCheck<ExtractSlowPathCheck>(CheckName);
  }
};

clang::tidy::ClangTidyModuleRegistry::Add<FastpathModule>
    X("fastpath-module", "Keeps the fast path free of the slow path's costs.");

} // namespace
} // namespace fastpath
