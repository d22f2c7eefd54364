"""Playing a card: reactions, printed bonuses, then its instructions from top to bottom (R-ACT-4)."""

from __future__ import annotations

from fiefdom.engine.bits import bit, fill, lowest
from fiefdom.engine.kinds import ACTION, ATTACK, SILVER, Instruction, Kinds
from fiefdom.engine.knowledge import show_owned
from fiefdom.engine.layout import Mask
from fiefdom.engine.questions import ask_from_hand
from fiefdom.engine.rules import Dealt, over_numbers, step
from fiefdom.engine.stack import frame_of, perform, push, record
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, Frame, State
from fiefdom.engine.words import DISCARD_PILE, HAND, PLAY, PLAY_AREA, PUBLIC, REVEAL
from fiefdom.engine.zones import draw, put_in_play, take_from_hand

MOST_FOR_SILVER = 255  # a byte; only invented cards get there
MERCHANTS = 0  # coins that the first Silver of the turn brings or has brought (R-CARD-MERCHANT-4)
SILVER_PLAYED = 1
ACTIONS_PLAYED = 3  # in this turn (R-I-COUNT-1)
MOST_PLAYED = 255  # a byte; only invented cards get there
COUNTERS = {"merchants": MERCHANTS, "silver_played": SILVER_PLAYED, "actions_played": ACTIONS_PLAYED}

AFTER_GUARD = 8  # added to the distance of a player who has been asked for a Reaction that protects; seats are fewer


def seat_after(state: State, seat: int, distance: int) -> int:
    """The seat so many places to the left (R-START-6)."""
    seat += distance
    return seat - state.seats if seat >= state.seats else seat


def play_from_hand(state: State, seat: int, slot: int) -> None:
    """Play a card from hand."""
    take_from_hand(state, seat, slot)
    put_in_play(state, seat, slot, HAND)
    play(state, seat, slot)


def play_found(state: State, frame: Frame) -> None:
    """Play the Action on top of the discard pile for no Action (R-CARD-VASSAL-5); what lay there before it, in `slot`, shows again."""
    if state.answer != NOTHING:
        state.discard[frame.seat][state.answer] -= 1
        state.discard_size[frame.seat] -= 1
        state.top[frame.seat] = frame.slot
        put_in_play(state, frame.seat, state.answer, DISCARD_PILE)
        play(state, frame.seat, state.answer)


def play(state: State, seat: int, slot: int) -> None:
    """Follow a card that lies in play. To an Attack the others may react first (R-ATK-4)."""
    if state.recorder:
        state.recorder.cause = slot
    if state.kinds.types[slot] & ACTION:
        count_action(state)
    if state.kinds.types[slot] & ATTACK and state.kinds.reactions != 0:
        offer_reaction(state, frame_of(offer_reaction, seat, card=slot, place=1))
    else:
        follow(state, frame_of(follow, seat, card=slot))


def count_action(state: State) -> None:
    """Count one more Action played in this turn."""
    if state.counters[ACTIONS_PLAYED] < MOST_PLAYED:
        state.counters[ACTIONS_PLAYED] += 1


@step(plays_again=True)
def play_again(state: State, frame: Frame) -> None:
    """The second play, even if the card has left the table meanwhile (R-CARD-THRONE_ROOM-11)."""
    if state.recorder:
        record(state, PLAY, frame.seat, frame.card, PLAY_AREA, PLAY_AREA, PUBLIC)
    play(state, frame.seat, frame.card)


# A card that its first play has trashed is not there for the second, though others of its kind may be (R-CARD-MINING_VILLAGE-5)


@step(plays_again=True)
def play_trashed(state: State, frame: Frame) -> None:
    """The second play of a card that has been trashed."""
    push(state, frame_of(has_left_play, frame.seat, card=frame.card))
    play_again(state, frame)


@step(plays_again=True)
def has_left_play(state: State, frame: Frame) -> None:
    """Waits below the play of a card that does not lie in play any more."""


def below_this_play(state: State, slot: int) -> int:
    """Where the frame lies on the stack that waits below the play of a card, whose following instructions lie above it."""
    place = state.depth - 1 if state.depth > 0 else 0
    while (
        place > 0 and state.stack[place].card == slot and state.stack[place].step != play_again and state.stack[place].step != has_left_play
    ):
        place -= 1
    return place


# Reactions. The seats that a Reaction may be asked of come one after the other. Whoever holds one that only protects is asked for it first,
# then for one that does something; after the latter both are asked again (R-I-REACT-9).


def offer_reaction(state: State, frame: Frame) -> None:
    """Ask the next player who holds a Reaction, in turn order (R-ATK-5); after the last one the Attack begins.

    `place` is the distance of the first player who may be, from AFTER_GUARD on of one who has been asked for protection. `amount` is the
    hand of one who has just reacted: whose hand is not smaller now has reacted for the last time, so that everything comes to an end.
    """
    first = frame.place % AFTER_GUARD
    if frame.amount > 0 and state.hand_size[seat_after(state, frame.seat, first)] >= frame.amount:
        first += 1
    for distance in range(first, state.seats):
        seat = seat_after(state, frame.seat, distance)
        is_guarded = frame.immune >> seat & 1 != 0 or (distance == first and frame.place >= AFTER_GUARD)
        guards: Mask = 0 if is_guarded else state.hand_mask[seat] & state.kinds.guards
        if guards != 0:
            ask_to_react(state, frame, distance, seat, state.kinds.guards)
            return
        usable: Mask = usable_reactions(state.kinds, state.hand_size[seat])
        if state.hand_mask[seat] & usable != 0:
            ask_to_react(state, frame, distance + AFTER_GUARD, seat, usable)
            return
    follow(state, frame_of(follow, frame.seat, card=frame.card, immune=frame.immune))


def usable_reactions(kinds: Kinds, hand: int) -> Mask:
    """The kinds of Reactions that do something, and for which a hand of so many cards is large enough."""
    found: Mask = 0
    left: Mask = kinds.reactions & ~kinds.guards
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if hand >= kinds.instructions[kinds.reacts[slot]].amount:
            found |= bit(slot)
    return found


def ask_to_react(state: State, frame: Frame, place: int, seat: int, among: Mask) -> None:
    """Ask a seat for one of these Reactions."""
    push(state, frame_of(reacted, frame.seat, card=frame.card, immune=frame.immune, place=place))
    ask_from_hand(state, seat, REVEAL, lowest(state.hand_mask[seat] & among), among, 1)


@step(hides="place", dealt=Dealt.ASKED)
def reacted(state: State, frame: Frame) -> None:
    """A revealed Reaction stays in hand. One that does something does it; any other makes this play of the Attack pass its holder by
    (R-ATK-7, R-ATK-8)."""
    distance = frame.place % AFTER_GUARD
    victim = seat_after(state, frame.seat, distance)
    immune = frame.immune
    place = frame.place + AFTER_GUARD if frame.place < AFTER_GUARD else distance + 1
    slot = state.answer
    if slot != NOTHING:
        show_reaction(state, victim, slot)
        if frame.place < AFTER_GUARD:
            spared: int = 1 << victim  # seats are few
            immune |= spared
        else:
            place = distance
    offer: Frame = frame_of(offer_reaction, frame.seat, card=frame.card, immune=immune, place=place)
    if slot != NOTHING and frame.place >= AFTER_GUARD:
        hand = state.hand_size[victim] if state.hand_size[victim] < MOST_PLAYED else MOST_PLAYED
        push(state, frame_of(offer_reaction, frame.seat, card=frame.card, immune=immune, amount=hand, place=place))
        first = state.kinds.reacts[slot] + 1
        last = first + state.kinds.instructions[first - 1].size
        carry_out(state, frame_of(carry_out, victim, card=slot, place=first, number=last))
    else:
        offer_reaction(state, offer)


def when_attacked_do(state: State, frame: Frame) -> None:
    """The head of what a Reaction does; playing the card steps over it."""


def show_reaction(state: State, seat: int, slot: int) -> None:
    """Reveal a Reaction, which stays in hand."""
    if state.unknown[seat] > 0:
        show_owned(state, seat, slot)
    if state.recorder:
        record(state, REVEAL, seat, slot, HAND, HAND, PUBLIC)


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
