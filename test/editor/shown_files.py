#!/usr/bin/env python3
"""docs/editors.md shows the configurations that are tested, indented, without their first lines."""
from __future__ import annotations

import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = (HERE.parent.parent / "docs" / "editors.md").read_text()

for name in ("neovim/init.lua", "vim/vimrc", "vim/tidy.vimrc", "emacs/init.el"):
    shown = textwrap.indent("".join((HERE / name).read_text().splitlines(True)[1:]), "    ")
    if shown not in PAGE:
        sys.exit(f"docs/editors.md lacks {name}:\n{shown}")
