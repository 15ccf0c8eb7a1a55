//===--- HelperParameters.h - what a helper is given ------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   f(std::string s, T &&t, int unused)       fSlow(std::string &s, T &&t)
//                                             fSlow(s, static_cast<T &&>(t))
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_HELPERPARAMETERS_H
#define FASTPATH_TIDY_HELPERPARAMETERS_H

#include "Signature.h"
#include "SlowPath.h"
#include "TypeSpelling.h"

namespace fastpath {

/// The tools that turn declarations into text.
struct HelperContext {
  SourceFiles &Files;
  AtomicLoadFinder &Loads;
  clang::Preprocessor &PP;
  const clang::ASTContext &Context;
};

/// Writes the parameters and arguments of one helper.
class HelperParameters {
public:
  /// \param SharedWithC  C may read the text too
  HelperParameters(const clang::FunctionDecl &Function, const SlowPath &Slow,
                   HelperContext Tools, bool SharedWithC)
      : Function(Function), Slow(Slow), Tools(Tools),
        LangOpts(Tools.Context.getLangOpts()), SharedWithC(SharedWithC) {}

  llvm::Error choose(const Signature &S, const Signature *Other);
  /// What only the signature needs is in scope for a lambda.
  void forLambda();

  /// The parameters, in the words of \p S for those that it has.
  /// \param Before  where they will stand: only what is declared before it has
  ///                a name there
  llvm::Expected<std::string> list(const Signature &S, bool Definition,
                                   clang::SourceLocation Before);
  std::string arguments(const Signature &S);

private:
  std::string parameter(const Signature &S, unsigned Index, bool Definition,
                        NamingPlace Place);
  std::string unusedMark() const;
  bool namesParameter(llvm::StringRef Text, const clang::ValueDecl &Own) const;

  const clang::FunctionDecl &Function;
  const SlowPath &Slow;
  HelperContext Tools;
  const clang::LangOptions &LangOpts;
  const bool SharedWithC;
  bool ForLambda = false;
  /// By index: how a parameter is handed over, and which are.
  std::vector<std::optional<Handover>> Kept;
};

/// True if \p Parameter is named in \p Range of \p S, not counting its own
/// declaration.
bool mentions(const Signature &S, TokenRange Range,
              const clang::ParmVarDecl &Parameter);

} // namespace fastpath

#endif // FASTPATH_TIDY_HELPERPARAMETERS_H
