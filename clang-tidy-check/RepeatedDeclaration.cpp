//===--- RepeatedDeclaration.cpp - names the helper needs too -------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RepeatedDeclaration.h"
#include "EditableFile.h"
#include "LLVMCompat.h"
#include "Refusal.h"
#include "clang/AST/Attr.h"

using namespace clang;

namespace fastpath {

/// An unused one of these is worth a warning.
static bool mustBeUsed(const Decl &D) {
  return isa<VarDecl, TypeDecl>(D) && !D.hasAttr<UnusedAttr>();
}

/// Why \p D cannot stand in both functions, of which \p Fast is the one left.
static llvm::Error checkRepeatable(const Decl &D, const Uses &Slow,
                                   const Uses &Fast,
                                   const ASTContext &Context) {
  if (isa<UsingDirectiveDecl>(D))
    return refuse("a using-directive inside the function holds for the slow "
                  "path as well");
  std::string Name = quoted(cast<NamedDecl>(D));
  const auto *Var = dyn_cast<VarDecl>(&D);
  bool Repeatable =
      !Var || compat::isLocalExtern(D) || isConstant(*Var, Context);
  if (!Repeatable || (mustBeUsed(D) && !Slow.names(D)))
    return refuse(Name + " is declared along with a name that the slow path "
                         "needs");
  if (isa<RecordDecl>(D))
    return refuse("the slow path uses the type " + Name +
                  ", which is declared inside the function");
  if (mustBeUsed(D) && !Fast.names(D))
    return refuse(Name +
                  " is declared in the fast path, but used in the slow path "
                  "only");
  if (Var && Var->isStaticLocal() && Slow.OdrUsed.count(Var) &&
      Fast.OdrUsed.count(Var))
    return refuse("the static constant " + Name + " would become two objects");
  return llvm::Error::success();
}

static bool isPlainText(const DeclStmt &S, const SourceFile &File,
                        const SourceManager &SM) {
  return S.getBeginLoc().isFileID() && S.getEndLoc().isFileID() &&
         SM.getFileID(S.getBeginLoc()) == File.id() &&
         SM.getFileID(S.getEndLoc()) == File.id();
}

llvm::Expected<std::vector<RepeatedDeclaration>>
findRepeatedDeclarations(const FastPath &Path, const Uses &Slow,
                         const SourceFile &File, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  std::vector<RepeatedDeclaration> Repeated;
  if (Slow.Declarations.empty())
    return Repeated;
  Uses Fast = usesOfFastPath(Path, Slow.Declarations, Context);
  SourceLocation Body = Path.Function->getBody()->getBeginLoc();
  for (const DeclStmt *S : Slow.Declarations) {
    for (const Decl *D : S->decls())
      if (llvm::Error Failed = checkRepeatable(*D, Slow, Fast, Context))
        return Failed;
    if (!isPlainText(*S, File, SM))
      return refuse(
          "a declaration that the slow path needs comes from a macro");
    RepeatedDeclaration Text{SM.getFileOffset(S->getBeginLoc()),
                             SM.getFileOffset(S->getEndLoc()) + 1};
    if (hasDirectives(File, SM.getFileOffset(SM.getExpansionLoc(Body)),
                      Text.Begin, Text.End))
      return refuse("a declaration that the slow path needs depends on a "
                    "preprocessor directive");
    Repeated.push_back(Text);
  }
  return Repeated;
}

} // namespace fastpath
