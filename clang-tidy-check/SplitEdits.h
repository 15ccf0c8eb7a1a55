//===--- SplitEdits.h - the replacements ------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   static R fSlow(A a);       1. a declaration: before a free function, or
//                                 behind the original's own one in its class
//   R f(A a) {
//     if (done.load())
//       return v;
//     return fSlow(a);         2. the call, the end of the function and the
//   }                             head of the helper, between two lines
//
//   [[gnu::noinline]] R fSlow(A a) {
//     <the slow path, untouched>
//   }
//
// Every replacement takes the place of some text (never none), which no other
// function's fix touches, and depends on nothing but the bytes of the file: so
// the same fix from many translation units, through many spellings of a path,
// is made once.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_SPLITEDITS_H
#define FASTPATH_TIDY_SPLITEDITS_H

#include "FastPath.h"
#include "HelperFunction.h"
#include "SourceText.h"

namespace fastpath {

/// Text to replace.
struct Anchor {
  unsigned Offset;
  unsigned Length;
  /// It is the end of a line, not a token.
  bool EndsLine;
};

/// Where a function is cut.
struct CutPoint {
  const SourceFile *File;
  /// The function's braces, as token indices.
  size_t BodyOpen, BodyClose;
  /// Inverted shape: the braces of the branch.
  size_t BranchOpen = 0, BranchClose = 0;
  /// Behind the guard or, for the inverted shape, behind the branch's brace.
  Anchor After;
  /// The text of the slow path, the tail included.
  unsigned SlowBegin, SlowEnd;
  /// Inverted shape: the statements behind the branch, as they stand.
  llvm::StringRef Tail;
  unsigned TailBegin = 0;
  /// Indentation of the guard.
  llvm::StringRef Indent;
};

enum class HelperAccess { Private, Same };

/// Where to cut \p Path, or why its text cannot be cut.
llvm::Expected<CutPoint> findCut(const FastPath &Path, SourceFiles &Files);

/// The edits that give \p Path the helper \p Helper.
std::vector<clang::FixItHint>
renderSplit(const FastPath &Path, const CutPoint &Cut, const SlowPath &Slow,
            const HelperFunction &Helper, HelperAccess Access,
            SourceFiles &Files);

/// The edits that turn the slow path into the lambda \p Lambda.
std::vector<clang::FixItHint> renderSplit(const FastPath &Path,
                                          const CutPoint &Cut,
                                          const SlowPath &Slow,
                                          const HelperLambda &Lambda);

} // namespace fastpath

#endif // FASTPATH_TIDY_SPLITEDITS_H
