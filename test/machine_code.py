#!/usr/bin/env python3
"""The machine code of fixed functions: nothing to set up on the fast path.

Compiles examples/connection.cpp with the flags that distributions harden their
packages with, and follows the object code of Connection::handshake from its
entry to the nearest return that no call precedes. On that path

  * before the fix there must be a push, a stack frame or a stack-protector
    canary, so that the test can fail;
  * after the fix there must be none of them.

The same for the inline functions in Inputs/inline-functions, and that their
slow paths are still functions of their own: a compiler that inlines them back
undoes the fix.

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
from dataclasses import dataclass
from pathlib import Path

FLAGS = ["-std=c++17", "-O2", "-fstack-protector-strong"]
EXAMPLE = ["handshake"]
INLINE = Path(__file__).resolve().parent / "Inputs" / "inline-functions"
INLINE_FUNCTIONS = ["inHeader", "templateInHeader", "inClass", "outOfClass", "inSource"]
CHECK = "fastpath-extract-slow-path"
SKIPPED = 77
RELOCATION = re.compile(r"(?:^|\s+)[0-9a-f]+: (R_X86_64_\w+)")
# What a function does to its stack, in AT&T syntax: `push %rbx`, `sub $0x18,%rsp`,
# `mov %fs:0x28,%rax`, `mov %rax,0x8(%rsp)`.
SETUP = re.compile(r"^(push|pop|enter|leave)|,%rsp$|%fs:0x28|\(%rsp")


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


def run(*command: object) -> str:
    """Run a command that must succeed; its output."""
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} failed:\n{done.stdout}")
    return done.stdout


def compile_object(compiler: str, source: Path) -> Path:
    """Compile `source`; the object file."""
    binary = source.with_suffix(".o")
    run(compiler, *FLAGS, "-c", source, "-o", binary)
    return binary


def disassemble(binary: Path, function: str) -> list[Instruction]:
    """The instructions of a function in an object file."""
    listing = run("objdump", "--disassemble", "--reloc", "--demangle", "--no-show-raw-insn", "--wide", binary)
    for block in listing.split("\n\n"):
        title, _, body = block.strip().partition("\n")
        if re.match(rf"[0-9a-f]+ <.*\b{re.escape(function)}(<[^>]*>)?\(", title) and "[clone" not in title:
            return list(parse(body))
    raise RuntimeError(f"no function {function}(...) in {binary}")


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
    target = None if instruction.leaves_function else re.search(r"\bj\w+\s+([0-9a-f]+)", instruction.text)
    next_ones = [int(target.group(1), 16)] if target else []
    if operation != "jmp" and at in following:
        next_ones.insert(0, following[at])
    return [address for address in next_ones if address in code]


def fast_path(instructions: list[Instruction]) -> list[str]:
    """The instructions from the entry to the nearest return, or [] where a call precedes every return."""
    code = {i.address: i for i in instructions}
    addresses = [i.address for i in instructions]
    following = dict(zip(addresses, addresses[1:]))
    came_from: dict[int, int | None] = {addresses[0]: None}
    waiting = deque([addresses[0]])
    while waiting:
        at = waiting.popleft()
        if code[at].operation.startswith("ret"):
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


def setup_of(path: list[str]) -> list[str]:
    """The instructions on a path that set up or use the stack."""
    return [text for text in path if SETUP.search(text)]


def examine(compiler: str, tidy: str, folder: Path, source: str, functions: list[str]) -> list[str]:
    """What is wrong with the machine code of these functions from one compiler; `folder` holds their source."""
    with tempfile.TemporaryDirectory() as temporary:
        copy = Path(temporary) / "copy" / source
        shutil.copytree(folder, copy.parent)
        binary = compile_object(compiler, copy)
        before = {name: fast_path(disassemble(binary, name)) for name in functions}
        run(tidy, f"--checks=-*,{CHECK}", "--header-filter=.*", "--quiet", "--fix", copy, "--", *FLAGS)
        binary = compile_object(compiler, copy)
        after = {name: fast_path(disassemble(binary, name)) for name in functions}
        symbols = run("nm", "--demangle", "--defined-only", binary)
    print(compiler)
    problems = []
    for name in functions:
        print(f"  {name}\n    before: {'; '.join(before[name]) or 'no return without a call'}"
              f"\n    after:  {'; '.join(after[name])}")
        if before[name] and not setup_of(before[name]):
            problems.append(f"{compiler}: the original {name} sets nothing up: it shows nothing")
        if not after[name]:
            problems.append(f"{compiler}: in the fixed {name} a call precedes every return")
        if setup_of(after[name]):
            problems.append(f"{compiler}: still on the fast path of {name}: {'; '.join(setup_of(after[name]))}")
        if not re.search(rf" [tTwW] .*\b{name}Slow\b", symbols):
            problems.append(f"{compiler}: {name}Slow is no function of its own")
    return problems


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
    compilers: list[str] = [name for name in args.compiler if name]
    problems = [p for compiler in compilers
                for p in [*examine(compiler, args.tidy, args.examples, "connection.cpp", EXAMPLE),
                          *examine(compiler, args.tidy, INLINE, "functions.cpp", INLINE_FUNCTIONS)]]
    print(*problems, sep="\n", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
