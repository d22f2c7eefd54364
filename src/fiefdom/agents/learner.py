"""Players who know a plan but do not keep to it: something else catches the eye now and then, as it does with people."""

from __future__ import annotations

from random import Random

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION
from fiefdom.game.driver import Agent
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import View

EARLY_GREEN = 0.25
"""Of the purchases that go astray, those that go to a Duchy long before it is time, where one can be had."""

LESS = ("Duchy", "Estate")
"""What nobody takes who can have a Province."""

NEARLY = 1
"""What catches the eye is an Action that costs as much as the dearest one, or so much less."""


class Learner:
    """Follows another agent's plan but for the slips of people who learn: one more Action than fits, a Duchy too early, no trashing.

    `slip` is how often a purchase goes astray, and how often nobody remembers to trash. Nothing distracts from a Province,
    and nobody takes fewer points for one.
    """

    def __init__(self, plan: Agent, slip: float, seed: int = 0) -> None:
        self.plan = plan
        self.slip = slip
        self.random = Random(seed)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        planned = self.plan.choose(view)
        question = view.question
        assert question is not None
        if "Province" in question.answers and question.id == "buy":
            return "Province" if planned in LESS else planned
        if self.random.random() >= self.slip:
            return planned
        if question.id == "buy":
            return self.tempted(question) or planned
        return PASS if question.may_pass and question.id.endswith(".trash") else planned

    def tempted(self, question: Question) -> str | None:
        """What is bought instead of what was planned; None if nothing tempts."""
        duchy = find_card("Duchy")
        if duchy in question.cards and self.random.random() < EARLY_GREEN:
            return duchy.name
        actions = [card for card in question.cards if card.has_type(ACTION)]
        dearest = max((card.cost for card in actions), default=0)
        fancied: list[Card] = [card for card in actions if card.cost >= dearest - NEARLY]
        return self.random.choice(fancied).name if fancied else None
