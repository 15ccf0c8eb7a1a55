//===--- NameList.h - option values that list names -------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   AtomicTypes: 'base::AtomicFlag;SeqCell;.*Counter'
//
// A semicolon-separated list of regular expressions, as upstream's options have
// it: one with `::` is matched against the qualified name, one without against
// the plain name. Unlike upstream's, an expression must match the whole name.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_NAMELIST_H
#define FASTPATH_TIDY_NAMELIST_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"
#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

namespace fastpath {

class NameList {
public:
  NameList() = default;

  /// \param Value the option's text; empty parts are skipped.
  explicit NameList(llvm::StringRef Value);

  bool empty() const { return Entries.empty(); }

  /// True if an entry matches the name of \p D.
  bool matches(const clang::NamedDecl &D) const;

  /// What is wrong with the list, for the user; empty if nothing is.
  const std::string &error() const { return Error; }

private:
  struct Entry {
    bool Qualified;
    llvm::Regex Pattern;
  };
  std::vector<Entry> Entries;
  std::string Error;
};

/// The parts of a semicolon-separated option value, trimmed, without empty
/// ones.
std::vector<llvm::StringRef> splitList(llvm::StringRef Value);

/// True if \p Name is one of \p Names.
inline bool isOneOf(llvm::StringRef Name,
                    std::initializer_list<llvm::StringRef> Names) {
  return std::find(Names.begin(), Names.end(), Name) != Names.end();
}

/// Whether names have inline namespaces: users leave them out, a demangler does
/// not.
enum class InlineNamespaces { LeftOut, Named };

/// The name of \p D with its namespaces and classes, without anonymous and, as
/// \p Inline says, inline namespaces: `std::atomic`, not `std::__1::atomic`.
std::string qualifiedName(const clang::NamedDecl &D,
                          InlineNamespaces Inline = InlineNamespaces::LeftOut);

/// The name of the outermost namespace around \p D; empty if there is none.
llvm::StringRef rootNamespace(const clang::Decl &D);

/// True for a declaration of the standard library, members of its classes
/// included.
bool isStandardLibrary(const clang::Decl &D);

} // namespace fastpath

#endif // FASTPATH_TIDY_NAMELIST_H
