//===--- Database.h - the translation units of a project --------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_DATABASE_H
#define FASTPATH_COST_DATABASE_H

#include "CompileCommand.h"

namespace fastpath {

/// The translation units of the compile_commands.json in \p Folder, each once;
/// of \p Files alone, if there are any. Refuses one that has no command.
llvm::Expected<std::vector<CompileCommand>>
readDatabase(llvm::StringRef Folder, llvm::ArrayRef<std::string> Files);

} // namespace fastpath

#endif // FASTPATH_COST_DATABASE_H
