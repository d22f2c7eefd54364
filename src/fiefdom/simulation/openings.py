"""Openings: what was bought in the first two turns, with which coins, and how often it won."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.simulation.statistics import Share, points_share, rounded, wilson
from fiefdom.strategy.play import Tally
from fiefdom.strategy.tally import PAIRS, SHARED, WON

SPLITS = ("4/3", "5/2")
"""The coins of both turns, in the order of the counters; which of them comes first makes no difference."""


@dataclass(frozen=True)
class OpeningResult:
    """How a player did after an opening. Its games are taken as independent: pairs of them may have had other openings."""

    coins: str
    cards: tuple[Card, ...]
    games: int
    share: float
    """Of all games."""
    win: Share
    tie: float
    points: float

    def as_dict(self) -> dict[str, Any]:
        """As JSON shows it; `low` and `high` are the interval of `win`."""
        return {
            "coins": self.coins,
            "cards": [card.name for card in self.cards],
            "games": self.games,
            "share": rounded(self.share),
            "win": rounded(self.win.value),
            "low": rounded(self.win.low),
            "high": rounded(self.win.high),
            "tie": rounded(self.tie),
            "points": rounded(self.points),
        }


def openings_of(tally: Tally, player: int, cards: tuple[Card, ...]) -> tuple[OpeningResult, ...]:
    """The openings of a player, the most frequent first."""
    seen = tally.openings[player]
    order = sorted(map(int, seen.any(axis=1).nonzero()[0]), key=lambda number: (-int(seen[number].sum()), number))
    found = []
    for number in order:
        outcomes = seen[number]
        games = int(outcomes.sum())
        won = wilson(int(outcomes[WON]) / games, games)
        bought = tuple(cards[choice - 1] for choice in choices(number % PAIRS) if choice)
        split = SPLITS[number // PAIRS]
        found.append(OpeningResult(split, bought, games, games / tally.games, won, int(outcomes[SHARED]) / games, points_share(outcomes)))
    return tuple(found)


def choices(pair: int) -> tuple[int, int]:
    """The two choices of a pair, the larger one first: each is 0 for nothing, or 1 + the slot of a card."""
    larger = (math.isqrt(8 * pair + 1) - 1) // 2
    return larger, pair - larger * (larger + 1) // 2
