"""A program that fails, made smaller: first functions are left out, then features switched off, then text cut."""
from __future__ import annotations

import shutil
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from bench import Bench, Verdict
from program import Program, Recipe, generate

PATIENCE = 80    # attempts


class Reducer:
    """Looks for a smaller recipe that fails in the same way."""

    def __init__(self, bench: Bench, recipe: Recipe, kind: str) -> None:
        self.bench, self.recipe, self.kind = bench, recipe, kind
        self.attempts = 0

    def fails(self, recipe: Recipe) -> bool:
        """Whether that one fails so, too; if so, it is the best so far."""
        if self.attempts >= PATIENCE:
            return False
        self.attempts += 1
        verdict = self.bench.examine(generate(recipe), f"{self.recipe.name}-{self.kind}-try")
        if verdict.invalid or self.kind not in verdict.kinds():
            return False
        self.recipe = recipe
        return True

    def drop_functions(self, suspects: list[int]) -> None:
        """One function, if one alone fails; else by halves."""
        for number in suspects:
            if number in self.recipe.functions and self.fails(replace(self.recipe, functions=(number,))):
                return
        size = max(1, len(self.recipe.functions) // 2)
        while size:
            rest = list(self.recipe.functions)
            for start in range(0, len(rest), size):
                smaller = tuple(n for n in self.recipe.functions if n not in rest[start:start + size])
                if smaller:
                    self.fails(replace(self.recipe, functions=smaller))
            size //= 2

    def drop_features(self) -> None:
        """Switch features off, those that the program still has, many at a time and then one by one."""
        features = generate(self.recipe).features
        size = max(1, len(features) // 2)
        while size:
            for start in range(0, len(features), size):
                off = self.recipe.off | set(features[start:start + size])
                if off != self.recipe.off:
                    self.fails(replace(self.recipe, off=off))
            features = generate(self.recipe).features
            size //= 2


def reduce_program(bench: Bench, program: Program, verdict: Verdict, cvise: bool) -> str:
    """The smallest program found for each kind of failure, as text; its files stay in the work folder."""
    found = []
    for kind in sorted(verdict.kinds()):
        suspects = [n for f in verdict.failures if f.kind == kind for n in f.functions]
        reducer = Reducer(bench, program.recipe, kind)
        reducer.drop_functions(suspects)
        reducer.drop_features()
        small = generate(reducer.recipe)
        name = f"{program.recipe.name}-{kind}"
        shutil.rmtree(bench.work / f"{name}-try", ignore_errors=True)
        last = bench.examine(small, name)
        if cvise and kind != "frame" and len(small.files) == 1 and shutil.which("cvise"):
            cut(bench, small, name, kind)
        detail = "\n".join(f.detail for f in last.failures if f.kind == kind)
        text = "\n".join(f"// {file}\n{text}" for file, text in small.files.items())
        found.append(f"--- {name}, c++{small.standard} {small.options}, after {reducer.attempts} attempts: "
                     f"{detail}\n{text}")
    return "\n".join(found)


def cut(bench: Bench, program: Program, name: str, kind: str) -> None:
    """Let C-Vise cut the text; the result is beside the program."""
    folder = bench.work / f"{name}-cvise"
    folder.mkdir(exist_ok=True)
    (folder / "program.cpp").write_text(program.files["program.cpp"], encoding="utf-8")
    script = folder / "interesting.sh"
    compilers = " ".join(f"--compiler {c}" for c in bench.compilers)
    options = " ".join(f"--option {k}={v}" for k, v in program.options.items())
    script.write_text(f"#!/bin/sh\nexec {sys.executable} {Path(__file__).resolve().parent / 'regressions.py'} "
                      f"--tidy {bench.tidy} {compilers} {options} --standard {program.standard} --kind {kind} "
                      f"program.cpp\n", encoding="utf-8")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    subprocess.run(["cvise", "--n", "2", "--timeout", "60", str(script), "program.cpp"], cwd=folder, check=False,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
