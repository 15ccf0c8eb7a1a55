//===--- Lists.h - files for other tools ------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_LISTS_H
#define FASTPATH_COST_LISTS_H

#include "Condition.h"
#include "Profile.h"

namespace fastpath {

/// Writes the fixes of which \p Pays holds, for clang-apply-replacements.
/// Returns how many.
llvm::Expected<size_t> writeFixes(llvm::StringRef File, const Report &R,
                                  const Condition &Pays);

/// Writes the qualified names of the functions that have at least \p MinShare
/// of \p Samples, the hottest first. Returns how many.
llvm::Expected<size_t> writeHotList(llvm::StringRef File,
                                    const Profile &Samples, const Report &R,
                                    double MinShare);

} // namespace fastpath

#endif // FASTPATH_COST_LISTS_H
