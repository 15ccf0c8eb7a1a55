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
  return isa<VarDecl, TypeDecl>(D) &&
         !D.hasAttr<UnusedAttr>();
}

/// Why \p D cannot stand in both functions, of which \p Fast is the one left.
static llvm::Error checkRepeatable(const Decl &D, const Uses &Slow,
                                   const Uses &Fast,
                                   const ASTContext &Context) {
  const auto *Var = dyn_cast<VarDecl>(&D);
  if (Var && !compat::isLocalExtern(D) && !isStateless(*Var, Context))
    return refuse("the local " + quoted(*Var) +
                  " is declared along with a name that the slow path needs");
  if (mustBeUsed(D) && !Slow.names(D))
    return refuse(quoted(cast<NamedDecl>(D)) +
                  " is declared along with a name that the slow path needs");
  // Of a class with its own name, and of a closure, there would be two.
  if ((isa<RecordDecl>(D) || (Var && !isConstant(*Var, Context))) &&
      !compat::isLocalExtern(D) && Fast.names(D))
    return refuse("the type of " + quoted(cast<NamedDecl>(D)) +
                  " would become two types");
  if (Var && Var->isStaticLocal() && Slow.OdrUsed.count(Var) &&
      Fast.OdrUsed.count(Var))
    return refuse("the static constant " + quoted(*Var) +
                  " would become two objects");
  return llvm::Error::success();
}

static llvm::Error cannotMove(const DeclStmt &S) {
  return refuse(quoted(cast<NamedDecl>(**S.decl_begin())) +
                " is used in the slow path only, and shares its line");
}

llvm::Expected<std::vector<RepeatedDeclaration>>
findRepeatedDeclarations(const FastPath &Path, const Uses &Slow,
                         const SourceFile &File, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  Uses Fast = usesOfFastPath(Path, Slow.Declarations, Context);
  unsigned BodyBegin =
      SM.getFileOffset(SM.getExpansionLoc(Path.Function->getBody()->getBeginLoc()));
  std::vector<RepeatedDeclaration> Repeated;
  for (const DeclStmt *S : Slow.Declarations) {
    bool Moves = false;
    for (const Decl *D : S->decls()) {
      if (llvm::Error Failed = checkRepeatable(*D, Slow, Fast, Context))
        return Failed;
      Moves |= mustBeUsed(*D) && !Fast.names(*D);
    }
    if (S->getBeginLoc().isMacroID() || S->getEndLoc().isMacroID() ||
        SM.getFileID(S->getBeginLoc()) != File.id() ||
        SM.getFileID(S->getEndLoc()) != File.id())
      return refuse("a declaration that the slow path needs comes from a macro");
    RepeatedDeclaration Text;
    Text.Begin = SM.getFileOffset(S->getBeginLoc());
    Text.End = SM.getFileOffset(S->getEndLoc()) + 1;
    Text.Moves = Moves;
    if (hasDirectives(File, BodyBegin, Text.Begin, Text.End))
      return refuse("a declaration that the slow path needs depends on a "
                    "preprocessor directive");
    if (Moves) {
      std::optional<unsigned> LineEnd =
          File.endOfOwnLines(Text.Begin, Text.End);
      if (!LineEnd)
        return cannotMove(*S);
      Text.Begin = File.withCommentsAbove(Text.Begin);
      Text.End = *LineEnd;
    }
    Repeated.push_back(Text);
  }
  return Repeated;
}

} // namespace fastpath
