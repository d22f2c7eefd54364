"""Lines of play that go together: as long as their strategies answer alike, a rollout is one game for all of them.

The arms that are compared at a purchase are mostly variants of one plan, and many of them never come to a decision in which they differ.
So they set out in company. Whoever would answer otherwise than the arm that leads parts from it, and is played later on, from the last
turn of its own that began in company. What comes out is the same as if each had been played by itself.
"""

from __future__ import annotations

from typing import Annotated, Any

from fiefdom.engine.bits import lowest_of_word
from fiefdom.engine.layout import Byte, Layout, Long, Of
from fiefdom.engine.rules import apart, written_in_c
from fiefdom.engine.state import State
from fiefdom.engine.words import ASK_BUY, ASK_TREASURE
from fiefdom.strategy.decide import decide
from fiefdom.strategy.program import ASKERS, BY_PHASE, CHAIN, NO_PAGE, Program


class Company(Layout):
    """The arms of a rollout that share its game, as bits; the lowest one leads."""

    seat: Byte
    turns: Long  # how many of its turns had ended when the game was kept last
    arms: Long
    parted: Long  # those that have left it since then
    programs: Annotated[list[Any], Of("Program**")]  # by arm


def set_out(state: State, company: Company) -> None:
    """Keep the game at the first question of a turn of this seat; whoever is left alone goes on without a word."""
    if company.arms & (company.arms - 1) == 0:
        state.company = None
    elif state.turn == company.seat and state.turns[company.seat] >= company.turns:
        keep_game(state, company)
        company.parted = 0
        company.turns = state.turns[company.seat] + 1


@written_in_c
def keep_game(state: State, company: Company) -> None:
    """Keep a copy for those that part from now on. Only the compiled engine has company; the plain one plays every arm by itself."""
    raise NotImplementedError


@apart
def part_ways(state: State, company: Company, slot: int) -> None:
    """The arm that leads answers the open question so; those that would answer otherwise leave the company."""
    if state.decider != company.seat or state.question == ASK_TREASURE:
        return
    one: Long = 1
    leader: Program = company.programs[lowest_of_word(company.arms)]
    left: Long = company.arms & (company.arms - 1)
    while left != 0:
        arm = lowest_of_word(left)
        left &= left - 1
        other: Program = company.programs[arm]
        if not says_the_same(state, leader, other) and decide(state, other) != slot:
            company.arms ^= one << arm
            company.parted |= one << arm


def says_the_same(state: State, one: Program, other: Program) -> bool:
    """Whether two programs answer the open question by the same rules."""
    asker = state.asker if state.question > ASK_BUY else BY_PHASE
    chain = (state.question * ASKERS + asker) * CHAIN
    for place in range(chain, chain + CHAIN):
        if one.marks[one.chains[place]] != other.marks[other.chains[place]]:
            return False
        if one.chains[place] == NO_PAGE:
            break
    return one.careless == other.careless and one.weighs == other.weighs
