"""What the server answers over HTTP, and what it refuses."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from websockets.asyncio.client import connect

from fiefdom import errors
from fiefdom.agents.agent import agent_kinds, find_agent
from fiefdom.cards.catalogue import CATALOGUE, SET_NAMES, find_card
from fiefdom.game.game import Game, new_game
from fiefdom.game.record import Record
from fiefdom.server import app, reading_routes, wire
from fiefdom.server.forms import learn, schema
from fiefdom.server.guard import is_own_origin
from fiefdom.server.hall import choose_kingdom
from fiefdom.text.languages import LANGUAGES
from tests.server.clients import PATIENCE, QUICK, Greedy, Player, Running, player, running

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def strict() -> Iterator[Running]:
    """A server that allows very little."""
    limits = {"message_rate": 1.0, "message_burst": 5, "connections_per_address": 3, "tables_per_minute": 3, "hello_time": 0.2}
    with running(dataclasses.replace(QUICK, **limits)) as server:  # type: ignore[arg-type]
        yield server


# What everybody may load


def test_the_catalogue_has_all_cards_and_choices(server: Running) -> None:
    cards = {card["slug"]: card for card in server.get("/api/cards").json()}
    assert list(cards) == [card.slug for card in CATALOGUE]
    assert (cards["market"]["coins"], cards["gold"]["worth"], cards["gardens"]["points_per"]) == (1, 3, {"ten": 1})
    choices = server.get("/api/kingdoms").json()
    assert [bot["name"] for bot in choices["bots"]] == [*(kind.name for kind in agent_kinds()), "adaptive"]
    assert choices["languages"] == list(LANGUAGES)
    assert "first-game-2" in {found["key"] for found in choices["sets"]}
    drawn = server.get("/api/kingdoms/random?edition=1&with=Moat&without=Witch").json()
    assert "moat" in drawn["cards"]
    assert "witch" not in drawn["cards"]
    assert choices["card_sets"] == list(SET_NAMES)
    mixed = server.get("/api/kingdoms/random?sets=base,intrigue=3").json()
    assert sum(find_card(card).set_name == "intrigue" for card in mixed["cards"]) == 3
    refused = server.get("/api/kingdoms/random?sets=intrigue=3")
    assert (refused.status_code, refused.json()["code"]) == (400, "kingdom.shares")
    made = server.post("/api/tables", {"kingdom": "random", "sets": "intrigue", "seats": [{}, {"kind": "bot"}]})
    assert made.status_code == 201


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_and_rules_are_there_in_every_language(server: Running, language: str) -> None:
    for file in ("names", "game", "ui", "cards", "table"):
        response = server.get(f"/locales/{language}/{file}.ftl")
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/plain")
    page = server.get(f"/api/learn/{language}").text
    assert page.startswith("<h1>")
    assert "<script" not in page


def test_there_are_no_other_files(server: Running) -> None:
    for path in (
        "/locales/en/../../log.py",
        "/locales/en/%2e%2e%2fx.ftl",
        "/locales/xx/ui.ftl",
        "/api/learn/xx",
        "/api/rules/xx",
        "/api/nothing/else",
    ):
        response = server.get(path)
        assert response.status_code in (400, 404) or response.headers["content-type"].startswith("text/html"), path
        assert "def " not in response.text


def test_every_response_has_the_headers_that_keep_it_safe(server: Running) -> None:
    for path in ("/", "/api/cards", "/api/tables/none", "/locales/en/ui.ftl", "/t/some-table"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_an_address_for_programs_that_there_is_none_of_is_refused(server: Running) -> None:
    for method in ("GET", "POST"):
        response = httpx.request(method, f"http://{server.host}/api/nonsense/x", timeout=PATIENCE)
        assert (response.status_code, response.json()["code"].partition(".")[0]) == (404, "unknown-address")
    wrong = httpx.request("DELETE", f"http://{server.host}/api/cards", timeout=PATIENCE)
    assert (wrong.status_code, wrong.json()["code"].partition(".")[0]) == (405, "wrong-method")
    assert server.get("/assets/nothing.js").json()["code"].partition(".")[0] == "unknown-address"


def test_what_the_first_page_asks_for_is_made_before_anybody_asks() -> None:
    still = reading_routes.still
    still.cache_clear()
    app.get_ready(["cmd:somebody"])
    made = still.cache_info().misses
    with running(dataclasses.replace(QUICK, programs=("cmd:somebody",))) as server:
        for path in ("/api/kingdoms", "/api/cards", *(f"/api/lessons?language={language}" for language in LANGUAGES)):
            assert server.get(path).status_code == 200
    assert still.cache_info().misses == made


@pytest.mark.parametrize("path", ["/api/cards", "/api/kingdoms", "/api/learn/pl", "/locales/he/cards.ftl", "/"])
def test_what_a_browser_has_already_is_not_sent_again(server: Running, path: str) -> None:
    first = server.get(path)
    again = httpx.get(f"http://{server.host}{path}", headers={"If-None-Match": f'"other", {first.headers["etag"]}'}, timeout=PATIENCE)
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    assert "content-security-policy" in again.headers
    other = httpx.get(f"http://{server.host}{path}", headers={"If-None-Match": '"other"'}, timeout=PATIENCE)
    assert other.content == first.content


def test_files_with_what_is_in_them_in_their_name_are_kept_for_ever(server: Running) -> None:
    page = server.get("/").text
    for name in re.findall(r'"(/assets/[^"]+)"', page):
        assert server.get(name).headers["cache-control"] == "public, max-age=31536000, immutable"


def test_without_the_web_client_there_is_a_page_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "client_files", lambda: None)
    with running() as server:
        for path in ("/", "/t/some", "/assets/index.js"):
            page = server.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "without the web client" in page.text
        assert server.get("/api/cards").status_code == 200


def test_every_answer_has_the_right_status(server: Running) -> None:
    made = server.post("/api/tables", {"seats": [{}, {}]})
    table = made.json()["table"]
    join = {"invitation": made.json()["invitations"][0]["token"], "name": "Ola"}
    assert made.status_code == 201
    assert server.post(f"/api/tables/{table}/join", join).status_code == 201
    for path in (f"/api/tables/{table}", "/api/cards", "/api/kingdoms", "/api/kingdoms/random", "/api/health", "/api/learn/en"):
        assert server.get(path).status_code == 200, path
    assert server.get(f"/api/replays/{table}").status_code == 400, "it is not over"
    assert server.get("/api/tables/nothing").status_code == 404


# Tables


def test_a_table_can_be_made_in_many_ways(server: Running) -> None:
    for wish in (
        {"kingdom": "random", "edition": "both"},
        {"kingdom": "Size Distortion", "edition": "1"},
        {"kingdom": "Kuźnia, Targ, Wioska, Warsztat, Fosa, Milicja, Kopalnia, Piwnica, Przebudowa, Kupiec", "language": "pl"},
        {"kingdom": "Smithy\nMarket\nVillage\nWorkshop\nMoat\nMilitia\nMine\nCellar\nRemodel\nMerchant\n"},
        {"options": {"undo": "always", "score_counter": True, "hints": True}},
    ):
        response = server.post("/api/tables", wish)
        assert response.status_code == 201, response.text
        info = server.get(f"/api/tables/{response.json()['table']}").json()
        assert info["stage"] == "playing"


@pytest.mark.parametrize(("edition", "drawn"), [(None, 2), ("1", 1), ("2", 2), ("both", "both")])
def test_a_kingdom_by_lot_is_of_the_edition_that_is_wanted(edition: str | None, drawn: int | str) -> None:
    assert choose_kingdom("random", edition, "en").edition == drawn


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kingdom": "nowhere"}, "unknown-kingdom"),
        ({"kingdom": "Moat, Witch"}, "kingdom"),
        ({"seats": [{"kind": "person"}]}, "players"),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, "seats"),
        ({"seats": [{}] * 7}, "message"),
        ({"seats": [{}, {"kind": "bot", "bot": "nobody"}]}, "agent"),
        ({"seats": [{"name": "a:b"}, {"kind": "bot"}]}, "players"),
        ({"language": "xx"}, "language"),
        ({"seed": 1}, "message"),
        ({"options": {"undo": "sometimes"}}, "message"),
        ("no json", "message"),
        ("x" * 20_000, "too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, wish: Any, code: str) -> None:
    response = server.post("/api/tables", wish)
    assert response.status_code >= 400
    assert response.json()["code"].partition(".")[0] == code
    assert response.json()["message"]


def test_an_invitation_is_good_for_one_seat_once(server: Running) -> None:
    made = server.table("Ana", "Ola")
    assert server.join(made, "Ola")
    again = server.post(f"/api/tables/{made['table']}/join", {"invitation": made["invitations"][0]["token"], "name": "Eva"})
    assert (again.status_code, again.json()["code"].partition(".")[0]) == (403, "token")
    wrong = server.post(f"/api/tables/{made['table']}/join", {"invitation": "", "name": "Eva"})
    assert wrong.json()["code"].partition(".")[0] == "token"
    assert server.get("/api/tables/nothing").json()["code"].partition(".")[0] == "unknown-table"


def test_only_a_token_opens_a_seat(server: Running) -> None:
    made, other = server.table("Ana", "Ola"), server.table()

    async def main() -> list[str]:
        codes = []
        for token in (other["token"], made["invitations"][0]["token"], "x", made["token"][:-1]):
            async with connect(f"ws://{server.host}/ws") as connection:
                codes.append((await Player(connection).ask("hello", table=made["table"], token=token))["code"])
        return codes

    assert asyncio.run(main()) == ["token"] * 4


# Records and replays


@pytest.fixture(scope="module")
def finished(server: Running) -> dict[str, Any]:
    """A game that was played to the end."""
    made = server.table("Ana", "bot:big-money+smithy")

    async def main() -> None:
        async with player(server, made["table"], made["token"]) as ana:
            await ana.play(Greedy(5))

    asyncio.run(main())
    return made


def test_the_record_of_a_finished_game_replays(server: Running, finished: dict[str, Any]) -> None:
    response = server.get(f"/api/tables/{finished['table']}/record")
    assert "attachment" in response.headers["content-disposition"]
    game = Game.from_record(Record.parse(response.text))
    assert game.outcome
    assert game.players[0] == "Ana"


def test_a_finished_game_is_watched_step_by_step(server: Running, finished: dict[str, Any]) -> None:
    address = f"/api/replays/{finished['table']}"
    replay = server.get(f"{address}?language=is").json()
    assert replay["steps"] > 50
    assert replay["result"]["seats"]
    decisions = [entry["decision"] for entry in replay["log"]]
    assert decisions == sorted(decisions)
    assert decisions[-1] == replay["steps"] - 1
    first = server.get(f"{address}/steps/0").json()
    assert [sum(hand.values()) for hand in first["hands"]] == [5, 5]
    as_seen = server.get(f"{address}/steps/0?seat=1").json()
    assert as_seen["hands"] is None
    assert as_seen["state"]["hand"] == first["hands"][1]
    assert server.get(f"{address}/steps/0?seat=none").json()["state"]["hand"] == {}
    assert server.get(f"{address}/steps/{replay['steps']}").json()["code"].partition(".")[0] == "not-now"
    assert server.get(f"{address}/steps/0?seat=7").json()["code"].partition(".")[0] == "seats"
    last = server.get(f"{address}/steps/{replay['steps'] - 1}").json()
    assert last["state"]["phase"] == "over"


def test_an_uploaded_record_is_watched_and_a_bad_one_refused(server: Running) -> None:
    game = new_game("First Game", players=["Łucja", "רות"], seed=3)
    bot = find_agent("big-money")
    while game.question and game.decisions < 30:
        game.answer(bot.choose(game.view(game.question.seat)))
    game.take_back(10, seed=4)
    name = server.post("/api/replays", str(game.record)).json()["replay"]
    assert server.post("/api/replays", str(game.record)).json()["replay"] == name
    replay = server.get(f"/api/replays/{name}").json()
    assert (replay["players"], replay["steps"]) == (["Łucja", "רות"], 32)
    for text in ("", "nonsense", str(game.record).replace("buy -> Silver", "buy -> Province"), str(game.record.without_secrets())):
        assert server.post("/api/replays", text).json()["code"].partition(".")[0] == "record"
    assert server.post("/api/replays", "x" * 300_000).json()["code"].partition(".")[0] == "too-large"
    assert server.get("/api/replays/nothing").json()["code"].partition(".")[0] == "unknown-table"


# Limits


def test_pages_of_other_sites_are_kept_out(server: Running) -> None:
    async def main() -> tuple[str, int]:
        async with connect(f"ws://{server.host}/ws", origin="https://evil.example") as connection:  # type: ignore[arg-type]
            message = json.loads(await connection.recv())
            await connection.wait_closed()
            return message["code"], connection.close_code or 0

    assert asyncio.run(main()) == ("wrong-origin", 1008)
    response = httpx.post(f"http://{server.host}/api/tables", content=b"{}", headers={"Origin": "https://evil.example"}, timeout=PATIENCE)
    assert (response.status_code, response.json()["code"].partition(".")[0]) == (403, "wrong-origin")
    own = httpx.post(f"http://{server.host}/api/tables", content=b"{}", headers={"Origin": f"http://{server.host}"}, timeout=PATIENCE)
    assert own.status_code == 201


def test_an_origin_can_be_allowed() -> None:
    from starlette.datastructures import Headers

    headers = Headers({"origin": "https://games.example.org", "host": "127.0.0.1:8000"})
    assert not is_own_origin(headers, ())
    assert is_own_origin(headers, ("https://games.example.org",))
    assert not is_own_origin(Headers({"origin": "null", "host": "x"}), ())


def test_too_many_messages_connections_and_tables_are_refused(strict: Running) -> None:
    made = strict.table()

    async def main() -> None:
        async with player(strict, made["table"], made["token"]) as ana, player(strict, made["table"]), player(strict, made["table"]):
            codes = [(await ana.ask("chat", text="spam")).get("code") for _ in range(10)]
            assert codes[0] is None
            assert codes[-1] == "too-fast.too-many-messages"
            async with connect(f"ws://{strict.host}/ws") as fourth:
                assert json.loads(await fourth.recv())["code"].partition(".")[0] == "too-fast"

    asyncio.run(main())
    codes = [strict.post("/api/tables", {}).json().get("code") for _ in range(5)]
    assert codes[-1] == "too-fast.too-many-tables"


def test_who_says_nothing_is_not_waited_for(strict: Running) -> None:
    async def main() -> int:
        async with connect(f"ws://{strict.host}/ws") as connection:
            await asyncio.wait_for(connection.wait_closed(), PATIENCE)
            return connection.close_code or 0

    assert asyncio.run(main()) != 0


def test_a_message_that_is_too_large_is_refused_and_one_beyond_all_measure_ends_the_connection(server: Running) -> None:
    made = server.table()

    async def main() -> tuple[str, int]:
        async with player(server, made["table"], made["token"]) as ana:
            reply = await ana.ask("chat", text="x" * 20_000)
            await ana.connection.send("x" * 100_000)
            await asyncio.wait_for(ana.connection.wait_closed(), PATIENCE)
            return reply["code"], ana.connection.close_code or 0

    assert asyncio.run(main()) == ("too-large", 1009)


# The schema and the reference


def test_the_schema_defines_every_message() -> None:
    found = schema()["$defs"]
    for union in (wire.ClientMessage, wire.ServerMessage):
        for kind in get_args(union):
            assert kind.__name__ in found
    assert "question" in found["AnswerQuestion"]["required"]
    assert "number" not in found["AnswerQuestion"]["required"]
    assert set(found["Picture"]["required"]) == set(found["Picture"]["properties"])


def test_the_reference_names_every_message_and_every_code() -> None:
    page = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
    for union in (wire.ClientMessage, wire.ServerMessage):
        for kind in get_args(union):
            assert f"`{kind.__struct_config__.tag}`" in page
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "fiefdom" / "server").glob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z-]+)', source))
    assert len(codes) > 15
    table = page.split("## Refusals")[1].split("When the server ends")[0]
    named = {code for row in re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE) for code in re.findall(r"`([a-z-]+)`", row)}
    assert codes <= named <= codes | {kind.kind for kind in errors.FiefdomError.__subclasses__()}


def test_the_page_for_newcomers_cannot_smuggle_html(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.server.forms.learn_page", lambda language: "# A *b*\n\n- **x** `<y>`\n\n<script>alert(1)</script>")
    page = learn("en")
    assert "<h1>A <em>b</em></h1>" in page
    assert "<strong>x</strong> <code>&lt;y&gt;</code>" in page
    assert "<script" not in page
