//===--- SARIF.h - the report for code scanning -----------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
//
// The same results as those of scripts/report, with what was measured as their
// properties.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_SARIF_H
#define FASTPATH_COST_SARIF_H

#include "Report.h"
#include "llvm/Support/raw_ostream.h"

namespace fastpath {

/// Refuses files that can no longer be read.
llvm::Error printSARIF(const Report &R, llvm::raw_ostream &Out);

} // namespace fastpath

#endif // FASTPATH_COST_SARIF_H
