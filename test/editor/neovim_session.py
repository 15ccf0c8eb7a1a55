#!/usr/bin/env python3
"""Neovim, in a terminal, with fastpath-clangd: opens the example, takes the quick fix, saves, compiles.

    neovim_session.py --clangd build/bin/fastpath-clangd --compiler clang++ --examples examples --page docs/editors.md
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
KEYS = [
    {"keys": "", "wait": "Early return", "screen": "The finding, as soon as the file is open"},
    {"keys": ":lua vim.diagnostic.goto_next()<CR>", "wait": "consider moving"},
    {"keys": ":lua vim.lsp.buf.code_action()<CR>", "wait": "Type number",
     "screen": "The quick fixes, by `:lua vim.lsp.buf.code_action()`"},
    {"keys": "1<CR>", "wait": "__attribute__((noinline))"},
    {"keys": "zt", "wait": "}(context);", "screen": "The fixed buffer, after `1` and Return; no finding is left"},
    {"keys": ":w<CR>", "wait": "written"},
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
        "nvim", "--clean", "-n", "--cmd", "set nowrap", "-u", HERE / "neovim" / "init.lua", "+26", "connection.cpp",
        cwd=folder, env=environment, stdin=subprocess.DEVNULL, timeout=300)
    shown = json.loads(screens.read_text())
    if "error" in shown:
        sys.exit(shown["error"])
    return shown


def expected(source: str) -> str:
    """The example after the quick fix: two lines more, and the last one of the function."""
    head, function = source.split("int Connection::handshake(Context &context) {\n")
    body, tail = function.split("\n}\n", 1)
    guard, slow = body.split("return kOk;\n\n", 1)
    return (f"{head}int Connection::handshake(Context &context) {{\n{guard}return kOk;\n"
            f"  return [this](Context &context) __attribute__((noinline)) -> int {{\n\n{slow}\n  }}(context);\n}}\n{tail}")


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
    for name in ("clangd", "examples", "page"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "examples"
        shutil.copytree(args.examples, folder)
        (folder / "compile_flags.txt").write_text("-std=c++17\n")
        before = (folder / "connection.cpp").read_text()
        shown = session(args.clangd.resolve(), folder)
        after = (folder / "connection.cpp").read_text()
        if after != expected(before):
            sys.exit(f"connection.cpp is not what it should be:\n{after}")
        run(args.compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-pthread", folder / "connection.cpp",
            folder / "main.cpp", "-o", folder / "example")
        run(folder / "example")
    screens = list(shown.values())
    finding = re.compile(r"Early return of 'handshake'")
    if not any(map(finding.search, screens)) or finding.search(shown[KEYS[4]["screen"]]):
        sys.exit("\n".join(screens))
    compare(args.page, transcript(shown, args.clangd.resolve()), args.update)


if __name__ == "__main__":
    main()
