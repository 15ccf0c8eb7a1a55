#!/usr/bin/env python3
"""Compare what a clang-tidy check reports and rewrites with the marks in a test file.

A test file is the source that the tool gets, plus lines that hold nothing but
a mark. The tool never sees those lines, so they cannot get in its way:

    std::atomic<bool> done;

    //+static int initSlow(int a);
    //+
    int init(int a) {
    //  ^ warning: early return of 'init' pays for ...
      if (done.load())
    //^ note: the fast path ends at this atomic check; ...
        return 0;
    //+  return initSlow(a);
    //+}

  //   ^ KIND: TEXT   the tool says TEXT (KIND: warning, note or error) about the
                      code line above, at the column of the caret
  // :1: KIND: TEXT   the same for column 1, which a caret cannot reach
  //+TEXT             the fix adds the line TEXT here
  //-                 the fix removes the code line above
  //--- NAME          the file NAME begins here; what stands before the first
                      such line belongs to no file

TEXT is compared whole; {{...}} in it is a regular expression. A mark written
`^ KIND(TAG): TEXT` counts only in runs with --tag=TAG. The check's own name at
the end of a warning is left out, that of any other check is part of TEXT.

What is asserted, for each language standard:
  * every diagnostic has its mark and every mark its diagnostic;
  * a warning carries a fix, or a note that begins with `no fix-it`;
  * the files after the fix are the marked ones, byte for byte; a file without
    `//+` and `//-` must stay as it is;
  * before and after, the sources compile with each --compiler under -Wall
    -Wextra (Clang: -Wthread-safety too), and the fix adds no warning; with
    --run they are also linked and run, and print and return the same;
  * a second run changes nothing, and repeats exactly the warnings that came
    with a `no fix-it` note.

With --update the fix's lines are rewritten from what the tool does now: read
the difference before you believe it.
"""
from __future__ import annotations

import argparse
import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

CARET = re.compile(r"//(?:( *)\^| :(\d+):) (warning|note|error)(?:\(([\w,-]+)\))?: (.*?)\r?\n?$")
PART = re.compile(r"//--- (\S+)\s*$")
REPORT = re.compile(r"(?P<file>[^\s:][^:]*):(?P<line>\d+):(?P<column>\d+): "
                    r"(?P<kind>warning|note|error|fatal error): (?P<text>.*)$")
APPLIED = "FIX-IT applied suggested code changes"
SOURCES = {".cpp", ".cc", ".cxx", ".c"}
MOCKS = Path(__file__).resolve().parent / "Inputs" / "std"


class Failure(Exception):
    """What the test file says and what happened differ; the text tells how."""


@dataclass(frozen=True)
class Diagnostic:
    """One line of the tool's report, or one mark; `origin` is the mark's line in the test file."""
    file: str
    line: int
    column: int
    kind: str
    text: str
    origin: int = 0

    def matches(self, reported: Diagnostic) -> bool:
        """Whether this mark is about `reported`."""
        place = (self.file, self.line, self.column, self.kind)
        if place != (reported.file, reported.line, reported.column, reported.kind):
            return False
        pieces = re.split(r"\{\{(.*?)\}\}", self.text)
        pattern = "".join(f"(?:{p})" if i % 2 else re.escape(p) for i, p in enumerate(pieces))
        return re.fullmatch(pattern, reported.text) is not None


@dataclass
class Part:
    """One file of a test: what the tool gets, what it must become, what it must report."""
    name: str
    source: list[str] = field(default_factory=list)
    origins: list[int] = field(default_factory=list)
    fixed: list[str] = field(default_factory=list)
    marks: list[Diagnostic] = field(default_factory=list)

    def add(self, line: str, number: int, tags: set[str]) -> None:
        """Take in one line of the test file."""
        caret = CARET.match(line)
        if caret:
            spaces, number_of_column, kind, only, text = caret.groups()
            column = int(number_of_column) if spaces is None else len(spaces) + 3
            if only is None or tags & set(only.split(",")):
                self.marks.append(Diagnostic(self.name, len(self.source), column, kind, text, number))
        elif line.startswith("//+"):
            self.fixed.append(line[3:])
        elif line.rstrip("\r\n") == "//-":
            self.fixed.pop()
        else:
            self.source.append(line)
            self.origins.append(number)
            self.fixed.append(line)


def read_lines(path: Path) -> list[str]:
    """The lines of a file with their ends as they are: no newline translation."""
    return re.findall(r"[^\n]*\n|[^\n]+", path.read_bytes().decode("utf-8"))


def parse(path: Path, tags: set[str]) -> list[Part]:
    """Split a test file into its parts."""
    lines = read_lines(path)
    split = any(PART.match(line) for line in lines)
    parts = [] if split else [Part(path.name)]
    for number, line in enumerate(lines, 1):
        begin = PART.match(line)
        if begin:
            parts.append(Part(begin.group(1)))
        elif parts:
            parts[-1].add(line, number, tags)
    return parts


def run(argv: list[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a command, and keep what it prints."""
    return subprocess.run(argv, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=120, errors="replace", check=False)


class Test:
    """One test file under one language standard."""

    def __init__(self, args: argparse.Namespace, standard: str | None) -> None:
        self.args = args
        self.path = Path(args.file)
        self.parts = parse(self.path, set(args.tag))
        self.sources = [p.name for p in self.parts if Path(p.name).suffix in SOURCES]
        is_c = all(name.endswith(".c") for name in self.sources)
        self.flags = [f"-std={standard or ('c11' if is_c else 'c++17')}", "-x", "c" if is_c else "c++"]
        self.folder = Path(args.work).resolve()
        self.expects_errors = any(m.kind == "error" for p in self.parts for m in p.marks)

    def compile_flags(self) -> list[str]:
        """The flags that the tool and the compilers share."""
        headers = [] if self.args.real_headers else ["-isystem", str(MOCKS)]
        return [*self.flags, "-I", str(self.folder), *headers, *self.args.flags]

    def lay_out(self) -> None:
        """Write the parts into an empty folder, without their marks."""
        shutil.rmtree(self.folder, ignore_errors=True)
        for part in self.parts:
            target = self.folder / part.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes("".join(part.source).encode("utf-8"))

    def tidy(self) -> list[Diagnostic]:
        """Run the tool with --fix in the folder; what it reports, the fix notices included."""
        options = ", ".join(
            "{key: %s.%s, value: '%s'}" % (self.args.check, *option.split("=", 1))
            for option in self.args.option)
        config = f"{{Checks: '-*,{self.args.check}', CheckOptions: [{options}]}}"
        # Not twice, which LLVM 16 and older refuse.
        chosen = any(argument.startswith("--header-filter=") for argument in self.args.tidy_arg)
        argv = [self.args.tidy, f"--config={config}", "--quiet", *([] if chosen else ["--header-filter=.*"]), "--fix",
                *self.args.tidy_arg, *self.sources, "--", *self.compile_flags()]
        out = run(argv, self.folder)
        self.show(argv, out.stdout)
        if out.returncode < 0 or "PLEASE submit a bug report" in out.stderr:
            raise Failure(f"the tool crashed (status {out.returncode}):\n{out.stderr[-3000:]}")
        if out.returncode and not self.expects_errors:
            raise Failure(f"the tool failed (status {out.returncode}):\n{out.stdout}{out.stderr}")
        return self.reports(out.stdout)

    def show(self, argv: list[str], output: str) -> None:
        """With --verbose, print a command and its output."""
        if self.args.verbose:
            print("$", shlex.join(argv), output, sep="\n", flush=True)

    def reports(self, output: str) -> list[Diagnostic]:
        """Parse the tool's output."""
        found = []
        for match in filter(None, map(REPORT.match, output.splitlines())):
            name = os.path.realpath(self.folder / match["file"])
            text = match["text"].removesuffix(f" [{self.args.check}]")
            found.append(Diagnostic(os.path.relpath(name, os.path.realpath(self.folder)), int(match["line"]),
                                    int(match["column"]), match["kind"].split()[-1], text))
        return found

    def compare_reports(self, reported: list[Diagnostic]) -> None:
        """Every diagnostic has its mark, every mark its diagnostic."""
        marks = [mark for part in self.parts for mark in part.marks]
        problems = []
        for diagnostic in (d for d in reported if d.text != APPLIED):
            mark = next((m for m in marks if m.matches(diagnostic)), None)
            if mark:
                marks.remove(mark)
            else:
                problems.append(f"{self.place(diagnostic)}: unexpected {diagnostic.kind}: {diagnostic.text}")
        problems += [f"{self.path.name}:{m.origin}: missing {m.kind}: {m.text}" for m in marks]
        if problems:
            raise Failure("diagnostics differ:\n  " + "\n  ".join(problems))

    def check_fix_or_reason(self, reported: list[Diagnostic]) -> None:
        """A warning has either a fix or a note with the reason why not."""
        if self.expects_errors:
            return
        starts = [i for i, d in enumerate(reported) if d.kind == "warning"]
        for begin, end in zip(starts, [*starts[1:], len(reported)]):
            group = reported[begin:end]
            fixed = any(d.text == APPLIED for d in group)
            if fixed == any(d.text.startswith("no fix-it: ") for d in group):
                raise Failure(f"{self.place(group[0])}: {'both a fix and' if fixed else 'neither a fix nor'} "
                              "a 'no fix-it' note")

    def place(self, diagnostic: Diagnostic) -> str:
        """Where in the test file (or else in which file) a reported diagnostic points."""
        for part in self.parts:
            if part.name == diagnostic.file and diagnostic.line <= len(part.origins):
                return f"{self.path.name}:{part.origins[diagnostic.line - 1]}:{diagnostic.column}"
        return f"{diagnostic.file}:{diagnostic.line}:{diagnostic.column}"

    def compare_files(self) -> None:
        """The files are what the marks say, byte for byte."""
        for part in self.parts:
            now, wanted = read_lines(self.folder / part.name), part.fixed
            if now != wanted:
                diff = difflib.unified_diff([repr(s)[1:-1] for s in wanted], [repr(s)[1:-1] for s in now],
                                            "wanted", "fixed", lineterm="")
                raise Failure(f"the fixed {part.name} differs:\n  " + "\n  ".join(diff))

    def compile(self, compiler: str, when: str) -> tuple[Counter[str], str]:
        """Compile (with --run also link and run) the sources; their warnings, and what the program did."""
        checks = ["-Wall", "-Wextra", *(["-Wthread-safety"] if "clang" in Path(compiler).name else [])]
        warnings: Counter[str] = Counter()
        program = self.folder / "program"
        jobs = [[*self.sources, "-pthread", "-o", str(program)]] if self.args.run else \
               [["-c", name, "-o", os.devnull] for name in self.sources]
        for job in jobs:
            argv = [compiler, *checks, "-O1", *self.compile_flags(), *job]
            out = run(argv, self.folder)
            self.show(argv, out.stderr)
            if out.returncode:
                raise Failure(f"{when} does not compile with {compiler}:\n{out.stderr[:4000]}")
            warnings.update(re.findall(r"warning: .*", out.stderr))
        done = run([str(program)], self.folder) if self.args.run else None
        return warnings, f"status {done.returncode}\n{done.stdout}" if done else ""

    def compile_all(self, when: str) -> dict[str, tuple[Counter[str], str]]:
        """Compile with every compiler; nothing where errors are what the test is about."""
        return {} if self.expects_errors else {c: self.compile(c, when) for c in self.args.compiler}

    def compare_compilations(self, before: dict[str, tuple[Counter[str], str]]) -> None:
        """The fix adds no warning and changes nothing that the program does."""
        for compiler, (warnings, behaviour) in self.compile_all("the fixed text").items():
            new = warnings - before[compiler][0]
            if new:
                raise Failure(f"new warnings from {compiler}:\n  " + "\n  ".join(new))
            if behaviour != before[compiler][1]:
                raise Failure(f"the program built by {compiler} behaves differently:\n--- before\n"
                              f"{before[compiler][1]}--- after\n{behaviour}")

    def check_again(self, first: list[Diagnostic]) -> None:
        """A second run changes no byte and reports only what has no fix."""
        before = {p.name: (self.folder / p.name).read_bytes() for p in self.parts}
        again = self.tidy()
        changed = [name for name, text in before.items() if (self.folder / name).read_bytes() != text]
        if changed or any(d.text == APPLIED for d in again):
            raise Failure(f"a second run fixes again: {', '.join(changed)}")
        if not any(d.text == APPLIED for d in first):
            return
        refused = sum(d.text.startswith("no fix-it") for d in first)
        warnings = [d for d in again if d.kind == "warning"]
        if len(warnings) != refused:
            raise Failure(f"after the fix {len(warnings)} warning(s) remain, {refused} had no fix:\n  "
                          + "\n  ".join(f"{d.file}:{d.line}: {d.text}" for d in warnings))

    def update(self) -> None:
        """Rewrite the `//+` and `//-` lines of the test file from the fixed files."""
        lines: list[str] = []
        parts = iter(self.parts)
        fixes = fix_marks(next(parts), self.folder) if self.parts[0].name == self.path.name else {}
        seen = 0
        lines += fixes.get(0, [])
        for line in read_lines(self.path):
            if line.startswith("//+") or line.rstrip("\r\n") == "//-":
                continue
            lines.append(line)
            if PART.match(line):
                fixes, seen = fix_marks(next(parts), self.folder), 0
                lines += fixes.get(0, [])
            elif CARET.match(line) is None:
                seen += 1
                lines += fixes.get(seen, [])
            elif seen in fixes:  # the carets of a line come before what follows it
                at = len(lines) - 1 - len(fixes[seen])
                lines[at:] = [line, *fixes[seen]]
        self.path.write_bytes("".join(lines).encode("utf-8"))

    def check(self) -> None:
        """All that the module's description promises."""
        self.lay_out()
        before = self.compile_all("the original")
        reported = self.tidy()
        if self.args.update:
            self.update()
            return
        self.compare_reports(reported)
        self.check_fix_or_reason(reported)
        if not self.args.any_fix_text:
            self.compare_files()
        self.compare_compilations(before)
        self.check_again(reported)


def fix_marks(part: Part, folder: Path) -> dict[int, list[str]]:
    """Number of source lines seen -> the marks that belong after them, for the file as it is now."""
    marks: dict[int, list[str]] = {}
    fixed = read_lines(folder / part.name)
    matcher = difflib.SequenceMatcher(None, part.source, fixed, autojunk=False)
    for kind, begin, end, new_begin, new_end in matcher.get_opcodes():
        if kind in ("delete", "replace"):
            for line in range(begin + 1, end + 1):
                marks.setdefault(line, []).append("//-\n")
        new = fixed[new_begin:new_end] if kind in ("insert", "replace") else []
        while kind == "insert" and end < len(part.source) and new[0] == part.source[end]:
            new, end = new[1:] + new[:1], end + 1  # the same text, inserted one line later
        marks.setdefault(end, []).extend("//+" + line for line in new)
    return marks


def parse_arguments() -> argparse.Namespace:
    """The command line; what follows `--` goes to the tool's and the compilers' command lines."""
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="the test file")
    parser.add_argument("--tidy", required=True, help="clang-tidy with the check in it")
    parser.add_argument("--check", default="fastpath-extract-slow-path", help="the check (default: %(default)s)")
    parser.add_argument("--compiler", action="append", default=[], help="a C++ compiler; repeatable")
    parser.add_argument("--work", required=True, help="folder to work in; emptied first")
    parser.add_argument("--std", default="", help="language standards, separated by commas")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the check")
    parser.add_argument("--tag", action="append", default=[], help="marks with this tag count in this run")
    parser.add_argument("--tidy-arg", action="append", default=[], help="a further argument for the tool")
    parser.add_argument("--real-headers", action="store_true", help="the real standard library, not the mocks")
    parser.add_argument("--run", action="store_true", help="link and run as well; implies --real-headers")
    parser.add_argument("--any-fix-text", action="store_true", help="do not compare the fixed text; all else is as ever")
    parser.add_argument("--update", action="store_true", help="rewrite the fix's lines in the test file")
    parser.add_argument("--verbose", action="store_true", help="print every command and its output")
    args = parser.parse_args(sys.argv[1:end])
    args.flags = sys.argv[end + 1:]
    args.tidy = os.path.abspath(shutil.which(args.tidy) or args.tidy)
    args.real_headers = args.real_headers or args.run
    return args


def main() -> int:
    """Run the test under each standard; say what failed."""
    args = parse_arguments()
    for standard in args.std.split(","):
        try:
            Test(args, standard or None).check()
        except (Failure, subprocess.TimeoutExpired) as failure:
            print(f"{args.file}{' with ' + standard if standard else ''}: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
