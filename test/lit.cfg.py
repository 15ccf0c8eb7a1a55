"""lit configuration: which files are tests, what the %names in RUN lines stand for.

lit runs this file with `config` and `lit_config` defined; the values in
`config.fastpath_*` come from lit.site.cfg.py.in, filled in by CMake.
"""
import os
import platform
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import lit.formats

config.name = f"fastpath-tidy (LLVM {config.fastpath_llvm_major})"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".cpp", ".c", ".test"]
config.excludes = ["Inputs", "corpus", "regressions"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.fastpath_test_dir

tools = Path(config.fastpath_llvm_tools_dir)
source = Path(config.test_source_root)
# FileCheck, not, count and split-file come from the LLVM that was built against.
config.environment["PATH"] = os.pathsep.join([str(tools), os.environ.get("PATH", "")])


def major_of(build: Path) -> str:
    """The LLVM version that a build folder was configured for, or ''."""
    cache = build / "CMakeCache.txt"
    found = re.search(r"^LLVM_DIR:\w+=.*llvm-?(\d+)", cache.read_text(), re.M) if cache.exists() else None
    return found.group(1) if found else ""


def other_module() -> Path | None:
    """A module built for another LLVM: the configured one, or that of a build folder beside this one."""
    if config.fastpath_other_module:
        return Path(config.fastpath_other_module)
    for module in sorted(Path(config.fastpath_source_dir).glob("build*/lib/FastpathTidy.so")):
        if major_of(module.parent.parent) not in ("", config.fastpath_llvm_major):
            return module
    return None


def other_clang_tidy() -> Path | None:
    """The newest installed clang-tidy of another major version."""
    found = {int(p.parts[-3].split("-")[1]): p for p in Path("/usr/lib").glob("llvm-*/bin/clang-tidy")}
    found.pop(int(config.fastpath_llvm_major), None)
    return found[max(found)] if found else None


def unprivileged() -> list[object]:
    """A command to run the tool without root's right to write everything; [] where nobody else may run it."""
    if os.geteuid() != 0:
        return ["env"]
    command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    try:
        subprocess.run([*command, config.fastpath_tidy, "--version"], check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError):
        return []
    return command


def python_with(module: str) -> str | None:
    """A Python that has a module of a Debian package."""
    for python in (config.fastpath_python, "/usr/bin/python3"):
        if subprocess.run([python, "-c", f"import {module}"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
            return python
    return None


def succeeds(*command: str) -> bool:
    """Whether the command exists and ends well."""
    return bool(shutil.which(command[0])) and subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60,
        check=False).returncode == 0


def editors() -> list[str]:
    """The editors here that the tests can use, each with what it needs."""
    commands = {"neovim": ["nvim", "--version"],
                "vim-ale": ["vim", "-N", "-u", "NONE", "-es", "-c", "packadd ale", "-c", "qa!"],
                "emacs-eglot": ["emacs", "--batch", "-q", "--eval", "(progn (package-activate-all) (require 'eglot))"]}
    return [name for name, command in commands.items() if succeeds(*command)]


def substitute(name: str, *command: object) -> None:
    """Let %name in a RUN line stand for a command."""
    config.substitutions.append((f"%{name}\\b", shlex.join(map(str, command))))


compilers = [tools / "clang++"] + ([config.fastpath_gxx] if config.fastpath_gxx else [])
marks = [config.fastpath_python, source / "check_marks.py", "--work=%t"]
both = [f"--compiler={c}" for c in compilers]
stock = tools / "clang-tidy"
# The longer of two names that begin alike must come first.
substitute("check-marks-stock", *marks, *both, f"--tidy={stock}", "--check=modernize-use-nullptr")
substitute("check-marks-clang", *marks, *both[:1], f"--tidy={config.fastpath_tidy}")
substitute("check-marks", *marks, *both, f"--tidy={config.fastpath_tidy}")
substitute("gxx", config.fastpath_gxx or tools / "clang++")
substitute("fastpath-tidy", config.fastpath_tidy)
substitute("fastpath-cost", config.fastpath_cost)
substitute("compare-with-callgrind", config.fastpath_python, source / "cost" / "callgrind.py",
           "--cost", config.fastpath_cost, "--tidy", config.fastpath_tidy, "--sources", source / "cost/Inputs/counted",
           "--examples", source.parent / "examples", *both)
substitute("run-clang-tidy", config.fastpath_python, tools / "run-clang-tidy")
substitute("clang-tidy-diff", config.fastpath_python, tools.parent / "share" / "clang" / "clang-tidy-diff.py")
substitute("clang-apply-replacements", tools / "clang-apply-replacements")
substitute("stock-clang-tidy", stock)
scripts = Path(config.fastpath_source_dir) / "scripts"
substitute("sweep", config.fastpath_python, scripts / "sweep", "--tidy", config.fastpath_tidy)
substitute("report", config.fastpath_python, scripts / "report")
substitute("cases", config.fastpath_python, source / "cases.py",
           "--runner", source / "driver" / "Inputs" / "case-runner", "--tidy=unused", "--llvm=15")
substitute("cmake-consumer", "cmake", "-G", "Ninja", "-S", source / "packages" / "Inputs" / "consumer",
           f"-DCMAKE_CXX_COMPILER={tools / 'clang++'}")
substitute("cmake-flags", f"-DLLVM_DIR={config.fastpath_llvm_dir}", f"-DCMAKE_C_COMPILER={tools / 'clang'}")
substitute("compilers", tools)
substitute("build-dir", config.fastpath_build_dir)
substitute("source-dir", config.fastpath_source_dir)
substitute("editor-sessions", config.fastpath_python, source / "editor" / "sessions.py",
           f"--clangd={config.fastpath_clangd}", f"--compiler={compilers[0]}", f"--mocks={source / 'Inputs' / 'std'}")
substitute("terminal-session", config.fastpath_python, source / "editor" / "terminal_session.py",
           f"--clangd={config.fastpath_clangd}", f"--tidy={config.fastpath_tidy}", f"--compiler={compilers[0]}",
           f"--examples={Path(config.fastpath_source_dir) / 'examples'}")
substitute("module", config.fastpath_module)
substitute("python", config.fastpath_python)
substitute("mocks", source / "Inputs" / "std")
substitute("llvm-major", config.fastpath_llvm_major)

# lit inserts the paths of a test as they are: quote them, for a checkout in a folder
# with a space in its name. lit's own substitutions come after these.
for path in ("s", "S", "t", "T"):
    config.substitutions.append((f"%{path}\\b", f"'%{path}'"))

if other_module():
    config.available_features.add("other-module")
    substitute("other-module", other_module())
if other_clang_tidy():
    config.available_features.add("other-clang-tidy")
    substitute("other-clang-tidy", other_clang_tidy())
if unprivileged():
    config.available_features.add("unprivileged")
    substitute("unprivileged", *unprivileged())
if config.fastpath_gxx:
    config.available_features.add("gxx")
if python_with("sarif_om"):
    config.available_features.add("sarif-om")
    substitute("sarif-python", python_with("sarif_om"))
if config.fastpath_cost:
    config.available_features.add("fastpath-cost")
if platform.machine() == "x86_64":
    config.available_features.add("x86-64")
if next((tools.parent / "lib" / "clang").glob(f"*/lib/linux/libclang_rt.profile-{platform.machine()}.a"), None):
    config.available_features.add("profile-runtime")
for program in ("dpkg", "pre-commit", "bazel", "sbatch", "time", "valgrind"):
    if shutil.which(program):
        config.available_features.add(program)
if os.environ.get("FASTPATH_SLOW_TESTS"):
    config.available_features.add("slow")
bazel = ["bazel", f"--output_user_root={Path(config.fastpath_test_dir) / 'bazel-root'}"]
substitute("bazel-build", "env", f"HOME={config.fastpath_test_dir}", *bazel, "build", "//:flush",
           "--override_repository=rules_java=/usr/share/bazel/rules/java",
           f"--override_repository=rules_cc={source / 'bazel' / 'Inputs' / 'rules_cc'}",
           "--aspects", "//tidy:fastpath_tidy.bzl%fastpath_tidy_aspect", "--output_groups=fastpath_tidy",
           f"--action_env=FASTPATH_TIDY={config.fastpath_tidy}")
substitute("bazel-shutdown", "env", f"HOME={config.fastpath_test_dir}", *bazel, "shutdown")
if os.geteuid() == 0:
    config.available_features.add("root")
if config.fastpath_clangd:
    config.available_features.add("fastpath-clangd")
config.available_features.update(editors())
for feature in ("other-module", "other-clang-tidy", "unprivileged", "gxx", "sarif-om", "dpkg", "root", "pre-commit",
                "slow", "bazel", "sbatch", "time", "fastpath-clangd", "neovim", "vim-ale", "emacs-eglot", "fastpath-cost",
                "x86-64", "valgrind", "profile-runtime"):
    if feature not in config.available_features:
        lit_config.note(f"no {feature} here: the tests that need it are reported as unsupported")
for version in (15, 16, 17, 18, 19, 20, 21, 22):
    if int(config.fastpath_llvm_major) >= version:
        config.available_features.add(f"llvm-{version}-or-newer")
