"""The trial: leaders meet every plan that is known for a kingdom, and themselves, so that none of them falls to what anybody might play."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy

from fiefdom.evolve.budget import Spent
from fiefdom.evolve.contest import Contest, Numbers
from fiefdom.evolve.leaders import Leaders, robust_equilibrium, trimmed
from fiefdom.evolve.reactions import reactions
from fiefdom.strategy.play import Tally
from fiefdom.strategy.strategy import Strategy
from fiefdom.strategy.tally import BY_LIMIT

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

STALLED = 0.1
"""Of the games against itself those that no longer end, with which it is broken, too: what it waits for cannot be had by both."""

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
        """Whether a plan scores next to nothing against itself, or its games have no end."""
        played = self.arena.tally(strategy, strategy, SCREENING, self.first)
        return float(played.scores.sum()) / (played.games * self.arena.players) < COLLAPSED or is_stalled(played)


def is_stalled(played: Tally) -> bool:
    """Whether too many of these games did not end."""
    return int(played.endings[BY_LIMIT]) > STALLED * played.games


def sound_leaders(entrants: Sequence[Strategy], table: Numbers, field: Collection[Strategy], trial: Gauntlet, *, games: int) -> Leaders:
    """The leaders of a cross table that stand their trial. Whoever beats one of them joins the table, which has so many games a cell."""
    return Selection(entrants, table, field, trial, games=games).leaders()


class Selection:
    """The choice of leaders among the entrants of a cross table by their trial. What the budget does not suffice for is left out."""

    def __init__(self, entrants: Sequence[Strategy], table: Numbers, field: Collection[Strategy], trial: Gauntlet, *, games: int) -> None:
        self.entrants = list(entrants)
        self.table = table
        self.field = field
        self.trial = trial
        self.games = games
        self.broken: set[Strategy] = set()
        self.found = leaders_of(self.entrants, table, field)

    def leaders(self) -> Leaders:
        """The leaders, the safest first."""
        with contextlib.suppress(Spent):
            self.try_leaders()
            self.found = self.with_safest()
            self.react()
        return self.found

    def try_leaders(self) -> None:
        """Bar what is broken, and let whoever beats a leader join the table, until all leaders are sound."""
        trial = self.trial
        for _ in range(ROUNDS):
            trial.hold(self.found.strategies)
            fallen = {strategy for strategy in self.found.strategies if trial.worst[strategy] < BROKEN} - self.broken
            weak = [strategy for strategy in self.found.strategies if trial.worst[strategy] < SOUND]
            joining = list(dict.fromkeys(trial.nemesis[strategy] for strategy in weak if trial.nemesis[strategy] not in self.entrants))
            if not fallen and not joining:
                break
            self.broken |= fallen
            self.join(joining)
            self.found = leaders_of(self.entrants, self.table, self.field, barred=self.broken)

    def join(self, strategies: Sequence[Strategy]) -> None:
        """New entrants."""
        self.table = self.trial.arena.extended(self.table, [*self.entrants, *strategies], self.games, self.trial.first + ALL_GAMES)
        self.entrants += strategies

    def react(self) -> None:
        """Let the safest learn to react to whoever leaves them least."""
        for _ in range(REACTIONS):
            joining = self.promising_reactions() if self.trial.arena.games < self.trial.enough else []
            if not joining:
                break
            self.join(joining)
            self.found = leaders_of(self.entrants, self.table, self.field, barred=self.broken)
            self.found = self.with_safest()

    def promising_reactions(self) -> list[Strategy]:
        """Reactions of the safest to whoever leaves them least, as far as that is better for them."""
        trial = self.trial
        tried = sorted((each for each in trial.worst if each in self.entrants), key=lambda strategy: -trial.worst[strategy])[:REACTING]
        found: list[Strategy] = []
        for strategy in tried:
            if trial.worst[strategy] < SOUND and trial.nemesis[strategy] != strategy:
                found += self.reactions_of(strategy, trial.nemesis[strategy])
        return [strategy for strategy in dict.fromkeys(found) if strategy not in self.entrants]

    def reactions_of(self, strategy: Strategy, feared: Strategy) -> list[Strategy]:
        """The best reactions of a strategy to another."""
        arena, first = self.trial.arena, self.trial.first + 2 * ALL_GAMES
        candidates = reactions(strategy, feared, self.trial.opponents, list(self.field), arena, first)
        if not candidates:
            return []
        shares = arena.shares(candidates, [feared], REACTION_GAMES, first)[:, 0]
        order = numpy.argsort(-shares, kind="stable")[:PROMISING].tolist()
        return [candidates[place] for place in order if shares[place] > self.trial.worst[strategy] + CLEARLY]

    def with_safest(self) -> Leaders:
        """The leaders in the order of their worst results, against all of the table and in the trial.

        The entrants with the best ones are tried too, and one of them may come first though the mixture does not need it. Of those whose
        worst results are as good as equal, the one that does best against the field is first. What is broken leads no more.
        """
        leaders, trial = self.found, self.trial
        rows = dict(zip(self.entrants, self.table.min(axis=1).tolist(), strict=True))
        strategies = list(dict.fromkeys([*leaders.strategies, *sorted(self.entrants, key=lambda strategy: -rows[strategy])[:CONTENDERS]]))
        trial.hold(strategies)
        safest = sorted(strategies, key=lambda strategy: -min(rows[strategy], trial.worst[strategy]))[:CONFIRMED]
        for _ in range(CONFIRMED):  # who looked safer than others may no longer do so when tried again
            trial.confirm(safest, [self.worst_of_row(strategy) for strategy in safest])
            worst = {each: trial.worst[each] if each in trial.confirmed else min(rows[each], trial.worst[each]) for each in strategies}
            safer = max(strategies, key=worst.__getitem__)
            if safer in safest:
                break
            safest.append(safer)
        for strategy in strategies:
            in_table = rows[strategy] < trial.worst[strategy] and strategy not in trial.confirmed
            trial.rivals[strategy] = self.worst_of_row(strategy) if in_table else trial.nemesis[strategy]
        safe = [strategy for strategy in safest if worst[strategy] >= max(worst[each] for each in safest) - NEARLY]
        first = max(safe, key=self.against_field)
        others = sorted((strategy for strategy in leaders.strategies if strategy != first), key=lambda strategy: -worst[strategy])
        weights = dict(zip(leaders.strategies, leaders.weights, strict=True))
        return chosen([first, *[each for each in others if worst[each] >= BROKEN]], weights, self.entrants, self.table)

    def worst_of_row(self, strategy: Strategy) -> Strategy:
        """Who leaves a strategy least in the table."""
        return self.entrants[int(self.table[self.entrants.index(strategy)].argmin())]

    def against_field(self, strategy: Strategy) -> float:
        """The mean share of a strategy against the field."""
        columns = [place for place, each in enumerate(self.entrants) if each in self.field]
        return float(self.table[self.entrants.index(strategy), columns].mean())


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
