"""What is stored is found again, forgotten in small steps by a clock that may jump, and kept by one server alone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cli.main import main
from fiefdom.errors import BadPath
from fiefdom.server import folder_lock
from fiefdom.server import storage as storage_module
from fiefdom.server.database import SPARE, Database, SQLiteFile, database_at, open_file
from fiefdom.server.faults import StorageFailed, StorageInDoubt, storage_refusal
from fiefdom.server.folder_lock import FolderLock
from fiefdom.server.schema import VERSION
from fiefdom.server.storage import DAY, Storage, StoredTable, next_day
from tests.server.local import SetTime, run
from tests.server.postgres import Postgres

TABLE = StoredTable("t", b"plan", b"chairs")
TODAY = 1_700_000_000.0


Open = Callable[..., Storage]
"""Opens the storage of a test, again and again, with a clock if it is about days."""


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def open_storage(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """The same for both databases: whatever holds for one holds for the other."""
    if request.param == "SQLite":
        return lambda *clock: Storage(SQLiteFile(tmp_path / "new" / "fiefdom.sqlite"), *clock)
    server: Postgres = request.getfixturevalue("postgres")
    server.empty()
    return lambda *clock: Storage(database_at(server.address, None), *clock)


def test_what_is_stored_is_found_after_opening_again(open_storage: Open) -> None:
    async def work() -> None:
        storage = open_storage()
        await storage.add_table(TABLE)
        await asyncio.gather(*(storage.add_act("t", number, f"act {number}") for number in range(1, 30)))
        await storage.save_chairs("t", b"others", "next")
        await storage.add_replay("r", "record")
        await storage.add_replay("r", "record")
        await storage.add_review("v", b"review")
        await storage.add_review("v", b"better")
        await storage.close()
        storage = open_storage()
        assert await storage.load_review("v") == b"better"
        found = await storage.load_table("t")
        assert found == StoredTable("t", b"plan", b"others", "next", [f"act {number}" for number in range(1, 30)])
        assert (await storage.load_table("x"), await storage.load_replay("r"), await storage.load_replay("x")) == (None, "record", None)
        assert await storage.forget(1) == 0
        assert await storage.forget(-1) == 3
        assert await storage.load_table("t") is None
        assert await storage.load_replay("r") is None
        assert await storage.count_acts("t") == 0
        await storage.close()

    run(work())


def test_a_write_that_fails_spoils_no_other(open_storage: Open) -> None:
    async def work() -> None:
        storage = open_storage()
        writes = [storage.add_act("t", number, "act") for number in (1, 2, 2, 3)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
        await storage.close()

    run(work())


def test_acts_that_belong_together_are_kept_all_or_not_at_all(open_storage: Open) -> None:
    async def work() -> None:
        storage = open_storage()
        await storage.add_table(TABLE)
        await storage.add_act("t", 2, "two")
        others = [storage.add_acts("t", 1, ("one", "two again")), storage.add_acts("t", 3, ("three", "four"))]
        results = await asyncio.gather(*others, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [True, False]
        found = await storage.load_table("t")
        assert found is not None
        assert found.acts == ["two", "three", "four"]
        await storage.close()

    run(work())


def test_more_acts_may_wait_than_a_statement_has_room_for(open_storage: Open) -> None:
    async def work() -> None:  # PostgreSQL has room for 65,535 values, and an act has three
        storage = open_storage()
        await asyncio.gather(*(storage.add_acts("t", 1 + 64 * part, ["act"] * 64) for part in range(500)))
        assert await storage.count_acts("t") == 32_000
        await storage.close()

    run(work())


def test_a_file_that_is_no_database_is_refused_and_the_folder_stays_free(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    path.write_text("this is no database, " * 100)
    with pytest.raises(BadPath, match="cannot be used as a database"):
        Storage(SQLiteFile(path))
    FolderLock(tmp_path).release()


# Days


def test_days_go_by_one_at_a_time_whatever_the_clock_does() -> None:
    assert next_day(5, 1000.0, 1000.0 + DAY - 1) == (5, 1000.0)
    assert next_day(5, 1000.0, 1000.0 + DAY) == (6, 1000.0 + DAY)
    assert next_day(5, 1000.0, 1000.0 + 3650 * DAY) == (6, 1000.0 + 3650 * DAY)
    assert next_day(5, 1000.0, 0.0) == (5, 0.0)


Touch = Callable[[Storage], Awaitable[object]]
TOUCHES: dict[str, Touch] = {
    "an act": lambda storage: storage.add_act("t", 1, "act"),
    "a table that is opened": lambda storage: storage.load_table("t"),
    "other chairs": lambda storage: storage.save_chairs("t", b"chairs"),
    "a replay that is opened": lambda storage: storage.load_replay("r"),
    "a replay that is uploaded again": lambda storage: storage.add_replay("r", "record"),
}


@pytest.mark.parametrize("touch", TOUCHES.values(), ids=TOUCHES)
def test_what_is_touched_is_kept_for_so_many_days_more(touch: Touch, open_storage: Open) -> None:
    clock = SetTime(TODAY)

    async def work() -> None:
        storage = open_storage(clock)
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


def test_an_act_of_a_batch_with_a_wrong_one_renews_its_table_too(open_storage: Open) -> None:
    clock = SetTime(TODAY)

    async def work() -> None:
        storage = open_storage(clock)
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


def test_tables_that_were_played_at_do_not_pile_up_in_memory(monkeypatch: pytest.MonkeyPatch, open_storage: Open) -> None:
    monkeypatch.setattr(storage_module, "MOST_TOUCHED", 3)

    async def work() -> None:
        storage = open_storage()
        for number in range(10):
            await storage.add_table(StoredTable(str(number), b"plan", b"chairs"))
            await storage.add_act(str(number), 1, "act")
            assert len(storage._touched) <= 3
        await storage.close()

    run(work())


@pytest.mark.parametrize("jumps", [[3650 * DAY], [-3650 * DAY], [3650 * DAY, -3650 * DAY, 3650 * DAY], [-TODAY, TODAY]])
def test_a_clock_that_jumps_deletes_nothing(jumps: list[float], open_storage: Open) -> None:
    clock = SetTime(TODAY)

    async def work() -> None:
        for number, jump in enumerate([*jumps, 0.0]):
            storage = open_storage(clock)
            await storage.add_table(StoredTable(str(number), b"", b""))
            clock.now += jump
            assert await storage.forget(10) == 0
            await storage.close()
            clock.now += 60

    run(work())


def test_days_are_counted_over_restarts(open_storage: Open) -> None:
    clock = SetTime(TODAY)

    async def work() -> None:
        for start in range(15):
            storage = open_storage(clock)
            if not start:
                await storage.add_table(TABLE)
            assert await storage.forget(10) == (start == 11)
            await storage.close()
            clock.now += DAY

    run(work())


# Small steps


def test_others_write_between_the_steps_of_forgetting(monkeypatch: pytest.MonkeyPatch, open_storage: Open) -> None:
    monkeypatch.setattr(storage_module, "BREATH", 0.0)
    steps: list[int] = []
    original = storage_module._delete_some

    def delete_some(database: Database, before: float) -> int:
        steps.append(database.execute("SELECT count(*) FROM acts WHERE table_id = 'running'").fetchone()[0])
        return original(database, before)

    monkeypatch.setattr(storage_module, "_delete_some", delete_some)

    async def work() -> None:
        storage = open_storage(SetTime(TODAY))
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
        storage = Storage(SQLiteFile(path))
        await fill(storage)
        await storage.close()
        full = path.stat().st_size
        storage = Storage(SQLiteFile(path))
        await storage.forget(-1)
        await storage.close()
        assert full > 4_000_000
        assert path.stat().st_size < 4096 * (SPARE + 50)

    run(work())


async def fill(storage: Storage) -> None:
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
        storage = Storage(SQLiteFile(path))
        assert await storage.forget(90) == 0
        assert await storage.load_table("t") == StoredTable("t", b"\x01", b"\x02", "next", ["act"])
        assert await storage.load_replay("r") == "record"
        await storage.add_act("t", 2, "another")
        await fill(storage)
        assert await storage.forget(-1) == 42
        await storage.close()

    run(work())
    assert path.stat().st_size < 4096 * (SPARE + 50)
    database = open_file(path)
    assert database.execute("PRAGMA user_version").fetchone()[0] == VERSION
    database.close()


def test_a_database_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "fiefdom.sqlite"
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version={VERSION + 1}")
    database.close()
    before = path.read_bytes()
    with pytest.raises(BadPath, match="another version"):
        open_file(path)
    assert path.read_bytes() == before


# One server for each folder

HOLD = """
import pathlib, sys
from fiefdom.server.folder_lock import FolderLock
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
            Storage(SQLiteFile(tmp_path / "fiefdom.sqlite"))
        assert not (tmp_path / "fiefdom.sqlite").exists()
    finally:
        other.kill()
        other.communicate()

    async def work() -> None:
        for _ in range(2):
            await Storage(SQLiteFile(tmp_path / "fiefdom.sqlite")).close()

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

    monkeypatch.setattr(folder_lock, "lock", refuse)
    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        FolderLock(tmp_path).release()
    assert "take care that no other server uses it" in caplog.text


# A database that is a server


def test_a_database_that_was_away_is_found_again(postgres: Postgres) -> None:
    postgres.empty()

    async def work() -> None:
        storage = Storage(database_at(postgres.address, None))
        await storage.add_table(TABLE)
        postgres.stop("immediate")
        with pytest.raises(StorageFailed) as failed:
            await storage.add_act("t", 1, "lost")
        assert not isinstance(failed.value, StorageInDoubt)
        postgres.start()
        await storage.add_act("t", 1, "kept")
        found = await storage.load_table("t")
        assert found is not None
        assert found.acts == ["kept"]
        await storage.close()

    run(work())


class LosesAnswers:
    """A connection that is lost between a commit and its answer."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    def execute(self, sql: Any, *values: Any) -> Any:
        done = self.connection.execute(sql, *values)
        if sql == "COMMIT":
            self.connection.close()
            self.connection.execute("SELECT 1")
        return done


def test_whether_something_is_kept_whose_commit_was_not_answered_is_not_claimed(postgres: Postgres) -> None:
    postgres.empty()

    async def work() -> None:
        database: Any = database_at(postgres.address, None)
        storage = Storage(database)
        await storage.add_table(TABLE)
        database._connection = LosesAnswers(database._connection)
        with pytest.raises(StorageInDoubt):
            await storage.add_act("t", 1, "kept")
        found = await storage.load_table("t")
        assert found is not None
        assert found.acts == ["kept"]
        await storage.close()

    run(work())


def test_a_database_is_for_one_server_until_it_ends(postgres: Postgres) -> None:
    postgres.empty()
    first = database_at(postgres.address, None)
    with pytest.raises(BadPath, match="in use by another server"):
        database_at(postgres.address, None)
    first.close()
    database_at(postgres.address, None).close()


def test_a_database_of_a_later_version_on_a_server_is_refused_and_left_alone(postgres: Postgres) -> None:
    postgres.empty()
    database = database_at(postgres.address, None)
    database.execute("UPDATE fiefdom_version SET version = ?", (VERSION + 1,))
    database.close()
    with pytest.raises(BadPath, match="another version"):
        database_at(postgres.address, None)


@pytest.mark.parametrize("address", ["postgresql:///nothing?host=/nowhere", "postgresql://ana:secret@127.0.0.1:1/games"])
def test_a_database_that_is_not_there_is_said_without_its_password(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed: the extra `postgres`")
    assert main(["serve", "--port", "0", "--no-open", "--database", address]) == 2
    said = capsys.readouterr().err
    assert "cannot be used as a database" in said
    assert "secret" not in said


def test_another_kind_of_address_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--no-open", "--database", "mysql://games"]) == 2
    assert "`mysql://games` is no address of a PostgreSQL database" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("pragma", "code"),
    [("max_page_count = 1", "storage.disk-full"), ("query_only = ON", "storage.read-only")],
    ids=["a full disk", "a file that cannot be written"],
)
def test_people_are_told_what_is_wrong_with_the_file_and_go_on_when_it_is_mended(tmp_path: Path, pragma: str, code: str) -> None:
    async def main() -> None:
        storage = Storage(database_at(None, tmp_path))
        await storage.add_table(StoredTable("t", b"{}", b"[]"))
        await storage.run(lambda database, _: None)
        storage._database.execute(f"PRAGMA {pragma}")
        with pytest.raises(StorageFailed) as failed:
            await storage.add_act("t", 1, "x" * 100_000)
        assert storage_refusal(failed.value).code == code
        storage._database.execute(f"PRAGMA {'max_page_count = 1000000' if 'max' in pragma else 'query_only = OFF'}")
        await storage.add_act("t", 1, "kept")
        kept = await storage.load_table("t")
        assert kept
        assert kept.acts == ["kept"]
        await storage.close()

    asyncio.run(main())


def test_people_are_told_that_the_database_is_away(postgres: Postgres) -> None:
    postgres.empty()

    async def main() -> None:
        storage = Storage(database_at(postgres.address, None))
        postgres.stop("immediate")
        with pytest.raises(StorageFailed) as failed:
            await storage.count_acts("t")
        assert storage_refusal(failed.value).code == "storage.database-away"
        postgres.start()
        await storage.close()

    asyncio.run(main())
