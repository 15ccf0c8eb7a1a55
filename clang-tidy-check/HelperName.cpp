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

bool isSharedWithC(const FunctionDecl &Function, const SourceFile &File) {
  return Function.getDeclContext()->getRedeclContext()->isTranslationUnit() &&
         !Function.isTemplated() &&
         (File.mentions("__cplusplus") || File.mentions("__BEGIN_DECLS") ||
          File.mentions("G_BEGIN_DECLS"));
}

static const FileEntry *fileOf(const Decl &D) {
  const SourceManager &SM = D.getASTContext().getSourceManager();
  return SM.getFileEntryForID(
      SM.getFileID(SM.getExpansionLoc(D.getLocation())));
}

/// How many more functions beside \p Function have snake than camel case names.
static int countSnakeCase(const FunctionDecl &Function) {
  const DeclContext *Scope = Function.getDeclContext();
  // What a precompiled header adds to a namespace is not of this file.
  auto Neighbours =
      isa<RecordDecl>(Scope) ? Scope->decls() : Scope->noload_decls();
  int More = 0;
  for (const Decl *D : Neighbours) {
    const FunctionDecl *Neighbour = D->getAsFunction();
    if (!Neighbour || !Neighbour->getIdentifier() || Neighbour->isImplicit() ||
        isa<CXXConstructorDecl>(Neighbour))
      continue;
    // Of a namespace, only what this file adds to it.
    if (!isa<RecordDecl>(Scope) && fileOf(*D) != fileOf(Function))
      continue;
    More += isSnakeCase(Neighbour->getName());
    More -= isCamelCase(Neighbour->getName());
  }
  return More;
}

/// `init` may be snake or camel case: as the functions beside it have it.
bool HelperNames::neighboursAreSnakeCase(const FunctionDecl &Function,
                                         const SourceFile &Text) {
  auto [Known, IsNew] = MoreSnakeCase.try_emplace(
      {Function.getDeclContext(), fileOf(Function)}, 0);
  if (IsNew)
    Known->second = countSnakeCase(Function);
  if (Known->second == 0)
    return !Function.getASTContext().getLangOpts().CPlusPlus ||
           isSharedWithC(Function, Text);
  return Known->second > 0;
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
std::string HelperNames::withSuffix(const FunctionDecl &Function,
                                    const SourceFile &File) {
  std::string Name = baseName(Function);
  llvm::StringRef Base = llvm::StringRef(Name).rtrim('_');
  std::string Word = Suffix;
  Word[0] = toUppercase(Word[0]);
  if (hasUpper(Base) && !hasLower(Base) && Base.size() > 1)
    return Base.str() + "_" + llvm::StringRef(Word).upper();
  bool OneWord = !hasUpper(Base) && !isSnakeCase(Base);
  if (isSnakeCase(Base) || (OneWord && Function.getIdentifier() &&
                            neighboursAreSnakeCase(Function, File)))
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

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

/// The place of the member \p Function among the overloads of its name if they
/// are defined in several files, of which none sees all; else 0.
static unsigned overloadIndex(const CXXMethodDecl &Function) {
  unsigned Index = 0, Seen = 0;
  bool Elsewhere = false;
  for (const Decl *D : Function.getParent()->decls()) {
    const FunctionDecl *Overload = D->getAsFunction();
    if (!Overload || Overload->getDeclName() != Function.getDeclName() ||
        Overload->isDeleted() || compat::isPureVirtual(*Overload))
      continue;
    if (declaresSameEntity(Overload, &Function)) {
      Index = Seen;
    } else {
      const FunctionDecl *Definition = nullptr;
      Elsewhere |= !Overload->isDefined(Definition) ||
                   fileOf(*Definition) != fileOf(Function);
    }
    ++Seen;
  }
  return Elsewhere ? Index : 0;
}

//===----------------------------------------------------------------------===//
// Free functions
//===----------------------------------------------------------------------===//

static const DeclContext *visibleNamespace(const DeclContext *Scope) {
  for (;; Scope = Scope->getParent()) {
    const auto *Namespace = dyn_cast<NamespaceDecl>(Scope);
    if (Scope->isTranslationUnit() ||
        (Namespace && !Namespace->isAnonymousNamespace() &&
         !Namespace->isInline()))
      return Scope->getPrimaryContext();
  }
}

/// True if \p Scope or the file has a using-directive.
static bool looksElsewhere(const DeclContext *Scope) {
  for (; Scope; Scope = Scope->getParent())
    if (!Scope->using_directives().empty())
      return true;
  return false;
}

HelperNames::Overload HelperNames::overloadOf(const FunctionDecl &Function,
                                              const SlowPath &Slow) {
  Overload Result{visibleNamespace(&Function), looksElsewhere(&Function), {}};
  for (const Handover &H : Slow.Handovers)
    Result.Types.push_back(H.Var->getType()
                               .getNonReferenceType()
                               .getCanonicalType()
                               .getUnqualifiedType());
  return Result;
}

/// True if a call of one may find the other too and not be able to choose: the
/// helpers are in one namespace or an argument leads to both, and their
/// parameters do not differ for sure.
bool HelperNames::mayClash(const Overload &A, const Overload &B) {
  auto IsPack = [](QualType Type) { return isa<PackExpansionType>(Type); };
  if (llvm::any_of(A.Types, IsPack) || llvm::any_of(B.Types, IsPack))
    return true;
  if (A.Types.size() != B.Types.size())
    return false;
  bool Associated = false;
  for (unsigned I = 0; I < A.Types.size(); ++I) {
    bool Comparable =
        !A.Types[I]->isDependentType() && !B.Types[I]->isDependentType();
    if (Comparable && A.Types[I] != B.Types[I])
      return false;
    Associated |= !A.Types[I]->isBuiltinType();
  }
  return A.Namespace == B.Namespace || Associated || A.LooksElsewhere ||
         B.LooksElsewhere;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

std::string HelperNames::nameFor(const FunctionDecl &Function,
                                 const SlowPath &Slow,
                                 llvm::ArrayRef<const SourceFile *> Edited) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  const void *Scope =
      Method
          ? static_cast<const void *>(Method->getParent()->getCanonicalDecl())
          : fileOf(Function);
  Overload Own = overloadOf(Function, Slow);
  std::string Base = withSuffix(Function, *Edited.front());
  unsigned &Number = Used[{Scope, Base}];
  if (Method)
    Number = std::max(Number, overloadIndex(*Method));
  while (true) {
    ++Number;
    std::string Name = Number == 1 ? Base : Base + std::to_string(Number);
    bool Taken = isKnownIdentifier(Name, Context) ||
                 llvm::any_of(Edited, [&](const SourceFile *File) {
                   return File->mentions(Name);
                 });
    if (!Method)
      Taken |= llvm::any_of(FreeHelpers[Name], [&](const Overload &Other) {
        return mayClash(Own, Other);
      });
    if (Taken)
      continue;
    if (!Method)
      FreeHelpers[Name].push_back(Own);
    return Name;
  }
}

} // namespace fastpath
