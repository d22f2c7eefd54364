"""The laws of every state in words, and the bounds that must hold before the laws can be asked about."""

from __future__ import annotations

from typing import Any

import numpy

from fiefdom.cards.table import steps
from fiefdom.engine.layout import CARDS_IN_PLAY, DEPTH, KNOWN, SEATS, SLOTS
from fiefdom.engine.state import IN_PLAY_SLOTS
from fiefdom.engine.words import DISCARD_DECK, GAME_OVER

WORDS = (
    "",
    "the size of a zone is not the number of its cards",
    "a hand does not hold the kinds it says",
    "a player does not own the cards in the own zones",
    "the piles are not as empty as they say",
    "the top of a discard pile is not in it",
    "a question that has no answer",
    "a question with a single answer is asked",
    "no question is open, yet the game goes on",
    "a card is left aside, looked at, picked or looted after its effect",
)
"""The laws by the numbers of `fiefdom.engine.laws`."""


def out_of_bounds(record: Any) -> str:
    """What would point outside an array of the state, in words; empty if nothing does."""
    seats = int(record["seats"])
    if not 2 <= seats <= SEATS or max(record["turn"], record["decider"], record["looker"]) >= seats:
        return "there is a seat that does not exist"
    if record["depth"] > DEPTH or record["play_size"] > CARDS_IN_PLAY or (record["known_size"] > KNOWN).any():
        return "there is a list longer than its room"
    if (record["stack"][:, 0] >= len(steps())).any() or (record["stack"][:, 1] >= seats).any():
        return "there is a step that does not exist"
    if (record["known"] >= SLOTS).any() or (record["in_play"] >= seats * IN_PLAY_SLOTS).any():
        return "there is a card that does not exist"
    if not 0 < record["phase"] <= GAME_OVER or record["question"] > DISCARD_DECK:
        return "there is a phase or question that does not exist"
    return ""


def fill_in(record: Any, kinds: int) -> None:
    """Fill in what follows from the zones and piles of a record: sizes, the kinds in hand, which piles are empty."""
    for zone in ("hand", "rest", "discard"):
        record[f"{zone}_size"] = record[zone].sum(axis=1, dtype=int)
    record["hand_mask"] = (record["hand"] > 0) @ (1 << numpy.arange(SLOTS, dtype=numpy.uint64))
    record["stocked"] = sum(1 << slot for slot in range(kinds) if record["supply"][slot])
    record["empty_piles"] = kinds - int((record["supply"][:kinds] > 0).sum())


def owned_by_zones(record: Any) -> Any:
    """What each seat has in its zones together, per slot (R-ZONE-6)."""
    total = record["hand"].astype(int) + record["rest"] + record["discard"] + record["aside"]
    entries = record["in_play"][: record["play_size"]]
    for seat in range(record["seats"]):
        total[seat] += numpy.bincount(record["known"][seat][: record["known_size"][seat]], minlength=SLOTS)
        total[seat] += numpy.bincount(entries[entries // IN_PLAY_SLOTS == seat] % IN_PLAY_SLOTS, minlength=SLOTS)
    total[record["looker"]] += record["looked"]
    return total
