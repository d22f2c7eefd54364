"""The whole of a game in progress, also in the middle of an effect, as one flat record of small integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, NamedTuple

from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import (
    CARDS_IN_PLAY,
    DEPTH,
    KNOWN,
    SCRIPTED,
    SEATS,
    Byte,
    Counts,
    Layout,
    Mask,
    Of,
    SeatBytes,
    SeatCounts,
    SeatLongs,
    SeatMasks,
    SeatShorts,
    SeatWords,
    Short,
)

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
    deals: Annotated[list[int], Of("uint8", (CARDS_IN_PLAY,))]


class State(Layout):
    """One game, two to six seats. Zones are counts per slot wherever order means nothing."""

    # Who and when. The order of the fields leaves no gaps between them, which copies could fill with anything.
    turns: SeatLongs  # 64 bits: a game of nothing but passes never ends
    seats: Byte
    turn: Byte
    phase: Byte
    depth: Byte
    actions: Short
    buys: Short
    coins: Short
    merchants: Byte  # plays of Merchant that wait for the first Silver (R-CARD-MERCHANT-4)
    silver_played: Byte

    # The open question
    question: Byte
    decider: Byte
    asker: Byte
    may_pass: Byte
    answer: Byte
    source: Byte  # the zone that the named card comes from
    remaining: Byte  # how many more cards may be named in this choice
    last_picked: Byte
    among: Mask  # the kinds that would do, whether or not the source has them
    legal: Mask

    # The table
    empty_piles: Byte
    looker: Byte  # whose the looked-at cards are
    play_size: Short
    stocked: Mask  # the piles with a card left
    supply: Counts
    trash: Counts
    picked: Counts
    looked: Counts  # seen by their owner alone: Sentry's cards, Library's card in question
    loot: Counts  # Treasures trashed by this play of Thief (R-CARD-THIEF-6)

    # The seats. A deck is `known` cards (the last is the top) over an unordered `rest`.
    hand_mask: SeatMasks
    hand_size: SeatShorts
    rest_size: SeatShorts
    discard_size: SeatShorts
    known_size: SeatBytes
    top: SeatBytes  # of the discard pile
    hand: SeatCounts
    rest: SeatCounts
    discard: SeatCounts
    aside: SeatCounts
    owned: SeatCounts  # the sum over the seat's zones, kept so that scores and strategies are cheap
    random: SeatWords  # a stream for each seat: what one player does leaves the others' luck alone
    known: Annotated[list[list[int]], Of("uint8", (SEATS, KNOWN))]
    in_play: Annotated[list[int], Of("uint8", (CARDS_IN_PLAY,))]
    stack: Annotated[list[Frame], Of("Frame", (DEPTH,))]
    filler: Annotated[list[int], Of("uint8", (4,))]  # up to a multiple of eight bytes

    # Lent for the length of a call and no part of the value
    kinds: Annotated[Kinds, Of("Kinds*")]
    recorder: Annotated[Recorder | None, Of("Recorder*")]
    script: Annotated[Script | None, Of("Script*")]

    def __init__(self) -> None:
        super().__init__()
        self.stack = [EMPTY] * DEPTH


def no_step(state: State, frame: Frame) -> None:
    """Step number zero, the blank of an unused frame."""


EMPTY = Frame(no_step, 0, 0, 0, 0, 0, 0, 0)
