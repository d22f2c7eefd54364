"""Filling in what a view leaves open: a full position that the viewer cannot tell from the real one.

Search and rollouts start from such positions, never from the real one. All that the view does not show is dealt anew by lot,
and the random streams are fresh.
"""

from __future__ import annotations

import functools
from random import Random
from typing import Any

import numpy

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.table import step_numbers, steps
from fiefdom.engine.kinds import ACTION, REACTION, TREASURE
from fiefdom.engine.layout import SEATS, SLOTS
from fiefdom.engine.redeal import FACE_DOWN, redeal
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING
from fiefdom.engine.turn import action_phase, treasure_phase
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, ASK_TREASURE, DISCARD_PILE, HAND, LOOKED, NO_QUESTION
from fiefdom.errors import BadView
from fiefdom.game import plain
from fiefdom.game.memory import Memory
from fiefdom.game.position import Position, packed_kinds, split_seed
from fiefdom.game.view import IMMUNE, NUMBER, PLACE, View

TRIES = 50
"""Deals by lot before a deal that fits the open question is forced."""

PHASE_STEPS = {ASK_ACTION: action_phase, ASK_TREASURE: treasure_phase}
"""What asks the questions of a turn that depend on the hand."""

QUESTION_FIELDS = ("question", "decider", "asker", "source", "among", "legal", "may_pass", "remaining")


def determinise(view: View, random: Random, engine: Any = None) -> Position:
    """A full position with this view, everything else dealt by lot with `random`."""
    for attempt in range(TRIES + 1):
        record = view.record.copy()
        if record["decider"] == NOTHING:
            choose_who_reacts(view, record, random)
        hides_phase = record["question"] in PHASE_STEPS and record["decider"] != view.seat
        if hides_phase:
            record["among"] = playable(view.kingdom, int(record["question"]))
        for seat in range(view.seats):
            deal(view, record, seat, random, force=attempt == TRIES)
        hides_reaction = bool(view.record["decider"] == NOTHING)
        if record["decider"] == view.seat or fill_question(record, hides_phase=hides_phase, hides_reaction=hides_reaction):
            record["random"] = [[random.getrandbits(32) for _ in range(4)] for _ in range(SEATS)]
            position = Position.from_record(view.kingdom, record, engine)
            position.handle.resume()  # asks what can be played, if it is another player's turn
            return position
    raise BadView("no-position")


def determinise_remembering(view: View, memory: Memory, seed: int, engine: Any = None) -> Position:
    """A full position that the seat that is asked cannot tell from the real one by all it remembers, everything else dealt by the seed."""
    if view.seat is None or not view.is_asked:
        raise BadView("no-memory")
    handle = plain.Handle(plain.Table(packed_kinds(view.kingdom)))
    handle.load(memory.completed(view).tobytes()[: plain.value_size()])
    redeal(handle.data, view.seat, int(view.open_counts or memory.fits(view)), *split_seed(seed))
    return Position.from_record(view.kingdom, plain.pack(handle.data), engine)


@functools.lru_cache(maxsize=256)
def playable(kingdom: Kingdom, question: int) -> int:
    """The cards that can be played from a phase on: Actions and then Treasures, or Treasures alone."""
    types = TREASURE if question == ASK_TREASURE else ACTION | TREASURE
    return sum(1 << slot for slot, card in enumerate(kingdom.cards) if card.types & types)


def choose_who_reacts(view: View, record: Any, random: Random) -> None:
    """Somebody is asked for a Reaction, and the view does not say who: any other player who owns one may be it."""
    frame = record["stack"][record["depth"] - 1]
    attacker = int(frame[1])
    distances = [distance for distance in range(1, view.seats) if can_react(view, record, (attacker + distance) % view.seats)]
    frame[PLACE] = random.choice(distances)
    record["decider"] = (attacker + int(frame[PLACE])) % view.seats


def can_react(view: View, record: Any, seat: int) -> bool:
    """Whether a seat other than the viewer could hold a Reaction: one of its cards that the viewer does not see elsewhere."""
    if seat == view.seat or view.hand_size(seat) == 0:
        return False
    cards = unseen(view, record, seat)
    take_all(cards, known_discards(record, seat))
    return any(view.kingdom.cards[slot].has_type(REACTION) for slot in cards)


def deal(view: View, record: Any, seat: int, random: Random, *, force: bool) -> None:
    """Deal the cards of a seat that the viewer does not see to discard pile, hand, looked-at cards and deck."""
    cards = unseen(view, record, seat)
    random.shuffle(cards)
    pile = known_discards(record, seat)
    take_all(cards, pile)
    if force and seat == record["decider"]:
        put_last(cards, fitting(record, cards))
    if seat != view.seat:
        for zone in sorted((HAND, LOOKED), key=lambda zone: zone != record["source"]):
            deal_zone(record, seat, zone, cards)
    if pile and not shows_pile(record, seat):
        size = view.deck_size(seat)
        more = random.randint(0, len(cards)) if size is None else len(cards) - size
        pile += [cards.pop() for _ in range(more)]
    fill_piles(record, seat, pile, cards)


def deal_zone(record: Any, seat: int, zone: int, cards: list[int]) -> None:
    """Deal the last of the cards to a seat's hand, or to the cards that it looks at."""
    if zone == HAND:
        record["hand"][seat] = take(cards, int(record["hand_size"][seat]))
        record["hand_mask"][seat] = mask_of(record["hand"][seat])
    elif record["looker"] == seat:
        record["looked"] = take(cards, int(record["looked"][FACE_DOWN]))


def unseen(view: View, record: Any, seat: int) -> list[int]:
    """The slots of all cards of a seat that the viewer does not see, one by one."""
    left = record["owned"][seat].astype(int) - record["aside"][seat]
    entries = record["in_play"][: record["play_size"]]
    left -= numpy.bincount(entries[entries // IN_PLAY_SLOTS == seat] % IN_PLAY_SLOTS, minlength=SLOTS)
    if seat == view.seat:
        left -= record["hand"][seat]
        left -= record["looked"] if record["looker"] == seat else 0
    if (left < 0).any():
        raise BadView("shows-more", seat=seat)
    return [slot for slot in range(SLOTS) for _ in range(left[slot])]


def shows_pile(record: Any, seat: int) -> bool:
    """Whether the view shows the whole discard pile, as Harbinger's player sees it."""
    return bool(record["discard"][seat].any())


def known_discards(record: Any, seat: int) -> list[int]:
    """The cards of a discard pile that the viewer sees: all, or the top one."""
    if shows_pile(record, seat):
        return [slot for slot in range(SLOTS) for _ in range(record["discard"][seat][slot])]
    return [] if record["top"][seat] == NOTHING else [int(record["top"][seat])]


def take_all(cards: list[int], wanted: list[int]) -> None:
    """Take these cards out of a list."""
    for slot in wanted:
        if slot not in cards:
            raise BadView("slot", slot=slot)
        cards.remove(slot)


def fitting(record: Any, cards: list[int]) -> list[int]:
    """Cards that make the open question one that is asked: one that would do, or two different ones if it cannot be passed."""
    kinds = [slot for slot in dict.fromkeys(cards) if int(record["among"]) >> slot & 1]
    return kinds[: 1 if record["may_pass"] else 2]


def put_last(cards: list[int], wanted: list[int]) -> None:
    """Put these cards where they are dealt first: to the zone that the question is about."""
    take_all(cards, wanted)
    cards += wanted


def take(cards: list[int], number: int) -> Any:
    """Counts of so many cards taken from the end of a list."""
    return counted([cards.pop() for _ in range(number)])


def counted(cards: list[int]) -> Any:
    """Counts per slot."""
    return numpy.bincount(numpy.array(cards, dtype=int), minlength=SLOTS)


def fill_piles(record: Any, seat: int, pile: list[int], deck: list[int]) -> None:
    """Put the cards into discard pile and deck."""
    record["discard"][seat] = counted(pile)
    record["discard_size"][seat] = len(pile)
    record["rest"][seat] = counted(deck)
    record["rest_size"][seat] = len(deck)


def fill_question(record: Any, *, hides_phase: bool, hides_reaction: bool) -> bool:
    """Work out the answers of a question that another seat is asked; False if the deal does not fit it."""
    if record["question"] == NO_QUESTION:
        return True
    if hides_phase:
        return reopen_phase(record)
    seat = record["decider"]
    hidden = {HAND: record["hand"][seat], LOOKED: record["looked"], DISCARD_PILE: record["discard"][seat]}
    if record["legal"] == 0 and int(record["source"]) in hidden:
        record["legal"] = mask_of(hidden[int(record["source"])]) & int(record["among"])
    legal = int(record["legal"])
    if hides_reaction:
        record["asker"] = max(0, (legal & -legal).bit_length() - 1)
    finish_frame(record, legal)
    enough = 0 if record["question"] == ASK_BUY else 1 if record["may_pass"] else 2
    return legal.bit_count() >= enough


def reopen_phase(record: Any) -> bool:
    """Go back to the beginning of the phase that others see, for the engine to ask what the dealt hand allows; False if nothing is left."""
    frame = record["stack"][record["depth"] - 1]
    frame[0] = step_numbers()[PHASE_STEPS[int(record["question"])]]
    can_play = bool(int(record["hand_mask"][record["decider"]]) & int(record["among"]))
    for field in QUESTION_FIELDS:
        record[field] = 0
    return can_play or bool(record["buys"] > 0)


def finish_frame(record: Any, legal: int) -> None:
    """Restore what the view has blanked in the frame that waits for the answer."""
    frame = record["stack"][record["depth"] - 1]
    name = steps()[frame[0]].__name__
    if name == "picked":
        frame[NUMBER] = frame[IMMUNE]
        record["remaining"] = frame[IMMUNE]
        record["last_picked"] = NOTHING
    elif name == "set_aside_or_keep":
        frame[NUMBER] = max(0, legal.bit_length() - 1)


def mask_of(counts: Any) -> int:
    """The set of slots that have a card."""
    return sum(1 << slot for slot in numpy.flatnonzero(counts).tolist())
