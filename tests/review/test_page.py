from __future__ import annotations

import base64
import dataclasses
import hashlib
import re
from html.parser import HTMLParser

import pytest

from fiefdom.review.page import BARS, by_turn, page, signed, sparkline, swing_sheet
from fiefdom.review.review import Review, Stroke
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts

VOID = {"meta", "br", "link"}


class Reader(HTMLParser):
    """Checks that every element is closed, and collects them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_in_every_language(language: str, reviewed: Review) -> None:
    text = page(reviewed, Texts(language))
    found = read(text).found
    tags = [tag for tag, _ in found]
    assert not {"script", "link", "img", "iframe", "object", "form"} & set(tags)
    assert not re.search(r"https?:|url\(|@import", text)
    assert not [attributes for _, attributes in found if any(name == "style" or name.startswith("on") for name in attributes)]
    assert dict(found)["html"] == {"lang": language, "dir": "rtl" if language == "he" else "ltr"}


def test_the_policy_allows_exactly_the_style_of_the_page(reviewed: Review) -> None:
    text = page(reviewed, Texts())
    style = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    assert style
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'sha256-{digest}'" in text
    assert "prefers-color-scheme: dark" in style[1]


def test_the_curve_is_there_as_a_picture_and_as_a_table(reviewed: Review) -> None:
    text = page(reviewed, Texts())
    tags = [tag for tag, _ in read(text).found]
    assert text.count('class="line seat') == 2
    assert re.search(r'<svg class="curve"[^>]* role="img" aria-label="Ana: first \d+ %, last \d+ %; Ola', text)
    assert tags.count("circle") == len(reviewed.mistakes)
    whole = text[text.index("<details>") :]
    assert whole.count("<tr>") == len(reviewed.steps) + 1


def test_names_cannot_break_the_page(reviewed: Review) -> None:
    setup = dataclasses.replace(reviewed.record.setup, players=('A&B "<i', "רות"))
    strange = dataclasses.replace(reviewed, record=dataclasses.replace(reviewed.record, setup=setup))
    text = page(strange, Texts())
    read(text)
    assert "A&amp;B &quot;&lt;i" in text
    assert "<i" not in text.replace("<input", "")


def test_a_review_of_a_part_has_a_page_too(reviewed: Review) -> None:
    for number in (1, 5):
        part = dataclasses.replace(reviewed, steps=reviewed.steps[:number], results=None)
        assert "Win chance so far" in page(part, Texts())
        read(page(part, Texts()))


def test_a_sparkline_has_one_sign_a_turn(reviewed: Review) -> None:
    turns = max(step.turn for step in reviewed.of(0))
    assert len(sparkline(by_turn(reviewed.of(0)))) == turns
    assert sparkline([0, 0.5, 1]) == BARS[0] + BARS[4] + BARS[7]


def test_strokes_of_luck_are_shown_with_the_cards(reviewed: Review) -> None:
    sharp = tuple(dataclasses.replace(step, noise=0.0) for step in reviewed.steps)
    reviewed = dataclasses.replace(reviewed, steps=sharp)
    assert reviewed.swings
    changes = [abs(change) for _, change in reviewed.swings]
    assert changes == sorted(changes, reverse=True)
    assert changes[-1] >= 0.05
    sheet = swing_sheet(reviewed, Texts())
    assert len(sheet.rows) <= 5
    step, change = reviewed.swings[0]
    assert sheet.rows[0][0] == str(step.number)
    assert sheet.rows[0][4] == signed(change)
    assert all(name in sheet.rows[0][3] for name in step.hand)


def test_luck_that_may_be_noise_is_not_shown() -> None:
    assert Stroke(3, 0.1, 0.02).is_clear
    assert Stroke(3, -0.1, 0.02).is_clear
    assert not Stroke(3, 0.1, 0.05).is_clear


def test_changes_have_signs() -> None:
    assert [signed(change) for change in (0.12, -0.3, 0.001, -0.001)] == ["+12", "−30", "0", "0"]
