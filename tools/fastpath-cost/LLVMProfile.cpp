//===--- LLVMProfile.cpp - profiles that guide optimization ---------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMProfile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/ProfileData/InstrProfReader.h"
#include "llvm/ProfileData/SampleProfReader.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace fastpath {

using llvm::sampleprof::FunctionSamples;

//===----------------------------------------------------------------------===//
// Instrumented code
//===----------------------------------------------------------------------===//

/// `file.cpp;_ZL4openv` -> `_ZL4openv`: so it is for internal functions.
static llvm::StringRef symbolIn(llvm::StringRef Name) {
  return Name.substr(Name.find_last_of(";:") + 1);
}

static llvm::Expected<Profile>
readInstrumentation(std::unique_ptr<llvm::MemoryBuffer> Buffer) {
  auto Reader = llvm::IndexedInstrProfReader::create(std::move(Buffer));
  if (!Reader)
    return Reader.takeError();
  Profile P;
  for (const llvm::NamedInstrProfRecord &Record : **Reader) {
    if (Record.getCountPseudoKind() != llvm::InstrProfRecord::NotPseudo)
      continue;
    double Sum = 0;
    for (uint64_t Count : Record.Counts)
      Sum += static_cast<double>(Count);
    P.add(Frame{symbolIn(Record.Name), /*IsInlined=*/false}, Sum);
  }
  if ((*Reader)->hasError())
    return (*Reader)->getError();
  return P;
}

//===----------------------------------------------------------------------===//
// Samples
//===----------------------------------------------------------------------===//

/// Counts what is sampled in \p Samples itself, not in what is inlined there;
/// \p Outer are the functions that it is inlined into, and takes its name.
static void addSamples(Profile &P, const FunctionSamples &Samples,
                       llvm::SmallVectorImpl<std::string> &Outer) {
  // The number that stands for a symbol is no symbol, but as good as one.
  Outer.push_back(Samples.getFunction().str());
  uint64_t Own = Samples.getTotalSamples();
  for (const auto &Site : Samples.getCallsiteSamples())
    for (const auto &Callee : Site.second) {
      Own -= std::min(Own, Callee.second.getTotalSamples());
      addSamples(P, Callee.second, Outer);
    }
  llvm::SmallVector<Frame> Stack;
  for (const std::string &Name : llvm::reverse(Outer))
    Stack.push_back({Name, /*IsInlined=*/true});
  P.add(Stack, static_cast<double>(Own));
  Outer.pop_back();
}

/// Keeps what LLVM says of a file; it would stop the program.
static void keepMessage(const llvm::DiagnosticInfo *Info, void *Message) {
  llvm::raw_string_ostream Out(*static_cast<std::string *>(Message));
  llvm::DiagnosticPrinterRawOStream Printer(Out);
  Info->print(Printer);
}

static llvm::Expected<Profile>
readSamples(std::unique_ptr<llvm::MemoryBuffer> Buffer) {
  llvm::LLVMContext Context;
  std::string Message;
  Context.setDiagnosticHandlerCallBack(keepMessage, &Message);
  auto Reader = llvm::sampleprof::SampleProfileReader::create(
      Buffer, Context, *llvm::vfs::getRealFileSystem());
  std::error_code Code = Reader ? (*Reader)->read() : Reader.getError();
  if (Code)
    return llvm::createStringError(Code,
                                   Message.empty() ? Code.message() : Message);
  Profile P;
  llvm::SmallVector<std::string> Outer;
  for (const auto &Entry : (*Reader)->getProfiles())
    addSamples(P, Entry.second, Outer);
  return P;
}

bool isLLVMProfile(const llvm::MemoryBuffer &Buffer) {
  using namespace llvm::sampleprof;
  return llvm::IndexedInstrProfReader::hasFormat(Buffer) ||
         SampleProfileReaderRawBinary::hasFormat(Buffer) ||
         SampleProfileReaderExtBinary::hasFormat(Buffer) ||
         SampleProfileReaderText::hasFormat(Buffer);
}

llvm::Expected<Profile>
readLLVMProfile(std::unique_ptr<llvm::MemoryBuffer> Buffer) {
  return llvm::IndexedInstrProfReader::hasFormat(*Buffer)
             ? readInstrumentation(std::move(Buffer))
             : readSamples(std::move(Buffer));
}

} // namespace fastpath
