//===--- OpenedObject.h - an object file, ready to read ----------*- C++
//-*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_OPENEDOBJECT_H
#define FASTPATH_COST_OPENEDOBJECT_H

#include "CompiledFunctions.h"

namespace fastpath {

/// An object file, opened: its debug information and its code.
struct OpenedObject {
  llvm::object::OwningBinary<llvm::object::ObjectFile> File;
  std::unique_ptr<llvm::DWARFContext> Debug;
  MachineCode Code;
};

llvm::Expected<OpenedObject> openObject(llvm::StringRef Path);

} // namespace fastpath

#endif // FASTPATH_COST_OPENEDOBJECT_H
