//===--- LLVMCompat.h - differences between LLVM versions -------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_LLVMCOMPAT_H
#define FASTPATH_COST_LLVMCOMPAT_H

#include "llvm/Config/llvm-config.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Triple.h"

namespace fastpath::compat {

/// How the parts of a target are asked for: by name, since LLVM 22 by value.
#if LLVM_VERSION_MAJOR >= 22
inline const llvm::Triple &targetName(const llvm::Triple &T) { return T; }
#else
inline const std::string &targetName(const llvm::Triple &T) { return T.str(); }
#endif

} // namespace fastpath::compat

#endif // FASTPATH_COST_LLVMCOMPAT_H
