"""Everything that can go wrong, as one tree of exceptions.

Each says what failed, the value in backticks and, where there is something to do about it, a hint on a line of its own.
Nothing has changed when one of these is raised.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class FiefdomError(ValueError):
    """The root: whatever input Fiefdom does not accept."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message, hint)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message}\nhint: {self.hint}" if self.hint else self.message


class UnknownCard(FiefdomError):
    """A name that no card of the catalogue has."""


class UnknownKingdom(FiefdomError):
    """A name that no recommended set has."""


class NeedsExpansion(FiefdomError):
    """A set of the rulebook that uses cards of an expansion."""


class BadKingdom(FiefdomError):
    """Cards that do not make a kingdom: too few, too many, twice the same, or of another edition."""


class BadPlayers(FiefdomError):
    """A number of players, a seat or a starting player that the game does not have."""


class BadSeed(FiefdomError):
    """A seed that is not a whole number of 64 bits."""


class IllegalAnswer(FiefdomError):
    """An answer that the open question does not allow, or an answer to no question."""


class BadBytes(FiefdomError):
    """Bytes that are not a saved position of this version."""


class BadView(FiefdomError):
    """A view that contradicts itself, or one that is asked for something it does not hold."""


class BadBatch(FiefdomError):
    """Arrays that do not fit a batch of games."""


class BadPath(FiefdomError):
    """A file or folder that is not there or holds nothing of use."""


class BadNumber(FiefdomError):
    """A number that is too small or too large for what it is for."""


class BadNotation(FiefdomError):
    """A text that is no position, decision or record."""


class BadRecord(BadNotation):
    """A record that cannot be read, or does not fit the rules; `line` is where, 0 if it is not about one line."""

    def __init__(self, message: str, line: int, hint: str = "") -> None:
        super().__init__(message, hint)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}" if self.line else super().__str__()


class CannotUndo(FiefdomError):
    """A decision that cannot be taken back, or done again."""


class BadAgent(FiefdomError):
    """A bot that does not exist, or was asked for something it cannot do."""


class BadEnvironment(FiefdomError):
    """An environment that cannot be made so, or an opponent in it that breaks the rules."""


class MissingExtra(FiefdomError):
    """A library that is not installed; the hint says how to get it."""


class BadLanguage(FiefdomError):
    """A language that Fiefdom does not speak."""


class BadScenario(FiefdomError):
    """A scenario document that cannot be read; `line` is where."""

    def __init__(self, message: str, line: int, hint: str = "") -> None:
        super().__init__(message, hint)
        self.line = line


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint with the nearest known name, or none."""
    by_lower = {word.lower(): word for word in known}
    close = difflib.get_close_matches(name.lower(), by_lower, n=1, cutoff=0.6)
    return f"did you mean `{by_lower[close[0]]}`?" if close else ""
