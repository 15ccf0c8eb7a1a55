#!/usr/bin/env python3
"""Programs that failed once, in `regressions/`: each is examined as a generated one is.

A file, or a folder of files, is a program. Lines at the beginning of its first file say how it is made:

    // standard: 20
    // option: FixStyle=Lambda
    // frameless: 3fn1

The last is a part of the mangled names whose fast paths must need no frame.
"""
from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

from bench import Bench
from place import Piece
from program import Program, Recipe

FOLDER = Path(__file__).resolve().parent / "regressions"


def load(path: Path, standard: int = 17, options: dict[str, str] | None = None, index: int = 0) -> Program:
    """A kept program; everything in it counts as function 0. The index says which compiler optimizes."""
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    texts = {f.name: f.read_bytes().decode() for f in files}
    first = "\n".join(texts.values())
    said = re.search(r"^// standard: (\d+)", first, re.M)
    chosen = dict(o.strip().split("=", 1) for o in re.findall(r"^// option: (.*)", first, re.M)) | (options or {})
    piece = Piece(0, symbols=[s.strip() for s in re.findall(r"^// frameless: (.*)", first, re.M)])
    program = Program(Recipe(0, index, (0,)), int(said.group(1)) if said else standard, chosen, [piece], texts)
    for name, text in texts.items():
        program.lines[name] = [(1, text.count("\n") + 2, 0)]
    return program


def _problems(bench: Bench, path: Path, index: int) -> list[str]:
    """What is wrong with a kept program, which the check must still have something to say about."""
    verdict = bench.examine(load(path, index=index), path.stem)
    problems = [f"{f.kind}: {f.detail}" for f in verdict.failures]
    if verdict.invalid:
        problems.append(verdict.invalid)
    if not verdict.fixed and not verdict.refused:
        problems.append("nothing is reported")
    return problems


def examine(bench: Bench) -> int:
    """All of them; 1 if one fails."""
    paths = sorted(p for p in FOLDER.iterdir() if p.is_dir() or p.suffix == ".cpp")
    failed = 0
    for path in paths:
        problems = [text for index in (0, 1) for text in _problems(bench, path, index)]
        failed += bool(problems)
        for problem in problems:
            print(f"{path.name}: {problem}")
    print(f"{len(paths)} programs that failed once, {failed} that fail")
    return 1 if failed else 0


def main() -> int:
    """Whether one program fails in the given way: 0 if so, as C-Vise wants it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tidy", required=True)
    parser.add_argument("--compiler", action="append", required=True)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--standard", type=int, default=17)
    parser.add_argument("--kind", required=True)
    parser.add_argument("program", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        bench = Bench(args.tidy, args.compiler, Path(work))
        program = load(args.program.resolve(), args.standard, dict(o.split("=", 1) for o in args.option))
        verdict = bench.examine(program)
    return 0 if args.kind in verdict.kinds() and not verdict.invalid else 1


if __name__ == "__main__":
    sys.exit(main())
