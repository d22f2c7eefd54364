"""Whoever is away for a moment loses nothing: their vote is waited for, nobody takes their seat, and they always get back in."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.server.forms import Join, NewSeat, NewTable
from fiefdom.text.languages import LANGUAGES
from tests.server.local import Client, HandClock, Local, SlowThinkers, local, run
from tests.server.test_table import end_turn, whoever_is_asked

GRACE = 60.0


async def asking(here: Local) -> tuple[Client, Client, str]:
    """Somebody who would like to take something back, the other one, and that one's token."""
    table, tokens = await here.table("Ana", "Ola")
    clients = [await here.client(table, token) for token in tokens]
    asked, other = await whoever_is_asked(*clients)
    await end_turn(asked)
    return asked, other, tokens[clients.index(other)]


def test_the_vote_of_somebody_who_has_just_gone_is_waited_for() -> None:
    async def main() -> None:
        for accept in (True, False):
            async with local(clock=HandClock()) as here:
                asked, other, token = await asking(here)
                table = here.room(asked).table
                acts = table.acts
                await other.connection.close()
                assert (await asked.ask("request_undo"))["type"] == "done"
                await here.wait(GRACE - 1)
                assert table.acts == acts
                assert asked.state["request"]
                back = await here.client(table.id, token)
                assert back.state["request"]["may_vote"]
                await back.ask("vote", request=back.state["request"]["request"], accept=accept)
                await here.wait(2 * GRACE)
                assert table.acts == acts + accept
                assert asked.state["request"] is None

    run(main())


def test_whoever_is_gone_for_too_long_has_no_vote_any_more() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other, _ = await asking(here)
            table = here.room(asked).table
            acts = table.acts
            await other.connection.close()
            await here.wait(GRACE - 10)
            await asked.ask("request_undo")
            await here.wait(9)
            assert table.acts == acts
            await here.wait(1)
            assert table.acts == acts + 1
            assert asked.state["request"] is None
            await end_turn(asked)
            await asked.ask("request_undo")
            assert table.acts == acts + 3

    run(main())


def test_somebody_who_votes_no_while_another_one_is_away_is_heard() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            clients = await here.seated("Ana", "Ola", "Eva")
            asked = next(client for client in clients if client.question)
            voter, away = [client for client in clients if client is not asked]
            await end_turn(asked)
            acts = here.room(asked).table.acts
            await away.connection.close()
            await asked.ask("request_undo")
            voter.read()
            await voter.ask("vote", request=voter.state["request"]["request"], accept=False)
            await here.wait(2 * GRACE)
            assert here.room(asked).table.acts == acts

    run(main())


def test_nobody_who_has_just_gone_is_replaced() -> None:
    """Neither by the owner nor by a guest; when the time is over, everybody sees it, and it can be done."""

    async def main() -> None:
        for gone in (0, 1):
            async with local(clock=HandClock()) as here:
                clients = await here.seated("Ana", "Ola")
                other = clients[1 - gone]
                assert (await other.ask("replace", seat=gone))["code"].partition(".")[0] == "not-allowed"
                await clients[gone].connection.close()
                await here.wait(GRACE - 1)
                assert not other.state["seats"][gone]["connected"]
                assert not other.state["seats"][gone]["missing"]
                assert (await other.ask("replace", seat=gone))["code"].partition(".")[0] == "too-early"
                assert here.room(other).table.chairs[gone].kind == "person"
                await here.wait(1)
                assert other.state["seats"][gone]["missing"]
                assert (await other.ask("replace", seat=gone))["type"] == "done"
                assert other.state["seats"][gone]["kind"] == "bot"
                assert other.state["seats"][1 - gone]["owner"]

    run(main())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_who_may_come_back_and_when_in_every_language(language: str) -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            table, tokens = await here.table("Ana", "Ola")
            ana, ola = [await here.client(table, token, language=language) for token in tokens]
            await ola.connection.close()
            await here.wait(18)
            refused = await ana.ask("replace", seat=1)
            assert "Ola" in refused["message"]
            assert "42" in refused["hint"]
            assert ("come back" in refused["message"]) == (language == "en")

    run(main())


def test_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        clock = HandClock()
        async with local(tmp_path, clock=clock) as here:
            table, tokens = await here.table("Ana", "Ola")
            ana, ola = [await here.client(table, token) for token in tokens]
            await end_turn((await whoever_is_asked(ana, ola))[0])
            await here.wait(2 * GRACE)
            await here.restart()
            ola = await here.client(table, tokens[1])
            assert (await ola.ask("replace", seat=0))["code"].partition(".")[0] == "too-early"
            await here.wait(GRACE - 1)
            assert (await ola.ask("replace", seat=0))["code"].partition(".")[0] == "too-early"
            await here.wait(1)
            assert ola.state["seats"][0]["missing"]

    run(main())


def test_whoever_has_just_taken_a_seat_has_time_to_come() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            made = await here.hall.make(NewTable(seats=[NewSeat(name="Ana"), NewSeat()]))
            ana = await here.client(made.table, made.token)
            await here.wait(2 * GRACE)
            await here.hall.join(made.table, Join(invitation=made.invitations[0].token, name="Ola"))
            assert (await ana.ask("replace", seat=1))["code"].partition(".")[0] == "too-early"
            await here.wait(GRACE)
            assert (await ana.ask("replace", seat=1))["type"] == "done"

    run(main())


def test_others_vote_to_replace_somebody_who_has_left() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            ana, ola, eva = await here.seated("Ana", "Ola", "Eva")
            await ana.connection.close()
            await here.wait(GRACE)
            assert (await ola.ask("replace", seat=0))["type"] == "done"
            eva.read()
            assert eva.state["request"]["kind"] == "replace"
            await eva.ask("vote", request=eva.state["request"]["request"], accept=True)
            ola.read()
            assert ola.state["seats"][0]["kind"] == "bot"
            assert ola.state["seats"][1]["owner"]

    run(main())


def test_whoever_was_replaced_has_their_seat_back_when_they_come_again() -> None:
    """With their name and their rights, also after a restart; the bot lets go of it at once."""

    async def main() -> None:
        for restarted in (False, True):
            async with local(clock=HandClock()) as here:
                table, tokens = await here.table("Ana", "Ola")
                ana, ola = [await here.client(table, token) for token in tokens]
                await ana.connection.close()
                await here.wait(GRACE)
                await ola.ask("replace", seat=0)
                await here.settle()
                assert ola.question
                seat = ola.state["seats"][0]
                assert (seat["kind"], seat["owner"], ola.state["seats"][1]["owner"]) == ("bot", False, True)
                if restarted:
                    await here.restart()
                    ola = await here.client(table, tokens[1])
                ana = await here.client(table, tokens[0])
                assert ana.got[0]["type"] == "welcome"
                assert (ana.got[0]["seat"], ana.got[0]["owner"]) == (0, True)
                ola.read()
                for client in (ana, ola):
                    seat = client.state["seats"][0]
                    assert (seat["kind"], seat["name"], seat["connected"], seat["owner"]) == ("person", "Ana", True, True)
                    assert not client.state["seats"][1]["owner"]
                await end_turn(ola)
                ana.read()
                assert ana.question

    run(main())


def test_the_bot_that_stands_in_does_not_answer_for_whoever_has_come_back() -> None:
    """It has thought about its answer while they came."""

    async def main() -> None:
        thinkers = SlowThinkers()
        thinkers.done.clear()
        async with local(clock=HandClock(), thinkers=thinkers) as here:
            table, tokens = await here.table("Ana", "Ola")
            ana, ola = [await here.client(table, token) for token in tokens]
            if ola.question:
                await end_turn(ola)
            await ana.connection.close()
            await here.wait(GRACE)
            await ola.ask("replace", seat=0)
            await thinkers.thinking.wait()
            acts = here.room(ola).table.acts
            ana = await here.client(table, tokens[0])
            thinkers.done.set()
            await here.settle()
            assert here.room(ola).table.acts == acts
            assert ana.question

    run(main())


def test_a_vote_about_somebody_who_is_missing_goes_on_when_the_game_does() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            clients = await here.seated("Ana", "Ola", "Eva", "Ida")
            asked = next(client for client in clients if client.question)
            gone = next(client for client in clients[1:] if client is not asked)
            asking, voter = [client for client in clients[1:] if client is not gone]
            await gone.connection.close()
            await here.wait(GRACE)
            await asking.ask("replace", seat=clients.index(gone))
            await end_turn(asked)
            for client in (clients[0], voter):
                client.read()
                await client.ask("vote", request=client.state["request"]["request"], accept=True)
            voter.read()
            assert voter.state["seats"][clients.index(gone)]["kind"] == "bot"

    run(main())
