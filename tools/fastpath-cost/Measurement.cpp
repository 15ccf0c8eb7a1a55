//===--- Measurement.cpp - one finding, before and after its fix ----------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Measurement.h"
#include "GuardCode.h"
#include "OpenedObject.h"
#include "RealPath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

namespace fastpath {

std::optional<Saving> Instance::saved() const {
  if (!After || !Before.FastPath || !After->FastPath)
    return std::nullopt;
  const FastPathCost &Old = *Before.FastPath, &New = *After->FastPath;
  int Registers = int(Old.SavedRegisters) - int(New.SavedRegisters);
  return Saving{int(Old.Instructions) - int(New.Instructions), Registers,
                Old.StackBytes - New.StackBytes + (8 * int64_t(Registers))};
}

const Instance &Measurement::least() const {
  return *llvm::min_element(Instances,
                            [](const Instance &A, const Instance &B) {
                              // One that is not known is no proof of a gain.
                              return A.saved() < B.saved();
                            });
}

//===----------------------------------------------------------------------===//
// As it is
//===----------------------------------------------------------------------===//

static Outputs outputs(const TemporaryFolder &Folder, const llvm::Twine &Name) {
  return {Folder.file(Name + ".o"), Folder.file(Name + ".d"),
          Folder.file(Name + ".log")};
}

llvm::Expected<CompiledUnit> compileAsIs(CompileCommand Command,
                                         const TemporaryFolder &Folder,
                                         size_t Number) {
  Outputs Out = outputs(Folder, "before-" + llvm::Twine(Number));
  auto Files = compile(Command, Out);
  if (!Files)
    return Files.takeError();
  return CompiledUnit{std::move(Command), Out.Object, std::move(*Files)};
}

/// The instructions of \p Function, with those of its guard marked.
static llvm::Expected<std::vector<Instruction>>
codeOf(const CompiledFunction &Function, const OpenedObject &Object,
       const FunctionPlace &Place, const Mirror *Tree) {
  auto Code = Object.Code.read(Function.Entry);
  if (Code && !Place.Guard.File.empty())
    markGuard(*Object.Debug, Function.Entry.Section, Place.Guard, Tree, *Code);
  return Code;
}

/// What \p Object, compiled without the fix, has of \p F's function.
static llvm::Expected<std::optional<Measurement>>
measureAsIs(const Finding &F, const CompiledUnit &Unit,
            const OpenedObject &Object, const Mirror *Tree) {
  llvm::Expected<FunctionPlace> Place = placeOf(F);
  if (!Place)
    return Place.takeError();
  Compiled Found = findFunctions(*Object.Debug, Place->Name, F.Function, Tree);
  if (Found.Functions.empty())
    return std::nullopt;
  Measurement Result;
  Result.Line = Place->Name.First;
  Result.Unit = Unit.Command.Unit;
  Result.Compiler = producer(*Object.Debug);
  Result.Target = Object.File.getBinary()->makeTriple().getArchName().str();
  Result.Before = {Found.Inlined, Found.Calls};
  for (const CompiledFunction &Function : Found.Functions) {
    auto Code = codeOf(Function, Object, *Place, Tree);
    if (!Code)
      return Code.takeError();
    Result.Instances.push_back({Function.Symbol, Function.Name,
                                CodeState{cheapestReturn(*Code), Function.Size},
                                std::nullopt});
  }
  return Result;
}

llvm::Expected<std::optional<Measurement>>
measureBefore(const Finding &F, const CompiledUnit &Unit) {
  llvm::Expected<OpenedObject> Object = openObject(Unit.Object);
  if (!Object)
    return Object.takeError();
  return measureAsIs(F, Unit, *Object, /*Tree=*/nullptr);
}

//===----------------------------------------------------------------------===//
// With the fix
//===----------------------------------------------------------------------===//

/// Refuses if the compiler read an edited file as it was, by a path that leads
/// out of the tree.
static llvm::Error checkTextsWereRead(llvm::ArrayRef<FixedText> Texts,
                                      llvm::ArrayRef<std::string> Read) {
  llvm::StringSet<> Real;
  for (const std::string &File : Read)
    Real.insert(realPath(File));
  for (const FixedText &File : Texts)
    if (Real.contains(File.File))
      return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                     "the compiler does not see the fix in " +
                                         File.File);
  return llvm::Error::success();
}

/// Of the \p Slow functions, the one with \p Function's slow path: its only
/// one, or the one that its code names.
static const CompiledFunction *
slowPathOf(llvm::ArrayRef<Instruction> Function,
           llvm::ArrayRef<CompiledFunction> Slow) {
  if (Slow.size() == 1)
    return Slow.data();
  for (const CompiledFunction &Candidate : Slow)
    for (const Instruction &I : Function)
      if (I.Symbol == Candidate.Symbol ||
          (I.Target && I.Symbol.empty() && *I.Target == Candidate.Entry.Start))
        return &Candidate;
  return nullptr;
}

static llvm::Error addAfter(const OpenedObject &Object,
                            const FunctionPlace &Place, const Mirror &Tree,
                            const Compiled &Fixed,
                            llvm::ArrayRef<CompiledFunction> Slow,
                            Measurement &Result) {
  Result.After = {Fixed.Inlined, Fixed.Calls};
  for (Instance &I : Result.Instances) {
    auto Function =
        llvm::find_if(Fixed.Functions, [&](const CompiledFunction &C) {
          return C.Symbol == I.Symbol;
        });
    if (Function == Fixed.Functions.end())
      continue;
    auto Code = codeOf(*Function, Object, Place, &Tree);
    if (!Code)
      return Code.takeError();
    const CompiledFunction *SlowPath = slowPathOf(*Code, Slow);
    I.After = CodeState{cheapestReturn(*Code), Function->Size,
                        SlowPath ? SlowPath->Size : 0};
  }
  return llvm::Error::success();
}

namespace {
/// A unit compiled with other texts in place of some files.
struct ChangedUnit {
  TemporaryFolder Root;
  Mirror Tree;
  OpenedObject Object;
};
} // namespace

static llvm::Expected<ChangedUnit>
compileChanged(const CompiledUnit &Unit, llvm::ArrayRef<FixedText> Texts,
               const TemporaryFolder &Folder, const llvm::Twine &Name) {
  TemporaryFolder Root(Folder.file(Name)); // removed when it is read
  Mirror Tree(Root.file("tree"));
  if (llvm::Error Failed = Tree.make(Unit.Command.Folder, Unit.Files, Texts))
    return Failed;
  Outputs Out = outputs(Root, "unit");
  auto Read = compile(Unit.Command, Out, &Tree);
  if (!Read)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "with the fix it does not compile: " +
                                       toString(Read.takeError()));
  if (llvm::Error Unseen = checkTextsWereRead(Texts, *Read))
    return Unseen;
  llvm::Expected<OpenedObject> Object = openObject(Out.Object);
  if (!Object)
    return Object.takeError();
  return ChangedUnit{std::move(Root), std::move(Tree), std::move(*Object)};
}

/// Adds what \p Unit, which has the fix in \p Texts, makes of \p F's function.
static llvm::Error measureFixed(const Finding &F, const ChangedUnit &Unit,
                                llvm::ArrayRef<FixedText> Texts,
                                Measurement &Result) {
  llvm::Expected<FunctionPlace> Place = placeAfterFix(F);
  if (!Place)
    return Place.takeError();
  Compiled Found =
      findFunctions(*Unit.Object.Debug, Place->Name, F.Function, &Unit.Tree);
  std::vector<Lines> Inserted;
  for (const FixedText &File : Texts)
    llvm::append_range(Inserted, File.Inserted);
  Compiled Slow = findFunctions(*Unit.Object.Debug, Inserted, "", &Unit.Tree);
  llvm::erase_if(Slow.Functions, [&](const CompiledFunction &C) {
    return llvm::any_of(Found.Functions, [&](const CompiledFunction &Own) {
      return Own.Symbol == C.Symbol;
    });
  });
  return addAfter(Unit.Object, *Place, Unit.Tree, Found, Slow.Functions,
                  Result);
}

llvm::Error measureAfter(const Finding &F, const CompiledUnit &Unit,
                         const TemporaryFolder &Folder, size_t Number,
                         Measurement &Result) {
  auto Texts = applyFix(F);
  if (!Texts)
    return Texts.takeError();
  auto Changed =
      compileChanged(Unit, *Texts, Folder, "after-" + llvm::Twine(Number));
  if (!Changed)
    return Changed.takeError();
  return measureFixed(F, *Changed, *Texts, Result);
}

llvm::Expected<std::optional<Measurement>>
measureKept(const Finding &F, const CompiledUnit &Unit,
            const TemporaryFolder &Folder, size_t Number) {
  auto Texts = keepFunction(F, {});
  if (!Texts)
    return Texts.takeError();
  auto AsIs =
      compileChanged(Unit, *Texts, Folder, "kept-" + llvm::Twine(Number));
  if (!AsIs)
    return AsIs.takeError();
  auto Found = measureAsIs(F, Unit, AsIs->Object, &AsIs->Tree);
  if (!Found)
    return Found.takeError();
  std::optional<Measurement> Result = std::move(*Found);
  if (!Result)
    return std::nullopt;
  Result->IsKept = true;

  auto Fixed = applyFix(F);
  if (!Fixed)
    return Fixed.takeError();
  Texts = keepFunction(F, std::move(*Fixed));
  if (!Texts)
    return Texts.takeError();
  auto Changed =
      compileChanged(Unit, *Texts, Folder, "kept-fixed-" + llvm::Twine(Number));
  if (!Changed)
    return Changed.takeError();
  if (llvm::Error Failed = measureFixed(F, *Changed, *Texts, *Result))
    return Failed;
  return Result;
}

} // namespace fastpath
