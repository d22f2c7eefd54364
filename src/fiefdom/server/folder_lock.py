"""One server for each data folder: a lock that ends with the process that holds it."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys
from pathlib import Path

from fiefdom.errors import BadPath, SystemProblem

log = logging.getLogger("fiefdom.server")

LOCK = "fiefdom.lock"
"""The file in the data folder. It stays behind, but the lock on it ends with the process that holds it, however that ends."""

TAKEN = frozenset((errno.EACCES, errno.EAGAIN, errno.EDEADLK))
LONGEST = 20
PLACE = 1 << 20
"""What is locked on Windows is a byte far behind the text: there, nobody else could read what is locked."""


class FolderLock:
    """Holds a data folder until `release`, or until this process ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise BadPath("unlockable", path=folder, why=SystemProblem.of(problem)) from problem
        try:
            lock(self._file)
        except OSError as problem:
            self._complain(folder, problem)
        with contextlib.suppress(OSError):  # a full disk; it is only a remark
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, b"%d\n" % os.getpid(), 0) if hasattr(os, "pwrite") else os.write(self._file, b"%d\n" % os.getpid())

    def _complain(self, folder: Path, problem: OSError) -> None:
        """Refuse a folder that is taken; where nothing can be locked, as on some network drives, go on with a warning."""
        if problem.errno not in TAKEN:
            log.warning("`%s` cannot be locked (%s): take care that no other server uses it", folder, problem.strerror)
            return
        with contextlib.suppress(OSError):
            holder = os.read(self._file, LONGEST).decode("ascii", "replace").strip()
        os.close(self._file)
        raise BadPath("in-use", path=folder, process=holder if holder.isdecimal() else "?") from problem

    def release(self) -> None:
        os.close(self._file)


def lock(file: int) -> None:
    """Lock an open file for this process alone, or fail at once."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, PLACE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_folder_of(path: Path | str) -> FolderLock | None:
    """The lock of the folder of a database, which is made if it is not there; None for one in memory."""
    if not isinstance(path, Path):
        return None
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise BadPath("no-folder", path=path.parent, why=SystemProblem.of(problem)) from problem
    return FolderLock(path.parent)
