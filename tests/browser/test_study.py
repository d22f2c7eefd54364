"""Study: a recorded game reviewed in the browser, in parts, kept for the next visit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

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


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_answers_stand_with_their_intervals_and_reasons_and_branches_are_kept_with_an_address(
    visitors: Visitors, tmp_path: Path, language: str, screen: tuple[int, int]
) -> None:
    texts = Texts(language)
    page = study(visitors, tmp_path, language, screen)
    page.locator(".costly button").first.click()
    answers = page.locator(".study-verdict .study-answers > li")
    expect(answers.nth(1)).to_be_visible()
    expect(answers.first).to_contain_text("%")
    expect(page.locator(".study-verdict .given")).to_have_count(1)
    assert page.locator(".study-verdict .study-why li").count() >= 1
    branches = page.locator(".branches > ul > li")
    before = branches.count()
    page.get_by_label(texts.format("study-branch-name")).fill("Rest")
    page.get_by_role("button", name=texts.format("study-finish")).click()
    expect(branches).to_have_count(before + 1)
    expect(branches.last).to_contain_text("Rest (")
    page.get_by_role("button", name=texts.format("study-compare"), exact=True).click()
    expect(branches).to_have_count(before + 2)
    expect(branches.last.locator(".study-answers > li")).to_have_count(2)
    assert objections(page) == []
    link = branches.last.locator(".share-line input").input_value()
    other = visitors.come("/r/" + link.partition("/r/")[2], language=language, screen=screen)
    other.wait_for_selector(".replay-controls")
    other.get_by_role("tab", name=texts.format("web-study")).click()
    expect(other.locator(".branches details[open]")).to_have_count(1)
    expect(other.locator(".branches details[open] .study-answers > li")).to_have_count(2)


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_an_answer_is_shown_by_its_number_compared_and_left_again_with_the_keys_alone(
    visitors: Visitors, tmp_path: Path, language: str, screen: tuple[int, int]
) -> None:
    page = study(visitors, tmp_path, language, screen)
    page.locator(".costly button").first.click()
    page.wait_for_selector(".study-verdict .given")
    page.locator("main").focus()
    page.keyboard.press("2")
    second = page.locator(".study-verdict .study-answers > li").nth(1)
    expect(second.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    chance = second.locator(".answer-head > .ltr").inner_text()
    expect(page.locator(".mark-target .mark-sign, .mark-given .mark-sign").filter(has_text=chance)).to_have_count(1)
    branches = page.locator(".branches > ul > li")
    before = branches.count()
    page.keyboard.press("b")
    expect(branches).to_have_count(before + 1)
    expect(branches.last.locator(".study-answers > li")).to_have_count(2)
    page.keyboard.press("x")
    expect(second.get_by_role("button")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("b")
    expect(branches).to_have_count(before + 2)
    expect(branches.last.locator(".branch-chances > li")).to_have_count(2)
    assert objections(page) == []


def test_single_keys_can_be_switched_off(visitors: Visitors, tmp_path: Path) -> None:
    page = study(visitors, tmp_path)
    page.evaluate("localStorage.setItem('fiefdom.settings', JSON.stringify({shortcuts: false}))")
    page.reload()
    page.wait_for_selector(".replay-controls")
    open_study(page, "en")
    page.locator(".costly button").first.click()
    page.wait_for_selector(".study-verdict .given")
    page.locator("main").focus()
    page.keyboard.press("t")
    page.keyboard.press("2")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#0"))
    expect(page.locator(".chance-table")).to_have_count(0)
    expect(page.locator(".study-answers [aria-pressed=true]")).to_have_count(0)


def test_the_opponent_of_a_what_if_is_named_even_if_the_bots_are_known_late(visitors: Visitors, tmp_path: Path) -> None:
    page, waiting = study(visitors, tmp_path), list[Route]()
    page.locator(".costly button").first.click()
    page.wait_for_selector(".what-if select")
    page.route("**/api/kingdoms", lambda held: waiting.append(held))  # Playwright wants a function of Python
    with page.expect_request("**/api/kingdoms"):
        page.goto(page.url.replace("#", "?branch=none#"))
    page.wait_for_selector(".what-if select")
    waiting[0].continue_()
    opponent = page.locator(".what-if select").first
    expect(opponent.locator("option")).to_have_count(8)
    expect(opponent).to_have_value("craftsman")


def test_one_plays_on_from_a_moment_against_a_bot(visitors: Visitors, tmp_path: Path) -> None:
    page = study(visitors, tmp_path)
    page.locator(".costly button").first.click()
    page.wait_for_selector(".study-verdict .given")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".decision.asked")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".decision.asked")).to_contain_text("Buy a card for up to")


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_one_learns_from_the_own_mistakes_with_the_keys_alone(
    visitors: Visitors, tmp_path: Path, language: str, screen: tuple[int, int]
) -> None:
    texts = Texts(language)
    page = study(visitors, tmp_path, language, screen)
    page.locator(".learn-buttons button").first.focus()
    page.keyboard.press("Enter")
    learn = page.locator(".learn-mistake")
    learn.locator("select").focus()
    expect(page.locator(".study-verdict")).to_have_count(0)
    learn.get_by_role("button", name=texts.format("study-learn-try")).focus()
    page.keyboard.press("Enter")
    expect(learn.locator(".learn-tried")).to_have_count(1)
    assert objections(page) == []
    learn.get_by_role("button", name=texts.format("study-learn-show")).press("Enter")
    expect(learn.locator(".study-answers > li").first).to_be_visible()
    learn.get_by_role("button", name=texts.format("study-learn-next")).press("Enter")
    expect(learn.locator(".learn-tried")).to_have_count(0)
    learn.get_by_role("button", name=texts.format("study-learn-end")).press("Enter")
    expect(learn).to_have_count(0)


def test_mistakes_are_learned_from_with_single_keys(visitors: Visitors, tmp_path: Path) -> None:
    page = study(visitors, tmp_path)
    page.locator(".learn-buttons button").first.click()
    learn = page.locator(".learn-mistake")
    learn.locator("select").wait_for()
    number = learn.locator("h3 .ltr").inner_text()
    page.locator("main").focus()
    page.keyboard.press("h")
    expect(learn.locator(".learn-hint")).to_be_visible()
    page.keyboard.press("s")
    expect(learn.locator(".study-answers > li").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(learn.locator("h3 .ltr")).not_to_have_text(number)
    page.keyboard.press("n")
    expect(learn.locator(".learn-hint")).to_have_count(0)
    page.keyboard.press("x")
    expect(learn).to_have_count(0)


def test_another_answer_is_tried_on_the_table_itself(visitors: Visitors, tmp_path: Path) -> None:
    page = study(visitors, tmp_path)
    page.locator(".learn-buttons button").first.click()
    page.wait_for_selector(".learn-mistake select")
    page.get_by_role("button", name=re.compile("^Smithy")).first.click()
    expect(page.locator(".learn-tried")).to_contain_text("Smithy")


def test_a_study_is_led_and_others_follow(visitors: Visitors, tmp_path: Path) -> None:
    leader = study(visitors, tmp_path)
    leader.get_by_role("button", name="Lead others").click()
    link = leader.locator(".circle .share-line input").input_value()
    follower = visitors.come("/r/" + link.partition("/r/")[2])
    expect(follower.locator(".circle")).to_contain_text("You follow this study. People here: 2")
    leader.locator(".costly button").first.click()
    leader.wait_for_selector(".study-verdict .given")
    expect(follower).to_have_url(re.compile("#" + leader.url.partition("#")[2] + "$"))
    expect(follower.locator(".study-verdict .given")).to_be_visible()
    assert objections(follower) == []
    follower.get_by_role("button", name="Go my own way").click()
    expect(leader.locator(".circle")).to_contain_text("People here: 1")
