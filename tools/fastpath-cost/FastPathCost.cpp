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

namespace {
/// The ways through a function, of which each is in one of two states: before
/// the guard or, from there on, behind it.
class Search {
public:
  explicit Search(const std::vector<Instruction> &Function)
      : Function(Function), CameFrom(2 * Function.size(), Unseen) {
    for (size_t I = 0; I < Function.size(); ++I)
      At[Function[I].Address] = I;
  }

  Path shortest();

private:
  static constexpr size_t Unseen = ~size_t(0);

  void reach(size_t Index, size_t From);
  Path wayTo(size_t State) const;

  const std::vector<Instruction> &Function;
  llvm::DenseMap<uint64_t, size_t> At;
  /// Twice the instruction's index, and 1 behind the guard.
  std::vector<size_t> CameFrom;
  std::deque<size_t> Waiting;
};
} // namespace

void Search::reach(size_t Index, size_t From) {
  if (Index >= Function.size())
    return;
  size_t State = (2 * Index) + (Function[Index].IsGuard || From % 2);
  if (CameFrom[State] != Unseen)
    return;
  CameFrom[State] = From;
  Waiting.push_back(State);
}

Path Search::wayTo(size_t State) const {
  Path Result = {&Function[State / 2]};
  for (; CameFrom[State] != State; State = CameFrom[State])
    Result.push_back(&Function[CameFrom[State] / 2]);
  std::reverse(Result.begin(), Result.end());
  return Result;
}

/// The instructions of the shortest way through the guard, if it is known, to a
/// return; none if there is a call on every one.
Path Search::shortest() {
  auto IsGuard = [](const Instruction &I) { return I.IsGuard; };
  if (Function.empty())
    return {};
  size_t Entry =
      llvm::none_of(Function, IsGuard) || Function.front().IsGuard ? 1 : 0;
  reach(0, Entry);
  while (!Waiting.empty()) {
    size_t State = Waiting.front();
    Waiting.pop_front();
    const Instruction &Inst = Function[State / 2];
    if (Inst.Returns && State % 2)
      return wayTo(State);
    if (Inst.Calls)
      continue;
    if (Inst.FallsThrough)
      reach((State / 2) + 1, State);
    if (Inst.Target)
      if (auto Target = At.find(*Inst.Target); Target != At.end())
        reach(Target->second, State);
  }
  return {};
}

/// A register's size in the stack frame, on all targets.
static constexpr int64_t RegisterBytes = 8;

std::optional<FastPathCost>
cheapestReturn(const std::vector<Instruction> &Function) {
  Path Way = Search(Function).shortest();
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
      std::max<int64_t>(0, Deepest - (RegisterBytes * Cost.SavedRegisters));
  return Cost;
}

} // namespace fastpath
