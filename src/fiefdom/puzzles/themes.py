"""What a puzzle is about, by rules that look at the question, the best deed and the one that comes nearest to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fiefdom.agents.candidates import NEAR_END
from fiefdom.cards.card import Card
from fiefdom.engine.kinds import ACTION, DUCHY, PROVINCE, TREASURE, VICTORY
from fiefdom.engine.words import HAND
from fiefdom.evolve.roles import TRASHERS
from fiefdom.game.view import View
from fiefdom.puzzles.puzzle import THEMES

OPENING = 2
"""Turns that make an opening."""

FEW_PROVINCES = 5


def themes_of(view: View, best: Sequence[Card], other: Sequence[Card]) -> tuple[str, ...]:
    """The themes of a puzzle, from the cards of its best deed and of the nearest other one."""
    found = set(_themes(view, best, other))
    usual = "building" if view.question and view.question.id == "buy" else "sifting"
    return tuple(theme for theme in THEMES if theme in found) or (usual,)


def _themes(view: View, best: Sequence[Card], other: Sequence[Card]) -> Iterator[str]:
    question = view.question
    assert question is not None
    word = question.id.rpartition(".")[2]
    if word == "buy":
        yield from _themes_of_buying(view, best, other)
    elif word == "action":
        yield "twice" if any(map(plays_from_hand, (*best, *other))) else "order"
    elif word == "play" and view.kingdom.questions[question.id].source == HAND:
        yield "twice"
    elif word == "gain":
        yield "gaining"
    elif word.startswith("discard"):
        yield "discarding"
    if word == "trash" or (word == "buy" and any(map(is_trasher, best)) and not any(map(is_trasher, other))):
        yield "trashing"


def _themes_of_buying(view: View, best: Sequence[Card], other: Sequence[Card]) -> Iterator[str]:
    assert view.seat is not None
    provinces = int(view.record["supply"][PROVINCE])
    piles = sorted(view.record["supply"][: len(view.kingdom.cards)].tolist())[: view.piles_that_end]
    if sum(piles) <= NEAR_END and (not provinces or sum(piles) <= 2 * provinces):
        yield "three-piles"
    elif provinces <= FEW_PROVINCES and int(view.record["legal"]) >> DUCHY & 1:
        yield "duchy-dancing"
    elif is_about(best, other, lambda card: card.has_type(VICTORY)):
        yield "greening"
    if view.turns(view.seat) <= OPENING:
        yield "opening"
    if is_about(best, other, plays_from_hand):
        yield "twice"
    if is_about(best, other, lambda card: card.has_type(ACTION)) and any(card.has_type(TREASURE) for card in (*best, *other)):
        yield "engine-or-money"


def is_about(best: Sequence[Card], other: Sequence[Card], is_one: Callable[[Card], bool]) -> bool:
    """Whether one of two deeds has such a card and the other has none."""
    return any(map(is_one, best)) != any(map(is_one, other))


def is_trasher(card: Card) -> bool:
    return card.name in TRASHERS


def plays_from_hand(card: Card) -> bool:
    """Whether a card plays another one from the hand, as Throne Room does."""
    return any(asked.word == "play" and asked.source == HAND for asked in card.questions.values())
