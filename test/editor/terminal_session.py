#!/usr/bin/env python3
r"""An editor, in a terminal, with fastpath-clangd: opens the example, takes the quick fix, saves, compiles.

    terminal_session.py EDITOR --clangd build/bin/fastpath-clangd --tidy build/bin/fastpath-tidy \
        --compiler clang++ --examples examples [--page docs/editors.md [--update]]

EDITOR is a key of EDITORS below. What it saves must be what fastpath-tidy --fix
makes of the example. The terminal is Neovim's, whatever the editor.

A page shows the screens, which are compared where they come from the same
versions, as others draw other screens; --update writes them.
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
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
BEGIN, END = "<!-- terminal_session.py: begin -->\n", "<!-- terminal_session.py: end -->\n"
NEW_DECLARATION = "handshakeSlow(Context &context);"
COUNTED = "set nowrap laststatus=2 statusline=%f:%l%=diagnostics:\\ %{{{}}} | autocmd {} redrawstatus"


class Editor(NamedTuple):
    """How to start an editor with the example's function on the screen, and what to type (see terminal.lua)."""
    command: list[object]
    keys: list[dict[str, str]]


def vim(vimrc: str, keys: list[dict[str, str]]) -> Editor:
    """Vim with ALE. Neovim, whose terminal this is, has set the variables of its own runtime."""
    counted = COUNTED.format("ale#statusline#Count(bufnr()).total", "User ALELintPost")
    return Editor(["env", "-u", "VIM", "-u", "VIMRUNTIME", "vim", "-N", "-n", "-i", "NONE", "-u", HERE / "vim" / vimrc,
                   "--cmd", "filetype plugin on", "--cmd", "set autoread", "--cmd", counted,
                   "+26", "+normal zt", "connection.cpp"], keys)


EDITORS = {
    "neovim": Editor(
        ["nvim", "--clean", "-n", "--cmd", COUNTED.format("len(v:lua.vim.diagnostic.get(0))", "DiagnosticChanged *"),
         "-u", HERE / "neovim" / "init.lua", "+26", "+normal zt", "connection.cpp"],
        [{"keys": "", "wait": "diagnostics: 1", "screen": "The finding, as soon as the file is open"},
         {"keys": ":lua vim.diagnostic.open_float()<CR>", "wait": "consider moving"},
         {"keys": ":lua vim.lsp.buf.code_action()<CR>", "wait": "Type number",
          "screen": "The quick fixes, by `:lua vim.lsp.buf.code_action()`"},
         {"keys": "1<CR>", "wait": "int Connection::handshakeSlow"},
         # Until the header has been read again, its user has errors.
         {"keys": ":silent wa<CR>jkzt", "wait": "diagnostics: 0", "screen": "After `1`, Return and `:wa`"},
         {"keys": ":silent edit +26 connection.h<CR>zt", "wait": NEW_DECLARATION, "screen": "The header"},
         {"keys": ":qa<CR>", "wait": "exited 0"}]),
    "vim-ale": vim(
        "vimrc",
        [{"keys": "", "wait": "diagnostics: 1"},
         {"keys": ":ALECodeAction<CR>", "wait": "in this file alone"},
         {"keys": "1<CR><Esc>zt", "wait": "int Connection::handshakeSlow"},
         {"keys": ":silent wa<CR>", "wait": "diagnostics: 0"},
         {"keys": ":qa<CR>", "wait": "exited 0"}]),
    "vim-ale-tidy": vim(
        "tidy.vimrc",
        [{"keys": "", "wait": "diagnostics: 1"},
         {"keys": ":silent !fastpath-tidy --quiet --checks='-*,fastpath-*' --fix %<CR><C-l>zt",
          "wait": "int Connection::handshakeSlow"},
         {"keys": "", "wait": "diagnostics: 0"},
         {"keys": ":qa<CR>", "wait": "exited 0"}]),
    # The name is behind point after the search, and M-b goes back into it.
    "emacs": Editor(
        ["emacs", "-nw", "-q", "--eval", "(setq native-comp-deferred-compilation nil)",
         "-l", HERE / "emacs" / "init.el", "+26", "connection.cpp"],
        [{"keys": "", "wait": "Flymake[0 1"},
         {"keys": "<C-s>handshake<CR><Esc>b<Esc>xeglot-code-actions<CR>", "wait": "Pick an action"},
         {"keys": "<CR>", "wait": "Proceed?"},
         {"keys": "y", "wait": "int Connection::handshakeSlow"},
         {"keys": "<C-x>s!", "wait": "Flymake[0 0"},
         {"keys": "<C-x><C-c>", "wait": "exited 0"}]),
}


def run(*command: object, **options) -> str:
    """Returns what the command prints; stops, with its messages, where it fails."""
    done = subprocess.run(list(map(str, command)), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, **options)
    if done.returncode:
        sys.exit(f"{command} failed:\n{done.stdout}")
    return done.stdout


def session(editor: Editor, programs: Path, folder: Path) -> dict[str, str]:
    """What the terminal showed while the file was edited: screens by name."""
    script, screens = folder / "script.json", folder / "screens.json"
    script.write_text(json.dumps(editor.keys))
    environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "TERM": "xterm",
                   "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    run("nvim", "--headless", "--clean", "-c", f"luafile {HERE}/terminal.lua", "--", script, screens, *editor.command,
        cwd=folder, env=environment, stdin=subprocess.DEVNULL, timeout=600)
    shown = json.loads(screens.read_text())
    if "error" in shown:
        sys.exit(shown["error"])
    return shown


def check(edited: Path, fixed: Path, tidy: Path, compiler: str) -> None:
    """Compares what the editor saved with what fastpath-tidy makes in `fixed`, and compiles and runs it."""
    run(tidy, "--quiet", "--checks=-*,fastpath-*", "--fix", fixed / "connection.cpp", "--", "-std=c++17")
    for name in ("connection.cpp", "connection.h"):
        if (edited / name).read_text() != (fixed / name).read_text():
            sys.exit(f"{name} is not what fastpath-tidy --fix makes of it:\n{(edited / name).read_text()}")
    run(compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-pthread", edited / "connection.cpp",
        edited / "main.cpp", "-o", edited / "example")
    run(edited / "example")


def transcript(shown: dict[str, str], clangd: Path) -> str:
    """The screens as a part of a page in Markdown."""
    editor = run("nvim", "--version").splitlines()[0]
    major = re.search(r"clangd version (\d+)", run(clangd, "--version")).group(1)
    parts = [f"What a terminal showed, of {editor} with the fastpath-clangd of LLVM {major}:\n\n"]
    for step in EDITORS["neovim"].keys:
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
    parser.add_argument("editor", choices=EDITORS)
    for name in ("clangd", "tidy", "examples"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        edited, fixed = Path(temporary) / "edited", Path(temporary) / "fixed"
        shutil.copytree(args.examples, edited)
        shutil.copytree(args.examples, fixed)
        (edited / "compile_commands.json").write_text(json.dumps(
            [{"directory": str(edited), "file": "connection.cpp",
              "arguments": [args.compiler, "-std=c++17", "-c", "connection.cpp"]}]))
        shown = session(EDITORS[args.editor], args.clangd.resolve().parent, edited)
        check(edited, fixed, args.tidy, args.compiler)
    if args.page:
        compare(args.page, transcript(shown, args.clangd.resolve()), args.update)


if __name__ == "__main__":
    main()
