"""A game as a tree: decisions of players, and draws as chance events of one card each.

The engine draws by lot. Here it is told each card instead (`Script.dealing`): a step is run with the cards told so far, and where
it wants one more, that is a chance event. When nothing is wanted any more, the step is done.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.deck import HOLE
from fiefdom.engine.layout import SLOTS, dtype
from fiefdom.engine.state import NOTHING, Event, Script
from fiefdom.engine.words import ASK_PLACE, CHOOSE, DECK, DISCARD_DECK, DISCARD_PILE, EVENT_NAMES, FORCED, PUBLIC, SHUFFLE
from fiefdom.errors import IllegalAnswer
from fiefdom.game.determinise import determinise
from fiefdom.game.events import PRIVATE
from fiefdom.game.position import Position
from fiefdom.game.view import view

NOTHING_SEEN = (0,) * SLOTS


@dataclass(frozen=True)
class PublicMemory:
    """What a seat has in its discard pile, and in what order on its deck, as far as all have seen it.

    `pile` has counts per slot; `tops` says of each card of known order on the deck, the last one on top, who saw it, and HOLE where an
    unknown one lies above it.
    """

    pile: tuple[int, ...] = NOTHING_SEEN
    tops: tuple[int, ...] = ()

    def after(self, events: Iterable[Event]) -> PublicMemory:
        """The memory after these events of the seat."""
        pile, tops = list(self.pile), list(self.tops)
        above = 0
        for event in events:
            if event.verb in (CHOOSE, FORCED):
                above = event.card
                continue
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
                tops[:0] = [HOLE] * (above - len(tops))
                tops.insert(len(tops) - above, event.seen)
                above = 0
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
    """The events in which cards of a seat move; decisions move none, but some say how deep into the deck a card goes."""
    return [event for event in events if event.seat == seat and (event.verb not in (CHOOSE, FORCED) or event.origin == ASK_PLACE)]


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
    secret = [place for place, seen in enumerate(memory.tops) if seen not in (PUBLIC, HOLE)]
    holes = memory.tops.count(HOLE)
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
    record["rest"][seat] = _take(cards, int(record["rest_size"][seat]) + holes)
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


@dataclass(frozen=True)
class Node:
    """A place in the tree. Nothing about it changes: `decide` and `draw` give the next one.

    `position` is the game at the last question, None before the first; `answer` is the slot given there while its draws are still
    to come; `dealt` are the slots drawn since. `wanting` is the seat that draws next, None if nobody does, and `choices` the cards
    it can be, as counts per slot. `seen` holds for each seat, and last for a spectator, all that it has been shown.
    """

    kingdom: Kingdom
    players: int
    starter: int = 0
    position: Position | None = None
    answer: int | None = None
    dealt: tuple[int, ...] = ()
    wanting: int | None = None
    choices: tuple[int, ...] = ()
    decisions: int = 0
    seen: tuple[str, ...] = ()
    memories: tuple[PublicMemory, ...] = ()

    @classmethod
    def root(cls, kingdom: Kingdom, players: int, starter: int = 0) -> Node:
        """The tree of a game before the first card is dealt."""
        node = cls(kingdom, players, starter, seen=("",) * (players + 1), memories=(PublicMemory(),) * players)
        return node._run()

    @property
    def is_chance(self) -> bool:
        """Whether a card is to be drawn."""
        return self.wanting is not None

    @functools.cached_property
    def turns(self) -> int:
        """How many turns everybody has had."""
        return 0 if self.position is None else int(min(self.position.record()["turns"][: self.players]))

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """The slots that can be drawn, and how likely each is."""
        total = sum(self.choices)
        return [(slot, number / total) for slot, number in enumerate(self.choices) if number]

    def draw(self, slot: int) -> Node:
        """The node after this card was drawn."""
        if not self.is_chance or not 0 <= slot < SLOTS or not self.choices[slot]:
            raise IllegalAnswer("not-drawn", slot=slot)
        return dataclasses.replace(self, dealt=(*self.dealt, slot))._run()

    def decide(self, slot: int) -> Node:
        """The node after the open question was answered with a slot, or NOTHING."""
        if self.is_chance or self.position is None or not self.position.handle.is_legal(slot):
            raise IllegalAnswer("not-now", slot=slot)
        return dataclasses.replace(self, answer=slot, decisions=self.decisions + 1)._run()

    def _run(self) -> Node:
        """Do the pending step with the cards told so far."""
        script = numpy.zeros(1, dtype(Script))
        script["dealing"] = 1
        script["told"] = len(self.dealt)
        script["deals"][0, : len(self.dealt)] = self.dealt
        position, events = self._step(script.view(numpy.uint8))
        if script["wanting"][0]:
            return dataclasses.replace(self, wanting=int(script["wanting"][0]) - 1, choices=tuple(script["choices"][0].tolist()))
        return dataclasses.replace(
            self,
            position=position,
            answer=None,
            dealt=(),
            wanting=None,
            choices=(),
            seen=tuple(before + told(events, self._seat(place), self.kingdom) for place, before in enumerate(self.seen)),
            memories=tuple(memory.after(moved(events, seat)) for seat, memory in enumerate(self.memories)),
        )

    def _step(self, script: Any) -> tuple[Position, list[Event]]:
        if self.position is None:
            position = Position.new(self.kingdom, seats=self.players, starter=self.starter)
            return position, position.handle.set_up(self.players, 0, 0, self.starter, recording=True, script=script)
        position = self.position.copy()
        assert self.answer is not None
        return position, position.handle.answer(self.answer, recording=True, script=script)

    def _seat(self, place: int) -> int | None:
        return place if place < self.players else None

    def information(self, seat: int) -> str:
        """All that a seat has been shown since the beginning, and what it is asked: its information state, with perfect recall."""
        question = None if self.position is None or self.is_chance else view(self.position, seat).question
        asked = f"{question.seat} {question.id} {','.join(question.answers)}" if question else "-"
        return f"seat {seat}: {self.seen[seat]}[{asked}]"

    def resampled(self, seat: int, random: Random) -> Node:
        """A node that this seat, remembering everything, cannot tell from this one; what others hold is dealt anew.

        The others' memory becomes what this seat knows of it, and the hand they hold now.
        """
        assert self.position is not None
        if self.position.handle.decider == seat:
            record = self.position.record()
            for other in range(self.players):
                if other != seat:
                    redeal(record, other, self.memories[other], random)
            position = Position.from_record(self.kingdom, record)
        else:
            position = determinise(view(self.position, seat, open_counts=True), random)
        seen = [self._guessed(position, other) if other != seat else self.seen[seat] for other in range(self.players)]
        return dataclasses.replace(self, position=position, seen=(*seen, self.seen[-1]))

    def _guessed(self, position: Position, seat: int) -> str:
        hand = view(position, seat).hand
        return f"{self.seen[-1]}{seat} holds {','.join(f'{card} x{number}' for card, number in hand.items())}; "

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self
