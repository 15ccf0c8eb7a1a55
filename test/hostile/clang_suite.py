#!/usr/bin/env python3
"""Runs the check over the test suites of Clang and libc++: files of every language, most of them wrong on purpose.

    test/hostile/clang_suite.py --tidy build/bin/fastpath-tidy --source DIR --work DIR [FOLDER...]

DIR is the unpacked Debian source package of an LLVM toolchain; `--fetch` gets that of LLVM 19 into the work folder.
Of each file the flags on its first RUN line are used. The suites are copied: nothing else is changed by the fixes.
Hardly a file has a function with the shape. `--inject` gives it to all that return nothing or an integer and are
written on one line up to the brace, so that what follows, whatever it is, is the slow path to move.
Ends with `N passed, N failed`: a file fails if clang-tidy crashes or takes more than ten seconds, and does not with
a stock check; if there is a fix though the file has errors; and if a fixed file has errors or another fix.
"""
from __future__ import annotations

import argparse
import re
import shutil
import sys
from pathlib import Path

from tidy import REPOSITORY, Runner, Source

sys.path.insert(0, str(REPOSITORY / "test" / "corpus"))
from steps import Apt, Steps  # noqa: E402

PACKAGE = "llvm-toolchain-19"
SUITES = ("clang/test", "libcxx/test")
LANGUAGES = {".c", ".cc", ".cpp", ".cppm", ".cxx", ".m", ".mm", ".cu", ".hip", ".cl", ".clcpp"}
# What of a RUN line says how a file is to be read; the rest is about what is made of it.
FLAG = re.compile(r"^(-std=|-cl-std=|-f|-D|-U|-O|-W|-m)\S+$")
LEFT_OUT = ("-fmodules-cache", "-fsyntax-only", "-Werror", "-Wfatal-errors")
WITH_VALUE = {"-triple": "--target=", "-x": "-x"}
# Clang keeps no trace of `x` in `_Atomic __typeof__(x) *` if it is `volatile`: no fix can know of it.
LEFT_ALONE = {"typerep-typespec.c"}
# Generated tests of vector instructions, thousands of functions that are all alike.
ALIKE = re.compile(r"/CodeGen/(RISCV|[Aa]arch64)")
# A function's first line, up to the brace.
HEAD = re.compile(rb"^([^\n#/;=]*\b(void|int|bool)[ &]+[\w:~]+ *\([^\n;{}]*\)[^\n;{}:=>]*\{)", re.M)
SHAPE = (b" if (__atomic_load_n(&fastpath_done, __ATOMIC_ACQUIRE)) return%s;"
         b" FASTPATH_CLEANUP fastpath_cleanup; __atomic_store_n(&fastpath_done, 1, __ATOMIC_RELEASE);")
# libc++'s tests of the standard library are read with whichever one is installed.
LIBCXX = ("-std=c++20",)


def flags(file: Path) -> tuple[str, ...]:
    """The flags on the file's first RUN line that a compiler's driver takes."""
    text = file.read_text(encoding="utf-8", errors="replace")
    line = re.search(r"RUN:(.*%clang.*)", text)
    words = line.group(1).split() if line else []
    frontend = "%clang_cc1" in words
    chosen: list[str] = []
    for word, value in zip(words, [*words[1:], ""]):
        if "%" in word or "%" in value and word in WITH_VALUE:
            continue
        if word in WITH_VALUE:
            chosen.append(WITH_VALUE[word] + value)
        elif FLAG.match(word) and not word.startswith(LEFT_OUT):
            chosen += ["-Xclang", word] if frontend and word.startswith(("-f", "-m")) else [word]
    return tuple(chosen)


def sources(suite: Path, folders: list[str]) -> list[Source]:
    """The files of one copied suite below one of the folders."""
    own = (*LIBCXX, f"-I{suite / 'support'}") if "libcxx" in suite.parts else ()
    below = [suite / folder for folder in folders if (suite / folder).is_dir()] if folders else [suite]
    return [Source(file, (*own, *flags(file))) for folder in below for file in sorted(folder.rglob("*"))
            if file.suffix in LANGUAGES and file.name not in LEFT_ALONE and file.is_file()]


def inject(source: Source) -> Source:
    """The file with the shape in its functions."""
    def with_shape(head: re.Match[bytes]) -> bytes:
        return head.group(1) + SHAPE % (b"" if head.group(2) == b"void" else b" 0")

    source.file.write_bytes(HEAD.sub(with_shape, source.file.read_bytes()))
    return Source(source.file, (*source.flags, "-include", str(Path(__file__).with_name("shape.h"))))


def fetch(work: Path) -> Path:
    """The source package, unpacked."""
    folder = work / "fetched"
    folder.mkdir(parents=True, exist_ok=True)
    apt = Apt(folder, Steps(folder, {}))
    apt.update()
    apt.get("source", "-q", "--only-source", "source", PACKAGE, cwd=folder)
    return next(path for path in folder.glob(f"{PACKAGE}-*") if path.is_dir())


def main() -> int:
    """Check the suites; 1 if a file fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tidy", type=Path, required=True, help="the program fastpath-tidy")
    parser.add_argument("--work", type=Path, required=True, help="a folder for the copies")
    parser.add_argument("--source", type=Path, help="the unpacked source package of an LLVM toolchain")
    parser.add_argument("--fetch", action="store_true", help=f"get the source package {PACKAGE} first")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: 2)")
    parser.add_argument("--inject", action="store_true", help="give the functions the shape that the check looks for")
    parser.add_argument("folders", nargs="*", help="folders of the suites, such as SemaCXX (default: all)")
    args = parser.parse_args()
    if bool(args.source) == args.fetch:
        parser.error("name the source package with --source, or let --fetch get it")
    source = args.source or fetch(args.work)
    chosen: list[Source] = []
    for suite in SUITES:
        if (source / suite).is_dir():
            copy = (args.work / "copies" / suite).resolve()
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(source / suite, copy, symlinks=True)
            chosen += sources(copy, args.folders)
    if not chosen:
        parser.error(f"{source} has none of {', '.join(SUITES)} with such files")
    if args.inject:
        chosen = [inject(source) for source in chosen if not ALIKE.search(str(source.file))]
    result = Runner(args.tidy, args.work / "runs").check(chosen, args.jobs)
    print(result)
    return bool(result.failures)


if __name__ == "__main__":
    sys.exit(main())
