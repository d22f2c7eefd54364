"""The rule book as the server shows it: every card is on a page, every number leads to its rule."""

from __future__ import annotations

import re

import pytest

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.text import rule_book
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts


@pytest.mark.parametrize("card", CATALOGUE, ids=lambda card: card.slug)
def test_every_card_has_its_rules(card: Card) -> None:
    page = rule_book.page_of(card.slug)
    assert page is not None
    assert f'<a id="{card.slug}"></a>' in rule_book.html(page)


@pytest.mark.parametrize("name", sorted(rule_book.pages()))
def test_every_link_leads_to_a_rule_or_a_page(name: str) -> None:
    text = rule_book.html(name)
    links = re.findall(r'<a href="([^"]+)"', text)
    for link in links:
        page, _, anchor = link.removeprefix("/rules/").partition("#")
        assert link.startswith("/rules/")
        assert not anchor or f'<li id="{anchor}">' in rule_book.html(page)
    assert ".md" not in text


def test_a_rule_has_an_anchor_and_what_it_cites_is_a_link() -> None:
    turn = rule_book.html("turn")
    assert '<li id="r-draw-6"><strong>R-DRAW-6</strong>' in turn
    assert re.search(r'\(src <a href="/rules/\w+#r-act-6">R-ACT-6</a>', rule_book.html("cards"))


def test_what_is_no_page_has_none() -> None:
    assert rule_book.page_of("nothing") is None
    assert rule_book.page_of("../index") is None


def test_every_page_has_its_place_and_a_title_in_every_language() -> None:
    assert sorted(rule_book.order()) == sorted(rule_book.pages())
    for language in LANGUAGES:
        assert [page for page in rule_book.order()[1:] if not Texts(language).has(f"rules-page-{page}")] == []


def test_the_list_of_the_pages_stands_beside_the_first_one_and_not_in_it() -> None:
    assert '<a href="/rules/turn">' not in rule_book.html("index")
    assert "Where the books disagree" not in rule_book.html("index")
    assert "Sources" in rule_book.html("index")


def test_the_heading_is_left_to_the_reader_s_language() -> None:
    assert [name for name in rule_book.pages() if "<h1" in rule_book.html(name)] == []
