//===--- HeldText.h - what other checks must leave alone --------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int greet(std::string name) {       // to be const std::string &name
//     int *end = last();                // to be const int *end
//     if (done.load()) return 0;
//     return greetSlow(name, end);      // needs std::string &, int *
//
// Another check's fix of a signature, in the same run, does not know of the
// helper that has been made from it. Two fixes that edit one text exclude each
// other: clang-tidy drops one of them, in all files.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_HELDTEXT_H
#define FASTPATH_TIDY_HELDTEXT_H

#include "FastPath.h"
#include "SourceText.h"
#include "clang/Basic/Diagnostic.h"

namespace fastpath {

/// Lets \p Edits also replace, each by itself, what the helper of \p Path
/// depends on: the function's signature, and the declarations of the fast path.
std::vector<clang::FixItHint> holdText(std::vector<clang::FixItHint> Edits,
                                       const FastPath &Path,
                                       SourceFiles &Files);

} // namespace fastpath

#endif // FASTPATH_TIDY_HELDTEXT_H
