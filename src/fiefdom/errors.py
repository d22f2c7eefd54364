"""Everything that can go wrong, as one tree of exceptions.

An error is data: a class, a key, values, a place. `BadKingdom("not-ten", number=9)` has the code `kingdom.not-ten`. Its sentence and its
hint are `error-kingdom-not-ten` in `text/locales/*/errors.ftl`, made when read: by `str` in English, by `Texts.error` in any language.
Nothing has changed when one of these is raised.
"""

from __future__ import annotations

import difflib
import errno
import functools
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol

from fiefdom.fluent import Messages, source
from fiefdom.lengths import LONGEST_MESSAGE, LONGEST_NAME


class Words(NamedTuple):
    """What somebody is told: what failed, and what to do about it, if there is something."""

    message: str
    hint: str


class Speaker(Protocol):
    """Somebody's language."""

    hints: ClassVar[tuple[str, ...]]
    """The attributes of a message that are hints to whoever reads it: `shell` are those that name commands and options."""

    def says(self, key: str, values: Mapping[str, object], attribute: str = "") -> str:
        """A message of `errors.ftl`, or an attribute of one; empty if there is none."""

    def shows(self, value: object) -> object:
        """A value as it stands in a message."""


class English:
    """What `str` of an error speaks, below the text layer: names as programs know them."""

    hints: ClassVar[tuple[str, ...]] = ("shell", "hint")

    def says(self, key: str, values: Mapping[str, object], attribute: str = "") -> str:
        """A message of `errors.ftl`, or an attribute of one; empty if there is none."""
        return _english().render(key, values, attribute) or ""

    def shows(self, value: object) -> object:
        """A value as it stands in a message."""
        return value if isinstance(value, int) else str(value)


@functools.cache
def _english() -> Messages:
    return Messages("en", source("en", "errors"))


class FiefdomError(ValueError):
    """The root: whatever input Fiefdom does not accept.

    `values` stand in the sentence: texts, numbers, cards; several in a tuple are put into backticks; an error among them is its sentence.
    The value `near` is a name that was perhaps meant, which is the best hint of all. An error without a key says what its `cause` says.
    `line`, `column` and `file` are where; 0 and `""` if it is not about a place.
    """

    kind: str = "error"
    """The first half of the code."""
    status: int = 400
    """What HTTP calls it."""

    def __init_subclass__(cls) -> None:
        """Name the kind: `BadKingdom` is `kingdom`, `IllegalAnswer` is `illegal-answer`."""
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower().removeprefix("bad-")

    def __init__(
        self,
        key: str = "",
        /,
        *,
        line: int = 0,
        column: int = 0,
        file: str = "",
        cause: FiefdomError | None = None,
        **values: object,
    ) -> None:
        line, column, file = line or getattr(cause, "line", 0), column or getattr(cause, "column", 0), file or getattr(cause, "file", "")
        if not key and isinstance(cause, type(self)):
            key, values, cause = cause.key, {**cause.values, **values}, cause.cause
        super().__init__(key, values)
        self.key: str = key
        self.values: dict[str, object] = values if cause is None else {"cause": cause, **values}
        self.cause: FiefdomError | None = cause
        self.line: int = line
        self.column: int = column
        self.file: str = file

    def __str__(self) -> str:
        message, hint = self.words(English())
        return f"{message}\nhint: {hint}" if hint else message

    def __reduce__(self) -> tuple[Callable[..., FiefdomError], tuple[object, ...]]:
        """Let it come from another process with everything it says, however it was made."""
        return _arrived, (type(self), self.args, self.__dict__)

    @property
    def code(self) -> str:
        """What programs know it by: `kingdom.not-ten`."""
        return f"{self.kind}.{self.key}" if self.key else self.kind

    @property
    def data(self) -> dict[str, str | int | list[str]]:
        """The values as programs get them."""
        return {name: _plain(value) for name, value in self.values.items() if not isinstance(value, FiefdomError)}

    @property
    def message(self) -> str:
        """What failed, in English, without the place."""
        return self._sentence(English())

    @property
    def hint(self) -> str:
        """What to do about it, in English; empty if there is nothing."""
        return self._advice(English())

    def words(self, speaker: Speaker) -> Words:
        """What happened, with the place, and what to do about it."""
        where = self._where(speaker)
        message = self._sentence(speaker)
        return Words(f"{where}: {message}" if where else message, self._advice(speaker))

    def words_at_its_place(self, speaker: Speaker) -> Words:
        """The same where the place is shown already."""
        return Words(self._sentence(speaker), self._advice(speaker))

    def _where(self, speaker: Speaker) -> str:
        if self.file:
            return ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        if not self.line:
            return ""
        place = {"line": self.line, "column": self.column}
        return speaker.says("error-at-column" if self.column else "error-at-line", place)

    def _sentence(self, speaker: Speaker) -> str:
        if not self.key and self.cause:
            return self.cause._sentence(speaker)
        return shortened(self._said(speaker) or self.code)

    def _advice(self, speaker: Speaker) -> str:
        if self.values.get("near"):
            return speaker.says("error-near", {"near": speaker.shows(self.values["near"])})
        own = next(filter(None, (self._said(speaker, each) for each in speaker.hints)), "")
        return "; ".join(filter(None, (self.cause._advice(speaker) if self.cause else "", own)))

    def _said(self, speaker: Speaker, attribute: str = "") -> str:
        values = {name: _shown(value, speaker) for name, value in self.values.items()}
        return speaker.says(f"error-{self.code.replace('.', '-')}", values, attribute)


def _shown(value: Any, speaker: Speaker) -> object:
    if isinstance(value, FiefdomError):
        return value._sentence(speaker)
    if type(value) in (tuple, list):
        return ", ".join(f"`{_shown(each, speaker)}`" for each in value)
    return speaker.shows(value)


def _plain(value: Any) -> str | int | list[str]:
    if type(value) in (tuple, list):
        return [str(each) for each in value]
    return value if isinstance(value, int) else str(value)


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


class SystemProblem(FiefdomError):
    """What the operating system refused to do, as a part of another error: the common refusals are told in everybody's language."""

    @classmethod
    def of(cls, problem: OSError) -> SystemProblem:
        """The reason that an exception of Python has."""
        return SystemProblem("said", code=errno.errorcode.get(problem.errno or 0, ""), why=problem.strerror or problem)


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


class NotUnderstood(FiefdomError):
    """A line, typed at the table, that means nothing there, or nothing that is possible now."""


class CannotUndo(FiefdomError):
    """A decision that cannot be taken back, or done again."""


class BadAgent(FiefdomError):
    """A bot that does not exist, or was asked for something it cannot do."""


class BotFailed(FiefdomError):
    """A bot that crashed, hung, babbled or answered illegally: it has lost by rule.

    `fault` says which: `start`, `handshake`, `crash`, `timeout`, `babble` or `illegal`; `complaints` is the end of its standard error.
    """

    def __init__(self, key: str = "", /, *, fault: str = "", complaints: str = "", **values: Any) -> None:
        super().__init__(key, **values)
        self.fault = fault
        self.complaints = complaints


class BadData(FiefdomError):
    """A dataset that cannot be written as asked, or go on as it was begun."""


class MissingExtra(FiefdomError):
    """Something that needs a part of Fiefdom that is not installed: an extra, which is named in `pyproject.toml`."""


class BadEnvironment(FiefdomError):
    """An environment that cannot be made so, or an opponent in it that breaks the rules."""


class BadModel(FiefdomError):
    """A file that holds no trained player, or none that this version can play by."""


class BadEvaluation(FiefdomError):
    """An evaluation that cannot be made so: no such suite, opponent or player."""


class BadLanguage(FiefdomError):
    """A language that Fiefdom does not speak."""


class BadScenario(FiefdomError):
    """A scenario document that cannot be read; `line` is where, which the report of its document tells."""

    def _where(self, speaker: Speaker) -> str:  # noqa: ARG002
        return ""


class BadStrategy(FiefdomError):
    """A strategy that cannot be read; `line` and `column` are where, 0 if it is not about one place."""


class BadLesson(FiefdomError):
    """There is no such lesson."""


class OffTheLesson(FiefdomError):
    """An answer that the step of a lesson is not about; the coach says why."""

    status = 409


class PuzzleAnswered(FiefdomError):
    """A deed by which somebody has answered a puzzle: it is judged, not carried out."""

    status = 409


class BadPuzzle(FiefdomError):
    """There is no such puzzle, or a file does not hold puzzles; `line` is where."""


class BadAtlas(FiefdomError):
    """A file does not hold an atlas, or not the one that is to be built."""


class BadCards(FiefdomError):
    """An own card that cannot be read, or could not be played safely; `line` and `column` are where, 0 if it stands in no file."""


def shortened(message: str) -> str:
    """A message without its middle, if somebody's value makes it too long to read."""
    half = LONGEST_MESSAGE // 2
    return message if len(message) <= LONGEST_MESSAGE else f"{message[:half]} … {message[-half:]}"


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that is nearest, or none. What is far too long for a name resembles none, and comparing it would take long."""
    if len(name) > LONGEST_NAME:
        return ""
    by_lower = {word.lower(): word for word in known}
    close = difflib.get_close_matches(name.lower(), by_lower, n=1, cutoff=0.6)
    return by_lower[close[0]] if close else ""
