//===--- Database.cpp - the translation units of a project ----------------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Database.h"
#include "RealPath.h"
#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/ADT/STLExtras.h"

namespace fastpath {

llvm::Expected<std::vector<CompileCommand>>
readDatabase(llvm::StringRef Folder, llvm::ArrayRef<std::string> Files) {
  llvm::SmallString<256> Path(Folder);
  llvm::sys::path::append(Path, "compile_commands.json");
  std::string Problem;
  auto Database = clang::tooling::JSONCompilationDatabase::loadFromFile(
      Path, Problem, clang::tooling::JSONCommandLineSyntax::AutoDetect);
  if (!Database)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        Path + ": " + llvm::StringRef(Problem).trim() +
            "\nCMake makes one with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, Make "
            "and others with `bear -- make`");
  std::vector<std::string> Wanted;
  for (const std::string &File : Files)
    Wanted.push_back(realPath(absolutePath(File, ".")));
  std::vector<bool> Found(Wanted.size());
  std::vector<CompileCommand> Units;
  for (const clang::tooling::CompileCommand &Command :
       Database->getAllCompileCommands()) {
    CompileCommand Unit = withoutOutputs(Command);
    auto Match = llvm::find(Wanted, realPath(Unit.Unit));
    if (!Wanted.empty() && Match == Wanted.end())
      continue;
    if (Match != Wanted.end())
      Found[Match - Wanted.begin()] = true;
    if (llvm::none_of(Units, [&](const CompileCommand &Other) {
          return Other.Unit == Unit.Unit;
        }))
      Units.push_back(std::move(Unit));
  }
  for (size_t I = 0; I < Wanted.size(); ++I)
    if (!Found[I])
      return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                     Path + " has no command for " + Wanted[I]);
  if (Units.empty())
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   Path + " has no commands");
  return Units;
}

} // namespace fastpath
