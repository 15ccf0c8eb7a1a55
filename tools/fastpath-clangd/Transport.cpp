//===----------------------------------------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shows WorkspaceFixes what the editor and clangd say to each other. clangd
// writes a copy of what it reads to a stream, if there is one, and what it
// sends to another one: both get to be streams of this file, where clangd asks
// for its transport (--wrap).
//
//===----------------------------------------------------------------------===//

#include "WorkspaceFixes.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <memory>
#include <optional>

namespace fastpath {
namespace {

/// Takes messages apart: `Content-Length: N`, an empty line, and JSON.
class MessageStream : public llvm::raw_ostream {
public:
  MessageStream() { SetUnbuffered(); }

private:
  /// One message; \p Text is what of it is JSON.
  virtual void handle(llvm::StringRef Text) = 0;

  void write_impl(const char *Data, size_t Size) override {
    Position += Size;
    Pending.append(Data, Size);
    while (std::optional<size_t> Length = lengthOfFirst()) {
      std::string Text = Pending.substr(Begin, *Length);
      Pending.erase(0, Begin + *Length);
      handle(Text);
    }
  }

  /// The length of the first message, if all of it is there.
  std::optional<size_t> lengthOfFirst() {
    size_t End = Pending.find("\r\n\r\n");
    if (End == std::string::npos)
      return std::nullopt;
    llvm::StringRef Header = llvm::StringRef(Pending).take_front(End);
    size_t Name = Header.find_insensitive("Content-Length:");
    size_t Length = 0;
    if (Name != llvm::StringRef::npos)
      Header.drop_front(Name + 15).ltrim().consumeInteger(10, Length);
    Begin = End + 4;
    if (Pending.size() < Begin + Length)
      return std::nullopt;
    return Length;
  }

  uint64_t current_pos() const override { return Position; }

  std::string Pending;
  size_t Begin = 0;
  uint64_t Position = 0;
};

/// What the editor says, or a copy of it.
class FromEditor : public MessageStream {
public:
  FromEditor(WorkspaceFixes &Fixes, llvm::raw_ostream *Mirror)
      : Fixes(Fixes), Mirror(Mirror) {}

private:
  /// Whether to parse the message. Some editors write `textDocument\/didOpen`.
  static bool isOfInterest(llvm::StringRef Text) {
    for (llvm::StringRef Method : {"\"initialize\"", "didOpen", "didChange",
                                   "didSave", "didClose", "codeAction"})
      if (Text.contains(Method))
        return true;
    return false;
  }

  void handle(llvm::StringRef Text) override {
    if (Mirror)
      *Mirror << "Content-Length: " << Text.size() << "\r\n\r\n" << Text;
    if (!isOfInterest(Text))
      return;
    llvm::Expected<llvm::json::Value> Message = llvm::json::parse(Text);
    if (!Message)
      llvm::consumeError(Message.takeError()); // clangd complains of it
    else if (const llvm::json::Object *Fields = Message->getAsObject())
      Fixes.received(*Fields);
  }

  WorkspaceFixes &Fixes;
  llvm::raw_ostream *Mirror;
};

/// The link to the check's page that clangd makes up for every check, as if it
/// were one of LLVM's.
constexpr char Link[] =
    R"("codeDescription":{"href":"https://clang.llvm.org/extra/clang-tidy/)"
    R"(checks/fastpath/extract-slow-path.html"},)";

std::string withoutLinks(llvm::StringRef Text) {
  std::string Rest;
  while (!Text.empty()) {
    auto [Before, After] = Text.split(Link);
    Rest += Before;
    Text = After;
  }
  return Rest;
}

/// What clangd says, on its way to the editor. Most of it is not parsed: that
/// would take longer than the check does.
class ToEditor : public MessageStream {
public:
  ToEditor(WorkspaceFixes &Fixes, llvm::raw_ostream &Out)
      : Fixes(Fixes), Out(Out) {}

private:
  void handle(llvm::StringRef Text) override {
    std::string Changed;
    if (Text.contains(Link))
      Text = Changed = withoutLinks(Text);
    if (Fixes.isOfInterest(Text))
      Text = Changed = withFixes(Text);
    Out << "Content-Length: " << Text.size() << "\r\n\r\n" << Text;
    Out.flush();
  }

  /// The message as it is to be sent.
  std::string withFixes(llvm::StringRef Text) {
    llvm::Expected<llvm::json::Value> Message = llvm::json::parse(Text);
    if (!Message) {
      llvm::consumeError(Message.takeError());
      return Text.str();
    }
    llvm::json::Object *Fields = Message->getAsObject();
    return Fields && Fixes.send(*Fields) ? llvm::formatv("{0}", *Message).str()
                                         : Text.str();
  }

  WorkspaceFixes &Fixes;
  llvm::raw_ostream &Out;
};

} // namespace
} // namespace fastpath

namespace clang::clangd {
/// Passed on only.
class Transport {
public:
  virtual ~Transport();
};
enum JSONStreamStyle { Standard, Delimited };
} // namespace clang::clangd

using clang::clangd::JSONStreamStyle;
using TransportPointer = std::unique_ptr<clang::clangd::Transport>;

// The linker makes up these names.
// NOLINTBEGIN(*-identifier*, misc-use-internal-linkage)

/// clangd's own.
TransportPointer __real_newTransport(
    std::FILE *In, llvm::raw_ostream &Out, llvm::raw_ostream *Mirror,
    bool Pretty,
    JSONStreamStyle Style) asm("__real__ZN5clang6clangd16newJSONTransportEP8_"
                               "IO_FILERN4llvm11raw_"
                               "ostreamEPS4_bNS0_15JSONStreamStyleE");

/// The transport over \p In and \p Out, with a look at both; but for the style
/// of clangd's own tests.
TransportPointer __wrap_newTransport(
    std::FILE *In, llvm::raw_ostream &Out, llvm::raw_ostream *Mirror,
    bool Pretty,
    JSONStreamStyle Style) asm("__wrap__ZN5clang6clangd16newJSONTransportEP8_"
                               "IO_FILERN4llvm11raw_"
                               "ostreamEPS4_bNS0_15JSONStreamStyleE");
TransportPointer __wrap_newTransport(std::FILE *In, llvm::raw_ostream &Out,
                                     llvm::raw_ostream *Mirror, bool Pretty,
                                     JSONStreamStyle Style) {
  static fastpath::WorkspaceFixes Fixes;
  fastpath::wholeFixReceiver() = [](llvm::StringRef Path,
                                    std::vector<fastpath::WholeFix> Found) {
    Fixes.take(Path, std::move(Found));
  };
  if (Style != JSONStreamStyle::Standard)
    return __real_newTransport(In, Out, Mirror, Pretty, Style);
  static fastpath::FromEditor Requests(Fixes, Mirror);
  static fastpath::ToEditor Answers(Fixes, Out);
  return __real_newTransport(In, Answers, &Requests, Pretty, Style);
}

// NOLINTEND(*-identifier*, misc-use-internal-linkage)
