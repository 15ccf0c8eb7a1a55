//===--- HelperParameters.cpp - what a helper is given -------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HelperParameters.h"
#include "LLVMCompat.h"
#include "Refusal.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/CharInfo.h"

using namespace clang;

namespace fastpath {

static size_t nameIndex(const Signature &S, const ParmVarDecl &Parameter) {
  const SourceManager &SM = Parameter.getASTContext().getSourceManager();
  return S.File->indexAt(
      SM.getFileOffset(SM.getExpansionLoc(Parameter.getLocation())));
}

bool mentions(const Signature &S, TokenRange Range,
              const ParmVarDecl &Parameter) {
  if (!Parameter.getIdentifier())
    return false;
  for (size_t I = Range.Begin; I < Range.End; ++I) {
    const SourceToken &T = S.File->tokens()[I];
    if (T.isIdentifier() && T.is(Parameter.getName()) &&
        I != nameIndex(S, Parameter))
      return true;
  }
  return false;
}

/// The tokens of a parameter up to its default argument.
static TokenRange withoutDefault(const Signature &S, unsigned Index) {
  TokenRange Range = S.Parameters[Index];
  const std::vector<SourceToken> &Tokens = S.File->tokens();
  for (size_t I = Range.Begin; I < Range.End;) {
    if (Tokens[I].is("="))
      return {Range.Begin, I};
    I = Tokens[I].is("(") || Tokens[I].is("[") ? skipGroup(Tokens, I) : I + 1;
  }
  return Range;
}

/// `auto x`: without it the helper would be no template.
static bool isAbbreviated(const ParmVarDecl &Parameter) {
  QualType Type = Parameter.getType().getNonReferenceType();
  while (Type->isAnyPointerType())
    Type = Type->getPointeeType();
  if (const auto *Expansion = Type->getAs<PackExpansionType>())
    Type = Expansion->getPattern().getNonReferenceType();
  const TemplateTypeParmDecl *Deduced = templateParameter(Parameter, Type);
  return Deduced && Deduced->isImplicit();
}

/// True if `decltype` in the signature asks for the type of \p H, of which the
/// helper gets a reference.
static bool takesDeclaredType(const Signature &S, const Handover &H) {
  if (H.How != Passing::Reference && H.How != Passing::ByInstantiation)
    return false;
  const std::vector<SourceToken> &Tokens = S.File->tokens();
  for (size_t I = S.Parameters.front().Begin; I + 2 < S.Suffix.End; ++I)
    if (Tokens[I].is("decltype") && Tokens[I + 2].is(H.Var->getName()) &&
        Tokens[I + 3].is(")"))
      return true;
  return false;
}

/// `int f(struct S *s)`, where no S is known, is a type of its own in C.
static bool declaresItsType(const ValueDecl &Parameter,
                            const ASTContext &Context) {
  QualType Type = Parameter.getType();
  while (!Type->getPointeeType().isNull())
    Type = Type->getPointeeType();
  const TagDecl *Tag = Type->getAsTagDecl();
  const auto *Function = dyn_cast<FunctionDecl>(Parameter.getDeclContext());
  return Tag && Function && !Context.getLangOpts().CPlusPlus &&
         !Context.getSourceManager().isBeforeInTranslationUnit(
             Tag->getCanonicalDecl()->getBeginLoc(), Function->getBeginLoc());
}

/// True if an instance has another type than the template says: `f<int[3]>`
/// takes a pointer, which is not what an array type refers to.
static bool decaysInInstance(const ValueDecl &Parameter) {
  const auto &Pattern = cast<FunctionDecl>(*Parameter.getDeclContext());
  const FunctionTemplateDecl *Template = Pattern.getDescribedFunctionTemplate();
  if (!Template)
    return false;
  unsigned Index = cast<ParmVarDecl>(Parameter).getFunctionScopeIndex();
  return llvm::any_of(Template->specializations(), [&](const FunctionDecl *I) {
    return I->getNumParams() == Pattern.getNumParams() &&
           isa<DecayedType>(I->getParamDecl(Index)->getType());
  });
}

/// True if the traits that ByInstantiation relies on are declared: whoever
/// includes <atomic> has them.
static bool hasTraits(const ASTContext &Context) {
  auto Declares = [&](const DeclContext *Scope, llvm::StringRef Name) {
    auto Entry = Context.Idents.find(Name);
    return Entry != Context.Idents.end() &&
           !Scope->lookup(DeclarationName(Entry->second)).empty();
  };
  auto Std = Context.Idents.find("std");
  if (Std == Context.Idents.end())
    return false;
  for (const NamedDecl *Found :
       Context.getTranslationUnitDecl()->lookup(DeclarationName(Std->second)))
    if (const auto *Namespace = dyn_cast<NamespaceDecl>(Found))
      return Declares(Namespace, "conditional") &&
             Declares(Namespace, "is_trivially_constructible");
  return false;
}

/// Why the helper cannot have the parameter \p H in the words of \p S.
static llvm::Error checkKept(const Handover &H, const Signature &S,
                             const ASTContext &Context) {
  std::string Name = quoted(*H.Var);
  if (takesDeclaredType(S, H))
    return refuse("the signature takes the declared type of " + Name +
                  ", which the helper gets by reference");
  if (!H.Var->getIdentifier())
    return refuse("the signature needs a parameter that has no name");
  if (H.Var->getLocation().isMacroID())
    return refuse("the parameter " + Name + " comes from a macro");
  if (declaresItsType(*H.Var, Context))
    return refuse("the type of the parameter " + Name +
                  " is declared in the parameter list");
  if (H.Var->getType().isVolatileQualified() && H.How == Passing::Value &&
      Context.getLangOpts().CPlusPlus20)
    return refuse("the parameter " + Name + " is volatile");
  if (H.How != Passing::ByInstantiation || !Context.getLangOpts().CPlusPlus11)
    return llvm::Error::success();
  if (!hasTraits(Context))
    return refuse("how to pass " + Name +
                  " on depends on <type_traits>, which is not included");
  if (decaysInInstance(*H.Var))
    return refuse("an array or a function is passed as " + Name);
  return llvm::Error::success();
}

/// Keeps the parameters that the slow path or the helper's own signature needs,
/// also in the words of \p Other, the declaration that the helper's one
/// follows: it may have a thread-safety attribute on a parameter.
llvm::Error HelperParameters::choose(const Signature &S,
                                     const Signature *Other) {
  Kept.assign(Function.getNumParams(), std::nullopt);
  for (unsigned I = 0; I < Function.getNumParams(); ++I) {
    const ParmVarDecl *Parameter = Function.getParamDecl(I);
    if (const Handover *H = Slow.find(Parameter))
      Kept[I] = *H;
    else if (compat::isExplicitObjectParameter(*Parameter))
      Kept[I] = Handover{Parameter, Passing::Value, /*MaybeUnused=*/true};
    else if (isAbbreviated(*Parameter))
      Kept[I] = Handover{Parameter, passingOf(*Parameter), true};
  }
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned I = 0; I < Function.getNumParams(); ++I) {
      const ParmVarDecl *Parameter = Function.getParamDecl(I);
      if (Kept[I])
        continue;
      bool Needed = mentions(S, S.Suffix, *Parameter);
      if (Other) {
        const ParmVarDecl *Same = Other->Function->getParamDecl(I);
        Needed |= mentions(*Other, Other->Suffix, *Same) ||
                  mentions(*Other, Other->Specifiers, *Same);
      }
      for (unsigned J = 0; J < Function.getNumParams(); ++J)
        Needed |= Kept[J] && mentions(S, withoutDefault(S, J), *Parameter);
      if (!Needed)
        continue;
      Kept[I] = Handover{Parameter, passingOf(*Parameter), true};
      Changed = true;
    }
  }
  for (const std::optional<Handover> &H : Kept)
    if (H)
      if (llvm::Error Failed = checkKept(*H, S, Tools.Context))
        return Failed;
  return llvm::Error::success();
}

/// `T`, if passing an object of it on is free, else `T &`.
/// \param Std  `std::`
static std::string trivialOrReference(const std::string &Type,
                                      const std::string &Std,
                                      const LangOptions &LangOpts) {
  bool Variable = LangOpts.CPlusPlus17;
  std::string Trivial = Std + "is_trivially_constructible" +
                        (Variable ? "_v<" : "<") + Type + ", " + Type + " &>" +
                        (Variable ? "" : "::value");
  std::string Choice = "<" + Trivial + ", " + Type + ", " + Type + " &>";
  return LangOpts.CPlusPlus14
             ? Std + "conditional_t" + Choice
             : "typename " + Std + "conditional" + Choice + "::type";
}

namespace {
/// The tokens of a parameter, taken apart.
struct ParameterText {
  TokenText Type;    ///< in front of the name
  bool Pack = false; ///< `...`
  std::string Name;
  TokenText Behind; ///< behind the name: array bounds, attributes
  /// The source has white space in front of the name, and behind it.
  bool NameSpaced = false;
  bool BehindSpaced = false;
};
} // namespace

static ParameterText takeApart(const Signature &S, unsigned Index) {
  ParameterText Text;
  const ParmVarDecl &Parameter = *S.Function->getParamDecl(Index);
  size_t NameIndex =
      Parameter.getIdentifier() ? nameIndex(S, Parameter) : SourceFile::npos;
  bool IsPack = Parameter.isParameterPack();
  bool AfterName = false;
  for (size_t I = S.Parameters[Index].Begin; I < S.Parameters[Index].End; ++I) {
    const SourceToken &T = S.File->tokens()[I];
    if (T.isComment())
      continue;
    if (T.is("="))
      break; // the default argument
    if (I == NameIndex) {
      Text.Name = T.Text.str();
      Text.NameSpaced = T.Spaced;
      AfterName = true;
      continue;
    }
    size_t After = S.File->next(I);
    if (T.is("...") && !AfterName && IsPack &&
        (After == NameIndex || After == S.Parameters[Index].End)) {
      Text.Pack = true;
      continue;
    }
    if (AfterName && Text.Behind.empty())
      Text.BehindSpaced = T.Spaced;
    (AfterName ? Text.Behind : Text.Type).add(T.Text, T.Spaced);
    // Default arguments of the type's own template heads are no concern here.
    if (T.is("(") || T.is("[")) {
      size_t End = skipGroup(S.File->tokens(), I);
      while (I + 1 < End && !(I + 1 == NameIndex)) {
        ++I;
        const SourceToken &Inner = S.File->tokens()[I];
        if (!Inner.isComment())
          (AfterName ? Text.Behind : Text.Type).add(Inner.Text, Inner.Spaced);
      }
    }
  }
  return Text;
}

std::string HelperParameters::parameter(const Signature &S, unsigned Index,
                                        bool Definition, NamingPlace Place) {
  const ParmVarDecl *Parameter = S.Function->getParamDecl(Index);
  const Handover &H = *Kept[Index];
  ParameterText Text = takeApart(S, Index);
  std::string Type = Text.Type.str();
  bool Spaced = Text.NameSpaced;
  if (H.How == Passing::ByInstantiation && LangOpts.CPlusPlus11) {
    Type = trivialOrReference(
        Type, hidesStd(Place, Tools.Files, Tools.Context) ? "::std::" : "std::",
        LangOpts);
  } else if (H.How == Passing::Reference || H.How == Passing::ByInstantiation) {
    Type += " &";
    Spaced = false;
  }
  // A lambda sees the parameter itself, and need not be a template: Clang 19
  // forgets to make the destructors of local classes in one.
  if (ForLambda && Text.Behind.empty() && isAbbreviated(*Parameter)) {
    Type = "decltype(" + Text.Name + ")" +
           (H.How == Passing::Reference ? " &" : "");
    Spaced = H.How != Passing::Reference;
  }
  if (Text.Pack) {
    Type += endsInPunctuation(Type) ? "..." : " ...";
    Spaced = false;
  }
  std::string Result =
      Type + (!Text.Name.empty() && Spaced ? " " : "") + Text.Name;
  if (!Text.Behind.empty())
    Result += (Text.BehindSpaced ? " " : "") + Text.Behind.str();
  bool Marked = Parameter->hasAttr<UnusedAttr>();
  if (Definition && H.MaybeUnused && !Marked &&
      !compat::isExplicitObjectParameter(*Parameter))
    Result = unusedMark() + Result;
  return Result;
}

llvm::Expected<std::string> HelperParameters::list(const Signature &S,
                                                   bool Definition,
                                                   SourceLocation Before) {
  std::vector<std::string> Parts;
  NamingPlace Place{S.Function, Before};
  for (unsigned I = 0; I < Kept.size(); ++I)
    if (Kept[I])
      Parts.push_back(parameter(S, I, Definition, Place));
  for (const Handover &H : Slow.Handovers) {
    if (isa<ParmVarDecl>(H.Var))
      continue;
    std::optional<std::string> Text =
        spellParameter(*H.Var, H.How == Passing::Reference, Place, Tools.Loads,
                       Tools.Files, Tools.Context);
    if (!Text)
      return refuse("the type of the local '" + H.Var->getName() +
                    "' cannot be spelled where the helper is declared");
    if (namesParameter(*Text, *H.Var))
      return refuse("the local '" + H.Var->getName() +
                    "' or its type has the name of a parameter");
    Parts.push_back((Definition && H.MaybeUnused ? unusedMark() : "") + *Text);
  }
  bool Prototype = !LangOpts.CPlusPlus || SharedWithC;
  return Parts.empty() && Prototype ? "void" : joinedByComma(Parts);
}

std::string HelperParameters::arguments(const Signature &S) {
  std::vector<std::string> Parts;
  for (unsigned I = 0; I < Kept.size(); ++I) {
    const ParmVarDecl *Parameter = Function.getParamDecl(I);
    if (!Kept[I] || compat::isExplicitObjectParameter(*Parameter))
      continue;
    ParameterText Text = takeApart(S, I);
    std::string Argument = Parameter->getName().str();
    if (Kept[I]->How == Passing::RvalueReference) {
      std::string Type = Text.Type.str();
      bool Plain = Text.Behind.empty() &&
                   Type.find_first_of("([") == std::string::npos &&
                   Type.find("auto") == std::string::npos;
      if (!Plain)
        Type = "decltype(" + Argument + ") &&";
      Argument = "static_cast<" + Type + ">(" + Argument + ")";
    }
    if (Parameter->isParameterPack())
      Argument += "...";
    Parts.push_back(Argument);
  }
  for (const Handover &H : Slow.Handovers)
    if (!isa<ParmVarDecl>(H.Var))
      Parts.push_back(H.Var->getName().str());
  return joinedByComma(Parts);
}

void HelperParameters::forLambda() {
  ForLambda = true;
  for (std::optional<Handover> &H : Kept)
    if (H && !Slow.find(H->Var))
      H.reset();
}

/// `f(int Mode, Mode x)`, `f(int x, int x)`: the type of \p Own would be looked
/// for in vain, or the name taken.
bool HelperParameters::namesParameter(llvm::StringRef Text,
                                      const ValueDecl &Own) const {
  auto IsWord = [](char C) { return isAsciiIdentifierContinue(C); };
  while (!Text.empty()) {
    llvm::StringRef Word = Text.take_while(IsWord);
    for (const Handover &H : Slow.Handovers)
      if (H.Var != &Own && !Word.empty() && H.Var->getName() == Word)
        return true;
    Text = Text.drop_front(std::max<size_t>(Word.size(), 1));
  }
  return false;
}

std::string HelperParameters::unusedMark() const {
  return LangOpts.CPlusPlus17 && !SharedWithC
             ? "[[" + reservedIfMacro("maybe_unused", Tools.Context) + "]] "
             : "__attribute__((" + reservedIfMacro("unused", Tools.Context) +
                   ")) ";
}

} // namespace fastpath
