"""Leaders for any kingdom: those that come with Fiefdom, those found before, or quick ones; better ones in the background."""

from __future__ import annotations

import contextlib
import importlib.resources
import threading

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.budget import Budget
from fiefdom.evolve.cache import Cache
from fiefdom.evolve.evolution import Evolution
from fiefdom.evolve.leaders import Leaders, read_leaders
from fiefdom.evolve.quick import quick_leaders
from fiefdom.strategy.board import Piles


def shipped_leaders(board: Piles, players: int = 2) -> Leaders | None:
    """The leaders that come with Fiefdom: the recommended sets with two players."""
    key = board.key if isinstance(board, Kingdom) else ""
    folder = importlib.resources.files("fiefdom.evolve").joinpath("shipped", key)
    return read_leaders(folder) if players == 2 and key and folder.is_dir() else None


def find_leaders(board: Piles, players: int = 2, *, cache: Cache | None = None) -> Leaders:
    """The best leaders known for a kingdom. If none are known, quick ones are found, which takes a second or two."""
    cache = cache or Cache()
    found = shipped_leaders(board, players) or cache.find(board, players)
    if found is None:
        found = quick_leaders(board, players)
        cache.keep(board, players, found)
    return found


class Improvement:
    """Breeding in the background for some seconds. What is found is kept in the cache for the next game."""

    def __init__(self, board: Piles, players: int = 2, *, seconds: float = 60.0, seed: int = 0, cache: Cache | None = None) -> None:
        self.board = board
        self.players = players
        self.seconds = seconds
        self.seed = seed
        self.cache = cache or Cache()
        self.leaders: Leaders | None = None
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fiefdom-evolve", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the breeding after the generation that runs, and keep what there is."""
        self._stopped.set()

    def wait(self, timeout: float | None = None) -> Leaders | None:
        """Wait for the end; the leaders found, or None if there was no time for any."""
        self._thread.join(timeout)
        return self.leaders

    def _run(self) -> None:
        evolution = Evolution(self.board, self.players, seed=self.seed, budget=Budget(seconds=self.seconds))
        with contextlib.closing(evolution.arena):
            evolution.run(lambda _: not self._stopped.is_set())
            self.leaders = evolution.leaders()
        if evolution.is_founded:
            self.cache.keep(self.board, self.players, self.leaders)
