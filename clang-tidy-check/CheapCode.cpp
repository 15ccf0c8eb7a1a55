//===--- CheapCode.cpp - code that needs no stack frame -------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheapCode.h"
#include "LLVMCompat.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprObjC.h"
#include "clang/AST/StmtCXX.h"
#include "clang/AST/StmtObjC.h"
#include "clang/Basic/Builtins.h"

using namespace clang;

namespace fastpath {

/// Above this many nodes a callee is no accessor: the inliners of GCC and Clang
/// would still take it, but what it does is no longer a check.
static constexpr unsigned AccessorSize = 200;

//===----------------------------------------------------------------------===//
// Facts about single constructs
//===----------------------------------------------------------------------===//

const FunctionDecl *visibleDefinition(const FunctionDecl &Function) {
  const FunctionDecl *Definition = nullptr;
  if (Function.hasBody(Definition))
    return Definition;
  const FunctionDecl *Pattern = Function.getTemplateInstantiationPattern();
  return Pattern && Pattern->hasBody(Definition) ? Definition : nullptr;
}

const CompoundStmt *visibleBody(const FunctionDecl &Function) {
  const FunctionDecl *Definition = visibleDefinition(Function);
  return Definition ? dyn_cast_or_null<CompoundStmt>(Definition->getBody())
                    : nullptr;
}

bool isDispatched(const FunctionDecl &Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  return Method && Method->isVirtual() && !Method->hasAttr<FinalAttr>() &&
         !Method->getParent()->hasAttr<FinalAttr>();
}

/// The destructor in the class's text. getDestructor() does not give that of a
/// template's pattern since LLVM 16: it has not been selected yet.
static const CXXDestructorDecl *writtenDestructor(const CXXRecordDecl &Record) {
  for (const Decl *D : Record.decls())
    if (const auto *Destructor = dyn_cast<CXXDestructorDecl>(D))
      return Destructor;
  return nullptr;
}

static Destruction destructionOfPattern(const CXXRecordDecl *Record,
                                        const ASTContext &Context) {
  if (!Record || !(Record = Record->getDefinition()))
    return Destruction::Unknown;
  const CXXDestructorDecl *Destructor = writtenDestructor(*Record);
  if (Destructor && Destructor->isUserProvided())
    return Destruction::RunsCode;
  Destruction Whole = Destruction::Nothing;
  auto Add = [&](QualType Part) {
    Destruction Inner = destructionOf(Part, Context);
    if (Whole != Destruction::RunsCode && Inner != Destruction::Nothing)
      Whole = Inner;
  };
  for (const CXXBaseSpecifier &Base : Record->bases())
    Add(Base.getType());
  for (const FieldDecl *Field : Record->fields())
    Add(Field->getType());
  return Whole;
}

Destruction destructionOf(QualType Type, const ASTContext &Context) {
  if (Type->isReferenceType())
    return Destruction::Nothing;
  Type = Context.getBaseElementType(Type);
  if (!Type->isDependentType())
    return Type.isDestructedType() ? Destruction::RunsCode
                                   : Destruction::Nothing;
  if (Type->isAnyPointerType() || Type->isMemberPointerType() ||
      Type->isEnumeralType())
    return Destruction::Nothing;
  return destructionOfPattern(recordOf(Type), Context);
}

Destruction destructionOf(const VarDecl &Var, const ASTContext &Context) {
  QualType Type = Var.getType();
  if (Type->isDependentType() && Type->getAs<AutoType>() && Var.getInit()) {
    // `auto lock = lockAll();` in a template.
    QualType Value = typeOf(Var.getInit());
    if (!Value.isNull())
      Type = Value.getNonReferenceType();
  }
  return destructionOf(Type, Context);
}

/// True if a temporary of this type ends the program when it is destroyed, as
/// LogMessageFatal does.
static bool diesOnDestruction(const Expr *E) {
  const auto *Temporary = dyn_cast<CXXBindTemporaryExpr>(E);
  if (!Temporary)
    return false;
  const CXXDestructorDecl *Destructor =
      Temporary->getTemporary()->getDestructor();
  return Destructor && Destructor->isNoReturn();
}

/// `true ? Fatal() : void()`, as macros write it.
static std::optional<bool> literalValue(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Bool = dyn_cast<CXXBoolLiteralExpr>(E))
    return Bool->getValue();
  if (const auto *Not = dyn_cast<UnaryOperator>(E);
      Not && Not->getOpcode() == UO_LNot)
    if (std::optional<bool> Value = literalValue(Not->getSubExpr()))
      return !*Value;
  return std::nullopt;
}

bool neverReturns(const Stmt *S) {
  if (!S)
    return false;
  if (const auto *Switch = dyn_cast<SwitchStmt>(S))
    // `switch (0) case 0: default: Fatal()`, which guards against a stray else.
    return isa<SwitchCase>(Switch->getBody()) &&
           neverReturns(Switch->getBody());
  if (const auto *Case = dyn_cast<SwitchCase>(S))
    return neverReturns(Case->getSubStmt());
  if (const auto *Block = dyn_cast<CompoundStmt>(S)) {
    for (const Stmt *Child : Block->body())
      if (neverReturns(Child))
        return true;
    return false;
  }
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    const auto *Callee = dyn_cast_or_null<FunctionDecl>(Call->getCalleeDecl());
    if (Callee && Callee->isNoReturn())
      return true;
    for (const Expr *Argument : Call->arguments())
      if (neverReturns(Argument))
        return true;
    return neverReturns(Call->getCallee());
  }
  if (const auto *If = dyn_cast<IfStmt>(S))
    return neverReturns(If->getThen()) && neverReturns(If->getElse());
  if (const auto *Choice = dyn_cast<ConditionalOperator>(S)) {
    std::optional<bool> Chosen = literalValue(Choice->getCond());
    return (Chosen == false || neverReturns(Choice->getTrueExpr())) &&
           (Chosen == true || neverReturns(Choice->getFalseExpr()));
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(S))
    return neverReturns(Binary->getLHS()) ||
           (!Binary->isLogicalOp() && neverReturns(Binary->getRHS()));
  if (const auto *E = dyn_cast<Expr>(S)) {
    if (diesOnDestruction(E))
      return true;
    if (isa<CastExpr, ParenExpr, FullExpr, MemberExpr, UnaryOperator,
            CXXBindTemporaryExpr, MaterializeTemporaryExpr, StmtExpr>(E))
      for (const Stmt *Child : E->children())
        if (neverReturns(Child))
          return true;
  }
  return false;
}

static Likelihood opposite(Likelihood L) {
  if (L == Likelihood::Unknown)
    return L;
  return L == Likelihood::True ? Likelihood::False : Likelihood::True;
}

/// `inline bool likely(bool b) { return __builtin_expect(b, 1); }`
static const Expr *onlyReturnedValue(const FunctionDecl &Function) {
  const CompoundStmt *Body = visibleBody(Function);
  const auto *Return = Body && Body->size() == 1
                           ? dyn_cast<ReturnStmt>(Body->body_front())
                           : nullptr;
  return Return ? Return->getRetValue() : nullptr;
}

static Likelihood likelihoodOfCall(const CallExpr *Call,
                                   const ASTContext &Context) {
  const FunctionDecl *Callee = Call->getDirectCallee();
  if (!Callee)
    return Likelihood::Unknown;
  unsigned Builtin = Callee->getBuiltinID();
  if (Builtin == Builtin::BI__builtin_is_constant_evaluated)
    return Likelihood::False; // at run time, that is
  if (Builtin == Builtin::BI__builtin_expect ||
      Builtin == Builtin::BI__builtin_expect_with_probability) {
    Expr::EvalResult Value;
    // A pack may stand for both: `__builtin_expect(args...)`.
    if (Call->getNumArgs() < 2 || Call->getArg(1)->isValueDependent() ||
        !Call->getArg(1)->EvaluateAsInt(Value, Context))
      return Likelihood::Unknown;
    Likelihood Marked = Value.Val.getInt().getBoolValue() ? Likelihood::True
                                                          : Likelihood::False;
    return Marked;
  }
  const Expr *Value =
      Call->getNumArgs() <= 1 ? onlyReturnedValue(*Callee) : nullptr;
  const auto *Inner =
      dyn_cast_or_null<CallExpr>(Value ? stripped(Value) : nullptr);
  const FunctionDecl *Marker = Inner ? Inner->getDirectCallee() : nullptr;
  return Marker && Marker->getBuiltinID() ? likelihoodOfCall(Inner, Context)
                                          : Likelihood::Unknown;
}

Likelihood likelihoodOf(const Expr *Condition, const ASTContext &Context) {
  Condition = Condition ? stripped(Condition) : nullptr;
  if (!Condition)
    return Likelihood::Unknown;
  if (const auto *Unary = dyn_cast<UnaryOperator>(Condition))
    return Unary->getOpcode() == UO_LNot
               ? opposite(likelihoodOf(Unary->getSubExpr(), Context))
               : Likelihood::Unknown;
  if (const auto *Call = dyn_cast<CallExpr>(Condition))
    return likelihoodOfCall(Call, Context);
  if (const auto *Binary = dyn_cast<BinaryOperator>(Condition)) {
    // `UNLIKELY(a) || UNLIKELY(b)` is unlikely, `LIKELY(a) && LIKELY(b)`
    // likely.
    Likelihood Left = Likelihood::Unknown, Right = Likelihood::Unknown;
    if (Binary->isLogicalOp()) {
      Left = likelihoodOf(Binary->getLHS(), Context);
      Right = likelihoodOf(Binary->getRHS(), Context);
    }
    if (Left == Right)
      return Left;
    // One false operand of `&&`, one true one of `||` decides.
    Likelihood Deciding =
        Binary->getOpcode() == BO_LAnd ? Likelihood::False : Likelihood::True;
    return Left == Deciding || Right == Deciding ? Deciding
                                                 : Likelihood::Unknown;
  }
  return Likelihood::Unknown;
}

Likelihood likelihoodOf(const IfStmt &If, const ASTContext &Context) {
  switch (Stmt::getLikelihood(If.getThen(), If.getElse())) {
  case Stmt::LH_Likely:
    return Likelihood::True;
  case Stmt::LH_Unlikely:
    return Likelihood::False;
  case Stmt::LH_None:
    break;
  }
  return likelihoodOf(If.getCond(), Context);
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

/// Adds up what a statement costs, looking through the calls in it.
class CostVisitor {
public:
  CostVisitor(CheapCode &Code, CodeCost &Cost, bool CallsAreFree = false)
      : Code(Code), Cost(Cost), CallsAreFree(CallsAreFree) {}

  void visit(const Stmt *S);
  void visitCallee(const FunctionDecl &Callee);
  void visitTailCall(const CallExpr &Call);

private:
  void visitChildren(const Stmt *S) {
    for (const Stmt *Child : S->children())
      visit(Child);
  }
  void visitReturn(const ReturnStmt &Return);
  void visitIf(const IfStmt &If);
  void visitAssertion(const Expr &Condition);
  void visitDeclaration(const Decl &D);
  void visitExpr(const Expr *E);
  void visitCall(const CallExpr &Call);
  bool makesTemporary(const CallExpr &Call) const;
  void visitConstruct(const CXXConstructExpr &Construct);
  void visitArguments(const Stmt &Call);
  bool handsOutLocal(const CallExpr &Call, const FunctionDecl &Callee) const;
  void visitWrite(const Expr *Target);
  bool isOwnLocal(const Expr *E) const;
  void needsFrame() { Cost.Frameless = false; }

  CheapCode &Code;
  CodeCost &Cost;
  const bool CallsAreFree;
};

static bool isPlainStatement(const Stmt *S) {
  return isa<CompoundStmt, NullStmt, AttributedStmt, SwitchStmt, SwitchCase,
             BreakStmt>(S);
}

/// `while (0)`, `while (false && ...)`, as macros write it.
static bool isConstantFalse(const Expr *Condition, const ASTContext &Context) {
  bool Value = true;
  return !Condition->isValueDependent() &&
         Condition->EvaluateAsBooleanCondition(Value, Context) && !Value;
}

void CostVisitor::visit(const Stmt *S) {
  if (!S || !Cost.Frameless)
    return;
  if (!isa<ImplicitCastExpr, ParenExpr, FullExpr, MaterializeTemporaryExpr>(S))
    ++Cost.Size;
  if (const auto *E = dyn_cast<Expr>(S))
    return visitExpr(E);
  if (isPlainStatement(S))
    return visitChildren(S);
  if (const auto *Return = dyn_cast<ReturnStmt>(S))
    return visitReturn(*Return);
  if (const auto *If = dyn_cast<IfStmt>(S))
    return visitIf(*If);
  if (const auto *Loop = dyn_cast<DoStmt>(S)) {
    if (isConstantFalse(Loop->getCond(), Code.Context))
      return visit(Loop->getBody());
    return needsFrame();
  }
  if (const auto *Loop = dyn_cast<WhileStmt>(S)) {
    // `while (UNLIKELY(...)) Fatal()...`: an assertion.
    if (likelihoodOf(Loop->getCond(), Code.Context) == Likelihood::False ||
        neverReturns(Loop->getBody()))
      return visitAssertion(*Loop->getCond());
    if (isConstantFalse(Loop->getCond(), Code.Context))
      return;
    return needsFrame();
  }
  if (const auto *Declaration = dyn_cast<DeclStmt>(S)) {
    for (const Decl *D : Declaration->decls())
      visitDeclaration(*D);
    return;
  }
  if (isa<AsmStmt>(S)) { // a compiler barrier, a pause
    Cost.Stores = true;
    return;
  }
  needsFrame(); // loops, try, goto, labels, coroutines, Objective-C
}

/// What \p Return evaluates, without the object that it makes of that in place,
/// which is the caller's to destroy.
static const Expr *returnedValue(const ReturnStmt &Return) {
  const Expr *Value = Return.getRetValue();
  while (Value) {
    const auto *Construct = dyn_cast<CXXConstructExpr>(Value);
    if (const auto *Full = dyn_cast<FullExpr>(Value))
      Value = Full->getSubExpr();
    else if (const auto *Temp = dyn_cast<MaterializeTemporaryExpr>(Value))
      Value = Temp->getSubExpr();
    else if (const auto *Bind = dyn_cast<CXXBindTemporaryExpr>(Value))
      Value = Bind->getSubExpr();
    else if (const auto *Functional = dyn_cast<CXXFunctionalCastExpr>(Value))
      Value = Functional->getSubExpr();
    else if (const auto *Implicit = dyn_cast<ImplicitCastExpr>(Value);
             Implicit && (Implicit->getCastKind() == CK_ConstructorConversion ||
                          Implicit->getCastKind() == CK_NoOp))
      Value = Implicit->getSubExpr();
    else if (Construct && Construct->isElidable())
      Value = Construct->getArg(0);
    else
      break;
  }
  return Value;
}

void CostVisitor::visitReturn(const ReturnStmt &Return) {
  const Expr *Value = returnedValue(Return);
  // `return Result(s);` in a template: whatever the type, it is the result.
  if (const auto *Unresolved =
          dyn_cast_or_null<CXXUnresolvedConstructExpr>(Value))
    return visitChildren(Unresolved);
  if (const auto *Call = dyn_cast_or_null<CallExpr>(Value))
    return visitCall(*Call); // what it returns is the caller's to destroy
  visit(Value);
}

/// A condition that only leads to the end of the program: needs to be free of a
/// frame, but makes an accessor no larger.
void CostVisitor::visitAssertion(const Expr &Condition) {
  unsigned Size = Cost.Size;
  visit(&Condition);
  Cost.Size = Size;
}

void CostVisitor::visitIf(const IfStmt &If) {
  visit(If.getInit());
  if (If.getConditionVariable())
    visitDeclaration(*If.getConditionVariable());
  if (!If.getElse() && neverReturns(If.getThen()))
    return visitAssertion(*If.getCond());
  visit(If.getCond());
  Likelihood Marked = likelihoodOf(If, Code.Context);
  if (Marked != Likelihood::False && !neverReturns(If.getThen()))
    visit(If.getThen());
  if (Marked != Likelihood::True && !neverReturns(If.getElse()))
    visit(If.getElse());
}

static bool isConstantInitialized(const VarDecl &Var) {
  if (Var.getType()->isDependentType())
    return false;
  const Expr *Init = Var.getInit();
  const auto *Construct = dyn_cast_or_null<CXXConstructExpr>(Init);
  if (Construct && Construct->getConstructor()->isTrivial() &&
      Construct->getNumArgs() == 0)
    return true; // zero, as every static
  return !Init ||
         (!Init->isValueDependent() && Var.hasConstantInitialization());
}

void CostVisitor::visitDeclaration(const Decl &D) {
  const auto *Var = dyn_cast<VarDecl>(&D);
  if (!Var) // types, aliases, using-declarations
    return;
  if (isa<DecompositionDecl>(Var) && Var->getType()->isDependentType())
    return needsFrame();
  if (Var->isStaticLocal() || Var->getTLSKind() != VarDecl::TLS_None) {
    // A guard variable and a call behind it; the end of its life is registered.
    if (!isConstantInitialized(*Var) ||
        destructionOf(*Var, Code.Context) != Destruction::Nothing)
      needsFrame();
    return;
  }
  if (Var->hasExternalStorage() || Var->isConstexpr())
    return;
  QualType Type = Var->getType();
  if (Type->isArrayType() || Var->hasAttr<CleanupAttr>())
    return needsFrame();
  const Expr *Init = Var->getInit();
  // `T n = value_.load();` in a template: an atomic's value is trivial, unless
  // it is a shared pointer, and then the call says so.
  bool HoldsLoad = Init && Type->isDependentType() && !recordOf(Type) &&
                   Code.Atomics.classify(stripped(Init));
  if (!HoldsLoad && !Code.isDestructionFree(*Var))
    return needsFrame();
  // `int *p = &n;` keeps n in its register as long as p goes nowhere.
  const auto *Address = dyn_cast_or_null<UnaryOperator>(
      Init ? Init->IgnoreParenCasts() : nullptr);
  visit(Address && Address->getOpcode() == UO_AddrOf ? Address->getSubExpr()
                                                     : Init);
}

/// The builtins that are calls, or that take the frame into their own hands.
static bool isCheapBuiltin(unsigned ID, const ASTContext &Context) {
  if (ID == Builtin::BI__builtin_alloca || ID == Builtin::BI__builtin_setjmp ||
      ID == Builtin::BI__builtin_longjmp ||
      ID == Builtin::BI__builtin_frame_address)
    return false;
  return !Context.BuiltinInfo.isLibFunction(ID) &&
         !Context.BuiltinInfo.isPredefinedLibFunction(ID);
}

void CostVisitor::visitCallee(const FunctionDecl &Callee) {
  if (CallsAreFree)
    return;
  if (unsigned ID = Callee.getBuiltinID()) {
    // std::move and the like are builtins since LLVM 15, with a body.
    if (isCheapBuiltin(ID, Code.Context) || isStandardLibrary(Callee))
      return;
    return needsFrame();
  }
  if (isDispatched(Callee))
    return needsFrame();
  const CodeCost &Inner = Code.costOf(Callee);
  Cost.Frameless &= Inner.Frameless;
  Cost.Stores |= Inner.Stores;
  Cost.Size += Inner.Size;
}

void CostVisitor::visitArguments(const Stmt &Call) {
  for (const Stmt *Child : Call.children()) {
    // Into a callee that is inlined and stores nothing, no address escapes.
    const auto *Unary = dyn_cast_or_null<UnaryOperator>(
        Child && isa<Expr>(Child) ? cast<Expr>(Child)->IgnoreParenCasts()
                                  : nullptr);
    if (Unary && Unary->getOpcode() == UO_AddrOf)
      visit(Unary->getSubExpr());
    else
      visit(Child);
  }
}

void CostVisitor::visitCall(const CallExpr &Call) {
  if (isDependentOperator(Call))
    return visitArguments(Call);
  const FunctionDecl *Callee = namedCallee(Call);
  if (Callee && Callee->isNoReturn())
    return; // control that goes there needs no prologue on the way back
  if (std::optional<AtomicOperation> Op = Code.Atomics.classify(&Call)) {
    Cost.Stores |= Op->Kind != AtomicOperation::Load;
    return visitArguments(Call);
  }
  if (!Callee && !CallsAreFree)
    return needsFrame(); // through a pointer, or not known before instantiation
  if (Callee)
    visitCallee(*Callee);
  visitArguments(Call);
  if (Callee && !CallsAreFree && Code.mayKeepArguments(*Callee) &&
      handsOutLocal(Call, *Callee))
    needsFrame();
}

/// True if the call gives its callee the address of a local, or a reference.
bool CostVisitor::handsOutLocal(const CallExpr &Call,
                                const FunctionDecl &Callee) const {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Callee);
  bool IsOperator = isa<CXXOperatorCallExpr>(Call);
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(&Call))
    if (const Expr *Object = Member->getImplicitObjectArgument())
      if (!Object->getType()->isPointerType() && isOwnLocal(Object))
        return true;
  unsigned Shift = Method && Method->isInstance() && IsOperator ? 1 : 0;
  for (unsigned I = 0; I < Call.getNumArgs(); ++I) {
    const Expr *Argument = Call.getArg(I)->IgnoreParenCasts();
    const auto *Unary = dyn_cast<UnaryOperator>(Argument);
    if (Unary && Unary->getOpcode() == UO_AddrOf &&
        isOwnLocal(Unary->getSubExpr()))
      return true;
    bool ByReference =
        I < Shift ||
        (I - Shift < Callee.getNumParams() &&
         Callee.getParamDecl(I - Shift)->getType()->isReferenceType());
    if (ByReference && isOwnLocal(Argument))
      return true;
  }
  return false;
}

void CostVisitor::visitConstruct(const CXXConstructExpr &Construct) {
  const CXXConstructorDecl *Constructor = Construct.getConstructor();
  if (!Constructor->isTrivial())
    visitCallee(*Constructor);
  visitArguments(Construct);
}

/// `sink->offer(n)`: the callee is the caller's choice.
static bool callsBack(const CallExpr &Call, const FunctionDecl &Callee) {
  const auto *Member = dyn_cast<CXXMemberCallExpr>(&Call);
  const auto *Access =
      Member ? dyn_cast<MemberExpr>(Member->getCallee()->IgnoreParens())
             : nullptr;
  return isDispatched(Callee) && Access && !Access->hasQualifier() &&
         !Member->getMethodDecl()->getDevirtualizedMethod(
             Member->getImplicitObjectArgument(), /*IsAppleKext=*/false);
}

/// Before a jump to the callee the frame is gone: nothing may be left to
/// destroy, and nothing that is passed may live in it.
void CostVisitor::visitTailCall(const CallExpr &Call) {
  static constexpr unsigned RegisterArguments = 6;
  static constexpr unsigned RegisterBits = 128;
  if (Call.getNumArgs() > RegisterArguments)
    return needsFrame();
  for (const Expr *Argument : Call.arguments()) {
    bool KeptInFrame =
        !Call.isTypeDependent() &&
        (isa<MaterializeTemporaryExpr>(Argument->IgnoreImpCasts()) ||
         (Argument->isGLValue() && isOwnLocal(Argument)) ||
         (Argument->getType()->isRecordType() && !Argument->isGLValue() &&
          Code.Context.getTypeSize(Argument->getType()) > RegisterBits));
    if (KeptInFrame)
      return needsFrame();
  }
  const FunctionDecl *Callee = namedCallee(Call);
  if (Callee ? Callee->isNoReturn() || handsOutLocal(Call, *Callee) ||
                   callsBack(Call, *Callee)
             : !Call.isTypeDependent())
    return needsFrame();
  visitArguments(Call);
}

bool CostVisitor::isOwnLocal(const Expr *E) const {
  const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParenCasts());
  const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return Var && Var->hasLocalStorage() && !Var->getType()->isReferenceType();
}

void CostVisitor::visitWrite(const Expr *Target) {
  Cost.Stores |= !isOwnLocal(Target);
}

/// Expressions that allocate, unwind, suspend or ask the run-time library.
static bool needsRuntime(const Expr *E) {
  return isa<CXXDeleteExpr, CXXThrowExpr, CXXDynamicCastExpr, CXXTypeidExpr,
             VAArgExpr, CXXStdInitializerListExpr, BlockExpr,
             CoroutineSuspendExpr, DependentCoawaitExpr, AddrLabelExpr,
             ObjCMessageExpr>(E);
}

/// True if a template leaves open what \p Call calls, and that returns an
/// object with a destructor. Elsewhere a CXXBindTemporaryExpr says so.
bool CostVisitor::makesTemporary(const CallExpr &Call) const {
  if (!Call.isTypeDependent())
    return false;
  auto RunsCode = [&](QualType Type) {
    return !Type.isNull() &&
           destructionOf(Type, Code.Context) == Destruction::RunsCode;
  };
  std::optional<AtomicOperation> Op = Code.Atomics.classify(&Call);
  bool Loads = Op && Op->Kind == AtomicOperation::Load;
  return RunsCode(typeOf(&Call)) ||
         (Loads && RunsCode(Code.Atomics.valueType(*Op)));
}

void CostVisitor::visitExpr(const Expr *E) {
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return makesTemporary(*Call) ? needsFrame() : visitCall(*Call);
  if (std::optional<AtomicOperation> Op = Code.Atomics.classify(E)) {
    Cost.Stores |= Op->Kind != AtomicOperation::Load;
    return visitArguments(*E);
  }
  if (needsRuntime(E))
    return needsFrame();
  if (const auto *Temporary = dyn_cast<CXXBindTemporaryExpr>(E)) {
    const CXXRecordDecl *Record = recordOf(Temporary->getType());
    if (!Record || !Code.isDestructionEmpty(*Record))
      return needsFrame();
    return visit(Temporary->getSubExpr());
  }
  if (const auto *Unresolved = dyn_cast<CXXUnresolvedConstructExpr>(E)) {
    // `T(x)` is a conversion, unless T's template shows more.
    bool Converts = Unresolved->getNumArgs() == 1 &&
                    destructionOf(Unresolved->getType(), Code.Context) !=
                        Destruction::RunsCode;
    return Converts ? visitChildren(Unresolved) : needsFrame();
  }
  if (const auto *Lambda = dyn_cast<LambdaExpr>(E)) {
    // Making a closure costs what its captures do; a reference hands a local
    // out.
    for (const LambdaCapture &Capture : Lambda->captures())
      if (Capture.capturesVariable() && Capture.getCaptureKind() == LCK_ByRef)
        return needsFrame();
    for (const Expr *Init : Lambda->capture_inits())
      visit(Init);
    return;
  }
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(E))
    return visitConstruct(*Construct);
  if (const auto *New = dyn_cast<CXXNewExpr>(E)) {
    const FunctionDecl *Allocate = New->getOperatorNew();
    if (!Allocate || !Allocate->isReservedGlobalPlacementOperator())
      return needsFrame();
    return visitChildren(New); // into a place that is there
  }
  if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(E))
    return visit(Default->getExpr());
  if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(E))
    return visit(Default->getExpr());
  if (isa<UnaryExprOrTypeTraitExpr, CXXNoexceptExpr>(E))
    return; // not evaluated
  if (const auto *Choice = dyn_cast<ConditionalOperator>(E)) {
    // `ok ? void() : fail()`
    if (neverReturns(Choice->getTrueExpr()) ||
        neverReturns(Choice->getFalseExpr()))
      visitAssertion(*Choice->getCond());
    else
      visit(Choice->getCond());
    Likelihood Marked = likelihoodOf(Choice->getCond(), Code.Context);
    if (Marked != Likelihood::False && !neverReturns(Choice->getTrueExpr()))
      visit(Choice->getTrueExpr());
    if (Marked != Likelihood::True && !neverReturns(Choice->getFalseExpr()))
      visit(Choice->getFalseExpr());
    return;
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isAssignmentOp())
      visitWrite(Binary->getLHS());
    visit(Binary->getLHS());
    if (!Binary->isLogicalOp() || !neverReturns(Binary->getRHS()))
      visit(Binary->getRHS());
    return;
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    if (Unary->isIncrementDecrementOp())
      visitWrite(Unary->getSubExpr());
    if (Unary->getOpcode() == UO_AddrOf && isOwnLocal(Unary->getSubExpr()))
      return needsFrame();
    return visit(Unary->getSubExpr());
  }
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    if (Var && Var->getTLSKind() == VarDecl::TLS_Dynamic &&
        !isConstantInitialized(*Var))
      return needsFrame(); // reached through an initialiser function
    return;
  }
  visitChildren(E);
}

//===----------------------------------------------------------------------===//
// CheapCode
//===----------------------------------------------------------------------===//

const CodeCost &CheapCode::costOf(const FunctionDecl &Function) {
  const FunctionDecl *Key = Function.getCanonicalDecl();
  auto Known = Functions.find(Key);
  if (Known != Functions.end())
    return Known->second;
  CodeCost Cost;
  Cost.Frameless = false;
  Functions[Key] = Cost; // recursion is not inlined

  const FunctionDecl *Definition = visibleDefinition(Function);
  if (!Definition && Function.isDefaulted())
    Cost.Frameless = true; // `= default`, with no body made for it yet
  if (Definition && !Definition->hasAttr<NoInlineAttr>() &&
      !Definition->isVariadic()) {
    Cost.Frameless = true;
    CostVisitor Visitor(*this, Cost);
    if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(Definition))
      for (const CXXCtorInitializer *Init : Constructor->inits())
        Visitor.visit(Init->getInit());
    Visitor.visit(Definition->getBody());
    Cost.Frameless &= Cost.Size <= AccessorSize;
  }
  return Functions[Key] = Cost;
}

bool CheapCode::isCheap(const Stmt *S) {
  CodeCost Cost;
  CostVisitor(*this, Cost).visit(S);
  return Cost.Frameless;
}

bool CheapCode::isSideExit(const Stmt *S) {
  CodeCost Cost;
  CostVisitor(*this, Cost, /*CallsAreFree=*/true).visit(S);
  return Cost.Frameless;
}

bool CheapCode::isTailCall(const Stmt *S) {
  const auto *Return = dyn_cast<ReturnStmt>(S);
  const auto *Call = dyn_cast_or_null<CallExpr>(Return ? returnedValue(*Return)
                                                       : dyn_cast<Expr>(S));
  if (!Call)
    return false;
  CodeCost Cost;
  CostVisitor(*this, Cost).visitTailCall(*Call);
  return Cost.Frameless;
}

bool CheapCode::isDestructionFree(const VarDecl &Var) {
  if (destructionOf(Var, Context) == Destruction::Nothing)
    return true;
  const CXXRecordDecl *Record = Var.getType()->getAsCXXRecordDecl();
  // An empty scoped capability still is one for thread-safety analysis.
  return Record && !Record->isDependentContext() &&
         !Record->hasAttr<ScopedLockableAttr>() && isDestructionEmpty(*Record);
}

bool CheapCode::isDestructionEmpty(const CXXRecordDecl &Record) {
  if (!Record.hasDefinition() || Record.hasTrivialDestructor())
    return Record.hasDefinition();
  const CXXDestructorDecl *Destructor = Record.getDestructor();
  if (Destructor && Destructor->isUserProvided()) {
    const CompoundStmt *Body = visibleBody(*Destructor);
    if (!Body || !Body->body_empty())
      return false;
  }
  auto IsEmpty = [&](QualType Type) {
    const CXXRecordDecl *Part =
        Context.getBaseElementType(Type)->getAsCXXRecordDecl();
    return !Part || isDestructionEmpty(*Part);
  };
  return llvm::all_of(Record.bases(),
                      [&](const CXXBaseSpecifier &Base) {
                        return IsEmpty(Base.getType());
                      }) &&
         llvm::all_of(Record.fields(), [&](const FieldDecl *Field) {
           return IsEmpty(Field->getType());
         });
}

bool CheapCode::mayKeepArguments(const FunctionDecl &Function) {
  return !Function.getBuiltinID() && costOf(Function).Stores;
}

bool CheapCode::isPure(const FunctionDecl &Function) {
  CodeCost Cost;
  CostVisitor(*this, Cost).visitCallee(Function);
  return Cost.Frameless && !Cost.Stores;
}

} // namespace fastpath
