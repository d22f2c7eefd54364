"""How a game is laid out: the piles, the starting decks, the first hands."""

from __future__ import annotations

import pytest

from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.engine.kinds import COPPER, ESTATE, VICTORY
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.setup import set_up
from fiefdom.engine.state import State

PLAYERS = (2, 3, 4, 5, 6)
PLAIN = find_kingdom("First Game")
WITH_GARDENS = find_kingdom("Sleight of Hand")


def new_game(kingdom: Kingdom, seats: int, seed: int = 1, starter: int = 0) -> State:
    """A game at its first question, in the uncompiled engine."""
    state = State()
    state.kinds = kingdom.kinds()
    set_up(state, seats, seed, 0, starter)
    return state


def supply(kingdom: Kingdom, seats: int) -> dict[str, int]:
    """The piles at the start, by name."""
    return {card.name: new_game(kingdom, seats).supply[slot] for slot, card in enumerate(kingdom.cards)}


def all_cards(state: State) -> int:
    """The cards in all zones of a game together."""
    shared = sum(state.supply) + sum(state.trash) + sum(state.looked) + state.play_size
    rows = (state.hand, state.rest, state.discard, state.aside)
    return shared + sum(sum(row[seat]) for row in rows for seat in range(state.seats)) + sum(state.known_size)


@pytest.mark.parametrize(
    ("seats", "piles"),
    [
        (2, (46, 40, 30, 8, 8, 8, 10)),
        (3, (39, 40, 30, 12, 12, 12, 20)),
        (4, (32, 40, 30, 12, 12, 12, 30)),
        (5, (85, 80, 60, 12, 12, 15, 40)),
        (6, (78, 80, 60, 12, 12, 18, 50)),
    ],
)
def test_the_basic_piles_have_the_size_for_the_number_of_players(seats: int, piles: tuple[int, ...]) -> None:
    """T-001, T-002, T-003, T-004, T-005."""
    found = supply(PLAIN, seats)
    assert tuple(found[name] for name in ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")) == piles


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_every_kingdom_pile_that_is_no_victory_card_has_ten_cards(seats: int, seed: int) -> None:
    """T-006."""
    kingdom = random_kingdom(seed, "both")
    found = supply(kingdom, seats)
    plain = [card.name for card in kingdom.kingdom_cards if not card.has_type(VICTORY)]
    assert len(plain) >= 9
    assert [found[name] for name in plain] == [10] * len(plain)


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_gardens_are_a_victory_pile(seats: int, size: int) -> None:
    """T-007."""
    assert supply(WITH_GARDENS, seats)["Gardens"] == size


@pytest.mark.parametrize("seats", PLAYERS)
def test_the_supply_is_the_seven_basic_piles_and_the_ten_of_the_kingdom(seats: int) -> None:
    """T-008."""
    state = new_game(PLAIN, seats)
    assert [slot for slot in range(SLOTS) if state.supply[slot]] == list(range(17))
    assert state.stocked == (1 << 17) - 1
    assert len({card.name for card in PLAIN.cards[7:]}) == 10
    assert {card.name for card in PLAIN.cards[:7]} == {"Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"}


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_player_starts_with_seven_coppers_and_three_estates_five_of_them_in_hand(seats: int, seed: int) -> None:
    """T-015."""
    state = new_game(PLAIN, seats, seed, starter=seats - 1)
    for seat in range(seats):
        together = [in_hand + in_deck for in_hand, in_deck in zip(state.hand[seat], state.rest[seat], strict=True)]
        assert (together[COPPER], together[ESTATE], sum(together)) == (7, 3, 10)
        assert sum(state.hand[seat]) == state.hand_size[seat] == 5
        assert sum(state.rest[seat]) == state.rest_size[seat] == 5
        assert state.owned[seat] == together
        assert sum(state.discard[seat]) == state.discard_size[seat] == state.known_size[seat] == sum(state.aside[seat]) == 0
    assert state.play_size == 0


@pytest.mark.parametrize("seats", PLAYERS)
def test_the_trash_is_empty_at_the_start(seats: int) -> None:
    """T-016."""
    assert new_game(PLAIN, seats).trash == [0] * SLOTS


@pytest.mark.parametrize(("seats", "total"), [(2, 270), (3, 295), (4, 308), (5, 454), (6, 470)])
def test_the_total_of_cards_without_gardens(seats: int, total: int) -> None:
    """T-017."""
    assert all_cards(new_game(PLAIN, seats)) == total


@pytest.mark.parametrize(("seats", "total"), [(2, 268), (3, 297), (4, 310), (5, 456), (6, 472)])
def test_the_total_of_cards_with_gardens(seats: int, total: int) -> None:
    """T-018."""
    assert all_cards(new_game(WITH_GARDENS, seats)) == total


@pytest.mark.parametrize("starter", range(4))
def test_the_starter_has_the_first_turn(starter: int) -> None:
    assert new_game(PLAIN, 4, starter=starter).turn == starter
