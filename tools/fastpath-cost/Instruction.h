//===--- Instruction.h - what one instruction does --------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_INSTRUCTION_H
#define FASTPATH_COST_INSTRUCTION_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <string>

namespace fastpath {

/// What an instruction does to the control flow and to the stack frame.
struct Instruction {
  uint64_t Address = 0;
  /// As an assembler would have it.
  std::string Text;
  /// The symbol that the linker puts in; empty if there is none.
  std::string Symbol;

  bool Calls = false;
  bool Returns = false;
  /// The next instruction may be executed after it.
  bool FallsThrough = true;
  bool Jumps = false;
  /// Where it may jump to, inside its section.
  std::optional<uint64_t> Target;

  /// How far it lowers the stack pointer; negative if it raises it.
  int64_t Reserves = 0;
  /// Registers, among those that belong to the caller, that it stores.
  llvm::SmallVector<unsigned, 2> Stores;
  /// Those that it overwrites.
  llvm::SmallVector<unsigned, 2> Overwrites;
  /// It uses the stack protector's canary.
  bool UsesCanary = false;

  /// It decides whether the fast path is taken.
  bool IsGuard = false;
};

} // namespace fastpath

#endif // FASTPATH_COST_INSTRUCTION_H
