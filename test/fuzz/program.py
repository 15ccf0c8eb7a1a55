"""A program: some functions, their drivers and `main`, in one file or in a header and two sources."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import functions
from dice import Dice
from place import Piece

INCLUDE = '#include "trace.h"\n'
QUIET = '#pragma GCC diagnostic ignored "-Wdeprecated-declarations"\n'


@dataclass(frozen=True)
class Recipe:
    """Everything that a program depends on."""
    seed: int
    index: int
    functions: tuple[int, ...]
    off: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"s{self.seed}p{self.index}"


@dataclass
class Program:
    """The text of a program, and what must hold of it."""
    recipe: Recipe
    standard: int
    options: dict[str, str]
    pieces: list[Piece]
    files: dict[str, str] = field(default_factory=dict)
    lines: dict[str, list[tuple[int, int, int]]] = field(default_factory=dict)   # of a file: begin, end, function
    features: list[str] = field(default_factory=list)

    @property
    def sources(self) -> list[str]:
        """The files to compile."""
        return [name for name in self.files if name.endswith(".cpp")]

    def function_at(self, file: str, line: int) -> int | None:
        """The number of the function on that line of the original."""
        return next((number for begin, end, number in self.lines.get(file, []) if begin <= line < end), None)


class _File:
    """A file that grows, and knows which function its lines belong to."""

    def __init__(self, program: Program, name: str, start: str) -> None:
        self.program, self.name, self.text = program, name, start

    def add(self, text: str, number: int | None = None) -> None:
        """More text, of a function or of none."""
        begin = self.text.count("\n") + 1
        self.text += text
        if number is not None:
            self.program.lines.setdefault(self.name, []).append((begin, self.text.count("\n") + 1, number))

    def close(self, crlf: bool) -> None:
        """Make it a file of the program."""
        self.program.files[self.name] = self.text.replace("\n", "\r\n") if crlf else self.text


def _main(drivers: Iterable[str]) -> str:
    calls = "".join(f"  {name}();\n" for name in drivers)
    return f"int fuzz_outer = 5;\n\nint main() {{\n{calls}  return 0;\n}}\n"


def generate(recipe: Recipe) -> Program:
    """The program of a recipe; the same for all time."""
    dice = Dice(f"{recipe.seed}/{recipe.index}", recipe.off)
    standard = dice.any("standard", [17, 17, 17, 20, 20, 14])
    style = dice.pick("FixStyle", ["Function"] * 6 + ["FunctionElseLambda", "Lambda"])
    options = {} if style == "Function" else {"FixStyle": style}
    if dice.chance("HelperAccess", 0.15):
        options["HelperAccess"] = "Same"
    with_header = dice.chance("several files", 0.4)
    crlf = dice.chance("CRLF", 0.06)
    pieces, features = [], list(dice.taken)
    for number in recipe.functions:
        own = Dice(f"{recipe.seed}/{recipe.index}/{number}", recipe.off)
        pieces.append(functions.make(number, own, standard, with_header))
        features += [f for f in own.taken if f not in features]
    program = Program(recipe, standard, options, pieces, features=features)
    if with_header:
        _several_files(program, crlf)
    else:
        _one_file(program, crlf)
    return program


def _one_file(program: Program, crlf: bool) -> None:
    file = _File(program, "program.cpp", INCLUDE)
    for piece in program.pieces:
        file.add("\n" + piece.source, piece.number)
    file.add("\n" + QUIET)
    for piece in program.pieces:
        file.add("\n" + piece.driver)
    file.add("\n" + _main(piece.drive for piece in program.pieces))
    file.close(crlf)


def _several_files(program: Program, crlf: bool) -> None:
    header = _File(program, "shapes.h", "#ifndef SHAPES_H\n#define SHAPES_H\n" + INCLUDE)
    one = _File(program, "one.cpp", '#include "shapes.h"\n')
    two = _File(program, "two.cpp", '#include "shapes.h"\n\n' + QUIET)
    for piece in program.pieces:
        if piece.header:
            header.add("\n" + piece.header, piece.number)
        one.add("\n" + piece.source, piece.number)
    one.add("\n" + QUIET)
    drivers = []
    for piece in program.pieces:
        one.add("\n" + piece.driver)
        drivers.append(piece.drive)
        if piece.header:
            again = f"again{piece.number}"
            one.add(f"FUZZ_DRIVER void {again}();\n")
            two.add("\n" + piece.driver.replace(piece.drive, again))
            drivers.append(again)
    header.add("\n#endif\n")
    one.add("\n" + _main(drivers))
    for file in (header, one, two):
        file.close(crlf)
