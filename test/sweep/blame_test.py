"""The fixes that break a build are found, exactly, and with few builds."""
import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
from fastpath_tidy.blame import breaking  # noqa: E402


def search(total: int, bad: set[int], suspects: list[int]) -> int:
    """Look for `bad` among the numbers; how many builds it took."""
    builds = [0]

    def build(some: list[int]) -> bool:
        builds[0] += 1
        return not bad & set(some)

    assert set(breaking(list(range(total)), build, suspects)) == bad, (total, bad, suspects)
    return builds[0]


for total in range(1, 7):
    for size in range(1, total + 1):
        for bad in itertools.combinations(range(total), size):
            for suspects in ([], list(bad), [0], list(range(total)), [total - 1]):
                search(total, set(bad), suspects)

# One of a thousand takes the logarithm; with the compiler's help, less.
assert search(1000, {617}, []) <= 20
assert search(1000, {617}, [616, 617]) <= 3
