"""The lab: experiments over `/ws/work`, computed as the commands do it, with a way to stop and limits; and texts that are checked."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import Any

import pytest

from fiefdom.server.experimenter import advance, begun
from fiefdom.server.lab_work import (
    BreedFound,
    BreedWork,
    CompareWork,
    ComparisonFound,
    LabLimits,
    MatchFound,
    MatchWork,
    SweepFound,
    SweepWork,
)
from fiefdom.simulation.run import simulate
from fiefdom.strategy.checking import problems_in
from fiefdom.strategy.library import library
from tests.server.clients import QUICK, Running, running
from tests.server.test_work import until, visitor

MONEY = "Province\nGold\nSilver"
SMITHY = "name: Smithies\nProvince\nGold\nSmithy if count(Smithy) < 2\nSilver"
LIMITS = LabLimits(games=120_000, seconds=2)
OPEN = dataclasses.replace(QUICK, lab_workers=1)
MATCH = {"kind": "match", "strategies": [SMITHY, MONEY], "kingdom": "First Game"}


async def found(server: Running, of: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """All that is said about a job."""
    async with visitor(server) as client:
        await client.send(type="start", job="lab", of=of, **more)
        await client.until(lambda message: message["type"] == "refused" or bool(message.get("is_finished")))
        return client.got


def test_a_match_shows_its_first_games_and_ends_with_what_the_library_says() -> None:
    with running(OPEN) as server:
        parts = [part["match"] for part in asyncio.run(found(server, MATCH))]
    last = parts[-1]
    assert last["precision"] <= 0.005 < 0.05
    assert [part["games"] for part in parts] == sorted(part["games"] for part in parts)
    expected = simulate([SMITHY, MONEY], "First Game", last["games"])
    assert [player["win"] for player in last["players"]] == [player.as_dict()["win"] for player in expected.players]
    assert last["players"][0]["name"] == "Smithies"
    assert last["starter_edge"] == expected.as_dict()["starter_edge"]
    assert last["endings"] == expected.as_dict()["endings"]


def test_the_first_slice_is_a_first_look() -> None:
    first = advance(1, MatchWork(strategies=[SMITHY, MONEY], kingdom="First Game"), LIMITS)
    assert isinstance(first.found, MatchFound)
    assert (first.found.games, first.is_finished) == (1_200, False)
    advance(2, MatchWork(strategies=[SMITHY, MONEY]), LIMITS, forgotten=[1])
    again = advance(1, MatchWork(strategies=[SMITHY, MONEY]), LIMITS, forgotten=[2])
    assert isinstance(again.found, MatchFound)
    assert again.found.games == 1_200, "what was forgotten begins anew"
    advance(3, MatchWork(strategies=[SMITHY, MONEY]), LIMITS, forgotten=[1])


def test_a_sweep_a_comparison_and_a_search() -> None:
    template = SMITHY.replace("< 2", "< {n}")
    *_, swept = begun(SweepWork(template=template, values=["0", "1", "2"], against=[MONEY], kingdom="First Game"), LIMITS)
    assert isinstance(swept, SweepFound)
    assert [step.value for step in swept.steps] == ["0", "1", "2"]
    assert swept.steps[0].points == pytest.approx(0.5, abs=0.02)
    assert swept.best > 0
    *_, compared = begun(CompareWork(new=SMITHY, old=MONEY, against=[MONEY], kingdom="First Game"), LIMITS)
    assert isinstance(compared, ComparisonFound)
    assert compared.is_sure
    assert 0 < compared.low < compared.difference < compared.high
    first, *_, bred = begun(BreedWork(kingdom="First Game", seconds=2), LIMITS)
    assert isinstance(first, BreedFound)
    assert isinstance(bred, BreedFound)
    assert bred.leaders
    assert all(not problems_in(leader.text)[1] for leader in bred.leaders)


def test_the_same_job_again_replaces_the_one_before_and_nothing_is_left() -> None:
    async def type_on(server: Running) -> dict[str, Any]:
        async with visitor(server) as client:
            for text in (MONEY, SMITHY):
                await client.send(type="start", job="lab", of={**MATCH, "strategies": [text, MONEY]})
            return await client.until(lambda message: bool(message.get("is_finished")))

    async def leave(server: Running) -> None:
        async with visitor(server) as client:
            await client.send(type="start", job="lab", of={"kind": "breed", "kingdom": "First Game", "seconds": 60})
            await client.until(lambda message: message["type"] == "lab")
            await client.send(type="stop", job="lab")
            await until(server, lambda: not server.server.laboratory.experiments)

    with running(OPEN) as server:
        assert asyncio.run(type_on(server))["match"]["players"][0]["name"] == "Smithies"
        asyncio.run(leave(server))
        assert server.server.laboratory.experiments == {}


@pytest.mark.parametrize(
    ("of", "code"),
    [
        ({**MATCH, "strategies": ["Provinse", MONEY]}, "strategy.no-target"),
        ({**MATCH, "strategies": [MONEY]}, "message"),
        ({**MATCH, "strategies": [MONEY] * 7}, "message"),
        ({**MATCH, "games": 10**9}, "message"),
        ({**MATCH, "strategies": ["x" * 50_000, MONEY]}, "too-large"),
        ({**MATCH, "kingdom": "Nowhere"}, ""),
        ({"kind": "breed", "kingdom": "First Game", "seconds": 10**9}, "message"),
        ({"kind": "sweep", "template": MONEY, "values": ["1"] * 100, "against": [MONEY]}, "message"),
    ],
)
def test_hostile_wishes_are_refused_with_a_code(of: dict[str, Any], code: str) -> None:
    with running(dataclasses.replace(OPEN, lab_games=6_000)) as server:
        message = asyncio.run(found(server, of, language="pl"))[-1]
        assert message["type"] == "refused"
        assert message["message"]
        assert message["code"].startswith(code)
        assert server.server.laboratory.experiments == {}


def test_a_lab_can_be_closed_or_limited() -> None:
    with running(dataclasses.replace(OPEN, lab_workers=0)) as server:
        assert asyncio.run(found(server, MATCH))[-1]["code"] == "not-now.lab-closed"
        assert server.get("/api/lab").json()["is_open"] is False
    with running(dataclasses.replace(OPEN, lab_games=1_200)) as server:
        assert asyncio.run(found(server, MATCH))[-1]["match"]["games"] == 1_200
    with running(dataclasses.replace(OPEN, lab_burst=0, lab_rate=0)) as server:
        assert asyncio.run(found(server, MATCH))[-1]["code"] == "too-fast.too-many-experiments"


def test_the_lab_tells_its_words_and_its_library() -> None:
    with running(OPEN) as server:
        info = server.get("/api/lab").json()
    assert {"count", "left"} <= set(info["of_cards"])
    assert "money" in info["quantities"]
    assert "buy" in info["sections"]
    assert [each["slug"] for each in info["library"]] == list(library())


def test_a_text_is_checked_word_by_word_in_the_reader_s_language() -> None:
    text = "Provinse\nSmithy if count(Smithi) < 2\nSilver if mony > 3\nGold"
    with running(OPEN) as server:
        checked = server.post("/api/strategies/check", json.dumps({"text": text})).json()
        neat = server.post("/api/strategies/check", json.dumps({"text": "province;  gold if money>3"})).json()
        huge = server.post("/api/strategies/check", json.dumps({"text": "x" * 1_000_000})).json()
    problems = checked["problems"]
    assert [(each["line"], each["column"], each["length"]) for each in problems] == [(1, 1, 8), (2, 17, 6), (3, 11, 4)]
    assert [each["fix"] for each in problems] == ["Province", "Smithy", "money"]
    assert (neat["problems"], neat["neat"]) == ([], "Province\nGold if money > 3\n")
    assert huge["code"] == "too-large"


@pytest.mark.parametrize(
    "text", ["", "[", "Silver if " + "(" * 500, "Silver if " + "1 + " * 9_000 + "1", "\x00", "open 9/9: x", ";" * 5_000]
)
def test_texts_that_are_no_strategies_have_a_place(text: str) -> None:
    problems = problems_in(text)[1]
    assert problems
    assert all(problem.error.line > 0 and problem.error.column > 0 and problem.length > 0 for problem in problems)
