"""Running a program: the first rule that names a legal card and whose condition holds is the answer."""

from __future__ import annotations

from fiefdom.engine.bits import bit, lowest, lowest_of_word, single
from fiefdom.engine.kinds import PROVINCE, VICTORY
from fiefdom.engine.layout import Long, Mask
from fiefdom.engine.questions import answer_bits
from fiefdom.engine.rules import apart, over_numbers
from fiefdom.engine.scoring import score
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import piles_that_end
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, ASK_TREASURE, DISCARD, GAIN, LABELS, NUMBERS, PLAY, SUPPLY, TRASH
from fiefdom.strategy.program import (
    ADD,
    ASKERS,
    BUYING,
    BY_PHASE,
    CHAIN,
    COUNT_OF_ONE,
    EQUAL,
    HAND_COUNT_OF_ONE,
    LEFT_COUNT_OF_ONE,
    LESS,
    LESS_EQUAL,
    MOST_COINS,
    MOST_PROVINCES,
    MULTIPLY,
    NOT,
    NUMBER,
    OR,
    PURCHASES,
    QUANTITY,
    SUBTRACT,
    SUM_OF_TWO,
    TEST,
    TRUTH,
    UNEQUAL,
    WOULD,
    Program,
)
from fiefdom.strategy.quantities import quantity

UNDECIDED = 254
"""No rule of a section applies."""

JUNK = 64  # what a Curse is worth less than anything else
GREENING = 4  # Provinces left when points begin to count more than what they do to a deck


def decide(state: State, program: Program) -> int:
    """The answer to the open question."""
    if state.question == ASK_TREASURE:
        return lowest(state.legal)
    if state.question == ASK_BUY:
        return purchase(state, program)
    if state.source == NUMBERS:
        return chosen_number(state, program)
    asker = BY_PHASE if state.question == ASK_ACTION else state.asker
    chain = (state.question * ASKERS + asker) * CHAIN
    for place in range(chain, chain + CHAIN):
        section = program.chains[place]
        if section == 0:
            break
        slot = choose(state, program, section, state.legal)
        if slot != UNDECIDED:
            return slot
        if state.may_pass:
            return NOTHING
    return last_resort(state, program)


@apart
def chosen_number(state: State, program: Program) -> int:
    """The first number that a rule names, or else the highest."""
    legal: Mask = answer_bits(state.source, state.legal)
    chain = (state.question * ASKERS + state.asker) * CHAIN
    for place in range(chain, chain + CHAIN):
        number = choose(state, program, program.chains[place], legal)
        if number != UNDECIDED:
            return number
    highest: int = state.legal
    return highest


def purchase(state: State, program: Program) -> int:
    """The answer to `buy`: as `choose`, but only rules are tried that can apply with these coins and so many Provinces left."""
    section = program.chains[BUYING]
    coins = state.coins if state.coins < MOST_COINS else MOST_COINS
    provinces = state.supply[PROVINCE] if state.supply[PROVINCE] < MOST_PROVINCES else MOST_PROVINCES
    left: Long = program.with_coins[coins] & program.with_provinces[provinces]
    while left != 0:
        slot = named_by(state, program, program.first[section] + lowest_of_word(left), state.legal)
        if slot != UNDECIDED:
            return slot
        left &= left - 1
    return later_purchase(state, program, section) if program.last[section] - program.first[section] > PURCHASES else NOTHING


@apart
def later_purchase(state: State, program: Program, section: int) -> int:
    """The answer to `buy` of the rules that are not listed by coins and Provinces."""
    for rule in range(program.first[section] + PURCHASES, program.last[section]):
        slot = named_by(state, program, rule, state.legal)
        if slot != UNDECIDED:
            return slot
    return NOTHING


def choose(state: State, program: Program, section: int, legal: Mask) -> int:
    """What the rules of a section name among these slots, from the top; UNDECIDED if none applies."""
    for rule in range(program.first[section], program.last[section]):
        slot = named_by(state, program, rule, legal)
        if slot != UNDECIDED:
            return slot
    return UNDECIDED


def named_by(state: State, program: Program, rule: int, legal: Mask) -> int:
    """What one rule names among these slots; UNDECIDED if it does not apply."""
    named: Mask = program.targets[rule] & legal
    if named == 0 and (program.targets[rule] != 0 or state.may_pass == 0):
        return UNDECIDED
    if not holds(state, program, rule):
        return UNDECIDED
    return named_card(state, program, named) if named != 0 else NOTHING


def named_card(state: State, program: Program, named: Mask) -> int:
    """The card that a rule means which names these; UNDECIDED if it would end the game while losing."""
    slot = lowest(named) if single(named) else one_of(state, named)
    return UNDECIDED if loses_by_gaining(state, slot) and not program.careless else slot


def holds(state: State, program: Program, rule: int) -> bool:
    """Whether the condition of a rule holds: it passes all its tests."""
    for test in range(program.first_test[rule], program.last_test[rule]):  # noqa: SIM110 - the compiled engine has no generators
        if not passes(state, program, test):
            return False
    return True


def passes(state: State, program: Program, test: int) -> bool:
    """Whether what a test is about lies between its bounds."""
    number = tested(state, program.tested[test], program.about[test], program)
    return program.low[test] <= number <= program.high[test]


def tested(state: State, which: int, about: Mask, program: Program) -> int:
    """The number that a test is about, with a short way to the cards of one slot. Picked cards have gone already."""
    if which == LEFT_COUNT_OF_ONE:
        return state.supply[about]
    if which == COUNT_OF_ONE:
        return state.owned[state.decider][about] - (state.picked[about] if state.question == TRASH else 0)
    if which == HAND_COUNT_OF_ONE:
        return state.hand[state.decider][about] - state.picked[about]
    node: int = about
    if which == SUM_OF_TWO:
        return sum_of_two(state, program, node)
    if which == TRUTH:
        return value(state, program, node) != 0
    return quantity(state, which, about)


@apart
def sum_of_two(state: State, program: Program, node: int) -> int:
    """The quantities of two nodes, each with its factor, together."""
    one = tested(state, program.left[node], program.mask[node], program)
    other = tested(state, program.left[node + 1], program.mask[node + 1], program)
    return program.factor[node] * one + program.factor[node + 1] * other


@apart
def value(state: State, program: Program, node: int) -> float:
    """The value of a node of an expression; 1 and 0 for true and false."""
    operation = program.operation[node]
    if operation == NUMBER:
        return program.number[node]
    if operation == QUANTITY:
        return quantity(state, program.left[node], program.mask[node])
    if operation == TEST:
        return passes(state, program, program.left[node])
    if operation == WOULD:
        return would_name(state, program, program.left[node])
    left: float = value(state, program, program.left[node])
    if operation > NOT:
        return combined(operation, left, value(state, program, program.right[node]))
    if operation == NOT:
        return left == 0
    if (left != 0) == (operation == OR):
        return left != 0
    return value(state, program, program.right[node]) != 0


def would_name(state: State, program: Program, section: int) -> bool:
    """Whether the rules of a choice name a card of the hand as it is."""
    slot = choose(state, program, section, state.hand_mask[state.decider])
    return slot < NOTHING - 1


@over_numbers
def combined(operation: int, left: float, right: float) -> float:
    """Two values added, compared and so on; what is divided by nothing is nothing."""
    if operation == LESS:
        return left < right
    if operation == LESS_EQUAL:
        return left <= right
    if operation == EQUAL:
        return left == right
    if operation == UNEQUAL:
        return left != right
    if operation == ADD:
        return left + right
    if operation == SUBTRACT:
        return left - right
    if operation == MULTIPLY:
        return left * right
    return left / right if right != 0 else 0


@apart
def one_of(state: State, legal: Mask) -> int:
    """One card of several that a rule names at once: the dearest to have, the least to lose."""
    best = lowest(legal)
    left: Mask = legal & (legal - 1)
    losing = state.question == TRASH or state.question == DISCARD
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if (state.kinds.cost[slot] < state.kinds.cost[best]) == losing and state.kinds.cost[slot] != state.kinds.cost[best]:
            best = slot
    return best


@apart
def last_resort(state: State, program: Program) -> int:
    """The answer where no rule says anything: pass, or else the first label, the card that does least harm."""
    if state.may_pass:
        return NOTHING
    if state.source == LABELS:
        return lowest(state.legal)
    gaining = state.question == GAIN or state.question == ASK_ACTION or state.question == PLAY
    best = lowest(state.legal)
    best_worth = -1000
    for slot in range(state.kinds.number):
        if state.legal & bit(slot):
            worth = usefulness(state, slot) if gaining else -usefulness(state, slot)
            if gaining and not program.careless and loses_by_gaining(state, slot):
                worth -= 2 * JUNK
            if worth > best_worth:
                best_worth = worth
                best = slot
    return best


def usefulness(state: State, slot: int) -> int:
    """What a card is roughly good for: its cost, less for one that only scores before the end is near, least for a Curse."""
    if state.kinds.points[slot] < 0:
        return -JUNK
    late = state.source == SUPPLY and state.supply[PROVINCE] <= GREENING
    return state.kinds.cost[slot] - (JUNK // 2 if state.kinds.types[slot] == VICTORY and not late else 0)


# Not ending the game while losing


def loses_by_gaining(state: State, slot: int) -> bool:
    """Whether taking the card from the Supply would end the game with somebody else ahead."""
    if state.source != SUPPLY or state.supply[slot] != 1:
        return False
    if slot != PROVINCE and state.empty_piles + 1 < piles_that_end(state.seats):
        return False
    return would_be_beaten(state, slot)


@apart
def would_be_beaten(state: State, slot: int) -> bool:
    """Whether another player has more points than this one with the card, or as many in fewer turns (R-SCORE-6)."""
    seat = state.decider
    mine = score_with(state, seat, slot)
    for other in range(state.seats):
        theirs = score(state, other)
        if other != seat and (theirs > mine or (theirs == mine and state.turns[other] < state.turns[seat] + 1)):
            return True
    return False


def score_with(state: State, seat: int, slot: int) -> int:
    """The points of a player who gains one more card."""
    state.owned[seat][slot] += 1
    points = score(state, seat)
    state.owned[seat][slot] -= 1
    return points
