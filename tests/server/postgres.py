"""A PostgreSQL server for tests, in a folder of its own, reached through a socket there: it disturbs nobody."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

PLACES = ("/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/homebrew/opt")
SOMEBODY = "nobody"
"""PostgreSQL refuses to run as root; then it runs as this user."""


def binaries() -> Path | None:
    """The folder of its programs, which is rarely in the path."""
    found = shutil.which("initdb")
    places = [path for place in PLACES for path in sorted(Path(place).glob("*/bin"), reverse=True) if (path / "initdb").exists()]
    return Path(found).parent if found else next(iter(places), None)


class Postgres:
    """A running server; `address` leads to its database, and `restart` is what hosts do at night."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs = folder, programs
        self.data = folder / "data"
        self.address = f"postgresql:///postgres?host={folder}&user=fiefdom"

    def run(self, program: str, *arguments: str) -> None:
        user = SOMEBODY if os.geteuid() == 0 else None
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, user=user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def make(self) -> None:
        if os.geteuid() == 0:
            os.chown(self.folder, pwd.getpwnam(SOMEBODY).pw_uid, -1)
        self.run("initdb", "-D", str(self.data), "-U", "fiefdom", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def empty(self) -> None:
        """Begin with nothing, as on the first day."""
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c shared_buffers=16MB -c max_connections=40"
        self.run("pg_ctl", "-D", str(self.data), "-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")


@contextlib.contextmanager
def running_postgres(programs: Path) -> Iterator[Postgres]:
    """A server for as long as somebody needs it."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp", ignore_cleanup_errors=True) as folder:  # the name of a socket must be short
        server = Postgres(Path(folder), programs)
        server.make()
        server.start()
        try:
            yield server
        finally:
            with contextlib.suppress(subprocess.CalledProcessError):  # the test may have stopped it
                server.stop("immediate")
