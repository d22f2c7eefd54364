"""Links that people give to each other: they lead here from elsewhere, are copied everywhere, and a phone can read them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from unittest import mock

from playwright.sync_api import Page, expect

from fiefdom.server import links
from tests.browser.serving import Serving
from tests.browser.visitors import PHONE, Visitors, make_table, play_until

PLAIN = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"
"""What a browser does not have on pages that came over plain HTTP."""

COPIED = """() => new Promise((resolve) => {
    document.addEventListener('copy', () => resolve(String(getSelection()) || document.activeElement.value), {once: true});
    document.querySelector('.share .main').click();
})"""


def listening_everywhere(serving: Serving) -> Any:
    """As if the server had been started with `--host 0.0.0.0`, on a machine with these addresses."""
    return mock.patch.object(serving.server, "settings", replace(serving.server.settings, hosts=("0.0.0.0",)))


def test_an_invitation_names_an_address_that_others_can_reach(page: Page, serving: Serving) -> None:
    with listening_everywhere(serving), mock.patch.object(links, "addresses_for", return_value=["192.168.1.20", "10.1.2.3"]):
        make_table(page, "", ["person"])
        field = page.get_by_label("Invitation")
        expect(field).to_have_value(re.compile(rf"^http://192\.168\.1\.20:{serving.port}/t/[\w-]+#join=[\w-]+$"))
        page.get_by_label("Links begin with").select_option(label=f"http://10.1.2.3:{serving.port}")
        expect(field).to_have_value(re.compile(r"^http://10\.1\.2\.3:"))


def test_where_nobody_else_can_come_that_is_said(page: Page) -> None:
    make_table(page, "", ["person"])
    expect(page.locator(".gathering")).to_contain_text("Only this computer can open these links")


def test_a_link_is_copied_without_the_clipboard_of_the_browser(visitors: Visitors) -> None:
    page = visitors.come()
    page.context.add_init_script(PLAIN)
    page.reload()
    make_table(page, "", ["person"])
    link = page.get_by_label("Invitation").input_value()
    assert page.evaluate(COPIED) == link
    expect(page.locator(".share .main")).to_have_text(re.compile("Copied"))
    page.locator(".share .main").focus()


def test_a_phone_can_read_a_link_off_the_screen(page: Page) -> None:
    make_table(page, "", ["person"])
    page.get_by_role("button", name="QR code").click()
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] >= 150


def test_a_game_goes_on_at_another_device(visitors: Visitors, page: Page) -> None:
    make_table(page, "")
    play_until(page, 2)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Continue on another device").input_value()
    token = page.evaluate("() => JSON.parse(localStorage.getItem('fiefdom.tables'))[0].token")
    assert token not in link
    phone = visitors.come(link, screen=PHONE)
    phone.get_by_role("button", name="Continue here").click()
    phone.wait_for_selector(".decision.asked")
    assert phone.locator(".heaps .card").count() == page.locator(".heaps .card").count()
    play_until(phone, 4)
    expect(page.locator(".turn-number")).to_contain_text("4")
    used = visitors.come(link)
    used.get_by_role("button", name="Continue here").click()
    expect(used.locator(".problem")).to_contain_text("The invitation opens no seat")
    visitors.forgive("403")
