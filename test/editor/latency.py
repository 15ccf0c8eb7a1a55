#!/usr/bin/env python3
"""Measures what the check adds to the time from an edit to the diagnostics, in a long file.

    test/editor/latency.py [--edits 100] [--lines 5000] [--clangd build/bin/fastpath-clangd]
    test/editor/latency.py --instructions    counts in valgrind, which no other work of the machine disturbs

Three servers have the same file open: one with the check, and two in whose
folder `.clangd` takes it away; all run the checks that clangd runs by default.
Each edit is within a function, and made in all three, each in its turn the
first. Prints the medians of the times from edit to diagnostics and of the
processor's time for an edit, and the medians of the quotients to the second
server; that of the third is what the machine's noise makes of nothing. Exits
with 1 if the check costs more than --limit percent.
"""
from __future__ import annotations

import argparse
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

import lsp
from lsp import Buffer, Server

ROOT = Path(__file__).resolve().parent.parent.parent
# clangd's default checks, which it runs where `.clangd` names none.
DEFAULTS = ("readability-misleading-indentation, readability-deleted-default, bugprone-integer-division, "
            "bugprone-sizeof-expression, bugprone-suspicious-missing-comma, bugprone-unused-raii, "
            "bugprone-unused-return-value, misc-unused-using-decls, misc-unused-alias-decls, "
            "misc-definitions-in-headers")
HEAD = "#include <atomic>\n#include <map>\n#include <mutex>\n#include <string>\n#include <vector>\n"
# One function that the check reports for nine classes, code as any file has it.
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


def start(command: list[object], folder: Path, with_check: bool, text: str) -> Buffer:
    """A server with the file open, and warm."""
    folder.mkdir()
    (folder / "compile_flags.txt").write_text("-std=c++17\n")
    remove = "" if with_check else ", Remove: [fastpath-*]"
    (folder / ".clangd").write_text(f"Diagnostics: {{ClangTidy: {{Add: [{DEFAULTS}]{remove}}}}}\n"
                                    "Index: {Background: Skip, StandardLibrary: false}\n")
    server = Server([*command, "-j=1"], folder)
    buffer = server.open(folder / "long.cpp", text)
    found = sum(d["code"] == "fastpath-extract-slow-path" for d in buffer.diagnostics)
    if bool(found) != with_check:
        sys.exit(f"{found} findings")
    return buffer


def edit(buffer: Buffer, text: str, number: int) -> None:
    """Makes the edit of this number, and waits for the diagnostics."""
    buffer.change(text[:text.rindex("return 0;")] + f"return {number};\n}}\n")


def processor_time(buffer: Buffer) -> float:
    """The seconds that the server has run so far: the clock of another process, by Linux's formula."""
    return time.clock_gettime(~buffer.server.process.pid << 3 | 2)


class Times:
    """The times of a server's edits."""

    def __init__(self, buffer: Buffer):
        self.buffer, self.waited, self.worked = buffer, [], []

    def edit(self, text: str, number: int) -> None:
        begin, processor = time.perf_counter(), processor_time(self.buffer)
        edit(self.buffer, text, number)
        self.waited.append(time.perf_counter() - begin)
        time.sleep(0.05)  # what clangd does behind the diagnostics is not to slow down the next server
        self.worked.append(processor_time(self.buffer) - processor)


def measure(servers: list[Times], text: str, edits: int) -> None:
    """Edits in all servers, one after the other, the first of them in turns."""
    warm_up = 3
    for number in range(edits + warm_up):
        turn = number % len(servers)
        for server in servers[turn:] + servers[:turn]:
            server.edit(text, number + 1)
    for server in servers:
        del server.waited[:warm_up], server.worked[:warm_up]


def compare(name: str, a: Times, b: Times) -> float:
    """Prints a row, and returns the percents that edits take longer in a than in b."""
    cells = []
    for x, y in (a.waited, b.waited), (a.worked, b.worked):
        percents = 100 * (statistics.median(i / j for i, j in zip(x, y)) - 1)
        cells.append(f"{statistics.median(x) * 1000:7.1f} ms {statistics.median(y) * 1000:7.1f} ms {percents:+5.1f} %")
    print(f"{name:25}{cells[0]}   {cells[1]}")
    return 100 * (statistics.median(i / j for i, j in zip(a.waited, b.waited)) - 1)


def times(clangd: Path, text: str, edits: int) -> float:
    """Prints the times; returns the percents that the check adds."""
    with tempfile.TemporaryDirectory() as folder:
        checked, plain, other = (Times(start([clangd], Path(folder) / name, name == "checked", text))
                                 for name in ("checked", "plain", "other"))
        measure([checked, plain, other], text, edits)
        print(f"{'':25}{'edit to diagnostics':32}processor")
        percents = compare("with the check / without", checked, plain)
        compare("without / without", other, plain)
        for server in checked, plain, other:
            server.buffer.server.__exit__()
    return percents


def instructions_of(clangd: Path, with_check: bool, text: str, edits: int) -> int:
    """All that a server executes until it has made so many edits."""
    with tempfile.TemporaryDirectory() as folder:
        buffer = start(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", clangd],
                       Path(folder) / "counted", with_check, text)
        for number in range(edits):
            edit(buffer, text, number + 1)
        buffer.server.__exit__()
        return int(re.search(r"Collected : (\d+)", "".join(buffer.server.log)).group(1))


def instructions(clangd: Path, text: str, edits: int) -> float:
    """Prints the instructions for an edit; returns the percents that the check adds."""
    lsp.TIMEOUT = 1200
    checked, plain = ((instructions_of(clangd, with_check, text, edits + 1)
                       - instructions_of(clangd, with_check, text, 1)) / edits for with_check in (True, False))
    print(f"{checked / 1e6:.1f} million instructions with the check, {plain / 1e6:.1f} without: "
          f"{100 * (checked / plain - 1):+.1f} %")
    return 100 * (checked / plain - 1)


def main() -> None:
    """Measures, and judges."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clangd", type=Path, default=ROOT / "build" / "bin" / "fastpath-clangd")
    parser.add_argument("--edits", type=int)
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--limit", type=float, default=3)
    parser.add_argument("--instructions", action="store_true")
    args = parser.parse_args()
    text = source(args.lines)
    edits = args.edits or (4 if args.instructions else 100)
    print(f"{text.count(chr(10))} lines, {text.count('std::atomic<bool>')} findings, {edits} edits")
    percents = (instructions if args.instructions else times)(args.clangd.resolve(), text, edits)
    if percents > args.limit:
        sys.exit(f"more than {args.limit:g} %")


if __name__ == "__main__":
    main()
