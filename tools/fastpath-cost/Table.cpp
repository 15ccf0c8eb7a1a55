//===--- Table.cpp - the report for a terminal ----------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Table.h"
#include "Cells.h"
#include "llvm/Support/FormatVariadic.h"

namespace fastpath {

static void printRows(llvm::ArrayRef<std::vector<std::string>> Rows,
                      llvm::raw_ostream &Out) {
  std::vector<size_t> Widths(Rows.front().size());
  for (const auto &Row : Rows)
    for (size_t I = 0; I < Row.size(); ++I)
      Widths[I] = std::max(Widths[I], Row[I].size());
  for (const auto &Row : Rows) {
    for (size_t I = 0; I + 1 < Row.size(); ++I)
      Out << llvm::left_justify(Row[I], Widths[I]) << "  ";
    Out << Row.back() << '\n';
  }
}

void printTable(const Report &R, llvm::raw_ostream &Out) {
  std::vector<std::vector<std::string>> Rows = {columns(R)};
  for (const Result &One : R.Results)
    if (One.Measured)
      Rows.push_back(cells(One, *One.Measured, R));
  if (Rows.size() > 1)
    printRows(Rows, Out);
  else
    Out << "nothing was measured\n";
  for (const Result &One : R.Results)
    if (!One.Measured)
      Out << "not measured: " << One.F.Function << " in "
          << where(One, R.Folder) << ": " << One.Problem << '\n';
  for (const FailedUnit &Failed : R.Failed)
    Out << "not compiled: " << Failed.Unit << ": " << Failed.Reason << '\n';
}

} // namespace fastpath
