//===--- CheapCode.h - code that needs no stack frame -----------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   assert(n > 0);                     cheap: the failing branch never returns
//   const auto *p = impl_->state();    cheap: both bodies are visible and small
//   int n = std::atoi(text);           not: the callee is out of sight
//   Trace trace("f");                  not: something to destroy
//
// A fast path is worth freeing of its prologue only if it needs none itself.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_CHEAPCODE_H
#define FASTPATH_TIDY_CHEAPCODE_H

#include "AtomicOperation.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Stmt.h"

namespace fastpath {

/// What a piece of code asks of the compiler, as far as the source tells.
struct CodeCost {
  /// Needs no frame once the calls in it are inlined.
  bool Frameless = true;
  /// Writes to something other than its own locals.
  bool Stores = false;
  /// Expressions and statements, those of inlined callees included.
  unsigned Size = 0;
};

class CheapCode {
public:
  CheapCode(const clang::ASTContext &Context, const AtomicOperations &Atomics)
      : Context(Context), Atomics(Atomics) {}

  /// True if \p S, a statement of a fast path, leaves the function frameless.
  bool isCheap(const clang::Stmt *S);

  /// True if \p S, a branch that leaves the function, needs a frame for nothing
  /// but calls: then the compiler sets it up in the branch, and the other paths
  /// do not pay.
  bool isSideExit(const clang::Stmt *S);

  /// True if \p S, the last statement of a function, is a call of a certain
  /// function that becomes a jump: `return next(args);`.
  bool isTailCall(const clang::Stmt *S);

  /// True if a call of \p Function will be inlined and changes nothing: an
  /// accessor.
  bool isPure(const clang::FunctionDecl &Function);

private:
  friend class CostVisitor;
  /// True if destroying \p Var, a local, comes down to nothing.
  bool isDestructionFree(const clang::VarDecl &Var);
  /// True if destroying a \p Record comes down to nothing once it is inlined,
  /// as with std::allocator.
  bool isDestructionEmpty(const clang::CXXRecordDecl &Record);
  bool mayKeepArguments(const clang::FunctionDecl &Function);
  const CodeCost &costOf(const clang::FunctionDecl &Function);

  const clang::ASTContext &Context;
  const AtomicOperations &Atomics;
  llvm::DenseMap<const clang::FunctionDecl *, CodeCost> Functions;
};

/// Which way a condition goes, as its author marked it.
enum class Likelihood { Unknown, True, False };

/// The mark that `__builtin_expect`, also hidden in a macro or in a function
/// that does nothing else, puts on \p Condition.
Likelihood likelihoodOf(const clang::Expr *Condition,
                        const clang::ASTContext &Context);

/// The mark on the condition or, by attribute, on a branch of \p If.
Likelihood likelihoodOf(const clang::IfStmt &If,
                        const clang::ASTContext &Context);

/// The body of \p Function that a caller could inline, in this translation unit
/// and, for an instantiation without one, in its template; else null.
const clang::FunctionDecl *
visibleDefinition(const clang::FunctionDecl &Function);

/// The block of that definition; null also for a function try block.
const clang::CompoundStmt *visibleBody(const clang::FunctionDecl &Function);

/// True if a call of \p Function may reach another function.
bool isDispatched(const clang::FunctionDecl &Function);

/// True if running \p S never comes back: it ends in a `noreturn` call.
bool neverReturns(const clang::Stmt *S);

/// What the end of an object's life does.
enum class Destruction {
  Nothing,
  RunsCode,
  Unknown, ///< it depends on a template parameter
};

/// What destroying a variable of type \p Type does. Types that depend on
/// template parameters are judged by what their templates write.
Destruction destructionOf(clang::QualType Type,
                          const clang::ASTContext &Context);

/// The same for the variable \p Var, of which a template may leave the type to
/// `auto`.
Destruction destructionOf(const clang::VarDecl &Var,
                          const clang::ASTContext &Context);

} // namespace fastpath

#endif // FASTPATH_TIDY_CHEAPCODE_H
