"""Free functions, function templates and overloads."""
from __future__ import annotations

import re
from dataclasses import replace

import parameters
from layout import write
from parameters import ParameterList
from place import Piece, Place, Signature, collision, documented, mangled, replace_signature

TAG = next(p for p in parameters.PLAIN if p.kind == "Tag")


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
        twin = _overload(place, signature, state)
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
    definition = collision(place, signature.name, False) + documented(place) + write(settled, place.style)
    definition += twin
    if linkage == "anonymous":
        definition = f"namespace {{\n{definition}}} // namespace\n"
    elif scope_name and linkage != "qualified":
        outer = scope_name.split("::")
        definition = "".join(f"namespace {n} {{\n" for n in outer) + definition + "}\n" * len(outer)
    text += definition
    if place.header:
        place.piece.header = f"extern std::atomic<int> {state};\n" \
                             f"inline bool {accessor} {{ return {state}.load(); }}\n" + text
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
    symbol = f"^{signature.name}$" if linkage == "extern C" else mangled(signature.name)
    place.expect(signature, symbol, scope.crossing)
    return place.piece


def replace_first(signature: Signature) -> Signature:
    """The same with a parameter more in front, which tells the two apart."""
    first = replace(TAG, name="tag")
    return replace_signature(signature, ParameterList([first, *signature.parameters.items]))


def _overload(place: Place, signature: Signature, state: str) -> str:
    """Another function of the same name, with a parameter more that no path needs to use."""
    other = replace_first(signature)
    for i, p in enumerate(other.parameters.items[1:], 1):
        fresh = p.name or ("" if "{}" not in p.declarator else f"again{i}")
        other.parameters.items[i] = replace(p, name=fresh)
    settled = place.settle(other, place.scope(other, state, can_declare=False))
    settled.head = place.declared(other, "", False, True)
    return "\n" + write(settled, place.style)
