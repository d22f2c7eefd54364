"""Names of cards and sets in every language, wherever a name is typed."""

from __future__ import annotations

import json

import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cli.main import main
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.unit.test_cli import Capture, printed, refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_sets_and_cards_are_found_by_names_of_every_language(language: str, capsys: Capture) -> None:
    first = printed(capsys, "kingdoms", Texts("pl").set_name(find_kingdom("first-game-2")), "--lang", language).splitlines()
    assert first[0] == ", ".join(Texts(language).name(card) for card in find_kingdom("first-game-2").kingdom_cards)
    names = ", ".join(Texts(other).name(card) for other, card in zip(LANGUAGES * 2, find_kingdom("deck-top-2").kingdom_cards, strict=True))
    assert printed(capsys, "kingdoms", names, "--lang", language).splitlines()[-1] == find_kingdom("deck-top-2").code()
    drawn = printed(capsys, "kingdoms", "--random", "--seed", "3", "--with", "Kuźnia, Þorp", "--lang", language).splitlines()[-1]
    assert {"Smithy", "Village"} <= set(drawn.split(", "))


def test_sets_that_need_an_expansion_are_listed_and_say_what_they_need(capsys: Capture) -> None:
    listed = printed(capsys, "kingdoms", "--all", "--lang", "he")
    assert len([line for line in listed.splitlines() if "Seaside" in line]) == 3
    assert json.loads(printed(capsys, "kingdoms", "--all", "--json"))[-1]["expansion"] == "Empires"
    assert "Courtier" in printed(capsys, "kingdoms", "המשרתים")
    assert "Cutpurse" in refused(capsys, "kingdoms", "המסע אל המחר")


@pytest.mark.parametrize("wish", [("First Game",), ("--random", "--seed", "3")])
def test_whoever_wants_one_kingdom_gets_no_sets_that_need_an_expansion(wish: tuple[str, ...], capsys: Capture) -> None:
    assert printed(capsys, "kingdoms", *wish, "--all", "--json") == printed(capsys, "kingdoms", *wish, "--json")


def test_all_sets_of_an_edition_are_those_of_no_other(capsys: Capture) -> None:
    listed = json.loads(printed(capsys, "kingdoms", "--all", "--edition", "1", "--json"))
    assert {each["edition"] for each in listed} == {1}


def test_what_was_perhaps_meant_is_told_in_the_language(capsys: Capture) -> None:
    assert main(["kingdoms", "Pierwsza rozgrywkę", "--lang", "pl"]) == 2
    assert "`Pierwsza rozgrywka`" in capsys.readouterr().err
