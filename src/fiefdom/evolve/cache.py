"""What was found before, kept on disk. A file that is damaged or of another version is as good as none."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from fiefdom.errors import BadPath, FiefdomError
from fiefdom.evolve.archetypes import VERSION
from fiefdom.evolve.leaders import Leaders
from fiefdom.files import write_whole
from fiefdom.game.position import packed_kinds
from fiefdom.game.record import RULES_VERSION
from fiefdom.strategy.board import Piles


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

    def keep(self, board: Piles, players: int, leaders: Leaders) -> None:
        """Remember leaders unless better ones are known. A disk that cannot be written to is no reason to stop."""
        known = self.find(board, players)
        if known and known.games >= leaders.games:
            return
        with contextlib.suppress(BadPath):
            write_whole(self.path(board, players), json.dumps(leaders.as_dict()))
