#!/usr/bin/env python3
"""The table of constructs in docs/constructs.md, made from the tests in hazards/.

A row for each test: the number and title from its first line, and what the
check does, as the test asserts it: `silent` if the comment at its top begins
with that word, `fixed` if there are lines that the fix adds, `no fix` with the
reasons if there are `no fix-it:` notes.

    constructs.py            write the page
    constructs.py --check    fail if the page is not what would be written
"""
from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "test" / "hazards"
PAGE = ROOT / "docs" / "constructs.md"
TITLE = re.compile(r"(?://|#|/\*) (H\d{3}) (.+?)(?: \*/)?$")
SILENT = re.compile(r"^// Silent\b", re.M)
REASON = re.compile(r"no fix-it: (.+?)\s*$", re.M)
HEAD = """# Constructs

What the check does with the constructs that break a careless split. Made from
the tests by `python3 test/constructs.py`; each row is one test file, in which
the whole fixed text stands, or the reason for none.

- **fixed**: the fix compiles without a new warning with GCC and Clang, and the
  program prints what it printed before.
- **no fix**: the warning says why; the reasons are explained on [the check's
  page](checks/fastpath-extract-slow-path.md#when-there-is-no-fix).
- **silent**: no warning, for the reason at the top of the test.

Several outcomes stand for variants of the construct, or for a neighbour without
it that shows the difference.

| | construct | outcome |
| --- | --- | --- |
"""


def outcome(text: str) -> str:
    """What the marks of a test say."""
    kinds = ["silent"] if SILENT.search(text) else []
    if re.search(r"^//\+", text, re.M) or "CHECK" in text:
        kinds.append("fixed")
    reasons = sorted(set(REASON.findall(text)))
    if reasons:
        kinds.append("no fix: " + "; ".join(f"`{reason}`" for reason in reasons))
    return ", ".join(kinds) or "fixed"


def row(path: Path) -> str:
    """The row of one test."""
    text = path.read_text(encoding="utf-8-sig")
    title = TITLE.match(text.splitlines()[0].strip())
    if not title:
        sys.exit(f"{path.name}: the first line must be `// H000 Title`")
    number, name = title.groups()
    what = outcome(text).replace("|", "\\|")
    return f"| [{number}](../test/hazards/{path.name}) | {name} | {what} |\n"


def main() -> int:
    """Write the page, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is out of date")
    arguments = parser.parse_args()
    tests = sorted(path for path in TESTS.iterdir() if path.suffix in (".cpp", ".c", ".test", ".mm", ".m"))
    page = HEAD + "".join(row(path) for path in tests)
    if not arguments.check:
        PAGE.write_text(page, encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == page:
        return 0
    print("docs/constructs.md is out of date: run test/constructs.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
