"""A whole function: its signature, the place where it lives, and the driver that calls it."""
from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

import bodies
import parameters
from bodies import RESULTS, Result, Scope
from dice import Dice
from layout import STYLES, Block, Style, write
from parameters import Parameter, ParameterList


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

    def definition(self, head: str, scope: Scope, depth: int = 0) -> str:
        """A function's text; parameters that its body does not name lose their names."""
        text = write(Block(head, bodies.body(scope)), self.style, depth)
        if self.dice.chance("comment before", 0.1):
            text = self.style.indent * depth + "/// Does \\c something.\n" + text
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
        """Whether the fast path can do without a frame: no argument on the stack."""
        return signature.parameters.registers + extra <= 6 and not any(
            p.registers > 1 or p.kind == "unnamed class" for p in signature.parameters.items)

    def expect(self, signature: Signature, *symbols: str, extra: int = 0) -> None:
        """Note what is to be free of a frame."""
        self.piece.in_memory = signature.result.in_memory
        if self.is_free(signature, extra + signature.result.in_memory):
            self.piece.symbols += symbols

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


# Places.

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


def free_function(place: Place) -> Piece:
    """A free function, perhaps a template, in one of several kinds of place."""
    dice, number = place.dice, place.number
    linkages = ["external", "static", "anonymous", "namespace", "qualified", "inline", "extern C", "static inline",
                "namespace in namespace", "declared before"]
    linkage = dice.pick("linkage", linkages)
    if place.header:
        linkage = dice.pick("linkage in header", ["inline", "namespace inline"])
    signature = place.signature(may_be_template=linkage != "extern C")
    template = signature.parameters.is_template
    if "static" in linkage or linkage == "anonymous":
        signature.attributes = [a for a in signature.attributes if a != "FUZZ_API"]
    if linkage == "extern C" and (signature.result.deduced or re.search("Value|Ticket", signature.result.type)):
        linkage = "external"
    if linkage == "extern C":
        signature.attributes.clear()
    if linkage == "qualified" and signature.result.deduced:
        linkage = "namespace"
    state = f"state{number}"
    qualifier, scope_name = "", ""
    if linkage in ("namespace", "qualified", "namespace inline"):
        scope_name = f"space{number}"
    if linkage == "namespace in namespace":
        scope_name = f"space{number}::inner"
    if "inline" in linkage and (not template or dice.chance("inline template", 0.3)):
        signature.specifiers.append("inline")
    if "static" in linkage:
        signature.specifiers.insert(0, "static")
    if linkage == "extern C":
        signature.specifiers.insert(0, 'extern "C"')
    call_name = (f"{scope_name}::" if scope_name else "") + signature.name
    accessor = f"ready{number}()"
    scope = place.scope(signature, state, self_call=place.self_call(signature, call_name), accessor=accessor,
                        can_declare=not scope_name and linkage not in ("extern C", "anonymous"))
    settled = place.settle(signature, scope)
    twin = ""
    if dice.chance("overload", 0.12) and linkage not in ("qualified", "extern C", "declared before"):
        twin = _overload(place, signature, state, linkage)
    text = ""
    if linkage == "qualified":
        qualifier = f"{scope_name}::"
        declared = place.declared(signature, "", True, False)
        text = f"namespace {scope_name} {{\n{declared};\n}}\n"
        signature.specifiers = [s for s in signature.specifiers if s != "static"]
    if linkage == "declared before" and not signature.result.deduced:
        text = place.declared(signature, "", True, False) + ";\n"
        signature.parameters.items = [replace(p, default="", template=p.template.partition(" =")[0])
                                      for p in signature.parameters.items]
    settled.head = place.declared(signature, qualifier, False, True)
    definition = collision(place, signature.name, False) + _documented(place) + write(settled, place.style)
    definition += twin
    if linkage == "anonymous":
        definition = f"namespace {{\n{definition}}} // namespace\n"
    elif scope_name and linkage != "qualified":
        outer = scope_name.split("::")
        definition = "".join(f"namespace {n} {{\n" for n in outer) + definition + "}\n" * len(outer)
    text += definition
    if place.header:
        place.piece.header = f"extern std::atomic<int> {state};\ninline bool {accessor} {{ return {state}.load(); }}\n" + text
        place.piece.source = f"std::atomic<int> {state}{{0}};\n"
    else:
        place.piece.source = f"std::atomic<int> {state}{{0}};\n[[maybe_unused]] static bool {accessor} {{ return " \
                             f"{state}.load() != 0; }}\n" + text
    call = f"{call_name}{signature.parameters.explicit()}({{}})"
    lines = place.calls(signature, call, state, scope.may_throw)
    if twin:
        lines += place.calls(replace_first(signature), call, state, scope.may_throw)
    place.driver(lines)
    place.piece.same_end = scope.same_end
    if twin:
        return place.piece  # a piece has one verdict, and the two may differ
    if linkage == "extern C":
        place.expect(signature, f"^{signature.name}$")
    else:
        place.expect(signature, mangled(signature.name))
    return place.piece


def _documented(place: Place) -> str:
    return place.dice.pick("documentation", ["", "", "", "/// Does \\c something.\n", "/* Does\n   something. */\n",
                                             "// Does something.\n\n"])


TAG = next(p for p in parameters.PLAIN if p.kind == "Tag")


def replace_first(signature: Signature) -> Signature:
    """The same with a parameter more in front, which tells the two apart."""
    first = replace(TAG, name="tag")
    return replace_signature(signature, ParameterList([first, *signature.parameters.items]))


def replace_signature(signature: Signature, listed: ParameterList) -> Signature:
    """The same signature with other parameters."""
    return Signature(signature.name, listed, signature.result, list(signature.attributes), list(signature.specifiers),
                     list(signature.behind), list(signature.virtual), list(signature.heads), signature.conversion, signature.requires)


def _overload(place: Place, signature: Signature, state: str, linkage: str) -> str:
    """Another function of the same name, with a parameter more that no path needs to use."""
    del linkage
    other = replace_first(signature)
    for i, p in enumerate(other.parameters.items[1:], 1):
        fresh = p.name or ("" if "{}" not in p.declarator else f"again{i}")
        other.parameters.items[i] = replace(p, name=fresh)
    settled = place.settle(other, place.scope(other, state, can_declare=False))
    settled.head = place.declared(other, "", False, True)
    return "\n" + write(settled, place.style)


OPERATORS = [
    ("operator()", "{o}({})", "cl"), ("operator[]", "{o}[{}]", "ix"), ("operator->*", "({o} ->* {})", "pm"),
    ("operator+=", "({o} += {})", "pL"), ("operator==", "({o} == {})", "eq"), ("operator<<", "({o} << {})", "ls"),
    ("operator*", "(*{o})", "de"), ("operator!", "(!{o})", "nt"), ("operator++", "(++{o})", "pp"),
    ("operator bool", "static_cast<bool>({o})", "cvb"), ("operator int", "static_cast<int>({o})", "cvi"),
    ("operator const char *", "static_cast<const char *>({o})", "cvPKc"),
]


@dataclass
class Class:
    """The class around a member."""
    name: str
    template: bool = False
    nested: bool = False
    base: bool = False
    key: str = "struct"
    static: bool = False

    @property
    def qualified(self) -> str:
        """The name in front of `::` of a definition outside."""
        inner = f"{self.name}<T>" if self.template else self.name
        return f"Outer{self.name}::{inner}" if self.nested else inner


def member_function(place: Place) -> Piece:
    """A member, inside or outside of its class."""
    dice, number = place.dice, place.number
    kind = Class(f"C{number}", key=dice.pick("class key", ["struct", "class"]))
    kind.template = dice.chance("class template", 0.2)
    kind.nested = not kind.template and dice.chance("nested class", 0.1)
    kind.base = not kind.template and dice.chance("base class", 0.2)
    outside = dice.chance("defined outside", 0.5)
    signature = place.signature(class_template=kind.template)
    operator = None
    if dice.chance("operator", 0.15):
        operator = _operator(place, signature, kind)
    kind.static = operator is None and dice.chance("static member", 0.15)
    is_virtual = kind.base and not kind.static and operator is None and not signature.parameters.is_template \
        and not signature.result.deduced and not signature.result.around
    _qualify(place, signature, kind, is_virtual)
    if outside and signature.result.deduced and place.header:
        outside = False
    state = "state_"
    constant = any(b.startswith("const") for b in signature.behind)
    scope = place.scope(signature, state, captures_this=not kind.static,
                        self_call="" if operator or is_virtual else place.self_call(
                            signature, "this->" + signature.name if not kind.static and dice.chance("this", 0.3)
                            else signature.name),
                        accessor="isReady()")
    if "&&" in signature.behind:
        scope.self_call = ""
    if kind.static:
        scope.members, scope.changes = ["shared_"], ["shared_ += 2;", "++shared_;"]
    else:
        scope.members = ["value_", "this->value_", "held_.v", "shared_"]
        if not constant:
            scope.changes = ["value_ += 2;", "held_ = fuzz::Value(4);", "this->value_ = 1;", "++shared_;"]
    settled = place.settle(signature, scope)
    twin = _const_twin(place, signature, scope, kind, operator) if dice.chance("const overload", 0.1) else ("", "")
    text, definitions = _class_text(place, signature, kind, settled, outside, is_virtual, twin)
    first, second = text, definitions
    if place.header:
        inline_outside = kind.template or signature.parameters.is_template or dice.chance("inline outside", 0.3)
        if outside and inline_outside:
            if not kind.template and not signature.parameters.is_template:
                definitions = definitions.replace("\x01", "inline ")
            first, second = text + definitions.replace("\x01", ""), ""
        place.piece.header = first
        place.piece.source = second.replace("\x01", "") + _statics(kind, False)
        if kind.template:
            place.piece.header += _statics(kind, True)
    else:
        place.piece.source = text + definitions.replace("\x01", "") + _statics(kind, False) + \
            (_statics(kind, True) if kind.template else "")
    _drive_member(place, signature, kind, operator, constant, bool(twin[0]), scope.may_throw)
    place.piece.same_end = scope.same_end
    symbol = operator[2] if operator else mangled(signature.name)
    if not twin[0]:
        place.expect(signature, f"{mangled(kind.name)}(I.*E)?{symbol}", extra=0 if kind.static else 1)
    return place.piece


def _operator(place: Place, signature: Signature, kind: Class) -> tuple[str, str, str] | None:
    """Make an operator of it, if its parameters are to be had."""
    operator = place.dice.pick("which operator", OPERATORS)
    name, _, _ = operator
    unary = name in ("operator*", "operator!", "operator++") or name.startswith("operator ")
    fixed = [replace(p, default="") for p in signature.parameters.items
             if not p.explicit and not p.template and p.kind != "N"]
    if name == "operator()":
        signature.parameters.items = fixed
    elif unary:
        signature.parameters.items = []
    else:
        signature.parameters.items = fixed[:1] or [replace(parameters.PLAIN[0], name="arg")]
    signature.name = name
    signature.behind = [b for b in signature.behind if "num(" not in b]
    if not any(p.template for p in signature.parameters.items):
        signature.requires = ""
    if name.startswith("operator "):
        signature.conversion = True
        word = {"operator bool": 2, "operator int": 0, "operator const char *": 12}[name]
        signature.result = RESULTS[word]
        if name == "operator bool" and place.dice.chance("explicit", 0.5):
            signature.specifiers.append("explicit")
    elif signature.result.around or signature.result.type == "auto ->":
        signature.result = RESULTS[0]
    signature.attributes = []
    del kind
    return operator


def _qualify(place: Place, signature: Signature, kind: Class, is_virtual: bool) -> None:
    """Specifiers and qualifiers of a member."""
    dice = place.dice
    if kind.static:
        signature.specifiers.append("static")
        return
    qualifiers = []
    if dice.chance("const member", 0.25):
        qualifiers.append("const")
    if dice.chance("ref-qualifier", 0.12):
        qualifiers.append(dice.pick("which ref", ["&", "&&"]))
    signature.behind = qualifiers + signature.behind
    if is_virtual:
        signature.virtual = [dice.pick("virtual", ["override", "final", "override final"])]
        if dice.chance("virtual written", 0.4):
            signature.specifiers.append("virtual")


def _class_text(place: Place, signature: Signature, kind: Class, settled: Block, outside: bool, is_virtual: bool,
                twin: tuple[str, str]) -> tuple[str, str]:
    """The class, and what stands behind it."""
    dice = place.dice
    definitions = ""
    if outside:
        declared = place.declared(signature, "", True, False) + ";"
        ending = dice.pick("behind declaration", ["", "", "  // does something", " /* } */"])
        inside = f"  {declared}{ending}\n"
        if kind.template:
            signature.heads = ["template <class T>"]
        settled.head = "\x01" + place.declared(signature, f"{kind.qualified}::", False, True)
        if signature.parameters.head(False) and kind.template:
            settled.head = settled.head.replace("\x01", "")
        definitions = _documented(place) + write(settled, place.style)
    else:
        settled.head = place.declared(signature, "", True, True)
        inside = _documented(place) + write(settled, place.style, depth=1)
    base, head = "", "template <class T>\n" if kind.template else ""
    if kind.base:
        base = _base_text(place, signature, kind, is_virtual)
    access = "public:\n" if kind.key == "class" or dice.chance("access label", 0.3) else ""
    parts = [access, collision(place, signature.name, True) if "operator" not in signature.name else "", inside,
             twin[0], "  static bool isReady();\n".replace("static bool isReady();", _accessor(kind)),
             dice.pick("sections", ["", "private:\n", "protected:\n", "public:\n"]),
             "\npublic:\n" + _data(kind)]
    if dice.chance("data first", 0.5):
        parts = [access, _data(kind), *parts[1:-1]]
        if parts[-1] == "private:\n" or parts[-1] == "protected:\n":
            parts.pop()
    inherits = f" : {dice.pick('inheritance', ['public ', ''] if kind.key == 'struct' else ['public '])}Base{kind.name}" \
        if kind.base else ""
    text = f"{base}{head}{kind.key} {kind.name}{inherits} {{\n{''.join(parts)}}};\n"
    if kind.nested:
        text = f"struct Outer{kind.name} {{\n{text}}};\n"
    return text, definitions + twin[1]


def _accessor(kind: Class) -> str:
    word = "static " if kind.static else ""
    return f"{word}bool isReady() {'' if kind.static else 'const '}{{ return state_.load() != 0; }}"


def _data(kind: Class) -> str:
    state = "  static std::atomic<int> state_;\n" if kind.static else "  mutable std::atomic<int> state_{0};\n"
    return state + "  static int shared_;\n  int value_ = 3;\n  fuzz::Value held_{2};\n"


def _statics(kind: Class, of_template: bool) -> str:
    """The definitions of the static members."""
    if kind.template != of_template:
        return ""
    head = "template <class T> " if kind.template else ""
    text = f"{head}int {kind.qualified}::shared_ = 2;\n"
    if kind.static:
        text += f"{head}std::atomic<int> {kind.qualified}::state_{{0}};\n"
    return text


def _base_text(place: Place, signature: Signature, kind: Class, is_virtual: bool) -> str:
    dice = place.dice
    members = ["  int base_ = 1;\n"]
    if is_virtual:
        plain = replace_signature(signature, signature.parameters)
        plain.specifiers, plain.attributes, plain.virtual = ["virtual"], [], []
        members.append(f"  {place.declared(plain, '', True, False)} = 0;\n")
        members.append(f"  virtual ~Base{kind.name}() = default;\n")
    if dice.chance("base has helper's name", 0.15) and "operator" not in signature.name:
        slow = signature.name + ("_slow" if "_" in signature.name else "Slow")
        members.append(f"  virtual int {slow}() {{ return 1; }}\n")
        if not is_virtual:
            members.append(f"  virtual ~Base{kind.name}() = default;\n")
    return f"struct Base{kind.name} {{\n{''.join(members)}}};\n"


def _const_twin(place: Place, signature: Signature, scope: Scope, kind: Class,
                operator: tuple[str, str, str] | None) -> tuple[str, str]:
    """The const or non-const overload of the same member: its text in the class."""
    del operator
    if kind.static or signature.virtual:
        return "", ""
    other = replace_signature(signature, ParameterList(list(signature.parameters.items)))
    for i, p in enumerate(other.parameters.items):
        other.parameters.items[i] = replace(p, name=p.name or (f"again{i}" if "{}" in p.declarator else ""))
    if "const" in other.behind:
        other.behind.remove("const")
    else:
        other.behind.insert(0, "const")
    changed = Scope(place.dice, other.parameters, other.result, scope.state, place.standard, may_throw=scope.may_throw,
                    members=scope.members, captures_this=True)
    settled = place.settle(other, changed)
    settled.head = place.declared(other, "", True, True)
    return write(settled, place.style, depth=1), ""


def _drive_member(place: Place, signature: Signature, kind: Class, operator: tuple[str, str, str] | None,
                  constant: bool, twin: bool, throws: bool) -> None:
    """Calls of a member, through an object of its class."""
    dice = place.dice
    argument = dice.any("class argument", ["int", "fuzz::Value"]) if kind.template else ""
    made = f"  const {argument} made(4);\n  (void)made;\n" if kind.template else ""
    type_name = f"{'Outer' + kind.name + '::' if kind.nested else ''}{kind.name}" + (f"<{argument}>" if argument else "")
    objects = f"  {type_name} object;\n"
    constants = f"  const {type_name} &frozen = object;\n  (void)frozen;\n"
    target = "frozen" if constant and "&&" not in signature.behind else "object"
    if "&&" in signature.behind:
        target = "std::move(object)"
    if signature.virtual and dice.chance("through base", 0.5) and "&&" not in signature.behind:
        objects += f"  {'Outer' + kind.name + '::' if kind.nested else ''}Base{kind.name} &base = object;\n"
        target = "base"
    state = f"{type_name}::state_" if kind.static else "object.state_"
    explicit = signature.parameters.explicit()
    call = f"{type_name}::{signature.name}{explicit}({{}})" if kind.static else \
        f"{target}.{signature.name}{explicit}({{}})"
    if operator:
        call = operator[1].replace("{o}", target)
    lines = [objects + constants + made] + place.calls(signature, call, state, throws)
    if twin and not kind.static and not signature.virtual and "&&" not in signature.behind:
        other = "object" if constant else "frozen"
        lines += place.calls(signature, call.replace(target, other, 1), state, throws)
    lines.append('  fuzz::note("value", object.value_);')
    place.driver(lines)


def special(place: Place) -> Piece:
    """Rarer places: a specialization, a local class, a friend, a constructor, a lambda."""
    forms = ["specialization", "local class", "friend inside", "friend outside", "member of specialization",
             "constructor", "destructor", "partial specialization", "friend template"]
    form = place.dice.pick("special place", forms)
    signature = place.signature(may_be_template=False)
    signature.attributes = []
    if signature.result.deduced or signature.result.around:
        signature.result = RESULTS[0]
    number = place.number
    state = f"state{number}"
    scope = place.scope(signature, state)
    listed = signature.parameters
    if form in ("constructor", "destructor"):
        signature.result = RESULTS[1]
        scope.result = RESULTS[1]
        scope.is_constructor = True
    if form == "destructor":
        listed.items.clear()
        signature.behind = []
        scope.may_throw = False
    if form == "friend inside" or form == "friend outside":
        listed.items.insert(0, Parameter("C &", f"C{number} &{{}}", ("{}.hidden_",), ("{}.hidden_ += 2;",),
                                         arguments=("object",), name="self", recursive=False))
    settled = place.settle(signature, scope)
    call = f"{signature.name}({{}})"
    before, lines = "", []
    declare = lambda: place.declared(signature, "", True, True)  # noqa: E731
    if form == "specialization":
        signature.name = place.stem
        head = place.declared(signature, "", False, True)
        primary = head.replace(f"{signature.name}(", f"{signature.name}(", 1)
        settled.head = "template <>\n" + re.sub(rf"\b{signature.name}\(", f"{signature.name}<3>(",
                                                place.declared(_no_defaults(signature), "", False, True), count=1)
        text = f"template <int> {primary};\n" + write(settled, place.style)
        call = f"{signature.name}<3>({{}})"
    elif form == "local class":
        settled.head = declare()
        inner = write(settled, place.style, depth=2)
        before = f"  struct Local{number} {{\n{inner}  }} object;\n"
        text, call = "", f"object.{signature.name}({{}})"
        lines = [before]
    elif form in ("friend inside", "friend outside", "friend template"):
        text, call, lines = _friend(place, signature, settled, form)
    elif form in ("member of specialization", "partial specialization"):
        text, call = _specialized(place, signature, settled, form)
    else:
        name = f"C{number}"
        behind = " ".join(signature.behind)
        listed_text = listed.text(True, place.comment)
        settled.head = f"{'explicit ' if form == 'constructor' and len(listed.items) == 1 else ''}" \
                       f"{'~' if form == 'destructor' else ''}{name}({listed_text}) {behind}".strip()
        text = f"struct {name} {{\n{write(settled, place.style, depth=1)}  int value_ = 2;\n}};\n"
        call = f"(void){name}({{}})" if form == "constructor" else f"(void){name}()"
    place.piece.source = f"std::atomic<int> {state}{{0}};\n" + text
    place.driver(lines + place.calls(signature, call, state, scope.may_throw))
    return place.piece


def _no_defaults(signature: Signature) -> Signature:
    return replace_signature(signature, ParameterList([replace(p, default="") for p in signature.parameters.items]))


def _friend(place: Place, signature: Signature, settled: Block, form: str) -> tuple[str, str, list[str]]:
    name = f"C{place.number}"
    call = f"{signature.name}({{}})"
    lines = [f"  {name} object;\n"]
    if form == "friend inside":
        settled.head = "friend " + place.declared(signature, "", True, True)
        inner = write(settled, place.style, depth=1)
        return f"class {name} {{\n{inner}  [[maybe_unused]] int hidden_ = 3;\n}};\n", call, lines
    if form == "friend outside":
        plain = _no_defaults(signature)
        declared = place.declared(plain, "", True, False)
        settled.head = place.declared(plain, "", False, True)
        signature.parameters = plain.parameters
        return f"class {name} {{\n  friend {declared};\n  [[maybe_unused]] int hidden_ = 3;\n}};\n" + write(settled, place.style), \
            call, lines
    settled.head = place.declared(signature, "", True, True)
    return f"struct {name} {{\n{write(settled, place.style, depth=1)}}};\n", f"object.{call}", lines


def _specialized(place: Place, signature: Signature, settled: Block, form: str) -> tuple[str, str]:
    name = f"C{place.number}"
    declared = place.declared(signature, "", True, False)
    if form == "member of specialization":
        plain = _no_defaults(signature)
        settled.head = "template <> " + place.declared(plain, f"{name}<int>::", False, True)
        generic = place.declared(signature, "", True, False)
        return f"template <class T> struct {name} {{\n  {generic};\n}};\n" + write(settled, place.style), \
            f"{name}<int>().{signature.name}({{}})"
    signature.heads = ["template <class T>"]
    settled.head = place.declared(_no_defaults(signature), f"{name}<T *>::", False, True)
    return f"template <class T> struct {name} {{}};\ntemplate <class T> struct {name}<T *> {{\n  {declared};\n}};\n" + \
        write(settled, place.style), f"{name}<int *>().{signature.name}({{}})"


def make(number: int, dice: Dice, standard: int, header: bool) -> Piece:
    """One function in a random place."""
    place = Place(number, dice, standard, header and dice.chance("in header", 0.6))
    kind = dice.pick("place", [free_function, free_function, member_function, member_function, member_function,
                               special])
    if kind is special:
        place.header = False
    return kind(place)
