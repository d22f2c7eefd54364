"""What is wrong with the database, as people are told: it is away, its disk is full, or nothing may be written to it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fiefdom.server.refusal import Refused

StorageFault: TypeAlias = Literal["full", "read-only", "away", ""]
"""Nothing if it is something else."""


class StorageFailed(Exception):
    """What cannot be kept or read now: the disk is full, say, or the file is damaged. Nothing has changed."""

    def __init__(self, text: str, fault: StorageFault = "") -> None:
        super().__init__(text)
        self.fault = fault


class StorageInDoubt(StorageFailed):
    """The line to the database was lost while it made something final: whether it did shows when it is back.

    So nobody may be told that nothing has changed.
    """


def storage_refusal(problem: BaseException) -> Refused:
    """The refusal of whatever the database could not do."""
    fault = problem.fault if isinstance(problem, StorageFailed) else ""
    refusals = {
        "full": lambda: Refused("storage.disk-full"),
        "read-only": lambda: Refused("storage.read-only"),
        "away": lambda: Refused("storage.database-away"),
    }
    return refusals[fault]() if fault else Refused("storage")
