"""Bots are asked what they are up to: by a key or a button, read aloud, closed again; while one plays, and after the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from unittest import mock

import pytest
from playwright.sync_api import expect

from fiefdom.cards.catalogue import find_card
from fiefdom.game.position import Position
from fiefdom.server import telling
from fiefdom.server.table import Table
from fiefdom.server.thought import ToldByBot
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts
from tests.browser.positions import Sought, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.test_accessibility import objections
from tests.browser.visitors import DESK, PHONE, Visitors
from tests.server.local import QuickThinkers


def is_asked_to_buy(table: Table) -> bool:
    return table.question is not None and table.question.seat == 0 and table.question.id == "buy"


BUYING = Sought("first-game-2", 2, ("gold", "silver"), is_asked_to_buy, bots=True)
OVER = replace(BUYING, until=lambda table: table.stage == "over", buys=("province", "gold", "silver"))


async def words(_: QuickThinkers, known: Position, seat: int, bot: str, player: str, language: str) -> ToldByBot:
    """What a thinker could say."""
    del known, bot, player
    texts = Texts(language)
    smithy, militia = (texts.card(find_card(slug)) for slug in ("smithy", "militia"))
    plan = (texts.format("advice-plan", name="Money with Smithy"), texts.format("plan-cards", cards=f"{smithy}, {militia}"))
    bought = texts.format("told-bought", card=smithy, turn=4 + seat)
    chance = texts.format("told-bought-chance", percent=63, reach=2)
    other = texts.format("told-bought-instead", answer=militia, percent=60, reach=2)
    return ToldByBot(plan, (bought, chance, other, texts.format("told-bought-planned")))


@pytest.fixture(autouse=True)
def _telling() -> Iterator[None]:
    """All bots of these tests think, and say the same."""
    with mock.patch.object(QuickThinkers, "tell", words, create=True), mock.patch.object(telling, "tells", lambda bot: bool(bot)):
        yield


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
@pytest.mark.parametrize("sought", [BUYING, OVER], ids=["playing", "over"])
def test_bots_are_asked_heard_and_closed(
    visitors: Visitors, serving: Serving, sought: Sought, language: str, screen: tuple[int, int]
) -> None:
    page = sit_down(visitors, serve(serving, sought), 0, language=language, screen=screen)
    button = page.locator(".ask-bots")
    expect(button).to_be_visible()
    expect(button).to_have_accessible_name(Texts(language).format("web-bots-ask"))
    if screen == DESK:
        page.keyboard.press("w")
    else:
        button.click()
    title = strip_isolates(Texts(language).format("told-plan-of", player="Ola"))
    assert strip_isolates(page.locator(".told h3").inner_text()) == title
    expect(page.locator(".told li")).to_have_count(6)
    expect(page.locator(".told li").last).to_be_in_viewport()
    expect(button).to_have_count(0)
    assert title in strip_isolates(" ".join(page.locator("[aria-live]").all_inner_texts()))
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert objections(page) == []
    page.locator(".told button").press("Enter")
    expect(page.locator(".told")).to_have_count(0)
    expect(button).to_be_visible()


def test_nobody_can_be_asked_where_others_play(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, replace(BUYING, bots=False)), 0)
    page.wait_for_selector(".pile.legal")
    page.keyboard.press("w")
    expect(page.locator(".ask-bots, .told")).to_have_count(0)
