"""Who plays in a simulation: strategies, and guests that somebody brings along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from threading import Event
from typing import TYPE_CHECKING, Protocol, TypeAlias

from fiefdom.cards.card import Card
from fiefdom.engine.layout import SEATS
from fiefdom.errors import BadPlayers
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy

if TYPE_CHECKING:
    from fiefdom.game.driver import Agent
    from fiefdom.simulation.job import MatchJob
    from fiefdom.strategy.play import GameBlock, Tally


class GuestPlayer(Protocol):
    """A player that is no strategy: an agent or a program. It knows how to play the games in which it takes part."""

    @property
    def name(self) -> str:
        """What it is called in reports."""
        ...

    @property
    def wanted(self) -> tuple[Card, ...]:
        """The cards that it would buy, if it knows; else none."""
        ...

    @property
    def games_at_once(self) -> int:
        """How many games it likes to play in one go: few where they take long, more where it takes long to get ready."""
        ...

    def agent(self, seed: int) -> Agent:
        """Who answers for it in a game, with luck that belongs to the game."""
        ...

    def play_block(self, job: MatchJob, block: GameBlock, called_off: Event | None = None) -> Tally:
        """Play games as `fiefdom.strategy.play.play_block` does; what it does not count is 0. Called off, it leaves them soon."""
        ...


Player: TypeAlias = Strategy | GuestPlayer
"""A strategy, which the engine plays at native speed, or a guest."""


def first_guest(players: Sequence[Player]) -> GuestPlayer | None:
    """The guest who plays the games of a match; None if all are strategies."""
    return next((player for player in players if not isinstance(player, Strategy)), None)


def find_player(word: str | Player, cards: Sequence[Card] = ()) -> Player:
    """The player that a word means: the slug of a strategy, the path of its file, or its rules, which may name own cards."""
    return find_strategy(word, tuple(cards)) if isinstance(word, str) else word


def find_players(words: Sequence[str | Player], cards: Sequence[Card] = ()) -> tuple[Player, ...]:
    """The players of a match; the same one may sit at several seats."""
    if not 2 <= len(words) <= SEATS:
        raise BadPlayers("few-or-many", number=len(words), most=SEATS)
    return tuple(find_player(word, cards) for word in words)


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """The names, told apart where several are the same: `smithy`, `smithy (2)`."""
    seen: Counter[str] = Counter()
    told_apart = []
    for name in names:
        seen[name] += 1
        told_apart.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return tuple(told_apart)
