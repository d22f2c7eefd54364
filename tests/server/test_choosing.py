"""Players of a table choose its cards together, and then play with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fiefdom.cards.choosing import METHODS, Method
from fiefdom.server.forms import ChoosingWish, Join, NewSeat, NewTable
from fiefdom.server.game_forms import SeatToken
from fiefdom.server.summaries import Summaries
from tests.server.local import Client, Local, local, run
from tests.server.test_rematch import moves

TEA = "card Tea House\n  cost 3\n  type action\n  +2 cards\n"


async def gathered(here: Local, *seats: str, kingdom: str = "random", cards: str = "", **wish: Any) -> tuple[str, list[str], list[Client]]:
    """A table whose players choose: its id, the tokens by seat, and the clients of the people."""
    wanted = [NewSeat(kind="bot", bot=seat[4:]) if seat.startswith("bot:") else NewSeat(name=seat) for seat in seats]
    made = await here.hall.make(NewTable(kingdom=kingdom, cards=cards, seats=wanted, choosing=ChoosingWish(**wish)))
    tokens = [""] * len(seats)
    tokens[made.seat] = made.token
    for invitation in made.invitations:
        tokens[invitation.seat] = (await here.hall.join(made.table, Join(invitation=invitation.token, name=seats[invitation.seat]))).token
    return made.table, tokens, [await here.client(made.table, token) for token in tokens if token]


async def choose_all(clients: list[Client]) -> None:
    """Everybody does the first thing they can, until the game begins."""
    while clients[0].state["choosing"]:
        choosing = clients[0].state["choosing"]
        client = next(client for client in clients if client.state["you"] in choosing["turn"])
        assert (await client.ask("choose", **first(choosing)))["type"] == "done"
        for each in clients:
            each.read()


def first(choosing: dict[str, Any]) -> dict[str, Any]:
    """The first thing that can be done."""
    if choosing["method"] == "vote":
        return {"kingdom": 2}
    return {"cards": [choosing["removable"][0], choosing["offered"][0]] if choosing["method"] == "swap" else [choosing["offered"][0]]}


@pytest.mark.parametrize("method", METHODS)
def test_people_and_a_bot_choose_and_then_play_with_those_cards(method: Method) -> None:
    async def main() -> None:
        async with local() as here:
            wishes = {"method": method, "required": "moat", "excluded": "Wiedźma, witch"}
            table, _, clients = await gathered(here, "Ana", "Ola", "bot:big-money", kingdom="first-game-2", **wishes)
            assert clients[0].state["stage"] == "gathering"
            assert (await here.hall.info(table)).choosing == method
            await choose_all(clients)
            state = clients[0].state
            assert (state["stage"], len(state["kingdom"]["cards"])) == ("playing", 10)
            assert ("moat" in state["kingdom"]["cards"], "witch" in state["kingdom"]["cards"]) == (True, False)
            assert {pile["card"] for pile in state["supply"]} >= set(state["kingdom"]["cards"])
            assert (await clients[1].ask("choose", cards=["moat"]))["code"] == "not-now.nothing-to-choose"

    run(main())


def test_whoever_is_not_next_is_refused_and_so_is_what_is_not_offered() -> None:
    async def main() -> None:
        async with local() as here:
            table, tokens, (ana, ola) = await gathered(here, "Ana", "Ola", method="draft", excluded="witch")
            assert (await ola.ask("choose", cards=["moat"]))["code"] == "players.not-their-turn"
            for cards in (["witch"], ["copper"], [], ["moat", "village"]):
                assert (await ana.ask("choose", cards=cards))["code"] == "kingdom.not-offered"
            assert (await ana.ask("choose", cards=["no such card"]))["code"] == "unknown-card.none"
            await ana.ask("choose", cards=["moat"])
            ola.read()
            choosing = ola.state["choosing"]
            assert (choosing["turn"], choosing["cards"], choosing["made"][0]["cards"]) == ([1], ["moat"], ["moat"])
            seats = [SeatToken(table=table, token=token) for token in tokens]
            told = await Summaries(here.hall).of(seats)
            assert [(summary.choosing, summary.yours) for summary in told] == [(True, False), (True, True)]

    run(main())


def test_nobody_chooses_before_all_seats_are_taken_and_spectators_never_do() -> None:
    async def main() -> None:
        async with local() as here:
            seats = [NewSeat(name="Ana"), NewSeat()]
            made = await here.hall.make(NewTable(kingdom="random", seats=seats, choosing=ChoosingWish(method="ban")))
            ana = await here.client(made.table, made.token)
            assert ana.state["choosing"]["turn"] == []
            assert (await ana.ask("choose", cards=ana.state["choosing"]["offered"][:1]))["code"] == "not-now.not-begun"
            watcher = await here.client(made.table)
            assert (await watcher.ask("choose", cards=[]))["code"] == "not-seated"
            await ana.ask("replace", seat=1)
            ana.read()
            assert ana.state["choosing"]["turn"] == [0]
            await ana.ask("choose", cards=ana.state["choosing"]["offered"][:1])
            ana.read()
            assert ana.state["stage"] == "playing"

    run(main())


@pytest.mark.parametrize("method", METHODS)
def test_what_was_chosen_is_there_after_a_restart(method: Method, tmp_path: Path) -> None:
    async def main() -> None:
        async with local(tmp_path) as here:
            table, tokens, clients = await gathered(here, "bot:big-money", "Ana", "Ola", method=method, kingdom="first-game-2")
            choosing = clients[0].state["choosing"]
            first_client = next(client for client in clients if client.state["you"] in choosing["turn"])
            await first_client.ask("choose", **first(choosing))
            first_client.read()
            before = first_client.state["choosing"]
            await here.restart()
            again = [await here.client(table, token) for token in tokens if token]
            assert again[0].state["choosing"] == before
            await choose_all(again)
            kingdom = again[0].state["kingdom"]
            await here.restart()
            ana = await here.client(table, tokens[1])
            assert (ana.state["kingdom"], ana.state["stage"]) == (kingdom, "playing")

    run(main())


def test_a_rematch_of_a_swap_goes_on_from_the_cards_that_were_played() -> None:
    async def main() -> None:
        async with local() as here:
            _, tokens, (ana, ola) = await gathered(here, "Ana", "Ola", method="swap", kingdom="first-game-2", cards=TEA)
            await ana.ask("choose", cards=["moat", "tea-house"])
            await ola.ask("choose", cards=[])
            ana.read()
            cards = ana.state["kingdom"]["cards"]
            assert ("tea-house" in cards, "moat" in cards) == (True, False)
            await ana.ask("concede")
            await ana.ask("rematch")
            await ola.ask("rematch")
            following = await here.client(moves(ola)[0], tokens[1])
            choosing = following.state["choosing"]
            assert (following.state["stage"], sorted(choosing["cards"]), choosing["turn"]) == ("gathering", sorted(cards), [0])
            assert "tea-house" not in choosing["offered"]
            assert choosing["own"][0]["card"]["slug"] == "tea-house"

    run(main())
