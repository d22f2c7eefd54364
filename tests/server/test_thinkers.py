"""Bots think in other processes, which may die, and in lanes that do not wait for each other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest

from fiefdom.agents.agent import agent_kinds
from fiefdom.agents.thinking import ThinkingAgent, ThinkingTime
from fiefdom.game.driver import Cancellable
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, new_game
from fiefdom.server import pace
from fiefdom.server import thought as thoughts
from fiefdom.server import worker as workers
from fiefdom.server.lean_game import FORGOTTEN, KEPT, LeanGame
from fiefdom.server.thinkers import LANES, PROGRAMS, Seen, Thinkers, lane_of, remembers
from fiefdom.server.thought import Answered, BotTask, Mind, collected
from fiefdom.server.worker import TaskQueue, WaitingTask
from tests.server.local import local, run
from tests.server.threads import Bots, ObservingBot, ThreadThinkers

GAME = new_game("First Game", seed=1, starter=0)
VIEW = GAME.view(0)
SIMPLE, OWN = "Copper", "pass"
"""What Big Money answers to the first question, and what the bots of these tests do."""


@contextlib.asynccontextmanager
async def thinking(bots: Bots, number: int = 1) -> AsyncIterator[ThreadThinkers]:
    thinkers = ThreadThinkers(bots, number)
    try:
        yield thinkers
    finally:
        bots.open()
        await thinkers.close()


async def asked(bots: Bots, name: str) -> None:
    """Wait until a bot has begun to think."""
    assert await asyncio.to_thread(bots.asked[name].acquire, timeout=60)


def ask(thinkers: Thinkers, bot: str, number: int = 1, seen: Seen | None = None) -> list[asyncio.Task[str]]:
    """Let so many of a kind begin to think."""
    return [asyncio.create_task(thinkers.answer(VIEW, bot, f"{bot}{table}/0", seen)) for table in range(number)]


# Lanes


def test_bots_that_cost_alike_share_a_lane() -> None:
    lanes = {kind.name: lane_of(kind.name) for kind in agent_kinds()}
    assert [name for name, lane in lanes.items() if lane == "once-a-kingdom"] == ["journeyman", "craftsman", "adept", "expert", "leader"]
    assert [name for name, lane in lanes.items() if lane == "each-answer"] == ["master"]
    assert set(lanes.values()) <= set(LANES)
    assert (lane_of("chapel-witch"), lane_of("level-8"), lane_of("cmd:./mybot")) == ("at-once", "each-answer", PROGRAMS)


def test_whoever_thinks_at_each_answer_can_be_hurried() -> None:
    slow = [kind.make(1) for kind in agent_kinds() if kind.effort == "each-answer"]
    assert slow
    assert all(isinstance(agent, Cancellable) for agent in slow)


@pytest.mark.parametrize("quick", ["beginner", "expert", "cmd:./mybot"])
def test_nobody_waits_behind_masters(quick: str) -> None:
    async def main() -> None:
        bots = Bots()
        bots.close("master")
        async with thinking(bots) as thinkers:
            masters = ask(thinkers, "master", 100)
            await asked(bots, "master")
            assert await asyncio.gather(*ask(thinkers, quick, 5)) == [OWN] * 5
            assert not any(task.done() for task in masters)
            bots.open()
            assert await asyncio.gather(*masters) == [OWN] * 100

    run(main())


def test_a_player_stays_with_one_process_and_players_are_spread() -> None:
    async def main() -> None:
        bots = Bots()
        async with thinking(bots, 3) as thinkers:
            for _ in range(2):
                await asyncio.gather(*ask(thinkers, "beginner", 9))
            assert sorted(len(mind.residents) for mind in thinkers.minds) == [3, 3, 3]

    run(main())


# A budget for each thought


def test_a_thought_that_takes_too_long_is_the_only_one_that_is_answered_for(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        bots = Bots()
        bots.close("hangs", "beginner")
        async with thinking(bots) as thinkers:
            first = ask(thinkers, "beginner")
            await asked(bots, "beginner")  # the others gather behind it, and go together
            tasks = ask(thinkers, "big-money", 3) + ask(thinkers, "hangs") + ask(thinkers, "novice", 3)
            await asyncio.sleep(0)
            bots.gates["beginner"].set()
            assert await asyncio.gather(*first, *tasks) == [OWN] * 4 + [SIMPLE] + [OWN] * 3

    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        run(main())
    assert [line for line in caplog.messages if "simple bot" in line] == [
        "a simple bot answers for `hangs` at hangs0/0: it thought too long"
    ]
    assert any("is replaced: no answer within 1e+06 seconds; it thought for `hangs` at hangs0/0" in line for line in caplog.messages)


def test_a_bot_whose_time_is_over_answers_with_its_best_so_far(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(pace, "LEAST", 0.0)

    async def main() -> None:
        bots = Bots()
        bots.close("master")  # only its `cancel` opens the gate
        async with thinking(bots) as thinkers:
            line = thinkers._lanes["each-answer"][0].pace
            line.patience = 0.0
            assert await asyncio.gather(*ask(thinkers, "master")) == [OWN]
            line.patience = 1e6
            assert await asyncio.gather(*ask(thinkers, "master")) == [OWN]

    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        run(main())
    assert caplog.messages == [
        "bots (each-answer 0) are weaker: they think 1 % of what they would; 0 wait behind",
        "bots (each-answer 0) think as much as they like again, after 1 answers with less",
    ]


def test_a_master_that_is_hurried_answers_legally() -> None:
    game = new_game("First Game", seed=1, starter=0)
    game.play_all_treasures()
    agent = ThinkingAgent(1, ThinkingTime(10**9, None))
    found = Mind(lambda *_: agent).answer(thoughts_with(game, seconds=0.0))
    assert game.question
    assert found.answer in game.question.answers
    assert (found.was_hurried, found.problem) == (True, "")


def thoughts_with(game: Game, seconds: float) -> BotTask:
    view = game.view(0)
    record = BotTask.about(view, "master", "x")
    return BotTask(**{**record.__dict__, "seconds": seconds})


# Processes that die


def test_a_process_that_dies_is_replaced_and_what_it_thought_about_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        bots = Bots()
        bots.close("master")
        async with thinking(bots) as thinkers:
            tasks = ask(thinkers, "master", 3)
            await asked(bots, "master")
            thinkers.processes[0].kill()
            await asked(bots, "master")  # of another process
            bots.open()
            assert await asyncio.gather(*tasks) == [OWN] * 3
            assert len(thinkers.minds) == 2

    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        run(main())
    assert caplog.messages == ["a process of bots (each-answer 0) is replaced: it ended; it thought for `master` at master0/0"]


def test_a_thought_that_kills_every_process_is_answered_for(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        bots = Bots()
        bots.close("master")
        async with thinking(bots) as thinkers:
            tasks = ask(thinkers, "master", 2)
            for _ in range(workers.TRIES):
                await asked(bots, "master")
                thinkers.processes[0].kill()
            await asked(bots, "master")  # now about the second one
            bots.open()
            assert await asyncio.gather(*tasks) == [SIMPLE, OWN]

    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        run(main())
    assert caplog.messages[-1] == "a simple bot answers for `master` at master0/0: its process ended"


FAILING = [("fails", "RuntimeError: no idea"), ("babbles", "seat `0` answered `nonsense` to `treasure`")]


@pytest.mark.parametrize(("bot", "problem"), FAILING)
def test_a_bot_that_fails_is_answered_for_and_the_log_says_so_once(bot: str, problem: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with thinking(Bots()) as thinkers:
            for _ in range(3):
                assert await asyncio.gather(*ask(thinkers, bot)) == [SIMPLE]

    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        run(main())
    assert caplog.messages == [f"a simple bot answers for `{bot}` at {bot}0/0: {problem}"]


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def main() -> None:
        bots = Bots()
        bots.close("master")
        async with thinking(bots) as thinkers:
            tasks = ask(thinkers, "master", 3)
            await asked(bots, "master")
            tasks[1].cancel()
            await asyncio.sleep(0)
            bots.open()
            await asyncio.wait(tasks)
            assert [task.cancelled() for task in tasks] == [False, True, False]
            assert [key[1] for key in thinkers.minds[0].residents] == ["master0/0", "master2/0"]

    run(main())


def test_closing_drops_what_waits_and_ends_the_processes_while_they_think() -> None:
    async def main() -> None:
        bots = Bots()
        bots.close("master", "beginner")
        thinkers = ThreadThinkers(bots)
        tasks = ask(thinkers, "master", 100) + ask(thinkers, "beginner", 5)
        await asked(bots, "master")
        await asked(bots, "beginner")
        await thinkers.close()
        await asyncio.wait(tasks)
        assert all(task.cancelled() for task in tasks)
        assert thinkers.processes == []
        late = ask(thinkers, "beginner")
        await asyncio.wait(late)
        assert late[0].cancelled()
        bots.open()

    run(main())


def test_a_real_process_answers_and_survives_its_death() -> None:
    async def main() -> None:
        thinkers = Thinkers(workers=1, budget=60)
        try:
            answers = await asyncio.gather(*(thinkers.answer(VIEW, "random", f"table/{number}") for number in range(20)))
            assert set(answers) <= set(VIEW.question.answers)  # type: ignore[union-attr]
            thinkers.processes[0].kill()
            thinkers.processes[0].join()
            assert await thinkers.answer(VIEW, "big-money", "table/0") == "Copper"
        finally:
            await thinkers.close()
        assert thinkers.processes == []

    asyncio.run(main())


def test_a_real_process_that_gives_no_answer_in_time_is_answered_for() -> None:
    async def main() -> None:
        thinkers = Thinkers(workers=1, budget=0.0)
        try:
            assert await thinkers.answer(VIEW, "random", "table/0") == SIMPLE
        finally:
            await thinkers.close()

    asyncio.run(main())


# The line


def waiting(tries: int = 0) -> WaitingTask:
    loop = asyncio.get_running_loop()
    return WaitingTask(BotTask.about(VIEW, "random", "x"), loop, loop.create_future(), tries)


def test_a_line_hands_over_so_many_at_once_and_what_failed_before_alone() -> None:
    async def main() -> None:
        line = TaskQueue(2)
        all_of_them = [waiting(), waiting(), waiting(), waiting(1), waiting()]
        for each in all_of_them:
            line.add(each)
        loads = [line.take() for _ in range(4)]
        assert [[all_of_them.index(each) for each in load.batch] for load in loads if load] == [[0, 1], [2], [3], [4]]
        assert [load.behind for load in loads if load] == [3, 2, 1, 0]
        line.put_back(all_of_them[:2])
        line.forget(["a"])
        load = line.take()
        assert load
        assert (load.batch, load.gone) == (all_of_them[:2], ["a"])
        line.add(all_of_them[0])
        assert line.close() == all_of_them[:1]
        assert line.take() is None

    run(main())


def test_what_needs_no_thought_does_not_wait_behind_what_does() -> None:
    """Else a master with a hand of Treasures would stand in a long line for each of them."""

    async def main() -> None:
        loop = asyncio.get_running_loop()
        settled = BotTask.about(VIEW, "master", "x/0")
        assert settled.is_settled
        line = TaskQueue(most_together=1)
        for name in ("one", "two", "quick", "quicker", "three"):
            thought = replace(settled, player=f"{name}/0", is_settled=name.startswith("quick"))
            line.add(WaitingTask(thought, loop, loop.create_future()))
        taken: list[str] = []
        while line:
            load = line.take()
            assert load is not None
            taken += [each.thought.player for each in load.batch]
        assert taken == ["quick/0", "quicker/0", "one/0", "two/0", "three/0"]

    run(main())


def test_answers_that_come_quickly_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 0.001, 0.002, 0.5, 0.5, 0.501])
    monkeypatch.setattr("fiefdom.server.thought.time", SimpleNamespace(monotonic=lambda: next(times)))  # nobody else's clock
    heaps = list(collected(Answered(str(number)) for number in range(4)))
    assert [[answered.answer for answered in heap] for heap in heaps] == [["0", "1", "2"], ["3"]]


# What is kept of a bot


def test_a_thought_carries_the_view_and_nothing_else() -> None:
    assert BotTask.about(VIEW, "random", "x").view() == VIEW


def test_a_bot_that_was_not_asked_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "REMEMBERED", 2)
    mind = Mind(Bots().find)
    for player in ("a", "b", "a", "c"):
        mind.answer(BotTask.about(VIEW, "random", player))
    assert list(mind.residents) == [("random", "a"), ("random", "c")]


def test_the_bots_of_a_table_are_let_go() -> None:
    async def main() -> None:
        bots = Bots()
        async with thinking(bots) as thinkers:
            for player in ("table/0", "table/1", "other/1"):
                await thinkers.answer(VIEW, "beginner", player)
            thinkers.forget("table")
            assert thinkers.players == 1
            await thinkers.answer(VIEW, "beginner", "other/1")
            assert list(thinkers.minds[0].residents) == [("beginner", "other/1")]

    run(main())


# Bots that remember


def test_only_masters_and_programs_remember() -> None:
    assert [kind.name for kind in agent_kinds() if remembers(kind.name)] == ["expert", "master"]
    assert remembers("cmd:./mybot")
    assert not remembers("a bot that there was once")


def test_a_bot_is_told_each_event_once_and_everything_again_by_another_process() -> None:
    game = new_game("First Game", seed=1, starter=0)
    asked_from: list[int] = []

    async def seen(first: int) -> Sequence[GameEvent]:
        asked_from.append(first)
        return game.events_for(0, first)

    async def main() -> None:
        bots = Bots()
        async with thinking(bots) as thinkers:

            async def answer() -> None:
                await thinkers.answer(game.view(0), "master", "table/0", seen)

            await answer()
            length = len(game.events)
            game.play_all_treasures()
            await answer()
            await answer()
            assert asked_from == [0, length, len(game.events)]
            assert_told(bots, game)
            thinkers.processes[0].kill()
            await answer()
            assert asked_from[3:] == [len(game.events), 0]
            assert_told(bots, game)
            thinkers.minds[-1].forget(["table/0"])  # as if it had not been asked for long
            game.answer("pass")
            assert game.question
            game.answer(*["pass"] if game.question.may_pass else [game.question.answers[0]])
            while game.question.seat:
                game.answer("pass" if game.question.may_pass else game.question.answers[0])
            await answer()
            assert_told(bots, game)
            assert len(bots.agents) == 3

    run(main())


def assert_told(bots: Bots, game: Game) -> None:
    agent = bots.agents[-1]
    assert isinstance(agent, ObservingBot)
    assert agent.seen == game.events_for(0)


def test_a_match_keeps_at_hand_what_bots_have_not_been_told() -> None:
    whole = new_game("First Game", seed=1, starter=0)
    match = LeanGame(whole.setup)

    async def main() -> None:
        match.forget()
        assert match.events == [FORGOTTEN] * len(whole.events)
        assert await match.seen_by(0, 0) == whole.events_for(0)
        told = len(match.events)
        for number in range(60):
            for game in (whole, match):
                assert game.question
                game.answer(game.question.answers[-1])
            match.forget()
            assert await match.seen_by(number % 2, told) == whole.events_for(number % 2, told)
        assert [event is FORGOTTEN for event in match.events].count(False) == min(KEPT, len(match.events))

    run(main())


def test_at_a_table_a_bot_is_told_what_its_seat_sees() -> None:
    async def main() -> None:
        bots = Bots()
        async with local() as here, thinking(bots) as thinkers:
            here.hall.thinkers = thinkers
            [ana] = await here.seated(
                "Ana", "bot:master", kingdom="militia, moat, witch, village, smithy, market, cellar, mine, remodel, bureaucrat"
            )
            game = here.room(ana).table.game
            assert game
            answered = [0]
            while len(answered) < 12:
                await ana.until(lambda: ana.question and ana.question["number"] > answered[-1])
                answered.append(ana.state["question"]["number"])
                await ana.ask("end_turn", question=answered[-1])
            await ana.until(lambda: ana.question and ana.question["number"] > answered[-1])
            agent = bots.agents[-1]
            assert isinstance(agent, ObservingBot)
            seen = game.whole().events_for(1)
            assert len(agent.seen) > 50
            assert agent.seen == seen[: len(agent.seen)]
            assert len(agent.seen) > len(seen) - 20  # but for what came after its last question

    run(main())
