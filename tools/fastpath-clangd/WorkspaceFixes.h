//===--- WorkspaceFixes.h - quick fixes of several files --------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The protocol's code actions can edit any number of files, but those that
// clangd makes from diagnostics edit the open one. This adds the others to its
// answers.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_TIDY_WORKSPACEFIXES_H
#define FASTPATH_TIDY_WORKSPACEFIXES_H

#include "../../clang-tidy-check/WholeFix.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include <mutex>

namespace fastpath {

/// What is known of a session between an editor and clangd: the fixes, and
/// whether what they were made from is what the editor has.
class WorkspaceFixes {
public:
  /// Takes the fixes of the file \p Path as it was last parsed.
  void take(std::string Path, std::vector<WholeFix> Fixes);

  /// Looks at a message of the editor.
  void received(const llvm::json::Object &Message);

  /// Looks at a message to the editor; adds quick fixes to an answer to a
  /// request for them. True if the message was changed.
  bool send(llvm::json::Object &Message);

private:
  struct Document {
    std::string URI;
    int64_t Version = 0;
    bool Saved = true;
  };
  struct ParsedFile {
    std::vector<WholeFix> Fixes;
    int64_t Version = -1;
  };

  bool isCurrent(const WholeFix &Fix, llvm::StringRef MainPath) const;
  bool addFixes(const llvm::json::Object &Request, llvm::json::Array &Actions);
  llvm::json::Object actionFor(const WholeFix &Fix,
                               const llvm::json::Value &Diagnostic) const;
  llvm::json::Value position(llvm::StringRef Text, unsigned Offset) const;

  std::mutex Mutex;
  llvm::StringMap<Document> Open;               // by path
  llvm::StringMap<ParsedFile> Parsed;           // by path
  llvm::StringMap<llvm::json::Object> Requests; // for quick fixes, by their id
  bool DocumentChanges = false;
  bool Literals = false;
  std::string Encoding = "utf-16";
};

} // namespace fastpath

#endif // FASTPATH_TIDY_WORKSPACEFIXES_H
