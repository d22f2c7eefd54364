"""Cards visibly go where they go, nothing waits for them, and who wants none of it sees none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import PHONE, Visitors, make_table

NOTE_FLIGHTS = """async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);  // what others did before has started by then
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const {x, y, width, height} = this.getBoundingClientRect();
        const moved = frames.map(({transform}) => transform.match(/-?[0-9]+([.][0-9]+)?/g).map(Number));
        const at = moved.map(([right, down]) => [x + width / 2 + right, y + height / 2 + down]);
        window.flights.push({goes: this.dataset.goes, at, duration: timing.duration});
        return animate.call(this, frames, timing);
    };
}"""
"""Notes what starts to move: from where to where, and for how long."""


def at_a_table(
    visitors: Visitors, reduced_motion: str = "no-preference", screen: tuple[int, int] = (1366, 768), language: str = "en"
) -> Page:
    page = visitors.come(reduced_motion=reduced_motion, screen=screen, language=language)
    make_table(page)
    page.wait_for_selector(".decision.asked")
    page.evaluate(NOTE_FLIGHTS)
    return page


def play_and_buy(page: Page) -> None:
    """Play all Treasures, buy a Moat, where fingers press with the second press."""
    page.keyboard.press("t")
    pile = page.locator(".pile.legal button[data-card=moat]")
    pile.click()
    if page.locator(".log", has_text="buys: Moat").count() == 0 and page.locator(".prompt", has_text="Moat").count():
        pile.click()
    expect(page.locator(".log")).to_contain_text("Moat")


@pytest.mark.parametrize("language", ["en", "he"])
def test_cards_go_from_the_hand_into_play_and_from_their_pile_to_the_discard_pile(visitors: Visitors, language: str) -> None:
    page = at_a_table(visitors, language=language)
    copper = page.locator(".hand [data-card=copper]").bounding_box()
    moat = page.locator(".pile", has=page.locator("[data-card=moat]")).bounding_box()
    assert copper is not None
    assert moat is not None
    page.keyboard.press("t")
    page.locator(".pile.legal button[data-card=moat]").click()
    page.wait_for_function("() => window.flights.some(({goes}) => goes === 'supply discard')")
    flights = page.evaluate("window.flights")
    played = next(flight for flight in flights if flight["goes"] == "hand play")
    bought = next(flight for flight in flights if flight["goes"] == "supply discard")
    assert played["at"][0] == pytest.approx([copper["x"] + copper["width"] / 2, copper["y"] + copper["height"] / 2], abs=12)
    assert bought["at"][0] == pytest.approx([moat["x"] + moat["width"] / 2, moat["y"] + moat["height"] / 2], abs=12)
    assert bought["at"][1][1] > bought["at"][0][1]
    assert all(0 < flight["duration"] < 200 for flight in flights)
    expect(page.locator(".ghost")).to_have_count(0)


def test_what_is_drawn_comes_from_the_deck(visitors: Visitors) -> None:
    page = at_a_table(visitors)
    play_and_buy(page)  # the only Buy: the turn ends
    page.wait_for_function("() => window.flights.some(({goes}) => goes === 'deck hand')")


@pytest.mark.parametrize("how", ["system", "setting"])
def test_nothing_moves_for_those_who_want_none(visitors: Visitors, how: str) -> None:
    page = visitors.come(reduced_motion="reduce" if how == "system" else "no-preference")
    if how == "setting":
        page.evaluate("localStorage.setItem('fiefdom.settings', JSON.stringify({motion: 'off'}))")
    make_table(page)
    page.wait_for_selector(".decision.asked")
    page.evaluate(NOTE_FLIGHTS)
    play_and_buy(page)
    assert page.evaluate("window.flights") == []


@pytest.mark.parametrize("screen", [(1366, 768), PHONE], ids=["desk", "phone"])
def test_a_press_counts_while_cards_are_on_their_way(visitors: Visitors, screen: tuple[int, int]) -> None:
    page = at_a_table(visitors, screen=screen)
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) { return animate.call(this, frames, {...timing, duration: 6_000_000}); };
        }"""
    )
    play_and_buy(page)  # the ghosts of the Treasures have not arrived, and never will
    assert page.locator(".ghost").count() > 0
