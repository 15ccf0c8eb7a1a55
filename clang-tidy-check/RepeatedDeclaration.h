//===--- RepeatedDeclaration.h - names the helper needs too -----*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int f() {                          int f() {
//     using std::min;                    using std::min;
//     constexpr int limit = 4;           constexpr int limit = 4;
//     if (int n = count.load())          if (int n = count.load())
//       return min(n, limit);              return min(n, limit);
//     Lock lock(mu);                     return fSlow();
//     char text[limit];                }
//     ...                              int fSlow() {
//                                        using std::min;
//                                        constexpr int limit = 4;
//                                        Lock lock(mu);
//
// Declarations of the fast path that do nothing at run time stand at the head
// of the helper again.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_REPEATEDDECLARATION_H
#define FASTPATH_TIDY_REPEATEDDECLARATION_H

#include "SlowPathUses.h"
#include "SourceText.h"

namespace fastpath {

/// The text of a declaration, as offsets in the file of the function.
struct RepeatedDeclaration {
  unsigned Begin, End;
};

/// The declarations that \p Slow needs, or why one cannot be repeated.
llvm::Expected<std::vector<RepeatedDeclaration>>
findRepeatedDeclarations(const FastPath &Path, const Uses &Slow,
                         const SourceFile &File,
                         const clang::ASTContext &Context);

} // namespace fastpath

#endif // FASTPATH_TIDY_REPEATEDDECLARATION_H
