"""EngineBot, a published bot of rules for the second edition, rebuilt from its description: Big Money with whatever is best of a fixed
ranking, as long as the deck is not too full of Actions.

What the description does not say is as in Big Money Ultimate, and how cards are played is left to our own defaults, which favours it. With
Actions after Gold it takes 78 % from Big Money Ultimate on thirty kingdoms for development, with dear ones before it 65 %; it is said to
take 75 %.
"""

from __future__ import annotations

from collections.abc import Iterator

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.strategy.strategy import Strategy

RANKING = ("Witch", "Bandit", "Militia", "Laboratory", "Smithy", "Council Room", "Festival", "Market")

TERMINALS, ACTIONS = 0.08, 0.35
"""The share of the deck below which another terminal, another Action is bought."""

RICH, NEARLY_RICH = 1.2, 1.1
"""Coins a card with which Provinces and Duchies are bought before the sixth turn."""

PATIENCE = 5


def engine_bot(kingdom: Kingdom) -> Strategy:
    """Its rules for a kingdom."""
    return Strategy.parse("\n".join(rules(kingdom)), "EngineBot")


def rules(kingdom: Kingdom) -> Iterator[str]:
    """What it buys, line by line."""
    names = {card.name for card in kingdom.kingdom_cards}
    yield "weigh last gains: no"
    yield f"Province if {share('money', RICH)} or turn > {PATIENCE}"
    yield f"Duchy if left(Province) <= 4 and ({share('money', NEARLY_RICH)} or turn > {PATIENCE})"
    yield "Estate if left(Province) <= 2"
    yield "Gold"
    yield "Duchy if left(Province) <= 6"
    yield from (wish(find_card(name)) for name in RANKING if name in names)
    if "Chapel" in names and names & {"Militia", "Bandit"}:
        yield "Chapel if turn <= 2 and coins <= 3 and count(Chapel) = 0"
    yield "Silver"


def wish(card: Card) -> str:
    """A rule for one Action: there must be few terminals, or few Actions at all, in the deck."""
    kind, most = ("terminal", TERMINALS) if card.plus.actions == 0 and card.has_type(ACTION) else ("action", ACTIONS)
    return f"{card.name} if not ({share(f'count({kind})', most)})"


def share(quantity: str, least: float) -> str:
    """Whether so much comes on each card of the deck; conditions have no decimals."""
    return f"100 * {quantity} >= {round(100 * least)} * cards"
