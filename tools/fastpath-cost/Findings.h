//===--- Findings.h - what the check found ----------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   fastpath-tidy --export-fixes=f.yaml a.cpp   ->   f.yaml   ->   Finding
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_FINDINGS_H
#define FASTPATH_COST_FINDINGS_H

#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace fastpath {

/// Bytes of a file to replace.
struct Edit {
  std::string File;
  unsigned Offset;
  unsigned Length;
  std::string Text;
};

/// What a warning says of a place beside its own; in no file if there is none.
struct Note {
  std::string Message;
  std::string File;
  unsigned Offset;
};

/// One warning of the check.
struct Finding {
  /// Where the function's name is: the file without symbolic links, the byte.
  std::string File;
  unsigned Offset = 0;
  /// The function's name as the warning has it, without its scope.
  std::string Function;
  std::string Check;
  std::string Message;
  std::vector<Note> Notes;
  /// Where the last guard of the fast path is: an `if` or a `switch`; in no
  /// file if that is not known.
  std::string GuardFile;
  unsigned GuardOffset = 0;
  /// The fix; empty if there is none.
  std::vector<Edit> Edits;
  /// Why there is no fix; empty if there is one.
  std::string Refusal;
  /// The source files whose translation units have it, as far as is known.
  std::vector<std::string> Units;
};

/// The findings of the check in a file that clang-tidy's -export-fixes made; of
/// those of \p Unit, unless it is empty.
llvm::Expected<std::vector<Finding>> readFindings(llvm::StringRef Exported,
                                                  llvm::StringRef Unit);

/// Each finding once, in the order of files. One in a header comes from every
/// translation unit that includes it.
std::vector<Finding> distinct(std::vector<Finding> Found);

} // namespace fastpath

#endif // FASTPATH_COST_FINDINGS_H
