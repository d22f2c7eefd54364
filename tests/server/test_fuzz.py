"""Whatever is sent, the server stays well: every message is answered, no game is stuck, nothing grows."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

from tests.server.fuzz import Fuzz
from tests.server.local import Client, Local, local

MESSAGES = 20_000
"""Here; `benchmarks/server_fuzz.py` sends a million."""

REFUSED = (
    b"\xff\x00 noise",
    "[" * 3000,
    '{"type": "nothing of ours"}',
    '{"type": "answer", "question": 99, "cards": ["copper"]}',
    '{"type": "answer", "question": 1, "cards": ["no such card"]}',
    '{"type": "command", "text": "dance"}',
    '{"type": "undo"}',
    '{"type": "vote", "request": 3, "accept": true}',
    '{"type": "chat", "text": "' + "x" * 20_000 + '"}',
)
"""Messages that change nothing at a table where nothing has happened yet."""


def test_bad_messages_are_refused_and_harm_nobody() -> None:
    async def main() -> None:
        async with local(reaction_window=0.001, bot_reaction_window=0.001, vote_time=0.01) as here:
            fuzz = Fuzz(here, 1)
            await fuzz.set_up()
            await fuzz.run(MESSAGES)
            assert fuzz.codes["server-error"] == 0
            expected = {"message", "too-large", "no-hello", "not-seated", "illegal-answer", "not-your-question", "stale-question"}
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


async def insist(here: Local, seat: tuple[str, str], client: Client, messages: int) -> Client:
    """Send messages that are refused, and come again whenever one is shown the door."""
    for number in range(messages):
        await client.connection.receive(REFUSED[number % len(REFUSED)])
        client.connection.outbox.clear()  # read and forgotten
        if client.connection.is_leaving:
            await client.connection.close()
            client = await here.client(*seat)
    return client


def test_refused_messages_leave_nothing_in_memory() -> None:
    """Games grow with what is played, and their log with them; what was refused takes no place, nor do connections that are gone."""

    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "Ola")
            seat = (table, tokens[0])
            client = await insist(here, seat, await here.client(*seat), 1000)
            tracemalloc.start()
            try:
                client = await insist(here, seat, client, 1000)
                gc.collect()
                before = tracemalloc.get_traced_memory()[0]
                client = await insist(here, seat, client, 3000)
                gc.collect()
                growth = tracemalloc.get_traced_memory()[0] - before
                assert growth < 8 * 3000  # there is no object that small; the rest is what NumPy keeps ready for next time
            finally:
                tracemalloc.stop()
            assert here.room(client).table.acts == 0

    asyncio.run(main())
