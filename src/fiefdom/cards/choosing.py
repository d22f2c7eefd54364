"""Choosing the ten cards of a game together, by one of four methods (R-SETUP-14 to R-SETUP-17).

In a `draft` the players name cards in turn until there are ten. For a `ban` more than ten are dealt, and each player takes one away. A
`vote` is among three kingdoms. For a `swap` each player may exchange one card of a set, as between the games of a series.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASE_GAME, Sets, pool
from fiefdom.cards.kingdoms import CARDS_IN_KINGDOM, Kingdom, check_wishes
from fiefdom.errors import BadKingdom, BadPlayers

Method: TypeAlias = Literal["draft", "ban", "vote", "swap"]
METHODS: tuple[Method, ...] = get_args(Method)

KINGDOMS_TO_VOTE_ON = 3

Names: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Choosing:
    """Players who choose: what was `dealt`, and what each has done so far, as names. It is a value: what somebody does makes a new one.

    A deed is a card (draft, ban), the card that goes and the one that comes, or nothing (swap), or the number of a kingdom (vote).
    """

    method: Method
    seats: int
    edition: int | str
    pool: Names
    """All cards that may come in."""
    kept: Names = ()
    """Those that are in, whatever anybody does."""
    dealt: tuple[Names, ...] = ()
    """The kingdoms to vote on; the cards of which each player bans one; the set of which each may swap one."""
    deeds: tuple[tuple[int, Names], ...] = ()

    # What there is to know

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that are to do something now: one after the other from seat 0 on, but votes can come in any order."""
        if self.is_over:
            return ()
        if self.method != "vote":
            return (len(self.deeds) % self.seats,)
        voted = {seat for seat, _ in self.deeds}
        return tuple(seat for seat in range(self.seats) if seat not in voted)

    @property
    def is_over(self) -> bool:
        return len(self.kept) + len(self.deeds) == CARDS_IN_KINGDOM if self.method == "draft" else len(self.deeds) == self.seats

    @property
    def cards(self) -> Names:
        """The cards that are in so far."""
        if self.method == "vote":
            return self.dealt[self._elected()] if self.is_over else ()
        cards = [*self.dealt[0]] if self.dealt else [*self.kept]
        for _, names in self.deeds:
            if self.method == "draft":
                cards += names
            elif names:
                cards = [name for name in cards if name != names[0]] + [*names[1:]]
        return tuple(cards)

    def _elected(self) -> int:
        """The kingdom with most votes; of several the first, since they were dealt by lot."""
        votes = Counter(int(names[0]) for _, names in self.deeds)
        return max(range(len(self.dealt)), key=lambda place: (votes[place], -place))

    @property
    def offered(self) -> Names:
        """The cards that may be named now: to come in, or, in a ban, to go."""
        if self.is_over or self.method == "vote":
            return ()
        if self.method == "ban":
            return self.removable
        return tuple(name for name in self.pool if name not in self.cards)

    @property
    def removable(self) -> Names:
        """The cards that may be taken out."""
        return tuple(name for name in self.cards if name not in self.kept)

    def kingdom(self, own: Sequence[Card] = ()) -> Kingdom:
        """The kingdom that was chosen; `own` are the invented cards that could be."""
        return Kingdom.of(self.cards, self.edition, own)

    # What players do

    def choose(self, seat: int, names: Sequence[str]) -> Choosing:
        """Let a seat do what it may do now."""
        if seat not in self.turn:
            raise BadPlayers("not-their-turn", seat=seat, turn=self.turn[0] if self.turn else None)
        if not self._fits(tuple(names)):
            raise BadKingdom("not-offered", cards=tuple(names))
        return dataclasses.replace(self, deeds=(*self.deeds, (seat, tuple(names))))

    def _fits(self, names: Names) -> bool:
        if self.method == "vote":
            return len(names) == 1 and names[0] in [str(place) for place in range(len(self.dealt))]
        if self.method == "swap":
            return not names or (len(names) == 2 and names[0] in self.removable and names[1] in self.offered)
        return len(names) == 1 and names[0] in self.offered

    def by_lot(self, lots: random.Random) -> Names:
        """Something that whoever is next could do, each as likely as the next."""
        if self.method == "vote":
            return (str(lots.randrange(len(self.dealt))),)
        if self.method == "swap":
            return (lots.choice(self.removable), lots.choice(self.offered)) if self.removable and lots.random() < 0.5 else ()
        return (lots.choice(self.offered),)


@dataclass(frozen=True)
class Wishes:
    """What is said of the cards beforehand: some are in, some are not, and some of one's own may be."""

    kept: Sequence[Card] = ()
    excluded: Sequence[Card] = ()
    own: Sequence[Card] = ()
    sets: Sets = BASE_GAME
    """The sets of which cards may come; how many of each is left to the players."""


def begin_choosing(method: Method, seats: int, start: Kingdom, wishes: Wishes, seed: int) -> Choosing:
    """Players who begin to choose from the cards of an edition; a swap is of the cards of `start`, whose edition it is for all methods."""
    check_wishes(wishes.kept, wishes.excluded, start.edition)
    unwanted = {card.name for card in wishes.excluded}
    names = tuple(sorted({card.name for card in (*pool(start.edition, wishes.sets), *wishes.own)} - unwanted))
    kept = tuple(card.name for card in wishes.kept)
    ten = tuple(card.name for card in start.kingdom_cards)
    if method == "swap":
        return Choosing(method, seats, start.edition, names, tuple(name for name in kept if name in ten), (ten,))
    return dealt(Choosing(method, seats, start.edition, names, kept), seed)


def begin_again(choosing: Choosing, seed: int) -> Choosing:
    """The same players and method for their next game: a swap is of the cards they have just played with, all else is dealt anew."""
    anew = dataclasses.replace(choosing, deeds=())
    return dataclasses.replace(anew, dealt=(choosing.cards,)) if choosing.method == "swap" else dealt(anew, seed)


def dealt(choosing: Choosing, seed: int) -> Choosing:
    """With cards dealt by lot, as many as the method needs."""
    number = CARDS_IN_KINGDOM + (choosing.seats if choosing.method == "ban" else 0)
    missing, left = number - len(choosing.kept), len(set(choosing.pool) - set(choosing.kept))
    if left < missing:
        raise BadKingdom("too-few-left", missing=missing, left=left)
    lots = random.Random(seed)
    deals = {"ban": 1, "vote": KINGDOMS_TO_VOTE_ON}.get(choosing.method, 0)
    return dataclasses.replace(choosing, dealt=tuple(_deal(choosing, number, lots) for _ in range(deals)))


def _deal(choosing: Choosing, number: int, lots: random.Random) -> Names:
    """So many cards by lot, those that are kept among them (R-SETUP-15)."""
    others = [name for name in choosing.pool if name not in choosing.kept]
    lots.shuffle(others)
    return (*choosing.kept, *others[: number - len(choosing.kept)])
