"""The page of a kingdom, the designer, and cards of one's own, in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fiefdom.text.texts import Texts
from tests.browser.test_accessibility import objections
from tests.browser.visitors import DESK, PHONE, Visitors


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_a_kingdom_shows_its_cards_its_set_up_and_what_wins(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = visitors.come("/k/first-game-2", language=language, screen=screen)
    expect(page.locator(".kingdom-cards > li")).to_have_count(10)
    expect(page.locator(".kingdom-openings ol")).to_have_count(2, timeout=60_000)
    expect(page.locator(".kingdom-best pre")).to_contain_text("Province")
    expect(page.locator(".kingdom-shares > div")).to_have_count(4)
    expect(page.locator(".kingdom-setup tbody tr")).to_have_count(8)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert objections(page) == []
    page.locator(".kingdom-links a").click()
    page.wait_for_selector(".lab-won")
    expect(page.locator("textarea").first).to_have_value(re.compile("Province"))


def test_a_kingdom_is_played_at_once(visitors: Visitors) -> None:
    page = visitors.come("/k/Cellar;Market;Merchant;Militia;Mine;Moat;Remodel;Smithy;Village;Workshop")
    expect(page.locator("h1")).to_contain_text("First Game")
    page.get_by_role("button", name=Texts("en").format("kingdom-play")).click()
    page.wait_for_selector(".pile")


def test_a_kingdom_is_designed_or_read_from_a_code(visitors: Visitors) -> None:
    texts = Texts("en")
    page = visitors.come("/k")
    page.get_by_label(texts.format("kingdom-need-attacks")).select_option("avoid")
    page.get_by_label(texts.format("kingdom-need-trashing")).select_option("need")
    page.get_by_role("button", name=texts.format("kingdom-draw-lots")).click()
    expect(page.locator(".kingdom-cards > li")).to_have_count(10)
    expect(page.locator(".kingdom-cards .kind-attack")).to_have_count(0)
    page.goto(f"{visitors.address}/k/nowhere")
    expect(page.locator(".problem")).to_contain_text("nowhere")
    visitors.forgive()  # the browser notes every refusal
    page.get_by_label(texts.format("lab-code")).fill(
        "https://example.org/?k=Witch,Moat,Village,Smithy,Market,Mine,Cellar,Remodel,Militia,Chapel"
    )
    page.get_by_role("button", name=texts.format("kingdom-open")).click()
    expect(page.locator(".kingdom-cards > li")).to_have_count(10)


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_a_card_is_invented_shared_measured_and_played(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    texts = Texts(language)
    page = visitors.come("/invent", language=language, screen=screen)
    page.get_by_label(texts.format("web-own-name"), exact=True).fill("Almshouse")
    page.get_by_label(texts.format("invent-does"), exact=True).fill("trash upto 1")
    expect(page.locator(".problem")).to_contain_text("trash upto")
    page.get_by_label(texts.format("invent-does"), exact=True).fill("trash up to 1")
    page.get_by_label(texts.format("web-own-coins"), exact=True).fill("2")
    expect(page.locator(".problem")).to_have_count(0)
    visitors.forgive()  # the browser notes every refusal
    expect(page.locator(".invent-side .card-title")).to_contain_text("Almshouse")
    expect(page).to_have_url(re.compile("name=Almshouse"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert objections(page) == []
    other = visitors.come(page.url, language=language, screen=screen)
    expect(other.locator(".invent-side .card-title")).to_contain_text("Almshouse")
    page.get_by_role("button", name=texts.format("invent-begin")).click()
    expect(page.locator(".strength-kingdoms > li")).to_have_count(5, timeout=90_000)
    assert objections(page) == []
    other.get_by_role("button", name=texts.format("invent-play")).click()
    other.wait_for_selector(".pile")
    expect(other.locator(".pile", has_text="Almshouse")).to_have_count(1)
