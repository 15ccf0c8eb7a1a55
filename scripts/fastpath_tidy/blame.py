"""Which fixes break a build: the fewest builds that tell."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from .findings import Finding

Builds = Callable[[Sequence[Finding]], bool]


def breaking(fixes: Sequence[Finding], builds: Builds, suspects: Sequence[Finding]) -> list[Finding]:
    """The fixes that the project does not build with; with the others it builds.

    `builds` tells whether the project builds with these fixes and no other. It does without any, and does not with
    all of them. The suspects, which the compiler's messages name, are looked at first.
    """
    suspected = set(suspects)
    good = [fix for fix in fixes if fix not in suspected]
    if suspects and (not good or builds(good)):
        return _search(good, list(suspects), builds, certain=True)
    return _search([], list(fixes), builds, certain=True)


def _search(good: list[Finding], unknown: list[Finding], builds: Builds, certain: bool) -> list[Finding]:
    """The breaking ones among `unknown`, halving; those that do not break join `good`. If `certain`, one is there."""
    if not unknown:
        return []
    if not certain and builds([*good, *unknown]):
        good.extend(unknown)
        return []
    if len(unknown) == 1:
        return unknown
    half = len(unknown) // 2
    first = _search(good, unknown[:half], builds, certain=False)
    # If the first half holds none, the second must.
    return first + _search(good, unknown[half:], builds, certain=not first)
