"""Every page, in every language, in light and in dark: nothing that axe objects to."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.serving import ROOT
from tests.browser.test_replay import recorded_game
from tests.browser.visitors import DESK, PHONE, Visitors, make_table, play_to_the_end, play_treasures, play_until

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

LANGUAGES = ["en", "ro", "pl", "is", "he"]


def objections(page: Page) -> list[str]:
    """What axe objects to, with where."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => {
            const { violations } = await axe.run(document, { resultTypes: ['violations'] });
            const described = (id) => ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`;
            return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(described(id)));
        }"""
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_around_the_table(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language)
    assert objections(page) == []
    page.locator(".menu button").click()
    assert objections(page) == []
    page.goto(f"{visitors.address}/new")
    page.wait_for_selector(".picker li")
    assert objections(page) == []
    page.goto(f"{visitors.address}/learn")
    page.wait_for_selector(".prose h1")
    assert objections(page) == []
    link = make_table(page, "", ["person"]).splitlines()[0]
    page.wait_for_selector(".gathering")
    assert objections(page) == []
    guest = visitors.come(link, language=language)
    guest.wait_for_selector(".join li")
    assert objections(guest) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_that_need_no_table(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language, color_scheme="dark" if language in ("en", "he") else "light")
    for path, there in (
        ("/open", ".ratings h2"),
        ("/rules/throne-room", ".prose h1"),
        ("/games", ".games [role=status]"),
        ("/daily", "main h1"),
    ):
        page.goto(f"{visitors.address}{path}")
        page.wait_for_selector(there)
        assert objections(page) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language, color_scheme="dark" if language in ("en", "he") else "light")
    make_table(page, "", score_counter=True, hints=True)
    play_until(page, 4)
    assert objections(page) == []
    play_treasures(page)
    page.keyboard.press("f")
    page.locator("[data-tab=deck]").click()
    assert objections(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-tab=rules]").click()
    page.keyboard.press("?")
    assert objections(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-tab=chat]").click()
    page.locator(".pile button[data-card=militia]").focus()
    page.keyboard.press("?")
    page.wait_for_selector(".details")
    assert objections(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_on_a_phone(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language, screen=PHONE, color_scheme="light" if language in ("en", "he") else "dark")
    make_table(page, "")
    play_until(page, 2)
    assert objections(page) == []
    page.locator("[data-tab=log]").click()
    assert objections(page) == []


def test_the_end_of_a_game_in_every_language(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page, "", ["bot:big-money"])
    play_to_the_end(page, buys=("province", "gold", "silver"))
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('fiefdom.settings', JSON.stringify({language}))", language)
        page.reload()
        page.wait_for_selector(".end-of-game")
        assert objections(page) == []
    page.locator(".curves .link-button").first.click()
    assert objections(page) == []


def test_a_replay_in_every_language(visitors: Visitors, tmp_path: Path) -> None:
    record = tmp_path / "game.fief"
    record.write_text(recorded_game(), encoding="utf-8")
    page = visitors.come()
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-controls")
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('fiefdom.settings', JSON.stringify({language}))", language)
        page.reload()
        page.wait_for_selector(".replay-controls")
        assert objections(page) == []
    page.keyboard.press("?")
    page.wait_for_selector(".keys-help")
    assert objections(page) == []


@pytest.mark.parametrize(("language", "colours"), [("en", "light"), ("he", "dark")])
def test_what_could_not_be_loaded(visitors: Visitors, language: str, colours: str) -> None:
    page = visitors.come(language=language, color_scheme=colours)
    page.route("**/api/cards", lambda route: route.fulfill(status=503, body=""))
    page.goto(f"{visitors.address}/learn")
    page.wait_for_selector(".prose h1")
    page.wait_for_selector(".failed")
    assert objections(page) == []
    page.route("**/assets/*.ftl", lambda route: route.fulfill(status=503, body=""))
    page.reload()
    page.wait_for_selector(".no-words")
    assert objections(page) == []
    visitors.forgive()  # the browser notes the refused requests


@pytest.mark.parametrize("language", LANGUAGES)
def test_choosing_cards_and_a_table_with_a_clock(visitors: Visitors, language: str) -> None:
    screen, colours = (PHONE, "dark") if language in ("ro", "he") else (DESK, "light")
    page = visitors.come(language=language, screen=screen, color_scheme=colours)
    for method in ("draft", "ban", "vote", "swap"):
        make_table(page, "first-game-2", choosing={"method": method}, clock={"per": "turn", "seconds": 3600})
        page.wait_for_selector(".choosing-now.yours")
        assert objections(page) == [], method
    page.locator(".choosing-buttons .button").last.click()
    page.wait_for_selector(".seat-clock")
    assert objections(page) == []
