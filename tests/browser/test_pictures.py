"""Every page looks as it was recorded (`gallery.py`), says no key in place of words, and is as small as it may be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import gallery
from tests.browser.gallery import FOLDER, NAMES, PAGES, RENEW, Recorded, Rooms
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
    return gallery.renderer(browser, serving.address)


@pytest.mark.parametrize("name", NAMES)
def test_a_page_looks_as_it_was_recorded(visitors: Visitors, rooms: Rooms, drawn_by: str, name: str) -> None:
    page = gallery.visit(name, visitors, rooms)
    visitors.problems[:] = [problem for problem in visitors.problems if "404" not in problem]  # a table that there is none of
    assert KEY.findall(page.evaluate(SAID)) == []
    picture = gallery.taken(page)
    recorded = Recorded.of(name)
    if recorded.renderer != drawn_by:
        pytest.skip(f"recorded by {recorded.renderer}, here is {drawn_by}: record all anew here to compare (`{RENEW}`)")
    assert gallery.digest(picture) == recorded.digest, gallery.difference(name, picture)


def test_every_picture_is_of_a_page_and_all_were_drawn_by_the_same() -> None:
    kept = {path.stem for path in FOLDER.glob("*.png")}
    assert kept == set(NAMES)
    assert len({Recorded.of(name).renderer for name in kept}) == 1


def test_a_changed_picture_is_noticed_and_told_where(page: Page) -> None:
    del page
    name = NAMES[0]
    with gallery.Image.open(FOLDER / f"{name}.png") as kept:
        same = kept.convert("RGB").resize((kept.width * gallery.SCALE, kept.height * gallery.SCALE), gallery.Image.Resampling.NEAREST)
    changed = same.copy()
    changed.paste((255, 0, 0), (120, 60, 180, 90))
    assert gallery.digest(changed) != gallery.digest(same)
    assert "between 120,60 and 180,90" in gallery.difference(name, changed)
    (gallery.SEEN / f"{name}.png").unlink()


def test_there_is_a_picture_of_every_page() -> None:
    routes = (ROOT / "web" / "src" / "app" / "routes.ts").read_text(encoding="utf-8")
    assert {name.partition("-")[0] for name in PAGES} == set(re.findall(r'page: "([a-z-]+)"', routes))
