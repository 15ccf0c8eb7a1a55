//===--- Findings.cpp - what the check found ------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Findings.h"
#include "RealPath.h"
#include "clang/Tooling/DiagnosticsYaml.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <tuple>

namespace fastpath {

static constexpr llvm::StringLiteral Refused = "no fix-it: ";

static std::string pathOf(llvm::StringRef Name, llvm::StringRef Folder) {
  return realPath(absolutePath(Name, Folder));
}

/// `early return of 'open' pays for ...` -> `open`
static std::string quotedName(llvm::StringRef Message) {
  return Message.split('\'').second.split('\'').first.str();
}

static Finding findingOf(const clang::tooling::Diagnostic &D,
                         llvm::StringRef Unit) {
  Finding Result;
  Result.File = pathOf(D.Message.FilePath, D.BuildDirectory);
  Result.Offset = D.Message.FileOffset;
  Result.Function = quotedName(D.Message.Message);
  Result.Message = D.Message.Message;
  for (const auto &File : D.Message.Fix)
    for (const clang::tooling::Replacement &R : File.second)
      Result.Edits.push_back({pathOf(R.getFilePath(), D.BuildDirectory),
                              R.getOffset(), R.getLength(),
                              R.getReplacementText().str()});
  llvm::sort(Result.Edits, [](const Edit &A, const Edit &B) {
    return std::tie(A.File, A.Offset) < std::tie(B.File, B.Offset);
  });
  if (Result.Edits.empty())
    Result.Refusal = "no fix was offered";
  for (const clang::tooling::DiagnosticMessage &Note : D.Notes)
    if (llvm::StringRef(Note.Message).starts_with(Refused))
      Result.Refusal = Note.Message.substr(Refused.size());
  if (!Unit.empty())
    Result.Units.push_back(Unit.str());
  return Result;
}

llvm::Expected<std::vector<Finding>> readFindings(llvm::StringRef Exported,
                                                  llvm::StringRef Unit) {
  auto Text = llvm::MemoryBuffer::getFile(Exported);
  if (!Text)
    return llvm::createStringError(Text.getError(),
                                   Exported + ": " + Text.getError().message());
  std::vector<Finding> Found;
  if ((*Text)->getBuffer().trim().empty()) // nothing was found
    return Found;
  clang::tooling::TranslationUnitDiagnostics Document;
  llvm::yaml::Input Input((*Text)->getBuffer());
  Input >> Document;
  if (Input.error())
    return llvm::createStringError(
        Input.error(), Exported + ": not a file of clang-tidy's -export-fixes");
  for (const clang::tooling::Diagnostic &D : Document.Diagnostics)
    if (llvm::StringRef(D.DiagnosticName).starts_with("fastpath-"))
      Found.push_back(findingOf(D, Unit));
  return Found;
}

std::vector<Finding> distinct(std::vector<Finding> Found) {
  auto Key = [](const Finding &F) {
    return std::tie(F.File, F.Offset, F.Message);
  };
  llvm::sort(Found, [&](const Finding &A, const Finding &B) {
    return Key(A) != Key(B) ? Key(A) < Key(B) : A.Units < B.Units;
  });
  std::vector<Finding> Result;
  for (Finding &F : Found)
    if (Result.empty() || Key(Result.back()) != Key(F))
      Result.push_back(std::move(F));
    else
      llvm::append_range(Result.back().Units, F.Units);
  return Result;
}

} // namespace fastpath
