"""The end of a game as it is shown: the points of every player card by card, and how it came about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from fiefdom.cards.catalogue import find_card
from fiefdom.game.game import Game, Outcome
from fiefdom.game.position import Position
from fiefdom.game.view import view


class ScoredCard(Struct, kw_only=True):
    """Cards of one kind in the deck of a player at the end, and the points of all of them together."""

    card: str
    number: int
    points: int


class SeatOutcome(Struct, kw_only=True):
    """How a seat ended: `place` 1 is the first; seats can share one."""

    seat: int
    score: int
    turns: int
    place: int
    winner: bool
    cards: list[ScoredCard]


class Curve(Struct, kw_only=True):
    """A seat's turns one by one: the score after each, and the most coins it had in it."""

    seat: int
    scores: list[int]
    coins: list[int]


class SeatRating(Struct, kw_only=True):
    """The points of a seat's player before and after a rated game."""

    seat: int
    before: int
    after: int


class TableResult(Struct, kw_only=True):
    """The end of the game. `given_up` is the seat that has given it up, if it ended by that; the scores are those of that moment.

    `out_of_time`: it did so because its time was out. `ended_by` says what ended it: the last Province, or empty `piles`, so many.
    """

    given_up: int | None = None
    out_of_time: bool = False
    ended_by: Literal["provinces", "piles", ""] = ""
    piles: int = 0
    seats: list[SeatOutcome]
    curves: list[Curve]
    record: str
    replay: str
    ratings: list[SeatRating] = []


def result_of(game: Game, name: str, given_up: int | None = None, *, out_of_time: bool = False) -> TableResult | None:
    """How a game ended, None if it has not; `name` is where its record and replay are found. One of two players may have given up."""
    outcome = game.outcome if given_up is None else _given_up(game, given_up)
    if outcome is None:
        return None
    seats = [_seat(seat, outcome, game.position) for seat in range(len(game.players))]
    return TableResult(
        seats=seats,
        curves=curves(game),
        record=f"/api/tables/{name}/record",
        replay=name,
        given_up=given_up,
        out_of_time=out_of_time,
        **_ended_by(game.position),
    )


def _ended_by(position: Position) -> dict[str, Any]:
    """What ended a game (R-END-1); nothing if it was given up."""
    if not position.is_over:
        return {}
    seen = view(position, None)
    if not seen.supply[find_card("Province")]:
        return {"ended_by": "provinces"}
    return {"ended_by": "piles", "piles": seen.empty_piles}


def _given_up(game: Game, seat: int) -> Outcome:
    """The outcome of a game of two that one of them gives up: the other one has won, whatever the score."""
    turns = tuple(int(number) for number in game.position.record()["turns"][: game.position.seats])
    return Outcome(game.position.scores, turns, (1 - seat,), ((1 - seat,), (seat,)))


def _seat(seat: int, outcome: Outcome, position: Position) -> SeatOutcome:
    rank = next(number for number, seats in enumerate(outcome.ranking) if seat in seats)
    return SeatOutcome(
        seat=seat,
        score=outcome.scores[seat],
        turns=outcome.turns[seat],
        place=1 + sum(len(seats) for seats in outcome.ranking[:rank]),
        winner=seat in outcome.winners,
        cards=sorted(_scored(position, seat), key=lambda scored: (-abs(scored.points), scored.card)),
    )


def _scored(position: Position, seat: int) -> Iterator[ScoredCard]:
    """What each kind of card counts. The rules say: it is what would be missing if they were all Coppers, which count nothing."""
    owned = position.record()["owned"][seat]
    for slot, card in enumerate(position.kingdom.cards):
        number = int(owned[slot])
        if number:
            other = position.record()
            other["owned"][seat][slot] = 0
            other["owned"][seat][0] += number
            points = position.scores[seat] - Position.from_record(position.kingdom, other).scores[seat]
            yield ScoredCard(card=card.slug, number=number, points=points)


def curves(game: Game) -> list[Curve]:
    """For each seat the score after each of its turns, and the most coins it had in them."""
    found = [Curve(seat=seat, scores=[], coins=[]) for seat in range(len(game.players))]
    previous: Position | None = None
    most = 0
    for position in game.history():
        if previous is not None and (position.is_over or position.turn != previous.turn):
            _note(found[previous.turn], most, position)
            most = 0
        most = max(most, int(position.record()["coins"]))
        previous = position
    return found


def _note(curve: Curve, most: int, position: Position) -> None:
    curve.scores.append(position.scores[curve.seat])
    curve.coins.append(most)
