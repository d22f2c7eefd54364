"""Nobody spoils it for the others: connections, requests, messages, bytes and work are counted, and whoever is refused is told why."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fiefdom.cli.main import main
from fiefdom.server import wire
from fiefdom.server.connection import MOST_MESSAGES, PRICES, Goodbye, Outbox, number_in
from fiefdom.server.door import BETWEEN_REPORTS, RESERVED, Door
from fiefdom.server.guard import MOST_REMEMBERED, QUIET, Addresses, Bucket, Hosts, network_of
from fiefdom.server.refusal import Refused
from fiefdom.server.settings import Settings, host, proxy
from tests.server.clients import PATIENCE, QUICK, Player, Running, player, running
from tests.server.local import Client, SetTime, local

# Addresses and buckets


def test_a_network_of_ipv6_is_one_address() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:ffff:1:2:3") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""


def test_a_bucket_gives_what_it_has_and_lets_work_be_owed() -> None:
    bucket = Bucket(2.0, 10.0, at=0.0)
    assert bucket.take(0.0, 8.0)
    assert not bucket.take(0.0, 3.0)
    assert bucket.take(1.0, 3.0)
    bucket.owe(1.0, 5.0)
    assert bucket.left(1.0) == -4.0
    assert bucket.left(4.0) == 2.0
    assert bucket.left(3.0) == 2.0, "a clock that goes back takes nothing away"


def test_addresses_that_have_been_quiet_are_forgotten() -> None:
    addresses = Addresses(Settings())
    addresses.of("10.0.0.1", 0.0).sockets = 1
    for number in range(MOST_REMEMBERED - 1):
        addresses.of(f"name-{number}", 0.0)
    assert addresses.of("name-0", QUIET + 1) is addresses.of("name-0", QUIET + 1)
    addresses.of("another", QUIET + 1)
    assert set(addresses.known) == {"10.0.0.1", "name-0", "another"}


# The door


def test_the_door_counts_all_and_those_who_wait_of_one_address(caplog: pytest.LogCaptureFixture) -> None:
    clock = SetTime()
    door = Door(Settings(most_connections=8, requests_per_address=100), clock)
    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        assert [door.enter("192.0.2.1") is None for _ in range(3)] == [True, True, False], "a quarter of all"
        assert [door.enter(f"2001:db8::{number}") is None for number in range(3)] == [True, True, False], "one network"
        assert len(caplog.records) == 1, "not a line for each"
        clock.now += BETWEEN_REPORTS
        assert not door.wait("192.0.2.1")
    assert "2 connections refused (too-many-connections), the last one from 192.0.2.1" in caplog.records[-1].message
    door.serve("192.0.2.1")
    assert door.enter("192.0.2.1") is None, "who has asked does not wait"
    for number in range(3):
        assert door.enter(f"198.51.100.{number}") is None
    full = door.enter("203.0.113.1")
    assert full
    assert full.kind == "busy"
    door.leave()
    assert door.enter("203.0.113.1") is None


def test_there_are_never_more_connections_than_files() -> None:
    door = Door(Settings(), SetTime(), files=1024)
    assert door.most == 1024 - RESERVED
    assert door.most_waiting < door.most / 3


@pytest.fixture(scope="module")
def narrow() -> Iterator[Running]:
    """A server with a small door, where nobody may stand for long."""
    with running(dataclasses.replace(QUICK, requests_per_address=5, header_time=3.0)) as server:
        yield server


def half_sent(server: Running, text: bytes = b"GET / HTTP/1.1\r\nHost: loc") -> socket.socket:
    caller = socket.create_connection(server.address(), PATIENCE)
    caller.sendall(text)
    return caller


def everything(caller: socket.socket) -> bytes:
    """What a connection is sent until it is closed, however that happens."""
    caller.settimeout(PATIENCE)
    read = b""
    with caller, contextlib.suppress(ConnectionError):
        while data := caller.recv(65536):
            read += data
    return read


def test_half_sent_requests_do_not_stop_the_server(narrow: Running, caplog: pytest.LogCaptureFixture) -> None:
    callers = [half_sent(narrow) for _ in range(5)]
    refused = socket.create_connection(narrow.address(), PATIENCE)
    answer = everything(refused)
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"].partition(".")[0] == "too-fast"
    assert [everything(caller) for caller in callers] == [b""] * 5, "their time is over, and their places are free"
    assert narrow.get("/api/health").status_code == 200
    assert 'fiefdom_refused_total{reason="too-fast.too-many-connections"} 1.0' in narrow.get("/metrics").text
    assert [record.message for record in caplog.records if record.name == "asyncio"] == [], "who was turned away went without trouble"


def test_who_sends_the_rest_of_a_request_too_slowly_is_not_waited_for(narrow: Running) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: {narrow.host}\r\nContent-Length: 100\r\n\r\n{{"
    assert b'"too-slow"' in everything(half_sent(narrow, head.encode()))


def test_connections_that_are_gone_leave_no_trace_at_the_door() -> None:
    with running() as server:
        door: Door = server.uvicorn.config.http_protocol_class.keywords["door"]  # type: ignore[attr-defined]
        made = server.table()

        async def main() -> None:
            for _ in range(5):
                async with player(server, made["table"]):
                    assert door.inside > 0
                assert server.get("/api/cards").status_code == 200
                half_sent(server).close()

        asyncio.run(main())
        until = time.monotonic() + PATIENCE
        while (door.inside or door.waiting) and time.monotonic() < until:
            time.sleep(0.02)
        assert (door.inside, dict(door.waiting)) == (0, {})


def test_too_many_requests_of_one_address_are_refused() -> None:
    with running(dataclasses.replace(QUICK, request_rate=0.001, request_burst=3)) as server:
        answers = [server.get("/api/cards") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["code"].partition(".")[0] == "too-fast"
        other = httpx.get(f"http://{server.host}/api/cards", headers={"X-Forwarded-For": "192.0.2.7"}, timeout=PATIENCE)
        assert other.status_code == 200, "somebody else, by way of a proxy"


# Tables


def test_when_there_are_too_many_tables_idle_ones_make_place() -> None:
    async def main() -> None:
        async with local(most_tables=3) as here:
            first = [(await here.table("Ana", "bot:random"))[0] for _ in range(3)]
            watcher = await here.client(first[0])
            (ana,) = await here.seated("Ana", "bot:random")
            assert len(here.hall.rooms) == 3
            assert first[0] in here.hall.rooms, "somebody is there"
            assert first[1] not in here.hall.rooms, "the one that nobody has used for longest"
            await here.seated("Ola", "bot:random")
            assert set(here.hall.rooms) & set(first) == {first[0]}
            with pytest.raises(Refused, match="no room for another table"):
                await here.table("Eva", "bot:random")
            assert len(here.hall.rooms) == 3
            assert (await watcher.ask("ping"))["type"] == (await ana.ask("ping"))["type"] == "pong"

    asyncio.run(main())


# Hosts and proxies


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("fief.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[fe80::1]:8000", True),
        (f"{socket.gethostname()}:8000", True),
        (f"{socket.gethostname().partition('.')[0]}.local:8000", True),
        ("games.example.org", True),
        ("games.example.org.:443", True),
        ("a.b.friends.example:1", True),
        ("friends.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example@127.0.0.1", False),
        ("", False),
        ("[::1", False),
        (None, True),
    ],
)
def test_the_server_knows_its_names(host: str | None, known: bool) -> None:
    assert Hosts(("*.friends.example",), ("https://games.example.org",)).knows(host) is known
    assert Hosts(("*",)).knows(host)


def test_a_name_that_another_site_lends_is_refused(server: Running) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example", "Accept-Language": "pl"}
    for method, path in (("POST", "/api/tables"), ("GET", "/api/cards"), ("GET", "/")):
        response = httpx.request(method, f"http://{server.host}{path}", headers=evil, timeout=PATIENCE)
        assert (response.status_code, response.json()["code"].partition(".")[0]) == (421, "unknown-host")
        assert "evil.example" in response.json()["message"]
        assert "--allow-host evil.example" in response.json()["hint"]

    async def main() -> tuple[str, int, str]:
        own = socket.create_connection(server.address())
        async with connect("ws://evil.example/ws", sock=own, origin="http://evil.example") as connection:  # type: ignore[arg-type]
            message = json.loads(await connection.recv())
            await connection.wait_closed()
            return message["code"], connection.close_code or 0, connection.close_reason or ""

    assert asyncio.run(main()) == ("unknown-host", 1008, "unknown-host")


def test_only_a_known_proxy_says_for_whom_it_asks() -> None:
    def made(server: Running, number: int) -> int:
        headers = {"X-Forwarded-For": f"192.0.2.{number}"}
        return httpx.post(f"http://{server.host}/api/tables", content=b"{}", headers=headers, timeout=PATIENCE).status_code

    def codes(server: Running) -> list[int]:
        return [made(server, number) for number in range(3)]

    limited = dataclasses.replace(QUICK, tables_per_minute=1)
    with running(limited) as server:
        assert codes(server) == [201, 201, 201], "three people, by way of a proxy on this machine"
    with running(dataclasses.replace(limited, proxies=())) as server:
        assert codes(server) == [201, 429, 429], "one liar"


# Messages


def test_the_outbox_counts_bytes_and_drops_pictures_that_are_old() -> None:
    async def main() -> None:
        outbox = Outbox(100)
        update, snapshot, done = b'{"type":"update","x":1}', b'{"type":"snapshot","x":1}', b'{"type":"done","to":1}'
        assert outbox.put(update)
        assert outbox.put(done)
        assert outbox.put(snapshot)
        assert outbox.put(update)
        assert outbox.put(snapshot)
        assert outbox.bytes == len(done) + len(snapshot)
        assert not outbox.put(b"x" * 100)
        assert [outbox.get_now(), outbox.get_now(), outbox.get_now()] == [done, snapshot, None]
        assert outbox.bytes == 0
        assert outbox.put(b"x" * 1000), "one is always possible"
        outbox.clear()
        assert [outbox.put(b"x") for _ in range(MOST_MESSAGES + 1)] == [*[True] * 100, *[False] * (MOST_MESSAGES - 99)]
        outbox.end(Goodbye(1008, "first"))
        outbox.end(Goodbye(1000, "second"))
        while await outbox.get():
            pass
        assert outbox.goodbye == (1008, "first")

    asyncio.run(main())


def test_a_client_that_does_not_read_is_let_go_and_leaves_nothing_waiting() -> None:
    async def main() -> None:
        async with local(most_waiting=60_000) as here:
            ana, ola = await here.seated("Ana", "Ola")
            for _ in range(50):
                await ola.connection.receive(json.dumps({"type": "snapshot"}))
            assert not ola.connection.is_leaving, "a snapshot takes the place of the one before"
            for number in range(MOST_MESSAGES + 5):
                await ana.ask("chat", text=f"{number} {'x' * 400}")
            assert ola.connection.outbox.goodbye == (1013, "too-slow")
            assert ola.connection.outbox.bytes == 0
            assert not ana.connection.is_leaving

    asyncio.run(main())


def test_what_is_more_work_counts_as_more_messages() -> None:
    assert PRICES[wire.Rename] > PRICES[wire.AskSnapshot] > 1

    async def main() -> None:
        async with local(message_rate=1e-9, message_burst=24) as here:
            (ana,) = await here.seated("Ana", "bot:random")
            codes = [(await ana.ask("rename", name=f"Ana {number}")).get("code") for number in range(4)]
            assert codes == [None, None, *["too-fast.too-many-messages"] * 2]

    asyncio.run(main())


def test_coming_to_a_table_that_lies_on_disk_costs_more() -> None:
    async def main() -> None:
        async with local(message_rate=1e-9, message_burst=12) as here:
            table, _ = await here.table("Ana", "bot:random")
            here.hall.rooms.clear()
            client = Client(here.hall)
            assert (await client.ask("hello", table="nowhere"))["code"].partition(".")[0] == "unknown-table"
            assert (await client.ask("hello", table=table))["code"].partition(".")[0] == "too-fast"
            assert (await Client(here.hall).ask("hello", table=table))["type"] == "done"
            assert (await client.ask("hello", table=table))["type"] == "done", "now it is in memory"

    asyncio.run(main())


def test_all_connections_of_an_address_share_what_it_may_say() -> None:
    settings = dataclasses.replace(QUICK, message_rate=0.001, message_burst=10, busy_connections=2)
    with running(settings) as server:
        made = server.table()

        async def main() -> int:
            async with contextlib.AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(player(server, made["table"])) for _ in range(5)]
                return sum([(await client.ask("ping"))["type"] == "pong" for client in clients for _ in range(5)])

        assert asyncio.run(main()) == 15, "two times ten, less five times hello"


def test_a_refusal_names_the_message_that_it_refuses() -> None:
    assert number_in('{"type":"chat","number":7}') == 7
    assert [number_in(text) for text in ("", "[1]", '{"number":"x"}', b"\xff", "[" * 5000)] == [0] * 5

    async def main() -> None:
        async with local(message_rate=1e-9, message_burst=2) as here:
            (ana,) = await here.seated("Ana", "bot:random")
            assert (await ana.ask("ping", number=3))["type"] == "pong"
            refused = await ana.ask("ping", number=4711)
            assert (refused["code"], refused["to"]) == ("too-fast.too-many-messages", 4711)
            bad = await ana.ask("nonsense", number=4712)
            assert bad["to"] == 4712

    asyncio.run(main())


def test_who_floods_is_told_of_every_refusal_and_then_why_the_connection_ends() -> None:
    with running(dataclasses.replace(QUICK, message_rate=0.001, message_burst=60)) as server:
        made = server.table()

        async def main() -> tuple[list[int], int, str]:
            async with player(server, made["table"], made["token"]) as ana:
                for number in range(1, 401):
                    with contextlib.suppress(ConnectionClosed):
                        await ana.connection.send(json.dumps({"type": "ping", "number": number}))
                refused: list[int] = []
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        message = json.loads(await asyncio.wait_for(ana.connection.recv(), PATIENCE))
                        refused += [message["to"]] if message["type"] == "refused" else []
                return refused, ana.connection.close_code or 0, ana.connection.close_reason or ""

        refused, code, reason = asyncio.run(main())
        assert refused == list(range(60, 160))
        assert (code, reason) == (1008, "too-fast")


def test_who_does_not_say_hello_is_told_what_was_expected() -> None:
    with running(dataclasses.replace(QUICK, hello_time=0.1)) as server:

        async def main() -> tuple[Any, int, str]:
            async with connect(f"ws://{server.host}/ws") as connection:
                message = await Player(connection).read()
                await connection.wait_closed()
                return message["code"], connection.close_code or 0, connection.close_reason or ""

        assert asyncio.run(main()) == ("no-hello", 1008, "no-hello")


# The command line


@pytest.mark.parametrize(
    ("option", "value", "wrong"),
    [("--allow-host", "https://games.example.org", "no name of a server"), ("--proxy", "nginx", "no address of a proxy")],
)
def test_names_and_proxies_that_cannot_be_are_refused(option: str, value: str, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", option, value, "--lang", "en"]) == 2
    assert f"`{value}` is {wrong}" in capsys.readouterr().err
    assert host("*.example.org") == "*.example.org"
    assert host("*") == "*"
    assert proxy("10.0.0.0/8") == "10.0.0.0/8"
