//===--- ExtractSlowPathCheck.cpp - clang-tidy
//-----------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtractSlowPathCheck.h"
#include "EditableFile.h"
#include "HeldText.h"
#include "OnePath.h"
#include "Refusal.h"
#include "SplittableFunction.h"
#include "clang/AST/Attr.h"
#include "clang/ASTMatchers/ASTMatchers.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/Support/Path.h"

using namespace clang;
using namespace clang::ast_matchers;

namespace clang::tidy {

llvm::ArrayRef<std::pair<fastpath::GuardEvidence, llvm::StringRef>>
OptionEnumMapping<fastpath::GuardEvidence>::getEnumMapping() {
  static constexpr std::pair<fastpath::GuardEvidence, llvm::StringRef>
      Mapping[] = {{fastpath::GuardEvidence::Strong, "Strong"},
                   {fastpath::GuardEvidence::Balanced, "Balanced"},
                   {fastpath::GuardEvidence::Any, "Any"}};
  return Mapping;
}

llvm::ArrayRef<std::pair<fastpath::FixStyle, llvm::StringRef>>
OptionEnumMapping<fastpath::FixStyle>::getEnumMapping() {
  static constexpr std::pair<fastpath::FixStyle, llvm::StringRef> Mapping[] = {
      {fastpath::FixStyle::Function, "Function"},
      {fastpath::FixStyle::Lambda, "Lambda"},
      {fastpath::FixStyle::FunctionElseLambda, "FunctionElseLambda"}};
  return Mapping;
}

llvm::ArrayRef<std::pair<fastpath::HelperAccess, llvm::StringRef>>
OptionEnumMapping<fastpath::HelperAccess>::getEnumMapping() {
  static constexpr std::pair<fastpath::HelperAccess, llvm::StringRef>
      Mapping[] = {{fastpath::HelperAccess::Private, "Private"},
                   {fastpath::HelperAccess::Same, "Same"}};
  return Mapping;
}

llvm::ArrayRef<std::pair<fastpath::Switch, llvm::StringRef>>
OptionEnumMapping<fastpath::Switch>::getEnumMapping() {
  static constexpr std::pair<fastpath::Switch, llvm::StringRef> Mapping[] = {
      {fastpath::Switch::On, "true"}, {fastpath::Switch::Off, "false"},
      {fastpath::Switch::On, "1"},    {fastpath::Switch::Off, "0"},
      {fastpath::Switch::On, "yes"},  {fastpath::Switch::Off, "no"},
      {fastpath::Switch::On, "on"},   {fastpath::Switch::Off, "off"}};
  return Mapping;
}

} // namespace clang::tidy

namespace fastpath {

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static constexpr char DefaultColdGuardNames[] =
    "shut;stop;clos;cancel;abort;paus;fail;error;exit;kill;dying;dead;"
    "interrupt;destroy;terminat";
static constexpr char DefaultWeakCleanupTypes[] =
    "Status;Result;Expected;StatusOr;optional;expected";
static constexpr char DefaultHelperSuffix[] = "Slow";

static bool isIdentifierPart(llvm::StringRef Text) {
  return !Text.empty() && llvm::all_of(Text, [](char C) {
    return isAsciiIdentifierContinue(C);
  });
}

/// A finding waits for the end of the translation unit: the names of the
/// helpers are numbered in source order, and a fix is offered only if no error
/// follows.
struct ExtractSlowPathCheck::Finding {
  FastPath Path;
  Evidence Hot;
};

/// The edits, and what they move the slow path into, for an editor's menu.
struct ExtractSlowPathCheck::PlannedFix {
  std::vector<FixItHint> Edits;
  std::string Into;
};

/// What is known about the translation unit at hand.
struct ExtractSlowPathCheck::TranslationUnit {
  TranslationUnit(const ASTContext &Context, const ExtractSlowPathCheck &Check)
      : Context(Context), Atomics(Check.AtomicTypes, Check.AtomicLoadFunctions),
        Code(Context, Atomics), Loads(Atomics, Code), Files(Context),
        Names(Context, Check.HelperSuffix) {}

  const ASTContext &Context;
  AtomicOperations Atomics;
  CheapCode Code;
  AtomicLoadFinder Loads;
  SourceFiles Files;
  HelperNames Names;
  /// Where the bodies begin of functions that macros have made.
  llvm::DenseSet<SourceLocation> MacroBodies;
  std::vector<Finding> Findings;
  std::vector<WholeFix> WholeFixes;
};

ExtractSlowPathCheck::ExtractSlowPathCheck(llvm::StringRef Name,
                                           tidy::ClangTidyContext *Context)
    : ClangTidyCheck(Name, Context),
      RawAtomicTypes(Options.get("AtomicTypes", "")),
      RawAtomicLoadFunctions(Options.get("AtomicLoadFunctions", "")),
      RawWeakCleanupTypes(
          Options.get("WeakCleanupTypes", DefaultWeakCleanupTypes)),
      RawColdGuardNames(
          llvm::StringRef(Options.get("ColdGuardNames", DefaultColdGuardNames))
              .lower()),
      HotFunctions(Options.get("HotFunctions", "")),
      AtomicTypes(RawAtomicTypes), AtomicLoadFunctions(RawAtomicLoadFunctions),
      WeakCleanupTypes(RawWeakCleanupTypes),
      ColdGuardNames(splitList(RawColdGuardNames)),
      Required(Options.get("GuardEvidence", GuardEvidence::Balanced)),
      Style(Options.get("FixStyle", FixStyle::Function)),
      Access(Options.get("HelperAccess", HelperAccess::Private)),
      Helper{std::string(Options.get("SlowPathAttributes", ""))},
      IgnoreFunctionNameInMacros(
          Options.get("IgnoreFunctionNameInMacros", Switch::On)),
      HelperSuffix(Options.get("HelperSuffix", DefaultHelperSuffix)) {
  const std::pair<llvm::StringRef, const NameList *> Lists[] = {
      {"AtomicTypes", &AtomicTypes},
      {"AtomicLoadFunctions", &AtomicLoadFunctions},
      {"WeakCleanupTypes", &WeakCleanupTypes}};
  for (const auto &[Option, List] : Lists)
    if (!List->error().empty())
      configurationDiag("invalid configuration value for option '%0.%1'; %2")
          << Name << Option << List->error();
  if (!isIdentifierPart(HelperSuffix)) {
    configurationDiag("invalid configuration value '%0' for option "
                      "'%1.HelperSuffix'; expected letters, digits and "
                      "underscores; using '%2'")
        << HelperSuffix << Name << DefaultHelperSuffix;
    HelperSuffix = DefaultHelperSuffix;
  }
  readHotFunctions();
}

/// An error, as with all functions reported a fix would go where none is
/// wanted.
void ExtractSlowPathCheck::readHotFunctions() {
  if (HotFunctions.empty())
    return;
  HotList.emplace();
  auto Read = HotFunctionList::read(HotFunctions, getCurrentMainFile());
  if (Read)
    HotList = std::move(*Read);
  else
    configurationDiag("cannot read '%0', the value of option "
                      "'%1.HotFunctions': %2",
                      DiagnosticIDs::Error)
        << HotFunctions << fastpath::CheckName
        << llvm::toString(Read.takeError());
}

ExtractSlowPathCheck::~ExtractSlowPathCheck() = default;

void ExtractSlowPathCheck::storeOptions(
    tidy::ClangTidyOptions::OptionMap &Opts) {
  Options.store(Opts, "AtomicTypes", RawAtomicTypes);
  Options.store(Opts, "AtomicLoadFunctions", RawAtomicLoadFunctions);
  Options.store(Opts, "WeakCleanupTypes", RawWeakCleanupTypes);
  Options.store(Opts, "ColdGuardNames", RawColdGuardNames);
  Options.store(Opts, "HotFunctions", HotFunctions);
  Options.store(Opts, "GuardEvidence", Required);
  Options.store(Opts, "FixStyle", Style);
  Options.store(Opts, "HelperAccess", Access);
  Options.store(Opts, "SlowPathAttributes", Helper.Attributes);
  Options.store(Opts, "IgnoreFunctionNameInMacros", IgnoreFunctionNameInMacros);
  Options.store(Opts, "HelperSuffix", HelperSuffix);
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

void ExtractSlowPathCheck::registerPPCallbacks(const SourceManager &SM,
                                               Preprocessor *ThePP,
                                               Preprocessor *) {
  PP = ThePP;
  if (!isInEditor())
    keepToOnePath(SM, *PP);
}

namespace {
/// Of the program's own functions. A single matcher, cheap tests first: each
/// function of each header is asked, and more matchers would cost more than the
/// rest of the check.
AST_MATCHER(FunctionDecl, isWrittenHere) {
  if (Node.isImplicit() || !Node.isThisDeclarationADefinition())
    return false;
  const SourceManager &SM = Finder->getASTContext().getSourceManager();
  return !SM.isInSystemHeader(SM.getExpansionLoc(Node.getBeginLoc())) &&
         !Node.isMain();
}
} // namespace

void ExtractSlowPathCheck::registerMatchers(MatchFinder *Finder) {
  Finder->addMatcher(functionDecl(isWrittenHere()).bind("function"), this);
}

static bool isInstantiation(const DeclContext &Context) {
  if (const auto *Function = dyn_cast<FunctionDecl>(&Context))
    return Function->isTemplateInstantiation();
  const auto *Class = dyn_cast<CXXRecordDecl>(&Context);
  return Class &&
         isTemplateInstantiation(Class->getTemplateSpecializationKind());
}

/// True if \p Function, or something that it is in, is made from a template.
/// The matcher isInstantiated asks for the parents of all nodes, which in an
/// editor costs more than everything else here: see test/editor/latency.py.
static bool isMadeFromTemplate(const FunctionDecl &Function) {
  for (const DeclContext *Context = &Function; Context;
       Context = Context->getLexicalParent())
    if (isInstantiation(*Context))
      return true;
  return false;
}

/// Functions that are silent whatever is in them: run once, compiled in a way
/// that undoes a split, or without a place for a helper.
static bool isOutOfScope(const FunctionDecl &Function) {
  if (isa<CXXConstructorDecl, CXXDestructorDecl>(Function) ||
      Function.isConsteval() || Function.isInvalidDecl() ||
      isMadeFromTemplate(Function))
    return true;
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  if (Method && Method->getParent()->isLambda())
    return true;
  return Function.hasAttr<NakedAttr>() || Function.hasAttr<FlattenAttr>() ||
         Function.hasAttr<ReturnsTwiceAttr>();
}

/// The callee destroys such parameters on every path, and keeps its frame.
static bool destroysParameters(const FunctionDecl &Function,
                               const ASTContext &Context) {
  for (const ParmVarDecl *Parameter : Function.parameters())
    if (Parameter->isDestroyedInCallee() &&
        Parameter->needsDestruction(Context))
      return true;
  return false;
}

/// False for a \p Body out of a macro that is a system header's, or has made a
/// function before: all that it makes are alike, and written once.
static bool isNewText(const Stmt &Body, llvm::DenseSet<SourceLocation> &Seen,
                      const SourceManager &SM) {
  SourceLocation Begin = Body.getBeginLoc();
  if (!SM.isMacroBodyExpansion(Begin))
    return true;
  SourceLocation Written = SM.getSpellingLoc(Begin);
  return !SM.isInSystemHeader(Written) && Seen.insert(Written).second;
}

ExtractSlowPathCheck::TranslationUnit &
ExtractSlowPathCheck::unit(const ASTContext &Context) {
  if (!Unit)
    Unit = std::make_unique<TranslationUnit>(Context, *this);
  return *Unit;
}

bool ExtractSlowPathCheck::isWorthReporting(const Evidence &E) const {
  switch (Required) {
  case GuardEvidence::Strong:
    return E.Side == Hotness::Hot;
  case GuardEvidence::Balanced:
    return E.Side != Hotness::Cold;
  case GuardEvidence::Any:
    return true;
  }
  return false;
}

void ExtractSlowPathCheck::check(const MatchFinder::MatchResult &Result) {
  const auto &Function = *Result.Nodes.getNodeAs<FunctionDecl>("function");
  const ASTContext &Context = *Result.Context;
  if (isOutOfScope(Function) || destroysParameters(Function, Context) ||
      (HotList && !HotList->contains(Function)))
    return;
  TranslationUnit &TU = unit(Context);

  std::optional<FastPath> Path =
      findFastPath(Function, TU.Loads, TU.Code, Context);
  if (!Path || areAllWeak(Path->Cleanup, WeakCleanupTypes))
    return;
  Evidence Hot = judgeHotSide(*Path, TU.Loads, ColdGuardNames, Context);
  if (!isWorthReporting(Hot))
    return;
  if (TU.Files.fileOf(Function.getLocation()).isGenerated() ||
      !isNewText(*Function.getBody(), TU.MacroBodies,
                 Context.getSourceManager()))
    return;
  TU.Findings.push_back({std::move(*Path), Hot});
}

//===----------------------------------------------------------------------===//
// Diagnosing
//===----------------------------------------------------------------------===//

void ExtractSlowPathCheck::onEndOfTranslationUnit() {
  if (Unit)
    reportAll();
  if (isInEditor())
    handOverWholeFixes();
  Unit.reset();
}

void ExtractSlowPathCheck::reportAll() {
  const SourceManager &SM = Unit->Context.getSourceManager();
  llvm::sort(Unit->Findings, [&](const Finding &A, const Finding &B) {
    return SM.isBeforeInTranslationUnit(A.Path.Function->getLocation(),
                                        B.Path.Function->getLocation());
  });
  for (const Finding &F : Unit->Findings)
    report(F);
}

/// A conversion's own name spells its canonical type.
static std::string nameOf(const CXXConversionDecl &Conversion) {
  PrintingPolicy Policy(Conversion.getASTContext().getLangOpts());
  return "'operator " + Conversion.getConversionType().getAsString(Policy) +
         "'";
}

void ExtractSlowPathCheck::report(const Finding &F) {
  llvm::Expected<PlannedFix> Fix = planFix(F);
  if (Fix && !isInEditor()) {
    Fix->Edits = holdText(std::move(Fix->Edits), F.Path, Unit->Files);
    rememberEdits(Fix->Edits, Unit->Context.getSourceManager());
    warn(F, Fix->Edits);
  } else {
    warn(F, {});
  }
  explain(F);
  if (!Fix)
    diag(nameLocation(F), "no fix-it: %0", DiagnosticIDs::Note)
        << llvm::toString(Fix.takeError());
  else if (isInEditor())
    offerQuickFix(F, *Fix);
}

SourceLocation ExtractSlowPathCheck::nameLocation(const Finding &F) const {
  return Unit->Context.getSourceManager().getFileLoc(
      F.Path.Function->getLocation());
}

void ExtractSlowPathCheck::warn(const Finding &F,
                                llvm::ArrayRef<FixItHint> Edits) {
  auto Warning =
      diag(nameLocation(F),
           F.Path.Kind == Shape::EarlyReturn
               ? "early return of %0 pays for the cleanup of %1 object%s1 on "
                 "the slow path; consider moving the slow path into a "
                 "function of its own"
               : "fast path of %0 pays for the cleanup of %1 object%s1 in the "
                 "branch it skips; consider moving the branch into a "
                 "function of its own");
  if (const auto *Conversion = dyn_cast<CXXConversionDecl>(F.Path.Function))
    Warning << nameOf(*Conversion);
  else
    Warning << F.Path.Function->getDeclName();
  Warning << F.Path.Cleanup.size();
  for (const FixItHint &Edit : Edits)
    Warning << Edit;
}

void ExtractSlowPathCheck::explain(const Finding &F) {
  diag(F.Path.Guards.back().Test->getBeginLoc(),
       "the fast path ends at this atomic check; %0", DiagnosticIDs::Note)
      << F.Hot.Reason;
  diag(F.Path.Cleanup.first().getLocation(),
       "the first object that needs cleanup is declared here",
       DiagnosticIDs::Note);
}

llvm::Expected<ExtractSlowPathCheck::PlannedFix>
ExtractSlowPathCheck::planFix(const Finding &F) {
  const ASTContext &Context = Unit->Context;
  if (Context.getDiagnostics().hasUncompilableErrorOccurred())
    return refuse("the translation unit has errors");
  if (llvm::Error Failed = checkFunction(*F.Path.Function, Context))
    return Failed;
  llvm::Expected<CutPoint> Cut = findCut(F.Path, Unit->Files);
  if (!Cut)
    return Cut.takeError();
  if (llvm::Error Failed =
          checkEditable(*Cut->File, Context.getSourceManager()))
    return Failed;

  if (Style == FixStyle::Lambda)
    return planLambda(F, *Cut);
  llvm::Expected<PlannedFix> Function = planFunction(F, *Cut);
  if (Function && isInEditor())
    return keepToOpenFile(F, *Cut, std::move(*Function));
  if (Function || Style == FixStyle::Function)
    return Function;
  llvm::Expected<PlannedFix> Lambda = planLambda(F, *Cut);
  if (Lambda) {
    llvm::consumeError(Function.takeError());
    return Lambda;
  }
  llvm::consumeError(Lambda.takeError());
  return Function;
}

/// Why the preprocessor keeps the text from \p Begin on from being cut, or from
/// being written twice.
static llvm::Error checkPreprocessed(const CutPoint &Cut, unsigned Begin,
                                     const SlowPath &Slow, Preprocessor &PP) {
  const SourceFile &File = *Cut.File;
  if (llvm::Error Failed =
          checkDirectives(File, Begin, File.tokens()[Cut.BodyOpen].Offset,
                          Cut.After.Offset, Cut.SlowEnd, PP))
    return Failed;
  for (const RepeatedDeclaration &D : Slow.Repeated)
    if (llvm::Error Failed =
            checkCopy(File, D.Begin, D.End, Cut.After.Offset, PP))
      return Failed;
  return checkCopy(File, Cut.TailBegin, Cut.TailBegin + Cut.Tail.size(),
                   Cut.After.Offset, PP);
}

llvm::Expected<ExtractSlowPathCheck::PlannedFix>
ExtractSlowPathCheck::planFunction(const Finding &F, const CutPoint &Cut) {
  const FunctionDecl &Function = *F.Path.Function;
  const SourceManager &SM = Unit->Context.getSourceManager();
  llvm::Expected<SlowPath> Slow = analyseSlowPath(
      F.Path, *Cut.File, Cut.SlowBegin, Cut.SlowEnd,
      {IgnoreFunctionNameInMacros == Switch::On, /*ForLambda=*/false},
      Unit->Context);
  if (!Slow)
    return Slow.takeError();
  SourceLocation Declared = Function.getCanonicalDecl()->getLocation();
  std::string Name = Unit->Names.nameFor(
      Function, *Slow, {Cut.File, &Unit->Files.fileOf(Declared)});
  llvm::Expected<HelperFunction> Made =
      makeHelperFunction(Function, *Slow, Name, Helper,
                         {Unit->Files, Unit->Loads, *PP, Unit->Context});
  if (!Made)
    return Made.takeError();
  if (Made->DeclarationFile)
    if (llvm::Error Failed = checkEditable(*Made->DeclarationFile, SM))
      return Failed;
  if (llvm::Error Failed = checkPreprocessed(Cut, Made->Begin, *Slow, *PP))
    return Failed;
  return PlannedFix{renderSplit(F.Path, Cut, *Slow, *Made, Access, Unit->Files),
                    "a function of its own"};
}

llvm::Expected<ExtractSlowPathCheck::PlannedFix>
ExtractSlowPathCheck::planLambda(const Finding &F, const CutPoint &Cut) {
  llvm::Expected<SlowPath> Slow = analyseSlowPath(
      F.Path, *Cut.File, Cut.SlowBegin, Cut.SlowEnd,
      {IgnoreFunctionNameInMacros == Switch::On, /*ForLambda=*/true},
      Unit->Context);
  if (!Slow)
    return Slow.takeError();
  llvm::Expected<HelperLambda> Made = makeHelperLambda(
      *F.Path.Function, *Slow, Cut.File->location(Cut.SlowBegin), Helper,
      {Unit->Files, Unit->Loads, *PP, Unit->Context});
  if (!Made)
    return Made.takeError();
  unsigned BodyOpen = Cut.File->tokens()[Cut.BodyOpen].Offset;
  if (llvm::Error Failed = checkPreprocessed(Cut, BodyOpen, *Slow, *PP))
    return Failed;
  return PlannedFix{renderSplit(F.Path, Cut, *Slow, *Made), "a lambda"};
}

//===----------------------------------------------------------------------===//
// In an editor
//===----------------------------------------------------------------------===//

/// What a menu of quick fixes shows.
static std::string titleOf(Shape Kind, llvm::StringRef Into) {
  return ((Kind == Shape::EarlyReturn ? "move the slow path into "
                                      : "move the branch into ") +
          Into)
      .str();
}

/// clangd takes a note with edits for a quick fix that goes by its text. One
/// without any is about a whole fix.
void ExtractSlowPathCheck::offerQuickFix(const Finding &F,
                                         const PlannedFix &Fix) {
  auto Note = diag(nameLocation(F), "%0", DiagnosticIDs::Note);
  Note << titleOf(F.Path.Kind, Fix.Into);
  for (const FixItHint &Edit : Fix.Edits)
    Note << Edit;
}

/// A file besides the open one that \p Edits edit: clangd drops such a fix.
/// Empty if there is none.
static llvm::StringRef closedFile(llvm::ArrayRef<FixItHint> Edits,
                                  const SourceManager &SM) {
  for (const FixItHint &Edit : Edits)
    if (!SM.isInMainFile(Edit.RemoveRange.getBegin()))
      return llvm::sys::path::filename(
          SM.getFilename(Edit.RemoveRange.getBegin()));
  return {};
}

/// The fix \p Function, or in its place one that clangd does not drop. Another
/// file is edited by a whole fix.
ExtractSlowPathCheck::PlannedFix
ExtractSlowPathCheck::keepToOpenFile(const Finding &F, const CutPoint &Cut,
                                     PlannedFix Function) {
  const SourceManager &SM = Unit->Context.getSourceManager();
  llvm::StringRef Closed = closedFile(Function.Edits, SM);
  if (Closed.empty())
    return Function;
  Function.Into += (", declared in '" + Closed + "'").str();
  Unit->WholeFixes.push_back(makeWholeFix(Function.Edits, nameLocation(F),
                                          titleOf(F.Path.Kind, Function.Into),
                                          SM));

  llvm::Expected<PlannedFix> Lambda = planLambda(F, Cut);
  if (Lambda) {
    Lambda->Into += ", in this file alone";
    return std::move(*Lambda);
  }
  llvm::consumeError(Lambda.takeError());
  return PlannedFix{{}, Function.Into + ", which must be saved"};
}

/// Also those of a file that has none: its earlier ones are out of date.
void ExtractSlowPathCheck::handOverWholeFixes() {
  const SourceManager &SM = PP->getSourceManager();
  std::vector<WholeFix> Fixes;
  if (Unit)
    Fixes = std::move(Unit->WholeFixes);
  wholeFixReceiver()(absolutePath(SM.getMainFileID(), SM), std::move(Fixes));
}

} // namespace fastpath
