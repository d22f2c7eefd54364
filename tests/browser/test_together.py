"""Several people: links, spectators, lost connections, taking back, chat."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any
from unittest import mock

from playwright.sync_api import Page, expect

from tests.browser.positions import Sought, can_play, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.visitors import Visitors, join, make_table, play_on, play_until

CELLARS = "Cellar, Chapel, Moat, Village, Smithy, Market, Festival, Laboratory, Workshop, Militia"


def two_people(visitors: Visitors, kingdom: str = "", **options: Any) -> tuple[Page, Page, str]:
    """Ana and Ola at a table, and its address."""
    ana = visitors.come()
    invitation, address = make_table(ana, kingdom, ["person"], **options).splitlines()
    ola = visitors.come(invitation)
    join(ola, "Ola")
    for page in (ana, ola):
        page.wait_for_selector(".board")
    return ana, ola, address


def who_is_asked(ana: Page, ola: Page) -> tuple[Page, Page]:
    """The one who is asked, and the other."""
    ana.wait_for_function("() => document.querySelector('.decision.asked, .seat:not(.own) .thinking')")
    return (ana, ola) if ana.locator(".decision.asked").count() else (ola, ana)


def hand_of(page: Page) -> list[str]:
    """The cards in hand with their numbers: `copper ×3`."""
    hand: list[str] = page.locator(".heaps .card").evaluate_all(
        "cards => cards.map(card => `${card.dataset.card} ${card.querySelector('.hidden').textContent.match(/×\\d+/) ?? ''}`)"
    )
    return hand


def open_choice(visitors: Visitors, serving: Serving) -> Page:
    """In the middle of Cellar's effect, with one card picked, at a table with a bot."""
    page = sit_down(visitors, serve(serving, Sought(CELLARS, 2, ("cellar", "silver"), can_play("cellar"), bots=True)), 0)
    page.locator(".hand .card.legal[data-card=cellar]").click()
    page.wait_for_selector(".progress")
    page.locator(".hand .card.legal").first.click()
    return page


def test_a_reload_in_the_middle_of_an_effect_goes_on_where_it_was(visitors: Visitors, serving: Serving) -> None:
    page = open_choice(visitors, serving)
    hand = hand_of(page)
    page.reload()
    page.wait_for_selector(".progress")
    assert hand_of(page) == hand
    expect(page.locator(".prompt")).to_contain_text("Discard any number of cards")
    page.keyboard.press("Enter")
    expect(page.locator(".progress")).to_have_count(0)


def test_a_lost_connection_comes_back_by_itself(visitors: Visitors, serving: Serving) -> None:
    page = open_choice(visitors, serving)
    page.context.set_offline(True)
    serving.hang_up()
    expect(page.locator(".lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".progress")).to_have_count(0)
    turn = page.evaluate("() => shown().turn")
    play_until(page, turn + 2)


def test_a_second_browser_with_the_same_seat_shows_the_same_hand(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page, "")
    play_until(page, 2)
    other = visitors.come("/", storage_state=json.loads(json.dumps(page.context.storage_state())))
    other.goto(page.url)
    other.wait_for_selector(".decision.asked")
    assert hand_of(other) == hand_of(page)
    other.keyboard.press("t")
    expect(page.locator(".play-row .card").first).to_be_visible()


def test_running_games_are_offered_on_the_first_page(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page, "")
    page.wait_for_selector(".board")
    page.goto(visitors.address)
    page.locator(".continue a").click()
    page.wait_for_selector(".board")


def test_what_gave_nobody_knowledge_is_taken_back_with_one_key(page: Page) -> None:
    make_table(page, "", undo="free")
    page.wait_for_selector(".decision.asked")
    hand = hand_of(page)
    page.keyboard.press("t")
    expect(page.locator(".play-row .card").first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".play-row .card")).to_have_count(0)
    assert hand_of(page) == hand
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".play-row .card").first).to_be_visible()


def test_what_told_somebody_something_is_taken_back_if_the_others_agree(visitors: Visitors) -> None:
    ana, ola, _ = two_people(visitors, undo="ask")
    asked, other = who_is_asked(ana, ola)
    asked.keyboard.press("t")
    asked.locator(".pile.legal button[data-card=silver], .pile.legal button[data-card=estate]").first.click()
    expect(other.locator(".decision.asked")).to_be_visible()
    asked.keyboard.press("Shift+U")
    expect(other.locator(".request")).to_contain_text("asks to take back")
    other.get_by_role("button", name="Accept").click()
    expect(asked.locator(".decision.asked")).to_be_visible()
    expect(other.locator(".request")).to_have_count(0)
    expect(other.locator(".log")).to_contain_text("A decision is taken back")


def test_a_spectator_sees_public_things_only(visitors: Visitors) -> None:
    ana, ola, address = two_people(visitors)
    asked, _ = who_is_asked(ana, ola)
    watcher = visitors.come(address)
    watcher.wait_for_selector(".board")
    expect(watcher.locator(".watching-note")).to_have_text("You are watching this game")
    assert watcher.locator(".hand, [data-legal], .decision-buttons button").count() == 0
    assert "Ana draws 5 cards" in watcher.locator(".log").inner_text()
    asked.keyboard.press("t")
    expect(watcher.locator(".play-row .card").first).to_be_visible()
    expect(ana.locator(".watching")).to_be_visible()


def test_names_and_chat_are_text_and_nothing_else(visitors: Visitors) -> None:
    wicked = "<img src=x onerror=alert(1)>"
    ana = visitors.come()
    invitation = make_table(ana, "", ["person"]).splitlines()[0]
    ola = visitors.come(invitation)
    join(ola, wicked[:24])
    ana.wait_for_selector(".board")
    expect(ana.locator(".seat-name").nth(1)).to_contain_text(wicked[:24])
    ola.get_by_role("tab", name="Chat").click()
    ola.get_by_label("Say something").fill(wicked)
    ola.keyboard.press("Enter")
    expect(ana.locator(".tabs .badge")).to_have_text("1")
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.locator(".said").last).to_contain_text(wicked)
    assert ana.locator("img").count() == 0


def test_a_player_who_has_left_is_replaced_by_a_bot(visitors: Visitors) -> None:
    ana, ola, _ = two_people(visitors)
    ola.context.close()
    visitors.contexts.remove(ola.context)
    ana.get_by_role("button", name="Let a bot play").click()
    expect(ana.locator(".seat", has_text="Ola").locator(".link-button")).to_have_count(0)
    play_on(ana, turns=3)
    assert ana.evaluate("() => window.played") == "there"


def test_a_table_that_is_not_there_says_so(visitors: Visitors) -> None:
    page = visitors.come("/t/nowhere")
    expect(page.locator("h1")).to_have_text("There is no such table")


def test_whoever_can_react_sees_how_long_and_the_others_wait(visitors: Visitors, serving: Serving) -> None:
    found = serve(serving, Sought(CELLARS, 2, ("militia", "moat"), can_play("militia", holding="moat")))
    long = replace(serving.server.hall.settings, reaction_window=3600.0)
    with mock.patch.object(serving.server.hall, "settings", long):
        ana, ola = sit_down(visitors, found, 0), sit_down(visitors, found, 1)
    ana.locator(".hand .card.legal[data-card=militia]").click()
    expect(ola.locator(".time-left")).to_contain_text(re.compile(r"\d s$"))
    expect(ola.locator(".prompt")).to_contain_text("Reveal Moat")
    expect(ana.locator(".prompt")).to_have_text("Waiting for the others")
    ola.keyboard.press("Enter")
    expect(ana.locator(".log")).to_contain_text("reveals Moat and is safe")


def test_a_game_that_is_given_up_says_so_and_a_rematch_asks_the_other(visitors: Visitors) -> None:
    ana, ola, _ = two_people(visitors)
    ola.get_by_role("tab", name="Table").click()
    ola.get_by_role("button", name="Give up").click()
    ola.get_by_role("button", name="Yes, give up").click()
    for page in (ana, ola):
        expect(page.locator(".end-of-game")).to_contain_text("Ana wins")
        expect(page.locator(".end-of-game")).to_contain_text("Ola has given up")
    before = ana.url
    ana.get_by_role("button", name="Rematch").click()
    expect(ola.locator(".request")).to_contain_text("Ana asks for another game")
    ola.get_by_role("button", name="Accept").click()
    for page in (ana, ola):
        page.wait_for_url(lambda url: url != before)
        page.wait_for_selector(".board .decision")
    assert ana.url == ola.url
    expect(ola.locator(".seat.own.has-turn")).to_be_visible()
