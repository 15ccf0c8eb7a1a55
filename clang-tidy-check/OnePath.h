//===--- OnePath.h - one path for a file in all of a run --------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   a.cpp: #include "pool.h"          b.cpp: #include "./pool.h"
//
// `clang-tidy --fix a.cpp b.cpp` keeps the edits of a file by the text of its
// path. It takes the two for different files, writes both, and what it writes
// last wins: a function of a.cpp would call a helper whose declaration is gone.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_ONEPATH_H
#define FASTPATH_TIDY_ONEPATH_H

#include "SourceText.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// Gives the files of this translation unit, for every check and message, the
/// paths by which earlier ones of the same process reached them: a file whose
/// paths differ in `.` and `..` only, and one that has edits of this check.
void keepToOnePath(const clang::SourceManager &SM, clang::Preprocessor &PP);

/// Why an edit of \p File might get lost: an earlier translation unit reached
/// it by another path, and may have edits for it there. Success if none did.
llvm::Error checkOnePath(const SourceFile &File,
                         const clang::SourceManager &SM);

/// Takes note of what the fix \p Edits edits, for later translation units.
void rememberEdits(const std::vector<clang::FixItHint> &Edits,
                   const clang::SourceManager &SM);

} // namespace fastpath

#endif // FASTPATH_TIDY_ONEPATH_H
