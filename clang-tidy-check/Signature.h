//===--- Signature.h - a declaration as tokens ------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   template <class T>     API virtual int *   Conn<T>::  f  (T &&a, int b = 0)
//   heads                  specifiers          qualifier name    parameters
//       const noexcept override {
//       suffix
//
// The parts of a function's declaration as ranges of the file's tokens, and the
// choice of those tokens that its helper keeps.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_SIGNATURE_H
#define FASTPATH_TIDY_SIGNATURE_H

#include "SourceText.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/Error.h"
#include <deque>
#include <optional>

namespace fastpath {

/// Tokens joined to one line, with a blank wherever the source has white space.
class TokenText {
public:
  void add(llvm::StringRef Token, bool Spaced);
  const std::string &str() const { return Text; }
  bool empty() const { return Text.empty(); }

private:
  std::string Text;
};

/// True for `int *` and the like, behind which a name needs no blank.
bool endsInPunctuation(llvm::StringRef Text);

/// `a, b, c`.
std::string joinedByComma(const std::vector<std::string> &Parts);

/// Token indices of a file, [Begin, End).
struct TokenRange {
  size_t Begin = 0;
  size_t End = 0;
};

struct Signature {
  const clang::FunctionDecl *Function;
  const SourceFile *File;
  /// The first token, in front of attributes and `extern "C"`.
  size_t Begin;
  TokenRange Specifiers;
  TokenRange Qualifier;
  TokenRange Name;
  std::vector<TokenRange> Parameters;
  TokenRange Suffix;
  /// The template heads that a definition repeats for its class, outermost
  /// first, and the function's own one.
  std::vector<const clang::TemplateParameterList *> OuterHeads;
  const clang::TemplateParameterList *OwnHead = nullptr;
};

/// Chooses the tokens that a helper keeps: no attribute that is not known to be
/// right on it, no `virtual`, `static`, `inline`, `explicit`, `override` ...
class TokenFilter {
public:
  /// \param KeepVisibility  keep the attribute that exports a symbol
  TokenFilter(clang::Preprocessor &PP, bool KeepVisibility)
      : PP(PP), KeepVisibility(KeepVisibility) {}

  /// \returns the kept tokens, or why they cannot be told.
  llvm::Expected<TokenText> specifiers(const Signature &S);
  llvm::Expected<TokenText> suffix(const Signature &S);
  /// The kept attributes of all of \p S, and nothing else.
  llvm::Expected<TokenText> attributes(const Signature &S);
  /// The exception specification in the suffix; empty if there is none.
  std::string exceptionSpecification(const Signature &S);

  /// True if the macro that \p Token may name stands for specifiers and
  /// attributes that a helper drops, or for nothing.
  bool isDroppedMacro(const SourceToken &Token, const SourceFile &File);

private:
  enum class Part { Specifiers, Suffix, Attributes };
  enum class MacroKind { None, Dropped, Kept, Mixed };

  std::vector<SourceToken> tokensOf(const SourceFile &File, TokenRange Range);
  llvm::Error filter(llvm::ArrayRef<SourceToken> Tokens, const SourceFile &File,
                     Part P, TokenText &Out);
  MacroKind classifyMacro(llvm::ArrayRef<SourceToken> Tokens, size_t Index,
                          const SourceFile &File, Part P, bool &HasArguments);
  std::vector<SourceToken> expansion(llvm::ArrayRef<SourceToken> Tokens,
                                     size_t Index,
                                     const clang::MacroInfo &Macro);

  clang::Preprocessor &PP;
  const bool KeepVisibility;
  /// Spellings of macro tokens, which have no place in a buffer.
  std::deque<std::string> Spellings;
  unsigned MacroDepth = 0;
};

/// The parts of the declaration or definition \p Function, or why they are not
/// plain text of one file.
llvm::Expected<Signature> parseSignature(const clang::FunctionDecl &Function,
                                         SourceFiles &Files,
                                         TokenFilter &Filter);

} // namespace fastpath

#endif // FASTPATH_TIDY_SIGNATURE_H
