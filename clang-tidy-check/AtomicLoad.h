//===--- AtomicLoad.h - values that come from atomic loads ------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   if (ready_.load() && n > 0)           if (!(state & kDone))
//   if (isReady())                        bool isReady() const { return ready_;
//   } auto *p = ptr.load(); if (p)          if (auto *p = ptr.load())
//
// Whether a condition depends on an atomic load, and on which objects: through
// casts, comparisons, logical operators, masks, `__builtin_expect`, locals that
// hold a loaded value, and accessors whose visible bodies only read.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_ATOMICLOAD_H
#define FASTPATH_TIDY_ATOMICLOAD_H

#include "CheapCode.h"
#include "llvm/ADT/SmallVector.h"

namespace fastpath {

/// The atomic loads that a value depends on.
struct AtomicLoads {
  bool Found = false;
  /// The variables and members loaded, canonical; without those that have no
  /// name in sight, such as an element of an array behind a pointer.
  llvm::SmallVector<const clang::ValueDecl *, 2> Objects;

  explicit operator bool() const { return Found; }
  bool reads(const clang::ValueDecl *Object) const;
  void add(const AtomicLoads &Other);
};

/// Locals of a fast path that hold loaded values.
using LoadedLocals = llvm::DenseMap<const clang::VarDecl *, AtomicLoads>;

class AtomicLoadFinder {
public:
  AtomicLoadFinder(const AtomicOperations &Atomics, CheapCode &Code)
      : Atomics(Atomics), Code(Code) {}

  /// The loads that the value of \p E depends on.
  AtomicLoads loadsIn(const clang::Expr *E, const LoadedLocals &Locals);

  /// The variable or member that the atomic lvalue \p E names, also where an
  /// accessor returns it by reference.
  const clang::ValueDecl *objectOf(const clang::Expr *E);

  /// Enters the locals into \p Locals to which \p S, a statement of a fast
  /// path, gives a loaded value.
  void collectLoadedLocals(const clang::Stmt *S, LoadedLocals &Locals);

  const AtomicOperations &atomics() const { return Atomics; }

private:
  void collectAssigned(const clang::Expr *E, LoadedLocals &Locals);
  AtomicLoads loadsInCall(const clang::CallExpr &Call,
                          const LoadedLocals &Locals);
  const AtomicLoads &loadsOf(const clang::FunctionDecl &Accessor);

  const AtomicOperations &Atomics;
  CheapCode &Code;
  llvm::DenseMap<const clang::FunctionDecl *, AtomicLoads> Accessors;
};

} // namespace fastpath

#endif // FASTPATH_TIDY_ATOMICLOAD_H
