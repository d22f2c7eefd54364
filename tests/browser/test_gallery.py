"""The cards: a gallery that is searched in any language, and a page for each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.catalogue import CATALOGUE, find_card
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.browser.test_accessibility import objections
from tests.browser.visitors import PHONE, Visitors


def shown(page: Page) -> list[str]:
    return [str(address).rpartition("/")[2] for address in page.locator(".gallery a").evaluate_all("all => all.map(each => each.href)")]


def test_all_cards_are_there_by_cost_and_name(visitors: Visitors) -> None:
    page = visitors.come("/cards")
    expect(page.locator(".gallery li")).to_have_count(len(CATALOGUE))
    assert shown(page) == [card.slug for card in sorted(CATALOGUE, key=lambda card: (card.cost, card.name))]
    expect(page.get_by_role("status").filter(has_text=f"{len(CATALOGUE)} cards")).to_be_visible()


@pytest.mark.parametrize("typed", ["kuź", "נפחייה", "smithy", "Smiðja", "FIERAR"])
def test_a_card_is_found_by_its_name_in_any_language(visitors: Visitors, typed: str) -> None:
    page = visitors.come("/cards", language="pl")
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator(".gallery li")).to_have_count(1)
    assert shown(page) == ["smithy"]


def test_cards_are_filtered_by_edition_and_kind(visitors: Visitors) -> None:
    page = visitors.come("/cards")
    page.get_by_label("Edition").select_option("1")
    page.get_by_label("Kind").select_option("attack")
    wanted = {card.slug for card in CATALOGUE if "attack" in card.type_names and 1 in card.editions}
    expect(page.locator(".gallery li")).to_have_count(len(wanted))
    assert set(shown(page)) == wanted
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_text("No card fits")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_card_has_its_texts_rulings_sets_and_names(visitors: Visitors, language: str) -> None:
    page = visitors.come("/cards/throne-room", language=language, screen=PHONE)
    card, texts = find_card("Throne Room"), Texts(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.name(card))
    for edition in (1, 2):
        expect(page.locator(".one-card-head")).to_contain_text(texts.text(card, edition)[:20])
    expect(page.locator(".one-card .panel").first.locator("li")).to_have_count(len(texts.rulings(card)))
    expect(page.locator(".card-names dd")).to_have_text([Texts(other).name(card) for other in LANGUAGES if other != language])
    expect(page.locator(".set-list li a[href^='/k/']").first).to_be_visible()
    assert objections(page) == []


def test_one_goes_from_card_to_card_and_back(visitors: Visitors) -> None:
    page = visitors.come("/cards")
    page.locator(".gallery a").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Copper")
    page.locator("a[rel=next]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Curse")
    page.go_back()
    page.go_back()
    expect(page.locator(".gallery li").first).to_be_visible()


def test_an_address_of_no_card_says_so(visitors: Visitors) -> None:
    page = visitors.come("/cards/blorb")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no card with this address")


def test_the_gallery_can_be_used_by_everybody(visitors: Visitors) -> None:
    assert objections(visitors.come("/cards")) == []
    assert objections(visitors.come("/cards", language="he", screen=PHONE, color_scheme="dark")) == []


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_card_leads_to_its_numbered_rules_and_they_to_others(visitors: Visitors, language: str) -> None:
    page = visitors.come("/cards/throne-room", language=language, screen=PHONE)
    page.locator("a[href='/rules/throne-room']").click()
    expect(page.locator("#r-card-throne_room-1")).to_be_in_viewport()
    assert objections(page) == []
    page.locator("#r-card-throne_room-8 a").click()
    expect(page.locator("#r-act-6")).to_be_in_viewport()
    texts = Texts(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.format("rules-page-turn"))
    expect(page.get_by_role("navigation").get_by_role("link", name=texts.format("rules-page-turn"))).to_have_attribute(
        "aria-current", "page"
    )
    expect(page.locator("article [lang=en][dir=ltr]")).to_be_visible()
    page.locator("a[rel=next]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.format("rules-page-table"))
    assert objections(page) == []
    page.locator(".rule-pages a[href='/rules']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.format("web-rules"))
