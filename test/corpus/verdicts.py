"""Findings against verdicts.tsv, where each one has been read and judged."""
from __future__ import annotations

import collections
import csv
import functools
from dataclasses import dataclass
from pathlib import Path

from checker import Finding

FILE = Path(__file__).resolve().parent / "verdicts.tsv"


@dataclass(frozen=True)
class Verdict:
    """One row: a finding, and whether a reader of the function finds it right."""
    package: str
    file: str
    function: str  # `name#2` is the second of that name in the file
    verdict: str   # right or wrong
    fix: str       # fixed, or the reason for none
    why: str

    @property
    def key(self) -> tuple[str, str]:
        """What findings of the package are told apart by."""
        return self.file, self.function


@functools.cache
def read() -> list[Verdict]:
    """The rows of the file."""
    with open(FILE, encoding="utf-8", newline="") as file:
        return [Verdict(**row) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def keyed(findings: list[Finding]) -> dict[tuple[str, str], Finding]:
    """The findings of a package by file and function, not by line, which changes from version to version."""
    seen: collections.Counter[tuple[str, str]] = collections.Counter()
    result = {}
    for finding in sorted(findings):
        key = (finding.file, finding.function)
        seen[key] += 1
        ordinal = f"#{seen[key]}" if seen[key] > 1 else ""
        result[finding.file, finding.function + ordinal] = finding
    return result


def differences(package: str, findings: list[Finding]) -> list[str]:
    """Where the findings are not those that were reviewed."""
    rows = {row.key: row for row in read() if row.package == package}
    found = keyed(findings)
    texts = []
    for key in sorted(found.keys() | rows.keys()):
        place = f"{package}: {key[0]}: {key[1]}"
        fix = (found[key].refusal or "fixed") if key in found else ""
        if key not in rows:
            texts.append(f"{place} (line {found[key].line}): not reviewed ({fix})")
        elif key not in found:
            texts.append(f"{place}: was reviewed, and is not found any more")
        elif fix != rows[key].fix:
            texts.append(f"{place}: was reviewed as `{rows[key].fix}`, and is now `{fix}`")
    return texts


def table(files: dict[str, int]) -> str:
    """The reviewed findings by package, for those of which the number of checked files is given, and the reasons for
    no fix by number."""
    rows = [row for row in read() if row.package in files]
    lines = ["| package | files | findings | right | wrong | right and fixed |", "| --- | --- | --- | --- | --- | --- |"]

    def line(name: str, count: int, some: list[Verdict]) -> str:
        right = [row for row in some if row.verdict == "right"]
        fixed = [row for row in right if row.fix == "fixed"]
        return f"| {name} | {count} | {len(some)} | {len(right)} | {len(some) - len(right)} | {len(fixed)} |"

    lines += [line(name, count, [row for row in rows if row.package == name]) for name, count in files.items()]
    lines += [line("all", sum(files.values()), rows), "", "| reason for no fix | findings |", "| --- | --- |"]
    reasons = collections.Counter(row.fix for row in rows if row.fix != "fixed")
    return "\n".join(lines + [f"| `{reason}` | {count} |" for reason, count in reasons.most_common()])
