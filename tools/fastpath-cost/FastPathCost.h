//===--- FastPathCost.h - what a fast path costs ----------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_FASTPATHCOST_H
#define FASTPATH_COST_FASTPATHCOST_H

#include "Instruction.h"
#include <string>
#include <vector>

namespace fastpath {

/// What the cheapest way from a function's entry through its guard to a return
/// costs.
struct FastPathCost {
  unsigned Instructions;
  /// Registers of the caller's that are stored, to be restored later.
  unsigned SavedRegisters;
  /// What the stack grows by beside these.
  int64_t StackBytes;
  bool Canary;
  /// The instructions as text.
  std::vector<std::string> Listing;
};

/// Nothing if a call precedes every return.
std::optional<FastPathCost>
cheapestReturn(const std::vector<Instruction> &Function);

} // namespace fastpath

#endif // FASTPATH_COST_FASTPATHCOST_H
