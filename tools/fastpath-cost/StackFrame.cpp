//===--- StackFrame.cpp - what a target's instructions do to the stack ----===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackFrame.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace fastpath {

static bool isRegister(const llvm::MCInst &Inst, unsigned I,
                       unsigned Register) {
  return I < Inst.getNumOperands() && Inst.getOperand(I).isReg() &&
         Inst.getOperand(I).getReg() == Register;
}

static int64_t immediate(const llvm::MCInst &Inst, unsigned I) {
  return I < Inst.getNumOperands() && Inst.getOperand(I).isImm()
             ? Inst.getOperand(I).getImm()
             : 0;
}

static std::vector<unsigned> named(llvm::ArrayRef<llvm::StringRef> Names,
                                   const llvm::MCRegisterInfo &MRI) {
  std::vector<unsigned> Result;
  for (unsigned I = 1; I < MRI.getNumRegs(); ++I)
    if (llvm::is_contained(Names, MRI.getName(I)))
      Result.push_back(I);
  return Result;
}

static bool never(const llvm::MCInst &, const llvm::MCRegisterInfo &) {
  return false;
}

//===----------------------------------------------------------------------===//
// x86-64
//===----------------------------------------------------------------------===//

static int64_t reservesX86(llvm::StringRef Name, const llvm::MCInst &Inst,
                           unsigned StackPointer) {
  if (Name.starts_with("PUSH2"))
    return 16;
  if (Name.starts_with("POP2"))
    return -16;
  if (Name.starts_with("PUSH"))
    return 8;
  if (Name.starts_with("POP") && !Name.starts_with("POPCNT"))
    return -8;
  if (!isRegister(Inst, 0, StackPointer) || !isRegister(Inst, 1, StackPointer))
    return 0;
  if (Name.starts_with("SUB64ri"))
    return immediate(Inst, 2);
  if (Name.starts_with("ADD64ri"))
    return -immediate(Inst, 2);
  // The base, the scale, the index, the displacement, the segment.
  return Name.starts_with("LEA64r") && isRegister(Inst, 3, 0)
             ? -immediate(Inst, 4)
             : 0;
}

/// `%fs:40`, and `%gs:40` in the kernel.
static bool usesCanaryX86(const llvm::MCInst &Inst,
                          const llvm::MCRegisterInfo &MRI) {
  for (unsigned I = 1; I < Inst.getNumOperands(); ++I) {
    if (!Inst.getOperand(I).isReg() || !Inst.getOperand(I).getReg())
      continue;
    llvm::StringRef Segment = MRI.getName(Inst.getOperand(I).getReg());
    if ((Segment == "FS" || Segment == "GS") && immediate(Inst, I - 1) == 40)
      return true;
  }
  return false;
}

static bool trapsX86(llvm::StringRef Name) {
  return Name == "TRAP" || Name == "HLT" || Name == "INT3" ||
         Name.starts_with("UD1");
}

//===----------------------------------------------------------------------===//
// AArch64
//===----------------------------------------------------------------------===//

/// The unit of the offset in `stp` and `str` with writeback.
static int64_t unitAArch64(llvm::StringRef Name) {
  if (!Name.starts_with("STP") && !Name.starts_with("LDP"))
    return 1;
  return llvm::StringSwitch<int64_t>(Name.substr(3, 1))
      .Case("X", 8)
      .Case("D", 8)
      .Case("Q", 16)
      .Default(4);
}

static int64_t reservesAArch64(llvm::StringRef Name, const llvm::MCInst &Inst,
                               unsigned StackPointer) {
  if (!isRegister(Inst, 0, StackPointer))
    return 0;
  if (Name == "SUBXri" || Name == "ADDXri") {
    if (!isRegister(Inst, 1, StackPointer))
      return 0;
    int64_t Bytes = immediate(Inst, 2) << (immediate(Inst, 3) & 63);
    return Name == "SUBXri" ? Bytes : -Bytes;
  }
  if (!Name.ends_with("pre") && !Name.ends_with("post"))
    return 0;
  return -immediate(Inst, Inst.getNumOperands() - 1) * unitAArch64(Name);
}

static bool trapsAArch64(llvm::StringRef Name) {
  return Name == "BRK" || Name == "UDF" || Name == "HLT";
}

//===----------------------------------------------------------------------===//
// RISC-V
//===----------------------------------------------------------------------===//

static int64_t reservesRISCV(llvm::StringRef Name, const llvm::MCInst &Inst,
                             unsigned StackPointer) {
  bool Adds = Name == "ADDI" || Name == "C_ADDI" || Name == "C_ADDI16SP";
  return Adds && isRegister(Inst, 0, StackPointer) &&
                 isRegister(Inst, 1, StackPointer)
             ? -immediate(Inst, 2)
             : 0;
}

static bool trapsRISCV(llvm::StringRef Name) {
  return Name == "EBREAK" || Name == "C_EBREAK" || Name == "UNIMP" ||
         Name == "C_UNIMP";
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

std::optional<StackRules> stackRules(const llvm::Triple &Target,
                                     const llvm::MCRegisterInfo &MRI) {
  switch (Target.getArch()) {
  case llvm::Triple::x86_64:
    return StackRules{named({"RSP"}, MRI).front(),
                      named({"RBX", "RBP", "R12", "R13", "R14", "R15"}, MRI),
                      reservesX86, usesCanaryX86, trapsX86};
  case llvm::Triple::aarch64:
    return StackRules{named({"SP"}, MRI).front(),
                      named({"X19", "X20", "X21", "X22", "X23", "X24", "X25",
                             "X26", "X27", "X28", "FP",  "LR",  "D8",  "D9",
                             "D10", "D11", "D12", "D13", "D14", "D15"},
                            MRI),
                      reservesAArch64, never, trapsAArch64};
  case llvm::Triple::riscv64:
    return StackRules{
        named({"X2"}, MRI).front(),
        named({"X1",    "X8",    "X9",    "X18",   "X19",   "X20",   "X21",
               "X22",   "X23",   "X24",   "X25",   "X26",   "X27",   "F8_D",
               "F9_D",  "F18_D", "F19_D", "F20_D", "F21_D", "F22_D", "F23_D",
               "F24_D", "F25_D", "F26_D", "F27_D"},
              MRI),
        reservesRISCV, never, trapsRISCV};
  default:
    return std::nullopt;
  }
}

} // namespace fastpath
