"""Names of plans: written and read in English, said in every language."""

from __future__ import annotations

import json

import pytest

from fiefdom.cards.card_file import CardFile
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.atlas import kingdoms_of, shipped_atlas
from fiefdom.evolve.reactions import reacting
from fiefdom.strategy.expression import theirs
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.plan_names import PREFIX, PlanName, called, english, kinds, plan_words, read_plan_name
from fiefdom.text.texts import Texts

CARDS = {card.name: card for card in CATALOGUE}
OTHERS = LANGUAGES[1:]


def leaders_of(kingdom: Kingdom) -> tuple[Strategy, ...]:
    leaders = shipped_atlas().leaders(kingdom)
    return leaders.strategies if leaders else ()


def archetype_names() -> set[str]:
    """The names of the plans of many kingdoms of both sets and editions."""
    kingdoms: list[Kingdom] = [
        random_kingdom(seed, edition, sets=sets) for seed in range(12) for edition, sets in ((1, "base"), (2, "base,intrigue"))
    ]
    return {plan.strategy.name for kingdom in kingdoms for plan in archetypes(kingdom)}


NAMES = sorted(archetype_names())


def test_every_archetype_is_called_by_a_name_that_is_read_back() -> None:
    found = {name: read_plan_name(name, CARDS) for name in NAMES}
    assert [name for name, plan in found.items() if str(plan) != name] == []
    told = {plan.kind for plan in found.values() if plan}
    assert set(kinds()) - told <= {"treasures", "ultimate", "library", "reacting", "again", "remodelled", "feast", "mixed"}


def test_english_says_names_as_files_have_them() -> None:
    assert [name for name in NAMES if plan_words(name, Texts("en")) != name] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_other_language_leaves_a_word_of_them_in_english(language: str) -> None:
    """Small words: cards may be called the same, as `Bandit` is in Romanian."""
    words = {word for kind in kinds() for word in english(kind).split() if word.isalpha() and word.islower()}
    said = {name: set(strip_isolates(plan_words(name, Texts(language))).split()) for name in NAMES}
    assert {"and", "with", "everything"} <= words
    assert [name for name, found in said.items() if found & words] == []


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("pl", "Pieniądze i Kuźnia ×2"),
        ("is", "Peningar og Smiðja ×2"),
        ("ro", "Bani și Fierar ×2"),
        ("he", "כסף וגם נפחייה ×2"),
    ],
)
def test_a_name_in_words(language: str, expected: str) -> None:
    assert strip_isolates(plan_words("Money with Smithy x2", Texts(language))) == expected


def test_cards_may_stand_before_and_behind_a_name() -> None:
    name = called("pair", "Laboratory", "Market", before=["Chapel"], behind=["Witch", ""])
    assert str(name) == "Chapel, Laboratory and Market, Witch"
    assert read_plan_name(str(name), CARDS) == name
    assert name.said(Texts("pl"), CARDS) == "Kaplica, Laboratorium i Targowisko, Wiedźma"


def test_leaders_are_called_by_their_cards() -> None:
    assert plan_words("Market, Village, Smithy", Texts("pl")) == "Targowisko, Wioska, Kuźnia"
    assert plan_words("Market, Village, Smithy (2)", Texts("pl")) == "Targowisko, Wioska, Kuźnia (2)"
    assert plan_words("Money", Texts("is")) == "Peningar"


def test_leaders_of_the_atlas_have_names_in_every_language() -> None:
    names = {strategy.name for kingdom in kingdoms_of(shipped_atlas()) for strategy in leaders_of(kingdom)}
    assert len(names) > 100
    assert [name for name in names if plan_words(name, Texts("he")) == name] == []


def test_a_plan_that_goes_over_to_another_one_is_said_by_both() -> None:
    one, other = (Strategy.parse("Province", name) for name in ("Money with Smithy x2", "Gardens by 3 Workshop"))
    name = reacting(one, other, theirs("Chapel") > 1).name
    assert plan_words(name, Texts("en")) == name
    assert plan_words(name, Texts("pl")) == "Pieniądze i Kuźnia ×2; Ogrody: Warsztat ×3, gdy u innych kart Kaplica jest więcej niż 1"


@pytest.mark.parametrize("word", ["ultimate+market", "big-money+smithy", "big-money"])
def test_generic_strategies_have_names_in_every_language(word: str) -> None:
    name = find_strategy(word).name
    said = {plan_words(name, Texts(language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES) or word == "big-money"


@pytest.mark.parametrize(
    "name", ["My own, plan and all", "Smithy and me", "Big Smithy", "", ", ", "Money with Castle x2", "a (2)", "; if theirs(Moat) > 1"]
)
def test_a_name_that_somebody_has_made_up_stays_as_it_is(name: str) -> None:
    assert plan_words(name, Texts("pl")) == name


def test_own_cards_are_known_where_they_are_told() -> None:
    (own,) = CardFile.parse("card Watchtower\nname pl: Wieża\ncost 3\ntypes Action\n+2 cards")
    assert plan_words("Money with Watchtower x1", Texts("pl")) == "Money with Watchtower x1"
    assert plan_words("Money with Watchtower x1", Texts("pl"), [own]) == "Pieniądze i Wieża ×1"


def test_names_are_values() -> None:
    assert called("money-copies", "Smithy", numbers=[2]) == PlanName("money-copies", ("Smithy",), (2,))
    assert json.dumps(str(called("thieves", numbers=[6]))) == '"6 Thieves"'
    assert all(Texts("en").has(PREFIX + kind) for kind in kinds())
