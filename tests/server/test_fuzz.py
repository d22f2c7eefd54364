"""Whatever is sent, the server stays well: every message is answered, no game is stuck, nothing grows."""

from __future__ import annotations

import asyncio
import gc

from tests.server.fuzz import Fuzz
from tests.server.local import local

MESSAGES = 60_000
"""Here; `benchmarks/server_fuzz.py` sends a million."""


def test_bad_messages_are_refused_and_harm_nobody() -> None:
    async def main() -> None:
        async with local(reaction_window=0.001, bot_reaction_window=0.001, vote_time=0.01) as here:
            fuzz = Fuzz(here, 1)
            await fuzz.set_up()
            await fuzz.run(MESSAGES)
            assert fuzz.codes["server-error"] == 0
            expected = {"bad-message", "too-large", "no-hello", "not-seated", "illegal-answer", "not-your-question", "stale-question"}
            assert expected <= set(fuzz.codes), fuzz.codes
            await asyncio.sleep(0.05)
            assert {room.is_broken for room in here.hall.rooms.values()} == {False}
            assert len(asyncio.all_tasks()) < 30
            for client in fuzz.clients:
                client.read()
                assert (await client.ask("ping"))["type"] == "pong"
                assert (await client.ask("snapshot"))["type"] == "done"
            for room in here.hall.rooms.values():
                assert room.table.game is None or room.table.game.position.broken_law() == ""
                assert room.table.stage == "over" or room.table.question
            gc.collect()
            connections = [thing for thing in gc.get_objects() if type(thing).__name__ == "Connection" and hasattr(thing, "outbox")]
            assert len(connections) <= len(fuzz.clients) + 2

    asyncio.run(main())
