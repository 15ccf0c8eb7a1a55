//===--- OnePath.cpp - one path for a file in all of a run ----------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OnePath.h"
#include "LLVMCompat.h"
#include "Refusal.h"
#include "clang/Basic/FileManager.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace clang;

namespace fastpath {

namespace {
/// How the first translation unit that reached a file names it.
struct KnownFile {
  std::string Path;
  std::string Absolute;
  bool Edited = false;
};
} // namespace

/// The files of all translation units so far. clang-tidy makes a check for
/// each, one after another, so this outlives them and needs no lock.
static std::map<llvm::sys::fs::UniqueID, KnownFile> &knownFiles() {
  static std::map<llvm::sys::fs::UniqueID, KnownFile> Files;
  return Files;
}

static std::string absolute(llvm::StringRef Path, const SourceManager &SM) {
  llvm::SmallString<256> Absolute(Path);
  SM.getFileManager().makeAbsolutePath(Absolute);
  return Absolute.str().str();
}

static bool differInDotsOnly(llvm::StringRef A, llvm::StringRef B) {
  llvm::SmallString<256> PlainA(A), PlainB(B);
  llvm::sys::path::remove_dots(PlainA, /*remove_dot_dot=*/true);
  llvm::sys::path::remove_dots(PlainB, /*remove_dot_dot=*/true);
  return PlainA == PlainB;
}

/// What is known of \p File; before its first translation unit ends, the path
/// that it has there.
static KnownFile &remember(const SrcMgr::ContentCache &File,
                           const SourceManager &SM) {
  std::string Path = compat::replacementPath(File).str();
  return knownFiles()
      .try_emplace(File.OrigEntry->getUniqueID(),
                   KnownFile{Path, absolute(Path, SM)})
      .first->second;
}

static const KnownFile *find(const SrcMgr::ContentCache &File) {
  auto Known = knownFiles().find(File.OrigEntry->getUniqueID());
  return Known == knownFiles().end() ? nullptr : &Known->second;
}

/// Lets \p File go by the path in \p Known, in the same words if these mean the
/// same file from this translation unit's folder.
static void rename(const SrcMgr::ContentCache &File, const KnownFile &Known,
                   const SourceManager &SM) {
  bool SameWords = absolute(Known.Path, SM) == Known.Absolute;
  compat::setReplacementPath(File, SameWords ? Known.Path : Known.Absolute,
                             SM.getFileManager());
}

namespace {
class PathKeeper : public PPCallbacks {
public:
  explicit PathKeeper(const SourceManager &SM) : SM(SM) {}

  /// A path with other dots is renamed before anything in the file is looked
  /// at; it stays in its folder, from where it includes. One through a symbolic
  /// link is renamed when all that it includes is found.
  void FileChanged(SourceLocation Place, FileChangeReason Reason,
                   SrcMgr::CharacteristicKind, FileID Left) override {
    if (Reason != EnterFile && Reason != ExitFile)
      return;
    FileID ID = Reason == EnterFile ? SM.getFileID(Place) : Left;
    if (!SM.getFileEntryForID(ID))
      return;
    const SrcMgr::ContentCache &File = contentOf(ID, SM);
    const KnownFile *Known = find(File);
    if (Known &&
        (Reason == EnterFile
             ? differInDotsOnly(absolute(compat::replacementPath(File), SM),
                                Known->Absolute)
             : Known->Edited))
      rename(File, *Known, SM);
  }

  /// The end of the translation unit, after its checks.
  void EndOfMainFile() override {
    for (auto Info = SM.fileinfo_begin(); Info != SM.fileinfo_end(); ++Info)
      if (Info->second && Info->second->OrigEntry)
        remember(*Info->second, SM);
  }

private:
  const SourceManager &SM;
};
} // namespace

void keepToOnePath(const SourceManager &SM, Preprocessor &PP) {
  PP.addPPCallbacks(std::make_unique<PathKeeper>(SM));
}

llvm::Error checkOnePath(const SourceFile &File, const SourceManager &SM) {
  const SrcMgr::ContentCache &Content = contentOf(File.id(), SM);
  if (!Content.OrigEntry)
    return llvm::Error::success();
  const KnownFile *Known = find(Content);
  if (!Known)
    return llvm::Error::success();
  llvm::StringRef First = Known->Absolute;
  // The second one is the path before any renaming: a symbolic link is
  // replaced, and what it links to stays as it is.
  if (absolute(compat::replacementPath(Content), SM) == First &&
      differInDotsOnly(absolute(Content.Filename, SM), First))
    return llvm::Error::success();
  return refuse("'" + Content.Filename + "' went by another path, '" +
                Known->Path + "', earlier in this run");
}

void rememberEdits(const std::vector<FixItHint> &Edits,
                   const SourceManager &SM) {
  for (const FixItHint &Edit : Edits) {
    const SrcMgr::ContentCache &File =
        contentOf(SM.getFileID(Edit.RemoveRange.getBegin()), SM);
    if (File.OrigEntry)
      remember(File, SM).Edited = true;
  }
}

} // namespace fastpath
