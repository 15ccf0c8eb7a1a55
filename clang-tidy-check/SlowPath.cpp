//===--- SlowPath.cpp - what the remainder uses ---------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlowPath.h"
#include "LLVMCompat.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace fastpath {

llvm::Error refuse(const llvm::Twine &Reason) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), Reason.str());
}

static std::string quoted(const NamedDecl &D) {
  return "'" + D.getNameAsString() + "'";
}

const Handover *SlowPath::find(const VarDecl *Var) const {
  for (const Handover &H : Handovers)
    if (H.Var == Var)
      return &H;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Passing
//===----------------------------------------------------------------------===//

/// A copy that nobody can see and that fits in registers.
static bool isCopiedFreely(const CXXRecordDecl &Record) {
  const CXXRecordDecl *Definition = Record.getDefinition();
  if (!Definition || !Definition->hasTrivialDestructor() ||
      !Definition->hasTrivialCopyConstructor() ||
      Definition->defaultedCopyConstructorIsDeleted())
    return false;
  for (const CXXConstructorDecl *Constructor : Definition->ctors())
    if (Constructor->isCopyConstructor() &&
        (Constructor->isDeleted() || !Constructor->isTrivial()))
      return false;
  return true;
}

/// `std::integral auto n`: never a class.
static bool isArithmetic(const TemplateTypeParmDecl &Parameter) {
  const TypeConstraint *Constraint = Parameter.getTypeConstraint();
  const NamedDecl *Concept =
      Constraint ? Constraint->getNamedConcept() : nullptr;
  return Concept && Concept->isInStdNamespace() &&
         isOneOf(Concept->getName(), {"integral", "signed_integral",
                                      "unsigned_integral", "floating_point"});
}

/// The function's own template parameter that \p Type is, or null.
static const TemplateTypeParmDecl *
templateParameter(const ParmVarDecl &Parameter, QualType Type) {
  const auto *Deduced = Type->getAs<TemplateTypeParmType>();
  const auto *Function = dyn_cast<FunctionDecl>(Parameter.getDeclContext());
  const FunctionTemplateDecl *Template =
      Function ? Function->getDescribedFunctionTemplate() : nullptr;
  if (!Deduced || !Template)
    return nullptr;
  const TemplateParameterList *Head = Template->getTemplateParameters();
  if (Head->getDepth() != Deduced->getDepth())
    return nullptr;
  return dyn_cast<TemplateTypeParmDecl>(Head->getParam(Deduced->getIndex()));
}

Passing passingOf(const ParmVarDecl &Parameter) {
  QualType Type = Parameter.getType();
  if (const auto *Expansion = Type->getAs<PackExpansionType>())
    Type = Expansion->getPattern();
  if (Type->isRValueReferenceType())
    return Passing::RvalueReference;
  if (Type->isDependentType()) {
    if (Type->isReferenceType() || Type->isAnyPointerType() ||
        Type->isMemberPointerType())
      return Passing::Value;
    const TemplateTypeParmDecl *Deduced = templateParameter(Parameter, Type);
    if (Deduced && isArithmetic(*Deduced))
      return Passing::Value;
    // The `auto` of an abbreviated template cannot be named.
    return Deduced && Deduced->isImplicit() ? Passing::Reference
                                            : Passing::ByInstantiation;
  }
  const CXXRecordDecl *Record = Type->getAsCXXRecordDecl();
  return Record && !isCopiedFreely(*Record) ? Passing::Reference
                                            : Passing::Value;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// True if a class in \p Scope declares a friend function called \p Name.
static bool befriends(const DeclContext &Scope, DeclarationName Name) {
  for (const Decl *D : Scope.decls()) {
    if (const auto *Friend = dyn_cast<FriendDecl>(D))
      if (const NamedDecl *Function = Friend->getFriendDecl())
        if (Function->getDeclName() == Name)
          return true;
    if (const auto *Template = dyn_cast<ClassTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    if (isa<NamespaceDecl, LinkageSpecDecl, CXXRecordDecl>(D))
      if (befriends(*cast<DeclContext>(D), Name))
        return true;
  }
  return false;
}

namespace {

/// Collects what the slow path refers to, and the first reason against moving
/// it that shows up on the way.
class UseCollector : public RecursiveASTVisitor<UseCollector> {
public:
  UseCollector(const FastPath &Path, SlowPathOptions Options,
               const ASTContext &Context)
      : Path(Path), Options(Options), Context(Context) {}

  bool shouldVisitImplicitCode() const { return true; }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    const ValueDecl *D = E->getDecl();
    if (const auto *Var = dyn_cast<VarDecl>(D)) {
      noteVariable(*Var);
      if (E->isNonOdrUse() == NOUR_None)
        OdrUsed.insert(Var);
    }
    if (!isa<VarDecl>(D))
      noteLocalName(*D);
    checkAccess(*E->getFoundDecl());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    checkAccess(*E->getFoundDecl().getDecl());
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    checkAccess(*E->getConstructor());
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) {
    UsesThis |= E->isImplicitAccess();
    if (!Options.ForLambda && !isa<CXXMethodDecl>(Path.Function) &&
        befriends(*Context.getTranslationUnitDecl(),
                  Path.Function->getDeclName()))
      object("a friend of a class may need access that the helper lacks");
    return true;
  }
  bool VisitUnresolvedMemberExpr(UnresolvedMemberExpr *E) {
    UsesThis |= E->isImplicitAccess();
    return true;
  }
  bool VisitSizeOfPackExpr(SizeOfPackExpr *E) {
    if (const auto *Pack = dyn_cast<VarDecl>(E->getPack()))
      noteVariable(*Pack);
    return true;
  }
  bool VisitCXXThisExpr(CXXThisExpr *) {
    UsesThis = true;
    return true;
  }
  bool VisitTypeLoc(TypeLoc Loc) {
    QualType Type = Loc.getType();
    if (const auto *Alias = Type->getAs<TypedefType>()) {
      noteType(*Alias->getDecl());
      checkAccess(*Alias->getDecl());
    } else if (const TagDecl *Tag = Type->getAsTagDecl()) {
      noteType(*Tag);
      checkAccess(*Tag);
    }
    const Expr *Operand = nullptr;
    if (const auto *Decltype = dyn_cast<DecltypeType>(Type.getTypePtr()))
      Operand = Decltype->getUnderlyingExpr();
    else if (const auto *TypeOf = dyn_cast<TypeOfExprType>(Type.getTypePtr()))
      Operand = TypeOf->getUnderlyingExpr();
    if (const ParmVarDecl *Parameter = passedByReference(Operand))
      object("the slow path takes the declared type of " + quoted(*Parameter) +
             ", which the helper gets by reference");
    return true;
  }
  bool VisitPredefinedExpr(PredefinedExpr *E) {
    // In a lambda, `__func__` is the lambda's own name.
    if (LambdaDepth == 0 || E->getIdentKindName() != "__func__")
      noteFunctionName(E->getLocation());
    return true;
  }
  bool VisitAddrLabelExpr(AddrLabelExpr *) {
    object("the slow path takes the address of a label");
    return true;
  }
  bool VisitSourceLocExpr(SourceLocExpr *E) {
    if (namesFunction(*E))
      noteFunctionName(E->getBeginLoc());
    return true;
  }
  bool VisitCXXDefaultArgExpr(CXXDefaultArgExpr *E) {
    if (asksForFunctionName(E->getExpr()))
      noteFunctionName(E->getUsedLocation());
    return true;
  }
  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (!Callee)
      return true;
    switch (Callee->getBuiltinID()) {
    case Builtin::BI__builtin_return_address:
    case Builtin::BI__builtin_frame_address:
    case Builtin::BI__builtin_extract_return_addr:
      object("the slow path looks at its own stack frame");
      break;
    default:
      break;
    }
    if (Callee->hasAttr<ReturnsTwiceAttr>())
      object("the slow path calls " + quoted(*Callee) +
             ", which returns twice");
    return true;
  }
  bool TraverseLambdaExpr(LambdaExpr *E) {
    ++LambdaDepth;
    bool Result = RecursiveASTVisitor::TraverseLambdaExpr(E);
    --LambdaDepth;
    return Result;
  }
  bool VisitReturnStmt(ReturnStmt *S) {
    noteMovedOut(S->getRetValue(), "returns");
    return true;
  }
  bool VisitCXXThrowExpr(CXXThrowExpr *E) {
    noteMovedOut(E->getSubExpr(), "throws");
    return true;
  }

  llvm::SmallPtrSet<const VarDecl *, 8> Variables;
  llvm::SmallPtrSet<const VarDecl *, 8> OdrUsed;
  bool UsesThis = false;
  std::string Objection;

private:
  void object(const llvm::Twine &Reason) {
    if (Objection.empty())
      Objection = Reason.str();
  }

  /// Declared in the function itself, before the slow path.
  bool isFromFastPath(const Decl &D) const {
    return D.getParentFunctionOrMethod() == Path.Function &&
           !D.isTemplateParameter() &&
           Context.getSourceManager().isBeforeInTranslationUnit(D.getLocation(),
                                                                slowBegin());
  }
  SourceLocation slowBegin() const {
    return Path.Kind == Shape::Inverted ? Path.split().getThen()->getBeginLoc()
                                        : Path.Slow.front()->getBeginLoc();
  }
  void noteVariable(const VarDecl &Var) {
    if (isBlockExtern(Var))
      object("the slow path uses " + quoted(Var) +
             ", which is declared inside the function");
    if (isa<ParmVarDecl>(Var) ? Var.getDeclContext() == Path.Function
                              : isFromFastPath(Var))
      Variables.insert(&Var);
  }
  /// `extern int x; void g();` in the fast path.
  bool isBlockExtern(const ValueDecl &D) const {
    return !Options.ForLambda && compat::isLocalExtern(D) &&
           Context.getSourceManager().isBeforeInTranslationUnit(D.getLocation(),
                                                                slowBegin());
  }
  void noteLocalName(const ValueDecl &D) {
    if (!isFromFastPath(D) && !isBlockExtern(D))
      return;
    if (isa<BindingDecl>(D))
      object("the structured binding " + quoted(D) +
             " of the fast path is used in the slow path");
    else if (!Options.ForLambda)
      object("the slow path uses " + quoted(D) +
             ", which is declared inside the function");
  }
  void noteType(const TypeDecl &D) {
    if (!Options.ForLambda && isFromFastPath(D) && !D.isImplicit())
      object("the slow path uses the type " + quoted(D) +
             ", which is declared inside the function");
  }
  void noteFunctionName(SourceLocation Loc) {
    if (Options.IgnoreFunctionNameInMacros && Loc.isMacroID())
      return;
    object("the slow path asks for the name of its function");
  }
  /// __builtin_LINE() and the like name the place, which stays; the function
  /// does not.
  static bool namesFunction(const SourceLocExpr &E) {
    return !isOneOf(E.getBuiltinStr(),
                    {"__builtin_LINE", "__builtin_COLUMN", "__builtin_FILE",
                     "__builtin_FILE_NAME"});
  }
  static bool asksForFunctionName(const Stmt *S) {
    if (!S)
      return false;
    if (const auto *Location = dyn_cast<SourceLocExpr>(S))
      return namesFunction(*Location);
    for (const Stmt *Child : S->children())
      if (asksForFunctionName(Child))
        return true;
    return false;
  }

  /// The by-value parameter that \p E names, if the helper gets a reference.
  const ParmVarDecl *passedByReference(const Expr *E) const {
    const auto *Ref = dyn_cast_or_null<DeclRefExpr>(E);
    const auto *Parameter =
        Ref ? dyn_cast<ParmVarDecl>(Ref->getDecl()) : nullptr;
    if (!Parameter || Parameter->getDeclContext() != Path.Function)
      return nullptr;
    Passing How = passingOf(*Parameter);
    return How == Passing::Reference || How == Passing::ByInstantiation
               ? Parameter
               : nullptr;
  }
  /// `return p;` moves a parameter, and copies what a reference refers to.
  void noteMovedOut(const Expr *E, llvm::StringRef Verb) {
    if (!E || LambdaDepth > 0) // a closure returns its own captures
      return;
    const Expr *Operand = stripped(E);
    while (const auto *Construct = dyn_cast<CXXConstructExpr>(Operand)) {
      if (Construct->getNumArgs() == 0)
        break;
      Operand = stripped(Construct->getArg(0));
    }
    // Nothing but the name: `return T(p)` and `return std::move(p)` say what
    // they mean.
    const Expr *Written = E->IgnoreParenImpCasts();
    if (Written->getBeginLoc() != Operand->getBeginLoc() ||
        Written->getEndLoc() != Operand->getEndLoc())
      return;
    if (const ParmVarDecl *Parameter = passedByReference(Operand))
      object("the slow path " + Verb + " the parameter " + quoted(*Parameter) +
             ", which moves it implicitly");
  }
  /// What is not public is open to a free function as a friend only, and to a
  /// member through its class, unless a foreign class befriends that one
  /// member.
  void checkAccess(const NamedDecl &D) {
    AccessSpecifier Access = D.getAccess();
    if (Options.ForLambda || (Access != AS_private && Access != AS_protected) ||
        D.getParentFunctionOrMethod())
      return;
    const auto *Class = dyn_cast<CXXRecordDecl>(D.getDeclContext());
    if (isa<CXXMethodDecl>(Path.Function) &&
        !(Class && befriends(*Class, Path.Function->getDeclName())))
      return;
    object("the slow path uses " + quoted(D) +
           ", to which only the function itself has access, as a friend");
  }

  const FastPath &Path;
  SlowPathOptions Options;
  const ASTContext &Context;
  unsigned LambdaDepth = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Locals that cross the split
//===----------------------------------------------------------------------===//

/// True if one of the top-level statements of the prefix certainly gives \p Var
/// a value.
static bool isAssigned(const VarDecl &Var, const FastPath &Path) {
  if (Path.Locals.count(&Var))
    return true;
  return llvm::any_of(Path.Prefix, [&](const Stmt *S) {
    const auto *E = dyn_cast<Expr>(S);
    const auto *Assign = E ? dyn_cast<BinaryOperator>(stripped(E)) : nullptr;
    return Assign && Assign->getOpcode() == BO_Assign &&
           namedObject(Assign->getLHS()) == Var.getCanonicalDecl();
  });
}

/// The variable that the object \p E refers to lives in: `p` of `p.x[1].y`.
static const VarDecl *rootVariable(const Expr *E) {
  while (E) {
    E = stripped(E);
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
      return dyn_cast<VarDecl>(Ref->getDecl());
    if (const auto *Member = dyn_cast<MemberExpr>(E))
      E = Member->isArrow() ? nullptr : Member->getBase();
    else if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
      E = Subscript->getBase();
    else
      return nullptr;
  }
  return nullptr;
}

static bool takesAddress(const Stmt *S, const VarDecl &Var) {
  if (!S)
    return false;
  if (const auto *Unary = dyn_cast<UnaryOperator>(S))
    if (Unary->getOpcode() == UO_AddrOf &&
        rootVariable(Unary->getSubExpr()) == &Var)
      return true;
  for (const Stmt *Child : S->children())
    if (takesAddress(Child, Var))
      return true;
  return false;
}

/// True if a pointer or a reference of the fast path refers to \p Var: a copy
/// in the helper would be another object.
static bool isReferredTo(const VarDecl &Var, const FastPath &Path) {
  for (const Stmt *S : Path.Prefix) {
    const auto *Declaration = dyn_cast<DeclStmt>(S);
    if (!Declaration)
      continue;
    for (const Decl *D : Declaration->decls()) {
      const auto *Local = dyn_cast<VarDecl>(D);
      if (!Local || !Local->getInit() || Local->getType()->isArithmeticType())
        continue;
      if (takesAddress(Local->getInit(), Var) ||
          (Local->getType()->isReferenceType() &&
           rootVariable(Local->getInit()) == &Var))
        return true;
    }
  }
  return false;
}

static bool isUninitialized(const VarDecl &Var, const FastPath &Path) {
  const Expr *Init = Var.getInit();
  const auto *Construct = dyn_cast_or_null<CXXConstructExpr>(Init);
  bool HasValue = Init && !(Construct && Construct->getNumArgs() == 0 &&
                            Construct->getConstructor()->isTrivial() &&
                            !Construct->requiresZeroInitialization());
  return !HasValue && !isAssigned(Var, Path);
}

static bool isConstant(const VarDecl &Var, const ASTContext &Context) {
  return Var.isConstexpr() || (!Var.getType()->isDependentType() &&
                               Var.isUsableInConstantExpressions(Context));
}

static llvm::Expected<Passing> passingOfLocal(const VarDecl &Var,
                                              const FastPath &Path,
                                              const ASTContext &Context) {
  QualType Type = Var.getType();
  std::string Name = quoted(Var);
  if (Var.hasAttr<AsmLabelAttr>())
    return refuse("the local " + Name + " is pinned to a register");
  if (Var.isStaticLocal()) {
    if (!Context.getLangOpts().CPlusPlus)
      return refuse("the static local " + Name +
                    " would have to be passed by reference, which C lacks");
    return Passing::Reference;
  }
  if (isa<DecompositionDecl>(Var))
    return refuse("a structured binding of the fast path is used in the slow "
                  "path");
  if (Type->isRValueReferenceType())
    return refuse("the rvalue reference " + Name + " crosses the split");
  if (Type->isReferenceType()) {
    const VarDecl *Root = rootVariable(Var.getInit());
    if (Root && Root->hasLocalStorage() && !Root->getType()->isReferenceType())
      return refuse("the reference " + Name + " refers to the local " +
                    quoted(*Root));
    return Passing::Value;
  }
  if (Type->isArrayType())
    return refuse("the array " + Name + " crosses the split");
  if (isConstant(Var, Context))
    return refuse("the constant " + Name +
                  " would become a parameter, and no constant any more");
  if (isUninitialized(Var, Path))
    return refuse("the local " + Name + " may be uninitialized at the split");
  const CXXRecordDecl *Record =
      Type->isAnyPointerType() ? nullptr : recordOf(Type);
  if (Record && (Type->isDependentType() || !isCopiedFreely(*Record)))
    return refuse("the local " + Name + " is not trivially copyable");
  return Passing::Value;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// What other configurations may use: the identifiers of the slow path's text,
/// if there is a conditional directive in it.
static llvm::StringSet<> conditionalNames(const SourceFile &File,
                                          unsigned Begin, unsigned End) {
  llvm::StringSet<> Names;
  bool Conditional = false;
  for (size_t I = File.indexAt(Begin);
       I < File.tokens().size() && File.tokens()[I].Offset < End; ++I) {
    const SourceToken &Token = File.tokens()[I];
    if (Token.isIdentifier())
      Names.insert(Token.Text);
    if (Token.Kind == tok::hash && Token.Directive &&
        I + 1 < File.tokens().size())
      Conditional |=
          isOneOf(File.tokens()[I + 1].Text, {"if", "ifdef", "ifndef"});
  }
  if (!Conditional)
    Names.clear();
  return Names;
}

/// Names that the fast path brings into scope without declaring a variable.
static std::string scopedNameInUse(const FastPath &Path, const SourceFile &File,
                                   unsigned Begin, unsigned End) {
  llvm::StringSet<> Used;
  for (size_t I = File.indexAt(Begin);
       I < File.tokens().size() && File.tokens()[I].Offset < End; ++I)
    if (File.tokens()[I].isIdentifier())
      Used.insert(File.tokens()[I].Text);
  for (const Stmt *S : Path.Prefix) {
    const auto *Declaration = dyn_cast<DeclStmt>(S);
    if (!Declaration)
      continue;
    for (const Decl *D : Declaration->decls()) {
      if (isa<UsingDirectiveDecl>(D))
        return "a using-directive inside the function holds for the slow path "
               "as well";
      const auto *Named = dyn_cast<NamedDecl>(D);
      if (Named && !isa<VarDecl>(Named) && Used.count(Named->getNameAsString()))
        return "the slow path uses " + quoted(*Named) +
               ", which is declared inside the function";
    }
  }
  return "";
}

/// The locals of the fast path, and those of the guard's own `if`.
static std::vector<const VarDecl *> localsOf(const FastPath &Path) {
  std::vector<const VarDecl *> Locals;
  auto Add = [&](const Stmt *S) {
    if (const auto *Declaration = dyn_cast_or_null<DeclStmt>(S))
      for (const Decl *D : Declaration->decls())
        if (const auto *Var = dyn_cast<VarDecl>(D))
          Locals.push_back(Var);
  };
  for (const Stmt *S : Path.Prefix)
    Add(S);
  if (Path.Kind == Shape::Inverted) {
    Add(Path.split().getInit());
    Add(Path.split().getConditionVariableDeclStmt());
  }
  return Locals;
}

llvm::Expected<SlowPath> analyseSlowPath(const FastPath &Path,
                                         const SourceFile &File, unsigned Begin,
                                         unsigned End, SlowPathOptions Options,
                                         const ASTContext &Context) {
  UseCollector Uses(Path, Options, Context);
  for (const std::vector<const Stmt *> *Part : {&Path.Slow, &Path.Tail})
    for (const Stmt *S : *Part)
      Uses.TraverseStmt(const_cast<Stmt *>(S));
  if (!Uses.Objection.empty())
    return refuse(Uses.Objection);
  if (!isa<CXXMethodDecl>(Path.Function)) {
    // A helper's signature needs the same access.
    UseCollector Signature(Path, Options, Context);
    Signature.TraverseTypeLoc(Path.Function->getTypeSourceInfo()->getTypeLoc());
    if (!Signature.Objection.empty())
      return refuse(Signature.Objection);
  }
  if (!Options.ForLambda) {
    std::string Scoped = scopedNameInUse(Path, File, Begin, End);
    if (!Scoped.empty())
      return refuse(Scoped);
  }

  SlowPath Result;
  Result.UsesThis = Uses.UsesThis;
  llvm::StringSet<> Conditional = conditionalNames(File, Begin, End);
  for (const ParmVarDecl *Parameter : Path.Function->parameters()) {
    bool Used = Uses.Variables.count(Parameter);
    if (Used || (!Conditional.empty() && Parameter->getIdentifier()))
      Result.Handovers.push_back({Parameter, passingOf(*Parameter), !Used});
  }
  for (const VarDecl *Local : localsOf(Path)) {
    bool Used = Uses.Variables.count(Local);
    if (!Used && !Conditional.count(Local->getName()))
      continue;
    if (Options.ForLambda && isConstant(*Local, Context) &&
        !Uses.OdrUsed.count(Local))
      continue; // a lambda needs no capture for its value
    llvm::Expected<Passing> How = passingOfLocal(*Local, Path, Context);
    if (!How)
      return How.takeError();
    Result.Handovers.push_back({Local, *How, !Used});
  }
  for (const Handover &H : Result.Handovers)
    if (H.How != Passing::Reference && !H.Var->getType()->isReferenceType() &&
        isReferredTo(*H.Var, Path))
      return refuse("the fast path takes the address of " + quoted(*H.Var) +
                    ", of which the helper gets a copy");
  return Result;
}

} // namespace fastpath
