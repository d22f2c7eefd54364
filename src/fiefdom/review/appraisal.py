"""Appraising one decision: what the answer given and the best one are worth, if everybody then plays on as they seem to.

The assumption is the same for all answers: every seat, the asked one as well, follows a plan drawn by lot by what it owned before the
answer. So a player of a money deck is not blamed for a card that pays only with a plan nobody at the table follows. The best answer is
found on some deals and measured on others, next to the one given; what is measured is then shrunk by how far it may be noise.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from fiefdom.agents.candidates import candidates
from fiefdom.agents.chance import AS_THEY_SEEM, CERTAIN, NONE, Z95, Chance, Value, shares_of, spread_between
from fiefdom.agents.thinking import answer_of, costs_nothing, number_of
from fiefdom.game.memory import Memory
from fiefdom.game.view import View
from fiefdom.review.weighing import LEAST, ROUNDS, Outlook, winning_slots
from fiefdom.strategy.rollout import BY_LOT
from fiefdom.strategy.rollouts import Arm

Numbers = NDArray[numpy.float64]

USUAL = 0.06
"""The standard deviation of what answers differ by: a difference that is noisier than this says little. Found on kingdoms for tuning, as
are the next two."""

DOUBT = 0.35
UNSURE = 0.01
"""Nobody plays exactly by a known plan: by which part of itself, and by how much at least, a difference may be wrong because of that."""

HEAVIEST = 20.0
"""How much more than usual a rollout may count when plans are weighed anew."""


class Measured(NamedTuple):
    """A difference between two answers on the same deals, its noise from the rollouts, and how much it depends on the player's plan."""

    mean: float
    noise: float
    spread: float


class Cost(NamedTuple):
    """What an answer cost, shrunk to what the data say, and the standard error of that; not knowing the plans is part of it."""

    points: float
    error: float

    @staticmethod
    def of(measured: Measured) -> Cost:
        """From what was measured."""
        mean, noise, spread = measured
        trust = USUAL**2 / (USUAL**2 + noise**2)
        return Cost(trust * mean, math.sqrt(trust * noise**2 + (trust * spread) ** 2 + (DOUBT * trust * mean) ** 2 + UNSURE**2))

    @property
    def reach(self) -> float:
        """Half of the 95 % interval."""
        return Z95 * self.error

    @property
    def is_clear(self) -> bool:
        """Whether it cost something beyond doubt."""
        return self.points > self.reach


class Appraisal:
    """The answer that was given to the open question of a view, the best one, and the value of the position before."""

    def __init__(self, view: View, outlook: Outlook, played: str, *, seed: int = 0, threads: int = 1, memory: Memory | None = None) -> None:
        self.view = view
        self.outlook = outlook
        self.played = number_of(played, view)
        self.wins = winning_slots(view)
        self.best = self.given = Arm(BY_LOT, (self.played,))
        self.value = Value(view.seats)
        self.after: Numbers = numpy.zeros((0, view.seats))
        self.better: Numbers = numpy.zeros(0)
        self._rollouts = outlook.rollouts(view, seed=seed, threads=threads, memory=memory)
        self.seat = self._rollouts.seat
        self._deals = 0

    # The best answer

    def compete(self, rollouts: int) -> None:
        """Find the best answer: each round drops the worse half."""
        arms = self._arms()
        worth = dict.fromkeys(arms, 0.0)
        played = dict.fromkeys(arms, 0)
        for _ in range(ROUNDS if len(arms) > 1 else 0):
            deals = max(LEAST, rollouts // (ROUNDS * len(arms)))
            outcomes = self._rollouts.play(arms, deals, first=self._deals)
            self._deals += deals
            for arm, points in zip(arms, outcomes.points.sum(axis=0).tolist(), strict=True):
                worth[arm] += points / 2
                played[arm] += deals
            arms.sort(key=lambda arm: -(worth[arm] / played[arm] + (arm.answers[0] in self.wins)))
            first = arms[: math.ceil(len(arms) / 2)]
            arms = [*first, *[arm for arm in arms if arm.answers[0] == self.played and arm not in first]]
        self.best = arms[0]
        self.given = next(arm for arm in arms if arm.answers[0] == self.played)
        if self.best.answers[0] == self.played:
            self.given = self.best

    def _arms(self) -> list[Arm]:
        """The answer given, and the others that are worth comparing; none where the one given cannot be wrong."""
        given = Arm(BY_LOT, (self.played,))
        if costs_nothing(self.view, self.played) or self.played in self.wins:
            return [given]
        choices = self.outlook.choices(self.view)
        if self.view.question and self.view.question.id == "treasure":
            return list(dict.fromkeys([given, Arm(BY_LOT, (choices[0],))]))
        others = candidates(self.view, dict(enumerate(choices)), 0, self.outlook.own)
        return list(dict.fromkeys([given, *[Arm(BY_LOT, arm.answers) for arm in others]]))

    # The measurement

    @property
    def _measured(self) -> list[Arm]:
        return [*dict.fromkeys((self.given, self.best)), AS_THEY_SEEM]

    @property
    def lines(self) -> int:
        """How many lines of play are measured."""
        return len(self._measured)

    def measure(self, deals: int) -> None:
        """Play more deals, on which the best answer was not found."""
        number = max(LEAST, deals)
        more = self._rollouts.play(self._measured, number, first=self._deals).victors
        plans = self._rollouts.plans(number, first=self._deals)
        self.value.add(more[:, -1], plans)
        self.after = numpy.concatenate([self.after, shares_of(more[:, 0], self.view.seats)])
        self.better = numpy.concatenate([self.better, shares_of(more[:, -2], self.view.seats)[:, self.seat]])
        self._deals += number

    def forget(self) -> None:
        """Begin the measurement anew."""
        self.value = Value(self.view.seats)
        self.after = numpy.zeros((0, self.view.seats))
        self.better = numpy.zeros(0)

    # What came out

    @property
    def cost(self) -> Cost:
        """What the answer given cost; nothing if it did better than the best one on fresh deals."""
        if not self._is_beaten:
            return Cost(0.0, 0.0)
        if self.best.answers[0] in self.wins:
            return Cost(self.measured.mean, self.measured.noise)
        return Cost.of(self.measured)

    @property
    def _is_beaten(self) -> bool:
        return self.best.answers[0] != self.played and self.measured.mean > 0

    @property
    def measured(self) -> Measured:
        """By how much the best answer was better than the one given."""
        differences = self.better - self.after[:, self.seat]
        noise = float(differences.std(ddof=1)) / math.sqrt(len(differences))
        return Measured(float(differences.mean()), noise, spread_between(differences, self.value.plans[:, [self.seat]]))

    @property
    def best_answer(self) -> str:
        """The best answer."""
        return answer_of(self.best.answers[0] if self._is_beaten else self.played, self.view)

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The win chances of all seats before the answer; where the seat can win at once, nobody else has one."""
        if self.wins:
            return tuple(CERTAIN if seat == self.seat else NONE for seat in range(self.view.seats))
        return self.value.chances

    @property
    def noise(self) -> float:
        """The standard error of the value that comes from the rollouts alone."""
        return 0.0 if self.wins else float(self.value.shares[:, self.seat].std(ddof=1)) / math.sqrt(len(self.value))

    def known_after(self, chances: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], float]:
        """The win chances of all seats after the answer, if each seat follows each plan as likely as this, and the standard error of what
        that changed.

        What a player buys tells something about the plan behind it. The rollouts are the same, those of likely plans count more.
        """
        weights = self._weights(chances)
        after = weights @ self.after
        before = numpy.array([chance.share for chance in self.chances])
        pull = weights * len(weights) * (self.after[:, self.seat] - after[self.seat])
        if not self.wins:
            pull = pull - (self.value.shares[:, self.seat] - before[self.seat])
        return tuple(after.tolist()), float(pull.std(ddof=1)) / math.sqrt(len(pull))

    def _weights(self, chances: Sequence[Sequence[float]]) -> Numbers:
        """How much each rollout counts if the plans were as likely as this; all of them add up to 1."""
        ratios = numpy.asarray(chances) / numpy.asarray(self._chances)
        weights = numpy.prod([row[self.value.plans[:, seat]] for seat, row in enumerate(ratios)], axis=0)
        weights = numpy.minimum(weights, HEAVIEST * weights.mean())
        return numpy.asarray(weights / weights.sum())

    @functools.cached_property
    def _chances(self) -> list[list[float]]:
        return self.outlook.chances(self.view)
