//===--- CompileCommand.cpp - the user's compiler, to other ends ----------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompileCommand.h"
#include "Process.h"
#include "RealPath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace fastpath {

//===----------------------------------------------------------------------===//
// What to leave out
//===----------------------------------------------------------------------===//

/// Options that write, or make something else than an object file; the next
/// argument belongs to them.
static constexpr llvm::StringLiteral DroppedWithNext[] = {
    "-o",        "-MF",      "-MT",
    "-MQ",       "-MJ",      "--serialize-diagnostics",
    "-dumpbase", "-dumpdir", "-foptimization-record-file"};

static constexpr llvm::StringLiteral Dropped[] = {"-c",
                                                  "-S",
                                                  "-E",
                                                  "-M",
                                                  "-MM",
                                                  "-MD",
                                                  "-MMD",
                                                  "-MP",
                                                  "-MG",
                                                  "-MV",
                                                  "-fsyntax-only",
                                                  "-gsplit-dwarf",
                                                  "-fdebug-types-section"};

/// The same with something joined to them.
static constexpr llvm::StringLiteral DroppedPrefixes[] = {
    "-o",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-Wp,-M",
    "-save-temps",
    "--save-temps",
    "-flto",
    "-fthinlto",
    "-gz",
    "-gsplit-dwarf=",
    "-ftime-trace",
    "-fsave-optimization-record",
    "-foptimization-record-file=",
    "-fdump-",
    "-fcallgraph-info",
    "-fstack-usage"};

/// `-Xclang -include-pch -Xclang FILE`
static bool isPrecompiledHeader(llvm::ArrayRef<std::string> Rest) {
  return Rest.size() >= 4 && Rest[0] == "-Xclang" &&
         Rest[1] == "-include-pch" && Rest[2] == "-Xclang";
}

/// How many arguments at the beginning of \p Rest to leave out.
static unsigned toDrop(llvm::ArrayRef<std::string> Rest) {
  llvm::StringRef First = Rest.front();
  if (isPrecompiledHeader(Rest))
    return 4;
  if (First == "-include-pch" || llvm::is_contained(DroppedWithNext, First))
    return 2;
  bool Joined = llvm::any_of(DroppedPrefixes, [&](llvm::StringRef Prefix) {
    return First.starts_with(Prefix);
  });
  return Joined || llvm::is_contained(Dropped, First) ? 1 : 0;
}

CompileCommand withoutOutputs(const clang::tooling::CompileCommand &Command) {
  CompileCommand Result{
      absolutePath(Command.Filename, Command.Directory), Command.Directory, {}};
  llvm::ArrayRef<std::string> Rest = Command.CommandLine;
  while (!Rest.empty()) {
    unsigned Left = std::min<size_t>(toDrop(Rest), Rest.size());
    if (Left == 0) {
      Result.Arguments.push_back(Rest.front());
      Left = 1;
    }
    Rest = Rest.drop_front(Left);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// What to look for in the tree of links
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral PathOptions[] = {"-I",
                                                      "-iquote",
                                                      "-isystem",
                                                      "-idirafter",
                                                      "-include",
                                                      "-imacros",
                                                      "--include-directory=",
                                                      "--include="};

/// \p Path, as it is to be named when the compiler runs in the tree.
static std::string inTree(llvm::StringRef Path, llvm::StringRef Folder,
                          const Mirror &Tree) {
  std::string Absolute = absolutePath(Path, Folder);
  if (!Tree.has(Absolute))
    return Absolute;
  // In the words of the command, where these mean the same in the tree.
  return llvm::sys::path::is_absolute(Path) ? Tree.path(Absolute) : Path.str();
}

/// \p Argument with the path in it, if there is one, as it is in the tree.
static std::string redirected(llvm::StringRef Argument, bool IsPath,
                              const CompileCommand &Command,
                              const Mirror &Tree) {
  if (IsPath || absolutePath(Argument, Command.Folder) == Command.Unit)
    return inTree(Argument, Command.Folder, Tree);
  for (llvm::StringRef Option : PathOptions)
    if (Argument.starts_with(Option) && Argument.size() > Option.size())
      return (Option +
              inTree(Argument.substr(Option.size()), Command.Folder, Tree))
          .str();
  return Argument.str();
}

/// `-include pch.h`, where the header is beside a precompiled one, and others
/// that the search path finds, stay as they are.
static bool isPathOption(llvm::StringRef Option, llvm::StringRef Next,
                         llvm::StringRef Folder) {
  return llvm::is_contained(PathOptions, Option) &&
         (Option != "-include" && Option != "-imacros"
              ? true
              : llvm::sys::fs::exists(absolutePath(Next, Folder)));
}

static std::vector<std::string> redirected(const CompileCommand &Command,
                                           const Mirror &Tree) {
  std::vector<std::string> Result = {Command.Arguments.front()};
  bool IsPath = false;
  for (size_t I = 1; I < Command.Arguments.size(); ++I) {
    const std::string &Argument = Command.Arguments[I];
    Result.push_back(redirected(Argument, IsPath, Command, Tree));
    IsPath = I + 1 < Command.Arguments.size() &&
             isPathOption(Argument, Command.Arguments[I + 1], Command.Folder);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// The prerequisites of the only rule in a makefile, absolute.
static std::vector<std::string> prerequisites(llvm::StringRef Makefile,
                                              llvm::StringRef Folder) {
  std::vector<std::string> Result;
  std::string Word;
  auto EndWord = [&] {
    if (!Word.empty())
      Result.push_back(absolutePath(Word, Folder));
    Word.clear();
  };
  llvm::StringRef Rest = Makefile.split(": ").second;
  for (size_t I = 0; I < Rest.size(); ++I) {
    char Next = I + 1 < Rest.size() ? Rest[I + 1] : '\0';
    if ((Rest[I] == '\\' && (Next == ' ' || Next == '#')) ||
        (Rest[I] == '$' && Next == '$'))
      Word += Rest[++I];
    else if (llvm::isSpace(Rest[I]) || (Rest[I] == '\\' && Next == '\n'))
      EndWord();
    else
      Word += Rest[I];
  }
  EndWord();
  return Result;
}

/// The first error that a compiler printed, or the end of what it did.
static std::string firstError(llvm::StringRef Output) {
  llvm::SmallVector<llvm::StringRef> Lines;
  Output.split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef Line : Lines)
    if (Line.contains("error: ") || Line.contains("error:"))
      return Line.str();
  return Lines.empty() ? "it said nothing" : Lines.back().str();
}

llvm::Expected<std::vector<std::string>>
compile(const CompileCommand &Command, const Outputs &Out, const Mirror *Tree,
        llvm::ArrayRef<std::string> MoreArguments) {
  std::vector<std::string> Arguments =
      Tree ? redirected(Command, *Tree) : Command.Arguments;
  llvm::append_range(Arguments, MoreArguments);
  llvm::append_range(Arguments, std::vector<std::string>{
                                    "-g", "-c", "-MMD", "-MT", "unit", "-MF",
                                    Out.Dependencies, "-o", Out.Object});
  std::string Folder = Tree ? Tree->path(Command.Folder) : Command.Folder;
  Ended Compiler = run(Arguments, Folder, Out.Log);
  if (Compiler.Status != 0)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   firstError(Compiler.Output));
  auto Makefile = llvm::MemoryBuffer::getFile(Out.Dependencies);
  if (!Makefile)
    return llvm::createStringError(
        Makefile.getError(), "the compiler did not say what files it read");
  return prerequisites((*Makefile)->getBuffer(), Folder);
}

} // namespace fastpath
