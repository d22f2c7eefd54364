"""The trial: leaders meet every plan that is known for a kingdom, and themselves, so that none of them falls to what anybody might play."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy

from fiefdom.evolve.contest import Contest, Numbers
from fiefdom.evolve.leaders import Leaders, robust_equilibrium, trimmed
from fiefdom.strategy.strategy import Strategy

LEADERS = 5
"""More than this nobody reads, and the mixture hardly ever needs."""

ALIKE = 0.015
"""Two strategies whose shares differ by less than this against everybody are one."""

SCREENING = 24
"""Games against each plan."""

LAPS = ((80, 8), (400, 3))
"""Games against those that did best so far, and how many these are: the worst of many results is unlucky before it is bad."""

ALL_GAMES = SCREENING + sum(games for games, _ in LAPS)

SOUND = 0.42
"""Whoever takes more from a leader than that leaves joins the cross table, so that the mixture minds it."""

BROKEN = 0.25
"""A plan that somebody leaves less is no leader."""

COLLAPSED = 10
"""Mean victory points with which a plan is broken against itself: it waits for cards that nobody gets then. Usual are 15 to 43."""

NEARLY = 0.015
"""Worst results that differ by less may as well be equal: they come from some hundred games."""

ROUNDS = 4
CONTENDERS = 4
"""Entrants with the best worst results in the table, which are tried too: the mixture may not need the safest."""


class Gauntlet:
    """Strategies against everything known. `worst` is the least share of those that were tried, `nemesis` who left it.

    `rivals` are those who leave the leaders least, in the trial or in the cross table.
    """

    def __init__(self, arena: Contest, opponents: Iterable[Strategy], *, first: int) -> None:
        self.arena = arena
        self.opponents = tuple(dict.fromkeys(opponents))
        self.first = first
        self.worst: dict[Strategy, float] = {}
        self.nemesis: dict[Strategy, Strategy] = {}
        self.rivals: dict[Strategy, Strategy] = {}

    def hold(self, strategies: Iterable[Strategy]) -> None:
        """Try those that were not tried yet: the worst of a few games against everybody, measured again with other shuffles."""
        for strategy in strategies:
            if strategy in self.worst:
                continue
            suspects, shares = self.opponents, self.arena.shares([strategy], self.opponents, SCREENING, self.first)[0]
            first = self.first + SCREENING
            for games, number in LAPS:
                suspects = tuple(suspects[place] for place in numpy.argsort(shares, kind="stable")[:number])
                shares = self.arena.shares([strategy], suspects, games, first)[0]
                first += games
            self.worst[strategy] = float(shares.min()) if not self.collapses(strategy) else 0.0
            self.nemesis[strategy] = suspects[int(shares.argmin())]

    def collapses(self, strategy: Strategy) -> bool:
        """Whether a plan scores next to nothing against itself."""
        played = self.arena.tally(strategy, strategy, SCREENING, self.first)
        return float(played.scores.sum()) / (played.games * self.arena.players) < COLLAPSED


def sound_leaders(entrants: Sequence[Strategy], table: Numbers, field: Collection[Strategy], trial: Gauntlet, *, games: int) -> Leaders:
    """The leaders of a cross table that stand their trial. Whoever beats one of them joins the table, which has so many games a cell."""
    entrants = list(entrants)
    broken: set[Strategy] = set()
    for _ in range(ROUNDS):
        found = leaders_of(entrants, table, field, barred=broken)
        trial.hold(found.strategies)
        fallen = {strategy for strategy in found.strategies if trial.worst[strategy] < BROKEN} - broken
        weak = [strategy for strategy in found.strategies if trial.worst[strategy] < SOUND]
        joining = list(dict.fromkeys(trial.nemesis[strategy] for strategy in weak if trial.nemesis[strategy] not in entrants))
        if not fallen and not joining:
            break
        broken |= fallen
        table = trial.arena.extended(table, [*entrants, *joining], games, trial.first + ALL_GAMES)
        entrants += joining
    return with_safest(leaders_of(entrants, table, field, barred=broken), entrants, table, field, trial)


def with_safest(leaders: Leaders, entrants: Sequence[Strategy], table: Numbers, field: Collection[Strategy], trial: Gauntlet) -> Leaders:
    """Leaders in the order of their worst results, against all of the table and in the trial.

    The entrants with the best ones are tried too, and one of them may come first though the mixture does not need it. Of those whose
    worst results are as good as equal, the one that does best against the field is first. What is broken leads no more.
    """
    rows = dict(zip(entrants, table.min(axis=1).tolist(), strict=True))
    strategies = list(dict.fromkeys([*leaders.strategies, *sorted(entrants, key=lambda strategy: -rows[strategy])[:CONTENDERS]]))
    trial.hold(strategies)
    worst = {strategy: min(rows[strategy], trial.worst[strategy]) for strategy in strategies}
    for strategy in strategies:
        in_table = entrants[int(table[entrants.index(strategy)].argmin())]
        trial.rivals[strategy] = in_table if rows[strategy] < trial.worst[strategy] else trial.nemesis[strategy]
    columns = [place for place, strategy in enumerate(entrants) if strategy in field]
    means = dict(zip(entrants, table[:, columns].mean(axis=1).tolist(), strict=True))
    safe = [strategy for strategy in strategies if worst[strategy] >= max(worst.values()) - NEARLY]
    first = max(safe, key=lambda strategy: means[strategy])
    others = sorted((strategy for strategy in leaders.strategies if strategy != first), key=lambda strategy: -worst[strategy])
    weights = dict(zip(leaders.strategies, leaders.weights, strict=True))
    return chosen([first, *[strategy for strategy in others if worst[strategy] >= BROKEN]], weights, entrants, table)


def chosen(strategies: Sequence[Strategy], known: Mapping[Strategy, float], entrants: Sequence[Strategy], table: Numbers) -> Leaders:
    """Some of the entrants of a table as leaders, with weights that add up to 1."""
    weights = [known.get(strategy, 0.0) for strategy in strategies]
    if not sum(weights):
        weights[0] = 1.0
    places = [entrants.index(strategy) for strategy in strategies]
    rows = tuple(tuple(map(float, row)) for row in table[numpy.ix_(places, places)])
    return Leaders(tuple(strategies), tuple(weight / sum(weights) for weight in weights), rows)


def leaders_of(
    strategies: Sequence[Strategy], table: Numbers, field: Collection[Strategy], *, barred: Collection[Strategy] = ()
) -> Leaders:
    """The few strategies of a cross table that its mixture needs, without those that are barred. The field must be in the table.

    Whatever is in the mixture is worth the same against mixture and field together.
    """
    different = distinct(table)
    kept = [place for place in different if strategies[place] not in barred] or different
    columns = [place for place, strategy in enumerate(strategies) if strategy in field]
    against_field = table[numpy.ix_(kept, columns)].mean(axis=1).tolist()
    weights = trimmed(robust_equilibrium(table[numpy.ix_(kept, kept)], against_field), LEADERS)
    played = numpy.flatnonzero(weights).tolist()
    order = [kept[place] for place in played]
    rows = tuple(tuple(map(float, row)) for row in table[numpy.ix_(order, order)])
    return Leaders(tuple(strategies[place] for place in order), tuple(float(weights[place]) for place in played), rows)


def distinct(table: Numbers) -> list[int]:
    """The rows of a cross table without those that do as an earlier one against everybody: they are the same plan."""
    kept: list[int] = []
    for row in range(len(table)):
        if all(numpy.abs(table[row] - table[other]).max() >= ALIKE for other in kept):
            kept.append(row)
    return kept
