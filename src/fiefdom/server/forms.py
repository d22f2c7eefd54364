"""What requests over HTTP and their responses are made of, and what a client loads once: cards, choices, the rules for newcomers.

`python -m fiefdom.server.forms` prints the JSON Schema of the whole protocol.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from fiefdom.agents.agent import DEFAULT_BOT, agent_kinds, read_player, title_of
from fiefdom.agents.matching import ADAPTIVE
from fiefdom.cards.catalogue import BASE_GAME, CATALOGUE, EDITIONS, SET_NAMES
from fiefdom.cards.choosing import METHODS, Method
from fiefdom.cards.design import TRAITS
from fiefdom.cards.kingdoms import CARDS_IN_KINGDOM, random_kingdom
from fiefdom.cards.recommended import PRINTED_SETS, RECOMMENDED_SETS, RecommendedSet
from fiefdom.engine.layout import SEATS
from fiefdom.lessons.lesson import lessons
from fiefdom.server.branch import BranchMade, BranchTree, CopyPosition, NewBranch, PositionShown, PositionText, PositionWish
from fiefdom.server.card_info import CardInfo, KingdomPage, KingdomState, VerbInfo, card_info, kingdom_state
from fiefdom.server.chronicle import TurnTaken
from fiefdom.server.ending import TableResult
from fiefdom.server.game_forms import MOST_GAMES, GamesForgotten, GameSummary, MyGames, SeatToken
from fiefdom.server.habits import HABITS, Habit, HabitWish
from fiefdom.server.lab_work import CheckStrategy, Export, ExportFound, LabInfo, LabWork, OneGame, StrategyChecked
from fiefdom.server.people_forms import ABOUT_PEOPLE, ASKED_ABOUT_PEOPLE
from fiefdom.server.picture import ClockRule, LogEntry, Picture, SeatState, ShownEvent, Stage, TableOptions
from fiefdom.server.puzzle_forms import DailyMade, DailyState, DailyWish, NewPuzzle, PuzzleMade, PuzzleOverview, Solver
from fiefdom.server.refusal import Refusal
from fiefdom.server.wire import LONGEST_OWN_CARDS, ClientMessage, LongText, ServerMessage, ShortText, TableMade
from fiefdom.server.work import ReviewWork, WorkMessage, WorkWish
from fiefdom.text import rule_book
from fiefdom.text.languages import LANGUAGES, OWN_NAMES, RIGHT_TO_LEFT, learn_page
from fiefdom.text.texts import Texts

TableName: TypeAlias = Annotated[str, Meta(max_length=40)]

CLOCKS = (
    *(ClockRule(per="turn", seconds=seconds) for seconds in (30, 60, 120, 300)),
    *(ClockRule(per="game", seconds=seconds) for seconds in (600, 1200, 2400)),
    *(ClockRule(per="game", seconds=seconds, increment=increment) for seconds, increment in ((180, 5), (300, 10), (600, 15))),
)
"""Clocks that a table is offered; others can be asked for."""

FEWEST_SEATS = 2  # R-COMP-11
GENTLE_BOT = "novice"


class NewSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: a person, who comes by a link, or a bot. The first person is whoever makes the table."""

    kind: Literal["person", "bot"] = "person"
    name: ShortText = ""
    bot: ShortText = ""


class ChoosingWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """How the players of a table are to choose its cards together: by which method, with the cards of `required` and without those of
    `excluded`, names with commas between them, in any language, from these `sets` of cards. A swap is of the cards of the table's
    `kingdom`: those that are required stay, those that are excluded do not come.
    """

    method: Method
    required: LongText = ""
    excluded: LongText = ""
    sets: ShortText = BASE_GAME


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a new table is to be. `kingdom` is the name or key of a set, ten cards with commas, or `random` (of these `sets` of cards).

    `name` is what the table is called, if it is to have a name. `person` is the recovery code of an owner who has a name of their own.
    `cards` are own cards as a file has them (docs/reference/own-cards.md); a kingdom by lot has as many of them as it can, another those
    that it names. `played` are seats that whoever makes the table has held before: a bot `adaptive` is the level that fits their results.
    """

    name: TableName = ""
    kingdom: LongText = "first-game-2"
    cards: Annotated[str, Meta(max_length=LONGEST_OWN_CARDS)] = ""
    edition: ShortText | None = None
    sets: ShortText = BASE_GAME
    seats: Annotated[list[NewSeat], Meta(max_length=SEATS)] = []
    choosing: ChoosingWish | None = None
    options: TableOptions = TableOptions()
    person: ShortText = ""
    language: ShortText = "en"
    played: Annotated[list[SeatToken], Meta(max_length=MOST_GAMES)] = []


class NewLesson(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who takes a lesson."""

    name: ShortText = ""
    language: ShortText = "en"


class RuleBookPage(Struct, kw_only=True):
    """A page of the rule book: its name, the names of all of them in their order, and its text, which is in English."""

    page: str
    pages: list[str]
    html: str


class LessonInfo(Struct, kw_only=True):
    """A lesson, in the words of the reader."""

    lesson: str
    title: str
    about: str
    minutes: int


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """Takes the seat of an invitation, or without one any seat of an open table; `person` is the recovery code of whoever has a name."""

    invitation: ShortText = ""
    name: ShortText = ""
    person: ShortText = ""
    language: ShortText = "en"


class Joined(Struct, kw_only=True):
    """A seat and its token, which is sent this once."""

    table: str
    seat: int
    token: str


class HandOver(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asks for a code by which another device of the same person gets a token of its own for this token's seat."""

    token: ShortText


class HandedOver(Struct, kw_only=True):
    """A code that `join` takes as an invitation, once, within so many `seconds`."""

    invitation: str
    seconds: int


class OwnAddresses(Struct, kw_only=True):
    """What links to this server may begin with, the best first. `only_here`: nothing is known that leads there from another machine."""

    origins: list[str]
    only_here: bool


class TableInfo(Struct, kw_only=True):
    """What anybody with its address may know of a table before taking a seat. `choosing`: how its players are to choose the cards."""

    table: str
    name: str
    stage: Stage
    kingdom: KingdomState
    options: TableOptions
    seats: list[SeatState]
    choosing: Method | None = None


class SetInfo(Struct, kw_only=True):
    """A recommended set; its name is the message `set1-…` or `set2-…`, which `message` names."""

    key: str
    message: str
    name: str
    edition: int
    cards: list[str]


class LaterSet(Struct, kw_only=True):
    """A set that the rulebook recommends and that cannot be played yet: `expansion` is what it needs."""

    key: str
    message: str
    edition: int
    expansion: str


class BotInfo(Struct, kw_only=True):
    """A bot; its name is the message `bot-NAME`, what it does `bot-NAME-about`. With `takes_card` also `NAME+CARD`."""

    name: str
    takes_card: bool = False
    level: int = 0
    """How strong it is, from 1 on; 0 if it is none of the levels."""
    title: str = ""
    """What to show for a program of the operator's own, which the texts do not know."""
    adapts: bool = False
    """Whether it is the level that fits the results of whoever makes the table."""


class HabitInfo(Struct, kw_only=True):
    """A question that the server can answer by itself: the wishes there are about it, and the `usual` one. `card` is the one that asks."""

    question: str
    card: str
    wishes: list[HabitWish]
    usual: HabitWish


class FirstGame(Struct, kw_only=True):
    """A first game: its edition, the key of its set in each edition, the bot for those who know the game, and one for newcomers."""

    edition: str
    kingdoms: dict[str, str]
    bot: str
    gentle_bot: str


class KingdomRead(Struct, kw_only=True):
    """What a code of a kingdom names so far: cards that are known, and what is not."""

    cards: list[str]
    unknown: list[str]


class TableChoices(Struct, kw_only=True):
    """What can be chosen for a table, and by each player for themselves (`habits`).

    A kingdom has `kingdom_size` cards, a table `fewest_seats` to `most_seats`. `first` is what a first game is played with.
    """

    editions: list[int | str]
    card_sets: list[str]
    sets: list[SetInfo]
    later_sets: list[LaterSet]
    bots: list[BotInfo]
    languages: list[str]
    language_names: dict[str, str]
    right_to_left: list[str]
    policies: list[str]
    methods: list[Method]
    clocks: list[ClockRule]
    habits: list[HabitInfo]
    kingdom_size: int
    traits: list[str]
    fewest_seats: int
    most_seats: int
    first: FirstGame


class DailyKingdom(Struct, kw_only=True):
    """The kingdom that everybody is offered on a day."""

    date: str
    kingdom: KingdomState


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
    turns: list[TurnTaken] = []
    result: TableResult | None = None


class ReplayStep(Struct, kw_only=True):
    """A moment of a replay as a seat saw it (`you`), or with all hands open (`hands`); `events` led to it."""

    step: int
    state: Picture
    hands: list[dict[str, int]] | None = None
    events: list[ShownEvent] = []


class Moments(Struct, kw_only=True):
    """Moments of a replay that follow each other, from `first` on."""

    first: int
    moments: list[ReplayStep]


def cards() -> list[CardInfo]:
    return [card_info(card) for card in CATALOGUE]


def choices(programs: Sequence[str] = ()) -> TableChoices:
    """Sets, editions, bots, languages, policies, habits; `programs` are the operator's own bots."""
    slug = {card.name: card.slug for card in CATALOGUE}
    sets = [
        SetInfo(
            key=found.key,
            message=_message_of(found),
            name=found.name,
            edition=found.edition,
            cards=[slug[name] for name in found.cards],
        )
        for found in RECOMMENDED_SETS
    ]
    return TableChoices(
        editions=list(EDITIONS),
        card_sets=list(SET_NAMES),
        sets=sets,
        later_sets=[_later_set(found) for found in PRINTED_SETS if found.missing],
        bots=[
            *(BotInfo(name=kind.name, takes_card=kind.takes_card, level=kind.level) for kind in agent_kinds()),
            BotInfo(name=ADAPTIVE, adapts=True),
            *(BotInfo(name=program, title=title_of(read_player(program, allow_commands=True), Texts())) for program in programs),
        ],
        languages=list(LANGUAGES),
        language_names=dict(OWN_NAMES),
        right_to_left=sorted(RIGHT_TO_LEFT),
        policies=["off", "free", "ask", "always"],
        methods=list(METHODS),
        clocks=list(CLOCKS),
        habits=[_habit(habit) for habit in HABITS],
        kingdom_size=CARDS_IN_KINGDOM,
        traits=list(TRAITS),
        fewest_seats=FEWEST_SEATS,
        most_seats=SEATS,
        first=_first_game(),
    )


def _message_of(printed: RecommendedSet) -> str:
    return f"set{printed.edition}-{printed.key.rpartition('-')[0]}"


def _later_set(printed: RecommendedSet) -> LaterSet:
    return LaterSet(
        key=printed.key,
        message=_message_of(printed),
        edition=printed.edition,
        expansion=printed.expansion,
    )


def kingdom_of_the_day(day: date) -> DailyKingdom:
    """Ten cards of the newest edition, by a lot that is the same for everybody on this day."""
    return DailyKingdom(date=day.isoformat(), kingdom=kingdom_state(random_kingdom(kingdom_seed(day))))


def kingdom_seed(day: date) -> int:
    return int.from_bytes(hashlib.sha256(f"kingdom of {day.isoformat()}".encode()).digest()[:8])


def _first_game() -> FirstGame:
    """The sets that the editions begin with; in the mixed pool that of the newest one."""
    first = {str(found.edition): found.key for found in reversed(RECOMMENDED_SETS)}
    newest = max(first)
    kingdoms = {str(edition): first.get(str(edition), first[newest]) for edition in EDITIONS}
    return FirstGame(edition=newest, kingdoms=kingdoms, bot=DEFAULT_BOT, gentle_bot=GENTLE_BOT)


def _habit(habit: Habit) -> HabitInfo:
    card, dot, _ = habit.question.partition(".")
    return HabitInfo(question=habit.question, card=card if dot else "", wishes=list(habit.wishes), usual=habit.usual)


def lesson_list(language: str) -> list[LessonInfo]:
    """All lessons, in the words of a language."""
    texts = Texts(language)
    return [
        LessonInfo(
            lesson=lesson.id,
            title=texts.format(f"lesson-{lesson.id}"),
            about=texts.format(f"lesson-{lesson.id}-about"),
            minutes=lesson.minutes,
        )
        for lesson in lessons()
    ]


def learn(language: str) -> str:
    """The rules for newcomers as HTML; whatever is not Markdown is shown as it stands, never run."""
    from markdown_it import MarkdownIt  # here, because most visitors know the rules

    return str(MarkdownIt("commonmark", {"html": False}).render(learn_page(language)))


def rule_book_page(page: str) -> RuleBookPage:
    """A page of the rule book."""
    return RuleBookPage(page=page, pages=list(rule_book.order()), html=rule_book.html(page))


OVER_HTTP = (
    RuleBookPage,
    NewTable,
    NewLesson,
    LessonInfo,
    NewPuzzle,
    PuzzleMade,
    Solver,
    PuzzleOverview,
    DailyWish,
    DailyMade,
    DailyState,
    TableMade,
    Join,
    Joined,
    HandOver,
    HandedOver,
    OwnAddresses,
    TableInfo,
    CardInfo,
    VerbInfo,
    TableChoices,
    KingdomRead,
    KingdomPage,
    MyGames,
    GameSummary,
    GamesForgotten,
    DailyKingdom,
    ReplayMade,
    Replay,
    ReplayStep,
    Moments,
    NewBranch,
    BranchMade,
    BranchTree,
    PositionWish,
    PositionShown,
    CopyPosition,
    PositionText,
    Refusal,
    *ABOUT_PEOPLE,
    LabInfo,
    CheckStrategy,
    StrategyChecked,
    OneGame,
    Export,
    ExportFound,
)
"""What requests and responses are made of; everything else comes with them."""

FILLED_IN = (
    ReviewWork,
    ChoosingWish,
    NewBranch,
    PositionWish,
    CopyPosition,
    NewTable,
    NewLesson,
    NewPuzzle,
    Solver,
    DailyWish,
    NewSeat,
    Join,
    HandOver,
    MyGames,
    SeatToken,
    TableOptions,
    CheckStrategy,
    OneGame,
    Export,
    ExportFound,
    *ASKED_ABOUT_PEOPLE,
    *get_args(LabWork),
)
FROM_CLIENT = {kind.__name__ for kind in (*get_args(ClientMessage), *get_args(WorkWish), *FILLED_IN)}


def schema() -> dict[str, Any]:
    """One JSON Schema with a definition for each message and each part of one."""
    roots, parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, WorkWish, WorkMessage, *OVER_HTTP], ref_template="#/$defs/{name}"
    )
    unions = dict(zip(("ClientMessage", "ServerMessage", "WorkWish", "WorkMessage"), roots, strict=False))
    named = {**unions, **{name: _complete(name, part) for name, part in parts.items()}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Fiefdom protocol", "$defs": named}


def _complete(name: str, part: dict[str, Any]) -> dict[str, Any]:
    """What the server sends has all its fields; what a client sends may leave out those with a default."""
    if name in FROM_CLIENT or "properties" not in part:
        return part
    return {**part, "required": list(part["properties"])}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
