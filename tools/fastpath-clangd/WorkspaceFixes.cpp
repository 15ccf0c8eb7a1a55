//===--- WorkspaceFixes.cpp - quick fixes of several files ----------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkspaceFixes.h"
#include "../../clang-tidy-check/ExtractSlowPathCheck.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

namespace fastpath {

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

void WorkspaceFixes::take(llvm::StringRef Path, std::vector<WholeFix> Fixes) {
  std::lock_guard<std::mutex> Lock(Mutex);
  ParsedFile &File = Parsed[Path];
  // clangd parses a file again, and says nothing, whose tree it has dropped.
  if (File.Fixes != Fixes)
    File = {std::move(Fixes), -1};
}

void WorkspaceFixes::received(const Object &Message) {
  std::lock_guard<std::mutex> Lock(Mutex);
  llvm::StringRef Method = findString(Message, {"method"});
  if (Method == "initialize")
    readCapabilities(Message);
  if (Method == "initialize" || Method == "textDocument/codeAction") {
    if (const Value *ID = Message.get("id"))
      Requests.insert({textOf(*ID), Message});
  } else {
    followDocument(Method, Message);
  }
}

void WorkspaceFixes::readCapabilities(const Object &Message) {
  const Value *Changes = find(Message, {"params", "capabilities", "workspace",
                                        "workspaceEdit", "documentChanges"});
  DocumentChanges = Changes && Changes->getAsBoolean().value_or(false);
  Literals = find(Message, {"params", "capabilities", "textDocument",
                            "codeAction", "codeActionLiteralSupport"});
}

void WorkspaceFixes::followDocument(llvm::StringRef Method,
                                    const Object &Message) {
  llvm::StringRef URI = findString(Message, {"params", "textDocument", "uri"});
  int64_t Version = findInteger(Message, {"params", "textDocument", "version"});
  std::string Path = pathOf(URI);
  if (Method == "textDocument/didOpen") {
    bool Saved =
        isOnDisk(Path, findString(Message, {"params", "textDocument", "text"}));
    Open[Path] = {URI.str(), Version, Saved};
  } else if (Method == "textDocument/didChange") {
    Open[Path].Version = Version;
    Open[Path].Saved = false;
  } else if (Method == "textDocument/didSave") {
    Open[Path].Saved = true;
  } else if (Method == "textDocument/didClose") {
    Open.erase(Path);
    Parsed.erase(Path);
  }
}

bool WorkspaceFixes::isOfInterest(llvm::StringRef Text) const {
  std::lock_guard<std::mutex> Lock(Mutex);
  if (Text.contains("\"textDocument/publishDiagnostics\""))
    return llvm::any_of(
        Parsed, [](const auto &File) { return !File.second.Fixes.empty(); });
  return !Requests.empty() && Text.contains("\"id\"");
}

bool WorkspaceFixes::send(Object &Message) {
  std::lock_guard<std::mutex> Lock(Mutex);
  if (findString(Message, {"method"}) == "textDocument/publishDiagnostics") {
    noteVersion(Message);
    return false;
  }
  std::optional<Object> Request = takeRequest(Message);
  if (!Request)
    return false;
  if (findString(*Request, {"method"}) == "initialize") {
    readEncoding(Message);
    return false;
  }
  Array *Actions = Message.getArray("result");
  return Actions && Literals && addFixes(*Request, *Actions);
}

/// The diagnostics are of the parse whose fixes came last: one file has one
/// thread.
void WorkspaceFixes::noteVersion(const Object &Message) {
  auto File = Parsed.find(pathOf(findString(Message, {"params", "uri"})));
  if (File != Parsed.end())
    File->second.Version = findInteger(Message, {"params", "version"});
}

/// What \p Message answers, which is kept no longer; nothing if it is no answer
/// to one of these requests.
std::optional<Object> WorkspaceFixes::takeRequest(const Object &Message) {
  const Value *ID = Message.get("id");
  if (!ID || Message.get("method"))
    return std::nullopt;
  auto Pending = Requests.find(textOf(*ID));
  if (Pending == Requests.end())
    return std::nullopt;
  Object Request = std::move(Pending->second);
  Requests.erase(Pending);
  return Request;
}

void WorkspaceFixes::readEncoding(const Object &Message) {
  for (llvm::StringRef Given :
       {findString(Message, {"result", "offsetEncoding"}),
        findString(Message, {"result", "capabilities", "positionEncoding"})})
    if (!Given.empty())
      Encoding = Given.str();
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

/// Whether a request wants quick fixes, alone or among others.
static bool wantsQuickFixes(const Object &Request) {
  const Value *Only = find(Request, {"params", "context", "only"});
  const Array *Kinds = Only ? Only->getAsArray() : nullptr;
  return !Kinds || Kinds->empty() ||
         llvm::is_contained(*Kinds, Value("quickfix"));
}

/// The fixes for the version that the editor has of the file \p Path.
llvm::ArrayRef<WholeFix> WorkspaceFixes::fixesOf(llvm::StringRef Path) const {
  auto File = Parsed.find(Path);
  auto Document = Open.find(Path);
  if (File == Parsed.end() || Document == Open.end() ||
      File->second.Version != Document->second.Version)
    return {};
  return File->second.Fixes;
}

/// Whether \p Diagnostic is the warning that \p Fix, of the open file \p Path,
/// is for.
bool WorkspaceFixes::isFor(const WholeFix &Fix, llvm::StringRef Path,
                           const Object &Diagnostic) const {
  auto Main = Fix.Files.find(Path.str());
  const Value *Start = find(Diagnostic, {"range", "start"});
  return findString(Diagnostic, {"code"}) == CheckName && Start &&
         Main != Fix.Files.end() &&
         *Start == position(Main->second.Contents, Fix.NameOffset);
}

/// Puts \p Preferred in front of \p Actions. The others get a false rather than
/// no isPreferred: a copy of an object can have an erased key again.
static void prefer(Object Preferred, Array &Actions) {
  for (Value &Other : Actions)
    if (Object *Action = Other.getAsObject())
      (*Action)["isPreferred"] = false;
  Actions.insert(Actions.begin(), std::move(Preferred));
}

bool WorkspaceFixes::addFixes(const Object &Request, Array &Actions) {
  const Value *Context = find(Request, {"params", "context", "diagnostics"});
  const Array *Diagnostics = Context ? Context->getAsArray() : nullptr;
  if (!Diagnostics || !wantsQuickFixes(Request))
    return false;
  std::string Path =
      pathOf(findString(Request, {"params", "textDocument", "uri"}));
  bool Added = false;
  for (const WholeFix &Fix : fixesOf(Path))
    for (const Value &Diagnostic : *Diagnostics) {
      const Object *Fields = Diagnostic.getAsObject();
      if (!Fields || !isFor(Fix, Path, *Fields) || !isCurrent(Fix, Path))
        continue;
      prefer(actionFor(Fix, Diagnostic), Actions);
      Added = true;
    }
  return Added;
}

/// An action of the protocol, the answer to \p Diagnostic.
Object WorkspaceFixes::actionFor(const WholeFix &Fix,
                                 const Value &Diagnostic) const {
  return Object{{"title", Fix.Title},
                {"kind", "quickfix"},
                {"isPreferred", true},
                {"diagnostics", Array{Diagnostic}},
                {"edit", workspaceEdit(Fix)}};
}

/// All the edits, with the versions of the files for editors that compare them.
Object WorkspaceFixes::workspaceEdit(const WholeFix &Fix) const {
  Object Changes;
  Array Documents;
  for (const auto &[Path, File] : Fix.Files) {
    auto Document = Open.find(Path);
    const bool IsOpen = Document != Open.end();
    std::string URI = IsOpen ? Document->second.URI : uriOf(Path);
    if (!DocumentChanges) {
      Changes[URI] = textEdits(File);
      continue;
    }
    Value Version = IsOpen ? Value(Document->second.Version) : Value(nullptr);
    Documents.push_back(
        Object{{"textDocument", Object{{"uri", URI}, {"version", Version}}},
               {"edits", textEdits(File)}});
  }
  if (DocumentChanges)
    return Object{{"documentChanges", std::move(Documents)}};
  return Object{{"changes", std::move(Changes)}};
}

Array WorkspaceFixes::textEdits(const EditedFile &File) const {
  Array Edits;
  for (const FileEdit &Edit : File.Edits) {
    Value Start = position(File.Contents, Edit.Offset);
    Value End = position(File.Contents, Edit.Offset + Edit.Length);
    Edits.push_back(Object{{"newText", Edit.Text},
                           {"range", Object{{"start", std::move(Start)},
                                            {"end", std::move(End)}}}});
  }
  return Edits;
}

/// The length of \p Text, of UTF-8, in units of \p Encoding.
static size_t lengthIn(llvm::StringRef Encoding, llvm::StringRef Text) {
  if (Encoding == "utf-8")
    return Text.size();
  const size_t Continued = llvm::count_if(
      Text, [](unsigned char Byte) { return (Byte & 0xC0) == 0x80; });
  const size_t Characters = Text.size() - Continued;
  if (Encoding != "utf-16")
    return Characters;
  const size_t Pairs = llvm::count_if(
      Text, [](unsigned char Byte) { return Byte >= 0xF0; }); // four bytes
  return Characters + Pairs;
}

/// The place \p Offset of \p Text in the words of the protocol.
Value WorkspaceFixes::position(llvm::StringRef Text, unsigned Offset) const {
  llvm::StringRef Before = Text.take_front(Offset);
  llvm::StringRef Line = Before.substr(Before.rfind('\n') + 1);
  return Object{{"line", static_cast<int64_t>(Before.count('\n'))},
                {"character", static_cast<int64_t>(lengthIn(Encoding, Line))}};
}

} // namespace fastpath
