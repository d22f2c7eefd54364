"""The guide *Your first strategy in five minutes*, walked word by word by somebody who does just what it says."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.test_lab import put_caret_behind
from tests.browser.visitors import Visitors

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "lab.md").read_text(encoding="utf-8")
STEPS: dict[str, str] = dict(re.findall(r"^\d\. \*\*(.+?)\.\*\* (.+)$", GUIDE, re.MULTILINE))
"""What the guide says at each of its steps."""


def named(text: str) -> list[str]:
    """What a step calls by its name on the page."""
    return re.findall(r"\*([^*]+)\*", text)


def code(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_a_newcomer_follows_the_guide(visitors: Visitors) -> None:
    page = visitors.come("/", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Lab", exact=True).first.click()
    look(page)
    rule = read_a_rule(page)
    change_a_number(page, rule)
    try_all_numbers(page, rule)
    make_a_mistake(page)
    share_it(page, visitors)
    assert list(STEPS) == ["Look", "Read a rule", "Change a number", "Try all numbers", "Make a mistake", "Share it"]


def look(page: Page) -> None:
    *strategies, kingdom = named(STEPS["Look"])
    expect(page.locator(".lab-won li")).to_have_count(2)
    for place, name in enumerate(strategies):
        expect(page.locator(".lab-editor h2").nth(place)).to_have_text(name)
        expect(page.locator(".lab-won li").nth(place)).to_contain_text(name)
        expect(page.locator(".lab-won li").nth(place)).to_contain_text(re.compile(r"\d+\.\d to \d+\.\d %"))
    expect(page.locator(".lab-kingdom option:checked")).to_contain_text(kingdom)


def read_a_rule(page: Page) -> str:
    rule = code(STEPS["Read a rule"])[0]
    expect(page.locator("textarea").first).to_have_value(re.compile(f"^{re.escape(rule)}$", re.MULTILINE))
    return rule


def change_a_number(page: Page, rule: str) -> None:
    old, new = code(STEPS["Change a number"])
    assert rule.endswith(old)
    before = page.locator(".lab-share").first.inner_text()
    put_caret_behind(page, rule)
    page.keyboard.press("Backspace")
    page.keyboard.type(new)
    expect(page.locator(".lab-share").first).not_to_have_text(before)
    expect(page.locator(".lab-changed")).to_be_visible()


def try_all_numbers(page: Page, rule: str) -> None:
    panel = page.locator(".lab-try")
    expect(panel.locator("h2")).to_have_text(named(STEPS["Try all numbers"])[0])
    panel.locator("input[type=range]").fill("3")
    expect(page.locator("textarea").first).to_have_value(re.compile(f"^{re.escape(rule[:-1])}3$", re.MULTILINE))


def make_a_mistake(page: Page) -> None:
    text = STEPS["Make a mistake"]
    wrong, offered = code(text)[0], named(text)[0]
    field = page.locator("textarea").first
    field.fill(field.input_value().replace(f"\n{offered.rstrip('?')} if", f"\n{wrong} if"))
    expect(page.locator(".code .wrong")).to_have_text(wrong)
    expect(page.locator(".lab-won li")).to_have_count(2)
    page.get_by_role("button", name=offered).click()
    expect(page.locator(".code .wrong")).to_have_count(0)


def share_it(page: Page, visitors: Visitors) -> None:
    page.get_by_role("button", name=named(STEPS["Share it"])[0]).click()
    expect(page.locator(".toast")).to_be_visible()
    address = page.evaluate("() => navigator.clipboard.readText()")
    other = visitors.come(address)
    expect(other.locator("textarea").first).to_have_value(page.locator("textarea").first.input_value())
