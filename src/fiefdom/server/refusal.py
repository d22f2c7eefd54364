"""What the server refuses, with a code for programs and words for people."""

from __future__ import annotations

from fiefdom import errors
from fiefdom.errors import FiefdomError
from fiefdom.terminal.problem import Problem, in_words
from fiefdom.text.texts import Texts

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


class Refused(FiefdomError):
    """A message or a request that the server does not carry out; `code` is for programs. Nothing has changed."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message, hint)
        self.code = code


def code_of(problem: FiefdomError) -> str:
    """The code of any problem."""
    if isinstance(problem, Refused):
        return problem.code
    return next((code for kind, code in CODES if isinstance(problem, kind)), "bad-message")


def words_of(problem: FiefdomError, texts: Texts) -> tuple[str, str]:
    """The message and the hint of a problem in a language."""
    if isinstance(problem, Problem):
        return in_words(problem, texts), ""
    message = texts.error(problem).partition("\n")[0]
    return message, problem.hint
