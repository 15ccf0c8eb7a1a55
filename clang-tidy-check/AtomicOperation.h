//===--- AtomicOperation.h - operations on atomic objects -------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   done.load(std::memory_order_acquire)     std::atomic_load(&done)
//   if (done)                                __atomic_load_n(&done, order)
//   done.store(true), done = true            done.loadAcquire()
//
// Recognises the single operation, in every library's and every builtin's
// spelling, in plain and in type-dependent code. What a condition made of such
// operations means is AtomicLoad's business.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_ATOMICOPERATION_H
#define FASTPATH_TIDY_ATOMICOPERATION_H

#include "NameList.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace fastpath {

/// One operation on one atomic object.
struct AtomicOperation {
  enum OperationKind { Load, Store, ReadModifyWrite };
  OperationKind Kind;
  /// The atomic object as written, without `&`; null if it cannot be told.
  const clang::Expr *Object;
  /// What is stored, or null: for a load, or where it cannot be told.
  const clang::Expr *Value = nullptr;
  /// `__atomic_load(&x, &v, order)`: the place the value goes to, else null.
  const clang::Expr *Result = nullptr;
};

class AtomicOperations {
public:
  /// \param ExtraTypes     a project's own atomic types (option AtomicTypes)
  /// \param LoadFunctions  functions that load (option AtomicLoadFunctions)
  AtomicOperations(const NameList &ExtraTypes, const NameList &LoadFunctions)
      : ExtraTypes(ExtraTypes), LoadFunctions(LoadFunctions) {}

  /// True for `std::atomic<T>` and the like, for references to them, and for
  /// C's `_Atomic` types.
  bool isAtomic(clang::QualType Type) const;

  /// The operation that \p E itself is, not one in its operands.
  std::optional<AtomicOperation> classify(const clang::Expr *E) const;

  /// The type of the value in the atomic of \p Op: of `std::atomic<T>` its T;
  /// of an object that is none, as `std::atomic_load(&shared)` takes, its own.
  /// Null if that cannot be told.
  clang::QualType valueType(const AtomicOperation &Op) const;

private:
  bool isNamedAtomic(const clang::CXXRecordDecl &Record) const;
  bool isAtomicRecord(const clang::CXXRecordDecl &Record) const;
  bool isAddedMember(const clang::NamedDecl *Member) const;
  std::optional<AtomicOperation>
  classifyCall(const clang::CallExpr *Call) const;
  std::optional<AtomicOperation>
  classifyMemberCall(const clang::CallExpr *Call, const clang::Expr *Object,
                     clang::QualType Type, clang::DeclarationName Name,
                     const clang::NamedDecl *Member) const;
  std::optional<AtomicOperation>
  classifyFreeCall(const clang::CallExpr *Call,
                   const clang::FunctionDecl &Callee) const;

  const NameList &ExtraTypes;
  const NameList &LoadFunctions;
  mutable llvm::DenseMap<const clang::CXXRecordDecl *, bool> Records;
};

/// The type of \p E; where it depends on a template parameter, the type that
/// the primary templates' own members give it, or null.
clang::QualType typeOf(const clang::Expr *E);

/// The class of a value, reference or pointer of type \p Type, in templates the
/// class as its template writes it; null if it is no class or unknown.
const clang::CXXRecordDecl *recordOf(clang::QualType Type);

/// The function that \p Call names: its callee or, in a template, the first of
/// the candidates, also a member that only the primary template knows; null for
/// a call through a pointer.
const clang::FunctionDecl *namedCallee(const clang::CallExpr &Call);

/// True if \p Call is an operator on operands whose type is not known before
/// instantiation: for all that a template says, the built-in one.
bool isDependentOperator(const clang::CallExpr &Call);

/// The variable or member that the lvalue \p E names last: `x_` of
/// `this->p_->x_`; null if there is none.
const clang::ValueDecl *namedObject(const clang::Expr *E);

/// \p E without parentheses, casts and the nodes that wrap temporaries.
const clang::Expr *stripped(const clang::Expr *E);

} // namespace fastpath

#endif // FASTPATH_TIDY_ATOMICOPERATION_H
