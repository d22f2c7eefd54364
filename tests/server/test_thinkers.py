"""Bots think in other processes, which may die."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from pathlib import Path

import pytest

from fiefdom.agents.agent import Agent
from fiefdom.errors import BadPath
from fiefdom.game.game import new_game
from fiefdom.server.sqlite_storage import SQLiteStorage
from fiefdom.server.storage import StoredTable
from fiefdom.server.thinkers import Thinkers, Thought, answer


def test_a_bot_answers_from_another_process_and_survives_the_death_of_it() -> None:
    view = new_game("First Game", seed=1, starter=0).view(0)

    async def main() -> None:
        thinkers = Thinkers(workers=1, budget=30)
        try:
            answers = await asyncio.gather(*(thinkers.answer(view, "random", f"table/{number}") for number in range(20)))
            assert set(answers) <= set(view.question.answers)  # type: ignore[union-attr]
            thinkers.processes[0].kill()
            thinkers.processes[0].join()
            assert await thinkers.answer(view, "big-money", "table/0") == "Copper"
            assert await thinkers.answer(view, "big-money", "table/0") == "Copper"
        finally:
            await thinkers.close()
        assert thinkers.processes == []

    asyncio.run(main())


def test_a_bot_that_thinks_too_long_is_answered_for() -> None:
    view = new_game("First Game", seed=1, starter=0).view(0)

    async def main() -> None:
        thinkers = Thinkers(workers=1, budget=0.0)
        try:
            assert await thinkers.answer(view, "big-money", "table/0") == "Copper"
        finally:
            await thinkers.close()

    asyncio.run(main())


def test_a_bot_that_fails_is_answered_for() -> None:
    view = new_game("First Game", seed=1, starter=0).view(0)
    assert answer(Thought.about(view, "no such bot", "x"), OrderedDict()) == "Copper"


def test_a_thought_carries_the_view_and_nothing_else() -> None:
    view = new_game("First Game", seed=1, starter=0).view(0)
    assert Thought.about(view, "random", "x").view() == view


def test_a_bot_that_was_not_asked_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.server.thinkers.REMEMBERED", 2)
    view = new_game("First Game", seed=1, starter=0).view(0)
    agents: OrderedDict[tuple[str, str], Agent] = OrderedDict()
    for player in ("a", "b", "a", "c"):
        answer(Thought.about(view, "random", player), agents)
    assert list(agents) == [("random", "a"), ("random", "c")]


# Storage


def test_what_is_stored_is_found_after_opening_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "fiefdom.sqlite"

    async def main() -> None:
        storage = SQLiteStorage(path)
        await storage.add_table(StoredTable("t", b"plan", b"chairs"))
        await asyncio.gather(*(storage.add_act("t", number, f"act {number}") for number in range(1, 30)))
        await storage.save_chairs("t", b"others", "next")
        await storage.add_replay("r", "record")
        await storage.close()
        storage = SQLiteStorage(path)
        found = await storage.load_table("t")
        assert found == StoredTable("t", b"plan", b"others", "next", [f"act {number}" for number in range(1, 30)])
        assert (await storage.load_table("x"), await storage.load_replay("r"), await storage.load_replay("x")) == (None, "record", None)
        assert await storage.forget(1) == 0
        assert await storage.forget(-1) == 2
        assert await storage.load_table("t") is None
        await storage.close()

    asyncio.run(main())


def test_a_write_that_fails_spoils_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        storage = SQLiteStorage(tmp_path / "x.sqlite")
        writes = [storage.add_act("t", number, "act") for number in (1, 2, 2, 3)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
        await storage.close()

    asyncio.run(main())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    path.write_text("this is no database, " * 100)
    with pytest.raises(BadPath, match="cannot be used as a database"):
        SQLiteStorage(path)
