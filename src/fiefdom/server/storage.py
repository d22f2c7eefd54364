"""What the server keeps, and the small interface behind which it keeps it.

A table is its plan, its chairs and its acts, nothing else; everything is restored from these. `SQLiteStorage` is the one that comes with
the server; another database needs the same few methods and the same plain SQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class StoredTable:
    """A table as it lies on disk: plan and chairs are JSON, each act is some lines of a record."""

    id: str
    plan: bytes
    chairs: bytes
    successor: str = ""
    acts: Sequence[str] = ()


class StorageFailed(Exception):
    """What cannot be kept or read now: the disk is full, say, or the file is damaged. Nothing has changed."""


class Storage(Protocol):
    """Keeps tables and replays. What a method was awaited for is on disk and survives a crash; what fails raises `StorageFailed`."""

    async def add_table(self, table: StoredTable) -> None:
        """Keep a new table."""

    async def load_table(self, table: str) -> StoredTable | None:
        """A table with all its acts, or None."""

    async def add_act(self, table: str, number: int, lines: str) -> None:
        """Keep the act of this number; the same number twice is an error."""

    async def save_chairs(self, table: str, chairs: bytes, successor: str = "") -> None:
        """Keep who sits where, and the table at which they go on."""

    async def add_replay(self, replay: str, record: str) -> None:
        """Keep an uploaded record; the same one again is no mistake."""

    async def load_replay(self, replay: str) -> str | None:
        """An uploaded record, or None."""

    async def forget(self, days: float) -> int:
        """Delete the tables and replays that nobody has touched for so many days, in steps that keep nobody waiting; how many.

        Clocks jump, and games are worth more than the room they take: in doubt they are kept.
        """

    async def check(self) -> None:
        """Write something and read it back."""

    async def close(self) -> None:
        """Finish what is to be written, and let go of the file."""
