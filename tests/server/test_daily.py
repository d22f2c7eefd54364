"""The daily deal: the same for everybody, one try, nothing told before one has played; and games that their players delete."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from fiefdom.cards.kingdoms import write_kingdom
from fiefdom.server.daily import Dailies, kingdom_of
from fiefdom.server.daily_games import LevelsPlayed, play_levels
from fiefdom.server.hall import Hall
from fiefdom.server.puzzle_forms import DailyWish
from fiefdom.server.refusal import Refused
from tests.server.local import Client, Local, local, run
from tests.server.test_summaries import play_to_the_end

DAY = date(2026, 11, 18)


class PlayedDailies(Dailies):
    """The levels have played at once, in this process."""

    def __init__(self, hall: Hall, day: date = DAY) -> None:
        super().__init__(hall, lambda: day)

    async def _levels(self, day: date) -> LevelsPlayed | None:
        plan = await self.plan(day)
        return play_levels(write_kingdom(kingdom_of(day)), plan.seed, plan.starter, "journeyman")


async def sit(here: Local, dailies: Dailies, solver: str = "") -> tuple[Client, str]:
    made = await dailies.play(DailyWish(name="Ola", solver=solver))
    return await here.client(made.table, made.token), made.solver


def test_everybody_has_the_same_deal_and_one_try() -> None:
    async def work() -> None:
        async with local() as here:
            dailies = PlayedDailies(here.hall)
            (ana, _), (ola, solver) = await sit(here, dailies), await sit(here, dailies)
            await ana.until(lambda: ana.question)
            await ola.until(lambda: ola.question)
            assert ana.state["hand"] == ola.state["hand"]
            assert ana.state["kingdom"] == ola.state["kingdom"]
            again = await dailies.play(DailyWish(solver=solver))
            assert (again.table, again.token) == (here.room(ola).table.id, "")
            assert (await ola.ask("advise", question=ola.question["number"]))["code"] == "not-allowed.no-advice"  # type: ignore[index]

    run(work())


def test_what_others_bought_is_told_when_one_has_played_or_the_day_is_over() -> None:
    async def work() -> None:
        async with local() as here:
            dailies = PlayedDailies(here.hall)
            ola, solver = await sit(here, dailies)
            table = here.room(ola).table.id
            before = await dailies.state(DAY, DailyWish(solver=solver))
            assert (before.stage, before.is_known, before.plan) == ("playing", False, [])
            assert all(line.is_level and not line.gained for line in before.lines)
            await play_to_the_end(here, ola)
            after = await dailies.state(DAY, DailyWish(solver=solver, language="he"))
            assert after.is_known
            assert after.plan
            assert (after.lines[0].yours, after.lines[0].name) == (True, "Ola")
            assert after.lines[0].gained
            friend = await dailies.state(DAY, DailyWish(friends=[table, "nowhere"]))
            assert [line.name for line in friend.lines if not line.is_level] == ["Ola"]
            assert not any(line.gained for line in friend.lines)
            tomorrow = PlayedDailies(here.hall, DAY + timedelta(days=1))
            assert (await tomorrow.state(DAY, DailyWish())).is_known

    run(work())


def test_the_levels_play_the_same_deal_the_same_way() -> None:
    kingdom = write_kingdom(kingdom_of(DAY))
    seed = Random(1).getrandbits(63)
    once, again = (play_levels(kingdom, seed, 0, "journeyman") for _ in range(2))
    assert once == again
    assert [line.name for line in once.lines][:2] == ["beginner", "novice"]
    assert all(len(line.gained) == line.turns for line in once.lines)


@pytest.mark.parametrize("day", ["2026-11-19", "2026-09-01", "yesterday"])
def test_days_to_come_and_long_past_have_no_deal(day: str) -> None:
    async def work() -> None:
        async with local() as here:
            with pytest.raises(Refused):
                PlayedDailies(here.hall).day(day)

    run(work())


def test_a_game_is_deleted_by_its_player_unless_others_have_played_in_it() -> None:
    async def work() -> None:
        async with local() as here:
            table, (token, *_) = await here.table("Ana", "bot:big-money")
            assert not await here.hall.forget(table, "wrong")
            assert await here.hall.forget(table, token)
            with pytest.raises(Refused):
                await here.hall.find(table)
            shared, tokens = await here.table("Ana", "Ion")
            assert not await here.hall.forget(shared, tokens[0])
            assert (await here.hall.find(shared)).table.id == shared

    run(work())
