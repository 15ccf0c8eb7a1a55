//===--- Process.cpp - other programs -------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "RealPath.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include <filesystem>

namespace fastpath {

llvm::Expected<TemporaryFolder> TemporaryFolder::create() {
  llvm::SmallString<128> Path;
  if (std::error_code Error =
          llvm::sys::fs::createUniqueDirectory("fastpath-cost", Path))
    return llvm::createStringError(Error, "cannot make a temporary folder: " +
                                              Error.message());
  return TemporaryFolder(realPath(Path));
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code Ignored;
  // Removes symbolic links, never what they link to.
  if (!Path.empty())
    std::filesystem::remove_all(Path, Ignored);
}

std::string TemporaryFolder::file(const llvm::Twine &Name) const {
  llvm::SmallString<256> Result(Path);
  llvm::sys::path::append(Result, Name);
  return Result.str().str();
}

Ended run(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Folder,
          llvm::StringRef Log) {
  // The shell changes the folder, which is one for all threads here.
  std::vector<llvm::StringRef> Command = {"/bin/sh", "-c",
                                          R"(cd -- "$0" && exec "$@")", Folder};
  Command.insert(Command.end(), Arguments.begin(), Arguments.end());
  std::string Problem;
  int Status = llvm::sys::ExecuteAndWait(
      "/bin/sh", Command, /*Env=*/std::nullopt, {llvm::StringRef(), Log, Log},
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Problem);
  auto Printed = llvm::MemoryBuffer::getFile(Log);
  std::string Output = Printed ? (*Printed)->getBuffer().str() : std::string();
  return {Status, Output + Problem};
}

} // namespace fastpath
