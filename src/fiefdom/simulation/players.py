"""Who plays in a simulation: so far strategies; whatever is to play later is found here too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from fiefdom.cards.card import Card
from fiefdom.engine.layout import SEATS
from fiefdom.errors import BadPlayers
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy

Player: TypeAlias = Strategy
"""A strategy, which the engine plays at native speed."""


def find_player(word: str | Player, cards: Sequence[Card] = ()) -> Player:
    """The player that a word means: the slug of a strategy, the path of its file, or its rules, which may name own cards."""
    return find_strategy(word, tuple(cards)) if isinstance(word, str) else word


def find_players(words: Sequence[str | Player], cards: Sequence[Card] = ()) -> tuple[Player, ...]:
    """The players of a match; the same one may sit at several seats."""
    if not 2 <= len(words) <= SEATS:
        raise BadPlayers(f"`{len(words)}` players cannot play", f"name 2 to {SEATS}; `fiefdom strategies` lists the strategies there are")
    return tuple(find_player(word, cards) for word in words)


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """The names, told apart where several are the same: `smithy`, `smithy (2)`."""
    seen: Counter[str] = Counter()
    told_apart = []
    for name in names:
        seen[name] += 1
        told_apart.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return tuple(told_apart)
