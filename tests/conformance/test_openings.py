"""The first four turns: exact probabilities, and what the engine deals."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import numpy
import pytest
from numpy.typing import NDArray

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.kinds import COPPER, SILVER
from fiefdom.engine.words import ASK_BUY, ASK_TREASURE
from fiefdom.game import engines
from fiefdom.game.batch import PASS_ANSWER, Batch

GAMES = 120_000
FARTHEST = 4.0
KINDS = {"Copper": (7, 1), "Silver": (2, 2), "Estate": (3, 0)}
"""The deck after two Silvers: how many of each, and what they bring."""


def ways(third: tuple[int, ...], fourth: tuple[int, ...]) -> int:
    """In how many ways these cards of each kind come on turns 3 and 4."""
    found = 1
    for (number, _), first, second in zip(KINDS.values(), third, fourth, strict=True):
        found *= math.comb(number, first) * math.comb(number - first, second)
    return found


def coins(hand: tuple[int, ...]) -> int:
    return sum(number * worth for number, (_, worth) in zip(hand, KINDS.values(), strict=True))


def hands() -> list[tuple[int, ...]]:
    return [hand for hand in product(*(range(number + 1) for number, _ in KINDS.values())) if sum(hand) == 5]


def exact(event: Callable[[int, int], bool]) -> Fraction:
    """The probability of an event about the coins of turns 3 and 4."""
    pairs = [(third, fourth) for third in hands() for fourth in hands()]
    total = sum(ways(third, fourth) for third, fourth in pairs)
    return Fraction(sum(ways(third, fourth) for third, fourth in pairs if event(coins(third), coins(fourth))), total)


EVENTS: dict[str, tuple[Callable[[int, int], bool], Fraction]] = {
    "7 or more at least once": (lambda one, two: max(one, two) >= 7, Fraction(35, 396)),
    "6 or more at least once": (lambda one, two: max(one, two) >= 6, Fraction(14, 33)),
    "5 or more at least once": (lambda one, two: max(one, two) >= 5, Fraction(361, 396)),
    "5 or more on both turns": (lambda one, two: min(one, two) >= 5, Fraction(59, 396)),
    "4 or more on both turns": (lambda one, two: min(one, two) >= 4, Fraction(64, 99)),
    "3 or more on both turns": (lambda one, two: min(one, two) >= 3, Fraction(125, 132)),
}


@pytest.mark.parametrize("name", EVENTS)
def test_the_fractions_are_exact(name: str) -> None:
    event, published = EVENTS[name]
    assert exact(event) == published


def test_the_mean_of_two_silvers_is_55_sixths() -> None:
    # A card of twelve is among the ten drawn five times in six.
    assert Fraction(10, 12) * (7 + 2 * 2) == Fraction(55, 6)


@pytest.fixture(scope="module")
def dealt() -> tuple[NDArray[numpy.int64], NDArray[numpy.int64], Fraction]:
    """The coins of the starter's turns 3 and 4 after two Silvers, and the share of games that began 5/2."""
    batch = Batch(find_kingdom("First Game", 2), GAMES if engines.is_compiled() else 600, seeds=99)
    by_turn = numpy.zeros((4, len(batch)), numpy.int64)
    states = batch.states
    while int(states["turns"][:, 0].min()) < 4:
        asked = (states["turn"] == 0) & (states["turns"][:, 0] < 4)
        held = states["hand"][:, 0, COPPER].astype(int) + 2 * states["hand"][:, 0, SILVER]
        for turn in range(4):
            now = asked & (states["turns"][:, 0] == turn) & (states["question"] == ASK_TREASURE) & (by_turn[turn] == 0)
            by_turn[turn][now] = held[now]
        treasure = asked & (states["question"] == ASK_TREASURE)
        silver = asked & (states["question"] == ASK_BUY) & (states["turns"][:, 0] < 2) & (states["legal"] >> SILVER & 1 == 1)
        lowest = numpy.where(states["legal"] & 1, COPPER, SILVER)
        batch.step(numpy.where(treasure, lowest, numpy.where(silver, SILVER, PASS_ANSWER)).astype(numpy.int16))
    even = numpy.isin(by_turn[0], (3, 4))
    return by_turn[2][even], by_turn[3][even], Fraction(int((~even).sum()), len(batch))


def is_near(found: float, expected: float, number: int) -> bool:
    return abs(found - expected) <= FARTHEST * math.sqrt(expected * (1 - expected) / number)


@pytest.mark.parametrize("name", EVENTS)
def test_the_engine_deals_so(name: str, dealt: tuple[NDArray[numpy.int64], NDArray[numpy.int64], Fraction]) -> None:
    third, fourth, _ = dealt
    event, expected = EVENTS[name]
    hits = sum(int(((third == one) & (fourth == two)).sum()) for one in range(10) for two in range(10) if event(one, two))
    assert is_near(hits / len(third), float(expected), len(third))


def test_one_game_in_six_begins_with_five_and_two(dealt: tuple[NDArray[numpy.int64], NDArray[numpy.int64], Fraction]) -> None:
    third, _, uneven = dealt
    assert is_near(float(uneven), 1 / 6, len(third))


def test_the_engine_deals_the_mean(dealt: tuple[NDArray[numpy.int64], NDArray[numpy.int64], Fraction]) -> None:
    third, fourth, _ = dealt
    total = third + fourth
    assert abs(total.mean() - 55 / 6) <= FARTHEST * total.std() / math.sqrt(len(total))


# Two Actions that collide: any two of the twelve cards


def test_two_given_cards_meet_in_a_hand_ten_times_in_33() -> None:
    same_hand = 2 * Fraction(math.comb(10, 3), math.comb(12, 5))
    assert same_hand == Fraction(10, 33)
    assert 1 - Fraction(10, 12) == Fraction(1, 6)
    assert Fraction(2 * 1, 12 * 11) == Fraction(1, 66)
