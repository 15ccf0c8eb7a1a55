//===--- LLVMCompat.h - every difference between LLVM versions --*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sources are written against LLVM 14 to 22. What differs between these is
// hidden behind a function of this header, and nowhere else.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_LLVMCOMPAT_H
#define FASTPATH_TIDY_LLVMCOMPAT_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/Module.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/StringRef.h"

namespace fastpath::compat {

/// StringRef::startswith was renamed in LLVM 16 and removed in 19.
inline bool startsWith(llvm::StringRef Text, llvm::StringRef Prefix) {
  return Text.substr(0, Prefix.size()) == Prefix;
}

/// StringRef::endswith, as above.
inline bool endsWith(llvm::StringRef Text, llvm::StringRef Suffix) {
  return Text.size() >= Suffix.size() &&
         Text.substr(Text.size() - Suffix.size()) == Suffix;
}

/// True for the builtins that read an atomic object and change nothing.
/// The scoped variants came with LLVM 18; 22 added `__atomic_test_and_set`
/// and `__atomic_clear`, which are no loads.
inline bool isAtomicLoadBuiltin(clang::AtomicExpr::AtomicOp Op) {
  using clang::AtomicExpr;
  switch (Op) {
  case AtomicExpr::AO__atomic_load:
  case AtomicExpr::AO__atomic_load_n:
  case AtomicExpr::AO__c11_atomic_load:
  case AtomicExpr::AO__opencl_atomic_load:
  case AtomicExpr::AO__hip_atomic_load:
#if CLANG_VERSION_MAJOR >= 18
  case AtomicExpr::AO__scoped_atomic_load:
  case AtomicExpr::AO__scoped_atomic_load_n:
#endif
    return true;
  default:
    return false;
  }
}

/// The class that a qualifier such as `Cell<T>::` names, or null. Renamed in
/// LLVM 22.
inline clang::QualType qualifyingType(clang::NestedNameSpecifierLoc Qualifier) {
#if CLANG_VERSION_MAJOR >= 22
  clang::TypeLoc Loc = Qualifier.getAsTypeLoc();
#else
  clang::TypeLoc Loc = Qualifier ? Qualifier.getTypeLoc() : clang::TypeLoc();
#endif
  return Loc ? Loc.getType() : clang::QualType();
}

/// C++23 was called C++2b before LLVM 17.
inline bool isCPlusPlus23(const clang::LangOptions &LangOpts) {
#if CLANG_VERSION_MAJOR >= 17
  return LangOpts.CPlusPlus23;
#else
  return LangOpts.CPlusPlus2b;
#endif
}

/// `= 0`; renamed in LLVM 18.
inline bool isPureVirtual(const clang::FunctionDecl &Function) {
#if CLANG_VERSION_MAJOR >= 18
  return Function.isPureVirtual();
#else
  return Function.isPure();
#endif
}

/// True for what a block-scope `extern` or prototype declares; the member is
/// const since LLVM 16.
inline bool isLocalExtern(const clang::Decl &D) {
  return const_cast<clang::Decl &>(D).isLocalExternDecl();
}

/// True for `this Self &self`, which Clang knows since LLVM 18.
inline bool
isExplicitObjectParameter([[maybe_unused]] const clang::ParmVarDecl &P) {
#if CLANG_VERSION_MAJOR >= 18
  return P.isExplicitObjectParameter();
#else
  return false;
#endif
}

/// The C++20 named module that \p D belongs to, or null. Modules know their
/// kind by a member function since LLVM 18.
inline const clang::Module *owningNamedModule(const clang::Decl &D) {
  const clang::Module *M = D.getOwningModule();
#if CLANG_VERSION_MAJOR >= 18
  return M && M->isNamedModule() ? M : nullptr;
#else
  return M && M->isModulePurview() ? M : nullptr;
#endif
}

/// The path by which clang-tidy's replacements name \p File: since LLVM 18 the
/// one by which the translation unit reached it first, before that the newest
/// of the whole process.
inline llvm::StringRef
replacementPath(const clang::SrcMgr::ContentCache &File) {
#if CLANG_VERSION_MAJOR >= 18
  return File.OrigEntry->getName();
#else
  const clang::FileEntry *Entry = File.OrigEntry;
  return Entry->getName();
#endif
}

/// Makes \p Path, which leads to the same file, that path. Nobody may choose it
/// before LLVM 18.
inline void
setReplacementPath([[maybe_unused]] const clang::SrcMgr::ContentCache &File,
                   [[maybe_unused]] llvm::StringRef Path,
                   [[maybe_unused]] clang::FileManager &Files) {
#if CLANG_VERSION_MAJOR >= 18
  clang::OptionalFileEntryRef Entry = Files.getOptionalFileRef(Path);
  // The source manager's tables are keyed by the file, whatever its path.
  if (Entry && *Entry == *File.OrigEntry)
    const_cast<clang::SrcMgr::ContentCache &>(File).OrigEntry = Entry;
#endif
}

/// True for OpenCL and for HLSL, of which LLVM 14 has not heard.
inline bool isGPULanguage(const clang::LangOptions &LangOpts) {
#if CLANG_VERSION_MAJOR >= 15
  return LangOpts.OpenCL || LangOpts.HLSL;
#else
  return LangOpts.OpenCL;
#endif
}

} // namespace fastpath::compat

#endif // FASTPATH_TIDY_LLVMCOMPAT_H
