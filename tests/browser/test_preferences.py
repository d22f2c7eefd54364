"""How somebody wants to play: what is settled without asking, how fast things move, whose lines the log shows."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors, make_table, play_until


def set_up(page: Page, setting: str, choice: str) -> None:
    """Choose something in the settings."""
    page.get_by_role("button", name="Settings").click()
    choices = page.locator(f"select.{setting}")
    choices.select_option(choice)
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)


def test_the_usual_answers_are_given_without_asking_until_one_is_taken_back(page: Page) -> None:
    make_table(page)
    expect(page.locator(".prompt")).to_contain_text("Play your Treasures")
    set_up(page, "automatic", "convenient")
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
    page.keyboard.press("u")
    expect(page.locator(".prompt")).to_contain_text("Play your Treasures")
    page.keyboard.press("t")
    play_until(page, 3, ("silver",))
    expect(page.locator(".prompt")).to_contain_text("Buy a card")
    page.reload()
    play_until(page, 4, ("silver",))
    expect(page.locator(".prompt")).to_contain_text("Buy a card")


def test_a_card_says_in_its_panel_whether_it_asks_and_that_is_ones_own_choice_then(page: Page) -> None:
    make_table(page)
    page.locator(".pile button[data-card=moat]").focus()
    page.keyboard.press("?")
    asks = page.locator(".details").get_by_label("When this card asks")
    assert asks.locator("option").all_inner_texts() == ["Ask me", "Reveal", "Do not reveal"]
    asks.select_option("yes")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("select.automatic")).to_have_value("custom")
    habits = page.get_by_role("group", name="Automatic answers")
    expect(habits.get_by_label("Moat")).to_have_value("yes")
    expect(habits.get_by_label("Library")).to_have_value("ask")


def test_a_pinned_card_comes_back_when_the_pointer_has_left_another(page: Page) -> None:
    make_table(page)
    page.wait_for_selector(".decision.asked")
    page.locator(".pile button[data-card=moat]").click(button="right", force=True)
    expect(page.locator(".details h2")).to_have_text("Moat")
    page.locator(".pile button[data-card=village]").hover(force=True)
    expect(page.locator(".details h2")).to_have_text("Village")
    page.locator(".top-bar").hover()
    expect(page.locator(".details h2")).to_have_text("Moat")
    page.keyboard.press("Escape")
    expect(page.locator(".details")).to_have_count(0)


def test_the_log_shows_one_player_alone_also_after_another_tab(page: Page) -> None:
    make_table(page)
    play_until(page, 3)
    everything = page.locator(".log-line").count()
    whose = page.get_by_label("Whose lines are shown")
    whose.select_option("Big Money")
    texts = page.locator(".log-line").all_inner_texts()
    assert texts
    assert all(text.startswith("Big Money") for text in texts)
    assert len(texts) < everything
    page.locator("[data-tab=deck]").click()
    page.locator("[data-tab=log]").click()
    expect(whose).to_have_value("1")
    whose.select_option("")
    expect(page.locator(".log-line")).to_have_count(everything)


def test_things_move_as_fast_as_one_likes_but_not_where_the_system_forbids_it(visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="no-preference")
    seconds = "() => parseFloat(getComputedStyle(document.querySelector('.start-buttons .button')).transitionDuration)"
    assert page.evaluate(seconds) <= 0.15
    set_up(page, "motion", "normal")
    assert page.evaluate(seconds) > 0.15
    set_up(page, "motion", "off")
    assert page.evaluate(seconds) == 0
    set_up(page, "motion", "normal")
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(seconds) == 0
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Your system asks for less motion")).to_be_visible()


def test_what_a_bot_did_stays_on_the_table_as_a_line(page: Page) -> None:
    make_table(page)
    play_until(page, 3)
    line = page.locator(".last-turns li")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Big Money")
    expect(line).to_contain_text("Copper")


def test_those_who_want_to_press_twice_are_told_first_what_would_happen(page: Page) -> None:
    make_table(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Press twice to act").click()
    page.keyboard.press("Escape")
    copper = page.locator(".hand .card.legal[data-card=copper]")
    copper.click()
    expect(page.locator(".prompt")).to_contain_text("Once more to go on: Copper")
    expect(page.locator(".play-row .card")).to_have_count(0)
    copper.click()
    expect(page.locator(".play-row .card")).to_have_count(1)
