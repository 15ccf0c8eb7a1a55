"""sarif_check.py LOG [ROOT [KNOWN...]]: reads a SARIF log strictly, and applies its fixes to copies named FILE.sarif.

KNOWN are the functions that a baseline had, if there was one.
"""
import json
import sys
import urllib.parse
from pathlib import Path

import attr
import sarif_om

# Where a property's value is an object, its class; a list of them is one too.
CLASSES = {
    "runs": "Run", "tool": "Tool", "driver": "ToolComponent", "rules": "ReportingDescriptor",
    "shortDescription": "MultiformatMessageString", "results": "Result", "message": "Message",
    "description": "Message", "locations": "Location", "relatedLocations": "Location",
    "physicalLocation": "PhysicalLocation", "artifactLocation": "ArtifactLocation", "region": "Region",
    "deletedRegion": "Region", "fixes": "Fix", "artifactChanges": "ArtifactChange", "replacements": "Replacement",
    "insertedContent": "ArtifactContent", "invocations": "Invocation", "toolExecutionNotifications": "Notification",
}
ENUMS = {"level": {"none", "note", "warning", "error"}, "baselineState": {"new", "unchanged", "updated", "absent"},
         "columnKind": {"utf16CodeUnits", "unicodeCodePoints"}}


def check(value: object, kind: str, path: str) -> None:
    """An object has only the properties of its class, and all that it must have."""
    fields = {field.metadata["schema_property_name"]: field for field in attr.fields(getattr(sarif_om, kind))}
    assert isinstance(value, dict), path
    unknown = value.keys() - fields.keys()
    assert not unknown, f"{path}: {unknown}"
    missing = {name for name, field in fields.items() if field.default is attr.NOTHING} - value.keys()
    assert not missing, f"{path}: {missing}"
    for name, inner in value.items():
        assert name not in ENUMS or inner in ENUMS[name], f"{path}.{name}: {inner}"
        if name in CLASSES:
            for number, one in enumerate(inner if isinstance(inner, list) else [inner]):
                check(one, CLASSES[name], f"{path}.{name}[{number}]")


def offset(text: str, line: int, column: int) -> int:
    """Where a line and a column are, both from 1."""
    return sum(len(one) for one in text.splitlines(keepends=True)[:line - 1]) + column - 1


def file_of(location: dict, run: dict) -> Path:
    """The file that an artifact location names."""
    base = run["originalUriBaseIds"][location["uriBaseId"]]["uri"]
    return Path(urllib.parse.unquote(urllib.parse.urlparse(urllib.parse.urljoin(base, location["uri"])).path))


log = json.loads(Path(sys.argv[1]).read_text())
check(log, "SarifLog", "log")
assert log["version"] == "2.1.0"
[run] = log["runs"]
if len(sys.argv) == 2:
    assert run["results"] == []
    sys.exit()

root = Path(sys.argv[2]).resolve()
known = sys.argv[3:]
told = {r["partialFingerprints"]["fastpathFunction/v1"]: r.get("baselineState") for r in run["results"]}
assert told == {f"{file}\t{name}": ("unchanged" if name in known else "new") if known else None
                for file, name in [("open.cpp", "open"), ("flush.cpp", "flush"), ("flush.cpp", "log"),
                                   ("session.h", "peek")]}, told
edits: dict[Path, set[tuple[int, int, str]]] = {}
for result in run["results"]:
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    place = result["locations"][0]["physicalLocation"]
    start = place["region"]
    name = result["message"]["text"].split("'")[1]
    line = file_of(place["artifactLocation"], run).read_text().splitlines()[start["startLine"] - 1]
    assert line[start["startColumn"] - 1:].startswith(name), (name, line)
    for fix in result.get("fixes", []):
        for change in fix["artifactChanges"]:
            file = file_of(change["artifactLocation"], run)
            text = file.read_text()
            for replacement in change["replacements"]:
                region = replacement["deletedRegion"]
                edits.setdefault(file, set()).add((
                    offset(text, region["startLine"], region["startColumn"]),
                    offset(text, region["endLine"], region["endColumn"]), replacement["insertedContent"]["text"]))
assert {file.relative_to(root).name for file in edits} == {"open.cpp", "flush.cpp", "session.h"}
for file, changes in edits.items():
    text = file.read_text()
    for start, end, new in sorted(changes, reverse=True):
        text = text[:start] + new + text[end:]
    Path(f"{file}.sarif").write_text(text)
