"""Kinds of abuse: each goes on until it is ended, and says when it is at its strength (`server_floods.py`)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.wires import UPGRADE, packed

PLAYERS, FLOOD = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.66"}
THINKING = 0.08
"""Seconds before each answer: nobody is to be refused for being too fast."""

LANGUAGES = ("en", "ro", "pl", "is", "he")
MOST_CONNECTIONS = 1200
"""More than the server may open files."""


class Server:
    """A server by its address."""

    def __init__(self, host: str) -> None:
        self.host = host

    def table(self, headers: dict[str, str], *names: str) -> tuple[str, list[str]]:
        """A table of people: its id and their tokens."""
        made = self.post("/api/tables", json.dumps({"seats": [{"name": name} for name in names]}), headers)
        tokens = [made["token"]]
        for invitation, name in zip(made["invitations"], names[1:], strict=True):
            wish = {"invitation": invitation["token"], "name": name}
            tokens.append(self.post(f"/api/tables/{made['table']}/join", json.dumps(wish), headers)["token"])
        return made["table"], tokens

    def post(self, path: str, body: str, headers: dict[str, str]) -> dict[str, Any]:
        """What a request is answered with."""
        response = httpx.post(f"http://{self.host}{path}", content=body.encode(), headers=headers, timeout=60)
        response.raise_for_status()
        return dict(response.json())

    @contextlib.asynccontextmanager
    async def client(
        self, table: str, token: str = "", language: str = "en", headers: dict[str, str] = FLOOD
    ) -> AsyncIterator[ClientConnection]:
        """Somebody at a table who has said hello."""
        async with connect(f"ws://{self.host}/ws", max_size=None, additional_headers=headers, open_timeout=30) as connection:
            await connection.send(json.dumps({"type": "hello", "table": table, "token": token, "language": language}))
            yield connection


class Player:
    """Answers whatever it is asked, soon, and takes the time from sending to `done`."""

    def __init__(self, connection: ClientConnection, times: list[float]) -> None:
        self.connection = connection
        self.times = times
        self.number = 0
        self.sent: dict[int, float] = {}
        self.answering: asyncio.Task[None] | None = None

    async def play(self, answers: int) -> None:
        """Go on, so many answers long."""
        asked = 0
        async for text in self.connection:
            message = json.loads(text)
            if message["type"] == "done" and message["to"] in self.sent:
                self.times.append(time.perf_counter() - self.sent.pop(message["to"]))
                answers -= 1
                if not answers:
                    return
            question = (message.get("state") or {}).get("question")
            if question and question["number"] > asked:
                asked = question["number"]
                self.answering = asyncio.create_task(self.answer(question))

    async def answer(self, question: dict[str, Any]) -> None:
        """Answer a question, after a moment."""
        await asyncio.sleep(THINKING)
        self.number += 1
        kind = "play_treasures" if question["id"] == "treasure" else "answer"
        cards = {} if kind == "play_treasures" else {"cards": self.choice(question)}
        self.sent[self.number] = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await self.connection.send(json.dumps({"type": kind, "number": self.number, "question": question["number"], **cards}))

    @staticmethod
    def choice(question: dict[str, Any]) -> list[str]:
        """Buy Coppers, so that the game lasts; else the least that is possible."""
        if question["id"] == "buy" and "copper" in question["cards"]:
            return ["copper"]
        return [] if question["may_pass"] else question["cards"][: question["remaining"]]


async def nothing(_: Server, ready: asyncio.Event) -> None:
    """Nobody abuses anything: this is the noise."""
    ready.set()
    await asyncio.sleep(3600)


async def slow_requests(server: Server, ready: asyncio.Event) -> None:
    """Half-sent requests on as many connections as the server may open files."""
    host, _, port = server.host.partition(":")
    writers: list[asyncio.StreamWriter] = []
    try:
        for _ in range(MOST_CONNECTIONS):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 5)
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.66\r\nX-Slow: ")
                writers.append(writer)
        ready.set()
        await asyncio.sleep(3600)
    finally:
        for writer in writers:
            writer.close()


async def at_table(
    server: Server,
    ready: asyncio.Event,
    connections: int,
    message: Callable[[int], dict[str, Any]],
    answers: int,
    talkers: int | None = None,
) -> None:
    """Connections at a table of the flood's own: all of them read, all or some (`talkers`) send a message 19 times a second."""
    table, tokens = await asyncio.to_thread(server.table, FLOOD, "Eva", "Jan")
    async with server.client(table, tokens[0]) as eva, server.client(table, tokens[1]) as jan:
        playing = [asyncio.create_task(Player(client, []).play(answers // 2)) for client in (eva, jan)]
        await asyncio.wait(playing, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            task.cancel()
    ready.set()

    async def one(place: int) -> None:
        while True:
            with contextlib.suppress(Exception):
                async with server.client(table, tokens[0] if place == 0 else "", LANGUAGES[place % 5]) as client:
                    reading = asyncio.create_task(read_all(client))
                    try:
                        for number in range(10**6):
                            if talkers is None or place < talkers:
                                await client.send(json.dumps(message(number)))
                            await asyncio.sleep(1 / 19)
                    finally:
                        reading.cancel()
            await asyncio.sleep(1)

    await asyncio.gather(*(one(place) for place in range(connections)))


async def read_all(client: ClientConnection) -> None:
    """Read and forget."""
    with contextlib.suppress(Exception):
        async for _ in client:
            pass


async def snapshots(server: Server, ready: asyncio.Event) -> None:
    """Sixty connections that ask for everything anew, 19 times a second each."""
    await at_table(server, ready, 60, lambda _: {"type": "snapshot"}, answers=150)


async def languages(server: Server, ready: asyncio.Event) -> None:
    """Twenty connections that change the language, 19 times a second each."""
    await at_table(server, ready, 20, lambda number: {"type": "language", "language": LANGUAGES[number % 5]}, answers=150)


async def renames(server: Server, ready: asyncio.Event) -> None:
    """One player who changes the name 19 times a second, at a table with ten guests in five languages and a long log."""
    await at_table(server, ready, 11, lambda number: {"type": "rename", "name": f"Eva {number % 7}"}, answers=400, talkers=1)


async def replays(server: Server, ready: asyncio.Event) -> None:
    """One reader of a replay of six thousand decisions, one request after the other, and of its steps."""
    record = await asyncio.to_thread(long_record, 6000)
    name = (await asyncio.to_thread(server.post, "/api/replays", record, FLOOD))["replay"]
    ready.set()
    async with httpx.AsyncClient(headers=FLOOD, timeout=120) as client:
        for number in range(10**6):
            response = await client.get(f"http://{server.host}/api/replays/{name}?language={LANGUAGES[number % 5]}&seat={number % 2}")
            if response.status_code != 200:
                await asyncio.sleep(0.05)


async def deaf(server: Server, ready: asyncio.Event) -> None:
    """Sixty connections that ask for everything anew and never read it."""
    table, _ = await asyncio.to_thread(server.table, FLOOD, "Eva", "Jan")
    hello = json.dumps({"type": "hello", "table": table})
    ready.set()

    async def one() -> None:
        while True:
            with contextlib.suppress(Exception):
                async with connect(f"ws://{server.host}/ws", max_queue=1, additional_headers=FLOOD, close_timeout=1) as client:
                    await client.send(hello)
                    for _ in range(400):
                        await client.send('{"type": "snapshot"}')
                        await asyncio.sleep(1 / 19)
            await asyncio.sleep(1)

    await asyncio.gather(*(one() for _ in range(60)))


def long_record(decisions: int) -> str:
    """A game that is taken back again and again, so that it gets long."""
    from fiefdom.agents.agent import find_agent
    from fiefdom.game.game import new_game

    game = new_game("First Game", players=["Eva", "Jan"], seed=1)
    bot = find_agent("big-money")
    while len(game.record.entries) < decisions:
        for _ in range(100):
            if game.question:
                game.answer(bot.choose(game.view(game.question.seat)))
        game.take_back(0, seed=len(game.record.entries))
    return str(game.record)


async def malformed(server: Server, ready: asyncio.Event) -> None:
    """Five connections that send what is no message, hundreds of times a second, and come again when they are let go."""
    ready.set()
    await asyncio.gather(*(babble(server, lot) for lot in range(5)))


async def babble(server: Server, lot: int) -> None:
    rubbish = ['{"type":', "\x00" * 2000, '{"type":"answer","question":-1}', '["hello"]' * 500, "{" * 10_000, '{"type":"hello","table":7}']
    while True:
        with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
            async with connect(f"ws://{server.host}/ws", additional_headers=FLOOD) as client:
                reading = asyncio.create_task(read_all(client))
                while not reading.done():
                    await client.send(rubbish[lot % len(rubbish)])
                    lot += 1
                    await asyncio.sleep(0.0005)
        await asyncio.sleep(0.05)


async def bombs(server: Server, ready: asyncio.Event) -> None:
    """Messages of sixty megabytes that are small enough to be let in before somebody unpacks them, one after the other.

    They are packed beforehand: to do so again and again would take a core from everybody else here.
    """
    bomb = packed(b"0" * 60_000_000)
    ready.set()
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(10):
                await throw(server, bomb)
        await asyncio.sleep(0.2)


async def throw(server: Server, bomb: bytes) -> None:
    """Send it, and read what comes until the server hangs up."""
    host, _, port = server.host.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(UPGRADE.replace("192.0.2.1", FLOOD["X-Forwarded-For"]).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(bomb)
        await writer.drain()
        await reader.read()
    finally:
        writer.close()


async def idle_sockets(server: Server, ready: asyncio.Event) -> None:
    """Four thousand and five hundred sockets of a hundred addresses that watch a table and do nothing."""
    raise_file_limit()
    made = httpx.post(f"http://{server.host}/api/tables", json={}, headers=FLOOD).json()
    hello = json.dumps({"type": "hello", "table": made["table"]})
    clients: list[ClientConnection] = []
    try:
        for number in range(IDLE):
            address = {"X-Forwarded-For": f"198.51.100.{number % 100}"}
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                client = await connect(
                    f"ws://{server.host}/ws", additional_headers=address, ping_interval=None, max_queue=1, compression=None
                )
                await client.send(hello)
                clients.append(client)
        print(f"{len(clients)} sockets are open", file=sys.stderr)
        ready.set()
        await asyncio.sleep(3600)
    finally:
        for client in clients:
            client.transport.abort()


IDLE = 4500
"""Sockets that do nothing; a server takes 5,000 in all."""


def raise_file_limit() -> None:
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


FLOODS: dict[str, Callable[[Server, asyncio.Event], Coroutine[Any, Any, None]]] = {
    each.__name__.replace("_", "-"): each
    for each in (nothing, slow_requests, snapshots, languages, renames, replays, deaf, malformed, bombs, idle_sockets)
}
