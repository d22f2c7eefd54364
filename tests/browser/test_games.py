"""Whole games in the browser, from the first click to the scores."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.catalogue import find_card
from fiefdom.server.table import Table
from tests.browser.positions import Sought, can_play, serve, sit_down
from tests.browser.serving import Serving, same_shuffles
from tests.browser.visitors import PHONE, Visitors, join, make_table, play_now, play_to_the_end, play_until

COPPER = find_card("copper")
END = re.compile("wins|Shared victory")
"""What the heading of the end says; who it must be is in test_shown.py."""

ATTACKS = "Militia, Moat, Witch, Village, Smithy, Market, Festival, Laboratory, Cellar, Bureaucrat"


def test_a_newcomer_plays_a_first_game_to_the_end_after_one_click(page: Page) -> None:
    play_now(page)
    play_to_the_end(page)
    expect(page.locator(".end-of-game h2")).to_contain_text(END)
    assert page.locator(".point-rows li").count() == 2
    expect(page.locator(".end-curves .curves svg[role=img]")).to_have_count(2)


def test_a_first_game_with_hints_says_what_to_think_of(page: Page) -> None:
    page.get_by_role("button", name="A game with hints").click()
    expect(page.locator(".hint")).not_to_be_empty()


def test_after_the_end_the_scores_can_be_read_as_a_table_and_a_rematch_begins(page: Page) -> None:
    play_now(page)
    play_to_the_end(page, buys=("province", "gold", "silver"))
    first = page.url
    page.locator(".end-curves").get_by_role("button", name="As a table").first.click()
    assert page.locator(".curve-table tbody tr").count() > 5
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.endswith(".fief")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".decision")
    assert page.url != first
    play_until(page, 2)


def test_two_people_in_two_browsers_play_each_other_with_attacks_and_moat(visitors: Visitors) -> None:
    ana = visitors.come()
    with same_shuffles(7):
        link = make_table(ana, ATTACKS, ["person"]).splitlines()[0]
    expect(ana.locator(".gathering")).to_be_visible()
    ola = visitors.come(link, language="pl")
    join(ola, "Ola")
    buys = ("province", "gold", "witch:1", "militia:1", "moat:1", "silver")
    play_to_the_end(ana, ola, buys=buys)
    told = ana.locator(".log").inner_text()
    assert "reveals Moat and is safe" in told
    assert re.search(r"(Ana|Ola) gains: Curse", told)
    assert re.search(r"(Ana|Ola) discards: ", told)
    assert "Ola kupuje: " in ola.locator(".log").inner_text()
    scores = [page.locator(".point-sum").all_inner_texts() for page in (ana, ola)]
    assert scores[0] == scores[1]


def test_four_seats_with_three_bots_play_to_the_end(page: Page) -> None:
    make_table(page, "size-distortion-2", ["bot:big-money"] * 3, score_counter=True)
    expect(page.locator(".seat")).to_have_count(4)
    play_to_the_end(page)
    assert page.locator(".point-rows li").count() == 4


def test_who_has_no_finished_games_is_shown_the_way_to_one(visitors: Visitors) -> None:
    page = visitors.come("/games")
    page.get_by_role("link", name="Play now").click()
    expect(page.locator(".level").first).to_be_visible()


@pytest.mark.parametrize(("language", "word", "direction"), [("he", "סיום התור", "rtl"), ("pl", "Zakończ turę", "ltr")])
def test_a_game_in_another_language(visitors: Visitors, language: str, word: str, direction: str) -> None:
    page = visitors.come(language=language)
    assert page.locator("html").get_attribute("dir") == direction
    play_now(page)
    expect(page.locator(".decision-buttons")).to_contain_text(word)
    play_to_the_end(page)


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    play_now(page)
    play_until(page, 3)
    before = page.locator(".log-line").count()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("he")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator(".log")).to_contain_text(re.compile("תור.{0,3}3"))
    expect(page.locator(".log-line")).to_have_count(before)
    play_until(page, 4)


def test_a_game_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(screen=PHONE)
    play_now(page)
    play_until(page, 4)
    page.locator("[data-tab=log]").tap()
    expect(page.locator(".log")).to_be_visible()
    page.locator("[data-tab=log]").tap()
    expect(page.locator(".tab-panel")).to_be_hidden()
    play_to_the_end(page)


def test_choosing_several_cards_takes_toggles_and_a_confirmation(visitors: Visitors, serving: Serving) -> None:
    """Chapel: pick two, take them back, confirm another one; no window opens for it."""
    page = sit_down(visitors, serve(serving, Sought(CHAPEL, 2, ("chapel", "silver"), has_chapel)), 0)
    page.locator(".hand .card.legal[data-card=chapel]").click()
    expect(page.locator(".prompt")).to_contain_text("Trash up to 4 cards")
    expect(page.locator(".progress")).to_have_text("0/4")
    copper = page.locator(".hand [data-card=copper]")
    copper.click()
    copper.click()
    expect(page.locator(".progress")).to_have_text("2/4")
    page.keyboard.press("Escape")
    expect(page.locator(".progress")).to_have_text("0/4")
    copper.click()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ana trashes: Copper")


CHAPEL = "Chapel, Cellar, Moat, Village, Smithy, Market, Festival, Laboratory, Witch, Militia"


def has_chapel(table: Table) -> bool:
    """The first player can play Chapel, and has several Coppers to trash."""
    return can_play("chapel")(table) and table.game is not None and table.game.view(0).hand[COPPER] >= 2


def test_a_probable_slip_is_asked_about_once_and_never_in_a_window(page: Page) -> None:
    play_now(page)
    page.wait_for_selector(".decision.asked")
    page.keyboard.press("e")
    expect(page.locator(".prompt.doubtful")).to_contain_text("You can still buy something")
    page.get_by_role("button", name="No, wait").click()
    expect(page.locator(".prompt.doubtful")).to_have_count(0)
    page.keyboard.press("e")
    page.get_by_role("button", name="Do not ask again").click()
    page.wait_for_selector(".decision.asked")
    page.keyboard.press("e")
    expect(page.locator(".prompt.doubtful")).to_have_count(0)
