"""Reactions to an Attack, as far as others can know of them: who may be asked for which, and whether one is being carried out."""

from __future__ import annotations

import functools

from fiefdom.cards.kind_table import steps
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import Kinds
from fiefdom.engine.plays import AFTER_GUARD, offer_reaction, reacted, usable_reactions
from fiefdom.engine.state import Frame
from fiefdom.game.position import Position


@functools.lru_cache(maxsize=256)
def kinds_of(kingdom: Kingdom) -> Kinds:
    """The table of a kingdom's cards, made once."""
    return kingdom.kinds()


def stages(kingdom: Kingdom, held: int, hand: int, *, is_immune: bool) -> list[tuple[int, int]]:
    """For which Reactions somebody with a hand of so many cards may be asked, who may hold these kinds: first for one that protects, then
    for one that does something (R-I-REACT-9). Each is what is added to the distance in the offer, and the kinds that would do."""
    kinds = kinds_of(kingdom)
    guards = 0 if is_immune else kinds.guards
    asked = ((0, guards), (AFTER_GUARD, usable_reactions(kinds, hand)))
    return [(added, among) for added, among in asked if hand and held & among]


def offered(position: Position) -> Frame | None:
    """The frame with which an Attack waits for Reactions; None if none does.

    It is one of `offer_reaction` while somebody does what a Reaction says, and one of `reacted` while somebody is asked for one.
    """
    record = position.record()
    rows = record["stack"][: int(record["depth"])].tolist()
    return next((Frame(steps()[row[0]], *row[1:]) for row in rows if steps()[row[0]] in (offer_reaction, reacted)), None)


def carried_out(position: Position) -> Frame | None:
    """The same while somebody does what a Reaction says, for all to see."""
    question = position.question
    offer = offered(position) if question and not question.is_phase else None
    return offer if offer and offer.step is offer_reaction else None
