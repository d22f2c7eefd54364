"""The opponents of the table: published strategies, and the best money strategy with one card that a kingdom allows."""

from __future__ import annotations

from benchmarks.strength.players import CACHE
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.evolve.archetype_ranking import is_legal
from fiefdom.evolve.contest import Contest, Opponent
from fiefdom.evolve.find import Cache
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.library import library, ultimate_with
from fiefdom.strategy.strategy import Strategy

ULTIMATE = library()["big-money-ultimate"]

MONEY_WITH = (
    "adventurer", "big-smithy", "bureaucrat", "chancellor", "council-room", "double-militia", "double-witch", "festival", "laboratory",
    "library", "militia", "moat", "single-witch", "smithy", "witch",
)  # fmt: skip
"""The published strategies that are money with copies of one Action."""

SEED = 31


def best_money(kingdom: Kingdom) -> Strategy:
    """The best of all money strategies with one card, from the folder of earlier runs if it is there."""
    cache = Cache(CACHE / "money")
    known = cache.find(kingdom, 2)
    if known is None:
        known = Leaders((find_best_money(kingdom),), (1.0,), ((0.5,),), games=1)
        cache.keep(kingdom, 2, known)
    return known.best


def find_best_money(kingdom: Kingdom) -> Strategy:
    """The best of the published ones, and of Big Money Ultimate with one copy of each Action.

    The five that do best against Big Money Ultimate play everybody against everybody; the winner is the one with most points.
    """
    generated = [ultimate_with(card) for card in kingdom.kingdom_cards if card.has_type(ACTION)]
    candidates = [library()[slug] for slug in MONEY_WITH if is_legal(library()[slug], kingdom)] + generated
    arena = Contest(kingdom, seed=SEED)
    scores = arena.scores(candidates, [Opponent(ULTIMATE, 1.0)], 600)
    best = [candidates[place] for place in sorted(range(len(candidates)), key=lambda place: -scores[place])[:5]]
    sums = arena.table(best, 1000, first=5000).sum(axis=1)
    return best[int(sums.argmax())]
