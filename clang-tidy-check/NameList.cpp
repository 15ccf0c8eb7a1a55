//===--- NameList.cpp - option values that list names ---------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NameList.h"
#include "LLVMCompat.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace fastpath {

std::vector<llvm::StringRef> splitList(llvm::StringRef Value) {
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  Value.split(Parts, ';');
  std::vector<llvm::StringRef> Result;
  for (llvm::StringRef Part : Parts)
    if (!Part.trim().empty())
      Result.push_back(Part.trim());
  return Result;
}

NameList::NameList(llvm::StringRef Value) {
  for (llvm::StringRef Part : splitList(Value)) {
    llvm::StringRef Pattern = Part;
    Pattern.consume_front("::");
    llvm::Regex Compiled(("^(" + Pattern + ")$").str());
    std::string Problem;
    if (!Compiled.isValid(Problem)) {
      Error = ("'" + Part + "' is not a regular expression: " + Problem).str();
      continue;
    }
    Entries.push_back(
        {Part.find("::") != llvm::StringRef::npos, std::move(Compiled)});
  }
}

bool NameList::matches(const NamedDecl &D) const {
  if (Entries.empty() || !D.getIdentifier())
    return false;
  std::string Qualified;
  for (const Entry &E : Entries) {
    if (E.Qualified && Qualified.empty())
      Qualified = qualifiedName(D);
    if (E.Pattern.match(E.Qualified ? llvm::StringRef(Qualified) : D.getName()))
      return true;
  }
  return false;
}

std::string qualifiedName(const NamedDecl &D, InlineNamespaces Inline) {
  std::string Name = D.getNameAsString();
  for (const DeclContext *DC = D.getDeclContext(); DC; DC = DC->getParent()) {
    if (const auto *NS = dyn_cast<NamespaceDecl>(DC))
      if (NS->isAnonymousNamespace() ||
          (NS->isInline() && Inline == InlineNamespaces::LeftOut))
        continue;
    const auto *Scope = dyn_cast<NamedDecl>(DC);
    if (Scope && Scope->getIdentifier())
      Name.insert(0, (Scope->getName() + "::").str());
  }
  return Name;
}

llvm::StringRef rootNamespace(const Decl &D) {
  const NamespaceDecl *Root = nullptr;
  for (const DeclContext *DC = D.getDeclContext(); DC; DC = DC->getParent())
    if (const auto *NS = dyn_cast<NamespaceDecl>(DC))
      Root = NS;
  return Root && Root->getIdentifier() ? Root->getName() : "";
}

bool isStandardLibrary(const Decl &D) {
  return isOneOf(rootNamespace(D), {"std", "__gnu_cxx"});
}

} // namespace fastpath
