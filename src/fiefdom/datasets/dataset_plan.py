"""What a dataset holds: everything that decides what its games are, and which games are in which of its files."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.cards.catalogue import BASE_GAME
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.errors import BadData, BadNumber, BadPath, SystemProblem
from fiefdom.files import write_whole
from fiefdom.game.position import check_seats, split_seed

FORMAT = 2
"""Goes up when files of one dataset would no longer fit together."""

WHAT = ("decisions", "records")
MANIFEST = "_dataset.json"
"""The plan, beside the files; readers of Parquet folders pass over names with an underscore."""


SPLITS = ("train", "validation", "test")
"""Eight of ten kingdoms, one, and one."""

TENTHS = ("train",) * 8 + ("validation", "test")


def split_of(kingdom: Kingdom) -> str:
    """The split that a kingdom belongs to, in every dataset the same: what is learned on some kingdoms is tried on others."""
    names = ",".join(sorted(card.name for card in kingdom.kingdom_cards))
    return TENTHS[hashlib.sha256(names.encode()).digest()[0] * len(TENTHS) // 256]


@dataclass(frozen=True)
class DatasetPlan:
    """A dataset: so many games of these players. Without a kingdom every game has another one, drawn by its seed; or one of so many
    `kingdoms` in turn."""

    what: str
    kingdom: Kingdom | None
    edition: int | str
    players: tuple[str, ...]
    games: int
    seed: int
    games_in_file: int = 256
    sets: str = BASE_GAME
    """The sets from which a kingdom by lot is drawn (`random_kingdom`)."""
    kingdoms: int = 0

    def __post_init__(self) -> None:
        check_seats(len(self.players))
        split_seed(self.seed)
        if self.what not in WHAT:
            raise BadData("what", what=self.what, known=", ".join(WHAT))
        if self.games < 1 or self.games_in_file < 1 or self.kingdoms < 0:
            raise BadNumber("dataset", number=min(self.games, self.games_in_file, self.kingdoms))

    # The games

    def game_seed(self, game: int) -> int:
        """The seed of a game."""
        return (self.seed + game) % 2**64

    def game_kingdom(self, game: int) -> Kingdom:
        """The kingdom of a game."""
        drawn = game // len(self.players) % self.kingdoms if self.kingdoms else game
        return self.kingdom or random_kingdom(self.game_seed(drawn), self.edition, sets=self.sets)

    def starter(self, game: int) -> int:
        """Who has the first turn: everybody in turn."""
        return game % len(self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called in records."""
        return tuple(f"{''.join(sign for sign in name if sign not in ',:>#`')[:36]} {seat + 1}" for seat, name in enumerate(self.players))

    # The files

    @property
    def files(self) -> int:
        """How many files there will be."""
        return -(-self.games // self.games_in_file)

    def path(self, folder: Path, file: int) -> Path:
        """Where a file is."""
        return folder / f"{self.what}-{file:06}.parquet"

    def games_of(self, file: int) -> range:
        """The games of a file."""
        first = file * self.games_in_file
        return range(first, min(first + self.games_in_file, self.games))

    def as_dict(self) -> dict[str, Any]:
        """The plan as the manifest has it."""
        facts = dataclasses.asdict(dataclasses.replace(self, kingdom=None))
        if self.sets == BASE_GAME:
            del facts["sets"]  # folders that were begun when there was no other set go on
        kingdom = self.kingdom.code() if self.kingdom else "random"
        return {"format": FORMAT, **facts, "kingdom": kingdom, "players": list(self.players)}


def missing_files(plan: DatasetPlan, folder: Path) -> Iterator[int]:
    """The files that are not written yet."""
    return (file for file in range(plan.files) if not plan.path(folder, file).exists())


def begin_or_go_on(plan: DatasetPlan, folder: Path) -> None:
    """Note the plan in the folder. A folder that holds another dataset is refused; only the number of games may grow."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadPath("no-output-folder", path=folder, why=SystemProblem.of(problem)) from problem
    manifest = folder / MANIFEST
    if manifest.exists():
        _check_same(plan, manifest, folder)
    elif any(folder.glob("*.parquet")):
        raise BadData("other-files", folder=folder)
    write_whole(manifest, json.dumps(plan.as_dict(), indent=2, ensure_ascii=False) + "\n")


def _check_same(plan: DatasetPlan, manifest: Path, folder: Path) -> None:
    try:
        before = json.loads(manifest.read_text(encoding="utf-8"))
        games = int(before["games"])
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise BadData("manifest", path=manifest) from problem
    for key, value in plan.as_dict().items():
        if key != "games" and before.get(key) != value:
            raise BadData("other-plan", folder=folder, name=key, before=before.get(key), value=value)
    if games > plan.games:
        raise BadData("more", folder=folder, games=games, wanted=plan.games)
    if games < plan.games and games % plan.games_in_file:
        plan.path(folder, games // plan.games_in_file).unlink(missing_ok=True)  # the last file was not full: it is written anew
