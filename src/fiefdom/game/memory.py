"""Perfect memory: what a seat has seen go by, which a view does not repeat.

The rules let everybody remember. A memory reads the events that its seat may see, `game.events_for(seat)`, from the start of the game on.
From them it knows the sizes of all decks, much of what lies in the discard piles (of its own: all), cards put on top of decks, and cards in
the hands of others: whatever was passed to them, gained to hand or revealed and kept. For deals it
supposes that nobody leaves in hand what could be played: what others discard unseen at the end of their turns are no Treasures, and no
Actions where Actions were left to be used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy
from numpy.typing import NDArray

from fiefdom.cards.card import Card
from fiefdom.engine.bits import bit
from fiefdom.engine.deck import HOLE
from fiefdom.engine.kinds import ACTION, TREASURE
from fiefdom.engine.layout import SEATS
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import ASK_PLACE, ASKS
from fiefdom.game.events import SET_UP, GameEvent
from fiefdom.game.soundness import owned_by_zones
from fiefdom.game.state_record import StateRecord, played_by
from fiefdom.game.view import View

STARTING_DECK = 10  # R-SETUP-2

ROUNDING = 1e-9


class SeatMemory:
    """What is remembered of one player's cards."""

    def __init__(self) -> None:
        self.deck = STARTING_DECK
        self.pile_size = 0
        self.pile: Counter[Card] = Counter()
        self.leftovers = 0
        """Cards of the pile that came from the hand unseen."""
        self.idle = 0
        """Those of them that came there when an Action could still have been played."""
        self.actions = 0
        """Actions that are left to the player in a turn, as far as the cards say it that were played."""
        self.hand: Counter[Card] = Counter()
        """Cards that are in hand for certain: seen when they came there, or revealed and kept."""
        self.on_deck: list[Card | None] = []
        """Cards that lie on the deck, the last one on top; None where an unknown one lies above a known one."""
        self.above = 0
        """How many cards lie above the one that goes onto the deck next."""

    def shuffle(self) -> None:
        """The discard pile has become the deck."""
        self.deck += self.pile_size
        self.pile_size = self.leftovers = self.idle = 0
        self.pile.clear()
        self.on_deck.clear()

    def put_deck_down(self) -> None:
        """The deck has gone to the discard pile, as Chancellor does it."""
        self.pile_size += self.deck
        self.pile.update(card for card in self.on_deck if card)
        self.deck = 0
        self.on_deck.clear()

    def move(self, card: Card | None, origin: str, target: str) -> None:
        """A card has left a zone and come to another; None if it was not to be seen."""
        if origin == target:
            if origin == "hand" and card:
                self.hand[card] = max(1, self.hand[card])
            return
        if origin == "deck":
            self.deck -= 1
            del self.on_deck[-1:]
        elif origin == "discard":
            self._leave_pile(card)
        elif origin == "hand":
            self.leave_hand(card)
        if target == "deck":
            self._enter_deck(card)
        elif target == "discard":
            self.pile_size += 1
            self.pile.update([card] if card else [])
            is_left_over = card is None and origin == "hand"
            self.leftovers += is_left_over
            self.idle += is_left_over and self.actions > 0
        elif target == "hand" and card:
            self.hand[card] += 1

    def play(self, card: Card, *, by_itself: bool) -> None:
        """An Action is played, by itself or by what another card does, which costs none (R-ACT-3, R-TERM-6)."""
        self.actions += card.plus.actions - by_itself

    def left_over(self, cards: Sequence[Card], unseen: NDArray[numpy.int64], room: int) -> NDArray[numpy.int64]:
        """What was left in hand, of the unseen cards: neither Treasures nor, as long as an Action could be played, Actions."""
        treasures, actions = ([card.has_type(types) for card in cards] for types in (TREASURE, ACTION))
        unseen = numpy.where(treasures, 0, unseen[: len(cards)])
        idle = in_proportion(numpy.where(actions, 0, unseen), min(self.idle, room))
        return idle + in_proportion(unseen - idle, min(self.leftovers, room) - int(idle.sum()))

    def _enter_deck(self, card: Card | None) -> None:
        """A card has been put onto the deck or into it; below one that was not to be seen nothing is certain."""
        unknown: list[Card | None] = [None] * (self.above - len(self.on_deck))
        self.on_deck = unknown + self.on_deck if card else self.on_deck
        place = max(0, len(self.on_deck) - self.above)
        self.on_deck = [*self.on_deck[:place], card, *self.on_deck[place:]] if card else self.on_deck[place:]
        while self.on_deck and self.on_deck[0] is None:
            self.on_deck.pop(0)
        self.deck += 1
        self.above = 0

    def leave_hand(self, card: Card | None) -> None:
        """A card has left the hand; one that was not to be seen may be any of those that are known to be there."""
        self.hand -= Counter([card] if card else list(self.hand))

    def _leave_pile(self, card: Card | None) -> None:
        """What is left is known only if it is known what has gone."""
        self.pile_size -= 1
        if card is None:
            self.pile.clear()
            self.leftovers = self.idle = 0
        elif self.pile[card]:
            self.pile[card] -= 1


class Memory:
    """What one seat remembers of a game. It is of use if it has seen all events, and none was taken back."""

    def __init__(self) -> None:
        self.seats = [SeatMemory() for _ in range(SEATS)]
        self.next = 0
        self.is_whole = True

    def observe(self, events: Iterable[GameEvent]) -> None:
        """Take in what the seat has seen; events that were told before are left out."""
        for event in events:
            if event.number >= self.next:
                self.next = event.number + 1
                self._take_in(event)

    def _take_in(self, event: GameEvent) -> None:
        seat = self.seats[event.seat]
        if event.verb in ("undo", SET_UP):
            self.is_whole = False
        elif event.verb == "start-turn":
            for number, each in enumerate(self.seats):
                each.actions = number == event.seat
        elif event.verb == "shuffle":
            seat.shuffle()
        elif event.verb == "discard-deck":
            seat.put_deck_down()
        elif event.verb == "give":
            seat.leave_hand(event.card)
        elif event.verb == "receive":
            seat.move(event.card, "", "hand")
        elif event.verb in ("choose", "forced"):
            seat.above = int(event.label) if event.question == ASKS[ASK_PLACE].word else seat.above
        else:
            seat.move(event.card, event.origin, event.target)
            if event.verb == "play" and event.card and event.card.has_type(ACTION):
                seat.play(event.card, by_itself=event.cause is None)

    def fits(self, view: View) -> bool:
        """Whether what is remembered agrees with a view in the numbers of cards."""
        return self.is_whole and all(
            self.seats[seat].pile_size == pile_size(view, seat, self.seats[seat].deck) for seat in range(view.seats)
        )

    def completed(self, view: View) -> StateRecord:
        """A view's record with what is remembered written into it; the record as it is where memory fails."""
        record = view.record.copy()
        if not self.fits(view):
            return record
        slots = view.kingdom.slots
        for number in range(view.seats):
            seat = self.seats[number]
            record["rest_size"][number] = seat.deck
            for card, copies in seat.pile.items():
                record["discard"][number][slots[card.name]] = copies
            top = record["top"][number]
            if top != NOTHING and record["discard"][number][top] == 0:
                record["discard"][number][top] = 1
            record["known_size"][number] = len(seat.on_deck)
            record["known"][number][: len(seat.on_deck)] = [slots[card.name] if card else HOLE for card in seat.on_deck]
            for card, copies in seat.hand.items() if number != view.seat else ():
                record["hand"][number][slots[card.name]] = copies
                record["hand_mask"][number] |= bit(slots[card.name])
        if record["unknown"].any():
            be_certain(record)
        return record

    def own_piles(self, view: View) -> StateRecord | None:
        """A view's record with what is certain about the piles: the own deck and discard pile to the card, the sizes of all.

        None where memory fails.
        """
        if view.seat is None or not self.fits(view):
            return None
        record = self.completed(view)
        for name in ("owned", "unknown", "unsure"):  # what others passed on is no matter of piles
            record[name] = view.certain_record[name]
        for number in range(view.seats):
            record["discard_size"][number] = self.seats[number].pile_size
            record["rest_size"][number] = self.seats[number].deck - len(self.seats[number].on_deck)
        is_deck_known = record["rest_size"][view.seat] == 0 and None not in self.seats[view.seat].on_deck
        left = record["owned"][view.seat].astype(int) - owned_by_zones(record)[view.seat]
        record["discard" if is_deck_known else "rest"][view.seat] += left.astype(record["rest"].dtype)
        return record

    def supposed(self, view: View) -> StateRecord:
        """The same, and what others discarded unseen: of their unseen cards that could not be played, in proportion to their numbers."""
        record = self.completed(view)
        if not self.fits(view) or record["unknown"].any():
            return record
        unseen = record["owned"].astype(int) - owned_by_zones(record)
        for number in range(view.seats):
            if number != view.seat:
                room = self.seats[number].pile_size - int(record["discard"][number].sum())
                supposed = self.seats[number].left_over(view.kingdom.cards, unseen[number], room)
                record["discard"][number][: len(supposed)] += supposed.astype(record["discard"].dtype)
        return record


def remembering(memory: Memory | None, events: Iterable[GameEvent]) -> Memory:
    """A memory with these events taken in: a new one where a game begins."""
    events = list(events)
    if memory is None or any(event.number == 0 for event in events):
        memory = Memory()
    memory.observe(events)
    return memory


def in_proportion(counts: NDArray[numpy.int64], number: int) -> NDArray[numpy.int64]:
    """So many of these, or all, in proportion to their numbers."""
    number = min(number, int(counts.sum()))
    exact = counts * (number / max(1, int(counts.sum())))
    found: NDArray[numpy.int64] = numpy.floor(exact + ROUNDING).astype(int)
    found[numpy.argsort(found - exact, kind="stable")[: number - int(found.sum())]] += 1
    return found


def be_certain(record: StateRecord) -> None:
    """Whoever has a card lying somewhere owns it, although others who do not remember it cannot be sure."""
    more = numpy.maximum(owned_by_zones(record) - record["owned"].astype(int), 0)
    record["owned"] = record["owned"] + more
    record["unknown"] = record["unknown"] - more.sum(axis=1)
    record["unsure"][0] = record["unsure"][0] - more.sum(axis=0)


def pile_size(view: View, seat: int, deck: int) -> int:
    """How many cards a discard pile has if the deck has so many."""
    state = view.state
    elsewhere = state.hand_size[seat] + sum(state.aside[seat]) + len(played_by(state, seat)) + view.looked_at(seat)
    return sum(state.owned[seat]) + state.unknown[seat] - elsewhere - deck
