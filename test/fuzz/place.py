"""Where a function lives: its signature, its piece of the program, and the driver that calls it."""
from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

import bodies
import parameters
from dice import Dice
from layout import STYLES, Block, Style
from parameters import ParameterList
from scope import RESULTS, Result, Scope


@dataclass
class Piece:
    """All text that one function needs."""
    number: int
    header: str = ""                 # of the program's header, where there is one
    source: str = ""                 # of the file that defines it
    driver: str = ""
    symbols: list[str] = field(default_factory=list)   # parts of mangled names whose fast paths need no frame
    in_memory: bool = False          # the result is returned through memory
    drive: str = ""                  # the name of the driver
    same_end: bool = False           # a compiler may see that both paths return the same


@dataclass
class Signature:
    """The parts of a function's declaration."""
    name: str
    parameters: ParameterList
    result: Result
    attributes: list[str] = field(default_factory=list)
    specifiers: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)     # const, &, noexcept
    virtual: list[str] = field(default_factory=list)    # override, final: in the class only
    heads: list[str] = field(default_factory=list)      # of the classes around it
    conversion: bool = False
    requires: str = ""                                  # a trailing requires-clause


class Place:
    """Where a function lives; makes a piece of it."""

    def __init__(self, number: int, dice: Dice, standard: int, header: bool) -> None:
        self.number = number
        self.dice = dice
        self.standard = standard
        self.header = header
        self.piece = Piece(number, drive=f"drive{number}")
        self.style: Style = dice.pick("style", STYLES)
        self.stem = dice.pick("name's style", [f"fn{number}", f"fn_{number}", f"Fn{number}", f"fn{number}Load",
                                               f"fn_{number}_load"])

    # Text.

    def comment(self) -> str:
        """A comment in an odd place, mostly none."""
        if not self.dice.chance("comment in signature", 0.03):
            return ""
        return self.dice.pick("odd comment", ["/* c */ ", "/* ) { */ ", "// ) {\n    ", "/*\n*/ "])

    def declared(self, signature: Signature, qualifier: str, in_class: bool, is_definition: bool) -> str:
        """A declaration without `;`, or the head of a definition."""
        first = in_class or qualifier == "" and is_definition
        parts = [*(signature.heads if not in_class else []), signature.parameters.head(first or in_class),
                 *(signature.attributes if first else [])]
        parts += [s for s in signature.specifiers if in_class or s not in ("static", "virtual", "explicit") or
                  s == "static" and qualifier == ""]
        listed = f"({signature.parameters.text(first or in_class, self.comment)})"
        name = f"{qualifier}{signature.name}"
        behind = signature.behind
        middle = self.comment() if is_definition else ""
        tail = (" " if behind else "") + " ".join(behind)
        if signature.conversion:
            parts.append(f"{name}(){tail}")
        elif signature.result.around:
            parts.append(f"int (*{name}{listed}{tail})[3]")
        elif signature.result.type == "auto ->":
            parts.append(f"auto {middle}{name}{listed}{tail} -> int")
        else:
            parts.append(f"{signature.result.type} {middle}{name}{listed}{tail}")
        if in_class:
            parts[-1] = " ".join([parts[-1], *signature.virtual])
        if signature.requires:
            parts[-1] += f" {signature.requires}"
        parts = [p for p in parts if p]
        gap = "\n" if self.dice.chance("type on own line", 0.1) and is_definition else " "
        head_gap = self.dice.pick("behind the head", ["\n", " "])
        text = parts[-1]
        for part in reversed(parts[:-1]):
            text = part + (head_gap if part.startswith("template") else " ") + text
        if gap == "\n" and f" {name}(" in text and not signature.result.around:
            text = text.replace(f" {name}(", f"\n{name}(", 1)
        return text

    # The pieces that all places share.

    def signature(self, may_be_template: bool = True, class_template: bool = False) -> Signature:
        """A random one."""
        dice = self.dice
        listed = parameters.choose(dice, self.standard, may_be_template, class_template)
        found = Signature(self.stem, listed, dice.pick("result", RESULTS))
        if dice.chance("attribute", 0.12):
            found.attributes.append(dice.pick("which attribute", [
                "[[gnu::used]]", "[[nodiscard]]", "__attribute__((cold))", "[[gnu::hot]]", "FUZZ_API",
                "__attribute__((noinline))", '[[deprecated("x")]]', "__attribute__((no_instrument_function))"]))
            if listed.is_template and "used" in found.attributes[0] or found.result.type == "void" and \
                    "nodiscard" in found.attributes[0]:
                found.attributes.clear()
        if dice.chance("noexcept", 0.15):
            found.behind.append(dice.pick("which noexcept", ["noexcept", "noexcept(true)", "FUZZ_NOEXCEPT",
                                                             "noexcept(sizeof(int) == 4)"]))
        elif dice.chance("noexcept of parameter", 0.04):
            plain = [p for p in listed.items if p.scalar and p.name]
            if plain:
                found.behind.append(f"noexcept(noexcept(fuzz::num({plain[0].name})))")
        if self.standard >= 20 and listed.head(False) and dice.chance("requires", 0.2) and not found.result.around:
            found.requires = dice.pick("which requires", ["requires (sizeof(int) > 1)", "requires true",
                                                          "requires std::is_integral_v<int>"])
        return found

    def scope(self, signature: Signature, state: str, **more: object) -> Scope:
        """What the body may use."""
        return Scope(self.dice, signature.parameters, signature.result, state, self.standard,
                     may_throw=not any("noexcept" in b.lower() for b in signature.behind), **more)  # type: ignore

    def settle(self, signature: Signature, scope: Scope) -> Block:
        """The body; parameters that it does not name lose their names, or are named in vain."""
        statements = bodies.body(scope)
        text = str(statements) + " ".join(signature.behind)
        for i, p in enumerate(signature.parameters.items):
            if p.name and "{}" in p.declarator and not re.search(rf"\b{p.name}\b", text):
                if "decltype" in p.declarator or self.dice.chance("parameter named in vain", 0.2):
                    statements.insert(0, f"(void){p.name};" if "..." not in p.declarator
                                      else f"(void)sizeof...({p.name});")
                else:
                    signature.parameters.items[i] = replace(p, name="")
        return Block("", statements)

    def calls(self, signature: Signature, call: str, state: str, throws: bool) -> list[str]:
        """Calls in several states: `call` has `{}` for the arguments."""
        lines: list[str] = []
        for variant in range(2 if signature.parameters.is_template else 1):
            setups, afters, arguments = [], [], []
            for i, p in enumerate(signature.parameters.items):
                unique = str(i)
                argument = self.dice.any(f"argument {variant}", p.arguments).replace("{n}", unique)
                if p.setup:
                    setups.append(p.setup.replace("{n}", unique))
                if p.after:
                    afters.append(p.after.replace("{n}", unique))
                arguments.append(argument)
            while arguments and signature.parameters.items[len(arguments) - 1].default and \
                    self.dice.chance("default used", 0.4):
                arguments.pop()
            lines += self._rounds(signature, call.replace("{}", ", ".join(arguments)), state, throws, setups, afters)
        return lines

    def _rounds(self, signature: Signature, call: str, state: str, throws: bool, setups: list[str],
                afters: list[str]) -> list[str]:
        shown = signature.result.shown
        if signature.result.type == "void":
            done = f'{call};\n      fuzz::note("returned", 0);'
        else:
            reference = "auto &&"
            done = f'{reference}got = {call};\n      fuzz::note("returned", {shown.replace("{}", "got")});'
        arm = "      fuzz::arm(round == 2 ? 1 : round == 3 ? 2 : 0);\n" if throws else ""
        body = "\n    ".join(setups)
        after = "\n    ".join([*afters, f'fuzz::note("state", {state}.load());'])
        return [f"""  for (int round = 0; round < 5; ++round) {{
    fuzz::rest();
    if (round != 1)
      {state}.store(round == 4 ? 1 : 0);
    {body}
    try {{
{arm}      {done}
    }} catch (const fuzz::Error &error) {{
      fuzz::note("caught", error.code);
    }}
    fuzz::arm(0);
    {after}
  }}"""]

    def driver(self, lines: list[str], before: str = "") -> None:
        """The function that calls."""
        head = f'{before}void {self.piece.drive}() {{\n  fuzz::note("function", {self.number});\n'
        self.piece.driver = f"FUZZ_DRIVER void {self.piece.drive}();\n" + head + "\n".join(lines) + "\n}\n"

    def is_free(self, signature: Signature, extra: int = 0) -> bool:
        """Whether the fast path can do without a frame: no argument on the stack, and none by value that has to be
        passed on by reference though it is in a register."""
        return signature.parameters.registers + extra <= 6 and all(
            p.kind not in ("unnamed class", "auto") for p in signature.parameters.items)

    def expect(self, signature: Signature, symbol: str, extra: int) -> None:
        """Note what is to be free of a frame; the slow path takes so many arguments more than the signature has."""
        self.piece.in_memory = signature.result.in_memory
        if self.is_free(signature, extra + signature.result.in_memory):
            self.piece.symbols.append(symbol)

    def self_call(self, signature: Signature, callee: str) -> str:
        """A recursive call that needs no setup, or nothing."""
        if not all(p.recursive for p in signature.parameters.items) or signature.parameters.is_template or \
                signature.result.deduced or "deprecated" in "".join(signature.attributes):
            return ""
        arguments = [p.arguments[0] for p in signature.parameters.items]
        if any("{n}" in a or a in ("made", "&made") for a in arguments):
            return ""
        return f"{callee}({', '.join(arguments)})"


def mangled(name: str) -> str:
    """A name as it stands in a symbol."""
    return f"{len(name)}{name}"


def collision(place: Place, name: str, in_class: bool) -> str:
    """Something that has the helper's name already, mostly nothing."""
    dice = place.dice
    if not dice.chance("collision", 0.1):
        return ""
    slow = name + ("_slow" if "_" in name else "Slow")
    options = [f"void {slow}(long);", f"struct {slow};", f"extern int {slow};"]
    if in_class:
        options = [f"void {slow}(long);", f"struct {slow};", f"int {slow} = 0;", f"template <class U> void {slow}(U);"]
    else:
        options += [f"#define {slow} 1", f"template <class U> void {slow}(U);", f"namespace {slow} {{}}",
                    f"enum Enum{slow} {{ {slow} }};"]
    return dice.pick("what collides", options) + "\n"


def documented(place: Place) -> str:
    """A comment above a function, mostly none."""
    return place.dice.pick("documentation", ["", "", "", "/// Does \\c something.\n", "/* Does\n   something. */\n",
                                             "// Does something.\n\n"])


def replace_signature(signature: Signature, listed: ParameterList) -> Signature:
    """The same signature with other parameters."""
    return Signature(signature.name, listed, signature.result, list(signature.attributes), list(signature.specifiers),
                     list(signature.behind), list(signature.virtual), list(signature.heads), signature.conversion,
                     signature.requires)
