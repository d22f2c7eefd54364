"""What requests about puzzles and the daily deal, and their responses, are made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from fiefdom.server.card_info import KingdomState
from fiefdom.server.daily_games import DailyLine
from fiefdom.server.wire import ShortText

MOST_FRIENDS = 20
"""Results of others that are compared at once."""


class NewPuzzle(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who wants a puzzle: `solver` is their token, if they have one. Where none is named, one of the `theme` that fits them is chosen."""

    name: ShortText = ""
    language: ShortText = "en"
    solver: ShortText = ""
    theme: ShortText = ""
    after: ShortText = ""
    """The puzzle that is not wanted again at once."""


class PuzzleMade(Struct, kw_only=True):
    """A table with a puzzle: its id, the own seat with its token, and the token of the solver; tokens are sent this once."""

    table: str
    seat: int
    token: str
    puzzle: str
    solver: str


class Solver(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whoever holds this token."""

    solver: ShortText = ""


class ThemeInfo(Struct, kw_only=True):
    """The puzzles of a theme: how many there are, and how many of them the solver has solved and missed."""

    theme: str
    number: int
    solved: int
    missed: int


class PuzzleOverview(Struct, kw_only=True):
    """All puzzles, and how their solver does."""

    number: int
    solved: int
    missed: int
    rating: int
    themes: list[ThemeInfo]


class DailyWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who plays the deal of the day, or looks at one: `solver` is their token, if they have one; `friends` are the tables of others."""

    name: ShortText = ""
    language: ShortText = "en"
    solver: ShortText = ""
    friends: Annotated[list[ShortText], Meta(max_length=MOST_FRIENDS)] = []


class DailyMade(Struct, kw_only=True):
    """The table of the daily deal. Where one sits there already, the token is empty: whoever has played keeps it."""

    table: str
    seat: int
    token: str
    date: str
    solver: str


class DailyState(Struct, kw_only=True):
    """The deal of a day: `table` and `stage` are one's own, if one has begun; `lines` are the results so far, one's own first.

    While the levels still play it `is_ready` is false. What everybody bought, and the best plan known, is there when it `is_known`: one has
    played, or the day is over. `previous` is the day before.
    """

    date: str
    is_today: bool
    previous: str
    kingdom: KingdomState
    bot: str
    table: str
    stage: str
    is_ready: bool
    is_known: bool
    lines: list[DailyLine]
    plan: list[str]
