//===--- Measurement.h - one finding, before and after its fix --*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_MEASUREMENT_H
#define FASTPATH_COST_MEASUREMENT_H

#include "CompileCommand.h"
#include "FastPathCost.h"
#include "Process.h"
#include <tuple>

namespace fastpath {

/// A function as it is compiled.
struct CodeState {
  /// Nothing if a call precedes every return.
  std::optional<FastPathCost> FastPath;
  /// Bytes of the function, and of the one that has its slow path.
  uint64_t Size = 0;
  uint64_t SlowPathSize = 0;
};

/// What the fast path is spared; negative where it gets more.
struct Saving {
  int Instructions;
  int Registers;
  /// Of stack, 8 for each register included.
  int64_t Bytes;

  /// Fewer instructions, or less stack for as many.
  bool isGain() const {
    return Instructions > 0 || (Instructions == 0 && Bytes > 0);
  }
};

/// In the order of what matters most.
inline bool operator<(const Saving &A, const Saving &B) {
  return std::tie(A.Instructions, A.Bytes) < std::tie(B.Instructions, B.Bytes);
}

/// One function that the compiler makes of a finding's: a template has several.
struct Instance {
  std::string Symbol;
  std::string Name;
  CodeState Before;
  /// Nothing if the fixed function has no code of its own any more, since it is
  /// inlined everywhere.
  std::optional<CodeState> After;

  /// Nothing if one of the two fast paths is not known.
  std::optional<Saving> saved() const;
};

/// How often a function's body is in others, and how often it is called.
struct Uses {
  unsigned Inlined = 0;
  unsigned Calls = 0;
};

struct Measurement {
  unsigned Line = 0;
  /// The source file that it was compiled in.
  std::string Unit;
  std::string Compiler;
  std::string Target;
  /// The compiler would inline it everywhere, and was told not to.
  bool IsKept = false;
  std::vector<Instance> Instances;
  Uses Before, After;

  /// The instance that gains least.
  const Instance &least() const;
};

/// A translation unit compiled as it is.
struct CompiledUnit {
  CompileCommand Command;
  std::string Object;
  /// The files that the compiler read.
  std::vector<std::string> Files;
};

/// Compiles a unit as it is, into \p Folder; \p Number makes names unique.
llvm::Expected<CompiledUnit> compileAsIs(CompileCommand Command,
                                         const TemporaryFolder &Folder,
                                         size_t Number);

/// What the compiler makes of \p F's function in \p Unit, as it is. Nothing if
/// the unit has no such function; an error if its code cannot be read.
llvm::Expected<std::optional<Measurement>>
measureBefore(const Finding &F, const CompiledUnit &Unit);

/// Compiles \p Unit with \p F's fix, and adds what becomes of its function.
llvm::Error measureAfter(const Finding &F, const CompiledUnit &Unit,
                         const TemporaryFolder &Folder, size_t Number,
                         Measurement &Result);

/// Measures, before and after, what the compiler makes of \p F's function when
/// told to give it code of its own. Nothing if it does not even then.
llvm::Expected<std::optional<Measurement>>
measureKept(const Finding &F, const CompiledUnit &Unit,
            const TemporaryFolder &Folder, size_t Number);

} // namespace fastpath

#endif // FASTPATH_COST_MEASUREMENT_H
