#!/usr/bin/env python3
"""The machine code of the embedded example: nothing to set up on the fixed fast path.

Compiles examples/connection.cpp with the flags that distributions harden their
packages with, and follows the object code of Connection::handshake from its
entry to the nearest return that no call precedes. On that path

  * before the fix there must be a push, a stack frame or a stack-protector
    canary, so that the test can fail;
  * after the fix there must be none of them.

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
FUNCTION = "handshake("
CHECK = "fastpath-extract-slow-path"
SKIPPED = 77
# What a function does to its stack, in AT&T syntax: `push %rbx`, `sub $0x18,%rsp`,
# `mov %fs:0x28,%rax`, `mov %rax,0x8(%rsp)`.
SETUP = re.compile(r"^(push|pop|enter|leave)|,%rsp$|%fs:0x28|\(%rsp")


@dataclass
class Instruction:
    """One line of the disassembly."""
    address: int
    text: str
    leaves_function: bool = False  # a jump that the linker resolves: a tail call

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


def disassemble(compiler: str, source: Path) -> list[Instruction]:
    """Compile `source`; the instructions of the function."""
    binary = source.with_suffix(".o")
    run(compiler, *FLAGS, "-c", source, "-o", binary)
    listing = run("objdump", "--disassemble", "--reloc", "--demangle", "--no-show-raw-insn", "--wide", binary)
    for block in listing.split("\n\n"):
        title, _, body = block.strip().partition("\n")
        if re.match(rf"[0-9a-f]+ <.*\b{re.escape(FUNCTION)}", title) and "[clone" not in title:
            return list(parse(body))
    raise RuntimeError(f"no function {FUNCTION}...) in the object code by {compiler}")


def parse(body: str) -> list[Instruction]:
    """The instructions in one function's part of the listing."""
    found: list[Instruction] = []
    for line in body.splitlines():
        address, _, text = line.partition(":")
        if "R_X86_64" in text and found:
            found[-1].leaves_function |= found[-1].operation.startswith("j")
        elif text.strip() and re.fullmatch(r"\s*[0-9a-f]+", address):
            found.append(Instruction(int(address, 16), " ".join(text.split())))
    return found


def successors(code: dict[int, Instruction], following: dict[int, int], at: int) -> list[int]:
    """Where the execution may go on after the instruction at `at`, inside the function and without a call."""
    instruction = code[at]
    operation = instruction.operation
    if operation.startswith(("ret", "call", "ud2", "hlt", "int3")) or instruction.leaves_function:
        return []
    target = re.search(r"\bj\w+\s+([0-9a-f]+)", instruction.text)
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


def examine(compiler: str, tidy: str, examples: Path) -> list[str]:
    """What is wrong with the example's machine code from one compiler."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name in ("connection.h", "connection.cpp"):
            shutil.copy(examples / name, folder)
        source = folder / "connection.cpp"
        before = fast_path(disassemble(compiler, source))
        run(tidy, f"--checks=-*,{CHECK}", "--header-filter=.*", "--quiet", "--fix", source, "--", *FLAGS)
        after = fast_path(disassemble(compiler, source))
    print(f"{compiler}\n  before: {'; '.join(before) or 'no return without a call'}\n  after:  {'; '.join(after)}")
    problems = []
    if before and not setup_of(before):
        problems.append(f"{compiler}: the original sets nothing up: this example shows nothing")
    if not after:
        problems.append(f"{compiler}: after the fix a call precedes every return")
    if setup_of(after):
        problems.append(f"{compiler}: still on the fixed fast path: {'; '.join(setup_of(after))}")
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
    problems = [p for compiler in compilers for p in examine(compiler, args.tidy, args.examples)]
    print(*problems, sep="\n", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
