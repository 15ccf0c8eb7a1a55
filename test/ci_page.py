"""ci_page.py PAGE FOLDER FENCE NAME=COMMAND...: runs the commands of docs/ci.md, one after the other in FOLDER.

These are its code blocks that begin with ```FENCE; in them NAME stands for COMMAND. Prints each with its status. The
commands of the examples for CI services must be among those of the page.
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import yaml

page, folder, fence, programs = Path(sys.argv[1]).read_text(), Path(sys.argv[2]), sys.argv[3], sys.argv[4:]
path = folder.with_suffix(".bin")
shutil.rmtree(path, ignore_errors=True)
path.mkdir()
for program in programs:
    name, _, command = program.partition("=")
    (path / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    (path / name).chmod(0o755)
blocks = re.findall(rf"^```{fence}\n(.*?)^```", page, re.M | re.S)
for block in blocks:
    done = subprocess.run(["bash", "-o", "pipefail", "-c", block], cwd=folder, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False,
                          env={**os.environ, "PATH": f"{path.resolve()}:{os.environ['PATH']}"})
    print(f"$ {block.strip()}\n{done.stdout}-> {done.returncode}", flush=True)


def words(command: str) -> str:
    """A command on one line, without what the examples for CI services add to it."""
    one_line = " ".join(command.replace("\\\n", " ").split())
    return re.sub(r" --(format github|baseline \S+)", "", one_line.replace("changed.yaml", "fixes.yaml"))


known = {words(block) for block in re.findall(r"^```sh\n(.*?)^```", page, re.M | re.S)}
for example in re.findall(r"^```yaml\n(.*?)^```", page, re.M | re.S):
    content = yaml.safe_load(example)
    commands = [step["run"] for job in content.get("jobs", {}).values() for step in job["steps"] if "run" in step]
    commands += content.get("fastpath-tidy", {}).get("script", [])
    for command in commands:
        if "fastpath-" in command and "apt-get" not in command and words(command) not in known:
            sys.exit(f"not a command of the page: {command}")
