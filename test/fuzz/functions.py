"""One function in a random place."""
from __future__ import annotations

from dice import Dice
from free_functions import free_function
from members import member_function
from place import Piece, Place
from special import special


def make(number: int, dice: Dice, standard: int, header: bool) -> Piece:
    """One function in a random place."""
    place = Place(number, dice, standard, header and dice.chance("in header", 0.6))
    kind = dice.pick("place", [free_function, free_function, member_function, member_function, member_function,
                               special])
    if kind is special:
        place.header = False
    return kind(place)
