//===--- HelperName.cpp - a name that nothing else bears ------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HelperName.h"
#include "LLVMCompat.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/IdentifierTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace fastpath {

static bool hasUpper(llvm::StringRef Name) {
  return llvm::any_of(Name, [](char C) { return isUppercase(C); });
}
static bool hasLower(llvm::StringRef Name) {
  return llvm::any_of(Name, [](char C) { return isLowercase(C); });
}
static bool isSnakeCase(llvm::StringRef Name) {
  return !hasUpper(Name) && Name.trim('_').find('_') != llvm::StringRef::npos;
}
static bool isCamelCase(llvm::StringRef Name) {
  return hasLower(Name) && hasUpper(Name.drop_front()) &&
         Name.find('_') == llvm::StringRef::npos;
}

/// `init` may be snake or camel case: as the functions beside it have it.
static bool neighboursAreSnakeCase(const FunctionDecl &Function) {
  const SourceManager &SM = Function.getASTContext().getSourceManager();
  FileID File = SM.getFileID(SM.getExpansionLoc(Function.getLocation()));
  const DeclContext *Scope = Function.getDeclContext();
  unsigned Snake = 0, Camel = 0;
  for (const Decl *D : Scope->decls()) {
    const FunctionDecl *Neighbour = D->getAsFunction();
    if (!Neighbour || !Neighbour->getIdentifier() || Neighbour->isImplicit() ||
        isa<CXXConstructorDecl>(Neighbour))
      continue;
    // Of a namespace, only what this file adds to it.
    if (!isa<RecordDecl>(Scope) &&
        SM.getFileID(SM.getExpansionLoc(D->getLocation())) != File)
      continue;
    Snake += isSnakeCase(Neighbour->getName());
    Camel += isCamelCase(Neighbour->getName());
  }
  if (Snake == Camel)
    return !Function.getASTContext().getLangOpts().CPlusPlus;
  return Snake > Camel;
}

/// A word for an operator, which cannot take a suffix itself.
static llvm::StringRef operatorWord(OverloadedOperatorKind Kind,
                                    unsigned Arity) {
  switch (Kind) {
  case OO_Call:
    return "call";
  case OO_Subscript:
    return "subscript";
  case OO_Arrow:
    return "arrow";
  case OO_Star:
    return Arity == 0 ? "deref" : "multiply";
  case OO_Equal:
    return "assign";
  case OO_EqualEqual:
    return "equals";
  case OO_ExclaimEqual:
    return "differs";
  case OO_PlusPlus:
    return "increment";
  case OO_MinusMinus:
    return "decrement";
  case OO_LessLess:
    return "shiftLeft";
  case OO_GreaterGreater:
    return "shiftRight";
  case OO_New:
  case OO_Array_New:
    return "allocate";
  case OO_Delete:
  case OO_Array_Delete:
    return "deallocate";
  case OO_Exclaim:
    return "negate";
  default:
    return "apply";
  }
}

static std::string baseName(const FunctionDecl &Function) {
  DeclarationName Name = Function.getDeclName();
  if (const IdentifierInfo *Identifier = Name.getAsIdentifierInfo())
    return Identifier->getName().str();
  if (Name.getNameKind() == DeclarationName::CXXConversionFunctionName)
    return Name.getCXXNameType()->isBooleanType() ? "toBool" : "convert";
  if (Name.getNameKind() == DeclarationName::CXXLiteralOperatorName)
    return "literal";
  return operatorWord(Name.getCXXOverloadedOperator(), Function.getNumParams())
      .str();
}

/// `handshake_slow`, `HANDSHAKE_SLOW`, `handshakeSlow`.
static std::string withSuffix(const FunctionDecl &Function,
                              llvm::StringRef Suffix) {
  std::string Name = baseName(Function);
  llvm::StringRef Base = llvm::StringRef(Name).rtrim('_');
  std::string Word = Suffix.str();
  Word[0] = toUppercase(Word[0]);
  if (hasUpper(Base) && !hasLower(Base) && Base.size() > 1)
    return Base.str() + "_" + llvm::StringRef(Word).upper();
  bool OneWord = !hasUpper(Base) && !isSnakeCase(Base);
  if (isSnakeCase(Base) ||
      (OneWord && Function.getIdentifier() && neighboursAreSnakeCase(Function)))
    return Base.str() + "_" + llvm::StringRef(Word).lower();
  return Base.str() + Word;
}

/// True if the translation unit uses \p Name anywhere, for whatever: then some
/// lookup could find it, or the helper be found in its place.
static bool isKnownIdentifier(llvm::StringRef Name, const ASTContext &Context) {
  IdentifierTable &Table = Context.Idents;
  if (Table.find(Name) != Table.end())
    return true;
  IdentifierInfoLookup *External = Table.getExternalIdentifierLookup();
  return External && External->get(Name);
}

/// Where two helpers of one name would meet: in their class or namespace, and
/// in the file, where argument-dependent lookup could confuse those of
/// different namespaces.
static std::vector<const void *> scopesOf(const FunctionDecl &Function) {
  if (const auto *Method = dyn_cast<CXXMethodDecl>(&Function))
    return {Method->getParent()->getCanonicalDecl()};
  const SourceManager &SM = Function.getASTContext().getSourceManager();
  FileID File = SM.getFileID(SM.getExpansionLoc(Function.getLocation()));
  return {Function.getDeclContext()->getPrimaryContext(),
          SM.getFileEntryForID(File)};
}

std::string HelperNames::nameFor(const FunctionDecl &Function,
                                 llvm::ArrayRef<const SourceFile *> Edited) {
  std::string Base = withSuffix(Function, Suffix);
  unsigned Number = 0;
  for (const void *Scope : scopesOf(Function))
    Number = std::max(Number, Used[{Scope, Base}]);
  while (true) {
    ++Number;
    std::string Name = Number == 1 ? Base : Base + std::to_string(Number);
    bool Taken = isKnownIdentifier(Name, Context) ||
                 llvm::any_of(Edited, [&](const SourceFile *File) {
                   return File->mentions(Name);
                 });
    if (Taken)
      continue;
    for (const void *Scope : scopesOf(Function))
      Used[{Scope, Base}] = Number;
    return Name;
  }
}

} // namespace fastpath
