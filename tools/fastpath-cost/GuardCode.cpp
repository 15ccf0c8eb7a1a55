//===--- GuardCode.cpp - which instructions are the guard -----------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GuardCode.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace fastpath {

/// Whether the instruction, or the function that it was inlined from, stands in
/// \p Guard.
static bool isIn(const DIInliningInfo &Places, const Lines &Guard,
                 const Mirror *Tree) {
  for (uint32_t I = 0; I < Places.getNumberOfFrames(); ++I) {
    const DILineInfo &Place = Places.getFrame(I);
    if (Guard.First <= Place.Line && Place.Line <= Guard.Last &&
        originalFile(Place.FileName, Tree) == Guard.File)
      return true;
  }
  return false;
}

void markGuard(DWARFContext &Debug, uint64_t Section, const Lines &Guard,
               const Mirror *Tree, std::vector<Instruction> &Code) {
  DILineInfoSpecifier Wanted(
      DILineInfoSpecifier::FileLineInfoKind::AbsoluteFilePath);
  for (Instruction &I : Code)
    I.IsGuard =
        isIn(Debug.getInliningInfoForAddress({I.Address, Section}, Wanted),
             Guard, Tree);
  // A load may be moved to where it is not yet needed; the jump may not.
  auto Decides = [](const Instruction &I) {
    return I.IsGuard && I.FallsThrough && I.Jumps;
  };
  if (any_of(Code, Decides))
    for (Instruction &I : Code)
      I.IsGuard = Decides(I);
}

} // namespace fastpath
