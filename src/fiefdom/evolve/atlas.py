"""The atlas: kingdoms whose leaders were bred beforehand. It knows some kingdoms, and plans of the nearest ones for all others.

It is a text, packed: the first line says how it was built, every other one holds a kingdom and its leaders (`fiefdom atlas build`).
"""

from __future__ import annotations

import functools
import gzip
import importlib.resources
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.cards.kingdoms import Kingdom, read_kingdom, write_kingdom
from fiefdom.errors import BadAtlas, FiefdomError
from fiefdom.evolve.archetype import Archetype
from fiefdom.evolve.archetype_ranking import is_legal
from fiefdom.evolve.leaders import Leaders
from fiefdom.files import write_whole
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy

FORMAT = "fiefdom-atlas-1"
SHIPPED = "atlas.jsonl.gz"

LENT = 6
"""How many plans a kingdom gets from its neighbours, at most."""

NEIGHBOURS = 40
"""How many kingdoms are looked at for them, the most alike first."""

PLAYERS = 2
"""The atlas knows games of two."""


@dataclass(frozen=True)
class Manifest:
    """How an atlas was built: the same numbers give the same atlas, on any number of processes. `games` are those for each kingdom."""

    seed: int = 0
    games: int = 300_000
    deep: int = 1_000_000
    """Games for each recommended set."""
    version: int = 0
    """Of the archetypes that breeding began with."""
    rules: int = 0

    def as_dict(self, kingdoms: int, played: int) -> dict[str, Any]:
        own = {"seed": self.seed, "games": self.games, "deep": self.deep, "version": self.version, "rules": self.rules}
        return {"format": FORMAT, **own, "kingdoms": kingdoms, "played": played}

    @staticmethod
    def from_dict(values: Mapping[str, Any]) -> Manifest:
        """The manifest that `as_dict` gave; anything else raises KeyError or ValueError."""
        if values["format"] != FORMAT:
            raise ValueError(values["format"])
        return Manifest(**{name: int(values[name]) for name in ("seed", "games", "deep", "version", "rules")})


@dataclass(frozen=True)
class Atlas:
    """Leaders by kingdom. An entry is what `Leaders.as_dict` gives, read only when it is needed."""

    manifest: Manifest = Manifest()
    entries: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def played(self) -> int:
        """The games that all of it took."""
        return sum(int(entry["games"]) for entry in self.entries.values())

    def leaders(self, board: Piles, players: int = PLAYERS) -> Leaders | None:
        """What is known about a kingdom."""
        if players != PLAYERS or not isinstance(board, Kingdom):
            return None
        entry = self.entries.get(write_kingdom(board))
        return Leaders.from_dict(entry, board.cards) if entry else None

    def lent(self, board: Piles, players: int = PLAYERS) -> tuple[Archetype, ...]:
        """Plans of the nearest kingdoms that need nothing but what this one has."""
        if players != PLAYERS:
            return ()
        found: dict[Strategy, None] = {}
        for entry in self._nearest(board):
            found.update(dict.fromkeys(strategy for strategy in _plans(entry) if is_legal(strategy, board)))
            if len(found) >= LENT:
                break
        return tuple(Archetype(f"atlas {place}", strategy) for place, strategy in enumerate(list(found)[:LENT], 1))

    def _nearest(self, board: Piles) -> list[Mapping[str, Any]]:
        """The kingdoms that have most cards in common with one, this one itself left out."""
        names = {card.name for card in board.cards if card not in BASIC_CARDS}
        own = write_kingdom(board) if isinstance(board, Kingdom) else ""
        common = {key: len(names.intersection(key.partition("|")[2].split(", "))) for key in self.entries if key != own}
        order = sorted(common, key=lambda key: (-common[key], key))
        return [self.entries[key] for key in order[:NEIGHBOURS]]

    def with_entry(self, kingdom: Kingdom, leaders: Leaders) -> Atlas:
        return Atlas(self.manifest, {**self.entries, write_kingdom(kingdom): leaders.as_dict()})

    # As a file

    def __str__(self) -> str:
        head = self.manifest.as_dict(len(self.entries), self.played)
        lines = [head, *({"kingdom": key, **entry} for key, entry in self.entries.items())]
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)

    @staticmethod
    def parse(text: str) -> Atlas:
        """The atlas that a text holds."""
        first, *lines = text.splitlines() or [""]
        try:
            manifest = Manifest.from_dict(json.loads(first))
            entries = {str(line.pop("kingdom")): line for line in map(json.loads, lines)}
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            raise BadAtlas("text", why=str(problem)[:80], format=FORMAT) from problem
        return Atlas(manifest, entries)


def kingdoms_of(atlas: Atlas) -> Iterator[Kingdom]:
    """The kingdoms of an atlas, in the order in which they were bred."""
    return (read_kingdom(key) for key in atlas.entries)


def _plans(entry: Mapping[str, Any]) -> Iterator[Strategy]:
    """The strategies of an entry; what a later version cannot read any more is left out."""
    for leader in entry["leaders"]:
        try:
            yield Strategy.parse(str(leader["strategy"]))
        except FiefdomError:
            continue


def read_atlas(path: Path) -> Atlas:
    """The atlas of a file."""
    try:
        return Atlas.parse(gzip.decompress(path.read_bytes()).decode())
    except (OSError, EOFError, UnicodeDecodeError) as problem:
        raise BadAtlas("file", path=path, why=str(problem)[:80]) from problem
    except BadAtlas as problem:
        raise BadAtlas(cause=problem, file=str(path)) from problem


def write_atlas(atlas: Atlas, path: Path) -> None:
    """Write an atlas, all of it or nothing; the same atlas gives the same bytes."""
    write_whole(path, gzip.compress(str(atlas).encode(), mtime=0))


@functools.cache
def shipped_atlas() -> Atlas:
    """The atlas that comes with Fiefdom; an empty one where it was left out."""
    packed = importlib.resources.files("fiefdom.evolve").joinpath("shipped", SHIPPED)
    return Atlas.parse(gzip.decompress(packed.read_bytes()).decode()) if packed.is_file() else Atlas()
