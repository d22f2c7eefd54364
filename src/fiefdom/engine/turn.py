"""The course of a turn: Action phase, Buy phase in two parts, Clean-up (R-TURN-1), and the end of the game."""

from __future__ import annotations

from fiefdom.engine.bits import lowest
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.later import is_due, take_up_later
from fiefdom.engine.layout import TURN_COUNTERS, Mask
from fiefdom.engine.plays import play_copies, play_from_hand, play_treasure, seat_after
from fiefdom.engine.questions import answer, close_question, open_question
from fiefdom.engine.rules import over_numbers, step
from fiefdom.engine.stack import frame_of, pop, push, record
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import (
    ACTION_PHASE,
    ASK_ACTION,
    ASK_BUY,
    ASK_TREASURE,
    BUY_PHASE,
    END_GAME,
    GAME_OVER,
    HAND,
    NO_QUESTION,
    NOWHERE,
    PUBLIC,
    START_BUYING,
    START_TURN,
    SUPPLY,
    TREASURE_PHASE,
)
from fiefdom.engine.zones import buy, cost_of, costing_up_to, discard_play_area, discard_whole_hand, draw_hand

HAND_SIZE = 5  # R-CLEAN-4


def start_turn(state: State, frame: Frame) -> None:
    """Begin a turn with 1 Action, 1 Buy and no coins (R-TURN-2)."""
    state.turn = frame.seat
    state.actions = 1
    state.buys = 1
    if state.recorder:
        record(state, START_TURN, frame.seat, NOTHING, NOWHERE, NOWHERE, PUBLIC)
    if state.later_size > 0 and is_due(state, frame.seat):
        state.phase = ACTION_PHASE
        push(state, frame_of(action_phase, frame.seat))
        take_up_later(state, frame_of(take_up_later, frame.seat))
    else:
        action_phase(state, frame)


@step(asks=ASK_ACTION)
def action_phase(state: State, frame: Frame) -> None:
    """Ask for an Action to play while one can be played (R-ACT-1); then the phase is over for good (R-ACT-10)."""
    state.phase = ACTION_PHASE
    legal: Mask = state.hand_mask[frame.seat] & state.kinds.actions
    if legal != 0 and state.actions > 0:
        push(state, frame_of(action_chosen, frame.seat))
        open_question(state, frame.seat, ASK_ACTION, NOTHING, HAND, state.kinds.actions, legal, 1)
    else:
        treasure_phase(state, frame)


@step(answers=ASK_ACTION)
def action_chosen(state: State, frame: Frame) -> None:
    """Play the chosen Action for one Action (R-ACT-3), or go on to the Buy phase."""
    if state.answer == NOTHING:
        treasure_phase(state, frame)
    else:
        state.actions -= 1
        push(state, frame_of(action_phase, frame.seat))
        play_from_hand(state, frame.seat, state.answer)


@step(asks=ASK_TREASURE)
def treasure_phase(state: State, frame: Frame) -> None:
    """Ask for a Treasure to play while there is one in hand (R-BUY-1)."""
    state.phase = TREASURE_PHASE
    legal: Mask = state.hand_mask[frame.seat] & state.kinds.treasures
    if legal != 0:
        push(state, frame_of(treasure_chosen, frame.seat, number=frame.number))
        open_question(state, frame.seat, ASK_TREASURE, NOTHING, HAND, state.kinds.treasures, legal, 1)
    else:
        start_buying(state, frame)


@step(answers=ASK_TREASURE)
def treasure_chosen(state: State, frame: Frame) -> None:
    """Play the chosen Treasure, or begin to buy; after that no Treasure is played (R-BUY-10)."""
    if state.answer == NOTHING:
        start_buying(state, frame)
    else:
        push(state, frame_of(treasure_phase, frame.seat, number=TREASURE_PHASE))
        play_treasure(state, frame.seat, state.answer)


def play_all_treasures(state: State) -> None:
    """Answer `treasure` with one Treasure after the other until none is left; the same, only faster."""
    if not state.recorder:
        play_plain_treasures(state)
    while state.question == ASK_TREASURE:
        answer(state, lowest(state.legal))


def play_plain_treasures(state: State) -> None:
    """Play all Treasures that only bring coins in one go, which cannot be told from playing them one by one."""
    seat = state.decider
    left: Mask = state.legal & state.kinds.plain
    close_question(state)
    frame: Frame = pop(state)
    shown = TREASURE_PHASE if left != 0 else frame.number
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        play_copies(state, seat, slot, state.hand[seat][slot])
    treasure_phase(state, frame_of(treasure_phase, seat, number=shown))


def start_buying(state: State, frame: Frame) -> None:
    """Turn from playing Treasures to buying."""
    state.phase = BUY_PHASE
    if state.recorder:
        record(state, START_BUYING, frame.seat, NOTHING, NOWHERE, NOWHERE, 1 << frame.seat)  # it may say that no Treasure is left
    buy_phase(state, frame)


def buy_phase(state: State, frame: Frame) -> None:
    """Ask what to buy as long as there is a Buy (R-BUY-4), even if nothing can be bought: every turn has a question."""
    if state.buys > 0:
        push(state, frame_of(buy_chosen, frame.seat, number=frame.number))
        legal: Mask = affordable(state)
        open_question(state, frame.seat, ASK_BUY, NOTHING, SUPPLY, legal, legal, 1)
    else:
        clean_up(state, frame)


def affordable(state: State) -> Mask:
    """The piles that have a card left (R-BUY-13) and cost no more than the coins."""
    return costing_up_to(state, state.coins) & state.stocked


def buy_chosen(state: State, frame: Frame) -> None:
    """Pay for and gain the chosen card (R-BUY-5), or end the turn."""
    if state.answer == NOTHING:
        clean_up(state, frame)
    else:
        state.coins -= cost_of(state, state.answer)
        state.buys -= 1
        buy(state, frame.seat, state.answer)
        buy_phase(state, frame_of(buy_phase, frame.seat, number=BUY_PHASE))


def shown_phase(state: State) -> int:
    """The phase as far as the deeds of the player whose turn it is have shown it: what is asked depends on the hand, which is secret.

    The step that waits for the answer keeps in `number` the last phase in which a Treasure was played or a card bought.
    """
    if state.question == NO_QUESTION or state.question > ASK_BUY:
        return state.phase
    frame: Frame = state.stack[state.depth - 1]
    if frame.number != 0:
        return BUY_PHASE if frame.number == BUY_PHASE else TREASURE_PHASE
    return ACTION_PHASE if state.actions > 0 else TREASURE_PHASE


def clean_up(state: State, frame: Frame) -> None:
    """Discard hand and play area, draw the next hand, then see whether the game is over (R-CLEAN-1 to R-CLEAN-7)."""
    discard_whole_hand(state, frame.seat)
    discard_play_area(state, frame.seat)
    draw_hand(state, frame.seat, HAND_SIZE)
    state.actions = 0
    state.buys = 0
    state.coins = 0
    blank_counters(state)
    state.turns[frame.seat] += 1
    if is_over(state):
        end_game(state)
    else:
        start_turn(state, frame_of(start_turn, seat_after(state, frame.seat, 1)))


def blank_counters(state: State) -> None:
    """What cards have counted is for one turn."""
    for number in range(TURN_COUNTERS):
        state.counters[number] = 0


def is_over(state: State) -> bool:
    """Whether the Province pile is empty (R-END-2), or enough other piles."""
    return state.supply[PROVINCE] == 0 or state.empty_piles >= piles_that_end(state.seats)


@over_numbers
def piles_that_end(seats: int) -> int:
    """How many empty piles end a game: three, with five or six players four (R-END-3, R-END-4)."""
    return 4 if seats >= 5 else 3


def end_game(state: State) -> None:
    """Nothing is left to be asked."""
    state.phase = GAME_OVER
    state.answer = 0
    if state.recorder:
        record(state, END_GAME, state.turn, NOTHING, NOWHERE, NOWHERE, PUBLIC)
