//===--- AtomicLoad.cpp - values that come from atomic loads --------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AtomicLoad.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/Builtins.h"

using namespace clang;

namespace fastpath {

bool AtomicLoads::reads(const ValueDecl *Object) const {
  return Object &&
         std::find(Objects.begin(), Objects.end(), Object) != Objects.end();
}

void AtomicLoads::add(const AtomicLoads &Other) {
  Found |= Other.Found;
  for (const ValueDecl *Object : Other.Objects)
    if (!reads(Object))
      Objects.push_back(Object);
}

const ValueDecl *AtomicLoadFinder::objectOf(const Expr *E) {
  if (!E)
    return nullptr;
  const auto *Call = dyn_cast<CallExpr>(stripped(E));
  if (!Call || isa<CXXOperatorCallExpr>(Call)) {
    const ValueDecl *Object = namedObject(E);
    const auto *Local = dyn_cast_or_null<VarDecl>(Object);
    // Of a macro's own pointer, what it was made to point to.
    bool PointsOn = Local && Local->isLocalVarDecl() && Local->getInit() &&
                    Local->getType()->isPointerType();
    return PointsOn ? namedObject(Local->getInit()) : Object;
  }
  // `std::atomic<bool> &flag() { return flag_; }`
  const FunctionDecl *Callee = namedCallee(*Call);
  const CompoundStmt *Body = Callee ? visibleBody(*Callee) : nullptr;
  const auto *Return = Body && !Body->body_empty()
                           ? dyn_cast<ReturnStmt>(Body->body_back())
                           : nullptr;
  const Expr *Value = Return ? Return->getRetValue() : nullptr;
  return Value && !isa<CallExpr>(stripped(Value)) ? namedObject(Value)
                                                  : nullptr;
}

/// Adds the loads among all of \p S to \p Loads.
static void collectAll(const Stmt *S, AtomicLoadFinder &Finder,
                       AtomicLoads &Loads) {
  if (!S)
    return;
  if (const auto *E = dyn_cast<Expr>(S)) {
    std::optional<AtomicOperation> Op = Finder.atomics().classify(E);
    if (Op && Op->Kind == AtomicOperation::Load) {
      Loads.Found = true;
      if (const ValueDecl *Object = Finder.objectOf(Op->Object))
        Loads.Objects.push_back(Object);
      return;
    }
    if (isa<CallExpr>(E))
      Loads.add(Finder.loadsIn(E, LoadedLocals()));
  }
  for (const Stmt *Child : S->children())
    collectAll(Child, Finder, Loads);
}

const AtomicLoads &AtomicLoadFinder::loadsOf(const FunctionDecl &Accessor) {
  const FunctionDecl *Key = Accessor.getCanonicalDecl();
  auto Known = Accessors.find(Key);
  if (Known != Accessors.end())
    return Known->second;
  Accessors[Key] = {}; // recursion ends here
  AtomicLoads Loads;
  const FunctionDecl *Definition = visibleDefinition(Accessor);
  // `use_count()` and `expired()` read atomics too, but are no checks.
  if (Definition && !isStandardLibrary(Accessor) && Code.isPure(Accessor))
    collectAll(Definition->getBody(), *this, Loads);
  return Accessors[Key] = Loads;
}

/// The operand that `__builtin_expect` and its kin return, or null.
static const Expr *expectedOperand(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  unsigned Builtin = Callee ? Callee->getBuiltinID() : 0;
  bool PassesOn = Builtin == Builtin::BI__builtin_expect ||
                  Builtin == Builtin::BI__builtin_expect_with_probability ||
                  Builtin == Builtin::BI__builtin_unpredictable;
  return PassesOn ? Call.getArg(0) : nullptr;
}

/// The object whose member \p Call calls, or null.
static const Expr *calledObject(const CallExpr &Call) {
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(&Call))
    return Member->getImplicitObjectArgument();
  const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(
      Call.getCallee()->IgnoreParenImpCasts());
  return Member && !Member->isImplicitAccess() ? Member->getBase() : nullptr;
}

AtomicLoads AtomicLoadFinder::loadsInCall(const CallExpr &Call,
                                          const LoadedLocals &Locals) {
  AtomicLoads Loads;
  auto AddArguments = [&] {
    for (const Expr *Argument : Call.arguments())
      Loads.add(loadsIn(Argument, Locals));
  };
  if (isDependentOperator(Call)) {
    AddArguments();
    return Loads;
  }
  const FunctionDecl *Callee = namedCallee(Call);
  if (!Callee)
    return Loads;
  if (const Expr *Operand = expectedOperand(Call))
    return loadsIn(Operand, Locals);
  if (isDispatched(*Callee) || !Code.isPure(*Callee))
    return Loads; // a compare-exchange behind a name is no load
  Loads = loadsOf(*Callee);
  AddArguments();
  // `node->height()`, as `node->height`: what a loaded pointer leads to.
  Loads.add(loadsIn(calledObject(Call), Locals));
  return Loads;
}

AtomicLoads AtomicLoadFinder::loadsIn(const Expr *E,
                                      const LoadedLocals &Locals) {
  AtomicLoads Loads;
  if (!E)
    return Loads;
  if (std::optional<AtomicOperation> Op = Atomics.classify(E)) {
    if (Op->Kind != AtomicOperation::Load || Op->Result)
      return Loads;
    Loads.Found = true;
    if (const ValueDecl *Object = objectOf(Op->Object))
      Loads.Objects.push_back(Object);
    return Loads;
  }
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return loadsInCall(*Call, Locals);
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    auto Held = Var ? Locals.find(Var) : Locals.end();
    return Held != Locals.end() ? Held->second : Loads;
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (!Binary->isAssignmentOp())
      Loads = loadsIn(Binary->getLHS(), Locals);
    Loads.add(loadsIn(Binary->getRHS(), Locals));
    return Loads;
  }
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(E))
    return Construct->getNumArgs() == 1 ? loadsIn(Construct->getArg(0), Locals)
                                        : Loads;
  if (const auto *Choose = dyn_cast<ChooseExpr>(E))
    return loadsIn(Choose->getChosenSubExpr(), Locals);
  if (const auto *Select = dyn_cast<GenericSelectionExpr>(E))
    return Select->isResultDependent()
               ? Loads
               : loadsIn(Select->getResultExpr(), Locals);
  if (isa<StmtExpr>(E)) { // a macro with a local of its own
    collectAll(E, *this, Loads);
    return Loads;
  }
  // What a loaded pointer leads to depends on the load as well.
  if (isa<CastExpr, ParenExpr, FullExpr, UnaryOperator, ConditionalOperator,
          MemberExpr, CXXDependentScopeMemberExpr, CXXUnresolvedConstructExpr,
          CXXRewrittenBinaryOperator, CXXBindTemporaryExpr,
          MaterializeTemporaryExpr, InitListExpr>(E))
    for (const Stmt *Child : E->children())
      if (const auto *Operand = dyn_cast_or_null<Expr>(Child))
        Loads.add(loadsIn(Operand, Locals));
  return Loads;
}

void AtomicLoadFinder::collectLoadedLocals(const Stmt *S,
                                           LoadedLocals &Locals) {
  if (const auto *E = dyn_cast_or_null<Expr>(S))
    return collectAssigned(E, Locals);
  const auto *Declaration = dyn_cast_or_null<DeclStmt>(S);
  if (!Declaration)
    return;
  for (const Decl *D : Declaration->decls())
    if (const auto *Var = dyn_cast<VarDecl>(D))
      if (AtomicLoads Loads = loadsIn(Var->getInit(), Locals))
        Locals[Var] = Loads;
}

/// `(n = count_.load()) > 0`, `__atomic_load(&count_, &n, order)`: the locals
/// that \p E certainly assigns to.
void AtomicLoadFinder::collectAssigned(const Expr *E, LoadedLocals &Locals) {
  E = stripped(E);
  auto Assign = [&](const Expr *Target, const AtomicLoads &Loads) {
    const auto *Ref = dyn_cast<DeclRefExpr>(stripped(Target));
    const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (Var && Loads)
      Locals[Var] = Loads;
  };
  const auto *Binary = dyn_cast<BinaryOperator>(E);
  if (Binary && Binary->getOpcode() == BO_Assign)
    return Assign(Binary->getLHS(), loadsIn(Binary->getRHS(), Locals));
  if (Binary) {
    collectAssigned(Binary->getLHS(), Locals);
    if (!Binary->isLogicalOp()) // else it may not run
      collectAssigned(Binary->getRHS(), Locals);
  } else if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    collectAssigned(Unary->getSubExpr(), Locals);
  } else if (const auto *Call = dyn_cast<CallExpr>(E);
             Call && expectedOperand(*Call)) {
    collectAssigned(expectedOperand(*Call), Locals);
  } else if (std::optional<AtomicOperation> Op = Atomics.classify(E);
             Op && Op->Result) {
    AtomicLoads Loads;
    Loads.Found = true;
    if (const ValueDecl *Object = objectOf(Op->Object))
      Loads.Objects.push_back(Object);
    Assign(Op->Result, Loads);
  }
}

} // namespace fastpath
