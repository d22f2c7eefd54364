"""Players who are new to the game: they choose by lot among what they like, and make the mistakes of first games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fiefdom.agents.big_money import BigMoney
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION, ATTACK, CURSED, VICTORY
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import View

LATE = 4
"""Provinces left when a novice begins to take Duchies."""

BEGINNER_GOLD = 0.75
"""How often a beginner who can have Gold takes it; otherwise something that does more than pay."""

BEGINNER_DEAREST = 0.5
"""How often a beginner takes the dearest Action; otherwise any, by lot."""


class Newcomer:
    """Plays whatever Action comes to hand, and takes one of the cards it likes by lot; all else as Big Money would."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.sense = BigMoney()

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        question = view.question
        if question is None or (question.id not in ("buy", "action") and not question.id.endswith(".gain")):
            return self.sense.choose(view)
        cards = question.cards if question.id == "action" else self.liked(view, question)
        if cards:
            return self.random.choice(cards).name
        return PASS if question.may_pass else self.sense.choose(view)

    def liked(self, view: View, question: Question) -> Sequence[Card]:
        """The cards to take one of by lot."""
        del view
        return [card for card in question.cards if card.cost > 0]


class Beginner(Newcomer):
    """Never leaves a Province, often takes Gold, and makes the mistakes of first games.

    Actions are more fun than Silver, so there are too many for one Action a turn; the dearest looks best; Attacks are not noticed; nothing
    that one has is thrown away.
    """

    def __init__(self, seed: int = 0, *, silver: float) -> None:
        super().__init__(seed)
        self.silver = silver

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        question = view.question
        if question and question.may_pass and question.id.endswith(".trash"):
            return PASS
        return super().choose(view)

    def liked(self, view: View, question: Question) -> Sequence[Card]:
        """The cards that catch the eye."""
        province, gold, silver = (find_card(name) for name in ("Province", "Gold", "Silver"))
        if province in question.cards:
            return [province]
        for treasure, often in ((gold, BEGINNER_GOLD), (silver, self.silver)):
            if treasure in question.cards and self.random.random() < often:
                return [treasure]
        actions = [card for card in question.cards if card.has_type(ACTION) and not card.has_type(ATTACK)]
        if not actions:
            return [silver] if silver in question.cards else super().liked(view, question)
        dearest = max(card.cost for card in actions)
        return [card for card in actions if card.cost == dearest] if self.random.random() < BEGINNER_DEAREST else actions


class Novice(Newcomer):
    """Takes Provinces and Gold, otherwise Silver now and then and else the dearest card; Duchies can wait."""

    def __init__(self, seed: int = 0, *, silver: float) -> None:
        super().__init__(seed)
        self.silver = silver

    def liked(self, view: View, question: Question) -> Sequence[Card]:
        """The cards that are worth having now."""
        scoring = VICTORY if view.supply[find_card("Province")] > LATE else 0
        cards = [card for card in super().liked(view, question) if not card.has_type(CURSED | scoring) or card.name == "Province"]
        dearest = max((card.cost for card in cards), default=0)
        silver = find_card("Silver")
        if silver in cards and dearest < find_card("Gold").cost and self.random.random() < self.silver:
            return [silver]
        return [card for card in cards if card.cost == dearest]
