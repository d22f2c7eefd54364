"""A server on a free port, and scripted clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from fiefdom.server.app import Server
from fiefdom.server.door import Gate, config
from fiefdom.server.processes import HouseServer
from fiefdom.server.settings import Settings

PATIENCE = 60.0
"""Seconds after which a test gives up waiting; nothing should ever come near."""

QUICK = Settings(
    bot_pace=0.0,
    reaction_window=0.05,
    bot_reaction_window=0.01,
    bot_workers=1,
    bot_budget=PATIENCE,
    message_rate=1e6,
    message_burst=10**6,
    tables_per_minute=10**6,
    request_rate=1e6,
    work_burst=1e6,
)
"""For tests: nobody has to be able to follow, bots may take long on a busy machine, and all visitors come from one address."""


class Running:
    """A server that runs in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.server = Server(settings, address=self.host)
        if settings.workers:
            self.uvicorn: uvicorn.Server = HouseServer(self.server)
        else:
            self.uvicorn = Gate(config(self.server.app(), settings, self.server.metrics.note_refusal, log_level="error"))
        self.loop: asyncio.AbstractEventLoop
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve([self.socket])

        asyncio.run(main())

    def start(self) -> None:
        self.thread.start()
        waiting = threading.Event()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            waiting.wait(0.01)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)

    def post(self, path: str, value: Any) -> Any:
        content = value.encode() if isinstance(value, str) else json.dumps(value).encode()
        return httpx.post(f"http://{self.host}{path}", content=content, timeout=PATIENCE)

    def get(self, path: str) -> Any:
        return httpx.get(f"http://{self.host}{path}", timeout=PATIENCE)

    def address(self) -> tuple[str, int]:
        """Where it listens."""
        host, _, port = self.host.partition(":")
        return host, int(port)

    def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something in the server's own loop."""

        async def run() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def table(self, *seats: str, **options: Any) -> dict[str, Any]:
        """A new table; seats are `Ana` for a person, `bot:big-money` for a bot."""
        wish: dict[str, Any] = {"seats": [_seat(seat) for seat in seats], **options}
        response = self.post("/api/tables", wish)
        assert response.status_code == 201, response.text
        return dict(response.json())

    def join(self, made: dict[str, Any], name: str, place: int = 0) -> str:
        """Come with an invitation; the token."""
        wish = {"invitation": made["invitations"][place]["token"], "name": name}
        response = self.post(f"/api/tables/{made['table']}/join", wish)
        assert response.status_code == 201, response.text
        return str(response.json()["token"])


def _seat(text: str) -> dict[str, str]:
    return {"kind": "bot", "bot": text.removeprefix("bot:")} if text.startswith("bot:") else {"kind": "person", "name": text}


@contextlib.contextmanager
def running(settings: Settings = QUICK) -> Iterator[Running]:
    server = Running(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A client: keeps the state that it was sent, and everything else it got."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.sequence = -1
        self.numbers = 0

    async def read(self) -> dict[str, Any]:
        """The next message, taken note of."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(str(text))
        self.got.append(message)
        if message["type"] == "snapshot":
            self.state, self.log = message["state"], message["log"]
            self.sequence = message["sequence"]
        elif message["type"] == "update":
            self.state = message["state"]
            self.log += message["log"]
            self.events += message["events"]
            assert message["sequence"] >= self.sequence
            self.sequence = message["sequence"]
        return message

    async def send(self, kind: str, **fields: Any) -> int:
        self.numbers += 1
        await self.connection.send(json.dumps({"type": kind, "number": self.numbers, **fields}))
        return self.numbers

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for `done` or `refused`; a message that cannot be read is refused without its number."""
        number = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("to") in (number, 0) and message["type"] in ("done", "refused", "pong"))

    async def until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a message meets a condition."""
        while not met(message := await self.read()):
            pass
        return message

    async def until_state(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until the table meets a condition."""
        while not self.state or not met(self.state):
            await self.read()
        return self.state

    @property
    def question(self) -> dict[str, Any] | None:
        """The question that this player is asked."""
        question = self.state.get("question")
        return question if question and question["number"] else None

    async def play(self, choose: Callable[[dict[str, Any]], list[str]], until: Callable[[dict[str, Any]], bool] | None = None) -> None:
        """Answer all questions until the game is over, or the table meets a condition."""
        answered = 0
        while self.state.get("stage") != "over" and not (until and until(self.state)):
            question = self.question
            if question and question["number"] > answered:
                answered = question["number"]
                if question["id"] == "treasure":
                    reply = await self.ask("play_treasures", question=answered)
                else:
                    reply = await self.ask("answer", question=answered, cards=choose(self.state))
                assert reply["type"] == "done", reply
            else:
                await self.read()


@contextlib.asynccontextmanager
async def player(server: Running, table: str, token: str = "", **hello: Any) -> AsyncIterator[Player]:
    """A client that has said hello and got its first picture."""
    async with connect(f"ws://{server.host}/ws", max_size=None) as connection:
        client = Player(connection)
        reply = await client.ask("hello", table=table, token=token, **hello)
        assert reply["type"] == "done", reply
        yield client


class Greedy:
    """Plays whatever it can and buys the dearest card, with a liking for attacks; deterministic."""

    def __init__(self, seed: int = 0, wishes: tuple[str, ...] = ("militia", "moat", "witch")) -> None:
        self.lots = Random(seed)
        self.wishes = wishes
        self.bought: dict[str, int] = {}

    def __call__(self, state: dict[str, Any]) -> list[str]:
        question = state["question"]
        cards = list(question["cards"])
        if question["id"] == "buy":
            return self.buy(state, cards)
        if question["id"].endswith((".discard", ".trash", ".topdeck")):
            hand = {**state["hand"], **state["discard"]}
            number = question["remaining"]
            pool = [card for card in cards for _ in range(min(number, hand.get(card, 1)))] if question["source"] == "hand" else cards
            if question["may_pass"]:
                return []
            picks = self.lots.sample(pool, min(number, len(pool)))
            return picks if len(picks) == number else [cards[0]]
        return [cards[0]] if cards else []

    def buy(self, state: dict[str, Any], cards: list[str]) -> list[str]:
        for wish in self.wishes:
            if wish in cards and self.bought.get(wish, 0) < 2:
                self.bought[wish] = self.bought.get(wish, 0) + 1
                return [wish]
        cost = {pile["card"]: pile["cost"] for pile in state["supply"]}
        good = [
            card for card in cards if card not in ("curse", "copper", "estate") or (state["ending"]["provinces"] < 2 and card == "estate")
        ]
        return [max(good, key=lambda card: (cost[card], card in ("province", "gold", "silver")))] if good else []


def data_of(path: Path, **changes: Any) -> Settings:
    """Quick settings with a folder."""
    import dataclasses

    return dataclasses.replace(QUICK, data=path, **changes)
