"""The page that tells every message of the server and every field of it, made from the declarations that the server itself decodes by."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any

from fiefdom.server.forms import schema

GROUPS = {
    "ClientMessage": "Messages of the client",
    "ServerMessage": "Messages of the server",
    "WorkWish": "Work that takes a while: of the client",
    "WorkMessage": "Work that takes a while: of the server",
}
PARTS = "Parts, requests and responses"
INTRODUCTION = """# Messages, field by field

All that [the protocol of the server](protocol.md) is made of, as the server declares it in `fiefdom.server.wire`, `picture` and `forms`;
that page explains how it goes together. `python -m fiefdom.server.forms` prints the same as JSON Schema. Of what a client sends, fields
with a default may be left out; what the server sends has all of them.
"""


def page() -> str:
    """The whole page."""
    parts = schema()["$defs"]
    members = {union: [ref_name(each) for each in parts[union]["anyOf"]] for union in GROUPS}
    taken = {name for names in members.values() for name in names}
    rest = sorted(name for name in parts if name not in taken and name not in GROUPS)
    lines = [INTRODUCTION]
    for union, title in GROUPS.items():
        lines += [f"## {title}", "", *(line for name in members[union] for line in described(name, parts[name]))]
    return "\n".join([*lines, f"## {PARTS}", "", *(line for name in rest for line in described(name, parts[name]))])


def described(name: str, part: dict[str, Any]) -> Iterator[str]:
    """A message or a part of one: what it is, and its fields."""
    fields: dict[str, Any] = part.get("properties", {})
    tag = fields.get("type", {}).get("enum", [None])[0]
    yield from (f"### {name}", "")
    if tag:
        yield from (f"`type` is `{tag}`.", "")
    yield from (inspect.cleandoc(part.get("description", "")), "")
    rows = [row(field, about, part) for field, about in fields.items() if not (tag and field == "type")]
    if rows:
        yield from ("| field | type | default |", "|---|---|---|", *rows, "")


def row(field: str, about: dict[str, Any], part: dict[str, Any]) -> str:
    """A field, its type and its default."""
    is_needed = field in part.get("required", ()) or "default" not in about
    default = "" if is_needed else f"`{json.dumps(about['default'], ensure_ascii=False)}`"
    return f"| `{field}` | {type_of(about)} | {default} |"


def type_of(about: dict[str, Any]) -> str:
    """A type in words, with its limits; parts are links."""
    if "$ref" in about:
        return f"[{ref_name(about)}](#{ref_name(about).lower()})"
    if "anyOf" in about:
        return " or ".join(type_of(each) for each in about["anyOf"])
    if "enum" in about:
        return ", ".join(f"`{value}`" for value in about["enum"])
    if about.get("type") == "array":
        return f"list of {type_of(about['items'])}{limits(about, 'minItems', 'maxItems')}" if about.get("items") else "list"
    if about.get("type") == "object":
        inner = about.get("additionalProperties")
        return f"by name {type_of(inner)}" if isinstance(inner, dict) and inner else "object"
    return f"{about.get('type', 'anything')}{limits(about, 'minimum', 'maximum')}{limits(about, 'minLength', 'maxLength')}"


def limits(about: dict[str, Any], low: str, high: str) -> str:
    """From where to where; the largest number that JavaScript counts to is no limit worth telling."""
    least, most = about.get(low), about.get(high)
    if most is not None and most < 2**53 - 1:
        return f", {least} to {most}" if least is not None else f", at most {most}"
    return f", at least {least}" if least else ""


def ref_name(about: dict[str, Any]) -> str:
    """The name of the part that something refers to."""
    return str(about["$ref"]).rpartition("/")[2]
