"""People who come to the pages: each has a browser with a language and a screen, and whatever goes wrong in it is noted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

SCRIPTS = [Path(__file__).parent / name for name in ("player.js", "shown.js")]
"""What every page can do for the tests: play by itself, and say what it shows and what it was told."""

DESK = (1366, 768)
PHONE = (390, 844)

PATIENCE = 60_000
"""Milliseconds to wait for something; machines can be busy."""

BUYS = ("province", "gold", "smithy:2", "silver")
"""What the player in the page buys, the best first."""

NOTED = ("error", "warning")
OURS = ("WebSocket", "Service Worker registration blocked")
"""What the tests bring about themselves."""
NOT_LOADED = "Failed to load resource"
"""A browser's own word on a request that was refused or not answered."""


class Visitors:
    """Everybody who has come during a test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        self.forgiven: list[str] = []

    def come(self, path: str = "/", *, language: str = "en", screen: tuple[int, int] = DESK, **options: Any) -> Page:
        """A visitor with a fresh browser, on a page of ours."""
        size = {"width": screen[0], "height": screen[1]}
        small = screen[0] < 600
        # Drawing takes most of the time; what a worker asks for, a test could not stop on its way.
        chosen = {"reduced_motion": "reduce", "service_workers": "block", **options}
        context = self.browser.new_context(viewport=size, locale=language, has_touch=small, is_mobile=small, **chosen)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        for script in SCRIPTS:
            context.add_init_script(path=script)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.goto(path if path.startswith("http") else self.address + path)
        page.wait_for_selector("main")
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in NOTED and not any(part in message.text for part in OURS):
            self.problems.append(f"{message.type}: {message.text}")

    def forgive(self, part: str = NOT_LOADED) -> None:
        """What a test brings about is no problem, whenever the browser notes it: it may be late."""
        self.forgiven.append(part)

    def unforgiven(self) -> list[str]:
        """The problems that nobody meant."""
        return [problem for problem in self.problems if not any(part in problem for part in self.forgiven)]

    def leave(self) -> None:
        """Everybody goes home."""
        for context in self.contexts:
            context.close()


def play_on(page: Page, buys: Sequence[str] = BUYS, turns: int = 999) -> None:
    """Let the page play by itself; it goes on while other pages are looked at."""
    page.evaluate("options => { window.played = window.playOn(options); }", {"buys": list(buys), "turns": turns})


def play_until(page: Page, turns: int, buys: Sequence[str] = BUYS) -> None:
    """Play until it is this visitor's move in a turn of this number."""
    play_on(page, buys, turns)
    assert page.evaluate("() => window.played") == "there"


def play_treasures(page: Page) -> None:
    """Play all Treasures by the key; with an Action in hand that is asked about once."""
    page.keyboard.press("t")
    page.wait_for_selector(".prompt.doubtful, .pile.legal")
    if page.locator(".prompt.doubtful").count():
        page.keyboard.press("Enter")
    page.wait_for_selector(".pile.legal")


def play_to_the_end(*pages: Page, buys: Sequence[str] = BUYS) -> None:
    """Let all of them play, and wait for the end of the game."""
    for page in pages:
        play_on(page, buys)
    for page in pages:
        page.wait_for_selector(".end-of-game", timeout=240_000)


def play_now(page: Page) -> None:
    """Start a game from the first page."""
    page.click(".start-buttons .main")
    page.wait_for_selector(".board .decision")


def make_table(
    page: Page,
    kingdom: str = "",
    seats: Sequence[str] = ("bot:big-money",),
    name: str = "Ana",
    choosing: dict[str, str] | None = None,
    **options: Any,
) -> str:
    """Make a table through the API from within the page, hold the first seat, go there; the links for the other people, one a line."""
    wanted = [{"kind": "person", "name": name}, *(seat_of(seat) for seat in seats)]
    language = page.locator("html").get_attribute("lang")
    table = {"kingdom": kingdom or "first-game-2", "seats": wanted, "options": options, "choosing": choosing, "language": language}
    links: str = page.evaluate(
        """async (table) => {
            const headers = {'Content-Type': 'application/json'};
            const response = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(table), headers});
            const made = await response.json();
            const held = {...made, kingdom: table.kingdom, players: [], since: 1, over: false};
            localStorage.setItem('fiefdom.tables', JSON.stringify([held]));
            return made.invitations.map(({token}) => `/t/${made.table}#join=${token}`).concat(`/t/${made.table}`).join('\\n');
        }""",
        table,
    )
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + links.splitlines()[-1])
    page.wait_for_selector("main")
    return links


def seat_of(seat: str) -> dict[str, str]:
    """A seat of a new table: `bot:big-money`, or a person."""
    return {"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": "person"}


def join(page: Page, name: str) -> None:
    """Take the seat of the invitation that the page shows."""
    page.fill(".join input", name)
    page.click(".join button[type=submit]")
    page.wait_for_selector(".board, .gathering")
