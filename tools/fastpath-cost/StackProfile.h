//===--- StackProfile.h - perf script, folded stacks ------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   server 4711 100.000001:     250000 cycles:u:       main;read;parse 12
//             5581f0 parse+0x1f (/usr/bin/server)
//             401200 main+0x10 (/usr/bin/server)
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_STACKPROFILE_H
#define FASTPATH_COST_STACKPROFILE_H

#include "Profile.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// Reads the output of `perf script`, or folded stacks. Refuses other texts,
/// with the line.
llvm::Expected<Profile> readStacks(llvm::StringRef Text);

} // namespace fastpath

#endif // FASTPATH_COST_STACKPROFILE_H
