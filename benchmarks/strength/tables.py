"""Three and four at a table: `python -m benchmarks.strength.tables [--player leader] [--list unseen] [--kingdoms N] [--players 3 4]`.

One player meets others that all play the same money strategy: Big Money Ultimate, or the published strategy of the kingdom that does best
against it at such a table. A group of games has the same shuffles, and everybody starts one of them; ties are shared. `--player leader`
is the quick leader as a plain strategy, `expert` and `master` are the levels that think, without a clock, in fewer games. Rows that are
done are kept in `results/`, so an interrupted run goes on; `--table` only prints them.
"""

from __future__ import annotations

import argparse
import functools
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy

from benchmarks.strength.measure import Z
from benchmarks.strength.opponents import ULTIMATE
from benchmarks.strength.rows import read_rows, write_rows
from benchmarks.strength.thinking import OF_LEVELS
from benchmarks.strength.worst import RESULTS, of_edition
from fiefdom.agents.plans import Plans
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.archetype_ranking import best_published
from fiefdom.evolve.contest import Contest, Numbers
from fiefdom.evolve.find import quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.driver import Agent, Seated
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.strategy.play import group_seed, seating
from fiefdom.strategy.strategy import Strategy

SEED = 20_261_119
"""Shuffles that nothing is bred with."""

GAMES = 2400
"""Of a strategy, on each kingdom; a multiple of three and of four."""


@dataclass(frozen=True)
class AtTable:
    """The share of points of one player against others that all play the same."""

    edition: int
    kingdom: str
    players: int
    against: str
    opponent: str
    share: float
    groups: int


def rows_of(kingdom: Kingdom, players: int, word: str, groups: int) -> list[AtTable]:
    """A kingdom at a table of so many, against both kinds of opponents."""
    leaders = leaders_of(kingdom, players)
    best = best_published(kingdom, Contest(kingdom, players, seed=SEED), first=0)[0]
    found = []
    for against, opponent in (("Big Money Ultimate", ULTIMATE), ("best published", best)):
        points = points_of(kingdom, players, word, opponent, leaders, groups)
        share = round(float(points.mean()), 4)
        found.append(AtTable(int(kingdom.edition), kingdom.code(), players, against, opponent.name, share, len(points)))
    return found


def points_of(kingdom: Kingdom, players: int, word: str, opponent: Strategy, leaders: Leaders, groups: int) -> Numbers:
    """The shares of points in groups of games in which everybody starts once."""
    if word not in OF_LEVELS:
        found: Numbers = Contest(kingdom, players, seed=SEED).points(leaders.best, opponent, GAMES, first=GAMES) / (2 * players)
        return found
    plans, time_to_think = plans_of(kingdom, players), ThinkingTime(OF_LEVELS[word], None)
    shares = []
    for seed in (group_seed(SEED, group) for group in range(groups)):
        for starter in range(players):
            thinker = ThinkingAgent(seed, time_to_think, plans=plans)
            shares.append(play(kingdom, [thinker, *(StrategyAgent(opponent) for _ in range(players - 1))], seed, starter))
    means: Numbers = numpy.array(shares).reshape(groups, players).mean(axis=1)
    return means


def play(kingdom: Kingdom, agents: Sequence[Agent], seed: int, starter: int) -> float:
    """The points of the first agent in one game, a tie shared."""
    seats = seating(len(agents), starter)
    own = seats.index(0)
    game = Game(Setup(kingdom, tuple("abcd"[: len(agents)]), 0, seed))
    seated = [Seated(agents[player]) for player in seats]
    while (question := game.question) is not None:
        game.answer(seated[question.seat].answer(game.position, game.events))
    winners = game.position.winners
    return 1 / len(winners) if own in winners else 0.0


@functools.lru_cache(maxsize=4)
def leaders_of(kingdom: Kingdom, players: int) -> Leaders:
    """Quick leaders for so many players."""
    return quick_leaders(kingdom, players)


@functools.lru_cache(maxsize=4)
def plans_of(kingdom: Kingdom, players: int) -> Plans:
    """The plans to think with."""
    return Plans(kingdom, players, leaders_of)


def measured(arguments: argparse.Namespace) -> Iterator[AtTable]:
    """The kingdoms one by one; those that are done already come from the file."""
    path = RESULTS / f"tables-{arguments.player}-{arguments.list}.csv"
    known = read_rows(path, AtTable)
    for players in arguments.players:
        for kingdom in (each for edition in (1, 2) for each in of_edition(arguments.list, edition)[: arguments.kingdoms]):
            found = [row for row in known if (row.edition, row.kingdom, row.players) == (int(kingdom.edition), kingdom.code(), players)]
            if not found and not arguments.table:
                found = rows_of(kingdom, players, arguments.player, arguments.groups)
                known += found
                write_rows(path, known, AtTable)
                print(*(f"{row.share:6.1%}" for row in found), players, kingdom.code(), file=sys.stderr, flush=True)
            yield from found


def table(found: Sequence[AtTable]) -> str:
    """Means over kingdoms with intervals; the interval is that of the kingdoms."""
    lines = ["| players | against | kingdoms | games | share | fair |", "|--:|---|--:|--:|--:|--:|"]
    for players, against in sorted({(row.players, row.against) for row in found}):
        rows = [row for row in found if (row.players, row.against) == (players, against)]
        shares = numpy.array([row.share for row in rows])
        reach = Z * float(shares.std(ddof=1)) / math.sqrt(len(shares)) if len(shares) > 1 else math.nan
        games = sum(row.groups * row.players for row in rows)
        lines.append(f"| {players} | {against} | {len(rows)} | {games} | {shares.mean():.1%} ± {reach:.1%} | {1 / players:.1%} |")
    return "\n".join(lines)


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="leader", choices=("leader", *OF_LEVELS))
    parser.add_argument("--list", default="unseen", help="a list of kingdoms")
    parser.add_argument("--kingdoms", type=int, default=None, help="only the first so many of each edition")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--groups", type=int, default=2, help="of games of a thinker on each kingdom against each kind of opponents")
    parser.add_argument("--table", action="store_true", help="only print what was measured before")
    print(table(list(measured(parser.parse_args()))))


if __name__ == "__main__":
    main()
