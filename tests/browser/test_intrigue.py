"""Everything that the cards of Intrigue ask, answered at a table by two people: one in English at a desk, one in Hebrew with a phone."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fiefdom.cards.catalogue import pool
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.position import Position
from tests.browser.serving import SETTINGS, Serving
from tests.browser.visitors import DESK, PHONE, Visitors, join, make_table
from tests.server.test_curtain import beginning_with
from tests.stages import staged

KINGDOMS = (
    "Baron, Bridge, Conspirator, Courtier, Courtyard, Ironworks, Lurker, Masquerade, Mill, Shanty Town",
    "Mining Village, Minion, Nobles, Patrol, Pawn, Replace, Secret Passage, Steward, Swindler, Harem",
    "Diplomat, Torturer, Trading Post, Upgrade, Wishing Well, Duke, Moat, Militia, Market, Village",
)
"""All cards that ask something; in the last one somebody attacks."""

PLAYED = (
    ("Masquerade", "Lurker", "Lurker", "Baron", "Bridge", "Conspirator", "Courtier", "Courtyard", "Ironworks", "Mill", "Shanty Town"),
    ("Patrol", "Secret Passage", "Pawn", "Mining Village", "Nobles", "Swindler", "Replace", "Steward", "Minion"),
    ("Wishing Well", "Torturer", "Trading Post", "Upgrade"),
)
SPARE = ("estate", "copper", "silver", "gold")
"""What is trashed, discarded or passed, if that can be."""
WANTED = {
    "steward.choose": ["trash-2-cards"],
    "lurker.choose": ["trash-from-supply", "gain-from-trash"],
    "minion.choose": ["+2-coins"],
    "torturer.choose": ["discard-2-cards"],
}
"""Which of the labels are chosen, one time after the other; of all others the last one."""


def questions_of(kingdom: str) -> set[str]:
    """What the cards of Intrigue in a kingdom ask."""
    cards = [card for card in pool(2, "intrigue") if card.name in kingdom.split(", ")]
    return {f"{card.slug}.{word}" for card in cards for word in card.questions}


def beginning(number: int) -> Position:
    """The first player has all cards to play and something to trash, discard and reveal; the other one has a Diplomat, if there is one."""
    reaction = "Diplomat" if number == 2 else "Estate"
    trash = "trash = Baron, Courtyard\n" if number == 0 else ""
    return staged(
        f"edition = 2\nkingdom = {KINGDOMS[number]}\nplayers = ann, ben\nann.actions = 30\n{trash}"
        f"ann.hand = {', '.join(PLAYED[number])}, Copper x3, Silver, Estate x3\n"
        "ann.deck = Gold, Silver, Copper, Estate, Gold, Silver, Copper x9, Estate x3\n"
        f"ben.hand = {reaction}, Copper x2, Silver, Gold\nben.deck = Silver, Estate, Gold, Copper x9"
    )


class Player:
    """Somebody who answers what the page asks, by pressing what can be pressed."""

    def __init__(self, page: Page, cards: tuple[str, ...]) -> None:
        self.page = page
        self.cards = list(cards)
        self.wanted = {asked: list(labels) for asked, labels in WANTED.items()}
        self.asked: list[str] = []

    @property
    def question(self) -> dict[str, Any] | None:
        """What is asked of whoever sits here."""
        found: dict[str, Any] | None = self.page.evaluate(
            "() => { const s = tableTold(); return s.question?.seat === s.you ? s.question : null; }"
        )
        return found

    def answer(self) -> bool:
        """Answer what is asked; False if nothing is, or if all cards are played."""
        question = self.question
        if question is None or (question["kind"] == "phase" and not self.cards):
            return False
        asked = question["id"]
        if asked == "action":
            self.press(f".hand .card[data-card={self.cards.pop(0).lower().replace(' ', '-')}]", question)
        else:
            assert question["kind"] != "phase", asked
            self.asked.append(asked)
            self.look(asked)
            assert asked not in (self.page.locator(".prompt").text_content() or asked)
            self.choose(question)
        self.page.wait_for_function(IS_ANSWERED, arg=question["number"])
        return True

    def look(self, asked: str) -> None:
        """Everything that can be pressed can be seen, and has words."""
        buttons = self.page.locator(".decision-buttons button.spoken")
        for button in buttons.all():
            expect(button).to_be_visible()
            assert (button.text_content() or "").strip()

    def choose(self, question: dict[str, Any]) -> None:
        """Name as many as are asked for, and confirm where that is needed."""
        for number in range(question["remaining"] if question["several"] else 1):
            self.press(self.next_of(question, number), question, number + 1)
        if question["several"]:
            self.page.locator(".decision-buttons .main:not(:disabled)").click()

    def next_of(self, question: dict[str, Any], number: int) -> str:
        """What is to be pressed for one of several answers."""
        labels = [answer for answer in question["answers"] if not answer.isdigit()]
        if labels:
            wanted = self.wanted.get(question["id"])
            return f".spoken[data-answer='{wanted.pop(0) if wanted else labels[-1 - number]}']"
        spare = [card for card in SPARE if card in question["cards"]] or question["cards"]
        if question["place"] and spare:
            return f":is(.hand .card.legal, .choosing .card, .pile.legal button, .play-row .legal)[data-card={spare[number % len(spare)]}]"
        return ".decision-buttons .spoken"

    def press(self, selector: str, question: dict[str, Any], picked: int = 0) -> None:
        """Press something until it is answered or picked: on a phone the first time only says what would happen."""
        self.page.locator(selector).first.click()
        self.page.wait_for_function(
            f"([number, picks]) => ({IS_ANSWERED})(number) || ({HAS_SAID})(picks)", arg=[question["number"], picked]
        )
        if self.page.locator(".prompt.doubtful").count():
            self.page.locator(".decision-buttons .main").click()


def play(players: list[Player]) -> None:
    """Answer until the first player has nothing left to play. Whoever is asked next may hear of it later than whoever answered.

    While somebody may show a Reaction, others are not told that anybody is asked; here only the second player may.
    """
    first, second = players
    asked = first
    while asked.answer():
        if asked is second:
            second.page.wait_for_function("() => tableTold().question")
        asked = first if asked.page.evaluate("() => tableTold().question?.seat === 0") else second
        asked.page.wait_for_function("() => tableTold().question?.seat === tableTold().you")


IS_ANSWERED = "number => tableTold().question?.number !== number || tableTold().question.seat !== tableTold().you"
HAS_SAID = (
    "picks => document.querySelector('.prompt.doubtful') || document.querySelector('.progress')?.textContent.trim().startsWith(`${picks}/`)"
)


@pytest.fixture(scope="module")
def patient(browser: Browser) -> Iterator[Visitors]:
    """Visitors of a server at which one can think about a Reaction for long."""
    with Serving(dataclasses.replace(SETTINGS, reaction_window=3600.0)) as serving:
        visitors = Visitors(browser, serving.address)
        yield visitors
        visitors.leave()
        assert visitors.unforgiven() == []


@pytest.mark.parametrize("languages", [("en", "he"), ("he", "en")], ids=["en first", "he first"])
@pytest.mark.parametrize("number", range(len(KINGDOMS)))
def test_everything_that_is_asked_can_be_answered(number: int, languages: tuple[str, str], patient: Visitors) -> None:
    pages = [patient.come("/", language=language, screen=DESK if language == "en" else PHONE) for language in languages]
    with beginning_with(beginning(number)):
        links = make_table(pages[0], KINGDOMS[number], seats=("",), undo="off")
        pages[1].goto(patient.address + links.splitlines()[0])
        join(pages[1], "Ola")
        players = [Player(pages[0], PLAYED[number]), Player(pages[1], ())]
        play(players)
    assert questions_of(KINGDOMS[number]) - {asked for player in players for asked in player.asked} == set()


def test_the_kingdoms_have_every_card_that_asks() -> None:
    asking = {card.name for card in pool(2, "intrigue") if card.questions}
    assert asking <= {name for text in KINGDOMS for name in text.split(", ")}
    assert all(Kingdom.of(text, 2) for text in KINGDOMS)
