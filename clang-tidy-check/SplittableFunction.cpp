//===--- SplittableFunction.cpp - functions that take a helper -----------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplittableFunction.h"
#include "LLVMCompat.h"
#include "Refusal.h"
#include "clang/AST/Attr.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace fastpath {

/// True if \p Function can make its result from the temporary of a call.
static bool canReturnCall(const FunctionDecl &Function,
                          const LangOptions &LangOpts) {
  QualType Type = Function.getReturnType();
  const CXXRecordDecl *Record = Type->getAsCXXRecordDecl();
  if (LangOpts.CPlusPlus17 || !Record || Type->isDependentType())
    return true; // `return fSlow();` is no copy any more
  if (Record->hasSimpleMoveConstructor() || Record->hasSimpleCopyConstructor())
    return true;
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  bool IsMember = Method && declaresSameEntity(Method->getParent(), Record);
  for (const CXXConstructorDecl *Constructor : Record->ctors()) {
    if (!Constructor->isCopyOrMoveConstructor() || Constructor->isDeleted() ||
        Constructor->isExplicit() ||
        (Constructor->getAccess() != AS_public && !IsMember))
      continue;
    QualType From = Constructor->getParamDecl(0)->getType();
    if (From->isRValueReferenceType() ||
        From.getNonReferenceType().isConstQualified())
      return true;
  }
  return false;
}

llvm::Error checkFunction(const FunctionDecl &Function,
                          const ASTContext &Context) {
  if (isa<CXXTryStmt>(Function.getBody()))
    return refuse("the body is a function try block, whose handlers cover the "
                  "slow path");
  if (Function.isConstexpr())
    return refuse("a constexpr function may not call a helper that is not");
  if (Function.isVariadic())
    return refuse("the arguments of a variadic function cannot be passed on");
  if (Function.hasAttr<PureAttr>() || Function.hasAttr<ConstAttr>())
    return refuse("the function is declared pure, which the slow path is not");
  if (!canReturnCall(Function, Context.getLangOpts()))
    return refuse("before C++17 the result of a helper cannot be returned: its "
                  "type can be neither copied nor moved");
  for (const ParmVarDecl *Parameter : Function.parameters())
    if (Parameter->hasAttr<PassObjectSizeAttr>())
      return refuse("a parameter carries the size of its object");
  return llvm::Error::success();
}

llvm::Error checkNamedHelper(const FunctionDecl &Function,
                             const ASTContext &Context) {
  const LangOptions &LangOpts = Context.getLangOpts();
  if (Function.getFriendObjectKind() != Decl::FOK_None &&
      Function.getLexicalDeclContext()->isRecord())
    return refuse("a friend defined inside a class has no place for a helper");
  if (Function.isMultiVersion())
    return refuse("the function has several versions for different targets");
  // `#pragma omp begin declare variant` gives the function another name.
  const IdentifierInfo *Name = Function.getIdentifier();
  if ((Name &&
       Name->getName().contains(getOpenMPVariantManglingSeparatorStr())) ||
      Function.hasAttr<OMPDeclareSimdDeclAttr>() ||
      Function.hasAttr<OMPDeclareTargetDeclAttr>())
    return refuse("an OpenMP directive is bound to the declaration");
  if (Function.hasAttr<NoBuiltinAttr>() && !isa<CXXMethodDecl>(Function))
    return refuse("an attribute stands on definitions only, and the helper "
                  "needs a declaration too");
  if (compat::owningNamedModule(Function))
    return refuse("the function belongs to a C++20 module");
  if (!LangOpts.CPlusPlus && Function.isInlined() &&
      Function.isExternallyVisible())
    return refuse("an inline function with external linkage may not call a "
                  "static helper in C");
  if (!LangOpts.CPlusPlus && !Function.hasWrittenPrototype() &&
      Function.getNumParams() > 0)
    return refuse("the definition has no prototype");
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  if (Method && Method->getParent()->isInterface())
    return refuse("all members of an __interface are public");
  if (Method && Method->getParent()->hasAnyDependentBases())
    return refuse(
        "a base class depends on a template parameter and may declare "
        "any name");
  if (Method &&
      Function.getTemplateSpecializationKind() == TSK_ExplicitSpecialization)
    return refuse("an explicitly specialized member has no class body in which "
                  "to declare a helper");
  return llvm::Error::success();
}

} // namespace fastpath
