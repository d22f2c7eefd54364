"""Under which conditions a match is played: the cards, how many games, and by how many threads or machines."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fiefdom.cards.card import Card
from fiefdom.errors import BadCluster, BadNumber
from fiefdom.simulation.cluster import check_address
from fiefdom.simulation.job import AnyBoard
from fiefdom.strategy.play import MOST_TURNS

GAMES = 10_000
MOST_GAMES_UNTIL = 10_000_000
"""Where a run that is to reach a precision gives up, unless told."""


@dataclass(frozen=True)
class Conditions:
    """What the matches of a tournament or a sweep have in common; `simulate` explains each of them."""

    kingdom: AnyBoard | str | None = None
    edition: int | str | None = None
    games: int | None = None
    seed: int = 1
    until: float | None = None
    most_turns: int = MOST_TURNS
    cards: tuple[Card, ...] = ()
    threads: int = 0
    on: str | None = None

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        if self.until is not None and not 0.0001 <= self.until < 0.5:
            raise BadNumber(f"`{self.until:.4%}` is no precision", "from 0.01% to 50%")
        if self.on is not None:
            check_address(self.on)
            if self.threads:
                raise BadCluster("`threads` and `on` contradict each other", "a cluster uses the cores it has")

    @property
    def number_of_games(self) -> int:
        """How many games to play at the most."""
        return self.games if self.games is not None else GAMES if self.until is None else MOST_GAMES_UNTIL

    def on_board(self, board: AnyBoard) -> Conditions:
        """The same on a certain board."""
        return replace(self, kingdom=board, edition=None)
