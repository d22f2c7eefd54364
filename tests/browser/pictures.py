"""Pictures of the pages, with the same data every time: `python -m tests.browser.pictures [NAME ...]` records them anew.

What is kept of a picture is a thumbnail, and what drew it. Another version of Chromium, or another machine's fonts, draw the same page in
other pixels; pictures are compared only where the same would come out, which a picture of letters and edges tells. A few edges come out a
level lighter or darker by chance: in the thumbnail that does not show, but a line that has moved does.
"""

from __future__ import annotations

import base64
import hashlib
import io
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from PIL import Image, ImageChops
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Browser, Page

from fiefdom.server.table import Table
from tests.browser.positions import Found, Sought, serve, sit_down
from tests.browser.serving import ROOT, Serving, web_build
from tests.browser.test_replay import recorded_game
from tests.browser.visitors import DESK, PHONE, Visitors, make_table

FOLDER = Path(__file__).parent / "pictures"
SEEN = ROOT / "build" / "pictures"
"""Where pictures are put that are not as they were."""

SCALE = 8
LEVELS = 8
"""How far a colour of a thumbnail may be off; a line of one pixel that has gone or come makes more."""
RENEW = "python -m tests.browser.pictures"

STUDIED = 120_000
"""Milliseconds that a review may take: it steps back behind everything else that a machine does."""

VIEWS = {"en-desk": ("en", DESK, "light"), "he-phone": ("he", PHONE, "dark")}
"""How each page is looked at: language, screen, colours."""

LETTERS = ("frank-ruhl-libre-latin-", "heebo-latin-", "heebo-hebrew-")
"""The beginnings of the names of fonts that a machine is tried with."""

TRIAL = """
<!doctype html><meta charset=utf-8><style>
  @font-face { font-family: A; src: url(%s) } @font-face { font-family: B; src: url(%s) } @font-face { font-family: C; src: url(%s) }
  p { font: 19px/1.3 A; margin: 3px } p + p { font: 600 13.5px/1.2 B, C } select { font: 15px system-ui }
  div { inline-size: 61px; block-size: 33px; border: 1.5px solid #1b6148; border-radius: 10px; box-shadow: 0 2px 6px rgb(0 0 0 / 30%%) }
</style><p>Fiefdom: Ñandú 0123 $7 ×46</p><p>Province Gold Militia 0123 שוק כפר</p><div></div><select><option>English</option></select>
"""


def built_before(table: Table) -> bool:
    """Whether the first player can buy something with a few kinds of cards in play."""
    question, game = table.question, table.game
    is_buying = question is not None and question.seat == 0 and question.id == "buy"
    return is_buying and game is not None and len(set(game.view(0).in_play(0))) >= 4


MIDDLE = Sought("first-game-2", 2, ("market", "village", "militia", "gold", "smithy", "silver"), built_before)
CHOOSING = Sought(
    "first-game-2", 2, ("militia", "silver"), lambda table: table.question is not None and table.question.id == "militia.discard"
)
OVER = Sought("first-game-2", 2, ("province", "gold", "market", "silver"), lambda table: table.stage == "over")


@dataclass
class Rooms:
    """The tables that are looked at."""

    middle: Found
    choosing: Found
    over: Found

    @classmethod
    def at(cls, serving: Serving) -> Rooms:
        return cls(serve(serving, MIDDLE), serve(serving, CHOOSING), serve(serving, OVER))


Enter = Callable[..., Page]
"""How somebody comes to a page: takes visitors, rooms, and how they look at it."""


@dataclass(frozen=True)
class Scene:
    """A page to be looked at: what is there when all of it is, and how one comes to it, an address or more than that."""

    enter: str | Enter
    ready: str = "main"
    patience: float | None = None

    def visit(self, visitors: Visitors, rooms: Rooms, **how: Any) -> Page:
        """The page with everything on it."""
        page = visitors.come(self.enter, **how) if isinstance(self.enter, str) else self.enter(visitors, rooms, **how)
        page.wait_for_selector(self.ready, state="attached", timeout=self.patience)  # on a phone it may be on a sheet
        return page


def come_back(visitors: Visitors, rooms: Rooms, **how: Any) -> Page:
    page = sit_down(visitors, rooms.middle, 0, **how)
    page.goto(visitors.address)
    return page


def told(path: str, answers: Mapping[str, Any]) -> Enter:
    """A page whose server says the same on every day."""

    def enter(visitors: Visitors, _: Rooms, **how: Any) -> Page:
        page = visitors.come("/", **how)
        for address in answers:
            page.route(f"**{address}", lambda route: route.fulfill(json=answers[urlsplit(route.request.url).path]))
        page.goto(visitors.address + path)
        return page

    return enter


def seated(room: str, seat: int) -> Enter:
    """A seat at one of the tables."""
    return lambda visitors, rooms, **how: sit_down(visitors, getattr(rooms, room), seat, **how)


def invited(visitors: Visitors, _: Rooms, **how: Any) -> Page:
    host = visitors.come("/", **how)
    return visitors.come(make_table(host, "", ["person"]).splitlines()[0], **how)


def picking(visitors: Visitors, rooms: Rooms, **how: Any) -> Page:
    page = sit_down(visitors, rooms.choosing, 1, **how)
    page.locator(".heaps .card.legal").first.click()
    return page


def drafting(visitors: Visitors, _: Rooms, **how: Any) -> Page:
    """Players who choose the cards of their game; a clock will run."""
    page = visitors.come("/", **how)
    make_table(page, "random", ["bot:big-money"], choosing={"method": "draft"}, clock={"per": "game", "seconds": 600})
    return page


def replayed(visitors: Visitors, _: Rooms, **how: Any) -> Page:
    page = visitors.come("/", **how)
    page.set_input_files("input[type=file]", {"name": "game.fief", "mimeType": "text/plain", "buffer": recorded_game().encode()})
    page.wait_for_selector(".replay-controls")
    page.goto(f"{page.url.partition('#')[0]}#60")
    return page


RATING = {"players": 2, "points": 1658, "reach": 640, "games": 12}
STANDINGS = [{"name": "Ana", "bot": "", "rating": RATING}, {"name": "", "bot": "expert", "rating": {**RATING, "points": 1502}}]
OPEN = [
    {
        "table": "abc",
        "name": "",
        "players": ["Ola"],
        "seats": 3,
        "kingdom": {"key": "", "edition": 2, "cards": ["cellar", "witch", "village", "smithy"], "own": []},
        "options": {"rated": True, "listed": True, "clock": {"per": "turn", "seconds": 120}},
        "rating": 1500,
    }
]
THEME = {"theme": "opening", "number": 43, "solved": 3, "missed": 1}
PUZZLES = {"number": 500, "solved": 7, "missed": 3, "rating": 1573, "themes": [THEME, {**THEME, "theme": "trashing", "missed": 4}]}
DAILY_LINE = {
    "name": "expert",
    "is_level": True,
    "yours": False,
    "score": 33,
    "theirs": 35,
    "won": False,
    "turns": 14,
    "gained": [["silver"], ["witch"]],
}
DAILY = {
    "date": "2026-11-18",
    "is_today": False,
    "previous": "2026-11-17",
    "bot": "adept",
    "table": "",
    "stage": "",
    "kingdom": {"key": "", "edition": 2, "cards": ["cellar", "witch", "village", "smithy"], "own": []},
    "is_ready": True,
    "is_known": True,
    "plan": ["Money with Witch"],
    "lines": [DAILY_LINE, {**DAILY_LINE, "name": "Ola", "is_level": False, "yours": True, "score": 40, "won": True}],
}


PAGES = {
    "home": Scene("/", ".home .chip"),
    "home-again": Scene(come_back, ".continue li"),
    "new": Scene("/new", ".picker .tile-effect:not(:empty)"),
    "learn": Scene("/learn", ".prose h1"),
    "rules": Scene("/rules/throne-room", ".prose h1"),
    "cards": Scene("/cards", ".gallery-effect:not(:empty)"),
    "lab": Scene("/lab", ".lab-won[aria-busy=false]"),
    "kingdom": Scene("/k", ".kingdom-traits li"),
    "invent": Scene("/invent#name=Almshouse&cost=4&types=action&coins=2&does=trash+up+to+1", ".invent-side .card-title"),
    "puzzles": Scene(told("/puzzles", {"/api/puzzles": PUZZLES}), ".theme-list"),
    "daily": Scene(told("/daily", {"/api/daily": DAILY}), ".daily-lines"),
    "open": Scene(told("/open", {"/api/open": OPEN, "/api/ratings/2": STANDINGS}), "main:has(.open-list) .ratings td"),
    "games": Scene("/games", ".games [role=status]:not(:has-text('…'))"),
    "cards-one": Scene("/cards/militia", ".one-card li"),
    "join": Scene(invited, ".join .chip"),
    "move": Scene("/t/somewhere#seat=code"),
    "table": Scene(seated("middle", 0), ".pile.legal"),
    "table-choosing": Scene(picking, ".card.picked"),
    "table-drafting": Scene(drafting, ".choosing .tile-effect:not(:empty)"),
    "table-over": Scene(seated("over", 0), ".moments[aria-busy=false]", STUDIED),
    "table-nowhere": Scene("/t/nowhere", ".problem"),
    "replay": Scene(replayed, ".log-line.now"),
    "position": Scene("/p", ".position-form form"),
}
"""By the page's name in the table of routes, and what else there is to see of it."""

NAMES = [f"{page}-{view}" for page in PAGES for view in VIEWS]


SETTLED = """async () => {
  await document.fonts.ready;
  document.activeElement?.blur();
  document.body.hidden = true;  // lists to choose from keep the height that they had with another font
  document.body.getBoundingClientRect();
  document.body.hidden = false;
}"""


def visit(name: str, visitors: Visitors, rooms: Rooms) -> Page:
    """The page of a picture, as it is to be looked at."""
    view = next(view for view in VIEWS if name.endswith(f"-{view}"))
    language, screen, colours = VIEWS[view]
    page = PAGES[name.removesuffix(f"-{view}")].visit(visitors, rooms, language=language, screen=screen, color_scheme=colours)
    page.mouse.move(1, 1)
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    return page


def taken(page: Page) -> Image.Image:
    """A picture of what the window shows."""
    return Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")


def digest(picture: Image.Image) -> str:
    return hashlib.sha256(repr(picture.size).encode() + picture.tobytes()).hexdigest()[:20]


def small(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width // SCALE, picture.height // SCALE), Image.Resampling.BOX)


def renderer(browser: Browser) -> str:
    """What draws: the version of Chromium, and the digest of letters and edges as this machine draws them."""
    page = browser.new_page(viewport={"width": 360, "height": 160})
    page.set_content(TRIAL % tuple(map(as_address, LETTERS)))
    page.evaluate("() => document.fonts.ready")
    found = digest(taken(page))
    page.close()
    return f"Chromium {browser.version}, letters {found}"


def as_address(font: str) -> str:
    """A font of the built client, in an address that holds all of it."""
    (file,) = (web_build().STATIC / "assets").glob(f"{font}wght-*.woff2")
    return f"data:font/woff2;base64,{base64.b64encode(file.read_bytes()).decode()}"


@dataclass(frozen=True)
class Recorded:
    """A picture as it was recorded."""

    renderer: str
    thumbnail: Image.Image

    @classmethod
    def of(cls, name: str) -> Recorded:
        with Image.open(FOLDER / f"{name}.png") as kept:
            return cls(kept.text["renderer"], kept.convert("RGB"))  # type: ignore[attr-defined]


def record(name: str, picture: Image.Image, drawn_by: str) -> None:
    """Keep a picture as the one to compare with."""
    words = PngInfo()
    words.add_text("renderer", drawn_by)
    small(picture).save(FOLDER / f"{name}.png", optimize=True, pnginfo=words)


def difference(name: str, picture: Image.Image) -> str:
    """Where a picture is not as it was, nothing if it is; a changed one is put aside to be looked at."""
    was, now = Recorded.of(name).thumbnail, small(picture)
    if was.size == now.size:
        box = ImageChops.difference(was, now).point(lambda level: 255 if level > LEVELS else 0).getbbox()
        if box is None:
            return ""
        left, top, right, bottom = (edge * SCALE for edge in box)
        where = f"between {left},{top} and {right},{bottom}"
    else:
        where = f"its size: it was {was.width * SCALE} × {was.height * SCALE}"
    SEEN.mkdir(parents=True, exist_ok=True)
    picture.save(SEEN / f"{name}.png")
    return f"`{name}` has changed {where}; now it is build/pictures/{name}.png. If it is meant: `{RENEW} {name}`"


def is_new(name: str, picture: Image.Image, drawn_by: str) -> bool:
    """Whether a picture is to be recorded: it was not, something else drew it, or it has changed."""
    if not (FOLDER / f"{name}.png").exists() or Recorded.of(name).renderer != drawn_by:
        return True
    return difference(name, picture) != ""


def drawn(names: list[str]) -> Iterator[tuple[str, Image.Image, str]]:
    """Pictures of these names, and what drew them."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import ARGUMENTS, CHROMIUM

    with Serving() as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        by, rooms = renderer(browser), Rooms.at(serving)
        for name in names:
            visitors = Visitors(browser, serving.address)
            yield name, taken(visit(name, visitors, rooms)), by
            visitors.leave()
        browser.close()


if __name__ == "__main__":
    for each, image, by_whom in drawn(sys.argv[1:] or NAMES):
        if is_new(each, image, by_whom):
            record(each, image, by_whom)
            sys.stdout.write(f"{each}\n")
