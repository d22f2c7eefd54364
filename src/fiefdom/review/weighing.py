"""Weighing the answers to one question by rollouts: first all lines of play compete, then the best ones are measured on fresh deals.

What is measured on the deals that made it win would be flattered; the two steps keep the numbers honest. All lines of a step
have the same deals and the same luck, so that differences are much more certain than the numbers themselves. What an answer is worth is the
value of the position, and the difference between the answer and the one that is expected there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy
from numpy.typing import NDArray

from fiefdom.agents.candidates import candidates, gains_to_end, legal_slots
from fiefdom.agents.chance import AS_THEY_SEEM, CERTAIN, NONE, Chance, Value, expected_answers
from fiefdom.agents.newcomer_plans import newcomer_plans
from fiefdom.agents.plans import FindLeaders, Plans
from fiefdom.agents.strategy_agent import strategy_answer
from fiefdom.agents.thinking import answer_of
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadNumber, BadView
from fiefdom.evolve.archetype_ranking import published
from fiefdom.evolve.find import find_leaders
from fiefdom.game import engines
from fiefdom.game.determinise import determinise
from fiefdom.game.engines import Engine
from fiefdom.game.memory import Memory
from fiefdom.game.view import View
from fiefdom.review.reasons import Endings
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy

NEVER_NONE = 1e-12
"""The least chance of a strategy, so that some plan is left for a player who buys like none of them."""


class Outlook:
    """The leaders of a kingdom and the published strategies: what each seat is taken to follow, going by what it owns.

    It is the same for the seat that is asked and for the others: if these were taken to play worse than oneself, every player would begin
    with more than a fair share of the win. Of the strategies the first few, `own`, are worth considering as a plan.
    """

    def __init__(self, kingdom: Kingdom, players: int, find: FindLeaders = find_leaders, engine: Engine | None = None) -> None:
        self.leaders = find(kingdom, players)
        self.kingdom = kingdom
        self.players = players
        self.engine = engine or engines.best()
        # Rushes that nobody published are left out: stated chances were held against games without them (docs/concepts/thinking.md).
        self.plans = Plans(kingdom, players, lambda *_: self.leaders, published(kingdom), newcomer_plans(kingdom))
        self.strategies = self.plans.strategies
        self.own: Sequence[Strategy] = self.strategies[: self.plans.own]

    def rollouts(self, view: View, *, seed: int, threads: int = 1, memory: Memory | None = None) -> Rollouts:
        """Games played on from a view of the seat that is asked, and what that seat remembers."""
        return Rollouts(view, PlanLots(self.strategies, self.chances(view)), seed=seed, threads=threads, memory=memory, engine=self.engine)

    def chances(self, view: View) -> list[list[float]]:
        """How likely each seat follows each strategy."""
        return [numpy.maximum(self.plans.posterior(view, seat), NEVER_NONE).tolist() for seat in range(view.seats)]

    def choices(self, view: View) -> list[int]:
        """What each of the own plans answers to the open question, as slots."""
        return [strategy_answer(strategy, view, self.engine) for strategy in self.own]


Z99 = 2.5758293035489004

LEAD_WORTH = 0.001
"""What a victory point of lead counts beside the point for a win, so that answers differ in games that are as good as decided, too."""

LEAST = 24
"""Deals of a round, however small the budget is."""

ROUNDS = 3
"""Rounds of the competition; each drops the worse half of the answers."""

MOST_ROLLOUTS = 10_000_000
"""More would take hours, and say nothing new."""

COMPETITION = 0.5
"""The part of the rollouts that the competition gets."""


@dataclass(frozen=True)
class Difference:
    """By how much one answer is better than another, and the standard error of that."""

    mean: float
    error: float

    def is_clear(self, z: float = Z99) -> bool:
        """Whether it is better beyond doubt."""
        return self.mean - z * self.error > 0


class Weighing:
    """The answers to the open question of a view, and what they are worth. `memory` is what the seat remembers beyond its view."""

    def __init__(self, view: View, outlook: Outlook, *, seed: int = 0, threads: int = 1, memory: Memory | None = None) -> None:
        if not view.is_asked or view.seat is None:
            raise BadView("not-asked")
        self.view = view
        self.seat = view.seat
        self.outlook = outlook
        self.wins = winning_slots(view)
        self.finalists: list[Arm] = []
        self.value = Value(view.seats)
        self.points: NDArray[numpy.uint8] = numpy.zeros((0, 0), numpy.uint8)
        self.endings = Endings(view)
        self._expected: list[tuple[Arm, float]] = []
        self._measured: list[Arm] = []
        self._rollouts = outlook.rollouts(view, seed=seed, threads=threads, memory=memory)
        self._deals = 0

    # The competition

    def compete(self, rollouts: int, finalists: int) -> None:
        """Find the best answers, each with its best line of play, the best one first."""
        choices = self.outlook.choices(self.view)
        plan = self._best_plan(choices, rollouts // 4)
        best = self._halved(self._candidates(choices, plan), rollouts - rollouts // 4, finalists)
        self.finalists = best[:finalists]
        self._expect(choices, best)
        self._measured = list(dict.fromkeys([*self.finalists, *[arm for arm, _ in self._expected], AS_THEY_SEEM]))
        self.points = numpy.zeros((0, len(self._measured)), numpy.uint8)

    def _expect(self, choices: Sequence[int], known: Sequence[Arm]) -> None:
        """The answers that the seat's plans would give, each with the best line that is known, and how likely they are."""
        lines = {arm.answers[0]: arm for arm in reversed(known)}
        chances = expected_answers(dict(enumerate(choices)), self.outlook.chances(self.view)[self.seat])
        self._expected = [(lines.get(slot, Arm(choices.index(slot), (slot,))), chance) for slot, chance in chances.items()]

    def _candidates(self, choices: Sequence[int], plan: int) -> list[Arm]:
        """The lines that compete. Treasures are simply played, in any order."""
        if self.view.question and self.view.question.id == "treasure":
            return [Arm(plan, (choices[plan],))]
        return candidates(self.view, dict(enumerate(choices)), plan, self.outlook.own)

    def _best_plan(self, choices: Sequence[int], rollouts: int) -> int:
        """The plan to follow from here; other answers are then given with it."""
        arms = [Arm(plan, (slot,)) for plan, slot in enumerate(choices)]
        if len(arms) < 2:
            return 0
        means = self._worth(arms, rollouts // len(arms)).mean(axis=0).tolist()
        return max(arms, key=lambda arm: means[arm.plan] + self._bonus(arm)).plan

    def _bonus(self, arm: Arm) -> float:
        """What speaks for a line beside its rollouts: it wins at once, which is better than winning some day."""
        return float(arm.answers[0] in self.wins)

    def _halved(self, arms: list[Arm], rollouts: int, finalists: int) -> list[Arm]:
        """The best line of each answer that is left at the end, the best answer first."""
        values: dict[Arm, list[NDArray[numpy.float64]]] = {arm: [] for arm in arms}
        best = arms
        for _ in range(ROUNDS if len(arms) > 1 else 0):
            worth = self._worth(arms, rollouts // (ROUNDS * len(arms)))
            for place, arm in enumerate(arms):
                values[arm].append(worth[:, place])
            best = best_lines(arms, {arm: float(numpy.concatenate(values[arm]).mean()) + self._bonus(arm) for arm in arms})
            kept = {arm.answers[0] for arm in best[: max(finalists, math.ceil(len(best) / 2))]}
            arms = [arm for arm in arms if arm.answers[0] in kept]
        return [arm for arm in best if arm in arms]

    def _worth(self, arms: Sequence[Arm], deals: int) -> NDArray[numpy.float64]:
        """What the arms are worth on deals that were not used before; a lead counts a little, also where the game is decided."""
        number = max(LEAST, deals)
        outcomes = self._rollouts.play(arms, number, first=self._deals)
        self._deals += number
        return numpy.asarray(outcomes.points / 2 + LEAD_WORTH * outcomes.leads)

    # The measurement

    def measure(self, deals: int) -> None:
        """Play more deals with the finalists, with what the plans would answer, and with everybody playing on as they seem to."""
        number = max(LEAST, deals)
        more = self._rollouts.play(self._measured, number, first=self._deals)
        self.value.add(more.victors[:, -1], self._rollouts.plans(number, first=self._deals))
        self._deals += number
        self.endings.add(more)
        self.points = numpy.concatenate([self.points, more.points])

    @property
    def arms(self) -> int:
        """How many lines are measured."""
        return len(self._measured)

    def answer(self, place: int) -> str:
        """The answer of a finalist."""
        return answer_of(self.finalists[place].answers[0], self.view)

    def plan(self, place: int) -> int:
        """The number of the plan that a finalist follows."""
        return self.finalists[place].plan

    def chance(self, place: int) -> Chance:
        """What a finalist is worth: the value of the position, and by how much the answer is better than the one that is expected."""
        if self.finalists[place].answers[0] in self.wins:
            return CERTAIN
        return self.value.around(float(self._stated(place).mean()), self.seat)

    def worth(self, place: int) -> float:
        """What finalists are put into order by: their own rollouts; what wins at once is better than what wins some day."""
        return float(self.points[:, place].mean()) + 2 * (self.finalists[place].answers[0] in self.wins)

    def _stated(self, place: int) -> NDArray[numpy.float64]:
        """What a finalist is worth, for each deal."""
        expected = sum(chance * self.points[:, self._measured.index(arm)] for arm, chance in self._expected)
        return numpy.asarray(self.value.shares[:, self.seat] + (self.points[:, place] - expected) / 2)

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The win chances of all seats; where the seat can win at once, nobody else has one."""
        if any(arm.answers[0] in self.wins for arm in self.finalists):
            return tuple(CERTAIN if seat == self.seat else NONE for seat in range(self.view.seats))
        return self.value.chances

    def difference(self, better: int, other: int) -> Difference:
        """By how much a finalist is better than another one, on the same deals."""
        differences = (self.points[:, better].astype(float) - self.points[:, other]) / 2
        return Difference(float(differences.mean()), float(differences.std(ddof=1)) / math.sqrt(len(differences)))


def check_rollouts(rollouts: int) -> None:
    """Refuse a number of rollouts that nobody can play."""
    if not 1 <= rollouts <= MOST_ROLLOUTS:
        raise BadNumber("rollouts", number=rollouts, most=MOST_ROLLOUTS)


def best_lines(arms: Sequence[Arm], means: dict[Arm, float]) -> list[Arm]:
    """The best line of each answer, the best answer first."""
    best: dict[int, Arm] = {}
    for arm in sorted(arms, key=lambda arm: -means[arm]):
        best.setdefault(arm.answers[0], arm)
    return list(best.values())


def winning_slots(view: View) -> frozenset[int]:
    """The purchases that end the game with a win. Everybody's cards are known, so this is certain."""
    if view.question is None or view.question.id != "buy" or gains_to_end(view) > 1:
        return frozenset()
    found = []
    for slot in legal_slots(view):
        position = determinise(view, Random(0))
        position.answer(view.kingdom.cards[slot])
        if position.is_over and position.winners == (view.seat,):
            found.append(slot)
    return frozenset(found)
