//===--- CleanupObject.cpp - what needs cleanup ---------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CleanupObject.h"
#include "CheapCode.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace fastpath {

static bool isDestroyed(QualType Type, const ASTContext &Context) {
  return destructionOf(Type, Context) == Destruction::RunsCode;
}

/// `const Badge &badge = issue();` prolongs the life of the result.
static bool extendsTemporary(const VarDecl &Var, const ASTContext &Context) {
  const Expr *Init = Var.getInit();
  if (Init && Init->isTypeDependent()) {
    QualType Result = typeOf(Init);
    return !Result.isNull() && isDestroyed(Result, Context);
  }
  while (Init && !isa<MaterializeTemporaryExpr>(Init)) {
    if (const auto *Full = dyn_cast<FullExpr>(Init))
      Init = Full->getSubExpr();
    else if (const auto *Paren = dyn_cast<ParenExpr>(Init))
      Init = Paren->getSubExpr();
    else if (const auto *Cast = dyn_cast<ImplicitCastExpr>(Init))
      Init = Cast->getSubExpr();
    else
      return false;
  }
  return Init && isDestroyed(Init->getType(), Context);
}

bool needsCleanup(const VarDecl &Var, const ASTContext &Context) {
  if (!Var.hasLocalStorage() || isa<ParmVarDecl>(Var))
    return false;
  if (Var.hasAttr<CleanupAttr>())
    return true;
  return Var.getType()->isReferenceType()
             ? extendsTemporary(Var, Context)
             : destructionOf(Var, Context) == Destruction::RunsCode;
}

static void collect(const Stmt *S, const ASTContext &Context,
                    CleanupObjects &Objects) {
  if (!S || isa<BlockExpr>(S))
    return;
  if (const auto *Lambda = dyn_cast<LambdaExpr>(S)) {
    for (const Expr *Init : Lambda->capture_inits())
      collect(Init, Context, Objects);
    return;
  }
  auto Consider = [&](const VarDecl *Var) {
    if (Var && needsCleanup(*Var, Context))
      Objects.Variables.push_back(Var);
  };
  if (const auto *Declaration = dyn_cast<DeclStmt>(S))
    for (const Decl *D : Declaration->decls())
      Consider(dyn_cast<VarDecl>(D));
  if (const auto *Handler = dyn_cast<CXXCatchStmt>(S))
    Consider(Handler->getExceptionDecl());
  for (const Stmt *Child : S->children())
    collect(Child, Context, Objects);
}

CleanupObjects findCleanupObjects(llvm::ArrayRef<const Stmt *> Statements,
                                  const ASTContext &Context) {
  CleanupObjects Objects;
  for (const Stmt *S : Statements)
    collect(S, Context, Objects);
  return Objects;
}

bool areAllWeak(const CleanupObjects &Objects, const NameList &WeakTypes) {
  for (const VarDecl *Var : Objects.Variables) {
    const CXXRecordDecl *Record = recordOf(Var->getType());
    if (Var->hasAttr<CleanupAttr>() || !Record || !WeakTypes.matches(*Record))
      return false;
  }
  return true;
}

} // namespace fastpath
