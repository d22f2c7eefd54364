"""Everybody in order, for display: points first, then fewer turns (R-SCORE-8)."""

from __future__ import annotations

from itertools import groupby

from fiefdom.game.position import Position


def ranking(position: Position) -> list[list[int]]:
    """The seats from the best on; seats with equal points and turns share a place."""
    turns = position.record()["turns"].tolist()

    def standing(seat: int) -> tuple[int, int]:
        return -position.scores[seat], turns[seat]

    return [list(group) for _, group in groupby(sorted(range(position.seats), key=standing), key=standing)]
