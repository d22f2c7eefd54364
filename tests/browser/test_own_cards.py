"""A table with own cards in the browser: what no catalogue has is drawn, and labels and numbers are pressed, by mouse and by digits."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.card_file import CardFile
from fiefdom.cards.kingdoms import Kingdom
from tests.browser.positions import Sought, can_play, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.visitors import Visitors
from tests.choices import FILE
from tests.server.test_own_cards import BELL, FULL

KINGDOM = Kingdom.of(FULL, 2, CardFile.parse(FILE + BELL))
LANGUAGES = pytest.mark.parametrize("language", ["en", "he"])


def at_table(visitors: Visitors, serving: Serving, card: str, **how: Any) -> Page:
    """Ana has this card in her hand, and it is her turn; Ola is a bot."""
    found = serve(serving, Sought(KINGDOM, 2, (card, "silver"), can_play(card), bots=True))
    return sit_down(visitors, found, 0, **how)


def play(page: Page, card: str) -> None:
    page.locator(f".hand .card.legal[data-card={card}]").click()


def log_of(page: Page) -> str:
    return " ".join(page.locator(".log-line").all_text_contents())


@LANGUAGES
def test_labels_are_chosen_with_the_mouse(visitors: Visitors, serving: Serving, language: str) -> None:
    page = at_table(visitors, serving, "page", language=language)
    play(page, "page")
    buttons = page.locator(".decision-buttons [data-answer]")
    expect(buttons).to_have_count(4)
    expect(page.locator(".prompt")).to_contain_text("0/2")
    page.locator("[data-answer='+buy']").click()
    expect(page.locator("[data-answer='+buy']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-answer='+coin']").click()
    page.locator(".decision-buttons .main").click()
    expect(buttons).to_have_count(0)
    expect(page.locator(".counters")).to_contain_text("2")


@LANGUAGES
def test_labels_are_chosen_with_digits(visitors: Visitors, serving: Serving, language: str) -> None:
    page = at_table(visitors, serving, "lackey", language=language)
    play(page, "lackey")
    expect(page.locator("[data-answer='+2-coins']")).to_be_visible()
    expect(page.locator("[data-answer='new-hands']")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("[data-answer]")).to_have_count(0)
    assert "+$2" in log_of(page)


def test_a_number_is_paid_with_its_digit(visitors: Visitors, serving: Serving) -> None:
    page = at_table(visitors, serving, "alms-house")
    play(page, "alms-house")
    expect(page.locator("[data-answer]")).to_have_count(3)
    page.keyboard.press("2")
    expect(page.locator("[data-answer]")).to_have_count(0)
    expect(page.locator(".log-line").filter(has_text=": 2")).to_have_count(1)


def test_a_card_is_named_wherever_it_is(visitors: Visitors, serving: Serving) -> None:
    page = at_table(visitors, serving, "dowser")
    play(page, "dowser")
    page.locator("[data-answer=copper], .pile.legal button[data-card=copper]").first.click()
    expect(page.locator(".log-line").filter(has_text="Copper").last).to_be_visible()
    expect(page.locator(".decision")).not_to_contain_text("Dowser")


def test_a_card_is_passed_to_the_left(visitors: Visitors, serving: Serving) -> None:
    page = at_table(visitors, serving, "mummer")
    play(page, "mummer")
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".log-line").filter(has_text="pass").first).to_be_visible()


def test_what_waits_for_the_next_turn_is_asked_then(visitors: Visitors, serving: Serving) -> None:
    page = at_table(visitors, serving, "night-bell")
    play(page, "night-bell")
    page.locator(".play-row .card").first.wait_for()
    page.keyboard.press("e")
    page.locator(".prompt.doubtful").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".decision.asked .prompt")).to_contain_text("Night Bell")


@LANGUAGES
def test_an_own_card_is_drawn_with_its_name_its_price_and_its_text(visitors: Visitors, serving: Serving, language: str) -> None:
    page = at_table(visitors, serving, "night-bell", language=language)
    name = {"en": "Night Bell", "he": "פעמון לילה"}[language]
    pile = page.locator(".pile button[data-card=night-bell]")
    expect(pile).to_contain_text(name)
    expect(page.locator(".hand .card[data-card=night-bell]")).to_contain_text(name)
    expect(page.locator(".hand .card[data-card=night-bell] .emblem path")).not_to_have_count(0)
    pile.click(force=True)
    mummer = "cards; pass left; trash up to 1" + ("\u2069" if language == "he" else "")  # English in Hebrew keeps its direction
    expect(page.locator(".pile:has([data-card=mummer])")).to_contain_text(mummer)
    expect(page.locator(".details")).to_contain_text({"en": "At the start of your next turn", "he": "בתחילת התור הבא"}[language])
