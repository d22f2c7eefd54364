"""The players of a table choose its cards together: by pointer, by keys, on a phone, and with the connection cut in between."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.serving import Serving
from tests.browser.visitors import PHONE, Visitors, join


def open_table(page: Page, method: str, seats: int = 2, **fields: str) -> str:
    """Make a table on the page for new ones, whose players choose; the link for the second one."""
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + "/new?friend")
    page.get_by_label(fields.pop("label", "How the cards are chosen")).select_option(method)
    for label, value in fields.items():
        page.get_by_label(label.replace("_", " ")).fill(value)
    for _ in range(seats - 2):
        page.get_by_role("button", name="More players").click()
    page.locator(".new-table-start button").click()
    page.wait_for_selector(".gathering")
    link = page.locator(".share input").first.input_value()
    return "/" + link.split("/", 3)[3]


def together(visitors: Visitors, method: str, *, seats: int = 2, second: dict[str, Any] | None = None, **fields: str) -> tuple[Page, Page]:
    """Two people, and bots for the other seats, at a table where cards are to be chosen."""
    ana = visitors.come()
    link = open_table(ana, method, seats, **fields)
    ola = visitors.come(link, **(second or {}))
    join(ola, "Ola")
    expect(ana.locator(".choosing-now")).not_to_contain_text("when every seat is taken")
    return ana, ola


def take(page: Page, card: str) -> None:
    page.locator(".choosing-now.yours").wait_for()
    page.locator(".choosing .tile", has_text=card).click()
    page.locator(".choosing-buttons .main").click()


def in_play(page: Page) -> set[str]:
    page.wait_for_selector(".board .decision")
    return set(page.evaluate("() => tableTold().kingdom.cards"))


def test_cards_are_named_in_turn_with_and_without_some(visitors: Visitors) -> None:
    ana, ola = together(visitors, "draft", With_these_cards="Moat, Village", Without_these_cards="Witch")
    expect(ana.locator(".choosing .chip")).to_have_count(2)
    expect(ola.locator(".choosing .tile", has_text="Witch")).to_have_count(0)
    named = ["Smithy", "Market", "Militia", "Chapel", "Cellar", "Mine", "Library", "Festival"]
    for place, card in enumerate(named):
        take(ana if place % 2 == 0 else ola, card)
        expect((ola if place % 2 == 0 else ana).locator(".choices-made, .board").first).to_contain_text(card)
    assert in_play(ana) == in_play(ola) == {card.lower() for card in (*named, "Moat", "Village")}


def test_everybody_takes_one_away_by_keys_alone_and_a_bot_too(visitors: Visitors) -> None:
    ana, ola = together(visitors, "ban", seats=3)
    expect(ana.locator(".choosing .tile")).to_have_count(13)
    for page in (ana, ola):
        page.locator(".choosing-now.yours").wait_for()
        page.locator("main").focus()
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.matches('.tile')"):
                break
        page.keyboard.press("Space")
        name = page.locator(".tile[aria-pressed=true] .tile-name").inner_text()
        expect(page.locator(".choosing-buttons .main")).to_have_text(f"Take away: {name}")
        page.locator(".choosing-buttons .main").focus()
        page.keyboard.press("Enter")
    assert len(in_play(ana)) == 10


def test_a_vote_on_a_phone_in_hebrew(visitors: Visitors) -> None:
    ana, ola = together(visitors, "vote", second={"language": "he", "screen": PHONE})
    expect(ola.locator(".choosing-now")).to_have_text("תורך לבחור")
    wanted = ola.locator(".kingdoms-to-vote > li").nth(1).locator(".chip").count()
    assert wanted == 10
    assert ola.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ola.locator(".kingdoms-to-vote > li").nth(1).get_by_role("button").click()
    expect(ola.locator(".choosing-now")).to_contain_text("Player")
    cards = ana.evaluate("() => tableTold().choosing.kingdoms[1]")
    ana.get_by_role("button", name="Vote for this one: Kingdom 2").click()
    assert in_play(ana) == in_play(ola) == set(cards)


def test_a_swap_that_survives_a_lost_connection(visitors: Visitors, serving: Serving) -> None:
    ana, ola = together(visitors, "swap")
    ana.context.set_offline(True)
    serving.hang_up()
    expect(ana.get_by_text("Reconnecting")).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.get_by_text("Reconnecting")).to_have_count(0)
    ana.locator(".choosing-now.yours").wait_for()
    ana.locator(".choosing-tiles").first.locator(".tile", has_text="Moat").click()
    ana.get_by_label("Search cards in any language").fill("Wiedźma")
    ana.locator(".choosing-tiles").last.locator(".tile", has_text="Witch").click()
    ana.get_by_role("button", name="Swap: Moat → Witch").click()
    ola.get_by_role("button", name="Keep all cards").click()
    cards = in_play(ola)
    assert ("witch" in cards, "moat" in cards) == (True, False)
