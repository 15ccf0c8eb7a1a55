//===--- CompileCommand.h - the user's compiler, to other ends --*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   ccache g++ -Iinclude -O2 -MD -MF a.d -flto -c ../a.cpp -o a.o
//          ->
//   ccache g++ -Iinclude -O2 -c ../a.cpp -g -MMD -MF deps -o object
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_COMPILECOMMAND_H
#define FASTPATH_COST_COMPILECOMMAND_H

#include "Mirror.h"
#include "clang/Tooling/CompilationDatabase.h"

namespace fastpath {

/// A command of the compilation database, without what it writes.
struct CompileCommand {
  /// The source file, absolute.
  std::string Unit;
  std::string Folder;
  std::vector<std::string> Arguments;
};

/// \p Command without its outputs, without precompiled headers, which hold
/// other headers than those to be compiled, and without link-time optimization,
/// after which there is no machine code in an object file.
CompileCommand withoutOutputs(const clang::tooling::CompileCommand &Command);

/// Where a compilation writes.
struct Outputs {
  std::string Object;
  /// The files that it read, as the compiler names them: a makefile.
  std::string Dependencies;
  std::string Log;
};

/// Compiles, with debug information, which says where functions come from.
/// With a \p Tree, compiles what is in it in place of the files that it
/// mirrors. Returns the files that were read, without system headers, or
/// what the compiler said.
llvm::Expected<std::vector<std::string>>
compile(const CompileCommand &Command, const Outputs &Out,
        const Mirror *Tree = nullptr,
        llvm::ArrayRef<std::string> MoreArguments = {});

} // namespace fastpath

#endif // FASTPATH_COST_COMPILECOMMAND_H
