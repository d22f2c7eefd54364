"""Playing a card: reactions, printed bonuses, then its instructions from top to bottom (R-ACT-4)."""

from __future__ import annotations

from fiefdom.engine.bits import bit, fill, lowest
from fiefdom.engine.kinds import ATTACK, SILVER, Instruction
from fiefdom.engine.knowledge import show_owned
from fiefdom.engine.layout import Mask
from fiefdom.engine.questions import ask_from_hand
from fiefdom.engine.rules import Dealt, over_numbers, step
from fiefdom.engine.stack import frame_of, perform, push, record
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, Frame, State
from fiefdom.engine.words import HAND, PUBLIC, REVEAL
from fiefdom.engine.zones import draw, put_in_play, take_from_hand

MOST_FOR_SILVER = 255  # a byte; only invented cards get there
MERCHANTS = 0  # coins that the first Silver of the turn brings or has brought (R-CARD-MERCHANT-4)
SILVER_PLAYED = 1
COUNTERS = {"merchants": MERCHANTS, "silver_played": SILVER_PLAYED}


def seat_after(state: State, seat: int, distance: int) -> int:
    """The seat so many places to the left (R-START-6)."""
    seat += distance
    return seat - state.seats if seat >= state.seats else seat


def play_from_hand(state: State, seat: int, slot: int) -> None:
    """Play a card from hand."""
    take_from_hand(state, seat, slot)
    put_in_play(state, seat, slot, HAND)
    play(state, seat, slot)


def play(state: State, seat: int, slot: int) -> None:
    """Follow a card that lies in play. To an Attack the others may react first (R-ATK-4)."""
    if state.recorder:
        state.recorder.cause = slot
    if state.kinds.types[slot] & ATTACK:
        offer_reaction(state, frame_of(offer_reaction, seat, card=slot, place=1))
    else:
        follow(state, frame_of(follow, seat, card=slot))


def offer_reaction(state: State, frame: Frame) -> None:
    """Ask the next player who holds a Reaction, in turn order (R-ATK-5); after the last one the Attack begins."""
    for distance in range(frame.place, state.seats):
        seat = seat_after(state, frame.seat, distance)
        held: Mask = state.hand_mask[seat] & state.kinds.reactions
        if held != 0:
            push(state, frame_of(reacted, frame.seat, card=frame.card, immune=frame.immune, place=distance))
            ask_from_hand(state, seat, REVEAL, lowest(held), state.kinds.reactions, 1)
            return
    follow(state, frame_of(follow, frame.seat, card=frame.card, immune=frame.immune))


@step(hides="place", dealt=Dealt.ASKED)
def reacted(state: State, frame: Frame) -> None:
    """A revealed Reaction stays in hand and makes this play of the Attack pass its holder by (R-ATK-7, R-ATK-8)."""
    immune = frame.immune
    if state.answer != NOTHING:
        victim = seat_after(state, frame.seat, frame.place)
        spared: int = 1 << victim  # seats are few
        immune |= spared
        if state.unknown[victim] > 0:
            show_owned(state, victim, state.answer)
        if state.recorder:
            record(state, REVEAL, victim, state.answer, HAND, HAND, PUBLIC)
    offer_reaction(state, frame_of(offer_reaction, frame.seat, card=frame.card, immune=immune, place=frame.place + 1))


def follow(state: State, frame: Frame) -> None:
    """Give the printed bonuses, then carry out the instructions."""
    slot = frame.card
    state.actions += state.kinds.plus_actions[slot]
    state.buys += state.kinds.plus_buys[slot]
    state.coins += state.kinds.plus_coins[slot]
    draw(state, frame.seat, state.kinds.plus_cards[slot])
    first = state.kinds.first[slot]
    last = state.kinds.last[slot]
    if first < last:
        carry_out(state, frame_of(carry_out, frame.seat, card=slot, immune=frame.immune, place=first, number=last))


def carry_out(state: State, frame: Frame) -> None:
    """Carry out one instruction; the ones after it wait until it is done."""
    instruction: Instruction = state.kinds.instructions[frame.place]
    following = frame.place + 1 + instruction.size
    if following < frame.number:
        push(state, frame_of(carry_out, frame.seat, card=frame.card, immune=frame.immune, place=following, number=frame.number))
    number = instruction.size if instruction.size > 0 else instruction.number
    step = instruction.step
    inner = frame.place + 1
    perform(state, frame_of(step, frame.seat, card=frame.card, immune=frame.immune, amount=instruction.amount, place=inner, number=number))


@over_numbers
def inner_block(frame: Frame, seat: int) -> Frame:
    """What carries out the inner instructions of a block for a seat."""
    return frame_of(carry_out, seat, card=frame.card, immune=frame.immune, place=frame.place, number=frame.place + frame.number)


def each_victim(state: State, frame: Frame) -> None:
    """Carry out the inner instructions for each other player the Attack touches, in turn order (R-ORD-2, R-ORD-5)."""
    for distance in range(state.seats - 1, 0, -1):
        seat = seat_after(state, frame.seat, distance)
        if frame.immune >> seat & 1 == 0:
            push(state, inner_block(frame, seat))


def each_other(state: State, frame: Frame) -> None:
    """Carry out the inner instructions for each other player; no Reaction applies (R-ATK-9)."""
    for distance in range(state.seats - 1, 0, -1):
        seat = seat_after(state, frame.seat, distance)
        push(state, frame_of(carry_out, seat, card=frame.card, place=frame.place, number=frame.place + frame.number))


def each_player(state: State, frame: Frame) -> None:
    """Carry out the inner instructions for the acting player, then for each victim (R-ORD-3)."""
    each_victim(state, frame)
    push(state, inner_block(frame, frame.seat))


def play_treasure(state: State, seat: int, slot: int) -> None:
    """Play a Treasure from hand: its coins (R-BUY-2), and whatever else it does."""
    take_from_hand(state, seat, slot)
    put_in_play(state, seat, slot, HAND)
    bonus = bonus_of_silver(state, slot)
    state.coins += state.kinds.worth[slot] + bonus
    if state.kinds.plain >> slot & 1 == 0:
        play(state, seat, slot)


def play_copies(state: State, seat: int, slot: int, number: int) -> None:
    """Play so many copies of a plain Treasure, all that the hand has, without an event."""
    bonus = bonus_of_silver(state, slot)
    state.coins += state.kinds.worth[slot] * number + bonus
    state.hand[seat][slot] = 0
    state.hand_size[seat] -= number
    state.hand_mask[seat] ^= bit(slot)
    fill(state.in_play, state.play_size, number, seat * IN_PLAY_SLOTS + slot)
    state.play_size += number
    if state.unknown[seat] > 0:
        show_owned(state, seat, slot)


def bonus_of_silver(state: State, slot: int) -> int:
    """What the first Silver of a turn brings besides its coins (R-CARD-MERCHANT-3, R-CARD-MERCHANT-5)."""
    if slot != SILVER or state.counters[SILVER_PLAYED]:
        return 0
    state.counters[SILVER_PLAYED] = 1
    return state.counters[MERCHANTS]


def count_merchant(state: State, frame: Frame) -> None:
    """Merchant: the first Silver of the rest of this turn brings a coin more (R-CARD-MERCHANT-3, R-CARD-MERCHANT-9)."""
    if state.counters[SILVER_PLAYED] == 0:
        coins = state.counters[MERCHANTS] + frame.amount
        state.counters[MERCHANTS] = coins if coins < MOST_FOR_SILVER else MOST_FOR_SILVER
