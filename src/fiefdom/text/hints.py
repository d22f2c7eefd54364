"""Hints for a first game: what the open question means, and what a newcomer is usually glad to know then.

No engine and no search stands behind them. A hint explains; where it advises, it says what experienced players would call common sense.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION, ATTACK
from fiefdom.game.question import Question
from fiefdom.game.view import View
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Argument, Texts, has_message

SILVER, GOLD, ESTATE, DUCHY, PROVINCE = map(find_card, ("Silver", "Gold", "Estate", "Duchy", "Province"))

OPENING_TURNS = 2
"""As many turns pass before a player sees the first purchase again."""

PROVINCES_FOR_DUCHY = 4
PROVINCES_FOR_DUCHY_BEFORE_GOLD = 2
PROVINCES_FOR_ESTATE = 2
"""With so few Provinces left, these cards are worth buying for their points."""

Value: TypeAlias = Argument | tuple[Card, ...]
"""What can stand in a hint; several cards are listed in the words of the reader."""


@dataclass(frozen=True)
class Hint:
    """A hint before it is put into words: the key of a message and what stands in it."""

    key: str
    arguments: Mapping[str, Value] = field(default_factory=dict)

    def text(self, texts: Texts) -> str:
        """The hint in the words of a language."""
        values = {name: texts.cards(value) if isinstance(value, tuple) else value for name, value in self.arguments.items()}
        return texts.format(self.key, **values)


def hints(view: View) -> tuple[Hint, ...]:
    """What a newcomer may want to know at the open question, the most important first; nothing for those who are not asked.

    There are none for what invented cards ask.
    """
    question = view.question
    if question is None or not view.is_asked:
        return ()
    first = _first_hint(question, view)
    if not has_message(LANGUAGES[0], first.key):
        return ()
    return (first, *_signals(view)) if question.id == "buy" else (first,)


def hint_text(view: View, texts: Texts) -> str:
    """The hints at the open question as one text; empty where there are none."""
    return " ".join(hint.text(texts) for hint in hints(view))


def _first_hint(question: Question, view: View) -> Hint:
    if question.id == "action":
        return _action_hint(question, view)
    if question.id == "buy":
        return _points_hint(question, view) or _deck_hint(question, view)
    key = f"hint-{question.id.replace('.', '-')}"
    ending = next((word for word in _circumstances(view) if has_message(LANGUAGES[0], key + word)), "")
    return Hint(key + ending, {"card": _attack(view)})


def _circumstances(view: View) -> Iterator[str]:
    """The endings of keys for questions that mean different things at different times."""
    if view.actions > 0:
        yield "-playable"
    if view.seat is not None and view.aside(view.seat):
        yield "-own"


def _attack(view: View) -> Argument:
    """The Attack that was played last, which is the one that is going on if one is."""
    return next((card for card in reversed(view.in_play(view.turn)) if card.has_type(ATTACK)), "")


# The Action phase


def _action_hint(question: Question, view: View) -> Hint:
    """Cards that give back the Action they cost come first; with several others one has to choose."""
    free = tuple(card for card in question.cards if card.plus.actions > 0)
    others = len(question.cards) - len(free)
    if free:
        return Hint("hint-action-first" if others else "hint-action-free", {"cards": free})
    return Hint("hint-action-choose" if others > 1 and view.actions == 1 else "hint-action")


# The Buy phase


def _points_hint(question: Question, view: View) -> Hint | None:
    """A Victory card, if one is worth buying now."""
    left = view.supply[PROVINCE]
    affordable = question.cards
    if PROVINCE in affordable:
        return Hint("hint-buy-province" if left > 1 else "hint-buy-last-province")
    if DUCHY in affordable and left <= (PROVINCES_FOR_DUCHY_BEFORE_GOLD if GOLD in affordable else PROVINCES_FOR_DUCHY):
        return Hint("hint-buy-duchy", {"n": left})
    if ESTATE in affordable and left <= PROVINCES_FOR_ESTATE:
        return Hint("hint-buy-estate", {"n": left})
    return None


def _deck_hint(question: Question, view: View) -> Hint:
    """Money, the strongest Actions that can be afforded, or nothing."""
    strongest = _strongest_actions(question)
    arguments: dict[str, Value] = {"coins": view.coins, "cards": strongest}
    if GOLD in question.cards:
        return Hint("hint-buy-gold-or" if strongest else "hint-buy-gold", arguments)
    if SILVER in question.cards:
        return Hint(_silver_key(view) if strongest else "hint-buy-silver", arguments)
    return Hint("hint-buy-cheap" if strongest else "hint-buy-nothing", arguments)


def _silver_key(view: View) -> str:
    is_opening = view.seat is not None and view.turns(view.seat) < OPENING_TURNS
    return "hint-buy-opening" if is_opening else "hint-buy-cards"


def _strongest_actions(question: Question) -> tuple[Card, ...]:
    """The Actions that can be bought at the highest price there is among them."""
    actions = [card for card in question.cards if card.has_type(ACTION)]
    highest = max((card.cost for card in actions), default=0)
    return tuple(card for card in actions if card.cost == highest)


def _signals(view: View) -> list[Hint]:
    """What else matters while one buys: several Buys, and piles that bring the end near."""
    found = [Hint("hint-several-buys", {"n": view.buys})] if view.buys > 1 else []
    near = view.empty_piles == view.piles_that_end - 1
    return [*found, Hint("hint-piles", {"n": view.empty_piles})] if near else found
