"""Turns without questions: what a strategy would be asked and answer, done at once. The games are the same, to the byte.

A turn with nothing but Treasures needs no question and no frame, nor does an Action that only gives its printed bonuses; the adviser
that is lent to the game answers what other cards ask. Without one everything is asked as usual, and what happens can be noted.
"""

from __future__ import annotations

from fiefdom.engine.bits import lowest, topmost
from fiefdom.engine.kinds import COPPER, GOLD, SILVER
from fiefdom.engine.layout import Counts, Long, Mask
from fiefdom.engine.plays import MERCHANTS, bonus_of_silver, count_action, play_from_hand, seat_after
from fiefdom.engine.questions import answer, close_question, open_question
from fiefdom.engine.stack import frame_of, pop, run, run_down_to
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.turn import HAND_SIZE, affordable, blank_counters, end_game, is_over, start_turn, treasure_phase
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, BUY_PHASE, HAND, SUPPLY
from fiefdom.engine.zones import buy, cost_of, discard_play_area, discard_whole_hand, draw, draw_hand, put_in_play, take_from_hand
from fiefdom.strategy.company import part_ways
from fiefdom.strategy.decide import action, decide, purchase
from fiefdom.strategy.program import Program

BASIC_TREASURES = 1 << COPPER | 1 << SILVER | 1 << GOLD

# Actions


def act(state: State, program: Program) -> None:
    """Answer `action`, with an adviser until the phase is over."""
    seat = state.decider
    slot = action_of(state, program)
    if not state.adviser:
        answer(state, slot)
        return
    while slot != NOTHING:
        if state.kinds.bonuses >> slot & 1:
            play_for_bonuses(state, seat, slot)
            state.legal = state.hand_mask[seat] & state.kinds.actions
        else:
            play_completely(state, seat, slot)
        slot = action_of(state, program) if state.legal != 0 and state.actions > 0 else NOTHING
    close_question(state)
    frame: Frame = pop(state)
    treasure_phase(state, frame)


def action_of(state: State, program: Program) -> int:
    """The answer to `action`."""
    slot = action(state, program)
    if state.company:
        part_ways(state, state.company, slot)
    return slot


def play_completely(state: State, seat: int, slot: int) -> None:
    """Play an Action and do all that follows from it; then `action` is open again, and its step still waits."""
    close_question(state)
    state.actions -= 1
    depth = state.depth
    play_from_hand(state, seat, slot)
    run_down_to(state, depth)
    open_question(state, seat, ASK_ACTION, NOTHING, HAND, state.kinds.actions, state.hand_mask[seat] & state.kinds.actions, 1)


def play_for_bonuses(state: State, seat: int, slot: int) -> None:
    """Play an Action from hand for its printed bonuses."""
    take_from_hand(state, seat, slot)
    put_in_play(state, seat, slot, HAND)
    count_action(state)
    state.actions += state.kinds.plus_actions[slot] - 1
    state.buys += state.kinds.plus_buys[slot]
    state.coins += state.kinds.plus_coins[slot]
    draw(state, seat, state.kinds.plus_cards[slot])


# Questions of cards


def respond(state: State, program: Program) -> None:
    """Answer the question of a card that is open because the game begins with it."""
    slot = decide(state, program)
    if state.company:
        part_ways(state, state.company, slot)
    answer(state, slot)


# Treasures and purchases, to the end of the turn


def needs_no_question(state: State, seat: int, program: Program) -> bool:
    """Whether the Treasures in hand only bring coins, and no rule of `buy` looks where they lie."""
    treasures: Mask = state.hand_mask[seat] & state.kinds.treasures
    if not state.adviser:
        return False
    return treasures != 0 and treasures & ~state.kinds.plain == 0 and not program.looks


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
    if state.company:
        part_ways(state, state.company, slot)
    if slot != NOTHING:
        state.coins -= cost_of(state, slot)
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
