"""Decisions of the generator: each has a name, depends on nothing but the seed, and can be switched off."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Named decisions.

    One that is switched off takes the plainest outcome, and no other changes: so a program gets smaller feature by
    feature, and stays the same otherwise.
    """

    def __init__(self, seed: str, off: frozenset[str] = frozenset()) -> None:
        self.seed = seed
        self.off = off
        self.taken: dict[str, None] = {}
        self._rolls: Counter[str] = Counter()

    def _random(self, name: str) -> random.Random:
        self._rolls[name] += 1
        return random.Random(f"{self.seed}/{name}/{self._rolls[name]}")

    def _allowed(self, name: str) -> bool:
        """Whether neither all decisions of the name nor this one are switched off."""
        this = f"{name}#{self._rolls[name]}"
        if name in self.off or this in self.off:
            return False
        self.taken[this] = None
        return True

    def chance(self, name: str, probability: float) -> bool:
        """True with the probability; False when switched off."""
        return self._random(name).random() < probability and self._allowed(name)

    def pick(self, name: str, options: Sequence[T]) -> T:
        """One of the options; the first when switched off."""
        index = self._random(name).randrange(len(options))
        return options[index] if index and self._allowed(name) else options[0]

    def count(self, name: str, low: int, high: int) -> int:
        """A number from low to high; low when switched off."""
        number = self._random(name).randint(low, high)
        return number if number > low and self._allowed(name) else low

    def number(self, name: str, high: int) -> int:
        """A small number that does not matter, and so is no feature."""
        return self._random(name).randint(1, high)

    def any(self, name: str, options: Sequence[T]) -> T:
        """One of the options, where none is plainer than another."""
        return options[self._random(name).randrange(len(options))]
