"""Findings that are known, and need not be told again.

One line for each: the file, a tab, the function's name; `#2` behind it for the second of that name in the file. There
are no line numbers, so that changes elsewhere in a file leave it as it is.
"""
from __future__ import annotations

from pathlib import Path

from .findings import Finding, ordinals
from .tools import Stop

HEADER = "# Findings of fastpath-tidy that are known. scripts/report --write-baseline makes this file.\n"


def keys(found: list[Finding], root: Path) -> dict[Finding, str]:
    """The line of each finding; files are named from the folder `root`."""
    return {finding: f"{Path(finding.place.file).relative_to(root)}\t{finding.function}" + (f"#{n}" if n > 1 else "")
            for finding, n in ordinals(found).items()}


def load(file: Path) -> set[str]:
    """The lines of a baseline."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(f"{file}: cannot read the baseline ({error}); --write-baseline makes one") from error
    wrong = next((n for n, line in enumerate(lines, 1) if line and not line.startswith("#") and "\t" not in line), 0)
    if wrong:
        raise Stop(f"{file}:{wrong}: not a file and a function with a tab between them")
    return {line for line in lines if "\t" in line and not line.startswith("#")}


def write(file: Path, lines: list[str]) -> None:
    """Write a baseline."""
    file.write_text(HEADER + "".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")
