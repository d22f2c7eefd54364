"""Clocks at the table: they are set where a table is made, shown at the seats, and when one is out a bot goes on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from unittest import mock

import pytest
from playwright.sync_api import Page, expect

from fiefdom.text.texts import Texts
from tests.browser.serving import Serving
from tests.browser.test_together import two_people, who_is_asked
from tests.browser.visitors import PHONE, Visitors, make_table


class JumpingClock:
    """The clock of the event loop, which a test can set forward."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.ahead = 0.0
        self._jumped = asyncio.Event()

    @property
    def now(self) -> float:
        return self.loop.time() + self.ahead

    async def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        while (left := until - self.now) > 0:
            try:
                await asyncio.wait_for(self._jumped.wait(), left)
            except TimeoutError:
                continue

    def jump(self, seconds: float) -> None:
        """Set it forward, from another thread."""
        self.loop.call_soon_threadsafe(self._jump, seconds)

    def _jump(self, seconds: float) -> None:
        self.ahead += seconds
        self._jumped.set()
        self._jumped = asyncio.Event()


@pytest.fixture
def clock(serving: Serving) -> Iterator[JumpingClock]:
    clock = JumpingClock(serving.loop)
    with mock.patch.object(serving.server.hall, "clock", clock):
        yield clock


def test_a_table_with_a_clock_is_made_on_the_page_and_says_so(page: Page) -> None:
    page.goto(page.url + "new")
    page.get_by_label("Clock").select_option(label="2:00 a turn")
    expect(page.locator(".new-table")).to_contain_text("a bot plays it to its end")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seat.own").get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"Time left: [12]:\d\d"))
    expect(page.locator(".seat:not(.own) .seat-clock")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".clock-note")).to_contain_text("2:00 a turn")


def test_the_clock_of_whoever_is_asked_runs_down(visitors: Visitors) -> None:
    ana, ola, _ = two_people(visitors, clock={"per": "game", "seconds": 600})
    asked, other = who_is_asked(ana, ola)
    expect(asked.locator(".seat.own .seat-clock.running")).to_contain_text("9:5")
    expect(other.locator(".seat:not(.own) .seat-clock.running")).to_contain_text("9:5")
    expect(other.locator(".seat.own .seat-clock")).to_contain_text("10:00")
    asked.keyboard.press("i")
    expect(asked.locator("[aria-live]").filter(has_text="Time left: 9:5")).to_have_count(1)


@pytest.mark.parametrize(("language", "words"), [("en", "5:00 a game + 10 s a turn"), ("he", "5:00 למשחק ועוד 10 שנ׳ לתור")])
def test_a_clock_with_an_increment_is_chosen_and_a_turn_adds_to_it(
    visitors: Visitors, clock: JumpingClock, language: str, words: str
) -> None:
    texts = Texts(language)
    page = visitors.come("/new", language=language)
    select = page.get_by_label(texts.format("web-clock"))
    shown = select.locator("option").nth(-2).text_content() or ""
    assert re.sub("[\u2066-\u2069]", "", shown) == words
    select.select_option(label=shown)
    page.get_by_role("button", name=texts.format("web-open-table")).click()
    page.wait_for_selector(".decision.asked")
    clock.jump(100)
    turn = page.evaluate("() => shown().turn")
    page.keyboard.press("e")
    page.wait_for_selector(".prompt.doubtful")  # nothing was bought
    page.keyboard.press("Enter")
    page.wait_for_function("turn => shown().turn > turn", arg=turn)
    expect(page.locator(".seat.own .seat-clock")).to_contain_text(re.compile("3:[023]"))
    page.get_by_role("tab", name=texts.format("web-tab-table"), exact=True).click()
    expect(page.locator(".clock-note")).to_contain_text(shown)


def test_when_the_time_for_a_turn_is_out_a_bot_plays_it_and_one_is_told(visitors: Visitors, clock: JumpingClock) -> None:
    page = visitors.come(language="he", screen=PHONE)
    make_table(page, clock={"per": "turn", "seconds": 60})
    page.wait_for_selector(".decision.asked")
    turn = page.evaluate("() => shown().turn")
    clock.jump(50)
    page.reload()
    expect(page.locator(".seat.own .seat-clock.soon")).to_be_visible()
    clock.jump(11)
    expect(page.locator(".toast")).to_contain_text("הזמן שלך נגמר")
    page.wait_for_function("turn => shown().turn > turn", arg=turn)
    expect(page.locator(".seat.own .seat-clock")).to_contain_text(re.compile("1:00|0:5"))


def test_who_runs_out_of_time_for_the_game_has_lost_and_everybody_reads_why(visitors: Visitors, clock: JumpingClock) -> None:
    ana, ola, _ = two_people(visitors, clock={"per": "game", "seconds": 600})
    asked, other = who_is_asked(ana, ola)
    loser = "Ana" if asked is ana else "Ola"
    clock.jump(601)
    for page in (asked, other):
        expect(page.locator(".end-of-game")).to_contain_text(f"{loser} has run out of time")
        expect(page.locator(".seat-clock")).to_have_count(0)
