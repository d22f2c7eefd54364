"""Finding a card by what somebody types."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.cards.catalogue import CATALOGUE, find_card
from fiefdom.errors import BadLanguage
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import fold
from fiefdom.text.texts import Texts, search_cards


def names(text: str, language: str = "en") -> list[str]:
    return [card.name for card in search_cards(text, CATALOGUE, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CATALOGUE, ids=str)
def test_every_card_is_found_by_its_name_in_the_language_and_in_english(card: object, language: str) -> None:
    assert isinstance(card, type(CATALOGUE[0]))
    assert search_cards(Texts(language).name(card), CATALOGUE, language) == [card]
    assert search_cards(card.name.upper(), CATALOGUE, language) == [card]
    assert search_cards(card.slug, CATALOGUE, language) == [card]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CATALOGUE, ids=str)
def test_every_card_is_found_without_its_accents(card: object, language: str) -> None:
    assert isinstance(card, type(CATALOGUE[0]))
    bare = "".join(sign for sign in unicodedata.normalize("NFD", Texts(language).name(card)) if not unicodedata.combining(sign))
    assert search_cards(bare.lower(), CATALOGUE, language) == [card]


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("Kuźnia", "kuznia"),
        ("ZŁOTO", "zloto"),
        ("Smiðja", "smidja"),
        ("Þorp", "thorp"),
        ("bærinn", "baerinn"),
        ("pivniţă", "pivnita"),
        ("pivniță", "pivnita"),
        ("Şanţ", "sant"),
        ("Șanț", "sant"),
        ("Throne_Room", "throne room"),
        ("  throne -  room ", "throne room"),
        ("King’s Army", "kings army"),
        ("שׁוּק", "שוק"),
        ("צייד־על", "צייד על"),
        ("מרתף יינות", "מרתפ יינות"),
    ],
)
def test_case_accents_vowel_points_and_signs_do_not_matter(typed: str, folded: str) -> None:
    assert fold(typed) == folded


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_a_whole_name_beats_a_longer_one() -> None:
    among = [find_card("Militia"), find_card("Mine")]
    assert [card.name for card in search_cards("mine", among, "en")] == ["Mine"]


def test_the_beginning_of_a_name_beats_a_part_of_another() -> None:
    assert names("mar") == ["Market"]
    assert names("ar") == ["Artisan"]


def test_the_beginning_of_a_later_word_beats_a_part() -> None:
    assert names("roo") == ["Council Room", "Throne Room"]


def test_any_part_finds_a_card_when_no_name_begins_so() -> None:
    assert names("ithy") == ["Smithy"]


def test_several_cards_come_in_the_order_they_were_given_in() -> None:
    assert names("mi") == ["Militia", "Mine", "Mill", "Mining Village", "Minion"]
    backwards = search_cards("mi", reversed(CATALOGUE), "en")
    assert [card.name for card in backwards] == ["Minion", "Mining Village", "Mill", "Mine", "Militia"]


def test_only_the_given_cards_are_found() -> None:
    assert search_cards("smithy", [find_card("Moat")], "en") == []
    assert [card.name for card in search_cards("m", [find_card("Moat"), find_card("Village")], "en")] == ["Moat"]


@pytest.mark.parametrize("text", ["", "   ", "--", "blorb"])
def test_what_fits_nothing_finds_nothing(text: str) -> None:
    assert names(text) == []


def test_whole_names_of_other_languages_are_understood_and_parts_are_not() -> None:
    assert names("Kuźnia", "en") == names("kuznia", "he") == ["Smithy"]
    assert names("Kuź", "en") == []
    assert names("Kuz", "pl") == ["Smithy"]
    assert names("Her", "en") == ["Militia"]  # the whole name in Icelandic, not a part of one in English


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadLanguage, match="`xx`"):
        search_cards("moat", CATALOGUE, "xx")


@given(st.text(), st.sampled_from(LANGUAGES))
def test_whatever_is_typed_gives_cards_that_were_given(text: str, language: str) -> None:
    assert set(search_cards(text, CATALOGUE, language)) <= set(CATALOGUE)
