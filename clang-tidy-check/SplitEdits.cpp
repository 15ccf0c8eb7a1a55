//===--- SplitEdits.cpp - the replacements --------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitEdits.h"
#include "EditableFile.h"
#include "LLVMCompat.h"
#include "Refusal.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace fastpath {

//===----------------------------------------------------------------------===//
// Anchors
//===----------------------------------------------------------------------===//

/// What to replace to insert behind the token at \p Index: the end of its line,
/// so that comments on the line keep their place, or the next token if that
/// stands on the same line.
static Anchor anchorAfter(const SourceFile &File, size_t Index) {
  const std::vector<SourceToken> &Tokens = File.tokens();
  unsigned End = Tokens[Index].end();
  for (size_t I = Index + 1; I < Tokens.size(); ++I) {
    llvm::StringRef Between = File.text(End, Tokens[I].Offset);
    // Lines end outside comments: a comment may span lines, or a line end in a
    // backslash.
    if (Between.find('\n') != llvm::StringRef::npos)
      break;
    if (!Tokens[I].isComment())
      return {Tokens[I].Offset, unsigned(Tokens[I].Text.size()), false};
    End = Tokens[I].end();
  }
  size_t LineEnd = File.buffer().find('\n', End);
  if (LineEnd == llvm::StringRef::npos)
    return {Tokens[Index].Offset, unsigned(Tokens[Index].Text.size()), false};
  if (LineEnd > End && File.buffer()[LineEnd - 1] == '\r')
    --LineEnd;
  return {unsigned(LineEnd), File.newlineLength(LineEnd), true};
}

/// The anchor behind the declaration that ends with the token at \p Index: a
/// documentation comment behind it may go on over several lines.
static Anchor anchorAfterDeclaration(const SourceFile &File, size_t Index) {
  size_t Last = Index;
  for (size_t I = Index + 1;
       I < File.tokens().size() && File.tokens()[I].isComment(); ++I) {
    llvm::StringRef Text = File.tokens()[I].Text;
    bool Trailing = compat::startsWith(Text, "///<") ||
                    compat::startsWith(Text, "//!<") ||
                    compat::startsWith(Text, "/**<");
    if (!Trailing)
      break;
    Last = I;
  }
  return anchorAfter(File, Last);
}

static FixItHint replace(const SourceFile &File, Anchor At,
                         const llvm::Twine &Text) {
  return FixItHint::CreateReplacement(
      CharSourceRange::getCharRange(File.location(At.Offset),
                                    File.location(At.Offset + At.Length)),
      Text.str());
}

//===----------------------------------------------------------------------===//
// The cut
//===----------------------------------------------------------------------===//

/// The token that ends the statement \p S, a guard or a simple statement: its
/// `;` or its `}`.
static std::optional<size_t>
endOfStatement(const Stmt &S, const SourceFile &File, const SourceManager &SM) {
  if (const auto *If = dyn_cast<IfStmt>(&S))
    return endOfStatement(*If->getThen(), File, SM);
  if (const auto *Switch = dyn_cast<SwitchStmt>(&S))
    return endOfStatement(*Switch->getBody(), File, SM);
  if (const auto *Attributed = dyn_cast<AttributedStmt>(&S))
    return endOfStatement(*Attributed->getSubStmt(), File, SM);
  SourceLocation End = S.getEndLoc();
  if (End.isMacroID())
    End = SM.getExpansionRange(End).getEnd();
  if (SM.getFileID(End) != File.id())
    return std::nullopt;
  size_t Index = File.indexAt(SM.getFileOffset(End));
  if (!isa<CompoundStmt, NullStmt, DeclStmt>(S))
    Index = File.next(Index);
  // A macro may have brought the end along: `#define R 1;`.
  bool Ends =
      Index < File.tokens().size() &&
      (isa<CompoundStmt>(S) ? isOneOf(File.tokens()[Index].Text, {"}", "%>"})
                            : File.tokens()[Index].is(";"));
  return Ends ? std::optional<size_t>(Index) : std::nullopt;
}

llvm::Expected<CutPoint> findCut(const FastPath &Path, SourceFiles &Files) {
  const SourceManager &SM = Files.sources();
  const FunctionDecl &Function = *Path.Function;
  const auto *Body = dyn_cast<CompoundStmt>(Function.getBody());
  SourceLocation Begin = Function.getLocation();
  if (!Body || Begin.isMacroID() || Body->getLBracLoc().isMacroID() ||
      Body->getRBracLoc().isMacroID() ||
      !SM.isWrittenInSameFile(Begin, Body->getLBracLoc()) ||
      !SM.isWrittenInSameFile(Begin, Body->getRBracLoc()))
    return refuse(
        "the function is not plain text of one file, but comes from a "
        "macro");

  CutPoint Cut;
  Cut.File = &Files.fileOf(Begin);
  Cut.BodyOpen = Cut.File->indexAt(Files.offset(Body->getLBracLoc()));
  Cut.BodyClose = Cut.File->indexAt(Files.offset(Body->getRBracLoc()));
  SourceLocation Guard = Path.split().getBeginLoc();
  if (Guard.isMacroID() || !SM.isWrittenInSameFile(Begin, Guard))
    return refuse("the guard comes from a macro");
  Cut.Indent = Cut.File->indentation(Files.offset(Guard));

  auto FromMacro = [] { return refuse("the guard comes from a macro"); };
  if (Path.LeavesByGoto)
    return refuse(
        "the fast path leaves by a goto to a label behind the slow path");
  if (Path.HasElse)
    return refuse("the slow path is a branch of an 'if' with an 'else'");
  if (Path.Kind == Shape::EarlyReturn) {
    std::optional<size_t> Last =
        endOfStatement(*Path.Prefix.back(), *Cut.File, SM);
    if (!Last)
      return FromMacro();
    // A stray semicolon on a line of its own is the slow path's.
    Cut.After = anchorAfter(*Cut.File, *Last);
    Cut.SlowBegin = Cut.File->tokens()[*Last].end();
    Cut.SlowEnd = Cut.File->tokens()[Cut.BodyClose].Offset;
    return Cut;
  }

  const CompoundStmt *Branch = blockOf(Path.branching().getThen());
  if (Branch->getLBracLoc().isMacroID() || Branch->getRBracLoc().isMacroID())
    return FromMacro();
  if (Path.Tail.size() > 1 ||
      (Path.Tail.size() == 1 && !isa<ReturnStmt, CallExpr>(Path.Tail.front())))
    return refuse("more than a return follows the branch, and both paths would "
                  "have to repeat it");
  Cut.BranchOpen = Cut.File->indexAt(Files.offset(Branch->getLBracLoc()));
  Cut.BranchClose = Cut.File->indexAt(Files.offset(Branch->getRBracLoc()));
  Cut.After = anchorAfter(*Cut.File, Cut.BranchOpen);
  Cut.SlowBegin = Cut.File->tokens()[Cut.BranchOpen].end();
  Cut.SlowEnd = Cut.File->tokens()[Cut.BodyClose].Offset;
  unsigned BranchEnd = Cut.File->tokens()[Cut.BranchClose].Offset;
  if (!Path.Tail.empty() &&
      hasDirectives(*Cut.File, BranchEnd, BranchEnd, Cut.SlowEnd))
    return refuse("a preprocessor directive stands beside the return behind "
                  "the branch, which both paths would have to repeat");
  if (!Path.Tail.empty()) {
    const Stmt &Return = *Path.Tail.front();
    std::optional<size_t> Last = endOfStatement(Return, *Cut.File, SM);
    if (!Last || Return.getBeginLoc().isMacroID())
      return refuse("the return behind the branch comes from a macro");
    Cut.TailBegin = Files.offset(Return.getBeginLoc());
    Cut.Tail = Cut.File->text(Cut.TailBegin, Cut.File->tokens()[*Last].end());
  }
  return Cut;
}

//===----------------------------------------------------------------------===//
// Access labels
//===----------------------------------------------------------------------===//

namespace {
/// The section of a class that a member stands in.
struct AccessSection {
  std::string Label; ///< "public:", "protected slots:"
  std::string Indent;
};
} // namespace

static llvm::StringRef accessWord(AccessSpecifier Access) {
  switch (Access) {
  case AS_public:
    return "public:";
  case AS_protected:
    return "protected:";
  default:
    return "private:";
  }
}

static AccessSection sectionOf(const FunctionDecl &Member, SourceFiles &Files) {
  const SourceManager &SM = Files.sources();
  const auto *Record = cast<CXXRecordDecl>(Member.getLexicalDeclContext());
  const AccessSpecDecl *Label = nullptr;
  for (const Decl *D : Record->decls()) {
    if (D->getAsFunction() == &Member)
      break;
    if (const auto *Access = dyn_cast<AccessSpecDecl>(D))
      Label = Access;
  }
  const SourceFile &File = Files.fileOf(Member.getLocation());
  AccessSection Section;
  Section.Label = accessWord(Member.getAccess()).str();
  SourceLocation Place =
      Label && Label->getColonLoc().isFileID()
          ? SM.getExpansionLoc(Label->getAccessSpecifierLoc())
          : SM.getExpansionLoc(Record->getBeginLoc());
  if (!SM.isWrittenInSameFile(Place, Member.getLocation()))
    return Section;
  Section.Indent = File.indentation(Files.offset(Place)).str();
  // `public slots:`: the framework's word has to be repeated too.
  if (Label && Label->getColonLoc().isFileID())
    Section.Label =
        File.text(Files.offset(Place), Files.offset(Label->getColonLoc()) + 1)
            .str();
  return Section;
}

/// True if the token at \p Index ends the section it stands in. At the end of a
/// file the section may go on in another.
static bool endsSection(const SourceFile &File, size_t Index) {
  return Index < File.tokens().size() &&
         isOneOf(File.tokens()[Index].Text,
                 {"}", "%>", "public", "protected", "private", "signals",
                  "Q_SIGNALS"});
}

//===----------------------------------------------------------------------===//
// Rendering
//===----------------------------------------------------------------------===//

namespace {

/// Renders the edits of one split.
class SplitRenderer {
public:
  SplitRenderer(const FastPath &Path, const CutPoint &Cut, const SlowPath &Slow)
      : Path(Path), Cut(Cut), Slow(Slow), File(*Cut.File), NL(File.newline()),
        OuterIndent(outerIndent()) {}

  FixItHint splitEdit(const HelperFunction &Helper, llvm::StringRef Label);
  FixItHint declarationBefore(const HelperFunction &Helper);
  FixItHint labelBehindBody(const AccessSection &Section);
  std::vector<FixItHint> lambdaEdits(const HelperLambda &Lambda);

private:
  bool isInverted() const { return Path.Kind == Shape::Inverted; }
  /// In the branch, a function without a result has to be left behind the call
  /// of the helper, which has the tail too.
  bool needsReturn() const {
    const auto *Return =
        Path.Tail.empty() ? nullptr : dyn_cast<ReturnStmt>(Path.Tail.front());
    return isInverted() && !Path.Tail.empty() &&
           Path.Function->getReturnType()->isVoidType() &&
           !(Return && !Return->getRetValue());
  }
  std::string line(const llvm::Twine &Indent, const llvm::Twine &Text) const {
    return (Indent + Text + NL).str();
  }
  std::string nested(llvm::StringRef Indent) const {
    return (Indent + step()).str();
  }
  llvm::StringRef step() const;
  std::string repeatedDeclarations();
  std::string outerIndent() const;
  bool opensOnOwnLine() const { return File.tokens()[Cut.BodyOpen].StartsLine; }
  void addRestOfLine(std::string &Text, llvm::StringRef Indent) const;

  const FastPath &Path;
  const CutPoint &Cut;
  const SlowPath &Slow;
  const SourceFile &File;
  llvm::StringRef NL;
  std::string OuterIndent;
};

} // namespace

/// One level of indentation, as the body has it.
llvm::StringRef SplitRenderer::step() const {
  if (compat::startsWith(Cut.Indent, OuterIndent) &&
      Cut.Indent.size() > OuterIndent.size())
    return Cut.Indent.drop_front(OuterIndent.size());
  return "  ";
}

/// The indentation of the closing brace or, if it stands behind a statement, of
/// the opening one's line.
std::string SplitRenderer::outerIndent() const {
  const SourceToken &Close = File.tokens()[Cut.BodyClose];
  const SourceToken &Open = File.tokens()[Cut.BodyOpen];
  return File.indentation(Close.StartsLine ? Close.Offset : Open.Offset).str();
}

/// If the slow path begins on the guard's own line, adds the replaced token,
/// and with it the rest of that line, to the \p Text in front of it.
void SplitRenderer::addRestOfLine(std::string &Text,
                                  llvm::StringRef Indent) const {
  if (Cut.After.EndsLine)
    return;
  llvm::StringRef Token =
      File.text(Cut.After.Offset, Cut.After.Offset + Cut.After.Length);
  // At the front of a line with statements behind it, GCC would call it
  // misleading.
  bool HasBody = isOneOf(Token, {"if", "for", "while"});
  if (HasBody)
    Text.resize(Text.size() - NL.size());
  Text += (HasBody ? " " : Indent.str()) + Token.str();
}

std::string SplitRenderer::repeatedDeclarations() {
  std::string Text;
  for (const RepeatedDeclaration &D : Slow.Repeated)
    Text += line(File.indentation(D.Begin), File.text(D.Begin, D.End));
  return Text;
}

FixItHint SplitRenderer::splitEdit(const HelperFunction &Helper,
                                   llvm::StringRef Label) {
  std::string Text;
  std::string CallIndent = isInverted() ? nested(Cut.Indent) : Cut.Indent.str();
  // Behind a token on the same line, the line goes on with the call.
  Text += Cut.After.EndsLine ? line(NL + CallIndent, Helper.Call)
                             : line("", Helper.Call);
  if (needsReturn())
    Text += line(CallIndent, "return;");
  if (isInverted()) {
    Text += line(Cut.Indent, "}");
    if (!Cut.Tail.empty())
      Text += line(Cut.Indent, Cut.Tail);
  }
  Text += line(OuterIndent, "}");
  Text += NL.str();
  if (!Label.empty())
    Text += Label.str();
  llvm::StringRef Indent = File.indentation(Helper.Begin);
  if (opensOnOwnLine())
    Text += line(Indent, Helper.Definition) + line(OuterIndent, "{");
  else
    Text += line(Indent, Helper.Definition + " {");
  Text += repeatedDeclarations();
  if (isInverted())
    Text += line(Cut.Indent, "{");
  addRestOfLine(Text, CallIndent);
  return replace(File, Cut.After, Text);
}

static llvm::StringRef withoutInline(llvm::StringRef Namespace) {
  Namespace.consume_front("inline ");
  return Namespace;
}

FixItHint SplitRenderer::declarationBefore(const HelperFunction &Helper) {
  const SourceToken &T =
      File.tokens()[File.indexAt(File.withCommentsAbove(Helper.Begin))];
  // Of a comment, its first characters are enough.
  unsigned Length = T.isComment() ? 2 : T.Text.size();
  llvm::StringRef Indent = File.indentation(T.Offset);
  std::string Text;
  for (llvm::StringRef Namespace : Helper.Namespaces)
    Text += line("", Namespace + " {") + Indent.str();
  Text += line("", Helper.Declaration);
  for (const std::string &Namespace : llvm::reverse(Helper.Namespaces))
    Text += line(Indent, "} // " + withoutInline(Namespace));
  Text += NL.str() + Indent.str() + T.Text.take_front(Length).str();
  return replace(File, {T.Offset, Length, false}, Text);
}

FixItHint SplitRenderer::labelBehindBody(const AccessSection &Section) {
  Anchor After = anchorAfter(File, Cut.BodyClose);
  std::string Label = line(Section.Indent, Section.Label);
  if (After.EndsLine)
    return replace(File, After, NL + NL + Label);
  const SourceToken &Brace = File.tokens()[Cut.BodyClose];
  return replace(File, {Brace.Offset, unsigned(Brace.Text.size()), false},
                 Brace.Text + NL + NL + Label + OuterIndent);
}

std::vector<FixItHint> SplitRenderer::lambdaEdits(const HelperLambda &Lambda) {
  std::string OpenIndent = isInverted() ? nested(Cut.Indent) : Cut.Indent.str();
  std::string Open = Cut.After.EndsLine ? line(NL + OpenIndent, Lambda.Open)
                                        : line("", Lambda.Open);
  Open += repeatedDeclarations();
  if (isInverted())
    Open += line(OpenIndent, "{");
  addRestOfLine(Open, OpenIndent);

  size_t CloseIndex = isInverted() ? Cut.BranchClose : Cut.BodyClose;
  const SourceToken &Brace = File.tokens()[CloseIndex];
  std::string Close;
  // Comments and the brace's own indentation stay in front of it.
  std::string Extra = Brace.StartsLine ? step().str() : "";
  std::string BraceIndent = File.indentation(Brace.Offset).str();
  if (isInverted()) {
    Close += line(Extra, "}");
    if (!Cut.Tail.empty())
      Close += line(OpenIndent, Cut.Tail);
    Close += line(OpenIndent, Lambda.Close);
    if (needsReturn())
      Close += line(OpenIndent, "return;");
  } else {
    Close += line(Extra, Lambda.Close);
  }
  Close += BraceIndent + Brace.Text.str();
  return {
      replace(File, Cut.After, Open),
      replace(File, {Brace.Offset, unsigned(Brace.Text.size()), false}, Close)};
}

/// The declaration of the helper in its class, behind that of the original.
static FixItHint declarationInClass(const HelperFunction &Helper,
                                    HelperAccess Access, SourceFiles &Files) {
  const SourceFile &File = *Helper.DeclarationFile;
  const FunctionDecl &Original = *Helper.DeclaredBeside;
  llvm::StringRef NL = File.newline();
  std::string Indent =
      File.indentation(Files.offset(Original.getBeginLoc())).str();
  size_t End = Helper.DeclarationEnd;
  size_t Next = File.next(End);

  bool Relabel =
      Access == HelperAccess::Private && Original.getAccess() != AS_private;
  AccessSection Section = sectionOf(Original, Files);
  std::string Before, Behind;
  if (Relabel && Next + 1 < File.tokens().size() &&
      File.tokens()[Next].is("private") && File.tokens()[Next + 1].is(":")) {
    End = Next + 1; // the next section is where it belongs
    Relabel = false;
  }
  if (Relabel) {
    Before = (NL + Section.Indent + "private:" + NL).str();
    if (!endsSection(File, Next))
      Behind = (NL + Section.Indent + Section.Label + NL).str();
  }
  Anchor At = anchorAfterDeclaration(File, End);
  std::string Text = Before + Indent + Helper.Declaration + NL.str() + Behind;
  // Of an empty line behind the declaration, the labels make use.
  if (unsigned Empty = Relabel && At.EndsLine
                           ? File.newlineLength(At.Offset + At.Length)
                           : 0)
    return replace(File, {At.Offset + At.Length, Empty, true},
                   Text + (Behind.empty() ? NL : ""));
  if (At.EndsLine)
    return replace(File, At, NL + Text);
  const SourceToken &Last = File.tokens()[End];
  return replace(File, {Last.Offset, unsigned(Last.Text.size()), false},
                 Last.Text + NL + Text + Indent);
}

std::vector<FixItHint> renderSplit(const FastPath &Path, const CutPoint &Cut,
                                   const SlowPath &Slow,
                                   const HelperFunction &Helper,
                                   HelperAccess Access, SourceFiles &Files) {
  SplitRenderer Renderer(Path, Cut, Slow);
  std::vector<FixItHint> Edits;
  std::string Label;
  const FunctionDecl &Function = *Path.Function;
  if (Helper.Place == DeclarationPlace::Nowhere &&
      Access == HelperAccess::Private && Function.getAccess() != AS_private) {
    AccessSection Section = sectionOf(Function, Files);
    Label = Section.Indent + "private:" + Cut.File->newline().str();
    size_t Next = Cut.File->next(Cut.BodyClose);
    if (Next < Cut.File->tokens().size() && Cut.File->tokens()[Next].is(";"))
      Next = Cut.File->next(Next);
    if (!endsSection(*Cut.File, Next))
      Edits.push_back(Renderer.labelBehindBody(Section));
  }
  Edits.insert(Edits.begin(), Renderer.splitEdit(Helper, Label));
  if (Helper.Place == DeclarationPlace::BeforeFunction)
    Edits.push_back(Renderer.declarationBefore(Helper));
  if (Helper.Place == DeclarationPlace::InClass)
    Edits.push_back(declarationInClass(Helper, Access, Files));
  return Edits;
}

std::vector<FixItHint> renderSplit(const FastPath &Path, const CutPoint &Cut,
                                   const SlowPath &Slow,
                                   const HelperLambda &Lambda) {
  return SplitRenderer(Path, Cut, Slow).lambdaEdits(Lambda);
}

} // namespace fastpath
