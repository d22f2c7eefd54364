"""The published figures, and how far ours may be from them.

They were measured with Geronimoo's DominionSim (20,000 games a cell) and with an independent small simulator (400,000 games a cell).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy

from fiefdom.game.engines import Engine
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.play import GameBlock, Tally, play_block
from fiefdom.strategy.strategy import Strategy

DOMINION_SIM = 20_000
INDEPENDENT = 400_000
FARTHEST = 4.0
"""Standard deviations between two measurements that may still be luck."""


@dataclass(frozen=True)
class Published:
    """Shares in percent as they were published, from so many games; `turns` is the mean number of turns of the starter."""

    players: tuple[str, ...]
    shares: tuple[float, ...]
    games: int
    by_seat: bool = False
    turns: float | None = None
    plain_rules: bool = False  # without the rule not to end the game while losing

    def __str__(self) -> str:
        return f"{' v '.join(self.players)}{', plain rules' if self.plain_rules else ''}, {self.games:,} games"

    def strategies(self) -> list[Strategy]:
        """The players."""
        found = [find_strategy(name) for name in self.players]
        return [Strategy.parse(f"end while losing: yes\n{each}") for each in found] if self.plain_rules else found


RESULTS = (
    Published(("big-money-ultimate",) * 2, (51.6, 40.3, 8.1), DOMINION_SIM, by_seat=True, turns=20.48),
    Published(("big-money-ultimate",) * 2, (51.39, 40.24, 8.37), INDEPENDENT, by_seat=True, turns=20.51),
    Published(("big-money", "big-money-ultimate"), (15.6, 81.3, 3.1), DOMINION_SIM),
    Published(("big-money", "big-money-ultimate"), (15.51, 81.32, 3.17), INDEPENDENT),
    Published(("smithy", "big-money-ultimate"), (71.4, 22.4, 6.2), DOMINION_SIM, turns=19.87),
    Published(("smithy", "big-money-ultimate"), (71.33, 22.46, 6.21), INDEPENDENT, turns=19.92),
    Published(("moat", "big-money-ultimate"), (56.4, 35.8, 7.9), DOMINION_SIM),
    Published(("moat", "big-money-ultimate"), (55.98, 35.98, 8.05), INDEPENDENT),
    Published(("witch", "big-money-ultimate"), (94.6, 4.8, 0.6), DOMINION_SIM),
    Published(("witch", "big-money-ultimate"), (94.53, 4.80, 0.67), INDEPENDENT),
    Published(("big-money",) * 2, (23.6, 43.0, 33.4), DOMINION_SIM, by_seat=True, turns=17.86),
    Published(("big-money",) * 2, (24.27, 42.53, 33.20), INDEPENDENT, by_seat=True, turns=17.87),
    Published(("smithy",) * 2, (51.7, 40.6, 7.7), DOMINION_SIM, by_seat=True),
    Published(("smithy",) * 2, (51.95, 40.02, 8.03), INDEPENDENT, by_seat=True),
    Published(("big-money-for-three",) * 3, (38.3, 29.1, 24.3, 8.4), DOMINION_SIM, by_seat=True),
    Published(("big-money-for-three",) * 3, (38.30, 29.77, 23.91, 8.02), INDEPENDENT, by_seat=True),
    Published(("big-money-ultimate",) * 2, (51.98, 40.86, 7.16), INDEPENDENT, by_seat=True, turns=19.36, plain_rules=True),
    Published(("big-money", "big-money-ultimate"), (16.17, 80.73, 3.11), INDEPENDENT, plain_rules=True),
    Published(("smithy", "big-money-ultimate"), (72.55, 22.21, 5.24), INDEPENDENT, plain_rules=True),
)


def play(result: Published, games: int, engine: Engine | None = None) -> Tally:
    """The same pairing here: the piles that the players use and no others."""
    strategies = result.strategies()
    return play_block(board_of(strategies), strategies, GameBlock(games, seed=20260101), engine)


def shares(tally: Tally, *, by_seat: bool) -> list[float]:
    """Won, lost and tied by the first player, or won by each seat and tied; in percent."""
    if by_seat:
        won = (tally.by_place[:, :, 0].sum(axis=0) / tally.games).tolist()
        return [100 * share for share in [*won, 1 - sum(won)]]
    won, tied, lost = (tally.outcomes[0] / tally.games).tolist()
    return [100 * won, 100 * lost, 100 * tied]


def distances(result: Published, tally: Tally) -> list[float]:
    """How many standard deviations lie between the published shares and ours. Games with the same shuffles count as one."""
    pairs = zip(result.shares, shares(tally, by_seat=result.by_seat), strict=True)
    return [distance(theirs, ours, result.games, tally.groups) for theirs, ours in pairs]


def distance(theirs: float, ours: float, their_games: int, our_games: int) -> float:
    """The distance of two measured shares in standard deviations."""
    pooled = (theirs * their_games + ours * our_games) / (their_games + our_games) / 100
    return (ours - theirs) / 100 / math.sqrt(pooled * (1 - pooled) * (1 / their_games + 1 / our_games))


def turns_distance(result: Published, tally: Tally) -> float:
    """The same for the mean number of turns of the starter, who has as many as the game has rounds."""
    assert result.turns is not None
    rounds = numpy.arange(len(tally.lengths))
    mean = float((tally.lengths * rounds).sum() / tally.games)
    variance = float((tally.lengths * (rounds - mean) ** 2).sum() / tally.games)
    rounding = 0.005**2 / 3
    return (mean - result.turns) / math.sqrt(variance / result.games + variance / tally.groups + rounding)


@dataclass(frozen=True)
class Piloted:
    """A pairing whose result hangs on how the cards are played, which no list of purchases says; the share of points in percent."""

    players: tuple[str, str]
    points: float

    def __str__(self) -> str:
        return " v ".join(self.players)


SPY_THIEF = (
    "weigh last gains: no; Province; Duchy if left(Province) <= 5; Estate if left(Province) <= 2; Gold; "
    "Thief if count(Thief) <= count(Spy) and count(Thief) < 3; Spy if count(Silver) > 0; Silver"
)

PILOTED = (
    Piloted(("first-game", "big-money-ultimate"), 98.2),
    Piloted(("first-game", "smithy"), 89.6),
    Piloted(("first-game", "militia"), 86.0),
    Piloted(("first-game", "how-to-base-dominion"), 40.7),
    Piloted(("lab-militia-chapel", "big-money-ultimate"), 95.7),
    Piloted(("lab-militia-chapel", "witch"), 80.7),
    Piloted(("lab-militia-chapel", "militia"), 81.6),
    Piloted(("workshop-gardens", "big-money-ultimate"), 96.5),
    Piloted((SPY_THIEF, "big-money-ultimate"), 56.5),
    Piloted(("ultimate+feast", "big-money-ultimate"), 31.0),
    Piloted(("ultimate+chapel", "big-money-ultimate"), 50.7),
    Piloted(("ultimate+artisan", "big-money-ultimate"), 45.4),
)
NEAR = 2.5
"""So many points of a hundred may lie between two ways to play the same deck."""


def piloted_points(result: Piloted, games: int) -> float:
    """The share of points of the first player here, in percent."""
    strategies = [find_strategy(name) for name in result.players]
    tally = play_block(board_of(strategies), strategies, GameBlock(games, seed=20260101))
    won, tied, _ = (tally.outcomes[0] / tally.games).tolist()
    return float(100 * won + 50 * tied)
