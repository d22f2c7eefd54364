"""The whole of a game in progress, also in the middle of an effect, as one flat record of small integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import (
    DEPTH,
    KNOWN,
    LATER,
    SCRIPTED,
    SEATS,
    SLOTS,
    TURNS,
    Byte,
    Counts,
    Entries,
    Layout,
    Mask,
    Of,
    SeatBytes,
    SeatCounts,
    SeatLongs,
    SeatMasks,
    SeatOrder,
    SeatShorts,
    SeatViews,
    SeatWords,
    Short,
    Told,
    TurnCounts,
    Who,
    seen,
)
from fiefdom.engine.words import ASIDE, DECK, DISCARD_PILE, HAND, LOOKED, LOOT, PLAY_AREA, SUPPLY, TRASH_HEAP

NOTHING = 255
"""No card, where a slot is expected; as an answer: pass."""

IN_PLAY_SLOTS = 32
"""The play area is one list for all: seat * IN_PLAY_SLOTS + slot."""


class Frame(NamedTuple):
    """A pending step: what to do, for whom, because of which card, and a few small integers."""

    step: Callable[[State, Frame], None]
    seat: int
    card: int = NOTHING
    immune: int = 0  # bits of the seats that this play of an Attack does not touch (R-ATK-8)
    amount: int = 0
    slot: int = NOTHING
    place: int = 0  # an instruction of the card, or a distance from the acting seat
    number: int = 0


class Event(NamedTuple):
    """Something that happened: one card moved, or one thing everybody can notice."""

    verb: int
    seat: int
    card: int
    cause: int  # the card whose instruction this was
    origin: int  # zone
    target: int  # zone
    seen: int  # bits of the seats that see the card's face; PUBLIC: all, and spectators
    number: int = 1


class Recorder:
    """Keeps the events of a running step; a state without one records nothing and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.cause = NOTHING

    def drain(self) -> list[Event]:
        """The events since the last call."""
        events, self.events = self.events, []
        return events


class Script(Layout):
    """What luck will bring, told beforehand.

    For scenarios, the orders that the next shuffles of each seat give; `fault` is 1 + the seat whose cards did not fit. For game
    trees, with `dealing`, the cards that decks will give, one by one; `wanting` is 1 + the seat for whose next card the next one
    should have been told, and `choices` are the cards it could be. Dealing goes with a recorder.
    """

    number: SeatBytes
    used: SeatBytes
    sizes: Annotated[list[list[int]], Of("uint8", (SEATS, SCRIPTED))]
    orders: Annotated[list[list[int]], Of("uint8", (SEATS, SCRIPTED * KNOWN))]
    fault: Byte
    dealing: Byte
    wanting: Byte
    told: Short  # how many of `deals` there are
    dealt: Short  # how many were given
    choices: Counts
    deals: Entries


class Gains(Layout):
    """Copies gained without buying them, in all games that it was lent to. Players are counted from the one on seat 0, `starter`."""

    starter: Annotated[int, Of("int64")]
    gained: Annotated[list[list[int]], Of("int64", (SEATS * SLOTS, TURNS))]  # by player and slot, and by the turn they were gained in


Adviser = Callable[["State"], int]
"""Whoever answers questions of cards at once, so that none stays open; compiled, the programs of strategies by seat."""


class State(Layout):
    """One game, two to six seats. Zones are counts per slot wherever order means nothing.

    Every field says who may see it (`seen`); views, notation, observations and pictures follow from that. The order of the fields
    leaves no gaps between them, which copies could fill with anything.
    """

    # Who and when
    turns: SeatLongs = seen(Who.ALL, Told.ALL, notation="seat")  # 64 bits: a game of nothing but passes never ends
    seats: Byte = seen(Who.ALL, Told.ALL)
    turn: Byte = seen(Who.ALL, Told.PLAYERS, notation="turn")
    phase: Byte = seen(Who.SHOWN, Told.ALL, notation="turn")
    depth: Byte = seen(Who.ALL)
    actions: Short = seen(Who.ALL, Told.ALL, notation="turn numbers")
    buys: Short = seen(Who.ALL, Told.ALL, notation="turn numbers")
    coins: Short = seen(Who.ALL, Told.ALL, notation="turn numbers")
    counters: TurnCounts = seen(Who.ALL, Told.LEARNERS, notation="counters")  # what cards count in this turn (`cards.table.counters`)

    # The open question
    question: Byte = seen(Who.SHOWN, Told.ALL, notation="ask")
    decider: Byte = seen(Who.UNASKED, Told.ALL, notation="ask")
    asker: Byte = seen(Who.UNASKED, Told.ALL, notation="ask")
    may_pass: Byte = seen(Who.ALL, Told.ALL, notation="ask")
    answer: Byte = seen(Who.NOBODY, notation="ask")
    source: Byte = seen(Who.SHOWN, Told.LEARNERS | Told.PICTURE, notation="ask")  # the zone that the named card comes from
    remaining: Byte = seen(Who.DECIDER, Told.PLAYERS, notation="ask")  # how many more cards may be named in this choice
    last_picked: Byte = seen(Who.DECIDER, notation="ask")
    among: Mask = seen(Who.SHOWN, notation="ask")  # the kinds that would do, whether or not the source has them
    legal: Mask = seen(Who.SOURCE, Told.ALL, notation="ask")

    # The table
    empty_piles: Byte = seen(Who.ALL, Told.LEARNERS)
    looker: Byte = seen(Who.ALL, Told.PLAYERS, notation="ask")  # whose the looked-at cards are
    play_size: Short = seen(Who.ALL)
    stocked: Mask = seen(Who.ALL)  # the piles with a card left

    # The seats. A deck is `known` cards (the last is the top) over an unordered `rest`.
    hand_mask: SeatMasks = seen(Who.OWNER)
    random: SeatWords = seen(Who.NOBODY, notation="seat")  # a stream for each seat: what one player does leaves the others' luck alone
    hand_size: SeatShorts = seen(Who.ALL, Told.PLAYERS)
    rest_size: SeatShorts = seen(Who.COUNTER, Told.PLAYERS)  # in a view the whole deck
    discard_size: SeatShorts = seen(Who.OPEN, Told.PLAYERS)
    unknown: SeatShorts = seen(Who.ALL)  # how many cards of the seat nobody else can be sure of
    known_size: SeatBytes = seen(Who.NOBODY)
    top: SeatBytes = seen(Who.ALL, Told.ALL, notation="seat")  # of the discard pile

    # Cards on the table
    looked_size: Byte = seen(Who.ALL, Told.PLAYERS)
    later_size: Byte = seen(Who.ALL)
    filler: Annotated[list[int], Of("uint8", (2,))] = seen(Who.NOBODY)  # every row of cards begins at a multiple of 16 bytes
    supply: Counts = seen(Who.ALL, Told.ALL, zone=SUPPLY, notation="supply")
    trash: Counts = seen(Who.ALL, Told.ALL, zone=TRASH_HEAP, notation="zone")
    picked: Counts = seen(Who.DECIDER, Told.PLAYERS, notation="zone")
    looked: Counts = seen(Who.LOOKER, Told.PLAYERS, zone=LOOKED, size="looked_size", notation="zone")  # Sentry's cards, Library's card

    # Cards of the seats
    hand: SeatCounts = seen(Who.OWNER, Told.ALL, zone=HAND, size="hand_size", notation="seat zone")
    rest: SeatCounts = seen(Who.NOBODY, Told.SCENARIOS, zone=DECK, size="rest_size", notation="seat zone")
    discard: SeatCounts = seen(Who.SEARCHER, Told.ALL, zone=DISCARD_PILE, size="discard_size", notation="seat zone")
    aside: SeatCounts = seen(Who.ALL, Told.ALL, zone=ASIDE, notation="seat zone")
    owned: SeatCounts = seen(Who.CERTAIN, Told.PLAYERS)  # the sum over the seat's zones
    unsure: SeatCounts = seen(Who.POOL, size="unknown", notation="seat zone")  # those cards; a view has all of them in the first row
    witnessed: SeatViews = seen(Who.NOBODY, notation="seat views")  # of those what single seats know; a view has it in `owned`
    known: SeatOrder = seen(Who.NOBODY, Told.SCENARIOS, zone=DECK, size="known_size", notation="seat")
    in_play: Entries = seen(Who.ALL, Told.ALL, zone=PLAY_AREA, size="play_size", notation="seat")
    stack: Annotated[list[Frame], Of("Frame", (DEPTH,))] = seen(Who.SHOWN, size="depth", notation="pending")
    later: Annotated[list[Frame], Of("Frame", (LATER,))] = seen(Who.ALL, Told.LEARNERS, zone=LOOT, size="later_size", notation="later")

    # Lent for the length of a call and no part of the value
    kinds: Annotated[Kinds, Of("Kinds*")]
    recorder: Annotated[Recorder | None, Of("Recorder*")]
    script: Annotated[Script | None, Of("Script*")]
    gains: Annotated[Gains | None, Of("Gains*")]
    adviser: Annotated[Adviser | None, Of("Program**")]
    company: Annotated[Any, Of("Company*")]  # in rollouts: who else is this game (`fiefdom.strategy.company`)

    def __init__(self) -> None:
        super().__init__()
        self.stack = [EMPTY] * DEPTH
        self.later = [EMPTY] * LATER


def no_step(state: State, frame: Frame) -> None:
    """Step number zero, the blank of an unused frame."""


EMPTY = Frame(no_step, 0, 0, 0, 0, 0, 0, 0)
