"""Bots that play a strategy answer at once; what they do in a row is stored together, and nothing is shown before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from unittest import mock

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.game.game import Game, new_game
from fiefdom.server.faults import StorageFailed
from fiefdom.server.thinkers import Thinkers
from tests.server.local import Client, Local, QuickThinkers, local, run

STRATEGIES = ("big-money", "smithy", "big-money+witch", "militia")


def played(seed: int, answers: int) -> Game:
    """A game by lot."""
    game, lots = new_game("First Game", edition=2, seed=seed), Random(seed)
    for _ in range(answers):
        if game.question is None:
            break
        game.answer(lots.choice(game.question.answers))
    return game


@pytest.mark.parametrize("bot", STRATEGIES)
def test_what_is_answered_at_once_is_what_the_bot_would_have_thought(bot: str) -> None:
    thinkers = Thinkers()
    for seed in range(20):
        game = played(seed, 10 * seed)
        if game.question:
            seen = game.view(game.question.seat)
            assert thinkers.answer_at_once(seen, bot) == find_agent(bot).choose(seen)
    assert thinkers.processes == []


@pytest.mark.parametrize("bot", ["random", "beginner", "expert", "master", "cmd:./mybot", "nobody"])
def test_whoever_does_more_than_play_a_strategy_is_not_answered_for(bot: str) -> None:
    assert Thinkers().answer_at_once(new_game("First Game", seed=1).view(0), bot) is None


def test_a_strategy_that_cannot_answer_is_asked_like_those_that_think() -> None:
    with mock.patch("fiefdom.server.thinkers.StrategyAgent.choose", side_effect=ValueError):
        assert Thinkers().answer_at_once(new_game("First Game", seed=1).view(0), "big-money") is None


async def ends_turn(here: Local, *seats: str, **options: str) -> Client:
    """A person whose turn is over next; the others are bots."""
    (ana,) = await here.seated("Ana", *seats, **options)
    await here.settle()
    while ana.question and ana.question["id"] != "buy":
        await ana.ask("play_treasures", question=ana.question["number"])
    return ana


def test_the_turn_of_a_bot_without_pauses_is_stored_as_one_and_shown_once() -> None:
    async def main() -> None:
        async with local() as here:
            ana = await ends_turn(here, "bot:big-money")
            storage, table = here.hall.storage, here.room(ana).table
            acts, shown, turns = table.acts, ana.sequence, ana.state["seats"][1]["turns"]
            with mock.patch.object(storage, "add_acts", wraps=storage.add_acts) as kept:
                await ana.answer()
                await here.settle()
            assert [len(each.args[2]) for each in kept.await_args_list] == [1, 2]  # Ana's pass; the bot's Treasures and what it buys
            assert (table.acts, ana.sequence) == (acts + 3, shown + 2)
            assert await storage.count_acts(table.id) == table.acts
            assert len(table.batches) == table.acts + 1
            assert ana.state["seats"][1]["turns"] == turns + 1
            await here.restart()
            restored = (await here.hall.find(table.id)).table
            assert (restored.acts, restored.batches) == (table.acts, table.batches)

    run(main())


def test_of_the_turn_of_a_bot_all_is_stored_or_nothing_and_nothing_is_shown_that_is_not(tmp_path: Path) -> None:
    async def fails(*_: object) -> None:
        raise StorageFailed("the database", "away")

    async def main() -> None:
        async with local(tmp_path) as here:
            ana = await ends_turn(here, "bot:big-money")
            storage, table = here.hall.storage, here.room(ana).table
            keep, turns = storage.add_acts, ana.state["seats"][1]["turns"]

            async def keep_single_acts(of: str, first: int, acts: list[str], fence: int) -> None:
                await (keep(of, first, acts, fence) if len(acts) == 1 else fails())

            with mock.patch.object(storage, "add_acts", keep_single_acts):
                reply = await ana.answer()
                await ana.until(lambda: ana.closed_with)
            assert (reply["type"], ana.closed_with) == ("done", 1012)
            assert await storage.count_acts(table.id) == table.acts - 2
            assert ana.state["seats"][1]["turns"] == turns  # the turn of the bot, which is lost, was shown to nobody

    with mock.patch("fiefdom.server.room.log"):
        run(main())


def test_after_an_attack_to_which_others_could_react_a_bot_goes_on_when_they_have() -> None:
    attack = "Militia, Moat, Cellar, Market, Merchant, Mine, Remodel, Smithy, Village, Workshop"

    class Attacker(QuickThinkers):
        """Plays what it can, the dearest first."""

        def answer_at_once(self, view: object, bot: str) -> str | None:
            question = view.question  # type: ignore[attr-defined]
            wanted = ("Militia", "Moat", "Silver", "Copper")
            return next((card for card in wanted if card in question.answers), question.answers[-1])

    async def main() -> None:
        async with local(thinkers=Attacker()) as here:
            (ana,) = await here.seated("Ana", "bot:big-money", kingdom=attack)
            await here.settle()
            room, table = here.room(ana), here.room(ana).table
            rows: list[list[str]] = []
            keep = here.hall.storage.add_acts

            async def note(of: str, first: int, acts: list[str], fence: int) -> None:
                rows.append(list(acts))
                await keep(of, first, acts, fence)

            with mock.patch.object(here.hall.storage, "add_acts", note):
                for _ in range(200):
                    if ana.question is None or any("Militia" in act and "action" in act for acts in rows for act in acts):
                        break
                    question = ana.question
                    picks = question["cards"][: question["remaining"]] if question["id"].startswith("militia") else ["moat"]
                    wanted = [card for card in picks if card in question["cards"]]
                    await ana.answer(*wanted)
                    await here.settle()
            attacked = next(acts for acts in rows if any("action -> Militia" in act for act in acts))
            assert "action -> Militia" in attacked[-1]
            assert room.reactions.curtain is not None or table.question is None or table.question.seat == 0

    run(main())


def test_many_decisions_of_a_bot_do_not_keep_others_waiting() -> None:
    async def main() -> None:
        with mock.patch("fiefdom.server.bot_driver.MOST_IN_A_ROW", 1):
            async with local() as here:
                ana = await ends_turn(here, "bot:big-money")
                storage = here.hall.storage
                with mock.patch.object(storage, "add_acts", wraps=storage.add_acts) as kept:
                    await ana.answer()
                    await asyncio.sleep(0)
                    await here.settle()
                assert [len(each.args[2]) for each in kept.await_args_list] == [1, 1, 1]

    run(main())
