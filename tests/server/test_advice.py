"""Advice at a running table: who gets it, when it ends, and that it knows nothing its seat may not know."""

from __future__ import annotations

import asyncio
import dataclasses
from random import Random
from typing import Any

import pytest

from fiefdom.game.determinise import determinise
from fiefdom.game.game import new_game
from fiefdom.game.view import view
from fiefdom.server import adviser
from fiefdom.server.adviser import advance
from fiefdom.server.feed import ENCODER
from fiefdom.server.thought import BotTask
from tests.server.clients import Running, player


def is_last_part(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "advice" and message["part"] == message["of"])


def test_advice_comes_in_parts_and_the_table_says_so(server: Running) -> None:
    made = server.table("Ana", "bot:big-money", kingdom="first-game-2")

    async def play() -> None:
        async with player(server, made["table"], made["token"]) as ana:
            await ana.until_state(lambda state: bool(state["question"] and state["question"]["number"]))
            await ana.ask("play_treasures", question=ana.question["number"])  # type: ignore[index]
            assert (await ana.ask("advise", question=ana.question["number"]))["type"] == "done"  # type: ignore[index]
            last = await ana.until(is_last_part)
            parts = [message["part"] for message in ana.got if message["type"] == "advice"]
            assert parts == list(range(1, last["of"] + 1))
            assert 1 <= len(last["options"]) <= 3
            assert last["low"] <= last["chance"] <= last["high"]
            assert last["plan"]
            assert not last["problem"]
            assert ana.state["seats"][0]["advised"]
            answers = ana.question["cards"]  # type: ignore[index]
            assert all(option["answer"] in (*answers, "pass") for option in last["options"])

    asyncio.run(play())


def test_an_answer_ends_the_advice(server: Running) -> None:
    made = server.table("Ana", "bot:big-money", kingdom="first-game-2")

    async def play() -> None:
        async with player(server, made["table"], made["token"]) as ana:
            await ana.until_state(lambda state: bool(state["question"] and state["question"]["number"]))
            number = ana.question["number"]  # type: ignore[index]
            await ana.send("advise", question=number)
            await ana.ask("play_treasures", question=number)
            following = ana.question["number"]  # type: ignore[index]
            seen = len(ana.got)
            await ana.ask("advise", question=following)
            await ana.until(is_last_part)
            assert {message["question"] for message in ana.got[seen:] if message["type"] == "advice"} == {following}
            refused = await ana.ask("advise", question=number)
            assert refused["code"] == "stale-question"
            assert (await ana.ask("stop_advice"))["type"] == "done"

    asyncio.run(play())


def test_there_is_none_where_other_people_play(server: Running) -> None:
    made = server.table("Ana", "Ben", kingdom="first-game-2")
    server.join(made, "Ben")
    refusals = asyncio.run(asked_at_first(server, made))
    assert refusals["code"] == "not-allowed.others-play"
    assert refusals["hint"]


def test_there_is_none_where_the_table_has_it_off(server: Running) -> None:
    made = server.table("Ana", "bot:big-money", kingdom="first-game-2", options={"advice": False})
    assert asyncio.run(asked_at_first(server, made))["code"] == "not-allowed.no-advice"


def test_there_is_none_in_a_lesson(server: Running) -> None:
    made = server.post("/api/lessons/1", {}).json()
    assert asyncio.run(asked_at_first(server, made))["code"] == "not-allowed.no-advice"


def test_those_who_watch_get_none(server: Running) -> None:
    made = server.table("Ana", "bot:big-money", kingdom="first-game-2")

    async def watch() -> dict[str, Any]:
        async with player(server, made["table"]) as guest:
            return await guest.ask("advise", question=1)

    assert asyncio.run(watch())["code"] == "not-seated"


async def asked_at_first(server: Running, made: dict[str, Any]) -> dict[str, Any]:
    """What is said to whoever asks for advice at the beginning, whoever's turn it is."""
    async with player(server, made["table"], made["token"]) as ana:
        return await ana.ask("advise", question=1)


@pytest.mark.parametrize("seed", range(3))
def test_advice_does_not_depend_on_what_its_seat_may_not_know(seed: int) -> None:
    """To the byte: a game and its twins, in which all that the seat cannot see was dealt anew, get the same advice."""
    lots = Random(seed)
    game = new_game("First Game", players=["ann", "ben"], seed=seed)
    for _ in range(60):
        assert game.question is not None
        game.answer(lots.choice(game.question.answers))
    assert game.question is not None
    seat = game.question.seat
    seen = view(game.position, seat)
    hidden = {determinise(seen, Random(deal)).record().tobytes() for deal in range(4)}
    assert len(hidden) == 4, "the twins are different positions"
    events = tuple(game.events_for(seat))
    advice = {sent(BotTask.about(view(determinise(seen, Random(deal)), seat), "", f"{seed} {deal}"), events) for deal in range(4)}
    assert advice == {sent(BotTask.about(seen, "", "true"), events)}


def sent(task: BotTask, events: tuple[Any, ...]) -> bytes:
    """The first part of the advice, as it goes over the wire."""
    given = advance(dataclasses.replace(task, events=events), "en", 1).given
    adviser.forget(task.player)
    return ENCODER.encode(given)
