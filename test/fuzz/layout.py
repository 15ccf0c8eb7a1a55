"""Statements as a tree, and the ways to write them down."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Union


@dataclass
class Block:
    """`head { body } tail`, without braces where there is but one statement and none are wanted."""
    head: str
    body: list[Statement] = field(default_factory=list)
    tail: str = ""
    braces: bool = True


@dataclass
class Raw:
    """A line that must stand alone: a directive, or a comment up to its end."""
    text: str


Statement = Union[str, Block, Raw]


@dataclass(frozen=True)
class Style:
    """How a function is laid out."""
    name: str
    indent: str = "  "
    brace_on_own_line: bool = False
    one_line: bool = False


STYLES = [
    Style("usual"),
    Style("four columns", indent="    "),
    Style("tabs", indent="\t"),
    Style("own line", brace_on_own_line=True),
    Style("tabs and own line", indent="\t", brace_on_own_line=True),
    Style("one line", one_line=True),
    Style("flat", indent=""),
]


def has_raw(body: Sequence[Statement]) -> bool:
    """Whether a line of its own is needed somewhere."""
    return any(isinstance(s, Raw) or "//" in (s if isinstance(s, str) else "") or
               isinstance(s, Block) and (has_raw(s.body) or "//" in s.head) for s in body)


def _one_line(statement: Statement) -> str:
    """A statement in one line, always with braces: compilers warn of what stands behind an `if` without."""
    if isinstance(statement, Block):
        inner = " ".join(map(_one_line, statement.body))
        return f"{statement.head} {{ {inner} }}{statement.tail}"
    return statement if isinstance(statement, str) else statement.text


def _lines(statement: Statement, style: Style, depth: int) -> list[str]:
    indent = style.indent * depth
    if isinstance(statement, Raw):
        return [statement.text if statement.text.startswith("#") else indent + statement.text]
    if isinstance(statement, str):
        return [indent + line for line in statement.split("\n")]
    inner = [line for s in statement.body for line in _lines(s, style, depth + 1)]
    if not statement.braces and len(statement.body) == 1 and isinstance(statement.body[0], str):
        return [indent + statement.head, *inner]
    if style.brace_on_own_line:
        opening = [indent + statement.head, indent + "{"] if statement.head else [indent + "{"]
    else:
        opening = [indent + f"{statement.head} {{".lstrip()]
    return [*opening, *inner, indent + "}" + statement.tail]


def write(function: Block, style: Style, depth: int = 0) -> str:
    """The text of a function."""
    if style.one_line and not has_raw(function.body) and "//" not in function.head:
        return style.indent * depth + _one_line(function) + "\n"
    return "\n".join(_lines(function, style, depth)) + "\n"
