"""When strategies look for a win by what they buy next: wherever it could end the game, and hardly anywhere else."""

from __future__ import annotations

import random

from fiefdom.engine.kinds import GOLD, PROVINCE, SILVER
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.state import State
from fiefdom.strategy.game_end import might_end

PILES = 12


def shop(supply: dict[int, int], buys: int, legal: int, empty: int = 0) -> State:
    """A purchase of two players with these piles, of which those of `legal` can be bought."""
    state = State()
    state.seats, state.buys, state.legal, state.empty_piles = 2, buys, legal, empty
    state.supply = [supply.get(slot, 0) for slot in range(SLOTS)]
    return state


def is_over_with(state: State, *bought: int) -> bool:
    left = [number - bought.count(slot) for slot, number in enumerate(state.supply[:PILES])]
    return left[PROVINCE] == 0 or left.count(0) >= 3


def could_end(state: State) -> bool:
    """Whether one purchase, or one of two, ends the game: all are tried."""
    legal = [slot for slot in range(PILES) if state.legal >> slot & 1]
    pairs = [(one, other) for one in legal for other in legal if one != other or state.supply[one] > 1]
    return any(is_over_with(state, slot) for slot in legal) or (state.buys > 1 and any(is_over_with(state, *pair) for pair in pairs))


def test_no_end_is_overlooked() -> None:
    lots = random.Random(3)
    ends = 0
    for _ in range(2000):
        piles = {slot: lots.choice([0, 1, 1, 2, 3, 8]) for slot in range(PILES)} | {PROVINCE: lots.choice([1, 2, 3, 8])}
        for slot in [slot for slot, number in piles.items() if number == 0][2:]:
            piles[slot] = 4
        stocked = sum(1 << slot for slot, number in piles.items() if number)
        state = shop(piles, lots.choice([1, 2, 3]), stocked & lots.getrandbits(PILES), list(piles.values()).count(0))
        ends += could_end(state)
        assert might_end(state) or not could_end(state)
    assert ends > 200


def test_an_empty_pile_and_two_buys_end_nothing_while_two_more_piles_last() -> None:
    piles = {SILVER: 1, GOLD: 2, PROVINCE: 3}
    assert not might_end(shop(piles, 2, 1 << SILVER | 1 << GOLD, 1))
    assert might_end(shop(piles | {GOLD: 1}, 2, 1 << SILVER | 1 << GOLD, 1))


def test_what_costs_too_much_ends_nothing() -> None:
    piles = {SILVER: 9, GOLD: 1, PROVINCE: 1}
    assert not might_end(shop(piles, 1, 1 << SILVER, 2))
    assert might_end(shop(piles, 1, 1 << SILVER | 1 << GOLD, 2))
