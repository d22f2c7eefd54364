"""Nothing is lost by looking, zooming or pressing Enter: fingers, keys, large letters, colours of the system, many players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fiefdom.server.table import Table
from tests.browser.positions import Sought, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.visitors import DESK, PHONE, Visitors, join, make_table, play_to_the_end, play_treasures, play_until

THIEVES = "thief, moat, cellar, village, smithy, market, mine, remodel, militia, festival"


def asked(question: str, kinds: int = 1) -> Callable[[Table], bool]:
    """Whether the first player is asked this about so many kinds of cards."""

    def met(table: Table) -> bool:
        open_question = table.question
        return open_question is not None and open_question.seat == 0 and open_question.id == question and len(open_question.cards) >= kinds

    return met


LOOT = Sought(THIEVES, 3, ("thief", "silver"), asked("thief.gain", 2))
LOOKED_AT = Sought(THIEVES.replace("thief", "sentry"), 2, ("sentry", "silver"), asked("sentry.trash"))


def test_a_finger_looks_first_and_buys_with_the_second_tap(visitors: Visitors) -> None:
    page = visitors.come(screen=PHONE)
    make_table(page)
    page.wait_for_selector(".decision.asked")
    play_treasures(page)
    before = page.locator(".pile", has_text="Cellar").inner_text()
    page.locator(".pile button[data-card=cellar]").tap()
    expect(page.locator(".prompt")).to_contain_text("+1 Action")
    expect(page.locator(".prompt")).to_contain_text("Once more to go on: Cellar")
    assert page.locator(".pile", has_text="Cellar").inner_text() == before
    page.locator(".pile button[data-card=moat]").tap()
    expect(page.locator(".prompt")).to_contain_text("Once more to go on: Moat")
    page.locator(".pile button[data-card=moat]").tap()
    expect(page.locator(".log")).to_contain_text("Ana buys: Moat")


def test_the_loot_of_a_thief_lies_there_card_by_card_and_enter_picks_one_more(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, LOOT), 0)
    cards = page.locator(".choosing .card")
    expect(cards).to_have_count(2)  # one of each victim, whatever else is in the Trash
    expect(page.locator(".choosing .times")).to_have_count(0)
    cards.first.focus()
    page.keyboard.press("Enter")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".progress")).to_have_text("2/2")
    page.keyboard.press("Enter")
    expect(page.locator(".choosing")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Ana takes from the Trash: Copper, Silver")


def test_cards_that_are_looked_at_lie_there_one_by_one(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, LOOKED_AT), 0)
    cards = page.locator(".choosing .card")
    expect(cards).to_have_count(2)
    cards.last.click()
    expect(page.locator(".choosing .card.picked")).to_have_count(1)
    page.locator(".choosing .card.picked").click()
    expect(page.locator(".choosing .card.picked")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "he"])
def test_arrows_move_as_the_eye_does(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language)
    make_table(page)
    page.wait_for_selector(".decision.asked")
    ahead, back = ("ArrowLeft", "ArrowRight") if language == "he" else ("ArrowRight", "ArrowLeft")
    kingdom = [tile.get_attribute("data-card") for tile in page.locator(".piles.kingdom button").all()]
    page.locator(f".pile button[data-card={kingdom[4]}]").focus()
    page.keyboard.press(ahead)  # the end of a row is the end
    expect(page.locator(f".pile button[data-card={kingdom[4]}]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f".pile button[data-card={kingdom[9]}]")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")  # seven piles above five
    expect(page.locator(".pile button[data-card=curse]")).to_be_focused()
    page.keyboard.press(back)
    expect(page.locator(".pile button[data-card=province]")).to_be_focused()


def covered(page: Page) -> list[str]:
    """The buttons that something else lies on when they are in view."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.decision-buttons button, .hand .card, .pile button')].filter((button) => {
            button.scrollIntoView({block: 'center', inline: 'center'});
            const box = button.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const tile = button.closest('.pile, .decision-buttons button, li') ?? button;
            return !tile.contains(top);
        }).map((button) => button.textContent)"""
    )
    return found


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("screen", [(320, 256), (341, 192)], ids=["1280x1024", "1366x768"])
def test_at_400_percent_nothing_covers_a_button(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = visitors.come(language=language, screen=screen)
    make_table(page)
    page.wait_for_selector(".decision.asked")
    assert covered(page) == []


def test_forced_colours_show_what_can_be_named_and_whose_turn_it_is(visitors: Visitors) -> None:
    page = visitors.come(forced_colors="active")
    make_table(page)
    page.wait_for_selector(".decision.asked")
    play_treasures(page)
    foot = "element => getComputedStyle(element, '::after').backgroundColor"
    styles = "element => getComputedStyle(element).borderTopStyle"
    canvas = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert page.locator(".pile.legal").first.evaluate(foot) != canvas
    assert page.locator(".pile.legal").first.evaluate(styles) == "solid"
    assert page.locator(".pile.out-of-reach").first.evaluate(styles) == "dashed"
    outline = "element => getComputedStyle(element).outlineStyle"
    assert page.locator(".seat.has-turn").evaluate(outline) == "solid"
    assert page.locator(".seat:not(.has-turn)").evaluate(outline) == "none"


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_scores_of_many_players_fit(visitors: Visitors, screen: tuple[int, int], players: int) -> None:
    page = visitors.come(screen=screen)
    make_table(page, "", ["bot:big-money"] * (players - 1), score_counter=True, open_counts=True)
    play_until(page, 2)
    cut = "() => [...document.querySelectorAll('.seat-counts')].filter((seat) => seat.scrollWidth > seat.clientWidth).length"
    assert page.locator(".seat-counts .count").count() == 4 * players
    assert page.evaluate(cut) == 0


def test_the_end_of_a_game_has_the_focus(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page)
    play_to_the_end(page, buys=("province", "gold", "silver"))
    expect(page.locator(".end-of-game h2")).to_be_focused()


def test_treasures_are_not_what_enter_or_a_hasty_press_plays_while_an_action_waits(visitors: Visitors, serving: Serving) -> None:
    ready = Sought("first-game-2", 2, ("smithy", "silver"), asked("action"))
    page = sit_down(visitors, serve(serving, ready), 0)
    treasures = page.get_by_role("button", name="Play Treasures")
    expect(treasures).to_be_visible()
    expect(page.locator(".decision-buttons .main")).to_have_count(0)
    treasures.click()
    expect(page.locator(".prompt")).to_contain_text("You can still play an Action")
    expect(page.locator(".play-row .card")).to_have_count(0)
    page.get_by_role("button", name="Do not ask again").click()
    expect(page.locator(".pile.legal").first).to_be_visible()
    page.keyboard.press("u")
    treasures.click()  # not asked any more
    expect(page.locator(".pile.legal").first).to_be_visible()


def test_the_name_of_somebody_who_is_away_can_be_read_on_a_phone_with_three_players(visitors: Visitors) -> None:
    ana = visitors.come(screen=PHONE)
    links = make_table(ana, "", ["person", "person"]).splitlines()
    for link, name in zip(links, ("Sandra", "Ion"), strict=False):
        guest = visitors.come(link, screen=PHONE)
        join(guest, name)
        guest.context.close()
        visitors.contexts.remove(guest.context)
    away = ana.locator(".seat", has_text="Sandra")
    expect(away.get_by_role("button", name="Let a bot play")).to_be_visible()
    assert away.locator("bdi").first.evaluate("name => name.scrollWidth <= name.clientWidth + 1")
