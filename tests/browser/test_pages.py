"""From page to page: addresses, focus, several tabs, and what could not be loaded."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.test_replay import open_replay
from tests.browser.visitors import PHONE, Visitors, make_table

LIVE = "p.hidden[role=status]"
"""Where sentences for those who listen appear."""


def new_tab(page: Page) -> Page:
    """Another tab of the same browser, on the first page."""
    tab = page.context.new_page()
    tab.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2])
    tab.wait_for_selector(".home")
    return tab


def focused(page: Page) -> str:
    """What has the focus."""
    tag: str = page.evaluate("() => document.activeElement.tagName")
    return tag


# Several tabs


def test_two_tabs_that_each_make_a_table_keep_both_seats(page: Page) -> None:
    other = new_tab(page)
    for tab in (other, page):
        tab.locator(".start-buttons .main").click()
        tab.wait_for_selector(".hand .card")
    other.reload()
    expect(other.locator(".hand .card").first).to_be_visible()
    expect(other.locator(".watching-note")).to_have_count(0)
    kept = json.loads(page.evaluate("() => localStorage.getItem('fiefdom.tables')"))
    assert len({seat["table"] for seat in kept}) == 2


def test_a_tab_shows_at_once_what_another_one_has_changed(page: Page) -> None:
    other = new_tab(page)
    other.locator(".name-row input").fill("Ana")
    expect(page.locator(".name-row input")).to_have_value("Ana")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.locator(".start-buttons .main").click()
    expect(page.locator(".continue li")).to_have_count(1)
    expect(page.locator(".name-row input")).to_have_value("Ana")


# A connection on which nobody answers


def test_a_dead_connection_is_noticed_and_a_press_is_not_lost(visitors: Visitors) -> None:
    page = visitors.come()
    dead: list[bool] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if dead else server.send(text))
        server.on_message(lambda text: None if dead else socket.send(text))

    page.route_web_socket(re.compile("/ws$"), through)
    page.clock.install()
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    dead.append(True)
    page.keyboard.press("t")
    page.clock.fast_forward(9_000)
    expect(page.locator(".lost")).to_have_text("Reconnecting…")
    expect(page.locator(".prompt")).to_have_text("Your choice is sent as soon as the connection is back")
    page.keyboard.press("t")
    expect(page.locator(".toast")).to_contain_text("No connection to the server")
    dead.clear()
    page.clock.fast_forward(10_000)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".play-row .card").first).to_be_visible()


# Replays


def test_a_replay_follows_its_address(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    step = page.locator(".replay-buttons > .ltr")
    for wanted in (40, 25):
        page.evaluate("step => { location.hash = `#${step}`; }", wanted)
        expect(step).to_have_text(re.compile(rf"^{wanted} / "))
    page.go_back()
    expect(step).to_have_text(re.compile("^40 / "))
    page.evaluate("() => { location.hash = '#99999'; }")
    expect(page.locator(".end-of-game")).to_be_visible()


def test_the_skip_link_leaves_the_moment_in_the_address(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile("#1$"))
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert focused(page) == "MAIN"
    assert page.url.endswith("#1")


def test_the_skip_link_leaves_an_invitation_in_the_address(visitors: Visitors) -> None:
    host = visitors.come()
    guest = visitors.come(make_table(host, "", ["person"]).splitlines()[0])
    guest.locator(".skip").focus()
    guest.keyboard.press("Enter")
    expect(guest.locator(".join")).to_be_visible()


@pytest.mark.parametrize("modifier", ["Alt", "Control", "Meta"])
def test_an_arrow_with_a_modifier_is_the_browsers(visitors: Visitors, tmp_path: Path, modifier: str) -> None:
    page = open_replay(visitors, tmp_path)
    step = page.locator(".replay-buttons > .ltr")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile("^2 / "))
    left = "event => { event.preventDefault(); window.seen = event.key; }"
    page.evaluate(f"() => addEventListener('keydown', {left})")  # the browser must not really go back
    page.keyboard.press(f"{modifier}+ArrowLeft")
    page.wait_for_function("() => window.seen === 'ArrowLeft'")
    assert page.url.endswith("#2")


STEPPING = ("→", "←", "↓", "↑", "PgDn", "PgUp", "N", "P")


def test_help_lists_the_keys_of_the_page_it_is_on(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    page.keyboard.press("?")
    keys = page.locator(".keys-help dt")
    assert keys.all_inner_texts() == [*STEPPING, "1 – 9", "B", "X", "H", "S", "V", "T", "Home", "End", "?", "Esc"]
    expect(page.locator(".keys-help ul")).to_have_count(0)
    address = make_table(page, "").splitlines()[-1]
    page.wait_for_selector(".decision.asked")
    page.keyboard.press("?")
    assert {"T", "U", "E", "1 – 9, 0"} <= set(keys.all_inner_texts())
    watcher = visitors.come(address)
    watcher.keyboard.press("?")
    assert watcher.locator(".keys-help dt").all_inner_texts() == ["?", "/", "L", "I", "V", "Esc"]


def test_steps_of_a_replay_are_said_to_those_who_listen(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    page.locator(".log-jump", has_text="buys: Gold").first.click()
    expect(page.locator(LIVE)).to_contain_text(re.compile(r"Step \d+; .*buys: Gold"))


# Arriving


def test_whoever_comes_to_a_page_starts_at_its_content_and_hears_where_they_are(page: Page) -> None:
    page.locator(".page-header a[href='/learn']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prose h1")
    assert focused(page) == "MAIN"
    expect(page.locator(LIVE)).to_have_text("Learn the game – Fiefdom")
    page.get_by_role("link", name="New table").click()
    page.wait_for_selector(".new-table")
    assert focused(page) == "MAIN"
    expect(page.locator(LIVE)).to_have_text("New table – Fiefdom")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".board")
    assert focused(page) == "MAIN"
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.querySelector('main').contains(document.activeElement)")


def test_whoever_goes_back_is_where_they_were(visitors: Visitors) -> None:
    page = visitors.come("/learn", screen=PHONE)
    page.wait_for_selector(".prose h1")
    page.evaluate("() => scrollTo(0, 700)")
    page.evaluate("() => document.querySelector(\".page-header a[href='/new']\").click()")
    page.wait_for_selector(".new-table")
    assert page.evaluate("() => scrollY") == 0
    page.evaluate("() => scrollTo(0, 300)")
    page.go_back()
    page.wait_for_function("() => scrollY === 700")
    page.go_forward()
    page.wait_for_function("() => scrollY === 300")
    page.reload()
    page.wait_for_function("() => scrollY === 300")


def test_a_pinned_card_stays_at_its_board(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    page.locator(".pile button[data-card=copper]").click(force=True)  # it can be read, not chosen
    expect(page.locator(".details h2")).to_have_text("Copper")
    page.locator(".brand").click()
    page.locator(".start-buttons .main").click()
    page.wait_for_selector(".decision.asked")
    expect(page.locator(".details")).to_have_count(0)


# What could not be loaded


def refuse(route: Route) -> None:
    """A server that has what is asked for no longer, or not now."""
    route.fulfill(status=503, body="")


def test_a_page_whose_code_cannot_be_loaded_says_so_and_can_be_tried_again(visitors: Visitors) -> None:
    page = visitors.come()
    page.route("**/assets/NewTablePage-*.js", refuse)
    page.locator(".page-header a[href='/new']").click()
    expect(page.locator(".problem")).to_contain_text("Something could not be loaded")
    page.unroute("**/assets/NewTablePage-*.js")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".picker li")
    visitors.forgive()  # the browser notes the refused request


def test_after_an_update_of_the_server_an_open_tab_loads_the_new_pages_by_itself(visitors: Visitors) -> None:
    page = visitors.come()
    old = re.compile("/assets/NewTablePage-.*")
    page.route(old, lambda route: route.fulfill(status=404, body=""))

    def updated(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=re.sub(r"/assets/index-[^\"]*\.js", "/assets/index-new.js", response.text()))

    def index(route: Route) -> None:
        page.unroute(old)  # the new pages have parts that are there
        route.fulfill(status=200, content_type="text/javascript", body="document.body.dataset.version = 'new';")

    page.route("**/assets/index-new.js", index)
    page.route(re.compile(r"^http://[^/]+/(new)?$"), updated)
    page.locator(".page-header a[href='/new']").click()
    page.wait_for_selector("body[data-version=new]", state="attached")
    assert page.url.endswith("/new")
    visitors.forgive()


@pytest.mark.parametrize("language", ["en", "he"])
def test_without_words_there_is_still_a_page(visitors: Visitors, language: str) -> None:
    words = {"en": ("Something could not be loaded", "Try again"), "he": ("משהו לא נטען", "לנסות שוב")}[language]
    page = visitors.come(language=language)
    page.route("**/assets/shell.*.ftl", refuse)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(words[0])
    page.unroute("**/assets/shell.*.ftl")
    page.get_by_role("button", name=words[1]).click()
    expect(page.locator(".home")).to_be_visible()
    visitors.forgive()


def test_a_language_that_cannot_be_loaded_leaves_the_words_there_are(visitors: Visitors) -> None:
    page = visitors.come()
    page.route("**/assets/*.pl.*.ftl", refuse)
    page.locator(".page-tools select.language").select_option("pl")
    expect(page.locator(".failed")).to_contain_text("Something could not be loaded")
    expect(page.locator(".start-buttons .main")).to_contain_text("Play now")
    page.unroute("**/assets/*.pl.*.ftl")
    page.locator(".failed button").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".failed")).to_have_count(0)
    visitors.forgive()


def test_without_cards_it_is_said_and_they_come_when_the_network_is_back(visitors: Visitors) -> None:
    page = visitors.come()
    page.route("**/api/cards", refuse)
    page.goto(f"{visitors.address}/new")
    expect(page.locator(".failed")).to_contain_text("Something could not be loaded")
    expect(page.locator(".nothing-yet")).to_have_count(0)
    page.unroute("**/api/cards")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(page.locator(".picker li").first).to_be_visible()
    expect(page.locator(".failed")).to_have_count(0)
    visitors.forgive()


def test_a_moment_of_a_replay_that_cannot_be_loaded_can_be_tried_again(visitors: Visitors, tmp_path: Path) -> None:
    page = open_replay(visitors, tmp_path)
    page.route("**/moments?*", refuse)
    page.get_by_label("As seen by").select_option("1")
    expect(page.locator(".problem")).to_contain_text("Something could not be loaded")
    expect(page.locator("h1")).to_have_text("Replay")
    page.unroute("**/moments?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".replay-buttons > .ltr")).to_have_text(re.compile("^0 / "))
    visitors.forgive()


# Fonts


@pytest.mark.parametrize(("language", "letters"), [("en", {"latin"}), ("pl", {"latin", "latin-ext"}), ("he", {"latin", "hebrew"})])
def test_nobody_loads_letters_that_they_do_not_read(visitors: Visitors, language: str, letters: set[str]) -> None:
    page = visitors.come(language=language)
    fonts: set[str] = set()
    page.on("request", lambda request: fonts.update(re.findall(r"(?:heebo|libre)-([a-z-]+)-wght", request.url)))
    page.reload()
    page.wait_for_selector(".home")
    for address, shown in (("/new", ".picker li"), ("/learn", ".prose h1")):
        page.goto(visitors.address + address)
        page.wait_for_selector(shown)
        page.wait_for_load_state("networkidle")
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    page.locator(".top-bar .menu button").click()
    page.wait_for_load_state("networkidle")
    assert fonts == letters
