"""Whole games over the WebSocket, played by scripted clients."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.clients import Greedy, Running, player

KINGDOM = "Militia, Moat, Witch, Village, Smithy, Market, Workshop, Cellar, Remodel, Mine"


def test_a_newcomer_plays_a_bot_to_the_end(server: Running) -> None:
    made = server.table()

    async def main() -> dict[str, Any]:
        async with player(server, made["table"], made["token"]) as ana:
            await ana.play(Greedy())
            return ana.state

    state = asyncio.run(main())
    result = state["result"]
    assert state["stage"] == "over"
    assert sorted(seat["place"] for seat in result["seats"]) in ([1, 2], [1, 1])
    for seat in result["seats"]:
        assert sum(card["points"] for card in seat["cards"]) == seat["score"]
    for curve, seat in zip(result["curves"], result["seats"], strict=True):
        assert len(curve["scores"]) == len(curve["coins"]) == seat["turns"]
        assert curve["scores"][-1] == seat["score"]


def test_two_people_play_each_other_with_attacks_and_moat(server: Running) -> None:
    made = server.table("Ana", "Ola", kingdom=KINGDOM)
    token = server.join(made, "Ola")

    async def main() -> tuple[Any, Any]:
        async with player(server, made["table"], made["token"]) as ana, player(server, made["table"], token, language="pl") as ola:
            await asyncio.gather(ana.play(Greedy(1)), ola.play(Greedy(2)))
            return ana, ola

    ana, ola = asyncio.run(main())
    assert ana.state["result"] == ola.state["result"]
    verbs = {(event["verb"], event["card"]) for event in ana.events}
    assert ("play", "militia") in verbs
    assert ("reveal", "moat") in verbs
    assert any(message["type"] == "waiting" for message in ana.got)
    assert [entry["turn"] for entry in ana.log] == [entry["turn"] for entry in ola.log]
    assert any("Tura" in entry["text"] for entry in ola.log)


def test_four_seats_with_bots(server: Running) -> None:
    made = server.table("Ana", "bot:big-money", "bot:random", "bot:big-money+smithy", kingdom=KINGDOM)

    async def main() -> Any:
        async with player(server, made["table"], made["token"], language="he") as ana:
            await ana.play(Greedy(3))
            return ana

    ana = asyncio.run(main())
    assert len(ana.state["result"]["seats"]) == 4
    assert {seat["kind"] for seat in ana.state["seats"]} == {"person", "bot"}
