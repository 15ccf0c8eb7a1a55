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

/// `if (...) goto out;`, where nothing but a cheap end follows the label.
static bool leavesByGoto(const IfStmt &If, llvm::ArrayRef<const Stmt *> Rest,
                         CheapCode &Code) {
  const auto *Goto = dyn_cast<GotoStmt>(withoutAttributes(If.getThen()));
  if (!Goto || If.getElse() || !Code.isCheap(If.getCond()))
    return false;
  for (; !Rest.empty(); Rest = Rest.drop_front())
    if (const auto *Label = dyn_cast<LabelStmt>(Rest.front()))
      if (Label->getDecl() == Goto->getLabel())
        return Code.isCheap(Label->getSubStmt()) &&
               areCheap(Rest.drop_front(), Code);
  return false;
}

static AtomicLoads loadsOfCondition(const IfStmt &If, AtomicLoadFinder &Loads,
                                    LoadedLocals &Locals) {
  if (If.getInit())
    Loads.collectLoadedLocals(If.getInit(), Locals);
  if (const DeclStmt *Condition = If.getConditionVariableDeclStmt())
    Loads.collectLoadedLocals(Condition, Locals);
  return Loads.loadsIn(If.getCond(), Locals);
}

/// Adds the atomics that \p S changes. A load of one of them afterwards reports
/// on the function's own change, `if (count_.fetch_sub(1), count_ == 0)`: no
/// check.
static void collectChanged(const Stmt *S, AtomicLoadFinder &Loads,
                           std::vector<const ValueDecl *> &Changed) {
  if (!S)
    return;
  if (const auto *E = dyn_cast<Expr>(S)) {
    std::optional<AtomicOperation> Op = Loads.atomics().classify(E);
    if (Op && Op->Kind != AtomicOperation::Load)
      if (const ValueDecl *Object = Loads.objectOf(Op->Object))
        Changed.push_back(Object);
  }
  for (const Stmt *Child : S->children())
    collectChanged(Child, Loads, Changed);
}

static bool readsOnly(const AtomicLoads &Condition,
                      const std::vector<const ValueDecl *> &Changed) {
  return !Condition.Objects.empty() &&
         llvm::all_of(Condition.Objects, [&](const ValueDecl *Object) {
           return llvm::is_contained(Changed, Object);
         });
}

/// True if the branch of \p If is a slow path of its own: it has cleanup
/// objects, and only what is needed to get past it is in front of it.
static bool isInvertedGuard(const IfStmt &If, CheapCode &Code,
                            const ASTContext &Context) {
  if (If.getElse() || If.isConstexpr() || !blockOf(If.getThen()))
    return false;
  return (!If.getInit() || Code.isCheap(If.getInit())) &&
         (!If.getConditionVariable() ||
          Code.isCheap(If.getConditionVariableDeclStmt())) &&
         Code.isCheap(If.getCond()) &&
         !findCleanupObjects({If.getThen()}, Context).empty();
}

/// Fills in what the split at \p Index, the last guard's place, leaves over.
static void splitAt(FastPath &Path, llvm::ArrayRef<const Stmt *> All,
                    unsigned Index, Shape Kind) {
  Path.Kind = Kind;
  bool Inverted = Kind == Shape::Inverted;
  // `if (...) { return k; };`: the stray semicolon stays with its guard.
  unsigned Rest = Index + 1;
  while (!Inverted && Rest < All.size() && isa<NullStmt>(All[Rest]))
    ++Rest;
  Path.Prefix.assign(All.begin(), All.begin() + (Inverted ? Index : Rest));
  if (!Inverted) {
    Path.Slow.assign(All.begin() + Rest, All.end());
    return;
  }
  const CompoundStmt *Branch = blockOf(Path.split().getThen());
  Path.Slow.assign(Branch->body_begin(), Branch->body_end());
  for (const Stmt *S : All.drop_front(Rest))
    if (!isa<NullStmt>(S))
      Path.Tail.push_back(S);
}

/// `if (cheap) { call(); return; }`: a way out that is not the fast path's.
static bool isSideExit(const IfStmt &If, CheapCode &Code) {
  return isEarlyReturn(If) && !If.getInit() && !If.getConditionVariable() &&
         Code.isCheap(If.getCond()) && Code.isSideExit(If.getThen());
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

  llvm::ArrayRef<const Stmt *> All(Body->body_begin(), Body->size());
  FastPath Path;
  Path.Function = &Function;
  unsigned Last = 0;
  Shape Kind = Shape::EarlyReturn;
  unsigned Index = 0;
  std::vector<const ValueDecl *> Changed;
  for (const Stmt *S : All) {
    if (const auto *If = dyn_cast<IfStmt>(S)) {
      AtomicLoads Condition = loadsOfCondition(*If, Loads, Path.Locals);
      if (readsOnly(Condition, Changed))
        Condition = {};
      if (Condition && isInvertedGuard(*If, Code, Context) &&
          areCheap(All.drop_front(Index + 1), Code)) {
        Path.Guards.push_back({If, Condition});
        Last = Index;
        Kind = Shape::Inverted;
        break;
      }
      if (leavesByGoto(*If, All.drop_front(Index + 1), Code)) {
        Path.LeavesByGoto = true;
        if (Condition) {
          Path.Guards.push_back({If, Condition});
          Last = Index;
        }
        ++Index;
        continue;
      }
      if (!Code.isCheap(If) && (Condition || !isSideExit(*If, Code)))
        break;
      if (Condition && isEarlyReturn(*If)) {
        Path.Guards.push_back({If, Condition});
        Last = Index;
      }
    } else if (!Code.isCheap(S)) {
      break;
    }
    Loads.collectLoadedLocals(S, Path.Locals);
    collectChanged(S, Loads, Changed);
    ++Index;
  }
  if (Path.Guards.empty())
    return std::nullopt;

  splitAt(Path, All, Last, Kind);
  Path.Cleanup = findCleanupObjects(Path.Slow, Context);
  if (Path.Cleanup.empty())
    return std::nullopt;
  return Path;
}

} // namespace fastpath
