//===--- Gzip.h - compressed files ------------------------------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_GZIP_H
#define FASTPATH_COST_GZIP_H

#include "llvm/Support/Error.h"
#include <string>

namespace fastpath {

/// Whether \p Bytes begin as a file of gzip.
inline bool isGzip(llvm::StringRef Bytes) {
  return Bytes.starts_with("\x1f\x8b");
}

/// What gzip made \p Bytes of. Refuses all if this program is built without
/// zlib: LLVM has a decompressor, but not for this format.
llvm::Expected<std::string> gunzip(llvm::StringRef Bytes);

} // namespace fastpath

#endif // FASTPATH_COST_GZIP_H
