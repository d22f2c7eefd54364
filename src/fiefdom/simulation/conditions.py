"""Under which conditions a match is played: the cards, how many games, and by how many threads or machines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from fiefdom.cards.card import Card
from fiefdom.cards.card_file import load_cards
from fiefdom.cards.catalogue import EDITIONS
from fiefdom.errors import BadCluster, BadNumber
from fiefdom.options import check, option
from fiefdom.simulation.cluster import check_address
from fiefdom.simulation.job import AnyBoard
from fiefdom.strategy.play import MOST_TURNS

GAMES = 10_000
MOST_GAMES_UNTIL = 10_000_000
"""Where a run that is to reach a precision gives up, unless told."""


def precision(text: str) -> float:
    """The share that a text means: `0.5%`, or `0.005`."""
    number = text.strip().removesuffix("%").strip().replace(",", ".")
    try:
        return float(number) / (100 if text.strip().endswith("%") else 1)
    except ValueError:
        raise BadNumber("precision", text=text) from None


@dataclass(frozen=True)
class Conditions:
    """What the matches of a tournament or a sweep have in common; `simulate` explains each of them."""

    kingdom: AnyBoard | str | None = option(None, metavar="KINGDOM")
    edition: int | str | None = option(None, choices=tuple(map(str, EDITIONS)), help="help-play-edition")
    games: int | None = option(None, low=1, high=10**12, metavar="N", usual=GAMES)
    until: float | None = option(None, low=0.0001, high=0.4999, metavar="PERCENT", kind=str, read=precision)
    seed: int = option(1, low=0, high=2**63 - 1, help="help-seed")
    most_turns: int = option(MOST_TURNS, low=1, high=10_000, metavar="N")
    cards: tuple[Card, ...] = option((), metavar="FILE", help="help-own-cards", kind=Path, read=lambda path: load_cards(path).cards)
    threads: int = option(0, low=0, high=1024, metavar="N")
    on: str | None = option(None, metavar="CLUSTER")

    def __post_init__(self) -> None:
        """Refuse what is out of limits, or contradicts itself."""
        check(self)
        if self.on is not None:
            check_address(self.on)
            if self.threads:
                raise BadCluster("threads")

    @property
    def number_of_games(self) -> int:
        """How many games to play at the most."""
        return self.games if self.games is not None else GAMES if self.until is None else MOST_GAMES_UNTIL

    def on_board(self, board: AnyBoard) -> Conditions:
        """The same on a certain board."""
        return replace(self, kingdom=board, edition=None)
