"""Everything on one screen: no scrolling, nothing cut off, in both directions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.catalogue import pool
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.browser.pictures import MIDDLE
from tests.browser.positions import Sought, can_play, serve, sit_down
from tests.browser.serving import Serving
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
  const names = ['.top-bar', '.seats', '.around', '.supply', '.play-row', '.decision', '.hand', '.side'];
  const parts = names.map((part) => [part, document.querySelector(part).getBoundingClientRect()]).filter(([, box]) => box.width > 0);
  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return parts.flatMap(([part, box], place) =>
    parts.slice(place + 1).filter(([, other]) => overlap(box, other)).map(([other]) => `${part} ${other}`));
}"""

CUT = """() => [...document.querySelectorAll('.pile-name button, .card-title, .own-pile > :first-child')]
  .filter((name) => name.offsetParent !== null && name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""


TOO_WIDE = """() => [
  ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
  ...[...document.querySelectorAll('.page-header nav, pre')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.outerHTML.slice(0, 80)),
]"""


def assert_on_one_screen(page: Page) -> None:
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPPING) == []


PAGES = (
    ("/", ".level"),
    ("/new", ".picker li"),
    ("/lab", ".lab-bought td"),
    ("/k/first-game-2", ".kingdom-best pre"),
    ("/k", "main h1"),
    ("/cards", "main h1"),
    ("/cards/throne-room", "main h1"),
    ("/rules/throne-room", ".prose table, .prose h1"),
    ("/learn", ".prose h1"),
    ("/puzzles", "main h1"),
    ("/daily", "main h1"),
    ("/games", ".games [role=status]"),
    ("/open", ".ratings h2"),
    ("/invent", "main h1"),
    ("/p", "main h1"),
)
"""The pages around the table, and what shows that they are there."""


@pytest.mark.parametrize("language", ["en", "ro", "pl", "is", "he"])
def test_no_page_is_wider_than_a_phone_and_nothing_that_is_read_must_be_pushed_sideways(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language, screen=PHONE)
    found = {}
    for path, there in PAGES:
        page.goto(f"{visitors.address}{path}")
        page.wait_for_selector(there)
        found[path] = page.evaluate(TOO_WIDE)
    assert found == {path: [] for path, _ in PAGES}


WIDE = (1920, 1080)


@pytest.mark.parametrize("language", ["en", "ro", "pl", "is", "he"])
@pytest.mark.parametrize("screen", [DESK, PHONE, WIDE], ids=["desk", "phone", "wide"])
def test_the_table_fits_on_one_screen(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = visitors.come(language=language, screen=screen)
    make_table(page, "", hints=True)
    page.wait_for_selector(".decision.asked")
    assert_on_one_screen(page)
    play_treasures(page)
    assert_on_one_screen(page)


@pytest.mark.parametrize("screen", [DESK, PHONE, WIDE], ids=["desk", "phone", "wide"])
def test_a_table_of_six_fits_on_one_screen(visitors: Visitors, screen: tuple[int, int]) -> None:
    page = visitors.come(screen=screen)
    make_table(page, "deck-top-2", ["bot:big-money"] * 5, score_counter=True, open_counts=True)
    play_until(page, 4)
    assert_on_one_screen(page)


@pytest.mark.parametrize("language", ["en", "pl", "he"])
@pytest.mark.parametrize("screen", [(1114, 768), (1186, 900), (1366, 620), (1920, 1080)], ids=["786 wide", "860 wide", "560 high", "wide"])
def test_no_name_is_cut_whatever_box_the_board_is_in(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = visitors.come(language=language, screen=screen)
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    assert_on_one_screen(page)
    assert page.evaluate(CUT) == []
    row = page.locator(".play-row").bounding_box()
    assert row
    assert row["height"] > 90


LONG = 15
"""Letters that fit a pile on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_of_cards_are_not_cut_on_the_piles_of_a_phone(visitors: Visitors, language: str) -> None:
    texts = Texts(language)
    fitting = [card for card in pool("both", "base,intrigue") if len(texts.name(card)) <= LONG]
    longest = sorted(fitting, key=lambda card: -len(texts.name(card)))[:10]
    page = visitors.come(language=language, screen=PHONE)
    make_table(page, ", ".join(card.name for card in longest))
    page.wait_for_selector(".decision.asked")
    piles = page.locator(".pile-name button")
    expect(piles).to_have_count(17)
    assert piles.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)") == []


def test_the_numbers_of_a_player_are_seen_beside_the_clock_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(screen=PHONE)
    make_table(page, clock={"per": "game", "seconds": 900, "increment": 5}, score_counter=True, open_counts=True)
    play_until(page, 8)
    counts = page.locator(".seat-counts")
    expect(counts.locator(".seat-clock")).to_have_count(1)
    assert counts.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_first_page_is_broken_in_the_middle_on_a_phone(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language, screen=PHONE)
    page.wait_for_selector(".kingdom-wish .chip")
    lines = """all => all.filter(each => !each.textContent.trim().includes(" ")).map(each => {
        const range = document.createRange();
        range.selectNodeContents([...each.childNodes].find(node => node.nodeType === Node.TEXT_NODE));
        return [each.textContent, new Set([...range.getClientRects()].map(box => Math.round(box.top))).size];
    }).filter(([, lines]) => lines > 1)"""
    assert page.locator(".level-name, .kingdom-wish .chip").evaluate_all(lines) == []


def test_a_large_screen_has_three_columns(visitors: Visitors) -> None:
    page = visitors.come(screen=WIDE)
    make_table(page, "", score_counter=True)
    page.wait_for_selector(".decision.asked")
    boxes = [page.locator(part).bounding_box() for part in (".seats", ".supply", ".side")]
    left, middle, right = (box for box in boxes if box)
    assert left["x"] + left["width"] < middle["x"]
    assert middle["x"] + middle["width"] < right["x"]
    expect(page.locator(".around .meter")).to_have_count(2)


def test_many_kinds_in_play_are_not_cut_off_on_a_phone(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, MIDDLE), 0, screen=PHONE)
    page.wait_for_selector(".pile.legal")
    assert page.locator(".lying-group.current .card").count() > 4
    row = page.locator(".lying").bounding_box()
    boxes = [card.bounding_box() for card in page.locator(".lying-group.current .card").all()]
    assert row
    assert all(box and box["y"] + box["height"] <= row["y"] + row["height"] + 1 for box in boxes)


CUT_BONUSES = """() => [...document.querySelectorAll('.hand .bonus')]
  .map((bonus) => [bonus.getBoundingClientRect(), bonus.closest('.card-foot').getBoundingClientRect()])
  .filter(([bonus, foot]) => bonus.right > foot.right + 1 || bonus.left < foot.left - 1 || bonus.bottom > foot.bottom + 1).length"""


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_bonuses_of_cards_in_hand_are_not_cut_off_on_a_phone(visitors: Visitors, serving: Serving, language: str) -> None:
    found = serve(serving, Sought("first-game-2", 2, ("market", "silver"), can_play("market")))
    page = sit_down(visitors, found, 0, language=language, screen=PHONE)
    expect(page.locator(".hand [data-card=market] .bonus")).to_have_count(4)
    assert page.evaluate(CUT_BONUSES) == 0


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
    card.dispatch_event("click", {"bubbles": True})  # a finger presses twice
    card.dispatch_event("click", {"bubbles": True})
    expect(page.locator(".play-row .card").first).to_be_visible()


def test_days_and_numbers_are_written_as_the_reader_does_where_the_browser_does_not_know_the_language(visitors: Visitors) -> None:
    """Chromium has no Icelandic, and would write English months and points."""
    page = visitors.come(language="is")
    page.goto(f"{visitors.address}/daily")
    expect(page.locator("main")).to_contain_text(re.compile(r"\d\d?\.\d\d?\.20\d\d"))
    page.goto(f"{visitors.address}/k/first-game-2")
    expect(page.locator(".kingdom-copies dd").first).to_contain_text(re.compile(r"\d,\d"))
    expect(page.locator("main")).to_contain_text(re.compile(r"\d\.\d{3}\b"))  # games in thousands
