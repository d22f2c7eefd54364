"""The protocol: every message between a client and the server, and what they are made of.

Messages are JSON objects; `type` says which one it is. The JSON Schema (`python -m fiefdom.server.forms`) and with it the types of
the web client are made from this file, `picture` and `forms`. Cards are named by their slugs (`throne-room`), seats by their numbers
from 0 on.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from fiefdom.agents.agent import DEFAULT_BOT
from fiefdom.server.habits import HabitWish
from fiefdom.server.picture import LogEntry, Pace, Picture, Said, ShownEvent

ShortText: TypeAlias = Annotated[str, Meta(max_length=100)]
LONGEST_TEXT = 500
LongText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
LONGEST_OWN_CARDS = 10_000
"""Characters of the own cards of a table: room for some fifty of them."""

Natural: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Cards: TypeAlias = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=100)]


# From the client to the server


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What all messages of a client have: a `number` of its choice, which the answer to it repeats in `to`."""

    number: Natural = 0


class EnterTable(FromClient, tag="hello"):
    """The first message: which table, with which seat's token (none: a spectator), in which language.

    Whoever was here before names the `feed` and the last `sequence` of it that arrived; if the server still has the rest, it sends
    only that.
    """

    table: ShortText
    token: ShortText = ""
    language: ShortText = "en"
    feed: ShortText = ""
    after: Natural = 0


class AnswerQuestion(FromClient, tag="answer"):
    """Answers a question by its number. The cards are picks in this order; none, or `pass`, is a pass.

    In a choice whose number of cards is free, fewer cards than possible end it. An answer to a question that is answered already is
    accepted and changes nothing.
    """

    question: Natural
    cards: Cards = []


class PlayTreasures(FromClient, tag="play_treasures"):
    """Plays all Treasures in hand, ending the Action phase if need be."""

    question: Natural


class EndActions(FromClient, tag="end_actions"):
    """Ends the Action phase."""

    question: Natural


class EndTurn(FromClient, tag="end_turn"):
    """Passes all that is left of the turn."""

    question: Natural


class ChooseCards(FromClient, tag="choose"):
    """Where the players choose the cards of the game: names one (draft), takes one away (ban), or votes for a `kingdom` by its place.

    In a swap the first card goes and the second comes; without cards all stays as it is.
    """

    cards: Cards = []
    kingdom: Natural | None = None


class TypedCommand(FromClient, tag="command"):
    """A typed line, as in the terminal: `play smithy`, `trash estate copper`, `undo`."""

    text: LongText


class Undo(FromClient, tag="undo"):
    """Takes back the last command, as far as the table's policy lets one do so alone."""


class Redo(FromClient, tag="redo"):
    """Does again what was taken back last."""


class RequestUndo(FromClient, tag="request_undo"):
    """Asks the others to let one take back one's last command although somebody has learned from it."""


class Vote(FromClient, tag="vote"):
    """Accepts or denies the open request."""

    request: Natural
    accept: bool


class Chat(FromClient, tag="chat"):
    """Says something to everybody at the table."""

    text: LongText


class Rename(FromClient, tag="rename"):
    """Changes one's name."""

    name: ShortText


class Replace(FromClient, tag="replace"):
    """Puts a bot into the seat of somebody who is missing, or has never come: the owner at once, others by vote.

    Whoever comes back has their seat back.
    """

    seat: SeatNumber
    bot: ShortText = DEFAULT_BOT


class Concede(FromClient, tag="concede"):
    """Gives the game up, for good. Of two players the other one has won; with more, a bot goes on, and whoever gave up can watch."""


class ClaimWin(FromClient, tag="claim"):
    """Ends a game of two whose other player has stayed away for long: they have lost."""


class Rematch(FromClient, tag="rematch"):
    """Another game of the same players, after the end; everybody is told where (`moved`)."""


class AskSnapshot(FromClient, tag="snapshot"):
    """Asks for everything anew."""


class After(FromClient, tag="after"):
    """Asks for what came after this sequence number; if the server no longer has it, a snapshot comes."""

    after: Natural


class Language(FromClient, tag="language"):
    """Changes the language; a snapshot with everything in the new one follows."""

    language: ShortText


class SetPreferences(FromClient, tag="preferences"):
    """How one wants to play, until one says otherwise: which questions the server answers at once, and how fast bots are shown.

    `habits` says by the id of a question whether to `ask`, or to answer `yes` or `no`; what it does not name is asked. Which there
    are is in `TableChoices`. Where several people sit at the table, bots go at the pace of the slowest.
    """

    habits: Annotated[dict[ShortText, HabitWish], Meta(max_length=50)] = {}
    pace: Pace = "normal"


class ShowMe(FromClient, tag="show_me"):
    """Asks the coach of a lesson to point at what goes on; at a puzzle it gives up and asks for the answer."""


class AskHint(FromClient, tag="hint"):
    """Asks for a hint at a puzzle; then a try does not count any more."""


class AskAdvice(FromClient, tag="advise"):
    """Asks what to answer to a question, by its number; `advice` follows in parts until the question is answered. It ends the one before.

    Only where nobody else plays, and the table allows it.
    """

    question: Natural


class StopAdvice(FromClient, tag="stop_advice"):
    """Wants no more of the advice that is being made."""


class AskBots(FromClient, tag="ask_bots"):
    """Asks the bots that think what they are up to; `bots_told` is the answer. Only where nobody else plays, or after the game."""


class Ping(FromClient, tag="ping"):
    """Is anybody there?"""


ClientMessage: TypeAlias = (
    EnterTable
    | AnswerQuestion
    | PlayTreasures
    | EndActions
    | EndTurn
    | ChooseCards
    | TypedCommand
    | Undo
    | Redo
    | RequestUndo
    | Vote
    | Chat
    | Rename
    | Replace
    | Concede
    | ClaimWin
    | Rematch
    | AskSnapshot
    | After
    | Language
    | SetPreferences
    | ShowMe
    | AskHint
    | AskAdvice
    | StopAdvice
    | AskBots
    | Ping
)
"""Everything that a client may send."""


# From the server to the client


class FromServer(Struct, tag_field="type", kw_only=True):
    """What all messages of the server have in common: nothing but their `type`."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`. `seat` is None for spectators. The messages of a `feed` are numbered by `sequence`."""

    table: str
    seat: int | None
    owner: bool
    language: str
    feed: str
    version: str


class Snapshot(FromServer, tag="snapshot"):
    """Everything: the table, the whole log, and what was said lately."""

    sequence: int
    state: Picture
    log: list[LogEntry]
    chat: list[Said] = []


class Update(FromServer, tag="update"):
    """The table as it is now, and the log and the events since the last message."""

    sequence: int
    state: Picture
    log: list[LogEntry] = []
    events: list[ShownEvent] = []


class Waiting(FromServer, tag="waiting"):
    """An Attack was played and others may react: what comes of it is shown in at most `seconds`, whether or not anybody can.

    If the same command has played another Attack, this message comes again instead.
    """

    seconds: float
    prompt: str


class ClocksShown(FromServer, tag="clock"):
    """What the clocks of a table say, in seconds (None for bots), and whose runs now; it comes when that changes.

    `out`: whose time is out. For them a bot plays until the turn is over.
    """

    left: list[float | None]
    running: int | None = None
    out: list[int] = []


class Spoken(FromServer, tag="chat"):
    """Somebody said something."""

    said: Said


class FromHost(FromServer, tag="host"):
    """Whoever runs the server says something to everybody."""

    text: str


class Done(FromServer, tag="done"):
    """The message `to` was carried out and is on disk; `text` is what a typed command wanted to know."""

    to: int
    text: str = ""


class MessageRefused(FromServer, tag="refused"):
    """The message `to` (0 if it had no number) was refused and changed nothing. `code` and `values` are for programs.

    `retry` is the seconds after which it is worth trying again; 0 if that is no use.
    """

    code: str
    message: str
    hint: str = ""
    retry: int = 0
    values: dict[str, str | int | list[str]] = {}
    to: int = 0


class Moved(FromServer, tag="moved"):
    """The players go on at another table; the tokens of the seats are valid there too."""

    table: str


class AdviceOption(Struct, kw_only=True):
    """An answer, in words, too, and what it is worth: its win chance with the 95 % interval, and by how much it is worse than the best one.

    All numbers are thousandths. `reach` is half of the interval of `behind`; what is `close` may be as good as the best one.
    `course` is how games went on after it, on average: turns, Provinces of the seat and of the strongest other one, and the share of games
    that the seat ended, each times 1000.
    """

    answer: str
    text: str
    chance: int
    low: int
    high: int
    behind: int = 0
    reach: int = 0
    close: bool = False
    course: list[int] = []


class AdviceGiven(FromServer, tag="advice"):
    """What to answer, from what the seat can know: `part` of `of`, each better than the one before.

    `chance` is that of the seat before it answers, `options` the best answers, the best one first; `close`: the first two are too close to
    call. `wins`: the first one wins at once. `why` says in words why it is better than the second,
    `plan` what goes with it. With a `problem` nothing more comes.
    """

    question: int
    part: int = 0
    of: int = 0
    rollouts: int = 0
    chance: int = 0
    low: int = 0
    high: int = 0
    close: bool = False
    wins: bool = False
    options: list[AdviceOption] = []
    why: list[str] = []
    plan: list[str] = []
    problem: str = ""


class BotTold(Struct, kw_only=True):
    """What a bot told: its plan, and why it bought what it bought last, in words."""

    seat: int
    title: str
    plan: list[str]
    purchase: list[str]


class BotsTold(FromServer, tag="bots_told"):
    """What the bots of the table are up to."""

    bots: list[BotTold]


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


class Pong(FromServer, tag="pong"):
    """Yes, somebody is there."""

    to: int = 0


ServerMessage: TypeAlias = (
    Welcome | Snapshot | Update | Waiting | ClocksShown | Spoken | FromHost | Done | MessageRefused | Moved | AdviceGiven | BotsTold | Pong
)
"""Everything that the server may send."""
