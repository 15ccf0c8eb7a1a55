//===--- Profile.h - where a program spends its time ------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_PROFILE_H
#define FASTPATH_COST_PROFILE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace fastpath {

/// How many samples were taken in which function itself. One in a function that
/// was inlined counts for it, and for the functions that it was inlined into.
struct Profile {
  /// By qualified name.
  llvm::StringMap<double> Samples;
  double Total = 0;

  /// The part of all samples, from 0 to 1; nothing for a function that is not
  /// in the profile.
  std::optional<double> share(llvm::StringRef QualifiedName) const;
};

/// Reads the output of `perf script`, or folded stacks: `main;read;parse 12`.
llvm::Expected<Profile> readProfile(llvm::StringRef File);

} // namespace fastpath

#endif // FASTPATH_COST_PROFILE_H
