"""Rollouts: a game played to its end by strategies, from a position in which everything unseen was dealt by lot.

An arm is a line of play to compare: the strategy that its seat follows, and answers that it gives before. All arms of a rollout
begin with the same deal and the same luck.
"""

from __future__ import annotations

from fiefdom.engine.bits import bit
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.layout import Counts, Ending, Long, Mask
from fiefdom.engine.plays import seat_after
from fiefdom.engine.questions import answer
from fiefdom.engine.scoring import score, winners
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import play_all_treasures
from fiefdom.engine.words import ASK_ACTION, ASK_TREASURE, NO_QUESTION
from fiefdom.engine.zones import row_of
from fiefdom.strategy.company import set_out
from fiefdom.strategy.program import Programs
from fiefdom.strategy.tally import ending
from fiefdom.strategy.turns import (
    act,
    ask_again,
    begin_buying,
    begins_without_question,
    end_turn,
    needs_no_question,
    next_purchase,
    respond,
)

ARM = 16
"""The bytes of an arm: the number of its strategy, then its answers."""

NO_MORE = 254
"""Ends the answers of an arm."""

BY_LOT = 255
"""Instead of the number of a strategy: the seat follows one by lot, as the others do."""

PLANS = 1024
"""Strategies of a rollout at most."""

END = 36
"""The bytes that are noted of the end of a game: what the seat owns, by slot, then these four."""

END_TURN = 32
END_PROVINCES = 33
END_HOW = 34
END_SEAT = 35


def give_answers(state: State, seat: int, arm: Counts) -> None:
    """Give the answers of an arm as long as they are legal and it is this seat that is asked."""
    for place in range(1, ARM):
        slot = arm[place]
        if slot == NO_MORE or state.decider != seat or state.question == NO_QUESTION:
            return
        if (state.may_pass == 0) if slot == NOTHING else (state.legal & bit(slot)) == 0:
            return
        answer(state, slot)


def play_on(state: State, programs: Programs, most_turns: Long) -> None:
    """Let strategies play a game to its end, or until a player has had so many turns."""
    while state.question != NO_QUESTION and state.turns[state.turn] < most_turns:
        if state.company:
            set_out(state, state.company)
        if state.question == ASK_TREASURE:
            if needs_no_question(state, state.turn, programs[state.turn]):
                play_turns(state, programs, most_turns)
            else:
                play_all_treasures(state)
        elif state.question == ASK_ACTION:
            act(state, programs[state.decider])
        else:
            respond(state, programs[state.decider])


def play_turns(state: State, programs: Programs, most_turns: Long) -> None:
    """End a turn, and take all turns after it that need no question."""
    seat = state.turn
    while True:
        begin_buying(state, seat)
        slot = next_purchase(state, seat, programs[seat])
        while slot != NOTHING:
            slot = next_purchase(state, seat, programs[seat])
        end_turn(state, seat)
        following = seat_after(state, seat, 1)
        if state.company or not begins_without_question(state, following, programs[following], most_turns):
            break
        seat = following
    ask_again(state, seat)


def half_points(state: State, seat: int) -> int:
    """Twice the points of a seat: 2 for a win, 1 for a shared one."""
    victors: Mask = winners(state)
    return 0 if not victors >> seat & 1 else 2 if victors == 1 << seat else 1


def note_end(state: State, seat: int, end: Ending) -> None:
    """Note how a game ended for a seat: its cards, the turn, the most Provinces of another player, by which piles, and in whose turn."""
    for slot in range(state.kinds.number):
        end[slot] = state.owned[seat][slot]
    last: Long = 0
    most = 0
    for other in range(state.seats):
        if state.turns[other] > last:
            last = state.turns[other]
        if other != seat and state.owned[other][PROVINCE] > most:
            most = state.owned[other][PROVINCE]
    end[END_TURN] = row_of(last)
    end[END_PROVINCES] = most
    end[END_HOW] = ending(state)
    end[END_SEAT] = state.turn


def lead_of(state: State, seat: int) -> int:
    """How many victory points a seat is ahead of the best other one."""
    best = -1000
    for other in range(state.seats):
        if other != seat:
            points = score(state, other)
            best = points if points > best else best
    return score(state, seat) - best
