//===--- Explanation.cpp - one function in words --------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explanation.h"
#include "Cells.h"
#include "FunctionName.h"
#include "llvm/ADT/StringExtras.h"

namespace fastpath {

//===----------------------------------------------------------------------===//
// Which function
//===----------------------------------------------------------------------===//

/// `a::b` ends as `b` does, but not as `::ab`.
static bool isOrEndsAs(llvm::StringRef Qualified, llvm::StringRef Name) {
  return Qualified.consume_back(Name) &&
         (Qualified.empty() || Qualified.ends_with("::"));
}

bool mayBeAbout(const Finding &F, llvm::StringRef Name) {
  return isOrEndsAs(qualifiedName(Name), F.Function);
}

bool isAbout(const Result &R, llvm::StringRef Name) {
  if (!R.Measured)
    return mayBeAbout(R.F, Name);
  return isOrEndsAs(qualifiedName(R.Measured->least().Symbol),
                    qualifiedName(Name));
}

//===----------------------------------------------------------------------===//
// In words
//===----------------------------------------------------------------------===//

/// `1 register`, `6 registers`
static std::string counted(uint64_t Count, llvm::StringRef What) {
  return (llvm::Twine(Count) + " " + What + (Count == 1 ? "" : "s")).str();
}

static bool needsFrame(const FastPathCost &C) {
  return C.SavedRegisters || C.StackBytes || C.Canary;
}

/// What \p C does beside the guard: `stores 6 registers for its caller`.
static std::string frame(const FastPathCost &C) {
  if (!needsFrame(C))
    return "needs no stack frame";
  std::vector<std::string> Parts;
  if (C.SavedRegisters)
    Parts.push_back("stores " + counted(C.SavedRegisters, "register") +
                    " for its caller");
  if (C.StackBytes)
    Parts.push_back("takes " + counted(C.StackBytes, "byte") + " of stack" +
                    (C.SavedRegisters ? " beside" : ""));
  if (C.Canary)
    Parts.emplace_back("uses the stack protector's canary");
  std::string Last = Parts.back();
  Parts.pop_back();
  return Parts.empty() ? Last : llvm::join(Parts, ", ") + " and " + Last;
}

static void explainPath(llvm::StringRef When,
                        const std::optional<FastPathCost> &C,
                        llvm::raw_ostream &Out) {
  Out << When << ", ";
  if (C)
    Out << "the fast path is " << counted(C->Instructions, "instruction")
        << " from the entry through the check to the return, and " << frame(*C)
        << ".\n";
  else
    Out << "a call precedes every return: there is no fast path to count.\n";
}

static llvm::StringRef whyNoGain(const Saving &Saved,
                                 const FastPathCost &Before) {
  if (Saved.Instructions < 0)
    return "it is longer with the fix";
  if (needsFrame(Before))
    return "the compiler needs as much with the fix";
  return "the compiler keeps the frame off the fast path by itself";
}

static void explainGain(const Saving &Saved, const FastPathCost &Before,
                        const FastPathCost &After, llvm::raw_ostream &Out) {
  if (!Saved.isGain()) {
    Out << "No gain: " << whyNoGain(Saved, Before) << ".\n";
    return;
  }
  Out << "So the fix saves "
      << (Saved.Instructions ? counted(Saved.Instructions, "instruction")
                             : counted(Saved.Bytes, "byte") + " of stack")
      << " each time that the function returns early.\n";
  if (needsFrame(Before) && !needsFrame(After))
    Out << "What it spares was there for the slow path alone, which the "
           "compiler prepares for at the entry.\n";
}

static void explainSize(const Instance &I, llvm::raw_ostream &Out) {
  Out << "It is " << counted(I.Before.Size, "byte") << " of code as it is";
  if (I.After) {
    Out << ", and " << counted(I.After->Size, "byte") << " with the fix";
    if (I.After->SlowPathSize)
      Out << ", beside " << counted(I.After->SlowPathSize, "byte")
          << " of the slow path";
  }
  Out << ".\n";
}

/// `into 2 of 3 places that use it`
static std::string places(const Uses &U) {
  return "into " + llvm::utostr(U.Inlined) + " of " +
         counted(U.Inlined + U.Calls, "place") + " that use it";
}

static void explainInlining(const Measurement &M, llvm::raw_ostream &Out) {
  if (M.IsKept)
    Out << "In this translation unit it has no code of its own, since it is "
           "inlined everywhere or not used; these figures are of what other "
           "files would call.\n";
  if (M.Before.Inlined + M.Before.Calls + M.After.Inlined + M.After.Calls == 0)
    Out << "Nothing in this translation unit uses it.\n";
  else
    Out << "The compiler inlines it " << places(M.Before)
        << " as it is, and with the fix " << places(M.After) << ".\n";
}

static void explainInstance(const Instance &I, llvm::raw_ostream &Out) {
  explainPath("As it is", I.Before.FastPath, Out);
  if (I.After) {
    explainPath("With the fix", I.After->FastPath, Out);
    const std::optional<FastPathCost> &Before = I.Before.FastPath;
    const std::optional<FastPathCost> &After = I.After->FastPath;
    std::optional<Saving> Saved = I.saved();
    if (Saved && Before && After)
      explainGain(*Saved, *Before, *After, Out);
    else
      Out << "So what the fix gains is unknown.\n";
  } else {
    Out << "With the fix, it is inlined everywhere, and has no code of its "
           "own.\n";
  }
  explainSize(I, Out);
}

void explain(const Result &R, const Report &All, llvm::raw_ostream &Out) {
  if (!R.Measured) {
    Out << R.F.Function << ", " << where(R, All.Folder)
        << "\nIt was not measured: " << R.Problem << ".\n";
    return;
  }
  const Measurement &M = *R.Measured;
  const Instance &Least = M.least();
  Out << Least.Name << ", " << where(R, All.Folder) << "\nCompiled in "
      << M.Unit << " for " << M.Target << " by " << M.Compiler << ".\n";
  for (const Note &N : R.F.Notes)
    Out << "The check says: " << N.Message << ".\n";
  if (M.Instances.size() > 1)
    Out << "There are " << M.Instances.size()
        << " of it, for several template arguments; this is the one that gains "
           "least.\n";
  explainInstance(Least, Out);
  explainInlining(M, Out);
  if (R.Share)
    Out << percent(*R.Share) << " of the profile's samples are in it.\n";
  else if (All.HasProfile)
    Out << "The profile has no sample in it.\n";
}

} // namespace fastpath
