//===--- OpenedObject.cpp - an object file, ready to read -----------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpenedObject.h"

namespace fastpath {

llvm::Expected<OpenedObject> openObject(llvm::StringRef Path) {
  auto File = llvm::object::ObjectFile::createObjectFile(Path);
  if (!File)
    return File.takeError();
  llvm::Expected<MachineCode> Code = MachineCode::create(*File->getBinary());
  if (!Code)
    return Code.takeError();
  auto Ignore = [](llvm::Error Problem) {
    llvm::consumeError(std::move(Problem));
  };
  auto Debug = llvm::DWARFContext::create(
      *File->getBinary(), llvm::DWARFContext::ProcessDebugRelocations::Process,
      nullptr, "", Ignore, Ignore);
  return OpenedObject{std::move(*File), std::move(Debug), std::move(*Code)};
}

} // namespace fastpath
