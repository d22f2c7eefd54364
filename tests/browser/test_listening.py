"""A whole game by what a screen reader is told: roles and names alone say what is asked and what can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.catalogue import find_card
from fiefdom.text.texts import Texts
from tests.browser.visitors import Visitors, make_table

WANTED = ("Province", "Gold", "Silver")


def step(page: Page, texts: Texts) -> None:
    """Do what is asked next: play the Treasures, buy the best card that can be named, or end the turn."""
    treasures = page.get_by_role("button", name=texts.format("web-play-treasures"))
    supply = page.get_by_role("grid", name=texts.format("ui-supply"))
    yes = page.get_by_role("gridcell", name=texts.format("ui-yes"), exact=True)
    if treasures.count():
        return treasures.click()
    for card in WANTED:
        name = page.get_by_role("button", name=texts.card(find_card(card)), exact=True)
        row = supply.get_by_role("row").filter(has=name).filter(has=yes)
        if row.count():
            return row.get_by_role("button").click(force=True)
    page.get_by_role("button", name=texts.format("ui-end-turn")).click()
    again = page.get_by_role("button", name=texts.format("web-doubt-yes"))
    if again.count():
        again.click()
    return None


def is_over(page: Page) -> bool:
    """Wait until something is asked; whether the game is over instead."""
    page.wait_for_selector(".decision.asked, .end-of-game")
    return page.locator(".end-of-game").count() > 0


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_whole_game_by_roles_and_names(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language)
    texts = Texts(language)
    make_table(page)
    steps = 0
    while not is_over(page):
        decision = page.get_by_role("region", name=texts.format("web-decision"))
        expect(decision.get_by_role("status")).not_to_be_empty()
        before = page.get_by_role("log").inner_text()
        step(page, texts)
        page.wait_for_function(
            "before => document.querySelector('.end-of-game') || document.querySelector('[role=log]').innerText !== before", arg=before
        )
        steps += 1
    expect(page.get_by_role("region", name=page.locator(".end-of-game h2").inner_text())).to_be_visible()
    assert steps > 20
