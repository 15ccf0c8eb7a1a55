#!/usr/bin/env python3
"""Run the behavioural cases and compare the failing ones with the known list.

Fails when a case fails that is not in the list, and also when one in the list
passes (take it out: it must not be able to break again unnoticed) or does not
exist any more. Entries for other LLVM versions are left out.
"""
from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path


def read_known(path: Path, llvm: int) -> set[str]:
    """The names in the list that count for an LLVM version: `NAME`, `NAME 14` or `NAME 14-16`, `#` begins a comment."""
    known = set()
    for line in path.read_text().splitlines():
        name, *versions = line.split("#")[0].split() or [""]
        first, _, last = "".join(versions).partition("-")
        if name and (not first or int(first) <= llvm <= int(last or first)):
            known.add(name)
    return known


def run_cases(args: argparse.Namespace) -> tuple[set[str], int]:
    """Run all cases, passing on what the runner prints; the failed names and how many passed."""
    command = [sys.executable, str(args.runner), "--tidy", str(args.tidy), "--cxx", args.cxx,
               "--jobs", str(args.jobs), str(args.cases)]
    failed, passed = set(), 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace") as runner:
        assert runner.stdout
        for line in runner.stdout:
            print(line, end="", flush=True)
            failure = re.match(r"FAIL\s+(\S+)", line)
            total = re.match(r"(\d+) passed, (\d+) failed", line)
            if failure:
                failed.add(Path(failure.group(1)).name)
            elif total:
                passed = int(total.group(1))
    return failed, passed


def main() -> int:
    """Compare, and say what to do about each difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runner", type=Path, required=True, help="the program that runs cases")
    parser.add_argument("--cases", type=Path, required=True, help="folder of cases")
    parser.add_argument("--tidy", type=Path, required=True, help="fastpath-tidy")
    parser.add_argument("--cxx", default="clang++", help="compiler for the cases")
    parser.add_argument("--jobs", type=int, default=2, help="cases at a time")
    parser.add_argument("--known", type=Path, required=True, help="list of known failures")
    parser.add_argument("--llvm", type=int, required=True, help="the LLVM that fastpath-tidy was built for")
    args = parser.parse_args()

    known = read_known(args.known, args.llvm)
    failed, passed = run_cases(args)
    if not passed and not failed:
        print("no case was run", file=sys.stderr)
        return 1
    gone = {name for name in known if not (args.cases / name).exists()}
    problems = [f"fails and is not in {args.known.name}: {name}" for name in sorted(failed - known)]
    problems += [f"passes now, take it out of {args.known.name}: {name}" for name in sorted(known - failed - gone)]
    problems += [f"does not exist, take it out of {args.known.name}: {name}" for name in sorted(gone)]
    print(f"\n{passed} cases pass, {len(failed)} fail, {len(known)} of them known to", *problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
