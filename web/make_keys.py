"""Writes `src/words/keys.ts`, the messages that the client can say and their values: `python web/make_keys.py`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fiefdom import fluent
from fiefdom.text.languages import LANGUAGES

TARGET = Path(__file__).parent / "src" / "words" / "keys.ts"
HEADING = "// Made by web/make_keys.py from the Fluent files. Do not edit.\n"
FILES = ("names", "game", "ui", "table", "opponents", "lab", "study", "puzzles")
"""The files that the client says something of. What sets of cards bring along it says by card (`words/cards.ts`)."""


class Values(Visitor):  # type: ignore[misc]
    """The values that a message needs."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name] = None


def messages() -> Iterator[tuple[str, list[str]]]:
    """Each message and its values."""
    for file in FILES:
        for entry in FluentParser().parse(fluent.source(LANGUAGES[0], file)).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                values = Values()
                values.visit(entry.value)
                yield entry.id.name, list(values.names)


def typescript() -> str:
    """A type with a member for each message: the types of its values, or null if it needs none."""
    lines = [f'  "{key}": {of_values(values)};\n' for key, values in sorted(messages())]
    return f"{HEADING}\nexport interface Messages {{\n{''.join(lines)}}}\n"


def of_values(names: list[str]) -> str:
    return f"{{ {'; '.join(f'{name}: unknown' for name in names)} }}" if names else "null"


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
