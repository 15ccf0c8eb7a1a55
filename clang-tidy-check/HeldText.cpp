//===--- HeldText.cpp - what other checks must leave alone ----------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HeldText.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include <algorithm>
#include <tuple>

using namespace clang;

namespace fastpath {

namespace {
/// A piece of a file: to be held or, with an edit, to be replaced.
struct Piece {
  FileID File;
  unsigned Begin, End;
  const FixItHint *Edit;
};

class ThisFinder : public RecursiveASTVisitor<ThisFinder> {
public:
  bool Found = false;
  bool VisitCXXThisExpr(CXXThisExpr *) {
    Found = true;
    return false;
  }
};
} // namespace

/// Whether the function would compile with `static` in front of it.
static bool couldBeStatic(const FunctionDecl &Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  if (!Method || Method->isStatic() || Method->isVirtual())
    return false;
  ThisFinder Finder;
  Finder.TraverseStmt(Function.getBody());
  return !Finder.Found;
}

/// Whether the line that ends in front of \p Offset has code, which comments
/// may follow: \p Index is the token at \p Offset.
static bool endsCode(const SourceFile &File, size_t Index, unsigned Offset) {
  if (Index == 0 ||
      File.text(File.tokens()[Index - 1].end(), Offset).count('\n') != 1)
    return false;
  while (Index > 0 && File.tokens()[Index - 1].isComment() &&
         !File.tokens()[Index - 1].StartsLine)
    --Index;
  return Index > 0 && !File.tokens()[Index - 1].isComment();
}

/// Where to hold what begins at \p Offset: with the character in front, so that
/// nothing can be inserted between the two. The end of a line of code is the
/// place of another function's edit, and not touched.
static unsigned holdFrom(const SourceFile &File, unsigned Offset) {
  if (Offset == 0)
    return 0;
  bool OtherPlace = File.newlineLength(Offset - 1) != 0 &&
                    endsCode(File, File.indexAt(Offset), Offset);
  return OtherPlace ? Offset : Offset - 1;
}

/// Adds the text from \p Begin to the end of the token at \p Last, if that is
/// plain text of one file.
static void hold(SourceLocation Begin, SourceLocation Last, SourceFiles &Files,
                 std::vector<Piece> &Pieces) {
  const SourceManager &SM = Files.sources();
  if (Begin.isInvalid() || Last.isInvalid())
    return;
  Begin = SM.getExpansionLoc(Begin);
  Last = SM.getExpansionLoc(Last);
  if (!SM.isWrittenInSameFile(Begin, Last))
    return;
  const SourceFile &File = Files.fileOf(Begin);
  size_t LastIndex = File.indexAt(Files.offset(Last));
  if (LastIndex < File.tokens().size())
    Pieces.push_back({File.id(), holdFrom(File, Files.offset(Begin)),
                      File.tokens()[LastIndex].end(), nullptr});
}

static void holdSources(const FastPath &Path, SourceFiles &Files,
                        std::vector<Piece> &Pieces) {
  const FunctionDecl &Function = *Path.Function;
  const FunctionTemplateDecl *Template =
      Function.getDescribedFunctionTemplate();
  hold(Template ? Template->getBeginLoc() : Function.getBeginLoc(),
       Function.getBody()->getBeginLoc(), Files, Pieces);
  for (const Stmt *S : Path.Prefix)
    if (isa<DeclStmt>(S))
      hold(S->getBeginLoc(), S->getEndLoc(), Files, Pieces);
  // A check makes it static by an edit of the class alone. Where this one edits
  // nothing there, for a lambda, that does no harm.
  const FunctionDecl &Declared = *Function.getCanonicalDecl();
  FileID Class = Files.fileOf(Declared.getLocation()).id();
  bool Edited = llvm::any_of(
      Pieces, [&](const Piece &P) { return P.Edit && P.File == Class; });
  if (&Declared != &Function && Edited && couldBeStatic(Function))
    hold(Declared.getBeginLoc(), Declared.getLocation(), Files, Pieces);
}

/// One edit that does those of \p Touching and holds the text between them.
static FixItHint join(llvm::ArrayRef<Piece> Touching, unsigned End,
                      SourceFiles &Files) {
  const SourceFile &File = Files.get(Touching.front().File);
  unsigned Begin = Touching.front().Begin, Done = Begin;
  std::string Text;
  for (const Piece &P : Touching)
    if (P.Edit) {
      Text += File.text(Done, P.Begin);
      Text += P.Edit->CodeToInsert;
      Done = P.End;
    }
  Text += File.text(Done, End);
  return FixItHint::CreateReplacement(
      CharSourceRange::getCharRange(File.location(Begin), File.location(End)),
      Text);
}

std::vector<FixItHint> holdText(std::vector<FixItHint> Edits,
                                const FastPath &Path, SourceFiles &Files) {
  std::vector<Piece> Pieces;
  for (const FixItHint &Edit : Edits) {
    SourceLocation Begin = Edit.RemoveRange.getBegin();
    Pieces.push_back({Files.fileOf(Begin).id(), Files.offset(Begin),
                      Files.offset(Edit.RemoveRange.getEnd()), &Edit});
  }
  holdSources(Path, Files, Pieces);
  llvm::sort(Pieces, [](const Piece &A, const Piece &B) {
    return std::tie(A.File, A.Begin, A.End) < std::tie(B.File, B.Begin, B.End);
  });

  // Edits of one fix must not even touch: between two that do, there is a place
  // to insert something.
  std::vector<FixItHint> Held;
  for (size_t I = 0; I < Pieces.size();) {
    size_t Next = I;
    unsigned End = Pieces[I].Begin;
    while (Next < Pieces.size() && Pieces[Next].File == Pieces[I].File &&
           Pieces[Next].Begin <= End)
      End = std::max(End, Pieces[Next++].End);
    Held.push_back(
        join(llvm::ArrayRef<Piece>(Pieces).slice(I, Next - I), End, Files));
    I = Next;
  }
  return Held;
}

} // namespace fastpath
