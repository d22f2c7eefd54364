"""The agent that thinks: it compares its answers by playing the game out from its view, many times, by the best strategies known.

It sees a view and nothing else; everything unseen is dealt by lot for each rollout. See docs/concepts/thinking.md.
"""

from __future__ import annotations

import dataclasses
import functools
import math
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy
from numpy.typing import NDArray

from fiefdom.agents.agent import is_settled
from fiefdom.agents.candidates import NEAR_END, candidates, candidates_of_turn, gains_to_end, is_gain
from fiefdom.agents.chance import expected_answers, value_of
from fiefdom.agents.plans import FindLeaders, Plans, plans_by
from fiefdom.agents.strategy_agent import strategy_answer
from fiefdom.engine.state import NOTHING
from fiefdom.errors import BadAgent
from fiefdom.evolve.find import LatestLeaders, find_leaders
from fiefdom.evolve.mutation import Mutation
from fiefdom.game import engines
from fiefdom.game.engines import Engine
from fiefdom.game.events import GameEvent
from fiefdom.game.memory import Memory
from fiefdom.game.question import PASS, answer_number, answer_text
from fiefdom.game.view import View
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy

CHUNK = 16
"""The fewest deals between two looks at the clock."""

CHUNK_ROLLOUTS = 256
"""Rollouts between two looks at the clock, a few milliseconds."""

SMOOTH = 0.5
"""How much the lead in victory points counts beside the point for a win. It says more about a rollout than who has won, so that fewer
are needed; and games that are as good as decided are still played well."""

WIDE = 15.0
"""A lead of so many victory points is three quarters of what a lead can be worth."""

CLEAR = 3.5
"""Standard errors by which the best arm leads when it is not worth going on."""

LEAST = 4 * CHUNK
"""Deals before anything is clear."""

SAME = 1e-9
"""Differences below this come from rounding."""

DOUBT = 1.0
"""Standard errors by which another arm must be better than what is planned."""


ROLLOUTS = 16_000
"""What a purchase gets by default."""

BRIEF = 200
"""Rollouts of a brief look, which is the least that a thinker takes who is told to think less."""


@dataclass(frozen=True)
class ThinkingTime:
    """How long to think: a number of rollouts, so many seconds (None: however long they take), or until `stop` says so."""

    rollouts: int = ROLLOUTS
    seconds: float | None = None
    stop: Callable[[], bool] = lambda: False

    def begin(self) -> Callable[[], bool]:
        """A function that tells whether the time is up."""
        if self.seconds is None:
            return self.stop
        deadline = time.monotonic() + self.seconds
        return lambda: time.monotonic() >= deadline or self.stop()


class Comparison:
    """Arms and what their rollouts brought.

    The first arm is the plan: it is in every round, and it wins where nothing else is clearly better.
    """

    def __init__(self, rollouts: Rollouts, arms: Sequence[Arm], doubts: Sequence[float] | None = None) -> None:
        self.rollouts = rollouts
        self.arms = tuple(arms)
        self.doubts = tuple(doubts or [DOUBT] * len(arms))
        self.points: list[NDArray[numpy.uint8]] = [numpy.zeros(0, numpy.uint8) for _ in arms]
        self.values: list[NDArray[numpy.float64]] = [numpy.zeros(0) for _ in arms]

    def run(self, budget: ThinkingTime) -> None:
        """Spend the budget: each round drops the worse half of the arms."""
        is_up = budget.begin()
        alive = list(range(len(self.arms)))
        rounds = max(1, math.ceil(math.log2(max(2, len(alive)))))
        for _ in range(rounds):
            deals = max(CHUNK, budget.rollouts // (rounds * len(alive)))
            if not self._extend(alive, deals, is_up) or len(alive) < 2:
                return
            alive = self._better_half(alive)

    def _extend(self, alive: Sequence[int], deals: int, is_up: Callable[[], bool]) -> bool:
        """Play more deals with the arms that are left; False when it is time to stop."""
        chunk = max(CHUNK, CHUNK_ROLLOUTS // len(alive))
        for start in range(0, deals, chunk):
            self._play(alive, min(chunk, deals - start))
            if is_up() or self._is_clear(alive):
                return False
        return True

    def _play(self, alive: Sequence[int], deals: int) -> None:
        outcomes = self.rollouts.play([self.arms[place] for place in alive], deals, first=len(self.values[alive[0]]))
        worth = (1 - SMOOTH) * outcomes.points / 2 + SMOOTH * (1 + numpy.tanh(outcomes.leads / WIDE)) / 2
        for column, place in enumerate(alive):
            self.points[place] = numpy.concatenate([self.points[place], outcomes.points[:, column]])
            self.values[place] = numpy.concatenate([self.values[place], worth[:, column]])

    def _better_half(self, alive: Sequence[int]) -> list[int]:
        """The plan and the best others, half as many as before but at least two."""
        others = sorted((place for place in alive if place), key=lambda place: -self.worth(place))
        return [0, *others[: max(1, math.ceil(len(alive) / 2) - 1)]]

    def _is_clear(self, alive: Sequence[int]) -> bool:
        """Whether one of the arms is far better than all others that are left."""
        if len(self.values[alive[0]]) < LEAST:
            return False
        best = max(alive, key=self.worth)
        return all(self.lead(best, other) > CLEAR for other in alive if other != best)

    def lead(self, first: int, second: int) -> float:
        """By how many standard errors an arm is better than another on the deals that both have played."""
        common = min(len(self.values[first]), len(self.values[second]))
        if common < 2:
            return 0.0
        differences = self.values[first][:common] - self.values[second][:common]
        error = float(differences.std(ddof=1)) / math.sqrt(common)
        mean = float(differences.mean())
        return mean / error if error > SAME else math.copysign(math.inf, mean) if abs(mean) > SAME else 0.0

    def share(self, place: int) -> float:
        """The mean share of points of an arm."""
        points = self.points[place]
        return float(points.mean()) / 2 if len(points) else math.nan

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return max(len(values) for values in self.values)

    @property
    def best(self) -> int:
        """The arm to choose: of those with the most rollouts the best, if it is better than the plan beyond doubt."""
        most = max(len(values) for values in self.values)
        finalists = [place for place, values in enumerate(self.values) if len(values) == most]
        if not most:
            return 0
        found = max(finalists, key=self.worth)
        return found if self.lead(found, 0) > self.doubts[found] else 0

    def worth(self, place: int) -> float:
        """The mean worth of an arm."""
        values = self.values[place]
        return float(values.sum()) / len(values) if len(values) else -math.inf


SMALL = 2
"""Choices within a turn get a part of the rollouts that buying gets."""

GENERATIONS = 16
"""How often small changes of the plan are tried at a purchase, each time of the best one so far."""

A_GENERATION = 2
"""Each of them gets a part of the rollouts that the answers get."""

VARIANTS = 16
"""Small changes of the plan in a generation, at most."""

ROLLOUTS_A_VARIANT = 500
"""With fewer rollouts than that for each of them, fewer are tried: they would take the rollouts from the answers."""

WILD = 2.0
"""Standard errors by which such a change must be better than the plan: of many that are tried, some look good by chance."""

VALUED = 400
"""Rollouts that tell what the position is worth."""


@dataclass(frozen=True)
class WeighedAnswer:
    """An answer and what it is worth: the win chance with half of its 95 % interval, after so many rollouts."""

    answer: str
    share: float
    reach: float
    rollouts: int


@dataclass(frozen=True)
class Deliberation:
    """What came out of thinking about a question. There is nothing to compare where the answer was settled."""

    answer: str
    view: View
    comparison: Comparison | None = None
    expected: Mapping[int, float] = field(default_factory=dict)

    @functools.cached_property
    def options(self) -> tuple[WeighedAnswer, ...]:
        """The answers that were compared, each with its best line of play; the chosen one first, then by worth."""
        return tuple(options(self.comparison, self.view, self.expected)) if self.comparison else ()


class ThinkingAgent:
    """Answers by rollouts. The same seed gives the same answers as long as the budget has no seconds, or they are not used up."""

    def __init__(
        self,
        seed: int = 0,
        budget: ThinkingTime = ThinkingTime(),
        *,
        threads: int = 1,
        find: FindLeaders = find_leaders,
        plans: Plans | None = None,
        engine: Engine | None = None,
    ) -> None:
        self.random = Random(seed)
        self.budget = dataclasses.replace(budget, stop=lambda: budget.stop() or self.is_cancelled())
        self.threads = threads
        self.find = find
        self.engine = engine or engines.best()
        self.plans = plans
        self.latest: LatestLeaders | None = None
        self.plan = 0
        self.variant: Strategy | None = None
        self.memory: Memory | None = None
        self.share = 1.0
        self.purchase: Deliberation | None = None
        """What it thought when it bought a card last."""
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Stop thinking, from any thread: the running question is answered at once with the best answer so far."""
        self._cancelled.set()

    def adjust(self, share: float) -> None:
        """Think for a part of the rollouts from now on, but never for fewer than a brief look takes."""
        self.share = share

    @property
    def rollouts(self) -> int:
        """How many rollouts a purchase gets."""
        return max(min(BRIEF, self.budget.rollouts), round(self.budget.rollouts * self.share))

    def is_cancelled(self) -> bool:
        """Whether the running thought is to end."""
        return self._cancelled.is_set()

    def observe(self, events: Iterable[GameEvent]) -> None:
        """Remember what the own seat has seen, from the start of a game on; without it, views alone must do."""
        events = list(events)
        if self.memory is None or any(event.number == 0 for event in events):
            self.memory = Memory()
        self.memory.observe(events)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        return self.think(view).answer

    def think(self, view: View) -> Deliberation:
        """The answer to the open question and what it is compared with."""
        thought = self._think(view)
        if view.question and view.question.id == "buy" and thought.answer != PASS:
            self.purchase = thought
        return thought

    @property
    def followed(self) -> Strategy | None:
        """The plan, or the variant of one, that it goes by; None before its first thought."""
        return self.variant or (self.plans.strategies[self.plan] if self.plans else None)

    def _think(self, view: View) -> Deliberation:
        question = view.question
        if question is None or not view.is_asked:
            raise BadAgent("idle")
        self._cancelled.clear()
        seed = self.random.getrandbits(64)
        if is_settled(question):
            return Deliberation(question.answers[0], view)
        is_up = self.budget.begin()
        plans = self._plans(view)
        self._breed(view, plans, seed)
        strategies = (*plans.strategies, *([self.variant] if self.variant else []))
        arms = self._arms(view, plans, strategies)
        planned = arms[0].answers[0]
        if len({arm.answers for arm in arms}) == 1 or costs_nothing(view, planned):
            return Deliberation(answer_of(planned, view), view)
        comparison = self._comparison(view, plans, strategies, arms, seed)
        comparison.run(ThinkingTime(self._rollouts(view, question.id), stop=is_up))
        best = arms[comparison.best]
        if question.id == "buy":
            self._follow(best.plan, plans, strategies)
        choices = {arm.plan: arm.answers[0] for arm in reversed(arms) if arm.plan < plans.own}
        expected = expected_answers(choices, plans.chances(view)[question.seat])
        return Deliberation(answer_of(best.answers[0], view), view, comparison, expected)

    def _arms(self, view: View, plans: Plans, strategies: Sequence[Strategy]) -> list[Arm]:
        """What is compared; the followed variant, if there is one, is the first strategy after the plans."""
        known = len(plans.strategies)
        places = [*range(plans.own), *range(known, len(strategies))]
        choices = {place: strategy_answer(strategies[place], view, self.engine) for place in places}
        plan = known if self.variant else self.plan
        return candidates(view, choices, plan, strategies[: plans.own]) if is_gain(view) else candidates_of_turn(view, choices, plan)

    def _comparison(self, view: View, plans: Plans, strategies: Sequence[Strategy], arms: Sequence[Arm], seed: int) -> Comparison:
        """Rollouts of the arms. Others play by the plans, never by variants of them."""
        known = len(plans.strategies)
        chances = [[*row, *[0.0] * (len(strategies) - known)] for row in plans.chances(view)]
        rollouts = Rollouts(view, PlanLots(strategies, chances), seed=seed, threads=self.threads, memory=self.memory, engine=self.engine)
        return Comparison(rollouts, arms, [WILD if arm.plan >= known and arm.plan != arms[0].plan else DOUBT for arm in arms])

    def _follow(self, plan: int, plans: Plans, strategies: Sequence[Strategy]) -> None:
        """From now on, go by a plan or by a variant."""
        is_variant = plan >= len(plans.strategies)
        self.variant = strategies[plan] if is_variant else None
        self.plan = self.plan if is_variant else plan

    def _breed(self, view: View, plans: Plans, seed: int) -> None:
        """At a purchase, go over to small changes of the plan that are clearly better, generation by generation."""
        if view.question is None or view.question.id != "buy" or gains_to_end(view) <= NEAR_END:
            return
        seconds = self.budget.seconds and self.budget.seconds / 2  # the rest is for the answers
        half = dataclasses.replace(self.budget, seconds=seconds).begin()
        budget = ThinkingTime(self._for_generation, stop=half)
        for generation in range(GENERATIONS):
            parent = self.variant or plans.strategies[self.plan]
            strategies = (*plans.strategies, parent, *self._children(view, plans, parent))
            arms = [Arm(place) for place in range(len(plans.strategies), len(strategies))]
            if len(arms) < 2 or budget.stop():
                return
            comparison = self._comparison(view, plans, strategies, arms, seed + 1 + generation)
            comparison.run(budget)
            if comparison.best:
                self.variant = strategies[arms[comparison.best].plan]

    @property
    def _for_generation(self) -> int:
        return self.rollouts // A_GENERATION

    def _children(self, view: View, plans: Plans, parent: Strategy) -> list[Strategy]:
        """Strategies that differ a little from one."""
        mutation, lenders = Mutation(view.kingdom, self.random), plans.strategies[: plans.own]
        number = min(VARIANTS, self._for_generation // ROLLOUTS_A_VARIANT)
        found = dict.fromkeys(mutation.child(parent, self.random.choice(lenders)) for _ in range(number))
        return [each for each in found if each not in plans.strategies and each != parent]

    def _plans(self, view: View) -> Plans:
        """The plans for this kingdom; at the start of a game the best leader is the plan."""
        if self.plans is None or (self.plans.kingdom, self.plans.players) != (view.kingdom, view.seats):
            self.latest = LatestLeaders(view.kingdom, view.seats) if self.find is find_leaders else None
            return self._replan(view)
        if self.latest and view.question is not None and view.question.id == "buy" and self.latest.refresh():
            return self._replan(view)
        if view.seat is not None and view.turns(view.seat) == 0:
            self.plan, self.variant = 0, None
        return self.plans

    def _replan(self, view: View) -> Plans:
        """Think by the leaders that are known now."""
        leaders = self.latest.leaders if self.latest else self.find(view.kingdom, view.seats)
        self.plan, self.variant = 0, None
        self.plans = plans_by(leaders, view.kingdom, view.seats)
        return self.plans

    def _rollouts(self, view: View, question: str) -> int:
        """Buying gets all of them, at the end of the game, where they are short, twice as many; choices within a turn get less."""
        if question != "buy" and not question.endswith(".gain"):
            return self.rollouts // SMALL
        return self.rollouts * (2 if gains_to_end(view) <= NEAR_END else 1)

    def __repr__(self) -> str:
        return f"<ThinkingAgent: {self.budget.rollouts} rollouts>"


def costs_nothing(view: View, slot: int) -> bool:
    """Whether an Action brings its Action and its card back: then playing it first is as good as always right."""
    if view.question is None or view.question.id != "action" or slot == NOTHING:
        return False
    plus = view.kingdom.cards[slot].plus
    return plus.actions >= 1 and plus.cards >= 1


def options(comparison: Comparison, view: View, expected: Mapping[int, float]) -> Iterator[WeighedAnswer]:
    """The answers of a comparison, the chosen one first: each is worth the value of the position and the difference that it makes."""
    chosen = comparison.best
    best: dict[int, int] = {}
    for place in sorted(range(len(comparison.arms)), key=lambda place: (place == chosen, comparison.worth(place))):
        best[comparison.arms[place].answers[0]] = place
    shares = {slot: comparison.share(place) for slot, place in best.items()}
    known = {slot: chance for slot, chance in expected.items() if slot in shares} or {comparison.arms[0].answers[0]: 1.0}
    usual = sum(chance * shares[slot] for slot, chance in known.items()) / sum(known.values())
    value = value_of(comparison.rollouts, VALUED, first=comparison.deals)
    seat = comparison.rollouts.seat
    for place in sorted(best.values(), key=lambda place: (place != chosen, -comparison.worth(place))):
        chance = value.around(value.share(seat) + comparison.share(place) - usual, seat)
        answer = answer_of(comparison.arms[place].answers[0], view)
        yield WeighedAnswer(answer, chance.share, (chance.high - chance.low) / 2, len(comparison.points[place]))


def number_of(answer: str, view: View) -> int:
    """An answer to the open question as the engine takes it."""
    assert view.question is not None
    return answer_number(view.kingdom, view.question.id, answer)


def answer_of(number: int, view: View) -> str:
    """An answer of the engine to the open question, in its text form."""
    assert view.question is not None
    return answer_text(view.kingdom, view.question.id, number)
