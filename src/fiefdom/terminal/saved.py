"""Where games are kept between one evening and the next."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from fiefdom.errors import BadRecord
from fiefdom.files import read_whole
from fiefdom.game.record import Record

LAST_GAME = "last.fief"


def data_directory(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder of this user's games, wherever the system wants it; `FIEFDOM_DATA` overrides."""
    if environment.get("FIEFDOM_DATA"):
        return Path(environment["FIEFDOM_DATA"])
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "fiefdom"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "fiefdom"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "fiefdom"


def last_game(environment: Mapping[str, str]) -> Path:
    """The file of the game that was played last."""
    return data_directory(environment) / LAST_GAME


def read_record(path: Path) -> Record:
    """The record of a file."""
    try:
        return Record.parse(read_whole(path, "record"))
    except BadRecord as problem:
        raise in_file(problem, path) from problem


def in_file(problem: BadRecord, path: Path) -> BadRecord:
    """What is wrong with a record, and in which file."""
    return BadRecord(cause=problem, file=str(path))
