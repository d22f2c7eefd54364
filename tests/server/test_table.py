"""What players can do at a table, and what happens then."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from fiefdom.cards.catalogue import find_card
from fiefdom.game.events import GameEvent
from tests.server.local import Client, HandClock, local, run

FIRST = ("Ana", "Ola")


async def whoever_is_asked(*clients: Client) -> tuple[Client, Client]:
    """The client that is asked, and the other."""
    first, second = clients
    return (first, second) if first.question else (second, first)


def test_an_answer_goes_to_everybody_and_is_told_apart_by_viewer() -> None:
    async def main() -> None:
        async with local() as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            watcher = await here.client(asked.state["table"])
            assert (await asked.ask("play_treasures", question=asked.question["number"]))["type"] == "done"  # type: ignore[index]
            for client in (asked, other, watcher):
                client.read()
                assert client.state["coins"] >= 2
                assert client.got[-1]["type"] == "update" or client is asked
            assert other.question is None
            assert other.state["hand"] != {}
            assert watcher.state["hand"] == {}
            assert watcher.state["you"] is None

    run(main())


def test_a_repeated_answer_is_done_and_changes_nothing() -> None:
    async def main() -> None:
        async with local() as here:
            asked, _ = await whoever_is_asked(*await here.seated(*FIRST))
            number = asked.question["number"]  # type: ignore[index]
            await asked.ask("answer", question=number, cards=["copper"])
            coins, acts = asked.state["coins"], here.room(asked).table.acts
            for _ in range(3):
                assert (await asked.ask("answer", question=number, cards=["copper"]))["type"] == "done"
            assert (asked.state["coins"], here.room(asked).table.acts) == (coins, acts)

    run(main())


def test_a_repeated_answer_is_not_done_before_the_first_one_is_on_disk() -> None:
    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table(*FIRST)
            clients = [await here.client(table, token) for token in tokens]
            asked, _ = await whoever_is_asked(*clients)
            again = await here.client(table, tokens[clients.index(asked)])
            number = asked.question["number"]  # type: ignore[index]
            storage, gate = here.hall.rooms[table].storage, asyncio.Event()
            write = storage.add_act

            async def slowly(table: str, number: int, lines: str, fence: int = 0) -> None:
                await gate.wait()
                await write(table, number, lines, fence)

            storage.add_act = slowly  # type: ignore[method-assign]
            first = asyncio.create_task(asked.ask("answer", question=number, cards=["copper"]))
            await asyncio.sleep(0)
            second = asyncio.create_task(again.ask("answer", question=number, cards=["copper"]))
            await asyncio.sleep(0.02)
            assert not first.done()
            assert not second.done()
            gate.set()
            assert [(await task)["type"] for task in (first, second)] == ["done", "done"]
            assert here.hall.rooms[table].table.acts == 1

    run(main())


def test_what_is_not_allowed_is_refused_with_a_code() -> None:
    async def main() -> None:
        async with local() as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            watcher = await here.client(asked.state["table"])
            number = asked.question["number"]  # type: ignore[index]
            refusals = [
                (other, "answer", {"question": 1, "cards": []}, "not-your-question"),
                (watcher, "answer", {"question": 1, "cards": []}, "not-seated"),
                (asked, "answer", {"question": number + 5, "cards": []}, "stale-question"),
                (asked, "answer", {"question": number, "cards": ["province"]}, "illegal-answer"),
                (asked, "answer", {"question": number, "cards": ["dragon"]}, "unknown-card"),
                (asked, "answer", {"question": number, "cards": ["copper"] * 90}, "illegal-answer"),
                (asked, "end_actions", {"question": number}, "not-now"),
                (asked, "command", {"text": "buy province"}, "not-understood"),
                (asked, "undo", {}, "not-allowed"),
                (asked, "redo", {}, "not-now"),
                (asked, "request_undo", {}, "not-allowed"),
                (asked, "vote", {"request": 1, "accept": True}, "not-now"),
                (asked, "rematch", {}, "not-now"),
                (asked, "rename", {"name": "a,b"}, "players"),
                (asked, "replace", {"seat": 5}, "seats"),
                (asked, "replace", {"seat": 1, "bot": "nobody"}, "agent"),
                (asked, "language", {"language": "xx"}, "language"),
                (asked, "hello", {"table": asked.state["table"]}, "no-hello"),
            ]
            acts = here.room(asked).table.acts
            for client, kind, fields, code in refusals:
                reply = await client.ask(kind, **fields)
                assert (reply["type"], reply.get("code", "").partition(".")[0]) == ("refused", code), (kind, reply)
            assert here.room(asked).table.acts == acts

    run(main())


def test_typed_commands_do_what_they_do_in_the_terminal() -> None:
    async def main() -> None:
        async with local() as here:
            (ana,) = await here.seated("Ana", "bot:big-money")
            await ana.until(lambda: ana.question)
            assert (await ana.ask("command", text="treasures"))["type"] == "done"
            assert ana.question
            assert ana.question["id"] == "buy"
            text = (await ana.ask("command", text="? moat"))["text"]
            assert text.startswith("Moat: ")
            assert (await ana.ask("command", text="buy copper"))["type"] == "done"
            await ana.ask("language", language="pl")
            await ana.until(lambda: ana.state["turn_number"] == 2 and ana.question)
            assert (await ana.ask("command", text="graj Miedziak"))["type"] in ("done", "refused")

    run(main())


# Taking back


def test_what_nobody_learned_from_is_taken_back_for_free_and_done_again() -> None:
    async def main() -> None:
        async with local() as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            await asked.ask("play_treasures", question=asked.question["number"])  # type: ignore[index]
            coins = asked.state["coins"]
            assert asked.state["undo"]["now"]
            await asked.ask("undo")
            assert asked.state["coins"] == 0
            assert asked.state["undo"]["redo"]
            await asked.ask("redo")
            assert asked.state["coins"] == coins
            assert not asked.state["undo"]["taken_back"]
            other.read()
            assert other.state["coins"] == coins

    run(main())


async def end_turn(client: Client) -> None:
    assert client.question
    await client.ask("end_turn", question=client.question["number"])


async def next_turn(client: Client) -> None:
    """End the turn, and wait until the bots have taken theirs."""
    number = client.question["number"] if client.question else 0
    await end_turn(client)
    await client.until(lambda: client.state["stage"] == "over" or (client.question and client.question["number"] > number))


def test_more_than_that_needs_the_others_consent() -> None:
    async def main() -> None:
        async with local() as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            await end_turn(asked)
            assert not asked.state["undo"]["now"]
            assert asked.state["undo"]["ask"]
            assert (await asked.ask("request_undo"))["type"] == "done"
            other.read()
            request = other.state["request"]
            assert request["may_vote"]
            assert (request["kind"], request["seconds"]) == ("undo", 30)
            assert (await asked.ask("vote", request=request["request"], accept=True))["code"].partition(".")[0] == "not-allowed"
            assert (await asked.ask("request_undo"))["code"].partition(".")[0] == "not-now"
            await other.ask("vote", request=request["request"], accept=False)
            assert not other.state["request"]
            await asked.ask("request_undo")
            other.read()
            second: Any = other.state["request"]
            await other.ask("vote", request=second["request"], accept=True)
            asked.read()
            assert asked.question
            assert asked.state["undo"]["taken_back"]

    run(main())


def test_the_third_request_in_a_turn_is_refused() -> None:
    async def main() -> None:
        async with local() as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            await end_turn(asked)
            for _ in range(2):
                await asked.ask("request_undo")
                other.read()
                await other.ask("vote", request=other.state["request"]["request"], accept=False)
            assert (await asked.ask("request_undo"))["code"].partition(".")[0] == "not-allowed"

    run(main())


def test_a_request_is_void_when_its_time_is_over_or_the_game_goes_on() -> None:
    async def main() -> None:
        async with local(clock=HandClock(), vote_time=30.0) as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            await end_turn(asked)
            await asked.ask("request_undo")
            await here.wait(29)
            assert asked.state["request"]
            await here.wait(1)
            assert asked.state["request"] is None
            await asked.ask("request_undo")
            assert asked.state["request"]
            await end_turn(other)
            asked.read()
            assert asked.state["request"] is None

    run(main())


def test_policies_say_what_can_be_taken_back() -> None:
    async def main() -> None:
        async with local() as here:
            for policy, free, beyond, ask in (("off", 0, 0, 0), ("free", 1, 0, 0), ("ask", 1, 0, 1), ("always", 1, 1, 0)):
                asked, _ = await whoever_is_asked(*await here.seated(*FIRST, undo=policy))
                await asked.ask("play_treasures", question=asked.question["number"])  # type: ignore[index]
                assert asked.state["undo"]["now"] == bool(free)
                await end_turn(asked)
                assert (asked.state["undo"]["now"], asked.state["undo"]["ask"]) == (bool(beyond), bool(ask))

    run(main())


def test_against_bots_everything_can_be_taken_back_and_the_game_is_marked() -> None:
    async def main() -> None:
        async with local() as here:
            (ana,) = await here.seated("Ana", "bot:big-money", undo="off")
            await ana.until(lambda: ana.question)
            for _ in range(3):
                await next_turn(ana)
            turn = ana.state["turn_number"]
            for _ in range(2):
                assert (await ana.ask("undo"))["type"] == "done"
            assert ana.question
            assert ana.state["turn_number"] == turn - 2
            assert ana.state["undo"]["taken_back"]

    run(main())


# People


def test_a_table_gathers_until_all_seats_are_taken() -> None:
    async def main() -> None:
        from fiefdom.server.forms import Join, NewSeat, NewTable

        async with local() as here:
            made = await here.hall.make(NewTable(seats=[NewSeat(name="Ana"), NewSeat(), NewSeat()]))
            ana = await here.client(made.table, made.token)
            assert ana.state["stage"] == "gathering"
            assert (await ana.ask("answer", question=1, cards=[]))["code"].partition(".")[0] == "not-now"
            joined = await here.hall.join(made.table, Join(invitation=made.invitations[0].token, name="Ana"))
            ana.read()
            assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "Ana 2", ""]
            assert (await ana.ask("replace", seat=2, bot="big-money"))["type"] == "done"
            assert ana.state["stage"] == "playing"
            assert (await here.client(made.table, joined.token)).state["you"] == 1

    run(main())


def test_names_change_for_everybody() -> None:
    async def main() -> None:
        async with local() as here:
            ana, ola = await here.seated(*FIRST)
            ola.read()
            before = list(ola.log)
            feeds = dict(here.room(ana)._feeds)
            await ana.ask("rename", name="Ana-Maria")
            assert [message["type"] for message in ola.read()] == ["update"]
            assert ola.state["seats"][0]["name"] == "Ana-Maria"
            assert ola.log == before, "what was written stays"
            assert here.room(ana)._feeds == feeds, "nothing is written anew"
            for _ in range(2):
                player = ana if ana.question else ola
                assert player.question
                await player.ask("end_turn", question=player.question["number"])
            ola.read()
            assert any("Ana-Maria" in entry["text"] for entry in ola.log[len(before) :])

    run(main())


def test_chat_reaches_everybody_also_those_who_come_later() -> None:
    async def main() -> None:
        async with local() as here:
            ana, ola = await here.seated(*FIRST)
            await ana.ask("chat", text="<b>hi</b>")
            assert ola.read()[-1]["said"]["text"] == "<b>hi</b>"
            later = await here.client(ana.state["table"])
            assert [said["text"] for said in later.got[-2]["chat"]] == ["<b>hi</b>"]

    run(main())


# Coming and going


def test_whoever_comes_back_gets_what_was_missed() -> None:
    async def main() -> None:
        async with local() as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            other.read()
            feed, after, lines = other.feed, other.sequence, len(other.log)
            await asked.ask("play_treasures", question=asked.question["number"])  # type: ignore[index]
            await asked.answer()
            other.read()
            missed = other.log[lines:]
            assert (await other.ask("after", after=after))["type"] == "done"
            assert other.got[-2]["type"] == "update"
            assert other.got[-2]["log"] == missed
            assert feed == other.feed
            await other.ask("after", after=after + 999)
            assert other.got[-2]["type"] == "snapshot"

    run(main())


def test_two_browsers_of_a_seat_see_the_same_and_each_may_answer() -> None:
    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "bot:big-money")
            one = await here.client(table, tokens[0])
            await one.until(lambda: one.question)
            two = await here.client(table, tokens[0], language="he")
            three = await here.client(table, tokens[0], feed=one.feed, after=one.sequence)
            assert three.got[1]["type"] == "update"
            assert two.question == one.question == three.question
            await two.ask("play_treasures", question=two.question["number"])  # type: ignore[index]
            assert one.question == two.question
            await one.connection.close()
            two.read()
            assert two.state["seats"][0]["connected"]

    run(main())


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    async def main() -> None:
        async with local() as here:
            (ana,) = await here.seated("Ana", "bot:big-money")
            await ana.until(lambda: ana.question)
            english = [entry["text"] for entry in ana.log]
            await ana.ask("language", language="pl")
            polish = [entry["text"] for entry in ana.log]
            assert len(polish) == len(english)
            assert polish != english
            assert ana.got[-2]["type"] == "snapshot"
            await ana.ask("language", language="en")
            assert [entry["text"] for entry in ana.log] == english

    run(main())


def test_a_table_without_spectators_has_none() -> None:
    async def main() -> None:
        async with local() as here:
            table, _ = await here.table("Ana", "bot:big-money", spectators=False)
            client = Client(here.hall)
            assert (await client.ask("hello", table=table))["code"].partition(".")[0] == "no-spectators"

    run(main())


def test_after_a_restart_one_deed_is_taken_back_as_before() -> None:
    """All Treasures are played at once, so that is one deed, also for the player of seat 0."""

    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table(*FIRST)
            for _ in FIRST:
                clients = [await here.client(table, token) for token in tokens]
                asked, _other = await whoever_is_asked(*clients)
                before = asked.state["hand"]
                assert asked.question
                await asked.ask("play_treasures", question=asked.question["number"])
                assert asked.state["hand"] != before
                starts = list(here.room(asked).table.commands.starts)
                here.hall.rooms.clear()
                asked = await here.client(table, tokens[asked.state["you"]])
                assert here.room(asked).table.commands.starts == starts
                assert (await asked.ask("undo"))["type"] == "done"
                assert asked.state["hand"] == before
                assert asked.question
                await asked.ask("end_turn", question=asked.question["number"])

    run(main())


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with local(tmp_path, idle_time=0.0) as here:
            table, tokens = await here.table("Ana", "Ola")
            ana = await here.client(table, tokens[0])
            ola = await here.client(table, tokens[1])
            for _ in range(6):
                asked, _ = await whoever_is_asked(ana, ola)
                await asked.ask("play_treasures", question=asked.question["number"])  # type: ignore[index]
                await asked.answer("silver" if asked.state["coins"] > 2 else "copper")
            ana.read()
            await ana.connection.close()
            await ola.connection.close()
            before = ana.state, ana.log
            assert here.hall.put_away_idle(here.hall.rooms[table].now + 1) == 1
            again = await here.client(table, tokens[0])
            assert here.hall.rooms[table].table.acts == 12
            assert again.log == before[1]
            for key in ("hand", "supply", "turn", "trash", "question", "undo", "turn_number"):
                assert again.state[key] == before[0][key], key

    run(main())


def test_what_leaves_the_table_as_it_is_is_told_all_the_same() -> None:
    """Such as a card that is revealed and stays where it is."""

    async def main() -> None:
        async with local() as here:
            ana, _ = await here.seated("Ana", "Ola")
            room = here.room(ana)
            feed = room.feed_for(ana.connection)
            state = room.draw(feed)
            feed.update(state)
            assert feed.update(state) is None
            feed.pending.append([GameEvent(0, "reveal", 0, find_card("Moat"), seen=frozenset((0, 1, None)))])
            message = feed.update(state)
            assert message is not None
            update = json.loads(message)
            assert [event["verb"] for event in update["events"]] == ["reveal"]
            assert len(update["log"]) == 1
            assert feed.update(state) is None

    run(main())


def test_no_bot_decides_where_a_person_is_asked() -> None:
    """By the time a bot's turn to decide has come, it may have been taken back."""

    async def main() -> None:
        async with local() as here:
            ana, _ = await here.seated("Ana", "Ola")
            room = here.room(ana)
            acts = room.table.acts
            await room.driver.let_decide()
            assert room.table.acts == acts

    run(main())
