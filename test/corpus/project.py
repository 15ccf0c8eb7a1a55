"""One package, from its source to the report on the fixed project."""
from __future__ import annotations

import argparse
import collections
import json
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from checker import Checker, CheckRun
from steps import Apt, Outcome, Steps, Stop, say

MANIFEST = Path(__file__).resolve().parent / "packages.json"


@dataclass(frozen=True)
class Package:
    """What packages.json says of a package; one that it does not have takes the usual steps."""
    name: str
    fast: bool = False  # one of those that are tried with every change
    prepare: list[str] = field(default_factory=list)  # shell commands in the source folder, before anything else
    configure: list[str] = field(default_factory=list)  # arguments for configuring
    generate: list[str] = field(default_factory=list)  # targets that generate headers
    files: str = ""  # pattern of the paths to check
    mentions: str = ""  # pattern of what a file to check contains
    tests: str = ""  # pattern of the tests to run
    helpers: list[str] = field(default_factory=list)  # further targets, of what these tests start
    extra: list[str] = field(default_factory=list)  # compiler flags for the check


def packages() -> dict[str, Package]:
    """The packages of the manifest, by name."""
    entries = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return {name: Package(name, **entry) for name, entry in entries.items()}


@dataclass
class BuildSystem:
    """The commands of one build system; each runs in the folder named with it."""
    folder: Path
    configure: list[str]
    build: list[str]
    test: list[str]


def build_system(source: Path, build: Path, flags: list[str], jobs: int) -> BuildSystem:
    """The build system that a source tree has."""
    bear = ["bear", "--output", str(build / "compile_commands.json"), "--"]
    make = ["make", f"-j{jobs}"]
    if (source / "CMakeLists.txt").exists():
        return BuildSystem(
            build,
            ["cmake", "-S", str(source), "-B", str(build), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
             "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON", *flags],
            ["cmake", "--build", str(build), "--parallel", str(jobs)],
            ["ctest", "--test-dir", str(build), "--parallel", str(jobs), "--timeout", "900", "--output-on-failure"])
    if (source / "meson.build").exists():
        return BuildSystem(build, ["meson", "setup", str(build), str(source), *flags],
                           ["ninja", "-C", str(build), f"-j{jobs}"], ["meson", "test", "-C", str(build)])
    if (source / "configure").exists():
        return BuildSystem(build, [str(source / "configure"), *flags], [*bear, *make], [*make, "-k", "check"])
    if (source / "configure.ac").exists():
        configure = f"cd {shlex.quote(str(source))} && autoreconf -fi && cd - && " \
                    f"{shlex.join([str(source / 'configure'), *flags])}"
        return BuildSystem(build, ["sh", "-c", configure], [*bear, *make], [*make, "-k", "check"])
    if (source / "Makefile").exists():
        return BuildSystem(source, ["true"], [*bear, *make, *flags], [*make, *flags, "-k", "check"])
    raise Stop(f"{source}: neither CMake, Meson, configure nor make")


def test_results(log: str) -> tuple[str, frozenset[str]]:
    """What a test run's output says: a summary, and the names of the tests that failed."""
    ctest = re.findall(r"\d+% tests passed, (\d+) tests failed out of (\d+)", log)
    if ctest:
        failed, total = map(int, ctest[-1])
        return f"{total - failed} of {total} pass", frozenset(re.findall(r"^\s+\d+ - (\S+) \(", log, re.M))
    meson = re.search(r"^Ok:\s+(\d+)", log, re.M)
    if meson:
        return f"{meson.group(1)} pass", frozenset(re.findall(r"^\s*\d+/\d+ (.*?)\s+FAIL\b", log, re.M))
    passed = sum(map(int, re.findall(r"^# PASS:\s+(\d+)", log, re.M)))
    return f"{passed} pass" if passed else "", frozenset(re.findall(r"^FAIL: (\S+)", log, re.M))


def compiler_warnings(log: str) -> collections.Counter[tuple[str, str]]:
    """How often a build's output warns of what in which file; a header's warning counts once, however often included."""
    places = set(re.findall(r"^(\S+?):(\d+:\d+): warning: (.*)", log, re.M))
    return collections.Counter((file, text) for file, _, text in places)


class Project:
    """One package, from its source to the report."""

    def __init__(self, args: argparse.Namespace, package: Package) -> None:
        self.args, self.package, self.name = args, package, package.name
        self.folder = Path(args.work).resolve() / package.name
        self.original, self.source = self.folder / "original", self.folder / "source"
        compilers = {"CC": str(args.tools / "clang"), "CXX": str(args.tools / "clang++")}
        self.steps = Steps(self.folder, {**compilers, "CCACHE_DISABLE": "1"})
        self.version = ""

    def fetch(self) -> None:
        """Get the source, and what it takes to build it."""
        apt_folder = self.folder.parent / "apt"
        apt = Apt(apt_folder, self.steps)
        apt.update()
        for old in (self.original, self.source, self.folder / "build"):
            shutil.rmtree(old, ignore_errors=True)
        self.original.mkdir()
        apt.get("apt-source", "-q", "source", self.name, cwd=self.original)
        [unpacked] = [p for p in self.original.iterdir() if p.is_dir()]
        [description] = self.original.glob("*.dsc")
        self.version = description.stem.partition("_")[2]
        if self.args.build_deps:
            apt.get("apt-build-dep", "-q", "-y", "--no-install-recommends", "build-dep", self.name,
                    cwd=self.original, root=True)
        for command in self.package.prepare:
            self.steps.must("prepare", ["sh", "-c", command], unpacked)
        shutil.copytree(unpacked, self.source, symlinks=True)

    def select_tests(self, system: BuildSystem, tests: str) -> None:
        """Build and run only the tests that were asked for; their targets bear their names."""
        select = ["--tests-regex", tests]
        self.steps.must("list-tests", [*system.test[:3], "--show-only", *select], system.folder)
        names = re.findall(r"^\s*Test\s+#\d+: (\S+)", self.steps.output("list-tests"), re.M)
        if not names:
            raise Stop(f"no test of {self.name} matches '{tests}'")
        system.build += ["--target", *names, *self.package.helpers]
        system.test += select

    def build(self, system: BuildSystem, log: str) -> Outcome:
        """Build, before or after the fix."""
        say(log)
        outcome = self.steps.run(log, system.build, system.folder)
        outcome.warnings = compiler_warnings(self.steps.output(log))
        if not outcome.ok:
            print(self.steps.tail(log), file=sys.stderr)
        return outcome

    def test(self, system: BuildSystem, log: str) -> Outcome:
        """Run the package's own tests, before or after the fix."""
        if not self.args.tests:
            return Outcome(True, 0, "not run")
        say(log)
        outcome = self.steps.run(log, system.test, system.folder)
        outcome.summary, outcome.failures = test_results(self.steps.output(log))
        return outcome

    def apply(self, fixes: Path) -> bool:
        """Apply the fixes; False where they contradict each other, and then none is applied."""
        say("apply-fixes")
        applied = self.steps.run("apply-fixes", [str(self.args.tools / "clang-apply-replacements"),
                                                 "--ignore-insert-conflict=false", str(fixes)], self.folder)
        return applied.ok

    def changed_files(self) -> list[str]:
        """The files that the fixes changed; writes changes.diff."""
        [unpacked] = [p for p in self.original.iterdir() if p.is_dir()]
        diff = subprocess.run(["diff", "-ru", str(unpacked), str(self.source)], stdout=subprocess.PIPE,
                              text=True, errors="replace", check=False).stdout
        (self.folder / "changes.diff").write_text(diff, encoding="utf-8")
        return re.findall(rf"^\+\+\+ {re.escape(str(self.source))}/(\S+)", diff, re.M)

    def configure(self) -> BuildSystem:
        """The configured build system."""
        build = self.folder / "build"
        build.mkdir()
        flags = [*self.package.configure, *self.args.configure_flag]
        system = build_system(self.source, build, flags, self.args.jobs)
        self.steps.must("configure", system.configure, system.folder)
        return system

    def checker(self) -> Checker:
        """The check, for the files that are to be checked."""
        return Checker(self.args, self.source, self.folder / "build", self.args.files or self.package.files,
                       self.package.mentions, self.package.extra)

    def findings(self) -> CheckRun:
        """What the check says about the project as it is, which is not built for it."""
        if not (self.args.keep and (self.folder / "build" / "compile_commands.json").exists()):
            self.fetch()
            system = self.configure()
            if self.package.generate:
                self.steps.must("generate", [*system.build, "--target", *self.package.generate], system.folder)
        say(f"check {self.name}")
        checker = self.checker()
        return checker.run(checker.files, self.folder / "fixes")

    def run(self) -> int:
        """All steps; the status to exit with."""
        self.fetch()
        system = self.configure()
        tests = self.args.test_filter or self.package.tests
        if tests:
            self.select_tests(system, tests)
        for log in ("build-before", "build-after", "tests-before", "tests-after", "apply-fixes"):
            (self.steps.logs / f"{log}.txt").unlink(missing_ok=True)
        built = [self.build(system, "build-before")]
        if not built[0].ok:
            raise Stop(f"{self.name} does not build as it is, see {self.steps.logs}/build-before.txt")
        tested = [self.test(system, "tests-before")]

        say("check")
        checker = self.checker()
        first = checker.run(checker.files, self.folder / "fixes")
        applied = self.apply(self.folder / "fixes")
        changed = self.changed_files()
        if changed:
            built.append(self.build(system, "build-after"))
            tested.append(self.test(system, "tests-after") if built[-1].ok else Outcome(False, 0, "not run"))
        say("check the fixed source")
        again = checker.run(first.with_findings if changed else [], self.folder / "fixes-after")
        return self.report(first, again, applied, changed, built, tested)

    def report(self, first: CheckRun, again: CheckRun, applied: bool, changed: list[str],
               built: list[Outcome], tested: list[Outcome]) -> int:
        """Write the report; 0 where all is well."""
        fixed = [f for f in first.findings if not f.refusal]
        refusals = collections.Counter(f.refusal for f in first.findings if f.refusal)
        new_failures = sorted(tested[-1].failures - tested[0].failures)
        new_warnings = [f"{file}: {text}" for file, text in built[-1].warnings - built[0].warnings]
        left = [f for f in again.findings if not f.refusal]
        problems = [text for text, wrong in (
            (f"the check crashed on {', '.join(first.crashed + again.crashed)}", first.crashed + again.crashed),
            ("the fixes contradict each other; none was applied", not applied),
            ("the fixed project does not build", not built[-1].ok),
            (f"the compiler warns as it did not before: {'; '.join(new_warnings)}", new_warnings),
            (f"tests fail that passed before: {', '.join(new_failures)}", new_failures),
            ("the tests fail, and passed before", tested[0].ok and not tested[-1].ok and not new_failures),
            (f"{len(left)} finding(s) with a fix remain after the fix", changed and left),
        ) if wrong]
        table = [
            ("package", f"{self.name} {self.version}"),
            ("check", " ".join([f"{self.args.check}, LLVM {self.args.llvm}", *self.args.option])),
            ("source files", f"{first.files}, {len(first.broken)} of them with errors"),
            ("findings", str(len(first.findings))),
            ("  with a fix", str(len(fixed))),
            ("  without a fix", str(sum(refusals.values()))),
            *((f"    {reason}", str(count)) for reason, count in refusals.most_common()),
            ("files changed", str(len(changed))),
            *((f"    {name}", "") for name in changed),
            ("build before", str(built[0])),
            ("build after", str(built[1]) if len(built) > 1 else "nothing changed"),
            ("warnings", f"{sum(built[0].warnings.values())} before, {len(new_warnings)} new ones after"),
            ("tests before", str(tested[0])),
            ("tests after", str(tested[1]) if len(tested) > 1 else "nothing changed"),
            ("tests failing before", ", ".join(sorted(tested[0].failures)) or "none"),
            ("findings after the fix", str(len(again.findings)) if changed else "nothing changed"),
        ]
        width = max(len(label) for label, _ in table) + 2
        lines = [f"{label:<{width}}{value}".rstrip() for label, value in table]
        lines += ["", *(f"{f.file}:{f.line}: {f.text}\n    {'no fix: ' + f.refusal if f.refusal else 'fixed'}"
                        for f in first.findings)]
        lines += ["", *(f"PROBLEM: {text}" for text in problems), "ok" if not problems else "not ok"]
        text = "\n".join(lines) + "\n"
        (self.folder / "report.txt").write_text(text, encoding="utf-8")
        print(text, end="")
        return 1 if problems else 0
