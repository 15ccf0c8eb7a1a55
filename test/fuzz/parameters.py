"""The parameters of a function, with what its body may do with each and what a caller may pass."""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from dice import Dice


@dataclass(frozen=True)
class Parameter:
    """One parameter.

    `{}` stands for its name in all texts, `{n}` in those of the caller for a number that makes them unique.
    """
    kind: str
    declarator: str
    uses: tuple[str, ...]                   # expressions of type int, without a call that is not visible
    changes: tuple[str, ...] = ()           # statements that change or consume it
    setup: str = ""                         # of the caller
    arguments: tuple[str, ...] = ("3", "8")
    after: str = ""
    registers: int = 1                      # how many it takes; 0 if it is passed on the stack
    scalar: bool = False
    recursive: bool = True                  # may be passed on as an argument that needs no setup
    template: str = ""                      # the template parameter that it is made of, as written in the head
    explicit: str = ""                      # what the caller writes between <>, where nothing is deduced
    default: str = ""
    cheap: bool = True                      # may be used on the fast path
    name: str = ""

    @property
    def text(self) -> str:
        """The declaration in the parameter list."""
        return self.declarator.replace("{}", self.name).strip()

    def use(self, dice: Dice, label: str) -> str:
        """An int made of the parameter."""
        return dice.pick(label, self.uses).replace("{}", self.name)


def scalar(kind: str, declarator: str, *uses: str, **more: object) -> Parameter:
    """A number by value."""
    return Parameter(kind, declarator, uses or ("{}",), ("{} += 2;",), scalar=True, **more)  # type: ignore[arg-type]


CAST = "static_cast<int>({})"
VALUE_USES = ("{}.v", "fuzz::num({})", "fuzz::kind({})", "({}).v")
PLAIN = [
    scalar("int", "int {}"),
    scalar("long", "long {}", CAST, "fuzz::pick({})"),
    scalar("unsigned char", "unsigned char {}", "{}", "({} & 3)"),
    replace(scalar("bool", "bool {}", "({} ? 1 : 2)"), changes=("{} = !{};",), arguments=("true", "false")),
    scalar("double", "double {}", CAST, registers=1, arguments=("1.5", "2.0")),
    scalar("unsigned", "unsigned int {}", CAST, "fuzz::pick({})"),
    replace(scalar("const int", "const int {}"), changes=()),
    replace(scalar("int const", "int const {}"), changes=()),
    scalar("attributed", "[[maybe_unused]] int {}"),
    scalar("macro type", "FUZZ_INT {}"),
    scalar("default", "int {}", default=" = 7"),
    Parameter("class default", "fuzz::Small {}", ("{}.a", "fuzz::num({})"), ("{}.b = 2;",),
              arguments=("fuzz::Small{1, 2}",), default=" = {3, 4}"),
    Parameter("color", "fuzz::Color {}", ("static_cast<int>({})",), ("{} = fuzz::Color::Green;",),
              arguments=("fuzz::Color::Red", "fuzz::Color::Green")),
    Parameter("plain enum", "enum fuzz::Plain {}", ("static_cast<int>({})", "({} + 1)"),
              arguments=("fuzz::First", "fuzz::Second")),
    Parameter("int &", "int &{}", ("{}", "fuzz::kind({})"), ("{} += 3;",), "int in{n} = 4;", ("in{n}",),
              'fuzz::note("in", in{n});', recursive=False),
    Parameter("const int &", "const int &{}", ("{}", "fuzz::kind({})"), arguments=("6", "fuzz::counter")),
    Parameter("int *", "int *{}", ("*{}", "fuzz::num({})"), ("++*{};",), arguments=("&fuzz::counter", "fuzz::table")),
    Parameter("int *const", "int *const {}", ("*{}", "{}[0]"), ("*{} += 2;",), arguments=("&fuzz::counter",)),
    Parameter("text", "const char *{}", ("{}[0]", "*{}"), ("++{};",), arguments=('"text"', '"other"')),
    Parameter("right const", "char const *{}", ("{}[0]", "*{}"), ("++{};",), arguments=('"text"', '"other"')),
    Parameter("array &", "const int (&{})[3]", ("{}[1]", "static_cast<int>(sizeof({}))"),
              arguments=("fuzz::table",)),
    Parameter("array", "int {}[3]", ("{}[1]", "*{}"), arguments=("fuzz::table",)),
    Parameter("function pointer", "int (*{})(int)", ("{}(2)",), arguments=("fuzz::twice", "&fuzz::twice"),
              cheap=False),
    Parameter("function", "int {}(int)", ("{}(3)",), arguments=("fuzz::twice",), cheap=False),
    Parameter("Small", "fuzz::Small {}", ("{}.a", "fuzz::num({})"), ("{}.b = 9;", "{} = fuzz::Small{5, 6};"),
              arguments=("fuzz::Small{1, 2}",)),
    Parameter("const Small &", "const fuzz::Small &{}", ("{}.b", "fuzz::kind({})"), arguments=("fuzz::Small{3, 4}",)),
    Parameter("Value", "fuzz::Value {}", VALUE_USES, ("fuzz::take(std::move({}));", "{} = fuzz::Value(2);",
              "fuzz::take({});", "fuzz::swallow(std::move({}));", "fuzz::Value out = std::move({}); fuzz::take(out);",
              "auto held = [own = std::move({})] { return own.v; }; fuzz::note(\"held\", held());"),
              "fuzz::Value val{n}(6);", ("fuzz::Value(3)", "val{n}", "std::move(val{n})", "9")),
    Parameter("const Value", "const fuzz::Value {}", VALUE_USES, ("fuzz::take({});", "fuzz::take(std::move({}));"),
              arguments=("fuzz::Value(3)", "fuzz::global")),
    Parameter("Value &", "fuzz::Value &{}", VALUE_USES, ("{} = fuzz::Value(8);", "fuzz::swallow({});"),
              "fuzz::Value val{n}(7);", ("val{n}", "fuzz::global"), 'fuzz::note("after", val{n}.v);',
              recursive=False),
    Parameter("const Value &", "const fuzz::Value &{}", VALUE_USES, ("fuzz::swallow({});",),
              arguments=("fuzz::Value(4)", "fuzz::global", "5")),
    Parameter("Value &&", "fuzz::Value &&{}", VALUE_USES, ("fuzz::take(std::move({}));", "fuzz::swallow({});",
              "fuzz::Value out(static_cast<fuzz::Value &&>({})); fuzz::take(std::move(out));"),
              "fuzz::Value val{n}(2);", ("std::move(val{n})", "fuzz::Value(6)", "11"), 'fuzz::note("left", val{n}.v);',
              recursive=False),
    Parameter("MoveOnly", "fuzz::MoveOnly {}", ("{}.v", "fuzz::kind({})"), ("fuzz::take(std::move({}));",
              "fuzz::swallow(std::move({}));", "fuzz::MoveOnly mine = std::move({}); fuzz::note(\"mine\", mine.v);"),
              "fuzz::MoveOnly own{n}(6);", ("fuzz::MoveOnly(3)", "std::move(own{n})")),
    Parameter("MoveOnly &&", "fuzz::MoveOnly &&{}", ("{}.v",), ("fuzz::take(std::move({}));",),
              "fuzz::MoveOnly own{n}(1);", ("std::move(own{n})", "fuzz::MoveOnly(3)"), recursive=False),
    Parameter("Value *", "fuzz::Value *{}", ("{}->v", "(*{}).v"), ("{}->v += 1;", "fuzz::take(*{});"),
              arguments=("&fuzz::global",)),
    Parameter("atomic &", "std::atomic<int> &{}", ("{}.load()", "fuzz::num({})"), ("{}.store(3);",),
              "std::atomic<int> at{n}(2);", ("at{n}",), 'fuzz::note("at", at{n}.load());', recursive=False),
    Parameter("const volatile *", "const volatile int *{}", ("*{}",), arguments=("&fuzz::counter",)),
    scalar("alias", "fuzz::Number {}"),
    Parameter("class in braces", "std::pair<int, long> {}", ("{}.first", "static_cast<int>({}.second)"),
              ("{}.first = 3;",), arguments=("std::pair<int, long>(1, 2)",), default=" = {2, 3}", registers=2),
    Parameter("volatile int &", "volatile int &{}", ("({} + 0)",), (), "volatile int vol{n} = 4;", ("vol{n}",),
              recursive=False),
    Parameter("nullptr_t", "std::nullptr_t {}", ("static_cast<int>(sizeof({}))",), arguments=("nullptr",)),
    Parameter("pointer to member", "int fuzz::Small::*{}", ("(fuzz::Small{1, 2}.*{})",),
              arguments=("&fuzz::Small::b",), cheap=False),
    Parameter("unnamed", "int", (), arguments=("1",)),
    Parameter("commented out", "int /*unused*/", (), arguments=("2",)),
    Parameter("unnamed class", "fuzz::Value", (), arguments=("fuzz::Value(2)",)),
    Parameter("Tag", "fuzz::Tag {}", ("fuzz::num({})", "static_cast<int>(sizeof({}))"), arguments=("fuzz::Tag()",),
              registers=0),
]

T_USES = ("fuzz::num({})", "fuzz::kind({})")
TEMPLATES = [
    Parameter("T", "T {}", T_USES, ("fuzz::take(fuzz::Value(fuzz::num({})));", "fuzz::swallow(std::move({}));",
              "fuzz::swallow({});", "T other({}); fuzz::swallow(other);"),
              arguments=("3", "fuzz::Value(4)", "fuzz::global", "fuzz::Small{1, 2}"), template="class T"),
    Parameter("const T &", "const T &{}", T_USES, ("fuzz::swallow({});", "T other({}); fuzz::swallow(other);"),
              arguments=("3", "fuzz::Value(4)", "fuzz::global"), template="class T"),
    Parameter("T &&", "T &&{}", T_USES, ("fuzz::swallow(std::forward<T>({}));", "fuzz::swallow({});",
              "fuzz::swallow(static_cast<T &&>({}));"), "fuzz::Value val{n}(2);",
              ("std::move(val{n})", "val{n}", "fuzz::Value(6)", "11", "fuzz::global"), template="typename T"),
    Parameter("T *", "T *{}", ("fuzz::num(*{})", "fuzz::num({})"), ("fuzz::swallow(*{});",),
              arguments=("&fuzz::global", "&fuzz::counter"), template="class T"),
    Parameter("pack &&", "T &&...{}", ("fuzz::sum({}...)", "static_cast<int>(sizeof...(T))"),
              ("FUZZ_EACH(fuzz::swallow(std::forward<T>({})));",),
              "fuzz::Value val{n}(2);", ("1, std::move(val{n}), fuzz::global", "fuzz::Value(3), 2", "val{n}"),
              template="class... T", registers=3),
    Parameter("pack", "T... {}", ("fuzz::sum({}...)", "static_cast<int>(sizeof...({}))"),
              ("FUZZ_EACH(fuzz::swallow({}));",), arguments=("1, 2L", "fuzz::Value(3), fuzz::Small{1, 2}", "'a'"),
              template="class... T", registers=3),
    Parameter("const pack &", "const T &...{}", ("fuzz::sum({}...)",), (),
              arguments=("1, 2L", "fuzz::Value(3)", "fuzz::Small{1, 2}, 1"), template="class... T", registers=3),
    Parameter("N", "int (&{})[N]", ("{}[0]", "static_cast<int>(N)"), (), arguments=("fuzz::table",),
              template="std::size_t N", recursive=False),
    Parameter("explicit T", "int {}", ("{}", "static_cast<int>(sizeof(T))"), template="class T",
              explicit="long"),
    Parameter("explicit number", "int {}", ("{}", "N", "({} + N)"), template="int N", explicit="4"),
    Parameter("default T", "int {}", ("{}", "static_cast<int>(sizeof(T))"), template="class T = char"),
]
CXX20 = [
    Parameter("auto", "auto {}", T_USES, ("fuzz::swallow({});", "fuzz::swallow(std::move({}));"),
              arguments=("3", "fuzz::Value(4)"), template="auto"),
    Parameter("auto &&", "auto &&{}", T_USES, ("fuzz::swallow(std::forward<decltype({})>({}));",),
              "fuzz::Value val{n}(2);", ("std::move(val{n})", "val{n}", "5"), template="auto"),
    Parameter("const auto &", "const auto &{}", T_USES, (), arguments=("3", "fuzz::Value(4)"), template="auto"),
]
NAMES = ["arg", "xs", "item", "str", "cnt", "ptr", "val", "limit"]


@dataclass
class ParameterList:
    """All parameters of a function."""
    items: list[Parameter] = field(default_factory=list)

    def text(self, defaults: bool, comment: Callable[[], str]) -> str:
        """What stands between the parentheses."""
        return ", ".join(comment() + p.text + (p.default if defaults else "") for p in self.items)

    def head(self, defaults: bool) -> str:
        """The template head, or nothing."""
        heads = list(dict.fromkeys(p.template if defaults else p.template.partition(" =")[0]
                                   for p in self.items if p.template not in ("", "auto")))
        return f"template <{', '.join(heads)}>" if heads else ""

    def explicit(self) -> str:
        """What a caller writes behind the name."""
        found = [p.explicit for p in self.items if p.explicit]
        return f"<{', '.join(found)}>" if found else ""

    @property
    def is_template(self) -> bool:
        """Whether the function is a template for its parameters' sake."""
        return any(p.template for p in self.items)

    @property
    def registers(self) -> int:
        """How many registers the arguments take."""
        return sum(p.registers for p in self.items)

    def named(self) -> list[Parameter]:
        """Those that the body can name."""
        return [p for p in self.items if p.name and "{}" in p.declarator]


def _renamed(item: Parameter) -> Parameter:
    """The same with another template parameter, inside a class that has a T of its own."""
    def other(text: str) -> str:
        return re.sub(r"\bT\b", "U", text)
    return replace(item, declarator=other(item.declarator), template=other(item.template),
                   uses=tuple(map(other, item.uses)), changes=tuple(map(other, item.changes)))


def choose(dice: Dice, standard: int, may_be_template: bool, class_template: bool) -> ParameterList:
    """Parameters for a function."""
    items: list[Parameter] = []
    names = list(NAMES)
    for _ in range(dice.count("parameters", 0, 4)):
        item = dice.pick("parameter", PLAIN)
        items.append(replace(item, name=names.pop(dice.number("name", len(names)) - 1)))
    if class_template and dice.chance("parameter of the class's type", 0.5):
        form = dice.pick("form of T", TEMPLATES[1:2] + TEMPLATES[0:1] + TEMPLATES[3:4])
        items.append(replace(form, name="t", template="", arguments=("made",), after="",
                             declarator=form.declarator.replace("T *", "const T *"), changes=form.changes[-1:]
                             if form.kind == "T" else ()))
        if form.kind == "T *":
            items[-1] = replace(items[-1], arguments=("&made",))
    elif may_be_template and dice.chance("template", 0.3):
        item = dice.pick("template parameter", TEMPLATES + (CXX20 if standard >= 20 else []))
        at_end = item.template.startswith("class...") or item.explicit
        items.insert(len(items) if at_end else 0, replace(_renamed(item) if class_template else item, name="t"))
    for i, item in enumerate(items):
        if any(not p.default for p in items[i + 1:]):
            items[i] = replace(item, default="")  # defaults only at the end
    return ParameterList(items)
