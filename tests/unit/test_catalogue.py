"""The cards as data: what they cost, what they are, their numbers, which edition has them."""

from __future__ import annotations

import pytest

from fiefdom.cards.catalogue import BASIC_CARDS, CATALOGUE, find_card, pool
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.sets import card_sets
from fiefdom.engine.kinds import ATTACK, REACTION
from fiefdom.errors import BadKingdom, UnknownCard

ONLY_FIRST = ("Adventurer", "Chancellor", "Feast", "Spy", "Thief", "Woodcutter")
ONLY_SECOND = ("Artisan", "Bandit", "Harbinger", "Merchant", "Poacher", "Sentry", "Vassal")
COMMON = (
    "Bureaucrat", "Cellar", "Chapel", "Council Room", "Festival", "Gardens", "Laboratory", "Library", "Market", "Militia",
    "Mine", "Moat", "Moneylender", "Remodel", "Smithy", "Throne Room", "Village", "Witch", "Workshop",
)  # fmt: skip

BASE = card_sets()[0].cards

OVERVIEW = """
Copper       0 treasure
Silver       3 treasure
Gold         6 treasure
Estate       2 victory
Duchy        5 victory
Province     8 victory
Curse        0 curse
Adventurer   6 action
Artisan      6 action
Bandit       5 action attack
Bureaucrat   4 action attack
Cellar       2 action
Chancellor   3 action
Chapel       2 action
Council Room 5 action
Feast        4 action
Festival     5 action
Gardens      4 victory
Harbinger    3 action
Laboratory   5 action
Library      5 action
Market       5 action
Merchant     3 action
Militia      4 action attack
Mine         5 action
Moat         2 action reaction
Moneylender  4 action
Poacher      4 action
Remodel      4 action
Sentry       5 action
Smithy       4 action
Spy          4 action attack
Thief        4 action attack
Throne Room  4 action
Vassal       3 action
Village      3 action
Witch        5 action attack
Woodcutter   3 action
Workshop     3 action
"""


def kingdom_with(name: str, edition: int) -> Kingdom:
    """A kingdom of an edition that contains this card beside common ones."""
    return Kingdom.of([name, *[other for other in COMMON if other != name][:9]], edition)


def names(edition: int | str) -> set[str]:
    return {card.name for card in pool(edition)}


def test_cost_and_types_of_all_cards_are_those_of_the_overview() -> None:
    """T-014. Their order, too: it gives them their numbers, on which learners and saved models rely."""
    written = [(row[:13].strip(), int(row[13]), tuple(row[15:].split())) for row in OVERVIEW.strip().splitlines()]
    assert [(card.name, card.cost, card.type_names) for card in BASE] == written
    assert [card.number for card in CATALOGUE] == list(range(len(CATALOGUE)))


def test_the_catalogue_has_seven_basic_cards_and_nineteen_six_and_seven_kingdom_cards() -> None:
    """T-013."""
    assert len({card.name for card in CATALOGUE}) == len(CATALOGUE)
    assert len(BASE) == 39
    assert [card.name for card in BASIC_CARDS] == ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    by_edition = {editions: {card.name for card in BASE[7:] if card.editions == editions} for editions in ((1, 2), (1,), (2,))}
    assert by_edition == {(1, 2): set(COMMON), (1,): set(ONLY_FIRST), (2,): set(ONLY_SECOND)}
    assert (len(COMMON), len(ONLY_FIRST), len(ONLY_SECOND)) == (19, 6, 7)


def test_edition_1_plays_with_its_25_cards_and_refuses_those_of_edition_2() -> None:
    """T-011."""
    assert names(1) == {*COMMON, *ONLY_FIRST}
    for name in sorted(names(1)):
        assert find_card(name) in kingdom_with(name, 1).kingdom_cards
    for name in ONLY_SECOND:
        with pytest.raises(BadKingdom, match=f"not in edition 1: `{name}`"):
            kingdom_with(name, 1)


def test_edition_2_plays_with_its_26_cards_and_refuses_those_of_edition_1() -> None:
    """T-012."""
    assert names(2) == {*COMMON, *ONLY_SECOND}
    for name in sorted(names(2)):
        assert find_card(name) in kingdom_with(name, 2).kingdom_cards
    for name in ONLY_FIRST:
        with pytest.raises(BadKingdom, match=f"not in edition 2: `{name}`"):
            kingdom_with(name, 2)


def test_the_mixed_pool_has_all_32_kingdom_cards() -> None:
    assert names("both") == {*COMMON, *ONLY_FIRST, *ONLY_SECOND}


def test_attacks_and_reactions_are_exactly_those_of_the_rulebooks() -> None:
    """T-068."""
    attacks = {edition: {card.name for card in pool(edition) if card.has_type(ATTACK)} for edition in (1, 2)}
    assert attacks[1] == {"Bureaucrat", "Militia", "Spy", "Thief", "Witch"}
    assert attacks[2] == {"Bandit", "Bureaucrat", "Militia", "Witch"}
    assert [card.name for card in BASE if card.has_type(REACTION)] == ["Moat"]
    assert not any(card.has_type(ATTACK) for card in BASIC_CARDS)


def test_gardens_is_only_a_victory_card_and_curse_only_a_curse() -> None:
    """T-069."""
    assert find_card("Gardens").type_names == ("victory",)
    assert find_card("Curse").type_names == ("curse",)


@pytest.mark.parametrize("written", ["Throne Room", "throne room", "THRONE ROOM", "throne_room", "throne-room", "  Throne   Room "])
def test_a_card_is_found_however_its_name_is_written(written: str) -> None:
    assert find_card(written).name == "Throne Room"


def test_an_unknown_name_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(UnknownCard) as caught:
        find_card("Vilage")
    assert str(caught.value) == "there is no card `Vilage`\nhint: did you mean `Village`?"
