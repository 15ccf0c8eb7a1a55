//===--- AtomicOperation.cpp - operations on atomic objects ---------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AtomicOperation.h"
#include "LLVMCompat.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace fastpath {

const Expr *stripped(const Expr *E) {
  while (E) {
    const Expr *Inner = E->IgnoreParenCasts();
    if (const auto *Full = dyn_cast<FullExpr>(Inner))
      Inner = Full->getSubExpr();
    else if (const auto *Bind = dyn_cast<CXXBindTemporaryExpr>(Inner))
      Inner = Bind->getSubExpr();
    else if (const auto *Temp = dyn_cast<MaterializeTemporaryExpr>(Inner))
      Inner = Temp->getSubExpr();
    if (Inner == E)
      break;
    E = Inner;
  }
  return E;
}

/// `Name<Arguments>` as a template leaves it, behind aliases, or null.
static const TemplateSpecializationType *specialization(QualType Type) {
  const auto *Special = Type->getAs<TemplateSpecializationType>();
  while (Special && Special->isTypeAlias())
    Special = Special->getAliasedType()->getAs<TemplateSpecializationType>();
  return Special;
}

/// `T` of `Name<T, ...>`; null if \p Type is none such.
static QualType firstTypeArgument(QualType Type) {
  const TemplateSpecializationType *Special = specialization(Type);
  bool HasOne =
      Special && !Special->template_arguments().empty() &&
      Special->template_arguments()[0].getKind() == TemplateArgument::Type;
  return HasOne ? Special->template_arguments()[0].getAsType() : QualType();
}

/// What the operator \p Op leads to from a \p Type: what the class's own one
/// returns; of a class template that does not say, its first argument, as with
/// `std::unique_ptr<T>` and `std::array<T, N>`.
static QualType elementOf(QualType Type, OverloadedOperatorKind Op) {
  if (Type.isNull())
    return Type;
  Type = Type.getNonReferenceType();
  if (Type->isArrayType())
    return QualType(Type->getArrayElementTypeNoTypeQual(), 0);
  if (Type->isPointerType())
    return Type->getPointeeType();
  const CXXRecordDecl *Record = recordOf(Type);
  if (Record && (Record = Record->getDefinition())) {
    DeclarationNameTable &Names = Record->getASTContext().DeclarationNames;
    for (const NamedDecl *Found : Record->lookup(Names.getCXXOperatorName(Op)))
      if (const FunctionDecl *Written = Found->getAsFunction())
        if (recordOf(Written->getReturnType()))
          return Written->getReturnType();
  }
  return firstTypeArgument(Type);
}

const CXXRecordDecl *recordOf(QualType Type) {
  if (Type.isNull())
    return nullptr;
  Type = Type.getNonReferenceType();
  if (const auto *Pointer = Type->getAs<PointerType>())
    Type = Pointer->getPointeeType();
  if (const CXXRecordDecl *Record = Type->getAsCXXRecordDecl())
    return Record;
  TemplateName Name;
  if (const auto *Special = specialization(Type))
    Name = Special->getTemplateName();
  else if (const auto *Deduced =
               Type->getAs<DeducedTemplateSpecializationType>())
    Name = Deduced->getTemplateName(); // `std::lock_guard lock(b.mu_);`
  const TemplateDecl *Template =
      Name.isNull() ? nullptr : Name.getAsTemplateDecl();
  return Template
             ? dyn_cast_or_null<CXXRecordDecl>(Template->getTemplatedDecl())
             : nullptr;
}

static const NamedDecl *findMember(const CXXRecordDecl *Record,
                                   DeclarationName Name) {
  if (!Record || !(Record = Record->getDefinition()))
    return nullptr;
  for (const NamedDecl *Found : Record->lookup(Name))
    return Found->getUnderlyingDecl();
  return nullptr;
}

/// The type of the object whose member \p Access names: for `atomic<T>::load()`
/// the base class.
static QualType accessedType(const CXXDependentScopeMemberExpr &Access) {
  if (!Access.isImplicitAccess()) {
    QualType Base = typeOf(Access.getBase());
    return Access.isArrow() ? elementOf(Base, OO_Arrow) : Base;
  }
  QualType Base = compat::qualifyingType(Access.getQualifierLoc());
  return Base.isNull() ? Access.getBaseType() : Base;
}

/// The member that a type-dependent access would find in the primary template.
static const NamedDecl *dependentMember(const Expr *E) {
  if (const auto *Access = dyn_cast<CXXDependentScopeMemberExpr>(E))
    return findMember(recordOf(accessedType(*Access)), Access->getMember());
  if (const auto *Ref = dyn_cast<DependentScopeDeclRefExpr>(E))
    return findMember(recordOf(compat::qualifyingType(Ref->getQualifierLoc())),
                      Ref->getDeclName());
  return nullptr;
}

QualType typeOf(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  // `= {a, b}` and `(a, b)` have no type as long as what they build depends on
  // a template's parameters.
  if (E->getType().isNull())
    return QualType();
  if (!E->getType()->isSpecificBuiltinType(BuiltinType::Dependent) &&
      !E->getType()->isSpecificBuiltinType(BuiltinType::BoundMember))
    return E->getType();
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
    return elementOf(typeOf(Subscript->getLHS()), OO_Subscript);
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return Unary->getOpcode() == UO_Deref
               ? elementOf(typeOf(Unary->getSubExpr()), OO_Star)
               : QualType();
  if (const auto *Call = dyn_cast<CallExpr>(E)) {
    const FunctionDecl *Callee = namedCallee(*Call);
    return Callee ? Callee->getReturnType() : QualType();
  }
  const auto *Member = dyn_cast_or_null<ValueDecl>(dependentMember(E));
  return Member ? Member->getType() : QualType();
}

const FunctionDecl *namedCallee(const CallExpr &Call) {
  if (const FunctionDecl *Callee = Call.getDirectCallee())
    return Callee;
  const Expr *Callee = Call.getCallee()->IgnoreParenImpCasts();
  if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee)) {
    if (isa<CXXOperatorCallExpr>(Call) || Overloads->getNumDecls() == 0)
      return nullptr;
    return (*Overloads->decls_begin())->getUnderlyingDecl()->getAsFunction();
  }
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee)) {
    // `auto diff = [n](T &t) { ... }; diff(x)` in a template.
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    const auto *Lambda = dyn_cast_or_null<LambdaExpr>(
        Var && Var->getInit() ? stripped(Var->getInit()) : nullptr);
    return Lambda ? Lambda->getCallOperator() : nullptr;
  }
  const NamedDecl *Member = dependentMember(Callee);
  return Member ? const_cast<NamedDecl *>(Member)->getAsFunction() : nullptr;
}

bool isDependentOperator(const CallExpr &Call) {
  return isa<CXXOperatorCallExpr>(Call) && Call.isTypeDependent() &&
         !Call.getDirectCallee() &&
         cast<CXXOperatorCallExpr>(Call).getOperator() != OO_Call;
}

const ValueDecl *namedObject(const Expr *E) {
  while (E) {
    E = stripped(E);
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
      const auto *Local = dyn_cast<VarDecl>(Ref->getDecl());
      // `auto &flag = entry.flag;`: the object behind a local reference.
      if (Local && Local->isLocalVarDecl() && Local->getInit() &&
          Local->getType()->isReferenceType() &&
          !Local->getInit()->isTypeDependent()) {
        E = Local->getInit();
        continue;
      }
      return cast<ValueDecl>(Ref->getDecl()->getCanonicalDecl());
    }
    if (const auto *Member = dyn_cast<MemberExpr>(E))
      return cast<ValueDecl>(Member->getMemberDecl()->getCanonicalDecl());
    if (const auto *Member = dyn_cast_or_null<ValueDecl>(dependentMember(E)))
      return cast<ValueDecl>(Member->getCanonicalDecl());
    if (const auto *Unary = dyn_cast<UnaryOperator>(E))
      E = Unary->getSubExpr();
    else if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
      E = Subscript->getBase();
    else if (const auto *Construct = dyn_cast<CXXConstructExpr>(E))
      // `std::atomic_ref<int>(x)`: the object is x.
      E = Construct->getNumArgs() == 1 ? Construct->getArg(0) : nullptr;
    else
      return nullptr;
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The libraries' own atomic classes, and the bases that their members live in.
static bool isKnownAtomicName(llvm::StringRef Name) {
  return isOneOf(Name, {"atomic", "atomic_ref", "atomic_flag", "__atomic_base",
                        "__atomic_float", "__atomic_ref"});
}

static bool isQtAtomicName(llvm::StringRef Name) {
  return isOneOf(Name, {"QAtomicInt", "QAtomicInteger", "QAtomicPointer",
                        "QBasicAtomicInteger", "QBasicAtomicPointer"});
}

static bool isAtomicNamespace(llvm::StringRef Root) {
  return isOneOf(Root, {"std", "boost", "cuda", "folly"});
}

bool AtomicOperations::isNamedAtomic(const CXXRecordDecl &Record) const {
  const IdentifierInfo *Name = Record.getIdentifier();
  return ExtraTypes.matches(Record) ||
         (Name && (isQtAtomicName(Name->getName()) ||
                   (isKnownAtomicName(Name->getName()) &&
                    isAtomicNamespace(rootNamespace(Record)))));
}

/// The template that stands for \p Type's by default, as in
/// `template <template <class> class Atom = std::atomic>`.
static const CXXRecordDecl *defaultTemplate(QualType Type) {
  const TemplateDecl *Named = nullptr;
  while (const auto *Special = Type->getAs<TemplateSpecializationType>()) {
    Named = Special->getTemplateName().getAsTemplateDecl();
    const auto *Alias = dyn_cast_or_null<TypeAliasTemplateDecl>(Named);
    if (!Alias)
      break;
    Type = Alias->getTemplatedDecl()->getUnderlyingType();
  }
  const auto *Parameter = dyn_cast_or_null<TemplateTemplateParmDecl>(Named);
  if (!Parameter || !Parameter->hasDefaultArgument())
    return nullptr;
  const TemplateDecl *Template = Parameter->getDefaultArgument()
                                     .getArgument()
                                     .getAsTemplateOrTemplatePattern()
                                     .getAsTemplateDecl();
  return Template
             ? dyn_cast_or_null<CXXRecordDecl>(Template->getTemplatedDecl())
             : nullptr;
}

bool AtomicOperations::isAtomicRecord(const CXXRecordDecl &Record) const {
  const CXXRecordDecl *Key = Record.getCanonicalDecl();
  auto Known = Records.find(Key);
  if (Known != Records.end())
    return Known->second;
  Records[Key] = false; // ends the recursion in ill-formed hierarchies

  bool Result = isNamedAtomic(Record);
  if (!Result && Record.hasDefinition())
    for (const CXXBaseSpecifier &Base : Record.getDefinition()->bases())
      if (const CXXRecordDecl *BaseRecord = recordOf(Base.getType()))
        Result |= isAtomicRecord(*BaseRecord);
  return Records[Key] = Result;
}

bool AtomicOperations::isAtomic(QualType Type) const {
  if (Type.isNull())
    return false;
  Type = Type.getNonReferenceType();
  if (Type->isAtomicType())
    return true;
  if (Type->isPointerType())
    return false;
  const CXXRecordDecl *Record = recordOf(Type);
  if (!Record)
    Record = defaultTemplate(Type);
  return Record && isAtomicRecord(*Record);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static const Expr *withoutAddressOf(const Expr *E) {
  E = stripped(E);
  const auto *Unary = dyn_cast<UnaryOperator>(E);
  return Unary && Unary->getOpcode() == UO_AddrOf ? Unary->getSubExpr() : E;
}

/// The argument that an operation leaves in the atomic: the second of a
/// compare-exchange, the first of a store or an exchange. What `fetch_add` and
/// the like leave there depends on what was there.
static const Expr *storedValue(const CallExpr *Call, llvm::StringRef Name,
                               unsigned FirstArg) {
  auto Has = [&](llvm::StringRef Part) {
    return Name.find(Part) != llvm::StringRef::npos;
  };
  bool Compares = Has("compare") || Has("testAndSet");
  if (!Compares && !Has("store") && !Has("Store") && !Has("exchange"))
    return nullptr;
  unsigned Index = FirstArg + Compares;
  return Index < Call->getNumArgs() ? Call->getArg(Index) : nullptr;
}

static std::optional<AtomicOperation::OperationKind>
kindOfMember(llvm::StringRef Name) {
  if (compat::startsWith(Name, "load") || compat::startsWith(Name, "Load") ||
      Name == "test")
    return AtomicOperation::Load;
  if (compat::startsWith(Name, "store") || compat::startsWith(Name, "Store"))
    return AtomicOperation::Store;
  if (compat::startsWith(Name, "wait") || compat::startsWith(Name, "notify"))
    return std::nullopt;
  return AtomicOperation::ReadModifyWrite;
}

/// True if \p Member is one that a project's class adds to the atomic it is
/// derived from: what it does is in its body.
bool AtomicOperations::isAddedMember(const NamedDecl *Member) const {
  const auto *Record =
      Member ? dyn_cast<CXXRecordDecl>(Member->getDeclContext()) : nullptr;
  return Record && !isNamedAtomic(*Record);
}

std::optional<AtomicOperation>
AtomicOperations::classifyMemberCall(const CallExpr *Call, const Expr *Object,
                                     QualType Type, DeclarationName Name,
                                     const NamedDecl *Member) const {
  if (!Type.isNull() && Type->isPointerType())
    Type = Type->getPointeeType();
  if (!isAtomic(Type))
    return std::nullopt;
  switch (Name.getNameKind()) {
  case DeclarationName::CXXConversionFunctionName:
    return AtomicOperation{AtomicOperation::Load, Object};
  case DeclarationName::CXXOperatorName: {
    bool Assigns = Name.getCXXOverloadedOperator() == OO_Equal;
    return AtomicOperation{
        Assigns ? AtomicOperation::Store : AtomicOperation::ReadModifyWrite,
        Object, Call->getNumArgs() > 1 ? Call->getArg(1) : nullptr};
  }
  case DeclarationName::Identifier: {
    llvm::StringRef Text = Name.getAsIdentifierInfo()->getName();
    std::optional<AtomicOperation::OperationKind> Kind = kindOfMember(Text);
    if (!Kind ||
        (*Kind == AtomicOperation::ReadModifyWrite && isAddedMember(Member)))
      return std::nullopt;
    AtomicOperation Op{*Kind, Object};
    if (*Kind != AtomicOperation::Load)
      Op.Value = storedValue(Call, Text, /*FirstArg=*/0);
    return Op;
  }
  default:
    return std::nullopt;
  }
}

std::optional<AtomicOperation>
AtomicOperations::classifyFreeCall(const CallExpr *Call,
                                   const FunctionDecl &Callee) const {
  const IdentifierInfo *Identifier = Callee.getIdentifier();
  if (!Identifier)
    return std::nullopt;
  const Expr *Object =
      Call->getNumArgs() ? withoutAddressOf(Call->getArg(0)) : nullptr;
  if (LoadFunctions.matches(Callee))
    return AtomicOperation{AtomicOperation::Load, Object};
  llvm::StringRef Name = Identifier->getName();
  if (!compat::startsWith(Name, "atomic_") || !Object ||
      !isAtomicNamespace(rootNamespace(Callee)))
    return std::nullopt;
  if (Name == "atomic_load" || Name == "atomic_load_explicit" ||
      compat::startsWith(Name, "atomic_flag_test")) {
    bool Sets = Name.find("and_set") != llvm::StringRef::npos;
    return AtomicOperation{Sets ? AtomicOperation::ReadModifyWrite
                                : AtomicOperation::Load,
                           Object};
  }
  bool Stores = compat::startsWith(Name, "atomic_store");
  return AtomicOperation{Stores ? AtomicOperation::Store
                                : AtomicOperation::ReadModifyWrite,
                         Object, storedValue(Call, Name, /*FirstArg=*/1)};
}

std::optional<AtomicOperation>
AtomicOperations::classifyCall(const CallExpr *Call) const {
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Call)) {
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Call->getCalleeDecl());
    if (!Method)
      return std::nullopt;
    const Expr *Object = Operator->getArg(0);
    return classifyMemberCall(Operator, Object, typeOf(Object),
                              Method->getDeclName(), Method);
  }
  if (const auto *Member = dyn_cast<MemberExpr>(Callee)) {
    if (LoadFunctions.matches(*Member->getMemberDecl()))
      return AtomicOperation{AtomicOperation::Load, Member->getBase()};
    const ValueDecl *Named = Member->getMemberDecl();
    return classifyMemberCall(Call, Member->getBase(),
                              typeOf(Member->getBase()), Named->getDeclName(),
                              Named);
  }
  if (const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(Callee))
    return classifyMemberCall(
        Call, Member->isImplicitAccess() ? nullptr : Member->getBase(),
        accessedType(*Member), Member->getMember(), dependentMember(Member));
  if (const FunctionDecl *Function = Call->getDirectCallee())
    return classifyFreeCall(Call, *Function);
  if (const auto *Lookup = dyn_cast<UnresolvedLookupExpr>(Callee))
    for (const NamedDecl *Candidate : Lookup->decls())
      if (const auto *Function =
              dyn_cast_or_null<FunctionDecl>(Candidate->getAsFunction()))
        return classifyFreeCall(Call, *Function);
  return std::nullopt;
}

QualType AtomicOperations::valueType(const AtomicOperation &Op) const {
  QualType Type = Op.Object ? typeOf(Op.Object) : QualType();
  if (Type.isNull())
    return Type;
  Type = Type.getNonReferenceType();
  if (Type->isPointerType())
    Type = Type->getPointeeType();
  if (const auto *Atomic = Type->getAs<AtomicType>())
    return Atomic->getValueType();
  return isAtomic(Type) ? firstTypeArgument(Type) : Type;
}

static std::optional<AtomicOperation> classifyBuiltin(const AtomicExpr *E) {
  const Expr *Object = withoutAddressOf(E->getPtr());
  if (compat::isAtomicLoadBuiltin(E->getOp())) {
    AtomicOperation Op{AtomicOperation::Load, Object};
    // The generic form returns nothing and stores through its second argument.
    if (E->getType()->isVoidType())
      Op.Result = withoutAddressOf(E->getVal1());
    return Op;
  }
  bool HasValue = E->getNumSubExprs() > 2;
  return AtomicOperation{
      E->getType()->isVoidType() ? AtomicOperation::Store
                                 : AtomicOperation::ReadModifyWrite,
      Object,
      !HasValue
          ? nullptr
          : withoutAddressOf(E->isCmpXChg() ? E->getVal2() : E->getVal1())};
}

std::optional<AtomicOperation> AtomicOperations::classify(const Expr *E) const {
  if (const auto *Builtin = dyn_cast<AtomicExpr>(E))
    return classifyBuiltin(Builtin);
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return classifyCall(Call);
  if (const auto *Cast = dyn_cast<CastExpr>(E)) {
    if (Cast->getCastKind() == CK_AtomicToNonAtomic)
      return AtomicOperation{AtomicOperation::Load, Cast->getSubExpr()};
    return std::nullopt;
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isAssignmentOp() && isAtomic(typeOf(Binary->getLHS())))
      return AtomicOperation{Binary->getOpcode() == BO_Assign
                                 ? AtomicOperation::Store
                                 : AtomicOperation::ReadModifyWrite,
                             Binary->getLHS(), Binary->getRHS()};
    return std::nullopt;
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    if (Unary->isIncrementDecrementOp() &&
        isAtomic(typeOf(Unary->getSubExpr())))
      return AtomicOperation{AtomicOperation::ReadModifyWrite,
                             Unary->getSubExpr()};
    return std::nullopt;
  }
  // In a template there is no conversion yet: `if (ready_)`.
  bool IsName = isa<DeclRefExpr, MemberExpr>(E);
  if (IsName && E->isInstantiationDependent() && E->isTypeDependent() &&
      isAtomic(E->getType()))
    return AtomicOperation{AtomicOperation::Load, E};
  return std::nullopt;
}

} // namespace fastpath
