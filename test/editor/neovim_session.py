#!/usr/bin/env python3
r"""Neovim, in a terminal, with fastpath-clangd: opens the example, takes the quick fix, saves, compiles.

    neovim_session.py --clangd build/bin/fastpath-clangd --tidy build/bin/fastpath-tidy \
        --compiler clang++ --examples examples --page docs/editors.md
    ... --update    writes what the terminal showed into the page, where it is compared otherwise

The page's screens are compared where they come from the same versions, as others
draw other screens; everything else always is.
"""
from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
BEGIN, END = "<!-- neovim_session.py: begin -->\n", "<!-- neovim_session.py: end -->\n"
STATUS = ("set nowrap laststatus=2 statusline=%f:%l%=diagnostics:\\ %{len(v:lua.vim.diagnostic.get(0))} | "
          "autocmd DiagnosticChanged * redrawstatus")
KEYS = [
    {"keys": "", "wait": "diagnostics: 1", "screen": "The finding, as soon as the file is open"},
    {"keys": ":lua vim.diagnostic.open_float()<CR>", "wait": "consider moving"},
    {"keys": ":lua vim.lsp.buf.code_action()<CR>", "wait": "Type number",
     "screen": "The quick fixes, by `:lua vim.lsp.buf.code_action()`"},
    {"keys": "1<CR>", "wait": "int Connection::handshakeSlow"},
    # Until the header has been read again, its user has errors.
    {"keys": ":silent wa<CR>jkzt", "wait": "diagnostics: 0", "screen": "After `1`, Return and `:wa`"},
    {"keys": ":silent edit +26 connection.h<CR>zt", "wait": "handshakeSlow(Context &context);",
     "screen": "The header"},
    {"keys": ":qa<CR>", "wait": "exited 0"},
]


def run(*command: object, **options) -> str:
    """Returns what the command prints; stops, with its messages, where it fails."""
    done = subprocess.run(list(map(str, command)), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, **options)
    if done.returncode:
        sys.exit(f"{command} failed:\n{done.stdout}")
    return done.stdout


def session(clangd: Path, folder: Path) -> dict[str, str]:
    """What the terminal showed while the file was edited: screens by name."""
    script, screens = folder / "script.json", folder / "screens.json"
    script.write_text(json.dumps(KEYS))
    environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "TERM": "xterm",
                   "FASTPATH_CLANGD": str(clangd)}
    run("nvim", "--headless", "--clean", "-c", f"luafile {HERE}/neovim/terminal.lua", "--", script, screens,
        "nvim", "--clean", "-n", "--cmd", STATUS, "-u", HERE / "neovim" / "init.lua", "+26", "+normal zt", "connection.cpp",
        cwd=folder, env=environment, stdin=subprocess.DEVNULL, timeout=300)
    shown = json.loads(screens.read_text())
    if "error" in shown:
        sys.exit(shown["error"])
    return shown


def transcript(shown: dict[str, str], clangd: Path) -> str:
    """The screens as a part of a page in Markdown."""
    editor = run("nvim", "--version").splitlines()[0]
    major = re.search(r"clangd version (\d+)", run(clangd, "--version")).group(1)
    parts = [f"What a terminal showed, of {editor} with the fastpath-clangd of LLVM {major}:\n\n"]
    for step in KEYS:
        if "screen" in step:
            lines = [f"    {line}".rstrip() for line in shown[step["screen"]].split("\n")]
            parts.append(f"{step['screen']}:\n\n" + "\n".join(lines).rstrip() + "\n\n")
    return "".join(parts)


def compare(page: Path, fresh: str, update: bool) -> None:
    """Compares the page with what was seen, or updates it."""
    text = page.read_text()
    old = text.split(BEGIN)[1].split(END)[0]
    if update:
        page.write_text(text.replace(BEGIN + old, BEGIN + "\n" + fresh))
    elif old.splitlines()[1] != fresh.splitlines()[0]:
        print(f"{page.name} is of other versions: not compared")
    elif old.strip() != fresh.strip():
        sys.exit(f"{page.name} is out of date; --update writes:\n{fresh}")


def main() -> None:
    """One session."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("clangd", "tidy", "examples", "page"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        edited, fixed = Path(temporary) / "edited", Path(temporary) / "fixed"
        shutil.copytree(args.examples, edited)
        shutil.copytree(args.examples, fixed)
        (edited / "compile_commands.json").write_text(json.dumps(
            [{"directory": str(edited), "file": "connection.cpp",
              "arguments": [args.compiler, "-std=c++17", "-c", "connection.cpp"]}]))
        shown = session(args.clangd.resolve(), edited)
        run(args.tidy, "--quiet", "--checks=-*,fastpath-*", "--fix", fixed / "connection.cpp", "--", "-std=c++17")
        for name in ("connection.cpp", "connection.h"):
            if (edited / name).read_text() != (fixed / name).read_text():
                sys.exit(f"{name} is not what fastpath-tidy --fix makes of it:\n{(edited / name).read_text()}")
        run(args.compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-pthread", edited / "connection.cpp",
            edited / "main.cpp", "-o", edited / "example")
        run(edited / "example")
    compare(args.page, transcript(shown, args.clangd.resolve()), args.update)


if __name__ == "__main__":
    main()
