"""Several processes share a database: each table is one's at a time, and nobody writes to what they have lost."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fiefdom.cli.main import main
from fiefdom.server import leases
from fiefdom.server.database import database_at
from fiefdom.server.hall import RESTORED_AT_ONCE
from fiefdom.server.house import House
from fiefdom.server.leases import LostLease, Neighbour
from fiefdom.server.passing_on import SECRET, VISITOR
from fiefdom.server.storage import Storage, StoredTable
from tests.server.clients import PATIENCE, QUICK, Greedy, Player, Running, player, running
from tests.server.history import History, SeatAt, Witness, problems
from tests.server.local import HandClock

ATTACKS = "Militia, Moat, Witch, Village, Smithy, Market, Workshop, Cellar, Remodel, Mine"


def freeze(server: Running) -> None:
    """Let a process give no more signs of life, and let some time go by."""

    async def work() -> None:
        house = house_of(server)
        for task in house._living:
            task.cancel()
        house.clock = HandClock()  # which stands still
        house._seen = house.clock.now
        sql = "UPDATE processes SET seen = seen - 100 WHERE id = ?"
        await house.storage.run(lambda database, _: database.execute(sql, (house.own.id,)) and None)

    server.do(work)


async def number_asked(client: Player) -> int:
    """The number of the question that somebody is asked, now or soon."""
    while not client.question:
        await client.read()
    return int(client.question["number"])


def house_of(server: Running) -> House:
    """A process, as the others of its house know it."""
    found = server.server.hall.house
    assert found is not None
    return found


def acts_of(address: str, table: str) -> list[str]:
    with contextlib.closing(database_at(address, None, "looking")) as database:
        return [lines for (lines,) in database.execute("SELECT lines FROM acts WHERE table_id = ? ORDER BY number", (table,))]


def test_a_game_is_played_by_guests_of_two_processes(house: tuple[Running, Running]) -> None:
    first, second = house
    made = first.table("Ana", "Ola", kingdom=ATTACKS)

    async def game() -> None:
        async with player(first, made["table"], made["token"]) as ana:
            token = await asyncio.to_thread(second.join, made, "Ola")
            async with player(second, made["table"], token) as ola:
                await asyncio.gather(ana.play(Greedy(1)), ola.play(Greedy(2)))
                await ana.ask("ping")
                assert ana.state["result"]["seats"] == ola.state["result"]["seats"]
        assert made["table"] in first.server.hall.rooms
        assert made["table"] not in second.server.hall.rooms

    asyncio.run(asyncio.wait_for(game(), PATIENCE))
    assert second.get(f"/api/tables/{made['table']}").json()["stage"] == "over"
    assert second.get(f"/api/tables/{made['table']}/record").text == first.get(f"/api/tables/{made['table']}/record").text


def test_the_table_of_a_frozen_process_is_taken_over_and_it_cannot_write_when_it_wakes_up(
    house: tuple[Running, Running], database: str
) -> None:
    first, second = house
    made = first.table("Ana", "bot:big-money")

    async def game() -> None:
        async with player(first, made["table"], made["token"]) as before:
            number = await number_asked(before)
            await asyncio.to_thread(freeze, first)
            async with player(second, made["table"], made["token"]) as after:
                assert after.question
                assert (await after.ask("end_turn", question=number))["type"] == "done"
                kept = acts_of(database, made["table"])
                reply = await before.ask("answer", question=number, cards=[])
                assert (reply["type"], reply["code"]) == ("refused", "server-error.setting-up")
                with pytest.raises(ConnectionClosed) as end:
                    await before.ask("ping")
                assert end.value.rcvd
                assert end.value.rcvd.code == 1012
                assert acts_of(database, made["table"])[: len(kept)] == kept

    asyncio.run(asyncio.wait_for(game(), PATIENCE))


def test_a_process_that_was_away_gives_its_tables_up(house: tuple[Running, Running]) -> None:
    first, _ = house
    made = first.table("Ana", "bot:big-money")

    async def game() -> None:
        async with player(first, made["table"], made["token"]) as ana:

            async def wake_up() -> None:
                living = house_of(first)
                living._seen -= 100
                await living.beat()

            await asyncio.to_thread(first.do, wake_up)
            with pytest.raises(ConnectionClosed) as end:
                await ana.until(lambda _: False)
            assert end.value.rcvd
            assert end.value.rcvd.code == 1012
        async with player(first, made["table"], made["token"]) as again:
            assert again.state["stage"] == "playing"

    asyncio.run(asyncio.wait_for(game(), PATIENCE))


def test_nobody_is_shown_a_table_as_it_was_before_others_took_it(house: tuple[Running, Running]) -> None:
    """A process that was taken for dead lives on; whoever comes to it sees what has been done elsewhere since."""
    first, second = house
    made = first.table("Ana", "bot:big-money")

    async def game() -> None:
        async with player(first, made["table"], made["token"]) as before:
            number = await number_asked(before)
            await asyncio.to_thread(freeze, first)
            async with player(second, made["table"], made["token"]) as after:
                assert (await after.ask("end_turn", question=number))["type"] == "done"
            async with player(first, made["table"], made["token"]) as again:
                assert await number_asked(again) > number

    asyncio.run(asyncio.wait_for(game(), PATIENCE))


def test_whoever_only_waits_hears_that_others_have_the_table(house: tuple[Running, Running], database: str) -> None:
    """Nothing is written for them, so no write is refused; the next sign of life notices."""
    first, second = house
    made = first.table("Ana", "bot:big-money")

    async def game() -> None:
        async with player(first, made["table"], made["token"]) as ana:
            await number_asked(ana)
            await asyncio.to_thread(take_away, database, made["table"], house_of(second).own.id)
            await asyncio.to_thread(first.do, house_of(first).beat)
            with pytest.raises(ConnectionClosed) as end:
                await ana.until(lambda _: False)
            assert end.value.rcvd
            assert end.value.rcvd.code == 1012

    asyncio.run(asyncio.wait_for(game(), PATIENCE))


def test_a_table_that_is_lost_while_it_is_brought_back_is_not_shown(house: tuple[Running, Running], database: str) -> None:
    first, second = house
    made = first.table("Ana", "bot:big-money")
    hall = first.server.hall

    async def take_all() -> None:
        for _ in range(RESTORED_AT_ONCE):
            await hall._restoring.acquire()

    async def let_go() -> None:
        for _ in range(RESTORED_AT_ONCE):
            hall._restoring.release()

    async def game() -> None:
        await asyncio.to_thread(first.do, take_all)
        late = asyncio.create_task(look_at(first, made))
        while await asyncio.to_thread(owner_of, database, made["table"]) != house_of(first).own.id:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(take_away, database, made["table"], house_of(second).own.id)
        async with player(second, made["table"], made["token"]) as ana:
            number = await number_asked(ana)
            assert (await ana.ask("end_turn", question=number))["type"] == "done"
            await asyncio.to_thread(first.do, let_go)
            assert (await late)["question"]["number"] > number

    asyncio.run(asyncio.wait_for(game(), PATIENCE))


async def look_at(server: Running, made: dict[str, Any]) -> dict[str, Any]:
    """What somebody is shown who is asked something, or soon."""
    async with player(server, made["table"], made["token"]) as ana:
        await number_asked(ana)
        return ana.state


def take_away(database: str, table: str, process: str) -> None:
    """Let a process take a table, as if nobody had it."""
    with contextlib.closing(database_at(database, None, "shared")) as rows:
        rows.execute("UPDATE leases SET owner = ?, fence = fence + 1 WHERE table_id = ?", (process, table))


def owner_of(database: str, table: str) -> str:
    with contextlib.closing(database_at(database, None, "looking")) as rows:
        found = rows.execute("SELECT owner FROM leases WHERE table_id = ?", (table,)).fetchone()
        return str(found[0]) if found else ""


def test_a_process_that_was_dismissed_gives_its_tables_up(house: tuple[Running, Running]) -> None:
    first, _ = house
    made = first.table("Ana", "bot:big-money")

    async def game() -> None:
        async with player(first, made["table"], made["token"]) as ana:

            async def dismissed() -> None:
                living = house_of(first)
                await living.dismiss(living.own.id)
                await living.beat()

            await asyncio.to_thread(first.do, dismissed)
            with pytest.raises(ConnectionClosed):
                await ana.until(lambda _: False)

    asyncio.run(asyncio.wait_for(game(), PATIENCE))


def test_a_process_that_stops_hands_its_tables_over(database: str) -> None:
    settings = dataclasses.replace(QUICK, database=database, workers=2)
    with running(settings) as second:
        with running(settings) as first:
            made = first.table("Ana", "bot:big-money")
            asyncio.run(look_in(first, made))
            assert made["table"] in first.server.hall.rooms
        asyncio.run(look_in(second, made))
        assert made["table"] in second.server.hall.rooms


async def look_in(server: Running, made: dict[str, Any]) -> None:
    async with player(server, made["table"], made["token"]) as ana:
        assert ana.state["stage"] == "playing"


def test_where_nobody_listens_any_more_a_table_is_taken_at_once(house: tuple[Running, Running], database: str) -> None:
    first, _ = house
    made = first.table("Ana", "bot:big-money")
    with contextlib.closing(database_at(database, None, "shared")) as rows:
        leases.renew(rows, Neighbour("dead", "127.0.0.1:1", "?"))
        assert leases.claim(rows, made["table"], "dead") == 1
    asyncio.run(asyncio.wait_for(look_in(first, made), PATIENCE))
    assert made["table"] in first.server.hall.rooms


def test_only_the_word_of_a_process_opens_its_inner_door(house: tuple[Running, Running]) -> None:
    first, _ = house
    known = first.server.addresses.known
    httpx.get(f"http://{first.host}/api/kingdoms", headers={SECRET: "guessed", VISITOR: "9.9.9.9"})
    assert "9.9.9.9" not in known
    assert first.server.own
    httpx.get(f"http://{first.host}/api/kingdoms", headers={SECRET: first.server.own.secret, VISITOR: "9.9.9.9"})
    assert "9.9.9.9" in known


def test_the_numbers_of_a_house_are_those_of_all_its_processes(house: tuple[Running, Running]) -> None:
    first, second = house
    made = first.table("Ana", "bot:big-money")

    async def visit() -> str:
        async with player(second, made["table"], made["token"]):
            for server in house:
                living = server.server.hall.house
                assert living
                await asyncio.to_thread(server.do, living.beat)
            return str((await asyncio.to_thread(first.get, "/metrics")).text)

    text = asyncio.run(visit())
    names = [server.server.own.short for server in house if server.server.own]
    assert f'fiefdom_tables{{process="{names[0]}"}} 0.0' in text
    assert f'fiefdom_tables{{process="{names[1]}"}} 1.0' in text
    assert text.count("# TYPE fiefdom_message_seconds histogram") == 1


def test_one_server_alone_and_a_house_do_not_share_a_database(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(database_at(database, None, "shared")):
        assert main(["data", "prune", "--days", "0", "--database", database, "--lang", "en"]) == 2
    assert "in use by another server" in capsys.readouterr().err


def test_several_processes_want_a_database_that_can_be_shared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--lang", "en"]) == 2
    assert "`--workers` needs `--database`" in capsys.readouterr().err


# Leases


def test_a_process_that_died_before_the_clock_was_set_back_is_dead(database: str) -> None:
    with contextlib.closing(database_at(database, None, "shared")) as rows:
        rows.execute("INSERT INTO tables VALUES ('t', '', '', '', 0)")
        leases.renew(rows, Neighbour("dead", "127.0.0.1:1", "?"))
        assert leases.claim(rows, "t", "dead") == 1
        assert leases.claim(rows, "t", "other") == Neighbour("dead", "127.0.0.1:1", "?")
        rows.execute("UPDATE processes SET seen = seen + 3600")
        assert leases.claim(rows, "t", "other") == 2
        assert leases.neighbours(rows) == []


def test_a_process_that_gets_no_turn_for_a_while_starts_all_the_same(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL ends the transaction of whoever is frozen in the middle of it; but nobody waits for one that is only about to start."""
    from fiefdom.server.postgres import PostgresDatabase  # an extra

    asked = "SHOW idle_in_transaction_session_timeout"
    patience = []
    monkeypatch.setattr(PostgresDatabase, "wait_for_others", lambda self: patience.append(self.execute(asked).fetchone()))
    with contextlib.closing(database_at(database, None, "shared")) as rows:
        assert (patience, rows.execute(asked).fetchone()) == ([("1min",)], ("2s",))


def test_whoever_takes_a_table_passes_the_fence_of_the_one_before(database: str) -> None:
    async def work() -> None:
        ours, theirs = (Storage(database_at(database, None, "shared"), process=name) for name in ("one", "two"))
        await ours.add_table(StoredTable("t", b"{}", b"[]"))
        fence = await claimed(ours, "one")
        await ours.add_act("t", 1, "first", fence)
        passed = await claimed(theirs, "two")
        assert passed == fence + 1
        with pytest.raises(LostLease):
            await ours.add_act("t", 2, "late", fence)
        with pytest.raises(LostLease):
            await ours.save_chairs("t", b"[1]", "", fence)
        await theirs.add_act("t", 2, "second", passed)
        kept = await theirs.load_table("t")
        assert kept
        assert (kept.acts, kept.chairs) == (["first", "second"], b"[]")
        await asyncio.gather(ours.close(), theirs.close())

    asyncio.run(work())


async def claimed(storage: Storage, process: str) -> int:
    found = await storage.run(lambda database, _: leases.claim(database, "t", process))
    assert isinstance(found, int)
    return found


def test_a_job_that_lost_its_lease_spoils_none_of_the_others(database: str) -> None:
    async def work() -> None:
        storage = Storage(database_at(database, None, "shared"), process="one")
        for table in ("t", "u"):
            await storage.add_table(StoredTable(table, b"{}", b"[]"))
        fence = await claimed(storage, "one")
        done = await asyncio.gather(
            storage.add_act("t", 1, "mine", fence), storage.add_act("u", 1, "never taken", 1), return_exceptions=True
        )
        assert done[0] is None
        assert isinstance(done[1], LostLease)
        assert await storage.count_acts("t") == 1
        assert await storage.count_acts("u") == 0
        await storage.close()

    asyncio.run(work())


# The command


def test_the_command_starts_processes_replaces_them_and_ends_them(database: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fiefdom", "serve", "--port", "0", "--data", str(tmp_path), "--no-open", "--lang", "en"]
    command += ["--workers", "2", "--database", database]
    parent = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert parent.stderr
    try:
        lines = iter(parent.stderr)
        host = next(found[1] for line in lines if (found := re.search(r"http://([\d.]+:\d+)/", line)))
        before = members(database)
        assert len(before) == 2
        template = template_of(parent.pid)
        victim = children_of(template)[0]
        os.kill(victim, signal.SIGKILL)
        next(line for line in lines if "has died and is replaced" in line)
        assert is_well(host)
        os.kill(template, signal.SIGKILL)
        next(line for line in lines if "the template of the processes has died and is replaced" in line)
        assert is_well(host)
        parent.send_signal(signal.SIGHUP)
        while members(database) & before:
            assert is_well(host)
    finally:
        parent.terminate()
        parent.communicate(timeout=PATIENCE)
    assert parent.returncode == 0
    assert members(database) == set()


def is_well(host: str) -> bool:
    """Whether somebody answers; like a browser, ask again if whoever took the call hung up."""
    while True:
        with contextlib.suppress(httpx.RemoteProtocolError, httpx.ReadError):
            return httpx.get(f"http://{host}/healthz", timeout=PATIENCE).text == "ok\n"


def members(database: str) -> set[str]:
    with contextlib.closing(database_at(database, None, "looking")) as rows:
        return {neighbour.id for neighbour in leases.neighbours(rows)}


def children_of(pid: int) -> list[int]:
    return [int(child) for path in Path(f"/proc/{pid}/task").iterdir() for child in (path / "children").read_text().split()]


def template_of(pid: int) -> int:
    """The template of a house, by the number of its parent; the other child helps Python."""
    return next(child for child in children_of(pid) if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text())


# The history


@pytest.mark.parametrize("is_whole", [True, False], ids=["with the fence", "without it"])
def test_a_broken_fence_is_found_in_the_history(
    house: tuple[Running, Running], database: str, monkeypatch: pytest.MonkeyPatch, *, is_whole: bool
) -> None:
    if not is_whole:
        monkeypatch.setattr("fiefdom.server.storage.lost_tables", lambda *_: set())
    first, second = house
    made = first.table("P0x0", "P1x0", kingdom=ATTACKS)
    history = History()

    async def game() -> None:
        async with player(first, made["table"], made["token"]):
            token = await asyncio.to_thread(first.join, made, "P1x0")
            ana = Witness(history, second.host, SeatAt(made["table"], 0), made["token"], 1)
            ola = Witness(history, first.host, SeatAt(made["table"], 1), token, 2)
            async with player(first, made["table"], token) as stale:
                await asyncio.to_thread(freeze, first)
                async with player(second, made["table"], made["token"]) as taken_over:
                    await ana.rename(taken_over)
                    await ola.rename(stale)

    asyncio.run(asyncio.wait_for(game(), PATIENCE))
    with contextlib.closing(database_at(database, None, "looking")) as stored:
        found = problems(history, stored)
    assert [deed.fate for deed in history.deeds] == (["done", "refused"] if is_whole else ["done", "done"])
    assert len(found) == (0 if is_whole else 1), found
    assert is_whole or "the confirmed name P0x1 is lost" in found[0]


def test_lost_doubled_and_changed_answers_are_found_in_the_history(house: tuple[Running, Running], database: str) -> None:
    first, second = house
    made = first.table("P0x0", "bot:big-money")
    history = History()
    ana = Witness(history, second.host, SeatAt(made["table"], 0), made["token"], 1)
    asyncio.run(asyncio.wait_for(ana.live(asyncio.Event()), PATIENCE))
    with contextlib.closing(database_at(database, None, "shared")) as stored:
        assert ana.answers > 10
        assert problems(history, stored) == []
        number, last = stored.execute(
            "SELECT number, lines FROM acts WHERE SUBSTR(lines, 1, 2) = '1:' ORDER BY number DESC LIMIT 1"
        ).fetchone()
        stored.execute("DELETE FROM acts WHERE number = ?", (number,))
        assert any("is lost" in problem for problem in problems(history, stored))
        for place in (number, 10**6):
            stored.execute("INSERT INTO acts VALUES (?, ?, ?)", (made["table"], place, last))
        assert any("nobody said so" in problem for problem in problems(history, stored))
        history.see(ana.who, [{"text": "another game"}])
        assert any("the log has changed" in problem for problem in problems(history, stored))
