#!/usr/bin/env python3
"""Writes a compilation database: database.py BUILD FOLDER SOURCE... -- COMPILER FLAG..."""
import json
import sys
from pathlib import Path

separator = sys.argv.index("--")
build, folder, *sources = sys.argv[1:separator]
command = sys.argv[separator + 1:]
Path(build).mkdir(parents=True, exist_ok=True)
entries = [{"directory": folder, "file": source, "arguments": [*command, "-c", source, "-o", source + ".o"]}
           for source in sources]
(Path(build) / "compile_commands.json").write_text(json.dumps(entries, indent=1), encoding="utf-8")
