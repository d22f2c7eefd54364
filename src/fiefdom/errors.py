"""Everything that can go wrong, as one tree of exceptions.

Each says what failed, the value in backticks and, where there is something to do about it, a hint on a line of its own.
Nothing has changed when one of these is raised.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable

from fiefdom.lengths import LONGEST_MESSAGE, LONGEST_NAME


class FiefdomError(ValueError):
    """The root: whatever input Fiefdom does not accept."""

    def __init__(self, message: str, hint: str = "") -> None:
        message = shortened(message)
        super().__init__(message, hint)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message}\nhint: {self.hint}" if self.hint else self.message

    def __reduce__(self) -> tuple[Callable[..., FiefdomError], tuple[object, ...]]:
        """Let it come from another process with everything it says, however it was made."""
        return _arrived, (type(self), self.args, self.__dict__)


def _arrived(kind: type[FiefdomError], arguments: tuple[object, ...], said: dict[str, object]) -> FiefdomError:
    problem = kind.__new__(kind, *arguments)
    problem.__dict__.update(said)
    return problem


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


class BadUsage(FiefdomError):
    """A command line that cannot be understood: a verb, an option or a value that does not exist, or one that is missing."""


class BadCluster(FiefdomError):
    """A cluster that is not there, or does not fit."""


class BadParameter(FiefdomError):
    """A parameter of a strategy that is not there, or has no values."""


class BadNumber(FiefdomError):
    """A number that is too small or too large for what it is for."""


class BadNotation(FiefdomError):
    """A text that is no position, decision or record."""


class BadRecord(BadNotation):
    """A record that cannot be read, or does not fit the rules; `line` and `file` are where: 0 if not in one line, `""` if in no file."""

    def __init__(self, message: str, line: int, hint: str = "", file: str = "") -> None:
        super().__init__(message, hint)
        self.line = line
        self.file = file

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line else ""
        where = f"{self.file}:{self.line}" if self.file and line else self.file or line
        return f"{where}: {super().__str__()}" if where else super().__str__()


class CannotUndo(FiefdomError):
    """A decision that cannot be taken back, or done again."""


class BadAgent(FiefdomError):
    """A bot that does not exist, or was asked for something it cannot do."""


class BotFailed(FiefdomError):
    """A bot that crashed, hung, babbled or answered illegally: it has lost by rule.

    `fault` says which: `start`, `handshake`, `crash`, `timeout`, `babble` or `illegal`; `complaints` is the end of its standard error.
    """

    def __init__(self, message: str, hint: str = "", *, fault: str = "", complaints: str = "") -> None:
        super().__init__(message, hint)
        self.fault = fault
        self.complaints = complaints


class BadData(FiefdomError):
    """A dataset that cannot be written as asked, or go on as it was begun."""


class MissingExtra(FiefdomError):
    """Something that needs a part of Fiefdom that is not installed: an extra, which is named in `pyproject.toml`."""

    def __init__(self, problem: str, extra: str) -> None:
        super().__init__(problem, f"in the clone of Fiefdom: `python -m pip install '.[{extra}]'`")


class BadEnvironment(FiefdomError):
    """An environment that cannot be made so, or an opponent in it that breaks the rules."""


class BadLanguage(FiefdomError):
    """A language that Fiefdom does not speak."""


class BadScenario(FiefdomError):
    """A scenario document that cannot be read; `line` is where."""

    def __init__(self, message: str, line: int, hint: str = "") -> None:
        super().__init__(message, hint)
        self.line = line


class BadStrategy(FiefdomError):
    """A strategy that cannot be read; `line` and `column` are where, 0 if it is not about one place."""

    def __init__(self, message: str, line: int = 0, column: int = 0, hint: str = "") -> None:
        super().__init__(message, hint)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {super().__str__()}" if self.line else super().__str__()


class BadCards(FiefdomError):
    """An own card that cannot be read, or could not be played safely; `line` and `column` are where, 0 if it stands in no file."""

    def __init__(self, message: str, line: int = 0, column: int = 0, hint: str = "", file: str = "") -> None:
        super().__init__(message, hint)
        self.line = line
        self.column = column
        self.file = file

    def __str__(self) -> str:
        if not self.line:
            return super().__str__()
        where = f"{self.file}:{self.line}:{self.column}" if self.file else f"line {self.line}, column {self.column}"
        return f"{where}: {super().__str__()}"


def shortened(message: str) -> str:
    """A message without its middle, if somebody's value makes it too long to read."""
    half = LONGEST_MESSAGE // 2
    return message if len(message) <= LONGEST_MESSAGE else f"{message[:half]} … {message[-half:]}"


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint with the nearest known name, or none. What is far too long for a name resembles none, and comparing it would take long."""
    if len(name) > LONGEST_NAME:
        return ""
    by_lower = {word.lower(): word for word in known}
    close = difflib.get_close_matches(name.lower(), by_lower, n=1, cutoff=0.6)
    return f"did you mean `{by_lower[close[0]]}`?" if close else ""
