//===--- HTML.h - the report as a page --------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_HTML_H
#define FASTPATH_COST_HTML_H

#include "Report.h"
#include "llvm/Support/raw_ostream.h"

namespace fastpath {

/// One page that needs no other file and no script: the table and, for each
/// function when it is opened, its fast path before and after, side by side.
void printHTML(const Report &R, llvm::raw_ostream &Out);

} // namespace fastpath

#endif // FASTPATH_COST_HTML_H
