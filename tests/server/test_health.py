"""When the disk does not do as it should: people are told, in their language, nothing is lost, and the health of the server says so."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from fiefdom.server.database import DATABASE, open_file
from fiefdom.server.faults import StorageFailed
from fiefdom.server.logs import JsonLines
from fiefdom.server.metrics import memory_of_helpers
from fiefdom.server.storage import LATELY, Storage
from fiefdom.text.texts import Texts
from tests.server.clients import PATIENCE, Greedy, Player, Running, data_of, player, running


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Running]:
    """A server with a database of its own."""
    with running(data_of(tmp_path / "games")) as server:
        yield server


def storage_of(server: Running) -> Storage:
    storage = server.server.hall.storage
    assert isinstance(storage, Storage)
    return storage


def break_disk(server: Running, *, broken: bool) -> None:
    """Let the database refuse everything that is to be written, or no longer."""
    storage = storage_of(server)
    storage._database.execute(f"PRAGMA query_only={int(broken)}")
    storage.failed_at = None


def test_health_is_bad_while_nothing_can_be_written(kept: Running) -> None:
    health = kept.get("/api/health").json()
    assert (health["ok"], health["bot_strength"]) == (True, 1.0)
    break_disk(kept, broken=True)
    bad = httpx.get(f"http://{kept.host}/api/health", headers={"Accept-Language": "pl"}, timeout=PATIENCE)
    assert (bad.status_code, bad.json()["code"].partition(".")[0]) == (503, "storage")
    assert bad.json()["message"] == Texts("pl").format("error-storage-read-only")
    break_disk(kept, broken=False)
    assert kept.get("/api/health").status_code == 200


def test_health_is_bad_for_a_while_after_anything_has_failed(kept: Running) -> None:
    storage = storage_of(kept)

    async def read_what_is_damaged() -> None:
        with pytest.raises(StorageFailed):
            await storage._do(lambda database: database.execute("SELECT * FROM damaged"))

    kept.do(read_what_is_damaged)
    assert kept.get("/api/health").status_code == 503
    assert storage.failed_at is not None
    storage.failed_at -= LATELY
    assert kept.get("/api/health").status_code == 200


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells what its processes use")
def test_the_memory_of_helpers_is_that_of_the_processes_that_were_started() -> None:
    before = memory_of_helpers()
    with subprocess.Popen([sys.executable, "-c", "print(1); input()"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as helper:
        assert helper.stdout
        helper.stdout.readline()
        assert memory_of_helpers() - before > 2**20
        helper.communicate(b"\n")


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_cannot_be_stored_is_refused_in_words(kept: Running, language: str) -> None:
    made = kept.table("Ana", "bot:random", language=language)
    expected = Texts(language).format("error-storage-read-only")

    async def main() -> tuple[Any, int, str]:
        async with player(kept, made["table"], made["token"], language=language) as ana:
            await ana.until_state(lambda state: bool(state["question"] and state["question"]["number"]))
            number = ana.state["question"]["number"]
            break_disk(kept, broken=True)
            reply = await ana.ask("end_turn", question=number)
            await asyncio.wait_for(ana.connection.wait_closed(), PATIENCE)
            return reply, ana.connection.close_code or 0, ana.connection.close_reason or ""

    reply, code, reason = asyncio.run(main())
    assert (reply["code"], reply["message"]) == ("storage.read-only", expected)
    assert reply["to"] > 0
    assert (code, reason) == (1012, "storage")
    refused = httpx.post(f"http://{kept.host}/api/tables", content=b"{}", headers={"Accept-Language": language}, timeout=PATIENCE)
    assert (refused.status_code, refused.json()["message"]) == (503, expected)
    break_disk(kept, broken=False)
    assert kept.post("/api/tables", {}).status_code == 201
    assert kept.get(f"/api/tables/{made['table']}").json()["stage"] == "playing"


def test_a_table_that_cannot_be_read_is_refused_over_the_socket(kept: Running) -> None:
    async def main() -> Any:
        async with connect(f"ws://{kept.host}/ws") as connection:
            return await Player(connection).ask("hello", table="some", language="is")

    storage = storage_of(kept)
    kept.do(lambda: storage._do(lambda database: database.execute("ALTER TABLE tables RENAME TO lost") and None))
    reply = asyncio.run(main())
    assert (reply["code"], reply["message"]) == ("storage", Texts("is").format("error-storage"))
    over_http = kept.get("/api/tables/some")
    assert (over_http.status_code, over_http.json()["code"].partition(".")[0]) == (503, "storage")


def test_what_nobody_has_thought_of_is_a_refusal_too(kept: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("unforeseen")

    monkeypatch.setattr(kept.server.hall, "info", broken)
    response = kept.get("/api/tables/some")
    assert (response.status_code, response.json()["code"].partition(".")[0]) == (500, "server-error")


# Files


@pytest.mark.skipif(os.name == "nt", reason="rights of files are other ones there")
def test_games_are_for_the_user_of_the_server_alone(tmp_path: Path) -> None:
    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    old = os.umask(0o022)
    try:
        folder = tmp_path / "games"
        with running(data_of(folder)) as server:
            server.table()
            files = sorted(folder.glob("fiefdom.sqlite*"))
            assert len(files) == 3
            assert {mode(file) for file in files} == {0o600}
        assert mode(folder) == 0o700
        shared = tmp_path / "shared"
        shared.mkdir(mode=0o755)
        file = shared / "fiefdom.sqlite"
        file.touch(mode=0o644)
        open_file(file).close()
        assert mode(file) == 0o600, "one that was made by an earlier version"
        assert mode(shared) == 0o755, "a folder that was there is somebody else's business"
    finally:
        os.umask(old)


# For hosts and their programs


def number_in(text: str, name: str) -> float:
    """A number of the metrics."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def test_a_server_is_alive_without_its_database_but_not_ready(kept: Running) -> None:
    assert (kept.get("/healthz").text, kept.get("/readyz").text) == ("ok\n", "ok\n")
    break_disk(kept, broken=True)
    assert (kept.get("/healthz").status_code, kept.get("/readyz").status_code) == (200, 503)


def test_the_numbers_are_those_of_what_happened(kept: Running) -> None:
    made = kept.table("Ana", "bot:big-money")

    async def work() -> str:
        async with player(kept, made["table"], made["token"]) as client:
            await client.play(Greedy(), lambda state: bool(state["turn_number"] > 2))
            return str((await client.ask("answer", question=99, cards=[]))["code"])

    reason = asyncio.run(work())
    kept.get("/api/nonsense")
    text = kept.get("/metrics").text
    assert number_in(text, "fiefdom_tables") == 1
    assert number_in(text, 'fiefdom_message_seconds_count{message="hello"}') == 1
    assert number_in(text, 'fiefdom_message_seconds_count{message="play_treasures"}') >= 2
    assert number_in(text, f'fiefdom_refused_total{{reason="{reason}"}}') == 1
    assert number_in(text, 'fiefdom_refused_total{reason="unknown-address"}') == 1
    assert number_in(text, "fiefdom_database_seconds_count") > 2
    assert number_in(text, 'fiefdom_thinking_queue{lane="at-once"}') == 0
    assert number_in(text, "fiefdom_thinking_replaced") == 0
    assert number_in(text, "fiefdom_helpers_memory_bytes") >= 0
    assert made["table"] not in text
    assert "Ana" not in text


def test_strangers_are_not_told_the_numbers(tmp_path: Path) -> None:
    with running(data_of(tmp_path, watchers=("10.0.0.0/8",))) as server:
        assert server.get("/metrics").status_code == 404


def test_the_log_for_programs_names_the_request_and_no_secret(tmp_path: Path) -> None:
    line = json.loads(
        JsonLines().format(logging.makeLogRecord({"name": "fiefdom.server", "levelno": 40, "levelname": "ERROR", "msg": "x"}))
    )
    assert (line["level"], line["message"], line["request"]) == ("error", "x", 0)
    command = [sys.executable, "-m", "fiefdom", "serve", "--port", "0", "--no-open", "--data", str(tmp_path), "--log", "json"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        address = next(found[0] for line in process.stderr if (found := re.search(r"http://[\d.:]+", line)))
        made = httpx.post(f"{address}/api/tables", json={}, timeout=PATIENCE).json()
        database = sqlite3.connect(tmp_path / DATABASE)
        database.execute("DROP TABLE replays")
        database.close()
        assert httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 503
    finally:
        process.terminate()
        rest = process.communicate()[1]
    (told,) = [json.loads(line) for line in rest.splitlines() if '"/readyz' in line or "GET /readyz" in line]
    assert told["request"] > 1
    assert made["token"] not in rest
