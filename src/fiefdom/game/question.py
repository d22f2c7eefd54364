"""A question as people and programs see it: who is asked for what, and the answers that can be given.

An answer is a card, a label, a number or a pass, everywhere in the same text form: the name of the card, the label, digits, `pass`.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TypeAlias

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import ASK_BUY, ASKS, LABELS, NUMBERS, QUESTION_NAMES
from fiefdom.errors import IllegalAnswer, nearest

PASS = "pass"
"""The answer that names nothing."""

Answer: TypeAlias = str | Card | int
"""An answer as a caller may give it; the text form will always do."""

KINDS = {ask.word: ask.answer for ask in ASKS}


@dataclass(frozen=True)
class Question:
    """The open question. `remaining` is how many more answers may be given in this choice."""

    id: str
    seat: int
    cards: tuple[Card, ...]
    may_pass: bool
    remaining: int = 1
    is_reaction: bool = False
    """Whether a player is asked to react to an Attack: that somebody is asked is a secret."""
    labels: tuple[str, ...] = ()
    highest: int | None = None
    """Where a number is asked for, from 0 on: the highest that is legal."""

    @property
    def answers(self) -> tuple[str, ...]:
        """All legal answers: names of cards, labels or numbers, and `pass` where that is allowed."""
        numbers = () if self.highest is None else tuple(map(str, range(self.highest + 1)))
        names = tuple([card.name for card in self.cards]) + self.labels + numbers
        return (*names, PASS) if self.may_pass else names

    @property
    def kind(self) -> str:
        """What answers it: `card`, `label` or `number`."""
        return kind_of(self.id)

    @property
    def is_phase(self) -> bool:
        """Whether it is a question of the turn (`action`, `treasure`, `buy`), not of a card."""
        return "." not in self.id

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.id} -> {' | '.join(self.answers)}"


def question_id(kingdom: Kingdom, question: int, asker: int) -> str:
    """The id of a question: `buy`, `militia.discard`."""
    word = QUESTION_NAMES[question]
    return word if question <= ASK_BUY else f"{kingdom.cards[asker].slug}.{word}"


@functools.lru_cache(maxsize=16_384)
def question_of(kingdom: Kingdom, numbers: tuple[int, ...]) -> Question:
    """The question that these numbers of a state mean: what is asked, the asker, the decider, what is legal, may pass, remaining."""
    number, asker, decider, legal, may_pass, remaining = numbers
    name = question_id(kingdom, number, asker)
    asked = kingdom.questions[name]
    cards = kingdom.cards_of(legal) if asked.source < LABELS else ()
    labels = tuple(label for place, label in enumerate(asked.labels) if legal >> place & 1)
    highest = legal if asked.source == NUMBERS else None
    return Question(name, decider, cards, bool(may_pass), remaining or 1, asked.is_reaction, labels, highest)


@functools.lru_cache(maxsize=4096)
def kind_of(question: str) -> str:
    """What answers a question of this id: `card`, `label` or `number`."""
    return KINDS.get(question.rpartition(".")[2], "card")


def legal_numbers(question: int, legal: int) -> list[int]:
    """The answers besides pass as the engine takes them: slots, labels or numbers. `legal` is that of the state."""
    if ASKS[question].answer == "number":
        return list(range(legal + 1))
    return [slot for slot in range(legal.bit_length()) if legal >> slot & 1]


def answer_text(kingdom: Kingdom, question: str, number: int) -> str:
    """An answer of the engine in its text form."""
    if number == NOTHING:
        return PASS
    kind = kind_of(question)
    if kind == "card":
        return kingdom.cards[number].name
    return kingdom.questions[question].labels[number] if kind == "label" else str(number)


def answer_number(kingdom: Kingdom, question: str, answer: Answer) -> int:
    """What the engine takes for an answer to a question: a slot, the number of a label, a number, or NOTHING for a pass."""
    if answer == PASS:
        return NOTHING
    kind = kind_of(question)
    if kind == "card":
        return slot_of(kingdom, answer if isinstance(answer, Card) else str(answer))
    if kind == "number":
        return as_number(str(answer))
    labels = kingdom.questions[question].labels
    if answer not in labels:
        raise IllegalAnswer("no-label", answer=str(answer), question=question, labels=", ".join(labels), near=nearest(str(answer), labels))
    return labels.index(str(answer))


def slot_of(kingdom: Kingdom, named: str | Card) -> int:
    """The slot of a card in a game."""
    card = named if isinstance(named, Card) else kingdom.find(named)
    slot = kingdom.slots.get(card.name)
    if slot is None:
        raise IllegalAnswer("not-in-game", card=card, cards=kingdom.kingdom_cards)
    return slot


def as_number(text: str) -> int:
    """The number that is an answer."""
    if not (text.isascii() and text.isdigit()) or len(text) > 3 or int(text) >= NOTHING:
        raise IllegalAnswer("no-number", answer=text, most=NOTHING - 1)
    return int(text)
