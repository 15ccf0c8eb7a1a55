//===--- Protobuf.cpp - the fields of an encoded message ------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Protobuf.h"
#include "llvm/Support/LEB128.h"
#include <optional>

namespace fastpath::protobuf {

/// What a tag says of how its field is encoded; groups are not in use.
enum WireType { Varint = 0, Fixed64 = 1, Length = 2, Fixed32 = 5 };

static std::optional<uint64_t> takeNumber(llvm::StringRef &Bytes) {
  unsigned Size = 0;
  const char *Problem = nullptr;
  uint64_t Number = llvm::decodeULEB128(Bytes.bytes_begin(), &Size,
                                        Bytes.bytes_end(), &Problem);
  if (Problem)
    return std::nullopt;
  Bytes = Bytes.drop_front(Size);
  return Number;
}

/// Takes what follows a tag of the kind \p Type; false if it cannot be.
static bool takeValue(llvm::StringRef &Bytes, uint64_t Type, Field &Result) {
  uint64_t Size = Type == Fixed64 ? 8 : 4;
  if (Type == Varint || Type == Length) {
    std::optional<uint64_t> Number = takeNumber(Bytes);
    if (!Number)
      return false;
    Result.Number = Size = *Number;
    if (Type == Varint)
      return true;
    Result.HasBytes = true;
  } else if (Type != Fixed64 && Type != Fixed32) {
    return false;
  }
  if (Size > Bytes.size())
    return false;
  Result.Bytes = Bytes.take_front(Size);
  Bytes = Bytes.drop_front(Size);
  return true;
}

bool forEachField(llvm::StringRef Message,
                  llvm::function_ref<bool(const Field &)> Do) {
  while (!Message.empty()) {
    std::optional<uint64_t> Key = takeNumber(Message);
    if (!Key)
      return false;
    Field F;
    F.Tag = *Key >> 3;
    if (!takeValue(Message, *Key & 7, F) || !Do(F))
      return false;
  }
  return true;
}

bool addNumbers(const Field &F, llvm::SmallVectorImpl<uint64_t> &Numbers) {
  if (!F.HasBytes) {
    Numbers.push_back(F.Number);
    return true;
  }
  for (llvm::StringRef Rest = F.Bytes; !Rest.empty();) {
    std::optional<uint64_t> Number = takeNumber(Rest);
    if (!Number)
      return false;
    Numbers.push_back(*Number);
  }
  return true;
}

} // namespace fastpath::protobuf
