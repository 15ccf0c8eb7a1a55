#!/usr/bin/env python3
"""Sessions of an editor with fastpath-clangd: what the user sees and gets.

    sessions.py --clangd build/bin/fastpath-clangd --compiler clang++ --mocks test/Inputs/std [TEST...]

Each test is a server over stdio and a folder of its own, in which the sources are
written. Fixed text is compared whole, and compiled.
"""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

from lsp import Buffer, Server, edited, edits_by_file

CHECK = "fastpath-extract-slow-path"
ARGUMENTS = argparse.Namespace()


def text(source: str) -> str:
    return textwrap.dedent(source).lstrip("\n")


OPEN = text("""
    #include <atomic>
    #include <mutex>
    static std::atomic<bool> done;
    static std::mutex mu;

    int open(int port) {
      if (done.load())
        return 0;
      std::lock_guard<std::mutex> lock(mu);
      done.store(true);
      return port;
    }
    """)
OPEN_FIXED = text("""
    #include <atomic>
    #include <mutex>
    static std::atomic<bool> done;
    static std::mutex mu;

    static int openSlow(int port);

    int open(int port) {
      if (done.load())
        return 0;
      return openSlow(port);
    }

    [[gnu::noinline]] static int openSlow(int port) {
      std::lock_guard<std::mutex> lock(mu);
      done.store(true);
      return port;
    }
    """)
SESSION_HEADER = text("""
    #pragma once
    #include <atomic>
    #include <mutex>

    class Session {
    public:
      int open(int port);

    private:
      std::atomic<bool> open_{false};
      std::mutex mu_;
    };
    """)
SESSION = text("""
    #include "session.h"

    int Session::open(int port) {
      if (open_.load())
        return 0;
      std::lock_guard<std::mutex> lock(mu_);
      open_.store(true);
      return port;
    }
    """)
SESSION_HEADER_FIXED = text("""
    #pragma once
    #include <atomic>
    #include <mutex>

    class Session {
    public:
      int open(int port);

    private:
      int openSlow(int port);
      std::atomic<bool> open_{false};
      std::mutex mu_;
    };
    """)
SESSION_FIXED = text("""
    #include "session.h"

    int Session::open(int port) {
      if (open_.load())
        return 0;
      return openSlow(port);
    }

    [[gnu::noinline]] int Session::openSlow(int port) {
      std::lock_guard<std::mutex> lock(mu_);
      open_.store(true);
      return port;
    }
    """)
SESSION_LAMBDA = text("""
    #include "session.h"

    int Session::open(int port) {
      if (open_.load())
        return 0;
      return [this](int port) __attribute__((noinline)) -> int {
      std::lock_guard<std::mutex> lock(mu_);
      open_.store(true);
      return port;
      }(port);
    }
    """)


class EditorTest(unittest.TestCase):
    """A folder with sources, and a server for it."""

    maxDiff = None

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        # Neither the configuration above the folder nor the user's own has a say.
        self.folder = Path(folder.name).resolve() / "project"
        self.write("compile_flags.txt", f"-std=c++17\n-isystem\n{ARGUMENTS.mocks}\n")
        self.write("../clangd/config.yaml", "Index: {Background: Skip, StandardLibrary: false}\n")
        self.environment = {**os.environ, "XDG_CONFIG_HOME": folder.name, "HOME": folder.name}

    def write(self, name: str, content: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
        return path

    def server(self, *flags: str, **options) -> Server:
        server = Server([ARGUMENTS.clangd, *flags], self.folder, self.environment, **options)
        self.enterContext(server) if sys.version_info >= (3, 11) else self.addCleanup(server.__exit__)
        return server

    def findings(self, buffer: Buffer) -> list[dict]:
        return [d for d in buffer.diagnostics if d.get("code") == CHECK]

    def quick_fixes(self, buffer: Buffer) -> list[dict]:
        """The check's quick fixes of its only finding, without clangd's own that write NOLINT."""
        finding, = self.findings(buffer)
        return [a for a in buffer.actions(finding) if "suppress this warning" not in a["title"]]

    def apply_only_fix(self, buffer: Buffer) -> str:
        """Applies the only quick fix, of the open file alone, to the buffer; returns its title."""
        action, = self.quick_fixes(buffer)
        (path, edits), = edits_by_file(action).items()
        self.assertEqual(path, buffer.path)
        buffer.change(edited(buffer.text, edits))
        return action["title"]

    def assert_compiles(self, buffer: Buffer) -> None:
        """The text of the buffer, not that of the disk, compiles without a warning."""
        language = "c" if buffer.path.suffix == ".c" else "c++"
        done = subprocess.run(
            [ARGUMENTS.compiler, "-x", language, "-std=c11" if language == "c" else "-std=c++17", "-Wall", "-Wextra",
             "-Werror", "-Wno-pragma-once-outside-header", "-fsyntax-only", "-isystem", ARGUMENTS.mocks,
             "-I", self.folder, "-"],
            input=buffer.text, text=True, capture_output=True, check=False)
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.returncode, 0)


class Configuration(EditorTest):
    """The check runs by default, and the user has the last word."""

    def codes(self, *flags: str, name: str = "open.cpp", source: str = OPEN) -> list[str]:
        buffer = self.server(*flags).open(self.write(name, source))
        return sorted(d["code"] for d in buffer.diagnostics)

    def test_nothing_configured(self) -> None:
        self.assertEqual(self.codes(), [CHECK])

    def test_clangd_keeps_its_own_default_checks(self) -> None:
        source = OPEN + "double half(int n) { return n / 2; }\n"
        self.assertEqual(self.codes(source=source), ["bugprone-integer-division", CHECK])

    def test_clang_tidy_file_adds_checks(self) -> None:
        self.write(".clang-tidy", "Checks: modernize-use-nullptr\n")
        self.assertEqual(self.codes(source=OPEN + "int *none = 0;\n"), [CHECK, "modernize-use-nullptr"])

    def test_clang_tidy_file_begins_anew(self) -> None:
        self.write(".clang-tidy", "Checks: -*,modernize-use-nullptr\n")
        self.assertEqual(self.codes(source=OPEN + "int *none = 0;\n"), ["modernize-use-nullptr"])

    def test_clang_tidy_file_begins_anew_with_ours(self) -> None:
        self.write(".clang-tidy", "Checks: -*,fastpath-*\n")
        self.assertEqual(self.codes(source=OPEN + "double half(int n) { return n / 2; }\n"), [CHECK])

    def test_clang_tidy_file_takes_it_away(self) -> None:
        self.write(".clang-tidy", f"Checks: -{CHECK}\n")
        self.assertEqual(self.codes(), [])

    def test_clangd_file_takes_it_away(self) -> None:
        self.write(".clangd", "Diagnostics: {ClangTidy: {Remove: [fastpath-*]}}\n")
        self.assertEqual(self.codes(), [])

    def test_clangd_file_filters_by_speed(self) -> None:
        for policy in ("Strict", "Loose", "None"):
            with self.subTest(policy):
                self.write(".clangd", f"Diagnostics: {{ClangTidy: {{FastCheckFilter: {policy}}}}}\n")
                self.assertEqual(self.codes(), [CHECK])

    def test_clangd_file_names_it(self) -> None:
        self.write(".clangd", f"Diagnostics: {{ClangTidy: {{Add: [{CHECK}]}}}}\n")
        server = self.server()
        self.assertEqual(len(self.findings(server.open(self.write("open.cpp", OPEN)))), 1)
        self.assertNotIn("not known", "".join(server.log))

    def test_clangd_file_suppresses_it(self) -> None:
        self.write(".clangd", f"Diagnostics: {{Suppress: {CHECK}}}\n")
        self.assertEqual(self.codes(), [])

    def test_clang_tidy_switched_off(self) -> None:
        self.assertEqual(self.codes("--clang-tidy=0"), [])

    def test_clangd_file_has_options(self) -> None:
        cold = OPEN.replace("done", "closed")
        self.assertEqual(self.codes(name="cold.cpp", source=cold), [])
        self.write(".clangd", f"Diagnostics: {{ClangTidy: {{CheckOptions: {{{CHECK}.GuardEvidence: Any}}}}}}\n")
        self.assertEqual(self.codes(name="cold.cpp", source=cold), [CHECK])

    def test_clang_tidy_file_has_options(self) -> None:
        self.write(".clang-tidy", f"CheckOptions: {{{CHECK}.HelperSuffix: OnMiss}}\n")
        buffer = self.server().open(self.write("open.cpp", OPEN))
        self.apply_only_fix(buffer)
        self.assertEqual(buffer.text, OPEN_FIXED.replace("openSlow", "openOnMiss"))

    def test_builtin_headers(self) -> None:
        source = "#include <stddef.h>\n#include <stdarg.h>\n#include <stdatomic.h>\nsize_t n = 0;\n"
        self.write("compile_flags.txt", "-nostdlibinc\n")
        self.assertEqual(self.codes(name="builtin.c", source=source), [])

    def test_resource_dir_of_the_user(self) -> None:
        """clangd takes the flag once: the user's is not doubled, wherever it comes from."""
        for flags, environment in ([f"--resource-dir={self.folder}"], ""), ([], f"--resource-dir={self.folder}"):
            self.environment["CLANGD_FLAGS"] = environment
            server = self.server(*flags)
            server.open(self.write("open.c", "int n;\n"))
            self.assertIn(f" -resource-dir={self.folder} ", "".join(server.log))


class QuickFix(EditorTest):
    """From the finding to the fixed buffer."""

    def test_finding_with_related_information(self) -> None:
        path = self.write("open.cpp", OPEN)
        finding, = self.server().open(path).diagnostics
        self.assertEqual(finding["message"],
                         "Early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving "
                         "the slow path into a function of its own (fix available)")
        self.assertEqual((finding["code"], finding["source"], finding["severity"]), (CHECK, "clang-tidy", 2))
        self.assertNotIn("codeDescription", finding)
        self.assertEqual(finding["range"], {"start": {"line": 5, "character": 4}, "end": {"line": 5, "character": 8}})
        self.assertEqual(
            [(n["message"], n["location"]["uri"], n["location"]["range"]["start"]) for n in
             finding["relatedInformation"]],
            [("The fast path ends at this atomic check; the slow path stores to the same atomic", path.as_uri(),
              {"line": 6, "character": 2}),
             ("The first object that needs cleanup is declared here", path.as_uri(), {"line": 8, "character": 30})])

    def test_function(self) -> None:
        buffer = self.server().open(self.write("open.cpp", OPEN))
        self.assertEqual(self.apply_only_fix(buffer), "move the slow path into a function of its own")
        self.assertEqual(buffer.text, OPEN_FIXED)
        self.assertEqual(buffer.diagnostics, [])
        self.assert_compiles(buffer)

    def test_buffer_not_disk(self) -> None:
        path = self.write("open.cpp", "int on_disk();\n")
        buffer = self.server().open(path, "// not saved\n" + OPEN)
        self.apply_only_fix(buffer)
        self.assertEqual(buffer.text, "// not saved\n" + OPEN_FIXED)
        self.assertEqual(path.read_text(), "int on_disk();\n")

    def test_typed(self) -> None:
        """The finding comes when the function is written, moves with it, and goes with it."""
        buffer = self.server().open(self.write("open.cpp", "// empty\n"))
        self.assertEqual(buffer.diagnostics, [])
        self.assertEqual(len(self.findings(buffer.change(OPEN))), 1)
        finding, = self.findings(buffer.change("\n\n" + OPEN))
        self.assertEqual(finding["range"]["start"], {"line": 7, "character": 4})
        self.assertEqual(buffer.change(OPEN.replace("lock(mu)", "lock(mu) /* \u00e9\U0001f600 */")).diagnostics, [finding | {
            "range": {"start": {"line": 5, "character": 4}, "end": {"line": 5, "character": 8}},
            "relatedInformation": buffer.diagnostics[0]["relatedInformation"]}])
        self.apply_only_fix(buffer)
        self.assertEqual(buffer.text, OPEN_FIXED.replace("lock(mu)", "lock(mu) /* \u00e9\U0001f600 */"))
        self.assertEqual(buffer.change("").diagnostics, [])

    def test_two_functions_one_after_the_other(self) -> None:
        second = OPEN[OPEN.index("int open"):].replace("open", "flush")
        buffer = self.server().open(self.write("open.cpp", OPEN + "\n" + second))
        self.assertEqual(len(self.findings(buffer)), 2)
        for _ in range(2):
            action = buffer.actions(self.findings(buffer)[0])[0]
            (_, edits), = edits_by_file(action).items()
            buffer.change(edited(buffer.text, edits))
        self.assertEqual(buffer.diagnostics, [])
        self.assertIn("return openSlow(port);", buffer.text)
        self.assertIn("return flushSlow(port);", buffer.text)
        self.assert_compiles(buffer)

    def test_c(self) -> None:
        self.write("compile_flags.txt", "-std=c11\n")
        source = text("""
            #include <stdatomic.h>
            static _Atomic int ready;
            void unlock(int *lock);
            int fill(int size);

            int prepare(int size) {
              if (atomic_load(&ready))
                return 0;
              int lock __attribute__((cleanup(unlock))) = fill(size);
              atomic_store(&ready, 1);
              return lock;
            }
            """)
        buffer = self.server().open(self.write("prepare.c", source))
        self.assertEqual(self.apply_only_fix(buffer), "move the slow path into a function of its own")
        self.assertEqual(buffer.diagnostics, [])
        self.assertEqual(buffer.text, text("""
            #include <stdatomic.h>
            static _Atomic int ready;
            void unlock(int *lock);
            int fill(int size);

            static int prepare_slow(int size);

            int prepare(int size) {
              if (atomic_load(&ready))
                return 0;
              return prepare_slow(size);
            }

            __attribute__((noinline)) static int prepare_slow(int size) {
              int lock __attribute__((cleanup(unlock))) = fill(size);
              atomic_store(&ready, 1);
              return lock;
            }
            """))
        self.assert_compiles(buffer)

    def test_class_in_the_open_header(self) -> None:
        source = SESSION_HEADER.replace("int open(int port);", text("""
            int open(int port) {
                if (open_.load())
                  return 0;
                std::lock_guard<std::mutex> lock(mu_);
                return port;
              }""").rstrip())
        buffer = self.server().open(self.write("session.hpp", source))
        self.assertEqual(self.apply_only_fix(buffer), "move the slow path into a function of its own")
        self.assertIn("    return openSlow(port);\n  }\n\nprivate:\n", buffer.text)
        self.assertEqual(buffer.diagnostics, [])
        self.assert_compiles(buffer)

    def test_lambda_on_request(self) -> None:
        self.write(".clangd", f"Diagnostics: {{ClangTidy: {{CheckOptions: {{{CHECK}.FixStyle: Lambda}}}}}}\n")
        buffer = self.server().open(self.write("open.cpp", OPEN))
        self.assertEqual(self.apply_only_fix(buffer), "move the slow path into a lambda")
        self.assertIn("return [](int port) __attribute__((noinline)) -> int {\n", buffer.text)
        self.assert_compiles(buffer)

    def test_reason_where_there_is_none(self) -> None:
        self.write("session.h", SESSION_HEADER)
        source = SESSION.replace("int port) {", "int port) try {") + "catch (...) { return 1; }\n"
        buffer = self.server().open(self.write("session.cpp", source))
        finding, = self.findings(buffer)
        self.assertEqual(self.quick_fixes(buffer), [])
        self.assertEqual(finding["relatedInformation"][-1]["message"],
                         "No fix-it: the body is a function try block, whose handlers cover the slow path")


LAMBDA_TITLE = "move the slow path into a lambda, in this file alone"
BOTH_TITLE = "move the slow path into a function of its own, declared in 'session.h'"


class TwoFiles(EditorTest):
    """The function's class is in a header, and the new function is to be declared there."""

    def setUp(self) -> None:
        super().setUp()
        self.header = self.write("session.h", SESSION_HEADER)
        self.source = self.write("session.cpp", SESSION)

    def titles(self, buffer: Buffer) -> list[str]:
        return [action["title"] for action in self.quick_fixes(buffer)]

    def assert_both_fixed(self, buffer: Buffer) -> None:
        """Takes the first fix, saves the header, and looks at everything."""
        changes = edits_by_file(self.quick_fixes(buffer)[0])
        self.assertEqual(set(changes), {buffer.path, self.header})
        self.header.write_text(edited(self.header.read_text(), changes[self.header]))
        self.assertEqual(self.header.read_text(), SESSION_HEADER_FIXED)
        buffer.change(edited(buffer.text, changes[buffer.path]))
        self.assertEqual(buffer.text, SESSION_FIXED)
        while buffer.diagnostics:  # until the header is read again
            buffer.wait()
        self.assert_compiles(buffer)

    def test_both(self) -> None:
        buffer = self.server().open(self.source)
        self.assertEqual([(a["title"], a.get("isPreferred", False)) for a in self.quick_fixes(buffer)],
                         [(BOTH_TITLE, True), (LAMBDA_TITLE, False)])
        versions = [change["textDocument"]["version"] for change in
                    self.quick_fixes(buffer)[0]["edit"]["documentChanges"]]
        self.assertEqual(versions, [1, None])
        self.assert_both_fixed(buffer)

    def test_lambda(self) -> None:
        buffer = self.server().open(self.source)
        _, action = self.quick_fixes(buffer)
        (path, edits), = edits_by_file(action).items()
        self.assertEqual(path, buffer.path)
        buffer.change(edited(buffer.text, edits))
        self.assertEqual(buffer.text, SESSION_LAMBDA)
        self.assertEqual(buffer.diagnostics, [])
        self.assert_compiles(buffer)

    def test_editor_without_document_changes(self) -> None:
        buffer = self.server(workspace_edit={}).open(self.source)
        self.assertEqual(set(self.quick_fixes(buffer)[0]["edit"]), {"changes"})
        self.assert_both_fixed(buffer)

    def test_names_and_columns(self) -> None:
        """A path with a space and more than ASCII; columns count UTF-16."""
        self.folder = self.folder / "a b \u00e9#%"
        self.setUpFolder()
        source = SESSION.replace("return 0;", "/* \u00e9\U0001f600 */ return 0;")
        buffer = self.server().open(self.write("session.cpp", source))
        changes = edits_by_file(self.quick_fixes(buffer)[0])
        self.assertEqual(edited(SESSION_HEADER, changes[self.header]), SESSION_HEADER_FIXED)
        self.assertEqual(edited(source, changes[buffer.path]),
                         SESSION_FIXED.replace("return 0;", "/* \u00e9\U0001f600 */ return 0;"))

    def setUpFolder(self) -> None:
        self.write("compile_flags.txt", f"-std=c++17\n-isystem\n{ARGUMENTS.mocks}\n")
        self.header = self.write("session.h", SESSION_HEADER)

    def test_no_lambda_can_be_had(self) -> None:
        """Before C++23 a lambda cannot be both noexcept and noinline."""
        self.header.write_text(SESSION_HEADER.replace("(int port)", "(int port) noexcept"))
        buffer = self.server().open(self.source, SESSION.replace("(int port)", "(int port) noexcept"))
        self.assertEqual(self.titles(buffer), [BOTH_TITLE])
        self.assertEqual(self.findings(buffer)[0]["relatedInformation"][-1]["message"],
                         BOTH_TITLE.capitalize().replace("'session.h'", "'session.h', which must be saved"))

    def test_header_open(self) -> None:
        """Offered while the editor has what is on the disk, with the version that it has."""
        server = self.server()
        header = server.open(self.header)
        buffer = server.open(self.source)
        header.change(SESSION_HEADER + "// not saved\n")
        self.assertEqual(self.titles(buffer), [LAMBDA_TITLE])
        header.change(SESSION_HEADER)
        self.assertEqual(self.titles(buffer), [LAMBDA_TITLE])
        header.save()
        self.assertEqual(self.titles(buffer), [BOTH_TITLE, LAMBDA_TITLE])
        versions = [change["textDocument"]["version"] for change in
                    self.quick_fixes(buffer)[0]["edit"]["documentChanges"]]
        self.assertEqual(versions, [1, 3])
        server.notify("textDocument/didClose", textDocument={"uri": self.header.as_uri()})
        self.assert_both_fixed(buffer)

    def test_header_opened_unsaved(self) -> None:
        server = self.server()
        server.open(self.header, SESSION_HEADER + "// not saved\n")
        self.assertEqual(self.titles(server.open(self.source)), [LAMBDA_TITLE])

    def test_header_changed_by_others(self) -> None:
        """The edits are of the header as it was when the open file was parsed."""
        server = self.server()
        buffer = server.open(self.source)
        self.header.write_text("// new\n" + SESSION_HEADER)
        self.assertEqual(self.titles(buffer), [LAMBDA_TITLE])
        buffer.change(SESSION)
        self.assertEqual(self.titles(buffer), [BOTH_TITLE, LAMBDA_TITLE])

    def test_answers_for_old_text(self) -> None:
        """A finding of the text before an edit gets no fix of several files."""
        server = self.server()
        buffer = server.open(self.source)
        finding, = self.findings(buffer)
        server.notify("textDocument/didChange", contentChanges=[{"text": "\n" + SESSION}],
                      textDocument={"uri": buffer.path.as_uri(), "version": 2})
        self.assertNotIn(BOTH_TITLE, [action["title"] for action in buffer.actions(finding)])

    def test_free_function_needs_one_file(self) -> None:
        self.write("open.h", "#pragma once\nint open(int port);\n")
        buffer = self.server().open(self.write("open.cpp", '#include "open.h"\n' + OPEN))
        self.assertEqual(self.titles(buffer), ["move the slow path into a function of its own"])


class Buffers(EditorTest):
    """What users do to their text."""

    def test_nolint(self) -> None:
        buffer = self.server().open(self.write("open.cpp", OPEN))
        for silenced in (OPEN.replace("int port) {", f"int port) {{ // NOLINT({CHECK})"),
                         OPEN.replace("int open(", "// NOLINTNEXTLINE\nint open("),
                         f"// NOLINTBEGIN({CHECK})\n{OPEN}// NOLINTEND({CHECK})\n"):
            self.assertEqual(buffer.change(silenced).diagnostics, [])
            self.assertEqual(len(self.findings(buffer.change(OPEN))), 1)

    def test_broken_code(self) -> None:
        """Every beginning of the text, as it is while somebody types."""
        buffer = self.server().open(self.write("open.cpp", OPEN))
        for end in range(0, len(OPEN), 5):
            buffer.change(OPEN[:end])
        self.assertEqual(len(self.findings(buffer.change(OPEN))), 1)

    def test_errors_elsewhere(self) -> None:
        buffer = self.server().open(self.write("open.cpp", OPEN + "int later = absent;\n"))
        finding, = self.findings(buffer)
        self.assertEqual(self.quick_fixes(buffer), [])
        self.assertEqual(finding["relatedInformation"][-1]["message"], "No fix-it: the translation unit has errors")
        buffer.change(OPEN + "int later = 0;\n")
        self.apply_only_fix(buffer)
        self.assertEqual(buffer.text, OPEN_FIXED + "int later = 0;\n")

    def test_hostile_text(self) -> None:
        buffer = self.server().open(self.write("open.cpp", OPEN))
        for source in (OPEN + "}" * 50, "{" * 300 + OPEN, OPEN.replace("{", "("), OPEN.replace("int port", "Port port"),
                       OPEN.replace("std::mutex mu", "Absent mu"), OPEN + "#if 1\n", OPEN + '"', "\0" + OPEN,
                       OPEN.replace("#include", "#include_"), OPEN * 3, "#include \"open.cpp\"\n" + OPEN):
            buffer.change(source)
        self.assertEqual(len(self.findings(buffer.change(OPEN))), 1)

    def test_many_files_at_once(self) -> None:
        server = self.server("-j=8")
        self.write("session.h", SESSION_HEADER)
        paths = [self.write(f"part{i}/session.cpp", SESSION.replace('"session.h"', f'"{"../" * (i % 2 + 1)}'
                 f'{"project/" if i % 2 else ""}session.h"')) for i in range(16)]
        buffers = [Buffer(server, path, path.read_text()) for path in paths]
        for buffer in buffers:
            server.notify("textDocument/didOpen", textDocument={
                "uri": buffer.path.as_uri(), "languageId": "cpp", "version": 1, "text": buffer.text})
        published: dict[str, list[dict]] = {}
        while not {buffer.path.as_uri() for buffer in buffers} <= set(published):
            message = server._receive()  # pylint: disable=protected-access
            if message.get("method") == "textDocument/publishDiagnostics":
                published[message["params"]["uri"]] = message["params"]["diagnostics"]
        for buffer in buffers:
            buffer.diagnostics = published[buffer.path.as_uri()]
            changes = edits_by_file(self.quick_fixes(buffer)[0])
            self.assertEqual(edited(buffer.text, changes[buffer.path]).splitlines()[1:], SESSION_FIXED.splitlines()[1:])
            self.assertEqual(edited(SESSION_HEADER, changes[self.folder / "session.h"]), SESSION_HEADER_FIXED)

    def test_header_saved_in_between(self) -> None:
        """A header's new text counts once it is saved; the open file is checked again by then."""
        self.write("session.h", SESSION_HEADER.replace("std::atomic<bool> open_{false}", "bool open_{false}"))
        server = self.server()
        buffer = server.open(self.write("session.cpp", SESSION))
        self.assertEqual(self.findings(buffer), [])
        header = server.open(self.folder / "session.h")
        header.text = SESSION_HEADER
        header.change(SESSION_HEADER)
        header.save()
        self.assertEqual(len(self.findings(buffer.change(SESSION))), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clangd", type=Path, required=True, help="the fastpath-clangd to talk to")
    parser.add_argument("--compiler", required=True, help="compiles what is fixed")
    parser.add_argument("--mocks", type=Path, required=True, help="stand-ins for standard headers")
    parser.add_argument("tests", nargs="*", metavar="TEST", help="a class, or a class.method; default: all")
    parser.parse_args(namespace=ARGUMENTS)
    ARGUMENTS.clangd, ARGUMENTS.mocks = ARGUMENTS.clangd.resolve(), ARGUMENTS.mocks.resolve()
    unittest.main(argv=[sys.argv[0], *ARGUMENTS.tests])


if __name__ == "__main__":
    main()
