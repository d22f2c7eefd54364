"""Leaders for any kingdom: those that come with Fiefdom, those found before, or quick ones."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.resources
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadPath, FiefdomError
from fiefdom.evolve.answers import with_answers
from fiefdom.evolve.archetype_ranking import best_published, field_of, known_plans, rank, survivors
from fiefdom.evolve.archetypes import VERSION, archetypes
from fiefdom.evolve.atlas import shipped_atlas
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.gauntlet import Gauntlet, is_stalled, sound_leaders
from fiefdom.evolve.leaders import Leaders, read_leaders
from fiefdom.files import write_whole
from fiefdom.game.position import packed_kinds
from fiefdom.game.record import RULES_VERSION
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy


def cache_directory(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder for what can be found again; `FIEFDOM_CACHE` overrides."""
    if environment.get("FIEFDOM_CACHE"):
        return Path(environment["FIEFDOM_CACHE"])
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "fiefdom" / "cache"
    if platform == "darwin":
        return home / "Library" / "Caches" / "fiefdom"
    return Path(environment.get("XDG_CACHE_HOME") or home / ".cache") / "fiefdom"


class Cache:
    """Leaders by kingdom and number of players."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or cache_directory(os.environ) / "leaders"

    def path(self, board: Piles, players: int) -> Path:
        """The file of a kingdom. The table of its cards is part of the key, so that a changed card is another kingdom."""
        names = ",".join(card.name for card in board.cards)
        key = f"{VERSION} {RULES_VERSION} {board.edition} {players} {names}".encode() + packed_kinds(board)
        return self.folder / f"{hashlib.sha256(key).hexdigest()[:32]}.json"

    def find(self, board: Piles, players: int) -> Leaders | None:
        """What is known about a kingdom."""
        try:
            return Leaders.from_dict(json.loads(self.path(board, players).read_text(encoding="utf-8")), board.cards)
        except (OSError, KeyError, TypeError, ValueError, FiefdomError):
            return None

    def changed(self, board: Piles, players: int) -> int:
        """When what is known about a kingdom was written; 0 if nothing was."""
        try:
            return self.path(board, players).stat().st_mtime_ns
        except OSError:
            return 0

    def keep(self, board: Piles, players: int, leaders: Leaders) -> None:
        """Remember leaders unless better ones are known. A disk that cannot be written to is no reason to stop."""
        known = self.find(board, players)
        if known and known.games >= leaders.games:
            return
        with contextlib.suppress(BadPath):
            write_whole(self.path(board, players), json.dumps(leaders.as_dict()))


def shipped_leaders(board: Piles, players: int = 2) -> Leaders | None:
    """The leaders that come with Fiefdom: the recommended sets with two players."""
    key = board.key if isinstance(board, Kingdom) else ""
    folder = importlib.resources.files("fiefdom.evolve").joinpath("shipped", key)
    return read_leaders(folder) if players == 2 and key and folder.is_dir() else None


def find_leaders(board: Piles, players: int = 2, *, cache: Cache | None = None) -> Leaders:
    """The best leaders known for a kingdom. If none are known, quick ones are found, which takes a second or two."""
    cache = cache or Cache()
    known = [prepared_leaders(board, players), cache.find(board, players)]
    found = max((each for each in known if each), key=lambda leaders: leaders.games, default=None)
    if found is None:
        found = quick_leaders(board, players)
        cache.keep(board, players, found)
    return ending(found, board, players)


MIRRORED = 40
"""Games of the first leader against itself that tell whether such games end."""


def ending(leaders: Leaders, board: Piles, players: int) -> Leaders:
    """The leaders, led by one whose games against itself end: of two bots that go by the first leader neither would ever win else.

    Breeding tries its leaders in this way, too, but leaves out rules afterwards that no other opponent makes them need.
    """
    arena = Contest(board, players)
    known = leaders.strategies[: len(leaders.places) or None]
    sound = (place for place, each in enumerate(known) if not is_stalled(arena.tally(each, each, MIRRORED)))
    place = next(sound, 0)
    return leaders.led_by(place) if place else leaders


def prepared_leaders(board: Piles, players: int = 2) -> Leaders | None:
    """The leaders that somebody bred beforehand: of the recommended sets, or of the atlas."""
    return shipped_leaders(board, players) or shipped_atlas().leaders(board, players)


class LatestLeaders:
    """The leaders of a kingdom as they are known now: those found first, and better ones as soon as they were bred."""

    def __init__(self, board: Piles, players: int = 2, *, cache: Cache | None = None) -> None:
        self.board = board
        self.players = players
        self.cache = cache or Cache()
        self.leaders = find_leaders(board, players, cache=self.cache)
        self._seen = self.cache.changed(board, players)

    def refresh(self) -> bool:
        """Look whether there are better ones; whether there are."""
        changed = self.cache.changed(self.board, self.players)
        if changed == self._seen:
            return False
        self._seen = changed
        found = self.cache.find(self.board, self.players)
        if found is None or found.games <= self.leaders.games:
            return False
        self.leaders = ending(found, self.board, self.players)
        return True


FINALISTS = 8
GAMES_A_CELL = 200

ENOUGH = 80_000
"""Games after which quick leaders do not learn to react any more."""

ANSWERING_GAMES = 100
"""Of those that might be an answer, against each strategy of the field."""


def quick_leaders(board: Piles, players: int = 2, *, seed: int = 0) -> Leaders:
    """The best archetypes and plans of the nearest kingdoms, their mixture and answers.

    It takes about a second on one core, up to three where a kingdom has many good cards.
    """
    arena = Contest(board, players, seed=seed)
    ranked = rank([*archetypes(board), *shipped_atlas().lent(board, players)], arena)
    field = field_of(ranked)
    entrants = list(dict.fromkeys([*[archetype.strategy for _, archetype in ranked[:FINALISTS]], *field]))
    table = arena.table(entrants, GAMES_A_CELL, first=10_000)
    trial = Gauntlet(arena, known_plans(ranked, board), first=30_000, enough=ENOUGH)
    leaders = sound_leaders(entrants, table, field, trial, games=GAMES_A_CELL)
    targets = list(dict.fromkeys([*field, *best_published(board, arena, first=15_000)]))
    return with_answers(leaders, survivors(ranked), targets, arena, games=ANSWERING_GAMES, first=20_000)


def quick_strategy(board: Piles, players: int = 2, *, seed: int = 0) -> Strategy:
    """The best archetype."""
    return quick_leaders(board, players, seed=seed).best
