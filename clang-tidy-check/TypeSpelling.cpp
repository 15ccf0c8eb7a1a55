//===--- TypeSpelling.cpp - types in the source's own words ---------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TypeSpelling.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace fastpath {

namespace {

class TypeSpeller {
public:
  TypeSpeller(NamingPlace Place, SourceFiles &Files, const ASTContext &Context)
      : Place(Place), Files(Files), Context(Context),
        SM(Context.getSourceManager()) {}

  /// The declaration's own words in front of the name, with the white space
  /// between.
  std::optional<std::string> written(const VarDecl &Var);
  /// The words of the argument of the atomic that \p Loaded is.
  std::optional<std::string> atomicArgument(const ValueDecl &Loaded,
                                            QualType Type);
  /// The qualified names of the parts of \p Type.
  std::optional<std::string> qualified(QualType Type);

private:
  bool isDeclaredBefore(const Decl &D) const;
  bool means(llvm::StringRef Name) const;
  std::optional<std::string> joined(const SourceFile &File, unsigned Begin,
                                    unsigned End);
  std::optional<std::string> nameOf(const NamedDecl &D);
  std::optional<std::string> argument(const TemplateArgument &Argument);
  std::optional<std::string> aliasOf(QualType Type);

  NamingPlace Place;
  SourceFiles &Files;
  const ASTContext &Context;
  const SourceManager &SM;
};

} // namespace

bool TypeSpeller::isDeclaredBefore(const Decl &D) const {
  for (const Decl *Redeclaration : D.redecls())
    if (Redeclaration->getLocation().isInvalid() || // a builtin
        SM.isBeforeInTranslationUnit(Redeclaration->getLocation(),
                                     Place.Before))
      return true;
  return false;
}

/// True if unqualified lookup of \p Name from the place finds something
/// declared in an enclosing scope before it. Base classes are not looked into.
bool TypeSpeller::means(llvm::StringRef Name) const {
  auto Entry = Context.Idents.find(Name);
  if (Entry == Context.Idents.end())
    return false;
  DeclarationName Declared(Entry->second);
  for (const DeclContext *Scope = Place.Scope; Scope;
       Scope = Scope->getLookupParent()) {
    if (const auto *Record = dyn_cast<CXXRecordDecl>(Scope))
      if (const ClassTemplateDecl *Template =
              Record->getDescribedClassTemplate())
        for (const NamedDecl *Parameter : *Template->getTemplateParameters())
          if (Parameter->getDeclName() == Declared)
            return true;
    if (const auto *Function = dyn_cast<FunctionDecl>(Scope))
      if (const FunctionTemplateDecl *Template =
              Function->getDescribedFunctionTemplate())
        for (const NamedDecl *Parameter : *Template->getTemplateParameters())
          if (Parameter->getDeclName() == Declared)
            return true;
    if (Scope->isFunctionOrMethod()) { // its own types, which no lookup finds
      for (const Decl *D : Scope->decls())
        if (const auto *Type = dyn_cast<TypeDecl>(D))
          if (Type->getDeclName() == Declared && isDeclaredBefore(*Type))
            return true;
      continue;
    }
    bool Hidden = false;
    for (const NamedDecl *Found : Scope->lookup(Declared)) {
      if (isDeclaredBefore(*Found))
        return true;
      Hidden = true;
    }
    if (Hidden)
      return false;
  }
  return false;
}

/// Words that mean the same everywhere, and those that belong to a declaration
/// and not to its type.
static bool isTypeKeyword(llvm::StringRef Word) {
  return isOneOf(
      Word, {"const",   "volatile", "unsigned", "signed",  "long",   "short",
             "int",     "char",     "bool",     "float",   "double", "wchar_t",
             "char8_t", "char16_t", "char32_t", "struct",  "class",  "enum",
             "union",   "typename", "_Bool",    "_Atomic", "size_t"});
}
static bool isStorageKeyword(llvm::StringRef Word) {
  return isOneOf(Word, {"static", "thread_local", "register", "constexpr",
                        "inline", "constinit", "extern"});
}

/// The tokens between two offsets as one line, if every name in it is known at
/// the place.
std::optional<std::string> TypeSpeller::joined(const SourceFile &File,
                                               unsigned Begin, unsigned End) {
  std::string Text;
  llvm::StringRef Previous;
  int Depth = 0; // of template argument lists
  for (size_t I = File.indexAt(Begin);
       I < File.tokens().size() && File.tokens()[I].Offset < End; ++I) {
    const SourceToken &Token = File.tokens()[I];
    if (Token.isComment())
      continue;
    if (Token.Directive || Token.is("auto") || Token.is("decltype") ||
        Token.is("[") || Token.is("(") || Token.is("__attribute__"))
      return std::nullopt;
    Depth += Token.is("<") - Token.is(">") - 2 * Token.is(">>");
    if (Token.is("=") || (Token.is(",") && Depth == 0))
      return std::nullopt; // `int a = 0, b`: the words of another declarator
    if (isStorageKeyword(Token.Text))
      continue;
    bool Qualified = Previous == "::" || Previous == "template";
    if (Token.isIdentifier() && !Qualified && !isTypeKeyword(Token.Text) &&
        !means(Token.Text))
      return std::nullopt;
    if (Token.Spaced && !Text.empty())
      Text += ' ';
    Text += Token.Text.str();
    Previous = Token.Text;
  }
  return Text;
}

std::optional<std::string> TypeSpeller::written(const VarDecl &Var) {
  SourceLocation Begin = Var.getOuterLocStart();
  if (Begin.isMacroID() || Var.getLocation().isMacroID())
    return std::nullopt;
  if (const TagDecl *Tag = Var.getType()->getAsTagDecl())
    if (!isDeclaredBefore(*Tag))
      return std::nullopt;
  const SourceFile &File = Files.fileOf(Begin);
  size_t Name = File.indexAt(Files.offset(Var.getLocation()));
  size_t After = File.next(Name);
  // `int a[2]` writes a part of the type behind the name.
  if (After < File.tokens().size() && File.tokens()[After].is("["))
    return std::nullopt;
  std::optional<std::string> Text =
      joined(File, Files.offset(Begin), Files.offset(Var.getLocation()));
  // As the source has it: `Block *block`, `Block* block`.
  if (Text && File.tokens()[Name].Spaced)
    *Text += ' ';
  return Text;
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
      Atomic.getArgLoc(0).getArgument().getKind() != TemplateArgument::Type ||
      !Context.hasSameUnqualifiedType(
          Atomic.getArgLoc(0).getArgument().getAsType(), Type))
    return std::nullopt;
  // A qualifier in front is not part of the TypeLoc: take all between < and >.
  if (Atomic.getLAngleLoc().isMacroID() || Atomic.getRAngleLoc().isMacroID())
    return std::nullopt;
  return joined(Files.fileOf(Atomic.getLAngleLoc()),
                Files.offset(Atomic.getLAngleLoc()) + 1,
                Files.offset(Atomic.getRAngleLoc()));
}

//===----------------------------------------------------------------------===//
// Qualified names
//===----------------------------------------------------------------------===//

std::optional<std::string> TypeSpeller::nameOf(const NamedDecl &D) {
  if (!D.getIdentifier() || !isDeclaredBefore(D) ||
      D.getParentFunctionOrMethod())
    return std::nullopt;
  // Enclosing class templates would need their arguments, and what is not
  // public is not everyone's to name.
  for (const DeclContext *Scope = D.getDeclContext(); Scope;
       Scope = Scope->getParent())
    if (const auto *Record = dyn_cast<CXXRecordDecl>(Scope))
      if (!Record->getIdentifier() || Record->getDescribedClassTemplate() ||
          isa<ClassTemplateSpecializationDecl>(Record))
        return std::nullopt;
  if (D.getAccess() == AS_private || D.getAccess() == AS_protected)
    if (!D.getDeclContext()->Encloses(Place.Scope))
      return std::nullopt;
  return qualifiedName(D);
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
/// differs between targets.
std::optional<std::string> TypeSpeller::aliasOf(QualType Type) {
  while (true) {
    if (const auto *Typedef = dyn_cast<TypedefType>(Type.getTypePtr())) {
      const TypedefNameDecl *Alias = Typedef->getDecl();
      bool Reserved = Alias->getName().substr(0, 2) == "__";
      if (!Reserved && Alias->getDeclContext()->isFileContext())
        if (std::optional<std::string> Name = nameOf(*Alias))
          return Name;
    }
    QualType Next = Type.getSingleStepDesugaredType(Context);
    if (Next.getTypePtr() == Type.getTypePtr())
      return std::nullopt;
    Type = Next;
  }
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
  if (std::optional<std::string> Alias = aliasOf(Type))
    return Const + *Alias;
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

std::optional<std::string> spellParameter(const VarDecl &Var, bool AsReference,
                                          NamingPlace Place,
                                          AtomicLoadFinder &Loads,
                                          SourceFiles &Files,
                                          const ASTContext &Context) {
  TypeSpeller Speller(Place, Files, Context);
  QualType Type = Var.getType();
  std::optional<std::string> Text = Speller.written(Var);
  if (!Text && Var.getInit() && !Type->isReferenceType()) {
    const Expr *Init = stripped(Var.getInit());
    std::optional<AtomicOperation> Op = Loads.atomics().classify(Init);
    const ValueDecl *Object = Op && Op->Kind == AtomicOperation::Load
                                  ? Loads.objectOf(Op->Object)
                                  : nullptr;
    if (Object)
      Text = Speller.atomicArgument(*Object, Type);
    if (Text && Type.isConstQualified())
      *Text += Text->back() == '*' ? "const" : " const";
  }
  if (!Text)
    Text = Speller.qualified(Type);
  if (!Text || Text->empty())
    return std::nullopt;
  bool Spaced = Text->back() == ' ';
  *Text = llvm::StringRef(*Text).rtrim().str();
  if (AsReference) {
    *Text += Text->back() == '*' ? "&" : " &";
    Spaced = false;
  }
  bool Punctuated = Text->back() == '*' || Text->back() == '&';
  return *Text + (Spaced || !Punctuated ? " " : "") + Var.getName().str();
}

} // namespace fastpath
