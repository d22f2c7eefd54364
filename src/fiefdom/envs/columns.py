"""The columns of an observation: each is declared here once, and its place never changes.

What learners see only grows, and at the end. `VERSIONS` says how much of the game each version tells about; a column that is added
later names its version. So an observation of an older version is the beginning of a newer one. From these declarations come the
places (`fiefdom.envs.encoding`), the function that writes observations (`fiefdom.envs.writer`), and the page of the reference.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from fiefdom.engine.layout import Field as StateField
from fiefdom.engine.layout import Who, fields
from fiefdom.engine.observation import MOST
from fiefdom.engine.state import State
from fiefdom.engine.words import PHASE_NAMES, QUESTION_NAMES, SOURCE_NAMES

UNKNOWN = -1
"""A number that the seat may not know."""

GUARDS = {Who.DECIDER: "asked", Who.LOOKER: "state.looker == seat", Who.SEARCHER: "asked and looks_through_discard(state)"}
"""When a seat sees a field of the state that is not always to be seen."""

PRIVATE = (Who.OWNER, *GUARDS)
"""Who sees what is nobody else's business."""

WORDS = {"question": QUESTION_NAMES[1:], "source": SOURCE_NAMES[1:], "phase": PHASE_NAMES[1:]}
"""Columns that have a place for each word, and a 1 at one of them."""


@dataclass(frozen=True)
class Version:
    """How much a version of the encoding knows: so many cards and labels of the catalogue, so many words of each kind, and so many
    numbers, from 0 on, that can be named."""

    cards: int
    question: int
    source: int
    phase: int
    labels: int = 0
    numbers: int = 0


@dataclass(frozen=True)
class Column:
    """A number of the table, of a seat, of a card, or of a card and a seat; for `WORDS` several numbers.

    `value` is an expression of the rules over `state`, the observing `seat`, any seat (`other`), a `slot`, and `asked`,
    `first_edition`, `open_counts` and `remembers`. Without it, the column is the field of the state that has its name.
    """

    name: str
    meaning: str
    value: str = ""
    low: int = 0
    high: int = 255
    when: str = ""
    """When there is something to see, if the field of the state does not say it."""
    one_slot: bool = False
    """Whether the value is a slot, whose card has a 1."""
    is_rare: bool = False
    """Whether there is seldom anything to write, so that it pays to look first."""
    is_seen: bool = False
    """Whether these cards are among the own ones that are not `unseen`."""
    private: bool | None = None
    """Whether it is the observing seat's own business, if the field of the state does not say it."""
    since: int = 0

    @functools.cached_property
    def field(self) -> StateField | None:
        """The field of the state that it is."""
        return None if self.value else next(field for field in fields(State) if field.name == self.name)

    @property
    def guard(self) -> str:
        """When there is something to see; elsewhere the numbers are 0."""
        seen = self.field.seen if self.field else None
        return self.when or (GUARDS.get(seen.by, "") if seen else "")

    @property
    def is_usual(self) -> bool:
        """Whether a column of cards has something to say of nearly every card."""
        return not (self.is_rare or self.guard or self.one_slot or self.value == "in_play")

    @property
    def is_certain(self) -> bool:
        """Whether other seats see it without what is unsure."""
        return self.field is not None and self.field.seen is not None and self.field.seen.by is Who.CERTAIN

    @property
    def is_private(self) -> bool:
        """Whether it is the observing seat's own business."""
        if self.private is not None:
            return self.private
        return self.field is not None and self.field.seen is not None and self.field.seen.by in PRIVATE

    @property
    def about(self) -> str:
        """What it means, with the words there are."""
        return self.meaning.format(words=", ".join(WORDS.get(self.name, ())[: getattr(VERSIONS[-1], self.name, 0)]))


@dataclass(frozen=True)
class Columns:
    """All columns in their order, and the versions there were."""

    versions: tuple[Version, ...]
    table: tuple[Column, ...]
    seat: tuple[Column, ...]
    """Once for each seat."""
    card: tuple[Column, ...]
    """Once for each card."""
    card_seat: tuple[Column, ...]
    """Once for each card and seat."""

    def words(self, column: Column, version: int) -> range:
        """The words of a column that came with a version; a column of one number has one word."""
        if column.name not in WORDS:
            return range(int(column.since == version))
        if version <= column.since:
            return range(getattr(self.versions[version], column.name) if version == column.since else 0)
        return self.new(column.name, version)

    def new(self, name: str, version: int) -> range:
        """What came with a version: its cards, labels, numbers or words."""
        return range(getattr(self.versions[version - 1], name) if version else 0, getattr(self.versions[version], name))

    @functools.cached_property
    def first_with_memory(self) -> int:
        """The first version that tells what perfect memory knows."""
        return next(column.since for column in self.table if column.name == "remembers")

    def actions(self, version: int) -> int:
        """How many actions a version knows."""
        known = self.versions[version]
        return 1 + known.cards + known.labels + known.numbers

    def table_of(self, players: int, version: int) -> Iterator[tuple[Column, int | None, range]]:
        """The columns of the table that came with a version, the seats they are about, and their words."""
        yield from ((column, None, self.words(column, version)) for column in self.table if self.words(column, version))
        yield from ((column, seat, range(1)) for seat in range(players) for column in self.seat if column.since == version)

    def cards_of(self, players: int, version: int) -> Iterator[tuple[Column, int | None]]:
        """The columns of each card that came with a version, and the seats they are about."""
        yield from ((column, None) for column in self.card if column.since == version)
        yield from ((column, seat) for seat in range(players) for column in self.card_seat if column.since == version)

    # Places. A version adds to the table, then to the cards there were, then whole rows for the cards that are new.

    def start(self, players: int, version: int) -> int:
        """Where the numbers begin that came with a version; the number of all numbers before it."""
        if version == 0:
            return 0
        last, new = version - 1, self.cards(version - 1) - self.cards(version - 2)
        return self._new_cards(players, last) + new * sum(self._width(players, each) for each in range(version))

    def cell(self, players: int, card: int, version: int) -> int:
        """Where the numbers of a card begin that came with a version, or with the card if it is newer."""
        born = next(number for number, each in enumerate(self.versions) if card < each.cards)
        if born < version:
            return self._old_cards(players, version) + card * self._width(players, version)
        widths = [self._width(players, each) for each in range(born + 1)]
        return self._new_cards(players, born) + (card - self.cards(born - 1)) * sum(widths) + sum(widths[:version])

    def cards(self, version: int) -> int:
        """How many cards a version knows."""
        return self.versions[version].cards if version >= 0 else 0

    def _width(self, players: int, version: int) -> int:
        return len(list(self.cards_of(players, version)))

    def _old_cards(self, players: int, version: int) -> int:
        return self.start(players, version) + sum(len(words) for _, _, words in self.table_of(players, version))

    def _new_cards(self, players: int, version: int) -> int:
        return self._old_cards(players, version) + self.cards(version - 1) * self._width(players, version)


VERSIONS = (
    Version(cards=39, question=11, source=9, phase=4),
    Version(cards=65, question=17, source=11, phase=4, labels=16, numbers=32),
    Version(cards=65, question=17, source=11, phase=4, labels=16, numbers=32),
)
"""Whoever adds a card or a word adds a version; what is here stays as it is."""

TABLE = (
    Column("asked", "1 if it is this seat that has to answer; if not, the next four fields are 0", "asked", high=1, private=True),
    Column("question", "what the card is named for, one of: {words}", high=1, when="asked", private=True),
    Column("source", "the zone the card comes from, one of: {words}", high=1, when="asked", private=True),
    Column(
        "remaining",
        "how many more cards may be named in this choice, this one included",
        "state.remaining if state.remaining else 1",
        when="asked",
        private=True,
    ),
    Column("may_pass", "whether pass is legal", high=1, when="asked", private=True),
    Column(
        "phase",
        "one of: {words}; of another's turn as far as deeds have shown it",
        "state.phase if asked else shown_phase(state)",
        high=1,
    ),
    Column("actions", "Actions left of the player whose turn it is", high=MOST),
    Column("buys", "Buys left", high=MOST),
    Column("coins", "coins to spend", high=MOST),
    Column(
        "merchants",
        "coins that the first Silver of this turn brings or has brought besides its own (Merchant)",
        "state.counters[MERCHANTS]",
    ),
    Column("silver_played", "whether a Silver was played this turn", "state.counters[SILVER_PLAYED]", high=1),
    Column("empty_piles", "empty piles of the Supply", high=32),
    Column("first_edition", "whether the cards have the texts of the first edition", "first_edition", high=1),
    Column("reduction", "by how much all cards are cheaper in this turn", "state.counters[REDUCTION]", since=1),
    Column("actions_played", "Actions played in this turn", "state.counters[ACTIONS_PLAYED]", since=1),
    Column(
        "remembers",
        "1 if what perfect memory knows is told; if not, what only memory knows is 0, sizes -1",
        "1",
        high=1,
        when="remembers",
        since=2,
    ),
    Column(
        "gains_to_end",
        "how many more cards must leave the Supply before the game can be over; 0 if nothing is remembered",
        "gains_to_end(state)",
        when="remembers",
        since=2,
    ),
)

SEAT = (
    Column("turn", "whether it is this player's turn", "state.turn == other", high=1),
    Column("turns", "turns taken", high=MOST),
    Column("score", "victory points of all the cards owned, as far as this is known", "known_score(state, seat, other)", -MOST, MOST),
    Column("hand_size", "cards in hand", high=MOST),
    Column(
        "deck_size",
        "cards in the deck; -1 where the view does not tell",
        f"state.rest_size[other] + state.known_size[other] if open_counts or other == seat else {UNKNOWN}",
        UNKNOWN,
        MOST,
        private=True,
    ),
    Column(
        "discard_size",
        "cards in the discard pile; -1 where the view does not tell",
        f"state.discard_size[other] if open_counts else {UNKNOWN}",
        UNKNOWN,
        MOST,
    ),
    Column("looked_at", "cards that this player is looking at", "state.looked_size if state.looker == other else 0", high=MOST),
    Column(
        "counted_deck",
        "cards in the deck, for whoever has counted along; -1 without memory",
        f"state.rest_size[other] + state.known_size[other] if remembers else {UNKNOWN}",
        UNKNOWN,
        MOST,
        since=2,
    ),
    Column(
        "counted_discard",
        "cards in the discard pile, for whoever has counted along; -1 without memory",
        f"state.discard_size[other] if remembers else {UNKNOWN}",
        UNKNOWN,
        MOST,
        since=2,
    ),
)

CARD = (
    Column("in_game", "whether the card has a pile in this game", "1", high=1),
    Column("supply", "left in the Supply"),
    Column("trash", "in the Trash"),
    Column(
        "asking",
        "whether it is this card that asks this seat",
        "state.asker",
        high=1,
        when="asked and state.question > ASK_BUY",
        one_slot=True,
        private=True,
    ),
    Column("picked", "named so far by this seat in the running choice", is_rare=True),
    Column("hand", "in the own hand"),
    Column("unseen", "in the own deck and discard pile together", "state.owned[seat][slot] - state.hand[seat][slot]", private=True),
    Column("discard", "in the own discard pile, while Harbinger lets one look through it"),
    Column("looked", "looked at by this seat (Sentry, Library)", is_rare=True, is_seen=True),
    Column("loot", "trashed by this play of Thief and still to be had", "copies_in_mind(state, slot)", when="state.later_size > 0"),
    Column("in_deck", "in the own deck, from memory", "copies_in_deck(state, seat, slot)", when="remembers", private=True, since=2),
    Column("in_discard", "in the own discard pile, from memory", "state.discard[seat][slot]", when="remembers", private=True, since=2),
    Column(
        "drawn_next",
        "whether it is known to lie on top of the own deck",
        "top_of_deck(state, seat)",
        high=1,
        when="remembers",
        one_slot=True,
        private=True,
        since=2,
    ),
)

CARD_SEAT = (
    Column("owned", "owned by this player, wherever it is, as far as this is known"),
    Column("play", "in this player's play area", "in_play", is_seen=True),
    Column("aside", "revealed or set aside face up", is_rare=True, is_seen=True),
    Column("top", "whether it is on top of this player's discard pile", high=1, one_slot=True),
)

COLUMNS = Columns(VERSIONS, TABLE, SEAT, CARD, CARD_SEAT)
