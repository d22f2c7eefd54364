"""Every page looks as it was recorded (`pictures.py`), says no key in place of words, and is as small as it may be."""

from __future__ import annotations

import re

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser import pictures
from tests.browser.pictures import FOLDER, NAMES, PAGES, RENEW, Recorded, Rooms
from tests.browser.serving import ROOT, Serving
from tests.browser.visitors import Visitors

KEY = re.compile(r"(?<![\w/.-])(?:web|ui|term|bot|card|label|type|set[12]|end|log|ask|hint|zone|phase)-[a-z][a-z0-9-]+(?![\w/.-])")
"""What the client shows if it lacks a message."""

SAID = """() => {
  const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
  const names = spoken.flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...names].join('\\n');
}"""


@pytest.fixture(scope="module")
def rooms(serving: Serving) -> Rooms:
    return Rooms.at(serving)


@pytest.fixture(scope="module")
def drawn_by(browser: Browser, serving: Serving) -> str:
    del serving  # by it the client is built, with its fonts
    return pictures.renderer(browser)


@pytest.mark.parametrize("name", NAMES)
def test_a_page_looks_as_it_was_recorded(visitors: Visitors, rooms: Rooms, drawn_by: str, name: str) -> None:
    page = pictures.visit(name, visitors, rooms)
    visitors.forgive("404")  # a table that there is none of
    assert KEY.findall(page.evaluate(SAID)) == []
    picture = pictures.taken(page)
    recorded = Recorded.of(name)
    if recorded.renderer != drawn_by:
        pytest.skip(f"recorded by {recorded.renderer}, here is {drawn_by}: record all anew here to compare (`{RENEW}`)")
    assert pictures.difference(name, picture) == ""


def test_every_picture_is_of_a_page_and_all_were_drawn_by_the_same() -> None:
    kept = {path.stem for path in FOLDER.glob("*.png")}
    assert kept == set(NAMES)
    assert len({Recorded.of(name).renderer for name in kept}) == 1


def test_a_changed_picture_is_noticed_and_told_where() -> None:
    name = NAMES[0]
    kept = Recorded.of(name).thumbnail
    same = kept.resize((kept.width * pictures.SCALE, kept.height * pictures.SCALE), Image.Resampling.NEAREST)
    assert pictures.difference(name, same) == ""
    changed = same.copy()
    changed.paste((255, 0, 0), (120, 64, 176, 65))  # a line of one pixel
    assert "between 120,64 and 176,72" in pictures.difference(name, changed)
    (pictures.SEEN / f"{name}.png").unlink()
    assert "its size" in pictures.difference(name, same.crop((0, 0, 80, 80)))
    (pictures.SEEN / f"{name}.png").unlink()


def test_there_is_a_picture_of_every_page() -> None:
    routes = (ROOT / "web" / "src" / "app" / "routes.ts").read_text(encoding="utf-8")
    assert {name.partition("-")[0] for name in PAGES} == set(re.findall(r'page: "([a-z-]+)"', routes))
