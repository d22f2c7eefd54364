"""Breeding strategies for a kingdom: families side by side, children raced against the leaders' mixture, winners join the leaders."""

from __future__ import annotations

import contextlib
import math
import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy

from fiefdom.evolve.archetype import Archetype
from fiefdom.evolve.archetype_ranking import PUBLISHED_LAP, Ranked, best_published, field_of, known_plans, rank, survivors
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.budget import Spent
from fiefdom.evolve.contest import GAMES_A_CELL, Contest, LeaderPanel, Opponent
from fiefdom.evolve.final import Final
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.mutation import Mutation
from fiefdom.strategy.strategy import Strategy

FAMILIES = 10
PARENTS = 2
CHILDREN = 12
"""Of each parent, in each generation."""

RACE = ((48, 8), (160, 3), (800, 3))
"""Games of each lap, and how many go on from it."""

MARGIN = 0.006
"""How much better than its parent a child has to be: about half of what luck often does in the last lap."""

SCREENING = 60
"""Games of each archetype against a published strategy, to find the first answer to it."""

EPOCH = 6
"""So many generations run their last lap with the same shuffles, in which parents need not run again."""

ANSWERING = 4
"""Every so many generations an answer is bred instead of a family."""

THREATENING = 5
"""Every so many generations it is looked for what the first leader falls to."""

SUSPICION = ((30, 8), (120, 3))
"""Games against everything known, and how many of those that left it less than a fair share are suspected, then feared."""

EAGERNESS = 0.03
"""Families that score so much less than the best breed e times less often."""

BREEDING = 0.75
"""The part of a budget that breeding gets; the rest is for the final."""


@dataclass
class Family:
    """The best strategy of one plan, its last score, and how often it has bred."""

    name: str
    best: Strategy
    score: float
    generations: int = 0
    rivals: list[Strategy] = field(default_factory=list)


@dataclass(frozen=True)
class Progress:
    """What has been done so far."""

    generation: int
    games: int
    leaders: int
    best: str


class Evolution:
    """The families, the panel and the lots of a contest. The same seed and games give the same strategies, however many threads there are.

    The budget bounds everything, the final included. Whatever does not fit is left out; there are leaders in any case. Plans that are
    `lent`, by kingdoms that are much like this one, begin beside the archetypes.
    """

    def __init__(self, contest: Contest, lent: Sequence[Archetype] = ()) -> None:
        self.lent = lent
        self.arena = contest
        self.budget = contest.account.limit
        contest.account.limit = self.budget.part(BREEDING)
        self.lots = random.Random(contest.seed)
        self.mutation = Mutation(contest.board, self.lots)
        self.generation = 0
        self.is_founded = False  # the budget was enough for what quick leaders have, too
        self.shuffles = 0
        self.families: list[Family] = []
        self.archetypes: list[Strategy] = []
        self.known_plans: list[Strategy] = []
        self.answers: dict[Strategy, Strategy] = {}  # to published strategies
        self.panel: LeaderPanel
        self.met: Sequence[Opponent] = ()  # in the last laps of this epoch,
        self.known: dict[Strategy, float] = {}  # with these results,
        self.course = 0  # and shuffles from here on

    # The beginning

    def begin(self) -> None:
        """Rank the archetypes and found the families, as far as the budget goes."""
        plans = [*archetypes(self.arena.board), *self.lent]
        ranked = [(self.arena.fair, plans[0])]
        with contextlib.suppress(Spent):
            ranked = rank(plans, self.arena)
        self.archetypes = survivors(ranked)
        self.known_plans = known_plans(ranked, self.arena.board)
        best: dict[str, list[Ranked]] = defaultdict(list)
        for score, archetype in ranked:
            best[archetype.family].append((score, archetype))
        for name, members in list(best.items())[:FAMILIES]:
            self.families.append(Family(name, members[0][1].strategy, members[0][0], rivals=[each.strategy for _, each in members[1:3]]))
        self.panel = LeaderPanel(self.arena, field_of(ranked))
        self.panel.alone(ranked[0][1].strategy)
        with contextlib.suppress(Spent):
            self.found(ranked)

    def found(self, ranked: Sequence[Ranked]) -> None:
        """Fill the panel, and find a first answer to each of the best published strategies."""
        self.panel.begin([archetype.strategy for _, archetype in ranked[:6]], games=200, first=self.fresh(200))
        for target in best_published(self.arena.board, self.arena, self.fresh(PUBLISHED_LAP)):
            shares = self.arena.scores(self.archetypes, [Opponent(target, 1.0)], SCREENING, self.fresh(SCREENING))
            self.answers[target] = self.archetypes[shares.index(max(shares))]
        self.is_founded = True

    def fresh(self, games: int) -> int:
        """Where shuffles begin that nobody has seen yet."""
        first = self.shuffles
        self.shuffles += games
        return first

    # A generation

    def step(self) -> None:
        """Breed one generation: two families, or an answer."""
        self.generation += 1
        if self.generation % ANSWERING == 0 and self.answers:
            self.breed_answer(list(self.answers)[self.generation // ANSWERING % len(self.answers)])
        else:
            self.breed_families()

    def breed_answer(self, target: Strategy) -> None:
        """Children of the answer to a published strategy race against that strategy alone."""
        parent = self.answers[target]
        lenders = [*[family.best for family in self.families], *self.answers.values()]
        children = dict.fromkeys(self.mutation.child(parent, self.lots.choice(lenders)) for _ in range(CHILDREN))
        opponents = [Opponent(target, 1.0)]
        runners = [parent, *self.race([child for child in children if child != parent], opponents)]
        games, _ = RACE[-1]
        shares = self.arena.scores(runners, opponents, games, self.fresh(games))
        best = max(range(len(runners)), key=lambda place: shares[place])
        if shares[best] > shares[0] + MARGIN:
            self.answers[target] = runners[best]

    def breed_families(self) -> None:
        """The children of two families race against the panel."""
        opponents = self.panel.opponents()
        chosen = self.choose_families()
        litter = {child: family for family in chosen for child in self.children(family)}
        finalists = self.race(list(litter), opponents)
        scores = self.last_lap(finalists, chosen, opponents)
        for family in chosen:
            self.promote(family, [child for child in finalists if litter[child] is family], scores)
        self.admit(scores)
        if self.generation % THREATENING == 1:
            self.look_for_threats()

    def look_for_threats(self) -> None:
        """Let the first leader meet everything known: whoever leaves it least is bred against from now on."""
        suspects: Sequence[Strategy] = self.known_plans
        for games, number in SUSPICION:
            shares = self.arena.shares([self.panel.best], suspects, games, self.fresh(games))[0]
            order = numpy.argsort(shares, kind="stable")[:number].tolist()
            suspects = [suspects[place] for place in order if shares[place] < self.arena.fair]
        self.panel.fear(suspects)

    def choose_families(self) -> list[Family]:
        """Those to breed: good ones more often, and those that had no chance yet."""
        best = max(family.score for family in self.families)
        weights = [math.exp((family.score - best) / EAGERNESS) + 0.3 / (1 + family.generations) for family in self.families]
        found: list[Family] = []
        while len(found) < min(PARENTS, len(self.families)):
            family = self.lots.choices(self.families, weights)[0]
            if family not in found:
                found.append(family)
        return found

    def children(self, family: Family) -> list[Strategy]:
        """A family's children. Rules are lent by other families and by the family's own rivals."""
        family.generations += 1
        others = [other.best for other in self.families if other is not family] + self.panel.leaders
        found = []
        for _ in range(CHILDREN):
            lender = self.lots.choice(family.rivals if family.rivals and self.lots.random() < 0.4 else others or [family.best])
            found.append(self.mutation.child(family.best, lender))
        return [child for child in dict.fromkeys(found) if child != family.best]

    def race(self, children: Sequence[Strategy], opponents: Sequence[Opponent]) -> list[Strategy]:
        """Laps with more and more games for fewer and fewer children; the last lap is run with the parents."""
        left = list(children)
        for games, places in RACE[:-1]:
            scores = self.arena.scores(left, opponents, games, self.fresh(games))
            order = sorted(range(len(left)), key=lambda place: -scores[place])
            left = [left[place] for place in order[:places]]
        return left

    def last_lap(self, finalists: Sequence[Strategy], chosen: Sequence[Family], opponents: Sequence[Opponent]) -> dict[Strategy, float]:
        """The scores of the finalists, of all who bred and of the first leader, with the same shuffles."""
        games, _ = RACE[-1]
        runners = list(dict.fromkeys([*finalists, *[family.best for family in chosen], self.panel.best]))
        if opponents != self.met or self.generation % EPOCH == 0:
            self.met, self.known, self.course = opponents, {}, self.fresh(games)
        new = [strategy for strategy in runners if strategy not in self.known]
        self.known.update(zip(new, self.arena.scores(new, opponents, games, self.course), strict=True))
        return {strategy: self.known[strategy] for strategy in runners}

    def promote(self, family: Family, children: Sequence[Strategy], scores: dict[Strategy, float]) -> None:
        """The best child follows its parent if it is better."""
        family.score = scores[family.best]
        best = max(children, key=lambda child: scores[child], default=family.best)
        if scores[best] > family.score + MARGIN:
            family.rivals = [family.best, *family.rivals][:3]
            family.best, family.score = best, scores[best]

    def admit(self, scores: dict[Strategy, float]) -> None:
        """Whoever does clearly better than the first leader joins the leaders."""
        best = max(scores, key=lambda strategy: scores[strategy])
        if best not in self.panel.leaders and scores[best] > scores[self.panel.best] + MARGIN:
            self.panel.add(best, first=self.fresh(GAMES_A_CELL))

    # The end

    def leaders(self) -> Leaders:
        """The mixture of everybody who has led, and of the best families, with new shuffles; shortened and named."""
        families = sorted(self.families, key=lambda family: -family.score)
        led = [*self.panel.leaders, *self.panel.former[-3:]]
        bred = [family.best for family in families]
        pool = list(dict.fromkeys([*led, *bred, *self.answers.values(), *self.archetypes]))
        final = Final(self.arena, self.panel, [*pool, *self.known_plans], first=self.fresh(1 << 20))
        self.arena.account.limit = self.budget
        return final.leaders(
            list(dict.fromkeys([*led, *bred[:3], *self.panel.field])),
            pool=pool,
            targets=list(dict.fromkeys([*self.panel.field, *self.answers])),
        )

    # All of it

    def run(self, goes_on: Callable[[int], bool] = lambda _: True, progress: Callable[[Progress], None] | None = None) -> None:
        """Begin, and breed as long as the budget lasts and `goes_on(games played)` says so; one of them should end it."""
        self.begin()
        self.breed(goes_on, progress)

    def breed(self, goes_on: Callable[[int], bool] = lambda _: True, progress: Callable[[Progress], None] | None = None) -> None:
        """Breed generation after generation; one that the budget does not suffice for is given up."""
        with contextlib.suppress(Spent):
            while goes_on(self.arena.games):
                self.step()
                if progress:
                    progress(Progress(self.generation, self.arena.games, len(self.panel.leaders), self.panel.best.name))
