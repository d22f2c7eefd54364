"""Replays are made in a process of their own, and nobody may have it work for them alone."""

from __future__ import annotations

import asyncio
import dataclasses
import gzip
import os
import pickle
import signal
from typing import Any

import httpx
import pytest

from fiefdom import errors
from fiefdom.agents.agent import find_agent
from fiefdom.game.game import new_game
from fiefdom.server import film
from fiefdom.server.film import Projector, ReplayWish
from fiefdom.server.refusal import Refused
from fiefdom.server.replays import tag_of
from fiefdom.server.studio import Studio
from tests.server.clients import PATIENCE, QUICK, Running, running


def record(decisions: int, seed: int = 3) -> str:
    """A game of so many decisions."""
    game = new_game("First Game", players=["Ana", "Ola"], seed=seed)
    bot = find_agent("big-money")
    while game.question and game.decisions < decisions:
        game.answer(bot.choose(game.view(game.question.seat)))
    return str(game.record)


def test_a_game_and_its_steps_are_sent_once(server: Running) -> None:
    name = server.post("/api/replays", record(25)).json()["replay"]
    for path in (f"/api/replays/{name}?language=pl", f"/api/replays/{name}/steps/3?seat=1"):
        first = server.get(path)
        assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
        again = httpx.get(f"http://{server.host}{path}", headers={"If-None-Match": first.headers["etag"]}, timeout=PATIENCE)
        assert (again.status_code, again.content) == (304, b"")
        plain = httpx.get(f"http://{server.host}{path}", headers={"Accept-Encoding": "identity"}, timeout=PATIENCE)
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()
    assert server.get(f"/api/replays/{name}?language=xx").json()["code"].partition(".")[0] == "language"
    assert server.get("/api/replays/r" + 20 * "0").json()["code"].partition(".")[0] == "unknown-table"


def test_nothing_is_drawn_in_the_process_of_the_server(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> Any:
        raise AssertionError

    name = server.post("/api/replays", record(10, seed=8)).json()["replay"]
    monkeypatch.setattr(film.Film, "__init__", forbidden)
    monkeypatch.setattr(Projector, "show", forbidden)
    assert server.get(f"/api/replays/{name}").status_code == 200
    assert server.get(f"/api/replays/{name}/steps/2").status_code == 200
    assert server.post("/api/replays", record(10, seed=9)).status_code == 201


def test_an_address_that_has_had_enough_work_done_has_to_wait() -> None:
    with running(dataclasses.replace(QUICK, work_rate=1e-9, work_burst=0.001)) as server:
        name = server.post("/api/replays", record(60)).json()["replay"]
        refused = server.get(f"/api/replays/{name}")
        assert (refused.status_code, refused.json()["code"].partition(".")[0]) == (429, "too-fast")
        other = httpx.get(f"http://{server.host}/api/replays/{name}", headers={"X-Forwarded-For": "192.0.2.9"}, timeout=PATIENCE)
        assert other.status_code == 200, "somebody else"
        assert server.get("/api/cards").status_code == 200


def test_a_page_that_is_kept_ready_counts_by_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.server.study_routes.SENDING", 1.0)
    with running(dataclasses.replace(QUICK, work_rate=1e-9, work_burst=PATIENCE)) as server:
        name = server.post("/api/replays", record(60)).json()["replay"]
        codes = [server.get(f"/api/replays/{name}").status_code for _ in range(2)]
    assert codes == [200, 429]


def test_few_wishes_wait_and_a_process_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.server.studio.MOST_WAITING", 2)

    async def main() -> None:
        studio = Studio(film.get_ready)
        try:
            wish = ReplayWish("x", record(12), "open", "en")
            answers = await asyncio.gather(*(studio.make(film.show, wish) for _ in range(4)), return_exceptions=True)
            assert [isinstance(answer, Refused) for answer in answers] == [False, False, True, True]
            process = await studio.make(os.getpid)
            with pytest.raises(Refused) as refused:
                await studio.make(os.kill, process, signal.SIGKILL)
            assert refused.value.code == "busy"
            assert await studio.make(os.getpid) != process
            with pytest.raises(errors.BadRecord) as bad:
                await studio.make(film.keep, record(12).replace("buy -> Silver", "buy -> Province"))
            assert "does not fit" in bad.value.message
        finally:
            studio.close()

    asyncio.run(main())


def test_a_projector_keeps_no_more_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "REMEMBERED", 50)
    monkeypatch.setattr(film, "PAGES", 3)
    projector = Projector()
    for seed in range(4):
        wish = ReplayWish(f"r{seed}", record(20, seed), "open", "en", compressed=True)
        assert gzip.decompress(projector.show(wish))
        assert projector.show(wish) is projector.show(wish)
    assert list(projector._films) == ["r2", "r3"]
    assert len(projector._pages) == 3
    longer = projector.film("r3", record(24, 3))
    assert len(longer.steps) == 25, "a game that went on"


def test_a_game_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "LONGEST", 5)
    with pytest.raises(Refused) as refused:
        Projector().keep(record(8))
    assert refused.value.values == {"value": 8, "most": 5}


def test_tags_change_with_what_is_shown() -> None:
    wish = ReplayWish("x", "a record", "open", "en")
    others = [wish._replace(seat="1"), wish._replace(language="pl"), wish._replace(step=1), wish._replace(record="another")]
    assert len({tag_of(each) for each in [wish, *others]}) == 5
    assert tag_of(wish._replace(compressed=True)) == tag_of(wish)


@pytest.mark.parametrize(
    "problem",
    [
        errors.BadNotation("decision", text="x"),
        errors.BadRecord("no-seed", line=7, file="f.fief"),
        errors.BadCards("none", line=1, column=2, file="f.cards"),
        errors.BotFailed("no-name", fault="crash", complaints="oh"),
        Refused("not-now.no-step", value=7, last=3),
    ],
)
def test_a_problem_arrives_from_another_process_as_it_was(problem: errors.FiefdomError) -> None:
    arrived = pickle.loads(pickle.dumps(problem))
    assert type(arrived) is type(problem)
    assert str(arrived) == str(problem)
    assert vars(arrived) == vars(problem)


def test_moments_come_together_and_are_those_of_the_single_steps(server: Running) -> None:
    name = server.post("/api/replays", record(25)).json()["replay"]
    for seat in ("open", "1", "none"):
        chunk = server.get(f"/api/replays/{name}/moments?from=3&to=9&seat={seat}")
        assert chunk.headers["content-encoding"] == "gzip"
        assert chunk.json()["first"] == 3
        assert chunk.json()["moments"] == [server.get(f"/api/replays/{name}/steps/{step}?seat={seat}").json() for step in range(3, 9)]
    assert len(server.get(f"/api/replays/{name}/moments?from=20&to=900").json()["moments"]) == 6
    assert server.get(f"/api/replays/{name}/moments?from=26&to=90").json()["code"].partition(".")[0] == "not-now"
    assert server.get(f"/api/replays/{name}/moments?from=x&to=90").json()["code"] == "message"


def test_a_game_is_told_turn_by_turn(server: Running) -> None:
    game = server.get(f"/api/replays/{server.post('/api/replays', record(60)).json()['replay']}").json()
    turns = game["turns"]
    assert [(turn["seat"], turn["number"]) for turn in turns[:4]] in ([(0, 1), (1, 1), (0, 2), (1, 2)], [(1, 1), (0, 1), (1, 2), (0, 2)])
    assert [turn["step"] for turn in turns] == sorted({turn["step"] for turn in turns})
    for number, turn in enumerate(turns):
        own = [each for each in turns[: number + 1] if each["seat"] == turn["seat"]]
        deck = turn["deck"]
        assert sum(deck[sort] for sort in ("actions", "treasures", "coppers", "others")) == 10 + sum(len(each["gained"]) for each in own)
        assert deck["coins"] >= 7
