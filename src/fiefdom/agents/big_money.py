"""Big Money: Treasures, then Provinces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION, CURSED, VICTORY
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import View

GREEN, USEFUL, POINTS = 1, 2, 3
"""How much a card is worth keeping, above a Curse: what only scores, what helps in a turn, and what must not go for good."""


class WantedCard(NamedTuple):
    """A card to buy, and whether it is wanted now."""

    card: Card
    wanted: bool = True


class BigMoney:
    """Big Money Ultimate (by WanderingWinder), as a sensible answer that takes no time: newcomers and those who stand in use it."""

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        question = view.question
        assert question is not None
        if question.id == "buy" or question.id.endswith(".gain"):
            return self.gain(view, question)
        if question.id in ("action", "treasure") or question.id.endswith(".play"):
            return question.answers[0]
        if question.kind != "card" or question.id.endswith(".name"):
            return question.answers[0]
        if question.is_reaction:
            return question.cards[0].name
        return self.give_up(question)

    def gain(self, view: View, question: Question) -> str:
        """The first wish that can be fulfilled; where one must gain something, the dearest card that is no Curse."""
        for wish in self.wishes(view):
            if wish.wanted and wish.card in question.cards:
                return wish.card.name
        if question.may_pass:
            return PASS
        return max(question.cards, key=lambda card: (not card.has_type(CURSED), card.cost)).name

    def wishes(self, view: View) -> Iterator[WantedCard]:
        """What to buy, from the most wanted on."""
        assert view.seat is not None
        owned = view.owned(view.seat)
        money = sum(number * (card.worth + card.plus.coins) for card, number in owned.items())
        provinces = view.supply[find_card("Province")]
        yield WantedCard(find_card("Province"), money > 18)
        yield WantedCard(find_card("Duchy"), provinces <= 4)
        yield WantedCard(find_card("Estate"), provinces <= 2)
        yield WantedCard(find_card("Gold"))
        yield WantedCard(find_card("Duchy"), provinces <= 6)
        yield WantedCard(find_card("Silver"))

    def give_up(self, question: Question) -> str:
        """What to discard, trash or put away: Curses first, then Victory cards, then the cheapest. Points are not trashed."""
        is_for_good = question.id.endswith(".trash")
        worst = min(question.cards, key=lambda card: self.worth_keeping(card, is_for_good=is_for_good))
        useless = self.worth_keeping(worst, is_for_good=is_for_good)[0] <= GREEN
        if question.may_pass and not (useless and self.gladly(question)):
            return PASS
        return worst.name

    def gladly(self, question: Question) -> bool:
        """Whether useless cards should go although they need not."""
        return question.id.rpartition(".")[2] in ("trash", "discard")

    def worth_keeping(self, card: Card, *, is_for_good: bool) -> tuple[int, int]:
        """What a card in hand is worth for the next turns, or if it goes for good."""
        if is_for_good and card.has_type(VICTORY) and card.cost > find_card("Estate").cost:
            return POINTS, card.cost
        rank = 0 if card.has_type(CURSED) else GREEN if card.has_type(VICTORY) else USEFUL
        return rank, card.cost + (1 if card.has_type(ACTION) else 0)
