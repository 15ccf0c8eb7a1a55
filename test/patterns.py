#!/usr/bin/env python3
"""The messages and differences of docs/patterns.md, made by the check from the page's own examples.

Behind each section's example (a `c++` block) stand what the check says about it
(a `text` block) and what its fix changes (a `diff` block). The fixed example is
compiled too, and has to leave nothing to say.

    patterns.py --tidy TOOL --compiler CXX --work DIR            write the page
    patterns.py --tidy TOOL --compiler CXX --work DIR --check    fail if the page is not what would be written
"""
from __future__ import annotations

import argparse
import difflib
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "patterns.md"
CODE = re.compile(r"^```c\+\+\n(.*?)^```\n", re.M | re.S)
MADE = re.compile(r"\n^```(?:text|diff)\n.*?^```\n", re.M | re.S)
MESSAGE = re.compile(r"^.*?:\d+:\d+: (warning|note): (.*?)(?: \[[\w-]+\])?$", re.M)


class Checker:
    """Runs the check and a compiler on one example."""

    def __init__(self, args: argparse.Namespace, prelude: str) -> None:
        self.args, self.prelude = args, prelude
        self.file = args.work / "example.cpp"

    def tidy(self, *options: str) -> str:
        """What the check says about the file."""
        done = subprocess.run(
            [self.args.tidy, "--checks=-*,fastpath-*", "--quiet", *options, str(self.file), "--", *self.args.flags],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
        return done.stdout

    def compile(self) -> None:
        """Compile the file; a warning is an error."""
        subprocess.run([self.args.compiler, *self.args.flags, "-Wall", "-Wextra", "-Werror", "-fsyntax-only",
                        str(self.file)], check=True)

    def messages(self) -> list[str]:
        """The check's messages, without the places."""
        return [f"{kind}: {text}" for kind, text in MESSAGE.findall(self.tidy())]

    def blocks(self, code: str) -> str:
        """The blocks that stand behind an example."""
        self.file.write_text(self.prelude + code, encoding="utf-8")
        self.compile()
        said = self.messages()
        if not said:
            return ""
        text = "\n```text\n" + "\n".join(said) + "\n```\n"
        self.tidy("--fix")
        self.compile()
        fixed = self.file.read_text(encoding="utf-8").removeprefix(self.prelude)
        if fixed == code:
            return text
        if self.messages():
            raise SystemExit(f"the fixed example still gets a message:\n{fixed}")
        lines = difflib.unified_diff(code.splitlines(True), fixed.splitlines(True), n=2)
        return text + "\n```diff\n" + "".join(list(lines)[2:]) + "```\n"


def remade(page: str, args: argparse.Namespace) -> str:
    """The page with all that is made, made anew."""
    page = MADE.sub("", page)
    prelude, *examples = CODE.finditer(page)
    checker = Checker(args, prelude.group(1))
    parts, end = [], 0
    for example in examples:
        parts += [page[end:example.end()], checker.blocks(example.group(1))]
        end = example.end()
    return "".join(parts) + page[end:]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tidy", required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--work", required=True, type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("flags", nargs="*", default=["-std=c++17"], help="for the compiler, behind `--`")
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)
    page = PAGE.read_text(encoding="utf-8")
    wanted = remade(page, args)
    if not args.check:
        PAGE.write_text(wanted, encoding="utf-8")
        return 0
    changed = list(difflib.unified_diff(page.splitlines(True), wanted.splitlines(True), "docs/patterns.md", "as made"))
    sys.stderr.writelines(changed)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
