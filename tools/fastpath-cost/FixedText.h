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
  unsigned First = 0;
  unsigned Last = 0;
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

/// \p Texts, and the file of \p F's function if it is none of them, with an
/// attribute that gives the function code of its own, even if every call of it
/// is inlined.
llvm::Expected<std::vector<FixedText>>
keepFunction(const Finding &F, std::vector<FixedText> Texts);

/// Where a finding's function is: the line of its name, and the lines of its
/// guard's condition, in no file if they are not known.
struct FunctionPlace {
  Lines Name;
  Lines Guard;
};

/// In the files as they are.
llvm::Expected<FunctionPlace> placeOf(const Finding &F);
/// In the files as \p F's fix leaves them.
llvm::Expected<FunctionPlace> placeAfterFix(const Finding &F);

} // namespace fastpath

#endif // FASTPATH_COST_FIXEDTEXT_H
