"""diff_of.py FILE: prints only the lines of a diff in what a command has printed, from the first file to its status."""
import sys
from pathlib import Path

text = Path(sys.argv[1]).read_text()
print(text[text.index("--- a/"):text.index("-> 0", text.index("--- a/"))], end="")
