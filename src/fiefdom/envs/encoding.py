"""Games as numbers for learners: actions, observations and masks of legal actions, the same in all environments.

`fiefdom.envs.columns` declares what an observation is made of, and `docs/reference/encoding.md` shows it. One rule writes the numbers
(`fiefdom.envs.writer`), from the state of a game or from a `View`: both give the same, so they hold what the seat may know and nothing
else.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy
from numpy.typing import ArrayLike, NDArray

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE, find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.observation import ANSWERS, NO_SLOT, NUMBERS_FROM, PASS_ACTION, PASS_SLOT, first_answer_of
from fiefdom.engine.words import LABELS
from fiefdom.envs import plain_arena
from fiefdom.envs.columns import COLUMNS, Column, Columns
from fiefdom.errors import BadEnvironment, BadKingdom, BadPlayers, BadView, IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.engines import Engine
from fiefdom.game.memory import Memory
from fiefdom.game.position import check_seats, packed_kinds
from fiefdom.game.question import PASS
from fiefdom.game.state_record import StateRecord
from fiefdom.game.view import View

LATEST = len(COLUMNS.versions) - 1
"""The newest version of the encoding."""


@dataclass(frozen=True)
class ActionList:
    """Every action: pass, and then what each version has added of cards, labels and numbers. The place of an action is its number."""

    columns: Columns
    cards: tuple[str, ...]
    labels: tuple[str, ...]

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """The answers that they stand for. They only ever grow at the end, so that a trained player stays of use."""
        found = [PASS]
        for version in range(len(self.columns.versions)):
            found += [self.cards[place] for place in self.columns.new("cards", version)]
            found += [self.labels[place] for place in self.columns.new("labels", version)]
            found += map(str, self.columns.new("numbers", version))
        return tuple(found)

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the answers."""
        return {name: number for number, name in enumerate(self.names)}

    def of(self, answer: str | Card) -> int:
        """The number of an answer: a card, its name, a label, a number, or `pass`."""
        if isinstance(answer, str) and answer in self.numbers:
            return self.numbers[answer]
        card = answer if isinstance(answer, Card) else find_card(answer)
        if card.name not in self.numbers:
            raise BadKingdom("no-number", card=card)
        return self.numbers[card.name]

    def of_answers(self, kingdom: Kingdom) -> NDArray[numpy.int16]:
        """The actions of all that can be named in a game: its slots, the labels of each, numbers; 0 for what there is not."""
        row = numpy.zeros(ANSWERS, numpy.int16)
        row[: len(kingdom.cards)] = [self.of(card) for card in kingdom.cards]
        for slot, card in enumerate(kingdom.cards):
            for question in card.questions.values():
                first = first_answer_of(LABELS, slot)
                row[first : first + len(question.labels)] = [self.of(label) for label in question.labels]
        for number in range(self.columns.versions[-1].numbers):
            row[NUMBERS_FROM + number] = self.of(str(number))
        return row

    def slots(self, kingdom: Kingdom) -> NDArray[numpy.int16]:
        """The slot of each action in a kingdom: -1 for pass, -2 for what is no card of it."""
        slots = numpy.full(len(self.names), NO_SLOT, numpy.int16)
        slots[PASS_ACTION] = PASS_SLOT
        slots[self.of_answers(kingdom)[: len(kingdom.cards)]] = numpy.arange(len(kingdom.cards))
        return slots

    def cells(self, kingdom: Kingdom, players: int) -> NDArray[numpy.int16]:
        """Where the numbers of the card in each slot begin, by version; nothing is written for slots that are not in use."""
        row = numpy.zeros((len(self.columns.versions), SLOTS), numpy.int16)
        for slot, card in enumerate(kingdom.cards):
            row[:, slot] = _places(self.columns, players, self.cards.index(card.name))
        return row.ravel()


@functools.cache
def _places(columns: Columns, players: int, card: int) -> tuple[int, ...]:
    """Where the numbers of a card begin, by version."""
    return tuple(columns.cell(players, card, version) for version in range(len(columns.versions)))


LABEL_NAMES = tuple(dict.fromkeys(label for card in CATALOGUE for question in card.questions.values() for label in question.labels))
"""The labels of all cards, each once, in the order of the catalogue."""

ACTION_LIST = ActionList(COLUMNS, tuple(card.name for card in CATALOGUE), LABEL_NAMES)
ACTION_NAMES = ACTION_LIST.names
ACTIONS = len(ACTION_NAMES)
CARDS = COLUMNS.cards(LATEST)
"""Cards that an observation tells about."""


@dataclass(frozen=True)
class EncodedField:
    """A named run of numbers in an observation. For a field of cards, `start` is its place in the row of a card."""

    name: str
    start: int
    length: int
    low: int
    high: int
    meaning: str
    is_private: bool
    """Whether it is the observing seat's own business."""

    @staticmethod
    def of(column: Column, seat: int | None, start: int, length: int = 1) -> EncodedField:
        """The field of a column, for a seat if it has one for each."""
        name = column.name if seat is None else f"{column.name}_{seat}"
        return EncodedField(name, start, length, column.low, column.high, column.about, column.is_private and not seat)


@dataclass(frozen=True)
class Encoding:
    """The places of all numbers in the observations of games of so many players; games of fewer leave some 0.

    An observation is a row of whole numbers: first the table, then a row of `card_width` numbers for each card. What is added later
    comes last and moves nothing, so that an observation of an older `version` is the beginning of a newer one. Seats are relative:
    the first one is the seat that observes, the next is the player to the left.
    """

    players: int
    version: int = LATEST

    def __post_init__(self) -> None:
        check_seats(self.players)
        if self.version not in range(LATEST + 1):
            raise BadEnvironment("version", version=self.version, last=LATEST)

    @functools.cached_property
    def table_fields(self) -> tuple[EncodedField, ...]:
        """The fields that are not about cards."""
        placed = []
        for version in range(self.version + 1):
            start = COLUMNS.start(self.players, version)
            for column, seat, words in COLUMNS.table_of(self.players, version):
                placed.append(EncodedField.of(column, seat, start, len(words)))
                start += len(words)
        return tuple(placed)

    @functools.cached_property
    def card_fields(self) -> tuple[EncodedField, ...]:
        """The fields in the row of a card."""
        columns = [each for version in range(self.version + 1) for each in COLUMNS.cards_of(self.players, version)]
        return tuple(EncodedField.of(column, seat, place) for place, (column, seat) in enumerate(columns))

    @property
    def card_number(self) -> int:
        """How many cards there are numbers for."""
        return COLUMNS.cards(self.version)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return COLUMNS.actions(self.version)

    @property
    def table_width(self) -> int:
        """How many numbers are not about cards."""
        return sum(field.length for field in self.table_fields)

    @property
    def card_width(self) -> int:
        """How many numbers there are for each card."""
        return len(self.card_fields)

    @functools.cached_property
    def size(self) -> int:
        """The length of an observation."""
        return COLUMNS.start(self.players, self.version + 1)

    @functools.cached_property
    def card_places(self) -> NDArray[numpy.intp]:
        """The places of the numbers of the cards: a row for each card, a column for each field."""
        rows = []
        for card in range(self.card_number):
            cells = [(version, COLUMNS.cell(self.players, card, version)) for version in range(self.version + 1)]
            rows.append([cell + place for version, cell in cells for place, _ in enumerate(COLUMNS.cards_of(self.players, version))])
        return numpy.array(rows)

    @property
    def bounds(self) -> tuple[NDArray[numpy.int16], NDArray[numpy.int16]]:
        """The lowest and highest value of each number."""
        return self._each(lambda field: field.low, numpy.int16), self._each(lambda field: field.high, numpy.int16)

    @property
    def private(self) -> NDArray[numpy.bool_]:
        """Which numbers are the observing seat's own business."""
        return self._each(lambda field: field.is_private, numpy.bool_)

    def _each(self, of: Callable[[EncodedField], Any], kind: Any) -> NDArray[Any]:
        """Something about the field of each number."""
        row = numpy.empty(self.size, kind)
        for field in self.table_fields:
            row[field.start : field.start + field.length] = of(field)
        row[self.card_places] = [of(field) for field in self.card_fields]
        return row

    def table_part(self, observations: NDArray[Any], name: str) -> NDArray[Any]:
        """The numbers of a field of the table, from one observation or rows of them."""
        runs = [range(field.start, field.start + field.length) for field in _named(self.table_fields, name)]
        return observations[..., [place for run in runs for place in run]]

    def card_part(self, observations: NDArray[Any], name: str) -> NDArray[Any]:
        """The numbers of a field of the cards, one for each card, from one observation or rows of them."""
        return observations[..., self.card_places[:, _named(self.card_fields, name)[0].start]]

    def cards(self, observations: NDArray[Any]) -> NDArray[Any]:
        """The part about the cards as a table: a row for each card."""
        return observations[..., self.card_places]

    def observe(self, view: View, memory: Memory | None = None) -> NDArray[numpy.int16]:
        """What the seat of a view sees, and what it remembers, if that is given."""
        if view.seat is None:
            raise BadView("no-observation")
        if view.seats > self.players:
            raise BadPlayers("encoding", number=view.seats, players=self.players)
        lens = Lens.of((view.kingdom,), self.players)
        remembered = memory.own_piles(view) if memory else None
        held = _alone(view.certain_record if remembered is None else remembered)
        how = {"open_counts": view.open_counts, "memory": remembered is not None}
        return lens.observe(held, ALONE, [view.seat], **how)[0, : self.size]


def _named(fields: tuple[EncodedField, ...], name: str) -> list[EncodedField]:
    found = [field for field in fields if field.name == name]
    if not found:
        raise BadView("no-field", name=name, fields=", ".join(field.name for field in fields))
    return found


# Actions


action_of = ACTION_LIST.of


def answer_of(action: int) -> str:
    """The answer that a number stands for: the name of a card, a label, a number, or `pass`."""
    if not 0 <= action < ACTIONS:
        raise IllegalAnswer("no-action", action=action, last=ACTIONS - 1)
    return ACTION_NAMES[action]


def mask(view: View, *, canonical: bool = False) -> NDArray[numpy.int8]:
    """Which actions are legal for the seat of a view: 1 or 0 for each. All are 0 if it is not asked.

    With `canonical`, several cards of one choice are named in ascending order only: every set of cards can still be chosen,
    and in one way.
    """
    if not view.is_asked:
        return numpy.zeros(ACTIONS, numpy.int8)
    return Lens.of((view.kingdom,), view.seats).masks(_alone(view.record), ALONE, canonical=canonical).reshape(-1)


# From states to numbers

ALONE = (0,)
"""The number of the only game, and of the only kingdom."""

Spread: TypeAlias = Callable[[int, Callable[[int, int], Any]], None]
"""Makes a call for the places 0 to n, perhaps shared out among threads."""


def _at_once(number: int, call: Callable[[int, int], Any]) -> None:
    call(0, number)


class HeldGames(NamedTuple):
    """Games in an array: the bytes of their states, the kingdom of each, and how to go through them."""

    states: NDArray[numpy.uint8]
    which: ArrayLike
    engine: Engine | None = None
    spread: Spread = _at_once

    @property
    def calls(self) -> Any:
        """What writes the numbers: the compiled engine, or the same in Python."""
        engine = self.engine or engines.best()
        return plain_arena if engine is plain else engine


def _alone(record: StateRecord) -> HeldGames:
    return HeldGames(numpy.frombuffer(bytearray(record.tobytes()), numpy.uint8), ALONE)


@dataclass(frozen=True, eq=False)
class Lens:
    """Some kingdoms and all that it takes to see the states of their games as numbers, for games of so many players at most."""

    kingdoms: tuple[Kingdom, ...]
    players: int
    tables: NDArray[numpy.uint8]
    actions: ActionList
    numbers: NDArray[numpy.int16]
    """The actions of all that can be named in a kingdom."""
    slots: NDArray[numpy.int16]
    """The slot of each action."""
    cells: NDArray[numpy.int16]
    """Where the numbers of the card in a slot begin."""
    first_edition: NDArray[numpy.uint8]

    @staticmethod
    @functools.lru_cache(maxsize=64)
    def of(kingdoms: tuple[Kingdom, ...], players: int, actions: ActionList = ACTION_LIST) -> Lens:
        """The lens for these kingdoms."""
        tables = numpy.frombuffer(b"".join(map(packed_kinds, kingdoms)), numpy.uint8)
        old = numpy.array([kingdom.edition == 1 for kingdom in kingdoms], numpy.uint8)
        numbers = numpy.stack([*map(actions.of_answers, kingdoms)])
        cells = numpy.stack([actions.cells(kingdom, players) for kingdom in kingdoms])
        return Lens(kingdoms, players, tables, actions, numbers, numpy.stack([*map(actions.slots, kingdoms)]), cells, old)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.actions.columns.start(self.players, len(self.actions.columns.versions))

    def observe(
        self, held: HeldGames, games: ArrayLike, seats: ArrayLike, *, open_counts: bool = False, memory: bool = False
    ) -> NDArray[numpy.int16]:
        """What a seat of each of these games may know: a row for each. With `memory` it has been there from the start."""
        rows = numpy.empty((len(numpy.atleast_1d(games)), self.size), numpy.int16)
        call = functools.partial(held.calls.batch_observe, held.states, self.tables, numpy.asarray(held.which, numpy.uint32), self.cells)
        whose = numpy.asarray(games, numpy.int64), numpy.asarray(seats, numpy.int8)
        held.spread(len(rows), functools.partial(call, self.first_edition, *whose, self.players, open_counts, memory, rows))
        return rows

    def masks(self, held: HeldGames, games: ArrayLike, *, canonical: bool = False) -> NDArray[numpy.int8]:
        """The legal actions of the seat that each of these games asks: a row for each."""
        rows = numpy.zeros((len(numpy.atleast_1d(games)), len(self.actions.names)), numpy.int8)
        call = functools.partial(held.calls.batch_action_masks, held.states, numpy.asarray(held.which, numpy.uint32), self.numbers)
        held.spread(len(rows), functools.partial(call, numpy.asarray(games, numpy.int64), canonical, rows))
        return rows
