//===--- Condition.h - which fixes pay --------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   saved-instructions>=3 and share>=0.1%
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_CONDITION_H
#define FASTPATH_COST_CONDITION_H

#include "Report.h"

namespace fastpath {

/// What a user wants of a fix.
struct Condition {
  enum class Figure { SavedInstructions, SavedRegisters, SavedStack, Share };
  enum class Relation { Less, LessOrEqual, Equal, GreaterOrEqual, Greater };
  struct Term {
    Figure What;
    Relation How;
    double Value;
  };
  /// All must hold.
  std::vector<Term> Terms;

  /// False where a figure is not known, and where there is no gain.
  bool holds(const Result &R) const;
};

/// Refuses what it does not know, with the place in the text.
llvm::Expected<Condition> parseCondition(llvm::StringRef Text);

} // namespace fastpath

#endif // FASTPATH_COST_CONDITION_H
