//===--- HotFunctionList.cpp - functions that a profile found hot ---------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HotFunctionList.h"
#include "NameList.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace fastpath {

/// Where \p File is, which may be nowhere.
static std::string locate(llvm::StringRef File, llvm::StringRef Source) {
  if (llvm::sys::path::is_absolute(File))
    return File.str();
  llvm::SmallString<256> Absolute(Source);
  if (llvm::sys::fs::make_absolute(Absolute))
    return File.str();
  for (llvm::StringRef Folder = llvm::sys::path::parent_path(Absolute);
       !Folder.empty(); Folder = llvm::sys::path::parent_path(Folder)) {
    llvm::SmallString<256> Path(Folder);
    llvm::sys::path::append(Path, File);
    if (llvm::sys::fs::exists(Path))
      return Path.str().str();
  }
  return File.str();
}

/// \p Name without anonymous namespaces, which no source file names.
static std::string withoutAnonymous(llvm::StringRef Name) {
  llvm::SmallVector<llvm::StringRef> Parts;
  Name.split(Parts, "(anonymous namespace)::");
  return llvm::join(Parts, "");
}

llvm::Expected<HotFunctionList> HotFunctionList::read(llvm::StringRef File,
                                                      llvm::StringRef Source) {
  auto Buffer = llvm::MemoryBuffer::getFile(locate(File, Source));
  if (!Buffer)
    return llvm::createStringError(Buffer.getError(),
                                   Buffer.getError().message().c_str());
  HotFunctionList Result;
  llvm::SmallVector<llvm::StringRef> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n');
  for (llvm::StringRef Line : Lines)
    if (!Line.trim().empty() && Line.front() != '#')
      Result.Names.insert(withoutAnonymous(Line.trim()));
  return Result;
}

bool HotFunctionList::contains(const FunctionDecl &Function) const {
  auto Has = [&](llvm::StringRef Name) { return Names.count(Name) != 0; };
  return Has(qualifiedName(Function)) ||
         Has(qualifiedName(Function, InlineNamespaces::Named)) ||
         // Its symbol is its name alone, whatever it is in.
         (Function.isExternC() && Function.getIdentifier() &&
          Has(Function.getName()));
}

} // namespace fastpath
