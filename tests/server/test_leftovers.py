"""A game that is over leaves nothing in memory: no room, no feed, no bot that remembers it."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

from fiefdom.agents.agent import find_agent
from fiefdom.game.driver import Agent
from tests.server.clients import PATIENCE
from tests.server.local import Client, Local, local, run
from tests.server.threads import Bots, ThreadThinkers

GAMES = 4
PEACEFUL = "Cellar, Festival, Market, Merchant, Mine, Moat, Remodel, Smithy, Village, Workshop"
"""Nobody is asked anything in the turn of somebody else."""


class RealBots(Bots):
    """Bots as they are, in threads."""

    def find(self, name: str, seed: int) -> Agent:
        return find_agent(name, seed)


def test_a_game_that_is_over_leaves_nothing() -> None:
    async def main() -> None:
        async with local() as here:
            thinkers = here.hall.thinkers = ThreadThinkers(RealBots())
            left: list[weakref.ref[Any]] = []
            for _ in range(GAMES):
                left += await play(here)
                assert thinkers.players == 0  # already when the game ended
                assert len(here.hall.rooms) == 1
                await put_away(here)
            await forgotten(thinkers)
            gc.collect()
            assert [ref() for ref in left if ref() is not None] == []

    run(main())


async def play(here: Local) -> list[weakref.ref[Any]]:
    """Play a game to its end, leave, and tell what should be gone now."""
    [ana] = await here.seated("Ana", "bot:big-money", "bot:journeyman", kingdom=PEACEFUL)
    spectator = await here.client(ana.state["table"], language="pl")
    await pass_always(ana)
    room = here.room(ana)
    things = [room, room.table, room.table.game, ana.connection, spectator.connection, *room._feeds.values()]
    assert len(things) == 7
    for client in (ana, spectator):
        await client.connection.close()
    return [weakref.ref(thing) for thing in things]


async def put_away(here: Local) -> None:
    """Tidy up as if much time had gone by, as soon as what was going on in the rooms has ended."""
    while here.hall.rooms:
        here.hall.put_away_idle(asyncio.get_running_loop().time() + here.hall.settings.idle_time + 1)
        await asyncio.sleep(0.001)


async def pass_always(client: Client) -> None:
    """Let the others play."""
    answered = [0]
    while client.state["stage"] != "over":
        await client.until(lambda: client.state["stage"] == "over" or (client.question or {"number": 0})["number"] > answered[-1])
        if client.question:
            answered.append(client.question["number"])
            await client.ask("end_turn", question=answered[-1])


async def forgotten(thinkers: ThreadThinkers) -> None:
    """Wait until the processes have let all bots go: what they are told goes without an answer."""
    while any(mind.residents for mind in thinkers.minds):
        await asyncio.sleep(0.001)


def test_a_game_that_is_put_away_in_the_middle_lets_its_bots_go() -> None:
    async def main() -> None:
        async with local() as here:
            thinkers = here.hall.thinkers = ThreadThinkers(RealBots())
            [ana] = await here.seated("Ana", "bot:big-money")
            await ana.until(lambda: ana.question)
            await ana.ask("end_turn", question=ana.state["question"]["number"])
            await ana.until(lambda: thinkers.players == 1)
            await ana.connection.close()
            await put_away(here)
            assert thinkers.players == 0
            await forgotten(thinkers)

    run(main())


KILLED = """
import asyncio, os, signal
from fiefdom.server.reviewer import get_ready
from fiefdom.server.studio import Studio

async def main():
    await Studio(get_ready).make(os.getpid)
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_when_a_server_is_killed_its_helpers_end(tmp_path: Path) -> None:
    """They hold its standard output, too: it ends when all of them have."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, timeout=PATIENCE, check=False)
    assert done.returncode != 0
