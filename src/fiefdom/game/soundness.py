"""The laws of every state in words, and the bounds that must hold before the laws can be asked about."""

from __future__ import annotations

import functools
import operator
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.cards.kind_table import counters, steps
from fiefdom.engine.deck import HOLE
from fiefdom.engine.kinds import ACTION, BASIC, TREASURE, Kinds
from fiefdom.engine.layout import CARDS_IN_PLAY, DEPTH, KNOWN, LATER, SEATS, SLOTS, dtype, fields
from fiefdom.engine.plays import SILVER_PLAYED, each_other, each_player, each_victim
from fiefdom.engine.state import IN_PLAY_SLOTS, State
from fiefdom.engine.words import ASK_BUY, GAME_OVER, LAST_QUESTION
from fiefdom.game.state_record import StateRecord, counts_in_play

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
    "a player is sure of a card that is certain to everybody, or that nobody owns",
)
"""The laws by the numbers of `fiefdom.engine.laws`."""


MOST_OF_A_KIND = 250
"""Copies of a card, the Supply and the Trash included: a count is a byte, and one player may get them all."""

MOST_COUNTED = 30_000
"""Actions, Buys or coins: more than any game has, and room for what one turn adds, see docs/concepts/state.md."""

MOST_TURNS = 9_999_999_999

OWNERS = numpy.arange(SEATS)[:, None] * SLOTS
"""Where the slots of each seat begin when all are counted in one row."""

HIGHEST_SCORE = int(numpy.iinfo(numpy.int16).max)
"""What a batch has room for, in victory points."""


def out_of_bounds(record: StateRecord, kinds: int = SLOTS) -> str:
    """What would point outside an array of the state, or at none of so many kinds of card, in words; empty if nothing does."""
    seats = int(record["seats"])
    if not 2 <= seats <= SEATS or max(record["turn"], record["decider"], record["looker"]) >= seats:
        return f"there is a seat that does not exist among `{seats}`"
    sizes = {"depth": DEPTH, "later_size": LATER, "play_size": CARDS_IN_PLAY, "known_size": KNOWN}
    if any((record[name] > most).any() for name, most in sizes.items()):
        return "there is a list longer than its room"
    frames = numpy.concatenate([record["stack"], record["later"]])
    if (frames[:, 0] >= len(steps())).any() or (frames[:, 1] >= seats).any():
        return "there is a step that does not exist, or one for no seat"
    if ((record["known"] >= SLOTS) & (record["known"] != HOLE)).any() or (record["in_play"] >= seats * IN_PLAY_SLOTS).any():
        return "there is a card that does not exist"
    if not 0 < record["phase"] <= GAME_OVER or record["question"] > LAST_QUESTION:
        return f"there is a phase `{record['phase']}` or question `{record['question']}` that does not exist"
    if record["question"] > ASK_BUY and record["asker"] >= kinds:
        return f"there is a question of card `{record['asker']}`, which does not exist"
    return ""


def out_of_place(record: StateRecord, kinds: Kinds) -> str:
    """What a state within bounds holds where nothing can be, or more of than a game can have, in words; empty if nothing."""
    stray = numpy.frombuffer(record.tobytes(), numpy.uint8) * _unused(int(record["seats"]), kinds.number)
    if stray.any():
        return f"there is something in `{_field_at(int(stray.argmax()))}` where nothing can be"
    if name := _behind_the_end(record, kinds.number):
        return f"there is something in `{name}` where nothing can be"
    for name in ("actions", "buys", "coins"):
        if record[name] > MOST_COUNTED:
            return f"`{record[name]}` {name} are too many, more than {MOST_COUNTED}"
    if record["counters"][SILVER_PLAYED] > 1 or record["turns"].max() > MOST_TURNS:
        return f"`{record['turns'].max()}` turns or `{record['counters'][SILVER_PLAYED]}` first Silvers are too many"
    if record["counters"][len(counters()) :].any():
        return "there is something in `counters` where nothing can be"
    return _too_many((owned_by_zones(record).sum(axis=0) + record["supply"] + record["trash"])[: kinds.number], kinds)


@functools.cache
def _unused(seats: int, kinds: int) -> Any:
    """A one for each byte of a state that belongs to no seat, to no kind of card, or to nothing at all."""
    record = numpy.zeros((), dtype(State))
    record["filler"] = 1
    for field in fields(State):
        if field.by_seat:
            record[field.name][seats:] = -1 if field.ctype.startswith("int") else numpy.iinfo(field.ctype).max
        if field.shape[:2] == (SEATS, SEATS - 1):
            record[field.name][:, seats - 1 :] = 1
        if field.shape[-1:] == (SLOTS,):
            record[field.name][..., kinds:] = 1
    return (numpy.frombuffer(record.tobytes(), numpy.uint8) > 0).astype(numpy.uint8)


def _field_at(place: int) -> str:
    """The name of the field that a byte of a state belongs to."""
    places: Any = dtype(State).fields
    return str(max((name for name in places if places[name][1] <= place), key=lambda name: places[name][1]))


def _behind_the_end(record: StateRecord, kinds: int) -> str:
    """The name of a list that goes on behind its end, or holds kinds of card that there are not; empty if none does."""
    sizes = record["known_size"].tolist()
    if any(record["known"][seat][size:].any() for seat, size in enumerate(sizes)) or _known_cards(record).max(initial=0) >= kinds:
        return "known"
    if record["in_play"][record["play_size"] :].any() or (record["in_play"] % IN_PLAY_SLOTS).max() >= kinds:
        return "in_play"
    if record["later"][record["later_size"] :].any():
        return "later"
    return "stack" if record["stack"][record["depth"] :].any() else ""


def _known_cards(record: StateRecord) -> Any:
    """The cards of all decks whose places are known."""
    return record["known"][record["known"] != HOLE]


def _too_many(copies: Any, kinds: Kinds) -> str:
    """What there are too many cards for: a count, the play area, what one turn may bring, the points."""
    if copies.max() > MOST_OF_A_KIND:
        return f"there are `{copies.max()}` copies of a card, more than {MOST_OF_A_KIND}"
    playable, brought, points, *points_per = (_weights(kinds) @ copies).tolist()
    if playable > CARDS_IN_PLAY:
        return f"there are `{playable}` cards to be played, more than {CARDS_IN_PLAY}"
    if MOST_COUNTED + 2 * brought >= 2**16:  # each card is played at most twice a turn
        return f"the cards could bring `{2 * brought}` coins in one turn"
    score = points + sum(map(operator.mul, points_per, (*copies[:BASIC].tolist(), int(copies.sum()) // 10)))
    return f"the cards could be worth `{score}` points, more than {HIGHEST_SCORE}" if score > HIGHEST_SCORE else ""


@functools.lru_cache(maxsize=256)
def _weights(kinds: Kinds) -> Any:
    """For each kind of card, whether it is played, what that may bring, its points, and those for what else is owned, by measure."""
    rows = [
        (
            int(kinds.types[slot] & (ACTION | TREASURE) > 0),
            _numbers(kinds, slot),
            abs(kinds.points[slot]),
            *(points[slot] for points in kinds.points_per),
        )
        for slot in range(kinds.number)
    ]
    return numpy.array(rows, int).T


def _numbers(kinds: Kinds, slot: int) -> int:
    """What the numbers of a card add up to, those in a block counted for each seat."""
    total = kinds.worth[slot] + kinds.plus_actions[slot] + kinds.plus_buys[slot] + kinds.plus_coins[slot]
    end = 0
    for place in range(kinds.first[slot], kinds.last[slot]):
        instruction = kinds.instructions[place]
        total += instruction.amount * (SEATS if place < end else 1)
        if instruction.step in (each_other, each_player, each_victim):
            end = place + 1 + instruction.size
    return int(total)


def fill_in(record: StateRecord, kinds: int) -> None:
    """Fill in what follows from the zones and piles of a record: sizes, the kinds in hand, which piles are empty."""
    for field in fields(State):
        if field.seen and field.seen.size and field.shape[-1] == SLOTS:
            record[field.seen.size] = record[field.name].sum(axis=-1, dtype=int)
    holes = (record["known"] == HOLE).sum(axis=-1)
    record["rest_size"] -= numpy.minimum(record["rest_size"], holes).astype(record["rest_size"].dtype)
    record["hand_mask"] = (record["hand"] > 0) @ (1 << numpy.arange(SLOTS, dtype=numpy.uint64))
    record["stocked"] = sum(1 << slot for slot in range(kinds) if record["supply"][slot])
    record["empty_piles"] = kinds - int((record["supply"][:kinds] > 0).sum())


def owned_by_zones(record: StateRecord) -> NDArray[numpy.int64]:
    """What each seat has in its zones together, per slot (R-ZONE-6)."""
    total = counts_in_play(record)
    for field in fields(State):
        if field.seen and field.seen.zone and field.shape == (SEATS, SLOTS):
            total += record[field.name]
    lies_there = (numpy.arange(KNOWN) < record["known_size"][:, None]) & (record["known"] != HOLE)
    ordered = (OWNERS + record["known"])[lies_there]
    total += numpy.bincount(ordered, minlength=SEATS * SLOTS).reshape(SEATS, SLOTS)
    total[record["looker"]] += record["looked"]
    return total
