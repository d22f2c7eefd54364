"""Ranking archetypes by a small tournament."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from fiefdom.engine.kinds import ACTION
from fiefdom.evolve.archetype import Archetype
from fiefdom.evolve.budget import Spent
from fiefdom.evolve.contest import Contest, Opponent
from fiefdom.evolve.mutation import numbers, quantities, with_buys, with_number
from fiefdom.strategy.board import Piles
from fiefdom.strategy.expression import money
from fiefdom.strategy.library import library, ultimate_with
from fiefdom.strategy.strategy import Rule, Strategy

Ranked = tuple[float, Archetype]

FIRST_LAP, SECOND_LAP = 40, 200
"""Games of all against Big Money, and of the better third against the best of the first lap."""

BEST = 4
VARIED = 6
"""How many of the best are tried with Provinces sooner and later."""

PUBLISHED, PUBLISHED_LAP = 3, 60
"""How many of the published strategies are to be answered, and the games that each of them plays first."""

SOONER_AND_LATER = (-4, 4, 8)


def rank(candidates: Sequence[Archetype], arena: Contest) -> list[Ranked]:
    """Archetypes and variants of the best of them with their scores, the best first; who went out early has 1 less.

    Laps for which the arena's budget does not suffice are left out, but for the first.
    """
    first = arena.scores([each.strategy for each in candidates], [Opponent(candidates[0].strategy, 1.0)], FIRST_LAP)
    order = sorted(range(len(candidates)), key=lambda place: -first[place])
    better = [candidates[place] for place in order[: max(12, len(order) // 3)]]
    ranked = [(first[place], candidates[place]) for place in order[: len(better)]]
    with contextlib.suppress(Spent):
        ranked = lap(better, better[:BEST], arena, 1000)
        best = [archetype for _, archetype in ranked]
        varied = [variant for archetype in best[:VARIED] for variant in variants(archetype)]
        ranked = lap([*varied, *best[: 2 * VARIED]], best[:BEST], arena, 2000) + ranked[2 * VARIED :]
    return ranked + [(first[place] - 1, candidates[place]) for place in order[len(better) :]]


def lap(runners: Sequence[Archetype], opponents: Sequence[Archetype], arena: Contest, first: int) -> list[Ranked]:
    """The scores of some against others, the best first."""
    against = [Opponent(archetype.strategy, 1.0) for archetype in opponents]
    scores = arena.scores([archetype.strategy for archetype in runners], against, SECOND_LAP, first)
    return sorted(zip(scores, runners, strict=True), key=lambda pair: -pair[0])


def variants(archetype: Archetype) -> list[Archetype]:
    """The same plan with other numbers in the rule that says from how much money on Provinces are bought."""
    rules = archetype.strategy.sections["buy"]
    for place, rule in enumerate(rules):
        if rule.condition is not None and money in quantities(rule.condition) and numbers(rule.condition):
            number = numbers(rule.condition)[0]
            changed = [Rule(rule.target, with_number(rule.condition, 0, number + step)) for step in SOONER_AND_LATER if number + step > 0]
            found = [with_buys(archetype.strategy, (*rules[:place], each, *rules[place + 1 :])) for each in changed]
            return [Archetype(archetype.family, strategy) for strategy in found]
    return []


def field_of(ranked: Sequence[Ranked]) -> list[Strategy]:
    """What people might play: plain money, the best two money decks with an Action, and the best of three other plans."""
    best: dict[str, Strategy] = {}
    for _, archetype in ranked:
        best.setdefault(archetype.family, archetype.strategy)
    with_card = [strategy for family, strategy in best.items() if family.startswith("money with")]
    others = [strategy for family, strategy in best.items() if not family.startswith("money")]
    return list(dict.fromkeys([best["money"], *with_card[:2], *others[:3]]))


def survivors(ranked: Sequence[Ranked]) -> list[Strategy]:
    """Those that did not go out early, the best first."""
    return [archetype.strategy for score, archetype in ranked if score > 0]


def known_plans(ranked: Sequence[Ranked], board: Piles) -> list[Strategy]:
    """All that anybody might play: every archetype, also what went out early, since it may beat just the leader; and what is published."""
    return list(dict.fromkeys([*[archetype.strategy for _, archetype in ranked], *published(board)]))


def is_legal(strategy: Strategy, board: Piles) -> bool:
    """Whether the kingdom has every card that the strategy buys."""
    return all(card in board.cards for card in strategy.wanted)


def published(board: Piles) -> list[Strategy]:
    """The published strategies that buy nothing but what the kingdom has, and Big Money Ultimate with one copy of each Action."""
    known = [strategy for strategy in library().values() if is_legal(strategy, board)]
    return [*known, *[ultimate_with(card) for card in board.cards if card.has_type(ACTION)]]


def best_published(board: Piles, arena: Contest, first: int) -> list[Strategy]:
    """The published strategies that do best against Big Money Ultimate: what people who know the game play."""
    candidates = published(board)
    scores = arena.scores(candidates, [Opponent(library()["big-money-ultimate"], 1.0)], PUBLISHED_LAP, first)
    return [candidates[place] for place in sorted(range(len(candidates)), key=lambda place: -scores[place])[:PUBLISHED]]
