"""What everybody at the table has seen: more than a view shows, since a view does not remember."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.state import NOTHING, Event
from fiefdom.engine.words import CHOOSE, DECK, DISCARD_DECK, DISCARD_PILE, EVENT_NAMES, FORCED, PUBLIC, SHUFFLE
from fiefdom.game.events import PRIVATE

NOTHING_SEEN = (0,) * SLOTS


@dataclass(frozen=True)
class PublicMemory:
    """What a seat has in its discard pile, and in what order on its deck, as far as all have seen it.

    `pile` has counts per slot; `tops` says of each card of known order on the deck, the last one on top, who saw it.
    """

    pile: tuple[int, ...] = NOTHING_SEEN
    tops: tuple[int, ...] = ()

    def after(self, events: Iterable[Event]) -> PublicMemory:
        """The memory after these events of the seat."""
        pile, tops = list(self.pile), list(self.tops)
        for event in events:
            if event.verb == SHUFFLE:
                pile = [0] * SLOTS
                continue
            if event.verb == DISCARD_DECK:
                tops.clear()
            elif event.origin == DECK and tops:
                tops.pop()
            if event.origin == DISCARD_PILE:
                _forget(pile, event)
            if event.target == DECK:
                tops.append(event.seen)
            elif event.target == DISCARD_PILE and event.seen == PUBLIC:
                pile[event.card] += 1
        return PublicMemory(tuple(pile), tuple(tops))


def _forget(pile: list[int], event: Event) -> None:
    """A card has left the discard pile; if it was not shown, any of them may be gone."""
    if event.seen == PUBLIC:
        pile[event.card] = max(0, pile[event.card] - 1)
    else:
        pile[:] = [0] * SLOTS


def moved(events: Iterable[Event], seat: int) -> list[Event]:
    """The events in which cards of a seat move; decisions move none."""
    return [event for event in events if event.seat == seat and event.verb not in (CHOOSE, FORCED)]


def told(events: Iterable[Event], seat: int | None, kingdom: Kingdom) -> str:
    """The events as a seat, or a spectator, gets to know them, in a fixed short form."""
    words = []
    for event in events:
        seen = event.seen == PUBLIC or (seat is not None and event.seen >> seat & 1)
        if event.verb in (CHOOSE, FORCED):
            if seen:
                words.append(f"{event.seat} {EVENT_NAMES[event.origin]} -> {_name(event.card, kingdom, 'pass')}")
        elif seen or EVENT_NAMES[event.verb] not in PRIVATE:
            words.append(f"{event.seat} {EVENT_NAMES[event.verb]} {_name(event.card, kingdom, '-') if seen else '?'}")
    return "".join(f"{word}; " for word in words)


def _name(slot: int, kingdom: Kingdom, nothing: str) -> str:
    return nothing if slot == NOTHING else kingdom.cards[slot].name


def redeal(record: Any, seat: int, memory: PublicMemory, random: Random) -> None:
    """Deal the cards of a seat that the others have not seen anew: hand, deck, discard pile, looked-at cards. Sizes stay."""
    pile = _reserved(record, seat, memory)
    hidden_discards = record["discard"][seat].astype(int) - pile
    known = record["known"][seat]
    secret = [place for place, seen in enumerate(memory.tops) if seen != PUBLIC]
    looked = record["looked"].astype(int) if record["looker"] == seat else numpy.zeros(SLOTS, int)
    cards = _cards(record["hand"][seat]) + _cards(record["rest"][seat]) + _cards(hidden_discards) + _cards(looked)
    cards += [int(known[place]) for place in secret]
    random.shuffle(cards)
    record["hand"][seat] = _take(cards, int(record["hand_size"][seat]))
    record["hand_mask"][seat] = sum(1 << slot for slot in numpy.flatnonzero(record["hand"][seat]).tolist())
    if looked.any():
        record["looked"] = _take(cards, int(looked.sum()))
    for place in secret:
        known[place] = cards.pop()
    record["rest"][seat] = _take(cards, int(record["rest_size"][seat]))
    record["discard"][seat] = pile + _take(cards, len(cards))


def _reserved(record: Any, seat: int, memory: PublicMemory) -> Any:
    """The cards of a discard pile that all have seen, the one on top among them."""
    pile = numpy.array(memory.pile)
    top = int(record["top"][seat])
    if top != NOTHING and pile[top] == 0:
        pile[top] = 1
    return pile


def _cards(counts: Any) -> list[int]:
    return [slot for slot, number in enumerate(counts.tolist()) for _ in range(number)]


def _take(cards: list[int], number: int) -> Any:
    taken = [cards.pop() for _ in range(number)]
    return numpy.bincount(numpy.array(taken, int), minlength=SLOTS)
