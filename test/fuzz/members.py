"""Members of classes, operators among them."""
from __future__ import annotations

from dataclasses import dataclass, replace

import parameters
from layout import Block, write
from parameters import ParameterList
from place import Piece, Place, Signature, collision, documented, mangled, replace_signature
from scope import RESULTS, Scope

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
        operator = _operator(place, signature)
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
    twin = _const_twin(place, signature, scope, kind) if dice.chance("const overload", 0.1) else ""
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
    _drive_member(place, signature, kind, operator, constant, bool(twin), scope.may_throw)
    place.piece.same_end = scope.same_end
    symbol = operator[2] if operator else mangled(signature.name)
    if not twin:
        place.expect(signature, f"{mangled(kind.name)}(I.*E)?{symbol}", scope.crossing + (not kind.static))
    return place.piece


def _operator(place: Place, signature: Signature) -> tuple[str, str, str] | None:
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
                twin: str) -> tuple[str, str]:
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
        definitions = documented(place) + write(settled, place.style)
    else:
        settled.head = place.declared(signature, "", True, True)
        inside = documented(place) + write(settled, place.style, depth=1)
    base, head = "", "template <class T>\n" if kind.template else ""
    if kind.base:
        base = _base_text(place, signature, kind, is_virtual)
    access = "public:\n" if kind.key == "class" or dice.chance("access label", 0.3) else ""
    parts = [access, collision(place, signature.name, True) if "operator" not in signature.name else "", inside,
             twin, f"  {_accessor(kind)}\n",
             dice.pick("sections", ["", "private:\n", "protected:\n", "public:\n"]),
             "\npublic:\n" + _data(kind)]
    if dice.chance("data first", 0.5):
        parts = [access, _data(kind), *parts[1:-1]]
        if parts[-1] == "private:\n" or parts[-1] == "protected:\n":
            parts.pop()
    words = ["public ", ""] if kind.key == "struct" else ["public "]
    inherits = f" : {dice.pick('inheritance', words)}Base{kind.name}" if kind.base else ""
    text = f"{base}{head}{kind.key} {kind.name}{inherits} {{\n{''.join(parts)}}};\n"
    if kind.nested:
        text = f"struct Outer{kind.name} {{\n{text}}};\n"
    return text, definitions


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


def _const_twin(place: Place, signature: Signature, scope: Scope, kind: Class) -> str:
    """The const or non-const overload of the same member, as text in the class."""
    if kind.static or signature.virtual:
        return ""
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
    return write(settled, place.style, depth=1)


def _drive_member(place: Place, signature: Signature, kind: Class, operator: tuple[str, str, str] | None,
                  constant: bool, twin: bool, throws: bool) -> None:
    """Calls of a member, through an object of its class."""
    dice = place.dice
    argument = dice.any("class argument", ["int", "fuzz::Value"]) if kind.template else ""
    made = f"  const {argument} made(4);\n  (void)made;\n" if kind.template else ""
    outer = f"Outer{kind.name}::" if kind.nested else ""
    type_name = f"{outer}{kind.name}" + (f"<{argument}>" if argument else "")
    objects = f"  {type_name} object;\n"
    constants = f"  const {type_name} &frozen = object;\n  (void)frozen;\n"
    target = "frozen" if constant and "&&" not in signature.behind else "object"
    if "&&" in signature.behind:
        target = "std::move(object)"
    if signature.virtual and dice.chance("through base", 0.5) and "&&" not in signature.behind:
        objects += f"  {outer}Base{kind.name} &base = object;\n"
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
