"""Luck and decisions: how a player came from a fair share of the win to the result. The parts add up.

Luck is the change between an answer and the player's next question, had the player just gone on as planned: draws, shuffles, reveals.
A decision is the change from going on as planned to the answer that was given. What a decision of an opponent changes for him, it
changes for the others the other way round, in equal parts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.review.step import Step
from fiefdom.review.weighing import Z95


@dataclass(frozen=True)
class Split:
    """The parts of a player's result: `start + luck + decisions + others == end`. `reach` is half of the 95 % interval of each part."""

    start: float
    opening: float
    luck: float
    decisions: float
    others: float
    end: float
    reach: float
    lucks: tuple[tuple[int, float], ...]

    def as_dict(self) -> dict[str, Any]:
        """The split as JSON shows it."""
        return {
            "start": self.start,
            "luck": self.luck,
            "luck_of_the_opening": self.opening,
            "decisions": self.decisions,
            "others": self.others,
            "end": self.end,
            "reach": self.reach,
            "luck_by_decision": [{"before": number, "change": change} for number, change in self.lucks],
        }


def splits(steps: Sequence[Step], seats: int, results: Sequence[float] | None) -> tuple[Split, ...]:
    """The split of every seat; without results it ends with the win chance after the last decision."""
    return tuple(split(steps, seats, seat, None if results is None else results[seat]) for seat in range(seats))


def split(steps: Sequence[Step], seats: int, seat: int, result: float | None) -> Split:
    """The split of one seat."""
    chance = start = 1 / seats
    lucks: list[tuple[int, float]] = []
    decisions = others = given = 0.0
    for step in steps:
        if step.seat != seat:
            given -= step.change / (seats - 1)
            continue
        lucks.append((step.number, step.planned - chance - given))
        others += given
        given = 0.0
        decisions += step.change
        chance = step.after
    others += given
    end = chance + given if result is None else result
    if result is not None and steps:
        lucks.append((steps[-1].number + 1, result - chance - given))
    luck = sum(change for _, change in lucks)
    own_error = math.sqrt(sum((step.change_error / (1 if step.seat == seat else seats - 1)) ** 2 for step in steps))
    return Split(start, lucks[0][1] if lucks else 0.0, luck, decisions, others, end, Z95 * own_error, tuple(lucks))
