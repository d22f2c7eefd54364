"""Positions: set up by hand or as text, advised about, played on; copied from a table; and records that are dropped onto a page."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Route, expect

from fiefdom.cards.catalogue import find_card
from fiefdom.text.texts import Texts
from tests.browser.test_accessibility import objections
from tests.browser.test_study import weak_game
from tests.browser.visitors import DESK, PHONE, Visitors, make_table

ROOM_FOR_A_NAME = 120
"""Pixels in which the name of a level can be read."""


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_a_position_is_set_up_by_hand_advised_about_and_played_on_with_the_keys_alone(
    visitors: Visitors, language: str, screen: tuple[int, int]
) -> None:
    texts = Texts(language)
    page = visitors.come("/p", language=language, screen=screen)
    form = page.locator(".position-form form").first
    gold = texts.name(find_card("Gold"))
    form.get_by_label(texts.format("position-hand"), exact=True).first.fill(f"{gold} x3")
    form.get_by_label(texts.format("position-provinces")).fill("2")
    assert objections(page) == []
    form.get_by_role("button", name=texts.format("position-show")).press("Enter")
    page.wait_for_selector(".decision .prompt")
    expect(page).to_have_url(re.compile(r"/p\?position=fief1"))
    tab = page.locator(".position-tab")  # in sight on a phone, too
    tab.get_by_role("button", name=texts.format("web-advice"), exact=True).press("Enter")
    expect(page.locator(".position-advice ol > li").first).to_contain_text("%")
    assert objections(page) == []
    opponent = tab.locator("select").bounding_box()
    assert opponent
    assert opponent["width"] > ROOM_FOR_A_NAME
    tab.get_by_role("button", name=texts.format("study-play-on")).press("Enter")
    page.wait_for_selector(".decision.asked")
    expect(page).to_have_url(re.compile("/t/"))


def test_an_address_has_the_whole_position_and_a_wrong_one_says_what_is_wrong(visitors: Visitors) -> None:
    page = visitors.come("/p?position=" + quote("fief1 2 cellar"))
    expect(page.locator(".problem, [role=alert]").first).to_be_visible()
    expect(page.get_by_label("As text", exact=True)).to_have_value("fief1 2 cellar")
    visitors.forgive()  # the browser's own word on a refusal


def test_home_leads_to_positions_and_an_opponent_is_named_even_if_the_bots_are_known_late(visitors: Visitors) -> None:
    page, waiting = visitors.come(), list[Route]()
    page.locator(".home-more").locator("[href='/p']").click()
    page.get_by_role("button", name="Show").first.click()
    page.wait_for_url("**/p?position=fief1*")
    page.route("**/api/kingdoms", lambda held: waiting.append(held))  # Playwright wants a function of Python
    with page.expect_request("**/api/kingdoms"):
        page.reload()
    opponent = page.get_by_label("Opponent")
    opponent.wait_for()
    waiting[0].continue_()
    expect(opponent).to_have_value("craftsman")


def test_the_position_at_a_table_against_bots_is_copied_as_text(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page)
    page.wait_for_selector(".decision.asked")
    page.get_by_role("tab", name="Table").click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy as text").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.startsWith('fief1 '))")


def test_a_record_that_is_dropped_onto_a_page_opens(visitors: Visitors) -> None:
    page = visitors.come("/learn")
    page.wait_for_selector("main h1")
    page.evaluate(
        """(text) => {
            const files = new DataTransfer();
            files.items.add(new File([text], "game.fief"));
            dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
        }""",
        weak_game(),
    )
    page.wait_for_selector(".replay-controls")
    expect(page).to_have_url(re.compile("/r/r[0-9a-f]{20}"))
