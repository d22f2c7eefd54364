"""Games in a few numbers: for those who come back, and nothing that they may not know."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec

from fiefdom.agents.matching import LevelResult, fitting_level
from fiefdom.server.ending import curves
from fiefdom.server.forms import NewSeat, NewTable, kingdom_of_the_day
from fiefdom.server.game_forms import MOST_GAMES, SeatToken
from fiefdom.server.jobs import key_of
from fiefdom.server.summaries import POINTS, Summaries, thinned
from fiefdom.server.work import ReviewPart, ReviewRow
from tests.server.clients import Running
from tests.server.local import Client, Local, local, run

BUYS = ("province", "gold", "silver")


async def play_to_the_end(here: Local, client: Client) -> None:
    """Buy money and Provinces until the game is over."""
    while client.state["stage"] != "over":
        await client.until(lambda: client.question or client.state["stage"] == "over")
        if question := client.question:
            wanted = [card for card in BUYS if card in question["cards"]] if question["id"] == "buy" else question["cards"]
            await client.answer(*wanted[:1])
    await here.settle()


def test_a_running_game_says_whose_turn_it_is_and_no_scores() -> None:
    async def work() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "Ion")
            seats = [SeatToken(table=table, token=token) for token in tokens]
            found = await Summaries(here.hall).of([*seats, SeatToken(table=table, token="wrong")])
            turn = here.hall.rooms[table].table.game.position.turn  # type: ignore[union-attr]
            assert [summary.yours for summary in found] == [turn == 0, turn == 1, False]
            assert [(summary.stage, summary.turn, summary.players) for summary in found] == [("playing", turn, ["Ana", "Ion"])] * 3
            assert [(summary.scores, summary.winners, summary.spark) for summary in found] == [([], [], [])] * 3

    run(work())


def test_a_table_that_waits_for_players_and_one_that_there_is_not() -> None:
    async def work() -> None:
        async with local() as here:
            made = await here.hall.make(NewTable(seats=[NewSeat(name="Ana"), NewSeat()]))
            seats = [SeatToken(table=made.table, token=made.token), SeatToken(table="gone", token="x")]
            (found,) = await Summaries(here.hall).of(seats)
            assert (found.stage, found.yours, found.turns) == ("gathering", False, 0)

    run(work())


def test_a_finished_game_has_its_scores_and_is_played_through_once() -> None:
    async def work() -> None:
        async with local() as here:
            (client,) = await here.seated("Ana", "bot:big-money")
            await play_to_the_end(here, client)
            room = here.room(client)
            result, table = room.result(), room.table
            assert result is not None
            assert table.game is not None
            seat = SeatToken(table=table.id, token="")
            (found,) = await Summaries(here.hall).of([seat])
            assert found.scores == [each.score for each in result.seats]
            assert found.winners == [each.seat for each in result.seats if each.winner]
            assert found.spark == [thinned(curve.scores) for curve in curves(table.game)]
            await here.restart()
            again = Summaries(here.hall)
            assert await again.of([seat]) == [found]
            here.hall._put_away(here.hall.rooms[table.id])
            assert await again.of([seat]) == [found]
            assert table.id not in here.hall.rooms

    run(work())


def test_a_studied_game_has_what_a_decision_of_the_own_seat_cost_on_average() -> None:
    def row(seat: int, loss: int) -> ReviewRow:
        words = {"question": "buy", "answer": "Silver", "best": "Gold", "grade": ""}
        numbers = {"step": 1, "seat": seat, "turn_seat": seat, "turn": 1, "loss": loss, "reach": 0}
        return msgspec.convert({**words, **numbers, "chances": [], "low": [], "high": [], "after": []}, ReviewRow)

    async def work() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "bot:big-money")
            client = await here.client(table, tokens[0])
            await play_to_the_end(here, client)
            mine, nobodys = SeatToken(table=table, token=tokens[0]), SeatToken(table=table, token="")
            summaries = Summaries(here.hall)
            assert [found.cost for found in await summaries.of([mine, nobodys])] == [None, None]
            review = ReviewPart(rows=[row(0, 40), row(1, 900), row(0, 0), row(0, 5)])
            key = key_of(str(here.room(client).table.record()), here.hall.settings.study_rollouts)
            await here.hall.storage.add_review(key, msgspec.json.encode(review))
            assert [found.cost for found in await summaries.of([mine, nobodys])] == [15.0, None]
            await here.restart()
            assert [found.cost for found in await Summaries(here.hall).of([mine])] == [15.0]

    run(work())


def test_whoever_adapts_is_the_level_that_fits_own_games() -> None:
    async def work() -> None:
        async with local() as here:
            summaries = Summaries(here.hall)
            wish = NewTable(seats=[NewSeat(name="Ana"), NewSeat(kind="bot", bot="adaptive")])
            assert [seat.bot for seat in (await summaries.matched(wish)).seats] == ["", "novice"]
            table, tokens = await here.table("Ana", "bot:journeyman")
            client = await here.client(table, tokens[0])
            await play_to_the_end(here, client)
            result = here.room(client).result()
            assert result is not None
            played = [SeatToken(table=table, token=token) for token in (tokens[0], "wrong")]
            own = msgspec.structs.replace(wish, played=played[:1])
            points = result.seats[0].winner / sum(seat.winner for seat in result.seats)
            expected = fitting_level([LevelResult(4, points)]).name
            assert (await summaries.matched(own)).seats[1].bot == expected
            theirs = msgspec.structs.replace(wish, played=played[1:])
            assert (await summaries.matched(theirs)).seats[1].bot == "novice"
            made = await here.hall.make(await summaries.matched(own))
            assert here.hall.rooms[made.table].table.chairs[1].bot == expected

    run(work())


def test_a_long_curve_is_thinned_and_keeps_its_ends() -> None:
    assert thinned([1, 2, 3]) == [1, 2, 3]
    long = thinned(range(100))
    assert (len(long), long[0], long[-1]) == (POINTS, 0, 99)
    assert long == sorted(long)


def test_the_kingdom_of_a_day_is_the_same_for_everybody_and_another_one_tomorrow() -> None:
    day = date(2026, 11, 18)
    assert kingdom_of_the_day(day) == kingdom_of_the_day(day)
    week = [kingdom_of_the_day(day + timedelta(days=number)) for number in range(7)]
    assert len({tuple(found.kingdom.cards) for found in week}) == 7
    assert [len(found.kingdom.cards) for found in week] == [10] * 7
    assert week[0].date == "2026-11-18"


def test_over_http(server: Running) -> None:
    made = server.post("/api/tables", {"seats": [{"name": "Ana"}, {"kind": "bot"}]}).json()
    (found,) = server.post("/api/games/mine", {"seats": [{"table": made["table"], "token": made["token"]}]}).json()
    assert (found["table"], found["stage"], found["kingdom"]["key"]) == (made["table"], "playing", "first-game-2")
    many = {"seats": [{"table": "x", "token": "y"}] * (MOST_GAMES + 1)}
    assert server.post("/api/games/mine", many).status_code == 400
    today = server.get("/api/kingdoms/today").json()
    assert len(today["kingdom"]["cards"]) == 10
    assert date.fromisoformat(today["date"])
