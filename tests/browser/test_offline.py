"""Without a connection the pages that need no game are there, and say what they cannot do."""

from __future__ import annotations

import json
import struct

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import ROOT
from tests.browser.visitors import PHONE, Visitors, make_table, play_to_the_end

KEEPS = """async (wanted) => {
    await navigator.serviceWorker.ready;
    for (;;) {
        const cache = await caches.open('files-1');
        const kept = (await cache.keys()).map(({url}) => new URL(url).pathname);
        if (wanted.every((part) => kept.some((path) => path.includes(part)))) return;
        await new Promise((later) => setTimeout(later, 20));
    }
}"""
"""Waits until the worker keeps files with these words in their names."""


PUT_IN_PLACE = """async (page) => {
    const response = new Response(page, {headers: {'Content-Type': 'text/html'}});
    await (await caches.open('files-1')).put('/', response);
}"""
"""Puts something in the place of the page that is kept."""


def cut_off(page: Page, *wanted: str) -> None:
    """Take the network away as soon as the worker has what it is to keep."""
    page.evaluate(KEEPS, ["/assets/index-", "/assets/shell.", *wanted])
    page.context.set_offline(True)


@pytest.mark.parametrize(("language", "screen", "said"), [("en", (1366, 768), "No connection"), ("he", PHONE, "אין חיבור")])
def test_pages_that_were_opened_are_there_without_a_network(visitors: Visitors, language: str, screen: tuple[int, int], said: str) -> None:
    page = visitors.come("/", language=language, screen=screen, service_workers="allow")
    cut_off(page, "/assets/HomePage-", "/assets/home.")
    page.reload()
    expect(page.locator(".start-buttons .main")).to_be_visible()
    expect(page.locator(".offline-line")).to_contain_text(said)
    page.context.set_offline(False)
    expect(page.locator(".offline-line")).to_be_empty()
    page.goto(f"{visitors.address}/cards")
    expect(page.locator(".gallery a, .cards-page a, main a[href^='/cards/']").first).to_be_visible()
    cut_off(page, "/assets/CardsPage-", "/assets/card-texts.")
    page.goto(f"{visitors.address}/cards/moat")
    expect(page.locator("main h1")).to_be_visible()
    visitors.forgive()


def test_a_finished_game_that_was_opened_can_be_looked_at_without_a_network(visitors: Visitors) -> None:
    page = visitors.come("/", service_workers="allow")
    make_table(page)
    play_to_the_end(page)
    page.locator("a[href^='/r/']").first.click()
    expect(page.locator(".board")).to_be_visible()
    cut_off(page, "/assets/ReplayPage-", "/assets/replay.")
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".supply .pile").first).to_be_visible()
    visitors.forgive()


def test_after_an_update_the_next_visit_is_of_one_piece(visitors: Visitors) -> None:
    """The page itself is asked for first: a kept one never stands before a newer one."""
    page = visitors.come("/", service_workers="allow")
    page.evaluate(KEEPS, ["/assets/index-"])
    old = "<!doctype html><title>old</title><main>old</main>"
    page.evaluate(PUT_IN_PLACE, old)
    page.reload()
    expect(page.locator(".start-buttons .main")).to_be_visible()


def test_the_app_can_be_installed() -> None:
    public = ROOT / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text(encoding="utf-8"))
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    for icon in drawn:
        width, height = struct.unpack(">II", (public / icon["src"].lstrip("/")).read_bytes()[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert {icon["sizes"] for icon in drawn} >= {"192x192", "512x512"}
    assert [icon["purpose"] for icon in drawn if "purpose" in icon] == ["maskable"]
