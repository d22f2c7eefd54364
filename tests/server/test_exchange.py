"""The processes of a house count visitors together, and a study is followed at all of them."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect

from fiefdom.server.circles import Circles, CircleSeen
from fiefdom.server.guard import Addresses, Held
from fiefdom.server.limits import LIMITS
from fiefdom.server.processes import SHARED_OUT, own_share
from fiefdom.server.settings import Settings
from tests.server.clients import PATIENCE, QUICK, Running, player, running
from tests.server.test_passing_on import know_each_other, play
from tests.server.test_work import visitor

House = tuple[Running, Running]


@pytest.fixture
def strict(database: str) -> Iterator[House]:
    """A house with few tables a minute, and few sockets."""
    settings = dataclasses.replace(QUICK, database=database, workers=2, tables_per_minute=3, connections_per_address=2)
    with running(settings) as first, running(settings) as second:
        know_each_other((first, second))
        yield first, second


def tell_each_other(house: House) -> None:
    for server in house:
        server.do(server.server.exchange.tell_all)


def test_new_tables_of_an_address_are_counted_in_the_whole_house(strict: House) -> None:
    for server in (strict[0], strict[1], strict[0]):
        server.table("Ana", "bot:big-money")
        tell_each_other(strict)
    for server in strict:
        refused = server.post("/api/tables", {})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast.too-many-tables")


def test_the_sockets_of_an_address_are_counted_in_the_whole_house_and_each_once(strict: House) -> None:
    first, second = strict
    made = first.table("Ana", "bot:big-money")

    async def visit() -> None:
        async with player(first, made["table"], made["token"]), player(second, made["table"]):  # who is passed on to the first one
            await asyncio.to_thread(tell_each_other, strict)
            for server in strict:
                assert server.server.addresses.of("127.0.0.1", 0).in_all.sockets == 2
                assert await refused_at(server) == "too-fast.too-many-connections"
        while server.server.connections:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(tell_each_other, strict)
        async with player(second, made["table"], made["token"]):
            pass

    play(visit)


async def refused_at(server: Running) -> str:
    """Why a socket is not let in."""
    async with connect(f"ws://{server.host}/ws") as line:
        return str(json.loads(await line.recv())["code"])


def test_what_a_process_has_told_is_forgotten_when_it_is_gone_and_told_again_to_newcomers() -> None:
    ours, theirs = Addresses(Settings()), Addresses(Settings())
    theirs.of("192.0.2.1", 0.0).sockets = 3
    theirs.of("192.0.2.1", 0.0).made.take(0.0, 10)
    news = theirs.news()
    ours.note("them", news, 0.0)
    address = ours.of("192.0.2.1", 0.0)
    assert (address.in_all, address.made.left(0.0)) == (Held(sockets=3), 20)
    assert theirs.news() == ours.news() == {}
    ours.forget("them")
    assert address.in_all == Held()
    theirs.tell_anew()
    assert {key: used.held for key, used in theirs.news().items()} == {"192.0.2.1": Held(sockets=3)}


def test_nobody_from_outside_tells_a_process_anything(strict: House) -> None:
    said: dict[str, Any] = {"process": "x", "circles": {"study": {"at": "1", "people": 1, "led": True}}}
    assert strict[0].post("/api/house", said).status_code == 404


# Studies


def test_whoever_leads_a_study_is_followed_at_all_processes(house: House) -> None:
    first, second = house
    know_each_other(house)

    async def study() -> None:
        async with visitor(first) as ana, visitor(second) as ola:
            await ola.send(type="follow", job="circle", study="some-name")
            await ana.send(type="lead", job="circle", study="some-name", at="12")
            told = await ola.until(lambda message: message["type"] == "followed" and message["led"])
            assert (told["at"], told["people"]) == ("12", 2)
            await ana.until(lambda message: message["type"] == "followed" and message["people"] == 2)
            await ola.send(type="lead", job="circle", study="some-name", at="7")
            assert (await ola.until(lambda message: message["type"] == "refused"))["code"] == "not-allowed.others-lead"
            await ana.send(type="lead", job="circle", study="some-name", at="13")
            await ola.until(lambda message: message["type"] == "followed" and message["at"] == "13")
            await ana.connection.close()
            left = await ola.until(lambda message: message["type"] == "followed" and not message["led"])
            assert (left["at"], left["people"]) == ("13", 1)

    asyncio.run(asyncio.wait_for(study(), PATIENCE))


def test_the_people_of_a_process_that_is_gone_are_gone() -> None:
    circles, bell = Circles(), asyncio.Event()
    member = circles.join("study", bell)
    circles.note("them", {"study": CircleSeen("12", 2, led=True), "another": CircleSeen("1", 1)})
    assert member.news == ("12", 3, True)
    circles.forget("them")
    assert member.news == ("12", 1, False)


# What they share out


def test_processes_for_bots_studies_and_the_lab_are_shared_out() -> None:
    """Four processes on eight cores do not start four times as many as one would."""
    house = Settings(database="postgresql://x", workers=4, bot_workers=4, study_workers=6, lab_workers=0)
    own = own_share(house)
    assert (own.bot_workers, own.study_workers, own.lab_workers, own.workers) == (1, 2, 0, 4)
    few = own_share(dataclasses.replace(house, bot_workers=1, study_workers=1, lab_workers=1))
    assert (few.bot_workers, few.study_workers, few.lab_workers) == (1, 1, 1)


def test_what_waits_for_the_machine_is_shared_out_and_what_a_process_holds_is_not() -> None:
    own = own_share(Settings(database="postgresql://x", workers=4, most_studies=64, most_experiments=10, most_tables=500))
    assert (own.most_studies, own.most_experiments, own.most_tables) == (16, 3, 500)
    for limit in LIMITS:
        assert (limit.of == "machine") == (limit.setting in SHARED_OUT)
