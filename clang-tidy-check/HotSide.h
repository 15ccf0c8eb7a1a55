//===--- HotSide.h - which side of a guard is taken -------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   if (ready_.load()) return;       hot: the slow path stores to ready_
//   if (shutdown_.load()) return;    cold: a bail-out that is hardly ever taken
//
// The same syntax spells both. The evidence, with its shares in real projects,
// is listed in docs/checks/fastpath-extract-slow-path.md, "The hot side".
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_HOTSIDE_H
#define FASTPATH_TIDY_HOTSIDE_H

#include "FastPath.h"

namespace fastpath {

enum class Hotness { Cold, Unknown, Hot };

struct Evidence {
  Hotness Side = Hotness::Unknown;
  /// Half a sentence for the user: "the slow path stores to the same atomic".
  llvm::StringRef Reason;
};

/// Judges which side of the guards of \p Path is the usual one. One guard with
/// a hot early return is enough. \param ColdStems  beginnings of words that
/// name a state of ending (option
///                   ColdGuardNames), in lower case
Evidence judgeHotSide(const FastPath &Path, AtomicLoadFinder &Loads,
                      llvm::ArrayRef<llvm::StringRef> ColdStems,
                      const clang::ASTContext &Context);

/// True if a word of \p Identifier is one of \p Stems with or without a usual
/// ending: `isClosed`, `shutdown_`, but not `deadline_` nor `closestKnown_`.
bool hasWordOf(llvm::StringRef Identifier,
               llvm::ArrayRef<llvm::StringRef> Stems);

} // namespace fastpath

#endif // FASTPATH_TIDY_HOTSIDE_H
