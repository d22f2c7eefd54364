"""The line to the server: when it is lost one sees it, nothing is done unseen, and it comes back by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.serving import SETTINGS, Serving
from tests.browser.visitors import Visitors, make_table, play_until

SOON = 3_000
"""Milliseconds within which a lost line is shown."""

HELD, PATIENCE = 29_000, 10_000
"""Milliseconds for which what was pressed is held, and more than it takes until nobody is believed to be there."""


class Cable:
    """A cable between a page and the server that can be cut without anybody being told: whatever is sent then is gone."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(lambda message: None if self.is_cut else server.send(message))
        server.on_message(lambda message: None if self.is_cut else browser.send(message))


def at_a_cable(page: Page) -> Cable:
    """Somebody who is asked in the first turn, on a cable. The clock of the page goes only when it is told."""
    cable = Cable(page)
    make_table(page, "")
    page.wait_for_selector(".decision.asked")
    return cable


def test_a_dead_line_is_shown_within_three_seconds_and_what_is_pressed_is_held_in_sight(page: Page) -> None:
    page.clock.install()
    cable = at_a_cable(page)
    cable.is_cut = True
    page.clock.run_for(SOON)
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("No answer from the server")
    page.keyboard.press("t")
    expect(page.locator(".prompt")).to_contain_text("sent as soon as the connection is back")
    page.keyboard.press("t")
    expect(page.locator(".toasts")).to_contain_text("No connection")
    cable.is_cut = False
    page.clock.run_for(PATIENCE)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".play-row .card").first).to_be_visible()
    expect(page.locator(".seat.own.has-turn")).to_be_visible()


def test_what_was_pressed_long_ago_is_not_done_when_the_line_is_back(page: Page) -> None:
    page.clock.install()
    cable = at_a_cable(page)
    cable.is_cut = True
    page.keyboard.press("t")
    page.clock.run_for(HELD)
    expect(page.locator(".prompt")).to_contain_text("sent as soon as the connection is back")
    page.clock.run_for(PATIENCE)
    expect(page.locator(".toasts")).to_contain_text("Please see whether")
    cable.is_cut = False
    page.clock.run_for(PATIENCE)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".decision.asked")).to_be_visible()
    expect(page.locator(".play-row .card")).to_have_count(0)


def test_a_network_that_says_it_is_gone_is_believed_at_once(page: Page) -> None:
    page.clock.install()
    cable = at_a_cable(page)
    cable.is_cut = True
    page.clock.pause_at(page.evaluate("() => Date.now()") + 1)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    page.context.set_offline(False)
    cable.is_cut = False
    page.clock.resume()
    expect(page.locator(".lost")).to_have_count(0)


def test_a_game_goes_on_by_itself_after_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    settings = replace(SETTINGS, data=tmp_path)
    with Serving(settings) as before:
        visitors = Visitors(browser, before.address)
        page = visitors.come()
        make_table(page, "")
        play_until(page, 2)
    expect(page.locator(".lost")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".toasts")).to_contain_text("No connection")
    with Serving(settings, before.port):
        expect(page.locator(".lost")).to_have_count(0)
        play_until(page, 4)
        visitors.leave()
