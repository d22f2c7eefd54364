"""Which puzzle to solve next: one of those that are about as hard as their solver is good, and that were not tried yet."""

from __future__ import annotations

from collections.abc import Collection as Names
from collections.abc import Mapping, Sequence
from random import Random

from fiefdom.puzzles.puzzle import Puzzle
from fiefdom.puzzles.rating import PuzzleRating

NEAREST = 12
"""Puzzles that come into question, so that not everybody has the same ones in the same order."""


def next_puzzle(
    puzzles: Sequence[Puzzle], tried: Names[str], solver: PuzzleRating, random: Random, ratings: Mapping[str, PuzzleRating] | None = None
) -> Puzzle | None:
    """A puzzle by lot among the nearest ones; when all were tried, they come again. None if there are none.

    `ratings` are those that puzzles have by now; of all others what they began with counts.
    """
    known = ratings or {}

    def distance(puzzle: Puzzle) -> float:
        return abs(known.get(puzzle.id, PuzzleRating(puzzle.rating)).points - solver.points)

    fresh = [puzzle for puzzle in puzzles if puzzle.id not in tried] or list(puzzles)
    nearest = sorted(fresh, key=distance)[:NEAREST]
    return random.choice(nearest) if nearest else None
