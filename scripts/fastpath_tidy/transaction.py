"""Several files written together: all of them, or none, whatever happens in between."""
from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

from .tools import Stop

JOURNAL = "journal.json"


def _hash(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def replace(file: str | Path, text: bytes) -> None:
    """Write a file as one step; it keeps its mode, and its owner where that is allowed."""
    fresh = Path(f"{file}.fastpath-new")
    try:
        with open(fresh, "wb") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        with contextlib.suppress(FileNotFoundError):
            shutil.copymode(file, fresh)
            with contextlib.suppress(PermissionError):
                os.chown(fresh, os.stat(file).st_uid, os.stat(file).st_gid)
        os.replace(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """No signal that can be put off arrives inside the block."""
    signals = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """No other process is in such a block for the same folder; stops if one is."""
    try:
        lock = open(folder / "fastpath-sweep.lock", "w", encoding="utf-8")
    except OSError as error:
        raise Stop(f"{folder}: no folder to write to ({error.strerror})") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Stop(f"another sweep is running in {folder}") from None
        yield


class Transaction:
    """Writes files, and puts them back if the block that it is used in ends with an exception.

    The folder holds what the files were before, and a journal. A process that is killed leaves both there, and the
    next one finds an unfinished transaction to put back.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, dict] = {}
        if (folder / JOURNAL).exists():
            self.files = json.loads((folder / JOURNAL).read_text(encoding="utf-8"))

    @property
    def unfinished(self) -> bool:
        """Whether a process ended without finishing this transaction."""
        return bool(self.files)

    def __enter__(self) -> Transaction:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.keep()
        else:
            self.put_back()

    def write(self, texts: dict[str, bytes]) -> None:
        """Give the files these texts, and each other file of the transaction what it held before."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for file, text in texts.items():
            if file not in self.files:
                before = Path(file).read_bytes()
                backup = f"{len(self.files)}-{os.path.basename(file)}"
                replace(self.folder / backup, before)
                self.files[file] = {"backup": backup, "before": _hash(before), "written": []}
            self.files[file]["written"].append(_hash(text))
        replace(self.folder / JOURNAL, json.dumps(self.files, indent=1).encode())
        with uninterrupted():
            for file, entry in self.files.items():
                text = texts.get(file)
                new = (self.folder / entry["backup"]).read_bytes() if text is None else text
                if Path(file).read_bytes() != new:
                    replace(file, new)

    def put_back(self) -> list[str]:
        """Undo everything. Returns what could not be undone, as text for the user; the folder is kept then."""
        with uninterrupted():
            kept = [problem for file, entry in self.files.items() for problem in self._put_back_one(file, entry)]
            if not kept:
                self.keep()
        return kept

    def _put_back_one(self, file: str, entry: dict) -> Iterator[str]:
        backup = self.folder / entry["backup"]
        current = _hash(Path(file).read_bytes()) if Path(file).exists() else ""
        if current in entry["written"]:
            replace(file, backup.read_bytes())
        elif current != entry["before"]:
            yield f"{file} was changed by somebody else; what it was before the sweep is in {backup}"

    def keep(self) -> None:
        """The files stay as they are now."""
        (self.folder / JOURNAL).unlink(missing_ok=True)  # from here on there is nothing to put back
        shutil.rmtree(self.folder, ignore_errors=True)
        self.files = {}
