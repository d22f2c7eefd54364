"""Whoever comes to the wrong process of a house is passed on: counted once, not refused for it, and told no more than at the right one."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fiefdom.server import leases
from fiefdom.server.database import database_at
from fiefdom.server.leases import Neighbour
from fiefdom.server.passing_on import NOT_ME, SECRET
from tests.server.clients import PATIENCE, QUICK, Player, Running, player, running
from tests.server.local import HandClock, Local
from tests.server.test_health import number_in
from tests.server.test_secrets import ATTACKS, stage_table


def play(work: Callable[[], Awaitable[Any]]) -> Any:
    """Do something that waits."""

    async def main() -> Any:
        return await asyncio.wait_for(work(), PATIENCE)

    return asyncio.run(main())


def know_each_other(house: tuple[Running, Running]) -> None:
    for server in house:
        living = server.server.hall.house
        assert living
        server.do(living.beat)


def test_a_visitor_who_is_passed_on_is_counted_and_told_once(house: tuple[Running, Running]) -> None:
    first, second = house
    made = first.table("Ana", "bot:big-money")
    know_each_other(house)

    async def visit() -> tuple[list[str], str]:
        async with player(first, made["table"]), player(second, made["table"], made["token"]) as ana:
            for server in house:
                server.do(lambda server=server: server.server.admin.say("Tea is ready"))  # type: ignore[misc]
            await ana.ask("ping")
            return [message["text"] for message in ana.got if message["type"] == "host"], first.get("/metrics").text

    said, text = play(visit)
    assert said == ["Tea is ready"]
    names = [server.server.own.short for server in house if server.server.own]
    assert [number_in(text, f'fiefdom_visitors{{process="{name}"}}') for name in names] == [2, 0]


def test_whoever_comes_for_the_process_that_had_this_address_before_is_not_let_in(house: tuple[Running, Running]) -> None:
    first, _ = house
    wrong = {SECRET: "of another one"}
    assert httpx.get(f"http://{first.host}/api/kingdoms", headers=wrong).status_code == NOT_ME

    async def call() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{first.host}/ws", additional_headers=wrong):
                pass

    play(call)


@contextlib.contextmanager
def hanging_up() -> Iterator[tuple[str, threading.Semaphore]]:
    """An address at which whoever calls is hung up on, and a count of the calls."""
    calls = threading.Semaphore(0)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            with contextlib.suppress(OSError):  # which is the end
                while True:
                    listening.accept()[0].close()
                    calls.release()

        threading.Thread(target=answer, daemon=True).start()
        yield f"127.0.0.1:{listening.getsockname()[1]}", calls
        listening.shutdown(socket.SHUT_RDWR)


def test_looking_for_whoever_has_a_table_costs_its_guest_nothing(database: str) -> None:
    """Coming to a stored table counts as ten messages, and it is tried four times a second."""
    few = dataclasses.replace(QUICK, database=database, workers=1, message_rate=0.001, message_burst=12)
    with running(few) as server, hanging_up() as (address, calls):
        made = server.table("Ana", "bot:big-money")
        with contextlib.closing(database_at(database, None, "shared")) as rows:
            leases.renew(rows, Neighbour("gone", address, "?"))
            assert leases.claim(rows, made["table"], "gone") == 1

            async def visit() -> str:
                async with player(server, made["table"], made["token"]) as ana:
                    return str(ana.state["stage"])

            def bury() -> None:
                for _ in range(3):
                    assert calls.acquire(timeout=PATIENCE)
                leases.dismiss(rows, "gone")

            burying = threading.Thread(target=bury)
            burying.start()
            assert play(visit) == "playing"
            burying.join()


def test_requests_for_a_process_that_is_frozen_hold_up_nothing_else(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They wait in threads of their own: tables are brought back in the others."""
    monkeypatch.setattr("fiefdom.server.passing_on.ANSWERING", 2 * PATIENCE)
    monkeypatch.setattr(leases, "ALIVE", "TRUE")  # for as long as this takes
    with running(dataclasses.replace(QUICK, database=database, workers=1)) as server:
        made, other = (server.table("Ana", "bot:big-money") for _ in range(2))
        with contextlib.closing(database_at(database, None, "shared")) as rows, socket.create_server(("127.0.0.1", 0)) as frozen:
            leases.renew(rows, Neighbour("frozen", f"127.0.0.1:{frozen.getsockname()[1]}", "?"))
            assert leases.claim(rows, made["table"], "frozen") == 1

            async def visit() -> list[int]:
                path = f"http://{server.host}/api/tables/{made['table']}"
                limits = httpx.Limits(max_connections=None)
                async with httpx.AsyncClient(timeout=PATIENCE, limits=limits) as client:
                    visitors = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(40)]
                    waiting = [asyncio.create_task(client.get(path, headers=headers)) for headers in visitors]
                    while sum(each.requests for each in list(server.server.addresses.known.values())) < len(waiting):
                        await asyncio.sleep(0.01)
                    async with player(server, other["table"], other["token"]) as ana:
                        assert ana.state["stage"] == "playing"
                    assert not any(task.done() for task in waiting)
                    frozen.close()
                    answers = await asyncio.gather(*waiting)
                    assert all(answer.status_code == 200 or answer.headers["Retry-After"] == "1" for answer in answers)
                    return [answer.status_code for answer in answers]

            assert set(play(visit)) <= {200, 503}


def test_whoever_comes_to_a_process_that_is_leaving_comes_again(house: tuple[Running, Running]) -> None:
    """Browsers wait on an open line for what follows a refusal."""
    first, _ = house
    made = first.table("Ana", "bot:big-money")
    living = first.server.hall.house
    assert living
    living.is_leaving = True

    async def visit() -> int:
        async with connect(f"ws://{first.host}/ws") as line:
            client = Player(line)
            assert (await client.ask("hello", table=made["table"], token=made["token"]))["code"] == "server-error.setting-up"
            with pytest.raises(ConnectionClosed) as end:
                await client.until(lambda _: False)
            assert end.value.rcvd
            return end.value.rcvd.code

    assert play(visit) == 1012


# Secrets


class Twin:
    """A table of a house where a player with a hand of Attacks sits before one whose hand nobody knows; all come by the wrong process."""

    def __init__(self, house: tuple[Running, Running], hand: dict[str, int]) -> None:
        self.right, self.wrong = house
        self.here = Local(self.right.server.hall, self.clock())
        self.made = self.right.table("Ana", "Ola", kingdom=ATTACKS, options={"undo": "ask"})
        self.other = self.right.join(self.made, "Ola")
        self.right.do(lambda: stage_table(self.here, self.made["table"], 5, hand, 2))
        self.kept: dict[str, list[str]] = {}

    def clock(self) -> HandClock:
        clock = self.right.server.hall.clock
        assert isinstance(clock, HandClock)
        return clock

    async def wait(self, seconds: float) -> None:
        await asyncio.to_thread(self.right.do, lambda: self.here.wait(seconds))

    @contextlib.asynccontextmanager
    async def guest(self, name: str, token: str = "", **hello: Any) -> AsyncIterator[Player]:
        """Somebody who comes to the wrong process; what they are sent is kept, without what is another one's by lot."""
        guests = self.right.server.hall.rooms[self.made["table"]].guests
        before = len(guests)
        async with player(self.wrong, self.made["table"], token, **hello) as client:
            yield client
            await client.ask("ping")
        while len(guests) > before:
            await asyncio.sleep(0.01)
        await self.wait(0)
        sent = [text.replace(self.made["table"], "TABLE") for text in client.raw if '"type":"welcome"' not in text]
        self.kept.setdefault(name, []).extend(sent)

    async def attack(self, *, shows_nothing: bool) -> dict[str, list[str]]:
        """A Witch; behind its curtain all come again and try what must tell them nothing. Taking it back is refused later."""
        token = self.made["token"]
        async with self.guest("watcher") as watcher, self.guest("Ola", self.other) as ola:
            async with self.guest("Ana", token) as ana:
                await answer(ana, "witch")
                await self.wait(0)
                await ola.ask("ping")
                if shows_nothing:
                    await answer(ola)
                await ana.ask("request_undo")
                await ana.ask("snapshot")
            async with self.guest("Ana", token) as ana, self.guest("watcher"):
                self.kept["requests"] = [await asyncio.to_thread(self.study, token)]
                await self.wait(30)
                await ana.until_state(lambda state: bool(state["question"]))
                await ana.ask("request_undo")
                while not ola.state["request"]:
                    await ola.read()
                await ola.ask("vote", request=ola.state["request"]["request"], accept=False)
                await ana.until_state(lambda state: not state["request"])
            await watcher.ask("snapshot")
        return {name: texts for name, texts in self.kept.items() if name != "Ola"}

    def study(self, token: str) -> str:
        """What is said of the running game to whoever wants to study it: all but the table is refused."""
        table = f"/api/tables/{self.made['table']}"
        answers = [self.wrong.get(table), self.wrong.post(f"{table}/position", {"token": token, "question": 1})]
        assert [each.status_code for each in answers] == [200, 400]
        return "".join(each.text for each in answers).replace(self.made["table"], "TABLE")


async def answer(client: Player, *cards: str) -> None:
    while not client.question:
        await client.read()
    assert (await client.ask("answer", question=client.question["number"], cards=list(cards)))["type"] == "done"


def test_a_hidden_moat_changes_no_byte_of_what_is_passed_on(database: str) -> None:
    settings = dataclasses.replace(QUICK, database=database, workers=2, reaction_window=30.0)
    courses = []
    with running(settings) as first, running(settings) as second:
        first.server.hall.clock = HandClock()
        for hand in ({"Moat": 1, "Copper": 4}, {"Copper": 5}):
            twin = Twin((first, second), hand)
            courses.append(play(lambda twin=twin, hand=hand: twin.attack(shows_nothing="Moat" in hand)))  # type: ignore[misc]
            assert twin.made["table"] not in second.server.hall.rooms
    assert courses[0] == courses[1]
    assert len(courses[0]["watcher"]) > 5


def test_a_running_game_is_as_secret_at_the_process_that_only_looks_at_it(house: tuple[Running, Running]) -> None:
    first, second = house
    made = first.table("Ana", "bot:big-money")

    async def visit() -> list[str]:
        async with player(first, made["table"], made["token"]):
            asked = [second.get(f"/api/{place}").json() for place in (f"tables/{made['table']}/record", f"replays/{made['table']}")]
            return [each["code"] for each in asked]

    assert play(visit) == ["not-now.not-over", "not-now.not-over"]
    assert made["table"] not in second.server.hall.rooms
