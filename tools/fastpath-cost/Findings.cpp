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
static constexpr llvm::StringLiteral GuardNote =
    "the fast path ends at this atomic check";

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
  Result.Check = D.DiagnosticName;
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
  for (const clang::tooling::DiagnosticMessage &N : D.Notes) {
    std::string File =
        N.FilePath.empty() ? "" : pathOf(N.FilePath, D.BuildDirectory);
    Result.Notes.push_back({N.Message, File, N.FileOffset});
    llvm::StringRef Text = N.Message;
    if (Text.consume_front(Refused))
      Result.Refusal = Text.str();
    if (Text.starts_with(GuardNote)) {
      Result.GuardFile = std::move(File);
      Result.GuardOffset = N.FileOffset;
    }
  }
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

/// Adds what another unit says of the finding \p Known.
static void addUnit(Finding &Known, Finding Other) {
  auto Key = [](const Edit &E) {
    return std::tie(E.File, E.Offset, E.Length, E.Text);
  };
  auto IsSame = [&](const Edit &A, const Edit &B) { return Key(A) == Key(B); };
  if (Known.Edits.empty() && !Other.Edits.empty())
    std::swap(Known, Other); // one of the two may have errors
  if (Other.Edits.empty())
    return;
  llvm::append_range(Known.Units, Other.Units);
  if (!llvm::equal(Known.Edits, Other.Edits, IsSame))
    Known.Refusal = "translation units that include it do not agree about the "
                    "fix";
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
      addUnit(Result.back(), std::move(F));
  return Result;
}

} // namespace fastpath
