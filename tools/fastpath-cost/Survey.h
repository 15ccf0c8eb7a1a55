//===--- Survey.h - all findings of a project -------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_SURVEY_H
#define FASTPATH_COST_SURVEY_H

#include "Report.h"

namespace fastpath {

/// The translation units to look at, and how.
struct Survey {
  std::vector<CompileCommand> Units;
  const TemporaryFolder &Folder;
  unsigned Jobs;
};

/// How fastpath-tidy is run.
struct TidyOptions {
  std::string Program;
  /// The folder of the compilation database.
  std::string Build;
  std::vector<std::string> MoreArguments;
};

/// The findings of the check in all units; those that have errors are added to
/// \p Failed.
std::vector<Finding> check(const Survey &S, const TidyOptions &Options,
                           std::vector<FailedUnit> &Failed);

/// Measures each of \p Found in the first unit that has code for its function.
std::vector<Result> measure(const Survey &S, std::vector<Finding> Found,
                            std::vector<FailedUnit> &Failed);

} // namespace fastpath

#endif // FASTPATH_COST_SURVEY_H
