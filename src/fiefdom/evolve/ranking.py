"""Ranking archetypes by a small tournament."""

from __future__ import annotations

from collections.abc import Sequence

from fiefdom.evolve.archetypes import Archetype
from fiefdom.evolve.arena import Arena, Opponent
from fiefdom.strategy.strategy import Strategy

Ranked = tuple[float, Archetype]

FIRST_LAP, SECOND_LAP = 40, 160
"""Games of all against Big Money, and of the better third against the best of the first lap."""

BEST = 4


def rank(candidates: Sequence[Archetype], arena: Arena) -> list[Ranked]:
    """Archetypes with their scores, the best first; those that went out in the first lap have 1 less."""
    strategies = [archetype.strategy for archetype in candidates]
    first = arena.scores(strategies, [Opponent(strategies[0], 1.0)], FIRST_LAP)
    order = sorted(range(len(strategies)), key=lambda place: -first[place])
    better = order[: max(12, len(order) // 3)]
    top = [Opponent(strategies[place], 1.0) for place in better[:BEST]]
    second = arena.scores([strategies[place] for place in better], top, SECOND_LAP, first=1000)
    ahead = sorted(zip(second, better, strict=True), key=lambda pair: -pair[0])
    behind = [(first[place] - 1, candidates[place]) for place in order[len(better) :]]
    return [(score, candidates[place]) for score, place in ahead] + behind


def sparring_partners(ranked: Sequence[Ranked]) -> list[Strategy]:
    """Plain money and the best money with an Action: what most people would play."""
    plain = [archetype.strategy for _, archetype in ranked if archetype.family == "money"]
    with_card = [archetype.strategy for _, archetype in ranked if archetype.family.startswith("money with")]
    return plain[:1] + with_card[:2]
