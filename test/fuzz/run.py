#!/usr/bin/env python3
"""Differential fuzzing of the fix.

Generates programs full of functions whose early return after an atomic load pays for the cleanup of the slow path.
Each is compiled and run, fixed, compiled and run again, by GCC and by Clang, one without and one with optimization:

  * the fixed program compiles, without a warning that the original had not;
  * its trace is the same: constructions, copies, moves, destructions, values and exceptions, in their order;
  * a second run of the fix changes nothing;
  * the fast paths of fixed functions set up no frame, where the calling convention allows it.

A program that fails is made smaller at the end, and stays in the work folder; put it among the regressions.
"""
from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import regressions
from bench import Bench, Verdict
from program import Program, Recipe, generate
from reduce import reduce_program

REDUCED = 12    # failing programs that are made smaller
ROOT = Path(__file__).resolve().parent.parent.parent


class Tally:
    """What a campaign has seen."""

    def __init__(self, wanted: int) -> None:
        self.wanted, self.begin = wanted, time.monotonic()
        self.functions = self.fixed = self.frames = self.failures = self.invalid = self.programs = 0
        self.reasons: Counter[str] = Counter()

    def add(self, program: Program, verdict: Verdict) -> None:
        """One program more."""
        self.programs += 1
        if verdict.invalid:
            self.invalid += 1
            return
        self.functions += len(program.pieces)
        self.fixed += len(verdict.fixed)
        self.frames += verdict.frames
        self.failures += bool(verdict.failures)
        self.reasons.update(_plain(reason) for reason in verdict.refused.values())
        silent = len(program.pieces) - len(verdict.fixed) - len(verdict.refused)
        self.reasons["(not reported)"] += silent

    def line(self) -> str:
        """The progress."""
        seconds = max(time.monotonic() - self.begin, 0.1)
        rate = self.functions / seconds
        left = (self.wanted - self.functions) / rate if rate else 0
        share = 100 * self.fixed // max(self.functions, 1)
        return (f"{self.functions}/{self.wanted} functions, {share} % fixed, {self.failures} failures, "
                f"{rate:.1f} functions/s, {max(left, 0) / 60:.0f} min left")

    def summary(self) -> str:
        """The end."""
        rows = "\n".join(f"  {count:6} {reason}" for reason, count in self.reasons.most_common())
        return (f"{self.functions} functions in {self.programs} programs, {self.fixed} fixed "
                f"({100 * self.fixed / max(self.functions, 1):.1f} %), {self.frames} fast paths without a frame looked "
                f"at, {self.failures} programs with failures, {self.invalid} originals that do not compile\n"
                f"not fixed:\n{rows}")


def _plain(reason: str) -> str:
    """A reason without the names in it."""
    parts = reason.split("'")
    return "'...'".join(parts[::2]) if len(parts) % 2 else reason


def recipes(args: argparse.Namespace) -> Iterator[Recipe]:
    """The programs of a campaign."""
    index, left = args.first, args.functions
    while left > 0:
        count = min(args.per_program, left)
        yield Recipe(args.seed, index, tuple(range(count)))
        left -= count
        index += 1


def campaign(args: argparse.Namespace, bench: Bench) -> int:
    """Examine all programs; 1 if one fails."""
    tally = Tally(args.functions)
    terminal = sys.stderr.isatty()
    shown = 0.0
    failed: list[tuple[Program, Verdict]] = []
    with ThreadPoolExecutor(args.jobs) as pool:
        waiting = iter(recipes(args))
        for program, verdict in pool.map(lambda r: _one(bench, r), waiting):
            tally.add(program, verdict)
            if verdict.invalid:
                print(f"{program.recipe.name}: the original {verdict.invalid}", flush=True)
            for failure in verdict.failures:
                print(f"{program.recipe.name}: {failure.kind}: {failure.detail}", flush=True)
            if verdict.failures:
                failed.append((program, verdict))
            if terminal or time.monotonic() - shown > 30:
                shown = time.monotonic()
                print(tally.line(), end="\r" if terminal else "\n", file=sys.stderr, flush=True)
    print(tally.summary(), flush=True)
    for program, verdict in [] if args.no_reduce else failed[:REDUCED]:
        print(reduce_program(bench, program, verdict, args.cvise), flush=True)
    return 1 if tally.failures or tally.invalid or not tally.fixed else 0


def _one(bench: Bench, recipe: Recipe) -> tuple[Program, Verdict]:
    program = generate(recipe)
    return program, bench.examine(program)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--functions", type=int, default=20000, help="how many to generate (20000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other programs (1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first program (0)")
    parser.add_argument("--per-program", type=int, default=80, help="functions in one program (80)")
    parser.add_argument("--jobs", type=int, default=2, help="programs at a time (2)")
    parser.add_argument("--tidy", default=str(ROOT / "build" / "bin" / "fastpath-tidy"), help="fastpath-tidy")
    parser.add_argument("--compiler", action="append", default=[], help="C++ compilers (g++ and clang++-19)")
    parser.add_argument("--work", type=Path, help="folder for programs that fail (a temporary one)")
    parser.add_argument("--no-reduce", action="store_true", help="only report failures")
    parser.add_argument("--cvise", action="store_true", help="reduce with C-Vise as well, where it is installed")
    parser.add_argument("--regressions", action="store_true", help="examine only the programs kept from failures")
    parser.add_argument("--print", type=int, metavar="PROGRAM", help="print a program, and do no more")
    args = parser.parse_args()
    args.compiler = [c for c in args.compiler if c] or ["g++", "clang++-19"]
    args.work = args.work or Path(tempfile.mkdtemp(prefix="fastpath-fuzz-"))
    return args


def main() -> int:
    """A campaign, or the regressions."""
    args = arguments()
    if args.print is not None:
        for name, text in generate(Recipe(args.seed, args.print, tuple(range(args.per_program)))).files.items():
            print(f"// {name}\n{text}")
        return 0
    os.environ.setdefault("CCACHE_DISABLE", "1")
    bench = Bench(args.tidy, args.compiler, args.work.resolve())
    return regressions.examine(bench) if args.regressions else campaign(args, bench)


if __name__ == "__main__":
    sys.exit(main())
