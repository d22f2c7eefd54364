"""People find each other: names of their own, open tables, ratings; and they need not bear with everybody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cli.main import main
from fiefdom.server.ending import TableResult
from fiefdom.server.people import Finish, People, id_of, new_code
from tests.server.clients import PATIENCE, Running, data_of, player, running
from tests.server.local import HandClock, local, run

pytest.importorskip("openskill", reason="openskill is not installed: the extra `ratings`")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(data_of(tmp_path)) as server:
        yield server


def person(server: Running, name: str) -> str:
    """Somebody with a name of their own; their code."""
    made = server.post("/api/people", {"name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["code"])


def waiting(server: Running, made: dict[str, Any], **wish: str) -> list[dict[str, Any]]:
    """The open tables while the owner of one sits there."""

    async def visit() -> list[dict[str, Any]]:
        async with player(server, made["table"], made["token"]):
            return list((await asyncio.to_thread(server.post, "/api/open", wish)).json())

    return asyncio.run(asyncio.wait_for(visit(), PATIENCE))


# Names


def test_a_name_belongs_to_whoever_has_its_code(house: Running) -> None:
    code = person(house, "Ana")
    assert house.post("/api/people/me", {"code": code.lower().replace("-", " ")}).json()["name"] == "Ana"
    taken = house.post("/api/people", {"name": " aNa "})
    assert (taken.status_code, taken.json()["code"]) == (400, "not-allowed.name-taken")
    assert house.post("/api/people/me", {"code": code, "name": "Anna"}).json()["name"] == "Anna"
    assert person(house, "Ana")
    assert house.post("/api/people/forget", {"code": code}).status_code == 200
    assert house.post("/api/people/me", {"code": code}).json()["code"] == "token.no-person"


def test_codes_are_read_however_they_are_written() -> None:
    code = new_code()
    assert len(code) == 29
    assert id_of("OIL-x") == id_of("011x") != id_of(code)


def test_a_known_name_is_shown_as_such_and_cannot_be_changed_at_the_table(house: Running) -> None:
    made = house.table("Somebody", "bot:big-money", person=person(house, "Ana"))

    async def visit() -> None:
        async with player(house, made["table"], made["token"]) as ana:
            assert (ana.state["seats"][0]["name"], ana.state["seats"][0]["known"]) == ("Ana", True)
            assert (await ana.ask("rename", name="Eva"))["code"] == "not-allowed.own-name"

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


# Open tables


def test_an_open_table_is_listed_while_somebody_waits_and_anybody_takes_its_seat(house: Running) -> None:
    made = house.table("Ana", "Ola", name="Kitchen", options={"listed": True})
    assert house.post("/api/open", {}).json() == []
    (shown,) = waiting(house, made)
    assert (shown["table"], shown["name"], shown["players"], shown["seats"]) == (made["table"], "Kitchen", ["Ana"], 2)
    joined = house.post(f"/api/tables/{made['table']}/join", {"name": "Eva"})
    assert joined.status_code == 201
    assert house.post("/api/open", {}).json() == []
    assert house.post(f"/api/tables/{made['table']}/join", {"name": "Ida"}).json()["code"] == "token.used-invitation"


def test_other_tables_are_not_listed_and_want_an_invitation(house: Running) -> None:
    made = house.table("Ana", "Ola")
    assert waiting(house, made) == []
    assert house.post(f"/api/tables/{made['table']}/join", {"name": "Eva"}).json()["code"] == "token.used-invitation"


def test_people_who_block_each_other_do_not_meet(house: Running) -> None:
    ana, eva = person(house, "Ana"), person(house, "Eva")
    met = house.table("", "", options={"listed": True}, person=ana)
    assert house.post(f"/api/tables/{met['table']}/join", {"person": eva}).status_code == 201
    assert house.post("/api/people/block", {"code": ana, "table": met["table"], "seat": 1}).json()["blocked"] == ["Eva"]
    for owner, other in ((ana, eva), (eva, ana)):
        made = house.table("", "", options={"listed": True}, person=owner)
        assert len(waiting(house, made)) == 1
        assert waiting(house, made, person=other) == []
        assert house.post(f"/api/tables/{made['table']}/join", {"person": other}).json()["code"] == "not-allowed.not-with-these"
        assert house.post(f"/api/tables/{made['table']}/join", {"name": "Ida"}).status_code == 201
    assert house.post("/api/people/block", {"code": ana, "unblock": "Eva"}).json()["blocked"] == []


# Ratings


def test_a_rated_game_is_counted_once_for_people_and_bots(house: Running) -> None:
    ana, eva = person(house, "Ana"), person(house, "Eva")
    assert house.post("/api/tables", {"options": {"rated": True}}).json()["code"] == "not-allowed.names-only"
    made = house.table("", "", options={"rated": True}, person=ana)
    seat = {"invitation": made["invitations"][0]["token"]}
    assert house.post(f"/api/tables/{made['table']}/join", seat).json()["code"] == "not-allowed.names-only"
    token = house.post(f"/api/tables/{made['table']}/join", {**seat, "person": eva}).json()["token"]

    async def give_up() -> list[dict[str, int]]:
        async with player(house, made["table"], made["token"]) as winner, player(house, made["table"], token) as loser:
            assert (await loser.ask("concede"))["type"] == "done"
            state = await winner.until_state(lambda state: state["stage"] == "over")
            return list(state["result"]["ratings"])

    changes = asyncio.run(asyncio.wait_for(give_up(), PATIENCE))
    assert changes[0]["before"] == changes[1]["before"] == 1500
    assert changes[0]["after"] > 1500 > changes[1]["after"]
    standings = house.get("/api/ratings/2").json()
    assert [each["name"] for each in standings] == ["Ana", "Eva"]
    assert standings[0]["rating"]["games"] == 1
    assert house.post("/api/people/me", {"code": ana}).json()["ratings"][0]["points"] == changes[0]["after"]
    assert house.get("/api/ratings/3").json() == []
    assert house.get("/api/ratings/7").status_code == 404


def test_ratings_are_kept_apart_by_number_of_players_and_a_game_counts_once() -> None:
    async def main() -> None:
        async with local() as here:
            people = People(here.hall.storage)
            first = await people.note("t", [Finish("ana", 1), Finish("bot:expert", 2)])
            assert len(first) == 2
            assert await people.note("t", [Finish("ana", 1), Finish("bot:expert", 2)]) == []
            await people.note("u", [Finish("ana", 3), Finish("bot:expert", 1), Finish("bot:expert", 2)])
            assert await people.points("ana", 2) > 1500 > await people.points("ana", 3)
            (row,) = [each for each in await people.standings(2) if each.bot]
            assert (row.bot, row.rating.games) == ("expert", 1)
            assert [each.bot for each in await people.standings(3)] == [""], "a bot at two seats is not counted"

    run(main())


def test_whoever_has_left_a_game_to_a_bot_is_last() -> None:
    from fiefdom.server.chairs import Chair
    from fiefdom.server.ending import SeatOutcome
    from fiefdom.server.rated_games import finish_of

    chairs = [
        Chair(0, "A", "person", account="a"),
        Chair(1, "Bot", "bot", "expert", account="b", given_up=True),
        Chair(2, "C", "bot", "adept"),
    ]
    seats = [SeatOutcome(seat=seat, score=0, turns=1, place=place, winner=False, cards=[]) for seat, place in enumerate((2, 1, 3))]
    result = TableResult(seats=seats, curves=[], record="", replay="")
    assert finish_of(chairs, result) == [Finish("a", 2), Finish("b", 4), Finish("bot:adept", 3)]


# Absence


def test_the_win_over_somebody_who_stays_away_can_be_claimed() -> None:
    async def main() -> None:
        async with local(clock=HandClock(), grace_time=60.0, absence_time=120.0) as here:
            ana, ola = await here.seated("Ana", "Ola")
            assert (await ana.ask("claim"))["code"] == "too-early.may-return"
            await ola.connection.close()
            await here.wait(61)
            assert ana.state["seats"][1]["missing"]
            assert not ana.state["seats"][1]["absent"]
            early = await ana.ask("claim")
            assert (early["code"], 1 <= early["values"]["seconds"] <= 120) == ("too-early.may-return", True)
            await here.wait(120)
            assert ana.state["seats"][1]["absent"]
            assert (await ana.ask("claim"))["type"] == "done"
            assert (ana.state["stage"], ana.state["result"]["given_up"]) == ("over", 1)
            assert (await ana.ask("claim"))["code"] == "not-now.nothing-to-claim"

    run(main())


# The host


def test_a_report_reaches_the_host_with_what_was_said(house: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = house.table("Ana", "Ola")
    token = house.join(made, "Ola")

    async def quarrel() -> None:
        async with player(house, made["table"], token) as ola:
            await ola.ask("chat", text="You cheat")
            wish = {"token": made["token"], "seat": 1, "text": "Rude"}
            assert (await asyncio.to_thread(house.post, f"/api/tables/{made['table']}/report", wish)).status_code == 201
            stranger = {"token": "guessed", "seat": 1}
            assert (await asyncio.to_thread(house.post, f"/api/tables/{made['table']}/report", stranger)).status_code == 403

    asyncio.run(asyncio.wait_for(quarrel(), PATIENCE))
    assert main(["admin", "reports", "--url", f"http://{house.host}", "--data", str(tmp_path), "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["about"], report["by"], report["text"], report["said"]) == ("Ola", "Ana", "Rude", "Ola: You cheat")
