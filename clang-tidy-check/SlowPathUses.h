//===--- SlowPathUses.h - what the slow path names --------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_SLOWPATHUSES_H
#define FASTPATH_TIDY_SLOWPATHUSES_H

#include "FastPath.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// The text of the slow path.
struct SlowText {
  /// Its identifiers.
  llvm::StringSet<> Words;
  /// It contains a conditional directive, so other configurations may use other
  /// names.
  bool Conditional = false;
  /// The identifiers in arguments of attributes and of macros, which may use
  /// them in another configuration: `assert(n > 0)`.
  llvm::StringSet<> UnseenArguments;
  /// Those of them that are in attributes and pragmas, which use them in this
  /// configuration too, though the AST does not tell.
  llvm::StringSet<> AttributeArguments;
  bool HasMacros = false;
  /// The identifiers that every configuration sees, as far as the text tells.
  llvm::StringSet<> CertainWords;

  bool mayName(const clang::NamedDecl &D) const {
    return D.getIdentifier() && (UnseenArguments.count(D.getName()) ||
                                 (Conditional && Words.count(D.getName())));
  }
};

struct SlowPathOptions {
  /// Do not refuse `__func__` that a macro brings in.
  bool IgnoreFunctionNameInMacros;
  /// The slow path becomes a lambda, which still sees the function's own types
  /// and constants, and has its access.
  bool ForLambda;
};

/// What a part of the function refers to.
struct Uses {
  /// Variables, bindings, functions and types; canonical.
  llvm::SmallPtrSet<const clang::Decl *, 16> Named;
  /// The variables of which more than the constant value is used.
  llvm::SmallPtrSet<const clang::VarDecl *, 8> OdrUsed;
  /// Variables and bindings of which the value is used, not only assigned to.
  llvm::SmallPtrSet<const clang::ValueDecl *, 8> Read;
  /// Those that are named elsewhere than in a `noexcept` operator.
  llvm::SmallPtrSet<const clang::ValueDecl *, 8> UsedOutsideNoexcept;
  /// Those that a lambda or a local class names without a capture.
  llvm::SmallPtrSet<const clang::ValueDecl *, 4> Uncaptured;
  bool This = false;
  /// Statements of the fast path that do nothing but declare names of which the
  /// part uses some; in source order.
  std::vector<const clang::DeclStmt *> Declarations;

  bool names(const clang::Decl &D) const {
    return Named.count(D.getCanonicalDecl());
  }
};

/// True if the compiler knows the value of \p Var, and may need to.
bool isConstant(const clang::VarDecl &Var, const clang::ASTContext &Context);

/// What the slow path of \p Path uses, or why it cannot be moved.
llvm::Expected<Uses> usesOfSlowPath(const FastPath &Path, const SlowText &Text,
                                    SlowPathOptions Options,
                                    const clang::ASTContext &Context);

/// Why the helper may not have what the function's signature has; success if it
/// may.
llvm::Error checkSignatureUses(const FastPath &Path,
                               const clang::ASTContext &Context);

/// What the function that is left uses, not counting those of the
/// \p Declarations that only they themselves use.
Uses usesOfFastPath(const FastPath &Path,
                    llvm::ArrayRef<const clang::DeclStmt *> Declarations,
                    const clang::ASTContext &Context);

} // namespace fastpath

#endif // FASTPATH_TIDY_SLOWPATHUSES_H
