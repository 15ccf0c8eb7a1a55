//===--- JSON.h - the report for programs -----------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_JSON_H
#define FASTPATH_COST_JSON_H

#include "Report.h"
#include "llvm/Support/JSON.h"

namespace fastpath {

/// What was measured of \p R, or why nothing was.
llvm::json::Object costs(const Result &R);

void printJSON(const Report &R, llvm::raw_ostream &Out);

} // namespace fastpath

#endif // FASTPATH_COST_JSON_H
