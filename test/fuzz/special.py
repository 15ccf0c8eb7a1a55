"""Rarer places: specializations, local classes, friends, constructors and destructors."""
from __future__ import annotations

import re
from dataclasses import replace

from layout import Block, write
from parameters import Parameter, ParameterList
from place import Piece, Place, Signature, replace_signature
from scope import RESULTS


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
    if form == "specialization":
        signature.name = place.stem
        head = place.declared(signature, "", False, True)
        settled.head = "template <>\n" + re.sub(rf"\b{signature.name}\(", f"{signature.name}<3>(",
                                                place.declared(_no_defaults(signature), "", False, True), count=1)
        text = f"template <int> {head};\n" + write(settled, place.style)
        call = f"{signature.name}<3>({{}})"
    elif form == "local class":
        settled.head = place.declared(signature, "", True, True)
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
        befriending = f"class {name} {{\n  friend {declared};\n  [[maybe_unused]] int hidden_ = 3;\n}};\n"
        return befriending + write(settled, place.style), call, lines
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
