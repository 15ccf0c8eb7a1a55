//===--- Report.cpp - what came of all findings ---------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>
#include <tuple>

namespace fastpath {

/// What \p R saves, for comparison: instructions, then bytes of stack.
static std::pair<int, int64_t> saved(const Result &R) {
  const Instance &I = R.Measured->least();
  constexpr int Unknown = std::numeric_limits<int>::min();
  return I.saved() ? std::make_pair(*I.saved(), *I.stackSaved())
                   : std::make_pair(Unknown, int64_t(0));
}

void sortByGain(std::vector<Result> &Results) {
  llvm::sort(Results, [](const Result &A, const Result &B) {
    if (A.Measured.has_value() != B.Measured.has_value())
      return A.Measured.has_value();
    if (A.Share != B.Share)
      return A.Share > B.Share;
    if (A.Measured && saved(A) != saved(B))
      return saved(A) > saved(B);
    return std::tie(A.F.File, A.F.Offset) < std::tie(B.F.File, B.F.Offset);
  });
}

} // namespace fastpath
