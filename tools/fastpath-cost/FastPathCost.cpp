//===--- FastPathCost.cpp - what a fast path costs ------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastPathCost.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include <deque>

namespace fastpath {

using Path = std::vector<const Instruction *>;

/// The instructions of the shortest way to a return; empty if there is none
/// without a call.
static Path shortestPath(const std::vector<Instruction> &Function) {
  llvm::DenseMap<uint64_t, size_t> At;
  for (size_t I = 0; I < Function.size(); ++I)
    At[Function[I].Address] = I;
  constexpr size_t Unseen = ~size_t(0);
  std::vector<size_t> CameFrom(Function.size(), Unseen);
  std::deque<size_t> Waiting;
  auto Reach = [&](size_t To, size_t From) {
    if (To >= Function.size() || CameFrom[To] != Unseen)
      return;
    CameFrom[To] = From;
    Waiting.push_back(To);
  };
  Reach(0, 0);
  while (!Waiting.empty()) {
    size_t I = Waiting.front();
    Waiting.pop_front();
    const Instruction &Inst = Function[I];
    if (Inst.Returns) {
      Path Result = {&Inst};
      for (; I != 0; I = CameFrom[I])
        Result.push_back(&Function[CameFrom[I]]);
      std::reverse(Result.begin(), Result.end());
      return Result;
    }
    if (Inst.Calls)
      continue;
    if (Inst.FallsThrough)
      Reach(I + 1, I);
    if (Inst.Target)
      if (auto Target = At.find(*Inst.Target); Target != At.end())
        Reach(Target->second, I);
  }
  return {};
}

/// A register's size in the stack frame, on all targets.
static constexpr int64_t RegisterBytes = 8;

std::optional<FastPathCost>
cheapestReturn(const std::vector<Instruction> &Function) {
  Path Way = shortestPath(Function);
  if (Way.empty())
    return std::nullopt;
  FastPathCost Cost{static_cast<unsigned>(Way.size()), 0, 0, false, {}};
  llvm::SmallSet<unsigned, 8> Saved, Changed;
  int64_t Reserved = 0, Deepest = 0;
  for (const Instruction *I : Way) {
    for (unsigned Register : I->Stores)
      if (!Changed.contains(Register))
        Saved.insert(Register);
    for (unsigned Register : I->Overwrites)
      Changed.insert(Register);
    Reserved += I->Reserves;
    Deepest = std::max(Deepest, Reserved);
    Cost.Canary |= I->UsesCanary;
    Cost.Listing.push_back(I->Symbol.empty() ? I->Text
                                             : I->Text + "  # " + I->Symbol);
  }
  Cost.SavedRegisters = Saved.size();
  Cost.StackBytes =
      std::max<int64_t>(0, Deepest - RegisterBytes * Cost.SavedRegisters);
  return Cost;
}

} // namespace fastpath
