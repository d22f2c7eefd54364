"""Turns without questions: what a strategy would be asked and answer, done at once. The games are the same, to the byte.

A turn with nothing but Treasures needs no question and no frame, nor does an Action that only gives its printed bonuses; several cards
of the hand are picked under one question. Where events are noted or a script tells the cards, everything is asked as usual.
"""

from __future__ import annotations

from fiefdom.engine.bits import bit, lowest, single, topmost
from fiefdom.engine.kinds import ATTACK, COPPER, GOLD, SILVER
from fiefdom.engine.layout import Counts, Long, Mask
from fiefdom.engine.plays import MERCHANTS, bonus_of_silver, seat_after
from fiefdom.engine.questions import answer, close_question, picked
from fiefdom.engine.stack import frame_of, pop, run
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.turn import HAND_SIZE, affordable, blank_counters, end_game, is_over, start_turn, treasure_phase
from fiefdom.engine.words import ASK_BUY, BUY_PHASE, HAND, SUPPLY
from fiefdom.engine.zones import buy, discard_play_area, discard_whole_hand, draw, draw_hand, put_in_play, take_from_hand
from fiefdom.strategy.decide import action, decide, purchase
from fiefdom.strategy.program import Program

BASIC_TREASURES = 1 << COPPER | 1 << SILVER | 1 << GOLD

# Actions


def act(state: State, program: Program) -> None:
    """Answer `action`. After a card with nothing but bonuses the question stays open for the next one."""
    slot = action(state, program)
    if slot == NOTHING or not gives_bonuses_only(state, slot):
        answer(state, slot)
        return
    play_for_bonuses(state, state.decider, slot)
    state.legal = state.hand_mask[state.decider] & state.kinds.actions
    if state.legal == 0 or state.actions == 0:
        close_question(state)
        frame: Frame = pop(state)
        treasure_phase(state, frame)


def gives_bonuses_only(state: State, slot: int) -> bool:
    """Whether playing a card asks nobody anything and is noted by nobody."""
    instructed = state.kinds.first[slot] < state.kinds.last[slot] or state.kinds.types[slot] & ATTACK
    return not instructed and not state.recorder and not state.script


def play_for_bonuses(state: State, seat: int, slot: int) -> None:
    """Play an Action from hand for its printed bonuses."""
    take_from_hand(state, seat, slot)
    put_in_play(state, seat, slot, HAND)
    state.actions += state.kinds.plus_actions[slot] - 1
    state.buys += state.kinds.plus_buys[slot]
    state.coins += state.kinds.plus_coins[slot]
    draw(state, seat, state.kinds.plus_cards[slot])


# Questions of cards


def respond(state: State, program: Program) -> None:
    """Answer the question of a card."""
    waiting: Frame = state.stack[state.depth - 1]
    if waiting.step == picked and state.source == HAND and not state.recorder:
        pick_from_hand(state, program)
    else:
        answer(state, decide(state, program))


def pick_from_hand(state: State, program: Program) -> None:
    """Answer a choice of several cards of the hand. The question stays open from one to the next, as long as `pick_next` would ask."""
    hand: Counts = state.hand[state.decider]
    slot = decide(state, program)
    while slot != NOTHING:
        state.picked[slot] += 1
        state.last_picked = slot
        state.remaining -= 1
        if state.picked[slot] == hand[slot]:
            state.legal ^= bit(slot)
        if state.remaining == 0 or state.legal == 0:
            break
        slot = lowest(state.legal) if single(state.legal) and not state.may_pass else decide(state, program)
    close_question(state)
    state.answer = slot
    pop(state)
    run(state)


# Treasures and purchases, to the end of the turn


def needs_no_question(state: State, seat: int, program: Program) -> bool:
    """Whether the Treasures in hand only bring coins, and no rule of `buy` looks where they lie."""
    treasures: Mask = state.hand_mask[seat] & state.kinds.treasures
    if treasures == 0 or treasures & ~state.kinds.plain != 0 or program.looks:
        return False
    return not state.recorder and not state.script


def begin_buying(state: State, seat: int) -> None:
    """Count the coins of the Treasures in hand, which stay there, and turn the question into `buy`."""
    state.phase = BUY_PHASE
    state.question = ASK_BUY
    state.decider = seat
    state.source = SUPPLY
    coins = purse(state, seat)
    state.coins += coins


def purse(state: State, seat: int) -> int:
    """The coins of the Treasures in hand if all are played; which kinds there are matters only beyond the basic ones."""
    hand: Counts = state.hand[seat]
    coins = hand[COPPER] * state.kinds.worth[COPPER] + hand[SILVER] * state.kinds.worth[SILVER] + hand[GOLD] * state.kinds.worth[GOLD]
    if state.counters[MERCHANTS] > 0 and hand[SILVER] > 0:
        coins += bonus_of_silver(state, SILVER)
    left: Mask = state.hand_mask[seat] & state.kinds.treasures & ~BASIC_TREASURES
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        coins += hand[slot] * state.kinds.worth[slot]
    return coins


def next_purchase(state: State, seat: int, program: Program) -> int:
    """What is bought next; NOTHING ends the turn."""
    if state.buys == 0:
        return NOTHING
    state.legal = affordable(state)
    slot = purchase(state, program)
    if slot != NOTHING:
        state.coins -= state.kinds.cost[slot]
        state.buys -= 1
        buy(state, seat, slot)
    return slot


def end_turn(state: State, seat: int) -> None:
    """Clean up as `clean_up` does; the Treasures in hand count as played, the last kind of them on top."""
    top = topmost(state.hand_mask[seat] & state.kinds.treasures)
    discard_whole_hand(state, seat)
    if state.play_size > 0:
        discard_play_area(state, seat)
    state.top[seat] = top
    draw_hand(state, seat, HAND_SIZE)
    state.actions = 0
    state.buys = 0
    state.coins = 0
    blank_counters(state)
    state.turns[seat] += 1


def begins_without_question(state: State, seat: int, program: Program, most_turns: Long) -> bool:
    """Begin the turn of this seat if it is due and needs no question; whether it has begun."""
    if is_over(state) or state.turns[seat] >= most_turns or state.later_size > 0:
        return False
    if state.hand_mask[seat] & state.kinds.actions or not needs_no_question(state, seat, program):
        return False
    state.turn = seat
    state.actions = 1
    state.buys = 1
    return True


def ask_again(state: State, seat: int) -> None:
    """Go on with questions after a turn of this seat without them: the game is over, or the next player is asked something."""
    close_question(state)
    pop(state)
    if is_over(state):
        end_game(state)
    else:
        start_turn(state, frame_of(start_turn, seat_after(state, seat, 1)))
        run(state)  # what has waited for this turn
