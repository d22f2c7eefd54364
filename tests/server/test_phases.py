"""Nobody is sent whether the next player holds an Action or a Treasure: twin tables that differ in a hand send the same bytes."""

from __future__ import annotations

import pytest

from tests.server.local import Client, local, run
from tests.server.test_secrets import sent, twin_tables

HANDS = (
    {"Copper": 5},
    {"Smithy": 2, "Copper": 3},
    {"Smithy": 1, "Estate": 4},
    {"Estate": 5},
)


@pytest.mark.parametrize("hand", HANDS[1:], ids=["Actions", "an Action and no Treasure", "nothing to play"])
def test_the_next_players_hand_changes_no_byte_until_they_act(hand: dict[str, int]) -> None:
    async def main() -> None:
        async with local() as here:
            (ana, ola), (ana2, ola2) = await twin_tables(here, 5, HANDS[0], hand)
            watchers = [await here.client(client.state["table"]) for client in (ana, ana2)]
            for client in (ana, ana2):
                await client.ask("end_turn", question=client.question["number"])  # type: ignore[index]
            assert ola.question
            assert ola2.question
            assert ola.question["id"] != ola2.question["id"] or ola.question["cards"] != ola2.question["cards"]
            assert sent(ana) == sent(ana2)
            assert sent(watchers[0]) == sent(watchers[1])
            assert (ana.state["phase"], ana.state["question"]["id"]) == ("action", "action")

    run(main())


def test_passing_a_phase_and_taking_it_back_sends_others_nothing() -> None:
    async def main() -> None:
        async with local() as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Smithy": 2, "Copper": 3}, {"Copper": 5})
            await ana.ask("end_turn", question=ana.question["number"])  # type: ignore[index]
            before = len(sent(ana))
            for expected in ("treasure", "buy"):
                await ola.answer()
                assert asked(ola) == expected
            assert (await ola.ask("undo"))["type"] == "done"
            assert asked(ola) == "treasure"
            assert len(sent(ana)) == before
            await ola.answer("copper")
            assert len(sent(ana)) == before + 1
            assert ana.state["phase"] == "treasure"

    run(main())


def asked(client: Client) -> str:
    """The id of a client's question."""
    question = client.question
    return str(question["id"]) if question else ""
