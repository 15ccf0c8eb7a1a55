//===--- LLVMProfile.h - profiles that guide optimization -------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_LLVMPROFILE_H
#define FASTPATH_COST_LLVMPROFILE_H

#include "Profile.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace fastpath {

/// Whether \p Buffer is a file of llvm-profdata.
bool isLLVMProfile(const llvm::MemoryBuffer &Buffer);

/// Reads an indexed profile of instrumented code, or one of samples. For the
/// former, a sample is one execution of a counted piece of code.
llvm::Expected<Profile>
readLLVMProfile(std::unique_ptr<llvm::MemoryBuffer> Buffer);

} // namespace fastpath

#endif // FASTPATH_COST_LLVMPROFILE_H
