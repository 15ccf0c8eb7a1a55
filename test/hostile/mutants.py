#!/usr/bin/env python3
"""Runs the check over its own tests, each broken in many small ways.

    test/hostile/mutants.py --tidy build/bin/fastpath-tidy --work DIR [--each 20] [--seed 1] [NAME...]

Half of the mutants no longer compile, and must get no fix; of the others the fixed file must compile. All must end,
in ten seconds. Ends with `N passed, N failed`; the same seed makes the same mutants.
"""
from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from tidy import REPOSITORY, Runner, Source

TESTS = REPOSITORY / "test"
FOLDERS = ("hazards", "fastpath-extract-slow-path")
MARK = re.compile(rb"\s*//[^\n]*(?:RUN|REQUIRES):|//\+|//\s*[\^:]")  # see test/README.md
TOKEN = re.compile(rb"\w+|::|->|&&|[^\w\s]")
NOISE = (b"\0", b"\xff", b"\\\n", b"\r", b"/*", b"\"", b"\n#if 0\n", b"\n#endif\n", b"{", b"}", b"(", b")", b";", b"\t",
         b"/* note */", b"\n\n", b"\n// note\n", b"\\", b"\xc3\xa4", b"#", b"R\"(", b"return;", b"static ", b"else ")


def truncated(text: bytes, rng: random.Random) -> bytes:
    """The text up to somewhere."""
    return text[:rng.randrange(len(text))]


def without_token(text: bytes, rng: random.Random) -> bytes:
    """One token less."""
    token = rng.choice(list(TOKEN.finditer(text)))
    return text[:token.start()] + text[token.end():]


def with_noise(text: bytes, rng: random.Random) -> bytes:
    """Something that does not belong there, between two tokens."""
    at = rng.choice(list(TOKEN.finditer(text))).start()
    return text[:at] + rng.choice(NOISE) + text[at:]


def with_other_token(text: bytes, rng: random.Random) -> bytes:
    """One token in place of another."""
    token, other = rng.sample(list(TOKEN.finditer(text)), 2)
    return text[:token.start()] + other.group() + text[token.end():]


def with_line_twice(text: bytes, rng: random.Random) -> bytes:
    """One line again, somewhere else."""
    lines = text.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return b"".join(lines)


def on_one_line(text: bytes, rng: random.Random) -> bytes:
    """Some lines joined, unless that would change what is a comment or a directive."""
    lines = text.splitlines()
    joined = b""
    for line, following in zip(lines, [*lines[1:], b""]):
        keep = b"//" in line or b"#" in line or line.endswith(b"\\") or b"#" in following or rng.random() < 0.5
        joined += line + (b"\n" if keep else b" ")
    return joined


MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    truncated, without_token, without_token, with_noise, with_noise, with_other_token, with_line_twice, on_one_line)


def mutants(test: Path, copies: Path, each: int, seed: int) -> list[Source]:
    """Mutants of one test, beside the files that it includes."""
    lines = test.read_bytes().splitlines(keepends=True)
    text = b"".join(line for line in lines if not MARK.match(line))
    run = b"".join(lines).decode(errors="replace")
    standard = re.search(r"--std=(\S+)", run)
    passed = re.search(r"RUN: %check-marks\S* %s .* -- (.*)", run)
    default = "c11" if test.suffix == ".c" else "c++17"
    flags = (f"-std={standard.group(1).split(',')[-1] if standard else default}",
             "-isystem", str(TESTS / "Inputs" / "std"),
             *(passed.group(1).replace("%S", str(test.parent)).split() if passed else ()))
    rng = random.Random(f"{seed} {test.name}")
    made = []
    for number in range(each):
        file = copies / test.parent.name / f"{test.stem}-{number}{test.suffix}"
        mutant = text
        for _ in range(rng.choice((1, 1, 1, 2))):
            mutant = rng.choice(MUTATIONS)(mutant, rng) if len(TOKEN.findall(mutant)) > 1 else mutant
        file.write_bytes(mutant)
        made.append(Source(file, flags))
    return made


def main() -> int:
    """Check the mutants; 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tidy", type=Path, required=True, help="the program fastpath-tidy")
    parser.add_argument("--work", type=Path, required=True, help="a folder for the mutants")
    parser.add_argument("--each", type=int, default=20, help="mutants of each test (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants (default: 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: 2)")
    parser.add_argument("names", nargs="*", help="tests whose names begin like this (default: all)")
    args = parser.parse_args()
    copies = args.work.resolve() / "copies"
    shutil.rmtree(copies, ignore_errors=True)
    chosen: list[Source] = []
    for folder in FOLDERS:
        shutil.copytree(TESTS / folder, copies / folder, ignore=shutil.ignore_patterns("*.test"))
        for test in sorted((TESTS / folder).glob("*.c*")):
            if not args.names or test.name.startswith(tuple(args.names)):
                chosen += mutants(test, copies, args.each, args.seed)
    result = Runner(args.tidy, args.work / "runs").check(chosen, args.jobs)
    print(result)
    return bool(result.failures)


if __name__ == "__main__":
    sys.exit(main())
