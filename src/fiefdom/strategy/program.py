"""A strategy as the engine executes it: tables of rules, and conditions as trees of small numbers.

`fiefdom.strategy.compiler` makes a program out of a strategy and the cards of a game; `fiefdom.strategy.decide` runs it.
"""

from __future__ import annotations

from typing import Annotated

from fiefdom.engine.layout import Byte, Of, blank, fields

RULES = 512
NODES = 2048
SECTIONS = 96
CHAIN = 5
"""How many sections can be tried for one question: the strategy's own ones, then the defaults."""

ASKERS = 33  # a question is asked by a card, or (the last one) by a phase of the turn
BY_PHASE = 32
QUESTIONS = 12

# What a node of a condition does with the values of the nodes `left` and `right`
NUMBER = 0
QUANTITY = 1
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
WOULD = 13  # whether the section `left` names a card in hand
# The quantity `left` compared with the node's number: most conditions are nothing else
QUANTITY_LESS = 14
QUANTITY_LESS_EQUAL = 15
QUANTITY_EQUAL = 16
QUANTITY_GREATER_EQUAL = 17
QUANTITY_GREATER = 18

# Quantities: those of a set of cards (the node's mask) come first
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


class Program:
    """The compiled rules of one strategy for the slots of one game."""

    careless: Byte  # may end the game while losing
    rules: Annotated[int, Of("uint16")]
    nodes: Annotated[int, Of("uint16")]
    chains: Annotated[list[int], Of("uint8", (QUESTIONS * ASKERS * CHAIN,))]  # the sections of each question; 0 ends
    first: Annotated[list[int], Of("uint16", (SECTIONS,))]
    last: Annotated[list[int], Of("uint16", (SECTIONS,))]
    targets: Annotated[list[int], Of("uint32", (RULES,))]  # the slots a rule names; none: it says `nothing`
    condition: Annotated[list[int], Of("uint16", (RULES,))]  # 1 + the node, or 0
    operation: Annotated[list[int], Of("uint8", (NODES,))]
    left: Annotated[list[int], Of("uint16", (NODES,))]
    right: Annotated[list[int], Of("uint16", (NODES,))]
    mask: Annotated[list[int], Of("uint32", (NODES,))]
    number: Annotated[list[float], Of("float64", (NODES,))]

    def __init__(self) -> None:
        for field in fields(Program):
            setattr(self, field.name, blank(field))


Programs = list[Program]
