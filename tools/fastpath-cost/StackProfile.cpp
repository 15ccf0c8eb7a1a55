//===--- StackProfile.cpp - perf script, folded stacks --------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackProfile.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <tuple>

namespace fastpath {

/// Takes the first line from \p Text.
static llvm::StringRef takeLine(llvm::StringRef &Text) {
  llvm::StringRef Line;
  std::tie(Line, Text) = Text.split('\n');
  return Line;
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
  P.add(Frames, Samples);
  return true;
}

static llvm::Expected<Profile> readFolded(llvm::StringRef Text) {
  Profile P;
  for (unsigned Number = 1; !Text.empty(); ++Number) {
    llvm::StringRef Line = takeLine(Text);
    if (!Line.trim().empty() && !addFolded(P, Line))
      return llvm::createStringError(
          llvm::inconvertibleErrorCode(),
          "line " + llvm::Twine(Number) +
              " is neither of `perf script` nor of folded stacks");
  }
  return P;
}

//===----------------------------------------------------------------------===//
// perf script
//===----------------------------------------------------------------------===//

/// `    5581f0 parse(int)+0x1f (/usr/bin/x)`, `    5581f0 load (inlined)`.
/// Nothing for a line of another kind.
static std::optional<Frame> frameOf(llvm::StringRef Line) {
  if (Line.empty() || !llvm::isSpace(Line.front()))
    return std::nullopt;
  auto [Address, Rest] = Line.ltrim().split(' ');
  if (Address.empty() || !llvm::all_of(Address, llvm::isHexDigit))
    return std::nullopt;
  bool IsInlined = Rest.rtrim().ends_with(" (inlined)");
  return Frame{Rest.take_front(Rest.rfind(" (")), IsInlined};
}

/// `server 4711 100.01: 250000 cycles:u: 5581f0 parse+0x1f (/usr/bin/server)`:
/// so a sample is without -g. Nothing where no function is behind the event.
static std::optional<Frame> frameBehindEvent(llvm::StringRef Line) {
  size_t End = Line.rfind(": ");
  return End == llvm::StringRef::npos ? std::nullopt
                                      : frameOf(Line.substr(End + 1));
}

static bool isPerfScript(llvm::StringRef Text) {
  while (!Text.empty()) {
    llvm::StringRef Line = takeLine(Text);
    if (frameOf(Line) || frameBehindEvent(Line))
      return true;
  }
  return false;
}

/// Each sample has a line of its own, in front of its stack if it has one, and
/// an empty one behind that. Each counts as one, whatever its period.
static Profile readPerfScript(llvm::StringRef Text) {
  Profile P;
  llvm::SmallVector<Frame> Stack;
  auto End = [&] {
    if (!Stack.empty())
      P.add(Stack, 1);
    Stack.clear();
  };
  while (!Text.empty()) {
    llvm::StringRef Line = takeLine(Text);
    if (std::optional<Frame> Alone = frameBehindEvent(Line)) {
      End();
      P.add(*Alone, 1);
    } else if (std::optional<Frame> F = frameOf(Line)) {
      Stack.push_back(*F);
    } else {
      End();
    }
  }
  End();
  return P;
}

llvm::Expected<Profile> readStacks(llvm::StringRef Text) {
  return isPerfScript(Text) ? llvm::Expected<Profile>(readPerfScript(Text))
                            : readFolded(Text);
}

} // namespace fastpath
