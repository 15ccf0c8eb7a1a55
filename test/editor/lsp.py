"""A client of the language server protocol: what an editor does, without one.

    with Server(["fastpath-clangd"], folder) as server:
        buffer = server.open(folder / "connection.cpp")
        for diagnostic in buffer.diagnostics: ...

Only what the tests here need; waits at most `TIMEOUT` seconds for any answer.
"""
from __future__ import annotations

import json
import queue
import subprocess
import threading
from pathlib import Path
from urllib.parse import unquote

TIMEOUT = 120
LANGUAGES = {".c": "c"}


def uri_of(path: Path) -> str:
    return path.resolve().as_uri()


def path_of(uri: str) -> Path:
    return Path(unquote(uri.removeprefix("file://")))


def offset_of(text: str, position: dict) -> int:
    """Where a position, in UTF-16 code units, is in the text."""
    lines = text.splitlines(keepends=True)
    line = lines[position["line"]] if position["line"] < len(lines) else ""
    before = line.encode("utf-16-le")[:2 * position["character"]].decode("utf-16-le")
    return sum(map(len, lines[:position["line"]])) + len(before)


def edited(text: str, edits: list[dict]) -> str:
    """The text after edits, whose positions are all those before any of them."""
    for edit in sorted(edits, key=lambda e: offset_of(text, e["range"]["start"]), reverse=True):
        begin, end = (offset_of(text, edit["range"][side]) for side in ("start", "end"))
        text = text[:begin] + edit["newText"] + text[end:]
    return text


def edits_by_file(action: dict) -> dict[Path, list[dict]]:
    """The edits of a code action, of either form that the protocol has for them."""
    edit = action["edit"]
    changes = {c["textDocument"]["uri"]: c["edits"] for c in edit.get("documentChanges", [])} or edit["changes"]
    return {path_of(uri): edits for uri, edits in changes.items()}


class ServerLost(Exception):
    """The server ended, or gives no answer."""


class Buffer:
    """A file open in the editor, with text that need not be that of the disk."""

    def __init__(self, server: "Server", path: Path, text: str):
        self.server, self.path, self.text, self.version = server, path.resolve(), text, 1
        self.diagnostics: list[dict] = []

    def open(self) -> "Buffer":
        self.server.notify("textDocument/didOpen", textDocument={
            "uri": uri_of(self.path), "languageId": LANGUAGES.get(self.path.suffix, "cpp"),
            "version": self.version, "text": self.text})
        return self.wait()

    def change(self, text: str) -> "Buffer":
        """Replace the text and wait for what the server says about it."""
        self.text, self.version = text, self.version + 1
        self.server.notify("textDocument/didChange", contentChanges=[{"text": text}],
                           textDocument={"uri": uri_of(self.path), "version": self.version})
        return self.wait()

    def wait(self) -> "Buffer":
        self.diagnostics = self.server.diagnostics_for(self)
        return self

    def actions(self, diagnostic: dict) -> list[dict]:
        """The quick fixes that the server offers for a diagnostic."""
        return self.server.request(
            "textDocument/codeAction", textDocument={"uri": uri_of(self.path)},
            range=diagnostic["range"], context={"diagnostics": [diagnostic], "only": ["quickfix"]})

    def save(self) -> None:
        self.path.write_text(self.text)
        self.server.notify("textDocument/didSave", textDocument={"uri": uri_of(self.path)})


class Server:
    """A language server in a process of its own."""

    def __init__(self, command: list[object], folder: Path, environment: dict | None = None,
                 workspace_edit: dict | None = None):
        self.process = subprocess.Popen(list(map(str, command)), cwd=folder, env=environment, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.messages: queue.Queue = queue.Queue()
        self.log: list[str] = []
        self.last_id = 0
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_log, daemon=True).start()
        self.request("initialize", processId=None, rootUri=uri_of(folder), capabilities={
            "textDocument": {
                "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor"]}}}},
            "workspace": {"workspaceEdit": {"documentChanges": True} if workspace_edit is None else workspace_edit}})
        self.notify("initialized")

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_) -> None:
        try:
            self.request("shutdown")
            self.notify("exit")
            self.process.wait(TIMEOUT)
        finally:
            self.process.kill()
            for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
                stream.close()

    def _read(self) -> None:
        while header := self.process.stdout.readline():
            length = int(header.removeprefix(b"Content-Length: "))
            self.process.stdout.readline()
            self.messages.put(json.loads(self.process.stdout.read(length)))
        self.messages.put(None)

    def _read_log(self) -> None:
        for line in self.process.stderr:
            self.log.append(line.decode(errors="replace"))

    def _send(self, message: dict) -> None:
        # With slashes as some editors write them, Neovim for one.
        body = json.dumps({"jsonrpc": "2.0", **message}).replace("/", "\\/").encode()
        try:
            self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise ServerLost("the server has ended\n" + "".join(self.log[-40:])) from error

    def _receive(self) -> dict:
        try:
            message = self.messages.get(timeout=TIMEOUT)
        except queue.Empty:
            message = None
        if message is None:
            raise ServerLost("no answer\n" + "".join(self.log[-40:]))
        return message

    def notify(self, method: str, **params) -> None:
        self._send({"method": method, "params": params})

    def request(self, method: str, **params):
        """Returns the result, or raises what the server says is wrong."""
        self.last_id += 1
        self._send({"id": self.last_id, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") == self.last_id and "method" not in message:
                if "error" in message:
                    raise RuntimeError(message["error"]["message"])
                return message["result"]

    def diagnostics_for(self, buffer: Buffer) -> list[dict]:
        """What the server says about this version of the buffer."""
        while True:
            message = self._receive()
            params = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" \
                    and params["uri"] == uri_of(buffer.path) and params.get("version") == buffer.version:
                return params["diagnostics"]

    def open(self, path: Path, text: str | None = None) -> Buffer:
        return Buffer(self, path, path.read_text() if text is None else text).open()
