//===--- Report.cpp - the results as text ---------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include <limits>
#include <tuple>

namespace fastpath {

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// What \p R saves, for comparison: instructions, then bytes of stack.
static std::pair<int, int64_t> saved(const Result &R) {
  const Instance &I = R.Measured->least();
  constexpr int Unknown = std::numeric_limits<int>::min();
  return I.saved() ? std::make_pair(*I.saved(), *I.stackSaved())
                   : std::make_pair(Unknown, int64_t(0));
}

void sortByGain(std::vector<Result> &Results) {
  llvm::sort(Results, [](const Result &A, const Result &B) {
    if (A.Measured.has_value() != B.Measured.has_value())
      return A.Measured.has_value();
    if (A.Share != B.Share)
      return A.Share > B.Share;
    if (A.Measured && saved(A) != saved(B))
      return saved(A) > saved(B);
    return std::tie(A.F.File, A.F.Offset) < std::tie(B.F.File, B.F.Offset);
  });
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

static std::string arrow(const llvm::Twine &Before, const llvm::Twine &After) {
  return (Before + " -> " + After).str();
}

static std::string where(const Result &R, llvm::StringRef Folder) {
  llvm::StringRef File = R.F.File;
  if (File.consume_front(Folder))
    File.consume_front("/");
  return R.Measured ? (File + ":" + llvm::Twine(R.Measured->Line)).str()
                    : File.str();
}

static std::string gain(const Instance &I) {
  if (!I.After)
    return "inlined";
  if (!I.saved())
    return "unknown";
  return I.gains() ? llvm::itostr(*I.saved()) : "no gain";
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

/// `12.5%`
static std::string percent(double Share) {
  std::string Result;
  llvm::raw_string_ostream(Result) << llvm::format("%.1f%%", 100 * Share);
  return Result;
}

static std::vector<std::string> row(const Result &R, const Report &All) {
  const Measurement &M = *R.Measured;
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

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static void printRows(llvm::ArrayRef<std::vector<std::string>> Rows,
                      llvm::raw_ostream &Out) {
  std::vector<size_t> Widths(Rows.front().size());
  for (const auto &Row : Rows)
    for (size_t I = 0; I < Row.size(); ++I)
      Widths[I] = std::max(Widths[I], Row[I].size());
  for (const auto &Row : Rows) {
    for (size_t I = 0; I + 1 < Row.size(); ++I)
      Out << llvm::left_justify(Row[I], Widths[I]) << "  ";
    Out << Row.back() << '\n';
  }
}

void printTable(const Report &R, llvm::raw_ostream &Out) {
  std::vector<std::vector<std::string>> Rows = {
      {"gain", "instructions", "saved", "stack", "canary", "bytes", "inlined",
       "place", "function"}};
  if (R.HasProfile)
    Rows.front().insert(Rows.front().begin(), "share");
  for (const Result &One : R.Results)
    if (One.Measured)
      Rows.push_back(row(One, R));
  if (Rows.size() > 1)
    printRows(Rows, Out);
  else
    Out << "nothing was measured\n";
  for (const Result &One : R.Results)
    if (!One.Measured)
      Out << "not measured: " << One.F.Function << " in "
          << where(One, R.Folder) << ": " << One.Problem << '\n';
  for (const FailedUnit &Failed : R.Failed)
    Out << "not compiled: " << Failed.Unit << ": " << Failed.Reason << '\n';
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static llvm::json::Value json(const CodeState &State) {
  llvm::json::Object Result{{"bytes", State.Size},
                            {"slowPathBytes", State.SlowPathSize},
                            {"fastPath", nullptr}};
  if (const std::optional<FastPathCost> &C = State.FastPath)
    Result["fastPath"] =
        llvm::json::Object{{"instructions", C->Instructions},
                           {"savedRegisters", C->SavedRegisters},
                           {"stackBytes", C->StackBytes},
                           {"canary", C->Canary},
                           {"disassembly", llvm::json::Array(C->Listing)}};
  return Result;
}

static llvm::json::Value json(const Instance &I) {
  return llvm::json::Object{
      {"symbol", I.Symbol},
      {"name", I.Name},
      {"savedInstructions",
       I.saved() ? llvm::json::Value(*I.saved()) : nullptr},
      {"before", json(I.Before)},
      {"after", I.After ? json(*I.After) : nullptr}};
}

static llvm::json::Value json(const Uses &U) {
  return llvm::json::Object{{"inlined", U.Inlined}, {"calls", U.Calls}};
}

static llvm::json::Value json(const Result &R) {
  llvm::json::Object Object{
      {"function", R.F.Function}, {"file", R.F.File}, {"offset", R.F.Offset}};
  if (!R.Measured) {
    Object["problem"] = R.Problem;
    return Object;
  }
  if (R.Share)
    Object["share"] = *R.Share;
  const Measurement &M = *R.Measured;
  llvm::json::Array Instances;
  for (const Instance &I : M.Instances)
    Instances.push_back(json(I));
  const Instance &Least = M.least();
  Object["line"] = M.Line;
  Object["unit"] = M.Unit;
  Object["compiler"] = M.Compiler;
  Object["target"] = M.Target;
  Object["inlinedEverywhere"] = M.IsKept;
  Object["gain"] = gain(Least);
  Object["savedInstructions"] =
      Least.saved() ? llvm::json::Value(*Least.saved()) : nullptr;
  Object["usesBefore"] = json(M.Before);
  Object["usesAfter"] = json(M.After);
  Object["instances"] = std::move(Instances);
  return Object;
}

void printJSON(const Report &R, llvm::raw_ostream &Out) {
  llvm::json::Array Functions, Failed;
  for (const Result &One : R.Results)
    Functions.push_back(json(One));
  for (const FailedUnit &F : R.Failed)
    Failed.push_back(
        llvm::json::Object{{"unit", F.Unit}, {"reason", F.Reason}});
  Out << llvm::formatv("{0:2}\n", llvm::json::Value(llvm::json::Object{
                                      {"version", 1},
                                      {"functions", std::move(Functions)},
                                      {"notCompiled", std::move(Failed)}}));
}

} // namespace fastpath
