"""The rules for beginners: in every language, with the same structure, and with the names that the cards have there."""

from __future__ import annotations

import re

import pytest

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE, pool
from fiefdom.errors import BadLanguage
from fiefdom.text.languages import LANGUAGES, learn_page
from fiefdom.text.texts import Texts

OTHERS = LANGUAGES[1:]
UNOFFICIAL = {"en": "unofficial", "ro": "neoficial", "pl": "nieoficjaln", "is": "óopinber", "he": "לא רשמי"}
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
NAME = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
MARKUP = re.compile(r"#{1,3} |- |[^\W\d_]|\d")


def outline(language: str) -> list[str]:
    return [marks for marks, _ in HEADING.findall(learn_page(language))]


def sections(language: str) -> list[str]:
    return re.split(r"^#+ .+$", learn_page(language), flags=re.MULTILINE)


def cards_in(language: str, text: str) -> list[Card]:
    """The cards that a text names, in its order."""
    by_name = {Texts(language).name(card): card for card in CATALOGUE}
    return [by_name[name] for name in NAME.findall(text)]


def figures(text: str) -> list[str]:
    """The prices and amounts in figures."""
    return re.findall(r"\+?\$?\d+", text)


def test_the_page_of_a_locale_is_that_of_its_language() -> None:
    assert learn_page("pl_PL.UTF-8") == learn_page("pl") != learn_page("en")


def test_there_is_no_page_in_a_language_that_fiefdom_does_not_speak() -> None:
    with pytest.raises(BadLanguage, match="`xx`"):
        learn_page("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_can_be_read_in_a_few_minutes(language: str) -> None:
    assert 1100 <= len(learn_page(language).split()) <= 1800


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_once_that_fiefdom_is_unofficial(language: str) -> None:
    assert learn_page(language).lower().count(UNOFFICIAL[language]) == 1


@pytest.mark.parametrize("language", OTHERS)
def test_all_pages_have_the_same_headings(language: str) -> None:
    assert outline(language) == outline("en")
    assert outline("en")[0] == "#"
    assert outline("en").count("#") == 1


@pytest.mark.parametrize("language", OTHERS)
def test_each_section_has_as_many_paragraphs_and_list_entries_as_in_english(language: str) -> None:
    def shape(text: str) -> tuple[int, int]:
        return text.count("\n\n"), text.count("\n- ")

    assert [shape(text) for text in sections(language)] == [shape(text) for text in sections("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_emphasis_is_the_name_of_a_card_in_the_language(language: str) -> None:
    names = {Texts(language).name(card) for card in CATALOGUE}
    used = NAME.findall(learn_page(language))
    assert used
    assert [name for name in used if name not in names] == []


@pytest.mark.parametrize("language", OTHERS)
def test_each_section_is_about_the_same_cards_as_in_english(language: str) -> None:
    """Inflected languages may name a card once more or once less."""
    here = [set(cards_in(language, text)) for text in sections(language)]
    assert here == [set(cards_in("en", text)) for text in sections("en")]


@pytest.mark.parametrize("language", OTHERS)
def test_each_section_has_the_same_amounts_as_in_english(language: str) -> None:
    def amounts(text: str) -> set[str]:
        return {figure for figure in figures(text) if "$" in figure}

    assert [amounts(text) for text in sections(language)] == [amounts(text) for text in sections("en")]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_cards_of_one_edition_are_those_of_the_catalogue(edition: int) -> None:
    lines = [line for line in learn_page("en").splitlines() if line.startswith(f"- Only in the {['first', 'second'][edition - 1]} edition")]
    assert len(lines) == 1
    assert sorted(cards_in("en", lines[0]), key=str) == [card for card in pool(edition) if card.editions == (edition,)]


def test_the_prices_and_worths_are_those_of_the_cards() -> None:
    def entry(term: str) -> str:
        return next(line for line in learn_page("en").splitlines() if line.startswith(f"- **{term}**"))

    treasures, points = entry("Treasures"), entry("Victory cards")
    assert figures(treasures) == [f"${card.worth}" for card in cards_in("en", treasures)] + [
        f"${card.cost}" for card in cards_in("en", treasures)
    ]
    assert figures(points) == [str(card.points) for card in cards_in("en", points)] + [f"${card.cost}" for card in cards_in("en", points)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_only_simple_markdown(language: str) -> None:
    """Headings, paragraphs, flat lists, strong and emphasis: whoever shows a page needs no more."""
    text = learn_page(language)
    lines = [line for line in text.splitlines() if line]
    assert [line for line in lines if not MARKUP.match(line)] == []
    assert not set("`[]<>_|\t") & set(text)
    assert re.sub(r"\*\*[^*\n]+\*\*|\*[^*\n]+\*", "", text).count("*") == 0
