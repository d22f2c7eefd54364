"""Luck and decisions: how a player came from a fair share of the win to the result. The parts add up.

Luck is the change between an answer and the player's next question, had the player just gone on as planned: draws, shuffles, reveals.
A decision is the change from going on as planned to the answer that was given. What a decision of an opponent changes for him, it
changes for the others the other way round, in equal parts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiefdom.agents.chance import Z95
from fiefdom.review.step import Step
from fiefdom.review.weighing import Z99


class Stroke(NamedTuple):
    """A stroke of luck: the number of the decision before which it came, the change, and its standard error."""

    number: int
    change: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it is more than the noise of the rollouts."""
        return abs(self.change) > Z99 * self.error


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
    strokes: tuple[Stroke, ...]

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
            "strokes": [{"before": stroke.number, "change": stroke.change, "error": stroke.error} for stroke in self.strokes],
        }


def splits(steps: Sequence[Step], seats: int, results: Sequence[float] | None) -> tuple[Split, ...]:
    """The split of every seat; without results it ends with the win chance after the last decision."""
    return tuple(split(steps, seats, seat, None if results is None else results[seat]) for seat in range(seats))


def split(steps: Sequence[Step], seats: int, seat: int, result: float | None) -> Split:
    """The split of one seat."""
    chance = start = 1 / seats
    strokes: list[Stroke] = []
    decisions = others = given = noise = 0.0
    for step in steps:
        if step.seat != seat:
            given -= step.change / (seats - 1)
            continue
        strokes.append(Stroke(step.number, step.planned - chance - given, math.hypot(noise, step.noise)))
        others += given
        given = 0.0
        decisions += step.change
        chance, noise = step.after, step.noise
    others += given
    end = chance + given if result is None else result
    if result is not None and steps:
        strokes.append(Stroke(steps[-1].number + 1, result - chance - given, noise))
    luck = sum(stroke.change for stroke in strokes)
    error = math.sqrt(sum((step.change_error / (1 if step.seat == seat else seats - 1)) ** 2 for step in steps))
    return Split(start, strokes[0].change if strokes else 0.0, luck, decisions, others, end, Z95 * error, tuple(strokes))
