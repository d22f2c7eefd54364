"""Cards that only tests know: one for each kind of answer that is no card of a zone, and one that passes cards."""

from __future__ import annotations

from fiefdom.cards.card_file import CardFile
from fiefdom.cards.kingdoms import Kingdom

FILE = """
card Page
cost 2
types action
choose 2:
    option +card:
        +1 card
    option +action:
        +1 action
    option +buy:
        +1 buy
    option +coin:
        +1 coin

card Lackey
cost 5
types action, attack
+1 action
choose 1:
    option +2-coins:
        +2 coins
    option new-hands:
        discard down to 2
        for each victim:
            discard down to 4

card Bully
cost 5
types action, attack
for each victim:
    choose 1:
        option gain-curse:
            gain card Curse, to hand
        option discard-hand:
            discard down to 3
+3 cards

card Dowser
cost 3
types action
+1 card
+1 action
name top card

card Alms House
cost 4
types action
+3 coins
pay to draw 2
+1 action

card Mummer
cost 3
types action
+2 cards
pass left
trash up to 1
"""

CARDS = CardFile.parse(FILE)

CODE = "Page, Lackey, Bully, Dowser, Alms House, Throne Room, Moat, Village, Militia, Mummer"


def kingdom() -> Kingdom:
    """A kingdom with all of them."""
    return Kingdom.of(CODE, 2, CARDS)
