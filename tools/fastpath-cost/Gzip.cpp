//===--- Gzip.cpp - compressed files --------------------------------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gzip.h"
#if FASTPATH_HAS_ZLIB
#include <zlib.h>
#endif

namespace fastpath {

#if FASTPATH_HAS_ZLIB

static bool inflateAll(z_stream &Stream, std::string &Result) {
  char Piece[1 << 14];
  int Status = Z_OK;
  while (Status == Z_OK) {
    Stream.next_out = reinterpret_cast<Bytef *>(Piece);
    Stream.avail_out = sizeof(Piece);
    Status = inflate(&Stream, Z_NO_FLUSH);
    Result.append(Piece, sizeof(Piece) - Stream.avail_out);
    // Several compressed files, one behind the other, are one.
    if (Status == Z_STREAM_END && Stream.avail_in)
      Status = inflateReset(&Stream);
  }
  return Status == Z_STREAM_END;
}

llvm::Expected<std::string> gunzip(llvm::StringRef Bytes) {
  z_stream Stream = {};
  Stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(Bytes.data()));
  Stream.avail_in = static_cast<uInt>(Bytes.size());
  constexpr int Gzip = 16; // beside the size of the window
  std::string Result;
  bool IsRead = inflateInit2(&Stream, MAX_WBITS + Gzip) == Z_OK &&
                inflateAll(Stream, Result);
  inflateEnd(&Stream);
  if (!IsRead)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "cannot be decompressed");
  return Result;
}

#else

llvm::Expected<std::string> gunzip(llvm::StringRef) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "compressed, and fastpath-cost was built "
                                 "without zlib; `gzip -d` it first");
}

#endif

} // namespace fastpath
