"""Another game of the same players, and the name that their tables have."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.local import Client, Local, local, run
from tests.server.test_table import end_turn, next_turn


def test_a_rematch_is_at_a_new_table_with_the_same_tokens() -> None:
    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "bot:big-money")
            ana = await here.client(table, tokens[0])
            await ana.until(lambda: ana.question)
            while ana.state["stage"] != "over":
                await next_turn(ana)
            assert (await ana.ask("rematch"))["type"] == "done"
            moved = next(message["table"] for message in ana.got if message["type"] == "moved")
            assert moved != table
            await ana.ask("rematch")
            assert {message["table"] for message in ana.got if message["type"] == "moved"} == {moved}
            again = await here.client(moved, tokens[0])
            assert again.state["stage"] == "playing"
            winners = [seat["seat"] for seat in ana.state["result"]["seats"] if seat["winner"]]
            if len(winners) == 1:
                assert here.hall.rooms[moved].table.plan.starter == (winners[0] + 1) % 2

    run(main())


async def finished(here: Local, *seats: str, **options: Any) -> tuple[str, list[str], list[Client]]:
    """A table whose game is over: its id, tokens and clients."""
    table, tokens = await here.table(*seats, **options)
    people = [await here.client(table, token) for token in tokens if token]
    while people[0].state["stage"] != "over":
        for person in people:
            if person.question:
                await end_turn(person)
        await asyncio.sleep(0.001)
        people[0].read()
    for person in people:
        person.read()
    return table, tokens, people


def moves(client: Client) -> list[str]:
    client.read()
    return [message["table"] for message in client.got if message["type"] == "moved"]


def test_a_rematch_waits_for_the_others_to_agree() -> None:
    async def main() -> None:
        async with local() as here:
            _, _, (ana, ola) = await finished(here, "Ana", "Ola", "bot:big-money", name="Friday")
            assert (await ana.ask("rematch"))["type"] == "done"
            ola.read()
            request = ola.state["request"]
            assert (request["kind"], request["seat"], request["may_vote"]) == ("rematch", 0, True)
            assert moves(ana) == moves(ola) == []
            await ola.ask("vote", request=request["request"], accept=False)
            assert moves(ana) == moves(ola) == []
            assert ana.state["request"] is None
            assert (await ola.ask("rematch"))["type"] == "done"
            assert (await ola.ask("rematch"))["code"] == "not-now.request-open"
            await ana.ask("rematch")  # is to agree
            assert len(moves(ana)) == 1
            assert moves(ana) == moves(ola)
            following = here.hall.rooms[moves(ana)[0]].table
            assert following.plan.name == ana.state["name"] == "Friday"

    run(main())


def test_who_comes_late_is_told_where_the_others_have_gone_on() -> None:
    async def main() -> None:
        async with local(grace_time=0.0) as here:
            table, tokens, (ana, ola) = await finished(here, "Ana", "Ola", "bot:big-money")
            await ola.connection.close()
            await ana.ask("rematch")  # whoever is missing is not waited for
            late = await here.client(table, tokens[1])
            assert [late.state["successor"]] == moves(ana)
            await late.ask("rematch")
            assert moves(late) == moves(ana)

    run(main())


def test_the_name_of_a_table_is_one_line_of_letters() -> None:
    async def main() -> None:
        async with local() as here:
            ana, _ = await here.seated("Ana", "Ola", name="  Friday \u202e\n night ")
            assert ana.state["name"] == "Friday night"
            assert (await here.hall.info(ana.state["table"])).name == "Friday night"

    run(main())
