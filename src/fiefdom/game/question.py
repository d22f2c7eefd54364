"""A question as people and programs see it: who is to name a card, for what, and which cards can be named."""

from __future__ import annotations

from dataclasses import dataclass

from fiefdom.cards.card import Card

PASS = "pass"
"""The answer that names no card."""


@dataclass(frozen=True)
class Question:
    """The open question. `remaining` is how many more cards may be named in this choice."""

    id: str
    seat: int
    cards: tuple[Card, ...]
    may_pass: bool
    remaining: int = 1
    is_reaction: bool = False
    """Whether a player is asked to react to an Attack: that somebody is asked is a secret."""

    @property
    def answers(self) -> tuple[str, ...]:
        """All legal answers: names of cards, and `pass` where that is allowed."""
        names = tuple(card.name for card in self.cards)
        return (*names, PASS) if self.may_pass else names

    @property
    def is_phase(self) -> bool:
        """Whether it is a question of the turn (`action`, `treasure`, `buy`), not of a card."""
        return "." not in self.id

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.id} -> {' | '.join(self.answers)}"
