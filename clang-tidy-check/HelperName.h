//===--- HelperName.h - a name that nothing else bears ----------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   handshake -> handshakeSlow      open_session -> open_session_slow
//   operator* -> derefSlow          Init         -> InitSlow
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_HELPERNAME_H
#define FASTPATH_TIDY_HELPERNAME_H

#include "SourceText.h"
#include "clang/AST/Decl.h"
#include <map>
#include <string>

namespace fastpath {

/// Gives out the names of a translation unit's helpers.
class HelperNames {
public:
  /// \param Suffix  the word that tells the helper from its function (option
  ///                HelperSuffix), written as in camel case
  HelperNames(const clang::ASTContext &Context, std::string Suffix)
      : Context(Context), Suffix(std::move(Suffix)) {}

  /// A name for the helper of \p Function that no identifier of the translation
  /// unit bears, nor one in the text of \p Edited (what other configurations
  /// see), nor a name given out before in the same scope. Functions must come
  /// in source order: the numbers follow it.
  std::string nameFor(const clang::FunctionDecl &Function,
                      llvm::ArrayRef<const SourceFile *> Edited);

private:
  const clang::ASTContext &Context;
  std::string Suffix;
  /// How often a base name was used, by the scope that the helper is put in.
  std::map<std::pair<const void *, std::string>, unsigned> Used;
};

} // namespace fastpath

#endif // FASTPATH_TIDY_HELPERNAME_H
