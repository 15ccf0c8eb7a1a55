//===--- Condition.cpp - which fixes pay ----------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Condition.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace fastpath {

using Figure = Condition::Figure;
using Relation = Condition::Relation;

static llvm::Error unknown(llvm::StringRef Term) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "'" + Term +
          "' is no condition; one is saved-instructions, saved-registers, "
          "saved-stack or share, then <, <=, ==, >= or >, then a number; "
          "several are joined by `and`");
}

static std::optional<Figure> figureOf(llvm::StringRef Name) {
  return llvm::StringSwitch<std::optional<Figure>>(Name)
      .Case("saved-instructions", Figure::SavedInstructions)
      .Case("saved-registers", Figure::SavedRegisters)
      .Case("saved-stack", Figure::SavedStack)
      .Case("share", Figure::Share)
      .Default(std::nullopt);
}

static std::optional<Relation> relationOf(llvm::StringRef Sign) {
  return llvm::StringSwitch<std::optional<Relation>>(Sign)
      .Case("<", Relation::Less)
      .Case("<=", Relation::LessOrEqual)
      .Case("==", Relation::Equal)
      .Case(">=", Relation::GreaterOrEqual)
      .Case(">", Relation::Greater)
      .Default(std::nullopt);
}

static llvm::Expected<Condition::Term> parseTerm(llvm::StringRef Text) {
  Text = Text.trim();
  auto IsSign = [](char C) { return C == '<' || C == '=' || C == '>'; };
  llvm::StringRef Name = Text.take_until(IsSign);
  llvm::StringRef Sign = Text.drop_front(Name.size()).take_while(IsSign);
  llvm::StringRef Number = Text.drop_front(Name.size() + Sign.size()).trim();
  bool IsPercent = Number.consume_back("%");
  std::optional<Figure> What = figureOf(Name.trim());
  std::optional<Relation> How = relationOf(Sign);
  double Value = 0;
  if (!What || !How || !llvm::to_float(Number, Value) ||
      (IsPercent && *What != Figure::Share))
    return unknown(Text);
  return Condition::Term{*What, *How, IsPercent ? Value / 100 : Value};
}

llvm::Expected<Condition> parseCondition(llvm::StringRef Text) {
  Condition Result;
  llvm::SmallVector<llvm::StringRef> Terms;
  Text.split(Terms, " and ");
  for (llvm::StringRef Term : Terms) {
    llvm::Expected<Condition::Term> Parsed = parseTerm(Term);
    if (!Parsed)
      return Parsed.takeError();
    Result.Terms.push_back(*Parsed);
  }
  return Result;
}

static std::optional<double> valueOf(Figure What, const Saving &Saved,
                                     std::optional<double> Share) {
  switch (What) {
  case Figure::SavedInstructions:
    return Saved.Instructions;
  case Figure::SavedRegisters:
    return Saved.Registers;
  case Figure::SavedStack:
    return Saved.Bytes;
  case Figure::Share:
    return Share;
  }
  return std::nullopt;
}

static bool holds(double Value, Relation How, double Limit) {
  switch (How) {
  case Relation::Less:
    return Value < Limit;
  case Relation::LessOrEqual:
    return Value <= Limit;
  case Relation::Equal:
    return Value == Limit;
  case Relation::GreaterOrEqual:
    return Value >= Limit;
  case Relation::Greater:
    return Value > Limit;
  }
  return false;
}

bool Condition::holds(const Result &R) const {
  std::optional<Saving> Saved =
      R.Measured ? R.Measured->least().saved() : std::nullopt;
  if (!Saved || !Saved->isGain())
    return false;
  return llvm::all_of(Terms, [&](const Term &T) {
    std::optional<double> Value = valueOf(T.What, *Saved, R.Share);
    return Value && fastpath::holds(*Value, T.How, T.Value);
  });
}

} // namespace fastpath
