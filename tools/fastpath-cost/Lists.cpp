//===--- Lists.cpp - files for other tools --------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lists.h"
#include "FunctionName.h"
#include "clang/Tooling/DiagnosticsYaml.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <tuple>

namespace fastpath {

static llvm::Expected<std::unique_ptr<llvm::raw_fd_ostream>>
create(llvm::StringRef File) {
  std::error_code Code;
  auto Out = std::make_unique<llvm::raw_fd_ostream>(File, Code);
  if (Code)
    return llvm::createStringError(Code, File + ": " + Code.message());
  return Out;
}

static llvm::Expected<clang::tooling::Diagnostic>
diagnosticOf(const Finding &F) {
  clang::tooling::Diagnostic Result(F.Check,
                                    clang::tooling::Diagnostic::Warning, "");
  Result.Message.Message = F.Message;
  Result.Message.FilePath = F.File;
  Result.Message.FileOffset = F.Offset;
  for (const Edit &E : F.Edits)
    if (llvm::Error Failed = Result.Message.Fix[E.File].add(
            {E.File, E.Offset, E.Length, E.Text}))
      return Failed;
  return Result;
}

llvm::Expected<size_t> writeFixes(llvm::StringRef File, const Report &R,
                                  const Condition &Pays) {
  clang::tooling::TranslationUnitDiagnostics Fixes;
  for (const Result &One : R.Results) {
    if (!Pays.holds(One))
      continue;
    auto Diagnostic = diagnosticOf(One.F);
    if (!Diagnostic)
      return Diagnostic.takeError();
    Fixes.Diagnostics.push_back(std::move(*Diagnostic));
  }
  auto Out = create(File);
  if (!Out)
    return Out.takeError();
  llvm::yaml::Output Writer(**Out);
  Writer << Fixes;
  return Fixes.Diagnostics.size();
}

/// By name, all that is hot. What has a number for its name in the profile, or
/// none, is known by its name only where it was measured.
static std::map<std::string, double>
hotFunctions(const Profile &Samples, const Report &R, double MinShare) {
  std::map<std::string, double> Hot;
  auto Add = [&](llvm::StringRef Name, double Share) {
    if (Share > 0 && Share >= MinShare)
      Hot[Name.str()] = Share;
  };
  for (const auto &Entry : Samples.Samples)
    if (llvm::StringRef Name = Entry.getKey();
        !Name.empty() && !llvm::isDigit(Name.front()) && Name.front() != '[')
      Add(Name, Entry.getValue() / Samples.Total);
  for (const Result &One : R.Results)
    if (One.Measured && One.Share)
      Add(qualifiedName(One.Measured->least().Symbol), *One.Share);
  return Hot;
}

llvm::Expected<size_t> writeHotList(llvm::StringRef File,
                                    const Profile &Samples, const Report &R,
                                    double MinShare) {
  auto Out = create(File);
  if (!Out)
    return Out.takeError();
  **Out << "# Functions that a profile found hot; fastpath-cost makes this "
           "file.\n";
  auto Hot = hotFunctions(Samples, R, MinShare);
  std::vector<std::pair<std::string, double>> Sorted(Hot.begin(), Hot.end());
  llvm::sort(Sorted, [](const auto &A, const auto &B) {
    return std::tie(B.second, A.first) < std::tie(A.second, B.first);
  });
  for (const auto &[Name, Share] : Sorted)
    **Out << Name << '\n';
  return Sorted.size();
}

} // namespace fastpath
