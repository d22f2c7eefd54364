"""Giving a game up: what becomes of it, of the record, and of whoever gave up."""

from __future__ import annotations

from tests.server.local import local, run
from tests.server.test_rematch import moves


def test_of_two_players_the_other_one_has_won_and_all_say_so() -> None:
    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "Ola")
            ana, ola = [await here.client(table, token) for token in tokens]
            assert (await ola.ask("concede"))["type"] == "done"
            for client in (ana, ola):
                client.read()
                assert (client.state["stage"], client.state["question"]) == ("over", None)
                result = client.state["result"]
                assert result["given_up"] == 1
                assert [(seat["place"], seat["winner"]) for seat in result["seats"]] == [(1, True), (2, False)]
                assert not client.state["undo"]["now"]
            assert str(here.room(ana).table.record()).endswith("# Ola gives up\n")
            assert (await ana.ask("answer", question=1, cards=[]))["type"] == "refused"
            assert (await ana.ask("concede"))["code"] == "not-now.nothing-to-give-up"
            await here.restart()
            again = await here.client(table, tokens[0])
            assert (again.state["stage"], again.state["result"]["given_up"]) == ("over", 1)

    run(main())


def test_whoever_gave_up_starts_the_rematch() -> None:
    """The player to the left of the winner starts (R-START-2)."""

    async def main() -> None:
        async with local() as here:
            ana, ola = await here.seated("Ana", "Ola")
            await ola.ask("concede")
            await ana.ask("rematch")
            await ola.ask("rematch")
            following = here.hall.rooms[moves(ana)[0]].table
            assert (following.plan.starter, following.stage, following.given_up) == (1, "playing", None)

    run(main())


def test_with_more_players_a_bot_goes_on_and_whoever_gave_up_watches() -> None:
    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "Ola", "Eva")
            ana, ola, _ = [await here.client(table, token) for token in tokens]
            await ola.ask("concede")
            for client in (ana, ola):
                client.read()
                assert client.state["stage"] == "playing"
                assert client.state["seats"][1]["kind"] == "bot"
            assert (ola.state["you"], ola.state["hand"]) == (None, {})
            assert (await ola.ask("concede"))["code"] == "not-seated"
            later = await here.client(table, tokens[1])
            assert later.state["you"] is None
            assert later.state["seats"][1]["kind"] == "bot"

    run(main())
