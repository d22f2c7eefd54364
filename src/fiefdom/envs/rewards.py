"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Collection


def shares(winners: Collection[int], players: int) -> list[float]:
    """The victory shared among the winners, so that all rewards together are 0.

    A single winner gets 1; with two players the other one gets -1, and a shared victory of all is 0 for each.
    """
    return [((players / len(winners) if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]


def forfeit(loser: int, players: int) -> list[float]:
    """One seat has lost by an illegal action, the others share the victory."""
    return [-1.0 if seat == loser else 1 / (players - 1) for seat in range(players)]
