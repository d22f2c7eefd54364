"""The first page: the next game in one glance, what one left, and another page for newcomers."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from fiefdom.lessons.lesson import lessons as course
from tests.browser.positions import Sought, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.visitors import PHONE, Visitors

OVER = Sought("first-game-2", 2, ("province", "gold", "silver"), lambda table: table.stage == "over")
ASKED = Sought("first-game-2", 2, ("silver",), lambda table: table.question is not None and table.question.seat == 0)


def home(page: Page, address: str) -> Page:
    page.goto(address)
    page.wait_for_selector(".level")
    return page


def test_a_newcomer_is_offered_a_lesson_and_the_weakest_opponent(page: Page) -> None:
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    expect(page.get_by_role("link", name="First lesson")).to_have_attribute("href", f"/learn/{course()[0].id}")
    levels = page.get_by_role("group", name="Opponent").get_by_role("radio")
    expect(levels).to_have_count(9)  # the eight levels and the sparring partner
    expect(page.get_by_role("radio", name="Beginner")).to_be_checked()
    expect(page.get_by_role("heading", name="A first look")).to_be_visible()
    expect(page.locator(".kingdom-wish .chip")).to_have_count(10)
    page.get_by_role("link", name="Invite a friend").click()
    expect(page.get_by_label("Seat 2")).to_have_value("")
    page.go_back()
    page.get_by_role("button", name="A game with hints").click()
    expect(page.locator(".decision .hint").first).to_be_visible()


def test_an_empty_field_is_read_as_the_page_is_and_a_full_one_as_its_text(visitors: Visitors) -> None:
    page = visitors.come(language="he")
    field = page.locator("input[autocomplete=nickname]")
    expect(field).to_have_css("direction", "rtl")
    field.fill("Ana")
    expect(field).to_have_css("direction", "ltr")
    field.fill("אנה")
    expect(field).to_have_css("direction", "rtl")


def test_enter_plays_with_what_was_chosen_and_it_is_chosen_again(page: Page, visitors: Visitors) -> None:
    page.get_by_role("radio", name="Adept").check()
    expect(page.locator(".level-about")).to_contain_text("Knows the best plan")
    page.get_by_role("button", name="Next set").click()
    expect(page.locator(".kingdom-wish h2")).to_contain_text("Size Distortion")
    page.get_by_role("radio", name="Adept").press("Enter")
    page.wait_for_selector(".board .decision")
    expect(page.locator(".seat-name bdi").nth(1)).to_have_text("Adept")
    expect(page.locator(".table-name")).to_have_text("Size Distortion")
    home(page, visitors.address)
    expect(page.get_by_role("radio", name="Adept")).to_be_checked()
    expect(page.locator(".kingdom-wish h2")).to_contain_text("Size Distortion")
    page.locator("main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .decision")


def test_cards_by_lot_and_those_of_the_day(page: Page, visitors: Visitors) -> None:
    chips = page.locator(".kingdom-wish .chip")
    first = chips.all_inner_texts()
    page.get_by_role("button", name="Random").click()
    expect(page.locator(".kingdom-wish h2")).to_contain_text("Random kingdom")
    page.get_by_role("button", name="Today’s").click()
    expect(page.locator(".kingdom-wish h2")).to_contain_text("Kingdom of the day")
    expect(chips).to_have_count(10)
    today = chips.all_inner_texts()
    assert today != first
    other = visitors.come()
    other.get_by_role("button", name="Today’s").click()
    expect(other.locator(".kingdom-wish h2")).to_contain_text("Kingdom of the day")
    assert other.locator(".kingdom-wish .chip").all_inner_texts() == today
    other.get_by_role("button", name="Play now").click()
    other.wait_for_selector(".board .decision")
    names = other.locator(".piles.kingdom .pile-name button").all_inner_texts()
    assert sorted(names) == sorted(text.strip() for text in today)


def test_whose_turn_it_is_comes_first_on_a_phone(serving: Serving, visitors: Visitors) -> None:
    page = sit_down(visitors, serve(serving, ASKED), 0, screen=PHONE)
    home(page, visitors.address)
    expect(page.locator(".continue h2")).to_have_text("Your turn")
    expect(page.locator(".continue li")).to_contain_text("against Ola")
    expect(page.locator(".continue li")).to_contain_text("Turn 1 · Your turn")
    above = page.locator(".continue").bounding_box()
    start = page.locator(".start").bounding_box()
    assert above is not None
    assert start is not None
    assert above["y"] < start["y"]
    page.get_by_role("link", name="Go on").click()
    page.wait_for_selector(".decision.asked")


def test_who_waits_for_others_is_told_for_whom(serving: Serving, visitors: Visitors) -> None:
    page = sit_down(visitors, serve(serving, ASKED), 1)
    home(page, visitors.address)
    expect(page.locator(".continue li")).to_contain_text("Waiting for Ana")


def test_a_game_that_is_over_is_listed_with_its_result_and_curve(serving: Serving, visitors: Visitors) -> None:
    page = sit_down(visitors, serve(serving, OVER), 0)
    page.wait_for_selector(".end-of-game")
    result = page.evaluate("() => tableTold().result.seats.map(({score, winner}) => [score, winner])")
    home(page, visitors.address)
    row = page.locator(".recent tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(f"{result[0][0]} : {result[1][0]}")
    expect(row).to_contain_text(re.compile("Won" if result[0][1] else "Lost"))
    assert row.locator(".spark polyline").count() == 2
    expect(page.locator(".continue")).to_have_count(0)
    row.get_by_role("link", name=re.compile("Replay")).click()
    page.wait_for_selector(".replay-controls")


def test_without_the_server_the_tables_are_there_all_the_same(serving: Serving, visitors: Visitors) -> None:
    page = sit_down(visitors, serve(serving, ASKED), 0)
    page.route("**/api/games/mine", lambda route: route.abort())
    home(page, visitors.address)
    expect(page.locator(".continue li")).to_have_count(1)
    visitors.forgive()  # the browser notes the refused request


def test_the_next_lesson_is_offered(serving: Serving, visitors: Visitors) -> None:
    page = sit_down(visitors, serve(serving, ASKED), 0)
    lessons = page.evaluate("async () => (await fetch('/api/lessons?language=en')).json()")
    page.evaluate("done => localStorage.setItem('fiefdom.lessons', done)", json.dumps([lessons[0]["lesson"]]))
    home(page, visitors.address)
    way = page.locator(".way", has_text="Lessons")
    expect(way).to_contain_text("1 of 10 done")
    expect(way).to_have_attribute("href", f"/learn/{lessons[1]['lesson']}")


def test_where_fingers_press_no_key_is_named(visitors: Visitors) -> None:
    expect(visitors.come().locator(".start kbd")).to_be_visible()
    expect(visitors.come(screen=PHONE).locator(".start kbd")).to_be_hidden()
