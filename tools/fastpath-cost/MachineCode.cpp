//===--- MachineCode.cpp - the instructions in an object file -------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MachineCode.h"
#include "LLVMCompat.h"
#include "StackFrame.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrAnalysis.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include <map>

using namespace llvm;
using namespace llvm::object;

namespace fastpath {

namespace {
/// What the linker is to put in at an address.
struct Fixup {
  std::string Symbol;
  /// The symbol's place, if it is in the same section.
  std::optional<uint64_t> Place;
};
using Fixups = std::map<uint64_t, Fixup>;
} // namespace

struct MachineCode::Tables {
  const ObjectFile &Object;
  llvm::Triple Target;
  StackRules Stack;
  std::unique_ptr<MCRegisterInfo> Registers;
  std::unique_ptr<MCAsmInfo> Assembler;
  std::unique_ptr<MCSubtargetInfo> Subtarget;
  std::unique_ptr<MCInstrInfo> Instructions;
  std::unique_ptr<MCInstrAnalysis> Analysis;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<MCDisassembler> Disassembler;
  std::unique_ptr<MCInstPrinter> Printer;

  Instruction interpret(const MCInst &Inst, uint64_t Address, uint64_t Size,
                        const CodeRange &Range, const Fixups &Linked) const;
  void interpretFlow(const MCInst &Inst, uint64_t Size, const CodeRange &Range,
                     const Fixup *Linked, Instruction &Result) const;
  void interpretStack(const MCInst &Inst, Instruction &Result) const;
  std::optional<unsigned> preserved(const MCOperand &Operand) const;
};

MachineCode::MachineCode(std::unique_ptr<Tables> T) : T(std::move(T)) {}
MachineCode::MachineCode(MachineCode &&) noexcept = default;
MachineCode::~MachineCode() = default;

void initializeTargets() {
  InitializeAllTargetInfos();
  InitializeAllTargetMCs();
  InitializeAllDisassemblers();
}

static Error unsupported(const llvm::Triple &Target) {
  return createStringError(inconvertibleErrorCode(),
                           "code for " + Target.getArchName() +
                               " cannot be measured; x86_64, aarch64 and "
                               "riscv64 can");
}

/// The extensions of the instruction set that may be in \p Object.
static Expected<std::string> featuresOf(const ObjectFile &Object,
                                        const llvm::Triple &Target) {
  if (Target.isAArch64())
    return "+all";
  Expected<SubtargetFeatures> Features = Object.getFeatures();
  if (!Features)
    return Features.takeError();
  return Features->getString();
}

Expected<MachineCode> MachineCode::create(const ObjectFile &Object) {
  llvm::Triple Target = Object.makeTriple();
  std::string Unknown;
  const llvm::Target *Found =
      TargetRegistry::lookupTarget(compat::targetName(Target), Unknown);
  if (!Found)
    return unsupported(Target);
  const auto &Name = compat::targetName(Target);
  std::unique_ptr<MCRegisterInfo> Registers(Found->createMCRegInfo(Name));
  std::optional<StackRules> Stack = stackRules(Target, *Registers);
  if (!Stack)
    return unsupported(Target);
  Expected<std::string> Features = featuresOf(Object, Target);
  if (!Features)
    return Features.takeError();
  std::unique_ptr<Tables> T(
      new Tables{Object, Target, *Stack, {}, {}, {}, {}, {}, {}, {}, {}});
  T->Registers = std::move(Registers);
  T->Assembler.reset(
      Found->createMCAsmInfo(*T->Registers, Name, MCTargetOptions()));
  T->Subtarget.reset(Found->createMCSubtargetInfo(Name, "", *Features));
  T->Instructions.reset(Found->createMCInstrInfo());
  T->Analysis.reset(Found->createMCInstrAnalysis(T->Instructions.get()));
  T->Context = std::make_unique<MCContext>(
      Target, T->Assembler.get(), T->Registers.get(), T->Subtarget.get());
  T->Disassembler.reset(
      Found->createMCDisassembler(*T->Subtarget, *T->Context));
  T->Printer.reset(Found->createMCInstPrinter(
      Target, T->Assembler->getAssemblerDialect(), *T->Assembler,
      *T->Instructions, *T->Registers));
  if (!T->Disassembler || !T->Printer || !T->Analysis)
    return unsupported(Target);
  T->Printer->setPrintBranchImmAsAddress(true);
  return MachineCode(std::move(T));
}

//===----------------------------------------------------------------------===//
// What the linker puts in
//===----------------------------------------------------------------------===//

static Fixup fixupOf(const RelocationRef &Relocation,
                     const SectionRef &Section) {
  Fixup Result;
  symbol_iterator Symbol = Relocation.getSymbol();
  if (Symbol == Relocation.getObject()->symbol_end())
    return Result;
  if (Expected<StringRef> Name = Symbol->getName())
    Result.Symbol = Name->str();
  else
    consumeError(Name.takeError());
  Expected<section_iterator> Home = Symbol->getSection();
  Expected<uint64_t> Place = Symbol->getAddress();
  if (Home && Place && *Home != Relocation.getObject()->section_end() &&
      **Home == Section)
    Result.Place = *Place;
  if (!Home)
    consumeError(Home.takeError());
  if (!Place)
    consumeError(Place.takeError());
  return Result;
}

static Fixups fixupsIn(const ObjectFile &Object, const SectionRef &Section,
                       const CodeRange &Range) {
  Fixups Result;
  for (const SectionRef &Relocations : Object.sections()) {
    Expected<section_iterator> Of = Relocations.getRelocatedSection();
    if (!Of) {
      consumeError(Of.takeError());
      continue;
    }
    if (*Of == Object.section_end() || **Of != Section)
      continue;
    for (const RelocationRef &R : Relocations.relocations()) {
      if (R.getOffset() < Range.Start || R.getOffset() >= Range.End)
        continue;
      Fixup F = fixupOf(R, Section);
      if (!F.Symbol.empty() || F.Place) // not a hint for the linker
        Result.emplace(R.getOffset(), std::move(F));
    }
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// One instruction
//===----------------------------------------------------------------------===//

void MachineCode::Tables::interpretFlow(const MCInst &Inst, uint64_t Size,
                                        const CodeRange &Range,
                                        const Fixup *Linked,
                                        Instruction &Result) const {
  StringRef Name = Instructions->getName(Inst.getOpcode());
  Result.Calls = Analysis->isCall(Inst);
  // A thunk of the kernel's, against speculation.
  Result.Returns = Analysis->isReturn(Inst) ||
                   (Linked && Linked->Symbol == "__x86_return_thunk");
  Result.FallsThrough = !Result.Returns && !Stack.Traps(Name) &&
                        !Analysis->isUnconditionalBranch(Inst) &&
                        !Analysis->isIndirectBranch(Inst);
  Result.Jumps = Analysis->isBranch(Inst);
  if (Result.Calls || Result.Returns)
    return;
  if (Linked) {
    // RISC-V leaves every jump to the linker, those inside a function as well;
    // elsewhere it is a jump to another function.
    bool Inside = Target.isRISCV() && Linked->Place &&
                  *Linked->Place > Range.Start && *Linked->Place < Range.End;
    if (Inside && Result.Jumps)
      Result.Target = Linked->Place;
    return;
  }
  uint64_t Place = 0;
  if (Analysis->evaluateBranch(Inst, Result.Address, Size, Place))
    Result.Target = Place;
}

/// The register of the caller's that \p Operand is, or a part of.
std::optional<unsigned>
MachineCode::Tables::preserved(const MCOperand &Operand) const {
  if (!Operand.isReg() || !Operand.getReg())
    return std::nullopt;
  for (unsigned Register : Stack.Preserved)
    if (Registers->isSubRegisterEq(Register, Operand.getReg()) ||
        Registers->isSubRegister(Operand.getReg(), Register))
      return Register;
  return std::nullopt;
}

void MachineCode::Tables::interpretStack(const MCInst &Inst,
                                         Instruction &Result) const {
  const MCInstrDesc &Desc = Instructions->get(Inst.getOpcode());
  StringRef Name = Instructions->getName(Inst.getOpcode());
  Result.Reserves = Stack.Reserves(Name, Inst, Stack.StackPointer);
  Result.UsesCanary = Stack.UsesCanary(Inst, *Registers) ||
                      Result.Symbol == "__stack_chk_guard";
  for (unsigned I = 0; I < Inst.getNumOperands(); ++I) {
    std::optional<unsigned> Register = preserved(Inst.getOperand(I));
    if (!Register)
      continue;
    if (I < Desc.getNumDefs())
      Result.Overwrites.push_back(*Register);
    else if (Desc.mayStore())
      Result.Stores.push_back(*Register);
  }
}

/// `\tmovl\t%ebx, %eax` -> `movl %ebx, %eax`
static std::string oneLine(StringRef Printed) {
  SmallVector<StringRef> Words;
  SplitString(Printed, Words, "\t\n");
  return join(Words, " ");
}

Instruction MachineCode::Tables::interpret(const MCInst &Inst, uint64_t Address,
                                           uint64_t Size,
                                           const CodeRange &Range,
                                           const Fixups &Linked) const {
  Instruction Result;
  Result.Address = Address;
  raw_string_ostream Text(Result.Text);
  Printer->printInst(&Inst, Address, "", *Subtarget, Text);
  Text.flush();
  Result.Text = oneLine(Result.Text);
  auto Fixup = Linked.lower_bound(Address);
  bool IsLinked = Fixup != Linked.end() && Fixup->first < Address + Size;
  if (IsLinked)
    Result.Symbol = Fixup->second.Symbol;
  interpretFlow(Inst, Size, Range, IsLinked ? &Fixup->second : nullptr, Result);
  interpretStack(Inst, Result);
  return Result;
}

//===----------------------------------------------------------------------===//
// A range of them
//===----------------------------------------------------------------------===//

Expected<std::vector<Instruction>>
MachineCode::read(const CodeRange &Range) const {
  auto Section = llvm::find_if(T->Object.sections(), [&](const SectionRef &S) {
    return S.getIndex() == Range.Section;
  });
  if (Section == T->Object.section_end())
    return createStringError(inconvertibleErrorCode(), "no such section");
  Expected<StringRef> Content = Section->getContents();
  if (!Content)
    return Content.takeError();
  ArrayRef<uint8_t> Bytes = arrayRefFromStringRef(*Content);
  Fixups Linked = fixupsIn(T->Object, *Section, Range);
  std::vector<Instruction> Result;
  uint64_t End = std::min<uint64_t>(Range.End, Bytes.size());
  for (uint64_t Address = Range.Start, Size = 0; Address < End;
       Address += Size) {
    MCInst Inst;
    if (T->Disassembler->getInstruction(Inst, Size, Bytes.slice(Address),
                                        Address,
                                        nulls()) != MCDisassembler::Success)
      return createStringError(inconvertibleErrorCode(),
                               "an instruction is not known to LLVM " +
                                   Twine(LLVM_VERSION_MAJOR));
    Result.push_back(T->interpret(Inst, Address, Size, Range, Linked));
  }
  return Result;
}

} // namespace fastpath
