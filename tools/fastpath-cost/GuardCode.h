//===--- GuardCode.h - which instructions are the guard ---------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   if (n < 0) return -1;             cmp, js       the shortest way out
//   if (done.load()) return 0;        mov, test, jne       the fast path
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_GUARDCODE_H
#define FASTPATH_COST_GUARDCODE_H

#include "FixedText.h"
#include "MachineCode.h"
#include "Mirror.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"

namespace fastpath {

/// Marks those of \p Code, which is in \p Section, that the compiler made of
/// the condition in \p Guard: its jumps if there are any. In \p Tree, if it is
/// not null, is what the compiler took for the file of \p Guard.
void markGuard(llvm::DWARFContext &Debug, uint64_t Section, const Lines &Guard,
               const Mirror *Tree, std::vector<Instruction> &Code);

} // namespace fastpath

#endif // FASTPATH_COST_GUARDCODE_H
