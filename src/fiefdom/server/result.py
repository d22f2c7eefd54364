"""The end of a game: points card by card, and the curves of score and money."""

from __future__ import annotations

from collections.abc import Iterator

from fiefdom.game.game import Game, Outcome
from fiefdom.game.position import Position
from fiefdom.server.picture import Curve, ScoredCard, SeatOutcome, TableResult


def result_of(game: Game, name: str) -> TableResult | None:
    """How a game ended, None if it has not; `name` is where its record and replay are found."""
    outcome = game.outcome
    if outcome is None:
        return None
    seats = [_seat(seat, outcome, game.position) for seat in range(len(game.players))]
    return TableResult(seats=seats, curves=curves(game), record=f"/api/tables/{name}/record", replay=name)


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
