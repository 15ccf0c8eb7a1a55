//===--- FastPath.h - guards and the split point ----------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   R f(A a) {                          R f(A a) {
//     T x = ...;             cheap        T x = ...;
//     if (a < 0) return r;   cheap        if (!ready.load()) {  inverted guard
//     if (done.load())       guard          Lock lock(mu);      } slow path
//       return v;                           ...
//     Lock lock(mu);         } slow       }
//     ...                    } path       return v;             tail
//   }                                   }
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_FASTPATH_H
#define FASTPATH_TIDY_FASTPATH_H

#include "AtomicLoad.h"
#include "CleanupObject.h"

namespace fastpath {

/// A top-level `if` on an atomic load that keeps the usual call out of the slow
/// path.
struct Guard {
  const clang::IfStmt *If;
  AtomicLoads Loads;
};

enum class Shape {
  EarlyReturn, ///< the guard returns, the slow path follows it
  Inverted,    ///< the guard's branch is the slow path, a short tail follows it
};

/// A function's fast path, and what remains.
struct FastPath {
  const clang::FunctionDecl *Function;
  Shape Kind;
  /// In source order; the split is at the last one.
  std::vector<Guard> Guards;
  /// The statements before and, for an early return, including the last guard.
  std::vector<const clang::Stmt *> Prefix;
  /// The statements to move: after the last guard, or in the inverted branch.
  std::vector<const clang::Stmt *> Slow;
  /// Inverted shape: the statements behind the branch.
  std::vector<const clang::Stmt *> Tail;
  LoadedLocals Locals;
  CleanupObjects Cleanup;
  /// An `if` of the fast path leaves by a goto, to a label behind the slow
  /// path.
  bool LeavesByGoto = false;

  const clang::IfStmt &split() const { return *Guards.back().If; }
};

/// The fast path of the definition \p Function; nothing if it has none, or if
/// the fast path would keep its frame after a split as well.
std::optional<FastPath> findFastPath(const clang::FunctionDecl &Function,
                                     AtomicLoadFinder &Loads, CheapCode &Code,
                                     const clang::ASTContext &Context);

/// The block that a guard's branch is, behind attributes, or null.
const clang::CompoundStmt *blockOf(const clang::Stmt *Branch);

/// What the guard's branch returns, or null: it returns nothing, or does not
/// end in a return.
const clang::ReturnStmt *returnOf(const clang::Stmt *Branch);

} // namespace fastpath

#endif // FASTPATH_TIDY_FASTPATH_H
