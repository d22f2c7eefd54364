"""Filling in what a view leaves open: a full position that the viewer cannot tell from the real one.

Search and rollouts start from such positions, never from the real one. All that the view does not show is dealt anew by lot
(`fiefdom.engine.redeal`), and the random streams are fresh. Here the open question of another player is made to fit the deal.
"""

from __future__ import annotations

import functools
from random import Random
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.cards.kind_table import about, step_for
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import ACTION, TREASURE
from fiefdom.engine.rules import Dealt
from fiefdom.engine.state import NOTHING, Frame
from fiefdom.engine.words import ASK_BUY, ASK_TREASURE, HAND, LABELS, LOOKED, NO_QUESTION, NOWHERE
from fiefdom.errors import BadView
from fiefdom.game.engines import Engine
from fiefdom.game.memory import Memory
from fiefdom.game.plain import record_of
from fiefdom.game.position import Position, split_seed
from fiefdom.game.reacting import stages
from fiefdom.game.state_record import StateRecord, cards_in, counts_in_play
from fiefdom.game.view import View

TRIES = 50
"""Deals by lot before a deal that fits the open question is forced."""

NUMBER = {name: place for place, name in enumerate(Frame._fields)}
"""Where the numbers of a frame stand."""


def determinise(view: View, random: Random, engine: Engine | None = None) -> Position:
    """A full position with this view, everything else dealt by lot with `random`."""
    check_cards(view)
    viewer = NOTHING if view.seat is None else view.seat
    for attempt in range(TRIES + 1):
        record = record_of(view.value)
        hides_phase = NO_QUESTION < record["question"] < ASK_BUY and not view.is_asked
        if record["decider"] == NOTHING:
            choose_who_reacts(view, record, random)
        if hides_phase:
            record["among"] = playable(view.kingdom, int(record["question"]))
        forced = force(record) if attempt == TRIES and not view.is_asked else []
        position = Position.from_record(view.kingdom, record, engine)
        position.handle.redeal(viewer, view.open_counts, random.getrandbits(32), random.getrandbits(32))
        if view.is_asked or record["question"] == NO_QUESTION:
            return position
        record = position.record()
        for slot in forced:
            record["unsure"][int(record["decider"])][slot] += 1
            record["unknown"][int(record["decider"])] += 1
        if reopen_phase(record) if hides_phase else fill_question(record, hides_reaction=view.question is None):
            position = Position.from_record(view.kingdom, record, engine)
            position.handle.resume()  # asks what can be played, if it is another player's turn
            return position
    raise BadView("no-position")


def determinise_remembering(view: View, memory: Memory, seed: int, engine: Engine | None = None) -> Position:
    """A full position that the seat that is asked cannot tell from the real one by all it remembers, everything else dealt by the seed."""
    if view.seat is None or not view.is_asked:
        raise BadView("no-memory")
    position = Position.from_record(view.kingdom, memory.supposed(view), engine)
    position.handle.redeal(view.seat, view.open_counts or memory.fits(view), *split_seed(seed))
    return position


def check_cards(view: View) -> None:
    """Refuse a view that shows cards which nobody has, or too few for a hand."""
    for seat in range(view.seats):
        left = unseen(view.record, seat)
        if (left < 0).any():
            raise BadView("shows-more", seat=seat)
        if seat != view.seat and view.hand_size(seat) + view.looked_at(seat) > left.sum() + view.unknown(seat):
            raise BadView("has-fewer", seat=seat)


def unseen(record: StateRecord, seat: int) -> NDArray[numpy.int64]:
    """How many cards of each slot a seat has that lie nowhere in a view."""
    left: NDArray[numpy.int64] = record["owned"][seat].astype(int) - counts_in_play(record)[seat]
    for zone in ("aside", "hand", "discard"):
        left -= record[zone][seat]
    if record["looker"] == seat:
        left -= record["looked"]
    top = int(record["top"][seat])
    if top != NOTHING and not record["discard"][seat].any():
        left[top] -= 1
    return left


def possible(record: StateRecord, seat: int) -> NDArray[numpy.int64]:
    """How many cards of each slot a seat may have in hand for all that a view shows, those that were passed unseen included."""
    left = unseen(record, seat)
    return left + record["unsure"][0].astype(int) if record["unknown"][seat] else left


@functools.lru_cache(maxsize=256)
def playable(kingdom: Kingdom, question: int) -> int:
    """The cards that can be played from a phase on: Actions and then Treasures, or Treasures alone."""
    types = TREASURE if question == ASK_TREASURE else ACTION | TREASURE
    return sum(1 << slot for slot, card in enumerate(kingdom.cards) if card.types & types)


def choose_who_reacts(view: View, record: StateRecord, random: Random) -> None:
    """Somebody is asked for a Reaction, and the view does not say who, and for which: anybody who may hold one that would be asked for."""
    frame = record["stack"][int(record["depth"]) - 1]
    attacker, immune = int(frame[NUMBER["seat"]]), int(frame[NUMBER["immune"]])
    asked: list[tuple[int, int, int]] = []  # who, in which place of the offer, for which cards
    for distance in range(1, view.seats):
        seat = (attacker + distance) % view.seats
        held = 0 if seat == view.seat else mask_of(possible(record, seat))
        may_be = stages(view.kingdom, held, view.hand_size(seat), is_immune=bool(immune >> seat & 1))
        asked += [(seat, distance + added, among) for added, among in may_be]
    record["decider"], frame[NUMBER["place"]], record["among"] = random.choice(asked)


def force(record: StateRecord) -> list[int]:
    """Lay cards that make the open question one that is asked where it asks for them: one that would do, or two if it cannot be passed.

    Returns those of which nobody can be sure; they are certain until the rest is dealt.
    """
    zone, seat = int(record["source"]), int(record["decider"])
    if zone not in (HAND, LOOKED):
        return []
    number = 1 if record["may_pass"] else 2
    certain, among = unseen(record, seat), int(record["among"])
    kinds = [slot for slot in numpy.flatnonzero(certain).tolist() if among >> slot & 1][:number]
    most = min(number - len(kinds), int(record["unknown"][seat]))
    unsure = [slot for slot in numpy.flatnonzero(record["unsure"][0]).tolist() if among >> slot & 1 and slot not in kinds][:most]
    cards = record["hand"][seat] if zone == HAND else record["looked"]
    for slot in kinds + unsure:
        cards[slot] += 1
    for slot in unsure:
        record["owned"][seat][slot] += 1
        record["unsure"][0][slot] -= 1
        record["unknown"][seat] -= 1
    record["hand_mask"][seat] = mask_of(record["hand"][seat])
    return unsure


def fill_question(record: StateRecord, *, hides_reaction: bool) -> bool:
    """Work out the answers of a question that another seat is asked; False if the deal does not fit it."""
    if record["source"] == NOWHERE or record["source"] >= LABELS:  # said aloud, whatever is in hand
        record["remaining"] = record["stack"][int(record["depth"]) - 1][NUMBER["amount"]] if record["source"] == LABELS else 1
        return True
    cards = cards_in(record, int(record["source"]), int(record["decider"]))
    if record["legal"] == 0 and cards.size:
        record["legal"] = mask_of(cards) & int(record["among"])
    legal = int(record["legal"])
    first = max(0, (legal & -legal).bit_length() - 1)
    if hides_reaction:
        record["asker"] = first
    finish_frame(record, first)
    enough = 0 if record["question"] == ASK_BUY else 1 if record["may_pass"] else 2
    return legal.bit_count() >= enough


def reopen_phase(record: StateRecord) -> bool:
    """Go back to the beginning of the phase that others see, for the engine to ask what the dealt hand allows; False if nothing is left."""
    record["stack"][int(record["depth"]) - 1][0] = step_for(asks=int(record["question"]))
    can_play = int(record["hand_mask"][int(record["decider"])]) & int(record["among"])
    for field in ("question", "decider", "asker", "source", "among", "legal", "may_pass", "remaining"):
        record[field] = 0
    return can_play > 0 or int(record["buys"]) > 0


def finish_frame(record: StateRecord, card: int) -> None:
    """Deal what the step that waits for the answer hides."""
    frame = record["stack"][int(record["depth"]) - 1]
    waiting = about(int(frame[0]))
    if waiting.dealt is Dealt.AGAIN:
        frame[NUMBER[waiting.hides]] = record["remaining"] = frame[NUMBER["immune"]]
        record["last_picked"] = NOTHING
    elif waiting.dealt is Dealt.FROM_THE_TOP:
        frame[NUMBER[waiting.hides]] = 0
        record["remaining"] = frame[NUMBER["immune"]]
    elif waiting.dealt is Dealt.CARD:
        frame[NUMBER[waiting.hides]] = card


def mask_of(counts: NDArray[Any]) -> int:
    """The set of slots that have a card."""
    return sum(1 << slot for slot in numpy.flatnonzero(counts).tolist())
