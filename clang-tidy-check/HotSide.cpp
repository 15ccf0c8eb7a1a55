//===--- HotSide.cpp - which side of a guard is taken ---------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HotSide.h"
#include "LLVMCompat.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace fastpath {

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// The words of `isShutDown_`, `IS_SHUT_DOWN` and `is_shut_down`, in lower
/// case.
static std::vector<std::string> wordsOf(llvm::StringRef Identifier) {
  std::vector<std::string> Words(1);
  for (size_t I = 0; I < Identifier.size(); ++I) {
    char C = Identifier[I];
    bool Letter = isLetter(C);
    bool StartsWord =
        Letter && isUppercase(C) &&
        (I == 0 || !isUppercase(Identifier[I - 1]) ||
         (I + 1 < Identifier.size() && isLowercase(Identifier[I + 1])));
    if (!Letter || StartsWord)
      Words.emplace_back();
    if (Letter)
      Words.back() += toLowercase(C);
  }
  llvm::erase_if(Words, [](const std::string &Word) { return Word.empty(); });
  return Words;
}

static bool isWordOfStem(llvm::StringRef Word, llvm::StringRef Stem) {
  if (!compat::startsWith(Word, Stem))
    return false;
  return isOneOf(Word.drop_front(Stem.size()),
                 {"",    "s",    "e",    "es",   "d",     "ed",
                  "ing", "er",   "led",  "ling", "ted",   "ting",
                  "ped", "ping", "ion",  "ions", "ation", "lation",
                  "ure", "ures", "down", "able", "or"});
}

bool hasWordOf(llvm::StringRef Identifier,
               llvm::ArrayRef<llvm::StringRef> Stems) {
  for (const std::string &Word : wordsOf(Identifier))
    for (llvm::StringRef Stem : Stems)
      if (isWordOfStem(Word, Stem))
        return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

namespace {

/// One operand of a condition, below its logical operators.
struct Test {
  const Expr *Operand;
  /// The early return is taken when the operand is true.
  bool WhenTrue;
};

/// What a Test compares its load with.
enum class Comparison { None, Zero, Constant, Other };

} // namespace

static void collectTests(const Expr *E, bool WhenTrue,
                         llvm::SmallVectorImpl<Test> &Tests) {
  E = stripped(E);
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    if (Unary->getOpcode() == UO_LNot)
      return collectTests(Unary->getSubExpr(), !WhenTrue, Tests);
  if (const auto *Binary = dyn_cast<BinaryOperator>(E))
    if (Binary->isLogicalOp()) {
      collectTests(Binary->getLHS(), WhenTrue, Tests);
      return collectTests(Binary->getRHS(), WhenTrue, Tests);
    }
  if (const auto *Call = dyn_cast<CallExpr>(E))
    if (const FunctionDecl *Callee = Call->getDirectCallee())
      if (compat::startsWith(Callee->getIdentifier() ? Callee->getName() : "",
                             "__builtin_expect"))
        return collectTests(Call->getArg(0), WhenTrue, Tests);
  Tests.push_back({E, WhenTrue});
}

static std::optional<llvm::APSInt> constantOf(const Expr *E,
                                              const ASTContext &Context) {
  E = E->IgnoreParenImpCasts();
  if (isa<CXXNullPtrLiteralExpr, GNUNullExpr>(E))
    return llvm::APSInt::get(0);
  if (E->getType()->isPointerType())
    E = E->IgnoreParenCasts(); // C's NULL
  Expr::EvalResult Result;
  if (E->isValueDependent() || E->isTypeDependent() ||
      !E->getType()->isIntegralOrEnumerationType() ||
      !E->EvaluateAsInt(Result, Context))
    return std::nullopt;
  return Result.Val.getInt();
}

/// The comparison operator that \p E applies, also to operands of a type that a
/// template leaves open.
static std::optional<BinaryOperatorKind> comparisonOperator(const Expr *E) {
  if (const auto *Binary = dyn_cast<BinaryOperator>(E))
    if (Binary->isComparisonOp())
      return Binary->getOpcode();
  const auto *Call = dyn_cast<CXXOperatorCallExpr>(E);
  if (!Call || !Call->isComparisonOp() || Call->getNumArgs() != 2)
    return std::nullopt;
  return BinaryOperator::getOverloadedOpcode(Call->getOperator());
}

/// The comparison that \p E is, if it is one, and the constant in it.
static Comparison comparisonOf(const Expr *E, const ASTContext &Context,
                               std::optional<llvm::APSInt> &Constant) {
  if (!comparisonOperator(E))
    return Comparison::None;
  const auto *Binary = dyn_cast<BinaryOperator>(E);
  const auto *Call = dyn_cast<CXXOperatorCallExpr>(E);
  for (const Expr *Side : {Binary ? Binary->getLHS() : Call->getArg(0),
                           Binary ? Binary->getRHS() : Call->getArg(1)})
    if ((Constant = constantOf(Side, Context)))
      return *Constant == 0 ? Comparison::Zero : Comparison::Constant;
  return Comparison::Other;
}

/// True if the early return is taken while the tested value is zero, or is not
/// the state that the comparison names.
static bool isNegative(const Test &T, const ASTContext &Context) {
  std::optional<llvm::APSInt> Constant;
  Comparison Kind = comparisonOf(T.Operand, Context, Constant);
  bool Negates = false;
  if (Kind != Comparison::None) {
    BinaryOperatorKind Op = *comparisonOperator(T.Operand);
    Negates =
        Kind == Comparison::Zero ? Op == BO_EQ || Op == BO_LE : Op == BO_NE;
  }
  return Negates == T.WhenTrue;
}

/// The names in \p E that say what is tested: objects, accessors, enumerators.
static void collectNames(const Stmt *S, const LoadedLocals &Locals,
                         std::vector<llvm::StringRef> &Names) {
  if (!S)
    return;
  auto Add = [&](const NamedDecl *D) {
    if (D && D->getIdentifier())
      Names.push_back(D->getName());
  };
  if (const auto *Ref = dyn_cast<DeclRefExpr>(S)) {
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    if (!isa<ParmVarDecl>(Ref->getDecl()))
      Add(Ref->getDecl());
    auto Held = Var ? Locals.find(Var) : Locals.end();
    if (Held != Locals.end())
      for (const ValueDecl *Object : Held->second.Objects)
        Add(Object);
  }
  if (const auto *Member = dyn_cast<MemberExpr>(S))
    Add(Member->getMemberDecl());
  for (const Stmt *Child : S->children())
    collectNames(Child, Locals, Names);
}

//===----------------------------------------------------------------------===//
// Evidence
//===----------------------------------------------------------------------===//

/// Beginnings of words that name work to be done.
static constexpr llvm::StringRef WantedStems[] = {"enabl", "request", "pending",
                                                  "need",  "dirty",   "wait"};

namespace {

/// Judges one guard of a fast path.
class GuardJudge {
public:
  GuardJudge(const FastPath &Path, const Guard &G, AtomicLoadFinder &Loads,
             llvm::ArrayRef<llvm::StringRef> ColdStems,
             const ASTContext &Context)
      : Path(Path), G(G), Loads(Loads), ColdStems(ColdStems), Context(Context) {
    if (const auto *If = dyn_cast<IfStmt>(G.Test))
      collectTests(If->getCond(), G.passesWhenTrue(), Tests);
    llvm::erase_if(Tests, [&](const Test &T) {
      return !Loads.loadsIn(T.Operand, Path.Locals);
    });
    collectReturns(G.Fast);
    if (Returns.empty() && !Path.Tail.empty())
      collectReturns(Path.Tail.back());
  }

  Evidence judge();

private:
  void collectReturns(const Stmt *S);
  Likelihood likelihood() const;
  bool names(const Test &T, llvm::ArrayRef<llvm::StringRef> Stems) const;
  bool namesAnEnding() const;
  bool returnsError() const;
  bool isError(const Expr &Value) const;
  bool returnsLoadedValue() const;
  bool hasNeutralReturn() const;
  bool waitsForWork() const;
  bool hasLongBranch() const;

  void scanSlowPath(const Stmt *S, unsigned Depth, bool Certain);
  void noteOperation(const AtomicOperation &Op, bool Certain);
  bool tellsOfCount(const Stmt *S) const;
  bool makesGuardReturn(const Expr *Stored) const;
  void collectLimit(const Test &T,
                    llvm::SmallPtrSetImpl<const Decl *> &Limit) const;
  bool raisesToLimit(const Test &T, const Expr *Stored) const;
  bool tearsDown(const Expr *Stored) const;
  bool waitsToBeSetUp() const;
  bool failsAtLimit() const;
  bool savesALock() const;

  const FastPath &Path;
  const Guard &G;
  AtomicLoadFinder &Loads;
  llvm::ArrayRef<llvm::StringRef> ColdStems;
  const ASTContext &Context;
  llvm::SmallVector<Test, 4> Tests;
  /// Where the usual call leaves, if not at the end of the function.
  llvm::SmallVector<const ReturnStmt *, 2> Returns;
  /// Locals of the slow path that hold what a counting operation returned.
  llvm::SmallPtrSet<const Decl *, 4> Counted;
  bool SlowPathLoads = false;
  /// The slow path stores what makes the guard return; only the last of several
  /// calls does; it stores something else; it ends what the function's name
  /// says it ends.
  bool SlowPathPublishes = false;
  bool LastCallPublishes = false;
  bool SlowPathCounts = false;
  bool SlowPathTearsDown = false;
};

} // namespace

void GuardJudge::collectReturns(const Stmt *S) {
  if (!S)
    return;
  if (const auto *Return = dyn_cast<ReturnStmt>(S))
    Returns.push_back(Return);
  for (const Stmt *Child : S->children())
    collectReturns(Child);
}

/// Whether the usual call was marked so.
Likelihood GuardJudge::likelihood() const {
  const auto *If = dyn_cast<IfStmt>(G.Test);
  Likelihood Marked = If ? likelihoodOf(*If, Context) : Likelihood::Unknown;
  if (G.passesWhenTrue() || Marked == Likelihood::Unknown)
    return Marked;
  return Marked == Likelihood::True ? Likelihood::False : Likelihood::True;
}

bool GuardJudge::names(const Test &T,
                       llvm::ArrayRef<llvm::StringRef> Stems) const {
  std::vector<llvm::StringRef> Names;
  collectNames(T.Operand, Path.Locals, Names);
  for (const ValueDecl *Object : Loads.loadsIn(T.Operand, Path.Locals).Objects)
    if (Object->getIdentifier())
      Names.push_back(Object->getName());
  return llvm::any_of(
      Names, [&](llvm::StringRef Name) { return hasWordOf(Name, Stems); });
}

bool GuardJudge::namesAnEnding() const {
  if (const auto *Switch = dyn_cast<SwitchStmt>(G.Test)) {
    std::vector<llvm::StringRef> Names;
    collectNames(Switch->getCond(), Path.Locals, Names);
    for (const SwitchCase *Case = Switch->getSwitchCaseList(); Case;
         Case = Case->getNextSwitchCase())
      if (const auto *Value = dyn_cast<CaseStmt>(Case))
        collectNames(Value->getLHS(), Path.Locals, Names);
    return llvm::any_of(Names, [&](llvm::StringRef Name) {
      return hasWordOf(Name, ColdStems);
    });
  }
  return llvm::any_of(Tests, [&](const Test &T) {
    return !isNegative(T, Context) && names(T, ColdStems);
  });
}

/// `EINVAL`, `-EAGAIN`: the value comes from a macro that names an error.
static bool isErrnoMacro(const Expr *E, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  if (!E->getBeginLoc().isMacroID() && !E->getEndLoc().isMacroID())
    return false;
  SourceLocation Loc =
      E->getEndLoc().isMacroID() ? E->getEndLoc() : E->getBeginLoc();
  llvm::StringRef Name =
      Lexer::getImmediateMacroName(Loc, SM, Context.getLangOpts());
  return Name.size() > 2 && Name[0] == 'E' && llvm::all_of(Name, [](char C) {
           return isUppercase(C) || isDigit(C);
         });
}

bool GuardJudge::returnsError() const {
  return llvm::any_of(Returns, [&](const ReturnStmt *Return) {
    return Return->getRetValue() && isError(*Return->getRetValue());
  });
}

/// `-1`, `EINVAL`, `Status::Invalid()`.
bool GuardJudge::isError(const Expr &Value) const {
  if (std::optional<llvm::APSInt> Constant = constantOf(&Value, Context))
    if (Constant->isSigned() && Constant->isNegative())
      return true;
  if (isErrnoMacro(&Value, Context))
    return true;
  static constexpr llvm::StringRef ErrorStems[] = {
      "err",   "error",   "fail",        "unavailable", "exception",
      "abort", "cancel",  "clos",        "shut",        "denied",
      "refus", "timeout", "unsupported", "stop"};
  std::vector<llvm::StringRef> Names;
  collectNames(&Value, Path.Locals, Names);
  return llvm::any_of(Names, [](llvm::StringRef Name) {
    // `Status::Invalid()`, but not `InvalidGraphId()`, which is a value.
    return hasWordOf(Name, ErrorStems) ||
           isOneOf(Name, {"Invalid", "invalid", "InvalidArgument",
                          "kInvalidArgument", "invalid_argument"});
  });
}

bool GuardJudge::returnsLoadedValue() const {
  std::vector<const Stmt *> Work;
  for (const ReturnStmt *Return : Returns)
    Work.push_back(Return->getRetValue());
  while (!Work.empty()) {
    const Stmt *S = Work.back();
    Work.pop_back();
    if (const auto *E = dyn_cast_or_null<Expr>(S)) {
      AtomicLoads Here = Loads.loadsIn(E, Path.Locals);
      // Of a guard on two loads, either counts.
      if (Here && (Here.Objects.empty() ||
                   llvm::any_of(Here.Objects, [&](const ValueDecl *Object) {
                     return G.Loads.reads(Object);
                   })))
        return true;
    }
    if (S)
      Work.insert(Work.end(), S->child_begin(), S->child_end());
  }
  return false;
}

bool GuardJudge::hasNeutralReturn() const {
  return llvm::all_of(Returns, [&](const ReturnStmt *Return) {
    const Expr *Value = Return->getRetValue();
    return !Value || constantOf(Value, Context) ||
           isa<InitListExpr, DeclRefExpr>(stripped(Value));
  });
}

/// True if the slow path locks: a guard in front of it keeps callers from
/// waiting for each other.
bool GuardJudge::savesALock() const {
  static constexpr llvm::StringRef Lock[] = {"lock", "guard", "mutex"};
  return llvm::any_of(Path.Cleanup.Variables, [&](const VarDecl *Var) {
    const CXXRecordDecl *Record = recordOf(Var->getType());
    bool IsLock =
        Record && Record->getIdentifier() && hasWordOf(Record->getName(), Lock);
    return IsLock || hasWordOf(Var->getName(), Lock);
  });
}

bool GuardJudge::waitsForWork() const {
  static constexpr llvm::StringRef Empty[] = {"empty", "idle"};
  return llvm::any_of(Tests, [&](const Test &T) {
    if (!isNegative(T, Context))
      return names(T, Empty);
    std::optional<llvm::APSInt> Constant;
    bool IsZero =
        comparisonOf(T.Operand, Context, Constant) == Comparison::Zero;
    return (IsZero && savesALock()) || names(T, WantedStems);
  });
}

/// `if (!initialized_) { ...; return; }`: usually it is.
bool GuardJudge::waitsToBeSetUp() const {
  static constexpr llvm::StringRef SetUp[] = {"init",  "initializ", "initialis",
                                              "start", "running",   "open"};
  return hasLongBranch() && llvm::any_of(Tests, [&](const Test &T) {
           return isNegative(T, Context) && names(T, SetUp);
         });
}

bool GuardJudge::hasLongBranch() const {
  const CompoundStmt *Block = isa<IfStmt>(G.Test) ? blockOf(G.Fast) : nullptr;
  return Block && Block->size() > 1;
}

/// True if storing \p Stored makes the guard return the next time, as far as
/// can be told.
bool GuardJudge::makesGuardReturn(const Expr *Stored) const {
  std::optional<llvm::APSInt> Value =
      Stored ? constantOf(Stored, Context) : std::nullopt;
  if (Tests.empty())
    return true;
  const Test &T = Tests.front();
  std::optional<llvm::APSInt> Constant;
  switch (comparisonOf(T.Operand, Context, Constant)) {
  case Comparison::None:
  case Comparison::Zero:
    return !Value || (*Value == 0) == isNegative(T, Context);
  case Comparison::Constant: {
    BinaryOperatorKind Op = *comparisonOperator(T.Operand);
    if (BinaryOperator::isRelationalOp(Op))
      return Value.has_value();
    bool Equal = Value && llvm::APSInt::isSameValue(*Value, *Constant);
    return !Value || (Equal == (Op == BO_EQ)) == T.WhenTrue;
  }
  case Comparison::Other:
    return raisesToLimit(T, Stored);
  }
  return true;
}

/// Adds what \p S refers to.
static void collectReferred(const Stmt *S,
                            llvm::SmallPtrSetImpl<const Decl *> &Referred) {
  if (const auto *Ref = dyn_cast_or_null<DeclRefExpr>(S))
    Referred.insert(Ref->getDecl()->getCanonicalDecl());
  if (const auto *Member = dyn_cast_or_null<MemberExpr>(S))
    Referred.insert(Member->getMemberDecl()->getCanonicalDecl());
  if (S)
    for (const Stmt *Child : S->children())
      collectReferred(Child, Referred);
}

/// Adds what the load of \p T is compared with.
void GuardJudge::collectLimit(
    const Test &T, llvm::SmallPtrSetImpl<const Decl *> &Limit) const {
  if (const auto *Binary = dyn_cast<BinaryOperator>(T.Operand))
    for (const Expr *Side : {Binary->getLHS(), Binary->getRHS()})
      if (!Loads.loadsIn(Side, Path.Locals))
        collectReferred(Side, Limit);
}

/// `if (epoch_.load() >= epoch) return; ... epoch_.store(epoch);`: what is
/// stored is made of what the load is compared with.
bool GuardJudge::raisesToLimit(const Test &T, const Expr *Stored) const {
  llvm::SmallPtrSet<const Decl *, 4> Limit, Value;
  collectLimit(T, Limit);
  collectReferred(Stored, Value);
  return llvm::any_of(Limit, [&](const Decl *D) { return Value.count(D); });
}

/// `handle_ = nullptr` in `unload`, `state_ = 0` in `reset`: it ends what other
/// functions begin, and is seldom called.
bool GuardJudge::tearsDown(const Expr *Stored) const {
  std::optional<llvm::APSInt> Value =
      Stored ? constantOf(Stored, Context) : std::nullopt;
  const IdentifierInfo *Name = Path.Function->getIdentifier();
  std::vector<std::string> Words = wordsOf(Name ? Name->getName() : "");
  return Value && *Value == 0 && !Words.empty() &&
         isOneOf(Words.front(),
                 {"clear", "close", "deinit", "destroy", "disconnect",
                  "dispose", "free", "release", "remove", "reset", "shut",
                  "shutdown", "stop", "teardown", "uninit", "unload",
                  "unregister"}) &&
         llvm::none_of(Tests,
                       [&](const Test &T) { return names(T, WantedStems); });
}

/// \param Certain  not only the last of several calls gets there
void GuardJudge::noteOperation(const AtomicOperation &Op, bool Certain) {
  const ValueDecl *Object = Loads.objectOf(Op.Object);
  bool IsLoad = Op.Kind == AtomicOperation::Load;
  SlowPathTearsDown |= !IsLoad && tearsDown(Op.Value) &&
                       llvm::any_of(Path.Guards, [&](const Guard &Other) {
                         return Other.Loads.reads(Object);
                       });
  if (!G.Loads.reads(Object))
    return;
  if (IsLoad)
    SlowPathLoads = true;
  else if (makesGuardReturn(Op.Value))
    (Certain ? SlowPathPublishes : LastCallPublishes) = true;
  else
    SlowPathCounts = true;
}

/// The condition on which the parts of \p S run, or null.
static const Expr *conditionOf(const Stmt *S) {
  if (const auto *If = dyn_cast<IfStmt>(S))
    return If->getCond();
  if (const auto *Switch = dyn_cast<SwitchStmt>(S))
    return Switch->getCond();
  return nullptr;
}

/// `--unfinished_ == 0`, also through locals: true for the last of several
/// calls.
bool GuardJudge::tellsOfCount(const Stmt *S) const {
  if (!S)
    return false;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(S))
    return Counted.count(Ref->getDecl());
  if (const auto *E = dyn_cast<Expr>(S)) {
    std::optional<AtomicOperation> Op = Loads.atomics().classify(E);
    if (Op && Op->Kind == AtomicOperation::ReadModifyWrite)
      return !G.Loads.reads(Loads.objectOf(Op->Object));
  }
  return llvm::any_of(S->children(),
                      [&](const Stmt *Child) { return tellsOfCount(Child); });
}

/// Looks for loads of and stores to the guard's atomics in \p S and in the
/// visible functions it calls.
void GuardJudge::scanSlowPath(const Stmt *S, unsigned Depth, bool Certain) {
  if (!S)
    return;
  if (const auto *E = dyn_cast<Expr>(S)) {
    std::optional<AtomicOperation> Op = Loads.atomics().classify(E);
    if (Op)
      noteOperation(*Op, Certain);
    const auto *Call = dyn_cast<CallExpr>(E);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (Callee && Depth && !isStandardLibrary(*Callee))
      if (const FunctionDecl *Definition = visibleDefinition(*Callee))
        if (Definition->getCanonicalDecl() != Path.Function->getCanonicalDecl())
          scanSlowPath(Definition->getBody(), Depth - 1, Certain);
  }
  if (const auto *Declaration = dyn_cast<DeclStmt>(S))
    for (const Decl *D : Declaration->decls())
      if (const auto *Var = dyn_cast<VarDecl>(D))
        if (tellsOfCount(Var->getInit()))
          Counted.insert(Var);
  Certain &= !tellsOfCount(conditionOf(S));
  for (const Stmt *Child : S->children())
    scanSlowPath(Child, Depth, Certain);
}

/// `if (used_ >= capacity_) return false; ... ++used_; return true;`: the load
/// has reached a limit that the slow path approaches step by step, and the
/// function fails. A limit that the caller passes is the time, or the like.
bool GuardJudge::failsAtLimit() const {
  auto Fails = [&](const Expr *Value) {
    std::optional<llvm::APSInt> Constant =
        Value ? constantOf(Value, Context) : std::nullopt;
    return Constant && *Constant == 0 &&
           (Value->getType()->isBooleanType() ||
            Value->getType()->isPointerType());
  };
  const auto *End = dyn_cast<ReturnStmt>(Path.Slow.back());
  bool HasLimit = llvm::any_of(Tests, [&](const Test &T) {
    std::optional<BinaryOperatorKind> Op = comparisonOperator(T.Operand);
    llvm::SmallPtrSet<const Decl *, 4> Limit;
    collectLimit(T, Limit);
    return Op && BinaryOperator::isRelationalOp(*Op) &&
           llvm::none_of(Limit, [](const Decl *D) {
             const auto *Var = dyn_cast<VarDecl>(D);
             return Var && Var->hasLocalStorage();
           });
  });
  return HasLimit && SlowPathCounts && !Returns.empty() && End &&
         !Fails(End->getRetValue()) &&
         llvm::all_of(Returns, [&](const ReturnStmt *Return) {
           return Fails(Return->getRetValue());
         });
}

Evidence GuardJudge::judge() {
  if (likelihood() == Likelihood::False)
    return {Hotness::Cold, "the condition is marked unlikely"};
  if (namesAnEnding())
    return {Hotness::Cold, "its name says that something is ending"};
  if (returnsError())
    return {Hotness::Cold, "it returns an error"};
  if (waitsToBeSetUp())
    return {Hotness::Cold, "it waits for something to be set up"};

  if (likelihood() == Likelihood::True)
    return {Hotness::Hot, G.passesWhenTrue() ? "the condition is marked likely"
                                             : "the branch is marked unlikely"};
  static constexpr unsigned CallDepth = 2;
  for (const Stmt *S : Path.Slow)
    scanSlowPath(S, CallDepth, /*Certain=*/true);
  if (SlowPathTearsDown)
    return {Hotness::Cold, "the function tears something down"};
  if (failsAtLimit())
    return {Hotness::Cold, "it fails when a limit is reached"};
  if (LastCallPublishes && !SlowPathPublishes && !SlowPathLoads)
    return {Hotness::Cold, "it returns when the last of several calls is done"};
  Evidence Found;
  if (SlowPathPublishes)
    Found = {Hotness::Hot, "the slow path stores to the same atomic"};
  else if (SlowPathLoads)
    Found = {Hotness::Hot, "the slow path checks the same atomic again"};
  else if (returnsLoadedValue())
    Found = {Hotness::Hot, "the loaded value is returned"};
  else if (waitsForWork() && hasNeutralReturn())
    Found = {Hotness::Hot, "it returns while there is nothing to do"};
  if (Found.Side == Hotness::Hot && !hasLongBranch())
    return Found;
  return {Hotness::Unknown, "nothing shows how often it is taken"};
}

Evidence judgeHotSide(const FastPath &Path, AtomicLoadFinder &Loads,
                      llvm::ArrayRef<llvm::StringRef> ColdStems,
                      const ASTContext &Context) {
  Evidence Best{Hotness::Cold, ""};
  for (const Guard &G : Path.Guards) {
    Evidence E = GuardJudge(Path, G, Loads, ColdStems, Context).judge();
    if (E.Side > Best.Side || Best.Reason.empty())
      Best = E;
  }
  return Best;
}

} // namespace fastpath
