//===--- ProfileFile.cpp - profiles of all formats ------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProfileFile.h"
#include "Gzip.h"
#include "LLVMProfile.h"
#include "PprofProfile.h"
#include "StackProfile.h"

namespace fastpath {

/// Told from others by what is in it: names are whatever the user likes.
static llvm::Expected<Profile>
readAnyFormat(std::unique_ptr<llvm::MemoryBuffer> Buffer) {
  llvm::StringRef Bytes = Buffer->getBuffer();
  std::string Unpacked;
  if (isGzip(Bytes)) {
    auto Result = gunzip(Bytes);
    if (!Result)
      return Result.takeError();
    Unpacked = std::move(*Result);
    Bytes = Unpacked;
  }
  if (Bytes.starts_with("PERFILE2"))
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "a file of `perf record`; `perf script` "
                                   "prints what is in it");
  if (isLLVMProfile(*Buffer))
    return readLLVMProfile(std::move(Buffer));
  // No text has this character; pprof's table of strings begins with none.
  if (Bytes.contains('\0'))
    return readPprof(Bytes);
  return readStacks(Bytes);
}

llvm::Expected<Profile> readProfile(llvm::StringRef File) {
  auto About = [&](const llvm::Twine &Problem) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   File + ": " + Problem);
  };
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer)
    return About(Buffer.getError().message());
  auto Result = readAnyFormat(std::move(*Buffer));
  if (!Result)
    return About(toString(Result.takeError()));
  if (Result->Total == 0)
    return About("has no samples");
  return Result;
}

} // namespace fastpath
