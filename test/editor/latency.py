#!/usr/bin/env python3
"""Measures what the check adds to the time from an edit to the diagnostics, in a long file.

    test/editor/latency.py [--edits 100] [--lines 5000] [--clangd build/bin/fastpath-clangd]

Two servers have the same file open: one with the check, one in whose folder
`.clangd` takes it away; both run the checks that clangd runs by default. Each edit is made in both, one after the other, the first
of the two in turns, and is within a function. Prints the medians and their
quotient, and that of a comparison of the server without the check with another
one like it, which is what the machine's noise makes of nothing. Exits with 1 if
the check costs more than --limit percent.
"""
from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from lsp import Buffer, Server

ROOT = Path(__file__).resolve().parent.parent.parent
# clangd's default checks, which it runs where `.clangd` names none.
DEFAULTS = ("readability-misleading-indentation, readability-deleted-default, bugprone-integer-division, "
            "bugprone-sizeof-expression, bugprone-suspicious-missing-comma, bugprone-unused-raii, "
            "bugprone-unused-return-value, misc-unused-using-decls, misc-unused-alias-decls, "
            "misc-definitions-in-headers")
HEAD = "#include <atomic>\n#include <map>\n#include <mutex>\n#include <string>\n#include <vector>\n"
# One function in ten that the check reports, and code as any file has it.
REPORTED = """
static std::atomic<bool> done{n};
static std::mutex mu{n};
int open{n}(int port) {{
  if (done{n}.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu{n});
  done{n}.store(true);
  return port;
}}
"""
OTHER = """
class Table{n} {{
public:
  int find(const std::string &name) const {{
    auto entry = entries_.find(name);
    return entry == entries_.end() ? -1 : entry->second;
  }}
  void add(std::string name, int value) {{
    if (name.empty())
      return;
    std::lock_guard<std::mutex> lock(mu_);
    entries_[std::move(name)] = value;
    order_.push_back(value);
  }}
  std::size_t count(int low, int high) const {{
    std::size_t found = 0;
    for (int value : order_)
      if (value >= low && value < high)
        ++found;
    return found;
  }}

private:
  std::map<std::string, int> entries_;
  std::vector<int> order_;
  mutable std::mutex mu_;
}};
"""


def source(lines: int) -> str:
    """A file of at least so many lines."""
    text, count = HEAD, 0
    while text.count("\n") < lines:
        text += (REPORTED if count % 10 == 0 else OTHER).format(n=count)
        count += 1
    return text + "\nint edited() {\n  return 0;\n}\n"


def start(clangd: Path, folder: Path, with_check: bool, text: str) -> Buffer:
    """A server with the file open, and warm."""
    folder.mkdir()
    (folder / "compile_flags.txt").write_text("-std=c++17\n")
    remove = "" if with_check else ", Remove: [fastpath-*]"
    (folder / ".clangd").write_text(f"Diagnostics: {{ClangTidy: {{Add: [{DEFAULTS}]{remove}}}}}\n"
                                    "Index: {Background: Skip, StandardLibrary: false}\n")
    server = Server([clangd, "-j=1"], folder)
    buffer = server.open(folder / "long.cpp", text)
    found = sum(d["code"] == "fastpath-extract-slow-path" for d in buffer.diagnostics)
    if bool(found) != with_check:
        sys.exit(f"{found} findings")
    return buffer


def time_of_edit(buffer: Buffer, text: str) -> float:
    begin = time.perf_counter()
    buffer.change(text)
    return time.perf_counter() - begin


def compare(a: Buffer, b: Buffer, text: str, edits: int) -> tuple[float, float, float]:
    """The medians of both, and the median of the quotients of a's time and b's."""
    times: tuple[list[float], list[float]] = ([], [])
    for edit in range(edits + 3):
        edited = text[:text.rindex("return 0;")] + f"return {edit + 1};\n}}\n"
        pair = [(0, a), (1, b)]
        for index, buffer in pair if edit % 2 else reversed(pair):
            seconds = time_of_edit(buffer, edited)
            if edit >= 3:  # behind those that warm up
                times[index].append(seconds)
    quotients = [x / y for x, y in zip(*times)]
    return statistics.median(times[0]), statistics.median(times[1]), statistics.median(quotients)


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clangd", type=Path, default=ROOT / "build" / "bin" / "fastpath-clangd")
    parser.add_argument("--edits", type=int, default=100)
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--limit", type=float, default=3)
    args = parser.parse_args()
    text = source(args.lines)
    print(f"{text.count(chr(10))} lines, {args.edits} edits")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        checked, plain, other = (start(args.clangd.resolve(), folder / name, name == "checked", text)
                                 for name in ("checked", "plain", "other"))
        results = {"with the check / without": compare(checked, plain, text, args.edits),
                   "without / without": compare(other, plain, text, args.edits)}
        for name, (a, b, quotient) in results.items():
            print(f"{name:25} {a * 1000:7.1f} ms {b * 1000:7.1f} ms {100 * (quotient - 1):+6.1f} %")
        for buffer in checked, plain, other:
            buffer.server.__exit__()
    if 100 * (results["with the check / without"][2] - 1) > args.limit:
        sys.exit(f"more than {args.limit:g} %")


if __name__ == "__main__":
    main()
