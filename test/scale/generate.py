#!/usr/bin/env python3
"""Makes a project of any size with a known number of functions that the check reports and fixes.

    test/scale/generate.py [--units N] [--headers H] [--sites S] FOLDER

Every unit includes three headers. One site in five is in a header, as an inline function, a member defined in its
class, a member of a class template and a function template in turn; a unit's sites are free functions, static ones
and members that a header declares. The headers' sites are found from every unit that includes them.

FOLDER/build has the compile_commands.json, and FOLDER/build/build.ninja builds it without warnings.
"""
from __future__ import annotations

import argparse
import json
from pathlib import Path

FLAGS = ["clang++", "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror"]
INCLUDED = 3

BODY = """ {{
{i}  if (ready_{n}.load(std::memory_order_acquire))
{i}    return {n};
{i}  std::lock_guard<std::mutex> lock(mutex());
{i}  ready_{n}.store(true, std::memory_order_release);
{i}  return value;
{i}}}
"""


def body(number: int, indent: str = "") -> str:
    """The body of a site."""
    return BODY.format(n=number, i=indent)


def flag(number: int) -> str:
    """The atomic of a site."""
    return f"inline std::atomic<bool> ready_{number}{{false}};\n"


def header_site(number: int) -> str:
    """A site in a header, of one of four kinds."""
    kind = number % 4
    if kind == 0:
        return flag(number) + f"inline int free_{number}(int value)" + body(number)
    if kind == 1:
        return flag(number) + f"class Inside{number} {{\npublic:\n  int open(int value)" + body(number, "  ") + "};\n"
    if kind == 2:
        return flag(number) + f"template <class T> class Holder{number} {{\npublic:\n  int open(const T &value)" + \
            body(number, "  ") + "};\n"
    return flag(number) + f"template <class T> int generic_{number}(const T &value)" + body(number)


def unit_site(number: int) -> str:
    """A site in a unit, of one of three kinds; the member's class is in the unit's own header."""
    kind = number % 3
    if kind == 0:
        return f"static std::atomic<bool> ready_{number};\nint function_{number}(int value)" + body(number)
    if kind == 1:
        return f"static std::atomic<bool> ready_{number};\nstatic int local_{number}(int value)" + body(number) + \
            f"int use_{number}(int value) {{ return local_{number}(value); }}\n"
    return f"static std::atomic<bool> ready_{number};\nint Member{number}::open(int value)" + body(number)


def share(total: int, parts: int) -> list[range]:
    """The numbers from 0 to `total`, in as many parts of almost one size."""
    return [range(total * part // parts, total * (part + 1) // parts) for part in range(parts)]


def generate(folder: Path, units: int, headers: int, sites: int, flags: list[str]) -> None:
    """Write the project."""
    (folder / "build").mkdir(parents=True)
    in_headers = sites // 5
    (folder / "common.h").write_text("#pragma once\n#include <atomic>\n#include <mutex>\n"
                                     "inline std::mutex &mutex() {\n  static std::mutex mu;\n  return mu;\n}\n")
    for header, numbers in enumerate(share(in_headers, headers)):
        (folder / f"header_{header}.h").write_text("#pragma once\n#include \"common.h\"\n" +
                                                   "\n".join(map(header_site, numbers)))
    names = [f"unit_{unit}.cpp" for unit in range(units)]
    for unit, numbers in enumerate(share(sites - in_headers, units)):
        numbers = range(in_headers + numbers.start, in_headers + numbers.stop)
        classes = "".join(f"struct Member{n} {{\n  int open(int value);\n}};\n" for n in numbers if n % 3 == 2)
        included = "".join(f"#include \"header_{(unit + part) % headers}.h\"\n" for part in range(INCLUDED))
        functions = "".join(f"int function_{n}(int value);\n" if n % 3 == 0 else f"int use_{n}(int value);\n"
                            for n in numbers if n % 3 != 2)
        (folder / f"unit_{unit}.h").write_text("#pragma once\n" + included + classes + functions)
        (folder / names[unit]).write_text(f"#include \"unit_{unit}.h\"\n\n" + "\n".join(map(unit_site, numbers)))
    (folder / "build" / "compile_commands.json").write_text(json.dumps([
        {"directory": str(folder / "build"), "file": f"../{name}", "arguments": [*flags, "-c", f"../{name}"]}
        for name in names]))
    (folder / "build" / "build.ninja").write_text(
        f"rule cxx\n  command = {' '.join(flags)} -MMD -MF $out.d -c $in -o $out\n  depfile = $out.d\n" +
        "".join(f"build {name}.o: cxx ../{name}\n" for name in names))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--units", type=int, default=300, help="translation units (default: %(default)s)")
    parser.add_argument("--headers", type=int, default=30, help="shared headers (default: %(default)s)")
    parser.add_argument("--sites", type=int, default=3000, help="functions that are reported (default: %(default)s)")
    parser.add_argument("--flag", action="append", default=[], help="a further compiler flag")
    args = parser.parse_args()
    if args.folder.exists():
        parser.error(f"{args.folder} is there already")
    if args.headers < INCLUDED or args.units < 1 or args.sites < 5 * args.headers:
        parser.error(f"at least {INCLUDED} headers, one unit, and five sites for each header")
    generate(args.folder.resolve(), args.units, args.headers, args.sites, FLAGS + args.flag)


if __name__ == "__main__":
    main()
