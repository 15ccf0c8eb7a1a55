//===--- SlowPathUses.cpp - what the slow path names ----------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlowPathUses.h"
#include "LLVMCompat.h"
#include "Passing.h"
#include "Refusal.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace fastpath {

/// Adds the classes in \p Scope of which \p Function is a friend.
static void addBefriending(const DeclContext &Scope,
                           const FunctionDecl &Function,
                           std::vector<const CXXRecordDecl *> &Classes) {
  const SourceManager &SM = Function.getASTContext().getSourceManager();
  for (const Decl *D : Scope.decls()) {
    if (const auto *Friend = dyn_cast<FriendDecl>(D)) {
      const NamedDecl *Named = Friend->getFriendDecl();
      const FunctionDecl *Other = Named ? Named->getAsFunction() : nullptr;
      // One of a class template stands for many; its name has to do.
      if (Other && Other->getDeclName() == Function.getDeclName() &&
          (declaresSameEntity(Other, &Function) || Scope.isDependentContext() ||
           Function.isTemplated()))
        Classes.push_back(cast<CXXRecordDecl>(&Scope));
    }
    if (const auto *Template = dyn_cast<ClassTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    // A system header does not know the function, and may be large.
    if (isa<NamespaceDecl, LinkageSpecDecl, CXXRecordDecl>(D) &&
        !SM.isInSystemHeader(D->getLocation()))
      addBefriending(*cast<DeclContext>(D), Function, Classes);
  }
}

/// The classes of which \p Function is a friend. What befriends a function is
/// one of its declarations; what befriends a template may be a template too.
static std::vector<const CXXRecordDecl *>
befriending(const FunctionDecl &Function) {
  std::vector<const CXXRecordDecl *> Classes;
  if (Function.isTemplated() ||
      llvm::any_of(Function.redecls(), [](const FunctionDecl *D) {
        return D->getFriendObjectKind() != Decl::FOK_None;
      }))
    addBefriending(*Function.getASTContext().getTranslationUnitDecl(), Function,
                   Classes);
  return Classes;
}

/// The object of which an assignment to \p E changes some or all.
static const Expr *assignedObject(const Expr *E) {
  for (;;) {
    E = E->IgnoreParens();
    const auto *Member = dyn_cast<MemberExpr>(E);
    const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(E);
    const auto *Element = dyn_cast<ArraySubscriptExpr>(E);
    const auto *Decay =
        Element ? dyn_cast<ImplicitCastExpr>(Element->getBase()) : nullptr;
    if (Member && !Member->isArrow())
      E = Member->getBase();
    else if (Dependent && !Dependent->isImplicitAccess() &&
             !Dependent->isArrow())
      E = Dependent->getBase();
    else if (Decay && Decay->getCastKind() == CK_ArrayToPointerDecay)
      E = Decay->getSubExpr();
    else
      return E;
  }
}

static bool isHidden(AccessSpecifier Access) {
  return Access == AS_private || Access == AS_protected;
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
    note(*D);
    if (const auto *Var = dyn_cast<VarDecl>(D))
      if (E->isNonOdrUse() == NOUR_None)
        Result.OdrUsed.insert(Var);
    // For GCC, what only `noexcept` asks about is unused, unlike with `sizeof`.
    if (!InNoexcept)
      Result.UsedOutsideNoexcept.insert(D);
    if (!InNoexcept && !Assigned.count(E))
      Result.Read.insert(D);
    if (NestedDepth > 0 && !E->refersToEnclosingVariableOrCapture())
      Result.Uncaptured.insert(D);
    if (isa<EnumConstantDecl>(D))
      note(*cast<EnumDecl>(D->getDeclContext()));
    checkAccess(*E->getFoundDecl());
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *E) {
    if (E->isAssignmentOp())
      Assigned.insert(assignedObject(E->getLHS()));
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *E) {
    if (E->isIncrementDecrementOp())
      Assigned.insert(assignedObject(E->getSubExpr()));
    return true;
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) {
    const FunctionDecl *Called = E->getDirectCallee();
    if (E->getOperator() == OO_Equal && Called && Called->isTrivial())
      Assigned.insert(assignedObject(E->getArg(0)));
    return true;
  }
  bool VisitBindingDecl(BindingDecl *D) {
    if (const auto *Member = dyn_cast_or_null<MemberExpr>(D->getBinding()))
      checkAccess(*Member->getMemberDecl());
    return true;
  }
  bool VisitCastExpr(CastExpr *E) {
    const Expr *Derived =
        E->getCastKind() == CK_BaseToDerived ? E : E->getSubExpr();
    const CXXRecordDecl *Class = recordOf(Derived->getType());
    for (const CXXBaseSpecifier *Base : E->path()) {
      const CXXRecordDecl *Next = Base->getType()->getAsCXXRecordDecl();
      if (Class && Next && isHidden(Base->getAccessSpecifier()))
        checkAccessTo(*Class, *Next);
      Class = Next;
    }
    return true;
  }
  bool VisitVarDecl(VarDecl *D) {
    checkDestructor(D->getType());
    if (!D->getType()->isDependentType() &&
        (D->isConstexpr() || D->isUsableInConstantExpressions(Context)))
      checkConstant(D->getInit());
    return true;
  }
  bool VisitConstantExpr(ConstantExpr *E) {
    checkConstant(E->getSubExpr());
    return true;
  }
  bool VisitStaticAssertDecl(StaticAssertDecl *D) {
    checkConstant(D->getAssertExpr());
    return true;
  }
  bool VisitEnumConstantDecl(EnumConstantDecl *D) {
    checkConstant(D->getInitExpr());
    return true;
  }
  bool VisitFieldDecl(FieldDecl *D) {
    checkConstant(D->getBitWidth());
    return true;
  }
  bool VisitAlignedAttr(AlignedAttr *A) {
    checkConstant(A->isAlignmentExpr() ? A->getAlignmentExpr() : nullptr);
    return true;
  }
  bool VisitIfStmt(IfStmt *S) {
    checkConstant(S->isConstexpr() ? S->getCond() : nullptr);
    return true;
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &Loc) {
    if (Loc.getArgument().getKind() == TemplateArgument::Expression)
      checkConstant(Loc.getSourceExpression());
    return RecursiveASTVisitor::TraverseTemplateArgumentLoc(Loc);
  }
  bool VisitCXXBindTemporaryExpr(CXXBindTemporaryExpr *E) {
    checkDestructor(E->getType());
    return true;
  }
  bool VisitCXXNewExpr(CXXNewExpr *E) {
    if (const FunctionDecl *New = E->getOperatorNew())
      checkAccess(*New);
    return true;
  }
  bool VisitCXXDeleteExpr(CXXDeleteExpr *E) {
    if (const FunctionDecl *Delete = E->getOperatorDelete())
      checkAccess(*Delete);
    checkDestructor(E->getDestroyedType());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    const ValueDecl *Passed = gotByReference(E->getBase());
    if (Passed && isa<CXXDestructorDecl>(E->getMemberDecl()))
      object("the slow path calls the destructor of " + quoted(*Passed) +
             ", which the helper gets by reference");
    checkDeprecation(*E->getMemberDecl());
    checkAccess(*E->getFoundDecl().getDecl());
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    checkAccess(*E->getConstructor());
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) {
    Result.This |= E->isImplicitAccess();
    return true;
  }
  bool VisitUnresolvedMemberExpr(UnresolvedMemberExpr *E) {
    Result.This |= E->isImplicitAccess();
    return true;
  }
  bool VisitSizeOfPackExpr(SizeOfPackExpr *E) {
    note(*E->getPack());
    if (const auto *Pack = dyn_cast<ValueDecl>(E->getPack())) {
      Result.Read.insert(Pack);
      Result.UsedOutsideNoexcept.insert(Pack);
    }
    return true;
  }
  /// `Base<T>::member`
  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *) {
    const auto *Method = dyn_cast<CXXMethodDecl>(Path.Function);
    Result.This |= Method && !Method->isStatic() &&
                   Method->getParent()->hasAnyDependentBases();
    return true;
  }
  bool VisitCXXThisExpr(CXXThisExpr *E) {
    // A local class has one of its own.
    const auto *Method = dyn_cast<CXXMethodDecl>(Path.Function);
    // Inside a class template it has the template's own type, which
    // getPointeeCXXRecordDecl() does not see through.
    const CXXRecordDecl *Class =
        E->getType()->getPointeeType()->getAsCXXRecordDecl();
    bool Own =
        Method && Class && declaresSameEntity(Method->getParent(), Class);
    Result.This |= Own && !Unevaluated;
    return true;
  }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) {
    llvm::SaveAndRestore<bool> Inside(Unevaluated, true);
    return RecursiveASTVisitor::TraverseUnaryExprOrTypeTraitExpr(E);
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) {
    llvm::SaveAndRestore<bool> Inside(Unevaluated, true);
    llvm::SaveAndRestore<bool> InsideNoexcept(InNoexcept, true);
    return RecursiveASTVisitor::TraverseCXXNoexceptExpr(E);
  }
  bool VisitTypeLoc(TypeLoc Loc) {
    QualType Type = Loc.getType();
    if (const auto *Alias = Type->getAs<TypedefType>()) {
      note(*Alias->getDecl());
      checkAccess(*Alias->getDecl());
    } else if (const TagDecl *Tag = Type->getAsTagDecl()) {
      note(*Tag);
      checkAccess(*Tag);
    }
    if (const auto *Special = dyn_cast<TemplateSpecializationType>(Type))
      if (const TemplateDecl *D =
              Special->getTemplateName().getAsTemplateDecl())
        checkAccess(*D);
    if (const auto Array = Loc.getAs<ArrayTypeLoc>();
        Array && !Type->isVariableArrayType())
      checkConstant(Array.getSizeExpr());
    if (const auto *Proto = dyn_cast<FunctionProtoType>(Type))
      checkConstant(Proto->getNoexceptExpr());
    // Where `_Atomic` is a qualifier, the expression has no place of its own.
    if (const auto *Atomic = dyn_cast<AtomicType>(Type))
      if (const auto *TypeOf = Atomic->getValueType()->getAs<TypeOfExprType>())
        TraverseStmt(TypeOf->getUnderlyingExpr());
    const Expr *Operand = nullptr;
    if (const auto *Decltype = dyn_cast<DecltypeType>(Type.getTypePtr()))
      Operand = Decltype->getUnderlyingExpr();
    else if (const auto *TypeOf = dyn_cast<TypeOfExprType>(Type.getTypePtr()))
      Operand = TypeOf->getUnderlyingExpr();
    if (const ValueDecl *Passed = gotByReference(Operand))
      object("the slow path takes the declared type of " + quoted(*Passed) +
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
  bool VisitIndirectGotoStmt(IndirectGotoStmt *) {
    object("the slow path goes to a computed label");
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
  /// Default arguments of the function itself are none of its helper.
  bool TraverseParmVarDecl(ParmVarDecl *D) {
    if (D->getDeclContext() != Path.Function)
      return RecursiveASTVisitor::TraverseParmVarDecl(D);
    TypeSourceInfo *Info = D->getTypeSourceInfo();
    return !Info || TraverseTypeLoc(Info->getTypeLoc());
  }
  /// The syntactic form does not know that only a constant's value is used.
  bool TraverseInitListExpr(InitListExpr *E) {
    InitListExpr *Semantic =
        E->isSemanticForm() ? nullptr : E->getSemanticForm();
    return TraverseSynOrSemInitListExpr(Semantic ? Semantic : E);
  }
  bool TraverseLambdaExpr(LambdaExpr *E) {
    llvm::SaveAndRestore<unsigned> Lambda(LambdaDepth, LambdaDepth + 1);
    llvm::SaveAndRestore<unsigned> Nested(NestedDepth, NestedDepth + 1);
    return RecursiveASTVisitor::TraverseLambdaExpr(E);
  }
  /// What a capture is initialized with stands outside of the lambda.
  bool TraverseLambdaCapture(LambdaExpr *E, const LambdaCapture *C,
                             Expr *Init) {
    llvm::SaveAndRestore<unsigned> Lambda(LambdaDepth, LambdaDepth - 1);
    llvm::SaveAndRestore<unsigned> Nested(NestedDepth, NestedDepth - 1);
    return RecursiveASTVisitor::TraverseLambdaCapture(E, C, Init);
  }
  /// What a closure holds has the types of what it captures, which nobody
  /// wrote.
  bool TraverseFieldDecl(FieldDecl *D) {
    const auto *Record = dyn_cast<CXXRecordDecl>(D->getParent());
    return (Record && Record->isLambda()) ||
           RecursiveASTVisitor::TraverseFieldDecl(D);
  }
  bool TraverseCXXRecordDecl(CXXRecordDecl *D) {
    llvm::SaveAndRestore<unsigned> Nested(NestedDepth, NestedDepth + 1);
    return RecursiveASTVisitor::TraverseCXXRecordDecl(D);
  }
  bool VisitAttributedStmt(AttributedStmt *S) {
    if (hasSpecificAttr<MustTailAttr>(S->getAttrs()))
      object("the slow path must end in a tail call, which wants the "
             "function's own signature");
    return true;
  }
  bool VisitReturnStmt(ReturnStmt *S) {
    noteMovedOut(S->getRetValue(), "returns");
    return true;
  }
  bool VisitCXXThrowExpr(CXXThrowExpr *E) {
    noteMovedOut(E->getSubExpr(), "throws");
    return true;
  }

  /// Objects where a template leaves open whether access as a friend is needed.
  void checkFriendship() {
    if (Options.ForLambda || !Path.Function->isTemplated())
      return;
    for (const CXXRecordDecl *Class : friends())
      if (!isOpenToMember(*Class))
        object("the function is a friend of " + quoted(*Class) +
               ", to which the helper may lack access");
  }

  void note(const Decl &D) {
    Result.Named.insert(D.getCanonicalDecl());
    checkDeprecation(D);
  }

  Uses Result;
  std::string Objection;

private:
  void object(const llvm::Twine &Reason) {
    if (Objection.empty())
      Objection = Reason.str();
  }

  /// Clang does not warn of what is deprecated inside what is deprecated too,
  /// which the helper is not: GCC would warn of its call.
  void checkDeprecation(const Decl &D) {
    if (D.isDeprecated() && Path.Function->isDeprecated() && !Options.ForLambda)
      object("the slow path uses " + quoted(cast<NamedDecl>(D)) +
             ", which is deprecated as the function is");
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

  /// The static local or structured binding of the fast path that \p E names,
  /// if the helper gets a reference to what it is itself no reference to.
  const ValueDecl *localPassedByReference(const Expr *E) const {
    const auto *Ref = dyn_cast_or_null<DeclRefExpr>(E);
    if (!Ref || Options.ForLambda)
      return nullptr;
    const auto *Binding = dyn_cast<BindingDecl>(Ref->getDecl());
    const auto *Var = dyn_cast<VarDecl>(Binding ? Binding->getDecomposedDecl()
                                                : Ref->getDecl());
    bool Referenced = Var && (Binding ? Var->getType()->isReferenceType()
                                      : Var->isStaticLocal());
    return Referenced && isLocalOfPrefix(*Var) ? Ref->getDecl() : nullptr;
  }
  bool isLocalOfPrefix(const ValueDecl &D) const {
    return llvm::any_of(Path.Prefix, [&](const Stmt *S) {
      const auto *Declaration = dyn_cast<DeclStmt>(S);
      return Declaration && llvm::is_contained(Declaration->decls(), &D);
    });
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
  /// Either of the two.
  const ValueDecl *gotByReference(const Expr *E) const {
    const ValueDecl *Local = localPassedByReference(E);
    return Local ? Local : passedByReference(E);
  }
  /// Objects where the constant expression \p S needs a variable that the
  /// helper gets by reference. Of its type, nothing changes.
  void checkConstant(const Stmt *S) {
    if (!S || isa<UnaryExprOrTypeTraitExpr, CXXNoexceptExpr>(S))
      return;
    if (const auto *Ref = dyn_cast<DeclRefExpr>(S)) {
      const ValueDecl &D = *Ref->getDecl();
      if (gotByReference(Ref) ||
          (isLocalOfPrefix(D) && D.getType()->isReferenceType()))
        object("the slow path needs " + quoted(D) +
               " in a constant expression");
    }
    for (const Stmt *Child : S->children())
      checkConstant(Child);
  }
  /// What \p E names with nothing but parentheses and implicit conversions
  /// around it: `return T(p)`, `return {p}` and `return std::move(p)` say what
  /// they do.
  static const Expr *impliedOperand(const Expr *E) {
    while (true) {
      const Expr *Inner = E->IgnoreParens()->IgnoreImplicit();
      const auto *Call = dyn_cast<CXXMemberCallExpr>(Inner);
      if (Call && isa_and_nonnull<CXXConversionDecl>(Call->getMethodDecl()))
        Inner = Call->getImplicitObjectArgument();
      const auto *Construct = dyn_cast<CXXConstructExpr>(Inner);
      if (Construct && !isa<CXXTemporaryObjectExpr>(Construct) &&
          !Construct->isListInitialization() && Construct->getNumArgs() > 0)
        Inner = Construct->getArg(0);
      if (Inner == E)
        return E;
      E = Inner;
    }
  }
  /// `return p;` moves a parameter, and copies what a reference refers to.
  void noteMovedOut(const Expr *E, llvm::StringRef Verb) {
    if (!E || LambdaDepth > 0) // a closure returns its own captures
      return;
    if (const ParmVarDecl *Parameter = passedByReference(impliedOperand(E)))
      object("the slow path " + Verb + " the parameter " + quoted(*Parameter) +
             ", which moves it implicitly");
  }
  /// The function's own class, an enclosing one, or a base of one.
  bool isOpenToMember(const CXXRecordDecl &Class) const {
    for (const DeclContext *Scope = Path.Function->getDeclContext(); Scope;
         Scope = Scope->getParent())
      if (const auto *Own = dyn_cast<CXXRecordDecl>(Scope))
        if (declaresSameEntity(Own, &Class) || Own->isDerivedFrom(&Class))
          return true;
    return false;
  }
  /// What is not public is open to a free function as a friend only, and to a
  /// member through its class, unless a foreign class befriends that one
  /// member.
  void checkAccess(const NamedDecl &D) {
    if (Options.ForLambda || !isHidden(D.getAccess()) ||
        D.getParentFunctionOrMethod() || D.isImplicit())
      return;
    const DeclContext *Scope = D.getDeclContext();
    const auto *Class = dyn_cast<CXXRecordDecl>(
        isa<EnumDecl>(Scope) ? Scope->getParent() : Scope);
    if (Class && !Class->isLambda())
      checkAccessTo(*Class, D);
  }
  /// As above, for what the hidden \p D is part of.
  void checkAccessTo(const CXXRecordDecl &Class, const NamedDecl &D) {
    if (Options.ForLambda || isOpenToMember(Class))
      return;
    if (isa<CXXMethodDecl>(Path.Function) &&
        !llvm::is_contained(friends(), &Class))
      return;
    objectToFriend(D);
  }
  void checkDestructor(QualType Type) {
    const CXXRecordDecl *Class =
        Type.isNull() ? nullptr
                      : Type->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (Class && Class->hasDefinition())
      if (const CXXDestructorDecl *Destructor = Class->getDestructor())
        checkAccess(*Destructor);
  }
  /// The classes of which the function is a friend, looked for once.
  llvm::ArrayRef<const CXXRecordDecl *> friends() {
    if (!Friends)
      Friends = befriending(*Path.Function);
    return *Friends;
  }
  void objectToFriend(const NamedDecl &D) {
    object("the slow path uses " + quoted(D) +
           ", to which only the function itself has access, as a friend");
  }

  const FastPath &Path;
  SlowPathOptions Options;
  const ASTContext &Context;
  unsigned LambdaDepth = 0;
  bool Unevaluated = false;
  bool InNoexcept = false;
  std::optional<std::vector<const CXXRecordDecl *>> Friends;
  /// How many lambdas and local classes are around.
  unsigned NestedDepth = 0;
  /// The operands of assignments, which are visited after them.
  llvm::SmallPtrSet<const Expr *, 8> Assigned;
};

} // namespace

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

static bool hasCall(const Stmt *S) {
  return S &&
         (isa<CallExpr, AtomicExpr>(S) || llvm::any_of(S->children(), hasCall));
}

bool isConstant(const VarDecl &Var, const ASTContext &Context) {
  QualType Type = Var.getType();
  if (Type->isDependentType() || Type->isReferenceType())
    return Var.isConstexpr();
  // In a template: `const int n = sizeof(T);`.
  const Expr *Init = Var.getInit();
  if (Type.isConstQualified() && Type->isIntegralOrEnumerationType() && Init &&
      Init->isValueDependent() && !hasCall(Init))
    return true;
  return Var.isConstexpr() || Var.isUsableInConstantExpressions(Context);
}

/// True if the slow path needs to see the declaration \p D of the fast path.
static bool needs(const Uses &Slow, const Decl &D, const SlowText &Text,
                  bool ForLambda, const ASTContext &Context) {
  if (const auto *Var = dyn_cast<VarDecl>(&D)) {
    if (compat::isLocalExtern(D))
      return !ForLambda && Slow.names(D);
    if (!isConstant(*Var, Context))
      return false;
    // A lambda needs no capture for a value, nor for a static local.
    return ForLambda ? !Var->isStaticLocal() && Slow.OdrUsed.count(Var)
                     : Slow.names(D);
  }
  if (ForLambda)
    return false;
  // These may decide what a name means without being named themselves.
  if (isa<UsingDirectiveDecl, UsingEnumDecl>(D))
    return true;
  if (isa<UsingDecl, NamespaceAliasDecl>(D)) {
    DeclarationName Name = cast<NamedDecl>(D).getDeclName();
    // A macro may name it too.
    return Text.HasMacros || !Name.isIdentifier() ||
           Text.Words.count(Name.getAsString());
  }
  return Slow.names(D);
}

/// `vector_size(k)`: of attributes, the AST has the values only.
static void noteNamedByAttributes(const DeclStmt &Declaration,
                                  const SlowText &Text,
                                  const ASTContext &Context,
                                  UseCollector &Slow) {
  for (const Decl *D : Declaration.decls())
    if (const auto *Var = dyn_cast<VarDecl>(D))
      if (Text.AttributeArguments.count(Var->getName()) &&
          isConstant(*Var, Context))
        Slow.note(*Var);
}

llvm::Expected<Uses> usesOfSlowPath(const FastPath &Path, const SlowText &Text,
                                    SlowPathOptions Options,
                                    const ASTContext &Context) {
  UseCollector Slow(Path, Options, Context);
  for (const std::vector<const Stmt *> *Part : {&Path.Slow, &Path.Tail})
    for (const Stmt *S : *Part)
      Slow.TraverseStmt(const_cast<Stmt *>(S));
  // What a declaration needs in turn stands in front of it.
  std::vector<const DeclStmt *> &Needed = Slow.Result.Declarations;
  for (const Stmt *S : llvm::reverse(Path.Prefix)) {
    const auto *Declaration = dyn_cast<DeclStmt>(S);
    if (!Declaration)
      continue;
    noteNamedByAttributes(*Declaration, Text, Context, Slow);
    if (llvm::none_of(Declaration->decls(), [&](const Decl *D) {
          return needs(Slow.Result, *D, Text, Options.ForLambda, Context);
        }))
      continue;
    Needed.insert(Needed.begin(), Declaration);
    Slow.TraverseStmt(const_cast<DeclStmt *>(Declaration));
  }
  Slow.checkFriendship();
  if (!Slow.Objection.empty())
    return refuse(Slow.Objection);
  return std::move(Slow.Result);
}

llvm::Error checkSignatureUses(const FastPath &Path,
                               const ASTContext &Context) {
  UseCollector Signature(Path, {true, /*ForLambda=*/false}, Context);
  Signature.TraverseTypeLoc(Path.Function->getTypeSourceInfo()->getTypeLoc());
  return Signature.Objection.empty() ? llvm::Error::success()
                                     : refuse(Signature.Objection);
}

Uses usesOfFastPath(const FastPath &Path,
                    llvm::ArrayRef<const DeclStmt *> Declarations,
                    const ASTContext &Context) {
  UseCollector Fast(Path, {true, /*ForLambda=*/false}, Context);
  auto Visit = [&](const Stmt *S) { Fast.TraverseStmt(const_cast<Stmt *>(S)); };
  for (const Stmt *S : Path.fastStatements())
    if (!llvm::is_contained(Declarations, S))
      Visit(S);
  for (const Stmt *S : Path.Tail)
    Visit(S);
  if (Path.Kind == Shape::Inverted)
    Visit(Path.branching().getCond());
  for (const DeclStmt *S : llvm::reverse(Declarations))
    if (llvm::any_of(S->decls(),
                     [&](const Decl *D) { return Fast.Result.names(*D); }))
      Visit(S);
  return std::move(Fast.Result);
}

} // namespace fastpath
