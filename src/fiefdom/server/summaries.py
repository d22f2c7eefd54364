"""Games in a few numbers, for those who come back: what became of them, and where it is one's turn."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from fiefdom.agents.matching import ADAPTIVE, LevelResult, fitting_level, result_against
from fiefdom.server.card_info import kingdom_state
from fiefdom.server.chairs import chair_of_token, digest
from fiefdom.server.daily_games import gains_by_turn
from fiefdom.server.forms import NewTable
from fiefdom.server.game_forms import GameSummary, SeatToken
from fiefdom.server.hall import Hall
from fiefdom.server.jobs import KEPT, key_of
from fiefdom.server.refusal import Refused
from fiefdom.server.room import Room

POINTS = 16
"""Points of the curve of a game."""

OPENING = 2
"""Turns that make an opening."""

REMEMBERED = 4096
"""Finished games that are kept ready, half a kilobyte each."""


class FinishedGame(NamedTuple):
    """A game that is over as it is kept ready; `review` is what its review is kept under, if it is made, and `seat` whose game it is."""

    summary: GameSummary
    review: str
    seat: int | None


class Summaries:
    """Finds games and sums them up. A game that is over and that nobody looks at any more does not change, so it is played through once."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._over: OrderedDict[tuple[str, int, str], FinishedGame] = OrderedDict()

    async def of(self, seats: Iterable[SeatToken]) -> list[GameSummary]:
        """The games of seats; those that there are no longer are left out."""
        found = [await self._of(seat) for seat in seats]
        return [summary for summary in found if summary is not None]

    async def matched(self, wish: NewTable) -> NewTable:
        """A wish with the level that fits, where it is for an opponent who adapts."""
        if not any(seat.bot == ADAPTIVE for seat in wish.seats):
            return wish
        games = await self._finished(wish.played)
        results = [result for game in games if (result := level_result(game))]
        level = fitting_level(results).name
        seats = [msgspec.structs.replace(seat, bot=level) if seat.bot == ADAPTIVE else seat for seat in wish.seats]
        return msgspec.structs.replace(wish, seats=seats)

    async def _finished(self, seats: Iterable[SeatToken]) -> list[FinishedGame]:
        """The games of seats that are over, with whose they were."""
        await self.of(seats)
        ready = [(seat, await self.hall.storage.count_acts(seat.table)) for seat in seats]
        keys = [(seat.table, acts, digest(seat.token)) for seat, acts in ready]
        return [self._over[key] for key in keys if key in self._over]

    async def _of(self, seat: SeatToken) -> GameSummary | None:
        if seat.table not in self.hall.rooms:
            acts = await self.hall.storage.count_acts(seat.table)
            if kept := self._over.get((seat.table, acts, digest(seat.token))):
                return await self._with_cost(kept)
        try:
            room = await self.hall.look(seat.table)
        except Refused:
            return None
        summary = sum_up(room, seat.token)
        if summary.stage != "over":
            return summary
        chair = chair_of_token(room.table.chairs, seat.token)
        review = key_of(str(room.table.record()), self.hall.settings.study_rollouts)
        game = FinishedGame(summary, review, chair.seat if chair else None)
        self._remember((seat.table, room.table.acts, digest(seat.token)), game)
        return await self._with_cost(game)

    async def _with_cost(self, game: FinishedGame) -> GameSummary:
        """A summary with what decisions cost, if somebody has had the game studied."""
        kept = None if game.seat is None else await self.hall.storage.load_review(game.review)
        losses = [row.loss for row in KEPT.decode(kept).rows if row.seat == game.seat] if kept else []
        return msgspec.structs.replace(game.summary, cost=sum(losses) / len(losses)) if losses else game.summary

    def _remember(self, key: tuple[str, int, str], game: FinishedGame) -> None:
        self._over[key] = game
        while len(self._over) > REMEMBERED:
            self._over.popitem(last=False)


def sum_up(room: Room, token: str) -> GameSummary:
    """A game as whoever holds a token may know it; without the right one as everybody may."""
    table = room.table
    chair = chair_of_token(table.chairs, token)
    hidden = room.reactions.hides_from(chair.seat if chair else None)
    summary = GameSummary(
        table=table.id,
        stage="playing" if hidden else table.stage,
        kingdom=kingdom_state(table.kingdom),
        players=[seat.name for seat in table.chairs],
        bots=[seat.bot for seat in table.chairs],
        lesson=table.plan.lesson,
        puzzle=table.plan.puzzle,
        daily=table.plan.daily,
    )
    if table.is_choosing and table.plan.choosing and table.is_full:
        summary.choosing = True
        summary.yours = chair is not None and chair.seat in table.plan.choosing.turn
    if table.game and not hidden:
        position, question = table.game.position, table.question
        summary.turn = position.turn
        summary.turns = int(position.record()["turns"][position.turn]) + 1
        summary.yours = bool(chair and question and question.seat == chair.seat)
    return with_result(summary, room, chair.seat if chair else None)


def with_result(summary: GameSummary, room: Room, seat: int | None) -> GameSummary:
    """A summary with the scores, and what a seat bought, if the game is over."""
    result = room.result() if summary.stage == "over" else None
    if result is None:
        return summary
    assert room.table.game is not None
    gains = [] if seat is None else gains_by_turn(room.table.game.whole().events, seat)
    return msgspec.structs.replace(
        summary,
        opening=[card for turn in gains[:OPENING] for card in turn],
        bought=dict(Counter(card for turn in gains for card in turn)),
        scores=[seat.score for seat in result.seats],
        winners=[seat.seat for seat in result.seats if seat.winner],
        turns=max(seat.turns for seat in result.seats),
        spark=[thinned(curve.scores) for curve in result.curves],
    )


def level_result(game: FinishedGame) -> LevelResult | None:
    """What a finished game says about how strong its player is; nothing if there was more than one opponent, or no level."""
    summary, seat = game.summary, game.seat
    if seat is None or summary.lesson or summary.puzzle or not summary.winners:
        return None
    points = 1 / len(summary.winners) if seat in summary.winners else 0.0
    return result_against([bot for place, bot in enumerate(summary.bots) if place != seat], points)


def thinned(values: Sequence[int]) -> list[int]:
    """At most so many of the values as a curve has points, the first and the last among them."""
    last = len(values) - 1
    if last < POINTS:
        return list(values)
    return [values[round(place * last / (POINTS - 1))] for place in range(POINTS)]
