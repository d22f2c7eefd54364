"""From a click to what it shows: `python benchmarks/clicks.py [--turns 30] [--json]`, with a real server and a real Chromium.

One visitor plays a first game against a bot with buttons and piles. A click begins when the browser has the event (`event.timeStamp`), and
is over when the page has changed after the message in which the server tells what came of it. The way there and back is measured apart from
the drawing, because one is the server and its disk, the other the client. Needs playwright and Chromium, as the tests of the browser do.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.serving import served

BAR = 60.0
"""Milliseconds, for the median on a quiet machine."""

WATCH = """
window.clicks = [];
let begun = null, told = null;
addEventListener("click", (event) => { begun = event.timeStamp; told = null; }, { capture: true });
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (begun !== null && told === null && data.startsWith('{"type":"update"')) told = performance.now();
    });
  }
};
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (begun === null || told === null) return;
  clicks.push([told - begun, performance.now() - told]);
  begun = told = null;
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }));
"""


def click(page: Page, selector: str) -> None:
    """Click, and wait until what came of it is shown."""
    before = page.evaluate("() => clicks.length")
    page.locator(selector).first.click()
    page.wait_for_function("before => clicks.length > before", arg=before)


def play(page: Page, turns: int) -> None:
    """Play by clicks: all Treasures, the dearest card, the end of the turn."""
    for _ in range(turns):
        page.wait_for_selector(".decision.asked, .end-of-game", timeout=60_000)
        if page.locator(".end-of-game").count():
            return
        treasures = page.locator(".decision-buttons .button", has_text="Play Treasures")
        if treasures.count():
            click(page, ".decision-buttons .button:has-text('Play Treasures')")
        page.wait_for_selector(".decision.asked")
        wanted = [card for card in ("province", "gold", "silver") if page.locator(f".pile.legal [data-card={card}]").count()]
        if wanted:
            click(page, f".pile.legal [data-card={wanted[0]}]")
        elif page.locator(".decision-buttons .main").count():
            click(page, ".decision-buttons .main")


def measure(address: str, turns: int) -> list[tuple[float, float]]:
    """The milliseconds to the message and from there to the page, click by click."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en")
        page.add_init_script(WATCH)
        page.goto(address)
        page.wait_for_selector(".start-buttons .main")
        page.locator(".start-buttons .main").click()
        page.wait_for_selector(".board .decision")
        page.evaluate("() => { clicks.length = 0; }")
        play(page, turns)
        measured: list[tuple[float, float]] = [(there, here) for there, here in page.evaluate("() => clicks")]
        browser.close()
    return measured


def summary(measured: list[tuple[float, float]]) -> dict[str, float]:
    whole = [there + here for there, here in measured]
    return {
        "clicks": len(measured),
        "p50_ms": statistics.median(whole),
        "p95_ms": statistics.quantiles(whole, n=20)[-1],
        "p50_message_ms": statistics.median(there for there, _ in measured),
        "p50_drawing_ms": statistics.median(here for _, here in measured),
        "load": os.getloadavg()[0],
    }


def main() -> None:
    """Start a server, play, print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--turns", type=int, default=30, metavar="N")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with served() as server:
        result = summary(measure(f"http://{server.host}", given.turns))
    if given.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        print(f"{name:16}{value:10.1f}")
    print(f"the median is {'within' if result['p50_ms'] < BAR else 'not within'} {BAR:.0f} ms")


if __name__ == "__main__":
    main()
