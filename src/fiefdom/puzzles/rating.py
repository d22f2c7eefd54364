"""Ratings of solvers and puzzles, by Elo's rule: a solved puzzle is a game won against it.

Whoever has tried little moves fast, and slower later. A puzzle begins where the levels that miss it put it (`fiefdom.puzzles.mining`).
"""

from __future__ import annotations

from dataclasses import dataclass

START = 1500
"""Where somebody begins who has solved nothing yet."""

SCALE = 400
"""Points of difference at which the better one is expected to win ten times as often as the other."""

FAST, SLOW = 48.0, 16.0
SETTLED = 20
"""By how much a result can move a rating in the beginning, and after so many results."""


@dataclass(frozen=True)
class PuzzleRating:
    """What somebody, or a puzzle, is worth, and after how many results."""

    points: float = START
    results: int = 0

    def expected(self, other: PuzzleRating) -> float:
        """The share of wins that is expected against another."""
        return 1 / (1 + 10 ** ((other.points - self.points) / SCALE))

    def after(self, other: PuzzleRating, *, won: bool) -> PuzzleRating:
        """The rating after a result against another."""
        step = max(SLOW, FAST - (FAST - SLOW) * self.results / SETTLED)
        return PuzzleRating(self.points + step * (won - self.expected(other)), self.results + 1)


def after_a_try(solver: PuzzleRating, puzzle: PuzzleRating, *, solved: bool) -> tuple[PuzzleRating, PuzzleRating]:
    """The ratings of solver and puzzle after the first try at it."""
    return solver.after(puzzle, won=solved), puzzle.after(solver, won=not solved)
