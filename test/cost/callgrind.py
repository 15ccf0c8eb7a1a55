#!/usr/bin/env python3
"""What fastpath-cost counts is what the processor executes.

Compiles functions, before and after the fix, and a driver that calls each of
them many times on its fast path. callgrind counts the instructions executed in
each function; divided by the calls, they must be exactly what fastpath-cost
says of the machine code. The program is compiled as users do, without what
fastpath-cost adds to the command.
"""
from __future__ import annotations

import argparse
import collections
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

FLAGS = ["-std=c++17", "-O2", "-fstack-protector-strong"]
SOURCES = ["counted.cpp", "connection.cpp"]
# The first call of the example's function makes the connection; it is taken away.
CALLS = 1001


def run(*command: object, **options: object) -> str:
    """Run a command that must succeed; its output."""
    return subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, text=True, check=True, **options).stdout


def executed_in(program: Path, calls: int) -> dict[str, int]:
    """The instructions executed in each function itself, by its symbol."""
    profile = program.with_suffix(f".{calls}.callgrind")
    run("valgrind", "--tool=callgrind", "--demangle=no", "--compress-strings=no", "--compress-pos=no",
        f"--callgrind-out-file={profile}", program, calls, stderr=subprocess.DEVNULL)
    costs: collections.Counter[str] = collections.Counter()
    function, of_callee = "", False
    for line in profile.read_text().splitlines():
        if line.startswith("fn="):
            function = line[3:]
        elif line.startswith("calls="):
            of_callee = True  # the next line has what was executed in it
        elif re.match(r"[0-9+*-]", line):
            if not of_callee:
                costs[function] += int(line.split()[1])
            of_callee = False
    return costs


def counted(folder: Path, compiler: str) -> dict[str, float]:
    """Instructions a call of each function."""
    program = folder / "program"
    run(compiler, *FLAGS, *(folder / source for source in [*SOURCES, "driver.cpp"]), "-o", program, "-pthread")
    once, often = executed_in(program, 1), executed_in(program, CALLS)
    return {symbol: (often[symbol] - once[symbol]) / (CALLS - 1) for symbol in often}


def measured(cost: str, folder: Path, compiler: str) -> list[dict]:
    """What fastpath-cost says."""
    database = [{"directory": str(folder), "file": source, "arguments": [compiler, *FLAGS, "-c", source]}
                for source in SOURCES]
    (folder / "compile_commands.json").write_text(json.dumps(database))
    return json.loads(run(cost, "-p", folder, "--json", stderr=subprocess.DEVNULL))["functions"]


def compare(args: argparse.Namespace, compiler: str, folder: Path) -> list[str]:
    """In what the two differ."""
    before, after = folder / "before", folder / "after"
    shutil.rmtree(folder, ignore_errors=True)
    for copy in before, after:
        shutil.copytree(args.sources, copy)
        for file in args.examples.glob("connection.*"):
            shutil.copy(file, copy)
    run(args.tidy, "--checks=-*,fastpath-*", "--header-filter=.*", "--quiet", "--fix",
        *(after / source for source in SOURCES), "--", *FLAGS, stderr=subprocess.DEVNULL)
    real = {"before": counted(before, compiler), "after": counted(after, compiler)}
    problems, functions = [], measured(args.cost, before, compiler)
    if len(functions) != args.functions:
        problems.append(f"{len(functions)} functions, not {args.functions}")
    for function in functions:
        if function.get("problem"):
            problems.append(f"{function['function']}: {function['problem']}")
        for instance in function.get("instances", []):
            counts = []
            for state in "before", "after":
                path = instance[state] and instance[state]["fastPath"]
                count, executed = path and path["instructions"], real[state].get(instance["symbol"])
                counts.append(str(count))
                if count != executed:
                    problems.append(f"{instance['name']}, {state}: {executed} are executed, not {count}")
            print(f"  {instance['name']}: {' -> '.join(counts)}")
    return problems


def main() -> int:
    """Compare with each compiler."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cost", required=True, help="fastpath-cost")
    parser.add_argument("--tidy", required=True, help="fastpath-tidy")
    parser.add_argument("--sources", type=Path, required=True, help="folder of counted.cpp")
    parser.add_argument("--examples", type=Path, required=True, help="folder of connection.cpp")
    parser.add_argument("--functions", type=int, required=True, help="how many are counted")
    parser.add_argument("--compiler", action="append", required=True)
    parser.add_argument("--work", type=Path, required=True)
    args = parser.parse_args()
    problems = []
    for number, compiler in enumerate(args.compiler):
        print(compiler)
        problems += [f"{compiler}: {text}" for text in compare(args, compiler, args.work / str(number))]
    print(*problems, sep="\n", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
