"""Questions that are settled by habit: at once, as one wants it, and without telling anybody more than an answer would."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from unittest import mock

import pytest

from fiefdom.cards.catalogue import find_card
from fiefdom.game.position import Position
from fiefdom.game.question import Question
from fiefdom.server.faults import StorageFailed, StorageInDoubt
from fiefdom.server.habits import HABITS, HabitWish, habitual_answer
from tests.server.local import HandClock, SlowThinkers, local, run
from tests.server.test_secrets import restarted, sent, stage, twin_tables

USUAL = {habit.question: habit.usual for habit in HABITS}


def question(name: str, *cards: str, may_pass: bool = True, remaining: int = 1) -> Question:
    return Question(name, 0, tuple(find_card(card) for card in cards), may_pass, remaining)


@pytest.mark.parametrize(
    ("asked", "wish", "answer"),
    [
        (question("moat.reveal", "moat"), "yes", "Moat"),
        (question("moat.reveal", "moat"), "no", "pass"),
        (question("moat.reveal", "moat"), "ask", None),
        (question("throne-room.play", "smithy"), "yes", "Smithy"),
        (question("throne-room.play", "smithy", "village"), "yes", None),
        (question("throne-room.play", "smithy", "village"), "no", None),
        (question("moneylender.trash", "copper", may_pass=False), "yes", None),
        (question("treasure", "copper", "silver"), "yes", "Copper"),
    ],
)
def test_a_habit_answers_only_what_leaves_nothing_to_choose(asked: Question, wish: HabitWish, answer: str | None) -> None:
    assert habitual_answer(asked, {asked.id: wish}) == answer


def test_what_was_settled_by_habit_can_be_taken_back_and_is_asked_then() -> None:
    async def main() -> None:
        async with local() as here:
            (ana,) = await here.seated("Ana", "bot:big-money")
            await ana.until(lambda: ana.question)
            assert ana.question
            assert ana.question["id"] == "treasure"
            assert (await ana.ask("preferences", habits={"treasure": "yes"}))["type"] == "done"
            assert ana.question["id"] == "buy"
            await ana.ask("undo")
            assert ana.question["id"] == "treasure"
            await ana.ask("redo")
            assert ana.question["id"] == "buy"
            await ana.ask("end_turn", question=ana.question["number"])
            await ana.until(lambda: ana.question and ana.state["turn_number"] == 2)
            assert ana.question["id"] == "buy"

    run(main())


def test_what_is_stored_is_acknowledged_whatever_becomes_of_the_habit_that_follows(tmp_path: Path) -> None:
    """The database goes away between an answer and what the next player does by habit."""

    async def main() -> None:
        async with local(tmp_path) as here:
            clients = await here.seated("Ana", "Ola")
            first, second = sorted(clients, key=lambda client: client.question is None)
            await second.ask("preferences", habits={"treasure": "yes"})
            table, keep = first.state["table"], here.hall.storage.add_act
            acts = await here.hall.storage.count_acts(table)

            async def keep_the_first(of: str, number: int, lines: str, fence: int) -> None:
                if number > acts + 1:
                    raise StorageFailed("the database", "away")
                await keep(of, number, lines, fence)

            assert first.question
            with mock.patch.object(here.hall.storage, "add_act", keep_the_first):
                reply = await first.ask("end_turn", question=first.question["number"])
            assert await here.hall.storage.count_acts(table) == acts + 1
            assert reply["type"] == "done", reply
            for client in clients:
                client.read()
            assert [client.closed_with for client in clients] == [1012, 1012]

    with mock.patch.object(logging.getLogger("fiefdom.server"), "exception") as logged:
        run(main())
    assert "could not be stored" in logged.call_args.args[0]


def test_nobody_is_told_that_an_answer_is_refused_which_may_be_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with local(tmp_path) as here:
            clients = await here.seated("Ana", "Ola")
            first, second = sorted(clients, key=lambda client: client.question is None)
            keep = here.hall.storage.add_act

            async def keep_and_lose_the_answer(of: str, number: int, lines: str, fence: int) -> None:
                await keep(of, number, lines, fence)
                raise StorageInDoubt("the database", "away")

            assert first.question
            with mock.patch.object(here.hall.storage, "add_act", keep_and_lose_the_answer):
                message = {"type": "end_turn", "number": 99, "question": first.question["number"]}
                await first.connection.receive(json.dumps(message))
            answers = [each["type"] for each in first.read() if each.get("to") == 99]
            second.read()
            assert answers == []
            assert [client.closed_with for client in clients] == [1012, 1012]

    log = logging.getLogger("fiefdom.server")
    with mock.patch.object(log, "exception"), mock.patch.object(log, "error"):
        run(main())


def test_a_moat_is_shown_by_habit_and_others_learn_of_it_at_once() -> None:
    async def main() -> None:
        async with local(reaction_window=30.0) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ola.ask("preferences", habits=USUAL)
            await ana.answer("witch")
            await ana.until(lambda: ana.question)
            assert ola.question is None
            assert any(event["verb"] == "reveal" for message in ana.got for event in message.get("events", []))

    run(main())


def test_a_moat_that_is_hidden_by_habit_cannot_be_told_from_none() -> None:
    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=8.0) as here:
            (ana, ola), (ana2, ola2) = await twin_tables(here, 5, {"Moat": 1, "Copper": 2, "Estate": 2}, {"Copper": 3, "Estate": 2})
            for client in (ola, ola2):
                await client.ask("preferences", habits={"moat.reveal": "no"})
            for attacker in (ana, ana2):
                await attacker.answer("militia")
            await here.wait(7.9)
            assert [client.question for client in (ana, ola, ana2, ola2)] == [None] * 4
            assert sent(ana) == sent(ana2)
            await here.wait(0.1)
            for victim in (ola, ola2):
                assert victim.question
                assert victim.question["id"] == "militia.discard"
            assert sent(ana) == sent(ana2)
            assert ana.times == ana2.times

    run(main())


def test_what_is_refused_by_habit_is_stored_after_the_attacker_was_told() -> None:
    """Whether there is anything more to be written makes no difference to when an answer comes."""

    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=8.0) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ola.ask("preferences", habits={"moat.reveal": "no"})
            add_act, never = here.hall.storage.add_act, asyncio.Event()

            async def add_first_act(table: str, number: int, lines: str, fence: int) -> None:
                await (add_act(table, number, lines, fence) if number == 1 else never.wait())

            with mock.patch.object(here.hall.storage, "add_act", add_first_act):
                assert (await ana.answer("witch"))["type"] == "done"
                assert [message["type"] for message in ana.got[-3:]] == ["waiting", "update", "done"]
                await ana.until(lambda: here.room(ana).table.acts == 2)

    run(main())


def test_nobody_acts_by_habit_on_what_they_cannot_see_yet() -> None:
    """After the Witch, Ana has only Treasures left; they are not played before it is known whether Ola shows a Moat."""

    async def main() -> None:
        async with local(reaction_window=30.0) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            game = here.room(ana).table.game
            assert game is not None
            record = game.position.record()
            stage(record, game.kingdom.slots, 0, {"Witch": 1, "Copper": 4}, {"Copper": 7})
            game.position = restarted(Position.from_record(game.kingdom, record))
            await ana.ask("preferences", habits={"treasure": "yes"})
            await ana.answer("witch")
            await ola.until(lambda: ola.question)
            assert ana.state["coins"] == 0
            assert here.room(ana).table.acts == 1
            await ola.answer("moat")
            await ana.until(lambda: ana.question)
            assert ana.question
            assert ana.question["id"] == "buy"
            assert ana.state["coins"] == 6

    run(main())


def test_habits_there_are_none_of_are_refused_and_spectators_have_none() -> None:
    async def main() -> None:
        async with local() as here:
            (ana,) = await here.seated("Ana", "bot:big-money")
            watcher = await here.client(ana.state["table"])
            for habits in ({"chapel.trash": "yes"}, {"treasure": "no"}):
                reply = await ana.ask("preferences", habits=habits)
                assert reply["code"].partition(".")[0] == "habit"
            assert (await ana.ask("preferences", habits={"treasure": "perhaps"}))["code"].partition(".")[0] == "message"
            assert (await ana.ask("preferences", pace="slow"))["code"].partition(".")[0] == "message"
            assert (await watcher.ask("preferences"))["code"].partition(".")[0] == "not-seated"

    run(main())


def test_bots_go_at_the_pace_of_the_slowest_person() -> None:
    async def main() -> None:
        async with local(bot_pace=10.0) as here:
            ana, ola = await here.seated("Ana", "Ola", "bot:big-money")
            room = here.room(ana)
            assert room.pause == 10.0
            await ana.ask("preferences", pace="off")
            assert room.pause == 0.0
            await ola.ask("preferences", pace="fast")
            assert room.pause == 5.0

    run(main())


def test_without_pauses_the_own_move_is_seen_before_the_bot_has_thought() -> None:
    async def main() -> None:
        thinkers = SlowThinkers()
        async with local(thinkers=thinkers) as here:
            (ana,) = await here.seated("Ana", "bot:big-money")
            await ana.ask("preferences", pace="off")
            await ana.until(lambda: ana.question)
            thinkers.done.clear()
            thinkers.thinking.clear()
            await ana.ask("end_turn", question=ana.question["number"])  # type: ignore[index]
            assert ana.state["turn"] == 1
            assert ana.state["seats"][0]["turns"] == 1
            await thinkers.thinking.wait()
            ana.read()
            assert ana.state["turn"] == 1
            thinkers.done.set()
            await ana.until(lambda: ana.question)

    run(main())
