//===--- Lists.cpp - files for other tools --------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lists.h"
#include "FunctionName.h"
#include "clang/Tooling/DiagnosticsYaml.h"
#include "llvm/ADT/StringSet.h"

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

llvm::Expected<size_t> writeHotList(llvm::StringRef File, const Report &R,
                                    double MinShare) {
  auto Out = create(File);
  if (!Out)
    return Out.takeError();
  **Out << "# Functions that a profile found hot; fastpath-cost makes this "
           "file.\n";
  llvm::StringSet<> Written;
  for (const Result &One : R.Results)
    if (One.Measured && One.Share && *One.Share >= MinShare)
      if (std::string Name = qualifiedName(One.Measured->least().Symbol);
          Written.insert(Name).second)
        **Out << Name << '\n';
  return Written.size();
}

} // namespace fastpath
