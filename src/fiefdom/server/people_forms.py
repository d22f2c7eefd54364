"""What requests about people, open tables and ratings, and their responses, are made of."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from fiefdom.server.card_info import KingdomState
from fiefdom.server.picture import TableOptions
from fiefdom.server.wire import LongText, SeatNumber, ShortText

PersonName: TypeAlias = Annotated[str, Meta(max_length=30)]


class NewPerson(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asks for a name of one's own."""

    name: PersonName


class PersonMade(Struct, kw_only=True):
    """A name, and the recovery code that proves whose it is; it is sent this once."""

    name: str
    code: str


class Person(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody, by their recovery code; with a `name`, they want another one."""

    code: ShortText
    name: PersonName = ""


class PlayerRating(Struct, kw_only=True):
    """How strong somebody is in games of so many players: `points`, of which the truth is within `reach`, after so many games."""

    players: int
    points: int
    reach: int
    games: int


class PersonState(Struct, kw_only=True):
    """What is known of somebody: their name, their ratings, and the names of those they have blocked."""

    name: str
    ratings: list[PlayerRating] = []
    blocked: list[str] = []


class RatedPlayer(Struct, kw_only=True):
    """A row of the table of ratings: a person, or the bot of this name."""

    name: str
    bot: str = ""
    rating: PlayerRating


class OpenTable(Struct, kw_only=True):
    """A table that has a place for anybody."""

    table: str
    name: str
    players: list[str]
    seats: int
    kingdom: KingdomState
    options: TableOptions
    rating: int | None = None
    """The points of whoever made it, if they have a name of their own."""


class OpenWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asks for open tables; whoever says who they are does not see those of people they have blocked, nor of those who blocked them."""

    person: ShortText = ""


class BlockWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Does not want to play with whoever sits at a table any more; or wants to again with somebody of this name."""

    code: ShortText
    table: ShortText = ""
    seat: SeatNumber = 0
    unblock: PersonName = ""


class ReportWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Tells the host about somebody at one's table; what was said there lately goes along."""

    token: ShortText
    seat: SeatNumber
    text: LongText = ""


class Heard(Struct, kw_only=True):
    """It was done."""

    ok: bool = True


class Report(Struct, kw_only=True):
    """A report as it is kept."""

    table: str
    by: str
    about: str
    text: str
    said: list[str]
    at: int


ASKED_ABOUT_PEOPLE = (NewPerson, Person, OpenWish, BlockWish, ReportWish)
ABOUT_PEOPLE = (*ASKED_ABOUT_PEOPLE, PersonMade, PersonState, RatedPlayer, OpenTable, Heard)
"""What comes with requests, and all of it."""
