"""Files that people name: read and written so that what goes wrong is told, and nothing is ever half written."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from fiefdom.errors import BadPath, SystemProblem
from fiefdom.lengths import LARGEST_FILE


def read_whole(path: str | Path, expected: str, most: int = LARGEST_FILE) -> str:
    """The text of a file of at most so many bytes; `cards`, `strategy`, `template`, `record` or `scenarios` are expected in it."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(most + 1)
        if len(data) > most:
            raise BadPath("too-large", path=path, most=most)
        return io.TextIOWrapper(io.BytesIO(data), encoding="utf-8").read()  # line ends of all systems become one
    except OSError as problem:
        raise BadPath("unreadable", path=path, why=SystemProblem.of(problem), expected=expected) from problem
    except UnicodeDecodeError as problem:
        raise BadPath("no-text", path=path, expected=expected) from problem


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that there is never half of one; its folder is made if need be."""
    data = content.encode() if isinstance(content, str) else content
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a pipe or a device must stay what it is
        else:
            _replace(Path(os.path.realpath(path)), data)
    except OSError as problem:
        raise BadPath("unwritable", path=path, why=SystemProblem.of(problem)) from problem


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file that is there only when it is whole, and that only this user can read; one that is there already stays."""
    try:
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        with _beside(path) as part:
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            yield part
            part.rename(path)
    except OSError as problem:
        raise BadPath("unwritable", path=path, why=SystemProblem.of(problem)) from problem


def _replace(path: Path, data: bytes) -> None:
    """Write into a new file first, which then takes the place of the old one."""
    with _beside(path) as new:
        new.write_bytes(data)
        new.replace(path)


@contextlib.contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A name in the same folder, of which nothing is left that has not become the file."""
    part = path.with_name(f".{path.name[:200]}.{secrets.token_hex(4)}")
    try:
        yield part
    finally:
        part.unlink(missing_ok=True)
