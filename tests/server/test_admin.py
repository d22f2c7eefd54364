"""Hosts look after a running server by a word that lies in the database; nobody else can."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fiefdom.cli.main import main
from fiefdom.options import options_of
from fiefdom.server import leases
from fiefdom.server.database import database_at
from fiefdom.server.leases import Neighbour
from fiefdom.server.limits import LIMITS
from fiefdom.server.refusal import Refused
from fiefdom.server.settings import Settings
from fiefdom.server.thinkers import LANES
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import QuickTexts
from tests.server.clients import PATIENCE, QUICK, Player, Running, data_of, player, running
from tests.server.postgres import Postgres
from tests.server.test_health import number_in

Fiefdom = Callable[..., Any]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def fiefdom(capsys: pytest.CaptureFixture[str]) -> Fiefdom:
    """Runs `fiefdom admin`; what it printed as JSON, or what it complained about."""

    def run(server: Running, *words: object, where: tuple[object, ...]) -> Any:
        code = main(["admin", *map(str, words), "--url", f"http://{server.host}", *map(str, where), "--json", "--lang", "en"])
        said = capsys.readouterr()
        return json.loads(said.out) if code == 0 else said.err

    return run


def test_a_host_sees_tables_and_visitors_and_speaks_to_all(tmp_path: Path, fiefdom: Fiefdom) -> None:
    where = ("--data", tmp_path)
    with running(data_of(tmp_path)) as server:
        made = server.table("Ana", "bot:big-money", name="Kitchen")

        async def visit() -> None:
            async with player(server, made["table"], made["token"]) as ana:
                (table,) = await asyncio.to_thread(fiefdom, server, "tables", where=where)
                assert (table["table"], table["name"], table["visitors"]) == (made["table"], "Kitchen", 1)
                (visitor,) = await asyncio.to_thread(fiefdom, server, "visitors", where=where)
                assert (visitor["address"], visitor["sockets"], visitor["tables"]) == ("127.0.0.1", 1, made["table"])
                assert await asyncio.to_thread(fiefdom, server, "say", "Tea is ready", where=where) == [{"told": 1}]
                assert (await ana.until(lambda message: message["type"] == "host"))["text"] == "Tea is ready"
                assert await asyncio.to_thread(fiefdom, server, "close", made["table"], where=where) == [{"table": made["table"]}]
                with pytest.raises(ConnectionClosed):
                    await ana.until(lambda _: False)

        asyncio.run(asyncio.wait_for(visit(), PATIENCE))
        assert server.get(f"/api/tables/{made['table']}").status_code == 404


def test_a_host_sees_whether_bots_keep_up(tmp_path: Path, fiefdom: Fiefdom) -> None:
    with running(data_of(tmp_path)) as server:
        masters = server.server.thinkers._lanes["each-answer"][0].pace
        for _ in range(100):
            masters.note(seconds=0.1, share=0.25)
        lanes = {line["lane"]: line for line in fiefdom(server, "bots", where=("--data", tmp_path))}
        assert set(lanes) == set(LANES)
        assert lanes["each-answer"] == {"lane": "each-answer", "bots": 0, "waiting": 0, "strength": "25%", "reduced": 100}
        assert {line["strength"] for name, line in lanes.items() if name != "each-answer"} == {"100%"}
        assert server.get("/api/health").json()["bot_strength"] == 0.25
        assert number_in(server.get("/metrics").text, 'fiefdom_thinking_strength{lane="each-answer"}') == pytest.approx(0.25, abs=0.001)


def test_an_address_is_kept_out_also_after_a_restart_and_let_in_again(tmp_path: Path, fiefdom: Fiefdom) -> None:
    where, visitor = ("--data", tmp_path), {"X-Forwarded-For": "203.0.113.7"}
    with running(data_of(tmp_path)) as server:
        made = server.table("Ana", "bot:big-money")

        async def visit() -> None:
            ways = [connect(f"ws://{server.host}/{path}", additional_headers=visitor) for path in ("ws", "ws/work")]
            async with ways[0] as line, ways[1] as work:
                client = Player(line)
                await client.ask("hello", table=made["table"], token=made["token"])
                assert await asyncio.to_thread(fiefdom, server, "ban", "203.0.113.7", where=where) == [{"address": "203.0.113.7"}]
                for each in (line, work):
                    await each.wait_closed()
                    assert (each.close_code, each.close_reason) == (1008, "banned")

        asyncio.run(asyncio.wait_for(visit(), PATIENCE))
    with running(data_of(tmp_path)) as server:
        refused = httpx.get(f"http://{server.host}/api/kingdoms", headers=visitor)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert server.get("/api/kingdoms").status_code == 200
        assert fiefdom(server, "bans", where=where) == [{"address": "203.0.113.7"}]
        fiefdom(server, "unban", "203.0.113.7", where=where)
        assert httpx.get(f"http://{server.host}/api/kingdoms", headers=visitor).status_code == 200


def test_all_processes_of_a_house_do_what_the_host_wants(postgres: Postgres, fiefdom: Fiefdom) -> None:
    postgres.empty()
    settings = dataclasses.replace(QUICK, database=postgres.address, workers=2)
    where = ("--database", postgres.address)
    with running(settings) as first, running(settings) as second:
        for server in (first, second):
            house = server.server.hall.house
            assert house
            server.do(house.beat)
        made = [server.table("Ana", "bot:big-money") for server in (first, second)]

        async def visit() -> None:
            async with player(first, made[0]["table"], made[0]["token"]), player(second, made[1]["table"], made[1]["token"]):
                tables = await asyncio.to_thread(fiefdom, first, "tables", where=where)
                assert {each["table"] for each in tables} == {each["table"] for each in made}
                assert {each["process"] for each in tables} == {short_of(first), short_of(second)}
                await asyncio.to_thread(fiefdom, first, "ban", "203.0.113.7", where=where)
                assert second.server.addresses.banned == {"203.0.113.7"}
                first.server.addresses.banned.clear()
                await asyncio.to_thread(first.do, first.server.admin._read_bans)
                assert first.server.addresses.banned == {"203.0.113.7"}

        asyncio.run(asyncio.wait_for(visit(), PATIENCE))
        nobodys = first.table("Ana", "bot:big-money")["table"]
        closed = [nobodys, made[1]["table"], made[0]["table"]]
        assert [each["table"] for table in closed for each in fiefdom(first, "close", table, where=where)] == closed
        assert fiefdom(first, "close", nobodys, where=where) == []
        assert [second.get(f"/api/tables/{table}").status_code for table in closed] == [404] * 3


def short_of(server: Running) -> str:
    """What a process of a house is called."""
    assert server.server.own
    return server.server.own.short


def test_a_process_that_does_not_answer_the_host_is_named(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    postgres.empty()
    settings = dataclasses.replace(QUICK, database=postgres.address, workers=2)
    with running(settings) as server, socket.create_server(("127.0.0.1", 0)) as frozen:
        with contextlib.closing(database_at(postgres.address, None, "shared")) as rows:
            leases.renew(rows, Neighbour("1-frozen", f"127.0.0.1:{frozen.getsockname()[1]}", "?"))
        house = server.server.hall.house
        assert house
        server.do(house.beat)
        assert main(["admin", "bots", "--url", f"http://{server.host}", "--database", postgres.address, "--lang", "en"]) == 0
        said = capsys.readouterr()
        assert "the process frozen does not answer now" in said.err
        assert "frozen" not in said.out
        text = server.get("/metrics").text
        assert number_in(text, 'fiefdom_process_up{process="frozen"}') == 0
        assert number_in(text, f'fiefdom_process_up{{process="{short_of(server)}"}}') == 1


def test_a_table_that_nobody_has_open_is_deleted_too(tmp_path: Path, fiefdom: Fiefdom) -> None:
    where = ("--data", tmp_path)
    with running(data_of(tmp_path)) as server:
        made = server.table("Ana", "bot:big-money")
    with running(data_of(tmp_path)) as server:
        assert fiefdom(server, "tables", where=where) == []
        assert fiefdom(server, "close", made["table"], where=where) == [{"table": made["table"]}]
        assert fiefdom(server, "close", made["table"], where=where) == []
        assert server.get(f"/api/tables/{made['table']}").status_code == 404


@pytest.mark.parametrize(
    ("headers", "status"),
    [({}, 403), ({"Authorization": "Bearer guessed"}, 403), ({"X-Forwarded-For": "203.0.113.7"}, 404)],
    ids=["no word", "a wrong word", "another machine"],
)
def test_nobody_else_can(server: Running, headers: dict[str, str], status: int) -> None:
    assert httpx.post(f"http://{server.host}/api/admin", json={"task": "tables"}, headers=headers).status_code == status


@pytest.mark.parametrize("words", [("close",), ("ban", "nonsense"), ("tables", "--url", "http://127.0.0.1:1")])
def test_what_cannot_be_done_is_said(tmp_path: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with running(data_of(tmp_path)) as server:
        where = () if "--url" in words else ("--url", f"http://{server.host}")
        assert main(["admin", *words, *where, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "hint: " in capsys.readouterr().err


# Limits


def test_the_page_of_limits_is_right() -> None:
    page = (ROOT / "docs" / "reference" / "limits.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[2:-1]] for line in page.splitlines() if "| `--" in line]
    defaults = {each.name: each for each in options_of(Settings)}
    expected = [
        [limit.of, f"`--{defaults[limit.setting].flag}`", f"{defaults[limit.setting].default:g}", f"`{limit.code}`" if limit.code else "–"]
        for limit in LIMITS
    ]
    assert [[row[0], row[1], f"{float(row[2]):g}", row[3]] for row in rows] == expected


def test_a_refusal_says_how_long_to_wait_in_every_language() -> None:
    problem = Refused("too-fast.too-many-tables").until(33.2)
    assert problem.retry == 34
    for language in LANGUAGES:
        assert "34" in problem.words(QuickTexts(language)).hint
    assert Refused("not-seated").retry == 0
    assert Refused("busy").retry > 0


def test_whoever_makes_too_many_tables_is_told_when_the_next_may_come() -> None:
    with running(dataclasses.replace(QUICK, tables_per_minute=1)) as server:
        server.table("Ana", "bot:big-money")
        refused = server.post("/api/tables", {})
        assert refused.status_code == 429
        assert 50 < int(refused.headers["Retry-After"]) <= 60
        assert refused.json()["retry"] == int(refused.headers["Retry-After"])
