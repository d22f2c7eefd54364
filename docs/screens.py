"""Makes the pictures of the pages under `docs/images`: `python docs/screens.py` in a clone, with Chromium installed.

`python docs/screens.py he-desk en-phone` makes those of some languages and screens.
"""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402

from fiefdom.text.texts import Texts  # noqa: E402
from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.serving import Serving, same_shuffles  # noqa: E402
from tests.browser.test_lab import MONEY, SMITHIES, open_lab  # noqa: E402
from tests.browser.test_study import study  # noqa: E402
from tests.browser.visitors import DESK, PHONE, Visitors, make_table, play_to_the_end, play_until  # noqa: E402

IMAGES = ROOT / "docs" / "images"
KINGDOM = "Cellar, Moat, Village, Militia, Smithy, Gardens, Throne Room, Laboratory, Market, Witch"
BUYS = ("province", "gold", "laboratory:2", "market:2", "smithy:1", "village:2", "militia:1", "silver", "moat:1")
SEED = 20
TURN = 11

NAMES = {"en": ("Ana", "Ola"), "he": ("אנה", "עולה")}
SCREENS = {"desk": DESK, "phone": PHONE}
SUFFIXES = [f"{language}-{screen}" for language in NAMES for screen in SCREENS]
PATIENCE = 240_000
"""Milliseconds for what the server works out, on a machine that is busy."""


def keep(page: Page, name: str) -> None:
    """A picture of a page, with as few colours as it needs."""
    page.mouse.move(1, 1)
    page.wait_for_timeout(300)  # fonts and fades
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").quantize(256, kmeans=2, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)
    sys.stdout.write(f"{name}\n")


def play_actions(page: Page) -> None:
    """Play the Actions in hand and the Treasures, so that something lies on the table."""
    for _ in range(4):
        actions = page.locator(".hand .card.legal:is(.kind-action, .kind-reaction, .kind-attack)")
        if actions.count() and not page.locator(".progress").count():
            actions.first.click()
            page.wait_for_timeout(150)
    page.keyboard.press("t")
    if page.locator(".prompt.doubtful").count():
        page.keyboard.press("Enter")
    page.wait_for_timeout(200)


def take_pictures(visitors: Visitors, language: str, screen: str) -> None:
    """All pages in a language on a screen."""
    suffix = f"{language}-{screen}"
    page = visitors.come(language=language, screen=SCREENS[screen])
    keep(page, f"home-{suffix}")
    page.goto(f"{visitors.address}/new")
    page.wait_for_selector(".picker li")
    keep(page, f"new-table-{suffix}")
    with same_shuffles(SEED):
        make_table(page, KINGDOM, name=NAMES[language][0], score_counter=True)
    play_until(page, TURN, BUYS)
    play_actions(page)
    keep(page, f"table-{suffix}")
    if suffix == "en-desk":
        page.emulate_media(color_scheme="dark")
        keep(page, f"table-{suffix}-dark")
        page.emulate_media(color_scheme="light")
    play_to_the_end(page, buys=("province", "duchy", "gold", "silver"))
    page.wait_for_selector(".moments[aria-busy=false]", timeout=PATIENCE)
    keep(page, f"end-{suffix}")
    take_choosing(visitors.come(language=language, screen=SCREENS[screen]), suffix)
    if screen == "desk":
        take_study_and_lab(visitors, language)
        page.locator(".end-actions a").first.click()
        page.wait_for_selector(".replay-controls")
        page.goto(page.url.split("#")[0] + "#60")
        page.reload()
        page.wait_for_selector(".lying .card")
        keep(page, f"replay-{suffix}")
    if suffix == "en-desk":
        take_position(visitors.come("/p"))
    if suffix == "he-phone":
        take_learning(visitors)


def take_study_and_lab(visitors: Visitors, language: str) -> None:
    """A game that was reviewed, at the decision that cost most; two strategies in the lab."""
    with TemporaryDirectory() as folder:
        page = study(visitors, Path(folder), language)
    page.locator(".costly button").first.click()
    page.wait_for_selector(".study-verdict .grade")
    keep(page, f"study-{language}-desk")
    if language == "en":
        page.locator(".study-verdict .study-why").first.scroll_into_view_if_needed()
        keep(page, "study-why-en-desk")
    page = open_lab(visitors, SMITHIES.replace("< 9", "< 2"), MONEY, language=language)
    page.wait_for_selector(".lab-won li")
    page.wait_for_timeout(4000)  # as many games as it plays
    keep(page, f"lab-{language}-desk")


def take_position(page: Page) -> None:
    """A position that was set up by hand, with advice."""
    form = page.locator(".position-form form").first
    form.get_by_label("Hand", exact=True).first.fill("Smithy, Village, Silver, Copper x2")
    form.get_by_role("button", name=Texts("en").format("position-show")).click()
    page.wait_for_selector(".decision .prompt")
    page.locator(".position-tab").get_by_role("button", name=Texts("en").format("web-advice"), exact=True).click()
    page.wait_for_selector(".position-advice ol > li", timeout=PATIENCE)
    keep(page, "position-en-desk")


def take_learning(visitors: Visitors) -> None:
    """Somebody learns from a mistake: another answer was tried."""
    with TemporaryDirectory() as folder:
        page = study(visitors, Path(folder), "he", PHONE)
    page.locator(".learn-buttons button").first.click()
    page.locator(".learn-mistake").get_by_role("button", name=Texts("he").format("study-learn-try")).click()
    page.wait_for_selector(".learn-mistake .learn-tried")
    page.locator(".learn-mistake").scroll_into_view_if_needed()
    keep(page, "study-learn-he-phone")


def take_choosing(page: Page, suffix: str) -> None:
    """Players who choose the cards of their game."""
    with same_shuffles(SEED):
        make_table(page, "random", ["bot:big-money", "bot:big-money"], choosing={"method": "draft"}, clock={"per": "turn", "seconds": 120})
    page.locator(".choosing .tile").nth(4).click()
    keep(page, f"choosing-{suffix}")


def main() -> None:
    """Take them all, or some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("suffixes", nargs="*", metavar="LANGUAGE-SCREEN", help=f"which ones: {', '.join(SUFFIXES)}; all without")
    wanted = parser.parse_args().suffixes or SUFFIXES
    if wrong := [suffix for suffix in wanted if suffix not in SUFFIXES]:
        parser.error(f"no such pictures: {', '.join(wrong)}; there are {', '.join(SUFFIXES)}")
    with Serving() as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        visitors = Visitors(browser, serving.address)
        for suffix in wanted:
            take_pictures(visitors, *suffix.split("-"))
        visitors.leave()
        browser.close()


if __name__ == "__main__":
    main()
