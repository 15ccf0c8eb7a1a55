"""project.py FOLDER MOCKS [--git] [--broken]: a project to sweep, with four findings in three files.

Its compile_commands.json is in FOLDER/build. With --git the project is committed to a repository; with --broken one
more source does not compile.
"""
import json
import shutil
import subprocess
import sys
from pathlib import Path

folder, mocks = Path(sys.argv[1]).resolve(), sys.argv[2]
shutil.rmtree(folder, ignore_errors=True)
shutil.copytree(Path(__file__).parent / "project", folder)
names = ["open.cpp", "flush.cpp"]
if "--broken" in sys.argv:
    (folder / "broken.cpp").write_text('#include "session.h"\nint Session::missing() { return 0; }\n')
    names.append("broken.cpp")
(folder / "build").mkdir()
(folder / "build" / "compile_commands.json").write_text(json.dumps([
    {"directory": str(folder), "file": name, "arguments": ["clang++", "-std=c++17", "-isystem", mocks, "-c", name]}
    for name in names]))
if "--git" in sys.argv:
    git = ["git", "-C", str(folder), "-c", "user.name=Test", "-c", "user.email=test@example.org"]
    (folder / ".gitignore").write_text("build\n")
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "Project"]):
        subprocess.run([*git, *words], check=True)
