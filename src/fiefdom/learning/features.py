"""Observations as a network likes them: small numbers, few of them, and steps where one card more makes a difference.

What a player who thinks about a purchase looks at: the question, coins, Buys, the Supply, both decks card by card, points and turns; and
from version 2 of the encoding on, what memory adds: what is left to draw, when the deck will be shuffled, how soon the game can end.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.cards.catalogue import BASIC_CARDS, find_card, pool
from fiefdom.envs.columns import COLUMNS
from fiefdom.envs.encoding import LATEST, Encoding, action_of
from fiefdom.learning.network import Floats

QUESTIONS = 7
"""Of the questions the first seven: those about purchases and gains are among them."""

MOST_COINS = 11
MOST_BUYS = 4
MOST_PROVINCES = 9
MOST_EMPTY = 3
MOST_GAINS = 8
HAND = 5
"""Cards that are drawn for the next turn: with fewer in the deck the discard pile comes back."""


@dataclass(frozen=True)
class Features:
    """What a network gets, for games of two with these cards, and the actions that it can choose."""

    cards: tuple[str, ...]
    version: int = LATEST

    @functools.cached_property
    def encoding(self) -> Encoding:
        """The observations that it is made from."""
        return Encoding(2, self.version)

    @functools.cached_property
    def actions(self) -> NDArray[numpy.int64]:
        """The actions of the environment that a network of these features chooses among: pass, and each card."""
        return numpy.array([0, *(action_of(card) for card in self.cards)])

    @functools.cached_property
    def size(self) -> int:
        """How many numbers there are."""
        return int(self.of(numpy.zeros((1, self.encoding.size), numpy.int16)).shape[1])

    @functools.cached_property
    def _coins(self) -> Floats:
        """What each card is worth as money."""
        return numpy.array([find_card(card).worth for card in self.cards], numpy.float32)

    @functools.cached_property
    def _places(self) -> dict[str, NDArray[numpy.intp]]:
        """Where the numbers of the cards are, by field."""
        rows = self.encoding.card_places[self.actions[1:] - 1]
        return {field.name: rows[:, field.start] for field in self.encoding.card_fields}

    @functools.cached_property
    def _table(self) -> dict[str, int]:
        """Where the numbers of the table are, by field."""
        return {field.name: field.start for field in self.encoding.table_fields}

    @property
    def remembers(self) -> bool:
        """Whether what perfect memory knows is among them."""
        return self.version >= COLUMNS.first_with_memory

    def legal(self, masks: NDArray[Any]) -> NDArray[numpy.bool_]:
        """Which of its actions are legal."""
        return masks[:, self.actions] > 0

    def of(self, observations: NDArray[numpy.int16]) -> Floats:
        """The numbers for rows of observations."""
        seen = {name: observations[:, places] for name, places in self._places.items() if name in SEEN}
        parts = [self._of_table(observations, seen), *self._of_cards(seen)]
        if self.remembers:
            parts += self._of_memory(observations)
        return numpy.concatenate(parts, axis=1, dtype=numpy.float32)

    def _of_cards(self, seen: dict[str, NDArray[numpy.int16]]) -> list[NDArray[Any]]:
        mine, theirs, supply = seen["owned_0"], seen["owned_1"], seen["supply"]
        steps = [mine >= 1, mine >= 2, mine >= 3, theirs >= 1, (supply == 0) & (seen["in_game"] > 0), seen["asking"], seen["in_game"]]
        return [*steps, mine * numpy.float32(0.125), theirs * numpy.float32(0.125), supply * numpy.float32(0.1)]

    def _of_table(self, observations: NDArray[numpy.int16], seen: dict[str, NDArray[numpy.int16]]) -> NDArray[Any]:
        """The questions, coins and the like in steps, and what both decks are worth."""

        def steps(name: str, most: int) -> NDArray[Any]:
            return _steps(observations[:, self._table[name]], most)

        first = self._table["question"]
        numbers = [observations[:, self._table[name]] * numpy.float32(0.05) for name in ("turns_0", "turns_1", "score_0", "score_1")]
        decks = [seen["owned_0"], seen["owned_1"]]
        sizes = [deck.sum(axis=1, dtype=numpy.float32) for deck in decks]
        money = [deck @ self._coins for deck in decks]
        numbers += [numbers[2] - numbers[3], numbers[0] - numbers[1], *(size * numpy.float32(0.05) for size in sizes)]
        numbers += [coins * numpy.float32(0.05) for coins in money]
        numbers += [coins / numpy.maximum(size, 1) for coins, size in zip(money, sizes, strict=True)]
        provinces = _steps(seen["supply"][:, self.cards.index("Province")], MOST_PROVINCES)
        questions = observations[:, first : first + QUESTIONS]
        counts = [steps("coins", MOST_COINS), steps("buys", MOST_BUYS), steps("empty_piles", MOST_EMPTY), provinces]
        return numpy.concatenate([questions, *counts, numpy.stack(numbers, axis=1)], axis=1, dtype=numpy.float32)

    def _of_memory(self, observations: NDArray[numpy.int16]) -> list[NDArray[Any]]:
        """What is left in the own deck, what that is worth, when it is shuffled, and how many gains could end the game."""
        deck = observations[:, self._places["in_deck"]]
        sizes = [observations[:, self._table[f"counted_{name}"]] for name in ("deck_0", "deck_1", "discard_0", "discard_1")]
        density = deck @ self._coins / numpy.maximum(sizes[0], 1)
        numbers = [*(size * numpy.float32(0.05) for size in sizes), density, sizes[0] < HAND, sizes[1] < HAND]
        return [deck * numpy.float32(0.25), _steps(observations[:, self._table["gains_to_end"]], MOST_GAINS), numpy.stack(numbers, axis=1)]


SEEN = ("owned_0", "owned_1", "supply", "in_game", "asking")


def base_cards(edition: int = 2) -> tuple[str, ...]:
    """The cards of the base game."""
    return tuple(card.name for card in (*BASIC_CARDS, *pool(edition)))


def _steps(numbers: NDArray[Any], most: int) -> NDArray[numpy.bool_]:
    """A column for each number up to the most: whether it is reached."""
    return numpy.asarray(numbers)[:, None] >= numpy.arange(1, most + 1)
