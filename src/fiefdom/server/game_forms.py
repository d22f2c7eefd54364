"""What requests about the games of a browser and their responses are made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from fiefdom.server.card_info import KingdomState
from fiefdom.server.picture import Stage
from fiefdom.server.wire import ShortText

MOST_GAMES = 24
"""Games that a browser can ask about at once."""


class SeatToken(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat that somebody holds, by its token."""

    table: ShortText
    token: ShortText


class MyGames(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asks what became of games: the seats that a browser holds."""

    seats: Annotated[list[SeatToken], Meta(max_length=MOST_GAMES)]


class GameSummary(Struct, kw_only=True):
    """A game in a few numbers. `choosing`: its players choose the cards. `yours` says that the holder of the token is asked; `turn`
    is the seat whose turn it is,
    `turns` which one of that seat's.

    Scores, winners and `spark` (for each seat its score in the course of the game, at most 16 of them) are there when it is over. So is
    what the holder of the token bought: the cards of the first two turns (`opening`), and how many of each (`bought`); and `cost`, what
    their decisions cost on average in thousandths of the win, if the game was studied. `bots` names the bot at each seat, if it is one.
    """

    table: str
    stage: Stage
    kingdom: KingdomState
    players: list[str]
    bots: list[str] = []
    lesson: str = ""
    puzzle: str = ""
    daily: str = ""
    choosing: bool = False
    yours: bool = False
    turn: int = 0
    turns: int = 0
    scores: list[int] = []
    winners: list[int] = []
    spark: list[list[int]] = []
    opening: list[str] = []
    bought: dict[str, int] = {}
    cost: float | None = None


class GamesForgotten(Struct, kw_only=True):
    """The tables that are deleted. Those at which somebody else has played are not."""

    deleted: list[str]
