"""The open question as a viewer is sent it: what answers it, where that lies, what can be done instead, and what is probably a slip.

A client needs no rule to draw a question and to take its answer: all it has to know is here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import COPPER, CURSE
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.words import SOURCE_NAMES
from fiefdom.game.pending import in_mind
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import View

Kind: TypeAlias = Literal["phase", "card", "label", "number"]
Place: TypeAlias = Literal["hand", "supply", "row", ""]
Deed: TypeAlias = Literal["play_treasures", "end_actions", "end_turn", "pass"]
DoubtCode: TypeAlias = Literal["actions", "treasures", "coins", "poor", "losing"]

NONE = (0,) * SLOTS

WORTH_ASKING = 3
"""Coins that nobody leaves on purpose."""


class OpenQuestion(Struct, kw_only=True):
    """The open question. Of another seat's only `seat` and `id` are told, and nothing at all of a Reaction.

    Of another seat's turn `id` is the phase that its deeds have shown. `number` is what an answer has to name, 0 if it is not for the
    viewer to answer. `kind` is `phase` for a part of the turn, otherwise what answers it. `cards` are the legal ones, `copies` how many
    there are of each, `source` the zone they are in; `place` is where a table shows that zone: in the `hand`, in the `supply` (also a card
    that is only named), in a `row` of its own, or nowhere, and then each answer needs a button. `answers` are the legal labels or numbers
    of a question that asks for those. `remaining` is how many more can be named, in a phase one after the other; `several`: more than one,
    together; `picked`
    what was named so far. `deeds` are the messages that the question can be answered with instead of naming something (`pass` is an
    answer without cards). `doubts` says by card or deed why it is probably a slip: `actions` or `treasures` (an Action could still be
    played), `coins` (something could be bought), `poor` (hardly anybody wants the card), `losing` (it ends the game, and the viewer
    loses). After `seconds` the server answers itself.
    """

    seat: int
    id: str
    kind: Kind = "phase"
    number: int = 0
    cards: list[str] = []
    copies: dict[str, int] = {}
    answers: list[str] = []
    may_pass: bool = False
    remaining: int = 1
    several: bool = False
    source: str = ""
    place: Place = ""
    picked: dict[str, int] = {}
    deeds: list[Deed] = []
    doubts: dict[str, DoubtCode] = {}
    seconds: int | None = None


def open_question(seen: View, question: Question, number: int, seconds: int | None) -> OpenQuestion:
    """The question as the viewer may know it. `number` and `seconds` are the table's."""
    kind = _kind(question)
    if not seen.is_asked:
        return OpenQuestion(seat=question.seat, id=question.id, kind=kind)
    source = SOURCE_NAMES[seen.state.source]
    slots, counts = seen.kingdom.slots, _most(_zones(seen, source))
    copies = {card.slug: counts[slots[card.name]] or 1 for card in question.cards}
    remaining = _remaining(seen, question, copies)
    holds_treasure = question.is_phase and _holds_treasure(seen)
    return OpenQuestion(
        seat=question.seat,
        id=question.id,
        kind=kind,
        number=number,
        cards=[card.slug for card in question.cards],
        copies=copies,
        answers=[answer for answer in question.answers if answer != PASS] if question.kind != "card" else [],
        may_pass=question.may_pass,
        remaining=remaining,
        several=remaining > 1 and not question.is_phase,
        source=source,
        place=place_of(question, source),
        picked={slug: count for slug, count in zip(seen.kingdom.slugs, seen.state.picked, strict=False) if count},
        deeds=_deeds(question, holds_treasure=holds_treasure),
        doubts=_doubts(seen, question, holds_treasure=holds_treasure),
        seconds=seconds,
    )


def _remaining(seen: View, question: Question, copies: dict[str, int]) -> int:
    """In a phase as many as there are Buys, or cards in hand: whether each of those can still be played shows when it is its turn.

    Of what lies on the table never more than lies there.
    """
    if not question.is_phase:
        return min(question.remaining, sum(copies.values())) if question.kind == "card" and copies else question.remaining
    return seen.buys if question.id == "buy" else seen.hand_size(question.seat)


def _kind(question: Question) -> Kind:
    if question.is_phase:
        return "phase"
    return "label" if question.kind == "label" else "number" if question.kind == "number" else "card"


def place_of(question: Question, source: str) -> Place:
    """Where a table shows what a question asks for."""
    if question.kind != "card":
        return ""
    return "hand" if source == "hand" else "supply" if source in ("supply", "") else "row"  # a card that is named has a pile


def _zones(seen: View, source: str) -> list[Sequence[int]]:
    """The counts of the zones that a question can mean by its source."""
    state, seat = seen.state, seen.seat
    if source == "trash":
        return [state.trash]
    if source == "loot":  # what this play has trashed, whatever else lies there
        return [in_mind(seen.record).tolist()]
    if source == "supply":
        return [state.supply]
    if seat is None or source in ("", "labels", "numbers"):
        return []
    if source == "hand":
        return [state.hand[seat]]
    if source == "discard":
        return [state.discard[seat]]
    return [seen.beside(each) for each in range(seen.seats)]


def _most(zones: Sequence[Sequence[int]]) -> Sequence[int]:
    """The most copies of each card that one of these zones has."""
    return zones[0] if len(zones) == 1 else [max(counts) for counts in zip(*zones, strict=True)] if zones else NONE


def _deeds(question: Question, *, holds_treasure: bool) -> list[Deed]:
    if not question.is_phase:
        return ["pass"] if question.may_pass else []
    deeds: list[Deed] = []
    if question.id == "action":
        deeds.append("end_actions")
    if question.id in ("action", "treasure") and holds_treasure:
        deeds.append("play_treasures")
    return [*deeds, "end_turn"]


def _holds_treasure(seen: View) -> bool:
    assert seen.seat is not None
    hand = seen.state.hand[seen.seat]
    return any(hand[slot] for slot in seen.kingdom.treasures)


def _doubts(seen: View, question: Question, *, holds_treasure: bool) -> dict[str, DoubtCode]:
    """What is probably a slip in a phase; what ends the game is added when it was tried out."""
    if not question.is_phase:
        return {}
    if question.id == "action" and question.cards:
        return {"end_turn": "actions", "play_treasures": "treasures"}
    unspent = seen.buys > 0 and (seen.coins >= WORTH_ASKING or holds_treasure)
    doubts: dict[str, DoubtCode] = {"end_turn": "coins"} if unspent else {}
    if question.id == "buy":
        doubts |= {card.slug: "poor" for card in _poor(seen) if card in question.cards}
    return doubts


def _poor(seen: View) -> list[Card]:
    return [seen.kingdom.cards[slot] for slot in (COPPER, CURSE)]
