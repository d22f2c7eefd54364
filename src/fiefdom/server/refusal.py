"""What the server refuses: a code for programs, and words for people in their language."""

from __future__ import annotations

import re
from typing import Any

from fiefdom.errors import FiefdomError, Words, kebab
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import QuickTexts

STATUS = {
    "unknown-table": 404,
    "unknown-address": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "too-fast": 429,
    "too-large": 413,
    "token": 403,
    "wrong-origin": 403,
    "unknown-host": 421,
    "busy": 503,
    "storage": 503,
    "server-error": 500,
}
"""The HTTP status of the kinds of refusals; 400 of all others."""

FOR_TERMINALS = re.compile(r"`fiefdom |`?--[a-z]|draft\.|\.kingdom\(")
"""Hints of other layers that are of no use in a browser."""


class Refused(FiefdomError):
    """A message or a request that the server does not carry out; its code says of which kind it is: `not-now.not-begun`."""

    def __init__(self, code: str, **values: Any) -> None:
        kind, _, key = code.partition(".")
        super().__init__(key, **values)
        self.kind = kind
        self.status = STATUS.get(kind, 400)


def words_of(problem: FiefdomError, language: str) -> Words:
    """The message and the hint of a problem in a language."""
    texts = QuickTexts(language)
    if problem.has_words:
        return problem.words(texts)
    if language == LANGUAGES[0]:
        return Words(problem.message, "" if FOR_TERMINALS.search(problem.hint) else problem.hint)
    known = (kebab(kind.__name__) for kind in type(problem).__mro__)
    key = "refused-" + next(name for name in known if texts.has(f"refused-{name}"))
    if key == "refused-bad-record" and problem.line:
        return Words(texts.format(f"{key}-line", line=problem.line), "")
    return Words(texts.format(key, value=named_in(problem)), texts.attribute(key, "hint"))


def named_in(problem: FiefdomError) -> str:
    """The values that a problem names, which stand in backticks; else all that it says."""
    return ", ".join(re.findall(r"`([^`]*)`", problem.message)) or problem.message
