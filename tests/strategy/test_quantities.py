"""What conditions can ask about, one decision for each quantity, and the exact cards that words mean."""

from __future__ import annotations

import pytest

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.catalogue import find_card, pool
from fiefdom.game import engines, plain
from fiefdom.game.view import view
from fiefdom.strategy.condition import DEEPEST
from fiefdom.strategy.expression import TYPES
from fiefdom.strategy.strategy import Strategy
from tests.stages import staged

BOTH = tuple(engine for engine in (plain, engines.compiled()) if engine)

TABLE = """
players = alice, bob, carol
kingdom = Smithy, Village, Witch, Laboratory, Market
phase = buy
alice.coins = 6
alice.buys = 1
alice.turns = 4
bob.turns = 4
carol.turns = 4
alice.play = Village x2, Market
alice.hand = Smithy, Gold
alice.discard = Witch x5, Gold x3, Estate, Copper x7
alice.deck = Silver x2
bob.discard = Witch, Province, Village x3
carol.discard = Witch x2, Duchy
{more}
"""


def holds(condition: str, more: str = "") -> bool:
    """Whether a condition holds for the player who buys, on both engines."""
    position = staged(TABLE.format(more=more))
    found = {StrategyAgent(Strategy.parse(f"Gold if {condition}; Copper"), engine).choose(view(position, 0)) for engine in BOTH}
    (answer,) = found
    return answer == "Gold"


@pytest.mark.parametrize(
    ("quantity", "number"),
    [
        ("count(Witch)", 5),
        ("count(Gold, Witch)", 9),
        ("count(treasure)", 13),
        ("hand(Gold)", 1),
        ("hand(Smithy, Gold)", 2),
        ("hand(Village)", 0),
        ("play(Village)", 2),
        ("play(Village, Market)", 3),
        ("play(Smithy)", 0),
        ("theirs(Witch)", 2),  # the most that another player has, not the own ones
        ("theirs(Village)", 3),
        ("theirs(Witch, Village)", 4),  # of one player together
        ("theirs(Gold)", 0),
        ("left(Witch)", 10),
        ("left(Smithy, Village)", 20),
        ("money", 24),  # 4 Gold, 2 Silver, 7 Copper, a Market
        ("coins", 6),
        ("buys", 1),
        ("actions", 1),
        ("turn", 5),
        ("cards", 23),
        ("score", 1),
        ("lead", -5),  # behind the best of the others
        ("players", 3),
        ("empty_piles", 0),
        ("hand_size", 2),
        ("deck_size", 2),
        ("remaining", 0),
        ("action_phase", 0),
        ("mine", 1),
        ("starter", 1),
        ("terminals", 6),
        ("treasures", 13),
    ],
)
def test_a_quantity_is_exactly_so_much(quantity: str, number: int) -> None:
    assert holds(f"{quantity} = {number}")
    assert not holds(f"{quantity} != {number}")
    # As a part of an expression it goes another way.
    assert holds(f"{quantity} * 2 + coins * coins = {2 * number} + 36")


@pytest.mark.parametrize(("turns", "starter"), [(3, True), (4, True), (5, False)])
def test_who_had_fewer_turns_than_somebody_did_not_start(turns: int, starter: bool) -> None:
    position = staged(TABLE.format(more="").replace("bob.turns = 4", f"bob.turns = {turns}"))
    agent = StrategyAgent(Strategy.parse("Gold if starter; Copper"))
    assert agent.choose(view(position, 0)) == ("Gold" if starter else "Copper")


@pytest.mark.parametrize(
    ("more", "gains"),
    [
        ("", 12),  # the Provinces of three players
        ("supply.Province = 3", 3),
        ("supply.Smithy = 1\nsupply.Village = 2\nsupply.Witch = 4", 7),
        ("supply.Smithy = 0\nsupply.Village = 2\nsupply.Witch = 4", 6),  # one pile is empty, two are needed
        ("supply.Smithy = 0\nsupply.Village = 0\nsupply.Witch = 4\nsupply.Market = 9", 4),
        ("supply.Smithy = 0\nsupply.Village = 0\nsupply.Witch = 5\nsupply.Province = 4", 4),
        ("supply.Smithy = 2\nsupply.Village = 2\nsupply.Witch = 2\nsupply.Market = 2", 6),  # three of them, not four
    ],
)
def test_so_many_cards_must_leave_the_supply_before_the_end(more: str, gains: int) -> None:
    assert holds(f"gains_to_end = {gains}", more)
    assert not holds(f"gains_to_end > {gains} or gains_to_end < {gains}", more)


@pytest.mark.parametrize(
    ("condition", "truth"),
    [
        ("2 * count(Gold) > 7", True),  # four Golds
        ("2 * count(Gold) > 8", False),
        ("count(Gold) * 3 >= 12", True),
        ("count(Gold) * 3 > 12", False),
        ("-1 * count(Gold) < -3", True),
        ("-count(Gold) < -4", False),
        ("2 * count(Gold) - count(Witch) = 3", True),
        ("count(Gold) + 2 * count(Witch) = 14", True),
        ("count(Gold) / 2 = 2", True),
        ("count(Gold) - count(Witch) < 0", True),
        ("not (count(Gold) > 3 and count(Witch) > 5) or false", True),
        ("count(Gold) > 3 and not count(Witch) > 5 and (coins < 6 or buys = 1)", True),
    ],
)
def test_factors_signs_and_words_between_conditions(condition: str, truth: bool) -> None:
    assert holds(condition) == truth


def test_brackets_side_by_side_are_not_deep() -> None:
    beside = " + ".join(["(coins)"] * (DEEPEST + 1))
    assert holds(f"{beside} = {6 * (DEEPEST + 1)}")
    assert holds(f"{beside.replace('(coins)', '-coins')} = {-6 * (DEEPEST + 1)}")


def test_words_mean_exactly_these_cards() -> None:
    meant = {word: {card.name for card in pool("both") if is_meant(card)} for word, is_meant in TYPES.items()}
    cantrips = {"Harbinger", "Laboratory", "Market", "Merchant", "Poacher", "Sentry", "Spy", "Village"}
    assert meant["cantrip"] == cantrips
    assert meant["splitter"] == {"Village", "Festival"}
    assert meant["terminal"] == meant["action"] - cantrips - {"Festival", "Cellar"}
    assert meant["action"] == {card.name for card in pool("both")} - {"Gardens"}
    assert meant["attack"] == {"Bandit", "Bureaucrat", "Militia", "Spy", "Thief", "Witch"}
    assert (meant["reaction"], meant["victory"], meant["treasure"], meant["curses"]) == ({"Moat"}, {"Gardens"}, set(), set())
    basic = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
    of_basic = {word: [name for name in basic if is_meant(find_card(name))] for word, is_meant in TYPES.items()}
    assert (of_basic["treasure"], of_basic["victory"], of_basic["curses"]) == (list(basic[:3]), list(basic[3:6]), ["Curse"])
    assert of_basic["any"] == list(basic)
    assert not of_basic["action"] + of_basic["terminal"] + of_basic["cantrip"] + of_basic["splitter"]


# In a choice of several cards

PICKING = """
players = alice, bob
kingdom = Chapel, Cellar
alice.hand = {card}, Copper x3, Estate
"""


@pytest.mark.parametrize(
    ("card", "condition", "picked"),
    [
        ("Chapel", "money > 1", 2),  # what is picked to be trashed has gone already
        ("Chapel", "count(Copper) > 1", 2),
        ("Chapel", "count(Copper, Estate) > 2", 2),
        ("Chapel", "count(Copper) * money > 4", 1),
        ("Chapel", "hand(Copper) > 1", 2),
        ("Chapel", "hand(Copper, Estate) > 2", 2),
        ("Chapel", "remaining > 2", 2),
        ("Cellar", "money > 2", 3),  # what is discarded is still owned
        ("Cellar", "count(Copper) > 2", 3),
        ("Cellar", "count(Copper, Estate) > 3", 3),
        ("Cellar", "hand(Copper) > 1", 2),
        ("Cellar", "hand(treasure) > 2", 1),
    ],
)
def test_picked_cards_have_left_the_hand_and_only_if_trashed_the_deck(card: str, condition: str, picked: int) -> None:
    word = {"Chapel": "trash", "Cellar": "discard"}[card]
    for engine in BOTH:
        position = staged(PICKING.format(card=card))
        agent = StrategyAgent(Strategy.parse(f"Gold\n[{word}]\nCopper if {condition}"), engine)
        position.answer(card)
        answers = []
        while position.question and position.question.id == f"{card.lower()}.{word}":
            answers.append(agent.choose(view(position, 0)))
            position.answer(answers[-1])
        assert answers.count("Copper") == picked


# What is done where no rule says anything

FORCED = """
players = alice, bob
kingdom = Remodel, Laboratory, Smithy
alice.hand = Remodel, Gold
alice.discard = Copper x20
supply.Gold = 0
supply.Province = 1
bob.discard = {bob}
"""


@pytest.mark.parametrize(
    ("rules", "bob", "gained"),
    [
        ("Curse if false", "Province x2", "Duchy"),  # the last Province would end the game lost
        ("end while losing: yes\nCurse if false", "Province x2", "Province"),
        ("Curse if false", "Estate", "Province"),  # and win it here
    ],
)
def test_a_gain_that_is_forced_does_not_end_the_game_lost(rules: str, bob: str, gained: str) -> None:
    position = staged(FORCED.format(bob=bob))
    position.answer("Remodel")
    assert position.question is not None
    assert position.question.id == "remodel.gain"
    for engine in BOTH:
        assert StrategyAgent(Strategy.parse(rules), engine).choose(view(position, 0)) == gained
