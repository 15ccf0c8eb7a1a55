//===--- LineDiff.cpp - two lists of lines, side by side ------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineDiff.h"

namespace fastpath {

/// For each two ends of the lists, how many lines can be alike in these.
static std::vector<std::vector<unsigned>>
commonLines(llvm::ArrayRef<std::string> Left,
            llvm::ArrayRef<std::string> Right) {
  std::vector<std::vector<unsigned>> Common(
      Left.size() + 1, std::vector<unsigned>(Right.size() + 1));
  for (size_t L = Left.size(); L-- > 0;)
    for (size_t R = Right.size(); R-- > 0;)
      Common[L][R] = Left[L] == Right[R]
                         ? Common[L + 1][R + 1] + 1
                         : std::max(Common[L + 1][R], Common[L][R + 1]);
  return Common;
}

/// Adds lines that are not alike, next to each other.
static void addDifferent(std::vector<LinePair> &Pairs,
                         llvm::ArrayRef<std::string> Left,
                         llvm::ArrayRef<std::string> Right) {
  for (size_t I = 0; I < std::max(Left.size(), Right.size()); ++I)
    Pairs.push_back({I < Left.size() ? &Left[I] : nullptr,
                     I < Right.size() ? &Right[I] : nullptr});
}

std::vector<LinePair> sideBySide(llvm::ArrayRef<std::string> Left,
                                 llvm::ArrayRef<std::string> Right) {
  auto Common = commonLines(Left, Right);
  std::vector<LinePair> Pairs;
  size_t L = 0, R = 0; // all before these is in Pairs
  size_t NextL = 0, NextR = 0;
  auto AddDifferent = [&] {
    addDifferent(Pairs, Left.slice(L, NextL - L), Right.slice(R, NextR - R));
    L = NextL;
    R = NextR;
  };
  while (NextL < Left.size() && NextR < Right.size()) {
    if (Left[NextL] == Right[NextR]) {
      AddDifferent();
      Pairs.push_back({&Left[L++], &Right[R++]});
      NextL = L;
      NextR = R;
    } else if (Common[NextL + 1][NextR] >= Common[NextL][NextR + 1]) {
      ++NextL;
    } else {
      ++NextR;
    }
  }
  NextL = Left.size();
  NextR = Right.size();
  AddDifferent();
  return Pairs;
}

} // namespace fastpath
