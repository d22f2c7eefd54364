"""What others notice when somebody abuses the server: `python benchmarks/server_floods.py [FLOOD ...] [--seconds 6]`.

For each flood a server of its own is started on 127.0.0.1, with its usual limits. At a few tables two players answer each other, first
alone, then while the flood goes on: the ratio of the medians is what the flood costs the others. Visitors try to load something
meanwhile. Memory is that of the server before, at its most, and some seconds after the flood. Players and visitors come from another
address than the flood, as a proxy would tell.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_and_wait

PLAYERS, FLOOD = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.66"}
CALM = 5.0
"""Seconds after a flood before memory is looked at again."""

TABLES = 3
THINKING = 0.08
"""Seconds before each answer: nobody is to be refused for being too fast."""

SETTLING = 5.0
"""Seconds before anything is measured: the players begin, a flood gets up to its full strength."""

LANGUAGES = ("en", "ro", "pl", "is", "he")
MOST_CONNECTIONS = 1200
FILES = 1024
"""How many files the server may open: what systems usually allow at first."""


class Server:
    """`fiefdom serve` in a process of its own."""

    def __init__(self, data: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.host = f"127.0.0.1:{port}"
        command = [sys.executable, "-m", "fiefdom", "serve", "--no-open", "--port", str(port), "--data", data]
        if os.name == "posix":
            command = ["sh", "-c", f'ulimit -Sn {FILES}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.host}/api/health").status_code == 200:
                    return
            time.sleep(0.1)
        raise SystemExit("the server does not start")

    def memory(self) -> float:
        """What it has in memory, in MiB; 0 where nobody tells."""
        status = Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text().splitlines() if status.is_file() else []
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)

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


async def two_players(server: Server, times: list[float]) -> None:
    """Two people who play, one game after the other."""
    while True:
        table, tokens = await asyncio.to_thread(server.table, PLAYERS, "Ana", "Ola")
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(server.client(table, token, headers=PLAYERS)) for token in tokens]
            playing = [asyncio.create_task(Player(client, times).play(300)) for client in clients]
            try:
                await asyncio.wait(playing, timeout=30, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in playing:
                    task.cancel()


async def visitor(server: Server, answered: list[bool]) -> None:
    """Somebody new, twice a second, who waits for two seconds at most."""
    while True:
        try:
            async with httpx.AsyncClient(headers=PLAYERS, timeout=2) as client:
                answered.append((await client.get(f"http://{server.host}/api/kingdoms")).status_code == 200)
        except httpx.HTTPError:
            answered.append(False)
        await asyncio.sleep(0.5)


# The floods


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
                    await asyncio.sleep(0.002)  # the players of this program want to play, too
        await asyncio.sleep(0.05)


async def bombs(server: Server, ready: asyncio.Event) -> None:
    """Messages of a hundred megabytes that were small before somebody unpacks them, one after the other."""
    bomb = b"0" * 100_000_000
    ready.set()
    while True:
        with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
            await asyncio.to_thread(throw, server, bomb)
        await asyncio.sleep(0.2)


def throw(server: Server, bomb: bytes) -> None:
    """Beside everything else: to pack it takes a while."""
    with connect_and_wait(f"ws://{server.host}/ws", additional_headers=FLOOD, max_size=None) as client:
        client.send(bomb)
        client.recv(timeout=10)


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


# Measuring


@dataclass
class Row:
    """What one flood has cost."""

    flood: str
    quiet: list[float] = field(default_factory=list)
    flooded: list[float] = field(default_factory=list)
    answered: list[bool] = field(default_factory=list)
    before: float = 0.0
    most: float = 0.0
    after: float = 0.0

    def __str__(self) -> str:
        quiet, flooded = milliseconds(self.quiet, 0.5), milliseconds(self.flooded, 0.5)
        ratio = f"{flooded / quiet:.1f} x" if quiet and flooded else "no answers"
        late = f"p99 {milliseconds(self.quiet, 0.99):.0f} -> {milliseconds(self.flooded, 0.99):.0f} ms"
        memory = f"{self.before:.0f} -> {self.most:.0f} -> {self.after:.0f} MiB"
        tries = f"n = {len(self.quiet)}, {len(self.flooded)}"
        visitors = f"{sum(self.answered)} of {len(self.answered)} visitors"
        return f"{self.flood:14} p50 {quiet:6.1f} -> {flooded:7.1f} ms ({ratio}), {late}, {tries}; {visitors}; {memory}"


def milliseconds(times: list[float], share: float) -> float:
    """A quantile."""
    return statistics.quantiles(times, n=100, method="inclusive")[round(share * 100) - 1] * 1000 if len(times) > 1 else 0.0


async def measure(server: Server, name: str, seconds: float) -> Row:
    """What others notice of a flood."""
    row, times = Row(name), list[float]()
    playing = asyncio.gather(*(two_players(server, times) for _ in range(TABLES)))
    await asyncio.sleep(SETTLING)
    times.clear()
    await asyncio.sleep(seconds)
    row.quiet, row.before = list(times), server.memory()
    ready = asyncio.Event()
    flood = asyncio.ensure_future(FLOODS[name](server, ready))
    await asyncio.wait_for(ready.wait(), 300)
    await asyncio.sleep(SETTLING)
    times.clear()
    visiting = asyncio.create_task(visitor(server, row.answered))
    for _ in range(round(seconds * 4)):
        await asyncio.sleep(0.25)
        row.most = max(row.most, server.memory())
    row.flooded = list(times)
    for task in (flood, playing, visiting):
        task.cancel()
    await asyncio.gather(flood, playing, visiting, return_exceptions=True)
    await asyncio.sleep(CALM)
    row.after = server.memory()
    return row


def main() -> None:
    """Try the floods one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=f"{', '.join(FLOODS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=6.0)
    arguments = parser.parse_args()
    for name in arguments.floods or FLOODS:
        with tempfile.TemporaryDirectory() as data:
            server = Server(data)
            try:
                server.wait()
                print(asyncio.run(measure(server, name, arguments.seconds)), flush=True)
            finally:
                server.process.terminate()
                try:
                    server.process.wait(15)
                except subprocess.TimeoutExpired:
                    server.process.kill()
                    server.process.wait()


if __name__ == "__main__":
    main()
