//===--- main.cpp - fastpath-cost -----------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each finding of the check: what its function's fast path costs, as the
// user's compiler makes it, and what it would cost with the fix.
//
//===----------------------------------------------------------------------===//

#include "Database.h"
#include "Explanation.h"
#include "HTML.h"
#include "JSON.h"
#include "Lists.h"
#include "MachineCode.h"
#include "ProfileFile.h"
#include "RealPath.h"
#include "SARIF.h"
#include "Survey.h"
#include "Table.h"
#include "Workers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace fastpath;
namespace cl = llvm::cl;

static cl::OptionCategory Category("fastpath-cost options");

static cl::opt<std::string>
    Build("p", cl::desc("The folder with compile_commands.json"),
          cl::value_desc("BUILD"), cl::Required, cl::cat(Category));
static cl::list<std::string>
    Files(cl::Positional, cl::desc("[FILES] (default: all of the database)"),
          cl::cat(Category));
static cl::opt<std::string>
    Fixes("fixes",
          cl::desc("Findings that were exported with -export-fixes, in place "
                   "of running the check"),
          cl::value_desc("FILE"), cl::cat(Category));
static cl::opt<std::string>
    Tidy("tidy", cl::desc("fastpath-tidy (default: the one beside this)"),
         cl::value_desc("PROGRAM"), cl::cat(Category));
static cl::list<std::string>
    TidyArguments("tidy-arg",
                  cl::desc("An argument for fastpath-tidy; may be repeated"),
                  cl::value_desc("ARGUMENT"), cl::cat(Category));
static cl::opt<std::string>
    HeaderFilter("header-filter",
                 cl::desc("In which headers to look (default: all)"),
                 cl::init(".*"), cl::value_desc("REGEX"), cl::cat(Category));
static cl::opt<unsigned>
    Jobs("j", cl::desc("How many compilers at once (default: one a core)"),
         cl::Prefix, cl::init(0), cl::cat(Category));
enum class Format { Table, JSON, SARIF, HTML };
static cl::opt<Format>
    Output(cl::desc("Print, in place of a table:"), cl::init(Format::Table),
           cl::values(clEnumValN(Format::JSON, "json", "JSON"),
                      clEnumValN(Format::SARIF, "sarif",
                                 "SARIF, for code scanning, with all fixes"),
                      clEnumValN(Format::HTML, "html",
                                 "A page, with the code of each fast path")),
           cl::cat(Category));
static cl::opt<std::string>
    Why("why", cl::desc("Explain one function, and measure no other"),
        cl::value_desc("FUNCTION"), cl::cat(Category));

static cl::opt<std::string> ProfileFile(
    "profile",
    cl::desc("Where the program spends its time: the output of perf script, "
             "folded stacks, a pprof profile, or one of llvm-profdata"),
    cl::value_desc("FILE"), cl::cat(Category));
static cl::opt<std::string>
    MinShare("min-share",
             cl::desc("Only functions with that share of the profile: 0.1%"),
             cl::value_desc("SHARE"), cl::cat(Category));
static cl::opt<std::string>
    FixIf("fix-if",
          cl::desc("Which fixes to write: saved-instructions>=3 and share>=1%"),
          cl::value_desc("CONDITION"), cl::cat(Category));
static cl::opt<std::string> WriteFixes("write-fixes",
                                       cl::desc("Write the fixes that pay, for "
                                                "clang-apply-replacements"),
                                       cl::value_desc("FILE"),
                                       cl::cat(Category));
static cl::opt<std::string>
    WriteHotList("write-hot-list",
                 cl::desc("Write the names of the functions that are hot"),
                 cl::value_desc("FILE"), cl::cat(Category));

/// Tells the user; the status to exit with.
static int stop(const llvm::Twine &Problem) {
  llvm::errs() << "fastpath-cost: " << Problem << '\n';
  return 2;
}

/// The program to run as fastpath-tidy.
static std::string tidyProgram(const char *Argv0) {
  if (!Tidy.empty())
    return absolutePath(Tidy, ".");
  static int AddressInProgram;
  llvm::SmallString<256> Path(llvm::sys::path::parent_path(
      llvm::sys::fs::getMainExecutable(Argv0, &AddressInProgram)));
  llvm::sys::path::append(Path, "fastpath-tidy");
  return Path.str().str();
}

/// The findings, exported already or to be found.
static llvm::Expected<std::vector<Finding>>
findings(const Survey &S, const char *Argv0, std::vector<FailedUnit> &Failed) {
  if (!Fixes.empty()) {
    auto Found = readFindings(Fixes, "");
    if (!Found)
      return Found.takeError();
    return distinct(std::move(*Found));
  }
  TidyOptions Options{tidyProgram(Argv0), absolutePath(Build, "."), {}};
  if (!llvm::sys::fs::can_execute(Options.Program))
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   Options.Program +
                                       " is no program; --tidy names "
                                       "fastpath-tidy");
  Options.MoreArguments.push_back("--header-filter=" + HeaderFilter);
  llvm::append_range(Options.MoreArguments, TidyArguments);
  return check(S, Options, Failed);
}

namespace {
/// What the profile and the condition on the command line say.
struct Wanted {
  std::optional<Profile> Samples;
  /// A fix that saves anything pays.
  Condition Pays;
  double MinShare = 0;
};
} // namespace

static llvm::Error missing(llvm::StringRef Option, llvm::StringRef Needed) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 Option + " needs " + Needed);
}

static llvm::Expected<Wanted> wanted() {
  Wanted Result;
  if (!ProfileFile.empty()) {
    auto Samples = readProfile(ProfileFile);
    if (!Samples)
      return Samples.takeError();
    Result.Samples = std::move(*Samples);
  }
  if (!FixIf.empty()) {
    auto Pays = parseCondition(FixIf);
    if (!Pays)
      return Pays.takeError();
    Result.Pays = std::move(*Pays);
    if (WriteFixes.empty())
      return missing("--fix-if", "--write-fixes=FILE");
  }
  if (!MinShare.empty()) {
    auto Parsed = parseCondition("share>=" + MinShare);
    if (!Parsed)
      return Parsed.takeError();
    Result.MinShare = Parsed->Terms.front().Value;
  }
  bool NeedsProfile =
      !MinShare.empty() || !WriteHotList.empty() ||
      llvm::any_of(Result.Pays.Terms, [](const Condition::Term &T) {
        return T.What == Condition::Figure::Share;
      });
  if (NeedsProfile && !Result.Samples)
    return missing("what is said of shares", "--profile=FILE");
  return Result;
}

/// Adds the shares of the profile; leaves out functions with less than is
/// wanted.
static void addShares(Report &R, const Wanted &W) {
  if (!W.Samples)
    return;
  R.HasProfile = true;
  for (Result &One : R.Results)
    if (One.Measured)
      One.Share = W.Samples->share(One.Measured->least().Symbol);
  if (W.MinShare > 0)
    llvm::erase_if(R.Results, [&](const Result &One) {
      return One.Share.value_or(0) < W.MinShare;
    });
}

/// Prints what is asked for.
static llvm::Error print(const Report &R, llvm::raw_ostream &Out) {
  switch (Output.getValue()) {
  case Format::Table:
    printTable(R, Out);
    break;
  case Format::JSON:
    printJSON(R, Out);
    break;
  case Format::SARIF:
    return printSARIF(R, Out);
  case Format::HTML:
    printHTML(R, Out);
    break;
  }
  return llvm::Error::success();
}

/// Explains the functions that the user asks about.
static llvm::Error printWhy(const Report &R, llvm::raw_ostream &Out) {
  bool IsFirst = true;
  for (const Result &One : R.Results) {
    if (!isAbout(One, Why))
      continue;
    Out << (IsFirst ? "" : "\n");
    explain(One, R, Out);
    IsFirst = false;
  }
  if (IsFirst)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "the check reports no function '" + Why +
                                       "'");
  return llvm::Error::success();
}

/// Writes the files that are asked for.
static llvm::Error writeLists(const Report &R, const Wanted &W) {
  auto Say = [](size_t Count, llvm::StringRef What, llvm::StringRef File) {
    llvm::errs() << Count << ' ' << What << " written to " << File << '\n';
  };
  if (!WriteFixes.empty()) {
    auto Count = writeFixes(WriteFixes, R, W.Pays);
    if (!Count)
      return Count.takeError();
    Say(*Count, "fixes", WriteFixes);
  }
  if (!WriteHotList.empty() && W.Samples) {
    auto Count = writeHotList(WriteHotList, *W.Samples, R, W.MinShare);
    if (!Count)
      return Count.takeError();
    Say(*Count, "names", WriteHotList);
  }
  return llvm::Error::success();
}

/// Finds and measures. What is temporary is gone when this returns.
static llvm::Expected<Report> survey(std::vector<CompileCommand> Units,
                                     const char *Argv0) {
  auto Folder = TemporaryFolder::create();
  if (!Folder)
    return Folder.takeError();
  catchInterrupts();
  Survey S{std::move(Units), *Folder, Jobs};
  Report R;
  R.Folder = realPath(absolutePath(".", "."));
  auto Found = findings(S, Argv0, R.Failed);
  if (!Found)
    return Found.takeError();
  if (!Why.empty())
    llvm::erase_if(*Found,
                   [](const Finding &F) { return !mayBeAbout(F, Why); });
  R.Results = measure(S, std::move(*Found), R.Failed);
  return R;
}

int main(int argc, const char **argv) {
  llvm::InitLLVM Init(argc, argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "What each fix of fastpath-tidy saves, measured in what your compiler "
      "makes of it\n");
  initializeTargets();

  auto Units = readDatabase(Build, Files);
  if (!Units)
    return stop(toString(Units.takeError()));
  auto W = wanted();
  if (!W)
    return stop(toString(W.takeError()));
  auto Surveyed = survey(std::move(*Units), argv[0]);
  if (!Surveyed)
    return stop(toString(Surveyed.takeError()));
  Report &R = *Surveyed;
  if (wasInterrupted())
    return 130;
  addShares(R, *W);
  sortByGain(R.Results);
  if (llvm::Error Failed =
          Why.empty() ? print(R, llvm::outs()) : printWhy(R, llvm::outs()))
    return stop(toString(std::move(Failed)));
  if (llvm::Error Failed = writeLists(R, *W))
    return stop(toString(std::move(Failed)));
  auto IsError = [](const Result &One) { return One.IsError; };
  return R.Failed.empty() && llvm::none_of(R.Results, IsError) ? 0 : 1;
}
