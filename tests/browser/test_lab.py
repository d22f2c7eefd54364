"""The lab in the browser: a link is opened, a number changed, the effect seen, the change shared; by keys, on a phone, in Hebrew."""

from __future__ import annotations

import re
import urllib.parse

import pytest
from playwright.sync_api import Locator, Page, expect

from fiefdom.cards.catalogue import find_card
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
    expect(page.locator(".lab-kingdom .chip")).to_have_count(10)  # the link names it as people do
    before = page.locator(".lab-share").first.inner_text()
    put_caret_behind(page, "< 9")
    page.keyboard.press("Backspace")
    page.keyboard.type("2")
    expect(page.locator(".lab-changed")).to_contain_text("+")
    expect(page.locator(".lab-share").first).not_to_have_text(before)
    expect(page.locator(".lab-sweep circle")).to_have_count(11, timeout=60_000)
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
    expect(page.locator(".completions [aria-selected=true] span")).to_have_text("count(")
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
    page.locator(".lab-load").first.select_option(label="Basic Big Money")
    expect(page.locator(".lab-editor h2").first).to_contain_text("Big Money")


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_rules_are_a_form_over_the_same_text(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = open_lab(visitors, SMITHIES, MONEY, language=language, screen=screen)
    texts = Texts(language)
    page.get_by_role("button", name=texts.format("lab-view-rules")).first.click()
    rows = page.locator(".rules > ol > li")
    expect(rows).to_have_count(4)
    rows.nth(2).get_by_label(texts.format("lab-rule-value")).fill("2")
    rows.nth(2).locator("[data-does=up]").click()
    rows.nth(0).get_by_label(texts.format("lab-rule-condition")).click()
    rows.nth(0).get_by_label(texts.format("lab-rule-what")).select_option("money")
    rows.nth(0).get_by_label(texts.format("lab-rule-sign")).select_option(">")
    rows.nth(0).get_by_label(texts.format("lab-rule-value")).fill("15")
    page.locator(".rule-add").first.click()
    rows.nth(4).get_by_label(texts.format("lab-rule-card", n=5)).select_option("Copper")
    assert objections(page) == []
    page.get_by_role("button", name=texts.format("lab-view-text")).first.click()
    expected = "name: Smithies\nProvince if money > 15\nSmithy if count(Smithy) < 2\nGold\nSilver\nCopper"
    expect(page.locator("textarea").first).to_have_value(expected)
    page.get_by_role("button", name=texts.format("lab-view-rules")).first.click()
    rows.nth(4).locator("> .rule-move").click()
    rows.nth(0).get_by_label(texts.format("lab-rule-without")).click()
    page.get_by_role("button", name=texts.format("lab-view-text")).first.click()
    expect(page.locator("textarea").first).to_have_value("name: Smithies\nProvince\nSmithy if count(Smithy) < 2\nGold\nSilver")


def test_every_word_is_explained_where_it_stands(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY, language="pl")
    put_caret_behind(page, "if cou")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".code-told").first).to_have_text(Texts("pl").format("lab-help-count").replace("`", ""))
    line = page.locator(".code-letters").first.evaluate("box => box.getBoundingClientRect().height")
    page.locator("textarea").first.hover(position={"x": 20, "y": 8 + 3.5 * line})
    expect(page.locator(".code-help")).to_contain_text(Texts("pl").card(find_card("Smithy")))


def test_a_menu_that_is_pasted_becomes_rules(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY)
    field = page.locator("textarea").first
    field.focus()
    page.keyboard.press("Control+a")
    field.evaluate(
        """field => {
          field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true }));
          document.execCommand("insertText", false, "Province, Gold, 2 Smithy, Silver");
        }"""
    )
    expect(field).to_have_value(re.compile(r"Smithy if count\(Smithy\) < 2"))


def test_keys_mend_and_move(visitors: Visitors) -> None:
    page = visitors.come(link(SMITHIES.replace("Gold", "Godl"), MONEY))
    expect(page.locator(".code .wrong")).to_have_text("Godl")
    put_caret_behind(page, "Godl")
    page.keyboard.press("Control+.")
    expect(page.locator("textarea").first).to_have_value(SMITHIES)
    put_caret_behind(page, "Gold")
    page.keyboard.press("Alt+ArrowUp")
    expect(page.locator("textarea").first).to_have_value(SMITHIES.replace("Province\nGold", "Gold\nProvince"))


def test_strategies_are_kept_in_the_browser(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY)
    page.get_by_role("button", name=Texts("en").format("lab-keep"), exact=True).first.click()
    page.goto(f"{visitors.address}/lab")
    page.wait_for_selector(".lab-won")
    page.locator(".lab-load").nth(1).select_option(label="Smithies")
    expect(page.locator("textarea").nth(1)).to_have_value(SMITHIES)
    page.get_by_role("button", name=Texts("en").format("lab-forget")).click()
    expect(page.locator(".lab-load").first.locator("option", has_text="Smithies")).to_have_count(0)


def test_a_game_can_be_watched_and_results_taken_home(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY)
    page.locator(".exports summary").click()
    for name, ending in (("CSV", ".zip"), ("JSON", ".json"), (Texts("en").format("lab-export-notebook"), ".ipynb")):
        with page.expect_download() as download:
            page.locator(".exports").get_by_role("button", name=name).click()
        assert download.value.suggested_filename.endswith(ending)
    page.get_by_role("button", name=Texts("en").format("lab-watch")).click()
    page.wait_for_selector(".board")
    expect(page).to_have_url(re.compile("/r/"))


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("he", PHONE)])
def test_every_panel_is_a_picture_that_says_what_it_shows(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = open_lab(visitors, SMITHIES, MONEY, MONEY.replace("Money", "More"), language=language, screen=screen)
    texts = Texts(language)
    expect(page.locator(".lab-matrix tbody tr")).to_have_count(3)
    expect(page.locator(".lab-won")).to_have_attribute("aria-busy", "false", timeout=60_000)
    panels = {"lab-won": texts.format("lab-won"), "lab-bought": texts.card(find_card("Smithy")), "": texts.format("lab-by-turn")}
    panels["lab-matrix"] = "More"
    for panel in page.locator(".lab-panel:has(.pictures)").all():
        drawing = taken(panel, texts.format("lab-picture", form="SVG")).decode()
        words = " ".join(re.findall(r">([^<>]+)</text>", drawing))
        shown = next(word for name, word in panels.items() if word in words)
        assert shown in panel.inner_text()
        assert "var(" not in drawing
        assert "NaN" not in drawing
        assert taken(panel, texts.format("lab-picture", form="PNG")).startswith(b"\x89PNG")
    assert page.locator(".pictures").count() == 4


def taken(panel: Locator, name: str) -> bytes:
    """What is saved by a press on a button of a panel."""
    with panel.page.expect_download() as download:
        panel.get_by_role("button", name=name).click()
    return download.value.path().read_bytes()


def test_rules_are_dragged_and_moved_by_keys(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY)
    page.get_by_role("button", name=Texts("en").format("lab-view-rules")).first.click()
    rows = page.locator(".rules > ol > li")
    rows.nth(3).locator(".rule-grip").hover()
    page.mouse.down()
    above = rows.nth(1).bounding_box()
    assert above is not None
    page.mouse.move(above["x"] + 20, above["y"] + 5, steps=4)
    expect(rows.nth(1)).to_have_class(re.compile("drop-before"))
    page.mouse.up()
    field = page.locator("textarea").first
    page.get_by_role("button", name=Texts("en").format("lab-view-text")).first.click()
    expect(field).to_have_value("name: Smithies\nProvince\nSilver\nGold\nSmithy if count(Smithy) < 9")
    page.get_by_role("button", name=Texts("en").format("lab-view-rules")).first.click()
    rows.nth(0).locator(".rule-grip").focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1).locator(".rule-grip")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(2).locator(".rule-grip")).to_be_focused()
    rows.nth(0).get_by_label(Texts("en").format("lab-rule-card", n=1)).focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(page.get_by_role("status").filter(has_text=Texts("en").format("lab-rule-moved", rule="Silver", n=2))).to_have_count(1)
    page.get_by_role("button", name=Texts("en").format("lab-view-text")).first.click()
    expect(field).to_have_value("name: Smithies\nGold\nSilver\nProvince\nSmithy if count(Smithy) < 9")


def test_a_search_rests_and_goes_on(visitors: Visitors) -> None:
    page = open_lab(visitors, SMITHIES, MONEY)
    texts = Texts("en")
    page.get_by_role("button", name=texts.format("lab-find-begin")).click()
    page.wait_for_selector(".lab-find li", timeout=30_000)
    page.get_by_role("button", name=texts.format("lab-find-pause")).click()
    page.get_by_role("button", name=texts.format("lab-find-resume")).click()
    expect(page.get_by_role("button", name=texts.format("lab-find-pause"))).to_be_visible()
    page.get_by_role("button", name=texts.format("lab-find-stop")).click()
    expect(page.locator(".lab-load").first.locator("optgroup").first).to_have_attribute("label", texts.format("lab-group-found"))
