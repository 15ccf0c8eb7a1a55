//===--- SARIF.cpp - the report for code scanning -------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SARIF.h"
#include "JSON.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include <set>

namespace fastpath {

using llvm::json::Array;
using llvm::json::Object;

static constexpr llvm::StringLiteral Schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
    "sarif-schema-2.1.0.json";
static constexpr llvm::StringLiteral Root = "SRCROOT";

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// \p Path with all that has a meaning in a URI in the form `%20`.
static std::string escaped(llvm::StringRef Path) {
  std::string Result;
  for (char C : Path)
    if (llvm::isAlnum(C) || llvm::StringRef("/-._~").contains(C))
      Result += C;
    else
      Result += "%" + llvm::toHex(llvm::StringRef(&C, 1));
  return Result;
}

/// \p File as it is named from \p Folder; as it is where it is not below it.
static llvm::StringRef below(llvm::StringRef Folder, llvm::StringRef File) {
  llvm::StringRef Rest = File;
  return Rest.consume_front(Folder) && Rest.consume_front("/") ? Rest : File;
}

static Object artifact(llvm::StringRef File, llvm::StringRef Folder) {
  llvm::StringRef Name = below(Folder, File);
  if (Name.size() < File.size())
    return Object{{"uri", escaped(Name)}, {"uriBaseId", Root}};
  return Object{{"uri", "file://" + escaped(File)}};
}

namespace {
/// A line and a column, both from 1; columns count characters.
struct Position {
  int64_t Line;
  int64_t Column;
};

/// Finds lines and columns. Reads each file once, and all before they are
/// needed, so that one place has the errors.
class Sources {
public:
  llvm::Error read(llvm::StringRef File);
  Position position(llvm::StringRef File, unsigned Offset) const;

private:
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
};
} // namespace

llvm::Error Sources::read(llvm::StringRef File) {
  auto [Entry, IsNew] = Buffers.try_emplace(File);
  if (!IsNew)
    return llvm::Error::success();
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer)
    return llvm::createStringError(Buffer.getError(),
                                   File + ": " + Buffer.getError().message());
  Entry->second = std::move(*Buffer);
  return llvm::Error::success();
}

Position Sources::position(llvm::StringRef File, unsigned Offset) const {
  llvm::StringRef Before =
      Buffers.find(File)->second->getBuffer().take_front(Offset);
  llvm::StringRef Line = Before.substr(Before.rfind('\n') + 1);
  // All bytes of a character in UTF-8 but the first are of this kind.
  auto Continues = [](char C) { return (C & 0xc0) == 0x80; };
  return {int64_t(Before.count('\n')) + 1,
          int64_t(Line.size()) - llvm::count_if(Line, Continues) + 1};
}

static Object location(llvm::StringRef File, unsigned Offset,
                       const Sources &Texts, llvm::StringRef Folder) {
  Position At = Texts.position(File, Offset);
  return Object{{"physicalLocation",
                 Object{{"artifactLocation", artifact(File, Folder)},
                        {"region", Object{{"startLine", At.Line},
                                          {"startColumn", At.Column}}}}}};
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

static Object text(std::string Text) {
  return Object{{"text", std::move(Text)}};
}

static Object replacement(const Edit &E, const Sources &Texts) {
  Position Start = Texts.position(E.File, E.Offset);
  Position End = Texts.position(E.File, E.Offset + E.Length);
  return Object{{"deletedRegion", Object{{"startLine", Start.Line},
                                         {"startColumn", Start.Column},
                                         {"endLine", End.Line},
                                         {"endColumn", End.Column}}},
                {"insertedContent", text(E.Text)}};
}

static Object fix(const Finding &F, const Sources &Texts,
                  llvm::StringRef Folder) {
  Array Changes;
  llvm::ArrayRef<Edit> Rest = F.Edits; // in the order of files
  while (!Rest.empty()) {
    llvm::StringRef File = Rest.front().File;
    Array Replacements;
    for (; !Rest.empty() && Rest.front().File == File; Rest = Rest.drop_front())
      Replacements.push_back(replacement(Rest.front(), Texts));
    Changes.push_back(Object{{"artifactLocation", artifact(File, Folder)},
                             {"replacements", std::move(Replacements)}});
  }
  return Object{
      {"description", text("move the slow path into a function of its own")},
      {"artifactChanges", std::move(Changes)}};
}

/// The line that a baseline of scripts/report has for \p F: its file and its
/// name, and which one of the same name in that file it is.
static std::string fingerprint(const Finding &F, const Report &R) {
  auto IsEarlier = [&](const Result &Other) {
    return Other.F.File == F.File && Other.F.Function == F.Function &&
           Other.F.Offset < F.Offset;
  };
  std::string Result = (below(R.Folder, F.File) + "\t" + F.Function).str();
  if (auto Earlier = llvm::count_if(R.Results, IsEarlier))
    Result += "#" + llvm::itostr(Earlier + 1);
  return Result;
}

static Object result(const Result &One, const Report &R,
                     const std::set<std::string> &Rules, const Sources &Texts) {
  const Finding &F = One.F;
  Array Related;
  for (const Note &N : F.Notes) {
    if (N.File.empty())
      continue;
    Object Place = location(N.File, N.Offset, Texts, R.Folder);
    Place["message"] = text(N.Message);
    Related.push_back(std::move(Place));
  }
  Object Result{
      {"ruleId", F.Check},
      {"ruleIndex", int64_t(std::distance(Rules.begin(), Rules.find(F.Check)))},
      {"level", "warning"},
      {"message", text(F.Message)},
      {"locations", Array{location(F.File, F.Offset, Texts, R.Folder)}},
      {"relatedLocations", std::move(Related)},
      {"partialFingerprints",
       Object{{"fastpathFunction/v1", fingerprint(F, R)}}},
      {"properties", costs(One)}};
  if (F.Refusal.empty())
    Result["fixes"] = Array{fix(F, Texts, R.Folder)};
  return Result;
}

//===----------------------------------------------------------------------===//
// The log
//===----------------------------------------------------------------------===//

static llvm::Expected<Sources> readSources(const Report &R) {
  Sources Texts;
  for (const Result &One : R.Results) {
    std::set<std::string> Files = {One.F.File};
    for (const Note &N : One.F.Notes)
      if (!N.File.empty())
        Files.insert(N.File);
    for (const Edit &E : One.F.Edits)
      Files.insert(E.File);
    for (const std::string &File : Files)
      if (llvm::Error Failed = Texts.read(File))
        return Failed;
  }
  return Texts;
}

/// How it went: which units were not compiled.
static Object invocation(const Report &R) {
  Array Notifications;
  for (const FailedUnit &Failed : R.Failed)
    Notifications.push_back(
        Object{{"level", "error"},
               {"message", text(Failed.Unit + ": " + Failed.Reason)}});
  return Object{{"executionSuccessful", R.Failed.empty()},
                {"toolExecutionNotifications", std::move(Notifications)}};
}

llvm::Error printSARIF(const Report &R, llvm::raw_ostream &Out) {
  auto Texts = readSources(R);
  if (!Texts)
    return Texts.takeError();
  std::set<std::string> Names;
  for (const Result &One : R.Results)
    Names.insert(One.F.Check);
  Array Rules, Results;
  for (const std::string &Name : Names)
    Rules.push_back(Object{
        {"id", Name},
        {"shortDescription", text("An early return after an atomic load pays "
                                  "for objects that only the slow path cleans "
                                  "up.")}});
  for (const Result &One : R.Results)
    Results.push_back(result(One, R, Names, *Texts));
  Object Run{
      {"tool", Object{{"driver", Object{{"name", "fastpath-tidy"},
                                        {"version", FASTPATH_VERSION},
                                        {"rules", std::move(Rules)}}}}},
      {"originalUriBaseIds",
       Object{{Root, Object{{"uri", "file://" + escaped(R.Folder) + "/"}}}}},
      {"columnKind", "unicodeCodePoints"},
      {"invocations", Array{invocation(R)}},
      {"results", std::move(Results)}};
  Out << llvm::formatv(
      "{0:2}\n", llvm::json::Value(Object{{"$schema", Schema},
                                          {"version", "2.1.0"},
                                          {"runs", Array{std::move(Run)}}}));
  return llvm::Error::success();
}

} // namespace fastpath
