"""The body of a function: its fast path, and its slow path behind or inside the last guard."""
from __future__ import annotations

from dice import Dice
from fast_path import add_local, fast_return, guard, if_statement
from layout import Block, Statement
from parameters import ParameterList
from scope import Scope
from slow_path import last_return, slow_path, statements_of


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
        found.append(if_statement(scope, f"if ({value} == 97)", fast_return(scope)))
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
        list(statements_of(dice.pick("tail", scope.result.fast).replace("{}", tail_value, 1)))
    if scope.result.type != "void" and values and tail_value not in str(tail):
        extra.append(f"(void)({tail_value});")
    return [*extra, Block(head, inner), *tail]
