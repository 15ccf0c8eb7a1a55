//===--- ProfileFile.h - profiles of all formats ----------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_PROFILEFILE_H
#define FASTPATH_COST_PROFILEFILE_H

#include "Profile.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// Reads the output of `perf script`, folded stacks, a pprof profile, or one of
/// llvm-profdata: whichever \p File is. Refuses one without samples.
llvm::Expected<Profile> readProfile(llvm::StringRef File);

} // namespace fastpath

#endif // FASTPATH_COST_PROFILEFILE_H
