"""The end of a game as an event: who won and with what, what decided it, and what can be done now."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.pictures import STUDIED
from tests.browser.positions import Found, Sought, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.visitors import PHONE, Visitors

CURSED = "Witch, Moat, Village, Smithy, Market, Festival, Laboratory, Cellar, Gardens, Workshop"
BUYS = ("province", "witch", "gold", "duchy", "silver", "estate")


def finished(serving: Serving, kingdom: str = CURSED) -> Found:
    """A game against a bot that is over."""
    return serve(serving, Sought(kingdom, 2, BUYS, lambda table: table.stage == "over", bots=True))


def known(page: Page) -> None:
    """Wait until all is known that there is to know."""
    page.wait_for_selector(".moments[aria-busy=false]", timeout=STUDIED)


def test_the_end_is_told_and_has_the_focus(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, finished(serving), 0)
    head = page.locator(".end-of-game h2")
    expect(head).to_be_focused()
    expect(head).to_contain_text(re.compile(r"wins by \d+ points?|wins|Shared victory"))
    expect(page.locator(".end-verdict .quiet-text")).to_contain_text(re.compile(r"pile.* · Turn \d+"))


def test_points_are_cards_on_one_scale_for_all(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, finished(serving), 0)
    result = page.evaluate("() => tableTold().result")
    rows = page.locator(".point-rows li")
    expect(rows).to_have_count(2)
    widths: list[list[tuple[float, int]]] = rows.evaluate_all(
        """rows => rows.map(row => [...row.querySelectorAll('.point-card')].map(card =>
            [card.getBoundingClientRect().width, Number(card.textContent.replace('−', '-'))]))"""
    )
    for row, seat in zip(widths, sorted(result["seats"], key=lambda seat: seat["place"]), strict=True):
        assert sum(worth for _, worth in row) == seat["score"]
        assert len(row) == sum(card["number"] for card in seat["cards"] if card["points"])
    scales = [width / abs(worth) for row in widths for width, worth in row]
    assert max(scales) - min(scales) < 0.5
    page.locator(".points").get_by_role("button", name="As a table").click()
    expect(page.locator(".score-table tbody tr")).to_have_count(2)


def test_three_moments_come_from_the_review_and_lead_to_the_replay(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, finished(serving), 0)
    known(page)
    moments = page.locator(".moments a")
    assert 1 <= moments.count() <= 3
    expect(page.locator(".end-chances svg[role=img]")).to_have_attribute("aria-label", re.compile("Win chance"))
    address = moments.first.get_attribute("href") or ""
    moments.first.click()
    page.wait_for_selector(".replay-controls")
    expect(page).to_have_url(re.compile(re.escape(address)))


def test_a_held_enter_does_not_leave_and_a_new_one_plays_again(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, finished(serving), 0)
    page.add_init_script("window.now = 5000; performance.now = () => window.now")
    page.reload()
    known(page)
    first = page.url
    page.keyboard.press("Enter")  # at once: it may be meant for the last question
    page.evaluate("() => { window.now += 1001; }")
    held = {"key": "Enter", "repeat": True, "bubbles": True}
    page.evaluate("held => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', held))", held)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("still here")
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("still here")  # what was sent before it has been answered
    assert page.url == first
    page.locator(".end-of-game h2").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(".board .decision")


def test_s_studies(visitors: Visitors, serving: Serving) -> None:
    found = finished(serving)
    page = sit_down(visitors, found, 0, language="he", screen=PHONE)
    known(page)
    assert page.evaluate("() => document.querySelector('.end-of-game').scrollWidth <= document.querySelector('.end-of-game').clientWidth")
    page.keyboard.press("s")
    page.wait_for_url(re.compile(f"/r/{found.table}"))
    expect(page.locator(".side .study")).to_be_visible()  # on a phone it is on a sheet


def test_where_reviews_are_refused_the_end_is_still_the_end(visitors: Visitors, serving: Serving) -> None:
    page = visitors.come()
    page.route_web_socket("**/ws/work", lambda socket: socket.close())
    found = finished(serving)
    seat = {"table": found.table, "seat": 0, "token": found.tokens[0], "invitations": [], "kingdom": "", "players": []}
    page.evaluate("held => localStorage.setItem('fiefdom.tables', JSON.stringify([held]))", {**seat, "since": 1, "over": False})
    page.goto(f"{visitors.address}/t/{found.table}")
    expect(page.locator(".point-rows li")).to_have_count(2)
    expect(page.locator(".end-moments")).to_have_count(0)
