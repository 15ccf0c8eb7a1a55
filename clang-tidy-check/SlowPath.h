//===--- SlowPath.h - what the remainder uses -------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int f(int a, std::string s, int unused) {
//     auto *e = find(a);
//     if (e->ready.load()) return e->v;
//     Lock lock(mu);                      needs a by value, s by reference, and
//     e->v = parse(s, a);                 e as a parameter more
//     return e->v;
//   }
//
// What has to be handed over, how, and every reason why the remainder cannot
// live in a function of its own.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_SLOWPATH_H
#define FASTPATH_TIDY_SLOWPATH_H

#include "FastPath.h"
#include "SourceText.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// A reason for no fix: a clause for the user, to stand behind "no fix-it: ".
llvm::Error refuse(const llvm::Twine &Reason);

/// How a variable gets from the fast path to the helper.
enum class Passing {
  Value,           ///< a copy, free of any effect
  Reference,       ///< the same object, as `T &`
  RvalueReference, ///< `T &&`, cast back to what it was
  ByInstantiation, ///< in a template: a value if T is trivial, else the object
};

/// A parameter or local of the function that the slow path needs.
struct Handover {
  const clang::VarDecl *Var;
  Passing How;
  /// The active configuration does not use it in the slow path: another one
  /// does, or the helper's signature.
  bool MaybeUnused = false;
};

struct SlowPath {
  /// Parameters in their order, then locals in theirs.
  std::vector<Handover> Handovers;
  bool UsesThis = false;

  const Handover *find(const clang::VarDecl *Var) const;
};

struct SlowPathOptions {
  /// Do not refuse `__func__` that a macro brings in.
  bool IgnoreFunctionNameInMacros;
  /// The slow path becomes a lambda, which still sees the function's own types
  /// and constants, and has its access.
  bool ForLambda;
};

/// How a parameter would be handed over.
Passing passingOf(const clang::ParmVarDecl &Parameter);

/// What the slow path of \p Path needs, or why it must stay.
/// \param Begin, End  where its text begins and ends in \p File
llvm::Expected<SlowPath> analyseSlowPath(const FastPath &Path,
                                         const SourceFile &File, unsigned Begin,
                                         unsigned End, SlowPathOptions Options,
                                         const clang::ASTContext &Context);

} // namespace fastpath

#endif // FASTPATH_TIDY_SLOWPATH_H
