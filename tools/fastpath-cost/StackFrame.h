//===--- StackFrame.h - what a target's instructions do to the stack -*- C++
//-*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   x86-64    pushq %rbx                       8 bytes, rbx
//             subq $24, %rsp                   24 bytes
//             movq %fs:40, %rax                the canary
//   AArch64   stp x29, x30, [sp, #-32]!        32 bytes, x29 and x30
//   RISC-V    addi sp, sp, -32                 32 bytes
//             sd ra, 24(sp)                    ra
//
// LLVM's headers of the targets are not installed, so instructions go by their
// names in LLVM's tables.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_STACKFRAME_H
#define FASTPATH_COST_STACKFRAME_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/TargetParser/Triple.h"
#include <optional>
#include <vector>

namespace fastpath {

/// What is known of one target's stack.
struct StackRules {
  unsigned StackPointer;
  /// The registers that a function leaves as it finds them, and the one with
  /// the address to return to.
  std::vector<unsigned> Preserved;
  /// How far an instruction, given its name, lowers the stack pointer.
  int64_t (*Reserves)(llvm::StringRef Name, const llvm::MCInst &Inst,
                      unsigned StackPointer);
  /// Whether it reads the canary, where this shows without a symbol.
  bool (*UsesCanary)(const llvm::MCInst &Inst, const llvm::MCRegisterInfo &MRI);
  /// Whether it stops the program.
  bool (*Traps)(llvm::StringRef Name);
};

/// Nothing for a target that is not supported.
std::optional<StackRules> stackRules(const llvm::Triple &Target,
                                     const llvm::MCRegisterInfo &MRI);

} // namespace fastpath

#endif // FASTPATH_COST_STACKFRAME_H
