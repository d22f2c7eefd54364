"""The encoding for a whole `Batch`: observations, masks and actions of all its games as arrays.

batch = Batch(find_kingdom("First Game"), 1024)
while not batch.over.all():
    batch.step(answers(batch, policy(observe(batch), action_masks(batch))))
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.engine.layout import SLOTS
from fiefdom.engine.observation import ANSWERS, NO_SLOT, NUMBERS_FROM, PASS_ACTION
from fiefdom.engine.words import LABELS, MOST_LABELS
from fiefdom.envs.encoding import HeldGames, Lens
from fiefdom.errors import BadBatch, BadPlayers
from fiefdom.game import engines, plain
from fiefdom.game.batch import PASS_ANSWER, Batch

Games = NDArray[numpy.int64]


def observe(
    batch: Batch, seats: NDArray[Any] | None = None, *, open_counts: bool = False, memory: bool = False, games: Games | None = None
) -> NDArray[numpy.int16]:
    """What a seat of each game, or of these `games`, may know: the seat that is asked, or the one given; a row for each game.

    The rows are those of `Encoding(players)` for the largest number of players. Where a game is over and no seats are given, it is
    what seat 0 sees. With `memory` the seats know what perfect memory knows: for games that they have seen from the start.
    """
    games = numpy.arange(len(batch)) if games is None else games
    watching = numpy.maximum(batch.deciders[games], 0) if seats is None else _checked_seats(batch.seats[games], seats)
    return _lens(batch).observe(_held(batch), games, watching, open_counts=open_counts, memory=memory)


def action_masks(batch: Batch, *, canonical: bool = False, games: Games | None = None) -> NDArray[numpy.int8]:
    """Which actions are legal for the seat that each game asks: a row for each game; all 0 where a game is over."""
    games = numpy.arange(len(batch)) if games is None else games
    return _lens(batch).masks(_held(batch), games, canonical=canonical)


def answers(batch: Batch, actions: NDArray[Any]) -> NDArray[numpy.int16]:
    """Actions as answers for `Batch.step`: slots, labels, numbers, and -1 to pass. What is none becomes -2, which no batch accepts."""
    actions = numpy.asarray(actions)
    if actions.shape != (len(batch),) or actions.dtype.kind not in "iu":
        raise BadBatch("actions", type=str(actions.dtype), shape=str(actions.shape), number=len(batch))
    lens, inside = _lens(batch), (actions >= 0) & (actions < len(_lens(batch).actions.names))
    found = numpy.where(inside, lens.slots[batch.which, numpy.where(inside, actions, 0)], numpy.int16(NO_SLOT))
    for game in numpy.flatnonzero((batch.states["source"] >= LABELS) & (actions != PASS_ACTION)):
        source, first = batch.states["source"][game], int(_firsts(batch, numpy.array([game]))[0])
        run = lens.numbers[batch.which[game], first : first + (MOST_LABELS if source == LABELS else SLOTS)]
        found[game] = next(iter(numpy.flatnonzero(run == actions[game])), NO_SLOT)
    return found


def actions(batch: Batch, answers: NDArray[numpy.int16], *, games: Games | None = None) -> NDArray[numpy.int64]:
    """Answers for `Batch.step`, of all games or of these, as actions."""
    games = numpy.arange(len(batch)) if games is None else games
    places = numpy.minimum(_firsts(batch, games) + numpy.maximum(answers, 0), ANSWERS - 1)
    numbers = _lens(batch).numbers[batch.which[games], places].astype(numpy.int64)
    return numpy.where(answers == PASS_ANSWER, PASS_ACTION, numbers)


def _firsts(batch: Batch, games: Games) -> Games:
    """Where the actions of the open question of each game begin among those of all answers."""
    sources, askers = batch.states["source"][games], batch.states["asker"][games].astype(numpy.int64)
    return numpy.where(sources < LABELS, 0, numpy.where(sources == LABELS, SLOTS + askers * MOST_LABELS, NUMBERS_FROM))


def _lens(batch: Batch) -> Lens:
    return Lens.of(batch.kingdoms, int(batch.seats.max()))


def _held(batch: Batch) -> HeldGames:
    engine = plain if batch.engine == "plain" else engines.compiled()
    return HeldGames(batch.states.view(numpy.uint8), batch.which, engine, batch.spread)


def _checked_seats(players: NDArray[numpy.uint8], seats: NDArray[Any]) -> NDArray[numpy.int8]:
    column = numpy.broadcast_to(numpy.asarray(seats), players.shape)
    if ((column < 0) | (column >= players)).any():
        raise BadPlayers("observers")
    return column.astype(numpy.int8)
