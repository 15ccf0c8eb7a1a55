"""Commands that a run takes, and apt."""
from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

REPOSITORY = Path(__file__).resolve().parents[2]


class Stop(Exception):
    """A step failed that the next ones need; the text is for the user."""


class OutOfReach(Stop):
    """What a run needs cannot be fetched, which says nothing about the check."""


@dataclass
class Outcome:
    """How one build or test run ended."""
    ok: bool
    seconds: float
    summary: str = ""
    failures: frozenset[str] = frozenset()
    warnings: Counter[tuple[str, str]] = field(default_factory=Counter)

    def __str__(self) -> str:
        return f"{self.summary or ('ok' if self.ok else 'FAILED')} ({self.seconds:.0f} s)"


class Steps:
    """Runs commands inside the work folder, keeping what they print in logs/."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.logs = folder / "logs"
        self.logs.mkdir(parents=True, exist_ok=True)
        for name in ("home", "tmp"):
            (folder / name).mkdir(exist_ok=True)
        self.environment = {**os.environ, "HOME": str(folder / "home"), "TMPDIR": str(folder / "tmp"), **environment}

    def run(self, log: str, command: list[str], cwd: Path) -> Outcome:
        """Run a command; whether it succeeded, and how long it took."""
        start = time.monotonic()
        with open(self.logs / f"{log}.txt", "a", encoding="utf-8") as out:
            print("$", shlex.join(command), file=out, flush=True)
            done = subprocess.run(command, cwd=cwd, env=self.environment, stdin=subprocess.DEVNULL,
                                  stdout=out, stderr=subprocess.STDOUT, check=False)
        return Outcome(done.returncode == 0, time.monotonic() - start)

    def must(self, log: str, command: list[str], cwd: Path) -> None:
        """Run a command that has to succeed."""
        say(log)
        (self.logs / f"{log}.txt").unlink(missing_ok=True)
        if not self.run(log, command, cwd).ok:
            raise Stop(f"{shlex.join(command)} failed, see {self.logs / log}.txt:\n{self.tail(log)}")

    def output(self, log: str) -> str:
        """What a step printed."""
        return (self.logs / f"{log}.txt").read_text(encoding="utf-8", errors="replace")

    def tail(self, log: str, lines: int = 15) -> str:
        """The end of what a step printed."""
        return "\n".join(self.output(log).splitlines()[-lines:])


def say(what: str) -> None:
    """Tell the user which step runs."""
    print(f"== {what}", file=sys.stderr, flush=True)


class Apt:
    """apt with lists of its own, which include the source packages."""

    updated: ClassVar[set[Path]] = set()  # the folders whose lists this process has brought up to date

    def __init__(self, folder: Path, steps: Steps) -> None:
        self.folder, self.steps = folder, steps
        for name in ("lists/partial", "cache/archives/partial"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        self.options = [word for option in (
            f"Dir::Etc::SourceList={folder}/sources.list", "Dir::Etc::SourceParts=-",
            f"Dir::State::Lists={folder}/lists", f"Dir::Cache={folder}/cache",
            "APT::Sandbox::User=root") for word in ("-o", option)]

    def get(self, log: str, *words: str, cwd: Path, root: bool = False) -> None:
        """apt-get WORDS."""
        sudo = ["sudo"] if root and os.geteuid() else []
        try:
            self.steps.must(log, [*sudo, "apt-get", *self.options, *words], cwd)
        except Stop as stop:
            raise OutOfReach(str(stop)) from stop

    def update(self) -> None:
        """List the binary and source packages of the archives that this machine uses."""
        if self.folder in self.updated:
            return
        targets = subprocess.run(
            ["apt-get", "indextargets", "Created-By: Packages", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)"],
            stdout=subprocess.PIPE, text=True, check=True).stdout
        keyrings = sorted(Path("/usr/share/keyrings").glob("*-archive-keyring.gpg"))
        signed = f"[signed-by={','.join(map(str, keyrings))}] " if keyrings else ""
        lines = [f"{kind} {signed}{target}\n" for target in sorted(set(targets.splitlines()))
                 for kind in ("deb", "deb-src")]
        (self.folder / "sources.list").write_text("".join(lines))
        self.get("apt-update", "-q", "update", cwd=self.folder)
        self.updated.add(self.folder)
