//===----------------------------------------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets the check run by default. clangd drops, without a word, every check that
// is not in its table of fast ones, and runs a short list of them where nobody
// asks for others; both are compiled in. The linker leads its calls of the two
// functions about that to those here (--wrap), which ask clangd's own.
//
//===----------------------------------------------------------------------===//

#include "../../clang-tidy-check/ExtractSlowPathCheck.h"
#include "clang-tidy/ClangTidyOptions.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

using clang::tidy::ClangTidyOptions;
using fastpath::CheckName;
using llvm::StringRef;

using OptionsProvider = llvm::function_ref<void(ClangTidyOptions &, StringRef)>;

// The linker makes up these names.
// NOLINTBEGIN(*-identifier*, misc-use-internal-linkage)

/// clangd's own functions.
std::optional<bool> __real_isFast(StringRef Check) asm(
    "__real__ZN5clang6clangd15isFastTidyCheckEN4llvm9StringRefE");
ClangTidyOptions
__real_optionsForFile(OptionsProvider Provider, StringRef File) asm(
    "__real__ZN5clang6clangd21getTidyOptionsForFileEN4llvm12function_"
    "refIFvRNS_4tidy16ClangTidyOptionsENS1_9StringRefEEEES6_");

/// Whether clangd may run \p Check while the user types; nothing if that is not
/// known. docs/editors.md has the measurement for this one.
std::optional<bool> __wrap_isFast(StringRef Check) asm(
    "__wrap__ZN5clang6clangd15isFastTidyCheckEN4llvm9StringRefE");
std::optional<bool> __wrap_isFast(StringRef Check) {
  return Check == CheckName ? true : __real_isFast(Check);
}

/// The options for \p File, the check being the first of the list: what the
/// user's .clangd and .clang-tidy say comes behind it, and can take it away.
/// The list is empty where clang-tidy is switched off.
ClangTidyOptions
__wrap_optionsForFile(OptionsProvider Provider, StringRef File) asm(
    "__wrap__ZN5clang6clangd21getTidyOptionsForFileEN4llvm12function_"
    "refIFvRNS_4tidy16ClangTidyOptionsENS1_9StringRefEEEES6_");
ClangTidyOptions __wrap_optionsForFile(OptionsProvider Provider,
                                       StringRef File) {
  ClangTidyOptions Options = __real_optionsForFile(Provider, File);
  if (Options.Checks && !Options.Checks->empty())
    Options.Checks = CheckName + ("," + *Options.Checks);
  return Options;
}

// NOLINTEND(*-identifier*, misc-use-internal-linkage)
