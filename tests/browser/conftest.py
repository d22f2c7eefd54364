"""One server and one Chromium for all the tests of a process; every test has pages of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.serving import Serving
from tests.browser.visitors import PATIENCE, Visitors

CHROMIUM = next((path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), None)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
]


@pytest.fixture(scope="session")
def serving() -> Iterator[Serving]:
    with Serving() as running:
        yield running


def launched() -> Iterator[Browser]:
    """Chromium, until the generator is closed."""
    if CHROMIUM is None:
        pytest.skip("these tests need Chromium: install the package `chromium`")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from launched()


@pytest.fixture
def visitors(browser: Browser, serving: Serving) -> Iterator[Visitors]:
    """Makes visitors, each with a browser of their own; nobody may have seen an error at the end."""
    everybody = Visitors(browser, serving.address)
    yield everybody
    everybody.leave()
    assert everybody.unforgiven() == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """One English visitor at a desk."""
    return visitors.come()
