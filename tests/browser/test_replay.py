"""Recorded games: step by step, as a seat saw them or with all cards open."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from fiefdom.agents.agent import find_agent
from fiefdom.game.game import new_game
from tests.browser.visitors import Visitors


def recorded_game() -> str:
    """A short recorded game of two bots."""
    game = new_game("First Game", players=("Ana", "Ola"), seed=11)
    agents = [find_agent("big-money+smithy", 1), find_agent("big-money", 2)]
    while (question := game.question) is not None:
        game.answer(agents[question.seat].choose(game.view(question.seat)))
    return str(game.record)


def open_replay(visitors: Visitors, tmp_path: Path) -> Page:
    record = tmp_path / "game.fief"
    record.write_text(recorded_game(), encoding="utf-8")
    page = visitors.come()
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-controls")
    return page


def test_a_recorded_game_is_watched_step_by_step(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    expect(page.locator(".open-hand")).to_have_count(2)
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile(r"/r/[^#]+#3$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("#2$"))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".end-of-game h2")).to_contain_text(re.compile("wins|Shared victory"))


def test_a_line_of_the_log_leads_to_its_moment_and_the_address_can_be_shared(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    line = page.locator(".log-jump", has_text="buys: Gold").first
    line.click()
    expect(page.locator(".log-line.now").first).to_contain_text("Gold")
    page.get_by_label("As seen by").select_option("1")
    expect(page.locator(".open-hand")).to_have_count(0)
    expect(page.locator(".hand .card").first).to_be_visible()
    other = visitors.come(page.url, language="pl")
    expect(other.locator(".replay-buttons select")).to_have_value("1")
    assert other.locator(".hand .card").count() == page.locator(".hand .card").count()


def test_a_file_that_is_no_record_is_refused_in_words(visitors: Visitors, tmp_path: Path) -> None:
    bad = tmp_path / "bad.fief"
    bad.write_text("nonsense", encoding="utf-8")
    page = visitors.come()
    page.set_input_files("input[type=file]", bad)
    expect(page.locator(".problem")).not_to_be_empty()
    visitors.forgive()  # the browser notes the refused request
