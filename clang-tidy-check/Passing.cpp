//===--- Passing.cpp - how variables cross the split ----------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passing.h"
#include "Refusal.h"
#include "SlowPathUses.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace fastpath {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// True if a copy of any object is made by a constructor that does nothing
/// visible.
static bool isTrivialCopy(const CXXConstructorDecl &Constructor) {
  QualType From = Constructor.getParamDecl(0)->getType();
  return Constructor.isTrivial() && !Constructor.isDeleted() &&
         !Constructor.isExplicit() && Constructor.getAccess() == AS_public &&
         From.getNonReferenceType().isConstQualified();
}

/// True if the constructor \p Template may suit an object that is not const
/// better than the copy constructor does.
static bool rivalsCopy(const FunctionTemplateDecl &Template) {
  const FunctionDecl &Constructor = *Template.getTemplatedDecl();
  if (Constructor.getNumParams() == 0 ||
      Constructor.getMinRequiredArguments() > 1)
    return false;
  QualType First = Constructor.getParamDecl(0)->getType();
  if (First->getAs<PackExpansionType>())
    return true;
  QualType Referred = First.getNonReferenceType();
  if (First->isLValueReferenceType())
    return !Referred.isConstQualified();
  return First->isRValueReferenceType() && !Referred.hasQualifiers() &&
         Referred->getAs<TemplateTypeParmType>();
}

/// A copy that nobody can see and that fits in registers.
static bool isCopiedFreely(const CXXRecordDecl &Record) {
  const CXXRecordDecl *Definition = Record.getDefinition();
  if (!Definition || !Definition->hasTrivialDestructor() ||
      !Definition->hasTrivialCopyConstructor() ||
      Definition->defaultedCopyConstructorIsDeleted())
    return false;
  // -Wdeprecated-copy warns of such a copy.
  if (Definition->hasUserDeclaredCopyAssignment() &&
      !Definition->hasUserDeclaredCopyConstructor())
    return false;
  for (const Decl *D : Definition->decls()) {
    const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
    if (Template && isa<CXXConstructorDecl>(Template->getTemplatedDecl()) &&
        rivalsCopy(*Template))
      return false;
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(D);
    if (Constructor && Constructor->isCopyConstructor() &&
        !isTrivialCopy(*Constructor))
      return false;
  }
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

const TemplateTypeParmDecl *templateParameter(const ParmVarDecl &Parameter,
                                              QualType Type) {
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
  return Record && (Type.isVolatileQualified() || !isCopiedFreely(*Record))
             ? Passing::Reference
             : Passing::Value;
}

//===----------------------------------------------------------------------===//
// Locals
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
static const ValueDecl *rootVariable(const Expr *E) {
  while (E) {
    E = stripped(E);
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
      return Ref->getDecl();
    if (const auto *Member = dyn_cast<MemberExpr>(E))
      E = Member->isArrow() ? nullptr : Member->getBase();
    else if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
      E = Subscript->getBase();
    else
      return nullptr;
  }
  return nullptr;
}

static bool isUninitialized(const VarDecl &Var, const FastPath &Path) {
  const Expr *Init = Var.getInit();
  const auto *Construct = dyn_cast_or_null<CXXConstructExpr>(Init);
  bool HasValue = Init && !(Construct && Construct->getNumArgs() == 0 &&
                            Construct->getConstructor()->isTrivial() &&
                            !Construct->requiresZeroInitialization());
  return !HasValue && !isAssigned(Var, Path);
}

/// True if \p E refers to an object of the function's own frame.
static const ValueDecl *ownObject(const Expr *E) {
  const auto *Root = dyn_cast_or_null<VarDecl>(rootVariable(E));
  return Root && Root->hasLocalStorage() && !Root->getType()->isReferenceType()
             ? Root
             : nullptr;
}

static llvm::Error mustNotRefer(const ValueDecl &Var, const Expr *Init) {
  if (const ValueDecl *Own = ownObject(Init))
    return refuse("the reference " + quoted(Var) + " refers to the local " +
                  quoted(*Own));
  return llvm::Error::success();
}

/// By value or, if it has an effect, not at all: a reference to an object of
/// the fast path would put the frame back.
static llvm::Expected<Passing> passingOfCopy(const ValueDecl &Var) {
  QualType Type = Var.getType();
  const CXXRecordDecl *Record =
      Type->isAnyPointerType() ? nullptr : recordOf(Type);
  if (Record && (Type->isDependentType() || !isCopiedFreely(*Record)))
    return refuse("the local " + quoted(Var) + " is not trivially copyable");
  return Passing::Value;
}

static llvm::Expected<Passing> passingOfBinding(const BindingDecl &Binding) {
  const auto *Whole = cast<VarDecl>(Binding.getDecomposedDecl());
  QualType Type = Binding.getType();
  if (!Type.getNonReferenceType()->isScalarType())
    return refuse("the structured binding " + quoted(Binding) +
                  " is no scalar, which could be passed on");
  if (!Whole->getType()->isReferenceType())
    return Passing::Value;
  if (llvm::Error Failed = mustNotRefer(Binding, Whole->getInit()))
    return Failed;
  const Expr *Object = Binding.getBinding();
  if (Object && Object->refersToBitField())
    return refuse("the structured binding " + quoted(Binding) +
                  " is a bit-field, to which nothing can refer");
  return Passing::Reference;
}

llvm::Expected<Passing> passingOfLocal(const ValueDecl &Local,
                                       const FastPath &Path,
                                       const ASTContext &Context) {
  if (const auto *Binding = dyn_cast<BindingDecl>(&Local))
    return passingOfBinding(*Binding);
  const auto &Var = cast<VarDecl>(Local);
  QualType Type = Var.getType();
  std::string Name = quoted(Var);
  if (Var.hasAttr<AsmLabelAttr>())
    return refuse("the local " + Name + " is pinned to a register");
  if (Var.isStaticLocal()) {
    if (!Context.getLangOpts().CPlusPlus)
      return refuse("the static local " + Name +
                    " would have to be passed by reference, which C lacks");
    if (Var.hasAttr<GuardedByAttr>() || Var.hasAttr<PtGuardedByAttr>())
      return refuse("the static local " + Name +
                    " is guarded by a lock, and a reference to it is not");
    return Passing::Reference;
  }
  if (Type.isVolatileQualified() && Context.getLangOpts().CPlusPlus20)
    return refuse("the local " + Name + " is volatile");
  if (Type->isRValueReferenceType())
    return refuse("the rvalue reference " + Name + " crosses the split");
  if (Type->isReferenceType()) {
    if (llvm::Error Failed = mustNotRefer(Var, Var.getInit()))
      return Failed;
    return Passing::Value;
  }
  if (Type->isArrayType())
    return refuse("the array " + Name + " crosses the split");
  if (isConstant(Var, Context))
    return refuse("the constant " + Name +
                  " would become a parameter, and no constant any more");
  if (isUninitialized(Var, Path))
    return refuse("the local " + Name + " may be uninitialized at the split");
  return passingOfCopy(Var);
}

//===----------------------------------------------------------------------===//
// References between them
//===----------------------------------------------------------------------===//

static bool copiesTrivially(const Stmt *S) {
  const auto *Construct = dyn_cast<CXXConstructExpr>(S);
  return Construct && Construct->getConstructor()->isCopyConstructor() &&
         Construct->getConstructor()->isTrivial();
}

/// True if the value of \p S may be a pointer or a reference to \p Var: it
/// names the object, and not only to read it.
static bool mayReferTo(const Stmt *S, const ValueDecl &Var) {
  if (!S)
    return false;
  const auto *Cast = dyn_cast<CastExpr>(S);
  bool Reads = Cast && Cast->getCastKind() == CK_LValueToRValue;
  if ((Reads || copiesTrivially(S)) &&
      rootVariable(cast<Expr>(*S->child_begin())) == &Var)
    return false;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(S))
    return Ref->getDecl() == &Var;
  return llvm::any_of(
      S->children(), [&](const Stmt *Child) { return mayReferTo(Child, Var); });
}

static bool namesAny(const Stmt *S,
                     const llvm::SmallPtrSetImpl<const ValueDecl *> &Vars) {
  if (!S)
    return false;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(S))
    return Vars.count(Ref->getDecl());
  return llvm::any_of(S->children(),
                      [&](const Stmt *Child) { return namesAny(Child, Vars); });
}

/// The locals of the fast path through which the slow path could reach
/// \p Var.
static llvm::SmallPtrSet<const ValueDecl *, 4>
referrersTo(const ValueDecl &Var, const FastPath &Path) {
  llvm::SmallPtrSet<const ValueDecl *, 4> Referrers;
  auto Enter = [&](const ValueDecl *To, const Expr *From) {
    if (To && To != &Var && From && !To->getType()->isArithmeticType() &&
        (mayReferTo(From, Var) || namesAny(From, Referrers)))
      Referrers.insert(To);
  };
  for (const Stmt *S : Path.fastStatements()) {
    if (const auto *Declaration = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declaration->decls()) {
        const auto *Local = dyn_cast<VarDecl>(D);
        if (Local)
          Enter(Local, Local->getInit());
        if (const auto *Whole = dyn_cast_or_null<DecompositionDecl>(Local))
          for (const BindingDecl *Binding : Whole->bindings())
            Enter(Binding, Whole->getInit());
      }
    const auto *E = dyn_cast<Expr>(S);
    const auto *Assign = E ? dyn_cast<BinaryOperator>(stripped(E)) : nullptr;
    if (Assign && Assign->isAssignmentOp())
      Enter(rootVariable(Assign->getLHS()), Assign->getRHS());
  }
  return Referrers;
}

llvm::Error checkReferences(llvm::ArrayRef<Handover> Handovers,
                            const FastPath &Path) {
  for (const Handover &H : Handovers) {
    if (H.How == Passing::Reference || H.Var->getType()->isReferenceType())
      continue;
    llvm::SmallPtrSet<const ValueDecl *, 4> Referrers =
        referrersTo(*H.Var, Path);
    for (const Handover &Other : Handovers)
      if (Referrers.count(Other.Var))
        return refuse("the local " + quoted(*Other.Var) + " may refer to " +
                      quoted(*H.Var) + ", of which the helper gets a copy");
  }
  return llvm::Error::success();
}

} // namespace fastpath
