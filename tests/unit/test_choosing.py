"""Choosing the ten cards together: drafting, banning, voting, swapping (R-SETUP-14 to R-SETUP-17)."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from fiefdom.cards.card_file import CardFile
from fiefdom.cards.catalogue import find_card, pool
from fiefdom.cards.choosing import METHODS, Choosing, Method, Wishes, begin_again, begin_choosing
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.errors import BadKingdom, BadPlayers

START = find_kingdom("First Game", 2)


def chosen(method: Method, seats: int = 3, seed: int = 1, *, kept: str = "", excluded: str = "", sets: str = "base") -> Choosing:
    wanted, unwanted = (tuple(find_card(card) for card in text.split(", ") if card) for text in (kept, excluded))
    return begin_choosing(method, seats, START, Wishes(wanted, unwanted, sets=sets), seed)


@pytest.mark.parametrize("method", METHODS)
def test_the_cards_come_from_the_sets_that_are_wished(method: Method) -> None:
    named = {sets: set(chosen(method, sets=sets).pool) for sets in ("base", "intrigue", "base,intrigue")}
    assert len(named["intrigue"]) == 26
    assert named["base"] | named["intrigue"] == named["base,intrigue"]
    dealt = {name for deal in chosen(method, sets="intrigue").dealt for name in deal}
    assert method == "swap" or dealt <= named["intrigue"]


def by_lot(choosing: Choosing, seed: int = 5) -> Choosing:
    """Everybody does something."""
    lots = Random(seed)
    while not choosing.is_over:
        choosing = choosing.choose(choosing.turn[-1], choosing.by_lot(lots))
    return choosing


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("method", METHODS)
def test_whatever_is_done_gives_ten_cards_with_and_without_those_that_were_wished(method: Method, seats: int) -> None:
    for seed in range(20):
        over = by_lot(chosen(method, seats, seed, kept="Moat", excluded="Witch, Chapel"), seed)
        kingdom = over.kingdom()
        assert find_card("Moat") in kingdom.kingdom_cards
        assert not {find_card("Witch"), find_card("Chapel")} & set(kingdom.kingdom_cards)
        assert kingdom.edition == 2
        assert (over.turn, over.offered) == ((), ())


def test_in_a_draft_each_names_a_card_in_turn_until_there_are_ten() -> None:
    draft = chosen("draft", 2, kept="Moat")
    assert (draft.turn, draft.cards) == ((0,), ("Moat",))
    draft = draft.choose(0, ["Witch"]).choose(1, ["Village"])
    assert draft.cards == ("Moat", "Witch", "Village")
    assert "Witch" not in draft.offered
    with pytest.raises(BadKingdom, match="not possible now"):
        draft.choose(0, ["Witch"])
    with pytest.raises(BadPlayers, match="cannot name a card"):
        draft.choose(1, ["Smithy"])
    assert len(by_lot(draft).deeds) == 9


def test_of_what_is_dealt_each_bans_one_but_none_that_is_kept() -> None:
    ban = chosen("ban", 4, kept="Moat")
    assert len(ban.cards) == 14
    with pytest.raises(BadKingdom):
        ban.choose(0, ["Moat"])
    gone = ban.offered[0]
    assert gone not in ban.choose(0, [gone]).cards
    assert len(by_lot(ban).cards) == 10


def test_most_votes_win_in_any_order_and_of_several_the_first_dealt() -> None:
    vote = chosen("vote", 3)
    assert len(vote.dealt) == 3
    assert vote.turn == (0, 1, 2)
    once = vote.choose(2, ["1"])
    assert once.turn == (0, 1)
    assert once.cards == ()
    assert once.choose(0, ["1"]).choose(1, ["0"]).cards == vote.dealt[1]
    assert once.choose(0, ["2"]).choose(1, ["0"]).cards == vote.dealt[0]
    for wrong in (["3"], ["-1"], [], ["None"]):
        with pytest.raises(BadKingdom):
            vote.choose(0, wrong)


def test_each_may_swap_one_card_of_a_set_or_none_and_the_next_game_goes_on_from_there() -> None:
    swap = chosen("swap", 2)
    over = swap.choose(0, ["Moat", "Witch"]).choose(1, [])
    assert set(over.cards) == {card.name for card in START.kingdom_cards} - {"Moat"} | {"Witch"}
    again = begin_again(over, 3)
    assert (again.cards, again.deeds, again.is_over) == (over.cards, (), False)
    for wrong in (["Moat"], ["Witch", "Chapel"], ["Moat", "Smithy"], ["Moat", "Copper"]):
        with pytest.raises(BadKingdom):
            swap.choose(0, wrong)


@pytest.mark.parametrize("method", ["ban", "vote"])
def test_the_next_game_is_dealt_anew(method: Method) -> None:
    over = by_lot(chosen(method))
    assert begin_again(over, 99).dealt != over.dealt
    assert begin_again(over, 99).turn == chosen(method).turn


def test_too_few_cards_are_refused_at_once() -> None:
    without = ", ".join(card.name for card in pool(2)[:16])
    assert by_lot(chosen("vote", excluded=without)).is_over
    with pytest.raises(BadKingdom, match="only `10` are left"):
        chosen("ban", excluded=without)
    with pytest.raises(BadKingdom, match="both required and excluded"):
        chosen("draft", kept="Moat", excluded="Moat")


def test_own_cards_can_be_chosen() -> None:
    own = CardFile.parse("card Tea House\n  cost 3\n  type action\n  +2 cards\n").cards
    draft = begin_choosing("draft", 2, START, Wishes(own=own), 1).choose(0, ["Tea House"])
    assert any(card.name == "Tea House" for card in by_lot(draft).kingdom(own).kingdom_cards)


@pytest.mark.parametrize("method", METHODS)
def test_it_can_be_written_down_and_read_again(method: Method) -> None:
    choosing = chosen(method)
    choosing = choosing.choose(choosing.turn[0], choosing.by_lot(Random(2)))
    assert msgspec.json.decode(msgspec.json.encode(choosing), type=Choosing) == choosing
    assert json.loads(msgspec.json.encode(choosing))["method"] == method
