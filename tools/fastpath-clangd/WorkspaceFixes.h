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
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include <mutex>
#include <optional>

namespace fastpath {

/// What is known of a session between an editor and clangd: the fixes, and
/// whether what they were made from is what the editor has.
class WorkspaceFixes {
public:
  /// Takes the fixes of the file \p Path as it was last parsed.
  void take(llvm::StringRef Path, std::vector<WholeFix> Fixes);

  /// Looks at a message of the editor.
  void received(const llvm::json::Object &Message);

  /// Whether send is to look at a message to the editor, which is \p Text.
  bool isOfInterest(llvm::StringRef Text) const;

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

  // What the editor says.
  void readCapabilities(const llvm::json::Object &Message);
  void followDocument(llvm::StringRef Method,
                      const llvm::json::Object &Message);

  // What clangd says.
  void noteVersion(const llvm::json::Object &Message);
  std::optional<llvm::json::Object>
  takeRequest(const llvm::json::Object &Message);
  void readEncoding(const llvm::json::Object &Message);

  // Which fixes answer a request.
  bool addFixes(const llvm::json::Object &Request, llvm::json::Array &Actions);
  llvm::ArrayRef<WholeFix> fixesOf(llvm::StringRef Path) const;
  bool isFor(const WholeFix &Fix, llvm::StringRef Path,
             const llvm::json::Object &Diagnostic) const;
  bool isCurrent(const WholeFix &Fix, llvm::StringRef MainPath) const;

  // A fix in the words of the protocol.
  llvm::json::Object actionFor(const WholeFix &Fix,
                               const llvm::json::Value &Diagnostic) const;
  llvm::json::Object workspaceEdit(const WholeFix &Fix) const;
  llvm::json::Array textEdits(const EditedFile &File) const;
  llvm::json::Value position(llvm::StringRef Text, unsigned Offset) const;

  mutable std::mutex Mutex;
  llvm::StringMap<Document> Open;               // by path
  llvm::StringMap<ParsedFile> Parsed;           // by path
  llvm::StringMap<llvm::json::Object> Requests; // not yet answered, by their id
  bool DocumentChanges = false;
  bool Literals = false;
  std::string Encoding = "utf-16";
};

} // namespace fastpath

#endif // FASTPATH_TIDY_WORKSPACEFIXES_H
