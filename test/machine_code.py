#!/usr/bin/env python3
"""The machine code of fixed functions: nothing to set up on the fast path.

Compiles each function before and after the fix, with the flags that
distributions harden their packages with, and follows the object code from its
entry to the nearest return that no call precedes. On that path

  * before the fix there must be a push, a stack frame or a stack-protector
    canary, so that the test can fail;
  * after the fix there must be what CASES says for its form: nothing of the
    kind, and a jump to the slow path; only where a lambda's closure is in the
    way, a call, or a stack slot for the closure.

And the slow path must still be a function of its own: a compiler that inlines
it back undoes the fix. With a clang++ of an llvm-N folder come those of the
folders beside it.

Exits with 77 (skipped) elsewhere than on x86-64.
"""
from __future__ import annotations

import argparse
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

FLAGS = ["-std=c++17", "-O2", "-fstack-protector-strong", "-fstack-clash-protection"]
INPUTS = Path(__file__).resolve().parent / "Inputs"
CHECK = "fastpath-extract-slow-path"
SKIPPED = 77
RELOCATION = re.compile(r"(?:^|\s+)[0-9a-f]+: (R_X86_64_\w+)")
# `0000000000000010 <int example::f<int>(long) const>:`, and not what is local to a function: `f(long)::{lambda...`
TITLE = re.compile(r"[0-9a-f]+ <(?:[^(]*\W)?(\w+)(?:<[^()]*>)?\([^()]*\)(?: const)?>:$")
# What a function does to its stack, in AT&T syntax: `push %rbx`, `sub $0x18,%rsp`,
# `mov %fs:0x28,%rax`, `mov %rax,0x8(%rsp)`.
SETUP = re.compile(r"^(push|pop|enter|leave)|,%rsp$|%fs:0x28|\(%rsp")
SAVED_REGISTER = re.compile(r"^(push|pop)")


class Cost(Enum):
    """What remains in a fixed function."""
    NOTHING = "nothing is set up, and the slow path is reached by a jump"
    CALL = "nothing is set up on the fast path; the slow path is called"
    CLOSURE = "a stack slot for the closure and the canary beside it, but no saved register"


@dataclass(frozen=True)
class Case:
    """Functions of one source that a fix of one style leaves with the same cost."""
    source: str
    style: str
    gcc: Cost
    clang: Cost
    functions: list[str]


# The example's folder is given on the command line.
EXAMPLE = "connection.cpp"
INLINE = "inline-functions/functions.cpp"
FORMS = "machine-code/forms.cpp"
CASES = [
    Case(EXAMPLE, "Function", Cost.NOTHING, Cost.NOTHING, ["handshake"]),
    Case(INLINE, "Function", Cost.NOTHING, Cost.NOTHING,
         ["inHeader", "templateInHeader", "inClass", "outOfClass", "inSource"]),
    Case(FORMS, "Function", Cost.NOTHING, Cost.NOTHING,
         ["scalar", "nothing", "scalars", "pairByValue", "classByValue", "references", "locals",
          "doesNotThrow", "inTemplate", "inlineFunction", "member", "constMember", "staticMember", "inverted",
          "invertedNothing", "invertedParameters", "invertedMember", "invertedInTemplate"]),
    # A lambda without captures: GCC keeps the empty closure until it is too late for a jump.
    Case(FORMS, "Lambda", Cost.CALL, Cost.NOTHING,
         ["scalar", "nothing", "scalars", "pairByValue", "classByValue", "references", "locals", "localType",
          "staticMember", "inverted", "invertedNothing", "invertedParameters"]),
    # Where other files may define the same lambda, Clang has to give it the address of a closure.
    Case(FORMS, "Lambda", Cost.CALL, Cost.CLOSURE, ["inTemplate", "inlineFunction", "invertedInTemplate"]),
    # A lambda that captures `this`.
    Case(FORMS, "Lambda", Cost.CLOSURE, Cost.CLOSURE, ["member", "invertedMember"]),
    # A function where there can be one.
    Case(FORMS, "FunctionElseLambda", Cost.NOTHING, Cost.NOTHING, ["scalar", "member", "inTemplate"]),
    Case(FORMS, "FunctionElseLambda", Cost.CALL, Cost.NOTHING, ["localType"]),
]


@dataclass
class Instruction:
    """One line of the disassembly."""
    address: int
    text: str
    leaves_function: bool = False  # a jump that the linker resolves: a tail call, even a conditional one

    @property
    def operation(self) -> str:
        """The mnemonic, without the prefixes of control-flow protection."""
        return next(word for word in self.text.split() if word not in ("bnd", "notrack", "rep", "repz"))

    @property
    def target(self) -> int | None:
        """Where a jump within the object file goes, unless its place is computed."""
        found = None if self.leaves_function else re.search(r"\bj\w+\s+([0-9a-f]+)", self.text)
        return int(found.group(1), 16) if found else None


def run(*command: object) -> str:
    """Run a command that must succeed; its output."""
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} failed:\n{done.stdout}")
    return done.stdout


def disassemble(binary: Path) -> dict[str, list[Instruction]]:
    """The instructions of each function in an object file, by its name without parameters."""
    listing = run("objdump", "--disassemble", "--reloc", "--demangle", "--no-show-raw-insn", "--wide", binary)
    functions = {}
    for block in listing.split("\n\n"):
        title, _, body = block.strip().partition("\n")
        found = TITLE.match(title)
        if found:
            functions[found.group(1)] = list(parse(body))
    return functions


def parse(body: str) -> list[Instruction]:
    """The instructions in one function's part of the listing.

    A relocation stands on a line of its own or, with --wide, behind the instruction.
    """
    found: list[Instruction] = []
    for line in body.splitlines():
        line, relocation, _ = RELOCATION.split(line, maxsplit=1) if RELOCATION.search(line) else (line, "", "")
        address, _, text = line.partition(":")
        if text.strip() and re.fullmatch(r"\s*[0-9a-f]+", address):
            found.append(Instruction(int(address, 16), " ".join(text.split())))
        if relocation and found:
            found[-1].leaves_function |= found[-1].operation.startswith("j")
    return found


def successors(code: dict[int, Instruction], following: dict[int, int], at: int) -> list[int]:
    """Where the execution may go on after the instruction at `at`, inside the function and without a call."""
    instruction = code[at]
    operation = instruction.operation
    if operation.startswith(("ret", "call", "ud2", "hlt", "int3")):
        return []
    next_ones = [] if instruction.target is None else [instruction.target]
    if operation != "jmp" and at in following:
        next_ones.insert(0, following[at])
    return [address for address in next_ones if address in code]


def path_to(instructions: list[Instruction], is_end: Callable[[Instruction], bool]) -> list[str]:
    """The shortest path from the entry to an end, or [] where a call precedes every one."""
    code = {i.address: i for i in instructions}
    addresses = [i.address for i in instructions]
    following = dict(zip(addresses, addresses[1:]))
    came_from: dict[int, int | None] = {addresses[0]: None}
    waiting = deque([addresses[0]])
    while waiting:
        at = waiting.popleft()
        if is_end(code[at]):
            path: list[str] = []
            step: int | None = at
            while step is not None:
                path.insert(0, code[step].text)
                step = came_from[step]
            return path
        for address in successors(code, following, at):
            if address not in came_from:
                came_from[address] = at
                waiting.append(address)
    return []


def fast_path(instructions: list[Instruction]) -> list[str]:
    """The instructions from the entry to the nearest return, or [] where a call precedes every return."""
    return path_to(instructions, lambda i: i.operation.startswith("ret"))


def path_to_jump(instructions: list[Instruction]) -> list[str]:
    """The instructions from the entry to the nearest jump out of the function: a tail call."""
    own = {i.address for i in instructions}
    return path_to(instructions, lambda i: i.leaves_function or (i.target is not None and i.target not in own))


def setup_of(path: list[str]) -> list[str]:
    """The instructions on a path that set up or use the stack."""
    return [text for text in path if SETUP.search(text)]


def objections(cost: Cost, code: list[Instruction]) -> list[str]:
    """In what a fixed function differs from what its form should cost."""
    fast = fast_path(code)
    setup = setup_of(fast)
    found = [] if fast else ["a call precedes every return"]
    if cost is Cost.CLOSURE:
        if not setup:
            found.append("it has become free: correct the table, and what the page of the check says")
        if any(SAVED_REGISTER.search(text) for text in setup):
            found.append("still saves registers on the fast path: " + "; ".join(setup))
        return found
    if setup:
        found.append("still on the fast path: " + "; ".join(setup))
    if cost is Cost.NOTHING:
        jump = path_to_jump(code)
        if not jump or any(i.operation.startswith("call") for i in code):
            found.append("does not jump to the slow path")
        if setup_of(jump):
            found.append("sets something up on the way to the slow path: " + "; ".join(jump))
    return found


def slow_path_of(function: str, code_is_lambda: bool) -> re.Pattern[str]:
    """The symbol of a slow path, whatever clones the compiler makes of it."""
    return re.compile(rf" [tTwWu] .*\b{function}\b.*\)::.*operator\(\)" if code_is_lambda
                      else rf" [tTwWu] .*\b{function}Slow\b")


class Bench:
    """The sources before and after each style of fix, and what the compilers make of them."""

    def __init__(self, folder: Path, tidy: str, examples: Path) -> None:
        self.folder = folder
        self.sources: dict[tuple[str, str], Path] = {}
        for source, style in dict.fromkeys((case.source, style) for case in CASES for style in ("", case.style)):
            original = (examples if source == EXAMPLE else INPUTS) / source
            copy = folder / (style or "original") / original.parent.name / original.name
            shutil.copytree(original.parent, copy.parent)
            self.sources[source, style] = copy
            if style:
                option = f"CheckOptions: [{{key: {CHECK}.FixStyle, value: {style}}}]"
                run(tidy, f"--config={{Checks: '-*,{CHECK}', {option}}}", "--header-filter=.*", "--quiet", "--fix",
                    copy, "--", *FLAGS)

    def compile(self, compiler: str, source: str, style: str) -> tuple[dict[str, list[Instruction]], str]:
        """The functions and the symbols of one object file."""
        binary = self.folder / (re.sub(r"\W", "-", f"{compiler} {source} {style}") + ".o")
        run(compiler, *FLAGS, "-c", self.sources[source, style], "-o", binary)
        functions = disassemble(binary)
        missing = {f for case in CASES if case.source == source for f in case.functions} - functions.keys()
        if missing:
            raise RuntimeError(f"{compiler}: no function {', '.join(sorted(missing))} in {source}")
        return functions, run("nm", "--demangle", "--defined-only", binary)

    def examine(self, compiler: str) -> tuple[str, list[str]]:
        """What the fast paths of one compiler look like, and what is wrong with them."""
        objects = {key: self.compile(compiler, *key) for key in self.sources}
        report, problems = [compiler], []
        for case in CASES:
            cost = case.clang if "clang" in Path(compiler).name else case.gcc
            before, (after, symbols) = objects[case.source, ""][0], objects[case.source, case.style]
            for name in case.functions:
                setup, path = setup_of(fast_path(before[name])), fast_path(after[name])
                report += [f"  {name}, {case.style}", f"    before: {'; '.join(setup) or 'nothing is set up'}",
                           f"    after:  {'; '.join(path) or 'no return without a call'}"]
                found = objections(cost, after[name])
                if fast_path(before[name]) and not setup:
                    found.append("sets nothing up before the fix: it shows nothing")
                is_lambda = case.style == "Lambda" or name == "localType"
                if not slow_path_of(name, is_lambda).search(symbols):
                    found.append("its slow path is no function of its own")
                problems += [f"{compiler}: {name} with {case.style}: {text}" for text in found]
        return "\n".join(report), problems


def with_siblings(compilers: list[str]) -> list[str]:
    """The compilers, and those of other versions beside an llvm-N folder."""
    found = dict.fromkeys(compilers)
    for compiler in compilers:
        home = Path(compiler).parent.parent
        if re.fullmatch(r"llvm-\d+", home.name):
            others = home.parent.glob(f"llvm-*/bin/{Path(compiler).name}")
            found.update(dict.fromkeys(map(str, sorted(others))))
    return list(found)


def main() -> int:
    """Examine the code of each compiler."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tidy", required=True, help="fastpath-tidy")
    parser.add_argument("--examples", type=Path, required=True, help="folder of connection.cpp")
    parser.add_argument("--compiler", action="append", required=True, help="a C++ compiler; an empty name is skipped")
    args = parser.parse_args()
    if platform.machine() not in ("x86_64", "AMD64") or not shutil.which("objdump"):
        print("skipped: needs x86-64 and objdump (package binutils)")
        return SKIPPED
    compilers = with_siblings([name for name in args.compiler if name])
    problems = []
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(2) as pool:
        bench = Bench(Path(temporary), args.tidy, args.examples)
        for report, found in pool.map(bench.examine, compilers):
            print(report)
            problems += found
    print(*problems, sep="\n", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
