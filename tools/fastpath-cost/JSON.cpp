//===--- JSON.cpp - the report for programs -------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSON.h"
#include "Cells.h"
#include "llvm/Support/FormatVariadic.h"

namespace fastpath {

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

/// How many instructions fewer; null if that is not known.
static llvm::json::Value savedInstructions(const Instance &I) {
  std::optional<Saving> Saved = I.saved();
  return Saved ? llvm::json::Value(Saved->Instructions) : nullptr;
}

static llvm::json::Value json(const Instance &I) {
  return llvm::json::Object{{"symbol", I.Symbol},
                            {"name", I.Name},
                            {"savedInstructions", savedInstructions(I)},
                            {"before", json(I.Before)},
                            {"after", I.After ? json(*I.After) : nullptr}};
}

static llvm::json::Value json(const Uses &U) {
  return llvm::json::Object{{"inlined", U.Inlined}, {"calls", U.Calls}};
}

llvm::json::Object costs(const Result &R) {
  if (!R.Measured)
    return llvm::json::Object{{"problem", R.Problem}};
  const Measurement &M = *R.Measured;
  llvm::json::Array Instances;
  for (const Instance &I : M.Instances)
    Instances.push_back(json(I));
  const Instance &Least = M.least();
  llvm::json::Object Result{{"line", M.Line},
                            {"unit", M.Unit},
                            {"compiler", M.Compiler},
                            {"target", M.Target},
                            {"inlinedEverywhere", M.IsKept},
                            {"gain", gain(Least)},
                            {"savedInstructions", savedInstructions(Least)},
                            {"usesBefore", json(M.Before)},
                            {"usesAfter", json(M.After)},
                            {"instances", std::move(Instances)}};
  if (R.Share)
    Result["share"] = *R.Share;
  return Result;
}

void printJSON(const Report &R, llvm::raw_ostream &Out) {
  llvm::json::Array Functions, Failed;
  for (const Result &One : R.Results) {
    llvm::json::Object Function = costs(One);
    Function["function"] = One.F.Function;
    Function["file"] = One.F.File;
    Function["offset"] = One.F.Offset;
    Functions.push_back(std::move(Function));
  }
  for (const FailedUnit &F : R.Failed)
    Failed.push_back(
        llvm::json::Object{{"unit", F.Unit}, {"reason", F.Reason}});
  Out << llvm::formatv("{0:2}\n", llvm::json::Value(llvm::json::Object{
                                      {"version", 1},
                                      {"functions", std::move(Functions)},
                                      {"notCompiled", std::move(Failed)}}));
}

} // namespace fastpath
