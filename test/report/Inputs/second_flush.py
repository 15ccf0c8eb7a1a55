"""second_flush.py FILE: moves everything in the file down, and adds a second function of the same name."""
import sys
from pathlib import Path

file = Path(sys.argv[1])
file.write_text("\n" * 10 + file.read_text() + """
int flush(int port) {
  if (quiet.load())
    return 0;
  std::lock_guard<std::mutex> lock(logMutex);
  return port;
}
""")
