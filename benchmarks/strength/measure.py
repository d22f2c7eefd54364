"""Shares of points with intervals: paired seeds, seats swapped, ties half."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy

from benchmarks.strength.players import Fixed, Mixed, Player, Thinking
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.contest import POINTS, Numbers
from fiefdom.game.driver import Seated
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.strategy.play import GameBlock, group_seed, play_block, seating
from fiefdom.strategy.strategy import Strategy

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""

SEED = 20_260_101
"""Shuffles that nothing is bred with."""


@dataclass(frozen=True)
class Share:
    """A share of points with half of its 95 % interval."""

    where: str
    against: str
    share: float
    reach: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:6.1%} ± {self.reach:.1%}  {self.games:>7,} games  against {self.against}  {self.where}"


def measure(player: Player, opponent: Strategy, kingdom: Kingdom, games: int, *, always_second: bool = False) -> Share:
    """A player against a strategy; half of the games are started by each, or all by the opponent.

    The pairs have the same shuffles. Where the opponent always starts, the other half of the games is left out.
    """
    first, second = points_of(player, opponent, kingdom, games // 2, always_second=always_second)
    points = second if always_second else (first + second) / 2
    share = float(points.mean())
    reach = Z * float(points.std(ddof=1)) / math.sqrt(len(points))
    where = f"{kingdom.name} {kingdom.edition}" if kingdom.name else kingdom.code()
    return Share(where, opponent.name, share, reach, len(points) * (1 if always_second else 2))


def points_of(player: Player, opponent: Strategy, kingdom: Kingdom, pairs: int, *, always_second: bool) -> tuple[Numbers, Numbers]:
    """The points of the player, pair by pair: of the games it starts, and of those it does not."""
    if isinstance(player, Thinking):
        starters = (1,) if always_second else (0, 1)
        found = [[points_of_game(player, opponent, kingdom, pair, starter) for pair in range(pairs)] for starter in starters]
        return numpy.array(found[0]), numpy.array(found[-1])
    if isinstance(player, Mixed):
        pure = [points_of(Fixed(strategy), opponent, kingdom, pairs, always_second=always_second) for strategy in player.leaders.strategies]
        weights = player.leaders.weights
        return weighted([first for first, _ in pure], weights), weighted([second for _, second in pure], weights)
    blocks = [play_block(kingdom, [player.strategy, opponent], GameBlock(2, seed=SEED, first=2 * pair)) for pair in range(pairs)]
    both = numpy.array([block.by_place[0] @ POINTS for block in blocks])
    return both[:, 0], both[:, 1]


def weighted(points: Sequence[Numbers], weights: Sequence[float]) -> Numbers:
    """The expected points of somebody who draws by these weights."""
    found: Numbers = numpy.average(numpy.array(points), axis=0, weights=weights)
    return found


def points_of_game(player: Thinking, opponent: Strategy, kingdom: Kingdom, pair: int, starter: int) -> float:
    """One game of a player that answers questions; it sees views and nothing else."""
    seats = seating(2, starter)
    own = seats.index(0)
    agents = (player.make(kingdom, own, pair), StrategyAgent(opponent))
    seated = [Seated(agents[each]) for each in seats]
    game = Game(Setup(kingdom, ("a", "b"), 0, group_seed(SEED, pair)))
    while (question := game.question) is not None:
        game.answer(seated[question.seat].answer(game.position, game.events))
    winners = game.position.winners
    return 0.0 if own not in winners else 1 / len(winners)


def mean(shares: Sequence[Share], where: str, against: str) -> Share:
    """The mean over kingdoms; its interval is of the kingdoms, as if others had been drawn."""
    values = numpy.array([each.share for each in shares])
    reach = Z * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else shares[0].reach
    return Share(where, against, float(values.mean()), reach, sum(each.games for each in shares))
