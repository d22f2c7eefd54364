"""The contents of the box add up, and a four-player game uses them up."""

from __future__ import annotations

import pytest

from fiefdom.cards.catalogue import BASIC_CARDS, pool
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.kinds import VICTORY
from fiefdom.engine.setup import STARTING_COPPERS, STARTING_ESTATES, pile_size

BASIC_COPIES = {"Copper": 60, "Silver": 40, "Gold": 30, "Estate": 24, "Duchy": 12, "Province": 12, "Curse": 30}  # R-COMP-2 to R-COMP-4

EXTRAS = {
    1: {"randomizers": len(pool(1)) + len(BASIC_CARDS), "Trash card": 1, "blanks": 7},  # R-COMP-7
    2: {"randomizers": len(pool(2)), "blanks": 4},  # R-COMP-8; its Trash is a mat
}


def kingdom_copies(edition: int) -> int:
    """How many Kingdom cards the box holds: 10 of each, 12 of a Victory card (R-COMP-5, R-COMP-6)."""
    return sum(12 if card.has_type(VICTORY) else 10 for card in pool(edition))


@pytest.mark.parametrize(("edition", "copies"), [(1, 252), (2, 262)])
def test_the_box_of_each_edition_holds_500_cards(edition: int, copies: int) -> None:
    """T-079."""
    assert kingdom_copies(edition) == copies
    assert sum(BASIC_COPIES.values()) == 130 + 48 + 30
    assert sum(BASIC_COPIES.values()) + kingdom_copies(edition) + sum(EXTRAS[edition].values()) == 500


def test_four_players_use_all_the_basic_cards_of_one_box() -> None:
    kinds = find_kingdom("First Game").kinds()
    dealt = {"Copper": 4 * STARTING_COPPERS, "Estate": 4 * STARTING_ESTATES}
    used = {card.name: pile_size(kinds, 4, slot) + dealt.get(card.name, 0) for slot, card in enumerate(BASIC_CARDS)}
    assert used == BASIC_COPIES
