//===--- TypeSpelling.cpp - types in the source's own words ---------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TypeSpelling.h"
#include "LLVMCompat.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace fastpath {

namespace {

/// What stands around a name that is declared: `void (*` and `)(int)`.
struct Declarator {
  std::string Front;
  std::string Behind;
  bool Spaced = false; ///< white space in front of the name
};

class TypeSpeller {
public:
  TypeSpeller(NamingPlace Place, SourceFiles &Files, const ASTContext &Context)
      : Place(Place), Files(Files), Context(Context),
        SM(Context.getSourceManager()) {}

  /// The declaration's own words.
  std::optional<Declarator> written(const VarDecl &Var);
  /// The words of the argument of the atomic that \p Loaded is.
  std::optional<std::string> atomicArgument(const ValueDecl &Loaded,
                                            QualType Type);
  /// The qualified names of the parts of \p Type.
  std::optional<std::string> qualified(QualType Type);
  bool hidesStd() const;

private:
  bool isDeclaredBefore(const Decl &D, SourceLocation Where) const;
  const NamedDecl *find(llvm::StringRef Name, NamingPlace From) const;
  bool means(llvm::StringRef Name, NamingPlace From) const;
  std::optional<std::string> joined(const SourceFile &File, unsigned Begin,
                                    unsigned End, NamingPlace From,
                                    bool Brackets, int Depth = 0);
  std::optional<std::string> nameOf(const NamedDecl &D);
  std::optional<std::string> argument(const TemplateArgument &Argument);
  std::optional<std::string> aliasOf(QualType Type, bool &Hidden);

  NamingPlace Place;
  SourceFiles &Files;
  const ASTContext &Context;
  const SourceManager &SM;
};

} // namespace

bool TypeSpeller::isDeclaredBefore(const Decl &D, SourceLocation Where) const {
  for (const Decl *Redeclaration : D.redecls())
    if (Redeclaration->getLocation().isInvalid() || // a builtin
        SM.isBeforeInTranslationUnit(Redeclaration->getLocation(), Where))
      return true;
  return false;
}

static const NamedDecl *entity(const NamedDecl &Found) {
  return cast<NamedDecl>(Found.getUnderlyingDecl()->getCanonicalDecl());
}

/// The parameter of \p Template that is called \p Name from \p Function, or
/// null; of all its declarations' own ones the first's. A member that is
/// defined outside of its class repeats the class's parameters, perhaps by
/// other names.
static const NamedDecl *findParameter(const TemplateDecl *Template,
                                      DeclarationName Name,
                                      const FunctionDecl *Function) {
  if (!Template)
    return nullptr;
  const TemplateParameterList *Head = Template->getTemplateParameters();
  for (unsigned I = 0; Function && I < Function->getNumTemplateParameterLists();
       ++I)
    if (Function->getTemplateParameterList(I)->getDepth() == Head->getDepth() &&
        isa<ClassTemplateDecl>(Template))
      Head = Function->getTemplateParameterList(I);
  for (unsigned I = 0; I < Head->size(); ++I)
    if (Head->getParam(I)->getDeclName() == Name)
      return cast<TemplateDecl>(Template->getCanonicalDecl())
          ->getTemplateParameters()
          ->getParam(I);
  return nullptr;
}

/// What unqualified lookup of \p Name from \p From finds in an enclosing scope,
/// or null. Base classes and namespaces nominated by directives are not looked
/// into.
const NamedDecl *TypeSpeller::find(llvm::StringRef Name,
                                   NamingPlace From) const {
  auto Entry = Context.Idents.find(Name);
  if (Entry == Context.Idents.end())
    return nullptr;
  DeclarationName Declared(Entry->second);
  const FunctionDecl *Inner = nullptr;
  for (const DeclContext *Scope = From.Scope; Scope;
       Scope = Scope->getLookupParent()) {
    const TemplateDecl *Template = nullptr;
    if (const auto *Record = dyn_cast<CXXRecordDecl>(Scope))
      Template = Record->getDescribedClassTemplate();
    const auto *Function = dyn_cast<FunctionDecl>(Scope);
    if (Function) {
      Inner = Function;
      Template = Function->getDescribedFunctionTemplate();
      for (const Decl *D : Function->decls()) // its locals, in no lookup table
        if (const auto *Local = dyn_cast<NamedDecl>(D))
          if (Local->getDeclName() == Declared &&
              isDeclaredBefore(*Local, From.Before))
            return entity(*Local);
    }
    if (const NamedDecl *Parameter = findParameter(Template, Declared, Inner))
      return Parameter;
    if (Function)
      continue;
    bool Hidden = false;
    for (const NamedDecl *Found : Scope->lookup(Declared)) {
      if (isDeclaredBefore(*Found, From.Before))
        return entity(*Found);
      Hidden = true;
    }
    if (Hidden)
      return nullptr;
  }
  return nullptr;
}

bool TypeSpeller::hidesStd() const {
  const NamedDecl *Found = find("std", Place);
  return Found &&
         !(isa<NamespaceDecl>(Found) &&
           Found->getDeclContext()->getRedeclContext()->isTranslationUnit());
}

/// True if \p Name stands for the same at the place as it did at \p From.
bool TypeSpeller::means(llvm::StringRef Name, NamingPlace From) const {
  const NamedDecl *There = find(Name, From);
  return There && There == find(Name, Place);
}

/// Words that mean the same everywhere, and those that belong to a declaration
/// and not to its type.
static bool isTypeKeyword(llvm::StringRef Word) {
  return isOneOf(
      Word, {"const",   "volatile", "unsigned", "signed",  "long",   "short",
             "int",     "char",     "bool",     "float",   "double", "wchar_t",
             "char8_t", "char16_t", "char32_t", "struct",  "class",  "enum",
             "union",   "typename", "_Bool",    "_Atomic", "void",   "noexcept",
             "true",    "false"});
}
static bool isStorageKeyword(llvm::StringRef Word) {
  return isOneOf(Word, {"static", "thread_local", "register", "constexpr",
                        "inline", "constinit", "extern"});
}

/// True if \p Name, an identifier in the parameter list of a function type, is
/// the name of a parameter: `int code` in `void (*)(int code)`.
static bool isParameterName(llvm::StringRef Before, llvm::StringRef Behind) {
  return isOneOf(Behind, {",", ")"}) &&
         !isOneOf(Before, {"(", ",", "::", "const", "volatile", "struct",
                           "class", "enum", "union", "typename"});
}

/// The tokens between two offsets as one line, if every name in it is known at
/// the place and means what it does at \p From. Function and array types are
/// fine if \p Brackets are.
/// \param Depth  how many brackets and template argument lists are open
std::optional<std::string> TypeSpeller::joined(const SourceFile &File,
                                               unsigned Begin, unsigned End,
                                               NamingPlace From, bool Brackets,
                                               int Depth) {
  std::string Text;
  llvm::StringRef Previous;
  for (size_t I = File.indexAt(Begin);
       I < File.tokens().size() && File.tokens()[I].Offset < End; ++I) {
    SourceToken Token = File.tokens()[I];
    if (Token.isComment())
      continue;
    if (Token.end() > End) // the first half of `>>`
      Token.Text = Token.Text.take_front(End - Token.Offset);
    bool Bracket = Token.is("[") || Token.is("(");
    if (Token.Directive || Token.is("auto") || Token.is("decltype") ||
        Token.is("__attribute__") || (Bracket && !Brackets))
      return std::nullopt;
    Depth += Token.is("<") - Token.is(">") - 2 * Token.is(">>") + Bracket -
             (Token.is("]") || Token.is(")"));
    if (Token.is("=") || (Token.is(",") && Depth == 0))
      return std::nullopt; // `int a = 0, b`: the words of another declarator
    if (isStorageKeyword(Token.Text))
      continue;
    bool Known = Previous == "::" || Previous == "template" ||
                 isTypeKeyword(Token.Text) || means(Token.Text, From) ||
                 (Brackets && Depth > 0 &&
                  isParameterName(Previous, File.tokens()[File.next(I)].Text));
    if (Token.isIdentifier() && !Known)
      return std::nullopt;
    if (Token.Spaced && !Text.empty())
      Text += ' ';
    Text += Token.Text.str();
    Previous = Token.Text;
  }
  return Text;
}

/// What may stand behind the parameter list of a function type.
static bool isFunctionQualifier(llvm::StringRef Word) {
  return isOneOf(Word, {"const", "volatile", "&", "&&", "noexcept"});
}

/// The end of the declarator around the name at \p Name, which \p Open
/// parentheses in front of it belong to: behind `)(int)` or `[4]`.
static std::optional<size_t> endOfDeclarator(const SourceFile &File,
                                             size_t Name, int Open) {
  size_t I = Name + 1;
  bool Closed = false;
  while (I < File.tokens().size()) {
    const SourceToken &T = File.tokens()[I];
    if (T.is(")") && Open > 0) {
      --Open;
      Closed = true;
      ++I;
    } else if (Closed && isFunctionQualifier(T.Text)) {
      bool Operand = T.is("noexcept") && File.tokens()[I + 1].is("(");
      I = Operand ? skipGroup(File.tokens(), I + 1) : I + 1;
    } else if (T.is("[") || (T.is("(") && Closed)) {
      if (File.tokens()[File.next(I)].is("]"))
        return std::nullopt; // `int a[] = {1, 2}`: the bound is not written
      I = skipGroup(File.tokens(), I);
    } else {
      break;
    }
  }
  return Open == 0 ? std::optional<size_t>(I) : std::nullopt;
}

/// `std::pair p{1, 2};`: the arguments are not in the words.
static bool hasDeducedArguments(const VarDecl &Var) {
  const TypeSourceInfo *Info = Var.getTypeSourceInfo();
  const DeducedType *Deduced =
      Info ? Info->getType()->getContainedDeducedType() : nullptr;
  return Deduced && isa<DeducedTemplateSpecializationType>(Deduced);
}

std::optional<Declarator> TypeSpeller::written(const VarDecl &Var) {
  SourceLocation Begin = Var.getOuterLocStart();
  if (Begin.isMacroID() || Var.getLocation().isMacroID())
    return std::nullopt;
  if (const TagDecl *Tag = Var.getType()->getAsTagDecl())
    if (!isDeclaredBefore(*Tag, Place.Before))
      return std::nullopt;
  if (hasDeducedArguments(Var))
    return std::nullopt;
  const SourceFile &File = Files.fileOf(Begin);
  unsigned NameOffset = Files.offset(Var.getLocation());
  size_t Name = File.indexAt(NameOffset);
  int Open = 0;
  for (size_t I = File.indexAt(Files.offset(Begin)); I < Name; ++I)
    Open += File.tokens()[I].is("(") - File.tokens()[I].is(")");
  std::optional<size_t> End = endOfDeclarator(File, Name, Open);
  if (!End || *End >= File.tokens().size())
    return std::nullopt;
  bool Brackets = *End > Name + 1;
  NamingPlace From{Var.getDeclContext(), Begin};
  std::optional<std::string> Front =
      joined(File, Files.offset(Begin), NameOffset, From, Brackets);
  std::optional<std::string> Behind =
      joined(File, NameOffset + File.tokens()[Name].Text.size(),
             File.tokens()[*End].Offset, From, Brackets, Open);
  if (!Front || !Behind)
    return std::nullopt;
  // As the source has it: `Block *block`, `Block* block`.
  return Declarator{*Front, *Behind, File.tokens()[Name].Spaced};
}

/// True if a variable of the \p Type, `auto` or `auto *` in a template, holds
/// what an atomic of \p Argument is loaded as.
static bool willBeDeduced(QualType Type, QualType Argument) {
  while (Type->isPointerType() && Argument->isPointerType()) {
    Type = Type->getPointeeType();
    Argument = Argument->getPointeeType();
    if (Type.hasQualifiers())
      return false;
  }
  const auto *Auto = dyn_cast<AutoType>(Type.getTypePtr());
  return Auto && Auto->getDeducedType().isNull() && !Auto->isConstrained() &&
         Auto->getKeyword() == AutoTypeKeyword::Auto;
}

std::optional<std::string> TypeSpeller::atomicArgument(const ValueDecl &Loaded,
                                                       QualType Type) {
  const auto *Declarator = dyn_cast<DeclaratorDecl>(&Loaded);
  TypeSourceInfo *Info = Declarator ? Declarator->getTypeSourceInfo() : nullptr;
  if (!Info)
    return std::nullopt;
  auto Atomic =
      Info->getTypeLoc().getAsAdjusted<TemplateSpecializationTypeLoc>();
  if (!Atomic || Atomic.getNumArgs() != 1 ||
      Atomic.getArgLoc(0).getArgument().getKind() != TemplateArgument::Type)
    return std::nullopt;
  QualType Argument = Atomic.getArgLoc(0).getArgument().getAsType();
  if (!Context.hasSameUnqualifiedType(Argument, Type) &&
      !willBeDeduced(Type, Argument))
    return std::nullopt;
  // A qualifier in front is not part of the TypeLoc: take all between < and >.
  if (Atomic.getLAngleLoc().isMacroID() || Atomic.getRAngleLoc().isMacroID())
    return std::nullopt;
  return joined(Files.fileOf(Atomic.getLAngleLoc()),
                Files.offset(Atomic.getLAngleLoc()) + 1,
                Files.offset(Atomic.getRAngleLoc()),
                {Loaded.getDeclContext(), Atomic.getLAngleLoc()},
                /*Brackets=*/true);
}

//===----------------------------------------------------------------------===//
// Qualified names
//===----------------------------------------------------------------------===//

/// `enum Color {}; int Color();`: the function hides the type.
static bool isHiddenByFunction(const NamedDecl &D) {
  for (const NamedDecl *Other : D.getDeclContext()->lookup(D.getDeclName()))
    if (isa<TagDecl>(D) && isa<ValueDecl>(Other))
      return true;
  return false;
}

static bool isInlineNamespace(const NamedDecl &D) {
  const auto *Namespace = dyn_cast<NamespaceDecl>(&D);
  return Namespace && Namespace->isInline();
}

std::optional<std::string> TypeSpeller::nameOf(const NamedDecl &D) {
  if (!D.getIdentifier() || !isDeclaredBefore(D, Place.Before) ||
      D.getParentFunctionOrMethod() || isHiddenByFunction(D))
    return std::nullopt;
  // Enclosing class templates would need their arguments, and what is not
  // public is not everyone's to name.
  for (const DeclContext *Scope = D.getDeclContext(); Scope;
       Scope = Scope->getParent())
    if (const auto *Record = dyn_cast<CXXRecordDecl>(Scope))
      if (!Record->getIdentifier() || Record->getDescribedClassTemplate() ||
          isa<ClassTemplateSpecializationDecl>(Record))
        return std::nullopt;
  for (const NamedDecl *Named = &D; Named;
       Named = dyn_cast<CXXRecordDecl>(Named->getDeclContext()))
    if (Named->getAccess() == AS_private || Named->getAccess() == AS_protected)
      if (!Named->getDeclContext()->Encloses(Place.Scope))
        return std::nullopt;
  // The outermost name may mean something nearer at the place.
  const NamedDecl *First = &D;
  for (const DeclContext *Scope = D.getDeclContext(); Scope;
       Scope = Scope->getParent())
    if (const auto *Named = dyn_cast<NamedDecl>(Scope))
      if (Named->getIdentifier() && !isInlineNamespace(*Named))
        First = Named;
  bool Hidden = Context.getLangOpts().CPlusPlus &&
                find(First->getName(), Place) != entity(*First);
  return (Hidden ? "::" : "") + qualifiedName(D);
}

std::optional<std::string>
TypeSpeller::argument(const TemplateArgument &Argument) {
  switch (Argument.getKind()) {
  case TemplateArgument::Type:
    return qualified(Argument.getAsType());
  case TemplateArgument::Integral:
    if (Argument.getIntegralType()->isBooleanType())
      return Argument.getAsIntegral() == 0 ? "false" : "true";
    if (Argument.getIntegralType()->isSpecificBuiltinType(BuiltinType::Int))
      return llvm::toString(Argument.getAsIntegral(), 10);
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

/// `std::uint64_t`, if that is how the type was arrived at: what it stands for
/// differs between targets. \p Hidden is set if there is an alias that cannot
/// be named.
std::optional<std::string> TypeSpeller::aliasOf(QualType Type, bool &Hidden) {
  while (true) {
    if (const auto *Typedef = dyn_cast<TypedefType>(Type.getTypePtr())) {
      const TypedefNameDecl *Alias = Typedef->getDecl();
      bool Reserved = Alias->getName().substr(0, 2) == "__";
      if (!Reserved && Alias->getDeclContext()->isFileContext())
        if (std::optional<std::string> Name = nameOf(*Alias))
          return Name;
      Hidden |= !Reserved;
    }
    QualType Next = Type.getSingleStepDesugaredType(Context);
    if (Next.getTypePtr() == Type.getTypePtr())
      return std::nullopt;
    Type = Next;
  }
}

/// True for the types that fixed-size aliases stand for on one target or the
/// other.
static bool isTargetDependent(QualType Type) {
  const auto *Builtin = Type->getAs<BuiltinType>();
  return Builtin && (Builtin->getKind() == BuiltinType::Long ||
                     Builtin->getKind() == BuiltinType::ULong ||
                     Builtin->getKind() == BuiltinType::LongLong ||
                     Builtin->getKind() == BuiltinType::ULongLong);
}

std::optional<std::string> TypeSpeller::qualified(QualType Type) {
  std::string Const = Type.isConstQualified() ? "const " : "";
  if (Type.isVolatileQualified() || Type->isDependentType())
    return std::nullopt;
  if (const auto *Pointer = Type->getAs<PointerType>()) {
    std::optional<std::string> Inner = qualified(Pointer->getPointeeType());
    if (!Inner || Pointer->getPointeeType()->isFunctionType())
      return std::nullopt;
    return *Inner + (Inner->back() == '*' ? "*" : " *") +
           (Const.empty() ? "" : "const");
  }
  if (const auto *Reference = Type->getAs<LValueReferenceType>()) {
    std::optional<std::string> Inner = qualified(Reference->getPointeeType());
    if (!Inner)
      return std::nullopt;
    return *Inner + (Inner->back() == '*' ? "&" : " &");
  }
  bool HiddenAlias = false;
  if (std::optional<std::string> Alias = aliasOf(Type, HiddenAlias))
    return Const + *Alias;
  if (HiddenAlias && isTargetDependent(Type))
    return std::nullopt;
  if (const auto *Builtin = Type->getAs<BuiltinType>())
    return Const +
           Builtin->getName(PrintingPolicy(Context.getLangOpts())).str();
  if (const TagDecl *Tag = Type->getAsTagDecl()) {
    std::optional<std::string> Name = nameOf(*Tag);
    if (!Name)
      return std::nullopt;
    if (!Context.getLangOpts().CPlusPlus)
      return Const + Tag->getKindName().str() + " " + *Name;
    const auto *Special = dyn_cast<ClassTemplateSpecializationDecl>(Tag);
    if (!Special)
      return Const + *Name;
    std::string Arguments;
    for (const TemplateArgument &A : Special->getTemplateArgs().asArray()) {
      std::optional<std::string> Text = argument(A);
      if (!Text)
        return std::nullopt;
      Arguments += (Arguments.empty() ? "" : ", ") + *Text;
    }
    return Const + *Name + "<" + Arguments + ">";
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// `void (*)(int)`, with the place for the name found.
static std::optional<Declarator> asDeclarator(llvm::StringRef Type) {
  if (Type.contains('<') && Type.contains('('))
    return std::nullopt;
  size_t Paren = Type.find('(');
  if (Paren == llvm::StringRef::npos)
    return Declarator{Type.str(), ""};
  size_t Name = Type.find("*)", Paren);
  if (Name != Paren + 1 || Type[Paren] == '[')
    return std::nullopt;
  return Declarator{Type.take_front(Name + 1).str(),
                    Type.drop_front(Name + 1).str()};
}

/// The words for a local that only says `auto`: those of the atomic it is
/// loaded from.
static std::optional<Declarator> loadedType(const VarDecl &Var,
                                            TypeSpeller &Speller,
                                            AtomicLoadFinder &Loads,
                                            bool &IsLoad) {
  QualType Type = Var.getType();
  if (!Var.getInit() || Type->isReferenceType())
    return std::nullopt;
  std::optional<AtomicOperation> Op =
      Loads.atomics().classify(stripped(Var.getInit()));
  IsLoad = Op && Op->Kind == AtomicOperation::Load;
  const ValueDecl *Object = IsLoad ? Loads.objectOf(Op->Object) : nullptr;
  std::optional<std::string> Text =
      Object ? Speller.atomicArgument(*Object, Type) : std::nullopt;
  std::optional<Declarator> D = Text ? asDeclarator(*Text) : std::nullopt;
  if (D && Type.isConstQualified())
    D->Front =
        D->Front.back() == '*' ? D->Front + "const" : "const " + D->Front;
  return D;
}

static std::string render(const Declarator &D, llvm::StringRef Name,
                          bool AsReference) {
  std::string Front = D.Front;
  std::string Behind = D.Behind;
  bool Spaced = D.Spaced && !AsReference;
  if (AsReference) {
    bool Array = compat::startsWith(Behind, "[");
    Front += Array                                        ? " (&"
             : Front.back() == '*' || Front.back() == '(' ? "&"
                                                          : " &";
    Behind = (Array ? ")" : "") + Behind;
  }
  bool Punctuated =
      isOneOf(llvm::StringRef(Front).take_back(1), {"*", "&", "("});
  return Front + (Spaced || !Punctuated ? " " : "") + Name.str() + Behind;
}

bool hidesStd(NamingPlace Place, SourceFiles &Files,
              const ASTContext &Context) {
  return TypeSpeller(Place, Files, Context).hidesStd();
}

std::optional<std::string> spellDeducedType(QualType Type, NamingPlace Place,
                                            SourceFiles &Files,
                                            const ASTContext &Context) {
  std::optional<std::string> Text =
      TypeSpeller(Place, Files, Context).qualified(Type);
  // `long` here may be what `std::int64_t` is on this target.
  PrintingPolicy Policy(Context.getLangOpts());
  if (Text && isTargetDependent(Type) &&
      *Text == Type.getCanonicalType().getAsString(Policy))
    return std::nullopt;
  return Text;
}

std::optional<std::string> spellParameter(const ValueDecl &Var,
                                          bool AsReference, NamingPlace Place,
                                          AtomicLoadFinder &Loads,
                                          SourceFiles &Files,
                                          const ASTContext &Context) {
  TypeSpeller Speller(Place, Files, Context);
  std::optional<Declarator> D;
  bool IsLoad = false;
  bool IsBuiltin = false; // in the source: `long x = 0, y = 1;`
  if (const auto *Local = dyn_cast<VarDecl>(&Var)) {
    const TypeSourceInfo *Info = Local->getTypeSourceInfo();
    IsBuiltin = Info && isa<BuiltinType>(Info->getType().getTypePtr());
    D = Speller.written(*Local);
    if (!D)
      D = loadedType(*Local, Speller, Loads, IsLoad);
  }
  if (!D)
    if (std::optional<std::string> Text =
            IsLoad || IsBuiltin
                ? Speller.qualified(Var.getType())
                : spellDeducedType(Var.getType(), Place, Files, Context))
      D = Declarator{*Text, ""};
  if (!D || D->Front.empty())
    return std::nullopt;
  return render(*D, Var.getName(), AsReference);
}

} // namespace fastpath
