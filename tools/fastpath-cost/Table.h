//===--- Table.h - the report for a terminal --------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_TABLE_H
#define FASTPATH_COST_TABLE_H

#include "Report.h"
#include "llvm/Support/raw_ostream.h"

namespace fastpath {

/// One row a function, then what was not measured.
void printTable(const Report &R, llvm::raw_ostream &Out);

} // namespace fastpath

#endif // FASTPATH_COST_TABLE_H
