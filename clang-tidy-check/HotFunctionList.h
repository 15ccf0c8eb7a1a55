//===--- HotFunctionList.h - functions that a profile found hot -*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   # Functions that a profile found hot; fastpath-cost makes this file.
//   example::Connection::handshake
//   (anonymous namespace)::flush
//
// A name a line, as a demangler has it: with its scopes, without parameters and
// template arguments, so that overloads and instantiations have the same.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_HOTFUNCTIONLIST_H
#define FASTPATH_TIDY_HOTFUNCTIONLIST_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

namespace fastpath {

class HotFunctionList {
public:
  /// Reads \p File. A relative path is looked for in the folder of \p Source
  /// and those above it, as clang-tidy's own configuration is. Refuses a file
  /// that cannot be read.
  static llvm::Expected<HotFunctionList> read(llvm::StringRef File,
                                              llvm::StringRef Source);

  bool contains(const clang::FunctionDecl &Function) const;

private:
  llvm::StringSet<> Names;
};

} // namespace fastpath

#endif // FASTPATH_TIDY_HOTFUNCTIONLIST_H
