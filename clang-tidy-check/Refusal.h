//===--- Refusal.h - why there is no fix ------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_REFUSAL_H
#define FASTPATH_TIDY_REFUSAL_H

#include "clang/AST/Decl.h"
#include "llvm/Support/Error.h"

namespace fastpath {

/// A reason for no fix: a clause for the user, to stand behind "no fix-it: ".
inline llvm::Error refuse(const llvm::Twine &Reason) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), Reason.str());
}

/// The name of \p D as reasons spell it.
inline std::string quoted(const clang::NamedDecl &D) {
  const auto *Tag = llvm::dyn_cast<clang::TagDecl>(&D);
  const clang::NamedDecl *Alias =
      Tag ? Tag->getTypedefNameForAnonDecl() : nullptr;
  std::string Name = (Alias ? *Alias : D).getNameAsString();
  return "'" + (Name.empty() ? "(unnamed)" : Name) + "'";
}

} // namespace fastpath

#endif // FASTPATH_TIDY_REFUSAL_H
