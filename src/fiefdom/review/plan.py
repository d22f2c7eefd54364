"""A plan in terms that can be said in any language: what kind it is, what it buys now for how much, when it turns to points.

Nothing of this is read off the rules of the strategy. It is asked what it would do, so that bred strategies explain themselves as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fiefdom.agents.strategy_agent import strategy_answer
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASIC_CARDS, find_card
from fiefdom.engine.kinds import ACTION, DUCHY, ESTATE, PROVINCE
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import ASK_BUY
from fiefdom.evolve.roles import TRASHERS, Roles
from fiefdom.game.view import View
from fiefdom.review.outlook import Outlook
from fiefdom.strategy.strategy import Strategy

KINDS = ("money", "money-with", "thin", "engine", "gardens")
"""The kinds of plans there are words for."""

MOST_COINS = 8
OFTEN = 0.4
"""Copies in a game from which on a card belongs to a plan."""

MOST_CARDS = 4


@dataclass(frozen=True)
class PlanOutline:
    """What a strategy is up to. `prices` are the coins from which on it buys a card now; None for what does not come."""

    name: str
    kind: str
    cards: tuple[Card, ...]
    prices: tuple[tuple[int, Card], ...]
    provinces_now: bool
    province_turn: int | None
    duchies_at: int | None
    estates_at: int | None

    def as_dict(self) -> dict[str, Any]:
        return {
            "strategy": self.name,
            "kind": self.kind,
            "cards": [card.name for card in self.cards],
            "buys": [{"coins": coins, "card": card.name} for coins, card in self.prices],
            "provinces_now": self.provinces_now,
            "province_turn": self.province_turn,
            "duchies_at": self.duchies_at,
            "estates_at": self.estates_at,
        }


def plan_of(view: View, outlook: Outlook, number: int) -> PlanOutline:
    """The plan that the leader of this number follows from a view on."""
    strategy = outlook.strategies[number]
    bought = dict(zip(view.kingdom.cards, outlook.plans.bought[number][:, -1].tolist(), strict=False))
    cards = key_cards(strategy, bought)
    found = tuple(prices(view, strategy, outlook.engine))
    return PlanOutline(
        strategy.name,
        kind_of(strategy, cards, bought),
        cards,
        found,
        any(card.name == "Province" for _, card in found),
        province_turn(outlook.plans.bought[number][PROVINCE].tolist(), view.turns(view.turn)),
        from_when(view, strategy, DUCHY, outlook.engine),
        from_when(view, strategy, ESTATE, outlook.engine),
    )


def key_cards(strategy: Strategy, bought: dict[Card, float]) -> tuple[Card, ...]:
    """The Kingdom cards that make the plan, those it has most copies of first."""
    wanted = [card for card in strategy.wanted if card not in BASIC_CARDS]
    cards = [card for card in wanted if bought.get(card, 0) >= OFTEN] or wanted[:1]
    return tuple(sorted(cards, key=lambda card: -bought.get(card, 0))[:MOST_CARDS])


def kind_of(strategy: Strategy, cards: tuple[Card, ...], bought: dict[Card, float]) -> str:
    """The kind of a plan."""
    gardens = next((card for card in strategy.wanted if card.points_per_ten), None)
    if gardens and bought.get(gardens, 0) >= bought.get(find_card("Province"), 0):
        return "gardens"
    roles = Roles(tuple(card for card in cards if card.has_type(ACTION)))
    if roles.villages and roles.terminals:
        return "engine"
    if roles.named(TRASHERS[:2]):
        return "thin"
    return "money-with" if cards else "money"


def province_turn(bought: list[float], turns: int) -> int | None:
    """The turn by which most games of this plan have a Province, if that is still to come."""
    turn = next((turn for turn, number in enumerate(bought, 1) if number >= 0.5), None)
    return turn if turn is not None and turn > turns else None


# Asking the strategy


def prices(view: View, strategy: Strategy, engine: Any) -> Iterator[tuple[int, Card]]:
    """What it would buy now, by the coins there are; for each card the least that it is bought with."""
    last = NOTHING
    for coins in range(2, MOST_COINS + 1):
        slot = strategy_answer(strategy, shopping(view, coins), engine)
        if slot not in (NOTHING, last):
            yield coins, view.kingdom.cards[slot]
        last = slot


def from_when(view: View, strategy: Strategy, slot: int, engine: Any) -> int | None:
    """How few Provinces must be left for it to buy this card with just enough coins; None if it never does."""
    coins = view.kingdom.cards[slot].cost
    for left in range(int(view.record["supply"][PROVINCE]), 0, -1):
        if strategy_answer(strategy, shopping(view, coins, provinces=left), engine) == slot:
            return left
    return None


def shopping(view: View, coins: int, provinces: int | None = None) -> View:
    """The view as if the viewer were to buy with so many coins, and so many Provinces were left."""
    record = view.record.copy()
    if provinces is not None:
        record["supply"][PROVINCE] = provinces
    payable = [slot for slot, card in enumerate(view.kingdom.cards) if card.cost <= coins and record["supply"][slot]]
    record["question"] = ASK_BUY
    record["coins"] = coins
    record["may_pass"] = 1
    record["legal"] = sum(1 << slot for slot in payable)
    return View(view.kingdom, record, view.seat, open_counts=view.open_counts)
