"""Choosing the cards of a table: by lot with and without certain cards, and the sets that need more than there is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from fiefdom.cards.catalogue import pool
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cards.recommended import PRINTED_SETS
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts
from tests.browser.visitors import PHONE, Visitors


def chosen(page: Page) -> set[str]:
    return set(page.locator(".picker [aria-pressed=true]").evaluate_all("all => all.map(each => each.innerText.split('\\n')[0])"))


def test_chosen_cards_stay_and_unwanted_ones_stay_out_when_the_rest_is_drawn(visitors: Visitors) -> None:
    page = visitors.come("/new", language="pl")
    page.get_by_role("button", name=Texts("pl").format("ui-key-clear")).click()
    for name in ("Kaplica", "Wiedźma"):
        page.locator(".picker button", has_text=name).click()
    page.get_by_label("Bez tych kart").fill("Moat, Þorp, Kuźnia")
    page.get_by_role("button", name="Dolosuj resztę").click()
    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(10)
    drawn = chosen(page)
    assert {"Kaplica", "Wiedźma"} <= drawn
    assert not drawn & {"Fosa", "Wioska", "Kuźnia"}


def test_a_card_that_there_is_not_is_told_in_the_language(visitors: Visitors) -> None:
    page = visitors.come("/new", language="pl")
    page.get_by_label("Bez tych kart").fill("Blorb")
    page.get_by_role("button", name=Texts("pl").format("ui-random-kingdom")).click()
    expect(page.locator(".toast")).to_contain_text("Blorb")
    expect(page.locator(".toast")).not_to_contain_text("there is no card")
    visitors.forgive()  # the browser notes every refusal


def test_sets_that_need_an_expansion_are_listed_and_cannot_be_chosen(visitors: Visitors) -> None:
    page = visitors.come("/new", language="he")
    later = [each for each in PRINTED_SETS if each.missing]
    options = page.locator("optgroup option")
    expect(options).to_have_count(len(later))
    assert options.evaluate_all("all => all.every(each => each.disabled)")
    assert options.first.inner_text() == f"{Texts('he').printed_set(later[0])} ({later[0].expansion})"


def test_cards_are_drawn_from_the_sets_that_are_chosen(visitors: Visitors) -> None:
    """In Hebrew on a phone: four cards of Intrigue, the rest of the base game; then more than there can be."""
    texts = Texts("he")
    page = visitors.come("/new", language="he", screen=PHONE)
    shares = page.get_by_role("group", name=texts.format("web-cards-from"))
    shares.get_by_label(texts.format("exp-intrigue")).select_option("4")
    page.get_by_role("button", name=texts.format("ui-random-kingdom")).click()
    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(10)
    intrigue = {strip_isolates(texts.name(card)) for card in pool(2, "intrigue")}
    pressed = "[...document.querySelectorAll('.picker [aria-pressed=true]')].map(each => each.innerText.split('\\n')[0])"
    drawn = f"all => {pressed}.filter(name => all.includes(name)).length === 4"
    page.wait_for_function(drawn, arg=sorted(intrigue))
    shares.get_by_label(texts.format("exp-base")).select_option("9")
    page.get_by_role("button", name=texts.format("ui-key-clear")).click()
    page.get_by_role("button", name=texts.format("ui-random-kingdom")).click()
    expect(page.locator(".toast")).to_contain_text("13")
    visitors.forgive()  # the browser notes every refusal


def test_cards_as_text_are_in_the_language_and_are_read_as_they_are_typed(visitors: Visitors) -> None:
    texts = Texts("pl")
    page = visitors.come("/new", language="pl")
    field = page.get_by_label(texts.format("web-kingdom-code"))
    first = [texts.name(card) for card in find_kingdom("first-game-2").kingdom_cards]
    expect(field).to_have_value(", ".join(first))
    typed = "Kaplica, Witch, Fosa, Kuźnia, Wioska, Targowisko, Kopalnia, Milicja, Piwnica, Warsztat,"
    field.fill(typed)
    expect(page.locator(".picker [aria-pressed=true]", has_text="Wiedźma")).to_be_visible()
    expect(field).to_have_value(typed)
    page.locator(".picker button", has_text="Wiedźma").click()
    expect(field).to_have_value(re.compile("^Kaplica, Fosa, .*Warsztat$"))
