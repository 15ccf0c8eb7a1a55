#!/usr/bin/env python3
"""Writes a profile for pprof, gzipped: pprof.py FILE.

Nine samples, each of which stands for one time and, in nanoseconds, for what is counted by default.
"""
import gzip
import sys
from pathlib import Path

STRINGS = ["", "samples", "count", "cpu", "nanoseconds", "main", "_Z7nothingv", "nothing()", "_Z6scalari", "load"]


def varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first."""
    low, high = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + varint(high) if high else bytes([low])


def field(tag: int, value: int | bytes) -> bytes:
    """A number, or a string or message."""
    if isinstance(value, int):
        return varint(tag << 3) + varint(value)
    return varint(tag << 3 | 2) + varint(len(value)) + value


def numbers(tag: int, values: list[int], packed: bool) -> bytes:
    """A repeated field in one of its two forms."""
    if packed:
        return field(tag, b"".join(map(varint, values)))
    return b"".join(field(tag, value) for value in values)


def index(string: str) -> int:
    """Its place in the table."""
    return STRINGS.index(string)


def function(number: int, name: str, symbol: str = "") -> bytes:
    """Function: id, name, system_name."""
    return field(5, field(1, number) + field(2, index(name)) + field(3, index(symbol)))


def location(number: int, functions: list[int]) -> bytes:
    """Location: id, address, lines with the innermost function first."""
    lines = b"".join(field(4, field(1, one) + field(2, 17)) for one in functions)
    return field(4, field(1, number) + field(3, 0x401000 + number) + lines)


def sample(locations: list[int], count: int, nanoseconds: int, packed: bool = True) -> bytes:
    """Sample: location_id, the innermost first, and value."""
    return field(2, numbers(1, locations, packed) + numbers(2, [count, nanoseconds], packed))


Path(sys.argv[1]).write_bytes(gzip.compress(b"".join([
    field(1, field(1, index("samples")) + field(2, index("count"))),
    field(1, field(1, index("cpu")) + field(2, index("nanoseconds"))),
    sample([1, 4], 1, 300),  # in nothing()
    sample([2, 4], 7, 100, packed=False),  # in what is inlined into nothing()
    sample([3, 4], 1, 200),  # in scalar(int), which main calls
    sample([4], 1, 100),
    sample([5], 1, 100),  # at an address that has no name
    function(1, "nothing()", "_Z7nothingv"), function(2, "load"), function(3, "_Z6scalari"), function(4, "main"),
    location(1, [1]), location(2, [2, 1]), location(3, [3]), location(4, [4]), location(5, []),
    *(field(6, string.encode()) for string in STRINGS),
    numbers(9, [1], packed=False),  # time_nanos, which nobody needs here
    varint(10 << 3 | 1) + bytes(8),  # a field of eight bytes
])))
