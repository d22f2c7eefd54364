"""The site as readers meet it, in a real browser; and every link of it leads somewhere."""

from __future__ import annotations

import functools
import html
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import launched
from tests.browser.visitors import PATIENCE

DESK = {"width": 1366, "height": 900}
PHONE = {"width": 390, "height": 844}
WIDE = (
    "index.html",
    "paths/strategy.html",
    "guides/simulate.html",
    "reference/command-line.html",
    "rules/turn.html",
    "learn/he.html",
    "about/comparison.html",
)
"""Pages with the widest tables, printed and other ones."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        """No."""


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The site as a server shows it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from launched()


def come(browser: Browser, address: str, **settings: Any) -> Page:
    """A reader, to whom nothing may be missing."""
    page = browser.new_context(base_url=address, **{"viewport": DESK, **settings}).new_page()
    page.set_default_timeout(PATIENCE)
    return page


def test_copy_buttons_copy_what_one_types(browser: Browser, address: str) -> None:
    page = come(browser, address, permissions=["clipboard-read", "clipboard-write"])
    page.goto("/paths/strategy.html")
    block = page.locator(".highlight", has_text="fiefdom sim mine.strategy")
    block.hover()
    block.get_by_role("button").click()
    assert page.evaluate("navigator.clipboard.readText()") == "fiefdom sim mine.strategy big-money-ultimate --games 20000"
    page.goto("/paths/train.html")
    block = page.locator(".highlight", has_text="gymnasium.make")
    block.hover()
    block.get_by_role("button").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("import gymnasium\nenv = gymnasium.make(")
    assert "\nwhile True:\n    action = env.action_space" in copied
    assert not re.search(r"^(>>>|\.\.\.|\(\()", copied, re.MULTILINE)


@pytest.mark.parametrize(("words", "wanted"), [("install", "Install"), ("cite", "How to cite"), ("windows", "Install")])
def test_search_finds(browser: Browser, address: str, words: str, wanted: str) -> None:
    page = come(browser, address)
    page.goto("/index.html")
    page.wait_for_load_state("networkidle")  # before that, single letters lead to other pages
    page.keyboard.press("Control+k")
    expect(page.locator("input:focus")).to_be_visible(timeout=60_000)
    page.keyboard.type(words)
    expect(page.get_by_role("option").first).to_contain_text(wanted, timeout=60_000)  # the index is read first


def test_pages_lead_on_and_back(browser: Browser, address: str) -> None:
    page = come(browser, address)
    page.goto("/index.html")
    page.locator("a.md-footer__link--next").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Install")
    page.locator("a.md-footer__link--prev").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Fiefdom")


def test_the_first_page_leads_to_all_paths(browser: Browser, address: str) -> None:
    page = come(browser, address)
    page.goto("/index.html")
    ways = page.locator(".paths a")
    assert ways.count() == 6
    ways.nth(3).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("I want to write a bot")


def test_it_is_light_or_dark_as_the_reader_likes(browser: Browser, address: str) -> None:
    page = come(browser, address, color_scheme="dark")
    page.goto("/index.html")
    paint = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paint)
    page.locator("label[for^=__palette]:visible").click()
    page.wait_for_function(f"{paint} !== '{dark}'")
    link = page.locator("article a[href='guides/install.html']").first
    assert link.evaluate("link => getComputedStyle(link).color") == "rgb(27, 97, 72)"


@pytest.mark.parametrize("place", WIDE)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_wider_than_the_screen(browser: Browser, address: str, place: str, screen: dict[str, int]) -> None:
    page = come(browser, address, viewport=screen)
    page.goto(f"/{place}.html")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    wide = "[...document.querySelectorAll('article :is(table, pre)')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)"
    outside = f"{wide}.filter(e => !e.closest('.md-typeset__scrollwrap, .highlight, .md-typeset__table')).length"
    assert page.evaluate(outside) == 0


def test_printed_tables_fit_on_a_desk(browser: Browser, address: str) -> None:
    page = come(browser, address)
    page.goto("/paths/strategy.html")
    first = page.locator(".highlight pre code", has_text="mine.strategy").filter(has_text="Players")
    assert first.evaluate("code => code.scrollWidth <= code.clientWidth")


def test_letters_are_those_of_the_product(browser: Browser, address: str, site: Path) -> None:
    if not list((site / "fonts").iterdir()):
        pytest.skip("the client is not built here: `python web_build.py`")
    page = come(browser, address)
    page.goto("/index.html")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate("document.fonts.check('16px Heebo')")
    assert "Frank Ruhl Libre" in page.get_by_role("heading", level=1).evaluate("h => getComputedStyle(h).fontFamily")


# Links

ANCHOR = re.compile(r'\s(?:id|name)="([^"]+)"')
TARGET = re.compile(r'<(?:a|img|script|link)\b[^>]*?\s(?:href|src)="([^"]+)"')


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = {page: page.read_text(encoding="utf-8") for page in site.rglob("*.html") if page.name != "404.html"}
    anchors = {page: {html.unescape(name) for name in ANCHOR.findall(text)} for page, text in pages.items()}
    dead = []
    for page, text in pages.items():
        for target in map(html.unescape, TARGET.findall(text)):
            path, _, anchor = target.partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            wanted = (page.parent / path.partition("?")[0]).resolve() if path else page
            if not wanted.exists() or (anchor and wanted in anchors and anchor not in anchors[wanted] and not anchor.startswith("__")):
                dead.append((page.relative_to(site).as_posix(), target))
    assert len(pages) > 120
    assert dead == []
