//===--- Profile.cpp - where a program spends its time --------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"
#include "FunctionName.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MD5.h"

namespace fastpath {

void Profile::add(llvm::ArrayRef<Frame> Stack, double Count) {
  Total += Count;
  llvm::StringSet<> Seen; // a function may be inlined into itself
  for (const Frame &F : Stack) {
    std::string Name = qualifiedName(F.Name);
    if (Seen.insert(Name).second)
      Samples[Name] += Count;
    if (!F.IsInlined)
      break;
  }
}

std::optional<double> Profile::share(llvm::StringRef Symbol) const {
  auto Found = Samples.find(qualifiedName(Symbol));
  if (Found == Samples.end())
    Found = Samples.find(llvm::utostr(llvm::MD5Hash(Symbol)));
  if (Found == Samples.end())
    return std::nullopt;
  return Found->second / Total;
}

} // namespace fastpath
