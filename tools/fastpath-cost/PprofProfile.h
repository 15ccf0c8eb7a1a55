//===--- PprofProfile.h - a profile for pprof -------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// https://github.com/google/pprof/blob/main/proto/profile.proto
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_PPROFPROFILE_H
#define FASTPATH_COST_PPROFPROFILE_H

#include "Profile.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// Reads \p Message, a pprof profile that is no longer compressed.
llvm::Expected<Profile> readPprof(llvm::StringRef Message);

} // namespace fastpath

#endif // FASTPATH_COST_PPROFPROFILE_H
