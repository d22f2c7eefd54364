"""What conditions can ask about: numbers that the player to decide may know."""

from __future__ import annotations

from fiefdom.engine.bits import any_up_to, slots_with
from fiefdom.engine.deck import deck_size
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.knowledge import certain_copies
from fiefdom.engine.layout import Counts
from fiefdom.engine.rules import apart, written_in_c
from fiefdom.engine.scoring import cards_owned, known_score, printed_coins, score
from fiefdom.engine.state import IN_PLAY_SLOTS, State
from fiefdom.engine.turn import piles_that_end
from fiefdom.engine.words import ACTION_PHASE, TRASH
from fiefdom.strategy.program import (
    ACTION_PHASE_NOW,
    ACTIONS_LEFT,
    BUYS,
    CARDS,
    COINS,
    DECK_SIZE_NOW,
    EMPTY_PILES,
    GAINS_TO_END,
    HAND_SIZE_NOW,
    LEAD,
    LEFT_COUNT,
    MINE,
    MONEY,
    PLAY_COUNT,
    PLAYERS,
    SCORE,
    STARTER,
    THEIR_COUNT,
    TURN_NUMBER,
    Program,
)

MANY = 255


@apart
def quantity(state: State, program: Program, which: int, about: int) -> int:
    """A quantity for the player to decide, about a set of slots of the program or about nothing."""
    if which <= THEIR_COUNT:
        return quantity_of_cards(state, state.decider, which, program.sets[about])
    if which <= CARDS:
        return common_quantity(state, state.decider, which)
    return rare_quantity(state, state.decider, which)


def quantity_of_cards(state: State, seat: int, which: int, slots: Counts) -> int:
    """How many of these cards there are somewhere. Cards picked in a running choice have gone already."""
    if which == LEFT_COUNT:
        return sum_of(state.supply, slots)
    if which == PLAY_COUNT:
        return in_play(state, seat, slots)
    return most_of_others(state, seat, slots)


def common_quantity(state: State, seat: int, which: int) -> int:
    """What most strategies ask for."""
    if which == MONEY:
        return money(state, seat)
    if which == COINS:
        return state.coins
    if which == BUYS:
        return state.buys
    if which == ACTIONS_LEFT:
        return state.actions
    if which == TURN_NUMBER:
        turn: int = state.turns[seat] + 1  # nobody plays two billion turns
        return turn
    return cards_owned(state, seat)


def rare_quantity(state: State, seat: int, which: int) -> int:
    """What few strategies ask for."""
    if which == SCORE:
        return score(state, seat)
    if which == LEAD:
        return lead(state, seat)
    if which == GAINS_TO_END:
        return gains_to_end(state)
    if which == EMPTY_PILES:
        return state.empty_piles
    if which == PLAYERS:
        return state.seats
    return quantity_of_the_moment(state, seat, which)


def quantity_of_the_moment(state: State, seat: int, which: int) -> int:
    """What the choices inside cards ask for."""
    if which == ACTION_PHASE_NOW:
        return state.phase == ACTION_PHASE
    if which == MINE:
        return state.stack[state.depth - 1].seat == seat
    if which == STARTER:
        return is_starter(state, seat)
    if which == HAND_SIZE_NOW:
        return state.hand_size[seat]
    if which == DECK_SIZE_NOW:
        return deck_size(state, seat)
    return state.remaining


@written_in_c
def sum_of(counts: Counts, slots: Counts) -> int:
    """How many cards are counted of the slots that have 255."""
    return sum(number & byte for number, byte in zip(counts, slots, strict=True))


def in_play(state: State, seat: int, slots: Counts) -> int:
    """How many cards of these slots a player has in play."""
    total = 0
    for place in range(state.play_size):
        entry = state.in_play[place]
        if entry // IN_PLAY_SLOTS == seat and slots[entry % IN_PLAY_SLOTS]:
            total += 1
    return total


def sum_of_certain(state: State, viewer: int, seat: int, slots: Counts) -> int:
    """How many cards of these slots a player owns for all that another can be sure of."""
    total = 0
    for slot in range(state.kinds.number):
        if slots[slot]:
            total += certain_copies(state, viewer, seat, slot)
    return total


def most_of_others(state: State, seat: int, slots: Counts) -> int:
    """The largest number of these cards that another player owns for certain."""
    most = 0
    for other in range(state.seats):
        theirs = sum_of(state.owned[other], slots)
        if state.unknown[other] > 0:
            theirs = sum_of_certain(state, seat, other, slots)
        if other != seat and theirs > most:
            most = theirs
    return most


def money(state: State, seat: int) -> int:
    """The printed coins of all the cards a player owns; what is being trashed has gone already."""
    coins = printed_coins(state, state.owned[seat])
    return coins - printed_coins(state, state.picked) if state.question == TRASH else coins


def lead(state: State, seat: int) -> int:
    """The points before, or behind, the best of the others, as far as their cards are certain."""
    best = -1000
    for other in range(state.seats):
        if other != seat:
            points = known_score(state, seat, other)
            if points > best:
                best = points
    return score(state, seat) - best


def gains_to_end(state: State) -> int:
    """How many more cards must leave the Supply before the game can be over (R-END)."""
    provinces = state.supply[PROVINCE]
    number = piles_that_end(state.seats) - state.empty_piles
    if number > 0 and not has_smaller_pile(state, number, provinces):
        return provinces
    piles = smallest_piles(state, number, provinces)
    return piles if piles < provinces else provinces


def has_smaller_pile(state: State, number: int, most: int) -> bool:
    """Whether there is a pile so small that so many of its size would be fewer cards: without one no piles are."""
    less = most - 1
    if less < 0:
        return False
    assert less >= 0
    assert number > 0
    return any_up_to(state.supply, less // number)


def smallest_piles(state: State, number: int, most: int) -> int:
    """The cards in so many of the smallest piles that are not empty; no matter which number where it is `most` or more."""
    total = 0
    size = 1
    while number > 0 and size < MANY:
        if total + number * size >= most:
            return most
        piles = slots_with(state.supply, size)
        taken = piles if piles < number else number
        total += taken * size
        number -= taken
        size += 1
    return total


def is_starter(state: State, seat: int) -> bool:
    """Whether the player whose turn it is had the first turn of the game: nobody has had more."""
    for other in range(state.seats):  # noqa: SIM110 - the compiled engine has no generators
        if state.turns[other] > state.turns[seat]:
            return False
    return True
