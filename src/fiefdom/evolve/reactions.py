"""Reactions: a plan that goes over to another one as soon as it sees what the others are up to.

Plans often beat each other in a circle: Gardens beat an engine, money beats Gardens, the engine beats money. No plan that is laid down
before the game stands against all three; one that looks at the others' cards may.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy

from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.evolve.contest import Contest, Numbers
from fiefdom.evolve.mutation import with_buys
from fiefdom.strategy.expression import Expression, theirs
from fiefdom.strategy.strategy import NOTHING, Rule, Strategy

ANSWERS = 3
"""How many plans that do well against whoever is feared are tried as the second part."""

ANSWERING = 40
"""Games of each plan against whoever is feared, to find them."""

WATCHED = 40
"""Games that show what somebody buys."""

EARLY = 7
"""What is bought in so many turns can be seen in time."""

TELLING = 0.6
"""So many more copies than usual tell something."""

CARDS = 2
"""How many cards are watched, each for its first and its second copy."""


def reacting(plan: Strategy, answer: Strategy, signal: Expression) -> Strategy:
    """A plan that buys by the answer's rules while the signal holds. How cards are played stays as the plan has it."""
    switched = [Rule(rule.target, signal if rule.condition is None else signal & rule.condition) for rule in answer.sections["buy"]]
    rules = (*switched, Rule(NOTHING, signal), *plan.sections["buy"])
    sections = {**answer.sections, **plan.sections}
    return replace(with_buys(replace(plan, sections=sections), rules), name=f"{plan.name}; {answer.name} if {signal}")


def reactions(
    plan: Strategy, feared: Strategy, pool: Sequence[Strategy], usual: Sequence[Strategy], arena: Contest, first: int
) -> list[Strategy]:
    """The plan with each of the best answers of a pool to whoever is feared, for each sign of it."""
    shares = arena.shares(pool, [feared], ANSWERING, first)[:, 0]
    answers = [pool[place] for place in numpy.argsort(-shares, kind="stable")[:ANSWERS]]
    return [reacting(plan, answer, signal) for signal in signals(plan, feared, usual, arena, first) for answer in answers if answer != plan]


def signals(plan: Strategy, feared: Strategy, usual: Sequence[Strategy], arena: Contest, first: int) -> Iterator[Expression]:
    """Signs that somebody plays what is feared: Kingdom cards that come sooner, or more of them, than from most others.

    The other piles tell nothing: nearly everybody buys Treasures, and Estates and Duchies come too late.
    """
    seen = early_purchases(feared, plan, arena, first)
    others = numpy.mean([early_purchases(other, plan, arena, first) for other in usual if other != feared] or [0 * seen], axis=0)
    for slot in numpy.argsort(others - seen, kind="stable")[:CARDS]:
        card = arena.board.cards[slot]
        if seen[slot] - others[slot] >= TELLING and card not in BASIC_CARDS:
            yield theirs(card) > 0
            if seen[slot] > 1:
                yield theirs(card) > 1


def early_purchases(strategy: Strategy, opponent: Strategy, arena: Contest, first: int) -> Numbers:
    """How many copies of each card a strategy buys in its first turns, in the mean."""
    played = arena.tally(strategy, opponent, WATCHED, first)
    bought: Numbers = played.bought[0][: len(arena.board.cards), :EARLY].sum(axis=1) / played.games
    return bought
