"""One program from its text to a verdict: compile, run, fix, compile, run, compare, fix again."""
from __future__ import annotations

import platform
import re
import shutil
import subprocess
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import compare
from program import Program

CHECK = "fastpath-extract-slow-path"
INPUTS = Path(__file__).resolve().parent / "Inputs"
HARDENED = ["-O2", "-fstack-protector-strong", "-fstack-clash-protection"]
DIAGNOSTIC = re.compile(r"^(.*?):(\d+):\d+: (warning|note|error): (.*)$", re.M)
FRAMES = platform.machine() in ("x86_64", "AMD64") and shutil.which("objdump")
FIRST = re.compile(r"error: [^\n]*")


@dataclass
class Failure:
    """What does not hold, as a kind and in detail."""
    kind: str
    detail: str
    functions: list[int] = field(default_factory=list)


@dataclass
class Verdict:
    """What became of a program."""
    failures: list[Failure] = field(default_factory=list)
    fixed: set[int] = field(default_factory=set)
    refused: dict[int, str] = field(default_factory=dict)
    frames: int = 0
    invalid: str = ""

    def kinds(self) -> set[str]:
        """The kinds of failures."""
        return {f.kind for f in self.failures}


class Invalid(Exception):
    """The original itself does not compile or run."""


def execute(command: list[object], folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command; the output of both streams."""
    return subprocess.run([str(c) for c in command], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", timeout=240, check=False)


class Bench:
    """The tools, and a folder to work in."""

    def __init__(self, tidy: str, compilers: list[str], work: Path) -> None:
        self.tidy, self.compilers, self.work = tidy, compilers, work
        work.mkdir(parents=True, exist_ok=True)
        self.support: dict[str, Path] = {}
        for i, compiler in enumerate(compilers):
            built = work / f"trace{i}.o"
            done = execute([compiler, "-std=c++17", "-O1", "-c", INPUTS / "trace.cpp", "-o", built])
            if done.returncode:
                raise RuntimeError(done.stdout)
            self.support[compiler] = built

    def examine(self, program: Program, name: str = "") -> Verdict:
        """Everything about one program."""
        folder = self.work / (name or program.recipe.name)
        shutil.rmtree(folder, ignore_errors=True)
        verdict = Verdict()
        try:
            self._examine(program, folder, verdict)
        except Invalid as problem:
            verdict.invalid = str(problem)
        except subprocess.TimeoutExpired as problem:
            verdict.failures.append(Failure("timeout", str(problem)))
        if not verdict.failures and not verdict.invalid:
            shutil.rmtree(folder, ignore_errors=True)
        return verdict

    def _examine(self, program: Program, folder: Path, verdict: Verdict) -> None:
        original, fixed = folder / "original", folder / "fixed"
        for place in (original, fixed):
            place.mkdir(parents=True)
            for name, text in program.files.items():
                (place / name).write_bytes(text.encode())
        said = self._fix(program, fixed)
        self._sort(program, said, verdict)
        if any(f.kind == "tool" for f in verdict.failures):
            self._build(program, original, 0, ["-O0"])
            return
        changed = self._changed(original, fixed)
        for turn, compiler in enumerate(self.compilers):
            before = self._build(program, original, turn, ["-O0"])
            if not changed:
                continue
            flags = HARDENED if self._optimizes(program, turn) else ["-O0"]
            try:
                after = self._build(program, fixed, turn, flags)
            except Invalid as problem:
                verdict.failures.append(_failure("compile", f"{Path(compiler).name}: {problem}"))
                continue
            warnings = compare.new_warnings(before[1], after[1])
            if warnings and flags is HARDENED:  # an optimizer sees more in the original as well
                warnings = compare.new_warnings(self._build(program, original, turn, flags)[1], after[1])
            if warnings:
                verdict.failures.append(_failure("warning", f"{Path(compiler).name}: " + "\n".join(warnings[:4])))
            difference = compare.trace_difference(before[0], after[0])
            if difference:
                verdict.failures.append(_failure("trace", f"{Path(compiler).name}: {difference}"))
            if self._optimizes(program, turn):
                self._look_at_frames(program, fixed, compiler, verdict)
        if changed:
            self._fix_again(program, fixed, verdict)

    @staticmethod
    def _changed(original: Path, fixed: Path) -> bool:
        return any((fixed / p.name).read_bytes() != p.read_bytes() for p in original.iterdir() if p.suffix != ".o")

    def _fix(self, program: Program, folder: Path) -> subprocess.CompletedProcess[str]:
        options = ", ".join(f"{{key: {CHECK}.{k}, value: '{v}'}}" for k, v in program.options.items())
        config = f"{{Checks: '-*,{CHECK}', CheckOptions: [{options}]}}"
        return execute([self.tidy, f"--config={config}", "--header-filter=.*", "--quiet", "--fix",
                        *program.sources, "--", f"-std=c++{program.standard}", "-I", INPUTS], folder)

    def _sort(self, program: Program, said: subprocess.CompletedProcess[str], verdict: Verdict) -> None:
        """Which functions were fixed, which refused and why."""
        errors = [m.group(0) for m in DIAGNOSTIC.finditer(said.stdout) if m.group(3) == "error"]
        if said.returncode < 0 or "PLEASE submit" in said.stdout:
            verdict.failures.append(_failure("tool", said.stdout[-1500:]))
        if errors:
            verdict.failures.append(_failure("tool", "\n".join(errors[:3])))
        current: int | None = None
        for found in DIAGNOSTIC.finditer(said.stdout):
            file, line, level, text = found.groups()
            if level == "warning" and CHECK in text:
                current = program.function_at(Path(file).name, int(line))
                if current is not None:
                    verdict.fixed.add(current)
            elif level == "note" and current is not None and ("no fix-it: " in text or "will not be applied" in text):
                verdict.refused[current] = text.partition("no fix-it: ")[2] or text
                verdict.fixed.discard(current)
        for number in verdict.refused:
            verdict.fixed.discard(number)

    def _optimizes(self, program: Program, turn: int) -> bool:
        return (program.recipe.index + turn) % 2 == 0

    def _build(self, program: Program, folder: Path, turn: int, flags: list[str]) -> tuple[str, str]:
        """The trace and the warnings of a program."""
        compiler = self.compilers[turn]
        objects, warnings = [], ""
        for source in program.sources:
            built = folder / f"{source}.{turn}.o"
            done = execute([compiler, f"-std=c++{program.standard}", *flags, "-Wall", "-Wextra", "-c", "-I", INPUTS,
                            source, "-o", built], folder)
            if done.returncode:
                raise Invalid(f"does not compile: {FIRST.findall(done.stdout)[:3]}\n{done.stdout[:1500]}")
            warnings += done.stdout
            objects.append(built)
        binary = folder / f"program{turn}.o"
        done = execute([compiler, *objects, self.support[compiler], "-o", binary])
        if done.returncode:
            raise Invalid(f"does not link: {done.stdout[-800:]}")
        ran = execute([binary])
        if ran.returncode:
            return ran.stdout + f"\nended with {ran.returncode}", warnings
        return ran.stdout, warnings

    def _look_at_frames(self, program: Program, folder: Path, compiler: str, verdict: Verdict) -> None:
        if program.options.get("FixStyle") or not FRAMES:
            return
        gcc = "clang" not in Path(compiler).name
        turn = self.compilers.index(compiler)
        functions = {}
        for source in program.sources:
            functions.update(compare.disassembly(folder / f"{source}.{turn}.o"))
        for piece in program.pieces:
            if piece.number not in verdict.fixed or piece.in_memory or piece.same_end and not gcc:
                continue
            for symbol in piece.symbols:
                looked, found = compare.with_frames(functions, symbol)
                verdict.frames += looked
                if found:
                    verdict.failures.append(Failure("frame", f"{Path(compiler).name}: " + " | ".join(found),
                                                    [piece.number]))

    def _fix_again(self, program: Program, folder: Path, verdict: Verdict) -> None:
        before = {name: (folder / name).read_bytes() for name in program.files}
        said = self._fix(program, folder)
        changed = [name for name in program.files if (folder / name).read_bytes() != before[name]]
        if changed:
            found = sorted({int(n) for n in re.findall(r"'[A-Za-z]+_?(\d+)", said.stdout)})
            verdict.failures.append(Failure("again", f"a second run changes {', '.join(changed)}: " +
                                            said.stdout[:600], found))


def _failure(kind: str, detail: str) -> Failure:
    """A failure, with the functions that its text seems to be about."""
    numbers = Counter(int(n) for n in re.findall(r"\b(?:fn_?|Fn|C|state|function )(\d+)", detail))
    return Failure(kind, detail, [n for n, _ in numbers.most_common(4)])
