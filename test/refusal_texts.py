#!/usr/bin/env python3
"""Every reason that the check gives for not fixing is explained on its page.

Reads the texts from the calls of `refuse` and `object` in the check's sources and
looks for each in backquotes on the page. What is put together from variables there
may be anything on the page: `'" + Name + "' crosses` is found as `'x' crosses`.
"""
from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

# A call of one of the two, up to the end of its statement; a definition has no text in it.
CALL = re.compile(r'\b(?:refuse|object)\(((?:"(?:[^"\\]|\\.)*"|[^";])*)\)')
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')


def pattern_of(argument: str) -> str:
    """The regular expression for what a call's argument, C++ text, may evaluate to; '' without any literal."""
    if not LITERAL.search(argument):
        return ""
    joined = re.sub(r'"\s*"', "", argument)  # literals that the compiler joins
    pieces = LITERAL.split(joined)  # variable text at even indices
    return "".join(re.escape(piece) if i % 2 else "[^`]+" if "+" in piece else "" for i, piece in enumerate(pieces))


def main() -> int:
    """Print the texts that the page lacks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", type=Path, required=True, help="the check's documentation")
    parser.add_argument("sources", type=Path, help="folder of the check's sources")
    args = parser.parse_args()
    page = args.page.read_text()
    patterns = {pattern: f"{source.name}: {' '.join(call.split())}"
                for source in sorted(args.sources.glob("*.cpp"))
                for call in CALL.findall(source.read_text()) if (pattern := pattern_of(call))}
    missing = [text for pattern, text in patterns.items() if not re.search(f"`{pattern}`", page)]
    if missing:
        print(f"{args.page.name} does not explain:", *missing, sep="\n  ", file=sys.stderr)
    print(f"{len(patterns)} reasons, {len(missing)} missing")
    return 1 if missing or not patterns else 0


if __name__ == "__main__":
    sys.exit(main())
