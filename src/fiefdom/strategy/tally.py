"""What is counted while strategies play. Sums of whole numbers only: blocks of games add up the same in any order."""

from __future__ import annotations

from typing import Annotated

from fiefdom.engine.deck import deck_size
from fiefdom.engine.kinds import COPPER, PROVINCE
from fiefdom.engine.layout import SEATS, SLOTS, TURNS, Long, Mask, Of
from fiefdom.engine.plays import seat_after
from fiefdom.engine.questions import answer
from fiefdom.engine.scoring import printed_coins, score, winners
from fiefdom.engine.state import NOTHING, Gains, State
from fiefdom.engine.turn import is_over, play_all_treasures
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, ASK_TREASURE, NO_QUESTION
from fiefdom.engine.zones import row_of
from fiefdom.strategy.decide import purchase
from fiefdom.strategy.program import Programs
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

EVERY = 4
"""Only every fourth group of games is counted turn by turn: enough for any plot, and a good part of the time saved."""

NO_SEAT = 255

OUTCOMES = 3
WON = 0
SHARED = 1
LOST = 2

ENDINGS = 3
BY_PROVINCES = 0
BY_PILES = 1
BY_LIMIT = 2

OPENING_TURNS = 2
CHOICES = SLOTS + 1
"""What can be bought with the one Buy of an opening turn: nothing, or slot + 1."""

PAIRS = CHOICES * (CHOICES + 1) // 2
OPENINGS = 2 * PAIRS
"""Pairs of choices, bought with 3 and 4 coins in some order; then the same with 2 and 5."""

Row = Annotated[list[int], Of("int64", (SEATS,))]
Curves = Annotated[list[list[int]], Of("int64", (SEATS, TURNS))]


class Counters(Gains):
    """The sums of a block of games, by player: players change seats from game to game, and whoever sits on seat 0 starts.

    A game is lent them to count what is gained in it.
    """

    games: Annotated[int, Of("int64")]
    groups: Annotated[int, Of("int64")]
    outcomes: Annotated[list[list[int]], Of("int64", (SEATS, OUTCOMES))]
    by_place: Annotated[list[list[int]], Of("int64", (SEATS * SEATS, OUTCOMES))]  # by player and place in turn order
    running: Annotated[list[list[int]], Of("int64", (SEATS, OUTCOMES))]  # the outcomes of the group of games that is being played
    outcomes_squared: Annotated[list[list[int]], Of("int64", (SEATS, OUTCOMES))]  # over groups
    points_squared: Row  # over groups, of twice the points: 2 for a win, 1 for a shared one
    scores: Row
    scores_squared: Row
    turns: Row
    turns_squared: Row
    rounds: Annotated[int, Of("int64")]  # of all games together
    rounds_squared: Annotated[int, Of("int64")]
    lengths: Annotated[list[int], Of("int64", (TURNS,))]  # games by number of rounds; the last one has all longer games too
    endings: Annotated[list[int], Of("int64", (ENDINGS,))]  # Provinces gone, piles gone, cut off
    counted: Curves  # games that got to a turn
    score_at: Curves
    money_at: Curves
    coins_at: Curves
    cards_at: Curves
    provinces_at: Curves
    bought: Annotated[list[list[int]], Of("int64", (SEATS * SLOTS, TURNS))]  # by player and slot
    first_coppers: Row  # of the first hand of the game that is being played
    opened: Row  # the choices of its opening turns
    openings: Annotated[list[list[int]], Of("int64", (SEATS * OPENINGS, OUTCOMES))]  # by player and what was bought in two turns


def play_counted(state: State, programs: Programs, counters: Counters, group: Long, starter: int, most_turns: Long) -> None:
    """Play a game to its end, or until a player has had so many turns; count purchases, openings, and in some groups every turn.

    `programs` are by seat, and the player `starter` has seat 0.
    """
    counters.starter = starter
    see_first_hands(state, counters)
    last = NO_SEAT
    while state.question != NO_QUESTION and state.turns[state.turn] < most_turns:
        if state.question == ASK_TREASURE:
            if needs_no_question(state, state.turn, programs[state.turn]):
                last = play_turns_counted(state, programs, counters, group, starter, most_turns)
            else:
                play_all_treasures(state)
        elif state.question == ASK_ACTION:
            act(state, programs[state.decider])
        elif state.question != ASK_BUY:
            respond(state, programs[state.decider])
        elif group % EVERY != 0:
            buy_counted(state, programs, counters, starter)
        else:
            last = buy_counted_closely(state, programs, counters, starter, last)


def see_first_hands(state: State, counters: Counters) -> None:
    """Before the first turn: nothing is bought, and the Coppers in hand say which coins both opening turns have."""
    starter: int = counters.starter
    for seat in range(state.seats):
        player = seat_after(state, starter, seat)
        counters.first_coppers[player] = state.hand[seat][COPPER]
        counters.opened[player] = 0


def count_purchase(counters: Counters, player: int, slot: int, turns: Long) -> None:
    """Count a card that a player buys after so many turns."""
    counters.bought[player * SLOTS + slot][row_of(turns)] += 1
    if turns < OPENING_TURNS:
        counters.opened[player] = counters.opened[player] * CHOICES + slot + 1


def play_turns_counted(state: State, programs: Programs, counters: Counters, group: Long, starter: int, most_turns: Long) -> int:
    """End a turn, and take all turns after it that need no question; who had the last one."""
    seat = state.turn
    closely = group % EVERY == 0
    while True:
        player = seat_after(state, starter, seat)
        begin_buying(state, seat)
        if closely:
            counters.coins_at[player][row_of(state.turns[seat])] += state.coins
        slot = next_purchase(state, seat, programs[seat])
        while slot != NOTHING:
            count_purchase(counters, player, slot, state.turns[seat])
            slot = next_purchase(state, seat, programs[seat])
        end_turn(state, seat)
        if closely:
            count_turn(state, counters, seat, player)
        following = seat_after(state, seat, 1)
        if not begins_without_question(state, following, programs[following], most_turns):
            break
        seat = following
    ask_again(state, seat)
    return seat


def buy_counted_closely(state: State, programs: Programs, counters: Counters, starter: int, last: int) -> int:
    """Answer `buy` in a game whose turns are counted, after a purchase of the seat `last`; who has bought now."""
    seat = state.turn
    player = seat_after(state, starter, seat)
    if seat != last:
        counters.coins_at[player][row_of(state.turns[seat])] += state.coins
    buy_counted(state, programs, counters, starter)
    if state.turn != seat or state.question == NO_QUESTION:
        count_turn(state, counters, seat, player)
    return seat


def buy_counted(state: State, programs: Programs, counters: Counters, starter: int) -> None:
    """Answer `buy` and count what was bought."""
    seat = state.turn
    slot = purchase(state, programs[seat])
    if slot != NOTHING:
        count_purchase(counters, seat_after(state, starter, seat), slot, state.turns[seat])
    answer(state, slot)


def count_turn(state: State, counters: Counters, seat: int, player: int) -> None:
    """Count what a player owns at the end of a turn."""
    turns: int = state.turns[seat] - 1
    assert turns >= 0
    row = row_of(turns)
    counters.counted[player][row] += 1
    counters.score_at[player][row] += score(state, seat)
    counters.money_at[player][row] += printed_coins(state, state.owned[seat])
    counters.cards_at[player][row] += state.hand_size[seat] + deck_size(state, seat) + state.discard_size[seat]
    counters.provinces_at[player][row] += state.owned[seat][PROVINCE]


def count_game(state: State, counters: Counters, starter: int) -> None:
    """Count how a game ended that the player `starter` began."""
    victors: Mask = winners(state)
    rounds = 0
    for seat in range(state.seats):
        points = score(state, seat)
        turns: int = state.turns[seat]  # at most `most_turns`
        rounds = turns if turns > rounds else rounds
        outcome = LOST if not victors >> seat & 1 else WON if victors == 1 << seat else SHARED
        count_result(counters, seat_after(state, starter, seat), seat, outcome, points, turns)
    count_length(counters, rounds, ending(state))


def count_result(counters: Counters, player: int, seat: int, outcome: int, points: int, turns: int) -> None:
    """Count how a game ended for a player, who sat on this seat."""
    counters.by_place[player * SEATS + seat][outcome] += 1
    counters.running[player][outcome] += 1
    counters.scores[player] += points
    counters.scores_squared[player] += points * points
    counters.turns[player] += turns
    counters.turns_squared[player] += turns * turns
    if turns >= OPENING_TURNS:
        counters.openings[player * OPENINGS + opening(counters, player)][outcome] += 1


def opening(counters: Counters, player: int) -> int:
    """The number of the opening that a player has had."""
    bought: int = counters.opened[player]
    assert bought >= 0
    one = bought % CHOICES
    two = bought // CHOICES % CHOICES
    pair = one * (one + 1) // 2 + two if one > two else two * (two + 1) // 2 + one
    coppers: int = counters.first_coppers[player]
    return pair + PAIRS if coppers == 2 or coppers == 5 else pair


def count_length(counters: Counters, rounds: int, ended: int) -> None:
    """Count a game of so many rounds, and what ended it."""
    assert rounds >= 0
    counters.games += 1
    counters.rounds += rounds
    counters.rounds_squared += rounds * rounds
    counters.lengths[row_of(rounds)] += 1
    counters.endings[ended] += 1


def ending(state: State) -> int:
    """What ended the game."""
    if not is_over(state):
        return BY_LIMIT
    return BY_PROVINCES if state.supply[PROVINCE] == 0 else BY_PILES


def close_group(counters: Counters, players: int) -> int:
    """Add up and square the outcomes of a group of games that had the same shuffles and each another starter.

    Twice the points of the first player in them is what versions of it are compared by.
    """
    of_first = 0
    for player in range(players):
        counters.first_coppers[player] = 0
        counters.opened[player] = 0
        points: int = 2 * counters.running[player][WON] + counters.running[player][SHARED]
        counters.points_squared[player] += points * points
        of_first = points if player == 0 else of_first
        for outcome in range(OUTCOMES):
            number: int = counters.running[player][outcome]
            counters.outcomes[player][outcome] += number
            counters.outcomes_squared[player][outcome] += number * number
            counters.running[player][outcome] = 0
    counters.groups += 1
    counters.starter = 0
    return of_first
