//===--- CleanupObject.h - what needs cleanup -------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   std::lock_guard<std::mutex> lock(mu_);      const Badge &b = makeBadge();
//   int fd __attribute__((cleanup(close_fd)));  Cell cells[3];
//
// The variables whose scopes end in a call, and for whose sake the compiler
// sets up the frame of the whole function.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_CLEANUPOBJECT_H
#define FASTPATH_TIDY_CLEANUPOBJECT_H

#include "NameList.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/ArrayRef.h"

namespace fastpath {

struct CleanupObjects {
  /// In source order, at any depth.
  std::vector<const clang::VarDecl *> Variables;

  bool empty() const { return Variables.empty(); }
  unsigned size() const { return Variables.size(); }
  const clang::VarDecl &first() const { return *Variables.front(); }
};

/// True if leaving the scope of \p Var runs code: a destructor, or the function
/// of a `cleanup` attribute.
bool needsCleanup(const clang::VarDecl &Var, const clang::ASTContext &Context);

/// The objects in \p Statements that need cleanup; not those of lambdas, blocks
/// and local classes, which have frames of their own.
CleanupObjects
findCleanupObjects(llvm::ArrayRef<const clang::Stmt *> Statements,
                   const clang::ASTContext &Context);

/// True if every one of \p Objects is of a type in \p WeakTypes: types that
/// only carry a result, for which a function is not worth reporting.
bool areAllWeak(const CleanupObjects &Objects, const NameList &WeakTypes);

} // namespace fastpath

#endif // FASTPATH_TIDY_CLEANUPOBJECT_H
