//===--- HelperFunction.cpp - the helper's signature ----------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HelperFunction.h"
#include "HelperName.h"
#include "LLVMCompat.h"
#include "Refusal.h"
#include "SplittableFunction.h"
#include "TypeSpelling.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace fastpath {

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {

/// Who else may define the same helper.
enum class Sharing {
  OneFile,        ///< nobody: it is static or in an anonymous namespace
  Template,       ///< whoever instantiates it
  InlineFunction, ///< whoever includes it, as the inline function it comes from
  Member,         ///< as its class has it
  InlineMember,   ///< whoever includes the definition outside the class
};

/// What stands in front of the words taken from the original, by its order.
struct Lead {
  std::string Head;       ///< `template <class> `
  std::string Attributes; ///< `[[gnu::noinline]] `
  std::string Specifiers; ///< `static `, `inline `
};

/// Writes the texts of one helper.
class HelperWriter {
public:
  HelperWriter(const FunctionDecl &Function, const SlowPath &Slow,
               const HelperOptions &Options, HelperContext Tools)
      : Function(Function), Slow(Slow), Options(Options), Tools(Tools),
        LangOpts(Tools.Context.getLangOpts()),
        // What several libraries may define, and keep one static local in,
        // is exported as the original is.
        Filter(Tools.PP, sharing() != Sharing::OneFile &&
                             (Function.isInlined() || Function.isTemplated())),
        Parameters(Function, Slow, Tools, isSharedWithC()) {}

  llvm::Expected<HelperFunction> function(llvm::StringRef Name);
  llvm::Expected<HelperLambda> lambda(SourceLocation Place);

private:
  std::string heads(const Signature &S, bool Outer);
  llvm::Expected<std::string> templateArguments(const Signature &S);
  llvm::Expected<std::string> callee(const Signature &S, llvm::StringRef Name);
  llvm::Expected<std::string> inheritedAttributes(const Signature &Own);
  llvm::Expected<std::string> withDeducedType(llvm::StringRef Specifiers,
                                              const Signature &S);
  llvm::Error declare(HelperFunction &Helper, const Signature &Own,
                      const Signature &Followed, llvm::StringRef Name);
  llvm::Expected<std::string> signature(const Signature &S, Lead Front,
                                        llvm::StringRef Name, bool Definition);
  llvm::Expected<const FunctionDecl *> declarationToFollow();
  Sharing sharing() const;
  std::string storage() const;
  std::string sharedHead(bool Definition) const;
  std::string marker() const;
  std::string visibility() const;
  bool isLocalToFile() const;
  bool isSharedWithC() const;

  const FunctionDecl &Function;
  const SlowPath &Slow;
  const HelperOptions &Options;
  HelperContext Tools;
  const LangOptions &LangOpts;
  TokenFilter Filter;
  HelperParameters Parameters;
};

} // namespace

bool HelperWriter::isLocalToFile() const {
  return Function.isInAnonymousNamespace() ||
         Function.getStorageClass() == SC_Static;
}

/// Text that C may read too must come out the same from both languages.
bool HelperWriter::isSharedWithC() const {
  return fastpath::isSharedWithC(Function,
                                 Tools.Files.fileOf(Function.getLocation()));
}

Sharing HelperWriter::sharing() const {
  bool IsTemplate = Function.getDescribedFunctionTemplate();
  if (isa<CXXMethodDecl>(Function)) {
    bool InClass = Function.getLexicalDeclContext()->isRecord();
    if (InClass || Function.isDependentContext() || !Function.isInlined())
      return Sharing::Member;
    return Sharing::InlineMember;
  }
  if (IsTemplate)
    return Sharing::Template;
  bool Included = !Tools.Files.fileOf(Function.getLocation()).isCompiledAlone();
  return LangOpts.CPlusPlus11 && Function.isInlined() && Included &&
                 !isLocalToFile()
             ? Sharing::InlineFunction
             : Sharing::OneFile;
}

std::string HelperWriter::storage() const {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  bool Static = Method ? Method->isStatic()
                : sharing() == Sharing::OneFile
                    ? !Function.isInAnonymousNamespace()
                    : Function.getStorageClass() == SC_Static;
  return Static ? "static " : "";
}

/// The template head that makes an inline function's helper a template: several
/// translation units may define one, and GCC takes noinline on it without a
/// warning.
std::string HelperWriter::sharedHead(bool Definition) const {
  if (sharing() != Sharing::InlineFunction)
    return "";
  return Definition ? "template <class> " : "template <class = void> ";
}

/// -fvisibility-inlines-hidden is for inline functions and not for the
/// templates that their helpers are. Static locals stay common to all
/// libraries.
std::string HelperWriter::visibility() const {
  bool Hidden = sharing() == Sharing::InlineFunction &&
                LangOpts.InlineVisibilityHidden && !Slow.HasStaticLocal &&
                !Function.hasAttr<VisibilityAttr>();
  return Hidden ? "[[gnu::visibility(\"hidden\")]] " : "";
}

std::string HelperWriter::marker() const {
  if (!Options.Attributes.empty())
    return Options.Attributes + " ";
  // The Linux kernel, and others, have a macro of that name.
  std::string Name = reservedIfMacro("noinline", Tools.Context);
  return LangOpts.CPlusPlus11 && !isSharedWithC()
             ? "[[" + reservedIfMacro("gnu", Tools.Context) + "::" + Name +
                   "]] "
             : "__attribute__((" + Name + ")) ";
}

//===----------------------------------------------------------------------===//
// Templates
//===----------------------------------------------------------------------===//

static std::string textBetween(const SourceFile &File, size_t Begin,
                               size_t End) {
  TokenText Text;
  for (size_t I = Begin; I < End; ++I)
    if (!File.tokens()[I].isComment())
      Text.add(File.tokens()[I].Text, File.tokens()[I].Spaced);
  return Text.str();
}

/// The template heads: those of the class as they stand, the function's own one
/// without default arguments and without the parameters that have no name,
/// which only take part in choosing an overload.
std::string HelperWriter::heads(const Signature &S, bool Outer) {
  auto Index = [&](SourceLocation Loc) {
    return S.File->indexAt(Tools.Files.offset(Loc));
  };
  std::string Text;
  if (Outer)
    for (const TemplateParameterList *Head : S.OuterHeads)
      if (Head->size() > 0)
        Text += textBetween(*S.File, Index(Head->getTemplateLoc()),
                            Index(Head->getRequiresClause()
                                      ? Head->getRequiresClause()->getEndLoc()
                                      : Head->getRAngleLoc()) +
                                1) +
                " ";
  if (!S.OwnHead)
    return Text;
  std::string Parameters;
  for (const NamedDecl *Parameter : *S.OwnHead) {
    if (!Parameter->getIdentifier() || Parameter->isImplicit())
      continue;
    size_t Begin = Index(Parameter->getBeginLoc());
    while (S.File->tokens()[Begin - 1].is("::")) // `std::integral T`
      Begin -= 2;
    size_t End = Index(Parameter->getLocation()) + 1;
    while (!isOneOf(S.File->tokens()[End].Text, {",", "=", ">", ">>"}))
      End = S.File->tokens()[End].is("[") || S.File->tokens()[End].is("(")
                ? skipGroup(S.File->tokens(), End)
                : End + 1;
    Parameters +=
        (Parameters.empty() ? "" : ", ") + textBetween(*S.File, Begin, End);
  }
  if (Parameters.empty())
    return Text;
  Text += "template <" + Parameters + "> ";
  if (const Expr *Clause = S.OwnHead->getRequiresClause())
    Text += textBetween(*S.File, S.File->next(Index(S.OwnHead->getRAngleLoc())),
                        Index(Clause->getEndLoc()) + 1) +
            " ";
  return Text;
}

/// `<T, N>`: what the call cannot deduce, and what it should not.
llvm::Expected<std::string>
HelperWriter::templateArguments(const Signature &S) {
  std::string Text;
  bool Pack = false;
  if (!S.OwnHead)
    return Text;
  for (const NamedDecl *Parameter : *S.OwnHead) {
    if (Parameter->isImplicit())
      continue;
    if (!Parameter->getIdentifier()) {
      if (Slow.HasStaticLocal)
        return refuse("a template parameter has no name to pass it on by");
      continue;
    }
    if (Pack)
      return refuse("a template parameter follows a parameter pack");
    Pack = Parameter->isParameterPack();
    Text += (Text.empty() ? "" : ", ") + Parameter->getName().str() +
            (Pack ? "..." : "");
  }
  if (Text.empty() && S.OwnHead->size() > 0 &&
      !S.OwnHead->getParam(0)->isImplicit())
    return refuse("a template parameter has no name to pass it on by");
  return Text.empty() ? "" : "<" + Text + ">";
}

/// True if to look for functions by an argument of \p Type makes a class from a
/// template that the program so far only points to, and which may be
/// ill-formed.
static bool lookupInstantiates(QualType Type) {
  while (!Type->getPointeeType().isNull())
    Type = Type->getPointeeType();
  const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      Type->getBaseElementTypeUnsafe()->getAsCXXRecordDecl());
  return Class && Class->getSpecializationKind() == TSK_Undeclared &&
         Class->getSpecializedTemplate()->getTemplatedDecl()->getDefinition();
}

/// What the call calls: `fSlow`, `fSlow<T>`, `self.fSlow`; `(fSlow)` where the
/// arguments' classes are not to be looked into.
llvm::Expected<std::string> HelperWriter::callee(const Signature &S,
                                                 llvm::StringRef Name) {
  llvm::Expected<std::string> Arguments = templateArguments(S);
  if (!Arguments)
    return Arguments.takeError();
  std::string Callee = Name.str() + *Arguments;
  if (!isa<CXXMethodDecl>(Function) &&
      llvm::any_of(Slow.Handovers, [](const Handover &H) {
        return lookupInstantiates(H.Var->getType());
      }))
    return "(" + Callee + ")";
  const ParmVarDecl *Self =
      Function.getNumParams() ? Function.getParamDecl(0) : nullptr;
  if (!Self || !compat::isExplicitObjectParameter(*Self))
    return Callee;
  if (Self->getType()->isDependentType())
    return refuse("the type of the explicit object parameter is deduced");
  if (!Self->getType()->isReferenceType())
    return refuse("the explicit object parameter is passed by value");
  std::string Object = Self->getName().str();
  if (Self->getType()->isRValueReferenceType())
    Object = "static_cast<decltype(" + Object + ") &&>(" + Object + ")";
  return Object + "." + Callee;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// Where the helper that goes with the declaration \p S is declared at the
/// latest: in front of it.
static SourceLocation placeOf(const Signature &S) {
  return S.File->location(S.File->tokens()[S.Begin].Offset);
}

/// `auto` in the \p Specifiers says nothing before the helper's definition: the
/// deduced type takes its place, except in a template, whose call is resolved
/// later.
llvm::Expected<std::string>
HelperWriter::withDeducedType(llvm::StringRef Specifiers, const Signature &S) {
  if (!Function.getDeclaredReturnType()->getContainedDeducedType())
    return Specifiers.str();
  if (Function.isDependentContext()) {
    if (!Slow.ReturnsAsFunction)
      return refuse("the return type is deduced, and the slow path has no "
                    "return to deduce it from");
    // Of a static local that is passed on, it would be a reference.
    if (Specifiers.contains("decltype"))
      return refuse("the return type is deduced, and cannot be spelled where "
                    "the helper is declared");
    return Specifiers.str();
  }
  const AutoType *Placeholder =
      Function.getReturnType()->getContainedAutoType();
  QualType Deduced = Placeholder->getDeducedType();
  NamingPlace Place{S.Function, placeOf(S)};
  std::optional<std::string> Type =
      Deduced.isNull() || Placeholder->isConstrained()
          ? std::nullopt
          : spellDeducedType(Deduced, Place, Tools.Files, Tools.Context);
  size_t At = Specifiers.contains("decltype") ? llvm::StringRef::npos
                                              : Specifiers.find("auto");
  const auto *Written = Function.getType()->getAs<FunctionProtoType>();
  if (!Type || At == llvm::StringRef::npos ||
      (Written && Written->hasTrailingReturn()))
    return refuse("the return type is deduced, and cannot be spelled where the "
                  "helper is declared");
  return (Specifiers.take_front(At) + *Type +
          Specifiers.drop_front(At + llvm::StringRef("auto").size()))
      .str();
}

/// Moves standard attributes from the front of \p Words to the end of
/// \p Attributes: nothing may stand before them.
static void takeAttributes(std::string &Words, std::string &Attributes) {
  while (compat::startsWith(Words, "[[")) {
    size_t End = Words.find("]]") + 2;
    Attributes += Words.substr(0, End) + " ";
    Words = llvm::StringRef(Words).drop_front(End).ltrim().str();
  }
}

/// True if a word in \p Range is the name of a member of the function's class
/// or of one around it.
static bool namesMember(const Signature &S, TokenRange Range) {
  for (size_t I = Range.Begin; I < Range.End; ++I) {
    const SourceToken &T = S.File->tokens()[I];
    for (const DeclContext *Scope = S.Function->getDeclContext(); Scope;
         Scope = Scope->getParent())
      if (const auto *Class = dyn_cast<CXXRecordDecl>(Scope))
        if (T.isIdentifier() && isMemberName(T.Text, *Class))
          return true;
  }
  return false;
}

llvm::Expected<std::string> HelperWriter::signature(const Signature &S,
                                                    Lead Front,
                                                    llvm::StringRef Name,
                                                    bool Definition) {
  llvm::Expected<TokenText> Specifiers = Filter.specifiers(S);
  if (!Specifiers)
    return Specifiers.takeError();
  llvm::Expected<TokenText> Suffix = Filter.suffix(S);
  if (!Suffix)
    return Suffix.takeError();
  llvm::Expected<std::string> List = Parameters.list(S, Definition, placeOf(S));
  if (!List)
    return List.takeError();
  llvm::Expected<std::string> Result = withDeducedType(Specifiers->str(), S);
  if (!Result)
    return Result.takeError();
  std::string Type = *Result;
  bool Spaced =
      S.File->tokens()[S.Qualifier.Begin].Spaced && Type == Specifiers->str();
  std::string Trailing;
  if (isa<CXXConversionDecl>(S.Function)) { // `operator T *()`
    Type = textBetween(*S.File, S.Name.Begin + 1, S.Name.End);
    Spaced = false;
    // Behind the qualifier of `C::operator T()`, T is looked up in C.
    if (S.Qualifier.Begin < S.Qualifier.End && LangOpts.CPlusPlus11 &&
        namesMember(S, {S.Name.Begin + 1, S.Name.End})) {
      Trailing = " -> " + Type;
      Type = "auto";
    }
  }
  takeAttributes(Type, Front.Attributes);
  std::string Text = heads(S, Definition) + Front.Head + Front.Attributes +
                     Front.Specifiers + Type;
  Text += endsInPunctuation(Type) && !Spaced ? "" : " ";
  Text += textBetween(*S.File, S.Qualifier.Begin, S.Qualifier.End) + Name.str();
  if (S.File->tokens()[S.Name.End].is(")")) // `int (f)(int)`
    Text += ")";
  Text += "(" + *List + ")";
  if (!Suffix->empty()) {
    bool Encloses = Suffix->str()[0] == ')'; // `int (*f(int a))[4]`
    Text += (Encloses ? "" : " ") + Suffix->str();
  }
  return Text + Trailing;
}

/// What stands for an explicit specialization before it is declared: it has no
/// text but the template's.
static bool isImpliedSpecialization(const FunctionDecl &Function) {
  return Function.getTemplateSpecializationKind() ==
             TSK_ExplicitSpecialization &&
         Function.getNumTemplateParameterLists() == 0;
}

/// The declaration whose words the helper's own declaration takes: that in the
/// class or the namespace for a definition outside of it, else the definition.
llvm::Expected<const FunctionDecl *> HelperWriter::declarationToFollow() {
  if (!Function.getQualifierLoc() ||
      Function.getLexicalDeclContext() == Function.getDeclContext())
    return &Function;
  const FunctionDecl *First = nullptr;
  for (const FunctionDecl *Redeclaration :
       Function.getMostRecentDecl()->redecls())
    if (Redeclaration->getLexicalDeclContext()->getRedeclContext()->Equals(
            Function.getDeclContext()->getRedeclContext()) &&
        Redeclaration->getFriendObjectKind() == Decl::FOK_None &&
        !isImpliedSpecialization(*Redeclaration))
      First = Redeclaration; // from the last to the first
  if (!First)
    return refuse("the declaration of the function was not found");
  return First;
}

static llvm::Expected<std::vector<std::string>>
namespacesBetween(const DeclContext *Inner, const DeclContext *Outer) {
  std::vector<std::string> Names;
  for (; !Inner->Equals(Outer); Inner = Inner->getParent()) {
    const auto *Namespace = dyn_cast<NamespaceDecl>(Inner);
    if (!Namespace) {
      if (Inner->isTranslationUnit())
        break;
      continue; // a linkage specification
    }
    if (Namespace->isAnonymousNamespace())
      return refuse("an anonymous namespace lies between the declaration and "
                    "the definition");
    Names.insert(Names.begin(),
                 (Namespace->isInline() ? "inline namespace " : "namespace ") +
                     Namespace->getName().str());
  }
  return Names;
}

/// The attributes that the helper of a free function keeps and that stand on
/// earlier declarations only, in a header for instance.
llvm::Expected<std::string>
HelperWriter::inheritedAttributes(const Signature &Own) {
  llvm::Expected<TokenText> Repeated = Filter.attributes(Own);
  if (!Repeated)
    return Repeated.takeError();
  std::vector<std::string> Texts;
  for (const FunctionDecl *D = Function.getPreviousDecl(); D;
       D = D->getPreviousDecl()) {
    if (llvm::all_of(D->attrs(), [](const Attr *A) {
          return A->isInherited() || A->isImplicit();
        }))
      continue;
    llvm::Expected<Signature> S = parseSignature(*D, Tools.Files, Filter);
    if (!S)
      return S.takeError();
    llvm::Expected<TokenText> Inherited = Filter.attributes(*S);
    if (!Inherited)
      return Inherited.takeError();
    if (Inherited->empty() || Inherited->str() == Repeated->str() ||
        llvm::is_contained(Texts, Inherited->str()))
      continue;
    for (const ParmVarDecl *Parameter : D->parameters())
      if (mentions(*S, S->Suffix, *Parameter) ||
          mentions(*S, S->Specifiers, *Parameter))
        return refuse(
            "an attribute of an earlier declaration names a parameter");
    Texts.push_back(Inherited->str());
  }
  return llvm::join(llvm::reverse(Texts), " ");
}

/// Adds the declaration of the helper, in the words of \p Followed.
llvm::Error HelperWriter::declare(HelperFunction &Helper, const Signature &Own,
                                  const Signature &Followed,
                                  llvm::StringRef Name) {
  bool IsMethod = isa<CXXMethodDecl>(Function);
  if (IsMethod && Followed.Function == &Function)
    return refuse("the declaration of the function was not found");
  // The instances of a function template take after its first declaration.
  bool IsTemplate = Function.getDescribedFunctionTemplate() ||
                    sharing() == Sharing::InlineFunction;
  Lead Front{sharedHead(false), IsTemplate ? marker() + visibility() : "",
             storage()};
  std::string Behind;
  if (!IsMethod && Followed.Function == &Function) {
    llvm::Expected<std::string> Attributes = inheritedAttributes(Own);
    if (!Attributes)
      return Attributes.takeError();
    Behind = *Attributes;
    takeAttributes(Behind, Front.Attributes);
  }
  llvm::Expected<std::string> Declaration =
      signature(Followed, Front, Name, /*Definition=*/false);
  if (!Declaration)
    return Declaration.takeError();
  Helper.Declaration =
      *Declaration + (Behind.empty() ? "" : " ") + Behind + ";";
  Helper.DeclarationFile = Followed.File;
  Helper.DeclarationEnd = Followed.Suffix.End;
  Helper.DeclaredBeside = Followed.Function;
  Helper.Place =
      IsMethod ? DeclarationPlace::InClass : DeclarationPlace::BeforeFunction;
  if (!IsMethod) {
    llvm::Expected<std::vector<std::string>> Namespaces = namespacesBetween(
        Function.getDeclContext(), Function.getLexicalDeclContext());
    if (!Namespaces)
      return Namespaces.takeError();
    Helper.Namespaces = *Namespaces;
  }
  return llvm::Error::success();
}

llvm::Expected<HelperFunction> HelperWriter::function(llvm::StringRef Name) {
  llvm::Expected<Signature> Own = parseSignature(Function, Tools.Files, Filter);
  if (!Own)
    return Own.takeError();
  llvm::Expected<const FunctionDecl *> Followed = declarationToFollow();
  if (!Followed)
    return Followed.takeError();
  llvm::Expected<Signature> Other =
      parseSignature(**Followed, Tools.Files, Filter);
  if (!Other)
    return Other.takeError();
  if (llvm::Error Failed = Parameters.choose(*Own, &*Other))
    return Failed;

  const auto *Linkage =
      dyn_cast<LinkageSpecDecl>(Function.getLexicalDeclContext());
  if (sharing() == Sharing::InlineFunction && Linkage && Linkage->hasBraces())
    return refuse("an inline function inside a linkage specification cannot "
                  "share a helper, which would be a template");
  if (isSharedWithC() && llvm::any_of(Slow.Handovers, [](const Handover &H) {
        return H.How == Passing::Reference;
      }))
    return refuse("C may read the function as well, and has no references to "
                  "pass");
  if (sharing() == Sharing::InlineFunction && isSharedWithC())
    return refuse("an inline function that C may read as well cannot share a "
                  "helper, which would be a template");

  HelperFunction Helper;
  Helper.Begin = Own->File->tokens()[Own->Begin].Offset;
  bool InClass = Function.getLexicalDeclContext()->isRecord();
  Lead Front{sharedHead(true), marker() + visibility(), ""};
  if (sharing() == Sharing::InlineMember)
    Front.Specifiers = "inline ";
  if (InClass || !isa<CXXMethodDecl>(Function))
    Front.Specifiers += storage();
  llvm::Expected<std::string> Definition =
      signature(*Own, Front, Name, /*Definition=*/true);
  if (!Definition)
    return Definition.takeError();
  Helper.Definition = *Definition;

  llvm::Expected<std::string> Callee = callee(*Own, Name);
  if (!Callee)
    return Callee.takeError();
  bool HasResult = !Function.getReturnType()->isVoidType();
  Helper.Call = (HasResult ? "return " : "") + *Callee + "(" +
                Parameters.arguments(*Own) + ");";
  if (!InClass)
    if (llvm::Error Failed = declare(Helper, *Own, *Other, Name))
      return Failed;
  return Helper;
}

/// The offset of the `->` in what follows a list of parameters, or of its end;
/// nullopt if it closes a parenthesis that is opened in front of the name, as
/// in `int (*f() const)[3]`.
static std::optional<size_t> outsideParentheses(llvm::StringRef Suffix) {
  int Depth = 0;
  for (size_t I = 0; I < Suffix.size(); ++I) {
    if (Depth == 0 && compat::startsWith(Suffix.drop_front(I), "->"))
      return I;
    Depth += Suffix[I] == '(' ? 1 : Suffix[I] == ')' ? -1 : 0;
    if (Depth < 0)
      return std::nullopt;
  }
  return Suffix.size();
}

llvm::Expected<HelperLambda> HelperWriter::lambda(SourceLocation Place) {
  if (!LangOpts.CPlusPlus11)
    return refuse("the language has no lambdas");
  if (Function.getDeclaredReturnType()->getContainedDeducedType() &&
      !Slow.ReturnsAsFunction)
    return refuse("the return type is deduced, and the slow path has no return "
                  "to deduce it from");
  if (Function.getNumParams() &&
      compat::isExplicitObjectParameter(*Function.getParamDecl(0)))
    return refuse("an explicit object parameter cannot be one of a lambda");
  for (const Attr *A : Function.attrs())
    if (isa<RequiresCapabilityAttr, AcquireCapabilityAttr,
            TryAcquireCapabilityAttr, ReleaseCapabilityAttr,
            NoThreadSafetyAnalysisAttr>(A))
      return refuse("thread-safety analysis would not see inside a lambda what "
                    "the caller holds");
  llvm::Expected<Signature> Own = parseSignature(Function, Tools.Files, Filter);
  if (!Own)
    return Own.takeError();
  if (llvm::Error Failed = Parameters.choose(*Own, nullptr))
    return Failed;
  llvm::Expected<TokenText> Attributes = Filter.attributes(*Own);
  if (!Attributes)
    return Attributes.takeError();
  llvm::Expected<std::string> Inherited = inheritedAttributes(*Own);
  if (!Inherited)
    return Inherited.takeError();
  if (!Attributes->empty() || !Inherited->empty())
    return refuse("an attribute of the function has no place on a lambda");
  Parameters.forLambda();
  llvm::Expected<std::string> Listed =
      Parameters.list(*Own, /*Definition=*/true, Place);
  if (!Listed)
    return Listed.takeError();
  llvm::Expected<TokenText> Specifiers = Filter.specifiers(*Own);
  if (!Specifiers)
    return Specifiers.takeError();
  llvm::Expected<TokenText> Suffix = Filter.suffix(*Own);
  if (!Suffix)
    return Suffix.takeError();

  std::optional<size_t> End = outsideParentheses(Suffix->str());
  if (!End)
    return refuse("the return type is written around the function's name");
  llvm::StringRef Trailing = llvm::StringRef(Suffix->str()).drop_front(*End);
  std::string Result = Trailing.empty() ? Specifiers->str()
                                        : Trailing.drop_front(2).ltrim().str();
  if (isa<CXXConversionDecl>(Function))
    Result = textBetween(*Own->File, Own->Name.Begin + 1, Own->Name.End);
  HelperLambda Lambda;
  bool HasResult = !Function.getReturnType()->isVoidType();
  std::string Marker = Options.Attributes.empty() ? "__attribute__((noinline)) "
                                                  : Options.Attributes + " ";
  std::string List = "(" + *Listed + ") ";
  if (std::string Noexcept = Filter.exceptionSpecification(*Own);
      !Noexcept.empty()) {
    // GCC wants the attribute behind `noexcept`, Clang in front of it; C++23
    // has a place for it.
    if (!compat::isCPlusPlus23(LangOpts))
      return refuse(
          "before C++23 a lambda cannot be both noexcept and noinline "
          "in a way that GCC and Clang agree on");
    if (Options.Attributes.empty())
      Marker = "[[gnu::noinline]] ";
    List = " " + Marker + List + Noexcept;
    Marker = " ";
  }
  Lambda.Open = std::string(HasResult ? "return " : "") +
                (Slow.UsesThis ? "[this]" : "[]") + List + Marker + "-> " +
                Result + " {";
  Lambda.Close = "}(" + Parameters.arguments(*Own) + ");";
  return Lambda;
}

llvm::Expected<HelperFunction> makeHelperFunction(const FunctionDecl &Function,
                                                  const SlowPath &Slow,
                                                  llvm::StringRef Name,
                                                  const HelperOptions &Options,
                                                  HelperContext Tools) {
  if (llvm::Error Failed = checkNamedHelper(Function, Tools.Context))
    return Failed;
  return HelperWriter(Function, Slow, Options, Tools).function(Name);
}

llvm::Expected<HelperLambda> makeHelperLambda(const FunctionDecl &Function,
                                              const SlowPath &Slow,
                                              SourceLocation Place,
                                              const HelperOptions &Options,
                                              HelperContext Tools) {
  return HelperWriter(Function, Slow, Options, Tools).lambda(Place);
}

} // namespace fastpath
