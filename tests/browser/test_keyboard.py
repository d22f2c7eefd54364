"""The table without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors, make_table, play_until

WANTED = ("province", "gold", "silver")


def press_pile(page: Page) -> bool:
    """Buy the best pile by its letter; whether there was one."""
    page.keyboard.press("f")
    letters = page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('.pile [data-hint]')].map(b => [b.dataset.card, b.dataset.hint]))"
    )
    letter = next((letters[card] for card in WANTED if card in letters), "Escape")
    page.keyboard.press(letter)
    return letter != "Escape"


def wait_for_move(page: Page) -> str:
    """What is asked next: `treasure`, `buy`, or `over`."""
    page.wait_for_selector(".decision.asked, .end-of-game")
    if page.locator(".end-of-game").count():
        return "over"
    return "buy" if page.locator(".pile.legal").count() else "treasure"


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_whole_game_with_the_keyboard_alone(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language)
    page.locator(".level input:checked").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    seen = ""
    while (move := wait_for_move(page)) != "over":
        before = page.locator(".log-line, .log-heading").count()
        seen += move[0]
        if move == "treasure":
            page.keyboard.press("t")
        elif not press_pile(page):
            page.keyboard.press("e")
            page.keyboard.press("Enter")
        page.wait_for_function(
            f"() => document.querySelectorAll('.log-line, .log-heading').length !== {before} || document.querySelector('.end-of-game')"
        )
    assert "tb" in seen


def test_numbers_play_cards_of_the_hand_and_arrows_go_from_card_to_card(page: Page) -> None:
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    treasure = page.locator(".hand .card.legal").first
    page.keyboard.press(treasure.get_attribute("data-hand") or "")
    expect(page.locator(".play-row .card").first).to_be_visible()
    page.locator(".pile button[data-card=copper]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pile button[data-card=silver]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".piles.kingdom button:focus")).to_have_count(1)
    assert page.locator(".supply [tabindex='0']").count() == 1


def test_the_question_mark_shows_a_card_or_the_keys(page: Page) -> None:
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    page.locator(".pile button[data-card=militia]").focus()
    page.keyboard.press("?")
    expect(page.locator(".details h2")).to_have_text("Militia")
    expect(page.locator(".details")).to_contain_text("Rulings")
    page.keyboard.press("Escape")
    expect(page.locator(".details")).to_have_count(0)
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("?")
    expect(page.locator(".keys-help")).to_be_visible()


def test_the_command_line_understands_what_the_terminal_does(page: Page) -> None:
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    page.keyboard.press("/")
    page.keyboard.type("treasures")
    page.keyboard.press("Enter")
    expect(page.locator(".pile.legal").first).to_be_visible()
    page.keyboard.type("buy nonsense")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("nonsense")
    page.keyboard.type("buy copper")  # which the first hand can always pay for
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ana buys: Copper")


def test_letters_do_nothing_where_they_are_switched_off(page: Page) -> None:
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Single-key shortcuts").click()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".play-row .card")).to_have_count(0)
    assert page.locator(".decision kbd").count() == 0


def test_keys_tell_those_who_listen_where_the_game_stands(page: Page) -> None:
    make_table(page, "", score_counter=True)
    play_until(page, 2)
    said = page.locator("p.hidden[role=status]")
    for key, words in (("h", "Copper"), ("v", "3 victory points"), ("i", "Buys 1"), ("l", "draws")):
        page.keyboard.press(key)
        expect(said).to_contain_text(words)


def test_the_columns_of_the_supply_have_their_names_where_a_tile_shows_less(page: Page) -> None:
    make_table(page)
    page.wait_for_selector(".decision.asked")
    columns = "row => [...row.children].filter((cell) => cell.role && cell.offsetParent).map((cell) => cell.ariaColIndex)"
    assert page.locator(".piles.kingdom [role=row]").first.evaluate(columns) == ["1", "2", "3", "4", "5"]
    assert page.locator(".piles.basic [role=row]").first.evaluate(columns) == ["1", "3", "4", "5"]
    heads = page.locator(".supply [role=columnheader]")
    assert [head.get_attribute("aria-colindex") for head in heads.all()] == ["1", "2", "3", "4", "5"]
