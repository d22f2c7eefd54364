"""What a thinker's answers are worth, and how long they take: `python -m benchmarks.strength.answers [--list development] [--kingdoms 4]`.

Thinkers play each other; at some of their questions thinkers of other budgets answer, too, as if they had played the game until then. What
they choose is compared on new deals with what the plan would have done. Differences of answers are far less noisy than games.
`--driving 200 --rollouts 200 400 800` asks variants of an expert in games of experts.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from random import Random

import numpy

from benchmarks.strength.lists import kingdoms
from benchmarks.strength.measure import Z
from fiefdom.agents.agent import is_settled
from fiefdom.agents.plans import Plans
from fiefdom.agents.strategy_agent import strategy_answer
from fiefdom.agents.thinking import ROLLOUTS, ThinkingAgent, ThinkingTime, number_of
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.find import quick_leaders
from fiefdom.game.driver import Seated
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.game.view import View
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy

CONTENDERS = (200, 4000, ROLLOUTS)
"""Rollouts of those who are compared: an expert's, a master's, and between."""

DRIVING = 4000
"""Rollouts of those who play the games."""

DEALS = 6000
SEED = 551_000
ASKED = {"buy": 0.2, "turn": 0.4}
"""How many of the questions are asked."""

Line = tuple[Strategy, tuple[int, ...]]


@dataclasses.dataclass(frozen=True)
class Asked:
    """A question: `buy` or `turn`, the worth of each answer more than the plan's, in percent of a game, and its processor seconds."""

    kind: str
    worth: dict[int, float]
    seconds: dict[int, float]


def main() -> None:
    """Play, ask, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", default="development", help="tuning, development or held-out")
    parser.add_argument("--kingdoms", type=int, default=4, help="so many of the list, drawn by lot")
    parser.add_argument("--driving", type=int, default=DRIVING, help="rollouts of those who play")
    parser.add_argument("--rollouts", type=int, nargs="+", default=CONTENDERS, help="of those who are compared")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found: list[Asked] = []
    try:
        for number, kingdom in enumerate(Random(SEED).sample(kingdoms(arguments.list), arguments.kingdoms)):
            for each in asked_in_game(kingdom, number, arguments.driving, arguments.rollouts):
                found.append(each)
                print(f"\r{number + 1} kingdoms, {len(found)} questions", end="\x1b[K", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    print(file=sys.stderr)
    rows = [row for kind in ASKED if (row := [each for each in found if each.kind == kind])]
    print(
        json.dumps([dataclasses.asdict(each) for each in found])
        if arguments.json
        else "\n".join(line for row in rows for line in table(row))
    )


def table(found: Sequence[Asked]) -> Iterator[str]:
    """What each contender found, and its processor milliseconds: the median, and what one answer of a hundred takes."""
    yield f"{found[0].kind}: {len(found)} questions"
    for name in found[0].worth:
        worth = numpy.array([each.worth[name] for each in found])
        milliseconds = 1000 * numpy.array([each.seconds[name] for each in found])
        reach = Z * float(worth.std()) / len(found) ** 0.5
        p50, p99 = numpy.percentile(milliseconds, (50, 99))
        yield f"  {name:8,} {worth.mean():+.2f} ± {reach:.2f} %   p50 {p50:.0f} ms   p99 {p99:.0f} ms"


def asked_in_game(kingdom: Kingdom, number: int, driving: int, contenders: Sequence[int]) -> Iterator[Asked]:
    """One game, with other shuffles on each kingdom."""
    leaders, lots = quick_leaders(kingdom), Random(SEED + number)
    plans = Plans(kingdom, 2, lambda *_: leaders)
    agents = [ThinkingAgent(SEED + 2 * number + seat, ThinkingTime(driving), plans=plans) for seat in range(2)]
    seated = [Seated(agent) for agent in agents]
    game = Game(Setup(kingdom, ("a", "b"), number % 2, SEED + number))
    while (question := game.question) is not None:
        kind = "buy" if question.id == "buy" else "turn"
        if not is_settled(question) and lots.random() < ASKED[kind]:
            seated[question.seat].hear(question.seat, game.events)
            seed = lots.getrandbits(40)
            yield asked(game.view(question.seat), agents[question.seat], kind, dict.fromkeys(contenders, seed))
        game.answer(seated[question.seat].answer(game.position, game.events))


def asked(seen: View, agent: ThinkingAgent, kind: str, seeds: Mapping[int, int]) -> Asked:
    """What thinkers of so many rollouts answer to one question."""
    assert agent.plans is not None
    plan = agent.followed or agent.plans.strategies[0]
    chosen: dict[int, Line] = {}
    seconds: dict[int, float] = {}
    for rollouts, seed in seeds.items():
        thinker = ThinkingAgent(seed, ThinkingTime(rollouts), plans=agent.plans)
        thinker.plan, thinker.variant, thinker.memory = agent.plan, agent.variant, agent.memory
        began = time.process_time()
        chosen[rollouts] = line(thinker, seen, plan)
        seconds[rollouts] = time.process_time() - began
    planned = plan, (strategy_answer(plan, seen, agent.engine),)
    worth = worths(seen, agent, [planned, *chosen.values()])
    return Asked(kind, {name: 100 * (worth[each] - worth[planned]) for name, each in chosen.items()}, seconds)


def line(thinker: ThinkingAgent, seen: View, plan: Strategy) -> Line:
    """What a thinker chooses, and the strategy that it follows then."""
    thought = thinker.think(seen)
    if thought.comparison is None:
        return thinker.variant or plan, (number_of(thought.answer, seen),)
    arm = thought.comparison.arms[thought.comparison.best]
    return thought.comparison.rollouts.strategies[arm.plan], arm.answers


def worths(seen: View, agent: ThinkingAgent, lines: Sequence[Line]) -> dict[Line, float]:
    """What lines of play are worth on new deals."""
    assert agent.plans is not None
    different = list(dict.fromkeys(lines))
    strategies = list(dict.fromkeys([*agent.plans.strategies, *(strategy for strategy, _ in different)]))
    more = [0.0] * (len(strategies) - len(agent.plans.strategies))
    lots = PlanLots(strategies, [[*row, *more] for row in agent.plans.chances(seen)])
    outcomes = Rollouts(seen, lots, seed=SEED, memory=agent.memory).play(
        [Arm(strategies.index(plan), slots) for plan, slots in different], DEALS
    )
    return dict(zip(different, (outcomes.points / 2).mean(axis=0).tolist(), strict=True))


if __name__ == "__main__":
    main()
