"""One decision of a reviewed game; and luck and decisions: how a player came from a fair share of the win to the result.

The parts add up. Luck is the change between an answer and the player's next question, had the player just gone on as planned: draws,
shuffles, reveals. A decision is the change from going on as planned to the answer that was given. What a decision of an opponent changes
for him, it changes for the others the other way round, in equal parts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiefdom.agents.chance import Z95, Chance
from fiefdom.review.weighing import Z99

TINY = 1e-9
"""Numbers that are equal in theory differ by less."""

GRADES = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""What decisions are called that cost at least so much."""


@dataclass(frozen=True)
class ReviewedStep:
    """A decision: what was answered, the best answer, and the win chance with it (`chance`), with the answer given (`after`), and had the
    player just gone on as planned (`planned`). The errors are standard errors of `loss` and `change`, `noise` is that of the win chances
    as far as it comes from the rollouts. `chances` are those of all seats before the answer; they add up to 1.

    `number` counts as `fiefdom replay --at` does. `turn` is the number of the turn of `turn_seat` in which it was made. `hand` are the
    player's cards in hand and in play.
    """

    number: int
    seat: int
    turn_seat: int
    turn: int
    question: str
    answer: str
    best: str
    chance: Chance
    after: float
    planned: float
    error: float = 0.0
    change_error: float = 0.0
    hand: tuple[str, ...] = ()
    chances: tuple[float, ...] = ()
    noise: float = 0.0

    @property
    def loss(self) -> float:
        """What the answer cost, compared with the best one."""
        return self.chance.share - self.after

    @property
    def change(self) -> float:
        """What the answer changed, compared with going on as planned."""
        return self.after - self.planned

    @property
    def value(self) -> float:
        """The win chance before the answer."""
        return self.chances[self.seat] if self.chances else self.chance.share

    def goes_on(self, before: ReviewedStep) -> bool:
        """Whether the same card asks once more."""
        return "." in self.question and before.question == self.question

    @property
    def reach(self) -> float:
        """Half of the 99 % interval of the loss."""
        return Z99 * self.error

    @property
    def grade(self) -> str:
        """`inaccuracy`, `mistake` or `blunder`; nothing where the decision cost little, or may have cost nothing."""
        if self.loss <= self.reach:
            return ""
        return next((name for least, name in GRADES if self.loss >= least - TINY), "")

    def as_dict(self, players: Sequence[str]) -> dict[str, Any]:
        return {
            "number": self.number,
            "player": players[self.seat],
            "turn": self.turn,
            "turn_of": players[self.turn_seat],
            "question": self.question,
            "hand": self.hand,
            "answer": self.answer,
            "best": self.best,
            "chance": self.chance.share,
            "interval": [self.chance.low, self.chance.high],
            "value": self.value,
            "chances": self.chances,
            "planned": self.planned,
            "after": self.after,
            "loss": self.loss,
            "loss_reach": self.reach,
        }


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


def splits(steps: Sequence[ReviewedStep], seats: int, results: Sequence[float] | None) -> tuple[Split, ...]:
    """The split of every seat; without results it ends with the win chance after the last decision."""
    return tuple(split(steps, seats, seat, None if results is None else results[seat]) for seat in range(seats))


def split(steps: Sequence[ReviewedStep], seats: int, seat: int, result: float | None) -> Split:
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
