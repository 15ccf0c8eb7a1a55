//===--- Signature.cpp - a declaration as tokens --------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Signature.h"
#include "LLVMCompat.h"
#include "NameList.h"
#include "Refusal.h"
#include "clang/AST/ASTContext.h"
#include "clang/Lex/MacroInfo.h"
#include <map>

using namespace clang;

namespace fastpath {

void TokenText::add(llvm::StringRef Token, bool Spaced) {
  if (Token.empty())
    return;
  if (Spaced && !Text.empty())
    Text += ' ';
  Text += Token.str();
}

bool endsInPunctuation(llvm::StringRef Text) {
  return !Text.empty() &&
         (Text.back() == '*' || Text.back() == '&' || Text.back() == '(');
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Attributes that are right on the helper too, and needed there: what the
/// caller holds, which instructions may be used, how it is called. All others
/// are dropped: a helper must not run at startup, be exported or be deprecated.
static bool isKeptAttribute(llvm::StringRef Name, bool KeepVisibility) {
  for (llvm::StringRef Scope : {"gnu::", "clang::", "__gnu__::", "_Clang::"})
    Name.consume_front(Scope);
  if (compat::startsWith(Name, "__") && compat::endsWith(Name, "__"))
    Name = Name.drop_front(2).drop_back(2);
  if (Name == "visibility")
    return KeepVisibility;
  return compat::startsWith(Name, "no_sanitize") ||
         isOneOf(Name,
                 {// Thread safety
                  "requires_capability", "requires_shared_capability",
                  "exclusive_locks_required", "shared_locks_required",
                  "acquire_capability", "acquire_shared_capability",
                  "release_capability", "release_shared_capability",
                  "release_generic_capability", "exclusive_lock_function",
                  "shared_lock_function", "unlock_function", "locks_excluded",
                  "no_thread_safety_analysis", "try_acquire_capability",
                  "try_acquire_shared_capability", "exclusive_trylock_function",
                  "shared_trylock_function",
                  // Code generation
                  "target", "optnone", "minsize", "optimize", "strictfp",
                  "no_builtin", "no_instrument_function",
                  "no_profile_instrument_function", "no_stack_protector",
                  "disable_sanitizer_instrumentation",
                  "speculative_load_hardening", "zero_call_used_regs",
                  // Calling conventions
                  "ms_abi", "sysv_abi", "cdecl", "stdcall", "fastcall",
                  "thiscall", "vectorcall", "regcall", "pcs",
                  "aarch64_vector_pcs", "preserve_most", "preserve_all",
                  "regparm",
                  // Instantiation
                  "exclude_from_explicit_instantiation"});
}

/// The kept ones of the comma-separated attributes in \p Tokens.
static std::vector<std::string>
keptAttributes(llvm::ArrayRef<SourceToken> Tokens, bool KeepVisibility) {
  std::vector<std::string> Kept;
  for (size_t I = 0; I < Tokens.size();) {
    TokenText Attribute;
    std::string Name;
    bool InArguments = false;
    for (; I < Tokens.size() && !Tokens[I].is(",");) {
      size_t End = Tokens[I].is("(") ? skipGroup(Tokens, I) : I + 1;
      InArguments |= Tokens[I].is("(");
      for (; I < End; ++I) {
        if (!InArguments)
          Name += Tokens[I].Text.str();
        Attribute.add(Tokens[I].Text, Tokens[I].Spaced);
      }
    }
    ++I; // the comma
    if (Name.empty())
      continue;
    if (isKeptAttribute(Name, KeepVisibility))
      Kept.push_back(Attribute.str());
  }
  return Kept;
}

std::string joinedByComma(const std::vector<std::string> &Parts) {
  std::string Text;
  for (const std::string &Part : Parts)
    Text += (Text.empty() ? "" : ", ") + Part;
  return Text;
}

//===----------------------------------------------------------------------===//
// Filter
//===----------------------------------------------------------------------===//

std::vector<SourceToken> TokenFilter::tokensOf(const SourceFile &File,
                                               TokenRange Range) {
  std::vector<SourceToken> Tokens;
  for (size_t I = Range.Begin; I < Range.End; ++I)
    if (!File.tokens()[I].isComment())
      Tokens.push_back(File.tokens()[I]);
  return Tokens;
}

static bool isDroppedSpecifier(llvm::StringRef Word) {
  return isOneOf(Word, {"virtual", "friend", "inline", "__inline", "__inline__",
                        "__forceinline", "constexpr", "static", "extern",
                        "__private_extern__", "explicit", "_Noreturn",
                        "__extension__"});
}

static bool isGroupKeyword(llvm::StringRef Word) {
  return isOneOf(Word, {"noexcept", "throw", "decltype", "requires",
                        "__typeof__", "typeof", "__typeof"});
}

/// The arguments of the macro call whose `(` is at \p Open, for the parameters
/// of \p Macro: a variadic one takes all that is left.
static std::map<const IdentifierInfo *, std::vector<SourceToken>>
macroArguments(llvm::ArrayRef<SourceToken> Tokens, size_t Open,
               const MacroInfo &Macro) {
  std::map<const IdentifierInfo *, std::vector<SourceToken>> Arguments;
  size_t Close = skipGroup(Tokens, Open) - 1;
  unsigned Index = 0;
  for (size_t I = Open + 1; I < Close && Index < Macro.getNumParams();) {
    bool Rest = Macro.isVariadic() && Index + 1 == Macro.getNumParams();
    if (Tokens[I].is(",") && !Rest) {
      ++Index;
      ++I;
      continue;
    }
    size_t End = Tokens[I].is("(") ? skipGroup(Tokens, I) : I + 1;
    std::vector<SourceToken> &Argument = Arguments[Macro.params()[Index]];
    Argument.insert(Argument.end(), Tokens.begin() + I, Tokens.begin() + End);
    I = End;
  }
  return Arguments;
}

/// What \p Macro stands for, with the arguments of the call at \p Index.
std::vector<SourceToken>
TokenFilter::expansion(llvm::ArrayRef<SourceToken> Tokens, size_t Index,
                       const MacroInfo &Macro) {
  std::map<const IdentifierInfo *, std::vector<SourceToken>> Arguments;
  if (Macro.isFunctionLike() && Index + 1 < Tokens.size())
    Arguments = macroArguments(Tokens, Index + 1, Macro);
  std::vector<SourceToken> Body;
  for (const clang::Token &T : Macro.tokens()) {
    auto Argument = Arguments.find(T.getIdentifierInfo());
    if (T.getIdentifierInfo() && Argument != Arguments.end()) {
      Body.insert(Body.end(), Argument->second.begin(), Argument->second.end());
      continue;
    }
    Spellings.push_back(PP.getSpelling(T));
    bool IsWord = T.isAnyIdentifier() || T.getIdentifierInfo();
    Body.push_back({IsWord ? tok::raw_identifier : T.getKind(),
                    Tokens[Index].Offset, Spellings.back(), false,
                    T.hasLeadingSpace(), false});
  }
  return Body;
}

TokenFilter::MacroKind
TokenFilter::classifyMacro(llvm::ArrayRef<SourceToken> Tokens, size_t Index,
                           const SourceFile &File, Part P, bool &HasArguments) {
  const SourceToken &Token = Tokens[Index];
  if (!Token.isIdentifier())
    return MacroKind::None;
  if (MacroDepth > 8)
    return MacroKind::Mixed;
  IdentifierTable &Table = PP.getIdentifierTable();
  auto Entry = Table.find(Token.Text);
  if (Entry == Table.end() || !Entry->second->hadMacroDefinition())
    return MacroKind::None;
  const MacroInfo *Macro =
      PP.getMacroDefinitionAtLoc(Entry->second, File.location(Token.Offset))
          .getMacroInfo();
  if (!Macro || Macro->isBuiltinMacro()) // such as `_Pragma`
    return MacroKind::None;
  HasArguments = Macro->isFunctionLike();
  if (Macro->tokens_empty())
    // A thread-safety annotation or the like, empty in this configuration.
    return P == Part::Suffix && HasArguments ? MacroKind::Kept
                                             : MacroKind::Dropped;
  std::vector<SourceToken> Body = expansion(Tokens, Index, *Macro);
  TokenText Whole;
  for (const SourceToken &T : Body)
    Whole.add(T.Text, T.Spaced);
  TokenText Kept;
  ++MacroDepth;
  llvm::Error Failed = filter(Body, File, P, Kept);
  --MacroDepth;
  if (Failed) {
    llvm::consumeError(std::move(Failed));
    return MacroKind::Mixed;
  }
  if (Kept.empty())
    return MacroKind::Dropped;
  return Kept.str() == Whole.str() ? MacroKind::Kept : MacroKind::Mixed;
}

bool TokenFilter::isDroppedMacro(const SourceToken &Token,
                                 const SourceFile &File) {
  bool HasArguments = false;
  return classifyMacro({Token}, 0, File, Part::Specifiers, HasArguments) ==
         MacroKind::Dropped;
}

llvm::Error TokenFilter::filter(llvm::ArrayRef<SourceToken> Tokens,
                                const SourceFile &File, Part P,
                                TokenText &Out) {
  bool Verbatim = false; // in a trailing return type or a requires-clause
  bool Dropped = false;
  auto Keep = [&](llvm::StringRef Text, bool Spaced) {
    if (P != Part::Attributes)
      Out.add(Text, Spaced || Dropped);
    Dropped = false;
  };
  auto KeepAttributes = [&](const std::vector<std::string> &Kept,
                            llvm::StringRef Open, llvm::StringRef Close) {
    if (Kept.empty()) {
      Dropped = true;
      return;
    }
    Out.add((Open + joinedByComma(Kept) + Close).str(), /*Spaced=*/true);
    Dropped = false;
  };

  for (size_t I = 0; I < Tokens.size();) {
    const SourceToken &T = Tokens[I];
    bool OpensNext = I + 1 < Tokens.size() && Tokens[I + 1].is("(");
    if (T.is("[") && I + 1 < Tokens.size() && Tokens[I + 1].is("[")) {
      size_t End = skipGroup(Tokens, I);
      if (End > I + 4)
        KeepAttributes(
            keptAttributes(Tokens.slice(I + 2, End - I - 4), KeepVisibility),
            "[[", "]]");
      I = End;
      continue;
    }
    if ((T.is("__attribute__") || T.is("__attribute")) && OpensNext) {
      size_t End = skipGroup(Tokens, I + 1);
      if (End > I + 5)
        KeepAttributes(
            keptAttributes(Tokens.slice(I + 3, End - I - 5), KeepVisibility),
            "__attribute__((", "))");
      I = End;
      continue;
    }
    if (isOneOf(T.Text, {"__declspec", "alignas", "_Alignas", "explicit", "asm",
                         "__asm", "__asm__"}) &&
        OpensNext) {
      I = skipGroup(Tokens, I + 1);
      Dropped = true;
      continue;
    }
    if (isDroppedSpecifier(T.Text) && P != Part::Suffix) {
      bool Linkage = T.is("extern") && I + 1 < Tokens.size() &&
                     tok::isStringLiteral(Tokens[I + 1].Kind);
      I += Linkage ? 2 : 1;
      Dropped = true;
      continue;
    }
    if (P == Part::Suffix) {
      if (T.is("override") || T.is("final") || (T.is("&&") && !Verbatim)) {
        // `*this` is an lvalue inside: a `&&` helper could not be called.
        ++I;
        Dropped = true;
        continue;
      }
      if (T.is("=") && !Verbatim)
        break; // `= 0`
      Verbatim |= T.is("->") || T.is("requires");
    }
    bool HasArguments = false;
    switch (classifyMacro(Tokens, I, File, P, HasArguments)) {
    case MacroKind::Mixed:
      return refuse("the macro '" + T.Text +
                    "' makes a part of the signature that the helper needs and "
                    "one that it must not have");
    case MacroKind::Dropped:
      I = HasArguments && OpensNext ? skipGroup(Tokens, I + 1) : I + 1;
      Dropped = true;
      continue;
    case MacroKind::Kept: {
      size_t End = HasArguments && OpensNext ? skipGroup(Tokens, I + 1) : I + 1;
      TokenText Macro;
      for (bool First = true; I < End; ++I, First = false)
        Macro.add(Tokens[I].Text, !First && Tokens[I].Spaced);
      Out.add(Macro.str(), T.Spaced || Dropped);
      Dropped = false;
      continue;
    }
    case MacroKind::None:
      break;
    }
    size_t End =
        isGroupKeyword(T.Text) && OpensNext ? skipGroup(Tokens, I + 1) : I + 1;
    for (; I < End; ++I)
      Keep(Tokens[I].Text, Tokens[I].Spaced);
  }
  return llvm::Error::success();
}

llvm::Expected<TokenText> TokenFilter::specifiers(const Signature &S) {
  TokenText Out;
  if (llvm::Error Failed = filter(tokensOf(*S.File, S.Specifiers), *S.File,
                                  Part::Specifiers, Out))
    return Failed;
  return Out;
}

llvm::Expected<TokenText> TokenFilter::suffix(const Signature &S) {
  TokenText Out;
  if (llvm::Error Failed =
          filter(tokensOf(*S.File, S.Suffix), *S.File, Part::Suffix, Out))
    return Failed;
  return Out;
}

llvm::Expected<TokenText> TokenFilter::attributes(const Signature &S) {
  TokenText Out;
  for (TokenRange Range : {S.Specifiers, S.Suffix})
    if (llvm::Error Failed =
            filter(tokensOf(*S.File, Range), *S.File, Part::Attributes, Out))
      return Failed;
  return Out;
}

std::string TokenFilter::exceptionSpecification(const Signature &S) {
  std::vector<SourceToken> Tokens = tokensOf(*S.File, S.Suffix);
  TokenText Text;
  for (size_t I = 0; I < Tokens.size() && Text.empty(); ++I) {
    if (!Tokens[I].is("noexcept") && !Tokens[I].is("throw"))
      continue;
    bool Operand = I + 1 < Tokens.size() && Tokens[I + 1].is("(");
    for (size_t End = Operand ? skipGroup(Tokens, I + 1) : I + 1; I < End; ++I)
      Text.add(Tokens[I].Text, Tokens[I].Spaced);
  }
  return Text.str();
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {

/// Turns locations into token indices of one file.
class TokenLocator {
public:
  TokenLocator(const SourceFile &File, const SourceManager &SM)
      : File(File), SM(SM) {}

  size_t begin(SourceLocation Loc) {
    Loc = SM.getExpansionLoc(Loc);
    if (Loc.isInvalid() || SM.getFileID(Loc) != File.id()) {
      Failed = true;
      return 0;
    }
    return File.indexAt(SM.getFileOffset(Loc));
  }
  /// The token after the one at \p Loc, or after the macro that made it.
  size_t end(SourceLocation Loc) {
    if (Loc.isMacroID())
      Loc = SM.getExpansionRange(Loc).getEnd();
    return begin(Loc) + 1;
  }
  bool failed() const { return Failed; }

private:
  const SourceFile &File;
  const SourceManager &SM;
  bool Failed = false;
};

} // namespace

/// The index of the bracket that the one at \p Index closes, or npos.
static size_t matchingOpen(const SourceFile &File, size_t Index) {
  int Depth = 0;
  for (; Index != SourceFile::npos; Index = File.previous(Index)) {
    const SourceToken &T = File.tokens()[Index];
    Depth += T.is(")") || T.is("]") || T.is("}");
    Depth -= T.is("(") || T.is("[") || T.is("{");
    if (Depth == 0)
      return Index;
  }
  return SourceFile::npos;
}

/// `QT_BEGIN_NAMESPACE`, `G_BEGIN_DECLS`: empty here, but not about the
/// declaration behind it.
static bool opensBlock(llvm::StringRef Macro) {
  return Macro.contains("BEGIN") || Macro.contains("END_") ||
         Macro.contains("NAMESPACE");
}

/// The first token of the declaration whose decl-specifiers begin at \p Index:
/// attributes and macros that stand for them are not in the AST's range.
static size_t withLeadingAttributes(const SourceFile &File, size_t Index,
                                    TokenFilter &Filter) {
  while (true) {
    size_t Before = File.previous(Index);
    if (Before == SourceFile::npos)
      return Index;
    const SourceToken &T = File.tokens()[Before];
    if (T.Directive)
      return Index;
    size_t First = SourceFile::npos;
    if (T.is("]")) {
      size_t Open = matchingOpen(File, Before);
      if (Open != SourceFile::npos && File.tokens()[Open + 1].is("["))
        First = Open;
    } else if (T.is(")")) {
      size_t Open = matchingOpen(File, Before);
      size_t Word = Open == SourceFile::npos ? Open : File.previous(Open);
      if (Word != SourceFile::npos &&
          (isOneOf(File.tokens()[Word].Text,
                   {"__attribute__", "__attribute", "__declspec", "alignas"}) ||
           Filter.isDroppedMacro(File.tokens()[Word], File)))
        First = Word;
    } else if (tok::isStringLiteral(T.Kind)) {
      size_t Word = File.previous(Before);
      if (Word != SourceFile::npos && File.tokens()[Word].is("extern"))
        First = Word;
    } else if (T.is("extern") ||
               (!opensBlock(T.Text) && Filter.isDroppedMacro(T, File))) {
      First = Before;
    }
    if (First == SourceFile::npos || File.tokens()[First].Directive)
      return Index;
    Index = First;
  }
}

/// The `;` or `{` behind the declarator whose parameter list ends before
/// \p Index.
static size_t declaratorEnd(const SourceFile &File, size_t Index) {
  while (Index < File.tokens().size()) {
    const SourceToken &T = File.tokens()[Index];
    if (T.is(";") || T.is("{") || T.is("<%") || T.is(","))
      return Index;
    Index = T.is("(") || T.is("[") ? skipGroup(File.tokens(), Index)
                                   : File.next(Index);
  }
  return Index;
}

static std::vector<TokenRange> splitParameters(const FunctionDecl &Function,
                                               const SourceFile &File,
                                               size_t Open, size_t Close,
                                               TokenLocator &At) {
  std::vector<TokenRange> Ranges;
  size_t Begin = Open + 1;
  for (const ParmVarDecl *Parameter : Function.parameters()) {
    size_t Comma = At.end(Parameter->getSourceRange().getEnd());
    // The range may end at a name with attributes behind it.
    while (Comma < Close && !File.tokens()[Comma].is(","))
      Comma = File.tokens()[Comma].is("(") || File.tokens()[Comma].is("[")
                  ? skipGroup(File.tokens(), Comma)
                  : Comma + 1;
    Ranges.push_back({Begin, std::min(Comma, Close)});
    Begin = Comma + 1;
  }
  return Ranges;
}

/// The head of an abbreviated template (`void f(auto x)`) is not written, and
/// has either no location or that of the declaration, depending on the version.
static bool isWritten(const TemplateParameterList &Head, const SourceFile &File,
                      const SourceManager &SM) {
  SourceLocation Loc = Head.getTemplateLoc();
  if (Loc.isInvalid())
    return false;
  if (Loc.isMacroID())
    return true; // refused later
  size_t Index = File.indexAt(SM.getFileOffset(Loc));
  return Index < File.tokens().size() && File.tokens()[Index].is("template");
}

static std::vector<const TemplateParameterList *> allHeads(const Signature &S) {
  std::vector<const TemplateParameterList *> Heads = S.OuterHeads;
  if (S.OwnHead)
    Heads.push_back(S.OwnHead);
  return Heads;
}

/// True if every default argument is set off by a `=` that can be seen.
static bool showsDefaultArguments(const Signature &S) {
  for (unsigned I = 0; I < S.Parameters.size(); ++I) {
    const ParmVarDecl *Parameter = S.Function->getParamDecl(I);
    if (!Parameter->hasDefaultArg() || Parameter->hasInheritedDefaultArg())
      continue;
    bool Shown = false;
    for (size_t T = S.Parameters[I].Begin; T < S.Parameters[I].End; ++T)
      Shown |= S.File->tokens()[T].is("=");
    if (!Shown)
      return false;
  }
  return true;
}

/// True if a macro in the parameter list drops parameters, which another
/// configuration may keep.
static bool hasDroppedParameters(const SourceFile &File, size_t Open,
                                 size_t Close, TokenFilter &Filter) {
  for (size_t I = Open + 1; I + 1 < Close; ++I) {
    if (!File.tokens()[I].isIdentifier() || !File.tokens()[I + 1].is("(") ||
        !Filter.isDroppedMacro(File.tokens()[I], File))
      continue;
    for (size_t J = I + 2, End = skipGroup(File.tokens(), I + 1); J < End; ++J)
      if (File.tokens()[J].is(","))
        return true;
  }
  return false;
}

/// True if a conditional directive ends in front of the declaration that begins
/// at \p Begin, and has a part of it inside.
static bool beginsInConditional(const SourceFile &File, size_t Begin) {
  bool Ends = false;
  size_t I = File.previous(Begin);
  for (; I != SourceFile::npos && File.tokens()[I].Directive;
       I = File.previous(I))
    Ends |= File.tokens()[I].is("endif");
  if (!Ends || I == SourceFile::npos)
    return false;
  const SourceToken &Last = File.tokens()[I];
  return isDroppedSpecifier(Last.Text) || Last.is("]") || Last.is(">") ||
         (Last.is(")") &&
          isOneOf(File.tokens()[File.previous(matchingOpen(File, I))].Text,
                  {"__attribute__", "__declspec"}));
}

/// `int f(), g();`: the specifiers of g contain the declarator of f.
static bool hasOuterComma(const Signature &S) {
  int Depth = 0;
  for (size_t I = S.Specifiers.Begin; I < S.Specifiers.End;) {
    const SourceToken &T = S.File->tokens()[I];
    Depth += T.is("<") - T.is(">") - 2 * T.is(">>");
    if (T.is(",") && Depth <= 0)
      return true;
    I = T.is("(") || T.is("[") ? skipGroup(S.File->tokens(), I) : I + 1;
  }
  return false;
}

llvm::Expected<Signature> parseSignature(const FunctionDecl &Function,
                                         SourceFiles &Files,
                                         TokenFilter &Filter) {
  const SourceManager &SM = Files.sources();
  auto FromMacro = [] {
    return refuse("the signature is not plain text of one file, but comes from "
                  "a macro");
  };
  const TypeSourceInfo *Info = Function.getTypeSourceInfo();
  auto Type = Info ? Info->getTypeLoc().getAsAdjusted<FunctionTypeLoc>()
                   : FunctionTypeLoc();
  if (Info && !Type)
    return refuse("the function is declared by the name of its type");
  if (!Type || Function.getLocation().isMacroID() ||
      Type.getLParenLoc().isMacroID() || Type.getRParenLoc().isMacroID())
    return FromMacro();

  Signature S;
  S.Function = &Function;
  S.File = &Files.fileOf(Function.getLocation());
  TokenLocator At(*S.File, SM);

  for (unsigned I = 0; I < Function.getNumTemplateParameterLists(); ++I)
    S.OuterHeads.push_back(Function.getTemplateParameterList(I));
  if (const FunctionTemplateDecl *Template =
          Function.getDescribedFunctionTemplate())
    if (isWritten(*Template->getTemplateParameters(), *S.File, SM))
      S.OwnHead = Template->getTemplateParameters();

  for (const TemplateParameterList *Head : allHeads(S))
    if (Head->getTemplateLoc().isMacroID() || Head->getRAngleLoc().isMacroID())
      return FromMacro();

  size_t SpecifiersBegin = At.begin(Function.getInnerLocStart());
  S.Begin = SpecifiersBegin;
  const TemplateParameterList *FirstHead =
      S.OuterHeads.empty() ? S.OwnHead : S.OuterHeads.front();
  if (FirstHead) {
    S.Begin = At.begin(FirstHead->getTemplateLoc());
    const TemplateParameterList *LastHead =
        S.OwnHead ? S.OwnHead : S.OuterHeads.back();
    SpecifiersBegin = LastHead->getRequiresClause()
                          ? At.end(LastHead->getRequiresClause()->getEndLoc())
                          : At.end(LastHead->getRAngleLoc());
  }
  S.Begin = withLeadingAttributes(*S.File, S.Begin, Filter);
  if (!FirstHead)
    SpecifiersBegin = S.Begin;

  size_t Open = At.begin(Type.getLParenLoc());
  size_t Close = At.begin(Type.getRParenLoc());
  S.Name = {At.begin(Function.getLocation()),
            At.end(Function.getNameInfo().getEndLoc())};
  S.Qualifier = {S.Name.Begin, S.Name.Begin};
  if (Function.getQualifierLoc())
    S.Qualifier.Begin = At.begin(Function.getQualifierLoc().getBeginLoc());
  S.Specifiers = {SpecifiersBegin, S.Qualifier.Begin};
  S.Parameters = splitParameters(Function, *S.File, Open, Close, At);
  S.Suffix = {Close + 1, Function.doesThisDeclarationHaveABody()
                             ? At.begin(Function.getBody()->getBeginLoc())
                             : declaratorEnd(*S.File, Close + 1)};
  if (At.failed() || S.Suffix.End >= S.File->tokens().size() ||
      S.Specifiers.Begin > S.Specifiers.End)
    return FromMacro();
  if (!showsDefaultArguments(S))
    return FromMacro();
  for (size_t I = S.Begin; I < S.Suffix.End; ++I)
    if (S.File->tokens()[I].Directive)
      return refuse("the signature contains a preprocessor directive");
  if (beginsInConditional(*S.File, S.Begin))
    return refuse("the signature contains a preprocessor directive");
  if (hasDroppedParameters(*S.File, Open, Close, Filter))
    return FromMacro();
  if (S.File->tokens()[S.Suffix.End].is(",") || hasOuterComma(S))
    return refuse("several functions are declared at once");
  return S;
}

} // namespace fastpath
