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

#include "SlowPath.h"
#include <map>
#include <string>
#include <vector>

namespace fastpath {

/// True if C sources may include \p File and see \p Function there: it asks
/// which language reads it, and nothing of the function is C++'s alone.
bool isSharedWithC(const clang::FunctionDecl &Function, const SourceFile &File);

/// Gives out the names of a translation unit's helpers.
class HelperNames {
public:
  /// \param Suffix  the word that tells the helper from its function (option
  ///                HelperSuffix), written as in camel case
  HelperNames(const clang::ASTContext &Context, std::string Suffix)
      : Context(Context), Suffix(std::move(Suffix)) {}

  /// A name for the helper of \p Function that no identifier of the translation
  /// unit bears, nor one in the text of \p Edited, the files that the fix
  /// edits, that of the definition first (what other configurations see).
  /// Functions must come in source order: the numbers follow it, within one
  /// file or class, so that they do not depend on what else a translation unit
  /// includes. Only where two files' helpers might clash do they.
  std::string nameFor(const clang::FunctionDecl &Function, const SlowPath &Slow,
                      llvm::ArrayRef<const SourceFile *> Edited);

private:
  /// What tells a helper that is no member from others of its name.
  struct Overload {
    const clang::DeclContext *Namespace;
    bool LooksElsewhere; ///< a using-directive is in force
    std::vector<clang::QualType> Types;
  };
  static Overload overloadOf(const clang::FunctionDecl &Function,
                             const SlowPath &Slow);
  static bool mayClash(const Overload &A, const Overload &B);

  std::string withSuffix(const clang::FunctionDecl &Function,
                         const SourceFile &File);
  bool neighboursAreSnakeCase(const clang::FunctionDecl &Function,
                              const SourceFile &Text);

  const clang::ASTContext &Context;
  std::string Suffix;
  /// By scope and file: how many more functions have snake than camel case
  /// names.
  std::map<std::pair<const void *, const void *>, int> MoreSnakeCase;
  /// How far a base name was numbered, by the file or class of the functions.
  std::map<std::pair<const void *, std::string>, unsigned> Used;
  std::map<std::string, std::vector<Overload>> FreeHelpers;
};

} // namespace fastpath

#endif // FASTPATH_TIDY_HELPERNAME_H
