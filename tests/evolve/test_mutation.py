from __future__ import annotations

import gc
import random
import weakref

import pytest

from fiefdom.cards.card import Card, plus
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.mutation import MOST_RULES, Mutation, exchanged, numbers, quantities, with_number
from fiefdom.strategy.board import Board
from fiefdom.strategy.compiler import compile_strategy
from fiefdom.strategy.expression import coins, count, left, money
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy


@pytest.mark.parametrize("edition", [1, 2])
def test_every_child_reads_back_and_compiles_whatever_happens_to_its_line(edition: int) -> None:
    kingdom = random_kingdom(11, edition)
    mutation = Mutation(kingdom, random.Random(5))
    parents = [archetype.strategy for archetype in archetypes(kingdom)]
    lots = random.Random(6)
    for _ in range(250):
        child = mutation.child(lots.choice(parents), lots.choice(parents))
        assert Strategy.parse(str(child)) == child
        assert len(child.sections["buy"]) <= MOST_RULES
        compile_strategy(child, kingdom)
        parents[lots.randrange(len(parents))] = child


def test_the_same_lots_give_the_same_children() -> None:
    kingdom = find_kingdom("first-game-2")
    parent = archetypes(kingdom)[3].strategy
    one, other = (Mutation(kingdom, random.Random(9)) for _ in range(2))
    assert [one.child(parent) for _ in range(20)] == [other.child(parent) for _ in range(20)]


def test_thinkers_make_many_and_none_of_them_stays_behind() -> None:
    mutation = Mutation(find_kingdom("first-game-2"), random.Random(9))
    assert mutation.choices.rules("play")
    left_behind = weakref.ref(mutation.choices)
    del mutation
    gc.collect()
    assert left_behind() is None


def test_breeding_may_leave_the_last_gains_to_the_rules_and_weigh_them_again() -> None:
    kingdom = find_kingdom("first-game-2")
    mutation = Mutation(kingdom, random.Random(4))
    for parent in (archetypes(kingdom)[3].strategy, library()["smithy"]):
        child = mutation.change_setting(parent)
        assert child.weighs_last_gains != parent.weighs_last_gains
        assert mutation.change_setting(child) == parent
    bred = [mutation.child(parent) for _ in range(300)]
    switched = [child for child in bred if child.weighs_last_gains != parent.weighs_last_gains]
    assert 0 < len(switched) < 30


def test_numbers_of_a_condition_are_found_and_changed_from_left_to_right() -> None:
    condition = (money > 15) & ~(left("Province") <= 4) | (coins < count("Gold") + 2)
    assert numbers(condition) == [15, 4, 2]
    assert str(with_number(condition, 1, 6)) == "money > 15 and not left(Province) <= 6 or coins < count(Gold) + 2"
    assert [str(each) for each in quantities(condition)] == ["money", "left(Province)", "coins", "count(Gold)"]


def test_a_condition_can_be_about_another_card() -> None:
    kingdom = find_kingdom("first-game-2")
    cards = {card.name: card for card in kingdom.cards}
    condition = count("Smithy") < count("Village", "Smithy")
    assert str(exchanged(condition, cards["Smithy"], cards["Market"])) == "count(Market) < count(Village, Market)"


def test_cards_may_cost_more_than_any_known_card() -> None:
    palace = Card("Palace", 14, ACTION, plus(coins=4), {1: (), 2: ()})
    board = Board((palace,))
    mutation = Mutation(board, random.Random(3))
    child = library()["big-money-ultimate"]
    for _ in range(300):
        child = mutation.child(child)
        compile_strategy(child, board)
