"""The plans that a thinker reckons with on a kingdom: its own, and what the others may be up to."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy
from numpy.typing import NDArray

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import COPPER, CURSE, ESTATE
from fiefdom.engine.layout import TURNS
from fiefdom.evolve.archetype_ranking import published as published_strategies
from fiefdom.evolve.archetypes import without_provinces
from fiefdom.evolve.contest import Contest, Opponent
from fiefdom.evolve.find import find_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.view import View
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.strategy import Strategy

OWN = 6
"""How many plans a thinker considers for itself."""

TRIAL = 120
"""Games of each published strategy against the best leader, then of all that are left against each other; a multiple of every number of
players."""

PUBLISHED = 8
"""How many of the published strategies are left then, those that do best."""

GAMES = 24
"""Games of each plan against itself that tell what it buys by when."""

SURPRISE = 0.05
"""Copies of a card that a plan may have without ever buying it: gained by cards, or by an attack."""

TRUST = 0.7
"""How far to trust what purchases say: cards are not bought independently of each other."""

LEADERS_SHARE = 0.6
"""The chance, before anything is bought, that somebody who knows the game plays by one of the leaders; the rest goes to the published
strategies."""

NEWCOMERS_SHARE = 0.2
"""The chance that somebody is new to the game, where that is reckoned with."""

SHARED = 64
"""Kingdoms whose plans thinkers of the same process share, those that were asked for last."""

FindLeaders = Callable[[Kingdom, int], Leaders]


class Plans:
    """The strategies of a kingdom: leaders, and published ones that can be played here.

    The first `own` of them are a thinker's own: the one that does best against all of them, then those that answer some of them better.
    `published` are the strategies that others may play besides the leaders; unless said, the library, Big Money Ultimate with each Action,
    and plans without Provinces: who does not reckon with a rush takes it for a poor deck of money, and loses to it. `newcomers` are
    those of people who are new to the game.
    """

    def __init__(
        self,
        kingdom: Kingdom,
        players: int,
        find: FindLeaders = find_leaders,
        published: Iterable[Strategy] | None = None,
        newcomers: Sequence[Strategy] = (),
    ) -> None:
        leaders = find(kingdom, players)
        known = [*published_strategies(kingdom), *without_provinces(kingdom)] if published is None else published
        published = [strategy for strategy in known if strategy not in leaders.strategies]
        chances = dict(zip((*leaders.strategies, *published), prior(leaders.weights, len(published)).tolist(), strict=True))
        own = chosen_plans(leaders, chances, kingdom, players)
        self.kingdom = kingdom
        self.players = players
        self.strategies = (*own, *[strategy for strategy in chances if strategy not in own], *newcomers)
        self.own = len(own)
        self.prior = numpy.array([chances.get(strategy, 0.0) for strategy in self.strategies])
        if newcomers:
            self.prior *= 1 - NEWCOMERS_SHARE
            self.prior[-len(newcomers) :] = NEWCOMERS_SHARE / len(newcomers)
        self.bought = numpy.array([typical_purchases(strategy, kingdom, players) for strategy in self.strategies])

    def chances(self, view: View) -> list[list[float]]:
        """How likely each seat follows each strategy, going by the cards it owns."""
        return [self.posterior(view, seat).tolist() for seat in range(view.seats)]

    def posterior(self, view: View, seat: int) -> NDArray[numpy.float64]:
        """The chances of the strategies for one seat: numbers of copies are taken as if they came by lot around the usual ones."""
        owned = view.record["owned"][seat][: len(self.kingdom.cards)].astype(float)
        counted = [slot for slot in range(len(self.kingdom.cards)) if slot not in (COPPER, ESTATE, CURSE)]
        turn = min(view.turns(seat), TURNS) - 1
        usual = (self.bought[:, :, turn] if turn >= 0 else 0 * self.bought[:, :, 0]) + SURPRISE
        surprise = (usual - owned * numpy.log(usual))[:, counted].sum(axis=1)
        weights = self.prior * numpy.exp(-TRUST * (surprise - surprise.min()))
        return numpy.asarray(weights / weights.sum())


@functools.lru_cache(maxsize=SHARED)
def plans_by(leaders: Leaders, kingdom: Kingdom, players: int) -> Plans:
    """The plans of all thinkers of this process who go by the same leaders: they take a tenth of a second to find, and never change."""
    return Plans(kingdom, players, lambda *_: leaders)


def prior(weights: Sequence[float], published: int) -> NDArray[numpy.float64]:
    """The chances of the strategies before anything is known: each has some, leaders more the more they are worth."""
    leaders = numpy.asarray(weights, float) + 0.1
    leaders *= (LEADERS_SHARE if published else 1.0) / leaders.sum()
    return numpy.concatenate([leaders, numpy.full(published, (1 - LEADERS_SHARE) / max(1, published))])


def chosen_plans(leaders: Leaders, chances: Mapping[Strategy, float], kingdom: Kingdom, players: int) -> list[Strategy]:
    """The few strategies that together have an answer to everything: each adds most to what those before it can do."""
    arena = Contest(kingdom, players, seed=2)
    others = [strategy for strategy in chances if strategy not in leaders.strategies]
    scores = dict(zip(others, arena.scores(others, [Opponent(leaders.best, 1.0)], TRIAL), strict=True))
    contenders = [*leaders.strategies, *sorted(others, key=lambda strategy: -scores[strategy])[:PUBLISHED]]
    table = arena.table(contenders, TRIAL, first=TRIAL)
    weights = numpy.array([chances[strategy] for strategy in contenders])
    best = numpy.zeros(len(contenders))
    found: list[int] = []
    while len(found) < min(OWN, len(contenders)):
        worth = numpy.maximum(table, best) @ weights
        worth[found] = -1.0
        found.append(int(worth.argmax()))
        best = numpy.maximum(best, table[found[-1]])
    return [contenders[place] for place in found]


def typical_purchases(strategy: Strategy, kingdom: Kingdom, players: int) -> NDArray[numpy.float64]:
    """How many copies of each card a strategy has bought after so many turns: [slot, turn]."""
    games = GAMES - GAMES % players
    tally = play_block(kingdom, [strategy] * players, GameBlock(games, seed=1))
    bought = tally.bought.sum(axis=0)[: len(kingdom.cards)] / (games * players)
    return numpy.asarray(bought.cumsum(axis=1))
