"""What strategies do where they say nothing themselves, and that they may say otherwise."""

from __future__ import annotations

import pytest

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.game.question import PASS
from fiefdom.game.view import view
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy
from tests.stages import staged

FIRST_EDITION = """
edition = 1
players = alice, bob
kingdom = Feast, Smithy, Spy, Thief, Throne Room
{cards}
"""


def answers(cards: str, rules: str, *played: str, question: str) -> list[str]:
    """What a strategy answers to a question, again and again until it is asked no more."""
    position = staged(FIRST_EDITION.format(cards=cards))
    agent = StrategyAgent(Strategy.parse(rules))
    for card in played:
        position.answer(card)
    found = []
    while position.question and position.question.id == question:
        found.append(agent.choose(view(position, position.question.seat)))
        position.answer(found[-1])
    return found


@pytest.mark.parametrize(
    ("rules", "gained"),
    [
        ("Province; Gold; Feast if count(Feast) = 0; Silver", "Silver"),  # the Feast that is trashed no longer counts
        ("Feast if count(Feast) = 0; Smithy if count(Smithy) = 0; Silver", "Smithy"),
        ("Feast; Silver\n[gain]\nFeast; Duchy", "Duchy"),
        ("Feast; Silver\n[feast.gain]\nFeast", "Feast"),  # who wants it may say so
        ("open 4/3: Feast, Silver\nSmithy", "Smithy"),
    ],
)
def test_a_feast_is_no_meal_of_feasts(rules: str, gained: str) -> None:
    assert answers("alice.hand = Feast", rules, "Feast", question="feast.gain") == [gained]


@pytest.mark.parametrize(
    ("hand", "top", "discarded"),
    [
        ("Spy", "Gold", "Gold"),
        ("Spy", "Silver", "Silver"),
        ("Spy", "Copper", PASS),
        ("Spy, Thief", "Gold", PASS),  # the Thief will have it
        ("Spy, Thief", "Silver", PASS),
        ("Spy, Thief", "Copper", "Copper"),
        ("Spy, Thief", "Smithy", "Smithy"),
    ],
)
def test_a_spy_leaves_what_the_thief_in_hand_can_steal(hand: str, top: str, discarded: str) -> None:
    cards = f"alice.hand = {hand}\nalice.deck = Copper, Gold\nbob.deck = {top}"
    assert answers(cards, "Gold", "Spy", question="spy.discard")[-1] == discarded


def test_laboratories_and_militia_buy_the_last_province_but_one() -> None:
    position = staged(
        """
        players = alice, bob
        kingdom = Laboratory, Militia, Chapel
        supply.Province = 2
        alice.coins = 8
        alice.buys = 1
        phase = buy
        alice.discard = Province
        bob.discard = Province x3
        """
    )
    assert StrategyAgent(find_strategy("lab-militia-chapel")).choose(view(position, 0)) == "Province"


@pytest.mark.parametrize(("ours", "answer"), [("Duchy", "Duchy"), ("Estate", "Province")])
def test_laboratories_and_militia_rather_take_the_lead_than_the_last_province_but_one(ours: str, answer: str) -> None:
    position = staged(
        f"""
        players = alice, bob
        kingdom = Laboratory, Militia, Chapel
        supply.Province = 2
        alice.coins = 8
        alice.buys = 1
        phase = buy
        alice.discard = Province, {ours}
        bob.discard = Province, Duchy, Estate x2
        """
    )
    assert StrategyAgent(find_strategy("lab-militia-chapel")).choose(view(position, 0)) == answer


@pytest.mark.parametrize(
    ("hand", "discarded"),
    [
        ("Chapel, Estate, Copper x2, Laboratory", ["Copper", "Laboratory"]),  # what the Chapel trashes stays with it
        ("Chapel, Province, Copper, Laboratory x2", ["Province", "Copper"]),
        ("Chapel, Militia, Estate x2, Laboratory", ["Militia", "Laboratory"]),
        ("Copper x2, Estate, Silver, Laboratory", ["Estate", "Copper"]),
    ],
)
def test_before_a_militia_a_chapel_stays_with_what_it_trashes(hand: str, discarded: list[str]) -> None:
    position = staged(f"players = alice, bob\nkingdom = Laboratory, Militia, Chapel\nalice.hand = Militia\nbob.hand = {hand}")
    position.answer("Militia")
    agent = StrategyAgent(find_strategy("lab-militia-chapel"))
    found = []
    while position.question and position.question.id == "militia.discard":
        found.append(agent.choose(view(position, 1)))
        position.answer(found[-1])
    assert found == discarded
