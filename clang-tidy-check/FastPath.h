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

/// A test of an atomic load that keeps the usual call out of the slow path.
struct Guard {
  /// The `if` or, on a loaded state, the `switch`.
  const clang::Stmt *Test;
  /// The statement of the function's body that it is, or the block around it.
  const clang::Stmt *Statement;
  AtomicLoads Loads;
  /// The branch that the usual call takes; null if that is the one not written.
  const clang::Stmt *Fast;

  /// The usual call passes when the condition is true.
  bool passesWhenTrue() const;
};

enum class Shape {
  EarlyReturn, ///< the guard returns, the slow path follows it or is its `else`
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
  /// The slow path is one of two branches that are both written.
  bool HasElse = false;

  const clang::Stmt &split() const { return *Guards.back().Statement; }
  /// The statements of the prefix and, for the inverted shape, those in the
  /// head of the guard: all that the fast path runs but the guard's condition
  /// and the tail.
  std::vector<const clang::Stmt *> fastStatements() const;
  /// Inverted shape: the `if` whose branch is the slow path.
  const clang::IfStmt &branching() const {
    return *clang::cast<clang::IfStmt>(Guards.back().Test);
  }
};

/// The fast path of the definition \p Function; nothing if it has none, or if
/// the fast path would keep its frame after a split as well.
std::optional<FastPath> findFastPath(const clang::FunctionDecl &Function,
                                     AtomicLoadFinder &Loads, CheapCode &Code,
                                     const clang::ASTContext &Context);

/// The block that a guard's branch is, behind attributes, or null.
const clang::CompoundStmt *blockOf(const clang::Stmt *Branch);

/// The return that the guard's branch ends in, or null.
const clang::ReturnStmt *returnOf(const clang::Stmt *Branch);

} // namespace fastpath

#endif // FASTPATH_TIDY_FASTPATH_H
