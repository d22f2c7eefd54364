"""The Kingdom cards of Intrigue that are made of printed bonuses and shared verbs alone."""

from __future__ import annotations

from fiefdom.cards.card import card, plus
from fiefdom.cards.verbs import (
    add_actions,
    add_buys,
    add_coins,
    choose,
    discard_cards,
    draw_cards,
    for_each_victim,
    gain_card,
    name_top_card,
    option,
    pass_left,
    topdeck_card,
    trash_cards,
    trash_up_to,
)
from fiefdom.engine.kinds import ACTION, ATTACK, CURSE, TREASURE, VICTORY
from fiefdom.engine.words import HAND

EDITIONS = (1, 2)

COURTYARD = card("Courtyard", 2, ACTION, plus(cards=3), topdeck_card())
DUKE = card("Duke", 5, VICTORY, points_per={"duchy": 1})
HAREM = card("Harem", 6, TREASURE | VICTORY, worth=2, points=2, also=("Farm",))
MASQUERADE = card("Masquerade", 3, ACTION, plus(cards=2), pass_left(), trash_up_to(1))
NOBLES = card(
    "Nobles",
    6,
    ACTION | VICTORY,
    choose(1, option("+3-cards", draw_cards(3)), option("+2-actions", add_actions(2))),
    points=2,
)
PAWN = card(
    "Pawn",
    2,
    ACTION,
    choose(
        2, option("+card", draw_cards(1)), option("+action", add_actions(1)), option("+buy", add_buys(1)), option("+coin", add_coins(1))
    ),
)
STEWARD = card(
    "Steward",
    3,
    ACTION,
    choose(1, option("+2-cards", draw_cards(2)), option("+2-coins", add_coins(2)), option("trash-2-cards", trash_cards(2))),
)
TORTURER = card(
    "Torturer",
    5,
    ACTION | ATTACK,
    plus(cards=3),
    for_each_victim(choose(1, option("discard-2-cards", discard_cards(2)), option("gain-curse", gain_card(CURSE, to=HAND)))),
)
WISHING_WELL = card("Wishing Well", 3, ACTION, plus(cards=1, actions=1), name_top_card())
