"""The columns of a dataset, as Arrow tables: one row a decision, or one row a game. docs/guides/datasets.md explains them."""

from __future__ import annotations

import json
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom import __version__
from fiefdom.datasets.plan import FORMAT, DatasetPlan
from fiefdom.datasets.play import PlayedBatch, question_names
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import GAME_OVER
from fiefdom.envs.encoding import ACTION_NAMES, ACTIONS, LATEST, Encoding
from fiefdom.errors import MissingExtra
from fiefdom.game.decision import Decision
from fiefdom.game.question import answer_text
from fiefdom.game.record import Record, Setup


def arrow() -> Any:
    """The library that writes Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as problem:
        raise MissingExtra("dataset", extra="data") from problem
    return pyarrow


def schema(plan: DatasetPlan) -> Any:
    """The columns of a dataset and their types, with what a reader needs to know as metadata."""
    pa = arrow()
    fields = decision_fields(len(plan.players)) if plan.what == "decisions" else record_fields()
    facts: dict[str, Any] = {"fiefdom": __version__, "format": FORMAT, **plan.as_dict()}
    if plan.what == "decisions":
        facts["actions"] = list(ACTION_NAMES)
        facts["encoding_players"] = len(plan.players)
        facts["encoding_version"] = LATEST
    return pa.schema(fields, {"fiefdom": json.dumps(facts, ensure_ascii=False)})


def decision_fields(players: int) -> list[Any]:
    """The columns of decisions."""
    pa = arrow()
    return [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("number", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("question", pa.dictionary(pa.int32(), pa.string()), nullable=False),
        pa.field("observation", pa.list_(pa.int16(), Encoding(players).size), nullable=False),
        pa.field("mask", pa.list_(pa.uint8(), ACTIONS), nullable=False),
        pa.field("action", pa.int16(), nullable=False),
        pa.field("result", pa.float32(), nullable=False),
        pa.field("score", pa.int16(), nullable=False),
        pa.field("finished", pa.bool_(), nullable=False),
    ]


def record_fields() -> list[Any]:
    """The columns of records."""
    pa = arrow()
    return [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("seed", pa.uint64(), nullable=False),
        pa.field("edition", pa.string(), nullable=False),
        pa.field("kingdom", pa.list_(pa.string()), nullable=False),
        pa.field("players", pa.list_(pa.string()), nullable=False),
        pa.field("starter", pa.int8(), nullable=False),
        pa.field("scores", pa.list_(pa.int16()), nullable=False),
        pa.field("turns", pa.list_(pa.int32()), nullable=False),
        pa.field("results", pa.list_(pa.float32()), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("finished", pa.bool_(), nullable=False),
        pa.field("record", pa.string(), nullable=False),
    ]


def decision_table(played: PlayedBatch) -> Any:
    """A row for each decision."""
    pa, columns = arrow(), played.columns
    points, shares = played.results()
    finished = played.batch.states["phase"] == GAME_OVER
    numbers, names = question_names(played)
    place, seat = columns["place"], columns["seat"]
    arrays = [
        columns["game"],
        columns["number"],
        columns["seat"].astype(numpy.int8),
        pa.DictionaryArray.from_arrays(pa.array(numbers), pa.array(names)),
        _lists(columns["observation"]),
        _lists(columns["mask"]),
        columns["action"].astype(numpy.int16),
        shares[place, seat],
        points[place, seat],
        finished[place],
    ]
    filled = [pa.array(each) if isinstance(each, numpy.ndarray) else each for each in arrays]
    return pa.Table.from_arrays(filled, schema=schema(played.plan))


def _lists(rows: NDArray[Any]) -> Any:
    """A column of lists, all as long as a row."""
    pa = arrow()
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1])


def record_table(played: PlayedBatch) -> Any:
    """A row for each game."""
    return arrow().Table.from_pylist(_record_rows(played), schema=schema(played.plan))


def _record_rows(played: PlayedBatch) -> list[dict[str, Any]]:
    plan, batch, columns = played.plan, played.batch, played.columns
    points, shares = played.results()
    numbers, names = question_names(played)
    bounds = numpy.searchsorted(columns["place"], numpy.arange(len(batch) + 1)).tolist()
    rows = []
    for place, game in enumerate(played.games):
        kingdom = batch.kingdom(place)
        here = slice(bounds[place], bounds[place + 1])
        decided = zip(columns["seat"][here].tolist(), numbers[here].tolist(), columns["slot"][here].tolist(), strict=True)
        entries = tuple(
            Decision(plan.names[seat], names[number], answer_text(kingdom, names[number], NOTHING if slot < 0 else slot))
            for seat, number, slot in decided
        )
        setup = Setup(kingdom, plan.names, plan.starter(game), plan.game_seed(game))
        rows.append(
            {
                "game": game,
                "seed": plan.game_seed(game),
                "edition": str(kingdom.edition),
                "kingdom": [card.name for card in kingdom.kingdom_cards],
                "players": list(plan.players),
                "starter": plan.starter(game),
                "scores": points[place].tolist(),
                "turns": batch.states["turns"][place][: len(plan.players)].tolist(),
                "results": shares[place].tolist(),
                "decisions": len(entries),
                "finished": bool(batch.over[place]),
                "record": str(Record(setup, entries)),
            }
        )
    return rows
