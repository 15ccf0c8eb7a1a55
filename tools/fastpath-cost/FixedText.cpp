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
  Result.Text += llvm::StringRef(*Before).drop_front(Copied);
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

/// Where \p Edits move what is at \p Offset of \p File.
static size_t offsetAfter(llvm::ArrayRef<Edit> Edits, llvm::StringRef File,
                          llvm::StringRef Old, unsigned Offset) {
  size_t Added = 0, Removed = 0;
  for (const Edit &E : Edits) {
    if (E.File != File || E.Offset >= Offset)
      continue;
    bool HoldsPlace = E.Offset + E.Length > Offset;
    Removed += HoldsPlace ? Offset - E.Offset : E.Length;
    // An edit that rewrites the head of the function declares the helper in
    // front of it.
    Added += HoldsPlace ? upToLast(E.Text, firstWord(Old.substr(Offset))).size()
                        : E.Text.size();
  }
  return Offset + Added - Removed;
}

/// The edits of \p Edits that are of \p File.
static std::vector<Edit> editsOf(llvm::ArrayRef<Edit> Edits,
                                 llvm::StringRef File) {
  std::vector<Edit> Result;
  llvm::copy_if(Edits, std::back_inserter(Result),
                [&](const Edit &E) { return E.File == File; });
  return Result;
}

/// `if (a && (b || c))`: up to the last parenthesis.
static llvm::StringRef conditionAt(llvm::StringRef Text) {
  int Open = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '(')
      ++Open;
    else if (Text[I] == ')' && --Open == 0)
      return Text.take_front(I + 1);
  }
  return Text.take_front(1);
}

/// The line of what is at \p Offset of \p File as it is, after \p Edits, and
/// that of the end of the condition there.
static llvm::Expected<Lines> linesAfter(llvm::StringRef File, unsigned Offset,
                                        llvm::ArrayRef<Edit> Edits) {
  llvm::Expected<std::string> Old = contentOf(File);
  if (!Old)
    return Old.takeError();
  if (firstWord(llvm::StringRef(*Old).substr(Offset)).empty())
    return doesNotFit(File);
  llvm::Expected<FixedText> New = applyEdits(File, editsOf(Edits, File));
  if (!New)
    return New.takeError();
  unsigned First = lineAt(New->Text, offsetAfter(Edits, File, *Old, Offset));
  auto More = conditionAt(llvm::StringRef(*Old).substr(Offset)).count('\n');
  return Lines{File.str(), First, First + static_cast<unsigned>(More)};
}

static llvm::Expected<FunctionPlace> placeAfter(const Finding &F,
                                                llvm::ArrayRef<Edit> Edits) {
  llvm::Expected<Lines> Name = linesAfter(F.File, F.Offset, Edits);
  if (!Name)
    return Name.takeError();
  Name->Last = Name->First;
  if (F.GuardFile.empty())
    return FunctionPlace{*Name, {}};
  llvm::Expected<Lines> Guard = linesAfter(F.GuardFile, F.GuardOffset, Edits);
  if (!Guard)
    return Guard.takeError();
  return FunctionPlace{*Name, *Guard};
}

llvm::Expected<FunctionPlace> placeOf(const Finding &F) {
  return placeAfter(F, {});
}

llvm::Expected<FunctionPlace> placeAfterFix(const Finding &F) {
  return placeAfter(F, F.Edits);
}

/// How long the function's name is that \p Text begins with: `open`,
/// `operator()`. 0 for a conversion, whose type would get the attribute.
static size_t nameLength(llvm::StringRef Text) {
  llvm::StringRef Word = firstWord(Text);
  if (Word != "operator")
    return Word.size();
  llvm::StringRef Sign = Text.drop_front(Word.size()).ltrim();
  if (!firstWord(Sign).empty())
    return 0;
  size_t Arguments = Text.find('(', Sign.starts_with("()") ? Text.find("()") + 2
                                                           : Word.size());
  return Arguments == llvm::StringRef::npos ? 0 : Arguments;
}

llvm::Expected<std::vector<FixedText>>
keepFunction(const Finding &F, std::vector<FixedText> Texts) {
  llvm::Expected<std::string> Old = contentOf(F.File);
  if (!Old)
    return Old.takeError();
  auto Text = llvm::find_if(
      Texts, [&](const FixedText &T) { return T.File == F.File; });
  bool IsFixed = Text != Texts.end();
  if (!IsFixed)
    Text = Texts.insert(Text, {F.File, *Old, {}});
  size_t Offset =
      IsFixed ? offsetAfter(F.Edits, F.File, *Old, F.Offset) : size_t(F.Offset);
  if (size_t Length = nameLength(llvm::StringRef(Text->Text).substr(Offset)))
    Text->Text.insert(Offset + Length, " [[gnu::used]] ");
  return Texts;
}

} // namespace fastpath
