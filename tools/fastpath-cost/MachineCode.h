//===--- MachineCode.h - the instructions in an object file -----*- C++ -*-===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FASTPATH_COST_MACHINECODE_H
#define FASTPATH_COST_MACHINECODE_H

#include "Instruction.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace fastpath {

/// Bytes of one section of an object file.
struct CodeRange {
  /// The section's number in the file.
  uint64_t Section;
  uint64_t Start;
  uint64_t End;
};

/// A disassembler for the target of an object file.
class MachineCode {
public:
  /// Refuses targets that are not supported. \p Object must live on.
  static llvm::Expected<MachineCode>
  create(const llvm::object::ObjectFile &Object);
  MachineCode(MachineCode &&) noexcept;
  MachineCode &operator=(MachineCode &&) = delete;
  ~MachineCode();

  /// The instructions in \p Range.
  llvm::Expected<std::vector<Instruction>> read(const CodeRange &Range) const;

private:
  struct Tables;
  explicit MachineCode(std::unique_ptr<Tables> T);
  std::unique_ptr<Tables> T;
};

/// Call once, before any other function here.
void initializeTargets();

} // namespace fastpath

#endif // FASTPATH_COST_MACHINECODE_H
