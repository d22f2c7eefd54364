"""Writes `src/wire/protocol.ts`, the types of the protocol, from the server's JSON Schema: `python web/make_types.py`."""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from fiefdom.server.forms import schema

TARGET = Path(__file__).parent / "src" / "wire" / "protocol.ts"
HEADING = "// Made by web/make_types.py from the JSON Schema of the server (python -m fiefdom.server.forms). Do not edit.\n"


def typescript(schema: dict[str, Any]) -> str:
    """All definitions of a schema as exported types, in the order of their names."""
    definitions = schema["$defs"]
    return HEADING + "".join(declaration(name, definitions[name]) for name in sorted(definitions))


def declaration(name: str, definition: dict[str, Any]) -> str:
    """One exported type with its description as a comment."""
    comment = "".join(f" * {line}".rstrip() + "\n" for line in inspect.cleandoc(definition.get("description", "")).splitlines())
    head = f"\n/**\n{comment} */\n" if comment else "\n"
    if definition.get("type") == "object" and "properties" in definition:
        return f"{head}export interface {name} {{\n{members(definition)}}}\n"
    return f"{head}export type {name} = {type_of(definition)};\n"


def members(definition: dict[str, Any]) -> str:
    """The fields of an object. What the server always sends is required, even if it has a default; a client may leave those out."""
    required = set(definition.get("required", ()))
    return "".join(
        f"  {name}{'' if name in required or always_sent(definition) else '?'}: {type_of(field)};\n"
        for name, field in definition["properties"].items()
    )


def always_sent(definition: dict[str, Any]) -> bool:
    """Whether a definition is of the kind that only the server writes: those refuse no unknown fields."""
    return definition.get("additionalProperties") is not False


def type_of(field: dict[str, Any]) -> str:
    """The TypeScript type of a JSON Schema."""
    if "$ref" in field:
        return str(field["$ref"].rpartition("/")[2])
    if "const" in field:
        return json.dumps(field["const"])
    if "enum" in field:
        return " | ".join(json.dumps(value) for value in field["enum"])
    if "anyOf" in field:
        return " | ".join(type_of(choice) for choice in field["anyOf"])
    kind = field.get("type")
    if kind == "array":
        inner = type_of(field["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = field.get("additionalProperties")
        return f"Record<string, {type_of(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(str(kind), "unknown")


if __name__ == "__main__":
    TARGET.write_text(typescript(schema()), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
