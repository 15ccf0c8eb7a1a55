//===--- Explanation.h - one function in words ------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_EXPLANATION_H
#define FASTPATH_COST_EXPLANATION_H

#include "Report.h"
#include "llvm/Support/raw_ostream.h"

namespace fastpath {

/// Whether \p F may be about the function that the user calls \p Name, with
/// what is around it or without: only its measurement shows all of its name.
bool mayBeAbout(const Finding &F, llvm::StringRef Name);

/// Whether \p R is about that function, as far as is known.
bool isAbout(const Result &R, llvm::StringRef Name);

/// What its fast path costs and why, and what the fix makes of it.
void explain(const Result &R, const Report &All, llvm::raw_ostream &Out);

} // namespace fastpath

#endif // FASTPATH_COST_EXPLANATION_H
