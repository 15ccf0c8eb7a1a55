//===--- HelperFunction.h - the helper's signature --------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   template <class T>                             template heads
//   API virtual int *Conn<T>::f(T &&a, int b = 0)  specifiers, name, parameters
//       const noexcept override {                  suffix
//
// becomes
//
//   template <class T>
//   [[gnu::noinline]] int *Conn<T>::fSlow(T &&a) const noexcept
//
// by dropping and replacing tokens of the source; nothing is printed from the
// AST. The declaration is made from the original's own declaration, in its file
// and its words.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_HELPERFUNCTION_H
#define FASTPATH_TIDY_HELPERFUNCTION_H

#include "HelperParameters.h"

namespace fastpath {

/// Where the helper gets a declaration of its own.
enum class DeclarationPlace {
  Nowhere,        ///< defined inside its class
  BeforeFunction, ///< a free function, in the same file
  InClass,        ///< beside the original's declaration
};

struct HelperOptions {
  /// The attributes of the slow path (option SlowPathAttributes); the default
  /// for the position if empty.
  std::string Attributes;
};

/// The texts that make a helper.
struct HelperFunction {
  /// The signature of the definition, up to the brace.
  std::string Definition;
  /// The declaration with its semicolon; empty if Place is Nowhere.
  std::string Declaration;
  /// `return fSlow(a);`, or `fSlow(a);` for a function without a result.
  std::string Call;
  DeclarationPlace Place = DeclarationPlace::Nowhere;
  /// The offset of the definition's first token, in front of its attributes.
  unsigned Begin = 0;
  /// InClass: the original's declaration there, and the token that ends it.
  const clang::FunctionDecl *DeclaredBeside = nullptr;
  const SourceFile *DeclarationFile = nullptr;
  size_t DeclarationEnd = 0;
  /// The namespaces to reopen around the declaration, outermost first.
  std::vector<std::string> Namespaces;
};

/// The texts that make an immediately invoked lambda of a slow path.
struct HelperLambda {
  std::string Open;  ///< `return [](int a) __attribute__((noinline)) -> R {`
  std::string Close; ///< `}(a);`
};

/// The helper of \p Function, called \p Name, for \p Slow.
llvm::Expected<HelperFunction>
makeHelperFunction(const clang::FunctionDecl &Function, const SlowPath &Slow,
                   llvm::StringRef Name, const HelperOptions &Options,
                   HelperContext Tools);

/// The lambda that takes the place of a helper.
/// \param Place  where it will stand
llvm::Expected<HelperLambda>
makeHelperLambda(const clang::FunctionDecl &Function, const SlowPath &Slow,
                 clang::SourceLocation Place, const HelperOptions &Options,
                 HelperContext Tools);

} // namespace fastpath

#endif // FASTPATH_TIDY_HELPERFUNCTION_H
