//===--- SlowPath.cpp - what the remainder uses ---------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlowPath.h"
#include "EditableFile.h"
#include "Refusal.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace fastpath {

const Handover *SlowPath::find(const ValueDecl *Var) const {
  for (const Handover &H : Handovers)
    if (H.Var == Var)
      return &H;
  return nullptr;
}

/// Adds the names in the parentheses at \p Open that could be variables.
static void addArguments(llvm::ArrayRef<SourceToken> Tokens, size_t Open,
                         llvm::StringSet<> &Names) {
  for (size_t I = Open + 1, End = skipGroup(Tokens, Open); I < End; ++I)
    if (Tokens[I].isIdentifier() &&
        !isOneOf(Tokens[I - 1].Text, {".", "->", "::"}))
      Names.insert(Tokens[I].Text);
}

/// `assert`, `DCHECK_GT`, `LOG_TRACE`: a macro of which some configurations
/// drop the arguments.
static bool isForDebugging(llvm::StringRef Macro) {
  std::string Lower = Macro.lower();
  for (llvm::StringRef Word :
       {"assert", "check", "debug", "dbg", "trace", "log", "verify"})
    if (Lower.find(Word.str()) != std::string::npos)
      return true;
  return false;
}

static SlowText readText(const SourceFile &File, unsigned Begin, unsigned End,
                         const ASTContext &Context) {
  SlowText Text;
  const std::vector<SourceToken> &Tokens = File.tokens();
  int Conditions = 0;      // that are open
  size_t DebuggingEnd = 0; // of the arguments of a macro that may drop them
  for (size_t I = File.indexAt(Begin);
       I < Tokens.size() && Tokens[I].Offset < End; ++I) {
    const SourceToken &Token = Tokens[I];
    size_t Next = File.next(I);
    if (Next >= Tokens.size())
      break;
    if (Token.startsDirective()) {
      bool Opens = opensConditional(Tokens[I + 1].Text);
      Text.Conditional |= Opens;
      Conditions += Opens - Tokens[I + 1].is("endif");
    }
    bool Invokes = Token.isIdentifier() && isMacroName(Token.Text, Context);
    Text.HasMacros |= Invokes;
    if (Token.isIdentifier()) {
      Text.Words.insert(Token.Text);
      if (Token.Directive)
        Text.AttributeArguments.insert(Token.Text); // `#pragma unroll n`
      else if (Conditions == 0 && I >= DebuggingEnd)
        Text.CertainWords.insert(Token.Text);
    }
    bool Attribute = Token.is("[") && Tokens[Next].is("[");
    bool Opens = Tokens[Next].is("(");
    Attribute |= Opens && Token.is("__attribute__");
    if (!Attribute && !(Invokes && Opens))
      continue;
    addArguments(Tokens, Next,
                 Attribute ? Text.AttributeArguments : Text.UnseenArguments);
    if (Attribute || isForDebugging(Token.Text))
      DebuggingEnd = std::max(DebuggingEnd, skipGroup(Tokens, Next));
  }
  for (llvm::StringRef Name : Text.AttributeArguments.keys())
    Text.UnseenArguments.insert(Name);
  return Text;
}

/// What the fast path declares, that of the inverted guard's own `if` included.
static std::vector<const NamedDecl *> declaredIn(const FastPath &Path) {
  std::vector<const NamedDecl *> Declared;
  for (const Stmt *S : Path.fastStatements())
    if (const auto *Declaration = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declaration->decls()) {
        if (const auto *Whole = dyn_cast<DecompositionDecl>(D))
          Declared.insert(Declared.end(), Whole->bindings().begin(),
                          Whole->bindings().end());
        else if (const auto *Named = dyn_cast<NamedDecl>(D))
          Declared.push_back(Named);
      }
  return Declared;
}

static bool isRepeated(const NamedDecl &D, const Uses &Slow) {
  return llvm::any_of(Slow.Declarations, [&](const DeclStmt *S) {
    return llvm::is_contained(S->decls(), &D);
  });
}

/// True if another configuration may declare \p Local otherwise.
static bool isConditional(const NamedDecl &Local, const FastPath &Path,
                          const SourceFile &File, const SourceManager &SM) {
  auto Offset = [&](SourceLocation Loc) {
    return SM.getFileOffset(SM.getExpansionLoc(Loc));
  };
  return hasDirectives(File, Offset(Path.Function->getBody()->getBeginLoc()),
                       Offset(Local.getBeginLoc()), Offset(Local.getEndLoc()));
}

/// True if the token at \p Index looks like a name being declared: `int n =
/// 5;`.
static bool declaresName(llvm::ArrayRef<SourceToken> Tokens, size_t Index) {
  const SourceToken &Type = Tokens[Index - 1];
  return Tokens[Index].isIdentifier() && !Tokens[Index].Directive &&
         (Type.isIdentifier() || isOneOf(Type.Text, {"*", "&", ">"})) &&
         !isOneOf(Type.Text, {"return", "else", "case", "goto"}) &&
         isOneOf(Tokens[Index + 1].Text, {"=", ";", "{"});
}

/// A name that some configuration may declare in the fast path and use in the
/// slow path, but not this one: `int n = 5;` under a directive or in a macro's
/// arguments. Empty if there is none.
static llvm::StringRef undeclaredHere(const FastPath &Path,
                                      const SourceFile &File,
                                      unsigned SlowBegin, const SlowText &Slow,
                                      const ASTContext &Context) {
  if (Slow.CertainWords.size() == Slow.Words.size() &&
      Slow.UnseenArguments.empty())
    return ""; // no configuration differs
  const SourceManager &SM = Context.getSourceManager();
  unsigned Body = SM.getFileOffset(
      SM.getExpansionLoc(Path.Function->getBody()->getBeginLoc()));
  const std::vector<SourceToken> &Tokens = File.tokens();
  SlowText Fast = readText(File, Body, SlowBegin, Context);
  std::vector<const NamedDecl *> Declared = declaredIn(Path);
  for (size_t I = File.indexAt(Body) + 1;
       I + 1 < Tokens.size() && Tokens[I].Offset < SlowBegin; ++I) {
    if (!declaresName(Tokens, I))
      continue;
    llvm::StringRef Name = Tokens[I].Text;
    bool Inactive = Slow.Words.count(Name) && !Fast.CertainWords.count(Name) &&
                    !Slow.CertainWords.count(Name);
    bool Dropped =
        Fast.UnseenArguments.count(Name) && Slow.UnseenArguments.count(Name);
    bool Here = llvm::any_of(Declared, [&](const NamedDecl *D) {
      return D->getNameAsString() == Name;
    });
    if ((Inactive || Dropped) && !Here && !isMacroName(Name, Context))
      return Name;
  }
  return "";
}

static Handover handOver(const ValueDecl &Var, Passing How, const Uses &Slow,
                         const SlowText &Text) {
  // An assignment to a copy has no effect that a compiler would call a use.
  bool Copied = How != Passing::Reference && !Var.getType()->isReferenceType();
  bool Used =
      Copied ? Slow.Read.count(&Var) : Slow.UsedOutsideNoexcept.count(&Var);
  // What this configuration uses, another one may not; the text is the same.
  bool Certain = !Var.getIdentifier() ||
                 Text.CertainWords.count(Var.getName()) ||
                 !Text.Words.count(Var.getName());
  return {&Var, How, !Used || !Certain};
}

/// Enters the locals that cross the split.
static llvm::Error handOverLocals(SlowPath &Result, const FastPath &Path,
                                  const Uses &Slow, const SlowText &Text,
                                  const SourceFile &File,
                                  SlowPathOptions Options,
                                  const ASTContext &Context) {
  for (const NamedDecl *D : declaredIn(Path)) {
    bool Used = Slow.names(*D);
    if ((!Used && !Text.mayName(*D)) || isRepeated(*D, Slow))
      continue;
    const auto *Var = dyn_cast<VarDecl>(D);
    if (!Var && !isa<BindingDecl>(D)) {
      if (!Options.ForLambda)
        return refuse("the slow path may use " + quoted(*D) +
                      ", which is declared inside the function");
      continue;
    }
    // A lambda needs no capture for a value, nor for a static local.
    if (Options.ForLambda && Var &&
        (Var->isStaticLocal() || isConstant(*Var, Context)))
      continue;
    // Of a value, only the type can be used without a capture.
    bool Referenced =
        !Var || Var->isStaticLocal() || Var->getType()->isReferenceType();
    if (Referenced && Slow.Uncaptured.count(cast<ValueDecl>(D)))
      return refuse("a lambda or local class names " + quoted(*D) +
                    ", which it would have to capture");
    if (isConditional(*D, Path, File, Context.getSourceManager()))
      return refuse("the local " + quoted(*D) +
                    " is declared under a conditional directive");
    llvm::Expected<Passing> How =
        passingOfLocal(*cast<ValueDecl>(D), Path, Context);
    if (!How)
      return How.takeError();
    Result.Handovers.push_back(handOver(*cast<ValueDecl>(D), *How, Slow, Text));
  }
  return llvm::Error::success();
}

/// True if \p Text has the name of a member that the AST does not tell of, so
/// that a lambda may need `this` in another configuration only.
static bool mayUseThis(const SlowText &Text, const FunctionDecl &Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  if (!Method || Method->isStatic())
    return false;
  const llvm::StringSet<> &Names =
      Text.Conditional ? Text.Words : Text.UnseenArguments;
  return llvm::any_of(Names.keys(), [&](llvm::StringRef Name) {
    return Name == "this" || isMemberName(Name, *Method->getParent());
  });
}

static bool declaresStatic(const Stmt *S) {
  if (const auto *Declaration = dyn_cast_or_null<DeclStmt>(S))
    for (const Decl *D : Declaration->decls())
      if (const auto *Var = dyn_cast<VarDecl>(D))
        if (Var->isStaticLocal())
          return true;
  return S && llvm::any_of(S->children(), declaresStatic);
}

static bool changesLocks(const FunctionDecl &Function) {
  return Function.hasAttr<AcquireCapabilityAttr>() ||
         Function.hasAttr<TryAcquireCapabilityAttr>() ||
         Function.hasAttr<ReleaseCapabilityAttr>();
}

static bool callsLockFunction(const Stmt *S) {
  const auto *Call = dyn_cast_or_null<CallExpr>(S);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  return (Callee && changesLocks(*Callee)) ||
         (S && llvm::any_of(S->children(), callsLockFunction));
}

/// A helper that says it takes the lock is wrong if the fast path has taken it.
static llvm::Error checkLocks(const FastPath &Path) {
  bool InPrefix = llvm::any_of(Path.Prefix, [](const Stmt *S) {
    return !isa<IfStmt>(S) && callsLockFunction(S);
  });
  return InPrefix && changesLocks(*Path.Function)
             ? refuse("the fast path takes or releases a lock for the caller")
             : llvm::Error::success();
}

/// Why the two paths cannot be told apart, whatever crosses the split.
static llvm::Error checkPaths(const FastPath &Path, const SourceFile &File,
                              unsigned SlowBegin, const SlowText &Text,
                              const Uses &Slow, SlowPathOptions Options,
                              const ASTContext &Context) {
  if (!Options.ForLambda) {
    if (llvm::Error Failed = checkSignatureUses(Path, Context))
      return Failed;
    llvm::StringRef Name = undeclaredHere(Path, File, SlowBegin, Text, Context);
    if (!Name.empty())
      return refuse("another configuration may declare '" + Name +
                    "' in the fast path and use it in the slow path");
  }
  if (llvm::any_of(Path.Tail, declaresStatic))
    return refuse("the return behind the branch has a static local, which both "
                  "paths would have to share");
  if (llvm::Error Failed = checkLocks(Path))
    return Failed;
  if (Options.ForLambda && !Slow.This && mayUseThis(Text, *Path.Function))
    return refuse("another configuration may have to capture 'this'");
  return llvm::Error::success();
}

/// True if \p S returns a value in every instantiation.
static bool returnsValue(const Stmt *S) {
  if (const auto *Return = dyn_cast_or_null<ReturnStmt>(S))
    return Return->getRetValue();
  if (const auto *If = dyn_cast_or_null<IfStmt>(S))
    if (If->isConstexpr())
      return false;
  return S && !isa<LambdaExpr>(S) && llvm::any_of(S->children(), returnsValue);
}

llvm::Expected<SlowPath> analyseSlowPath(const FastPath &Path,
                                         const SourceFile &File, unsigned Begin,
                                         unsigned End, SlowPathOptions Options,
                                         const ASTContext &Context) {
  SlowText Text = readText(File, Begin, End, Context);
  llvm::Expected<Uses> Slow = usesOfSlowPath(Path, Text, Options, Context);
  if (!Slow)
    return Slow.takeError();
  if (llvm::Error Failed =
          checkPaths(Path, File, Begin, Text, *Slow, Options, Context))
    return Failed;
  SlowPath Result;
  Result.UsesThis = Slow->This;
  Result.HasStaticLocal = llvm::any_of(Path.Slow, declaresStatic);
  Result.ReturnsAsFunction = llvm::any_of(Path.Slow, returnsValue) ||
                             llvm::any_of(Path.Tail, returnsValue) ||
                             !returnsValue(Path.Function->getBody());
  llvm::Expected<std::vector<RepeatedDeclaration>> Repeated =
      findRepeatedDeclarations(Path, *Slow, File, Context);
  if (!Repeated)
    return Repeated.takeError();
  Result.Repeated = std::move(*Repeated);
  for (const ParmVarDecl *Parameter : Path.Function->parameters()) {
    bool Used = Slow->names(*Parameter);
    bool MayBeUsed = Text.Conditional ? Parameter->getIdentifier() != nullptr
                                      : Text.mayName(*Parameter);
    if (Used || MayBeUsed)
      Result.Handovers.push_back(
          handOver(*Parameter, passingOf(*Parameter), *Slow, Text));
  }
  if (llvm::Error Failed =
          handOverLocals(Result, Path, *Slow, Text, File, Options, Context))
    return Failed;
  if (llvm::Error Failed = checkReferences(Result.Handovers, Path))
    return Failed;
  return Result;
}

} // namespace fastpath
