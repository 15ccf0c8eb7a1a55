//===--- Cells.cpp - figures as text --------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cells.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace fastpath {

static std::string arrow(const llvm::Twine &Before, const llvm::Twine &After) {
  return (Before + " -> " + After).str();
}

std::string where(const Result &R, llvm::StringRef Folder) {
  llvm::StringRef File = R.F.File;
  if (File.consume_front(Folder))
    File.consume_front("/");
  return R.Measured ? (File + ":" + llvm::Twine(R.Measured->Line)).str()
                    : File.str();
}

std::string gain(const Instance &I) {
  if (!I.After)
    return "inlined";
  std::optional<Saving> Saved = I.saved();
  if (!Saved)
    return "unknown";
  return Saved->isGain() ? llvm::itostr(Saved->Instructions) : "no gain";
}

/// A figure of the fast path before and after; a dash where there is no path.
template <typename Figure>
static std::string onPath(const Instance &I, Figure Of) {
  auto Text = [&](const std::optional<FastPathCost> &C) {
    return C ? std::string(Of(*C)) : std::string("-");
  };
  return arrow(Text(I.Before.FastPath),
               I.After ? Text(I.After->FastPath) : std::string("-"));
}

/// `41` bytes; `20+35` with those of the slow path.
static std::string size(const CodeState &State) {
  std::string Own = llvm::utostr(State.Size);
  return State.SlowPathSize ? Own + "+" + llvm::utostr(State.SlowPathSize)
                            : Own;
}

static std::string uses(const Uses &U) {
  return U.Inlined + U.Calls
             ? llvm::utostr(U.Inlined) + "/" + llvm::utostr(U.Inlined + U.Calls)
             : "-";
}

std::string percent(double Share) {
  std::string Result;
  llvm::raw_string_ostream(Result) << llvm::format("%.1f%%", 100 * Share);
  return Result;
}

std::vector<std::string> columns(const Report &R) {
  std::vector<std::string> Names = {"gain",    "instructions", "saved",
                                    "stack",   "canary",       "bytes",
                                    "inlined", "place",        "function"};
  if (R.HasProfile)
    Names.insert(Names.begin(), "share");
  return Names;
}

std::vector<std::string> cells(const Result &R, const Measurement &M,
                               const Report &All) {
  const Instance &I = M.least();
  std::string Name = I.Name;
  if (M.Instances.size() > 1)
    Name += " and " + llvm::utostr(M.Instances.size() - 1) + " more";
  std::vector<std::string> Cells = {
      gain(I),
      onPath(I, [](auto &C) { return llvm::utostr(C.Instructions); }),
      onPath(I, [](auto &C) { return llvm::utostr(C.SavedRegisters); }),
      onPath(I, [](auto &C) { return llvm::itostr(C.StackBytes); }),
      onPath(I, [](auto &C) { return C.Canary ? "yes" : "no"; }),
      arrow(size(I.Before), I.After ? size(*I.After) : std::string("-")),
      arrow(uses(M.Before), uses(M.After)),
      where(R, All.Folder),
      Name};
  if (All.HasProfile)
    Cells.insert(Cells.begin(), R.Share ? percent(*R.Share) : "-");
  return Cells;
}

} // namespace fastpath
