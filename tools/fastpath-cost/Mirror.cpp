//===--- Mirror.cpp - a tree of links with a few other files --------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mirror.h"
#include "RealPath.h"
#include "llvm/Support/raw_ostream.h"

namespace fastpath {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string Mirror::path(llvm::StringRef Absolute) const {
  return Root + Absolute.str();
}

bool Mirror::has(llvm::StringRef Absolute) const {
  return fs::exists(path(Absolute));
}

std::string Mirror::original(llvm::StringRef InTree) const {
  return InTree.starts_with(Root) && InTree.substr(Root.size()).starts_with("/")
             ? InTree.substr(Root.size()).str()
             : InTree.str();
}

std::string originalFile(llvm::StringRef Name, const Mirror *Tree) {
  std::string Plain = absolutePath(Name, "/");
  return realPath(Tree ? Tree->original(Plain) : Plain);
}

static llvm::Error asError(std::error_code Code, llvm::StringRef File) {
  return Code ? llvm::createStringError(Code, File + ": " + Code.message())
              : llvm::Error::success();
}

/// A precompiled header holds other headers, unedited.
static bool isPrecompiled(llvm::StringRef File) {
  llvm::StringRef Extension = path::extension(File);
  return Extension == ".gch" || Extension == ".pch";
}

llvm::Error Mirror::link(llvm::StringRef Folder,
                         const llvm::StringSet<> &Copied) const {
  std::error_code Code;
  for (fs::directory_iterator Entry(Folder, Code, /*follow_symlinks=*/false),
       End;
       Entry != End && !Code; Entry.increment(Code)) {
    std::string Link = path(Entry->path());
    if (isPrecompiled(Entry->path()) || Copied.contains(Entry->path()) ||
        fs::exists(Link))
      continue;
    if (std::error_code Failed = fs::create_link(Entry->path(), Link))
      return asError(Failed, Link);
  }
  return asError(Code, Folder);
}

static llvm::Error write(llvm::StringRef File, llvm::StringRef Text) {
  std::error_code Code;
  llvm::raw_fd_ostream Out(File, Code);
  if (!Code)
    Out << Text;
  return asError(Code, File);
}

llvm::Error Mirror::make(llvm::StringRef Folder,
                         llvm::ArrayRef<std::string> Used,
                         llvm::ArrayRef<FixedText> Edited) {
  llvm::StringSet<> Folders, Copied;
  Folders.insert(Folder);
  for (const std::string &File : Used)
    Folders.insert(path::parent_path(File));
  // First the folders: whatever else has such a name is then left out.
  for (const auto &Entry : Folders)
    if (std::error_code Code = fs::create_directories(path(Entry.getKey())))
      return asError(Code, path(Entry.getKey()));
  for (const std::string &File : Used) {
    std::string Real = realPath(File);
    for (const FixedText &Fixed : Edited) {
      if (Fixed.File != Real || !Copied.insert(File).second)
        continue;
      if (llvm::Error Failed = write(path(File), Fixed.Text))
        return Failed;
    }
  }
  for (const auto &Entry : Folders)
    if (llvm::Error Failed = link(Entry.getKey(), Copied))
      return Failed;
  return llvm::Error::success();
}

} // namespace fastpath
