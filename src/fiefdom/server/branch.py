"""Branches of recorded games: what somebody tried from a moment on, kept with the game as a tree."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from fiefdom.server.picture import Picture
from fiefdom.server.wire import AdviceGiven, AdviceOption, ShortText, TableMade
from fiefdom.server.work import ReviewReason

BranchKind: TypeAlias = Literal["play", "finish", "compare"]
BranchName: TypeAlias = Annotated[str, Meta(max_length=60)]

MOST_GAMES = 10_000

LONGEST_POSITION = 8_000
"""Characters of a position: several times as many as any needs."""


class NewBranch(Struct, kw_only=True, forbid_unknown_fields=True):
    """What to try from a moment of a finished game: `play` on against bots in the seat that is asked, let bots `finish` it so many times,
    or `compare` answers: cards, labels, `pass`. What one does not want to `keep` is told and forgotten."""

    kind: BranchKind
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    answers: Annotated[list[ShortText], Meta(max_length=4)] = []
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1000
    bot: ShortText = ""
    name: BranchName = ""
    keep: bool = True
    language: ShortText = "en"


class BranchFigures(Struct, kw_only=True):
    """What games from a moment on have brought: the win chances of all seats with their 95 % intervals, in thousandths.

    `course` is how the games went for the seat that is asked (as in `AdviceOption`), `options` what the answers are worth, the best one
    first, `why` says why that is better than `compared`. `slow`: this server has no compiled engine, so that everything takes longer.
    """

    seat: int
    turn_seat: int
    turn: int
    games: int = 0
    chances: list[int] = []
    low: list[int] = []
    high: list[int] = []
    course: list[int] = []
    options: list[AdviceOption] = []
    compared: str = ""
    why: list[str] = []
    reasons: list[ReviewReason] = []
    slow: bool = False


class Branch(Struct, kw_only=True):
    """A branch: the game and the step that it begins at, and what came of it. `table` is where it is, or was, played on.

    `parent` is the branch in whose game it begins; nothing if that is the game itself.
    """

    branch: str
    replay: str
    step: int
    kind: BranchKind
    name: str
    figures: BranchFigures
    table: str = ""
    bot: str = ""
    parent: str = ""


class BranchMade(Struct, kw_only=True):
    """A new branch; one that is played on has a table with the own seat."""

    branch: Branch
    table: TableMade | None = None


class BranchTree(Struct, kw_only=True):
    """The branches of a game and of the games that were played on from it. `origin` is the branch that the game itself is of."""

    branches: list[Branch]
    origin: Branch | None = None


class PositionWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A position, as the notation has it or as lines of a scenario (`ann.hand = Gold x3`), and what is wanted with it besides a picture:
    advice for whoever is asked, or a table at which that seat plays on."""

    position: Annotated[str, Meta(max_length=LONGEST_POSITION)]
    wish: Literal["show", "advise", "play"] = "show"
    bot: ShortText = ""
    name: ShortText = ""
    language: ShortText = "en"


class PositionShown(Struct, kw_only=True):
    """A position in the notation, as whoever is asked sees it."""

    position: str
    state: Picture
    advice: AdviceGiven | None = None
    table: TableMade | None = None
    slow: bool = False


class CopyPosition(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asks for the position at a running table as text: the token of the seat that is asked, and the number of its question."""

    token: ShortText
    question: int


class PositionText(Struct, kw_only=True):
    """A position in the notation. Of a running game it has what the seat can see; everything else is dealt by lot."""

    position: str
