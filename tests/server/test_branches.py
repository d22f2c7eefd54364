"""What if: branches of finished games, and positions. Whoever plays on knows nothing that they could not know."""

from __future__ import annotations

import dataclasses
import functools
import json
from random import Random
from typing import Any

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game, new_game
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.review.branch import dealt_anew, moment_of
from fiefdom.server import brancher
from tests.server.clients import QUICK, Running, running
from tests.server.test_work import record, uploaded

SETTINGS = dataclasses.replace(QUICK, study_rollouts=1, study_burst=1e6, study_workers=1)


def game_to(decisions: int) -> Game:
    game, bot = new_game("First Game", players=["Ana", "Ola"], seed=3), find_agent("big-money")
    while game.question and game.decisions < decisions:
        game.answer(bot.choose(game.view(game.question.seat)))
    return game


@functools.cache
def purchase() -> int:
    """A step at which somebody buys, some turns into the game."""
    game = game_to(60)
    while game.question and not (game.question.id == "buy" and "Silver" in game.question.answers):
        game.answer(find_agent("big-money").choose(game.view(game.question.seat)))
    return len(game.entries)


def twins() -> tuple[Game, Game]:
    """Two games that look the same to the player who is asked, with other cards in the other hand."""
    game = moment_of(Record.parse(record()), purchase())
    assert game.question
    seat = game.question.seat
    first, second = (determinise(game.view(seat), Random(seed)) for seed in (1, 2))
    assert view(first, seat) == view(second, seat)
    assert first.record()["hand"].tolist() != second.record()["hand"].tolist()
    a, b = (Game.starting_at(position, ["Ana", "Ola"], seed=0) for position in (first, second))
    return a, b


def made(server: Running, replay: str, **wish: Any) -> dict[str, Any]:
    response = server.post(f"/api/replays/{replay}/branches", wish)
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


def test_what_a_player_could_not_see_is_dealt_anew_whatever_it_was() -> None:
    """Positions to play on from, and games that are played on, are the same to the byte for twins; another seed deals another hand."""
    first, second = twins()
    assert write_position(dealt_anew(first, 7)) == write_position(dealt_anew(second, 7))
    other = 1 - first.view(None).question.seat  # type: ignore[union-attr]
    hands = {tuple(dealt_anew(first, seed).record()["hand"][other].tolist()) for seed in range(20)}
    assert len(hands) > 3, "the other hand is another one every time"
    for answers in ((), ("Silver", "pass")):
        found = [brancher.play_on(str(game.record), 0, answers, 60).found for game in (first, second)]
        assert found[0] == found[1]
    assert brancher.advise(str(first.record), 100, "en")[0] == brancher.advise(str(second.record), 100, "en")[0]


def test_branches_are_played_finished_compared_and_kept_as_a_tree() -> None:
    step = purchase()
    with running(SETTINGS) as server:
        name = uploaded(server, record())
        played = made(server, name, kind="play", step=step, bot="big-money", name="  Try   it ", language="en")
        finished = made(server, name, kind="finish", step=step, games=200)["branch"]
        compared = made(server, name, kind="compare", step=step, answers=["Silver", "pass"], games=200, language="he")["branch"]
        tree = server.get(f"/api/replays/{name}/branches").json()
        assert [branch["kind"] for branch in tree["branches"]] == ["play", "finish", "compare"]
        assert (played["branch"]["name"], tree["origin"]) == ("Try it", None)
        assert sum(finished["figures"]["chances"]) in (999, 1000, 1001)
        assert (finished["figures"]["games"], finished["figures"]["options"], len(finished["figures"]["course"])) == (200, [], 4)
        options = compared["figures"]["options"]
        assert {option["answer"] for option in options} == {"silver", "pass"}
        assert (options[0]["behind"], options[0]["chance"] - options[1]["chance"]) == (0, pytest.approx(options[1]["behind"], abs=1))
        assert options[0]["text"] != "Silver", "in the words of whoever asks"
        info = server.get(f"/api/tables/{played['table']['table']}").json()
        assert info["stage"] == "playing"
        kinds = [seat["kind"] for seat in info["seats"]]
        assert kinds[played["table"]["seat"]] == "person"
        assert kinds.count("bot") == 1


def test_the_table_of_a_branch_has_a_hand_dealt_anew() -> None:
    step = purchase()
    true = moment_of(Record.parse(record()), step)
    assert true.question
    seat, other = true.question.seat, 1 - true.question.seat
    hands = set()
    with running(SETTINGS) as server:
        name = uploaded(server, record())
        for _ in range(6):
            table = made(server, name, kind="play", step=step, bot="big-money")["table"]["table"]
            game = server.server.hall.rooms[table].table.game
            assert game is not None
            position = game.position
            assert view(position, seat) == true.view(seat)
            hands.add(tuple(position.record()["hand"][other].tolist()))
    assert len(hands) > 1


def test_what_cannot_be_tried_is_refused() -> None:
    with running(SETTINGS) as server:
        name = uploaded(server, record())
        last = server.get(f"/api/replays/{name}").json()["steps"] - 1
        wrong = {
            "number": {"kind": "finish", "step": last},
            "illegal-answer": {"kind": "compare", "step": purchase(), "answers": ["Copper", "Witch"]},
            "message": {"kind": "guess", "step": 0},
            "agent": {"kind": "play", "step": 0, "bot": "nobody"},
        }
        for code, wish in wrong.items():
            refused = server.post(f"/api/replays/{name}/branches", wish)
            assert (refused.status_code, refused.json()["code"].partition(".")[0]) == (400, code), refused.text
        assert server.post(f"/api/replays/{name}/branches", {"kind": "finish", "step": last + 9}).status_code == 400
        table = server.table("Ana", "bot:big-money")["table"]
        running_game = server.post(f"/api/replays/{table}/branches", {"kind": "finish", "step": 0})
        assert running_game.json()["code"] == "not-now.not-over"
        assert server.get(f"/api/replays/{name}/branches").json()["branches"] == []


def test_a_position_is_shown_advised_and_played_on() -> None:
    game = twins()[0]
    text = write_position(game.position)
    by_hand = (
        "players = ann, ben\nkingdom = Cellar, Chapel, Gardens, Market, Militia, Moat, Remodel, Smithy, Village, Witch\n"
        "ann.hand = Gold x3\nann.deck = Copper x5\nben.hand = Copper x5\nben.deck = Province x3, Duchy\nphase = treasure"
    )
    with running(SETTINGS) as server:
        shown = server.post("/api/positions", {"position": text}).json()
        assert (shown["position"], shown["advice"], shown["table"]) == (text, None, None)
        assert shown["state"]["question"]["id"] == "buy"
        advised = server.post("/api/positions", {"position": text, "wish": "advise", "language": "pl"}).json()
        assert advised["advice"]["options"][0]["chance"] > 0
        staged = server.post("/api/positions", {"position": by_hand, "wish": "play", "bot": "big-money", "name": "Ana"})
        assert staged.status_code == 200, staged.text
        assert read_position(staged.json()["position"]).seats == 2
        assert server.get(f"/api/tables/{staged.json()['table']['table']}").json()["stage"] == "playing"
        for wrong in ("", "fief1 nonsense", "players = ann\nhand = what", "fief1 2 " + "x" * 7000):
            refused = server.post("/api/positions", {"position": wrong})
            assert refused.status_code == 400, wrong
            assert refused.json()["message"]


def test_a_position_is_shown_and_advised_about_without_what_the_asked_player_cannot_see() -> None:
    """Twins over HTTP: what is drawn and what is advised is the same to the byte, whatever the other hand holds."""
    answers = set()
    with running(SETTINGS) as server:
        for game in twins():
            reply = server.post("/api/positions", {"position": write_position(game.position), "wish": "advise"})
            assert reply.status_code == 200, reply.text
            text = reply.text.replace(json.dumps(reply.json()["position"])[1:-1], "?")
            answers.add(text)
    assert len(answers) == 1


def test_a_moment_of_a_finished_game_can_be_copied_as_text_and_set_up_again() -> None:
    with running(SETTINGS) as server:
        name = uploaded(server, record())
        copied = server.get(f"/api/replays/{name}/steps/{purchase()}/position").json()["position"]
        again = server.post("/api/positions", {"position": copied}).json()
        assert again["position"] == copied
        assert server.get(f"/api/replays/{name}/steps/99999/position").status_code == 400


def test_a_running_table_is_copied_from_what_the_seat_sees_and_never_where_others_play() -> None:
    """Twins at the same table: every byte of the answer is the same, whatever the other hand holds."""
    answers = set()
    first, second = twins()
    seat = first.question.seat if first.question else 0
    for game in (first, second):
        with running(SETTINGS) as server:
            chairs = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "big-money"}]
            table = server.post("/api/positions", {"position": write_position(game.position), "wish": "play", "bot": "big-money"}).json()[
                "table"
            ]
            room = server.server.hall.rooms[table["table"]]
            assert room.table.game is not None
            room.table.game.position = game.position.copy()  # as if it had been dealt so
            number = room.table.question_number(seat)
            reply = server.post(f"/api/tables/{table['table']}/position", {"token": table["token"], "question": number})
            assert reply.status_code == 200, reply.text
            assert view(read_position(reply.json()["position"]), seat) == first.view(seat)
            answers.add(reply.content)
            wrong = server.post(f"/api/tables/{table['table']}/position", {"token": "x", "question": number})
            assert wrong.status_code == 403
            shared = server.post("/api/tables", {"seats": [*chairs, {"kind": "person"}]}).json()
            with_others = server.post(f"/api/tables/{shared['table']}/position", {"token": shared["token"], "question": 1})
            assert with_others.json()["code"] == "not-allowed.others-play"
    assert len(answers) == 1
    assert json.loads(answers.pop())["position"].startswith("fief1 ")
