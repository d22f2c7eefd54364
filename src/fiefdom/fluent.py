"""Fluent files: messages with values in them. A file is split into its messages at once; a message is parsed when it is needed."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fiefdom.patterns import Patterns

HOME = Path(__file__).parent / "text" / "locales"

LONGEST_VALUE = 2000
"""Longer texts are cut: nobody reads them, and the library of the browser would refuse to show them at all."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
"""A message or term: up to where the next one or a comment begins, for words at the beginning of a line are always that."""

ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
VARIABLE = re.compile(r"\{ \$([a-zA-Z][\w-]*) \}")
FIRST_STRONG, POP = "\u2068", "\u2069"
"""What Fluent puts around a value where texts of both directions may meet."""


def source(language: str, file: str) -> str:
    """What stands in a file of a language; nothing if the language does not have it yet."""
    path = HOME / language / f"{file}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


class Messages:
    """The messages of some texts of a language; the first one of a name counts.

    Most of them are a line of words and values, which is put together here. Whatever else Fluent can do needs its parser, which takes
    longer to import than most commands last (`patterns.py`).
    """

    def __init__(self, language: str, *texts: str, isolating: bool = False) -> None:
        self.language = language
        self._around = f"{FIRST_STRONG}{{}}{POP}" if isolating else "{}"
        self._sources: dict[str, str] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self._sources.setdefault(entry[1], entry[2])
        self._lines: dict[tuple[str, str], list[str] | None] = {}
        self._parsed: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        """The names of all messages, and of terms, which begin with a `-`."""
        return iter(self._sources)

    def has(self, key: str) -> bool:
        return key in self._sources

    def attributes(self, key: str) -> tuple[str, ...]:
        """The attributes of a message, in the order of the file; none if there is no such message."""
        return tuple(ATTRIBUTE.findall(self._sources.get(key, "")))

    def render(self, key: str, arguments: Mapping[str, object], attribute: str = "") -> str | None:
        """A message, or an attribute of one; None if it is not there, or anything it needs."""
        if key not in self._sources:
            return None
        values = {name: _short(value) for name, value in arguments.items()}
        line = self._line(key, attribute)
        if line is not None and all(_is_simple(values.get(name)) for name in line[1::2]):
            return self._filled(line, values)
        return self._render_parsed(key, values, attribute)

    def _line(self, key: str, attribute: str) -> list[str] | None:
        """A text of one line as words and the names of values in turn; None if there is more to it."""
        if (key, attribute) not in self._lines:
            parts = ATTRIBUTE.split(self._sources[key])
            texts = {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}
            line = VARIABLE.split(texts.get(attribute, "").strip())
            is_plain = not any(re.search(r"[{}\n]", words) for words in line[::2]) and line != [""]
            self._lines[key, attribute] = line if is_plain else None
        return self._lines[key, attribute]

    def _filled(self, line: list[str], values: Mapping[str, object]) -> str:
        is_value_alone = len(line) == 3 and not line[0] and not line[2]
        around = "{}" if is_value_alone else self._around
        return "".join(around.format(values[part]) if place % 2 else part for place, part in enumerate(line))

    # What has to be parsed

    def _render_parsed(self, key: str, values: Mapping[str, object], attribute: str) -> str | None:
        from fiefdom.patterns import Unsayable  # here, because the parser is slow to import

        self._parse(key)
        try:
            return self._patterns.say(key, values, attribute)
        except Unsayable:
            return None

    @functools.cached_property
    def _patterns(self) -> Patterns:
        from fiefdom.patterns import Patterns

        return Patterns(self.language, self._around)

    def _parse(self, key: str) -> None:
        """Parse a message, and those it refers to."""
        if key in self._parsed or key not in self._sources:
            return
        self._parsed.add(key)
        self._patterns.add(key, self._sources[key])
        for other in REFERENCE.findall(self._sources[key]):
            self._parse(other)


def _short(value: object) -> object:
    return f"{value[: LONGEST_VALUE - 1]}…" if isinstance(value, str) and len(value) > LONGEST_VALUE else value


def _is_simple(value: object) -> bool:
    """Whether a value looks the same in every language: a text, or a number of figures alone."""
    return type(value) is str or (type(value) is int and value >= 0)
