//===--- Measurement.cpp - one finding, before and after its fix ----------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Measurement.h"
#include "OpenedObject.h"
#include "RealPath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include <filesystem>

namespace fastpath {

std::optional<int> Instance::saved() const {
  if (!After || !Before.FastPath || !After->FastPath)
    return std::nullopt;
  return static_cast<int>(Before.FastPath->Instructions) -
         static_cast<int>(After->FastPath->Instructions);
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

llvm::Expected<CompiledUnit>
compileAndKeepInlined(const CompiledUnit &Unit, const TemporaryFolder &Folder,
                      size_t Number) {
  llvm::Expected<OpenedObject> Object = openObject(Unit.Object);
  if (!Object)
    return Object.takeError();
  bool IsGCC = llvm::StringRef(producer(*Object->Debug)).starts_with("GNU");
  CompileCommand Command = Unit.Command;
  Command.Arguments.emplace_back(IsGCC ? "-fkeep-inline-functions"
                                       : "-femit-all-decls");
  Outputs Out = outputs(Folder, "kept-" + llvm::Twine(Number));
  auto Files = compile(Command, Out);
  if (!Files)
    return Files.takeError();
  return CompiledUnit{std::move(Command), Out.Object, std::move(*Files)};
}

static llvm::Expected<CodeState> stateOf(const CompiledFunction &Function,
                                         const OpenedObject &Object) {
  auto Instructions = Object.Code.read(Function.Entry);
  if (!Instructions)
    return Instructions.takeError();
  return CodeState{cheapestReturn(*Instructions), Function.Size, 0};
}

llvm::Expected<std::optional<Measurement>>
measureBefore(const Finding &F, const CompiledUnit &Unit) {
  llvm::Expected<unsigned> Line = lineOf(F);
  if (!Line)
    return Line.takeError();
  llvm::Expected<OpenedObject> Object = openObject(Unit.Object);
  if (!Object)
    return Object.takeError();
  Compiled Found = findFunctions(*Object->Debug, {Lines{F.File, *Line, *Line}},
                                 F.Function, /*Tree=*/nullptr);
  if (Found.Functions.empty())
    return std::nullopt;
  Measurement Result;
  Result.Line = *Line;
  Result.Unit = Unit.Command.Unit;
  Result.Compiler = producer(*Object->Debug);
  Result.Target = Object->File.getBinary()->makeTriple().getArchName().str();
  Result.Before = {Found.Inlined, Found.Calls};
  for (const CompiledFunction &Function : Found.Functions) {
    llvm::Expected<CodeState> State = stateOf(Function, *Object);
    if (!State)
      return State.takeError();
    Result.Instances.push_back(
        {Function.Symbol, Function.Name, std::move(*State), std::nullopt});
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// With the fix
//===----------------------------------------------------------------------===//

/// Refuses if the compiler read an edited file as it was, by a path that leads
/// out of the tree.
static llvm::Error checkFixWasRead(llvm::ArrayRef<FixedText> Fixed,
                                   llvm::ArrayRef<std::string> Read,
                                   const Mirror &Tree) {
  llvm::StringSet<> Real;
  for (const std::string &File : Read)
    Real.insert(realPath(File));
  for (const FixedText &File : Fixed)
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

static llvm::Error addAfter(const OpenedObject &Object, const Compiled &Fixed,
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
    auto Instructions = Object.Code.read(Function->Entry);
    if (!Instructions)
      return Instructions.takeError();
    const CompiledFunction *SlowPath = slowPathOf(*Instructions, Slow);
    I.After = CodeState{cheapestReturn(*Instructions), Function->Size,
                        SlowPath ? SlowPath->Size : 0};
  }
  return llvm::Error::success();
}

llvm::Error measureAfter(const Finding &F, const CompiledUnit &Unit,
                         const TemporaryFolder &Folder, size_t Number,
                         Measurement &Result) {
  auto Fixed = applyFix(F);
  if (!Fixed)
    return Fixed.takeError();
  llvm::Expected<unsigned> Line = lineAfterFix(F);
  if (!Line)
    return Line.takeError();

  std::string Name = ("after-" + llvm::Twine(Number)).str();
  TemporaryFolder Place(Folder.file(Name)); // removed when this is done
  Mirror Tree(Place.path());
  if (llvm::Error Failed = Tree.make(Unit.Command.Folder, Unit.Files, *Fixed))
    return Failed;
  Outputs Out = outputs(Folder, Name);
  auto Read = compile(Unit.Command, Out, &Tree);
  if (!Read)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "with the fix it does not compile: " +
                                       toString(Read.takeError()));
  if (llvm::Error Unseen = checkFixWasRead(*Fixed, *Read, Tree))
    return Unseen;

  llvm::Expected<OpenedObject> Object = openObject(Out.Object);
  if (!Object)
    return Object.takeError();
  Compiled Found = findFunctions(*Object->Debug, {Lines{F.File, *Line, *Line}},
                                 F.Function, &Tree);
  std::vector<Lines> Inserted;
  for (const FixedText &File : *Fixed)
    llvm::append_range(Inserted, File.Inserted);
  Compiled Slow = findFunctions(*Object->Debug, Inserted, "", &Tree);
  llvm::erase_if(Slow.Functions, [&](const CompiledFunction &C) {
    return llvm::any_of(Found.Functions, [&](const CompiledFunction &Own) {
      return Own.Symbol == C.Symbol;
    });
  });
  llvm::Error Failed = addAfter(*Object, Found, Slow.Functions, Result);
  std::error_code Ignored;
  std::filesystem::remove(Out.Object, Ignored);
  return Failed;
}

} // namespace fastpath
