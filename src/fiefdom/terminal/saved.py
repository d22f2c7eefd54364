"""Where games are kept between one evening and the next."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from fiefdom.errors import BadPath

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


def write_whole(path: Path, text: str) -> None:
    """Write a file so that there is never half of one: into a new file first, which then takes its place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as problem:
        raise BadPath(f"`{path}` cannot be written: {problem.strerror}", "choose another place") from problem
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except OSError as problem:
        raise BadPath(f"`{path}` cannot be written: {problem.strerror}", "choose another place") from problem
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)


def read_whole(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadPath(f"`{path}` cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise BadPath(f"`{path}` is no text", "records are text files that end in .fief") from problem
