"""Who is measured: `quick`, `known`, `evolved`, `evolved:400000`, `agent:NAME`, or any strategy that `fiefdom` understands.

`PLAYERS` maps the first part of the word to a function from a kingdom and the rest of the word to a `Player`: one strategy, or somebody
who answers questions from views.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fiefdom.agents.agent import find_agent
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.atlas import shipped_atlas
from fiefdom.evolve.budget import Budget
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.evolution import Evolution
from fiefdom.evolve.find import Cache, find_leaders, quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.driver import Agent
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy

GAMES = 300_000
"""How many games `evolved` breeds with for each kingdom; about half a minute on one core."""

CACHE = Path(__file__).parent / "cache"
"""Where bred leaders are kept between runs."""


@dataclass(frozen=True)
class Fixed:
    """A player that is one strategy."""

    strategy: Strategy


@dataclass(frozen=True)
class Thinking:
    """A player that answers questions from views: `make(kingdom, seat, seed)` gives a fresh `fiefdom.game.driver.Agent`."""

    make: Callable[[Kingdom, int, int], Agent]


@dataclass(frozen=True)
class Mixed:
    """A player that draws one of several strategies for each game; its points are the expected ones."""

    leaders: Leaders


Player = Fixed | Mixed | Thinking


def quick(kingdom: Kingdom, rest: str) -> Player:
    """The best archetype."""
    del rest
    cache = Cache(CACHE / "quick")
    found = cache.find(kingdom, 2) or quick_leaders(kingdom)
    cache.keep(kingdom, 2, found)
    return Fixed(found.best)


def known(kingdom: Kingdom, rest: str) -> Player:
    """What `find_leaders` gives."""
    del rest
    return Fixed(find_leaders(kingdom).best)


def mixture(kingdom: Kingdom, rest: str) -> Player:
    """The mixture of the leaders that `find_leaders` gives, or of `mixture:GAMES` games of breeding."""
    return Mixed(bred_leaders(kingdom, int(rest)) if rest else find_leaders(kingdom))


def evolved(kingdom: Kingdom, rest: str) -> Player:
    """The best strategy of a fixed number of games of breeding."""
    return Fixed(bred_leaders(kingdom, int(rest or GAMES)).best)


def bred_leaders(kingdom: Kingdom, games: int, *, seed: int = 0, threads: int = 2) -> Leaders:
    """Leaders of a fixed effort, from the folder of earlier runs if they are there."""
    cache = Cache(CACHE / str(games))
    found = cache.find(kingdom, 2)
    if found is None:
        with Contest(kingdom, seed=seed, threads=threads, budget=Budget(games=games)) as contest:
            evolution = Evolution(contest)
            evolution.run()
            found = evolution.leaders()
        cache.keep(kingdom, 2, found)
    return found


def long_bred_leader(kingdom: Kingdom, seconds: int) -> Strategy:
    """The first leader of so many processor seconds of breeding, as `fiefdom evolve` breeds; kept in the folder of earlier runs."""
    cache = Cache(CACHE / f"{seconds}s")
    found = cache.find(kingdom, 2)
    if found is None:
        with Contest(kingdom, seed=1, budget=Budget(seconds=seconds), clock=time.process_time) as contest:
            evolution = Evolution(contest, shipped_atlas().lent(kingdom))
            evolution.run()
            found = evolution.leaders()
        cache.keep(kingdom, 2, found)
    return found.best


def agent(kingdom: Kingdom, rest: str) -> Player:
    """A bot by its name, `agent:big-money`, which answers from views."""
    del kingdom
    return Thinking(lambda _, __, seed: find_agent(rest, seed))


PLAYERS: dict[str, Callable[[Kingdom, str], Player]] = {
    "quick": quick,
    "known": known,
    "evolved": evolved,
    "mixture": mixture,
    "agent": agent,
}


def find_player(word: str, kingdom: Kingdom) -> Player:
    """The player that a word means."""
    first, _, rest = word.partition(":")
    return PLAYERS[first](kingdom, rest) if first in PLAYERS else Fixed(find_strategy(word))
