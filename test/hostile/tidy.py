"""Runs the check over files that may break it, and says what went wrong."""
from __future__ import annotations

import concurrent.futures
import json
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "scripts"))
from fastpath_tidy import findings  # noqa: E402
from fastpath_tidy.tools import CHECKS, Progress  # noqa: E402

SECONDS = 10  # what one file may take
BATCH = 40  # files for one process; those of a batch that fails are tried one by one
# A check of LLVM's own that does next to nothing: what fails with it is no failure of ours.
STOCK = "-*,llvm-namespace-comment"


@dataclass(frozen=True)
class Source:
    """A file, and the compiler's flags for it."""
    file: Path
    flags: tuple[str, ...]


@dataclass
class Result:
    """What became of all files."""
    files: int = 0
    with_errors: int = 0
    findings: int = 0
    fixes: int = 0
    stock_failures: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counted = Counter(line.rpartition(": ")[2] for line in self.stock_failures)
        stock = ", ".join(f"{number} times '{what}'" for what, number in counted.items()) or "never"
        return "\n".join([
            *self.failures,
            f"{self.files} files, {self.with_errors} of them with errors; "
            f"{self.findings} findings, {self.fixes} of them fixed",
            f"clang-tidy fails without the check too: {stock}",
            f"{self.files - len(self.failures)} passed, {len(self.failures)} failed"])


@dataclass
class Run:
    """How one process ended: why it failed, or an empty text; the files with errors, whether flags are unknown
    or clang-tidy refused to apply the fixes, and what was found."""
    failure: str
    with_errors: set[Path] = field(default_factory=set)
    flags_are_wrong: bool = False
    refused: bool = False
    found: list[findings.Finding] = field(default_factory=list)


class Runner:
    """Runs fastpath-tidy, in a folder for its work."""

    def __init__(self, tidy: Path, work: Path) -> None:
        self.tidy, self.work = tidy.resolve(), work.resolve()
        self.result = Result()

    def check(self, sources: list[Source], jobs: int) -> Result:
        """Check all files, and fix those where something is found."""
        self.result.files += len(sources)
        batches = [sources[at:at + BATCH] for at in range(0, len(sources), BATCH)]
        progress = Progress(len(batches))
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for name in pool.map(self._batch, range(len(batches)), batches):
                progress.step(f"{name}, {len(self.result.failures)} failed")
        return self.result

    def _batch(self, number: int, sources: list[Source]) -> str:
        folder = self.work / f"batch-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        run = self.run(folder, sources)
        if run.failure or run.flags_are_wrong:
            for source in sources:
                self._one(folder, source)
        else:
            self._judge(folder, sources, run)
        return str(sources[0].file)

    def _one(self, folder: Path, source: Source) -> None:
        run = self.run(folder, [source])
        if not run.failure:
            self._judge(folder, [source], run)
            return
        stock = self.run(folder, [source], STOCK)
        kept = self.result.stock_failures if stock.failure == run.failure else self.result.failures
        kept.append(f"{source.file}: {run.failure}")

    def _judge(self, folder: Path, sources: list[Source], run: Run) -> None:
        """Nothing has failed: no file with errors may have a fix, and the fixes must do what they should."""
        self.result.with_errors += len(run.with_errors)
        self.result.findings += len(set(run.found))
        found = {finding.place.file for finding in run.found}
        for source in sources:
            if str(source.file) not in found:
                continue
            edits = [f for f in run.found if f.edits and f.place.file == str(source.file)]
            if edits and source.file in run.with_errors:
                self.result.failures.append(f"{source.file}: a fix in a file with errors")
                continue
            failure = "" if run.flags_are_wrong else self._fix(folder, source, bool(edits))
            if failure:
                self.result.failures.append(f"{source.file}: {failure}")
            elif edits:
                self.result.fixes += len(set(edits))

    def _fix(self, folder: Path, source: Source, edits: bool) -> str:
        """Apply the fixes to the file; what is wrong with it then, if anything."""
        before = source.file.read_bytes()
        fixed = self.run(folder, [source], CHECKS, "--fix")
        if fixed.failure:
            return f"with --fix: {fixed.failure}"
        if (source.file.read_bytes() != before) != (edits and not fixed.refused):
            return "changed without a fix, or the fix not applied"
        if not edits or fixed.refused:
            return ""
        again = self.run(folder, [source])
        if again.failure:
            return f"after the fix: {again.failure}"
        if again.with_errors:
            return "the fixed file has errors"
        return "a second fix" if any(finding.edits for finding in again.found) else ""

    def run(self, folder: Path, sources: list[Source], checks: str = CHECKS, *options: str) -> Run:
        """One process over these files."""
        exported = folder / "fixes.yaml"
        exported.unlink(missing_ok=True)
        (folder / "compile_commands.json").write_text(json.dumps(
            [{"directory": str(source.file.parent), "file": str(source.file),
              "arguments": ["clang", *source.flags, "-fsyntax-only", str(source.file)]} for source in sources]))
        command = [str(self.tidy), f"--checks={checks}", "--quiet", f"--export-fixes={exported}", f"-p={folder}",
                   "--header-filter=.*", *options, *(str(source.file) for source in sources)]
        # To apply fixes clang-tidy lets clang-format look at all lines of the file, a tenth of a millisecond each.
        seconds = (3 if options else 1) * (SECONDS + len(sources) // 2)
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  text=True, errors="replace", timeout=seconds, check=False)
        except subprocess.TimeoutExpired:
            return Run(f"takes more than {SECONDS} seconds")
        # clang-tidy ends with 1 if a file has errors; anything else is a crash or an assertion.
        if done.returncode not in (0, 1):
            return Run(f"ends with {done.returncode}")
        # A warning that is to be an error has another name behind it, and leaves the file as well-formed as it is.
        errors = {Path(name).resolve() for name in re.findall(
            r"^(/[^\n:]*):\d+:\d+: error: .*\[clang-diagnostic-error\]$", done.stdout, re.M)}
        wrong = re.search(r"^error: ", done.stdout, re.M) is not None
        refused = re.search(r"^/[^\n:]*:\d+:\d+: error: ", done.stdout, re.M) is not None
        return Run("", errors, wrong, refused, list(findings.read([exported], folder) if exported.exists() else []))
