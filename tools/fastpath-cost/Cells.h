//===--- Cells.h - figures as text ------------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_CELLS_H
#define FASTPATH_COST_CELLS_H

#include "Report.h"

namespace fastpath {

/// `12.5%`
std::string percent(double Share);

/// Where \p R's function is, named from \p Folder where it is below it.
std::string where(const Result &R, llvm::StringRef Folder);

/// The instructions saved, or why they are no number.
std::string gain(const Instance &I);

/// The table's columns.
std::vector<std::string> columns(const Report &R);
/// What is in them for \p R, of which \p M was measured.
std::vector<std::string> cells(const Result &R, const Measurement &M,
                               const Report &All);

} // namespace fastpath

#endif // FASTPATH_COST_CELLS_H
