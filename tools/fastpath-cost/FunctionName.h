//===--- FunctionName.h - one name for a function, whoever prints it -*- C++
//-*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   _ZN7example10Connection9handshakeERNS_7ContextE
//   int example::get<long>(long) [clone .cold]
//   example::Connection::handshake+0x1f        ->
//   example::Connection::handshake
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_FUNCTIONNAME_H
#define FASTPATH_COST_FUNCTIONNAME_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace fastpath {

/// \p Name, a symbol or what a tool made of one, without parameters, template
/// arguments, the type of the result and what compilers add. Overloads get the
/// same.
std::string qualifiedName(llvm::StringRef Name);

} // namespace fastpath

#endif // FASTPATH_COST_FUNCTIONNAME_H
