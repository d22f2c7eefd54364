"""`kill -9` at any moment loses nothing that was acknowledged, and every game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import IO, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from fiefdom.server.connection import GOING_AWAY, RESTART
from tests.server.clients import PATIENCE, Greedy, Player

KILLS = 40
GONE = (WebSocketException, OSError, asyncio.TimeoutError, httpx.HTTPError)


class Mortal:
    """A server that is killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "tests.server.forked", str(data)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.host = f"127.0.0.1:{self._read()}"
        self.pid = 0

    def _read(self) -> int:
        assert self.process.stdout
        return int(self.process.stdout.readline())

    def start(self) -> None:
        pipe = self.process.stdin
        assert pipe
        pipe.write("start\n")
        pipe.flush()
        self.pid = self._read()

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(tmp_path)
    try:
        yield server
    finally:
        server.close()


class Survivor:
    """A player who comes back after every crash, and checks that nothing was lost."""

    def __init__(self, host: str, table: str, token: str, seed: int) -> None:
        self.host, self.table, self.token = host, table, token
        self.choose = Greedy(seed)
        self.acknowledged = 0
        self.answers = 0
        self.log: list[dict[str, Any]] = []
        self.games = 1

    async def live(self) -> None:
        """Play until the server dies."""
        with contextlib.suppress(*GONE):
            async with connect(f"ws://{self.host}/ws", max_size=None) as connection:
                client = Player(connection)
                reply = await client.ask("hello", table=self.table, token=self.token)
                assert reply["type"] == "done", reply
                self.check(client)
                await self.play(client)

    def check(self, client: Player) -> None:
        """What was acknowledged and what was shown is still there."""
        question = client.question
        if question:
            assert question["number"] > self.acknowledged
        assert client.log[: len(self.log)] == self.log

    async def play(self, client: Player) -> None:
        while client.state["stage"] != "over":
            question = client.question
            if question and question["number"] > self.acknowledged:
                kind: dict[str, Any] = {"cards": self.choose(client.state)} if question["id"] != "treasure" else {}
                reply = await client.ask("answer" if kind else "play_treasures", question=question["number"], **kind)
                assert reply["type"] == "done", reply
                self.acknowledged = question["number"]
                self.answers += 1
            else:
                await client.read()
            self.log = list(client.log)
        await client.ask("rematch")
        moved = [message["table"] for message in client.got if message["type"] == "moved"]
        self.table, self.acknowledged, self.log, self.games = moved[-1], 0, [], self.games + 1


def make_tables(host: str) -> list[Survivor]:
    """Two people with attacks, and two people who each play a bot."""
    survivors = []
    cards = "Militia, Moat, Witch, Village, Smithy, Market, Workshop, Cellar, Remodel, Mine"
    made = httpx.post(f"http://{host}/api/tables", json={"kingdom": cards, "seats": [{"name": "Ana"}, {}]}).json()
    wish = {"invitation": made["invitations"][0]["token"], "name": "Ola"}
    joined = httpx.post(f"http://{host}/api/tables/{made['table']}/join", json=wish).json()
    survivors += [Survivor(host, made["table"], token, seed) for seed, token in enumerate((made["token"], joined["token"]))]
    for seed in (2, 3):
        made = httpx.post(f"http://{host}/api/tables", json={}).json()
        survivors.append(Survivor(host, made["table"], made["token"], seed))
    return survivors


def test_crashes_lose_nothing(mortal: Mortal) -> None:
    lots = Random(1)
    mortal.start()
    survivors = make_tables(mortal.host)

    async def life(seconds: float) -> None:
        lives = [asyncio.create_task(survivor.live()) for survivor in survivors]
        before = [survivor.answers for survivor in survivors]

        def is_waited_for(place: int) -> bool:
            return survivors[place].answers == before[place] and not lives[place].done()

        while (is_waited_for(0) and is_waited_for(1)) or is_waited_for(2) or is_waited_for(3):  # somebody at each table has answered
            await asyncio.sleep(0.002)
        await asyncio.sleep(seconds)
        mortal.kill()
        await asyncio.gather(*lives)

    for number in range(KILLS):
        if number:
            mortal.start()
        asyncio.run(asyncio.wait_for(life(lots.random() * 0.08), PATIENCE))
    assert all(survivor.answers + survivor.games > 20 for survivor in survivors), [survivor.answers for survivor in survivors]


def test_the_command_serves_and_is_killed_and_serves_again(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fiefdom", "serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]
    table, number = "", 0
    for life in range(3):
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            assert process.stderr
            host = address_in(process.stderr)
            if not table:
                made = httpx.post(f"http://{host}/api/tables", json={"seats": [{"name": "Ana"}, {"kind": "bot", "bot": "random"}]}).json()
                table, token = made["table"], made["token"]
            number = asyncio.run(asyncio.wait_for(one_turn(host, table, token, number), PATIENCE))
        finally:
            process.kill() if life < 2 else process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
            process.stderr.close()  # type: ignore[union-attr]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows has no SIGHUP")
def test_whoever_reloads_a_server_of_one_process_lets_it_end_in_order(tmp_path: Path) -> None:
    """Its unit of systemd sends SIGHUP, and then starts it anew; guests are told that it comes again."""
    command = [sys.executable, "-m", "fiefdom", "serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        host = address_in(process.stderr)
        made = httpx.post(f"http://{host}/api/tables", json={"seats": [{"name": "Ana"}, {"kind": "bot", "bot": "random"}]}).json()

        async def visit() -> None:
            async with connect(f"ws://{host}/ws") as connection:
                client = Player(connection)
                await client.ask("hello", table=made["table"], token=made["token"])
                process.send_signal(signal.SIGHUP)
                with pytest.raises(ConnectionClosed) as end:
                    await client.until(lambda _: False)
                assert end.value.rcvd
                assert end.value.rcvd.code in (GOING_AWAY, RESTART)

        asyncio.run(asyncio.wait_for(visit(), PATIENCE))
        assert process.wait(PATIENCE) == -signal.SIGTERM
    finally:
        process.kill()
        process.communicate()


def address_in(lines: IO[str]) -> str:
    """The host that a server says it is reached at."""
    for line in lines:
        found = re.search(r"http://([\d.]+:\d+)/", line)
        if found:
            return found[1]
    raise AssertionError("the server did not start")


async def one_turn(host: str, table: str, token: str, before: int) -> int:
    """Take a turn against the bot; the number of the question it ended with."""
    for _ in range(200):
        with contextlib.suppress(OSError):
            async with connect(f"ws://{host}/ws") as connection:
                client = Player(connection)
                await client.ask("hello", table=table, token=token)
                while not client.question:
                    await client.read()
                number = int(client.question["number"])
                assert number > before
                assert (await client.ask("end_turn", question=number))["type"] == "done"
                return number
        await asyncio.sleep(0.05)
    raise AssertionError("the server did not answer")
