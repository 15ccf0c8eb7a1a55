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

#include "Passing.h"
#include "RepeatedDeclaration.h"

namespace fastpath {

struct SlowPath {
  /// Parameters in their order, then locals in theirs.
  std::vector<Handover> Handovers;
  /// In source order.
  std::vector<RepeatedDeclaration> Repeated;
  bool UsesThis = false;
  /// It declares a static local, of which every instance has its own.
  bool HasStaticLocal = false;
  /// It returns a value if the function does, and so has the same deduced
  /// return type.
  bool ReturnsAsFunction = true;

  const Handover *find(const clang::ValueDecl *Var) const;
};

/// What the slow path of \p Path needs, or why it must stay.
/// \param Begin, End  where its text begins and ends in \p File
llvm::Expected<SlowPath> analyseSlowPath(const FastPath &Path,
                                         const SourceFile &File, unsigned Begin,
                                         unsigned End, SlowPathOptions Options,
                                         const clang::ASTContext &Context);

} // namespace fastpath

#endif // FASTPATH_TIDY_SLOWPATH_H
