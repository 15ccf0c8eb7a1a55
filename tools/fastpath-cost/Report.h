//===--- Report.h - what came of all findings -------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_REPORT_H
#define FASTPATH_COST_REPORT_H

#include "Measurement.h"

namespace fastpath {

/// A finding and what came of it.
struct Result {
  Finding F;
  /// Nothing where there is no fix, or no function to compare.
  std::optional<Measurement> Measured;
  /// Why; a clause.
  std::string Problem;
  /// The part of a profile's samples, from 0 to 1, if the function is in it.
  std::optional<double> Share;
  /// Something went wrong that should not.
  bool IsError = false;
};

/// A source file that was not compiled or not checked.
struct FailedUnit {
  std::string Unit;
  std::string Reason;
};

struct Report {
  std::vector<Result> Results;
  std::vector<FailedUnit> Failed;
  /// Paths are named from here where they are below it.
  std::string Folder;
  bool HasProfile = false;
};

/// Those that are hottest first, and of as hot ones those that gain most; those
/// that were not measured last.
void sortByGain(std::vector<Result> &Results);

} // namespace fastpath

#endif // FASTPATH_COST_REPORT_H
