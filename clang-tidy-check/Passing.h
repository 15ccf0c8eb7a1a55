//===--- Passing.h - how variables cross the split --------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_PASSING_H
#define FASTPATH_TIDY_PASSING_H

#include "FastPath.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// How a variable gets from the fast path to the helper.
enum class Passing {
  Value,           ///< a copy, free of any effect
  Reference,       ///< the same object, as `T &`
  RvalueReference, ///< `T &&`, cast back to what it was
  ByInstantiation, ///< in a template: a value if T is trivial, else the object
};

/// A parameter, local or structured binding of the function that the slow path
/// needs.
struct Handover {
  const clang::ValueDecl *Var;
  Passing How;
  /// The active configuration does not use it in the slow path: another one
  /// does, or the helper's signature.
  bool MaybeUnused = false;
};

/// The own template parameter of the \p Parameter's function that \p Type is,
/// or null.
const clang::TemplateTypeParmDecl *
templateParameter(const clang::ParmVarDecl &Parameter, clang::QualType Type);

/// How a parameter would be handed over.
Passing passingOf(const clang::ParmVarDecl &Parameter);

/// How the local or the structured binding \p Var of the fast path would be
/// handed over, or why it cannot be.
llvm::Expected<Passing> passingOfLocal(const clang::ValueDecl &Var,
                                       const FastPath &Path,
                                       const clang::ASTContext &Context);

/// Why the \p Handovers do not fit together: one refers to another, of which
/// the helper would get a copy.
llvm::Error checkReferences(llvm::ArrayRef<Handover> Handovers,
                            const FastPath &Path);

} // namespace fastpath

#endif // FASTPATH_TIDY_PASSING_H
