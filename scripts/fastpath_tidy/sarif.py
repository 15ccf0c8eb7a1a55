"""Findings as SARIF 2.1.0, with their fixes.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html; the numbers below are its sections.
"""
from __future__ import annotations

import itertools
import urllib.parse
from collections.abc import Mapping
from pathlib import Path

from .findings import Edit, Finding, Place, Sources

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
FINGERPRINT = "fastpathFunction/v1"
ROOT = "SRCROOT"
DESCRIPTIONS = {
    "fastpath-extract-slow-path": "An early return after an atomic load pays for objects that only the slow path "
                                  "cleans up.",
}


def sarif(found: list[Finding], keys: Mapping[Finding, str], known: set[str] | None, root: Path, version: str,
          sources: Sources) -> dict:
    """The log (3.13) with one run. `keys` are the baseline's; if there is a baseline, `known` has its lines."""
    rules = sorted({finding.check for finding in found})
    results = []
    for finding in found:
        result = {
            "ruleId": finding.check, "ruleIndex": rules.index(finding.check), "level": "warning",
            "message": {"text": finding.text},
            "locations": [_location(finding.place, root, sources)],
            "relatedLocations": [_location(note.place, root, sources) | {"message": {"text": note.text}}
                                 for note in finding.notes if note.place.file],
            "partialFingerprints": {FINGERPRINT: keys[finding]},
        }
        if finding.edits:
            result["fixes"] = [_fix(finding, root, sources)]
        if known is not None:
            result["baselineState"] = "unchanged" if keys[finding] in known else "new"
        results.append(result)
    return {
        "$schema": SCHEMA, "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "fastpath-tidy", "version": version,
                "rules": [{"id": rule, "shortDescription": {"text": DESCRIPTIONS.get(rule, rule)}} for rule in rules]}},
            "originalUriBaseIds": {ROOT: {"uri": f"{root.as_uri()}/"}},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    }


def _artifact(file: str, root: Path) -> dict:
    path = Path(file)
    if path.is_relative_to(root):
        return {"uri": urllib.parse.quote(str(path.relative_to(root))), "uriBaseId": ROOT}
    return {"uri": path.as_uri()}


def _start(place: Place, sources: Sources) -> dict:
    line, column = sources.line_and_column(place)
    return {"startLine": line, "startColumn": column}


def _location(place: Place, root: Path, sources: Sources) -> dict:
    return {"physicalLocation": {"artifactLocation": _artifact(place.file, root), "region": _start(place, sources)}}


def _replacement(edit: Edit, sources: Sources) -> dict:
    line, column = sources.line_and_column(Place(edit.file, edit.offset + edit.length))
    region = _start(Place(edit.file, edit.offset), sources) | {"endLine": line, "endColumn": column}
    return {"deletedRegion": region, "insertedContent": {"text": edit.text}}


def _fix(finding: Finding, root: Path, sources: Sources) -> dict:
    by_file = itertools.groupby(sorted(finding.edits), key=lambda edit: edit.file)
    return {"description": {"text": "move the slow path into a function of its own"},
            "artifactChanges": [{"artifactLocation": _artifact(file, root),
                                 "replacements": [_replacement(edit, sources) for edit in edits]}
                                for file, edits in by_file]}
