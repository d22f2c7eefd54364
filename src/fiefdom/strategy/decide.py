"""Running a program: the first rule that names a legal card and whose condition holds is the answer.

Rules are tried one after the other, as the processor expects it: what is tried next does not wait for numbers. A test that fails takes
all rules out that it says to fail as well.
"""

from __future__ import annotations

from fiefdom.engine.bits import bit, lowest, lowest_of_word, single
from fiefdom.engine.kinds import PROVINCE, SILVER, VICTORY
from fiefdom.engine.layout import Counts, Long, Mask
from fiefdom.engine.plays import MERCHANTS, SILVER_PLAYED
from fiefdom.engine.questions import answer_bits
from fiefdom.engine.rules import apart, over_numbers
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import affordable
from fiefdom.engine.words import (
    ASK_ACTION,
    ASK_BUY,
    ASK_TREASURE,
    BUY_PHASE,
    DISCARD,
    GAIN,
    LABELS,
    NUMBERS,
    PLAY,
    SUPPLY,
    TRASH,
)
from fiefdom.strategy.game_end import loses_by_gaining, might_end, winning_purchase
from fiefdom.strategy.last_gains import GREEN, best_last_gain, is_near, is_open
from fiefdom.strategy.program import (
    ACTING,
    ACTIONS_LEFT,
    ADD,
    ASKERS,
    BUYING,
    CHAIN,
    COUNT,
    COUNT_OF_ONE,
    EQUAL,
    HAND_COUNT,
    HAND_COUNT_OF_ONE,
    LEFT_COUNT_OF_ONE,
    LESS,
    LESS_EQUAL,
    MOST_COINS,
    MOST_PROVINCES,
    MULTIPLY,
    NO_PAGE,
    NO_TEST,
    NOT,
    NUMBER,
    OR,
    PAGE_ENDS,
    QUANTITY,
    SAYS_NO_MORE,
    SAYS_NOTHING,
    SPARE,
    SUBTRACT,
    SUM_OF_TWO,
    TEST,
    TRUTH,
    UNEQUAL,
    WOULD,
    WOULD_NAME,
    Program,
)
from fiefdom.strategy.quantities import quantity, sum_of

UNDECIDED = 254
"""No rule of a section applies."""

EVERY_SLOT = 4294967295

JUNK = 64  # what a Curse is worth less than anything else
GREENING = 4  # Provinces left when points begin to count more than what they do to a deck


def decide(state: State, program: Program) -> int:
    """The answer to the open question."""
    if state.question == ASK_TREASURE:
        return lowest(state.legal)
    if state.question == ASK_BUY:
        return purchase(state, program)
    if state.question == ASK_ACTION:
        return action(state, program)
    return decide_for_card(state, program)


@apart
def decide_for_card(state: State, program: Program) -> int:
    """The answer to the question of a card."""
    chain = (state.question * ASKERS + state.asker) * CHAIN
    return chosen_number(state, program, chain) if state.source == NUMBERS else choice(state, program, chain)


@apart
def chosen_number(state: State, program: Program, chain: int) -> int:
    """The first number that a rule names, or else the highest."""
    legal: Long = answers_among(state, answer_bits(state.source, state.legal))
    for place in range(chain, chain + CHAIN):
        number = choose(state, program, program.chains[place], legal)
        if number != UNDECIDED:
            return number
    highest: int = state.legal
    return highest


def action(state: State, program: Program) -> int:
    """The answer to `action`, which may always be declined."""
    slot = choose(state, program, program.chains[ACTING], answers_among(state, state.legal))
    return slot if slot != UNDECIDED else NOTHING


def choice(state: State, program: Program, chain: int) -> int:
    """The answer to a question of a card: what the first of the sections says that says anything."""
    for place in range(chain, chain + CHAIN):
        if program.chains[place] == NO_PAGE:
            break
        slot = choose(state, program, program.chains[place], answers_among(state, state.legal))
        if slot != UNDECIDED:
            return slot
        if state.may_pass:
            return NOTHING
    return last_resort(state, program)


def answers_among(state: State, legal: Mask) -> Long:
    """These slots, `nothing` where that is an answer, and what the row behind each page names."""
    others: Long = state.may_pass + PAGE_ENDS
    return others << SAYS_NOTHING | legal


def purchase(state: State, program: Program) -> int:
    """The answer to `buy`. Whoever wins by a purchase needs no rule for it; near the end the rules are not the last word."""
    if might_end(state):
        winning = winning_purchase(state, program)
        if winning != NOTHING:
            return winning
    slot = named_purchase(state, program, answers_among(state, state.legal))
    return reconsidered(state, program, slot) if is_near(state, program) and is_open(state, slot) else slot


@apart
def reconsidered(state: State, program: Program, slot: int) -> int:
    """What is bought of the last gains, where the rules name a card or nothing."""
    built = slot
    if slot != NOTHING and bit(slot) & GREEN:
        built = named_purchase(state, program, answers_among(state, state.legal & ~state.kinds.victories))
    return best_last_gain(state, program, slot, built)


def named_purchase(state: State, program: Program, legal: Long) -> int:
    """What the rules name: as `choose`, but only rules are tried that can apply with these coins and so many Provinces left."""
    coins = state.coins if state.coins < MOST_COINS else MOST_COINS
    provinces = state.supply[PROVINCE] if state.supply[PROVINCE] < MOST_PROVINCES else MOST_PROVINCES
    page = program.chains[BUYING]
    place = 0
    while page != NO_PAGE:
        left: Long = program.with_coins[place][coins] & program.with_provinces[place][provinces]
        while left != 0:
            rule = program.page_rules[page] + lowest_of_word(left)
            left &= left - 1
            answers: Long = program.targets[rule] & legal
            if answers != 0:
                test = failed(state, program, program.first_test[rule], program.last_bought[rule])
                if test != NO_TEST:
                    left &= program.spares[test]
                else:
                    slot = named_by(state, program, answers)
                    if slot != UNDECIDED:
                        return slot
        page = program.next_page[page]
        place += 1
    return NOTHING


def choose(state: State, program: Program, section: int, legal: Long) -> int:
    """What the rules of a section name of these answers, from the top; UNDECIDED if none applies.

    Where the first rule that names one of them has no condition, as often, that is all.
    """
    if section == NO_PAGE:
        return UNDECIDED
    rule = rule_that_names(program, program.page_rules[section], legal)
    targets: Long = program.targets[rule]
    if targets >> SAYS_NO_MORE != 0:
        slot = named_by(state, program, targets & legal)
        if slot != UNDECIDED:
            return slot
    return choose_from(state, program, section, rule, legal)


@apart
def choose_from(state: State, program: Program, section: int, first: int, legal: Long) -> int:
    """The same where a rule is the first of the section that names one of these answers."""
    page = section
    rule = first
    while True:
        left: Long = program.page_words[page]
        while rule < program.page_ends[page]:
            if left >> (rule - program.page_rules[page]) & 1:
                test = failed(state, program, program.first_test[rule], program.last_test[rule])
                if test != NO_TEST:
                    left &= program.spares[test]
                else:
                    slot = named_by(state, program, program.targets[rule] & legal)
                    if slot != UNDECIDED:
                        return slot
            rule = rule_that_names(program, rule + 1, legal)
        page = program.next_page[page]
        if page == NO_PAGE:
            return UNDECIDED
        rule = rule_that_names(program, program.page_rules[page], legal)


def rule_that_names(program: Program, rule: int, legal: Long) -> int:
    """The next rule from this one on that names one of these answers; the row behind a page names one that is always there."""
    while program.targets[rule] & legal == 0:
        rule += 1
    return rule


def failed(state: State, program: Program, test: int, end: int) -> int:
    """The first test from one to another that fails; NO_TEST if all are passed."""
    while test < end:
        if not passes(state, program, test):
            return test
        test += 1
    return NO_TEST


def passes(state: State, program: Program, test: int) -> bool:
    """Whether what a test is about lies between its bounds."""
    number = tested(state, program, program.tested[test], program.about[test])
    return program.low[test] <= number <= program.high[test]


def named_by(state: State, program: Program, answers: Long) -> int:
    """What a rule means that names these answers; UNDECIDED if that would end the game while losing."""
    if answers >> SAYS_NOTHING != 0:
        return NOTHING
    named: Mask = answers & EVERY_SLOT
    slot = lowest(named) if single(named) else one_of(state, named)
    return UNDECIDED if loses_by_gaining(state, slot) and not program.careless else slot


def tested(state: State, program: Program, which: int, about: int) -> int:
    """The number that a test is about, with short ways to what most are about. Picked cards have gone already."""
    if which == COUNT_OF_ONE:
        return state.owned[state.decider][about] - (state.picked[about] if state.question == TRASH else 0)
    if which == HAND_COUNT_OF_ONE:
        return state.hand[state.decider][about] - state.picked[about]
    if which == COUNT:
        return count_of(state, program.sets[about])
    if which == LEFT_COUNT_OF_ONE:
        return state.supply[about]
    if which == ACTIONS_LEFT:
        return state.actions
    if which == HAND_COUNT:
        return sum_of(state.hand[state.decider], program.sets[about]) - sum_of(state.picked, program.sets[about])
    return reckoned(state, program, which, about)


def reckoned(state: State, program: Program, which: int, about: int) -> int:
    """The number that a test is about where it takes more than a look at some counts."""
    if which == SUM_OF_TWO:
        return sum_of_two(state, program, about)
    return seldom_tested(state, program, which, about)


def seldom_tested(state: State, program: Program, which: int, about: int) -> int:
    """The number that the other tests are about."""
    if which == WOULD_NAME:
        return would_name(state, program, about)
    if which == TRUTH:
        return value(state, program, about) != 0
    if which == SPARE:
        return spare(state, program, about)
    return quantity(state, program, which, about)


def count_of(state: State, slots: Counts) -> int:
    """How many of these cards the player to decide owns. Picked cards have gone already."""
    owned = sum_of(state.owned[state.decider], slots)
    return owned - sum_of(state.picked, slots) if state.question == TRASH else owned


@apart
def sum_of_two(state: State, program: Program, node: int) -> int:
    """The quantities of two nodes, each with its factor, together."""
    one = tested(state, program, program.left[node], program.right[node])
    other = tested(state, program, program.left[node + 1], program.right[node + 1])
    return program.factor[node] * one + program.factor[node + 1] * other


@apart
def value(state: State, program: Program, node: int) -> float:
    """The value of a node of an expression; 1 and 0 for true and false."""
    operation = program.operation[node]
    if operation == NUMBER:
        return program.number[node]
    if operation == QUANTITY:
        return quantity_at(state, program, node)
    if operation == TEST:
        return passes(state, program, program.left[node])
    if operation == WOULD:
        return would_name(state, program, program.left[node])
    left: float = operand(state, program, program.left[node])
    if operation > NOT:
        return combined(operation, left, operand(state, program, program.right[node]))
    if operation == NOT:
        return left == 0
    if (left != 0) == (operation == OR):
        return left != 0
    return operand(state, program, program.right[node]) != 0


def operand(state: State, program: Program, node: int) -> float:
    """The same for one side of an operation: numbers and quantities, as most are, without another look at what the node does."""
    operation = program.operation[node]
    if operation == NUMBER:
        return program.number[node]
    if operation == QUANTITY:
        return quantity_at(state, program, node)
    return value(state, program, node)


@apart
def quantity_at(state: State, program: Program, node: int) -> int:
    """The quantity that a node names, without its factor."""
    return tested(state, program, program.left[node], program.right[node])


@apart
def would_name(state: State, program: Program, chain: int) -> bool:
    """Whether the rules of a choice name a card of the hand as it is."""
    slot = choose(state, program, program.chains[chain], answers_among(state, state.hand_mask[state.decider]))
    return slot < NOTHING - 1


# What this turn's purchase needs


@apart
def spare(state: State, program: Program, cards: int) -> int:
    """How many cards of a set in hand could go, one kind after the other, without a change of what is bought this turn.

    Purchases that ask for it themselves are taken as they are without it.
    """
    found = 0
    coins = coins_at_hand(state)
    for slot in range(state.kinds.number):
        copies = state.hand[state.decider][slot] - state.picked[slot]
        if program.sets[cards][slot] and copies > 0:
            worth = coins_of(state, slot)
            found += copies if worth == 0 or state.question == ASK_BUY else spare_copies(state, program, copies, coins, worth)
    return found


def spare_copies(state: State, program: Program, copies: int, coins: int, worth: int) -> int:
    """How many copies of a card that brings so many of the coins could go."""
    wanted = purchases_with(state, program, coins)
    gone = 0
    while gone < copies and purchases_with(state, program, coins - (gone + 1) * worth) == wanted:
        gone += 1
    return gone


def coins_of(state: State, slot: int) -> int:
    """What a card in hand brings: a Treasure its coins, an Action those printed on it if it can still be played."""
    if state.kinds.treasures & bit(slot):
        return state.kinds.worth[slot]
    return state.kinds.plus_coins[slot] if state.actions > 0 or not has_turn(state) else 0


def has_turn(state: State) -> bool:
    """Whether it is the turn of the player who decides; if not, what is in hand is for the next one."""
    return state.turn == state.decider


def coins_at_hand(state: State) -> int:
    """The coins that the turn will have, going by what is left in hand."""
    coins = state.coins if has_turn(state) else 0
    for slot in range(state.kinds.number):
        copies = state.hand[state.decider][slot] - state.picked[slot]
        if copies > 0:
            coins += copies * coins_of(state, slot)
            if slot == SILVER and state.counters[SILVER_PLAYED] == 0 and has_turn(state):
                coins += state.counters[MERCHANTS]
    return coins


@apart
def purchases_with(state: State, program: Program, coins: int) -> int:
    """The first two purchases with so many coins, as one number. The state is as it was."""
    question = state.question
    phase = state.phase
    source = state.source
    may_pass = state.may_pass
    had = state.coins
    legal: Mask = state.legal
    state.question = ASK_BUY
    state.phase = BUY_PHASE
    state.source = SUPPLY
    state.may_pass = 1
    state.coins = coins if coins > 0 else 0
    state.legal = affordable(state)
    first = purchase(state, program)
    second = NOTHING
    if first != NOTHING and state.buys > 1 and has_turn(state):
        state.coins -= state.kinds.cost[first]
        state.legal = affordable(state)
        second = purchase(state, program)
    state.question = question
    state.phase = phase
    state.source = source
    state.may_pass = may_pass
    state.coins = had
    state.legal = legal
    return first * 256 + second


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
    left: Mask = state.legal
    while left != 0:
        slot = lowest(left)
        left &= left - 1
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
