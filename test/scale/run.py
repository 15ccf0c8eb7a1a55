#!/usr/bin/env python3
"""Sweeps over generated projects: everything is fixed once, and time and memory grow as they should.

    test/scale/run.py --tidy build/bin/fastpath-tidy [--work DIR] [--flag FLAG] [UNITS...]

For each number of units (default: 100 300 1000, with ten sites and a tenth of a header each) the project is swept,
built with warnings as errors, and swept again, which must find nothing. Prints a table: the time of the first sweep,
by the clock and of all processors together, the largest memory of one check of a unit, and that of the sweep itself.
From the smallest to one ten times as large the processors' time for one unit must not grow by more than a quarter, and
the memory of a check not by more than a tenth.
"""
from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
SITES_PER_UNIT, UNITS_PER_HEADER = 10, 10


@dataclass
class Row:
    """One project: how large it is, and what sweeping it took."""
    units: int
    sites: int
    seconds: float
    cpu_seconds: float
    check_mb: float
    sweep_mb: float


def expect(what: str, condition: bool, output: str) -> None:
    """End with what was printed, unless all is as it should be."""
    if not condition:
        sys.exit(f"{what}:\n{output[-3000:]}")


def memory(log: Path) -> float:
    """The largest memory in a file of lines that GNU time has written, in MB."""
    return max(int(line) for line in log.read_text().split()) / 1024


def measured(program: list[str], log: Path) -> list[str]:
    """A command that adds the most memory it needed, in kB, to the file."""
    return ["/usr/bin/time", "--append", "--output", str(log), "--format", "%M", *program]


def cpu_time() -> float:
    """What all processes that have ended took, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def sweep(folder: Path, tidy: Path, log: Path) -> str:
    """One sweep: what it said."""
    command = [sys.executable, str(HERE.parents[1] / "scripts" / "sweep"), "--tidy", str(tidy),
               "-p", str(folder / "build"), "--root", str(folder), "--apply", "--allow-dirty"]
    done = subprocess.run(measured(command, log), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    expect("the sweep failed", done.returncode == 0, done.stdout)
    return done.stdout


def measure(units: int, args: argparse.Namespace) -> Row:
    """Generate, sweep, build, sweep again."""
    folder, sites = args.work / f"project-{units}", units * SITES_PER_UNIT
    shutil.rmtree(folder, ignore_errors=True)
    headers = max(3, units // UNITS_PER_HEADER)
    subprocess.run([sys.executable, HERE / "generate.py", "--units", str(units), "--sites", str(sites),
                    "--headers", str(headers), *(f"--flag={flag}" for flag in args.flag), folder], check=True)
    checks, sweeps, tidy = folder / "checks", folder / "sweeps", folder / "tidy"
    tidy.write_text("#!/bin/sh\nexec " + " ".join(measured([str(args.tidy)], checks)) + ' "$@"\n')
    tidy.chmod(0o755)

    start, cpu_start = time.monotonic(), cpu_time()
    output = sweep(folder, tidy, sweeps)
    row = Row(units, sites, time.monotonic() - start, cpu_time() - cpu_start, memory(checks), memory(sweeps))
    expect("not every site was fixed", f"found {sites} " in output and f"fixed {sites}\nrefused 0\n" in output, output)
    texts = "".join(file.read_text() for pattern in ("*.h", "*.cpp") for file in sorted(folder.glob(pattern)))
    calls = re.findall(r"return \w+(?:Slow|_slow)\b", texts)
    expect("not every site was fixed once", len(calls) == sites, f"{len(calls)} calls of a slow path")
    built = subprocess.run(["ninja", "-C", str(folder / "build")], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                           text=True, check=False, env={**os.environ, "PATH": f"{args.compilers}:{os.environ['PATH']}"})
    expect("the fixed project does not build", built.returncode == 0, built.stdout)
    output = sweep(folder, tidy, sweeps)
    expect("the second sweep found something", "found 0 " in output, output)
    return row


def main() -> None:
    """Measure each size; compare the smallest with the largest."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("units", nargs="*", type=int, default=[100, 300, 1000])
    parser.add_argument("--tidy", type=Path, required=True, help="fastpath-tidy")
    parser.add_argument("--compilers", type=Path, default=Path("/usr/lib/llvm-19/bin"),
                        help="folder with the clang++ that builds the project (default: %(default)s)")
    parser.add_argument("--work", type=Path, default=Path("scale"), help="folder to work in (default: ./scale)")
    parser.add_argument("--flag", action="append", default=[], help="a further compiler flag")
    args = parser.parse_args()
    args.work, args.tidy = args.work.resolve(), args.tidy.resolve()
    args.work.mkdir(parents=True, exist_ok=True)
    print("| units | sites | seconds | of processors | a unit | memory of a check, MB | of the sweep, MB |\n"
          "| --- | --- | --- | --- | --- | --- | --- |")
    rows = []
    for units in args.units:
        row = measure(units, args)
        rows.append(row)
        print(f"| {row.units} | {row.sites} | {row.seconds:.0f} | {row.cpu_seconds:.0f} | "
              f"{row.cpu_seconds / row.units:.2f} | {row.check_mb:.0f} | {row.sweep_mb:.0f} |", flush=True)
    first, last = rows[0], rows[-1]
    large = last.units >= 10 * first.units  # else the time is noise
    if large and last.cpu_seconds / last.units > 1.25 * first.cpu_seconds / first.units:
        sys.exit("the time for one unit grows")
    if large and last.check_mb > 1.1 * first.check_mb:
        sys.exit("the memory of one check grows")
    print(f"{len(rows)} passed, 0 failed")


if __name__ == "__main__":
    main()
