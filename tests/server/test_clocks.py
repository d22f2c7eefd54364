"""The clocks of a table, on a clock that is set by hand: whose runs, when they stand still, and what comes when the time is out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiefdom.server.forms import NewTable
from fiefdom.server.picture import ClockRule
from fiefdom.server.wire import ClocksShown
from tests.server.local import Client, HandClock, Local, local, run

A_TURN, A_GAME = ClockRule(per="turn", seconds=60), ClockRule(per="game", seconds=300)
WITH_INCREMENT = ClockRule(per="game", seconds=300, increment=10)


def clocks(client: Client) -> dict[str, Any]:
    """What a client was last told of the clocks."""
    client.read()
    return next(message for message in reversed(client.got) if message["type"] == "clock")


async def pair(here: Local, rule: ClockRule) -> tuple[Client, Client]:
    """Whoever has the first turn at a table of two, and the other one."""
    ana, ola = await here.seated("Ana", "Ola", clock=rule)
    return (ana, ola) if ana.question else (ola, ana)


def seat(client: Client) -> int:
    return int(client.state["you"])


def test_the_clock_of_whoever_is_asked_runs_and_everybody_is_told_when_that_changes() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = await pair(here, A_TURN)
            assert clocks(asked) == clocks(other)
            assert (clocks(other)["running"], clocks(other)["left"]) == (seat(asked), [60.0, 60.0])
            told = len(other.got)
            await here.wait(20)
            await asked.ask("play_treasures", question=asked.question["number"] if asked.question else 0)
            other.read()
            assert all(message["type"] != "clock" for message in other.got[told:])
            await asked.ask("end_turn", question=asked.question["number"] if asked.question else 0)
            assert (clocks(other)["running"], clocks(other)["left"]) == (seat(other), [60.0, 60.0])

    run(main())


def test_whoever_comes_later_is_told_what_is_left() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, _ = await pair(here, A_GAME)
            await here.wait(100.25)
            watcher = await here.client(asked.state["table"])
            assert clocks(watcher)["running"] == seat(asked)
            assert sorted(clocks(watcher)["left"]) == [199.8, 300.0]

    run(main())


def test_when_the_time_for_a_turn_is_out_a_bot_plays_it_to_its_end() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = await pair(here, A_TURN)
            await here.wait(59.9)
            assert asked.question
            await here.wait(0.2)
            assert asked.question is None
            assert other.question
            assert clocks(asked)["running"] == seat(other)
            assert clocks(asked)["out"] == []
            assert asked.state["seats"][seat(asked)]["kind"] == "person"
            assert [line for line in asked.log if line["seat"] == seat(asked) and "plays" in line["text"]]
            await here.wait(30)
            number = other.question["number"]
            await other.ask("end_turn", question=number)
            assert asked.question
            assert clocks(asked)["left"] == [60.0, 60.0]

    run(main())


def test_whose_time_is_out_cannot_act_while_the_bot_thinks() -> None:
    from tests.server.local import SlowThinkers

    async def main() -> None:
        thinkers = SlowThinkers()
        async with local(clock=HandClock(), thinkers=thinkers) as here:
            asked, other = await pair(here, A_TURN)
            question = asked.question
            assert question
            thinkers.done.clear()
            here.clock.go_to(here.clock.now + 61)
            await thinkers.thinking.wait()
            assert clocks(other)["out"] == [seat(asked)]
            refusal = await asked.ask("end_turn", question=question["number"])
            assert (refusal["code"], refusal["hint"]) == ("not-now.time-out", "a bot plays it to its end")
            thinkers.done.set()
            await here.settle()
            assert other.question

    run(main())


def test_when_the_time_for_the_game_is_out_the_other_one_has_won_and_the_record_says_why() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = await pair(here, A_GAME)
            await here.wait(200)
            await asked.ask("end_turn", question=asked.question["number"] if asked.question else 0)
            await here.wait(150)
            await other.ask("end_turn", question=other.question["number"] if other.question else 0)
            assert clocks(asked)["left"][seat(other)] == 150.0
            await here.wait(100)
            result = asked.state["result"]
            assert (result["given_up"], result["out_of_time"]) == (seat(asked), True)
            assert [place["winner"] for place in result["seats"]][seat(other)]
            record = str(here.room(asked).table.record())
            assert f"{asked.state['seats'][seat(asked)]['name']} runs out of time" in record
            await asked.ask("rematch")
            await other.ask("rematch")
            other.read()
            following = here.hall.rooms[next(message["table"] for message in other.got if message["type"] == "moved")].table
            assert [(chair.spent, chair.out_of_time, chair.given_up) for chair in following.chairs] == [(0.0, False, False)] * 2
            assert following.plan.options.clock == A_GAME

    run(main())


async def end_turn(client: Client) -> None:
    assert client.question
    assert (await client.ask("end_turn", question=client.question["number"]))["type"] == "done"


def test_a_turn_that_was_ended_adds_the_increment_and_everybody_is_told() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = await pair(here, WITH_INCREMENT)
            assert clocks(other)["left"] == [300.0, 300.0]
            await here.wait(4)
            await end_turn(asked)
            assert (clocks(other)["left"][seat(asked)], clocks(other)["left"][seat(other)]) == (306.0, 300.0)
            await here.wait(30)
            await end_turn(other)
            assert (clocks(other)["left"][seat(asked)], clocks(other)["left"][seat(other)]) == (306.0, 280.0)
            await here.wait(305)
            assert asked.state["stage"] == "playing"
            await here.wait(1)
            assert (asked.state["result"]["given_up"], asked.state["result"]["out_of_time"]) == (seat(asked), True)

    run(main())


def test_against_a_bot_each_turn_adds_the_increment_too() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            [ana] = await here.seated("Ana", "bot:big-money", clock=WITH_INCREMENT)
            await here.wait(0)
            for turn in (1, 2, 3):
                await end_turn(ana)
                await here.wait(0)
                assert clocks(ana)["left"] == [300.0 + 10 * turn, None]

    run(main())


def test_a_turn_that_is_taken_back_earns_nothing() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            [ana] = await here.seated("Ana", "bot:big-money", clock=WITH_INCREMENT, undo="free")
            await here.wait(0)
            for _ in range(3):
                await end_turn(ana)
                await here.wait(0)
                assert clocks(ana)["left"] == [310.0, None]
                await ana.ask("undo")
                await here.wait(0)
                assert clocks(ana)["left"] == [300.0, None]

    run(main())


def test_a_turn_that_is_taken_back_to_has_the_time_that_was_left_of_it() -> None:
    """Nobody gets a turn's time once more by ending it and taking that back."""

    async def main() -> None:
        async with local(clock=HandClock()) as here:
            [ana] = await here.seated("Ana", "bot:big-money", clock=A_TURN, undo="free")
            await here.wait(0)
            for spent in (50, 55, 59):
                await here.wait(spent - (60 - clocks(ana)["left"][0]))
                await end_turn(ana)
                await here.wait(0)
                assert clocks(ana)["left"] == [60.0, None]
                await here.wait(20)
                await ana.ask("undo")
                await here.wait(0)
                assert clocks(ana)["left"] == [60.0 - spent, None]
            await here.wait(0.5)
            assert ana.question
            await here.wait(1)
            assert here.room(ana).table.chairs[0].spent < 1  # a bot has played that turn to its end, and the next one has begun

    run(main())


def test_whoever_waits_while_others_take_back_has_all_their_time_when_it_is_their_turn() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = [*await here.seated("Ana", "Ola", clock=A_TURN, undo="always")]
            if not asked.question:
                asked, other = other, asked
            await here.wait(10)
            await end_turn(asked)
            await here.wait(40)
            assert (await asked.ask("undo"))["type"] == "done"
            assert (clocks(other)["running"], clocks(other)["left"][seat(asked)]) == (seat(asked), 50.0)
            await here.wait(20)
            await end_turn(asked)
            assert (clocks(other)["running"], clocks(other)["left"]) == (seat(other), [60.0, 60.0])

    run(main())


def test_a_turn_that_is_taken_back_to_after_a_restart_has_what_was_left_of_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with local(tmp_path, clock=HandClock()) as here:
            table, tokens = await here.table("Ana", "bot:big-money", clock=A_TURN, undo="free")
            ana = await here.client(table, tokens[0])
            await here.wait(0)
            await here.wait(50)
            await end_turn(ana)
            await here.wait(0)
            await here.restart()
            again = await here.client(table, tokens[0])
            assert clocks(again)["left"] == [60.0, None]
            await again.ask("undo")
            await here.wait(0)
            assert clocks(again)["left"] == [10.0, None]

    run(main())


@pytest.mark.parametrize("is_left_empty", [True, False])
@pytest.mark.parametrize(("rule", "left"), [(A_TURN, 60.0), (WITH_INCREMENT, 270.0)], ids=["all its time", "what was added"])
def test_after_a_turn_and_a_restart_a_clock_says_the_same(rule: ClockRule, left: float, *, is_left_empty: bool, tmp_path: Path) -> None:
    async def main() -> None:
        async with local(tmp_path, clock=HandClock()) as here:
            table, tokens = await here.table("Ana", "Ola", clock=rule)
            ana, ola = [await here.client(table, token) for token in tokens]
            asked = ana if ana.question else ola
            place = seat(asked)
            await here.wait(40)
            await end_turn(asked)
            for client in (ana, ola) if is_left_empty else ():
                await client.connection.close()
            await here.restart()
            again = await here.client(table, tokens[place])
            assert clocks(again)["left"][place] == left
            assert clocks(again)["left"][1 - place] == rule.seconds

    run(main())


def test_of_three_whose_time_for_the_game_is_out_a_bot_goes_on() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            clients = await here.seated("Ana", "Ola", "Eva", clock=A_GAME)
            late = next(client for client in clients if client.question)
            place = seat(late)
            await here.wait(301)
            others = [client for client in clients if client is not late]
            assert others[0].state["seats"][place]["kind"] == "bot"
            assert others[0].state["stage"] == "playing"
            assert clocks(others[0])["left"][place] is None
            assert late.state["you"] is None

    run(main())


def test_clocks_stand_still_while_nobody_is_there_and_go_on_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with local(tmp_path, clock=HandClock()) as here:
            table, tokens = await here.table("Ana", "Ola", clock=A_GAME)
            ana, ola = [await here.client(table, token) for token in tokens]
            asked = ana if ana.question else ola
            place = seat(asked)
            await here.wait(40)
            for client in (ana, ola):
                await client.connection.close()
            assert here.hall.rooms[table].is_idle
            await here.wait(1000)
            await here.restart()
            again = await here.client(table, tokens[1 - place])
            assert (clocks(again)["left"][place], clocks(again)["running"]) == (260.0, place)
            await here.wait(259)
            assert again.state["stage"] == "playing"
            await here.wait(2)
            assert again.state["stage"] == "over"

    run(main())


def test_the_clock_of_somebody_who_has_gone_runs_on_while_others_are_there() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = await pair(here, A_TURN)
            await asked.connection.close()
            await here.wait(61)
            assert other.question

    run(main())


def test_ending_the_action_phase_in_silence_tells_nobody_of_the_time() -> None:
    """That somebody has passed their Actions is no deed: others are sent nothing at all."""

    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = await pair(here, A_TURN)
            room = here.room(asked)
            await here.wait(5)
            other.read()
            told = len(other.got)
            room.timing.follow()
            room.publish()
            other.read()
            assert other.got[told:] == []

    run(main())


def test_bots_have_no_clocks_and_tables_without_one_say_nothing() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            [ana] = await here.seated("Ana", "bot:big-money", clock=A_TURN)
            assert clocks(ana)["left"] == [60.0, None]
            [eva] = await here.seated("Eva", "bot:big-money")
            assert all(message["type"] != "clock" for message in eva.got)

    run(main())


def test_a_clock_is_of_a_length_that_somebody_can_play_with() -> None:
    for seconds in (0, 9, 10**6):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(b'{"options": {"clock": {"seconds": %d}}}' % seconds, type=NewTable)
    for rule in (b'"per": "turn", "increment": 5', b'"per": "game", "increment": -1', b'"per": "game", "increment": 301'):
        with pytest.raises(msgspec.ValidationError, match=r"increment|\$\.options\.clock"):
            msgspec.json.decode(b'{"options": {"clock": {%s}}}' % rule, type=NewTable)
    assert msgspec.json.decode(msgspec.json.encode(ClocksShown(left=[1.0])))["type"] == "clock"
