"""Bots that think tell what they are up to: to whoever plays alone against bots, and to all when the game is over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fiefdom.game.game import new_game
from fiefdom.server.thought import BotTask, Mind
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts
from tests.server.clients import Greedy, Player, Running, player

KINGDOM = "first-game-2"
"""Whose leaders come with Fiefdom, so that nobody has to look for some."""


async def after_some_turns(client: Player, turns: int = 2) -> None:
    await client.play(Greedy(), lambda state: all(seat["turns"] >= turns for seat in state["seats"]))


async def told(client: Player) -> dict[str, Any]:
    """What the bots tell."""
    assert (await client.ask("ask_bots"))["type"] == "done"
    return next(message for message in reversed(client.got) if message["type"] == "bots_told")


@pytest.mark.parametrize("language", ["en", "he"])
def test_whoever_plays_alone_is_told_a_plan_and_the_last_purchase(server: Running, language: str) -> None:
    made = server.table("Ana", "bot:expert", "bot:big-money", kingdom=KINGDOM)

    async def play() -> None:
        async with player(server, made["table"], made["token"]) as ana:
            await ana.ask("language", language=language)
            await after_some_turns(ana)
            assert [seat["tells"] for seat in ana.state["seats"]] == [False, True, False]
            (bot,) = (await told(ana))["bots"]
            texts = Texts(language)
            assert bot["seat"] == 1
            assert bot["title"] == texts.format("told-plan-of", player=ana.state["seats"][1]["name"])
            assert len(bot["plan"]) >= 2
            begin = strip_isolates(texts.format("told-bought", card="", turn=0)).split(" ")[0]
            assert strip_isolates(bot["purchase"][0]).startswith(begin)

    asyncio.run(play())


def test_before_its_first_decision_a_bot_has_no_plan() -> None:
    game = new_game(KINGDOM, seed=1, starter=0)
    task = BotTask.about(game.view(0), "expert", "table/1")
    answered = Mind(lambda name, seed: pytest.fail(f"nobody asks {name} with {seed} to play")).answer(
        BotTask(task.bot, task.player, task.kingdom, 1, task.open_counts, game.position.record().tobytes(), language="en")
    )
    assert answered.told is not None
    assert answered.told.plan == (Texts().format("told-plan-none"),)
    assert answered.told.purchase == (Texts().format("told-bought-nothing"),)
    assert answered.told.thought == b""


def test_with_other_people_bots_tell_nothing_until_the_game_is_over(server: Running) -> None:
    made = server.table("Ana", "Ben", "bot:expert", kingdom=KINGDOM)
    token = server.join(made, "Ben")

    async def play() -> None:
        async with player(server, made["table"], made["token"]) as ana, player(server, made["table"], token) as ben:
            other = asyncio.create_task(ben.play(Greedy()))
            await after_some_turns(ana)
            assert not any(seat["tells"] for seat in ana.state["seats"])
            assert (await ana.ask("ask_bots"))["code"] == "agent.plan-others"
            await asyncio.gather(other, ana.play(Greedy()))
            assert [seat["tells"] for seat in ana.state["seats"]] == [False, False, True]
            assert (await told(ana))["bots"][0]["purchase"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bot", "options", "code"),
    [("big-money", {}, "agent.plan-nobody"), ("expert", {"advice": False}, "agent.plan-others")],
)
def test_where_nobody_tells_the_question_is_refused(server: Running, bot: str, options: dict[str, Any], code: str) -> None:
    made = server.table("Ana", f"bot:{bot}", kingdom=KINGDOM, options=options)

    async def play() -> None:
        async with player(server, made["table"], made["token"]) as ana:
            assert not any(seat["tells"] for seat in ana.state["seats"])
            refused = await ana.ask("ask_bots")
            assert refused["code"] == code
            assert refused["hint"]
        async with player(server, made["table"]) as guest:
            assert (await guest.ask("ask_bots"))["code"] == "not-seated"

    asyncio.run(play())
