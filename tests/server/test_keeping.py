"""Hosts look through a database, carry it to another kind and back, and delete what has to go."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cli.main import main
from fiefdom.server import keeping
from fiefdom.server.database import DATABASE, database_at
from fiefdom.server.keeping import export
from tests.server.clients import Greedy, Running, data_of, player, running
from tests.server.postgres import Postgres

Fiefdom = Callable[..., tuple[int, Any, str]]


@pytest.fixture
def fiefdom(capsys: pytest.CaptureFixture[str]) -> Fiefdom:
    """Runs `fiefdom data`: the exit code, what was printed as JSON, and what was complained about."""

    def run(*words: object) -> tuple[int, Any, str]:
        code = main(["data", *map(str, words), "--json"])
        said = capsys.readouterr()
        return code, json.loads(said.out or "null"), said.err

    return run


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with the games of Ana and of Ola, as a server has left them."""
    folder = tmp_path / "games"
    with running(data_of(folder)) as server:
        for name in ("Ana", "Ola"):
            asyncio.run(some_turns(server, server.table(name, "bot:big-money")))
    return folder


async def some_turns(server: Running, made: dict[str, Any]) -> None:
    async with player(server, made["table"], made["token"]) as client:
        await client.play(Greedy(), lambda state: bool(state["turn_number"] > 3))


def everything(folder: Path | None, address: str | None = None) -> list[bytes]:
    database = database_at(address, folder, "looking")
    lines = list(export(database))
    database.close()
    return lines


def test_games_go_to_postgresql_and_back_and_are_the_same(games: Path, fiefdom: Fiefdom, postgres: Postgres, tmp_path: Path) -> None:
    postgres.empty()
    before = everything(games)
    assert fiefdom("export", tmp_path / "one", "--data", games)[0] == 0
    assert fiefdom("import", tmp_path / "one", "--database", postgres.address)[0] == 0
    assert everything(None, postgres.address) == before
    assert fiefdom("check", "--database", postgres.address)[:2] == (0, {"tables": 2, "wrong": []})
    assert fiefdom("export", tmp_path / "two", "--database", postgres.address)[0] == 0
    assert fiefdom("import", tmp_path / "two", "--data", tmp_path / "again")[0] == 0
    assert everything(tmp_path / "again") == before
    assert (tmp_path / "one").stat().st_mode & 0o077 == 0


def test_however_many_rows_are_read_at_once_all_are_exported(
    games: Path, fiefdom: Fiefdom, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.empty()
    before = everything(games)
    assert fiefdom("export", tmp_path / "one", "--data", games)[0] == 0
    assert fiefdom("import", tmp_path / "one", "--database", postgres.address)[0] == 0
    for rows in (1, 2, len(before)):
        monkeypatch.setattr(keeping, "PAGE", rows)
        assert everything(games) == everything(None, postgres.address) == before


def test_an_import_into_what_holds_games_or_of_something_else_changes_nothing(games: Path, fiefdom: Fiefdom, tmp_path: Path) -> None:
    fiefdom("export", tmp_path / "export", "--data", games)
    before = everything(games)
    code, _, complaint = fiefdom("import", tmp_path / "export", "--data", games)
    assert (code, "holds games already" in complaint) == (2, True)
    assert everything(games) == before
    lines = (tmp_path / "export").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut").write_bytes(b"".join(lines[:5]) + lines[5][:9])
    code, _, complaint = fiefdom("import", tmp_path / "cut", "--data", tmp_path / "new")
    assert code == 2
    assert complaint.startswith(f"error: line 6: `{tmp_path / 'cut'}` is no export of a database")
    assert len(everything(tmp_path / "new")) == 2  # what it is, and the calendar of a new one


def changed(lines: list[bytes], place: int, change: Callable[[Any], None]) -> bytes:
    """An export in which one line says something else."""
    value = json.loads(lines[place])
    change(value)
    return b"".join([*lines[:place], json.dumps(value).encode() + b"\n", *lines[place + 1 :]])


def test_whatever_is_wrong_with_an_export_is_said_and_nothing_of_it_is_read(games: Path, fiefdom: Fiefdom, tmp_path: Path) -> None:
    fiefdom("export", tmp_path / "export", "--data", games)
    lines = (tmp_path / "export").read_bytes().splitlines(keepends=True)
    assert json.loads(lines[1])["table"] == "tables"
    wrong = {
        b"": "line 1: `{}` is no export",
        b"".join(lines[:20]): f"`{{}}` was cut off: it has 19 of {len(lines) - 1} rows",
        b"".join([*lines, lines[1]]): f"line {len(lines) + 1}: `{{}}` is no export",
        changed(lines, 0, lambda header: header.update(version=99)): "`{}` was written by another version",
        changed(lines, 0, lambda header: header.update(fiefdom="record")): "line 1: `{}` is no export",
        changed(lines, 1, lambda row: row["row"].__setitem__(0, None)): "line 2: `{}` is no export",
        changed(lines, 1, lambda row: row["row"].__setitem__(1, "no Base64")): "line 2: `{}` is no export",
        changed(lines, 1, lambda row: row["row"].__setitem__(4, "a word")): "line 2: `{}` is no export",
    }
    for number, (text, complaint) in enumerate(wrong.items()):
        path = tmp_path / f"wrong{number}"
        path.write_bytes(text)
        code, _, said = fiefdom("import", path, "--data", tmp_path / "new")
        assert (code, complaint.format(path) in said) == (2, True), said
    assert len(everything(tmp_path / "new")) == 2  # what it is, and the calendar of a new one


@pytest.mark.parametrize("task", [["check"], ["export", "out"], ["backup", "out"], ["prune", "--days", "1"], ["delete", "--name", "Ana"]])
def test_where_no_games_are_none_are_made(task: list[str], fiefdom: Fiefdom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, complaint = fiefdom(*task, "--data", tmp_path / "mistyped")
    assert (code, "no server has used" in complaint) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_already_is_not_written_over(games: Path, fiefdom: Fiefdom, tmp_path: Path) -> None:
    before = everything(games)
    for task in ("backup", "export"):
        for path in (games / DATABASE, tmp_path):
            code, _, complaint = fiefdom(task, path, "--data", games)
            assert (code, f"`{path}` cannot be written: File exists" in complaint) == (2, True)
    assert everything(games) == before


def test_of_a_file_that_cannot_be_read_to_its_end_nothing_is_left(games: Path, fiefdom: Fiefdom, tmp_path: Path) -> None:
    with (games / DATABASE).open("r+b") as file:
        size = file.seek(0, 2)
        file.seek(4096)
        file.write(b"x" * (size - 4096))
    (tmp_path / "out").mkdir()
    for task in (["check"], ["export", tmp_path / "out" / "one"], ["delete", "--name", "Ana"], ["prune", "--days", "0"]):
        code, _, complaint = fiefdom(*task, "--data", games)
        assert (code, "malformed" in complaint, "Traceback" in complaint) == (2, True, False)
    assert list((tmp_path / "out").iterdir()) == []


def test_a_check_names_the_game_that_cannot_be_brought_back(games: Path, fiefdom: Fiefdom) -> None:
    database = sqlite3.connect(games / DATABASE)
    (table,) = database.execute("SELECT table_id FROM acts LIMIT 1").fetchone()
    database.execute("UPDATE acts SET lines = 'nonsense' WHERE table_id = ? AND number = 1", (table,))
    database.commit()
    database.close()
    code, said, _ = fiefdom("check", "--data", games)
    assert code == 1
    assert [each["table"] for each in said["wrong"]] == [table]


def test_with_the_games_of_a_person_goes_what_was_made_of_them(games: Path, fiefdom: Fiefdom) -> None:
    with contextlib.closing(database_at(None, games, "alone")) as database:
        for table, chairs in list(database.execute("SELECT id, chairs FROM tables")):
            database.execute("INSERT INTO branches VALUES (?, 'b', 1, ?, 0)", (table, chairs))
            database.execute("INSERT INTO openings VALUES (?, '', ?, 0.0, 0)", (table, chairs))
    assert fiefdom("delete", "--name", "ana", "--data", games)[:2] == (0, {"tables": 1})
    with contextlib.closing(database_at(None, games, "looking")) as database:
        for kept in ("tables", "branches", "openings"):
            assert database.execute(f"SELECT COUNT(*) FROM {kept}").fetchone()[0] == 1
        assert b"Ana" not in b"".join(export(database))


def test_the_games_of_a_person_are_deleted_and_no_others(games: Path, fiefdom: Fiefdom) -> None:
    assert fiefdom("delete", "--name", "ana", "--data", games)[:2] == (0, {"tables": 1})
    kept = b"".join(everything(games))
    assert fiefdom("check", "--data", games)[1] == {"tables": 1, "wrong": []}
    assert fiefdom("delete", "--name", "ana", "--data", games)[1] == {"tables": 0}
    assert b"".join(everything(games)) == kept


def test_what_is_old_is_pruned(games: Path, fiefdom: Fiefdom) -> None:
    assert fiefdom("prune", "--days", "1", "--data", games)[1] == {"things": 0}
    database = sqlite3.connect(games / DATABASE)
    database.execute("UPDATE calendar SET day = 9")
    database.commit()
    database.close()
    assert fiefdom("prune", "--days", "1", "--data", games)[1] == {"things": 2}


@pytest.mark.parametrize("place", ["file", "postgres"])
def test_beside_a_server_what_is_old_is_pruned_and_what_it_has_open_stays(
    place: str, tmp_path: Path, fiefdom: Fiefdom, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("database") if place == "postgres" else None
    where = ["--database", address] if address else ["--data", tmp_path]
    with running(data_of(tmp_path, database=address)) as server:
        left, kept = (server.table(name, "bot:big-money")["table"] for name in ("Ana", "Ola"))
        server.do(lambda: put_away(server, left))
        with contextlib.closing(database_at(address, tmp_path, "looking")) as games:
            games.execute("UPDATE calendar SET day = 9")
        server.do(server.server.hall._keep_what_is_open)  # as it does now and then, whichever process of a house it is
        assert fiefdom("prune", "--days", "0", *where)[0] == 2, "what is touched today is the server's"
        assert fiefdom("prune", "--days", "1", *where)[1] == {"things": 1}
        assert fiefdom("export", tmp_path / "copy", *where)[0] == 0, "a backup for every database"
        assert server.get(f"/api/tables/{left}").status_code == 404
        assert server.get(f"/api/tables/{kept}").status_code == 200


async def put_away(server: Running, table: str) -> None:
    hall = server.server.hall
    hall._put_away(hall.rooms[table])


def test_a_copy_is_made_while_the_server_runs(tmp_path: Path, fiefdom: Fiefdom) -> None:
    folder = tmp_path / "games"
    with running(data_of(folder)) as server:
        server.table("Ana", "bot:big-money")
        assert fiefdom("backup", tmp_path / "copy" / DATABASE, "--data", folder)[0] == 0
        assert fiefdom("delete", "--name", "x", "--data", folder)[0] == 2
    assert everything(tmp_path / "copy") == everything(folder)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["export"], "`export` needs `FILE`"),
        (["prune"], "`prune` needs `--days`"),
        (["delete"], "`delete` needs `--name`"),
        (["import", "nowhere"], "`nowhere` cannot be read"),
        (["check", "--database", "mysql://x"], "`mysql://x` is no address"),
    ],
)
def test_what_is_missing_is_said(words: list[str], complaint: str, fiefdom: Fiefdom, tmp_path: Path) -> None:
    code, _, said = fiefdom(*words, "--data", tmp_path)
    assert code == 2
    assert complaint in said
    assert "hint:" in said
