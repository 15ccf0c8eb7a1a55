//===--- FixedText.h - a file with a fix applied ----------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_FIXEDTEXT_H
#define FASTPATH_COST_FIXEDTEXT_H

#include "Findings.h"

namespace fastpath {

/// Lines of a file, from 1, both included.
struct Lines {
  std::string File;
  unsigned First;
  unsigned Last;
};

/// One file that a fix edits.
struct FixedText {
  std::string File;
  std::string Text;
  /// The lines that the fix inserted or changed.
  std::vector<Lines> Inserted;
};

/// The files that \p F's fix edits, as it leaves them. Refuses edits that do
/// not fit the file.
llvm::Expected<std::vector<FixedText>> applyFix(const Finding &F);

/// The line of \p F's function in the file as it is.
llvm::Expected<unsigned> lineOf(const Finding &F);

/// The line of \p F's function in the fixed file.
llvm::Expected<unsigned> lineAfterFix(const Finding &F);

} // namespace fastpath

#endif // FASTPATH_COST_FIXEDTEXT_H
