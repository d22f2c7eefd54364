"""How true win chances are: `python -m benchmarks.strength.chances [--kingdoms 20] [--games 6] [--rollouts 400]`.

Games between leaders, published strategies and levels, on kingdoms that nothing was tuned on. At purchases and Actions chosen by lot,
without knowing how long the game will be, the win chance is stated from what the seat that is asked has seen. It is compared with how the
game ended, and, where both players are strategies, with what the same two strategies reach from there on fresh deals of what is hidden.
Ctrl-C prints what there is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy
from numpy.typing import NDArray

from fiefdom.agents.agent import find_agent
from fiefdom.agents.chance import value_of
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.evolve.archetype_ranking import best_published
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.driver import Agent, Seated
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.record import Setup
from fiefdom.game.view import View
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.rollouts import Arm, Rollouts

SEED = 880_000
"""Nothing was tuned with these kingdoms and shuffles."""

LEVELS = ("novice", "apprentice", "journeyman", "craftsman", "adept")
OFTEN = 0.08
"""How often a position is taken."""

TRUTH = 300
"""Rollouts of the true strategies."""

BINS = 10
RESAMPLES = 400

Numbers = NDArray[numpy.float64]


@dataclass(frozen=True)
class Sample:
    """A position: the game it is from, the stated chance with its interval, the truth (nan if it is not known), and the result."""

    game: int
    turn: int
    stated: float
    low: float
    high: float
    same: float
    result: float


def main() -> None:
    """Play, state, compare."""
    arguments = parser().parse_args()
    samples: list[Sample] = []
    try:
        for number in range(arguments.kingdoms):
            kingdom = random_kingdom(SEED + number, 1 + number % 2)
            samples += samples_of(kingdom, number * 1000, arguments)
            print(f"\r{number + 1}/{arguments.kingdoms} kingdoms, {len(samples)} positions", end="\x1b[K", file=sys.stderr)
    except KeyboardInterrupt:
        pass
    print(file=sys.stderr)
    print(json.dumps([vars(sample) for sample in samples]) if arguments.json else "\n".join(table(samples)))


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    found = argparse.ArgumentParser(description=__doc__)
    found.add_argument("--kingdoms", type=int, default=20)
    found.add_argument("--games", type=int, default=6, help="on each kingdom")
    found.add_argument("--rollouts", type=int, default=400, help="for each position")
    found.add_argument("--json", action="store_true", help="the positions, not the table")
    return found


# Games


def samples_of(kingdom: Kingdom, first: int, arguments: argparse.Namespace) -> Iterator[Sample]:
    """The positions of the games on one kingdom."""
    leaders = quick_leaders(kingdom)
    outlook = Outlook(kingdom, 2, lambda *_: leaders)
    for number in range(first, first + arguments.games):
        lots = Random(SEED + number)
        agents = [player(kingdom, leaders, lots) for _ in range(2)]
        yield from samples_of_game(
            Game(Setup(kingdom, ("a", "b"), number % 2, SEED + number)), agents, outlook, lots, number, arguments.rollouts
        )


def player(kingdom: Kingdom, leaders: Leaders, lots: Random) -> Agent:
    """A leader, one of the best published strategies, or a level."""
    kind = lots.randrange(3)
    if kind == 0:
        return StrategyAgent(leaders.choose(lots))
    if kind == 1:
        return StrategyAgent(lots.choice(best_published(kingdom, Contest(kingdom, seed=1), first=0)))
    return find_agent(lots.choice(LEVELS), lots.getrandbits(30))


def samples_of_game(game: Game, agents: Sequence[Agent], outlook: Outlook, lots: Random, number: int, rollouts: int) -> list[Sample]:
    """Play a game, and take positions by lot."""
    found: list[Callable[[float], Sample]] = []
    seats: list[int] = []
    seated = [Seated(agent) for agent in agents]
    while (question := game.question) is not None:
        seen = game.view(question.seat)
        if question.id in ("buy", "action") and lots.random() < OFTEN:
            found.append(stated(game, seen, agents, outlook, number, rollouts))
            seats.append(question.seat)
        game.answer(seated[question.seat].answer(game.position, game.events))
    winners = game.position.winners
    return [make((seat in winners) / len(winners)) for make, seat in zip(found, seats, strict=True)]


def stated(game: Game, seen: View, agents: Sequence[Agent], outlook: Outlook, number: int, rollouts: int) -> Callable[[float], Sample]:
    """What is stated about a position; the result comes later."""
    assert seen.seat is not None
    memory = Memory()
    memory.observe(game.events_for(seen.seat))
    seed = 1000 * number + game.decisions
    chance = value_of(outlook.rollouts(seen, seed=seed, memory=memory), rollouts).chance(seen.seat)
    same = truth(seen, agents, memory, seed + 500)
    turn = seen.turns(seen.seat)
    return lambda result: Sample(number, turn, chance.share, chance.low, chance.high, same, result)


def truth(seen: View, agents: Sequence[Agent], memory: Memory, seed: int) -> float:
    """What the true strategies reach from here, if both players are strategies."""
    strategies = [agent.strategy for agent in agents if isinstance(agent, StrategyAgent)]
    if len(strategies) < len(agents) or seen.seat is None:
        return float("nan")
    chances = [[float(place == seat) for place in range(len(agents))] for seat in range(len(agents))]
    outcomes = Rollouts(seen, strategies, chances, seed=seed, memory=memory).play([Arm(seen.seat)], TRUTH)
    return float(outcomes.points.mean()) / 2


# The table


def table(samples: Sequence[Sample]) -> Iterator[str]:
    """The reliability table, and what it comes to."""
    yield "| stated | n | mean stated | same players | n | results |"
    yield "|---|--:|--:|--:|--:|--:|"
    for low in range(BINS):
        members = [sample for sample in samples if min(BINS - 1, int(sample.stated * BINS)) == low]
        if members:
            mean = numpy.mean([sample.stated for sample in members])
            known = [sample for sample in members if sample.same == sample.same]
            words = interval(known, lambda sample: sample.same), len(known), interval(members, lambda sample: sample.result)
            yield f"| {10 * low}–{10 * low + 10} | {len(members)} | {100 * mean:.1f} | {words[0]} | {words[1]} | {words[2]} |"
    known = [sample for sample in samples if sample.same == sample.same]
    yield f"\n{len(samples)} positions of {len({sample.game for sample in samples})} games, {len(known)} between strategies"
    yield f"stated less same players: {interval(known, lambda sample: sample.stated - sample.same)}"
    yield f"stated less results: {interval(samples, lambda sample: sample.stated - sample.result)}"
    for name, group in (
        ("turns 1–4", [each for each in samples if each.turn < 4]),
        ("later", [each for each in samples if each.turn >= 4]),
    ):
        yield f"– {name}: {interval(group, lambda sample: sample.stated - sample.result)}"
    held = interval(known, lambda sample: float(sample.low <= sample.same <= sample.high))
    yield f"the 95 % interval holds what the same players reach: {held}"
    reach = numpy.mean([(sample.high - sample.low) / 2 for sample in samples])
    error = numpy.sqrt(numpy.mean([(sample.stated - sample.same) ** 2 for sample in known]))
    yield f"half of the interval on average: {100 * reach:.1f}; root of the mean squared error against same players: {100 * error:.1f}"
    brier = numpy.mean([(sample.stated - sample.result) ** 2 for sample in samples])
    yield f"Brier: {brier:.4f}, of a fair share always: {numpy.mean([(0.5 - sample.result) ** 2 for sample in samples]):.4f}"


def interval(samples: Sequence[Sample], of: Callable[[Sample], float]) -> str:
    """A mean in percent, with its 95 % interval by drawing games anew."""
    games: dict[int, list[float]] = {}
    for sample in samples:
        games.setdefault(sample.game, []).append(of(sample))
    if len(games) < 2:
        return "–"
    sums = numpy.array([sum(values) for values in games.values()])
    sizes = numpy.array([len(values) for values in games.values()])
    drawn = numpy.random.default_rng(1).integers(len(games), size=(RESAMPLES, len(games)))
    low, high = numpy.quantile(sums[drawn].sum(axis=1) / sizes[drawn].sum(axis=1), [0.025, 0.975])
    return f"{100 * sums.sum() / sizes.sum():.1f} [{100 * low:.1f}, {100 * high:.1f}]"


if __name__ == "__main__":
    main()
