"""Files as the fixes would leave them, made by clang-apply-replacements on copies."""
from __future__ import annotations

import difflib
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from .findings import Edit, Finding, Sources
from .tools import Stop


def fixed_texts(found: Iterable[Finding], sources: Sources, apply_replacements: list[str]) -> dict[str, bytes]:
    """What the sources that the findings' fixes edit would hold afterwards."""
    fixes = [finding for finding in found if finding.edits]
    files = sorted({edit.file for finding in fixes for edit in finding.edits})
    if not files:
        return {}
    with tempfile.TemporaryDirectory(prefix="fastpath-") as folder:
        copies = {file: Path(folder) / str(number) / os.path.basename(file) for number, file in enumerate(files)}
        for file, copy in copies.items():
            copy.parent.mkdir()
            copy.write_bytes(sources.text(file))
        exported = {"MainSourceFile": "", "Diagnostics": [_exported(f, copies) for f in fixes]}
        # JSON, as LLVM 14 reads text that YAML spreads over several lines with the indentation in it.
        Path(folder, "fixes.yaml").write_text(json.dumps(exported, ensure_ascii=False), encoding="utf-8")
        run = subprocess.run([*apply_replacements, folder], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                             check=False)
        if run.returncode != 0:
            raise Stop("the fixes contradict each other, so nothing was changed; please report this:\n" + run.stdout)
        return {file: copy.read_bytes() for file, copy in copies.items()}


def _exported(finding: Finding, copies: dict[str, Path]) -> dict:
    def replacement(edit: Edit) -> dict:
        return {"FilePath": str(copies[edit.file]), "Offset": edit.offset, "Length": edit.length,
                "ReplacementText": edit.text}

    first = min(finding.edits)
    message = {"Message": finding.text, "FilePath": str(copies[first.file]), "FileOffset": first.offset,
               "Replacements": [replacement(edit) for edit in sorted(finding.edits)]}
    return {"DiagnosticName": finding.check, "DiagnosticMessage": message, "Level": "Warning", "BuildDirectory": ""}


def _lines(text: bytes) -> list[str]:
    return re.findall(r"[^\n]*\n|[^\n]+", text.decode("utf-8", "surrogateescape"))


def unified_diff(file: str, before: bytes, after: bytes, root: str | Path) -> str:
    """The change to one file, named from the folder `root`, as `patch -p1` and `git apply` take it."""
    name = os.path.relpath(file, root)
    if " " in name:
        name += "\t"  # where the name ends, to patch
    lines = difflib.unified_diff(_lines(before), _lines(after), "a/" + name, "b/" + name)
    return "".join(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n" for line in lines)
