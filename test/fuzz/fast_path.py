"""The fast path: what stands before the guards, and the guards."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from layout import Block, Statement
from scope import Scope


@dataclass(frozen=True)
class Local:
    """A declaration in front of the guards: `{}` is its name, `{e}` an int."""
    text: str
    uses: tuple[str, ...] = ("{}",)
    both: bool = False                      # must be used by both paths, or it is not fixed
    standard: int = 11


LOCALS = [
    Local("int {} = {e};"),
    Local("const int {} = {e};"),
    Local("int {}{{e}};"),
    Local("int {}({e});"),
    Local("long {} = {e};", ("static_cast<int>({})", "fuzz::pick({})")),
    Local("unsigned long long {} = 3;", ("static_cast<int>({})",)),
    Local("bool {} = {e} > 3;", ("({} ? 2 : 3)",)),
    Local("auto {} = {s}.load();"),
    Local("const auto {} = {s}.load(std::memory_order_acquire);"),
    Local("int {} = 1, {}other = 2;", ("({} + {}other)",)),
    Local("int *{} = &fuzz::counter;", ("*{}",)),
    Local("auto *{} = &fuzz::counter;", ("*{}",)),
    Local("int &{} = fuzz::counter;", ("{}", "fuzz::kind({})")),
    Local("const int &{} = fuzz::counter;", ("{}", "fuzz::kind({})")),
    Local("auto &{} = fuzz::global;", ("{}.v",)),
    Local("fuzz::Value &{} = fuzz::global;", ("{}.v",)),
    Local("int (&{})[3] = fuzz::table;", ("{}[1]",)),
    Local("fuzz::Small {}{{e}, 2};", ("{}.a", "fuzz::num({})")),
    Local("auto {} = fuzz::Small{{e}, 2};", ("{}.b",)),
    Local("const fuzz::Small {} = {1, 2};", ("{}.b",)),
    Local("fuzz::Color {} = fuzz::Color::Green;", ("static_cast<int>({})",)),
    Local("const char *{} = \"local\";", ("{}[0]",)),
    Local("int {};\n{} = {e};"),
    Local("int {} = {e};\n{} += 2;"),
    Local("int {} = {e};\n++{};"),
    Local("static int {} = 3;", ("{}", "fuzz::kind({})")),
    Local("static std::atomic<int> {}{2};", ("{}.load()", "fuzz::num({})")),
    Local("constexpr int {} = 4;", ("{}",), both=True),
    Local("const int {} = 4;", ("{}", "static_cast<int>(sizeof(int[{}]))")),
    Local("enum { {} = 3 };", ("{}",), both=True),
    Local("enum Kind{} { {} = 3 };", ("{}", "static_cast<int>(Kind{}::{})"), both=True),
    Local("using Type{} = int;", ("static_cast<Type{}>(3)", "Type{}(2)"), both=True),
    Local("typedef long Type{};", ("static_cast<int>(Type{}(2))",), both=True),
    Local("using fuzz::counter;", ("counter",), both=True),
    Local("extern int fuzz_outer;", ("fuzz_outer",), both=True),
    Local("auto [{}, {}second] = fuzz::Small{{e}, 2};", ("({} + {}second)", "{}"), standard=17),
    Local("int (*{})(int) = fuzz::twice;", ("({} ? 1 : 2)",)),
    Local("decltype({s}.load()) {} = {s}.load();"),
    Local("decltype(fuzz::counter) {} = 3;"),
    Local("std::size_t {} = sizeof(int);", ("static_cast<int>({})",)),
    Local("[[maybe_unused]] int {} = {e};"),
    Local("FUZZ_INT {} = {e};"),
    Local("struct { int w; } {} = {3};", ("{}.w",)),
    Local("auto {} = [] { return 3; };", ("{}()",)),
]


def add_local(scope: Scope) -> list[Statement]:
    """A declaration in front of the guards."""
    dice = scope.dice
    form = dice.pick("local", [x for x in LOCALS if x.standard <= scope.standard])
    name = scope.name("bound" if "[" in form.text and "second" in form.text else "local")
    if "using fuzz::counter;" in form.text and "counter" in scope.ints or \
            "fuzz_outer" in form.text and not scope.can_declare:
        form = LOCALS[0]
    value = dice.any("local's value", scope.early or ["5"])
    text = form.text.replace("{e}", value).replace("{s}", scope.state).replace("{}", name)
    uses = [u.replace("{}", name) for u in form.uses]
    scope.wanted.append(dice.pick("use of local", uses))
    scope.crossing += 2 if "other" in form.text or "second" in form.text else 1
    scope.ints += uses
    if form.both or dice.chance("local on both paths", 0.3):
        scope.early.insert(0, uses[0])
    return list(text.split("\n"))


def fast_return(scope: Scope, loaded: str = "") -> list[Statement]:
    """What a guard does."""
    dice = scope.dice
    value = loaded if loaded and dice.chance("loaded value returned", 0.5) else \
        (scope.early.pop(0) if scope.early else "3")
    text = dice.pick("fast return", scope.result.fast).replace("{}", value, 1)
    if value not in text:
        text = f"(void)({value});\n{text}" if value not in ("3", loaded) else text
    steps: list[Statement] = list(text.split("\n"))
    if dice.chance("statement on the fast path", 0.08):
        steps.insert(0, "++fuzz::counter;")
    return steps


CONDITIONS = [
    "{s}.load()", "{s}.load(std::memory_order_acquire)", "{s}", "{s}.load() != 0", "{s}.load() > 0 && {e} != 99",
    "{s}.load(std::memory_order_relaxed) & 1", "FUZZ_LIKELY({s}.load())", "__builtin_expect({s}.load() != 0, 1)",
    "0 < {s}.load()", "bool({s}.load())", "({s}.load() & 1) == 1", "{s}.load() /* set */ != 0", "{a}",
    "!({s}.load() == 0)", "{s}.load() == 1 || {e} == 98", "std::atomic_load(&{s})", "not ({s}.load() == 0)",
]


def condition(scope: Scope) -> str:
    """A condition that depends on the atomic."""
    text = scope.dice.pick("condition", CONDITIONS)
    value = scope.early[0] if scope.early and "{e}" in text else "5"
    if value != "5":
        scope.early.pop(0)
    return text.replace("{s}", scope.state).replace("{e}", value).replace("{a}", scope.accessor or "{s}.load()"
                                                                           .replace("{s}", scope.state))


def guard(scope: Scope) -> list[Statement]:
    """An early return after an atomic load."""
    dice = scope.dice
    forms: list[Callable[[], list[Statement]]] = [
        lambda: [if_statement(scope, f"if ({condition(scope)})", fast_return(scope))],
        lambda: _loaded_first(scope, "int"),
        lambda: _loaded_first(scope, "auto"),
        lambda: _condition_variable(scope),
        lambda: _with_initializer(scope),
        lambda: [Block("", [if_statement(scope, f"if ({condition(scope)})", fast_return(scope))])],
        lambda: [Block("do", [if_statement(scope, f"if ({condition(scope)})", fast_return(scope))], " while (false);")],
        lambda: _switch(scope),
        lambda: _marked(scope),
        lambda: [Block(f"if ({condition(scope)})", fast_return(scope)),
                 Block(f"else if (fuzz::counter == {dice.number('else if', 9) + 90})", fast_return(scope))],
        lambda: [Block(f"if ({condition(scope)})", [if_statement(scope, "if (fuzz::counter != 96)", fast_return(scope)),
                                                    *fast_return(scope)])],
    ]
    return dice.pick("guard", forms)()


def if_statement(scope: Scope, head: str, body: list[Statement]) -> Block:
    """An `if`, often without braces."""
    return Block(head, body, braces=len(body) > 1 or scope.dice.chance("braces", 0.4))


def _loaded_first(scope: Scope, kind: str) -> list[Statement]:
    name = scope.name("seen")
    head = scope.dice.pick("test of loaded", ["if ({})", "if ({} > 0)", "if ({} & 1)"]).replace("{}", name)
    found: list[Statement] = [f"{kind} {name} = {scope.state}.load(std::memory_order_acquire);",
                              if_statement(scope, head, fast_return(scope, name))]
    if scope.dice.chance("loaded used later", 0.5):
        scope.wanted.append(name)
        scope.crossing += 1
        scope.ints.append(name)
    return found


def _condition_variable(scope: Scope) -> list[Statement]:
    name = scope.name("seen")
    steps = fast_return(scope, name)
    if name not in str(steps):
        steps.insert(0, f"(void){name};")
    return [if_statement(scope, f"if (int {name} = {scope.state}.load())", steps)]


def _with_initializer(scope: Scope) -> list[Statement]:
    name = scope.name("seen")
    if scope.standard < 17:
        return _condition_variable(scope)
    return [if_statement(scope, f"if (auto {name} = {scope.state}.load(); {name} > 0)", fast_return(scope, name))]


def _switch(scope: Scope) -> list[Statement]:
    steps = fast_return(scope)
    return [Block(f"switch ({scope.state}.load())", [Block("case 1:", steps), "default:", "break;"])]


def _marked(scope: Scope) -> list[Statement]:
    if scope.standard < 20:
        return [if_statement(scope, f"if ({condition(scope)})", fast_return(scope))]
    return [Block(f"if ({condition(scope)}) [[likely]]", fast_return(scope))]
