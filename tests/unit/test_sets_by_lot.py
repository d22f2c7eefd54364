"""Kingdoms by lot from several sets of cards, in any proportion: in Python and on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.cards.catalogue import find_card
from fiefdom.cards.design import designed_kingdom
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.errors import BadKingdom
from tests.unit.test_cli import Capture, printed_json, refused


@pytest.mark.parametrize(
    ("sets", "number"), [("base", 0), ("intrigue", 10), ("base, intrigue=5", 5), ("Base=9,Intrigue", 1), ("base=3,intrigue=7", 7)]
)
def test_random_kingdoms_mix_sets_in_any_proportion(sets: str, number: int) -> None:
    for seed in range(20):
        for kingdom in (random_kingdom(seed, sets=sets), designed_kingdom(seed, needs=["villages"], sets=sets)):
            assert sum(card.set_name == "intrigue" for card in kingdom.kingdom_cards) == number
    assert len({random_kingdom(seed, sets=sets) for seed in range(20)}) == 20


def test_required_cards_count_for_their_set() -> None:
    kingdom = random_kingdom(1, required="Baron, Moat", sets="base,intrigue=1")
    assert [card.name for card in kingdom.kingdom_cards if card.set_name == "intrigue"] == ["Baron"]
    assert random_kingdom(1, sets=["base", "intrigue"]) == random_kingdom(1, sets="intrigue, base")


@pytest.mark.parametrize(
    ("sets", "code"),
    [
        ("intrigue=5", "shares"),
        ("base=6,intrigue=5", "shares"),
        ("base,intrigue=11", "shares"),
        ("base,intrigue=", "set-number"),
        ("base,intrigue=five", "set-number"),
        ("base,intrigue=-1", "set-number"),
        ("base,intrige=5", "no-set"),
        ("base,intrigue=1", "share-required"),
    ],
)
def test_sets_that_give_no_ten_cards_say_why(sets: str, code: str) -> None:
    with pytest.raises(BadKingdom) as raised:
        random_kingdom(1, required="Baron, Bridge", sets=sets)
    assert raised.value.code.endswith(code)
    assert "\nhint: " in str(raised.value)


@pytest.mark.parametrize(("sets", "number"), [("base", 0), ("intrigue", 10), ("base,intrigue=4", 4)])
def test_random_kingdoms_are_drawn_from_the_sets_that_are_named(capsys: Capture, sets: str, number: int) -> None:
    (drawn,) = printed_json(capsys, "kingdoms", "--random", "--seed", "3", "--sets", sets, "--json")
    assert sum(find_card(name).set_name == "intrigue" for name in drawn["cards"]) == number


@pytest.mark.parametrize("words", [("play",), ("evolve",), ("dataset", "OUT", "--kingdom")])
def test_sets_are_for_kingdoms_by_lot(capsys: Capture, words: tuple[str, ...], tmp_path: Path) -> None:
    called = [str(tmp_path / "out") if word == "OUT" else word for word in words]
    assert "is not drawn by lot" in refused(capsys, *called, "First Game", "--sets", "intrigue")
    assert "let the numbers add up to ten" in refused(capsys, *called, "random", "--sets", "intrigue=5")
