"""What a kingdom is like, and how strong a card is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fiefdom.cards.card_file import CardFile
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.cli.main import main
from fiefdom.evolve import card_worth, survey
from fiefdom.evolve.card_worth import additions, worth_in
from fiefdom.evolve.find import Cache
from fiefdom.evolve.survey import STEPS, pairs, surveying
from fiefdom.strategy.library import library

STRONG = "card Gift\ncost 2\ntypes action\n+3 cards\n+1 action\n+2 coins\n"
WEAK = "card Toll\ncost 6\ntypes action\ndiscard down to 1\n"


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FIEFDOM_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(survey, "GAMES", 200)
    monkeypatch.setattr(survey, "ROUGHLY", {"4/3": 40, "5/2": 120})
    monkeypatch.setattr(survey, "WELL", {"4/3": 80, "5/2": 240})
    monkeypatch.setattr(card_worth, "LAPS", ((40, 4), (120, 1)))
    monkeypatch.setattr(card_worth, "GAMES", 1_200)


@pytest.mark.usefixtures("few_games")
def test_a_survey_grows_step_by_step(tmp_path: Path) -> None:
    steps = list(surveying(find_kingdom("First Game"), cache=Cache(tmp_path)))
    assert len(steps) == STEPS
    first, second, *_, last = steps
    assert (first.character, first.openings) == (None, ())
    assert first.leaders.best == last.leaders.best
    assert second.character is not None
    assert second.character.engine > 0.5, "Villages, Markets and Smithies win there"
    assert second.character.money.value < 0.5
    assert {opening.coins for opening in last.openings} == {"4/3", "5/2"}
    assert all(opening.games > 0 for opening in last.openings)
    assert [card.name for card, _ in last.copies[:2]] == [card.name for card, _ in sorted(last.copies, key=lambda pair: -pair[1])[:2]]


def test_openings_are_what_the_coins_buy() -> None:
    kingdom = find_kingdom("First Game")
    found = pairs(kingdom, "4/3")
    assert all(one.cost <= 4 and two.cost <= 3 for one, two in found)
    assert len({frozenset(pair) for pair in found}) == len(found)
    assert (find_card("Remodel"), find_card("Village")) in found
    assert (find_card("Market"), find_card("Moat")) in pairs(kingdom, "5/2")


@pytest.mark.usefixtures("few_games")
def test_a_card_that_gives_much_is_strong_and_one_that_gives_nothing_is_not_bought() -> None:
    (gift,), (toll,) = CardFile.parse(STRONG), CardFile.parse(WEAK)
    strong = worth_in(gift, random_kingdom(1, 2, [gift]))
    weak = worth_in(toll, random_kingdom(1, 2, [toll]))
    assert strong.points.value > 0.9
    assert strong.copies > 1
    assert weak.points.value < 0.6
    assert weak.copies < 0.5
    assert gift not in strong.other.cards, "nobody who may not buy it names it"


def test_a_strategy_may_buy_a_card_before_each_of_its_rules() -> None:
    money = library()["big-money"]
    found = list(additions(money, find_card("Smithy")))
    places = {[str(rule.target) for rule in strategy.sections["buy"]].index("Smithy") for strategy in found}
    assert 0 not in places, "points come first"
    assert max(places) == len(money.sections["buy"])


@pytest.mark.usefixtures("few_games")
def test_the_command_line_tells_both(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_worth, "KINGDOMS", 1)
    assert main(["kingdoms", "First Game", "--survey", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["survey"]["character"]["engine"] > 0.5
    assert main(["kingdoms", "First Game", "--survey"]) == 0
    assert "Remodel" in capsys.readouterr().out
    cards = tmp_path / "gift.cards"
    cards.write_text(STRONG, encoding="utf-8")
    assert main(["cards", "gift", "--cards", str(cards), "--worth", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["points"] > 0.8
    assert main(["cards", "gift", "--cards", str(cards), "--worth"]) == 0
    assert "%" in capsys.readouterr().out
    assert main(["kingdoms", "--survey"]) == 2
    assert main(["cards", "--worth"]) == 2
