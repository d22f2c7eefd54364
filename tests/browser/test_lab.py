"""The lab in the browser: a link is opened, a number changed, the effect seen, the change shared; by keys, on a phone, in Hebrew."""

from __future__ import annotations

import re
import urllib.parse

import pytest
from playwright.sync_api import Page, expect

from fiefdom.text.texts import Texts
from tests.browser.test_accessibility import objections
from tests.browser.visitors import DESK, PHONE, Visitors

SMITHIES = "name: Smithies\nProvince\nGold\nSmithy if count(Smithy) < 9\nSilver"
MONEY = "name: Money\nProvince\nGold\nSilver"


def link(*texts: str) -> str:
    return "/lab#" + urllib.parse.urlencode([("k", "First Game"), *(("s", text) for text in texts)])


def open_lab(visitors: Visitors, *texts: str, language: str = "en", screen: tuple[int, int] = DESK) -> Page:
    page = visitors.come(link(*texts), language=language, screen=screen)
    page.wait_for_selector(".lab-won")
    return page


def put_caret_behind(page: Page, text: str) -> None:
    """Put the caret of the first editor behind a text."""
    page.locator("textarea").first.evaluate(
        "(field, text) => { const at = field.value.indexOf(text) + text.length; field.focus(); field.setSelectionRange(at, at); }", text
    )


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_a_newcomer_opens_a_link_changes_a_number_sees_the_effect_and_shares_it(
    visitors: Visitors, language: str, screen: tuple[int, int]
) -> None:
    page = open_lab(visitors, SMITHIES, MONEY, language=language, screen=screen)
    expect(page.locator(".lab-won li")).to_have_count(2)
    expect(page.locator(".lab-changed")).to_have_count(0)
    before = page.locator(".lab-share").first.inner_text()
    put_caret_behind(page, "< 9")
    page.keyboard.press("Backspace")
    page.keyboard.type("2")
    expect(page.locator(".lab-changed")).to_contain_text("+")
    expect(page.locator(".lab-share").first).not_to_have_text(before)
    expect(page.locator(".lab-sweep circle")).to_have_count(11)
    expect(page).to_have_url(re.compile(r"count%28Smithy%29\+%3C\+2"))
    assert page.locator(".code").first.evaluate("field => getComputedStyle(field).direction") == "ltr"
    assert page.evaluate("() => document.documentElement.dir") == ("rtl" if language == "he" else "ltr")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert objections(page) == []
    other = visitors.come(page.url, language=language, screen=screen)
    expect(other.locator("textarea").first).to_have_value(SMITHIES.replace("< 9", "< 2"))


def test_a_mistake_is_underlined_and_mended_and_the_results_stay(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY)
    page.locator("textarea").first.fill(SMITHIES.replace("Gold", "Godl"))
    expect(page.locator(".code .wrong")).to_have_text("Godl")
    expect(page.locator(".lab-won .tag")).to_be_visible()
    page.locator(".lab-problems .link-button").click()
    expect(page.locator("textarea").first).to_have_value(SMITHIES)
    expect(page.locator(".lab-won .tag")).to_have_count(0)


def test_words_are_completed_by_keys_and_escape_leaves_the_text(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY)
    put_caret_behind(page, "Silver")
    page.keyboard.type(" if cou")
    expect(page.locator(".completions [aria-selected=true]")).to_have_text("count(")
    page.keyboard.press("Enter")
    page.keyboard.type("Sil")
    page.keyboard.press("Tab")
    page.keyboard.type(") < 9")
    expect(page.locator("textarea").first).to_have_value(SMITHIES + " if count(Silver) < 9")
    page.keyboard.press("Escape")
    expect(page.locator("textarea").first).not_to_be_focused()


def test_a_third_strategy_makes_a_table_and_a_search_fills_an_editor(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY, MONEY.replace("Money", "More"))
    expect(page.locator(".lab-matrix tbody tr")).to_have_count(3)
    page.get_by_role("button", name=Texts("en").format("lab-find-begin")).click()
    page.locator(".lab-find li .button").first.click(timeout=30_000)
    expect(page.locator("textarea")).to_have_count(4)
    page.get_by_role("button", name=Texts("en").format("lab-find-stop")).click()
    expect(page.locator(".lab-find progress")).to_have_count(0)
    assert objections(page) == []


def test_the_library_is_at_hand(visitors: Visitors) -> None:
    page = visitors.come("/lab")
    page.wait_for_selector(".lab-won")
    page.locator(".lab-load").first.select_option("big-money")
    expect(page.locator(".lab-editor h2").first).to_contain_text("Big Money")
