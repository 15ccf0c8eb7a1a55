//===--- SplittableFunction.h - functions that take a helper ----*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_SPLITTABLEFUNCTION_H
#define FASTPATH_TIDY_SPLITTABLEFUNCTION_H

#include "clang/AST/ASTContext.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// Why the slow path of \p Function can move nowhere, neither into a function
/// nor into a lambda; success if it can.
llvm::Error checkFunction(const clang::FunctionDecl &Function,
                          const clang::ASTContext &Context);

/// Why \p Function can have no helper with a name; success if it can.
llvm::Error checkNamedHelper(const clang::FunctionDecl &Function,
                             const clang::ASTContext &Context);

} // namespace fastpath

#endif // FASTPATH_TIDY_SPLITTABLEFUNCTION_H
