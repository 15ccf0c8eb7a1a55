//===--- Report.cpp - what came of all findings ---------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

namespace fastpath {

/// What the fix saves, if that is known.
static std::optional<Saving> saved(const Result &R) {
  return R.Measured ? R.Measured->least().saved() : std::nullopt;
}

void sortByGain(std::vector<Result> &Results) {
  llvm::sort(Results, [](const Result &A, const Result &B) {
    if (A.Measured.has_value() != B.Measured.has_value())
      return A.Measured.has_value();
    if (A.Share != B.Share)
      return A.Share > B.Share;
    std::optional<Saving> SavedByA = saved(A), SavedByB = saved(B);
    if (SavedByA < SavedByB || SavedByB < SavedByA)
      return SavedByB < SavedByA;
    return std::tie(A.F.File, A.F.Offset) < std::tie(B.F.File, B.F.Offset);
  });
}

} // namespace fastpath
