//===--- Process.h - other programs -----------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_PROCESS_H
#define FASTPATH_COST_PROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace fastpath {

/// A folder for what this program makes, removed with all in it at the end.
class TemporaryFolder {
public:
  explicit TemporaryFolder(std::string Path) : Path(std::move(Path)) {}
  TemporaryFolder(TemporaryFolder &&Other) noexcept
      : Path(std::exchange(Other.Path, {})) {}
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(TemporaryFolder &&) = delete;
  ~TemporaryFolder();

  static llvm::Expected<TemporaryFolder> create();

  const std::string &path() const { return Path; }
  /// The path of a file or folder in it.
  std::string file(const llvm::Twine &Name) const;

private:
  std::string Path;
};

/// How a program ended.
struct Ended {
  /// 0 for success; negative if it was killed or could not be started.
  int Status;
  /// What it printed, to both of its outputs.
  std::string Output;
};

/// Runs \p Arguments, of which the first is the program, in \p Folder. \p Log
/// is a file for what it prints.
Ended run(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Folder,
          llvm::StringRef Log);

} // namespace fastpath

#endif // FASTPATH_COST_PROCESS_H
