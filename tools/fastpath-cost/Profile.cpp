//===--- Profile.cpp - where a program spends its time --------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"
#include "FunctionName.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

namespace fastpath {

std::optional<double> Profile::share(llvm::StringRef QualifiedName) const {
  auto Found = Samples.find(QualifiedName);
  if (Found == Samples.end())
    return std::nullopt;
  return Found->second / Total;
}

namespace {
/// One function of a stack.
struct Frame {
  llvm::StringRef Name;
  bool IsInlined;
};
} // namespace

/// Counts \p Samples for the innermost of \p Stack, which begins with it, and
/// for those that it was inlined into.
static void add(Profile &P, llvm::ArrayRef<Frame> Stack, double Samples) {
  if (Stack.empty())
    return;
  P.Total += Samples;
  llvm::StringSet<> Seen; // a function may be inlined into itself
  for (const Frame &F : Stack) {
    std::string Name = qualifiedName(F.Name);
    if (Seen.insert(Name).second)
      P.Samples[Name] += Samples;
    if (!F.IsInlined)
      break;
  }
}

//===----------------------------------------------------------------------===//
// Folded stacks
//===----------------------------------------------------------------------===//

/// `main;read;parse_[i] 12`; false if \p Line is something else.
static bool addFolded(Profile &P, llvm::StringRef Line) {
  auto [Stack, Count] = Line.trim().rsplit(' ');
  double Samples = 0;
  if (Stack.empty() || !llvm::to_float(Count, Samples))
    return false;
  llvm::SmallVector<llvm::StringRef> Names;
  Stack.split(Names, ';');
  llvm::SmallVector<Frame> Frames;
  for (llvm::StringRef Name : llvm::reverse(Names))
    Frames.push_back({Name, Name.ends_with("_[i]")});
  add(P, Frames, Samples);
  return true;
}

//===----------------------------------------------------------------------===//
// perf script
//===----------------------------------------------------------------------===//

/// `    5581f0 parse(int)+0x1f (/usr/bin/x)`, `    5581f0 load (inlined)`.
/// Nothing for a line of another kind.
static std::optional<Frame> frameOf(llvm::StringRef Line) {
  auto [Address, Rest] = Line.ltrim().split(' ');
  if (!llvm::isSpace(Line.front()) || Address.empty() ||
      !llvm::all_of(Address, llvm::isHexDigit))
    return std::nullopt;
  bool IsInlined = Rest.rtrim().ends_with(" (inlined)");
  return Frame{Rest.take_front(Rest.rfind(" (")), IsInlined};
}

static bool isPerfScript(llvm::StringRef Text) {
  while (!Text.empty()) {
    llvm::StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    if (!Line.empty() && llvm::isSpace(Line.front()) && frameOf(Line))
      return true;
  }
  return false;
}

/// Each sample has a line of its own in front of its stack, and an empty one
/// behind it. Each counts as one, whatever its period.
static void addPerfScript(Profile &P, llvm::StringRef Text) {
  llvm::SmallVector<Frame> Stack;
  while (!Text.empty()) {
    llvm::StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    std::optional<Frame> F = Line.empty() ? std::nullopt : frameOf(Line);
    if (F) {
      Stack.push_back(*F);
      continue;
    }
    add(P, Stack, 1);
    Stack.clear();
  }
  add(P, Stack, 1);
}

llvm::Expected<Profile> readProfile(llvm::StringRef File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer)
    return llvm::createStringError(Buffer.getError(),
                                   File + ": " + Buffer.getError().message());
  Profile P;
  llvm::StringRef Text = (*Buffer)->getBuffer();
  if (isPerfScript(Text)) {
    addPerfScript(P, Text);
  } else {
    unsigned Number = 0;
    while (!Text.empty()) {
      llvm::StringRef Line;
      std::tie(Line, Text) = Text.split('\n');
      ++Number;
      if (!Line.trim().empty() && !addFolded(P, Line))
        return llvm::createStringError(
            llvm::inconvertibleErrorCode(),
            File + ":" + llvm::Twine(Number) +
                ": neither the output of `perf script` nor folded stacks");
    }
  }
  if (P.Total == 0)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   File + ": has no samples");
  return P;
}

} // namespace fastpath
