"""The encoding for a whole `Batch`: observations, masks and actions of all its games as arrays.

batch = Batch(find_kingdom("First Game"), 1024)
while not batch.over.all():
    batch.step(answers(batch, policy(observe(batch), action_masks(batch))))
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.engine.observation import NO_SLOT, PASS_ACTION
from fiefdom.envs.encoding import ACTIONS, Lens
from fiefdom.errors import BadBatch, BadPlayers
from fiefdom.game import engines, plain
from fiefdom.game.batch import PASS_ANSWER, Batch

Games = NDArray[numpy.int64]


def observe(
    batch: Batch, seats: NDArray[Any] | None = None, *, open_counts: bool = False, games: Games | None = None
) -> NDArray[numpy.int16]:
    """What a seat of each game, or of these `games`, may know: the seat that is asked, or the one given; a row for each game.

    The rows are those of `Encoding(players)` for the largest number of players. Where a game is over and no seats are given, it is
    what seat 0 sees.
    """
    games = numpy.arange(len(batch)) if games is None else games
    watching = numpy.maximum(batch.deciders[games], 0) if seats is None else _checked_seats(batch.seats[games], seats)
    return _lens(batch).observe(_bytes(batch), batch.which, games, watching, open_counts=open_counts, **_how(batch))


def action_masks(batch: Batch, *, canonical: bool = False, games: Games | None = None) -> NDArray[numpy.int8]:
    """Which actions are legal for the seat that each game asks: a row for each game; all 0 where a game is over."""
    games = numpy.arange(len(batch)) if games is None else games
    return _lens(batch).masks(_bytes(batch), batch.which, games, canonical=canonical, **_how(batch))


def answers(batch: Batch, actions: NDArray[Any]) -> NDArray[numpy.int16]:
    """Actions as answers for `Batch.step`: slots, and -1 to pass. A card that is not in the game becomes -2, which no batch accepts."""
    actions = numpy.asarray(actions)
    if actions.shape != (len(batch),) or actions.dtype.kind not in "iu":
        raise BadBatch("actions", type=str(actions.dtype), shape=str(actions.shape), number=len(batch))
    inside = (actions >= 0) & (actions < ACTIONS)
    return numpy.where(inside, _lens(batch).slots[batch.which, numpy.where(inside, actions, 0)], numpy.int16(NO_SLOT))


def actions(batch: Batch, answers: NDArray[numpy.int16], *, games: Games | None = None) -> NDArray[numpy.int64]:
    """Answers for `Batch.step`, of all games or of these, as actions."""
    which = batch.which if games is None else batch.which[games]
    numbers = _lens(batch).numbers[which, numpy.maximum(answers, 0)].astype(numpy.int64)
    return numpy.where(answers == PASS_ANSWER, PASS_ACTION, numbers)


def _lens(batch: Batch) -> Lens:
    return Lens.of(batch.kingdoms, int(batch.seats.max()))


def _bytes(batch: Batch) -> NDArray[numpy.uint8]:
    return batch.states.view(numpy.uint8)


def _how(batch: Batch) -> dict[str, Any]:
    return {"engine": plain if batch.engine == "plain" else engines.compiled(), "spread": batch.spread}


def _checked_seats(players: NDArray[numpy.uint8], seats: NDArray[Any]) -> NDArray[numpy.int8]:
    column = numpy.broadcast_to(numpy.asarray(seats), players.shape)
    if ((column < 0) | (column >= players)).any():
        raise BadPlayers("observers")
    return column.astype(numpy.int8)
