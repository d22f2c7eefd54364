"""Links for others: they lead to this server from other machines, and a seat to another device of its person."""

from __future__ import annotations

import pytest
from starlette.datastructures import URL

from fiefdom.server import links
from fiefdom.server.forms import HandOver, Join
from fiefdom.server.handover import MOST_OPEN, SECONDS
from fiefdom.server.links import own_addresses
from fiefdom.server.refusal import Refused
from fiefdom.server.settings import Settings
from tests.server.local import HandClock, local, run

LOCAL = "http://127.0.0.1:8000/api/addresses"
EVERYWHERE = Settings(hosts=("0.0.0.0",))


@pytest.fixture(autouse=True)
def a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "addresses_for", lambda _: ["192.168.1.20", "fd00::1"])


@pytest.mark.parametrize("seen", [LOCAL, "http://localhost:8000/", "http://[::1]:8000/", "http://fiefdom.localhost:8000/"])
def test_at_the_machine_itself_its_addresses_in_the_network_are_told(seen: str) -> None:
    found = own_addresses(URL(seen), "127.0.0.1", EVERYWHERE)
    assert (found.origins, found.only_here) == (["http://192.168.1.20:8000", "http://[fd00::1]:8000"], False)


def test_others_are_told_where_they_have_come_to_and_nothing_of_the_network() -> None:
    for client in ("203.0.113.5", "127.0.0.1"):
        assert own_addresses(URL("https://games.example.org/x"), client, EVERYWHERE).origins == ["https://games.example.org"]
    liar = own_addresses(URL(LOCAL), "203.0.113.5", EVERYWHERE)
    assert (liar.origins, liar.only_here) == (["http://127.0.0.1:8000"], True)


def test_what_the_operator_says_comes_first() -> None:
    public = Settings(hosts=("0.0.0.0",), origins=("https://games.example.org",))
    assert own_addresses(URL(LOCAL), "127.0.0.1", public).origins == ["https://games.example.org"]
    nearby = own_addresses(URL("http://192.168.1.20:8000/"), "192.168.1.7", public).origins
    assert nearby == ["https://games.example.org", "http://192.168.1.20:8000"]


def test_a_server_that_listens_to_its_machine_alone_is_reached_by_the_name_of_its_proxy() -> None:
    behind = Settings(hosts=("127.0.0.1", "games.example.org", "*.example.org"))
    assert own_addresses(URL(LOCAL), "127.0.0.1", behind).origins == ["https://games.example.org"]
    alone = own_addresses(URL(LOCAL), "127.0.0.1", Settings(hosts=("127.0.0.1",)))
    assert (alone.origins, alone.only_here) == (["http://127.0.0.1:8000"], True)


def test_a_seat_goes_along_to_another_device_with_a_token_of_its_own() -> None:
    async def main() -> None:
        async with local() as here:
            table, (ana, _) = await here.table("Ana", "Ola")
            code = (await here.hall.hand_over(table, HandOver(token=ana))).invitation
            joined = await here.hall.join(table, Join(invitation=code))
            assert joined.seat == 0
            assert joined.token not in (ana, code)
            first, second = await here.client(table, ana), await here.client(table, joined.token)
            assert first.state["you"] == second.state["you"] == 0
            assert first.state["hand"] == second.state["hand"]
            with pytest.raises(Refused) as again:
                await here.hall.join(table, Join(invitation=code))
            assert again.value.code == "token.used-invitation"
            await here.restart()
            assert (await here.client(table, joined.token)).state["you"] == 0

    run(main())


def test_a_code_is_good_for_a_while_and_only_whoever_sits_gets_one() -> None:
    async def main() -> None:
        clock = HandClock()
        async with local(clock=clock) as here:
            table, (ana, _) = await here.table("Ana", "Ola")
            codes = [(await here.hall.hand_over(table, HandOver(token=ana))).invitation for _ in range(MOST_OPEN + 1)]
            for wrong in ("", "guess", codes[-1]):
                with pytest.raises(Refused):
                    await here.hall.hand_over(table, HandOver(token=wrong))
            with pytest.raises(Refused):
                await here.hall.join(table, Join(invitation=codes[0]))
            assert (await here.hall.join(table, Join(invitation=codes[1]))).seat == 0
            await here.wait(SECONDS)
            with pytest.raises(Refused):
                await here.hall.join(table, Join(invitation=codes[2]))

    run(main())
