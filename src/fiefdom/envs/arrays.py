"""The encoding for a whole `Batch`: observations, masks and actions of all its games as arrays.

batch = Batch(find_kingdom("First Game"), 1024)
while not batch.over.all():
    batch.step(answers(batch, policy(observe(batch), action_masks(batch))))
"""

from __future__ import annotations

import functools
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.envs.encoding import ACTIONS, NO_SLOT, PASS_ACTION, Encoding, action_slots, card_numbers, mask
from fiefdom.errors import BadBatch, BadPlayers
from fiefdom.game import engines
from fiefdom.game.batch import PASS_ANSWER, Batch
from fiefdom.game.view import view


def observe(batch: Batch, seats: NDArray[Any] | None = None, *, open_counts: bool = False) -> NDArray[numpy.int16]:
    """What a seat of each game may know: the seat that is asked, or the one given; a row for each game.

    The rows are those of `Encoding(players)` for the largest number of players. Where a game is over and no seats are given, it is
    what seat 0 sees.
    """
    encoding = Encoding(int(batch.seats.max()))
    watching = numpy.maximum(batch.deciders, 0) if seats is None else _checked_seats(batch, seats)
    rows = numpy.empty((len(batch), encoding.size), numpy.int16)
    native = engines.compiled() if batch.engine == "compiled" else None
    if native is None:
        for game in range(len(batch)):
            rows[game] = encoding.observe(view(batch.position(game), int(watching[game]), open_counts=open_counts))
        return rows
    old = numpy.array([kingdom.edition == 1 for kingdom in batch.kingdoms], numpy.uint8)
    tables = batch.tables.view(numpy.uint8)
    call = functools.partial(native.batch_observe, batch.states.view(numpy.uint8), tables, batch.which, _numbers(batch), old)
    batch.spread(len(batch), functools.partial(call, watching, encoding.players, open_counts, rows))
    return rows


def action_masks(batch: Batch, *, canonical: bool = False) -> NDArray[numpy.int8]:
    """Which actions are legal for the seat that each game asks: a row for each game; all 0 where a game is over."""
    masks = numpy.zeros((len(batch), ACTIONS), numpy.int8)
    native = engines.compiled() if batch.engine == "compiled" else None
    if native is None:
        for game in numpy.flatnonzero(~batch.over).tolist():
            masks[game] = mask(view(batch.position(game), int(batch.deciders[game])), canonical=canonical)
        return masks
    states = batch.states.view(numpy.uint8)
    batch.spread(len(batch), functools.partial(native.batch_action_masks, states, batch.which, _numbers(batch), canonical, masks))
    return masks


def answers(batch: Batch, actions: NDArray[Any]) -> NDArray[numpy.int16]:
    """Actions as answers for `Batch.step`: slots, and -1 to pass. A card that is not in the game becomes -2, which no batch accepts."""
    actions = numpy.asarray(actions)
    if actions.shape != (len(batch),) or actions.dtype.kind not in "iu":
        raise BadBatch(f"`{actions.dtype}` of the shape `{actions.shape}` cannot be the actions of {len(batch)} games")
    slots = numpy.stack([action_slots(kingdom) for kingdom in batch.kingdoms])
    inside = (actions >= 0) & (actions < ACTIONS)
    return numpy.where(inside, slots[batch.which, numpy.where(inside, actions, 0)], numpy.int16(NO_SLOT))


def actions(batch: Batch, answers: NDArray[numpy.int16]) -> NDArray[numpy.int64]:
    """Answers for `Batch.step` as actions."""
    numbers = _numbers(batch)[batch.which, numpy.maximum(answers, 0)].astype(numpy.int64)
    return numpy.where(answers == PASS_ANSWER, PASS_ACTION, numbers)


def _numbers(batch: Batch) -> NDArray[numpy.uint8]:
    return numpy.stack([card_numbers(kingdom) for kingdom in batch.kingdoms])


def _checked_seats(batch: Batch, seats: NDArray[Any]) -> NDArray[numpy.int8]:
    column = numpy.broadcast_to(numpy.asarray(seats), (len(batch),))
    if ((column < 0) | (column >= batch.seats)).any():
        raise BadPlayers("a game has no such seat as one of those that are to observe", "the seats are 0 to the number of players - 1")
    return column.astype(numpy.int8)
