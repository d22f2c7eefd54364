"""The seven basic cards, in the order of their slots (R-COMP-10)."""

from __future__ import annotations

from fiefdom.cards.card import card
from fiefdom.engine.kinds import CURSED, TREASURE, VICTORY

EDITIONS = (1, 2)

COPPER_CARD = card("Copper", 0, TREASURE, worth=1)
SILVER_CARD = card("Silver", 3, TREASURE, worth=2)
GOLD_CARD = card("Gold", 6, TREASURE, worth=3)
ESTATE_CARD = card("Estate", 2, VICTORY, points=1)
DUCHY_CARD = card("Duchy", 5, VICTORY, points=3)
PROVINCE_CARD = card("Province", 8, VICTORY, points=6)
CURSE_CARD = card("Curse", 0, CURSED, points=-1)
