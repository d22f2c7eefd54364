"""What an engine needs to know of the cards of a game, whether they are a kingdom or fewer."""

from __future__ import annotations

from typing import Protocol

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import Kinds


class Piles(Protocol):
    """The cards of a game in the order of their slots, and the table that the rules read."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in the order of their slots."""
        ...

    @property
    def edition(self) -> int | str:
        """Whose texts the cards have."""
        ...

    def kinds(self) -> Kinds:
        """The table that the rules read."""
        ...

    def __hash__(self) -> int: ...
