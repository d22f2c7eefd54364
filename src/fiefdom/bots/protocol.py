"""The bot protocol: every message that goes between Fiefdom and a bot, one JSON object a line. Version 1.

Fiefdom writes to the bot's standard input: `hello`, `options`, `newgame`, `question`, `gameover`, `lost`, `quit`.
The bot writes to its standard output, only when it is asked: `hello`, `ready`, `answer`.
The reference page is docs/reference/bot-protocol.md; unknown fields are ignored on both sides.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

PROTOCOL = 1
"""The version. It goes up when a bot that follows the old one would be wrong; new fields alone do not change it."""

OptionValue: TypeAlias = bool | int | float | str


class Message(Struct, tag_field="type", tag=str.lower, omit_defaults=True, frozen=True):
    """One line, with its `type`."""


# What Fiefdom says


class CardData(Struct, omit_defaults=True, frozen=True):
    """A card of the game: what is printed on it, and our words for what it does."""

    name: str
    cost: int
    types: tuple[str, ...]
    text: str = ""
    coins: int = 0
    points: int = 0
    points_per: dict[str, int] = {}
    plus_cards: int = 0
    plus_actions: int = 0
    plus_buys: int = 0
    plus_coins: int = 0


class BotOptions(Message, frozen=True, tag="options"):
    """The values of options that the bot offered in its `hello`."""

    values: dict[str, OptionValue]


class NewGame(Message, frozen=True):
    """A game begins; the bot answers `ready`. `seat` is the bot's place in `players`, `starter` has the first turn.

    `own` are the cards among them that somebody has invented, as a file of own cards has them, for programs that use the library.
    """

    edition: int | str
    kingdom: tuple[str, ...]
    players: tuple[str, ...]
    seat: int
    starter: int
    cards: tuple[CardData, ...]
    own: str = ""


class SeenPlayer(Struct, frozen=True):
    """What the bot may know of a player. Sizes that it may not know are null; besides `owned` there are `unknown` cards more."""

    hand_size: int
    deck_size: int | None
    discard_size: int | None
    discard_top: str | None
    in_play: list[str]
    aside: dict[str, int]
    looked_at: int
    owned: dict[str, int]
    turns: int
    unknown: int = 0


class SeenTable(Struct, frozen=True):
    """What the bot may know of the game. `discard` is null but when the bot looks through its discard pile (Harbinger).

    `state` is the same view for programs that use the Fiefdom library (`fiefdom.bots.sight.read_view`); others leave it alone.
    """

    turn: int
    phase: str
    actions: int
    buys: int
    coins: int
    hand: dict[str, int]
    picked: dict[str, int]
    discard: dict[str, int] | None
    supply: dict[str, int]
    trash: dict[str, int]
    players: list[SeenPlayer]
    state: str = ""


class SeenEvent(Struct, omit_defaults=True, frozen=True):
    """Something that happened, as the bot may know it; docs/reference/events.md explains the fields. `number` counts what it was told."""

    number: int
    verb: str
    seat: int
    card: str | None = None
    cause: str | None = None
    origin: str = ""
    target: str = ""
    question: str = ""
    label: str = ""


class BotQuestion(Message, frozen=True, tag="question"):
    """The bot is to answer within `seconds`, with one of `answers`."""

    number: int
    id: str
    answers: tuple[str, ...]
    remaining: int
    seconds: float
    view: SeenTable
    events: list[SeenEvent]


class GameOver(Message, frozen=True):
    """The game is over; the bot says nothing. Everything is by seat."""

    scores: tuple[int, ...]
    turns: tuple[int, ...]
    winners: tuple[int, ...]
    events: list[SeenEvent]


class Lost(Message, frozen=True):
    """The bot has lost by rule and is about to be ended; `reason` is for its author."""

    reason: str


class Quit(Message, frozen=True):
    """The bot is to end, with exit code 0."""


# What both say


class BotHello(Message, frozen=True, tag="hello"):
    """The first message of both. From Fiefdom `name` is the program; from the bot it is its name, with the options it offers."""

    protocol: int
    name: str
    author: str = ""
    options: tuple[BotOption, ...] = ()


class BotOption(Struct, omit_defaults=True, frozen=True):
    """Something that can be set: its kind is that of its default; `choices`, if there are any, are all that it can be."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    about: str = ""


# What a bot says


class Ready(Message, frozen=True):
    """The bot is ready to be asked."""


class BotAnswer(Message, frozen=True, tag="answer"):
    """The answer to the open question. `number`, if given, must be the question's; `remarks` are for people."""

    answer: str
    number: int | None = None
    remarks: str = ""


ToBot: TypeAlias = BotHello | BotOptions | NewGame | BotQuestion | GameOver | Lost | Quit
FromBot: TypeAlias = BotHello | Ready | BotAnswer

_encoder = msgspec.json.Encoder()
_to_bot: msgspec.json.Decoder[ToBot] = msgspec.json.Decoder(ToBot)
_from_bot: msgspec.json.Decoder[FromBot] = msgspec.json.Decoder(FromBot)


def write_line(message: ToBot | FromBot) -> bytes:
    """A message as its line."""
    return _encoder.encode(message) + b"\n"


def read_to_bot(line: bytes) -> ToBot:
    """What Fiefdom said; `msgspec.MsgspecError` if it is no message."""
    return _to_bot.decode(line)


def read_from_bot(line: bytes) -> FromBot:
    """What a bot said; `msgspec.MsgspecError` if it is no message."""
    return _from_bot.decode(line)
