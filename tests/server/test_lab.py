"""The lab: experiments over `/ws/work`, computed as the commands do it, with a way to stop and limits; and texts that are checked."""

from __future__ import annotations

import asyncio
import dataclasses
import io
import json
import zipfile
from typing import Any

import msgspec
import pytest

from fiefdom.cards.card_file import CardFile
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.design import TRAITS
from fiefdom.server import laboratory
from fiefdom.server.experimenter import advance, begun
from fiefdom.server.lab_files import notebook, played_again
from fiefdom.server.lab_work import (
    BreedFound,
    BreedWork,
    CompareWork,
    ComparisonFound,
    LabLimits,
    LeaderFound,
    MatchFound,
    MatchWork,
    OpeningFound,
    SurveyFound,
    SweepFound,
    SweepWork,
    TournamentWork,
    WorthFound,
    WorthHereFound,
)
from fiefdom.simulation.run import simulate
from fiefdom.strategy.checking import problems_in
from fiefdom.strategy.library import library
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import has_message
from tests.server.clients import QUICK, Running, running
from tests.server.local import ignore_interrupts
from tests.server.test_work import until, visitor

MONEY = "Province\nGold\nSilver"
SMITHY = "name: Smithies\nProvince\nGold\nSmithy if count(Smithy) < 2\nSilver"
LIMITS = LabLimits(games=120_000, seconds=2)
OPEN = dataclasses.replace(QUICK, lab_workers=1)
MATCH = {"kind": "match", "strategies": [SMITHY, MONEY], "kingdom": "First Game"}


@pytest.fixture(autouse=True)
def no_politeness(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is busy with other tests whoever steps back far enough would wait for ever."""
    for name in ("begin_to_play", "get_ready"):
        monkeypatch.setattr(laboratory, name, ignore_interrupts)


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


ENDLESS = "card Endless\ncost 0\ntypes action\n+24 cards\n+24 actions\n+24 buys\n+24 coins\n"
"""All that a card may give: turns in which nearly everything is bought."""


def test_a_card_that_plays_on_and_on_comes_to_its_end() -> None:
    work = {"kind": "match", "strategies": ["Endless\nCopper", "Endless\nSilver"], "cards": ENDLESS, "kingdom": ""}
    with running(dataclasses.replace(OPEN, lab_games=1_200)) as server:
        parts = asyncio.run(found(server, work))
        assert parts[-1]["is_finished"]
        assert parts[-1]["match"]["games"] == 1_200
        assert server.server.laboratory.experiments == {}


@pytest.mark.parametrize("path", ["/api/strategies/check", "/api/lab/export", "/api/lab/export-found", "/api/lab/game"])
def test_a_megabyte_is_refused_unread(path: str) -> None:
    with running(OPEN) as server:
        refused = server.post(path, json.dumps({"text": "Gold\n" * 200_000}))
        assert refused.status_code == 413
        assert refused.json()["code"] == "too-large"


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lab_has_help_for_every_header(language: str) -> None:
    with running(OPEN) as server:
        headers = server.get("/api/lab").json()["headers"]
    assert [header for header in headers if not has_message(language, f"lab-help-{header.rstrip(':').split()[0]}")] == []


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


# More than matches


def test_a_kingdom_is_surveyed_once_and_again_after_somebody_has_bred() -> None:
    survey = {"kind": "survey", "kingdom": "first-game-2"}
    with running(OPEN) as server:
        parts = [part["survey"] for part in asyncio.run(found(server, survey)) if part["survey"]]
        assert parts[-1]["leaders"][0]["text"].startswith("name:")
        assert parts[-1]["character"]["engine"] > 0.5
        assert {opening["coins"] for opening in parts[-1]["openings"]} == {"4/3", "5/2"}
        assert problems_in(parts[-1]["leaders"][0]["text"])[1] == []
        known = server.server.laboratory._surveys
        assert len(known) == 1
        again = asyncio.run(found(server, survey))
        assert [part["survey"] for part in again] == [parts[-1]], "nothing is played again"
        asyncio.run(found(server, {"kind": "breed", "kingdom": "First Game", "seconds": 1}))
        assert known == {}


def test_the_worth_of_an_own_card_is_measured_kingdom_by_kingdom() -> None:
    gift = "card Gift\ncost 2\ntypes action\n+3 cards\n+1 action\n+2 coins\n"
    with running(OPEN) as server:
        parts = [part["worth"] for part in asyncio.run(found(server, {"kind": "worth", "cards": gift}))]
        refused = asyncio.run(found(server, {"kind": "worth", "cards": gift.replace("types", "tipes")}))[-1]
    last = parts[-1]
    assert (last["card"], len(last["kingdoms"])) == ("gift", last["of"])
    assert last["points"] > 0.9
    assert all("gift" in here["kingdom"] for here in last["kingdoms"])
    assert refused["code"].startswith("cards.")


def test_strategies_may_name_own_cards_that_come_with_them() -> None:
    cards = "card Gift\ncost 2\ntypes action\n+3 cards\n+1 action\n+2 coins\n"
    with running(OPEN) as server:
        match = {"kind": "match", "strategies": ["Province\nGold\nGift\nSilver", MONEY], "cards": cards}
        last = asyncio.run(found(server, match))[-1]["match"]
        checked = server.post("/api/strategies/check", json.dumps({"text": "Gift", "cards": cards})).json()
        unknown = server.post("/api/strategies/check", json.dumps({"text": "Gift"})).json()
    assert last["players"][0]["win"] > 0.9
    assert checked["problems"] == []
    assert unknown["problems"]


def test_a_search_can_rest_and_go_on() -> None:
    async def rest(server: Running) -> tuple[int, int, int]:
        laboratory = server.server.laboratory
        async with visitor(server) as client:
            await client.send(type="start", job="lab", of={"kind": "breed", "kingdom": "First Game", "seconds": 30})
            await client.until(lambda message: message["type"] == "lab")
            (experiment,) = laboratory.experiments.values()
            await client.send(type="pause", job="lab")
            await until(server, lambda: experiment.is_paused and experiment.number not in [each.number for each in busy(laboratory)])
            rested = experiment.slices
            await client.send(type="start", job="other", of=MATCH)
            await client.until(lambda message: message.get("job") == "other" and bool(message.get("is_finished")))
            still = experiment.slices
            await client.send(type="resume", job="lab")
            await until(server, lambda: experiment.slices > still)
            return rested, still, experiment.slices

    def busy(laboratory: Any) -> list[Any]:
        bench = laboratory._slow
        return [each for each in laboratory.experiments.values() if bench.homes.get(each.number) not in (None, *bench.free)]

    with running(OPEN) as server:
        rested, still, after = asyncio.run(rest(server))
    assert rested == still < after


def test_one_game_of_a_match_becomes_a_replay() -> None:
    with running(OPEN) as server:
        made = server.post("/api/lab/game", json.dumps({"of": MATCH, "number": 3}))
        assert made.status_code == 201
        shown = server.get(f"/api/replays/{made.json()['replay']}").json()
        closed = server.post("/api/lab/game", json.dumps({"of": {**MATCH, "strategies": ["Provinse", MONEY]}}))
    assert shown["players"] == ["2", "Smithies"]
    assert closed.json()["code"] == "strategy.no-target"


@pytest.mark.parametrize("form", ["csv", "parquet", "json", "notebook"])
def test_results_are_taken_home_as_files(form: str) -> None:
    wish = {"of": MATCH, "games": 1_200, "form": form}
    with running(OPEN) as server:
        made = server.post("/api/lab/export", json.dumps(wish))
    assert made.status_code == 200
    expected = simulate([SMITHY, MONEY], "First Game", 1_200)
    if form == "json":
        assert made.json()["players"][0]["win"] == expected.players[0].as_dict()["win"]
    elif form == "notebook":
        names: dict[str, Any] = {}
        for cell in made.json()["cells"][1:-1]:
            exec(cell["source"], names)  # the notebook repeats it with the library
        assert names["result"].as_dict()["players"][0]["win"] == expected.players[0].as_dict()["win"]
    else:
        tables = zipfile.ZipFile(io.BytesIO(made.content)).namelist()
        assert f"players.{form}" in tables


def test_leaders_have_their_names_in_the_readers_language() -> None:
    """The name in the text stays English."""
    with running(OPEN) as server:
        *_, last = asyncio.run(found(server, {"kind": "breed", "kingdom": "First Game", "seconds": 0}, language="pl"))
    best = last["breed"]["leaders"][0]
    assert best["text"].startswith(f"name: {best['name']}\n")
    assert "Market" in best["name"]
    assert "Targowisko" in best["title"]
    assert "Market" not in best["title"]


SEARCHED = {
    "breed": BreedFound(
        games=10,
        seconds=1.0,
        of=20,
        generation=3,
        leaders=[
            LeaderFound(name="One", text=SMITHY, weight=1.0, against=[0.5, 0.75]),
            LeaderFound(name="=Two", text=MONEY, weight=0.0, against=[0.25, 0.5]),
        ],
    ),
    "survey": SurveyFound(
        games=10,
        leaders=[LeaderFound(name="One", text=SMITHY, weight=1.0, against=[0.5])],
        copies={"smithy": 2.5},
        character=None,
        openings=[OpeningFound(coins="4/3", cards=["smithy", "silver"], games=600, points=0.5, low=0.4, high=0.6)],
    ),
    "worth": WorthFound(
        card="gift",
        points=0.7,
        of=5,
        kingdoms=[WorthHereFound(kingdom=["gift", "smithy"], buyer=SMITHY, other=MONEY, points=0.7, low=0.6, high=0.8, copies=2.0)],
    ),
}


@pytest.mark.parametrize("kind", SEARCHED)
@pytest.mark.parametrize("form", ["csv", "parquet", "json"])
def test_what_a_search_has_found_is_taken_home_as_it_was_shown(kind: str, form: str) -> None:
    with running(OPEN) as server:
        made = server.post("/api/lab/export-found", msgspec.json.encode({kind: SEARCHED[kind], "form": form}).decode())
    assert made.status_code == 200
    if form == "json":
        assert msgspec.json.decode(made.content, type=type(SEARCHED[kind])) == SEARCHED[kind]
        return
    files = zipfile.ZipFile(io.BytesIO(made.content))
    first = {"breed": "leaders", "survey": "leaders", "worth": "kingdoms"}[kind]
    assert f"{first}.{form}" in files.namelist()
    if form == "csv":
        assert SMITHY.splitlines()[0] in files.read(f"{first}.csv").decode()


def test_nothing_found_is_no_file() -> None:
    with running(OPEN) as server:
        assert server.post("/api/lab/export-found", json.dumps({"form": "csv"})).status_code == 400


@pytest.mark.parametrize(
    "work",
    [
        TournamentWork(strategies=[SMITHY, MONEY, "Gold\nSilver"], kingdom="First Game"),
        SweepWork(template=SMITHY.replace("< 2", "< {n}"), values=["1", "2"], against=[MONEY], kingdom="First Game"),
        CompareWork(new=SMITHY, old=MONEY, against=[MONEY], kingdom="First Game"),
    ],
)
def test_every_kind_of_experiment_can_be_played_again_by_its_notebook(work: Any) -> None:
    names: dict[str, Any] = {}
    for cell in notebook(work, 600)["cells"][1:-1]:
        exec(cell["source"], names)
    again = played_again(work, 600).as_dict()
    repeated = names["result"].as_dict()
    assert {key: value for key, value in repeated.items() if "second" not in key} == {
        key: value for key, value in again.items() if "second" not in key
    }


def test_menus_and_bots_of_others_are_converted_while_they_are_checked() -> None:
    with running(OPEN) as server:
        menu = server.post("/api/strategies/check", json.dumps({"text": "Province, Gold, 2 Smithy, Silver"})).json()
        broken = server.post("/api/strategies/check", json.dumps({"text": "<player><buy></player>"})).json()
    assert "Smithy if count(Smithy) < 2" in menu["converted"]
    assert (broken["converted"], broken["problems"][0]["code"]) == ("", "strategy.foreign-xml")


def test_whoever_has_long_texts_checked_again_and_again_has_to_wait() -> None:
    long = json.dumps({"text": "Silver if count(Gold) < 1\n" * 1_000})
    with running(dataclasses.replace(OPEN, work_rate=0.0, work_burst=0.05)) as server:
        codes = [server.post("/api/strategies/check", long).json().get("code", "") for _ in range(40)]
    assert codes[0] == ""
    assert codes[-1] == "too-fast.too-much-work"


def test_a_form_gets_the_statements_of_a_text() -> None:
    with running(OPEN) as server:
        checked = server.post("/api/strategies/check", json.dumps({"text": "Gold if count(Gold) < 2"})).json()
    (rule,) = checked["statements"]
    assert rule["parts"] == [{"left": "count(Gold)", "sign": "<", "right": "2", "what": "count", "of": "Gold"}]


def test_verbs_for_own_cards_have_examples_that_can_be_read() -> None:
    with running(OPEN) as server:
        verbs = server.get("/api/cards/verbs").json()
    assert {verb["form"].split(" ")[0] for verb in verbs} >= {"trash", "gain", "choose"}
    for verb in verbs:
        CardFile.parse(f"card Try\ncost 3\ntypes action, attack, reaction\n{verb['example']}\n")


def test_a_kingdom_tells_its_piles_and_codes_and_can_be_designed() -> None:
    with running(OPEN) as server:
        page = server.get("/api/kingdoms/page?code=first-game-2").json()
        drawn = server.get("/api/kingdoms/random?edition=2&need=trashing,villages&avoid=attacks").json()
        wrong = server.get("/api/kingdoms/random?need=castles").json()
        nowhere = server.get("/api/kingdoms/page?code=nowhere").json()
    sizes = {pile["card"]: pile["sizes"] for pile in page["piles"]}
    assert (page["seats"], sizes["province"], sizes["smithy"]) == ([2, 3, 4, 5, 6], [8, 12, 12, 15, 18], [10] * 5)
    assert page["underscore_code"].startswith("cellar,market")
    cards = [find_card(slug) for slug in drawn["cards"]]
    assert not any(map(TRAITS["attacks"], cards))
    assert any(map(TRAITS["villages"], cards))
    assert wrong["code"] == "kingdom.no-trait"
    assert nowhere["code"] == "unknown-kingdom.none"
