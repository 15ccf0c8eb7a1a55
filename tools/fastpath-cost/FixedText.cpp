//===--- FixedText.cpp - a file with a fix applied ------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FixedText.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace fastpath {

static llvm::Expected<std::string> contentOf(llvm::StringRef File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer)
    return llvm::createStringError(Buffer.getError(),
                                   File + ": " + Buffer.getError().message());
  return (*Buffer)->getBuffer().str();
}

static unsigned lineAt(llvm::StringRef Text, size_t Offset) {
  return static_cast<unsigned>(Text.take_front(Offset).count('\n')) + 1;
}

static llvm::Error doesNotFit(llvm::StringRef File) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      File + ": has changed since it was checked, so the fix does not fit");
}

/// Applies \p Edits, which are of one file and in order.
static llvm::Expected<FixedText> applyEdits(llvm::StringRef File,
                                            llvm::ArrayRef<Edit> Edits) {
  llvm::Expected<std::string> Before = contentOf(File);
  if (!Before)
    return Before.takeError();
  FixedText Result{File.str(), {}, {}};
  size_t Copied = 0;
  for (const Edit &E : Edits) {
    if (E.Offset < Copied || E.Offset + E.Length > Before->size())
      return doesNotFit(File);
    Result.Text.append(*Before, Copied, E.Offset - Copied);
    unsigned First = lineAt(Result.Text, Result.Text.size());
    Result.Text += E.Text;
    Result.Inserted.push_back(
        {File.str(), First, lineAt(Result.Text, Result.Text.size())});
    Copied = E.Offset + E.Length;
  }
  Result.Text.append(*Before, Copied, std::string::npos);
  return Result;
}

llvm::Expected<std::vector<FixedText>> applyFix(const Finding &F) {
  std::vector<FixedText> Result;
  llvm::ArrayRef<Edit> Rest = F.Edits;
  while (!Rest.empty()) {
    llvm::ArrayRef<Edit> Edits = Rest.take_while(
        [&](const Edit &E) { return E.File == Rest.front().File; });
    llvm::Expected<FixedText> Fixed = applyEdits(Edits.front().File, Edits);
    if (!Fixed)
      return Fixed.takeError();
    Result.push_back(std::move(*Fixed));
    Rest = Rest.drop_front(Edits.size());
  }
  return Result;
}

llvm::Expected<unsigned> lineOf(const Finding &F) {
  llvm::Expected<std::string> Text = contentOf(F.File);
  if (!Text)
    return Text.takeError();
  return lineAt(*Text, F.Offset);
}

/// The word at the beginning of \p Text.
static llvm::StringRef firstWord(llvm::StringRef Text) {
  return Text.take_while(
      [](char C) { return clang::isAsciiIdentifierContinue(C); });
}

/// \p Text up to where \p Word is in it for the last time, as a whole word.
static llvm::StringRef upToLast(llvm::StringRef Text, llvm::StringRef Word) {
  for (size_t At = Text.rfind(Word); At != llvm::StringRef::npos && At != 0;
       At = Text.take_front(At + Word.size() - 1).rfind(Word))
    if (!clang::isAsciiIdentifierContinue(Text[At - 1]) &&
        firstWord(Text.substr(At)) == Word)
      return Text.take_front(At);
  return Text;
}

llvm::Expected<unsigned> lineAfterFix(const Finding &F) {
  llvm::Expected<std::string> Text = contentOf(F.File);
  if (!Text)
    return Text.takeError();
  llvm::StringRef Old = *Text;
  int Line = static_cast<int>(lineAt(Old, F.Offset));
  for (const Edit &E : F.Edits) {
    if (E.File != F.File || E.Offset >= F.Offset)
      continue;
    bool HoldsName = E.Offset + E.Length > F.Offset;
    llvm::StringRef Removed =
        Old.slice(E.Offset, HoldsName ? F.Offset : E.Offset + E.Length);
    // An edit that rewrites the head of the function declares the helper in
    // front of it.
    llvm::StringRef Added =
        HoldsName ? upToLast(E.Text, firstWord(Old.substr(F.Offset)))
                  : llvm::StringRef(E.Text);
    Line += static_cast<int>(Added.count('\n')) -
            static_cast<int>(Removed.count('\n'));
  }
  return static_cast<unsigned>(Line);
}

} // namespace fastpath
