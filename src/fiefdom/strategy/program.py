"""A strategy as the engine executes it: tables of rules, and conditions as lists of tests.

A condition is a list of tests that must all be passed. A test is a number with bounds (`count(Gold) < 2`), as most conditions are; what
is no such thing is a tree of nodes, whose truth is tested. The rules of a section stand on pages of up to 64, the bits of a word: so
every test knows which rules of its page its failure spares.

`fiefdom.strategy.section` makes pages out of rules, `fiefdom.strategy.compiler` a program out of a strategy and the cards of a game;
`fiefdom.strategy.decide` runs it.
"""

from __future__ import annotations

from typing import Annotated

from fiefdom.engine.layout import SLOTS, Byte, Layout, Of, Weights
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, LAST_QUESTION

RULES = 1024
MOST_RULES = 512  # that a strategy may have; tables have room for the defaults, and for what cards that trash themselves gain
MOST_SECTIONS = 96
PAGES = 256
PURCHASE_PAGES = 10
TESTS = 2560
NODES = 2048
SETS = 256
CHAIN = 5
"""How many sections can be tried for one question: the strategy's own ones, then the defaults."""

ASKERS = 33  # a question is asked by a card, or (the last one) by a phase of the turn
BY_PHASE = 32
QUESTIONS = LAST_QUESTION + 1
MOST_COINS = 31  # the last rows of what is listed by coins and by Provinces stand for all above them
MOST_PROVINCES = 18
ACTING = (ASK_ACTION * ASKERS + BY_PHASE) * CHAIN  # where the chain of `action` begins
BUYING = (ASK_BUY * ASKERS + BY_PHASE) * CHAIN
NO_TEST = 65535
NO_PAGE = 0  # the first page is of no section
SAYS_NOTHING = 32  # the bit of a rule that names nothing, above those of the slots
PAGE_ENDS = 2  # the next bit, of the row behind a page
SAYS_NO_MORE = 34  # and the bit of a rule without a condition

# What a node of an expression does with the values of the nodes `left` and `right`
NUMBER = 0
QUANTITY = 1  # number `left`, about `right`
AND = 2
OR = 3
NOT = 4
ADD = 5
SUBTRACT = 6
MULTIPLY = 7
DIVIDE = 8
LESS = 9
LESS_EQUAL = 10
EQUAL = 11
UNEQUAL = 12
WOULD = 13  # whether the first section of the chain at `left` names a card in hand
TEST = 14  # whether the test `left` is passed

# Quantities: those of a set of cards (a row of `sets`) come first
COUNT = 0
HAND_COUNT = 1
LEFT_COUNT = 2
PLAY_COUNT = 3
THEIR_COUNT = 4
MONEY = 5
COINS = 6
BUYS = 7
ACTIONS_LEFT = 8
TURN_NUMBER = 9
CARDS = 10
SCORE = 11
LEAD = 12
GAINS_TO_END = 13
EMPTY_PILES = 14
PLAYERS = 15
ACTION_PHASE_NOW = 16
MINE = 17
STARTER = 18
HAND_SIZE_NOW = 19
DECK_SIZE_NOW = 20
REMAINING = 21
# What else a test can be about: the first three for a single card, which most are about; the truth of any expression (a node); two
# quantities, each with a factor, together (a node and the next one); whether the first section of a chain names a card in hand
COUNT_OF_ONE = 22
HAND_COUNT_OF_ONE = 23
LEFT_COUNT_OF_ONE = 24
TRUTH = 25
SUM_OF_TWO = 26
WOULD_NAME = 27
SPARE = 28  # cards of a set in hand that this turn's purchase does not need


class Program(Layout):
    """The compiled rules of one strategy for the slots of one game."""

    careless: Byte  # may end the game while losing
    weighs: Byte  # whether the last gains are weighed, whatever the rules say
    coins: Weights  # by slot, what a card brings, be it Treasure or Action
    sizes: Weights  # by slot, a card less those that it draws, in tenths
    looks: Byte  # whether a rule of `buy` depends on where the Treasures are: in hand or in play
    pages: Annotated[int, Of("uint16")]  # and so on: how much of the tables is in use
    rules: Annotated[int, Of("uint16")]
    tests: Annotated[int, Of("uint16")]
    nodes: Annotated[int, Of("uint16")]
    set_rows: Annotated[int, Of("uint16")]
    chains: Annotated[list[int], Of("uint8", (QUESTIONS * ASKERS * CHAIN,))]  # the first pages of the sections of each question
    marks: Annotated[list[int], Of("uint64", (PAGES,))]  # of first pages: where they are equal, the sections say the same
    next_page: Annotated[list[int], Of("uint8", (PAGES,))]  # of the same section
    page_rules: Annotated[list[int], Of("uint16", (PAGES,))]  # the rules of a page; behind the last one stands a row that only says so
    page_ends: Annotated[list[int], Of("uint16", (PAGES,))]
    page_words: Annotated[list[int], Of("uint64", (PAGES,))]  # their bits
    with_coins: Annotated[
        list[list[int]], Of("uint64", (PURCHASE_PAGES, MOST_COINS + 1))
    ]  # the rules of `buy` that can apply with so many coins
    with_provinces: Annotated[list[list[int]], Of("uint64", (PURCHASE_PAGES, MOST_PROVINCES + 1))]  # the same with so many Provinces left
    targets: Annotated[list[int], Of("uint64", (RULES,))]  # the slots a rule names, or SAYS_NOTHING, and SAYS_NO_MORE
    first_test: Annotated[list[int], Of("uint16", (RULES,))]
    last_test: Annotated[list[int], Of("uint16", (RULES,))]
    last_bought: Annotated[list[int], Of("uint16", (RULES,))]  # at purchases, what coins and Provinces say need not be tested
    tested: Annotated[list[int], Of("uint8", (TESTS,))]  # the quantity, or what else a test is about
    about: Annotated[list[int], Of("uint16", (TESTS,))]  # a slot, a set of slots, a node or a chain
    low: Annotated[list[int], Of("int32", (TESTS,))]
    high: Annotated[list[int], Of("int32", (TESTS,))]
    spares: Annotated[list[int], Of("uint64", (TESTS,))]  # the rules of the page that need not fail where this test fails
    sets: Annotated[list[list[int]], Of("uint8", (SETS, SLOTS))]  # 255 for the slots of a set
    operation: Annotated[list[int], Of("uint8", (NODES,))]
    left: Annotated[list[int], Of("uint16", (NODES,))]
    right: Annotated[list[int], Of("uint16", (NODES,))]
    factor: Annotated[list[int], Of("int16", (NODES,))]
    number: Annotated[list[float], Of("float64", (NODES,))]


Programs = list[Program]
