//===--- Survey.cpp - all findings of a project ---------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Survey.h"
#include "RealPath.h"
#include "Workers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>

namespace fastpath {

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

namespace {
struct Checked {
  std::vector<Finding> Found;
  std::string Problem;
};
} // namespace

static std::string firstErrorLine(llvm::StringRef Output) {
  llvm::SmallVector<llvm::StringRef> Lines;
  Output.split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef Line : Lines)
    if (Line.contains("error: "))
      return Line.str();
  return Lines.empty() ? "fastpath-tidy failed" : Lines.back().str();
}

static Checked checkUnit(const CompileCommand &Unit, size_t Number,
                         const TemporaryFolder &Folder,
                         const TidyOptions &Options) {
  std::string Name = ("check-" + llvm::Twine(Number)).str();
  std::string Exported = Folder.file(Name + ".yaml");
  std::vector<std::string> Command = {
      Options.Program, "--checks=-*,fastpath-*",     "--warnings-as-errors=-*",
      "--quiet",       "--export-fixes=" + Exported, "-p",
      Options.Build};
  llvm::append_range(Command, Options.MoreArguments);
  Command.push_back(Unit.Unit);
  Ended Tidy = run(Command, Folder.path(), Folder.file(Name + ".log"));
  Checked Result;
  // A unit that clang-tidy skips is a success to it.
  bool IsSkipped =
      llvm::StringRef(Tidy.Output).contains("Compile command not found");
  if (Tidy.Status != 0 || IsSkipped)
    Result.Problem = "it cannot be checked: " + firstErrorLine(Tidy.Output);
  if (!llvm::sys::fs::exists(Exported)) // nothing was found
    return Result;
  auto Found = readFindings(Exported, Unit.Unit);
  if (Found)
    Result.Found = std::move(*Found);
  else
    Result.Problem = toString(Found.takeError());
  return Result;
}

std::vector<Finding> check(const Survey &S, const TidyOptions &Options,
                           std::vector<FailedUnit> &Failed) {
  std::vector<Checked> All(S.Units.size());
  forEach(S.Units.size(), S.Jobs, "checked", [&](size_t I) {
    All[I] = checkUnit(S.Units[I], I, S.Folder, Options);
  });
  std::vector<Finding> Found;
  for (size_t I = 0; I < All.size(); ++I) {
    llvm::append_range(Found, All[I].Found);
    if (!All[I].Problem.empty())
      Failed.push_back({S.Units[I].Unit, All[I].Problem});
  }
  return distinct(std::move(Found));
}

//===----------------------------------------------------------------------===//
// Which units may have code for a function
//===----------------------------------------------------------------------===//

/// In how many folders from the root both are.
static size_t commonFolders(llvm::StringRef A, llvm::StringRef B) {
  size_t Length = std::min(A.size(), B.size());
  const char *End =
      std::mismatch(A.begin(), A.begin() + Length, B.begin()).first;
  return A.take_front(End - A.begin()).count('/');
}

/// The numbers of the units to try, in order. Where the finding does not say
/// which have it: its file, else those of its name, else those near it.
static std::vector<size_t> candidates(const Finding &F,
                                      llvm::ArrayRef<CompileCommand> Units) {
  std::vector<size_t> Result;
  for (size_t I = 0; I < Units.size(); ++I)
    if (realPath(Units[I].Unit) == F.File)
      return {I};
  for (size_t I = 0; I < Units.size(); ++I)
    if (F.Units.empty() || llvm::is_contained(F.Units, Units[I].Unit))
      Result.push_back(I);
  llvm::StringRef Stem = llvm::sys::path::stem(F.File);
  auto Nearness = [&](size_t I) {
    llvm::StringRef Unit = Units[I].Unit;
    return std::make_tuple(llvm::sys::path::stem(Unit) == Stem,
                           commonFolders(Unit, F.File), ~I);
  };
  llvm::sort(Result,
             [&](size_t A, size_t B) { return Nearness(A) > Nearness(B); });
  return Result;
}

//===----------------------------------------------------------------------===//
// Measuring
//===----------------------------------------------------------------------===//

namespace {
/// A finding on its way through the units.
struct Case {
  Result R;
  std::vector<size_t> Candidates;
  /// The unit that it was measured in.
  const CompiledUnit *Unit = nullptr;
  bool IsDone = false;
};

class Measuring {
public:
  Measuring(const Survey &S, std::vector<FailedUnit> &Failed)
      : S(S), Failed(Failed) {}

  std::vector<Result> run(std::vector<Finding> Found);

private:
  void compileNeeded();
  void tryNext(Case &C);
  void finish(Case &C, size_t Number);

  const Survey &S;
  std::vector<FailedUnit> &Failed;
  std::vector<Case> Cases;
  /// By number; null for one that does not compile.
  std::map<size_t, std::unique_ptr<CompiledUnit>> Compiled;
};
} // namespace

/// Compiles the next unit of every case that is not done.
void Measuring::compileNeeded() {
  std::vector<size_t> Needed;
  for (const Case &C : Cases)
    if (!C.IsDone && !C.Candidates.empty() &&
        Compiled.try_emplace(C.Candidates.front()).second)
      Needed.push_back(C.Candidates.front());
  std::vector<std::string> Problems(Needed.size());
  forEach(Needed.size(), S.Jobs, "compiled as they are", [&](size_t I) {
    size_t Number = Needed[I];
    auto Unit = compileAsIs(S.Units[Number], S.Folder, Number);
    if (Unit)
      Compiled.find(Number)->second =
          std::make_unique<CompiledUnit>(std::move(*Unit));
    else
      Problems[I] = toString(Unit.takeError());
  });
  for (size_t I = 0; I < Needed.size(); ++I)
    if (!Problems[I].empty())
      Failed.push_back({S.Units[Needed[I]].Unit,
                        "it does not compile as it is: " + Problems[I]});
}

void Measuring::tryNext(Case &C) {
  if (C.Candidates.empty()) {
    C.IsDone = true;
    if (!C.Unit)
      C.R.Problem = "no translation unit that compiles has it";
    return;
  }
  const CompiledUnit *Unit = Compiled[C.Candidates.front()].get();
  C.Candidates.erase(C.Candidates.begin());
  auto HasFile = [&](const std::string &File) {
    return realPath(File) == C.R.F.File;
  };
  if (!Unit || llvm::none_of(Unit->Files, HasFile))
    return;
  if (!C.Unit)
    C.Unit = Unit;
  auto Before = measureBefore(C.R.F, *Unit);
  if (!Before) {
    C.R.Problem = toString(Before.takeError());
    C.R.IsError = true;
    C.IsDone = true;
  } else if (*Before) {
    C.R.Measured = std::move(*Before);
    C.Unit = Unit;
    C.IsDone = true;
  }
}

static bool isInlinedEverywhere(const Measurement &M) {
  return llvm::any_of(M.Instances, [](const Instance &I) { return !I.After; });
}

/// What the compiler would make of a function for other files, where it inlines
/// it everywhere in this one. How often it does is as it was without.
static llvm::Error measureInlined(Case &C, const TemporaryFolder &Folder,
                                  size_t Number) {
  auto Kept = measureKept(C.R.F, *C.Unit, Folder, Number);
  if (!Kept)
    return Kept.takeError();
  if (!*Kept)
    return llvm::Error::success();
  Measurement &M = **Kept;
  if (C.R.Measured) {
    M.Before = C.R.Measured->Before;
    M.After = C.R.Measured->After;
  }
  C.R.Measured = std::move(M);
  return llvm::Error::success();
}

/// Compiles with the fix, once it is known where.
void Measuring::finish(Case &C, size_t Number) {
  Result &R = C.R;
  llvm::Error Failed =
      R.Measured ? measureAfter(R.F, *C.Unit, S.Folder, Number, *R.Measured)
                 : llvm::Error::success();
  if (!Failed && (!R.Measured || isInlinedEverywhere(*R.Measured)))
    Failed = measureInlined(C, S.Folder, Number);
  if (!Failed && !R.Measured)
    R.Problem =
        "no translation unit has code for it: it is not used, or inlined "
        "everywhere";
  if (Failed) {
    R.Problem = toString(std::move(Failed));
    R.IsError = true;
    R.Measured.reset();
  }
}

std::vector<Result> Measuring::run(std::vector<Finding> Found) {
  for (Finding &F : Found) {
    Case C;
    if (!F.Refusal.empty()) {
      C.IsDone = true;
      C.R.Problem = "no fix-it: " + F.Refusal;
    } else {
      C.Candidates = candidates(F, S.Units);
    }
    C.R.F = std::move(F);
    Cases.push_back(std::move(C));
  }
  auto IsDone = [](const Case &C) { return C.IsDone; };
  while (!llvm::all_of(Cases, IsDone) && !wasInterrupted()) {
    compileNeeded();
    for (Case &C : Cases)
      if (!C.IsDone)
        tryNext(C);
  }
  std::vector<Case *> Fixes;
  for (Case &C : Cases)
    if (C.R.Problem.empty() && C.Unit)
      Fixes.push_back(&C);
  forEach(Fixes.size(), S.Jobs, "compiled with their fixes",
          [&](size_t I) { finish(*Fixes[I], I); });
  std::vector<Result> Results;
  Results.reserve(Cases.size());
  for (Case &C : Cases)
    Results.push_back(std::move(C.R));
  return Results;
}

std::vector<Result> measure(const Survey &S, std::vector<Finding> Found,
                            std::vector<FailedUnit> &Failed) {
  return Measuring(S, Failed).run(std::move(Found));
}

} // namespace fastpath
