"""Study: a recorded game reviewed in the browser, in parts, kept for the next visit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fiefdom.agents.agent import find_agent
from fiefdom.game.game import new_game
from fiefdom.text.texts import Texts
from tests.browser.test_accessibility import objections
from tests.browser.visitors import DESK, PHONE, Visitors

LET_GO = 3


def weak_game() -> str:
    """A game in which Ana lets her first three Provinces go: there is something to review."""
    game, agent, refused = new_game("First Game", players=["Ana", "Ola"], seed=5, starter=0), find_agent("big-money"), 0
    while question := game.question:
        lets_go = question.seat == 0 and question.id == "buy" and "Province" in question.answers and refused < LET_GO
        refused += lets_go
        game.answer("pass" if lets_go else agent.choose(game.view(question.seat)))
    return str(game.record)


def study(visitors: Visitors, tmp_path: Path, language: str = "en", screen: tuple[int, int] = DESK) -> Page:
    record = tmp_path / "game.fief"
    record.write_text(weak_game(), encoding="utf-8")
    page = visitors.come(language=language, screen=screen)
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-controls")
    open_study(page, language)
    return page


def open_study(page: Page, language: str) -> None:
    page.get_by_role("tab", name=Texts(language).format("web-study")).click()
    page.wait_for_selector(".study-luck", timeout=60_000)


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_a_game_is_reviewed_and_a_costly_decision_leads_to_its_moment(
    visitors: Visitors, tmp_path: Path, language: str, screen: tuple[int, int]
) -> None:
    page = study(visitors, tmp_path, language, screen)
    expect(page.locator(".win-chart polyline")).to_have_count(2)
    expect(page.locator(".win-chart .band")).to_have_count(2)
    expect(page.locator(".study-luck")).to_have_count(2)
    costly = page.locator(".costly button")
    expect(costly.first).to_be_visible()
    assert page.locator(".win-chart rect.cost").count() == costly.count()
    costly.first.click()
    expect(page.locator(".study-verdict .grade")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#\d+$"))
    assert objections(page) == []


def test_a_press_on_the_curve_goes_there_and_the_second_visit_has_everything_at_once(visitors: Visitors, tmp_path: Path) -> None:
    page = study(visitors, tmp_path)
    box = page.locator(".win-chart svg").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    expect(page).to_have_url(re.compile(r"#\d\d+$"))
    page.reload()
    page.wait_for_selector(".replay-controls")
    open_study(page, "en")
    expect(page.locator(".study-progress")).to_have_count(0)


def test_a_game_is_gone_through_by_turn_by_card_and_by_mistake_with_the_keys_alone(visitors: Visitors, tmp_path: Path) -> None:
    page = study(visitors, tmp_path)
    page.locator("main").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.get_by_role("tab", name="Turns").click()
    page.locator("main").focus()
    current = page.locator(".turn-heading[aria-current]")
    expect(current).to_have_count(1)
    second = page.url
    page.keyboard.press("PageDown")
    expect(page).not_to_have_url(second)
    page.keyboard.press("ArrowUp")
    expect(page).to_have_url(second)
    page.keyboard.press("n")
    first = page.url
    expect(page.locator(".turn-row:has([aria-current]) .turn-mark")).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator(".replay-buttons select")).to_have_value("0")
    page.get_by_role("tab", name="Study").click()
    expect(page.locator(".study-verdict .grade")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".chance-table tbody tr").first).to_be_visible()
    expect(page.locator(".deck-table")).to_have_count(2)
    assert first.split("#")[1] in page.url
    assert objections(page) == []


def test_moments_come_in_chunks(visitors: Visitors, tmp_path: Path) -> None:
    record = tmp_path / "game.fief"
    record.write_text(weak_game(), encoding="utf-8")
    page = visitors.come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/moments?" in request.url else None)
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-controls")
    for step in range(1, 61):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".replay-buttons > .ltr")).to_have_text(re.compile(f"^{step} / "))
    assert len(asked) <= 2
