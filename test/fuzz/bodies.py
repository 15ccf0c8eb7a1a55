"""The body of a function: what stands before the guards, the guards, and the slow path."""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from dice import Dice
from layout import Block, Raw, Statement
from parameters import Parameter, ParameterList


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
    Result("fuzz::Color", ("return fuzz::Color::Red;",), ("return fuzz::twice({}) > 5 ? fuzz::Color::Green : fuzz::Color::Red;",)),
    Result("fuzz::Value &", ("return fuzz::global;",), ("return fuzz::twice({}) % 4 ? fuzz::global : fuzz::other;",)),
    Result("const fuzz::Value &", ("return fuzz::global;",), ("return fuzz::twice({}) % 4 ? fuzz::global : fuzz::other;",)),
    Result("fuzz::Value *", ("return nullptr;", "return &fuzz::global;"), ("return fuzz::twice({}) > 5 ? &fuzz::global : nullptr;",),
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
    is_constructor: bool = False
    dependent: bool = False
    fresh: int = 0
    ints: list[str] = field(default_factory=list)      # what else the slow path may use
    wanted: list[str] = field(default_factory=list)    # what the slow path must use
    early: list[str] = field(default_factory=list)     # what the fast path may use
    can_declare: bool = True                           # a variable of the global namespace
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


# What may stand on the fast path and be used behind it.

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
        lambda: [_if(scope, f"if ({condition(scope)})", fast_return(scope))],
        lambda: _loaded_first(scope, "int"),
        lambda: _loaded_first(scope, "auto"),
        lambda: _condition_variable(scope),
        lambda: _with_initializer(scope),
        lambda: [Block("", [_if(scope, f"if ({condition(scope)})", fast_return(scope))])],
        lambda: [Block("do", [_if(scope, f"if ({condition(scope)})", fast_return(scope))], " while (false);")],
        lambda: _switch(scope),
        lambda: _marked(scope),
        lambda: [Block(f"if ({condition(scope)})", fast_return(scope)),
                 Block(f"else if (fuzz::counter == {dice.number('else if', 9) + 90})", fast_return(scope))],
        lambda: [Block(f"if ({condition(scope)})", [_if(scope, "if (fuzz::counter != 96)", fast_return(scope)),
                                                    *fast_return(scope)])],
    ]
    return dice.pick("guard", forms)()


def _if(scope: Scope, head: str, body: list[Statement]) -> Block:
    return Block(head, body, braces=len(body) > 1 or scope.dice.chance("braces", 0.4))


def _loaded_first(scope: Scope, kind: str) -> list[Statement]:
    name = scope.name("seen")
    head = scope.dice.pick("test of loaded", ["if ({})", "if ({} > 0)", "if ({} & 1)"]).replace("{}", name)
    found: list[Statement] = [f"{kind} {name} = {scope.state}.load(std::memory_order_acquire);",
                              _if(scope, head, fast_return(scope, name))]
    if scope.dice.chance("loaded used later", 0.5):
        scope.wanted.append(name)
        scope.ints.append(name)
    return found


def _condition_variable(scope: Scope) -> list[Statement]:
    name = scope.name("seen")
    steps = fast_return(scope, name)
    if name not in str(steps):
        steps.insert(0, f"(void){name};")
    return [_if(scope, f"if (int {name} = {scope.state}.load())", steps)]


def _with_initializer(scope: Scope) -> list[Statement]:
    name = scope.name("seen")
    if scope.standard < 17:
        return _condition_variable(scope)
    return [_if(scope, f"if (auto {name} = {scope.state}.load(); {name} > 0)", fast_return(scope, name))]


def _switch(scope: Scope) -> list[Statement]:
    steps = fast_return(scope)
    return [Block(f"switch ({scope.state}.load())", [Block("case 1:", steps), "default:", "break;"])]


def _marked(scope: Scope) -> list[Statement]:
    if scope.standard < 20:
        return [_if(scope, f"if ({condition(scope)})", fast_return(scope))]
    return [Block(f"if ({condition(scope)}) [[likely]]", fast_return(scope))]


# The slow path.

def cleanup(scope: Scope, first: bool = False) -> list[Statement]:
    """An object that needs cleanup; the first one stands in front of everything that could be nested."""
    name, value = scope.name("g"), scope.integer("cleanup's value")
    text = scope.dice.pick("cleanup object", [
        "fuzz::Guard {}({e});", "fuzz::Lock<fuzz::Mutex> {}(fuzz::mutex);", "fuzz::Value {}({e});",
        "const fuzz::Guard {}{{e}};", "const fuzz::Value &{} = fuzz::Value({e});", "auto {} = fuzz::makeValue({e});",
        "fuzz::Guard {}[2] = {fuzz::Guard(1), fuzz::Guard({e})};", "fuzz::MoveOnly {} = fuzz::makeMoveOnly({e});",
        "fuzz::Value {} = {e};", "auto &&{} = fuzz::makeValue({e});", "FUZZ_LOCKED;",
    ] if scope.standard >= 17 else ["fuzz::Guard {}({e});", "fuzz::Lock<fuzz::Mutex> {}(fuzz::mutex);",
                                    "const fuzz::Value &{} = fuzz::Value({e});"])
    if text == "FUZZ_LOCKED;" and not first:
        text = "{ FUZZ_LOCKED; acc += {e}; }"
    used = f"acc += {value};" if "{e}" not in text else ""
    found: list[Statement] = [text.replace("{}", name).replace("{e}", value)]
    if "Value" in text or "MoveOnly" in text:
        scope.ints.append(f"{name}.v")
        found.append(f"acc += {name}.v;")
    return found + ([used] if used else [])


def _simple(text: str, evaluated: bool = True) -> Callable[[Scope, int], list[Statement]]:
    """A step that needs no more than ints, which are enough of a use if they are evaluated."""
    def make(scope: Scope, _: int) -> list[Statement]:
        count = text.count("{e}")
        made = text if evaluated else text.replace("{e}", scope.dice.any("operand", ["acc", *scope.ints]))
        for i in range(count if evaluated else 0):
            made = made.replace("{e}", scope.integer(f"value {i}"), 1)
        while "{x}" in made:
            made = made.replace("{x}", scope.name("v"))
        return list(made.replace("{s}", scope.state).split("\n"))
    return make


def _branch(scope: Scope, depth: int) -> list[Statement]:
    found: list[Statement] = [Block(f"if ({scope.integer('tested')} > 4)", nested(scope, depth))]
    if scope.dice.chance("else", 0.4):
        found.append(Block("else", nested(scope, depth)))
    return found


def _loop(scope: Scope, depth: int) -> list[Statement]:
    name = scope.name("i")
    head = scope.dice.pick("loop", [f"for (int {name} = 0; {name} < 2; ++{name})", f"for (int {name} : {{1, 2}})",
                                    f"for (const auto &{name} : fuzz::table)"])
    return [Block(head, [f"acc += {name};", *nested(scope, depth), Block("if (acc > 900)", ["continue;"])])]


def _try(scope: Scope, depth: int) -> list[Statement]:
    handler = scope.dice.pick("handler", ["catch (const fuzz::Error &error)", "catch (fuzz::Error error)",
                                          "catch (...)"])
    body = ["acc -= error.code;"] if "error" in handler.replace("Error", "") else ["acc -= 5;"]
    if scope.may_throw and scope.dice.chance("rethrow", 0.3):
        body.append("throw;")
    return [Block("try", [f"acc += fuzz::work({scope.integer('work')});", *nested(scope, depth)]),
            Block(handler, list(body))]


def _switch_slow(scope: Scope, depth: int) -> list[Statement]:
    inner = nested(scope, depth)
    return [Block(f"switch ({scope.integer('switched')} % 3)",
                  [Block("case 0:", [*inner, "break;"]), Block("case 1:", ["acc += 3;", "break;"]),
                   "default:", "acc += 4;"])]


def _return_early(scope: Scope, _: int) -> list[Statement]:
    value = scope.integer("early")
    text = scope.result.slow[0].replace("{}", "acc", 1) if scope.result.type != "void" else "return;"
    return [Block(f"if ({value} > 60)", list(_split(text)))]


def _split(text: str) -> list[str]:
    return [s if s.endswith(";") else s + ";" for s in text.split("; ")]


def _throw(scope: Scope, _: int) -> list[Statement]:
    if not scope.may_throw:
        return ["acc += 1;"]
    return [Block(f"if ({scope.integer('thrown')} % 4 == 1)", ["throw fuzz::Error{acc};"])]


def _recursion(scope: Scope, _: int) -> list[Statement]:
    if not scope.self_call:
        return ["acc += 2;"]
    return [Block("if (fuzz::deeper())", [f"(void){scope.self_call};"])]


def _conditional(scope: Scope, _: int) -> list[Statement]:
    return [Raw(scope.dice.pick("directive", ["#ifdef FUZZ_OTHER", "#if defined(FUZZ_OTHER) && FUZZ_OTHER > 1"])),
            f"acc += {scope.dice.any('other', ['2', *scope.ints])} + 1;", Raw("#else"), f"acc += {scope.integer('this')};", Raw("#endif")]


def _goto(scope: Scope, _: int) -> list[Statement]:
    label = scope.name("again")
    return [f"{label}:", Block("if (acc < 12)", ["acc += 6;", f"goto {label};"])]


def _lambda(scope: Scope, _: int) -> list[Statement]:
    name, value = scope.name("f"), scope.integer("captured")
    capture = scope.dice.pick("capture", ["[&]", "[=]", "[&acc]", "[=, &acc]"])
    if ".v" in value or any(re.search(rf"\b{p.name}\b", value) for p in scope.parameters.named()
                            if re.search("MoveOnly|atomic|Value", p.declarator)):
        capture = "[&]"  # to copy the object would change the trace, or is not possible
    if capture in ("[=]", "[=, &acc]") and re.search(r"value_|held_|this", value) and scope.standard >= 20:
        capture = "[=, this]" if capture == "[=]" else "[=, &acc, this]"
    if capture == "[&acc]" or "bound" in value:
        return [f"auto {name} = [&acc](int more) {{ return acc + more; }};", f"acc += {name}({value});"]
    return [f"auto {name} = {capture}(int more) {{ return acc + more + {value}; }};", f"acc += {name}(2);"]


def _local_class(scope: Scope, _: int) -> list[Statement]:
    name = scope.name("Local")
    return [Block(f"struct {name}", ["int w;", f"explicit {name}(int v) : w(v) {{}}",
                                     f'~{name}() {{ fuzz::note("local", w); }}'], f" made{name}(acc);"),
            f"acc += made{name}.w + {scope.integer('beside')};"]


def _change_parameter(scope: Scope, _: int) -> list[Statement]:
    options = [c.replace("{}", p.name) for p in scope.parameters.named() for c in p.changes] + scope.changes
    if not options:
        return ["++acc;"]
    return [Block("", [scope.dice.any("change", options)])]


def _copy(scope: Scope, _: int) -> list[Statement]:
    """A variable of a parameter's declared type; mostly it is a reference, or a number."""
    named = [p for p in scope.parameters.named() if (p.scalar or p.kind.endswith("&") and "pack" not in p.kind)
             and (p.declarator.endswith("&{}") or "const" not in p.declarator)]
    if not named:
        return ["acc += 3;"]
    item = scope.dice.any("copied", named)
    value = f"static_cast<decltype({item.name})>({item.name})"
    return [Block("", [f"[[maybe_unused]] decltype({item.name}) again = {value};", "acc += fuzz::kind(again);"])]


def _hide(scope: Scope, _: int) -> list[Statement]:
    """A variable of a parameter's name."""
    named = scope.parameters.named()
    if not named:
        return ["acc += 5;"]
    item = scope.dice.any("hidden", named)
    return [Block("", [f"int {item.name} = acc + 1;", f'fuzz::note("hidden", {item.name});'])]


STEPS: list[tuple[str, Callable[[Scope, int], list[Statement]]]] = [
    ("work", _simple("acc += fuzz::work({e});")),
    ("change", _change_parameter),
    ("change again", _change_parameter),
    ("branch", _branch), ("loop", _loop), ("try", _try), ("switch", _switch_slow),
    ("early return", _return_early), ("throw", _throw), ("recursion", _recursion), ("conditional code", _conditional),
    ("goto", _goto), ("lambda", _lambda), ("local class", _local_class),
    ("cleanup", lambda scope, _: cleanup(scope)),
    ("note", _simple("FUZZ_NOTE({e});")), ("check", _simple("FUZZ_CHECK(static_cast<int>({e}) > -100000);")),
    ("kind", _simple("acc += fuzz::kind({e});")), ("pick", _simple("acc += fuzz::pick({e});")),
    ("sizeof", _simple("acc += static_cast<int>(sizeof({e}));", False)),
    ("noexcept", _simple("acc += noexcept({e}) ? 1 : 2;", False)),
    ("conditional", _simple("acc = {e} > 3 ? {e} : acc + 1;")),
    ("new", _simple("int *heap = new int({e});\nacc += *heap;\ndelete heap;")),
    ("comma", _simple("acc += ((void)({e}), fuzz::twice({e}));")),
    ("while", _simple("while (acc < 3) { acc += 2; fuzz::note(\"while\", {e}); }")),
    ("do", _simple("do { acc += 2; fuzz::note(\"do\", {e}); } while (acc < 5);")),
    ("comment", _simple("acc += /* } { */ {e}; // ; }")),
    ("raw string", _simple("fuzz::note(R\"x(}) {;)x\", {e});")),
    ("store", _simple("{s}.store(1);\nacc += {e};")),
    ("reload", _simple("if ({s}.load() > 5) { acc += {e}; }")),
    ("temporary", _simple("acc += fuzz::num(fuzz::makeValue({e}));")),
    ("shadow", _simple("{ int seen = {e}; fuzz::note(\"inner\", seen); }")),
    ("immediate", _simple("acc += [](int v) { fuzz::Guard in(v); return v + 1; }({e});")),
    ("binding", _simple("{ auto [one, two] = fuzz::Small{{e}, 2}; acc += one + two; }")),
    ("fallthrough", _simple("switch (acc % 3) { case 0: acc += {e}; [[fallthrough]]; case 1: acc += 2; break; "
                            "default: break; }")),
    ("copy of declared type", _copy),
    ("hidden parameter", _hide),
    ("function try", _simple("acc += [&] { try { return fuzz::work({e}); } catch (fuzz::Error &) { return 3; } }();")),
    ("array", _simple("{ int row[2] = {{e}, 3}; acc += row[1] + row[0] + {e}; }")),
    ("generic lambda", _simple("acc += [](auto v) { return fuzz::num(v); }({e});")),
]


def _static(scope: Scope, _: int) -> list[Statement]:
    name = scope.name("kept")
    return [scope.dice.pick("static", [f"static int {name} = 5;", f"static int {name};",
                                       f"static std::atomic<int> {name}{{4}};"]),
            f"acc += ++{name} + {scope.integer('static value')};"]


def _static_object(scope: Scope, _: int) -> list[Statement]:
    name = scope.name("kept")
    return [f"static fuzz::Value {name}({scope.integer('kept')});", f"acc += ++{name}.v;"]


STEPS += [("static", _static), ("static object", _static_object)]


def nested(scope: Scope, depth: int) -> list[Statement]:
    """A few steps in a block of their own, where no new name outlives it."""
    before, wanted = list(scope.ints), scope.wanted
    scope.wanted = []
    found = steps(scope, depth + 1, scope.dice.count("nested steps", 1, 2)) if depth < 2 else ["acc += 1;"]
    scope.ints, scope.wanted = before, wanted
    return found


def steps(scope: Scope, depth: int, count: int) -> list[Statement]:
    """Some steps of the slow path."""
    found: list[Statement] = []
    seen_new = False
    for _ in range(count):
        label, make = scope.dice.pick(f"step {depth}", STEPS)
        if label == "new" and (seen_new or depth) or label == "binding" and scope.standard < 17:
            continue
        if label == "goto" and (depth or any("kept" in str(s) or "Guard" in str(s) for s in found)):
            label, make = STEPS[0]
        seen_new |= label == "new"
        found += make(scope, depth)
    return found


def slow_path(scope: Scope) -> list[Statement]:
    """Everything behind the last guard."""
    dice = scope.dice
    for p in scope.parameters.named():
        scope.ints += [u.replace("{}", p.name) for u in p.uses]
        if dice.chance("parameter on slow path", 0.8):
            scope.wanted.append(p.use(dice, "use on slow path"))
    first = dice.chance("accumulator first", 0.7)
    declared = f"int acc = {scope.integer('begin') if first else 2};"
    found: list[Statement] = [declared] if first else []
    head = cleanup(scope, first=True)
    if not first:
        found += [head[0], declared, *head[1:]]
    else:
        found += head
    if dice.chance("comment before slow path", 0.1):
        found.insert(0, Raw(dice.pick("comment", ["// Slow path: takes its time.", "/* slow } */", "// }", "// {", *(["// { ; \\\n  // on"] if dice.chance("backslash", 0.1) else [])])))
    found += steps(scope, 0, dice.count("steps", 1, 5))
    while scope.wanted:
        found.append(f"acc += {scope.wanted.pop()};")
    if dice.chance("state stored", 0.8):
        found.append(f"{scope.state}.store(1, std::memory_order_release);")
    return found


def last_return(scope: Scope) -> list[Statement]:
    """The end of the slow path."""
    if scope.result.type == "void":
        return ['fuzz::note("acc", acc);']
    text = scope.dice.pick("slow return", scope.result.slow).replace("{}", "acc", 1)
    return list(_split(text))


def fast_ints(parameters: ParameterList, dice: Dice) -> list[str]:
    """Which parameters the fast path uses: scalars and what is reached by one access."""
    return [p.use(dice, "use on fast path") for p in parameters.named()
            if p.cheap and dice.chance("parameter on fast path", 0.3)]


def body(scope: Scope) -> list[Statement]:
    """The whole body."""
    dice = scope.dice
    found: list[Statement] = []
    scope.early = fast_ints(scope.parameters, dice)
    if dice.chance("changed parameter", 0.1):
        plain = [p for p in scope.parameters.named() if p.scalar and p.changes]
        found += [p.changes[0].replace("{}", p.name) for p in plain[:1]]
        scope.wanted += [p.uses[0].replace("{}", p.name) for p in plain[:1]]
    for _ in range(dice.any("locals", [0, 0, 1, 1, 2])):
        if dice.chance("with local", 1):
            found += add_local(scope)
    if dice.chance("plain early return", 0.12):
        value = scope.early[0] if scope.early else "fuzz::counter"
        found.append(_if(scope, f"if ({value} == 97)", fast_return(scope)))
    if dice.chance("inverted", 0.12):
        return found + inverted(scope)
    for _ in range(dice.count("guards", 1, 2)):
        found += guard(scope)
        if dice.chance("local between guards", 0.1):
            found += add_local(scope)
            found += guard(scope)
    used_up(scope, found)
    return found + slow_path(scope) + last_return(scope)


def used_up(scope: Scope, found: list[Statement]) -> None:
    """What the fast path must use and has not yet: in front of the last guard."""
    last = len(found) - 1
    while str(getattr(found[last], "head", "")).startswith("else"):
        last -= 1
    for value in scope.early:
        found.insert(last, f"(void)({value});")
    scope.early = []


def inverted(scope: Scope) -> list[Statement]:
    """The slow path in the branch, and a short end behind it."""
    dice = scope.dice
    values = scope.early
    scope.early = []
    tail_value = values[0] if values else "2"
    extra: list[Statement] = [f"(void)({v});" for v in values[1:]]
    inner = slow_path(scope)
    if scope.result.type == "void":
        inner.append('fuzz::note("acc", acc);')
        extra += [f"(void)({v});" for v in values[:1]]
    elif dice.chance("branch returns", 0.5):
        inner += last_return(scope)
    else:
        inner.append('fuzz::note("acc", acc);')
        scope.same_end = True
    head = dice.pick("inverted condition", [f"if (!{scope.state}.load())", f"if ({scope.state}.load() == 0)",
                                            f"if (not {scope.state}.load(std::memory_order_acquire))"])
    tail: list[Statement] = [] if scope.result.type == "void" else \
        list(_split(dice.pick("tail", scope.result.fast).replace("{}", tail_value, 1)))
    if scope.result.type != "void" and values and tail_value not in str(tail):
        extra.append(f"(void)({tail_value});")
    return [*extra, Block(head, inner), *tail]
