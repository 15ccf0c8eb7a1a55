//===--- FastPath.cpp - guards and the split point ------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastPath.h"
#include "clang/AST/Attr.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace fastpath {

static const Stmt *withoutAttributes(const Stmt *S) {
  while (const auto *Attributed = dyn_cast_or_null<AttributedStmt>(S))
    S = Attributed->getSubStmt();
  return S;
}

const CompoundStmt *blockOf(const Stmt *Branch) {
  return dyn_cast_or_null<CompoundStmt>(withoutAttributes(Branch));
}

const ReturnStmt *returnOf(const Stmt *Branch) {
  Branch = withoutAttributes(Branch);
  if (const CompoundStmt *Block = blockOf(Branch))
    Branch = Block->body_empty() ? nullptr : Block->body_back();
  return dyn_cast_or_null<ReturnStmt>(Branch);
}

bool Guard::passesWhenTrue() const {
  const auto *If = dyn_cast<IfStmt>(Test);
  return !If || If->getThen() == Fast;
}

std::vector<const Stmt *> FastPath::fastStatements() const {
  std::vector<const Stmt *> Statements = Prefix;
  if (Kind == Shape::Inverted)
    for (const Stmt *S : {branching().getInit(),
                          static_cast<const Stmt *>(
                              branching().getConditionVariableDeclStmt())})
      if (S)
        Statements.push_back(S);
  return Statements;
}

/// `if (...) return ...;` in any layout, without else.
static bool isEarlyReturn(const IfStmt &If) {
  return !If.getElse() && !If.isConstexpr() && returnOf(If.getThen());
}

static bool areCheap(llvm::ArrayRef<const Stmt *> Statements, CheapCode &Code) {
  for (const Stmt *S : Statements)
    if (!Code.isCheap(S))
      return false;
  return true;
}

static std::vector<const Stmt *> statementsOf(const Stmt *Branch) {
  if (const CompoundStmt *Block = blockOf(Branch))
    return {Block->body_begin(), Block->body_end()};
  return {Branch};
}

/// `if (...) goto out;`, where nothing but a cheap end follows the label.
static bool leavesByGoto(const IfStmt &If, llvm::ArrayRef<const Stmt *> Rest,
                         CheapCode &Code) {
  std::vector<const Stmt *> Branch =
      statementsOf(withoutAttributes(If.getThen()));
  const auto *Goto =
      Branch.empty() ? nullptr : dyn_cast<GotoStmt>(Branch.back());
  if (!Goto || If.getElse() || !Code.isCheap(If.getCond()) ||
      !areCheap(llvm::ArrayRef<const Stmt *>(Branch).drop_back(), Code))
    return false;
  for (; !Rest.empty(); Rest = Rest.drop_front())
    if (const auto *Label = dyn_cast<LabelStmt>(Rest.front()))
      if (Label->getDecl() == Goto->getLabel())
        return Code.isCheap(Label->getSubStmt()) &&
               areCheap(Rest.drop_front(), Code);
  return false;
}

/// Adds the atomics that \p S changes, and the locals that tell how.
static void collectChanged(const Stmt *S, AtomicLoadFinder &Loads,
                           std::vector<const ValueDecl *> &Changed) {
  if (!S)
    return;
  if (const auto *E = dyn_cast<Expr>(S)) {
    std::optional<AtomicOperation> Op = Loads.atomics().classify(E);
    if (Op && Op->Kind != AtomicOperation::Load)
      Changed.push_back(Loads.objectOf(Op->Object));
  }
  size_t Before = Changed.size();
  for (const Stmt *Child : S->children())
    collectChanged(Child, Loads, Changed);
  if (const auto *Declaration = dyn_cast<DeclStmt>(S))
    if (Declaration->isSingleDecl() && Changed.size() > Before)
      if (const auto *Var = dyn_cast<VarDecl>(Declaration->getSingleDecl()))
        Changed.push_back(Var);
}

/// True if \p Condition tells of what the function itself has changed before,
/// `int left = count_.fetch_sub(1); if (left > limit_)`: no check. The write
/// costs more than the frame.
static bool tellsOfChange(const Stmt *Condition,
                          const std::vector<const ValueDecl *> &Changed) {
  if (!Condition)
    return false;
  const auto *Ref = dyn_cast<DeclRefExpr>(Condition);
  const auto *Local = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return (Local && Local->hasLocalStorage() &&
          llvm::is_contained(Changed, Local)) ||
         llvm::any_of(Condition->children(), [&](const Stmt *Child) {
           return tellsOfChange(Child, Changed);
         });
}

/// The same for `count_.fetch_sub(1); if (count_ == 0)`.
static bool readsOnly(const AtomicLoads &Condition,
                      const std::vector<const ValueDecl *> &Changed) {
  return !Condition.Objects.empty() &&
         llvm::all_of(Condition.Objects, [&](const ValueDecl *Object) {
           return llvm::is_contained(Changed, Object);
         });
}

static bool isHeadCheap(const IfStmt &If, CheapCode &Code) {
  return (!If.getInit() || Code.isCheap(If.getInit())) &&
         (!If.getConditionVariable() ||
          Code.isCheap(If.getConditionVariableDeclStmt())) &&
         Code.isCheap(If.getCond());
}

/// `if (cheap) { call(); return; }`: a way out that is not the fast path's.
static bool isSideExit(const IfStmt &If, CheapCode &Code) {
  return isEarlyReturn(If) && !If.getInit() && !If.getConditionVariable() &&
         Code.isCheap(If.getCond()) && Code.isSideExit(If.getThen());
}

/// `return next(args);` behind statements that are cheap: the frame is gone
/// before the call.
static bool endsInTailCall(llvm::ArrayRef<const Stmt *> Statements,
                           CheapCode &Code) {
  return !Statements.empty() && areCheap(Statements.drop_back(), Code) &&
         Code.isTailCall(Statements.back());
}

namespace {

/// Goes through the statements of a body until one needs a frame or is the slow
/// path itself.
class PathFinder {
public:
  PathFinder(const FunctionDecl &Function, AtomicLoadFinder &Loads,
             CheapCode &Code, const ASTContext &Context)
      : Loads(Loads), Code(Code), Context(Context) {
    Path.Function = &Function;
  }

  std::optional<FastPath> find(llvm::ArrayRef<const Stmt *> All);

private:
  using Statements = llvm::ArrayRef<const Stmt *>;

  bool visit(const Stmt *S, Statements Rest);
  bool visitIf(const IfStmt &If, Statements Rest);
  bool visitSwitch(const SwitchStmt &Switch);
  bool visitBlock(const Stmt &Block);
  bool takeBranch(const IfStmt &If, const AtomicLoads &Condition,
                  Statements Rest);
  AtomicLoads loadsOfTest(const Stmt *Init, const DeclStmt *Variable,
                          const Expr *Condition);
  bool isShortTail(Statements Tail, const Stmt *Slow);
  bool hasCleanup(const Stmt *Branch) {
    return Branch && !findCleanupObjects({Branch}, Context).empty();
  }
  void addGuard(const Stmt &Test, const AtomicLoads &Condition,
                const Stmt *Fast) {
    Path.Guards.push_back({&Test, Current, Condition, Fast});
    Last = Index;
  }
  void splitBehind(Statements All);

  AtomicLoadFinder &Loads;
  CheapCode &Code;
  const ASTContext &Context;
  FastPath Path;
  std::vector<const ValueDecl *> Changed;
  /// The statement of the body that is looked at, and its index; the index of
  /// the last one with a guard.
  const Stmt *Current = nullptr;
  unsigned Index = 0;
  unsigned Last = 0;
};

} // namespace

AtomicLoads PathFinder::loadsOfTest(const Stmt *Init, const DeclStmt *Variable,
                                    const Expr *Condition) {
  for (const Stmt *S : {Init, static_cast<const Stmt *>(Variable),
                        static_cast<const Stmt *>(Condition)})
    Loads.collectLoadedLocals(S, Path.Locals);
  AtomicLoads Found = Loads.loadsIn(Condition, Path.Locals);
  return readsOnly(Found, Changed) || tellsOfChange(Condition, Changed)
             ? AtomicLoads()
             : Found;
}

static bool contains(const Stmt *S, Stmt::StmtClass Kind) {
  return S && (S->getStmtClass() == Kind ||
               llvm::any_of(S->children(), [&](const Stmt *Child) {
                 return contains(Child, Kind);
               }));
}

/// What both paths run behind the branch \p Slow: it is cheap, or the one call
/// that is the function's work. If the branch returns, the call may as well be
/// what is left to do when the branch has failed.
bool PathFinder::isShortTail(Statements Tail, const Stmt *Slow) {
  if (areCheap(Tail, Code))
    return true;
  bool Ends = isa<ReturnStmt>(Tail.back()) ||
              Path.Function->getReturnType()->isVoidType();
  return Ends && Tail.size() == 1 && Code.isTailCall(Tail.front()) &&
         !contains(Slow, Stmt::ReturnStmtClass);
}

/// Splits at \p If if one of its branches is the slow path, with all that needs
/// cleanup, and the other, where it is written, needs no frame. A variable of
/// the condition ties two written branches together.
bool PathFinder::takeBranch(const IfStmt &If, const AtomicLoads &Condition,
                            Statements Rest) {
  const Stmt *Slow = If.getThen(), *Fast = If.getElse();
  if (Fast && hasCleanup(Fast))
    std::swap(Slow, Fast);
  if (If.isConstexpr() || !isHeadCheap(If, Code) || !hasCleanup(Slow) ||
      hasCleanup(Fast) || (!Fast && !blockOf(Slow)) ||
      (Fast && If.getConditionVariable()))
    return false;
  bool Returns = Fast && returnOf(Fast);
  bool IsFree = !Fast || Code.isCheap(Fast) ||
                (Returns && endsInTailCall(statementsOf(Fast), Code));
  if (!IsFree || (!Returns && !isShortTail(Rest, Slow)))
    return false;
  addGuard(If, Condition, Fast);
  Path.Kind = Returns ? Shape::EarlyReturn : Shape::Inverted;
  Path.HasElse = Fast != nullptr;
  Path.Slow = statementsOf(Slow);
  std::vector<const Stmt *> &Behind = Returns ? Path.Slow : Path.Tail;
  if (Fast && !Returns)
    Path.Tail = statementsOf(Fast);
  llvm::copy_if(Rest, std::back_inserter(Behind),
                [](const Stmt *S) { return !isa<NullStmt>(S); });
  return true;
}

/// The three below return false where the fast path ends in front of the
/// statement.
bool PathFinder::visitIf(const IfStmt &If, Statements Rest) {
  AtomicLoads Condition = loadsOfTest(
      If.getInit(), If.getConditionVariableDeclStmt(), If.getCond());
  if (Condition && takeBranch(If, Condition, Rest))
    return false;
  if (leavesByGoto(If, Rest, Code)) {
    Path.LeavesByGoto = true;
    if (Condition)
      addGuard(If, Condition, If.getThen());
    return true;
  }
  bool LeavesByCall = Condition && isEarlyReturn(If) && isHeadCheap(If, Code) &&
                      endsInTailCall(statementsOf(If.getThen()), Code);
  if (!Code.isCheap(&If) && !LeavesByCall &&
      (Condition || !isSideExit(If, Code)))
    return false;
  if (Condition && isEarlyReturn(If))
    addGuard(If, Condition, If.getThen());
  return true;
}

/// `switch (state_.load()) { case kDone: return 0; default: break; }`
bool PathFinder::visitSwitch(const SwitchStmt &Switch) {
  AtomicLoads Condition =
      loadsOfTest(Switch.getInit(), Switch.getConditionVariableDeclStmt(),
                  Switch.getCond());
  if (!Code.isCheap(&Switch))
    return false;
  if (Condition && contains(Switch.getBody(), Stmt::ReturnStmtClass))
    addGuard(Switch, Condition, Switch.getBody());
  return true;
}

/// `{ ... }` and `do { ... } while (false)`: guards of a block that is cheap
/// are as good as those of the body.
bool PathFinder::visitBlock(const Stmt &Block) {
  if (!Code.isCheap(&Block))
    return false;
  const auto *Loop = dyn_cast<DoStmt>(&Block);
  for (const Stmt *S : statementsOf(Loop ? Loop->getBody() : &Block))
    if (!visit(S, {}))
      return false;
  return true;
}

bool PathFinder::visit(const Stmt *S, Statements Rest) {
  bool GoesOn = true;
  if (const auto *If = dyn_cast<IfStmt>(S))
    GoesOn = visitIf(*If, Rest);
  else if (const auto *Switch = dyn_cast<SwitchStmt>(S))
    GoesOn = visitSwitch(*Switch);
  else if (isa<CompoundStmt, DoStmt>(S))
    return visitBlock(*S);
  else
    GoesOn = Code.isCheap(S);
  if (GoesOn) {
    Loads.collectLoadedLocals(S, Path.Locals);
    collectChanged(S, Loads, Changed);
  }
  return GoesOn;
}

/// Splits behind the last guard.
void PathFinder::splitBehind(Statements All) {
  Path.Kind = Shape::EarlyReturn;
  // `if (...) { return k; };`: the stray semicolon stays with its guard.
  unsigned Rest = Last + 1;
  while (Rest < All.size() && isa<NullStmt>(All[Rest]))
    ++Rest;
  Path.Prefix.assign(All.begin(), All.begin() + Rest);
  Path.Slow.assign(All.begin() + Rest, All.end());
}

std::optional<FastPath> PathFinder::find(Statements All) {
  for (; Index < All.size(); ++Index) {
    Current = All[Index];
    if (!visit(Current, All.drop_front(Index + 1)))
      break;
  }
  if (Path.Guards.empty())
    return std::nullopt;
  if (Path.Slow.empty())
    splitBehind(All);
  else
    Path.Prefix.assign(All.begin(), All.begin() + Last);
  Path.Cleanup = findCleanupObjects(Path.Slow, Context);
  if (Path.Cleanup.empty())
    return std::nullopt;
  return std::move(Path);
}

std::optional<FastPath> findFastPath(const FunctionDecl &Function,
                                     AtomicLoadFinder &Loads, CheapCode &Code,
                                     const ASTContext &Context) {
  const Stmt *Whole = Function.getBody();
  if (const auto *Try = dyn_cast_or_null<CXXTryStmt>(Whole))
    Whole = Try->getTryBlock(); // a function try block
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Whole);
  if (!Body)
    return std::nullopt;
  return PathFinder(Function, Loads, Code, Context)
      .find({Body->body_begin(), Body->size()});
}

} // namespace fastpath
