//===--- CompiledFunctions.h - where a function's code is -------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   connection.cpp:27, `handshake`   ->   _ZN7example10Connection9handshake...
//
// By the debug information: names would have to be guessed, and a template has
// a function for each instantiation.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_COMPILEDFUNCTIONS_H
#define FASTPATH_COST_COMPILEDFUNCTIONS_H

#include "FixedText.h"
#include "MachineCode.h"
#include "Mirror.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"

namespace fastpath {

/// A function that has code of its own.
struct CompiledFunction {
  std::string Symbol;
  /// The same for people.
  std::string Name;
  CodeRange Entry;
  /// Bytes of code, wherever the compiler put them.
  uint64_t Size;
};

/// What became of the functions that are declared at some place.
struct Compiled {
  std::vector<CompiledFunction> Functions;
  /// Copies of them in other functions.
  unsigned Inlined = 0;
  /// Calls of them.
  unsigned Calls = 0;
};

/// The functions called \p Name, or any, whose definitions have their names in
/// \p Places. In \p Tree, if it is not null, are what the compiler took for the
/// files of these places.
Compiled findFunctions(llvm::DWARFContext &Debug, llvm::ArrayRef<Lines> Places,
                       llvm::StringRef Name, const Mirror *Tree);

/// `GNU C++17 12.2.0 ...`, `clang version 19.1.7`: the compiler.
std::string producer(llvm::DWARFContext &Debug);

} // namespace fastpath

#endif // FASTPATH_COST_COMPILEDFUNCTIONS_H
