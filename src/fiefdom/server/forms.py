"""What requests over HTTP and their responses are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiefdom.server.habits import HabitWish
from fiefdom.server.messages import LongText, ShortText
from fiefdom.server.picture import KingdomState, LogEntry, Picture, SeatState, ShownEvent, Stage, TableOptions, TableResult


class NewSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: a person, who comes by a link, or a bot. The first person is whoever makes the table."""

    kind: Literal["person", "bot"] = "person"
    name: ShortText = ""
    bot: ShortText = ""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a new table is to be. `kingdom` is the name or key of a set, ten cards with commas, or `random`; `edition` is 1, 2 or `both`."""

    kingdom: LongText = "first-game-2"
    edition: ShortText | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=6)] = []
    options: TableOptions = TableOptions()
    language: ShortText = "en"


class Invitation(Struct, kw_only=True):
    """What fills a seat."""

    seat: int
    token: str


class TableMade(Struct, kw_only=True):
    """A new table: its id, the own seat with its token, which is sent this once, and what the others need to come."""

    table: str
    seat: int
    token: str
    invitations: list[Invitation]


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """Takes the seat of an invitation."""

    invitation: ShortText
    name: ShortText = ""
    language: ShortText = "en"


class Joined(Struct, kw_only=True):
    """A seat and its token, which is sent this once."""

    table: str
    seat: int
    token: str


class TableInfo(Struct, kw_only=True):
    """What anybody with its address may know of a table before taking a seat."""

    table: str
    stage: Stage
    kingdom: KingdomState
    options: TableOptions
    seats: list[SeatState]


class CardInfo(Struct, kw_only=True):
    """A card of the catalogue; texts are in `/locales`."""

    slug: str
    name: str
    cost: int
    types: list[str]
    editions: list[int]
    is_basic: bool
    worth: int = 0
    points: int = 0
    points_per_ten: int = 0
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


class SetInfo(Struct, kw_only=True):
    """A recommended set; its name is the message `set1-…` or `set2-…`, which `message` names."""

    key: str
    message: str
    name: str
    edition: int
    cards: list[str]


class BotInfo(Struct, kw_only=True):
    """A bot; its name is the message `bot-NAME`, what it does `bot-NAME-about`. With `takes_card` also `NAME+CARD`."""

    name: str
    takes_card: bool = False
    title: str = ""
    """What to show for a program of the operator's own, which the texts do not know."""


class HabitInfo(Struct, kw_only=True):
    """A question that the server can answer by itself: the wishes there are about it, and the `usual` one. `card` is the one that asks."""

    question: str
    card: str
    wishes: list[HabitWish]
    usual: HabitWish


class TableChoices(Struct, kw_only=True):
    """What can be chosen for a table, and by each player for themselves (`habits`)."""

    editions: list[int | str]
    sets: list[SetInfo]
    bots: list[BotInfo]
    languages: list[str]
    language_names: dict[str, str]
    right_to_left: list[str]
    policies: list[str]
    habits: list[HabitInfo]


class ReplayMade(Struct, kw_only=True):
    """Where an uploaded record can be watched."""

    replay: str


class Replay(Struct, kw_only=True):
    """A finished or uploaded game: `steps` are its moments, from 0 (the start) to `steps` - 1."""

    replay: str
    kingdom: KingdomState
    players: list[str]
    steps: int
    log: list[LogEntry]
    result: TableResult | None = None


class ReplayStep(Struct, kw_only=True):
    """A moment of a replay as a seat saw it (`you`), or with all hands open (`hands`); `events` led to it."""

    step: int
    state: Picture
    hands: list[dict[str, int]] | None = None
    events: list[ShownEvent] = []


class Refusal(Struct, kw_only=True):
    """What every failed HTTP request is answered with."""

    code: str
    message: str
    hint: str = ""
    values: dict[str, str | int | list[str]] = {}
