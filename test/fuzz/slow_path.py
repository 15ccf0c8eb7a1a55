"""The slow path: objects that need cleanup, and steps in between."""
from __future__ import annotations

import re
from collections.abc import Callable

from layout import Block, Raw, Statement
from scope import Scope


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
    return [Block(f"if ({value} > 60)", list(statements_of(text)))]


def statements_of(text: str) -> list[str]:
    """The statements in a line."""
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
            f"acc += {scope.dice.any('other', ['2', *scope.ints])} + 1;", Raw("#else"),
            f"acc += {scope.integer('this')};", Raw("#endif")]


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
        comments = ["// Slow path: takes its time.", "/* slow } */", "// }", "// {"]
        if dice.chance("backslash", 0.1):
            comments.append("// { ; \\\n  // on")
        found.insert(0, Raw(dice.pick("comment", comments)))
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
    return list(statements_of(text))
