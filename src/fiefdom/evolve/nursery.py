"""The nursery: while people play, better leaders are bred for their kingdom, in a process that steps back behind everything else.

What it finds is kept in the cache. Bots look there when a turn begins, so the better plan takes over in the running game, and the next
game on the kingdom begins with it.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from fiefdom.cards.kingdoms import Kingdom, read_kingdom, write_kingdom
from fiefdom.evolve.atlas import shipped_atlas
from fiefdom.evolve.budget import ENDLESS, Budget
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.evolution import Evolution
from fiefdom.evolve.find import Cache, find_leaders, prepared_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.simulation.statistics import Z
from fiefdom.strategy.strategy import Strategy

USUAL = Budget(seconds=10.0)
"""For a kingdom: three quarters of what two minutes would bring."""

BRED = 200_000
"""Leaders that took so many games were bred; quick ones take fewer."""

POLITENESS = 19

COMPARED = 2_000
"""New games in which a bred leader has to show that it is better than what is known."""

SHUFFLES = 1 << 41
"""Far from all shuffles that breeding uses."""


class Nursery:
    """A process that breeds for one kingdom after the other, those that were asked for last first; without a budget for none.

    The seconds of the budget are those of the processor.
    """

    def __init__(self, budget: Budget = USUAL) -> None:
        self.budget = budget
        self.asked: set[tuple[str, int]] = set()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, kingdom: Kingdom, players: int) -> None:
        """Breed for a kingdom, unless that was asked before; nothing is waited for."""
        wish = (write_kingdom(kingdom), players)
        if self.budget == ENDLESS or wish in self.asked:
            return
        self.asked.add(wish)
        if self._process is None or not self._process.is_alive():
            self._start()
        with contextlib.suppress(OSError):
            assert self._line is not None
            self._line.send(wish)

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self._line = context.Pipe(duplex=False)
        self._process = context.Process(target=breed_as_asked, args=(theirs, self.budget), daemon=True, name="fiefdom nursery")
        self._process.start()
        theirs.close()

    def finish(self) -> None:
        """Wait until everything that was asked for is bred."""
        if self._process is not None and self._line is not None:
            self._line.close()
            self._process.join()
            self._process = None

    def close(self) -> None:
        """End the process at once. What is half bred is lost."""
        if self._process is not None:
            self._process.terminate()
            self._process.join()
            self._process = None


def breed_as_asked(line: Connection, budget: Budget) -> None:
    """What the process does: wait for kingdoms, and breed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has started it ends it
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITENESS)
    wishes: list[tuple[str, int]] = []
    is_open = True
    while is_open or wishes:
        try:
            while is_open and (not wishes or line.poll()):
                wishes.append(line.recv())
        except (EOFError, OSError):
            is_open = False
        if wishes:
            text, players = wishes.pop()
            improve(read_kingdom(text), players, budget)


def improve(kingdom: Kingdom, players: int, budget: Budget, *, cache: Cache | None = None) -> Leaders | None:
    """Breed for a kingdom, and keep what is surely better than what is known; None if there is nothing to do, or nothing better."""
    cache = cache or Cache()
    known = find_leaders(kingdom, players, cache=cache)
    if prepared_leaders(kingdom, players) or known.games >= BRED:
        return None
    with Contest(kingdom, players, seed=1, budget=budget, clock=time.process_time) as contest:
        evolution = Evolution(contest, shipped_atlas().lent(kingdom, players))
        evolution.run()
        found = evolution.leaders()
    if not evolution.is_founded or not is_surely_better(found.best, known.best, Contest(kingdom, players, seed=2)):
        return None
    cache.keep(kingdom, players, found)
    return found


def is_surely_better(new: Strategy, known: Strategy, arena: Contest) -> bool:
    """Whether a strategy has more than a fair share against another, at 95 % of certainty, in games that neither was bred with."""
    shares = arena.points(new, known, COMPARED, SHUFFLES) / (2 * arena.players)
    error = float(shares.std(ddof=1)) / len(shares) ** 0.5
    return bool(float(shares.mean()) - Z * error > arena.fair)
