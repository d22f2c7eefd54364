"""A blank card filled in by hand: understood as one types, in the kingdom, and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fiefdom.text.texts import Texts
from tests.browser.test_accessibility import objections
from tests.browser.visitors import Visitors


def invent(page: Page, language: str, **fields: str) -> None:
    texts = Texts(language)
    page.get_by_role("button", name=texts.format("web-own-add")).click()
    for field, value in fields.items():
        page.locator(".own-cards").get_by_label(texts.format(f"web-own-{field}"), exact=True).fill(value)


@pytest.mark.parametrize("language", ["en", "he"])
def test_an_invented_card_comes_into_the_kingdom_and_is_played_with(visitors: Visitors, language: str) -> None:
    page = visitors.come("/new", language=language)
    invent(page, language, name="Almshouse", cost="2", coins="2", does="trash up to 1", text="Alms for all.")
    tile = page.locator(".picker [aria-pressed=true]", has_text="Almshouse")
    expect(tile).to_have_count(1)
    expect(tile).to_contain_text("Alms for all.")
    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(10)
    assert objections(page) == []
    page.locator("form button[type=submit]").click()
    expect(page.locator(".supply [data-card=almshouse]")).to_be_visible()


@pytest.mark.parametrize(("language", "name"), [("pl", "Wieża"), ("he", "מגדל")])
def test_an_invented_card_is_called_what_it_was_called_in_any_letters(visitors: Visitors, language: str, name: str) -> None:
    page = visitors.come("/new", language=language)
    invent(page, language, name=name, cards="1")
    expect(page.locator(".picker [aria-pressed=true]", has_text=name)).to_have_count(1)
    page.locator("form button[type=submit]").click()
    expect(page.locator(".supply .pile", has_text=name)).to_be_visible()


def test_what_cannot_be_understood_is_told_while_one_types(visitors: Visitors) -> None:
    page = visitors.come("/new", language="pl")
    invent(page, "pl", name="Almshouse", does="trash upto 1")
    expect(page.locator(".own-cards")).to_contain_text("trash upto")
    expect(page.locator(".own-cards")).to_contain_text("trash up to")
    page.get_by_label(Texts("pl").format("web-own-does")).fill("trash up to 1")
    expect(page.locator(".picker [aria-pressed=true]", has_text="Almshouse")).to_have_count(1)
    visitors.forgive()  # the browser notes every refusal


def test_the_rest_is_drawn_around_an_invented_card_and_it_can_be_taken_out_again(visitors: Visitors) -> None:
    page = visitors.come("/new")
    page.get_by_role("button", name="Clear").click()
    invent(page, "en", name="Almshouse", cards="1")
    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Fill up by lot").click()
    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(10)
    expect(page.locator(".picker [aria-pressed=true]", has_text="Almshouse")).to_have_count(1)
    page.get_by_role("button", name="Take it out").click()
    expect(page.locator(".picker", has_text="Almshouse")).to_have_count(0)
