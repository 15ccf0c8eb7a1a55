//===--- Workers.h - many things at once, with a line about it --*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_WORKERS_H
#define FASTPATH_COST_WORKERS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace fastpath {

/// Calls \p Do with each number below \p Count, in up to \p Jobs threads, and
/// says on the standard error how many are done, and when the rest will be.
/// Stops early if the user interrupts it.
void forEach(size_t Count, unsigned Jobs, llvm::StringRef Activity,
             llvm::function_ref<void(size_t)> Do);

/// From now on an interrupt ends `forEach`, and not the program.
void catchInterrupts();
bool wasInterrupted();

} // namespace fastpath

#endif // FASTPATH_COST_WORKERS_H
