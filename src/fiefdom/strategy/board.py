"""The piles of a simulated game: a kingdom, or fewer Kingdom cards than ten.

Published results were measured with the piles that the strategies use and no others, which changes how often three piles run out.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from fiefdom.cards.card import Card
from fiefdom.cards.card import Piles as Piles
from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.cards.kind_table import make_kinds
from fiefdom.cards.kingdoms import edition_of
from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import SLOTS
from fiefdom.errors import BadKingdom


class Buyer(Protocol):
    """Whoever knows what they would buy, above all a strategy."""

    @property
    def wanted(self) -> tuple[Card, ...]:
        """The cards that they would buy or gain."""
        ...


@dataclass(frozen=True)
class Board:
    """The basic cards and any Kingdom cards, in alphabetical order."""

    kingdom_cards: tuple[Card, ...]
    edition: int | str = 2

    def __post_init__(self) -> None:
        """Put the cards into order."""
        ordered = tuple(sorted(dict.fromkeys(card for card in self.kingdom_cards if card not in BASIC_CARDS), key=str))
        if len(ordered) > SLOTS - len(BASIC_CARDS):
            raise BadKingdom("too-many-kinds", number=len(ordered), most=SLOTS - len(BASIC_CARDS))
        object.__setattr__(self, "kingdom_cards", ordered)

    @functools.cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards in the order of their slots."""
        return BASIC_CARDS + self.kingdom_cards

    def kinds(self) -> Kinds:
        """The table that the rules read."""
        return make_kinds(self.cards, self.edition)

    def __str__(self) -> str:
        return ", ".join(card.name for card in self.kingdom_cards) or "basic cards"


def board_of(strategies: Sequence[Buyer], edition: int | str | None = None) -> Board:
    """The board of the cards that the strategies would buy, as far as the edition has them; without one the edition that has them all."""
    cards = tuple(card for strategy in strategies for card in strategy.wanted)
    if edition is None:
        return Board(cards, edition_of(cards))
    return Board(tuple(card for card in cards if edition == "both" or edition in card.editions), edition)
