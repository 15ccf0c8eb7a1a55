#!/usr/bin/env python3
"""docs/editors.md shows the init.lua that is tested, indented, without its first line."""
from __future__ import annotations

import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
SHOWN = textwrap.indent("".join((HERE / "neovim" / "init.lua").read_text().splitlines(True)[1:]), "    ")

if SHOWN not in (HERE.parent.parent / "docs" / "editors.md").read_text():
    sys.exit(f"docs/editors.md lacks\n{SHOWN}")
