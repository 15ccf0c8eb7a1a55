//===--- Protobuf.h - the fields of an encoded message ----------*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only what a message is on the wire: there is no library for it in LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_PROTOBUF_H
#define FASTPATH_COST_PROTOBUF_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace fastpath::protobuf {

/// A field of a message: a number, or bytes, which are a string, a message or
/// several numbers.
struct Field {
  uint64_t Tag = 0;
  bool HasBytes = false;
  uint64_t Number = 0;
  llvm::StringRef Bytes;
};

/// Calls \p Do with each field of \p Message, in order, until it says false.
/// Returns false if it did, or the message is none.
bool forEachField(llvm::StringRef Message,
                  llvm::function_ref<bool(const Field &)> Do);

/// Adds a repeated field's number, or its numbers. Returns false if it has
/// other bytes.
bool addNumbers(const Field &F, llvm::SmallVectorImpl<uint64_t> &Numbers);

} // namespace fastpath::protobuf

#endif // FASTPATH_COST_PROTOBUF_H
