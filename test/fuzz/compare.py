"""What must be the same before and after the fix, and what must be gone."""
from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from machine_code import fast_path, parse, setup_of  # noqa: E402  pylint: disable=wrong-import-position

WARNING = re.compile(r"^\S.*?:\d+(?::\d+)?: warning: .*$", re.M)
SYMBOL = re.compile(r"^[0-9a-f]+ <([^>]*)>:$")


def trace_difference(before: str, after: str) -> str:
    """Where two traces part, with the function that was running; '' if they are the same."""
    if before == after:
        return ""
    old, new = before.splitlines(), after.splitlines()
    at = next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))
    running = next((line for line in reversed(old[:at + 1]) if line.startswith("function ")), "no function")
    show = lambda lines: " / ".join(lines[max(0, at - 2):at + 4])  # noqa: E731
    return f"trace differs in {running}: {show(old)} became {show(new)}"


def new_warnings(before: str, after: str) -> list[str]:
    """Warnings that the fixed program has and the original had not, as often."""
    def kinds(text: str) -> Counter[str]:
        found = Counter(re.findall(r"\[-W[\w+=-]+\]", text))
        found["without a name"] = len(WARNING.findall(text)) - sum(
            1 for line in WARNING.findall(text) if "[-W" in line)
        return found
    more = kinds(after) - kinds(before)
    return [line for line in WARNING.findall(after) if any(kind in line for kind in more)] if more else []


def disassembly(binary: Path) -> dict[str, list]:
    """The instructions of each function, by its symbol."""
    listing = subprocess.run(["objdump", "--disassemble", "--reloc", "--no-show-raw-insn", "--wide", str(binary)],
                             stdout=subprocess.PIPE, text=True, check=True).stdout
    functions = {}
    for block in listing.split("\n\n"):
        title, _, body = block.strip().partition("\n")
        found = SYMBOL.match(title)
        if found:
            functions[found.group(1)] = list(parse(body))
    return functions


def with_frames(functions: dict[str, list], pattern: str) -> tuple[int, list[str]]:
    """How many functions with that part in their symbol were looked at, and those whose fast paths set something up."""
    looked, found = 0, []
    for symbol, code in functions.items():
        if symbol.startswith("_ZZ") or "." in symbol or not re.search(rf"(?<!\d){pattern}", symbol):
            continue
        looked += 1
        path = fast_path(code)
        setup = setup_of(path)
        if not path:
            found.append(f"{symbol}: a call precedes every return")
        elif setup:
            found.append(f"{symbol}: {'; '.join(setup)}")
    return looked, found
