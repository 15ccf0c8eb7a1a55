"""Findings, as clang-tidy exports them with -export-fixes."""
from __future__ import annotations

import bisect
import collections
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml

# The pure Python loader takes minutes for the findings of a large project.
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Unreadable(Exception):
    """A file of exported fixes cannot be used; the text is for the user."""


@dataclass(frozen=True, order=True)
class Place:
    """A byte in a file."""
    file: str
    offset: int


@dataclass(frozen=True, order=True)
class Edit:
    """Bytes of a file to replace."""
    file: str
    offset: int
    length: int
    text: str


@dataclass(frozen=True)
class Note:
    """A note of a finding; without a place if clang-tidy gave none."""
    text: str
    place: Place


@dataclass(frozen=True)
class Finding:
    """One warning of the check. Two are equal if they are about the same function, whatever their fixes."""
    check: str
    text: str
    place: Place
    notes: tuple[Note, ...] = field(default=(), compare=False)
    edits: frozenset[Edit] = field(default=frozenset(), compare=False)

    @property
    def function(self) -> str:
        """The function's name, as the warning has it."""
        quoted = self.text.split("'")
        return quoted[1] if len(quoted) > 2 else self.text

    @property
    def refusal(self) -> str:
        """Why there is no fix; empty if there is one."""
        reasons = [note.text.removeprefix(REFUSAL) for note in self.notes if note.text.startswith(REFUSAL)]
        return "" if self.edits else reasons[0] if reasons else "no fix was offered"


REFUSAL = "no fix-it: "
ERRORS = "the translation unit has errors"
DISAGREEMENT = "translation units that include it do not agree about the fix"


def exported_files(paths: Iterable[Path]) -> list[Path]:
    """The files of exported fixes that are meant; a folder stands for all below it."""
    missing = [str(path) for path in paths if not path.exists()]
    if missing:
        raise Unreadable(f"{', '.join(missing)}: no such file; clang-tidy writes it with -export-fixes")
    return [file for path in paths for file in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]


def read(files: Iterable[Path], root: Path) -> Iterator[Finding]:
    """The findings of our checks, each as often as it was exported; relative names are below `root`."""
    for file in files:
        yield from _read_one(file, root)


def _read_one(file: Path, root: Path) -> Iterator[Finding]:
    try:
        content = yaml.load(file.read_bytes(), Loader) or {}  # nothing was found: an empty file
        diagnostics = content.get("Diagnostics", [])
    except (OSError, UnicodeDecodeError, yaml.YAMLError, AttributeError) as error:
        raise Unreadable(f"{file}: not a file of clang-tidy's -export-fixes: {error}") from error
    for diagnostic in diagnostics:
        if diagnostic["DiagnosticName"].startswith("fastpath-"):
            yield _finding(diagnostic, root)


def _finding(diagnostic: dict, root: Path) -> Finding:
    folder = os.path.join(root, diagnostic.get("BuildDirectory", ""))

    def path(name: str) -> str:
        return os.path.realpath(os.path.join(folder, name)) if name else ""

    def place(message: dict) -> Place:
        return Place(path(message["FilePath"]), message["FileOffset"])

    message = diagnostic["DiagnosticMessage"]
    edits = frozenset(Edit(path(r["FilePath"]), r["Offset"], r["Length"], r["ReplacementText"])
                      for r in message.get("Replacements", []))
    notes = tuple(Note(note["Message"], place(note)) for note in diagnostic.get("Notes", []))
    return Finding(diagnostic["DiagnosticName"], message["Message"], place(message), notes, edits)


def distinct(found: Iterable[Finding]) -> list[Finding]:
    """Each finding once, in the order of files. One in a header comes from every translation unit that
    includes it; where these do not agree about the fix, there is none. Those with errors have no say."""
    kept: dict[Finding, Finding] = {}
    for finding in found:
        first = kept.setdefault(finding, finding)
        if first.refusal == ERRORS:
            kept[finding] = finding
        elif finding.refusal == ERRORS:
            continue
        elif finding.edits != first.edits and first.refusal != DISAGREEMENT:
            reason = Note(REFUSAL + DISAGREEMENT, first.place)
            kept[finding] = Finding(first.check, first.text, first.place, (reason, *first.notes))
    return sorted(kept.values(), key=lambda f: (f.place, f.text))


class Sources:
    """The files that findings are in: lines and columns of places in them."""

    def __init__(self) -> None:
        self.texts: dict[str, bytes] = {}
        self.starts: dict[str, list[int]] = {}

    def text(self, file: str) -> bytes:
        """What is in the file."""
        if file not in self.texts:
            self.texts[file] = Path(file).read_bytes()
        return self.texts[file]

    def line_and_column(self, place: Place) -> tuple[int, int]:
        """Both from 1; columns count characters."""
        text = self.text(place.file)
        if place.file not in self.starts:
            self.starts[place.file] = [0, *(match.end() for match in re.finditer(rb"\n", text))]
        starts = self.starts[place.file]
        line = bisect.bisect_right(starts, place.offset)
        before = text[starts[line - 1]:place.offset].decode("utf-8", "replace")
        return line, len(before) + 1


def ordinals(found: list[Finding]) -> dict[Finding, int]:
    """Which of several findings with the same name in a file each is, from 1."""
    seen: collections.Counter[tuple[str, str]] = collections.Counter()
    numbers = {}
    for finding in sorted(found, key=lambda f: f.place):
        key = (finding.place.file, finding.function)
        seen[key] += 1
        numbers[finding] = seen[key]
    return numbers
