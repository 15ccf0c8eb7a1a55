//===--- Profile.h - where a program spends its time ------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_PROFILE_H
#define FASTPATH_COST_PROFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace fastpath {

/// One function of a sample's stack, by a symbol or what a tool made of one.
struct Frame {
  llvm::StringRef Name;
  bool IsInlined;
};

/// How many samples were taken in which function itself. One in a function that
/// was inlined counts for it, and for the functions that it was inlined into.
struct Profile {
  /// By qualified name, or by the number that LLVM puts in place of a symbol.
  llvm::StringMap<double> Samples;
  double Total = 0;

  /// Counts \p Count samples for the innermost of \p Stack, which begins with
  /// it, and for those that it was inlined into.
  void add(llvm::ArrayRef<Frame> Stack, double Count);

  /// The part of all samples, from 0 to 1; nothing for a function that is not
  /// in the profile.
  std::optional<double> share(llvm::StringRef Symbol) const;
};

} // namespace fastpath

#endif // FASTPATH_COST_PROFILE_H
