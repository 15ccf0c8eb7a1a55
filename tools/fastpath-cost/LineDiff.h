//===--- LineDiff.h - two lists of lines, side by side ----------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_LINEDIFF_H
#define FASTPATH_COST_LINEDIFF_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace fastpath {

/// A line of each of two lists, alike, or of one of them alone.
struct LinePair {
  const std::string *Left;
  const std::string *Right;

  bool differs() const { return !Left || !Right || *Left != *Right; }
};

/// All lines of both, in order, with as many that are alike as can be. Lines of
/// one alone are next to those of the other alone.
std::vector<LinePair> sideBySide(llvm::ArrayRef<std::string> Left,
                                 llvm::ArrayRef<std::string> Right);

} // namespace fastpath

#endif // FASTPATH_COST_LINEDIFF_H
