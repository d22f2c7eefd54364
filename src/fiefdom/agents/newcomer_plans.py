"""How people play who are new to the game, as strategies: what a win chance must reckon with besides good plans.

Newcomers choose by lot; a strategy cannot, so it takes equally dear cards in turn, and Silver as often as they would. See `levels.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASIC_CARDS, find_card
from fiefdom.engine.kinds import ACTION, ATTACK, VICTORY
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy

LATE = 4
"""Provinces left when Duchies and other Victory cards become worth having."""

DEAREST_FIRST = "[play]\naction"
TERMINALS_FIRST = "[play]\nterminal\naction"
"""Actions as they come to hand, useful or not, and those that end the phase sooner than a player with a plan would."""

NO_POINTS = "[trash]\ncurses\nvictory"
NO_TRASHING = "[trash]\nnothing"
"""What seems useless goes, points too; or nothing that one has is thrown away."""


def newcomer_plans(board: Piles) -> tuple[Strategy, ...]:
    """The plans of newcomers on a kingdom."""
    kingdom = [card for card in board.cards if card not in BASIC_CARDS]
    actions = [card for card in kingdom if card.has_type(ACTION)]
    harmless = [card for card in actions if not card.has_type(ATTACK)]
    seldom, often = "9 * count(Silver) < count(action)", "3 * count(Silver) < 2 * count(action)"
    return (
        newcomer("Newcomer: the dearest card", dearest(kingdom, seldom), TERMINALS_FIRST, NO_POINTS),
        newcomer("Newcomer: the dearest card, last first", dearest(kingdom[::-1], seldom), DEAREST_FIRST, NO_POINTS),
        newcomer("Newcomer: Silver too", dearest(kingdom, often), TERMINALS_FIRST, NO_POINTS),
        newcomer("Newcomer: Silver too, last first", dearest(kingdom[::-1], often), DEAREST_FIRST, NO_POINTS),
        newcomer("Newcomer: one of everything", fancied(harmless), TERMINALS_FIRST, NO_TRASHING),
        newcomer("Newcomer: one of everything, dear ones first", fancied(harmless, by_cost=True), DEAREST_FIRST, NO_TRASHING),
    )


def newcomer(name: str, rules: Iterator[str], *sections: str) -> Strategy:
    """A strategy of these rules."""
    return Strategy.parse("\n".join((*rules, *sections)), name)


def dearest(cards: Sequence[Card], silver: str) -> Iterator[str]:
    """Always the dearest card but for Victory cards, which come late; Silver now and then."""
    yield "Province"
    wanted = [find_card("Gold"), *cards, find_card("Silver")]
    late = [find_card("Duchy"), find_card("Estate")]
    for cost in sorted({card.cost for card in [*wanted, *late] if card.cost > 0}, reverse=True):
        green = [card.name for card in [*late, *cards] if card.cost == cost and card.has_type(VICTORY)]
        yield from (f"{name} if left(Province) <= {LATE} and count({name}) < 4" for name in green)
        yield from in_turn([card for card in wanted if card.cost == cost and not card.has_type(VICTORY)])
        if cost == find_card("Gold").cost:
            yield f"Silver if {silver}"


def fancied(actions: Sequence[Card], *, by_cost: bool = False) -> Iterator[str]:
    """Provinces, mostly Gold, little Silver, and for the rest Actions that attack nobody, each as often as any other."""
    yield "Province"
    yield "Gold if count(Gold) * 1 <= count(action)"
    yield "Silver if 4 * count(Silver) < count(action)"
    if by_cost:
        for cost in sorted({card.cost for card in actions}, reverse=True):
            yield from in_turn([card for card in actions if card.cost == cost])
    else:
        yield from in_turn(sorted(actions, key=lambda card: -card.cost))
    yield "Silver"


def in_turn(cards: Sequence[Card]) -> Iterator[str]:
    """Rules that take of several cards the one that one has fewest of."""
    for place, card in enumerate(cards):
        fewest = " and ".join(f"count({card.name}) <= count({other.name})" for other in cards[place + 1 :])
        yield f"{card.name} if {fewest}" if fewest else card.name
