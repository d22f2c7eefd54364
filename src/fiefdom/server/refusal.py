"""What the server refuses: a code for programs, a reason with its values, and words for people in their language."""

from __future__ import annotations

import re

from fiefdom import errors
from fiefdom.errors import FiefdomError
from fiefdom.server.quick_texts import QuickTexts
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.problem import Problem, in_words
from fiefdom.text.texts import Texts, kebab

CODES: tuple[tuple[type[FiefdomError], str], ...] = (
    (errors.IllegalAnswer, "illegal-answer"),
    (Problem, "not-understood"),
    (errors.CannotUndo, "not-allowed"),
    (errors.UnknownCard, "bad-kingdom"),
    (errors.UnknownKingdom, "bad-kingdom"),
    (errors.NeedsExpansion, "bad-kingdom"),
    (errors.BadKingdom, "bad-kingdom"),
    (errors.BadPlayers, "bad-name"),
    (errors.BadAgent, "bad-bot"),
    (errors.BadLanguage, "bad-language"),
    (errors.BadNotation, "bad-record"),
)
"""The codes of problems that other layers found."""

STATUS = {
    "unknown-table": 404,
    "unknown-address": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "too-fast": 429,
    "too-large": 413,
    "bad-token": 403,
    "wrong-origin": 403,
    "unknown-host": 421,
    "busy": 503,
    "storage": 503,
    "server-error": 500,
}
"""The HTTP status of refusals; 400 for all others."""

FOR_TERMINALS = re.compile(r"`fiefdom |`?--[a-z]|draft\.|\.kingdom\(")
"""Hints of other layers that are of no use in a browser."""


class Refused(FiefdomError):
    """A message or a request that the server does not carry out. Nothing has changed.

    `code` is for programs. `reason`, the code itself unless there are several, names the sentence (`refused-REASON`); `values` stand in it.
    """

    def __init__(self, code: str, reason: str = "", **values: str | int) -> None:
        self.code = code
        self.reason = reason or code
        self.values = values
        super().__init__(*self.in_words(QuickTexts()))

    def in_words(self, texts: Texts) -> tuple[str, str]:
        """The sentence, and what to do about it."""
        key = f"refused-{self.reason}"
        return texts.format(key, **self.values), texts.attribute(key, "hint", **self.values)


def code_of(problem: FiefdomError) -> str:
    """The code of any problem."""
    if isinstance(problem, Refused):
        return problem.code
    return next((code for kind, code in CODES if isinstance(problem, kind)), "bad-message")


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, 400)


def words_of(problem: FiefdomError, language: str) -> tuple[str, str]:
    """The message and the hint of a problem in a language."""
    texts = QuickTexts(language)
    if isinstance(problem, Problem):
        return in_words(problem, texts), ""
    if not isinstance(problem, Refused) and language == LANGUAGES[0]:
        return problem.message, "" if FOR_TERMINALS.search(problem.hint) else problem.hint
    return as_refused(problem).in_words(texts)


def as_refused(problem: FiefdomError) -> Refused:
    """A problem that another layer found, as a refusal: the sentence of the nearest kind of problem that has one."""
    if isinstance(problem, Refused):
        return problem
    known = (kebab(kind.__name__) for kind in type(problem).__mro__)
    reason = next(name for name in known if QuickTexts().has(f"refused-{name}"))
    if isinstance(problem, errors.BadRecord) and problem.line:
        return Refused(code_of(problem), f"{reason}-line", line=problem.line)
    return Refused(code_of(problem), reason, value=named_in(problem))


def named_in(problem: FiefdomError) -> str:
    """The values that a problem names, which stand in backticks; else all that it says."""
    return ", ".join(re.findall(r"`([^`]*)`", problem.message)) or problem.message
