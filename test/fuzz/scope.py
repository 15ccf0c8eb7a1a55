"""What a function returns, and what its body may use."""
from __future__ import annotations

from dataclasses import dataclass, field

from dice import Dice
from parameters import ParameterList


@dataclass(frozen=True)
class Result:
    """A return type, and how to return: on the fast path, and an int `{}` on the slow one."""
    type: str
    fast: tuple[str, ...]
    slow: tuple[str, ...]
    shown: str = "fuzz::num({})"           # the int that the caller writes down
    in_memory: bool = False
    around: bool = False                   # the type is written around the name
    deduced: bool = False


RESULTS = [
    Result("int", ("return 1;", "return {};", "return {} + 1;"), ("return {};", "return ({}) * 2;")),
    Result("void", ("return;",), ("{};",), shown=""),
    Result("bool", ("return true;", "return {} > 2;"), ("return fuzz::twice({}) > 7;",)),
    Result("long", ("return 1L;", "return {};"), ("return {};", "return static_cast<long>({});")),
    Result("unsigned char", ("return 1;", "return static_cast<unsigned char>({});"),
           ("return static_cast<unsigned char>({});",)),
    Result("double", ("return 0.5;", "return {};"), ("return {};",)),
    Result("fuzz::Small", ("return {1, 2};", "return fuzz::Small{{}, 2};", "return fuzz::Small();"),
           ("return {{}, 3};", "return fuzz::Small{1, {}};")),
    Result("fuzz::Color", ("return fuzz::Color::Red;",),
           ("return fuzz::twice({}) > 5 ? fuzz::Color::Green : fuzz::Color::Red;",)),
    Result("fuzz::Value &", ("return fuzz::global;",), ("return fuzz::twice({}) % 4 ? fuzz::global : fuzz::other;",)),
    Result("const fuzz::Value &", ("return fuzz::global;",),
           ("return fuzz::twice({}) % 4 ? fuzz::global : fuzz::other;",)),
    Result("fuzz::Value *", ("return nullptr;", "return &fuzz::global;"),
           ("return fuzz::twice({}) > 5 ? &fuzz::global : nullptr;",),
           shown="({} ? 1 : 0)"),
    Result("int *", ("return fuzz::table;",), ("return fuzz::table + fuzz::twice({}) % 2;",), shown="({} ? 1 : 0)"),
    Result("const char *", ('return "fast";',), ('return fuzz::twice({}) > 4 ? "much" : "less";',)),
    Result("fuzz::Ticket", ("return fuzz::Ticket(1);", "return fuzz::Ticket({});"), ("return fuzz::Ticket({});",),
           in_memory=True),
    Result("int (*)[3]", ("return &fuzz::table;",), ("return fuzz::twice({}) > 4 ? &fuzz::table : nullptr;",),
           shown="({} ? 1 : 0)", around=True),
    Result("auto", ("return 1;", "return static_cast<int>({});"), ("return static_cast<int>({});",), deduced=True),
    Result("auto ->", ("return 1;", "return {};"), ("return {};",)),
]


@dataclass
class Scope:
    """What a body may use, and what it needs."""
    dice: Dice
    parameters: ParameterList
    result: Result
    state: str                                   # an expression: the atomic<int>
    standard: int
    self_call: str = ""                          # a recursive call, or nothing
    members: list[str] = field(default_factory=list)   # expressions of type int
    changes: list[str] = field(default_factory=list)   # statements that change members
    captures_this: bool = False
    may_throw: bool = True
    fresh: int = 0
    ints: list[str] = field(default_factory=list)      # what else the slow path may use
    wanted: list[str] = field(default_factory=list)    # what the slow path must use
    early: list[str] = field(default_factory=list)     # what the fast path may use
    can_declare: bool = True                           # a variable of the global namespace
    crossing: int = 0                                  # how many locals the slow path may need at most
    same_end: bool = False                             # a compiler may know what the slow path returns
    accessor: str = ""                                 # a call that reads the atomic

    def name(self, stem: str) -> str:
        """A name that nothing else in the function has."""
        self.fresh += 1
        return f"{stem}{self.fresh}"

    def integer(self, label: str) -> str:
        """Some int for the slow path."""
        if self.wanted:
            return self.wanted.pop()
        options = ["4", *self.ints, *self.members]
        return self.dice.any(label, options)
