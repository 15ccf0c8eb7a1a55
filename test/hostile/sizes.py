#!/usr/bin/env python3
"""Runs the check over files that are large in one way each.

    test/hostile/sizes.py --tidy build/bin/fastpath-tidy --work DIR

For each way, valgrind counts the instructions of the check alone over a file and over one four times as large, which
may take 4.8 times as many; and a file of the full size must take less than ten seconds more than without the check.
Only the locals that one function hands over are compared each with each.
Ends with `N passed, N failed`.
"""
from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tidy import CHECKS, SECONDS, STOCK

PRELUDE = """#include <atomic>
struct Guard { Guard(); ~Guard(); };
extern std::atomic<int> done;
void use(int);
"""
COUNTED = ("fastpath::ExtractSlowPathCheck::check(*", "fastpath::ExtractSlowPathCheck::onEndOfTranslationUnit()")


def shape(slow: str, fast: str = "", name: str = "f", parameters: str = "int n") -> str:
    """A function that the check reports."""
    return (f"int {name}({parameters}) {{\n{fast}  if (done.load()) return 0;\n  Guard guard;\n{slow}"
            "  done.store(1);\n  return 1;\n}\n")


@dataclass(frozen=True)
class Way:
    """One way to be large; `full` is how large, `counted` what valgrind can take. From that to four times as much, the
    check may take `growth` times as many instructions."""
    name: str
    make: Callable[[int], str]
    counted: int
    full: int
    growth: float = 4.8


def lines(text: str, number: int) -> str:
    """The text with @ replaced by 0, 1, 2, ..."""
    return "".join(text.replace("@", str(n)) for n in range(number))


def functions(number: int) -> str:
    """Functions to split."""
    return "".join(shape("", name=f"f{i}") for i in range(number))


def nested(opening: str, number: int, closing: str) -> str:
    """A function to split, inside many others of something."""
    return lines(opening, number) + "\n" + shape("") + closing * number


WAYS = (
    Way("lines around one function",
        lambda n: lines("// line @\n", n) + shape("") + lines("// line @\n", n), 1000, 50000),
    Way("functions without the shape",
        lambda n: lines("int g@(int n) { if (n) return 0; Guard g; use(n); return 1; }\n", n), 250, 10000),
    Way("functions to split", functions, 50, 10000),
    Way("member functions to split", lambda n: "struct S {\n" + functions(n) + "};\n", 50, 2000),
    Way("guards in one function", lambda n: shape("", lines("  if (done.load() == @) return @;\n", n)), 100, 5000),
    Way("statements of the slow path", lambda n: shape(lines("  use(@ + n);\n", n)), 250, 20000),
    Way("statements behind no guard",
        lambda n: "int f(int n) {\n" + lines("  use(@ + n);\n", n) + "  Guard g;\n  return 1;\n}\n", 250, 20000),
    Way("locals before the guard", lambda n: shape(lines("  use(a@);\n", n), lines("  int a@ = n;\n", n)), 50, 1000, 8),
    Way("parameters", lambda n: shape(lines("  use(a@);\n", n), parameters=lines("int a@, ", n) + "int n"), 50, 1000),
    Way("objects on the slow path", lambda n: shape(lines("  Guard g@;\n", n)), 250, 5000),
    Way("operands", lambda n: shape("  use(n" + " + n" * n + ");\n"), 250, 3000),
    Way("operands of a guard",
        lambda n: shape("", "  if (n" + " + n" * n + " == 1 && done.load()) return 2;\n"), 250, 3000),
    Way("nested blocks", lambda n: shape("{" * n + "use(n);" + "}" * n + "\n"), 60, 1000),
    Way("nested parentheses", lambda n: shape("  use(" + "(" * n + "n" + ")" * n + ");\n"), 60, 500),
    Way("nested namespaces", lambda n: nested("namespace n@ { ", n, "}"), 60, 1000),
    Way("nested classes", lambda n: nested("struct n@ { ", n, "};"), 60, 250),
    Way("branches", lambda n: shape("  if (n == -1) {}\n" + lines("  else if (n == @) use(@);\n", n)), 60, 1000),
    Way("cases", lambda n: shape("  switch (n) {\n" + lines("  case @: use(@); break;\n", n) + "  }\n"), 250, 10000),
    Way("declarations of one function", lambda n: lines("int f(int n);\n", n) + shape(""), 250, 10000),
    Way("macros", lambda n: lines("#define M@ use(@);\n", n) + shape(lines("  M@\n", n)), 250, 5000),
    Way("conditionals", lambda n: shape(lines("#if 1\n  use(@);\n#endif\n", n)), 250, 5000),
)


def run(tidy: Path, file: Path, checks: str, wrapper: tuple[str, ...] = ()) -> tuple[float, str]:
    """One run over the file: how many seconds it took, and what it printed if it failed."""
    command = [*wrapper, str(tidy), f"--checks={checks}", "--quiet", str(file), "--", "-std=c++17",
               "-fbracket-depth=100000", "-isystem", str(Path(__file__).resolve().parents[1] / "Inputs" / "std")]
    start = time.monotonic()
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", check=False)
    if done.returncode:
        return float("inf"), f"ends with {done.returncode}:\n{done.stdout[-1000:]}"
    return time.monotonic() - start, ""


def instructions(tidy: Path, file: Path) -> int:
    """What the check executes for the file."""
    counted = file.with_suffix(".callgrind")
    toggles = [f"--toggle-collect={name}" for name in COUNTED]
    run(tidy, file, CHECKS, ("valgrind", "-q", "--tool=callgrind", "--main-stacksize=67108864",
                             f"--callgrind-out-file={counted}", *toggles))
    total = re.search(r"^(?:totals|summary): (\d+)", counted.read_text(), re.M) if counted.exists() else None
    return int(total.group(1)) if total else 0


def check(way: Way, tidy: Path, work: Path) -> tuple[str, bool]:
    """A row of the table, and whether it is as it should be."""
    def written(size: int) -> Path:
        file = work / f"{way.name.replace(' ', '-')}-{size}.cpp"
        file.write_text(PRELUDE + way.make(size))
        return file

    small, large = (instructions(tidy, written(size)) for size in (way.counted, 4 * way.counted))
    growth = large / small if small else 0
    with_check, failure = run(tidy, written(way.full), CHECKS)
    without, _ = run(tidy, written(way.full), STOCK)
    good = 0 < growth <= way.growth and with_check < without + SECONDS
    row = (f"| {way.name} | {way.counted} | {small / 1e6:.2f} | {large / 1e6:.2f} | {growth:.1f} | {way.full} | "
           f"{with_check:.1f} | {without:.1f} | {'ok' if good else 'FAILED'} |")
    return f"{row}\n{failure}".strip(), good


def main() -> int:
    """Check all ways; 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tidy", type=Path, required=True, help="the program fastpath-tidy")
    parser.add_argument("--work", type=Path, required=True, help="a folder for the files")
    parser.add_argument("names", nargs="*", help="the ways whose names begin like this (default: all)")
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)
    print("| what is large | size | M instructions | of four times that | growth "
          "| full size | seconds | without the check | |\n"
          "| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    failed = 0
    chosen = [way for way in WAYS if not args.names or way.name.startswith(tuple(args.names))]
    for way in chosen:
        row, good = check(way, args.tidy.resolve(), args.work)
        print(row, flush=True)
        failed += not good
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
