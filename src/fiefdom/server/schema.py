"""Prints the JSON Schema of the protocol: `python -m fiefdom.server.schema`."""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

import msgspec

from fiefdom.server import forms, messages, picture

OVER_HTTP = (
    forms.NewTable,
    forms.TableMade,
    forms.Join,
    forms.Joined,
    forms.TableInfo,
    forms.CardInfo,
    forms.TableChoices,
    forms.ReplayMade,
    forms.Replay,
    forms.ReplayStep,
    forms.Refusal,
)
"""What requests and responses are made of; everything else comes with them."""

FROM_CLIENT = {
    kind.__name__ for kind in (*get_args(messages.ClientMessage), forms.NewTable, forms.NewSeat, forms.Join, picture.TableOptions)
}


def schema() -> dict[str, Any]:
    """One JSON Schema with a definition for each message and each part of one."""
    roots, parts = msgspec.json.schema_components(
        [messages.ClientMessage, messages.ServerMessage, *OVER_HTTP], ref_template="#/$defs/{name}"
    )
    named = {"ClientMessage": roots[0], "ServerMessage": roots[1], **{name: _complete(name, part) for name, part in parts.items()}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Fiefdom protocol", "$defs": named}


def _complete(name: str, part: dict[str, Any]) -> dict[str, Any]:
    """What the server sends has all its fields; what a client sends may leave out those with a default."""
    if name in FROM_CLIENT or "properties" not in part:
        return part
    return {**part, "required": list(part["properties"])}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
