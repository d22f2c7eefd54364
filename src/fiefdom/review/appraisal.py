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
from fiefdom.review.reasons import AdvisedAnswer, Endings
from fiefdom.review.weighing import LEAST, ROUNDS, Outlook, winning_slots
from fiefdom.strategy.rollout import BY_LOT
from fiefdom.strategy.rollouts import Arm
from fiefdom.text.reasons import Reason

Numbers = NDArray[numpy.float64]

USUAL = 0.06
"""The standard deviation of what answers differ by: a difference that is noisier than this says little. Found on kingdoms for tuning, as
are the next two."""

DOUBT = 0.35
UNSURE = 0.01
"""Nobody plays exactly by a known plan: by which part of itself, and by how much at least, a difference may be wrong because of that."""

SHOWN = 4
"""Answers that are measured at most: the one given, the best one, and those that came next."""

WORTH_A_WORD = 0.02
"""By how much the best answer must be ahead for somebody to ask why."""

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
        self.shares: Numbers = numpy.zeros((0, 0))
        self.others: list[Arm] = []
        self.endings = Endings(view)
        self._rollouts = outlook.rollouts(view, seed=seed, threads=threads, memory=memory)
        self.seat = self._rollouts.seat
        self._deals = 0

    # The best answer

    def compete(self, rollouts: int) -> None:
        """Find the best answer: each round drops the worse half."""
        arms = self._arms()
        ranks: dict[Arm, tuple[int, float]] = {}
        worth = dict.fromkeys(arms, 0.0)
        played = dict.fromkeys(arms, 0)
        for round_number in range(ROUNDS if len(arms) > 1 else 0):
            deals = max(LEAST, rollouts // (ROUNDS * len(arms)))
            outcomes = self._rollouts.play(arms, deals, first=self._deals)
            self._deals += deals
            for arm, points in zip(arms, outcomes.points.sum(axis=0).tolist(), strict=True):
                worth[arm] += points / 2
                played[arm] += deals
                ranks[arm] = -round_number, -worth[arm] / played[arm]
            arms.sort(key=lambda arm: -(worth[arm] / played[arm] + (arm.answers[0] in self.wins)))
            first = arms[: math.ceil(len(arms) / 2)]
            arms = [*first, *[arm for arm in arms if arm.answers[0] == self.played and arm not in first]]
        self.best = arms[0]
        self.given = next(arm for arm in arms if arm.answers[0] == self.played)
        if self.best.answers[0] == self.played:
            self.given = self.best
        self.others = self._runners_up(sorted(ranks, key=lambda arm: ranks[arm]))

    def compare(self, slots: Sequence[int]) -> None:
        """Measure just these answers, given as slots, next to the one given."""
        arms = [Arm(BY_LOT, (slot,)) for slot in slots if slot != self.played]
        self.best, self.others = (arms[0], arms[1:]) if arms else (self.given, [])

    def _runners_up(self, ranked: Sequence[Arm]) -> list[Arm]:
        """The best line of each of the answers that came next, for comparison; those that stayed longest come first."""
        main = {self.given.answers[0], self.best.answers[0]}
        found: dict[int, Arm] = {}
        for arm in ranked:
            if arm.answers[0] not in main:
                found.setdefault(arm.answers[0], arm)
        return list(found.values())[: SHOWN - len(main)]

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
        return [*dict.fromkeys((self.given, self.best, *self.others)), AS_THEY_SEEM]

    @property
    def lines(self) -> int:
        """How many lines of play the rollouts are shared out to; what came next is played on the same deals, on top of it."""
        return len(self._measured) - len(self.others)

    def measure(self, deals: int) -> None:
        """Play more deals, on which the best answer was not found."""
        number = max(LEAST, deals)
        outcomes = self._rollouts.play(self._measured, number, first=self._deals)
        more = outcomes.victors
        plans = self._rollouts.plans(number, first=self._deals)
        self.value.add(more[:, -1], plans)
        self.after = numpy.concatenate([self.after, shares_of(more[:, 0], self.view.seats)])
        own = [shares_of(more[:, line], self.view.seats)[:, self.seat] for line in range(len(self._measured) - 1)]
        self.shares = numpy.concatenate([self.shares.reshape(-1, len(own)), numpy.stack(own, axis=1)])
        self.endings.add(outcomes)
        self._deals += number

    def forget(self) -> None:
        """Begin the measurement anew."""
        self.value = Value(self.view.seats)
        self.after = numpy.zeros((0, self.view.seats))
        self.shares = numpy.zeros((0, 0))
        self.endings.forget()

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
        return self._difference(self._measured.index(self.best), 0)

    def _difference(self, better: int, other: int) -> Measured:
        """By how much a line was better than another."""
        differences = self.shares[:, better] - self.shares[:, other]
        noise = float(differences.std(ddof=1)) / math.sqrt(len(differences))
        return Measured(float(differences.mean()), noise, spread_between(differences, self.value.plans[:, [self.seat]]))

    @property
    def best_answer(self) -> str:
        """The best answer."""
        return answer_of(self.best.answers[0] if self._is_beaten else self.played, self.view)

    @property
    def _first(self) -> int:
        """The line of the best answer."""
        return self._measured.index(self.best) if self._is_beaten else 0

    @property
    def answers(self) -> tuple[AdvisedAnswer, ...]:
        """The answers that were measured, the best one first. Those behind it are stated as what they cost, which is shrunk."""
        lines = range(len(self._measured) - 1)
        behind = sorted(((line, self._behind(line)) for line in lines if line != self._first), key=lambda found: found[1].points)
        return tuple(self._answer(line, cost) for line, cost in ((self._first, Cost(0.0, 0.0)), *behind))

    def _behind(self, line: int) -> Cost:
        """By how much a line is worse than the best one; one that did better on fresh deals may be as good."""
        if line == 0:
            return self.cost
        cost = Cost.of(self._difference(self._first, line))
        return cost._replace(points=max(0.0, cost.points))

    def _answer(self, line: int, cost: Cost) -> AdvisedAnswer:
        slot, share = self._measured[line].answers[0], float(self.shares[:, self._first].mean())
        chance = CERTAIN if slot in self.wins else self.value.around(share - cost.points, self.seat)
        return AdvisedAnswer(answer_of(slot, self.view), chance, cost.points, cost.reach, self.endings.course(line))

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the best answer is better than the one given, or, where that is the best one, than the next; nothing if it hardly is."""
        first = self._first
        others = [line for line in range(len(self._measured) - 1) if line != first]
        if not others:
            return ()
        if self._measured[first].answers[0] in self.wins:
            return (Reason("wins"),)
        other = 0 if first else min(others, key=lambda line: self._behind(line).points)
        named = [self._measured[line].answers[0] for line in (first, other)]
        return self.endings.reasons(first, other, named) if self._behind(other).points >= WORTH_A_WORD else ()

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
