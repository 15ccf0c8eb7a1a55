//===--- WorkspaceFixes.cpp - quick fixes of several files ----------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkspaceFixes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

namespace fastpath {

static constexpr char CheckName[] = "fastpath-extract-slow-path";

/// The path in a URI `file:///a%20b`; empty for another scheme.
static std::string pathOf(llvm::StringRef URI) {
  std::string Path;
  if (!URI.consume_front("file://"))
    return Path;
  for (size_t I = 0; I < URI.size(); ++I) {
    unsigned Byte = 0;
    if (URI[I] == '%' && I + 2 < URI.size() &&
        !URI.substr(I + 1, 2).getAsInteger(16, Byte)) {
      Path += static_cast<char>(Byte);
      I += 2;
    } else {
      Path += URI[I];
    }
  }
  return Path;
}

static std::string uriOf(llvm::StringRef Path) {
  std::string URI = "file://";
  for (unsigned char C : Path)
    if (llvm::isAlnum(static_cast<char>(C)) ||
        llvm::StringRef("-_.~/").contains(static_cast<char>(C)))
      URI += static_cast<char>(C);
    else
      URI += llvm::formatv("%{0}", llvm::toHex({&C, 1})).str();
  return URI;
}

static std::string textOf(const Value &ID) {
  return llvm::formatv("{0}", ID).str();
}

/// The member of \p From that the names lead to; nullptr if there is none.
static const Value *find(const Object &From,
                         std::initializer_list<llvm::StringRef> Names) {
  const Object *Level = &From;
  const Value *Found = nullptr;
  for (llvm::StringRef Name : Names) {
    Found = Level ? Level->get(Name) : nullptr;
    Level = Found ? Found->getAsObject() : nullptr;
  }
  return Found;
}

static llvm::StringRef
findString(const Object &From, std::initializer_list<llvm::StringRef> Names) {
  const Value *Found = find(From, Names);
  return Found ? Found->getAsString().value_or("") : "";
}

static int64_t findInteger(const Object &From,
                           std::initializer_list<llvm::StringRef> Names) {
  const Value *Found = find(From, Names);
  return Found ? Found->getAsInteger().value_or(-1) : -1;
}

static bool isOnDisk(const std::string &Path, llvm::StringRef Contents) {
  auto File = llvm::MemoryBuffer::getFile(Path);
  return File && (*File)->getBuffer() == Contents;
}

void WorkspaceFixes::take(std::string Path, std::vector<WholeFix> Fixes) {
  std::lock_guard<std::mutex> Lock(Mutex);
  ParsedFile &File = Parsed[Path];
  // clangd parses a file again, and says nothing, whose tree it has dropped.
  if (File.Fixes != Fixes)
    File = {std::move(Fixes), -1};
}

void WorkspaceFixes::received(const Object &Message) {
  std::lock_guard<std::mutex> Lock(Mutex);
  llvm::StringRef Method = findString(Message, {"method"});
  std::string Path =
      pathOf(findString(Message, {"params", "textDocument", "uri"}));
  int64_t Version = findInteger(Message, {"params", "textDocument", "version"});
  if (Method == "initialize") {
    const Value *Changes = find(Message, {"params", "capabilities", "workspace",
                                          "workspaceEdit", "documentChanges"});
    DocumentChanges = Changes && Changes->getAsBoolean().value_or(false);
    Literals = find(Message, {"params", "capabilities", "textDocument",
                              "codeAction", "codeActionLiteralSupport"});
    Requests.insert({textOf(*Message.get("id")), Message});
  } else if (Method == "textDocument/didOpen") {
    llvm::StringRef Text =
        findString(Message, {"params", "textDocument", "text"});
    Open[Path] = {findString(Message, {"params", "textDocument", "uri"}).str(),
                  Version, isOnDisk(Path, Text)};
  } else if (Method == "textDocument/didChange") {
    Open[Path].Version = Version;
    Open[Path].Saved = false;
  } else if (Method == "textDocument/didSave") {
    Open[Path].Saved = true;
  } else if (Method == "textDocument/didClose") {
    Open.erase(Path);
    Parsed.erase(Path);
  } else if (Method == "textDocument/codeAction" && Message.get("id")) {
    Requests.insert({textOf(*Message.get("id")), Message});
  }
}

/// Takes out the link to the check's page, which clangd makes up for every
/// check as if it were one of LLVM's; true if there was one.
static bool dropLinks(Object &Message) {
  Object *Parameters = Message.getObject("params");
  Array *Diagnostics =
      Parameters ? Parameters->getArray("diagnostics") : nullptr;
  bool Dropped = false;
  if (!Diagnostics)
    return false;
  for (Value &Diagnostic : *Diagnostics)
    if (Object *Fields = Diagnostic.getAsObject())
      if (findString(*Fields, {"code"}) == CheckName)
        Dropped |= Fields->erase("codeDescription");
  return Dropped;
}

bool WorkspaceFixes::send(Object &Message) {
  std::lock_guard<std::mutex> Lock(Mutex);
  if (findString(Message, {"method"}) == "textDocument/publishDiagnostics") {
    // Of the parse whose fixes came last: one file has one thread.
    auto File = Parsed.find(pathOf(findString(Message, {"params", "uri"})));
    if (File != Parsed.end())
      File->second.Version = findInteger(Message, {"params", "version"});
    return dropLinks(Message);
  }
  const Value *ID = Message.get("id");
  auto Pending = ID && !Message.get("method") ? Requests.find(textOf(*ID))
                                              : Requests.end();
  if (Pending == Requests.end())
    return false;
  Object Request = std::move(Pending->second);
  Requests.erase(Pending);
  if (findString(Request, {"method"}) == "initialize") {
    for (llvm::StringRef Given :
         {findString(Message, {"result", "offsetEncoding"}),
          findString(Message, {"result", "capabilities", "positionEncoding"})})
      if (!Given.empty())
        Encoding = Given.str();
    return false;
  }
  Array *Actions = Message.getArray("result");
  return Actions && Literals && addFixes(Request, *Actions);
}

/// Whether the editor has the text that the fix was made from.
bool WorkspaceFixes::isCurrent(const WholeFix &Fix,
                               llvm::StringRef MainPath) const {
  for (const auto &[Path, File] : Fix.Files) {
    if (Path == MainPath)
      continue;
    auto Document = Open.find(Path);
    if ((Document != Open.end() && !Document->second.Saved) ||
        !isOnDisk(Path, File.Contents))
      return false;
  }
  return true;
}

bool WorkspaceFixes::addFixes(const Object &Request, Array &Actions) {
  std::string Path =
      pathOf(findString(Request, {"params", "textDocument", "uri"}));
  const Value *Context = find(Request, {"params", "context", "diagnostics"});
  auto File = Parsed.find(Path);
  auto Document = Open.find(Path);
  if (!Context || !Context->getAsArray() || File == Parsed.end() ||
      Document == Open.end() ||
      File->second.Version != Document->second.Version)
    return false;
  if (const Value *Only = find(Request, {"params", "context", "only"}))
    if (const Array *Kinds = Only->getAsArray())
      if (!Kinds->empty() && !llvm::is_contained(*Kinds, Value("quickfix")))
        return false;
  bool Added = false;
  for (const Value &Diagnostic : *Context->getAsArray()) {
    const Object *Fields = Diagnostic.getAsObject();
    if (!Fields || findString(*Fields, {"code"}) != CheckName)
      continue;
    for (const WholeFix &Fix : File->second.Fixes) {
      auto Main = Fix.Files.find(Path);
      const Value *Start = find(*Fields, {"range", "start"});
      if (Main == Fix.Files.end() || !Start ||
          *Start != position(Main->second.Contents, Fix.NameOffset) ||
          !isCurrent(Fix, Path))
        continue;
      for (Value &Other : Actions)
        if (Object *Action = Other.getAsObject())
          (*Action)["isPreferred"] =
              false; // erased, a key can come back in a copy
      Actions.insert(Actions.begin(), actionFor(Fix, Diagnostic));
      Added = true;
    }
  }
  return Added;
}

Object WorkspaceFixes::actionFor(const WholeFix &Fix,
                                 const Value &Diagnostic) const {
  Object Changes;
  Array Documents;
  for (const auto &[Path, File] : Fix.Files) {
    Array Edits;
    for (const FileEdit &Edit : File.Edits)
      Edits.push_back(Object{
          {"newText", Edit.Text},
          {"range", Object{{"start", position(File.Contents, Edit.Offset)},
                           {"end", position(File.Contents,
                                            Edit.Offset + Edit.Length)}}}});
    auto Document = Open.find(Path);
    bool IsOpen = Document != Open.end();
    std::string URI = IsOpen ? Document->second.URI : uriOf(Path);
    if (DocumentChanges)
      Documents.push_back(
          Object{{"textDocument",
                  Object{{"uri", URI},
                         {"version", IsOpen ? Value(Document->second.Version)
                                            : Value(nullptr)}}},
                 {"edits", std::move(Edits)}});
    else
      Changes[URI] = std::move(Edits);
  }
  Object Edit = DocumentChanges
                    ? Object{{"documentChanges", std::move(Documents)}}
                    : Object{{"changes", std::move(Changes)}};
  return Object{{"title", Fix.Title},
                {"kind", "quickfix"},
                {"isPreferred", true},
                {"diagnostics", Array{Diagnostic}},
                {"edit", std::move(Edit)}};
}

/// The place \p Offset of \p Text in the words of the protocol.
Value WorkspaceFixes::position(llvm::StringRef Text, unsigned Offset) const {
  llvm::StringRef Before = Text.take_front(Offset);
  llvm::StringRef Line = Before.substr(Before.rfind('\n') + 1);
  size_t Column = Line.size();
  if (Encoding != "utf-8") {
    // Bytes that continue a character do not count; in UTF-16, four make a
    // pair.
    Column = llvm::count_if(
        Line, [&](unsigned char Byte) { return (Byte & 0xC0) != 0x80; });
    if (Encoding == "utf-16")
      Column +=
          llvm::count_if(Line, [](unsigned char Byte) { return Byte >= 0xF0; });
  }
  return Object{{"line", static_cast<int64_t>(Before.count('\n'))},
                {"character", static_cast<int64_t>(Column)}};
}

} // namespace fastpath
