"""Jobs over `/ws/work`: parts while they are made, a way to stop, a budget, and what came out is kept. Only finished games are reviewed."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from fiefdom.agents.agent import find_agent
from fiefdom.game.game import new_game
from fiefdom.server import reviewer
from fiefdom.server.reviewer import ReviewInTheMaking
from tests.server.clients import PATIENCE, QUICK, Running, running

FEW = dataclasses.replace(QUICK, study_rollouts=1, study_burst=1e6, study_workers=1)


@functools.cache
def record(seed: int = 3, decisions: int = 10**6) -> str:
    """A game to its end, or of so many decisions."""
    game = new_game("First Game", players=["Ana", "Ola"], seed=seed)
    bot = find_agent("big-money")
    while game.question and game.decisions < decisions:
        game.answer(bot.choose(game.view(game.question.seat)))
    return str(game.record)


class Visitor:
    """Somebody who has work done."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.got: list[dict[str, Any]] = []

    async def start(self, replay: str, job: str = "study", **more: Any) -> None:
        await self.send(type="start", job=job, of={"kind": "review", "replay": replay}, **more)

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
            self.got.append(message)
            if met(message):
                return message

    async def end(self) -> dict[str, Any]:
        """The end of a job, whichever it is."""
        return await self.until(lambda message: message["type"] != "part")


@contextlib.asynccontextmanager
async def visitor(server: Running) -> AsyncIterator[Visitor]:
    async with connect(f"ws://{server.host}/ws/work", max_size=None) as connection:
        yield Visitor(connection)


def uploaded(server: Running, text: str) -> str:
    return str(server.post("/api/replays", text).json()["replay"])


async def until(server: Running, met: Callable[[], bool]) -> None:
    """Wait until something is so in the server, which does it as soon as it can."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.to_thread(server.do, lambda: asyncio.sleep(0))


def test_a_review_comes_in_parts_the_coarse_curve_first_and_is_kept(tmp_path: Path) -> None:
    async def study(server: Running, name: str, **more: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        async with visitor(server) as client:
            await client.start(name, **more)
            return client.got, await client.end()

    settings = dataclasses.replace(FEW, data=tmp_path)
    with running(settings) as server:
        name = uploaded(server, record())
        got, finished = asyncio.run(study(server, name))
    parts, result = got[:-1], finished["result"]
    points = [point for part in parts for point in part["result"]["points"]]
    rows = [row for part in parts for row in part["result"]["rows"]]
    assert (finished["type"], points) == ("finished", result["points"][: len(points)])
    assert [row["step"] for row in rows] == [row["step"] for row in result["rows"]][: len(rows)]
    assert all(sum(point["chances"]) in (999, 1000, 1001) for point in result["points"])
    assert {point["turn"] for point in result["points"]} == {row["turn"] for row in result["rows"]}
    for split in result["splits"]:
        assert abs(split["start"] + split["luck"] + split["decisions"] + split["others"] - split["end"]) <= 2
    with running(settings) as server:
        got, again = asyncio.run(study(server, name))
        assert (again, got[:-1], server.server.jobs.jobs) == (finished, [], {}), "the second visit makes nothing"
        _, hebrew = asyncio.run(study(server, name, language="he"))
    assert hebrew["result"]["rows"][0]["question"] != again["result"]["rows"][0]["question"]
    assert hebrew["result"]["rows"][0]["chances"] == again["result"]["rows"][0]["chances"]


def test_a_running_game_is_not_reviewed_nor_an_unfinished_record() -> None:
    async def refused(server: Running, name: str) -> dict[str, Any]:
        async with visitor(server) as client:
            await client.start(name, language="pl")
            message = await client.end()
            assert not any(part["result"]["points"] or part["result"]["rows"] for part in client.got[:-1]), "nothing is said before"
            return message

    with running(FEW) as server:
        table = server.table("Ana", "bot:big-money")["table"]
        for name in (table, uploaded(server, record(decisions=20))):
            message = asyncio.run(refused(server, name))
            assert (message["type"], message["job"], message["code"]) == ("refused", "study", "not-now.not-over")
        assert asyncio.run(refused(server, "r" + 20 * "0"))["code"].startswith("unknown-table")
        assert server.server.jobs.jobs == {}


def test_whoever_stops_or_goes_away_costs_nothing_more() -> None:
    async def main(server: Running) -> None:
        jobs, name = server.server.jobs, uploaded(server, record())
        async with visitor(server) as client:
            await client.start(name)
            await client.until(lambda message: message["type"] == "part" and message["of"] > 0)
            await client.send(type="stop", job="study")
            await until(server, lambda: not jobs.jobs)
            await client.start(name)
            await until(server, lambda: bool(jobs.jobs))
        await until(server, lambda: not jobs.jobs)
        await until(server, lambda: not any(address.studies for address in server.server.addresses.known.values()))

    with running(dataclasses.replace(FEW, study_rollouts=50_000)) as server:
        asyncio.run(main(server))


def test_the_same_name_replaces_a_job_and_several_share_one() -> None:
    async def main(server: Running) -> None:
        jobs = server.server.jobs
        first, second = uploaded(server, record()), uploaded(server, record(seed=4))
        async with visitor(server) as ana, visitor(server) as ola:
            await ana.start(first)
            await ana.until(lambda message: message["type"] == "part")
            begun = {*jobs.jobs}
            await ana.start(second)
            await until(server, lambda: len(jobs.jobs) == 1 and not begun & {*jobs.jobs})
            await ola.start(second)
            await until(server, lambda: [len(job.watching) for job in jobs.jobs.values()] == [2])
            await ola.start(first, job="other")
            queued = await ola.until(lambda message: message["job"] == "other" and message["type"] == "part")
            assert queued["place"] in (0, 1)
            assert len(jobs.jobs) == 2

    with running(dataclasses.replace(FEW, study_rollouts=50_000)) as server:
        asyncio.run(main(server))


@pytest.mark.parametrize("limit", [{"study_burst": 1e-9, "study_rate": 1e-9}, {"studies_per_address": 1}])
def test_an_address_has_a_budget(limit: dict[str, Any]) -> None:
    async def main(server: Running) -> None:
        first, second = uploaded(server, record()), uploaded(server, record(seed=4))
        async with visitor(server) as client:
            await client.start(first, job="one")
            await client.until(lambda message: message["type"] == "part" and message["of"] > 0)
            await client.start(second, job="two")
            message = await client.end()
            assert (message["job"], message["code"]) == ("two", "too-fast.too-much-study")
            await client.connection.send("[")
            unreadable = await client.end()
            assert (unreadable["job"], unreadable["code"].partition(".")[0]) == ("", "message")

    with running(dataclasses.replace(FEW, study_rollouts=50_000, **limit)) as server:
        asyncio.run(main(server))


def test_a_process_works_for_a_moment_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "SLICE", 0.0)
    work = ReviewInTheMaking(record(), 1)
    assert (work.advance().done, work.is_sketched) == (0, False)
    monkeypatch.setattr(reviewer, "SLICE", 1e9)
    last = work.advance()
    assert (last.is_finished, last.done, len(last.part.rows)) == (True, last.of, last.of)


def test_what_has_failed_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise ArithmeticError

    with monkeypatch.context() as broken:
        broken.setattr(reviewer, "row_of", fail)
        broken.setattr(reviewer, "SLICE", 1e9)
        with pytest.raises(ArithmeticError):
            reviewer.advance("x", record(), 1)
    assert not reviewer.REVIEWS


def test_a_study_is_followed_by_several_and_one_leads() -> None:
    async def main(server: Running) -> None:
        async with visitor(server) as ana, visitor(server) as ola, visitor(server) as kari:
            await ola.send(type="follow", job="circle", study="some-name")
            first = await ola.until(lambda message: message["type"] == "followed")
            assert (first["at"], first["led"]) == ("", False)
            await ana.send(type="lead", job="circle", study="some-name", at="12")
            told = await ola.until(lambda message: message["type"] == "followed" and message["led"])
            assert (told["at"], told["people"]) == ("12", 2)
            await kari.send(type="follow", job="circle", study="some-name")
            assert (await kari.until(lambda message: message["type"] == "followed"))["at"] == "12"
            await kari.send(type="lead", job="circle", study="some-name", at="99")
            assert (await kari.until(lambda message: message["type"] == "refused"))["code"] == "not-allowed.others-lead"
            await ana.send(type="lead", job="circle", study="some-name", at="13,0")
            assert (await ola.until(lambda message: message["type"] == "followed" and message["at"] == "13,0"))["led"]
            await ana.send(type="stop", job="circle")
            assert (await ola.until(lambda message: message["type"] == "followed" and not message["led"]))["people"] == 2
            await kari.send(type="lead", job="circle", study="some-name", at="14")
            assert (await ola.until(lambda message: message["type"] == "followed" and message["at"] == "14"))["led"]
        await until(server, lambda: not server.server.circles.circles)

    with running(FEW) as server:
        asyncio.run(main(server))


def test_without_a_compiler_a_review_says_that_it_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(server: Running) -> dict[str, Any]:
        async with visitor(server) as client:
            await client.start(uploaded(server, record()))
            return await client.until(lambda message: message["type"] == "part")

    monkeypatch.setenv("FIEFDOM_ENGINE", "plain")
    with running(dataclasses.replace(FEW, study_rollouts=2000)) as server:
        assert asyncio.run(main(server))["slow"]
        assert server.server.jobs.rollouts < 100
