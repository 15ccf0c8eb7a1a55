//===--- TypeSpelling.h - types in the source's own words -------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   auto n = epoch_.load();          std::atomic<std::uint64_t> epoch_;
//
// A local that becomes a parameter needs its type spelled at another place. The
// words are those of its own declaration, or those of the loaded atomic, as far
// as they mean the same there; else the qualified names of what the type is
// made of. The AST's own spelling (`__int_type`, `(anonymous namespace)::T`) is
// never used.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_TYPESPELLING_H
#define FASTPATH_TIDY_TYPESPELLING_H

#include "AtomicLoad.h"
#include "SourceText.h"

namespace fastpath {

/// Where a name has to be found: in the scope of \p Scope, among what is
/// declared before \p Before.
struct NamingPlace {
  const clang::DeclContext *Scope;
  clang::SourceLocation Before;
};

/// `T name` for the local or structured binding \p Var, or `T &name` if
/// \p AsReference, as a parameter declared at \p Place; nothing if its type
/// cannot be spelled there.
std::optional<std::string> spellParameter(const clang::ValueDecl &Var,
                                          bool AsReference, NamingPlace Place,
                                          AtomicLoadFinder &Loads,
                                          SourceFiles &Files,
                                          const clang::ASTContext &Context);

/// True if `std` means something else than the standard library at \p Place.
bool hidesStd(NamingPlace Place, SourceFiles &Files,
              const clang::ASTContext &Context);

/// The deduced \p Type in words that mean the same at \p Place and on every
/// target; nothing if there are none.
std::optional<std::string> spellDeducedType(clang::QualType Type,
                                            NamingPlace Place,
                                            SourceFiles &Files,
                                            const clang::ASTContext &Context);

} // namespace fastpath

#endif // FASTPATH_TIDY_TYPESPELLING_H
