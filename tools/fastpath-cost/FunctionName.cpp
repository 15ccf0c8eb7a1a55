//===--- FunctionName.cpp - one name for a function, whoever prints it ----===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionName.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"

namespace fastpath {

static constexpr llvm::StringLiteral Anonymous = "(anonymous namespace)";

/// Whether \p Name is an operator's, behind \p Scope.
static bool isOperator(llvm::StringRef Scope, llvm::StringRef Name) {
  auto IsInWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  return Name.consume_front("operator") &&
         (Scope.empty() || !IsInWord(Scope.back())) &&
         (Name.empty() || !IsInWord(Name.front()));
}

/// How far \p Name's brackets are open once \p C is read.
static int depthAfter(int Depth, char C) {
  if (C == '<' || C == '(')
    return Depth + 1;
  return C == '>' || C == ')' ? Depth - 1 : Depth;
}

/// Whether a scope goes on in \p Name, behind parameters: `) const::Local`.
static bool consumeQualifiers(llvm::StringRef &Name) {
  llvm::StringRef Rest = Name;
  Rest.consume_front(" const");
  if (!Rest.starts_with("::"))
    return false;
  Name = Rest;
  return true;
}

/// Without what is in brackets, up to the parameters: those of a function that
/// the scope is in stand between. An operator's name may hold brackets.
static std::string withoutArguments(llvm::StringRef Name) {
  std::string Result;
  int Depth = 0;
  while (!Name.empty()) {
    if (Depth == 0 && Name.consume_front(Anonymous)) {
      Result += Anonymous;
      continue;
    }
    if (Depth == 0 && isOperator(Result, Name)) {
      llvm::StringRef Sign = Name.substr(8);
      size_t Length =
          Sign.starts_with("()") ? 2 : std::min(Sign.find('('), Sign.size());
      return Result + Name.take_front(8 + Length).str();
    }
    char C = Name.front();
    Name = Name.drop_front();
    if (Depth == 0 && C != '<' && C != '(')
      Result += C;
    Depth = depthAfter(Depth, C);
    if (Depth == 0 && C == ')' && !consumeQualifiers(Name))
      return Result;
  }
  return Result;
}

std::string qualifiedName(llvm::StringRef Name) {
  // `+0x1f`, `_[i]`, ` [clone .cold]`, `.isra.0`
  Name = Name.split("+0x").first.trim();
  Name.consume_back("_[i]");
  Name = Name.split(" [clone").first;
  if (Name.starts_with("_Z"))
    Name = Name.split('.').first;
  std::string Plain = withoutArguments(llvm::demangle(Name.str()));
  llvm::StringRef Result = llvm::StringRef(Plain).trim();
  // The type of the result, in front of a template's name.
  size_t Operator = Result.find("operator");
  size_t From = Result.take_front(Operator).rfind(' ');
  if (From != llvm::StringRef::npos &&
      !Result.take_front(From + 1).ends_with("(anonymous "))
    Result = Result.substr(From + 1);
  // A tag of GCC's in a name of its library.
  return Result.split("[abi:").first.str();
}

} // namespace fastpath
