"""transaction_test.py FOLDER: a transaction that stops at any write leaves the files as they were, or is undone."""
import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
from fastpath_tidy import transaction  # noqa: E402

FOLDER = Path(sys.argv[1])
FILES = {FOLDER / f"{name}.cpp": name.encode() for name in ("a", "b", "c")}


class Crash(BaseException):
    """Stands for the end of the process."""


def fresh() -> None:
    """The files as they are before."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for file, text in FILES.items():
        file.write_bytes(text)
        file.chmod(0o640)


def contents() -> list[bytes]:
    """What is in the files."""
    return [file.read_bytes() for file in FILES]


def count_or_crash(at: int) -> list[int]:
    """Let the write number `at` fail as if the process ended there; -1 for none."""
    calls = [0]
    original = os.replace

    def replace(source: object, target: object) -> None:
        if calls[0] == at:
            raise Crash
        calls[0] += 1
        original(source, target)

    transaction.os.replace = replace
    return calls


def write(files: transaction.Transaction) -> None:
    """Two rounds, the second with fewer files, as when fixes are taken back."""
    names = [str(file) for file in FILES]
    files.write({name: b"new" for name in names})
    files.write({name: b"newer" for name in names[1:]})


real_replace = os.replace
fresh()
calls = count_or_crash(-1)
before = contents()
with transaction.Transaction(FOLDER / "journal") as done:
    write(done)
assert contents() == [b"a", b"newer", b"newer"], contents()
assert all(file.stat().st_mode & 0o777 == 0o640 for file in FILES)
assert not (FOLDER / "journal").exists()
writes = calls[0]
assert writes >= 10, writes

for at in range(writes):
    # Killed: no line of the process runs any more; the next one undoes it.
    fresh()
    count_or_crash(at)
    try:
        write(transaction.Transaction(FOLDER / "journal"))
        raise AssertionError("did not crash")
    except Crash:
        pass
    transaction.os.replace = real_replace
    later = transaction.Transaction(FOLDER / "journal")
    if later.unfinished:
        assert later.put_back() == []
    assert contents() == before, (at, contents())
    assert not list(FOLDER.glob("*.fastpath-new"))

    # Interrupted: the block ends with an exception.
    fresh()
    count_or_crash(at)
    try:
        with transaction.Transaction(FOLDER / "journal") as files:
            try:
                write(files)
            finally:
                transaction.os.replace = real_replace
        raise AssertionError("did not crash")
    except Crash:
        pass
    assert contents() == before, (at, contents())
    assert not (FOLDER / "journal").exists()
