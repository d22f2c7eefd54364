"""Advice at the table: asked for by a key or a button, marked on its pile, said once; nothing of it where other people play."""

from __future__ import annotations

import re
from dataclasses import replace
from unittest import mock

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.catalogue import find_card
from fiefdom.server.advising import AdviceToGuest
from fiefdom.server.picture import TableOptions
from fiefdom.server.refusal import Refused
from fiefdom.server.table import Table
from fiefdom.text.texts import Texts
from tests.browser.positions import Sought, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.test_accessibility import objections
from tests.browser.visitors import DESK, PHONE, Visitors


def would_lose_by_a_province(table: Table) -> bool:
    """Whether the first player can buy the last Province, which would lose the game: there is one answer to think of."""
    question, game = table.question, table.game
    if question is None or question.seat != 0 or question.id != "buy" or game is None:
        return False
    seen = game.view(0)
    return "Province" in question.answers and seen.supply[find_card("Province")] == 1


BUYS = ("province", "gold", "silver")
LAST = Sought("first-game-2", 2, BUYS, would_lose_by_a_province, bots=True)


def card_in(language: str, slug: str) -> str:
    return Texts(language).card(find_card(slug))


def settled(page: Page) -> None:
    """Wait until the advice changes no more."""
    page.wait_for_selector(".advice summary")
    expect(page.locator(".advice-note")).to_have_count(0)


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_advice_is_asked_for_marked_and_over_with_the_answer(
    visitors: Visitors, serving: Serving, language: str, screen: tuple[int, int]
) -> None:
    page = sit_down(visitors, serve(serving, LAST), 0, language=language, screen=screen)
    page.wait_for_selector(".pile.legal")
    expect(page.locator(".advice")).to_have_count(0)
    if screen == DESK:
        page.keyboard.press("d")
    else:
        page.locator(".advice-button").click()
    settled(page)
    expect(page.locator(".supply .mark-advice [data-card=duchy]")).to_have_count(1)
    expect(page.locator(".advice-answer")).to_have_count(3)
    expect(page.locator(".seat.own .advised-tag")).to_be_visible()
    page.locator(".advice summary").press("Enter")
    expect(page.locator(".advice-plan li").first).to_be_visible()
    assert objections(page) == []
    for _ in range(1 if screen == DESK else 2):  # fingers look first
        page.locator(".supply [data-card=duchy][data-legal]").click()
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(".mark-advice")).to_have_count(0)


def test_advice_can_come_by_itself_and_be_ended(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, LAST), 0)
    page.evaluate("() => localStorage.setItem('fiefdom.settings', JSON.stringify({ advice: true }))")
    page.reload()
    settled(page)
    page.keyboard.press("d")
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(".advice-button")).to_be_visible()


@pytest.mark.parametrize(
    "sought",
    [
        Sought("first-game-2", 2, BUYS, would_lose_by_a_province),
        Sought("first-game-2", 2, BUYS, would_lose_by_a_province, TableOptions(advice=False), bots=True),
    ],
)
def test_there_is_no_advice_with_others_and_where_the_table_has_none(visitors: Visitors, serving: Serving, sought: Sought) -> None:
    page = sit_down(visitors, serve(serving, sought), 0)
    page.wait_for_selector(".pile.legal")
    page.keyboard.press("d")
    expect(page.locator(".advice-button, .advice")).to_have_count(0)


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_hints_come_from_advice_and_name_what_is_there(
    visitors: Visitors, serving: Serving, language: str, screen: tuple[int, int]
) -> None:
    with_hints = replace(LAST, options=TableOptions(hints=True))
    page = sit_down(visitors, serve(serving, with_hints), 0, language=language, screen=screen)
    page.wait_for_selector(".advised-hint")
    expect(page.locator(".advice")).to_have_count(0)
    hint = page.locator(".hint").inner_text()
    assert card_in(language, page.locator(".supply .mark-advice [data-card]").get_attribute("data-card") or "") in hint
    assert re.search(r"\d", hint)
    assert objections(page) == []
    for _ in range(1 if screen == DESK else 2):  # fingers look first
        page.locator(".supply .mark-advice [data-legal]").click()
    expect(page.locator(".advised-hint")).to_have_count(0)


def test_a_hint_that_is_refused_leaves_the_plain_one(visitors: Visitors, serving: Serving) -> None:
    nothing = mock.patch.object(AdviceToGuest, "start", side_effect=Refused("too-fast.too-much-study"))
    with nothing as refused:
        page = sit_down(visitors, serve(serving, replace(LAST, options=TableOptions(hints=True))), 0)
        page.wait_for_selector(".pile.legal")
        page.wait_for_function("() => told.some(({ type, code }) => type === 'refused' && code.startsWith('too-fast'))")
        expect(page.locator(".toast")).to_have_count(0)
        expect(page.locator(".hint")).to_contain_text("Province")
        page.keyboard.press("d")
        expect(page.locator(".toast")).to_have_count(1)  # this one was asked for
        assert refused.call_count == 2
