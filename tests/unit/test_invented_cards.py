"""Cards that a test invents: they play like the ones of the catalogue, and reach what those cannot."""

from __future__ import annotations

from collections.abc import Sequence

import numpy
import pytest

from fiefdom.cards.base.both_editions import may_play_twice
from fiefdom.cards.card import Card, card, plus
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.verbs import draw_cards
from fiefdom.engine.kinds import ACTION, TREASURE
from fiefdom.engine.plays import MERCHANTS
from fiefdom.engine.setup import lay_out_supply, seed_streams
from fiefdom.engine.state import State
from fiefdom.game.engines import Engine
from fiefdom.game.plain import pack
from fiefdom.game.position import Position
from fiefdom.game.soundness import fill_in, owned_by_zones
from fiefdom.scenario.stage import push_phase
from tests.stages import ENGINES

BALLROOM = card("Ballroom", 5, TREASURE, may_play_twice(), worth=0)
"""A Treasure that plays an Action from hand twice: the only way to an Action after a Treasure."""

PURSE = card("Purse", 4, TREASURE, draw_cards(1), worth=1)
"""A Treasure that does something besides bringing coins."""

WINDMILL = card("Windmill", 4, ACTION, plus(cards=2, coins=1))

OTHERS = ("Merchant", "Moat", "Smithy", "Village", "Market", "Mine", "Cellar")
KINGDOM = Kingdom.of([BALLROOM, PURSE, WINDMILL, *OTHERS], edition=2)


def game(hand: Sequence[str | Card], deck: Sequence[str | Card], engine: Engine) -> Position:
    """A game of two in which the first player has this hand and, in any order, this deck."""
    state = State()
    state.kinds = KINGDOM.kinds()
    lay_out_supply(state, 2)
    seed_streams(state, 1, 2)
    state.actions = state.buys = 1
    record = numpy.array(pack(state))
    for zone, cards in (("hand", hand), ("rest", deck)):
        for each in cards:
            record[zone][0][KINGDOM.cards.index(each if isinstance(each, Card) else find_card(each))] += 1
    record["rest_size"][0] = len(deck)
    push_phase(record, None)
    fill_in(record, len(KINGDOM.cards))
    record["owned"] = owned_by_zones(record)
    position = Position.from_record(KINGDOM, record, engine)
    position.handle.resume()
    assert position.broken_law() == ""
    return position


def coins_after(position: Position, *answers: str | Card) -> int:
    """The coins after these answers."""
    for answer in answers:
        position.answer(answer)
    return int(position.record()["coins"])


@pytest.mark.parametrize("engine", ENGINES)
def test_a_merchant_played_after_a_silver_gives_no_bonus_for_any_silver_of_that_turn(engine: Engine) -> None:
    """T-338."""
    position = game([BALLROOM, "Merchant", "Silver", "Silver", "Silver"], ["Curse"] * 4, engine)
    position.answer("pass")
    assert coins_after(position, "Silver") == 2
    assert coins_after(position, BALLROOM, "Merchant") == 2
    assert coins_after(position, "Silver") == 4
    assert coins_after(position, "Silver") == 6
    assert position.record()["counters"][MERCHANTS] == 0


@pytest.mark.parametrize("engine", ENGINES)
def test_a_merchant_played_before_the_first_silver_of_the_buy_phase_gives_its_bonus(engine: Engine) -> None:
    """The same cards in the other order, so that the test above can fail."""
    position = game([BALLROOM, "Merchant", "Copper", "Silver", "Silver"], ["Curse"] * 4, engine)
    position.answer("pass")
    assert coins_after(position, "Copper") == 1
    assert coins_after(position, BALLROOM, "Merchant") == 1
    assert coins_after(position, "Silver") == 5
    assert coins_after(position, "Silver") == 7


@pytest.mark.parametrize("engine", ENGINES)
def test_merchants_before_and_after_a_silver_count_apart(engine: Engine) -> None:
    """T-338."""
    position = game([BALLROOM, "Merchant", "Merchant", "Silver", "Silver"], ["Curse"] * 4, engine)
    assert coins_after(position, "Merchant", "pass", "Silver") == 3
    assert coins_after(position, BALLROOM, "Merchant", "Silver") == 5


@pytest.mark.parametrize("engine", ENGINES)
def test_the_bonus_comes_back_in_the_next_turn(engine: Engine) -> None:
    """T-338."""
    position = game([BALLROOM, "Merchant", "Silver"], [], engine)
    position.answer("pass")
    assert coins_after(position, "Silver", BALLROOM, "Merchant") == 2
    for _ in range(2):  # the own turn ends without a purchase, and the other player has nothing but a buy
        position.answer("pass")
    assert coins_after(position, "Merchant", "Silver") == 3


@pytest.mark.parametrize("engine", ENGINES)
def test_a_treasure_that_does_something_is_played_in_full(engine: Engine) -> None:
    position = game([PURSE, PURSE, "Copper"], ["Gold", "Gold"], engine)
    copy = position.copy()
    assert coins_after(position, PURSE, PURSE, "Copper", "Gold", "Gold") == 9
    copy.play_all_treasures()
    assert copy.record()["coins"] == 9
    assert copy.question is not None
    assert copy.question.id == "buy"


@pytest.mark.parametrize("engine", ENGINES)
def test_an_invented_action_is_played_and_bought_like_any_other(engine: Engine) -> None:
    position = game([WINDMILL, "Gold"], ["Copper", "Copper", "Estate"], engine)
    assert coins_after(position, WINDMILL) == 1
    position.play_all_treasures()
    assert position.question is not None
    assert WINDMILL in position.question.cards
    position.answer(WINDMILL)
    assert position.record()["owned"][0][KINGDOM.cards.index(WINDMILL)] == 2
    assert position.record()["supply"][KINGDOM.cards.index(WINDMILL)] == 9


def test_a_treasure_that_brings_more_than_coins_is_not_plain() -> None:
    """Plain Treasures are played in one go, without what else is printed on them."""
    single = [plus(cards=1), plus(actions=1), plus(buys=1), plus(coins=1)]
    bonuses = [*single, plus(cards=1, buys=1), plus(actions=1, coins=1), plus(), plus(buys=2, cards=2)]
    cards = [card(f"Coin {letter}", 3, TREASURE, bonus, worth=1) for letter, bonus in zip("ABCDEFGH", bonuses, strict=True)]
    kingdom = Kingdom.of([*cards, "Moat", "Smithy"], 2)
    plain_ones = {each.name for slot, each in enumerate(kingdom.cards) if kingdom.kinds().plain >> slot & 1}
    assert plain_ones == {"Copper", "Silver", "Gold", "Coin G"}
