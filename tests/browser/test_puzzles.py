"""Puzzles, the daily deal and one's own games in the browser: solved, missed and given up; compared; counted, exported and deleted."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from fiefdom.puzzles.puzzle import Puzzle, shipped_puzzles
from fiefdom.text.texts import Texts
from tests.browser.test_accessibility import objections
from tests.browser.visitors import PHONE, Visitors, make_table, play_to_the_end


def single_buy() -> Puzzle:
    """A puzzle in which one card is to be bought, and whose second answer is a card, too."""
    puzzles = (puzzle for puzzle in shipped_puzzles().puzzles if puzzle.view.question and puzzle.view.question.id == "buy")
    return next(puzzle for puzzle in puzzles if puzzle.view.buys == 1 and all(answer.words != ("pass",) for answer in puzzle.answers[:2]))


def slug(puzzle: Puzzle, place: int) -> str:
    return puzzle.start.kingdom.find(puzzle.answers[place].words[0]).slug


def buy(page: Page, card: str, presses: int = 1) -> None:
    """Press a pile; fingers look first, and press twice. A doubt is no matter here."""
    pile = page.locator(f".supply [data-card={card}][data-legal]")
    for _ in range(presses):
        pile.click()


def open_puzzle(visitors: Visitors, puzzle: Puzzle, **how: object) -> Page:
    page = visitors.come(f"/puzzles/{puzzle.id}", **how)  # type: ignore[arg-type]
    page.wait_for_selector(".puzzle")
    page.wait_for_selector(".decision.asked")
    return page


def test_a_puzzle_is_missed_then_solved_and_another_follows(visitors: Visitors) -> None:
    puzzle, frames = single_buy(), list[str]()
    page = visitors.come("/puzzles")
    page.wait_for_selector(".theme-list")
    assert objections(page) == []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    page.goto(f"{visitors.address}/puzzles/{puzzle.id}")
    page.wait_for_selector(".decision.asked")
    expect(page.locator(".puzzle")).to_contain_text(f"about {puzzle.rating}")
    assert objections(page) == []
    buy(page, slug(puzzle, 1))
    expect(page.locator(".puzzle.missed")).to_contain_text("gives up")
    assert '"options":[{' not in "".join(frames).replace(" ", "")
    buy(page, slug(puzzle, 0))
    expect(page.locator(".puzzle.solved .best")).to_contain_text(puzzle.best.words[0])
    expect(page.locator(".supply .mark-sign").filter(has_text="★")).to_have_count(1)
    assert objections(page) == []
    before = page.url
    page.locator("body").press("Enter")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".puzzle-known")


def test_with_a_hint_shown_and_played_on_with_fingers_from_right_to_left(visitors: Visitors) -> None:
    puzzle = single_buy()
    page = open_puzzle(visitors, puzzle, language="he", screen=PHONE)
    page.get_by_role("button", name="רמז").click()
    expect(page.locator(".puzzle-hint")).to_have_text(Texts("he").format(f"puzzle-hint-{puzzle.themes[0]}"))
    page.get_by_role("button", name="הראו את התשובה").click()
    expect(page.locator(".puzzle.shown .best")).to_be_visible()
    assert objections(page) == []
    turns = page.locator(".turn-number, .top-bar").first.inner_text()
    page.get_by_role("button", name="להמשיך לשחק מכאן").click()
    expect(page.locator(".playing-on")).to_be_visible()
    buy(page, slug(puzzle, 0), presses=2)
    expect(page.locator(".playing-on")).to_be_visible()
    assert turns


def test_keys_alone_are_enough(visitors: Visitors) -> None:
    puzzle = single_buy()
    page = open_puzzle(visitors, puzzle)
    page.keyboard.press("h")
    page.wait_for_selector(".puzzle-hint")
    page.keyboard.press("/")
    expect(page.locator(".command-line input")).to_be_focused()
    page.keyboard.type(f"buy {puzzle.best.words[0]}")
    page.keyboard.press("Enter")
    page.wait_for_selector(".puzzle.solved")
    page.keyboard.press("Escape")
    before = page.url
    page.locator("body").press("n")
    page.wait_for_url(lambda url: url != before)


@pytest.mark.parametrize(("language", "screen"), [("en", (1366, 768)), ("he", PHONE)])
def test_the_daily_deal_is_played_once_and_compared_by_link(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = visitors.come("/daily", language=language, screen=screen)
    texts = Texts(language)
    page.locator(".daily-results tbody tr").nth(6).wait_for(timeout=60_000)
    expect(page.locator(".daily-lines")).to_have_count(0)
    assert objections(page) == []
    page.get_by_role("button", name=texts.format("web-daily-play")).click()
    page.wait_for_selector(".decision.asked")
    play_to_the_end(page)
    page.goto(f"{visitors.address}/daily")
    page.wait_for_selector(".daily-lines")
    expect(page.locator(".daily-results tr.yours th")).to_have_text(texts.format("web-daily-you"))
    assert objections(page) == []
    link = page.locator(".share input").input_value()
    friend = visitors.come(link, language=language, screen=screen)
    friend.locator(".daily-results tbody tr").nth(7).wait_for()
    expect(friend.locator(".daily-lines")).to_have_count(0)
    expect(friend.get_by_role("button", name=texts.format("web-daily-play"))).to_be_visible()


@pytest.mark.parametrize(("language", "screen"), [("en", (1366, 768)), ("he", PHONE)])
def test_own_games_are_listed_counted_exported_and_deleted(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = visitors.come(language=language, screen=screen)
    make_table(page)
    page.wait_for_selector(".decision.asked")
    play_to_the_end(page)
    page.goto(f"{visitors.address}/games")
    expect(page.locator(".games-list tbody tr")).to_have_count(1)
    assert objections(page) == []
    results = page.locator(".games-filters select").nth(2)
    results.select_option(index=1)
    expect(page.locator(".games-list tbody tr")).to_have_count(1)
    with page.expect_download() as saved:
        page.locator(".games-export button").nth(1).click()
    rows = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert rows[0]["result"] in ("won", "lost", "shared")
    assert "province" in rows[0]["bought"]
    delete = page.locator(".games-deeds button")
    delete.click()
    delete.click()
    page.wait_for_selector(".games-list", state="detached")
    assert page.request.get(f"{visitors.address}/api/tables/{rows[0]['table']}").status == 404
