"""What is true of every state of every game, checked on its record: bounds, sums, and the number of cards."""

from __future__ import annotations

from typing import Any

import numpy

from fiefdom.cards.table import steps
from fiefdom.engine.kinds import BASIC
from fiefdom.engine.layout import CARDS_IN_PLAY, DEPTH, KNOWN, SLOTS
from fiefdom.engine.state import IN_PLAY_SLOTS
from fiefdom.engine.words import BUY_PHASE, DISCARD_DECK, GAME_OVER, NO_QUESTION


def broken_by(record: Any) -> list[str]:
    """The laws that a state breaks, in words; none for a sound one. Bounds first: the other laws rely on them."""
    return out_of_bounds(record) or [*bad_sums(record), *bad_question(record)]


def out_of_bounds(record: Any) -> list[str]:
    """Numbers that would point outside their arrays."""
    found = []
    if not 2 <= record["seats"] <= 6 or record["turn"] >= record["seats"] or record["decider"] >= record["seats"]:
        found.append("a seat that does not exist")
    if record["depth"] > DEPTH or record["play_size"] > CARDS_IN_PLAY or (record["known_size"] > KNOWN).any():
        found.append("a list longer than its room")
    if (record["stack"][:, 0] >= len(steps())).any() or (record["known"] >= SLOTS).any():
        found.append("a step or slot that does not exist")
    if (record["in_play"] >= record["seats"] * IN_PLAY_SLOTS).any():
        found.append("a card in the play area of nobody")
    if not 0 < record["phase"] <= GAME_OVER or record["question"] > DISCARD_DECK:
        found.append("a phase or question that does not exist")
    return found


def bad_sums(record: Any) -> list[str]:
    """Sizes, masks and totals that do not agree with the counts."""
    found = []
    for zone in ("hand", "rest", "discard"):
        if (record[zone].sum(axis=1, dtype=int) != record[f"{zone}_size"]).any():
            found.append(f"the size of a {zone} is not the number of its cards")
    bits = (record["hand"] > 0) @ (1 << numpy.arange(SLOTS, dtype=numpy.uint64))
    if (bits != record["hand_mask"]).any():
        found.append("a hand does not hold the cards it says")
    if (owned_by_zones(record) != record["owned"]).any():
        found.append("a player does not own the cards in the own zones")
    kinds = number_of_kinds(record)
    stocked = sum(1 << slot for slot in range(kinds) if record["supply"][slot])
    if stocked != record["stocked"] or kinds - int((record["supply"][:kinds] > 0).sum()) != record["empty_piles"]:
        found.append("the piles do not hold the cards they say")
    return found


def number_of_kinds(record: Any) -> int:
    """How many piles the game has: 17, more only with invented cards."""
    return max(BASIC + 10, int(record["stocked"]).bit_length())


def owned_by_zones(record: Any) -> Any:
    """What each seat has in its zones together, per slot (R-ZONE-6)."""
    total = record["hand"].astype(int) + record["rest"] + record["discard"] + record["aside"]
    for seat in range(record["seats"]):
        known = record["known"][seat][: record["known_size"][seat]]
        total[seat] += numpy.bincount(known, minlength=SLOTS)
    entries = record["in_play"][: record["play_size"]]
    for seat in range(record["seats"]):
        slots = entries[entries // IN_PLAY_SLOTS == seat] % IN_PLAY_SLOTS
        total[seat] += numpy.bincount(slots, minlength=SLOTS)
    total[record["looker"]] += record["looked"]
    return total


def bad_question(record: Any) -> list[str]:
    """A question nobody can answer, or none although the game goes on."""
    if record["question"] == NO_QUESTION:
        return [] if record["phase"] == GAME_OVER and record["depth"] == 0 else ["no question is open, yet the game goes on"]
    if record["phase"] == GAME_OVER:
        return ["a question is open although the game is over"]
    if record["legal"] == 0 and not record["may_pass"]:
        return ["a question that has no answer"]
    if record["legal"] == 0 and record["phase"] != BUY_PHASE:
        return ["a question with nothing to choose"]
    return []


def cards_in_game(record: Any) -> Any:
    """How many cards of each slot there are in all zones of all seats, the Supply and the Trash (R-ZONE-7)."""
    return owned_by_zones(record).sum(axis=0) + record["supply"] + record["trash"]
