"""The check, run over the source files of a project."""
from __future__ import annotations

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from steps import REPOSITORY, Stop

sys.path.insert(0, str(REPOSITORY / "scripts"))
from fastpath_tidy.tools import Progress  # noqa: E402


@dataclass(frozen=True, order=True)
class Finding:
    """One warning of the check; `refusal` says why it has no fix, and is empty where it has one."""
    file: str
    line: int
    text: str
    refusal: str = field(default="", compare=False)

    @property
    def function(self) -> str:
        """The function's name, as the warning has it."""
        return self.text.split("'")[1]


@dataclass
class CheckRun:
    """What the check said about all source files."""
    findings: list[Finding]
    files: int
    with_findings: list[str]
    broken: list[str]
    crashed: list[str]


class Checker:
    """Runs the check over the source files of a compile_commands.json."""

    def __init__(self, args: argparse.Namespace, source: Path, database: Path, paths: str, mentions: str,
                 extra: list[str]) -> None:
        self.args, self.source, self.database = args, source, database
        self.extra = [*extra, *args.extra_arg]
        self.options = ", ".join("{key: %s.%s, value: '%s'}" % (args.check, *option.split("=", 1))
                                 for option in args.option)
        entries = json.loads((database / "compile_commands.json").read_text())
        files = {os.path.realpath(os.path.join(e["directory"], e["file"])) for e in entries}
        self.files = sorted(f for f in files if Path(f).is_relative_to(source) and Path(f).exists()
                            and re.search(paths, str(Path(f).relative_to(source)))
                            and re.search(mentions, Path(f).read_text(encoding="utf-8", errors="replace")))
        if not self.files:
            raise Stop(f"{database}/compile_commands.json lists no file under {source}")

    def run(self, files: list[str], fixes: Path) -> CheckRun:
        """Check files in parallel; their fixes go to the folder `fixes`, one file each."""
        shutil.rmtree(fixes, ignore_errors=True)
        fixes.mkdir()
        findings: dict[Finding, Finding] = {}
        result = CheckRun([], len(files), [], [], [])
        progress = Progress(len(files))
        with concurrent.futures.ThreadPoolExecutor(self.args.jobs) as pool:
            jobs = {pool.submit(self.check, f, fixes / f"{i}.yaml"): f for i, f in enumerate(files)}
            for job in concurrent.futures.as_completed(jobs):
                name = os.path.relpath(jobs[job], self.source)
                output, crashed, broken = job.result()
                result.crashed += [name] if crashed else []
                result.broken += [name] if broken else []
                found = self.parse(output)
                result.with_findings += [jobs[job]] if found else []
                for finding in found:
                    findings.setdefault(finding, finding)
                progress.step(name)
        result.findings = sorted(findings)
        return result

    def check(self, file: str, fixes: Path) -> tuple[str, bool, bool]:
        """Check one file: what the tool printed, whether it crashed, whether the file has errors."""
        done = subprocess.run(
            [self.args.tidy, f"--config={{CheckOptions: [{self.options}]}}", f"--checks=-*,{self.args.check}", "--quiet",
             f"--header-filter=^{re.escape(str(self.source))}/", f"--export-fixes={fixes}",
             *(f"--extra-arg={flag}" for flag in self.extra), "-p", str(self.database), file],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, errors="replace",
            check=False)
        crashed = done.returncode < 0 or "PLEASE submit a bug report" in done.stderr
        with open(fixes.with_suffix(".txt"), "w", encoding="utf-8") as log:
            log.write(done.stdout + done.stderr)
        return done.stdout, crashed, re.search(r"^(\S.*: )?(fatal )?error: ", done.stdout, re.M) is not None

    def parse(self, output: str) -> list[Finding]:
        """The check's warnings in the tool's output."""
        found: list[Finding] = []
        for line in output.splitlines():
            match = re.match(r"(/.*?):(\d+):\d+: (warning|note): (.*)", line)
            if not match:
                continue
            path, number, kind, text = match.groups()
            if kind == "warning":
                if f"[{self.args.check}" not in text:
                    continue
                file = os.path.relpath(os.path.realpath(path), self.source)
                found.append(Finding(file, int(number), text.rsplit(" [", 1)[0]))
            elif found and text.startswith("no fix-it: "):
                last = found.pop()
                found.append(Finding(last.file, last.line, last.text, text.removeprefix("no fix-it: ")))
        return found
