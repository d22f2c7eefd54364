"""The words of the game as numbers: verbs of questions and events, zones, phases."""

from __future__ import annotations

from typing import NamedTuple

# What a question asks for. The first three are the phases' own; the others are asked by a card. New ones come behind these: games,
# positions and learners know them by their numbers. `ASKS` below has a row for each.
NO_QUESTION = 0
ASK_ACTION = 1
ASK_TREASURE = 2
ASK_BUY = 3
REVEAL = 4
DISCARD = 5
TRASH = 6
GAIN = 7
TOPDECK = 8
SET_ASIDE = 9
PLAY = 10
DISCARD_DECK = 11
ASK_CHOICE = 12
ASK_NAME = 13
ASK_PAYMENT = 14
ASK_PASS = 15
ASK_CARD = 16
ASK_PLACE = 17
LAST_QUESTION = ASK_PLACE

# What else can happen. Events have numbers of their own, so that a new question moves none of them.
BUY = 64
DRAW = 65
SHUFFLE = 66
LOOK = 67
PUT_BACK = 68
START_TURN = 69
START_BUYING = 70
CHOOSE = 71
FORCED = 72
REVEAL_HAND = 73
TAKE = 74
END_GAME = 75
GIVE = 76
RECEIVE = 77

# Zones (R-ZONE-1, R-ZONE-2)
NOWHERE = 0
SUPPLY = 1
HAND = 2
DECK = 3
DISCARD_PILE = 4
PLAY_AREA = 5
ASIDE = 6
LOOKED = 7
TRASH_HEAP = 8
LOOT = 9

# What else an answer can come from: bit n of `legal` is label n of the question, or `legal` is the highest of the numbers
LABELS = 10
NUMBERS = 11

MOST_LABELS = 8
"""Of one question: a bit for each in a byte."""

# Phases (R-TURN-1); the Buy phase has two parts (R-BUY-1, R-BUY-4)
ACTION_PHASE = 1
TREASURE_PHASE = 2
BUY_PHASE = 3
GAME_OVER = 4

# Who sees a card's face
PUBLIC = 127


class Ask(NamedTuple):
    """A kind of question: the word of its id, what answers it, and whether what is named lies open afterwards."""

    word: str
    answer: str = "card"  # or `label`, or `number`
    lies_open: bool = False


ASKS = (
    Ask(""),
    Ask("action", lies_open=True),
    Ask("treasure", lies_open=True),
    Ask("buy", lies_open=True),
    Ask("reveal", lies_open=True),
    Ask("discard"),
    Ask("trash", lies_open=True),
    Ask("gain", lies_open=True),
    Ask("topdeck"),
    Ask("set-aside"),
    Ask("play", lies_open=True),
    Ask("discard-deck", lies_open=True),
    Ask("choose", "label", lies_open=True),
    Ask("name", lies_open=True),
    Ask("pay", "number", lies_open=True),
    Ask("pass"),
    Ask("take"),
    Ask("place", "number", lies_open=True),
)
"""The kinds of questions, by number."""

QUESTION_NAMES = tuple(ask.word for ask in ASKS)
"""The words of question ids, by number; a card's question is `<card>.<word>`."""

PHASE_QUESTIONS = QUESTION_NAMES[ASK_ACTION : ASK_BUY + 1]
"""The questions of a turn, which no card asks."""

_EVENTS = (
    "buy", "draw", "shuffle", "look", "put-back", "start-turn", "start-buying", "choose", "forced", "reveal-hand", "take", "end-game",
    "give", "receive",
)  # fmt: skip

EVENT_NAMES = dict(enumerate(QUESTION_NAMES)) | dict(enumerate(_EVENTS, BUY))
"""The words of events, by number; deeds that questions ask for are called like them."""

ZONE_NAMES = ("", "supply", "hand", "deck", "discard", "play", "aside", "looked", "trash", "loot")

SOURCE_NAMES = (*ZONE_NAMES, "labels", "numbers")
"""What answers come from, by number."""

PHASE_NAMES = ("", "action", "treasure", "buy", "over")
