"""The lessons in the browser: the whole course as a person takes it, wrong answers, the coach who points, and what is kept."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.card import slug_of
from fiefdom.lessons.lesson import Lesson, LessonStep, lessons
from fiefdom.text.texts import Texts
from tests.browser.visitors import PHONE, Visitors

SEVERAL = {"cellar.discard", "chapel.trash", "militia.discard"}


def begin(visitors: Visitors, lesson: str, **options: Any) -> Page:
    page = visitors.come("/learn", **options)
    place = [each.id for each in lessons()].index(lesson)
    page.locator(".lesson-list button").nth(place).click()
    page.wait_for_selector(".coach")
    return page


def do(page: Page, step: LessonStep, presses: int = 1) -> None:
    """Press what the step is about, as somebody does who has read it; fingers look first, and press twice."""
    cards = [slug_of(name.strip()) for name in step.accepts[0].split(",")]
    if step.question == "treasure":
        page.keyboard.press("t")
    elif cards == ["pass"]:
        page.keyboard.press("e")
    elif step.question == "moat.reveal":
        page.locator(".decision-buttons .main").click()
    else:
        for card in cards:
            for _ in range(presses):
                page.locator(f".hand [data-card={card}][data-legal], .supply [data-card={card}][data-legal]").first.click()
    if step.question in SEVERAL:
        page.locator(".decision-buttons .main:not(:disabled)").click()


def take(page: Page, lesson: Lesson) -> None:
    """Take a lesson to its end."""
    for number, step in enumerate(lesson.steps):
        page.locator(".coach-steps i").nth(number).and_(page.locator(".now")).wait_for()
        page.wait_for_selector(".decision.asked")
        if step.until_over:
            page.evaluate("options => window.playOn(options)", {"buys": ["province", "gold", "silver"]})
        else:
            do(page, step)
    page.locator(".coach-steps .past").nth(len(lesson.steps) - 1).wait_for()


def test_the_whole_course_is_taken_one_lesson_after_the_other(visitors: Visitors) -> None:
    page = begin(visitors, lessons()[0].id)
    for lesson in lessons():
        expect(page.locator(".coach-head strong")).to_have_text(Texts("en").format(f"lesson-{lesson.id}"))
        take(page, lesson)
        following = page.locator(".coach-buttons .main")
        if following.count():
            following.click()
    page.locator(".coach-buttons a").click()
    expect(page.locator(".lesson-list .done")).to_have_count(len(lessons()))
    assert json.loads(page.evaluate("() => localStorage.getItem('fiefdom.lessons')")) == [lesson.id for lesson in lessons()]


def test_a_wrong_answer_is_explained_and_changes_nothing(visitors: Visitors) -> None:
    page = begin(visitors, "actions")
    page.locator(".hand [data-card=smithy]").click()
    expect(page.locator(".coach-remark")).to_contain_text("draws three cards but gives no Action")
    expect(page.locator(".hand [data-card=smithy]")).to_be_visible()
    expect(page.locator(".hand .mark-target")).to_have_attribute("data-card", "village")
    expect(page.locator(".toasts .toast")).to_have_count(0)
    page.locator(".hand [data-card=village]").click()
    expect(page.locator(".coach-remark")).to_have_count(0)
    expect(page.locator(".coach-why")).to_contain_text("now you have two")


def test_the_coach_points_at_cards_and_buttons_and_says_so(visitors: Visitors) -> None:
    page = begin(visitors, "a-turn")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".hand .mark-target")).to_have_attribute("data-card", "copper")
    expect(page.locator(".supply .mark-target")).to_have_count(0)
    expect(page.locator(".decision-buttons .mark-target")).to_contain_text("Treasures")
    assert page.locator(".hand .mark-target .mark-sign .hidden").inner_text() != ""


@pytest.mark.parametrize(("language", "screen"), [("he", PHONE), ("pl", (1366, 768))])
def test_a_lesson_speaks_the_language_and_goes_on_after_a_reload(visitors: Visitors, language: str, screen: tuple[int, int]) -> None:
    page = begin(visitors, "trashing", language=language, screen=screen)
    title = Texts(language).format("lesson-trashing")
    expect(page.locator(".coach-head strong")).to_have_text(title)
    lesson = next(each for each in lessons() if each.id == "trashing")
    do(page, lesson.steps[0], presses=2 if screen == PHONE else 1)
    page.locator(".coach-steps i").nth(1).and_(page.locator(".now")).wait_for()
    page.reload()
    page.locator(".coach-steps i").nth(1).and_(page.locator(".now")).wait_for()
    expect(page.locator(".coach-head strong")).to_have_text(title)


def test_the_address_of_a_lesson_begins_it(visitors: Visitors) -> None:
    page = visitors.come("/learn/attacks")
    page.wait_for_selector(".coach")
    expect(page.locator(".coach-head strong")).to_have_text("Attacks and Reactions")
    page.go_back()  # to the list; the lesson does not begin again
    expect(page).to_have_url(re.compile("/learn$"))
    expect(page.locator(".lesson-list li")).to_have_count(len(lessons()))


@pytest.mark.parametrize("language", ["en", "ro", "pl", "is", "he"])
def test_beside_the_coach_the_cards_in_play_are_seen_on_a_phone(visitors: Visitors, language: str) -> None:
    page = begin(visitors, lessons()[0].id, language=language, screen=PHONE)
    page.locator(".decision-buttons .main").click()
    page.wait_for_selector(".lying-cards .card")
    row, card, hand = (page.locator(part).first.bounding_box() for part in (".lying", ".lying-cards .card", ".hand"))
    assert row
    assert card
    assert hand
    assert card["y"] + card["height"] <= row["y"] + row["height"] + 1
    assert hand["y"] + hand["height"] <= PHONE[1]
