"""A budget: how many games or seconds breeding may take, the final included. It is a bound, not a wish."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from fiefdom.errors import BadNumber

WORDS = re.compile(r"(\d+(?:\.\d+)?)\s*(s|m|min|h|games)?")
SECONDS = {"s": 1, "m": 60, "min": 60, "h": 3600}

SLOWER = 0.7
"""Games of the final may be slower than those before: the time that is left is taken to be good for so much of what it would bring else."""

Clock = Callable[[], float]


class Spent(Exception):
    """There are no games or no time left for what was to be played next."""


@dataclass(frozen=True)
class Budget:
    """Seconds, or a number of games, with which the same seed gives the same result; 0 is no bound."""

    seconds: float = 0.0
    games: int = 0

    @staticmethod
    def parse(text: str) -> Budget:
        """`60s`, `5m`, `1h`, or `200000 games`; a number alone is seconds."""
        found = WORDS.fullmatch(text.strip().lower())
        if not found or float(found[1]) == 0:
            raise BadNumber("budget", text=text)
        if found[2] == "games":
            return Budget(games=int(float(found[1])))
        return Budget(seconds=float(found[1]) * SECONDS[found[2] or "s"])

    def part(self, share: float) -> Budget:
        """The first part of it; never nothing, which would be no bound."""
        return Budget(self.seconds * share, max(1, int(self.games * share)) if self.games else 0)


ENDLESS = Budget()


class Account:
    """What has been spent of a budget. Games are booked before they are played, so that threads make no difference."""

    def __init__(self, budget: Budget, clock: Clock = time.monotonic) -> None:
        self.limit = budget
        self.clock = clock
        self.started = clock()
        self.games = 0

    def book(self, games: int) -> None:
        """Take games out of the budget, all of them or none."""
        if self.limit.games and self.games + games > self.limit.games:
            raise Spent
        self.check()
        self.games += games

    def check(self) -> None:
        """Stop if the time is over."""
        if self.limit.seconds and self.elapsed >= self.limit.seconds:
            raise Spent

    def within(self, games: float) -> Budget:
        """The budget that has no more than so many games left, nor more than there are."""
        if not self.limit.games:
            return Budget(self.limit.seconds, self.games + max(1, int(games)))
        return Budget(self.limit.seconds, min(self.limit.games, self.games + max(1, int(games))))

    @property
    def elapsed(self) -> float:
        """Seconds since the beginning."""
        return self.clock() - self.started

    @property
    def left(self) -> float:
        """Games that can still be played; by the clock, those that the time left is good for. Infinite without a bound."""
        games = self.limit.games - self.games if self.limit.games else math.inf
        if not self.limit.seconds:
            return games
        speed = self.games / self.elapsed if self.elapsed > 0 else 0.0
        return min(games, max(0.0, self.limit.seconds - self.elapsed) * speed * SLOWER)
