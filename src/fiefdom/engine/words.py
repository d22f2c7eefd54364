"""The words of the game as numbers: verbs of questions and events, zones, phases."""

from __future__ import annotations

# What a question asks for. The first three are the phases' own; the others are asked by a card.
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

# What else can happen
BUY = 12
DRAW = 13
SHUFFLE = 14
LOOK = 15
PUT_BACK = 16
START_TURN = 17
START_BUYING = 18
CHOOSE = 19
FORCED = 20
REVEAL_HAND = 21
TAKE = 22
END_GAME = 23

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

# Phases (R-TURN-1); the Buy phase has two parts (R-BUY-1, R-BUY-4)
ACTION_PHASE = 1
TREASURE_PHASE = 2
BUY_PHASE = 3
GAME_OVER = 4

# Who sees a card's face
NOBODY = 0
PUBLIC = 127

QUESTION_NAMES = (
    "", "action", "treasure", "buy", "reveal", "discard", "trash", "gain", "topdeck", "set-aside", "play", "discard-deck",
)  # fmt: skip
"""The words of question ids, by number; a card's question is `<card>.<word>`."""

EVENT_NAMES = (
    *QUESTION_NAMES, "buy", "draw", "shuffle", "look", "put-back", "start-turn", "start-buying", "choose", "forced", "reveal-hand",
    "take", "end-game",
)  # fmt: skip

ZONE_NAMES = ("", "supply", "hand", "deck", "discard", "play", "aside", "looked", "trash", "loot")

PHASE_NAMES = ("", "action", "treasure", "buy", "over")
