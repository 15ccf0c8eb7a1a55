"""The programs that a sweep runs, and what it learns from their output."""
from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

CHECKS = "-*,fastpath-*"
DATABASE = "compile_commands.json"


class Stop(Exception):
    """Something that is needed is missing or wrong; the text is for the user."""


@dataclass(frozen=True)
class Tools:
    """fastpath-tidy, and the programs of the same LLVM version."""
    tidy: str
    llvm: int
    run_clang_tidy: str
    apply_replacements: list[str]


def find_tools(tidy: str | None) -> Tools:
    """The tools beside the program `tidy`, by default the one that was built or installed with this script."""
    here = Path(__file__).resolve().parents[1]
    built = sorted(here.parent.glob("build*/bin/fastpath-tidy"))
    candidates = [tidy] if tidy else [str(path) for path in (here / "fastpath-tidy", *built)]
    program = next(filter(shutil.which, candidates), None)
    if not program:
        raise Stop(f"no program {tidy}" if tidy else
                   "fastpath-tidy is not built: run scripts/lint once, or name it with --tidy")
    version = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    found = re.search(r"LLVM version (\d+)", version)
    if not found:
        raise Stop(f"{program} is no clang-tidy: --version does not name an LLVM version")
    llvm = int(found.group(1))
    # Since LLVM 15 text at one place is no conflict, unless one says so.
    exact = ["--ignore-insert-conflict=false"] if llvm >= 15 else []
    return Tools(str(shutil.which(program)), llvm, llvm_program("run-clang-tidy", llvm),
                 [llvm_program("clang-apply-replacements", llvm), *exact])


def llvm_program(name: str, llvm: int) -> str:
    """A program of that LLVM version."""
    found = shutil.which(f"/usr/lib/llvm-{llvm}/bin/{name}") or shutil.which(f"{name}-{llvm}") or shutil.which(name)
    if not found:
        raise Stop(f"{name} of LLVM {llvm} is missing; it is in Debian's package "
                   f"{'clang-tools' if name.startswith('clang-apply') else 'clang-tidy'}-{llvm}")
    return found


@contextlib.contextmanager
def child(command: list[str] | str, **options: object) -> Iterator[subprocess.Popen]:
    """A process that, with all that it starts, ends with the block."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True, **options)
    try:
        yield process
        process.wait()
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise


def sources_in(build: Path, patterns: list[str]) -> list[str]:
    """The source files of the compile_commands.json in the folder `build` that match one of the patterns."""
    try:
        entries = json.loads((build / DATABASE).read_text(encoding="utf-8"))
        # As run-clang-tidy names them.
        files = {e["file"] if os.path.isabs(e["file"]) else os.path.normpath(os.path.join(e["directory"], e["file"]))
                 for e in entries}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise Stop(f"{build}: no usable compile_commands.json ({error}); make one with\n"
                   "  cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON     (CMake)\n"
                   "  bear -- make                                          (Make and others)") from error
    try:
        chosen = sorted(f for f in files if not patterns or re.search("|".join(patterns), f))
    except re.error as error:
        raise Stop(f"{' '.join(patterns)}: not a regular expression: {error}") from error
    if not chosen:
        raise Stop(f"{build}/compile_commands.json names no file that matches {' '.join(patterns) or 'anything'}")
    return chosen


def without_color(text: str) -> str:
    """The text without the sequences that color it; run-clang-tidy 14 always asks for them."""
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def check(tools: Tools, build: Path, files: list[str], options: list[str], exported: Path,
          step: Callable[[str], None]) -> dict[str, str]:
    """Run the check over source files, which the options of run-clang-tidy choose; returns those with errors, and the
    first error of each.

    Each process exports its findings to a file of its own in the folder `exported`. run-clang-tidy could merge them,
    but takes minutes for that in a large project, and is not able to leave it before LLVM 17. `step` is told of each
    source that is done.
    """
    errors: dict[str, str] = {}
    name = ""
    with tempfile.TemporaryDirectory(prefix="fastpath-") as folder:
        tidy = Path(folder) / "fastpath-tidy"
        target = shlex.quote(str(exported.resolve()))
        # Not by the number of the process: a large project uses all numbers up.
        tidy.write_text(f"#!/bin/sh\nunique=$(mktemp {target}/XXXXXXXXXX) || exit\n"
                        f"exec {shlex.quote(tools.tidy)} --export-fixes=\"$unique.yaml\" \"$@\"\n")
        tidy.chmod(0o700)
        command = [sys.executable, tools.run_clang_tidy, "-clang-tidy-binary", str(tidy), "-p", str(build),
                   f"-checks={CHECKS}", "-quiet", "-header-filter=.*", *options]
        with child(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                   bufsize=1) as process:
            for line in map(without_color, process.stdout):
                if re.match(r"(\[[ \d/]+\]\[[\d.]+s\] )?" + re.escape(str(tidy)) + " ", line):
                    name = max((file for file in files if line.endswith(f" {file}\n")), key=len)
                    step(name)
                elif re.match(r"(\S.*: )?(fatal )?error: |.*terminated by signal|LLVM ERROR", line, re.I):
                    errors.setdefault(name, line.strip())
    if not name:
        raise Stop(f"{tools.run_clang_tidy} checked nothing; its status is {process.returncode}")
    return errors


class Progress:
    """A line on the standard error that says how many are done, and when the rest will be."""

    def __init__(self, total: int) -> None:
        self.total, self.done, self.start, self.shown = total, 0, time.monotonic(), 0.0

    def step(self, name: str) -> None:
        """One more is done. Elsewhere than on a terminal, a line every ten seconds is enough."""
        self.done += 1
        now = time.monotonic()
        left = (now - self.start) / self.done * (self.total - self.done)
        text = f"[{self.done}/{self.total}] about {left // 60:.0f} min {left % 60:.0f} s left: {name}"
        if sys.stderr.isatty():
            end = "\n" if self.done == self.total else ""
            print(f"\r\033[K{text[:shutil.get_terminal_size().columns - 1]}", end=end, file=sys.stderr, flush=True)
        elif now - self.shown > 10 or self.done == self.total:
            self.shown = now
            print(text, file=sys.stderr, flush=True)
