"""Everything on one screen: no scrolling, nothing cut off, in both directions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import DESK, PHONE, Visitors, make_table, play_treasures, play_until

OUTSIDE = """() => {
  const page = document.documentElement;
  const parts = '.pile, .seat, .hand .card, .decision-line, .decision-buttons button, .tabs button, .play-row';
  const outside = [...document.querySelectorAll(parts)]
    .filter((element) => element.offsetParent !== null)
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    });
  const scrolls = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
  return [...outside.map((element) => element.className), ...(scrolls ? ['the page scrolls'] : [])];
}"""

OVERLAPPING = """() => {
  const names = ['.top-bar', '.seats', '.supply', '.play-row', '.decision', '.hand'];
  const parts = names.map((part) => [part, document.querySelector(part).getBoundingClientRect()]);
  return parts.slice(1).filter(([, box], place) => box.top < parts[place][1].bottom - 1).map(([part]) => part);
}"""


def assert_on_one_screen(page: Page) -> None:
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPPING) == []


@pytest.mark.parametrize("language", ["en", "ro", "pl", "is", "he"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_fits_on_one_screen(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = visitors.come(language=language, screen=screen)
    make_table(page, "", hints=True)
    page.wait_for_selector(".decision.asked")
    assert_on_one_screen(page)
    play_treasures(page)
    assert_on_one_screen(page)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_of_six_fits_on_one_screen(visitors: Visitors, screen: tuple[int, int]) -> None:
    page = visitors.come(screen=screen)
    make_table(page, "deck-top-2", ["bot:big-money"] * 5, score_counter=True, open_counts=True)
    play_until(page, 4)
    assert_on_one_screen(page)


def test_card_details_do_not_cover_the_supply(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    page.locator(".pile", has_text="Militia").hover()
    page.wait_for_selector(".details")
    supply = page.locator(".supply").bounding_box()
    details = page.locator(".details").bounding_box()
    assert supply
    assert details
    assert details["x"] >= supply["x"] + supply["width"]


def test_a_long_press_shows_a_card_and_does_not_act(visitors: Visitors) -> None:
    page = visitors.come(screen=PHONE)
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    page.evaluate(
        """() => {
            window.sent = [];
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                sent.push(JSON.parse(text).type);
                send.call(this, text);
            };
        }"""
    )
    card = page.locator(".hand .card.legal").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector(".details")
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click", {"bubbles": True})
    assert "answer" not in page.evaluate("() => sent")
    card.dispatch_event("click", {"bubbles": True})
    expect(page.locator(".play-row .card").first).to_be_visible()
