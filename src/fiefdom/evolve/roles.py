"""What the cards of a kingdom are good for. Known cards are judged by the tables of their sets, others by what is printed on them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from fiefdom.cards.card import Card
from fiefdom.cards.sets import card_sets
from fiefdom.engine.kinds import ACTION, ATTACK

ROWS = sorted((row for each in card_sets() for row in each.table("roles")), key=lambda row: float(row["rank"]))


def ranked(role: str) -> tuple[str, ...]:
    """The cards of all sets that people know to be good for something, the best first."""
    return tuple(row["name"] for row in ROWS if row["role"] == role)


CHOICES = ranked("choice")
"""The questions in whose answers breeding looks for something better."""

DRAW = ranked("draw")
"""Terminals that draw, the best for an engine first."""

ATTACKS = ranked("attack")
"""Attacks worth a terminal, the strongest first."""

TERMINALS = ranked("terminal")
"""Terminals that a deck of money likes to have one of, the best first."""

TRASHERS = ranked("trasher")
"""Cards that thin a deck, the fastest first."""

PAYLOAD = ranked("payload")
"""Cards whose coins and Buys a deck that draws itself spends."""

FILLERS = ranked("filler")
"""Cards that cost no Action and hurt nobody's deck, the best first."""

JUDGED = {row["name"] for row in ROWS}


@dataclass(frozen=True)
class Roles:
    """The Kingdom cards of a game by what they do."""

    cards: tuple[Card, ...]

    def named(self, names: Iterable[str]) -> tuple[str, ...]:
        """Those of the names that are in the kingdom."""
        here = {card.name for card in self.cards}
        return tuple(name for name in names if name in here)

    def has(self, name: str) -> bool:
        """Whether a card is in the kingdom."""
        return any(card.name == name for card in self.cards)

    @functools.cached_property
    def actions(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.has_type(ACTION))

    @functools.cached_property
    def terminals(self) -> tuple[str, ...]:
        return tuple(card.name for card in self.actions if card.plus.actions == 0)

    @functools.cached_property
    def villages(self) -> tuple[str, ...]:
        """Actions that give two or more, cheap ones first."""
        return tuple(card.name for card in sorted(self.actions, key=lambda card: card.cost) if card.plus.actions > 1)

    @functools.cached_property
    def draw(self) -> tuple[str, ...]:
        """Terminals that draw."""
        return self.named(DRAW) + self._own(lambda card: card.plus.cards > 1 and card.plus.actions == 0)

    @functools.cached_property
    def attacks(self) -> tuple[str, ...]:
        """Attacks worth a terminal."""
        return self.named(ATTACKS) + self._own(lambda card: card.has_type(ATTACK))

    @functools.cached_property
    def beside_money(self) -> tuple[str, ...]:
        """Terminals for a deck of money."""
        return self.named(TERMINALS) + self._own(lambda card: card.plus.actions == 0)

    @functools.cached_property
    def trashers(self) -> tuple[str, ...]:
        """Cards that thin a deck."""
        return self.named(TRASHERS)

    @functools.cached_property
    def laboratories(self) -> tuple[str, ...]:
        """Cards that draw more than themselves and cost no Action."""
        return tuple(card.name for card in self.actions if card.plus.cards > 1 and card.plus.actions > 0)

    @functools.cached_property
    def payload(self) -> tuple[str, ...]:
        """Cards that bring coins or Buys."""
        return self.named(PAYLOAD) + self._own(lambda card: card.plus.coins > 0 or card.plus.buys > 0)

    @functools.cached_property
    def fillers(self) -> tuple[str, ...]:
        """Cards that cost no Action."""
        return self.named(FILLERS) + self._own(lambda card: card.plus.actions == 1 and card.plus.cards > 0)

    def cost(self, name: str) -> int:
        """What a card of the kingdom costs."""
        return next(card.cost for card in self.cards if card.name == name)

    def _own(self, fits: Callable[[Card], bool]) -> tuple[str, ...]:
        """Cards that nobody has judged yet, by what is printed on them."""
        return tuple(card.name for card in self.actions if card.name not in JUDGED and fits(card))
