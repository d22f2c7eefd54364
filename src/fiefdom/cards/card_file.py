"""A file of own cards: cards that somebody has invented out of existing verbs. The format: docs/reference/own-cards.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cards.card import Card
from fiefdom.cards.card_reader import read_cards
from fiefdom.cards.card_writer import write_card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.limits import check_card
from fiefdom.errors import BadCards
from fiefdom.files import read_whole


@dataclass(frozen=True, repr=False)
class CardFile:
    """Own cards, checked, as a file holds them; `str` gives the file, and `parse` reads it."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Check the cards."""
        seen: set[str] = set()
        for card in self.cards:
            check_card(card)
            if card.slug in seen:
                raise BadCards("twice", card=card)
            seen.add(card.slug)

    @classmethod
    def parse(cls, text: str) -> CardFile:
        """The cards of a text; the error says the line and the column."""
        return cls(read_cards(text))

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, name: str) -> Card:
        """The card of this name; case, hyphens, underscores and apostrophes do not matter."""
        return find_card(name, self.cards)

    def __str__(self) -> str:
        return "\n\n".join(map(write_card, self.cards)) + "\n"

    def __repr__(self) -> str:
        return f"CardFile.parse({str(self)!r})"


def load_cards(path: str | Path) -> CardFile:
    """The own cards of a file."""
    text = read_whole(path, "cards")
    try:
        return CardFile.parse(text)
    except BadCards as problem:
        raise BadCards(cause=problem, file=str(path)) from problem
