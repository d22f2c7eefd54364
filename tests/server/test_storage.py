"""What is stored is found again, forgotten in small steps by a clock that may jump, and kept by one server alone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cli.main import main
from fiefdom.errors import BadPath
from fiefdom.server import storage as storage_module
from fiefdom.server.storage import DAY, SPARE, VERSION, FolderLock, SQLiteStorage, StoredTable, next_day, open_database

TABLE = StoredTable("t", b"plan", b"chairs")


class Clock:
    """A clock that goes as the test wants it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


def test_what_is_stored_is_found_after_opening_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "fiefdom.sqlite"

    async def work() -> None:
        storage = SQLiteStorage(path)
        await storage.add_table(TABLE)
        await asyncio.gather(*(storage.add_act("t", number, f"act {number}") for number in range(1, 30)))
        await storage.save_chairs("t", b"others", "next")
        await storage.add_replay("r", "record")
        await storage.add_replay("r", "record")
        await storage.close()
        storage = SQLiteStorage(path)
        found = await storage.load_table("t")
        assert found == StoredTable("t", b"plan", b"others", "next", [f"act {number}" for number in range(1, 30)])
        assert (await storage.load_table("x"), await storage.load_replay("r"), await storage.load_replay("x")) == (None, "record", None)
        assert await storage.forget(1) == 0
        assert await storage.forget(-1) == 2
        assert await storage.load_table("t") is None
        assert await storage.load_replay("r") is None
        await storage.close()
        assert rows(path, "acts") == 0

    run(work())


def rows(path: Path, table: str) -> int:
    database = sqlite3.connect(path)
    number: int = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    database.close()
    return number


def test_a_write_that_fails_spoils_no_other(tmp_path: Path) -> None:
    async def work() -> None:
        storage = SQLiteStorage(tmp_path / "x.sqlite")
        writes = [storage.add_act("t", number, "act") for number in (1, 2, 2, 3)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
        await storage.close()

    run(work())


def test_a_file_that_is_no_database_is_refused_and_the_folder_stays_free(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    path.write_text("this is no database, " * 100)
    with pytest.raises(BadPath, match="cannot be used as a database"):
        SQLiteStorage(path)
    FolderLock(tmp_path).release()


# Days


def test_days_go_by_one_at_a_time_whatever_the_clock_does() -> None:
    assert next_day(5, 1000.0, 1000.0 + DAY - 1) == (5, 1000.0)
    assert next_day(5, 1000.0, 1000.0 + DAY) == (6, 1000.0 + DAY)
    assert next_day(5, 1000.0, 1000.0 + 3650 * DAY) == (6, 1000.0 + 3650 * DAY)
    assert next_day(5, 1000.0, 0.0) == (5, 0.0)


Touch = Callable[[SQLiteStorage], Awaitable[object]]
TOUCHES: dict[str, Touch] = {
    "an act": lambda storage: storage.add_act("t", 1, "act"),
    "a table that is opened": lambda storage: storage.load_table("t"),
    "other chairs": lambda storage: storage.save_chairs("t", b"chairs"),
    "a replay that is opened": lambda storage: storage.load_replay("r"),
    "a replay that is uploaded again": lambda storage: storage.add_replay("r", "record"),
}


@pytest.mark.parametrize("touch", TOUCHES.values(), ids=TOUCHES)
def test_what_is_touched_is_kept_for_so_many_days_more(touch: Touch) -> None:
    clock = Clock()

    async def work() -> None:
        storage = SQLiteStorage(":memory:", clock)
        await storage.add_table(TABLE)
        await storage.add_replay("r", "record")
        deleted = []
        for day in range(1, 101):
            clock.now += DAY
            deleted += [day] * await storage.forget(60)
            if day == 30:
                await touch(storage)
        assert deleted == [61, 91]
        await storage.close()

    run(work())


def test_an_act_of_a_batch_with_a_wrong_one_renews_its_table_too() -> None:
    clock = Clock()

    async def work() -> None:
        storage = SQLiteStorage(":memory:", clock)
        await storage.add_table(TABLE)
        for _ in range(5):
            clock.now += DAY
            await storage.forget(60)
        await asyncio.gather(
            storage.add_act("t", 1, "a"), storage.add_act("u", 1, "a"), storage.add_act("u", 1, "a"), return_exceptions=True
        )
        assert await storage.forget(4) == 0
        await storage.close()

    run(work())


@pytest.mark.parametrize("jumps", [[3650 * DAY], [-3650 * DAY], [3650 * DAY, -3650 * DAY, 3650 * DAY], [-1_700_000_000.0, 1_700_000_000.0]])
def test_a_clock_that_jumps_deletes_nothing(jumps: list[float], tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        for number, jump in enumerate([*jumps, 0.0]):
            storage = SQLiteStorage(tmp_path / "x.sqlite", clock)
            await storage.add_table(StoredTable(str(number), b"", b""))
            clock.now += jump
            assert await storage.forget(10) == 0
            await storage.close()
            clock.now += 60

    run(work())


def test_days_are_counted_over_restarts(tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        for start in range(15):
            storage = SQLiteStorage(tmp_path / "x.sqlite", clock)
            if not start:
                await storage.add_table(TABLE)
            assert await storage.forget(10) == (start == 11)
            await storage.close()
            clock.now += DAY

    run(work())


# Small steps


def test_others_write_between_the_steps_of_forgetting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage_module, "BREATH", 0.0)
    steps: list[int] = []
    original = storage_module._delete_some

    def delete_some(database: sqlite3.Connection, before: float) -> int:
        steps.append(database.execute("SELECT count(*) FROM acts WHERE table_id = 'running'").fetchone()[0])
        return original(database, before)

    monkeypatch.setattr(storage_module, "_delete_some", delete_some)

    async def work() -> None:
        storage = SQLiteStorage(":memory:", Clock())
        await asyncio.gather(*(storage.add_table(StoredTable(f"old {number}", b"", b"")) for number in range(100)))
        forgetting = asyncio.create_task(storage.forget(-1))
        number = 0
        while not forgetting.done():
            number += 1
            await storage.add_act("running", number, "act")
        assert await forgetting == 100
        await storage.close()

    run(work())
    assert len(steps) == 100 // storage_module.OLD + 2
    assert len(set(steps)) == len(steps)  # somebody's act went between any two of them


def test_a_file_shrinks_when_games_are_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "fiefdom.sqlite"

    async def work() -> None:
        storage = SQLiteStorage(path)
        await fill(storage)
        await storage.close()
        full = path.stat().st_size
        storage = SQLiteStorage(path)
        await storage.forget(-1)
        await storage.close()
        assert full > 4_000_000
        assert path.stat().st_size < 4096 * (SPARE + 50)

    run(work())


async def fill(storage: SQLiteStorage) -> None:
    """Some large games, written together."""
    tables = [StoredTable(f"table {number}", b"plan", b"chairs") for number in range(40)]
    acts = [(table.id, number, "Ana: buy -> Copper\n" * 1000) for table in tables for number in range(10)]
    await asyncio.gather(*map(storage.add_table, tables), *(storage.add_act(*act) for act in acts))


# Databases of other versions


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "fiefdom.sqlite"
    old = sqlite3.connect(path)
    old.executescript("""
        PRAGMA journal_mode=WAL;
        CREATE TABLE tables (
            id TEXT PRIMARY KEY, plan BLOB NOT NULL, chairs BLOB NOT NULL, successor TEXT NOT NULL, touched REAL NOT NULL
        ) STRICT;
        CREATE TABLE acts (table_id TEXT NOT NULL, number INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, number))
            STRICT, WITHOUT ROWID;
        CREATE TABLE replays (id TEXT PRIMARY KEY, record TEXT NOT NULL, touched REAL NOT NULL) STRICT;
        PRAGMA user_version=1;
        INSERT INTO tables VALUES ('t', x'01', x'02', 'next', 0.0);
        INSERT INTO acts VALUES ('t', 1, 'act');
        INSERT INTO replays VALUES ('r', 'record', 1700000000.0);
    """)
    old.close()

    async def work() -> None:
        storage = SQLiteStorage(path)
        assert await storage.forget(90) == 0
        assert await storage.load_table("t") == StoredTable("t", b"\x01", b"\x02", "next", ["act"])
        assert await storage.load_replay("r") == "record"
        await storage.add_act("t", 2, "another")
        await fill(storage)
        assert await storage.forget(-1) == 42
        await storage.close()

    run(work())
    assert path.stat().st_size < 4096 * (SPARE + 50)
    database = open_database(path)
    assert database.execute("PRAGMA user_version").fetchone()[0] == VERSION
    database.close()


def test_a_database_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "fiefdom.sqlite"
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version={VERSION + 1}")
    database.close()
    before = path.read_bytes()
    with pytest.raises(BadPath, match="another version"):
        open_database(path)
    assert path.read_bytes() == before


# One server for each folder

HOLD = """
import pathlib, sys
from fiefdom.server.storage import FolderLock
held = FolderLock(pathlib.Path(sys.argv[1]))
print("held", flush=True)
input()
"""


def test_a_folder_is_locked_until_its_process_ends_however_it_ends(tmp_path: Path) -> None:
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        with pytest.raises(BadPath, match=f"is in use by another server, the process {other.pid}"):
            SQLiteStorage(tmp_path / "fiefdom.sqlite")
        assert not (tmp_path / "fiefdom.sqlite").exists()
    finally:
        other.kill()
        other.communicate()

    async def work() -> None:
        for _ in range(2):
            await SQLiteStorage(tmp_path / "fiefdom.sqlite").close()

    run(work())


def test_the_command_refuses_a_folder_that_another_server_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held = FolderLock(tmp_path)
    assert main(["serve", "--port", "0", "--no-open", "--data", str(tmp_path)]) == 2
    held.release()
    lines = capsys.readouterr().err.splitlines()
    assert "is in use by another server" in lines[0]
    assert lines[1] == "hint: stop that one, or choose another `--data`"


def test_where_nothing_can_be_locked_there_is_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(_: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(storage_module, "lock", refuse)
    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        FolderLock(tmp_path).release()
    assert "take care that no other server uses it" in caplog.text
