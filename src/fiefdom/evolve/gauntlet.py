"""The trial: leaders meet every plan that is known for a kingdom, and themselves, so that none of them falls to what anybody might play."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy

from fiefdom.evolve.contest import Contest, Numbers
from fiefdom.evolve.leaders import Leaders, robust_equilibrium, trimmed
from fiefdom.evolve.reactions import reactions
from fiefdom.strategy.strategy import Strategy

LEADERS = 5
"""More than this nobody reads, and the mixture hardly ever needs."""

ALIKE = 0.015
"""Two strategies whose shares differ by less than this against everybody are one."""

SCREENING = 40
"""Games against each plan."""

LAPS = ((120, 8), (400, 3))
"""Games against those that did best so far, and how many these are: the worst of many results is unlucky before it is bad."""

ALL_GAMES = SCREENING + sum(games for games, _ in LAPS)

SOUND = 0.485
"""Whoever takes more from a leader than that leaves joins the cross table, so that the mixture minds it."""

BROKEN = 0.25
"""A plan that somebody leaves less is no leader."""

COLLAPSED = 10
"""Mean victory points with which a plan is broken against itself: it waits for cards that nobody gets then. Usual are 15 to 43."""

NEARLY = 0.015
"""Worst results that differ by less may as well be equal: they come from some hundred games."""

CONFIRMED = 3
CONFIRMING = 400
"""How many of the safest are tried again, and the new games of each against those that left it least: the best of many results is lucky
before it is good."""

ROUNDS = 4
CONTENDERS = 4
"""Entrants with the best worst results in the table, which are tried too: the mixture may not need the safest."""


REACTIONS = 2
"""How often the safest learn to react to somebody."""

REACTING = 2
PROMISING = 2
REACTION_GAMES = 160
CLEARLY = 0.04
"""How many learn it, how many reactions of each join the table, how many games show it, and how much better a reaction has to be."""


class Gauntlet:
    """Strategies against everything known. `worst` is the least share of those that were tried, `nemesis` who left it.

    `rivals` are those who leave the leaders least, in the trial or in the cross table. When the arena has played `enough` games, nobody
    learns to react any more.
    """

    def __init__(self, arena: Contest, opponents: Iterable[Strategy], *, first: int, enough: float = math.inf) -> None:
        self.arena = arena
        self.opponents = tuple(dict.fromkeys(opponents))
        self.first = first
        self.enough = enough
        self.worst: dict[Strategy, float] = {}
        self.nemesis: dict[Strategy, Strategy] = {}
        self.rivals: dict[Strategy, Strategy] = {}
        self.suspects: dict[Strategy, tuple[Strategy, ...]] = {}
        self.confirmed: set[Strategy] = set()

    def hold(self, strategies: Iterable[Strategy]) -> None:
        """Try those that were not tried yet: the worst of a few games against everybody, measured again with other shuffles."""
        for strategy in strategies:
            if strategy in self.worst:
                continue
            suspects, shares = self.opponents, self.arena.shares([strategy], self.opponents, SCREENING, self.first)[0]
            first = self.first + SCREENING
            for games, number in LAPS:
                suspects = tuple(suspects[place] for place in numpy.argsort(shares, kind="stable")[:number])
                self.suspects.setdefault(strategy, suspects)
                shares = self.arena.shares([strategy], suspects, games, first)[0]
                first += games
            self.worst[strategy] = float(shares.min()) if not self.collapses(strategy) else 0.0
            self.nemesis[strategy] = suspects[int(shares.argmin())]

    def confirm(self, strategies: Iterable[Strategy], others: Sequence[Strategy]) -> None:
        """Try again with new shuffles: against those that left a strategy least, and against these others."""
        for strategy in strategies:
            if strategy in self.confirmed or not self.worst[strategy]:
                continue
            self.confirmed.add(strategy)
            suspects = list(dict.fromkeys([*self.suspects[strategy], *others]))
            shares = self.arena.shares([strategy], suspects, CONFIRMING, self.first + 4 * ALL_GAMES)[0]
            self.worst[strategy] = float(shares.min())
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
    found = with_safest(leaders_of(entrants, table, field, barred=broken), entrants, table, field, trial)
    for _ in range(REACTIONS):
        joining = promising_reactions(entrants, field, trial) if trial.arena.games < trial.enough else []
        if not joining:
            break
        first = trial.first + ALL_GAMES
        table = trial.arena.extended(table, [*entrants, *joining], games, first)
        entrants += joining
        found = with_safest(leaders_of(entrants, table, field, barred=broken), entrants, table, field, trial)
    return found


def promising_reactions(entrants: Sequence[Strategy], field: Collection[Strategy], trial: Gauntlet) -> list[Strategy]:
    """Reactions of the safest to whoever leaves them least, as far as that is better for them."""
    tried = sorted((strategy for strategy in trial.worst if strategy in entrants), key=lambda strategy: -trial.worst[strategy])[:REACTING]
    first = trial.first + 2 * ALL_GAMES
    found: list[Strategy] = []
    for strategy in tried:
        if trial.worst[strategy] >= SOUND or (feared := trial.nemesis[strategy]) == strategy:
            continue
        candidates = reactions(strategy, feared, trial.opponents, list(field), trial.arena, first)
        shares = trial.arena.shares(candidates, [feared], REACTION_GAMES, first)[:, 0] if candidates else numpy.zeros(0)
        order = numpy.argsort(-shares, kind="stable")[:PROMISING]
        found += [candidates[place] for place in order if shares[place] > trial.worst[strategy] + CLEARLY]
    return [strategy for strategy in dict.fromkeys(found) if strategy not in entrants]


def with_safest(leaders: Leaders, entrants: Sequence[Strategy], table: Numbers, field: Collection[Strategy], trial: Gauntlet) -> Leaders:
    """Leaders in the order of their worst results, against all of the table and in the trial.

    The entrants with the best ones are tried too, and one of them may come first though the mixture does not need it. Of those whose
    worst results are as good as equal, the one that does best against the field is first. What is broken leads no more.
    """
    rows = dict(zip(entrants, table.min(axis=1).tolist(), strict=True))
    strategies = list(dict.fromkeys([*leaders.strategies, *sorted(entrants, key=lambda strategy: -rows[strategy])[:CONTENDERS]]))
    trial.hold(strategies)
    safest = sorted(strategies, key=lambda strategy: -min(rows[strategy], trial.worst[strategy]))[:CONFIRMED]
    trial.confirm(safest, [entrants[int(table[entrants.index(strategy)].argmin())] for strategy in safest])
    worst = {
        strategy: trial.worst[strategy] if strategy in trial.confirmed else min(rows[strategy], trial.worst[strategy])
        for strategy in strategies
    }
    for strategy in strategies:
        in_table = entrants[int(table[entrants.index(strategy)].argmin())]
        trial.rivals[strategy] = in_table if rows[strategy] < trial.worst[strategy] else trial.nemesis[strategy]
    columns = [place for place, strategy in enumerate(entrants) if strategy in field]
    means = dict(zip(entrants, table[:, columns].mean(axis=1).tolist(), strict=True))
    safe = [strategy for strategy in safest if worst[strategy] >= max(worst[each] for each in safest) - NEARLY]
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
