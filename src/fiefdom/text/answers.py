"""Questions and answers of recorded games as people read them."""

from __future__ import annotations

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.question import PASS
from fiefdom.text.texts import Texts


def answer_text(answer: str, kingdom: Kingdom, texts: Texts) -> str:
    """An answer as people read it."""
    if answer == PASS:
        return texts.format("ui-pass")
    return texts.card(kingdom.cards[kingdom.slots[answer]]) if answer in kingdom.slots else texts.label(answer)


def question_text(question: str, kingdom: Kingdom, texts: Texts) -> str:
    """What a question is about: a phase, or a card."""
    slug = question.partition(".")[0]
    card = next((card for card in kingdom.cards if card.slug == slug), None)
    return texts.card(card) if card and "." in question else texts.phase(question)
