"""Writing a dataset, file after file, on several processes. What is there is complete, and what is missing is written: so a run
that was killed goes on where it was, and no game is there twice or lost."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom import __version__
from fiefdom.agents.agent import read_player
from fiefdom.bots.workers import share_out
from fiefdom.datasets.batch_play import GAMES_AT_ONCE, ObservationBuffers, PlayedBatch, play_together, question_names
from fiefdom.datasets.dataset_card import write_cards
from fiefdom.datasets.dataset_plan import FORMAT, SPLITS, DatasetPlan, begin_or_go_on, missing_files, split_of
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import GAME_OVER
from fiefdom.envs.encoding import ACTION_NAMES, ACTIONS, LATEST, Encoding
from fiefdom.errors import BadNumber, MissingExtra
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
        _column("game", pa.int64(), "the number of the game in the dataset"),
        _column("number", pa.int32(), "the number of the decision in the game, from 0"),
        _column("seat", pa.int8(), "who decided"),
        _column("question", pa.dictionary(pa.int32(), pa.string()), "the id of the question"),
        _column("observation", pa.list_(pa.int16(), Encoding(players).size), "what the seat may know, in the encoding of the environments"),
        _column("mask", pa.list_(pa.uint8(), ACTIONS), "1 for every legal action"),
        _column("action", pa.int16(), "the answer: its place in the list of actions, 0 is pass"),
        _column("result", pa.float32(), "the seat's share of the victory in the end: 1, 0, or a part if it was shared"),
        _column("score", pa.int16(), "the seat's points in the end"),
        _column("finished", pa.bool_(), "whether the game came to its end"),
        _column("split", pa.dictionary(pa.int32(), pa.string()), "train, validation or test, by kingdom"),
    ]


def record_fields() -> list[Any]:
    """The columns of records."""
    pa = arrow()
    return [
        _column("game", pa.int64(), "the number of the game in the dataset"),
        _column("seed", pa.uint64(), "its seed"),
        _column("edition", pa.string(), "1, 2 or both"),
        _column("kingdom", pa.list_(pa.string()), "the ten Kingdom cards"),
        _column("players", pa.list_(pa.string()), "the agents, by seat"),
        _column("starter", pa.int8(), "the seat that had the first turn"),
        _column("scores", pa.list_(pa.int16()), "points by seat"),
        _column("turns", pa.list_(pa.int32()), "turns by seat"),
        _column("results", pa.list_(pa.float32()), "share of the victory by seat"),
        _column("decisions", pa.int32(), "how many decisions there were"),
        _column("finished", pa.bool_(), "whether the game came to its end"),
        _column("split", pa.string(), "train, validation or test, by kingdom"),
        _column("record", pa.string(), "the whole game in notation"),
    ]


def _column(name: str, kind: Any, meaning: str) -> Any:
    """A column that has a value in every row; its meaning is kept with it."""
    return arrow().field(name, kind, nullable=False, metadata={"meaning": meaning})


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
        _splits(played),
    ]
    filled = [pa.array(each) if isinstance(each, numpy.ndarray) else each for each in arrays]
    return pa.Table.from_arrays(filled, schema=schema(played.plan))


def _splits(played: PlayedBatch) -> Any:
    """The split of each decision, which is that of its kingdom."""
    pa, batch = arrow(), played.batch
    by_game = numpy.array([SPLITS.index(split_of(batch.kingdom(game))) for game in range(len(batch))], numpy.int32)
    return pa.DictionaryArray.from_arrays(pa.array(by_game[played.columns["place"]]), pa.array(SPLITS))


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
                "split": split_of(kingdom),
                "record": str(Record(setup, entries)),
            }
        )
    return rows


HOW: dict[str, Any] = {"compression": "zstd", "compression_level": 1, "write_statistics": ["game"]}
"""How Parquet is written; the bounds of `game` in each row group let a reader find games without reading everything."""


LEFT_BEHIND = 86_400
"""Seconds after which half a file that nobody has touched is nobody's."""

ROW_GROUP = 8192
"""Rows that are written at once: larger groups hardly shrink the files, and take much more memory."""


@dataclass(frozen=True)
class Written:
    """What a run has written, and how many files were there already."""

    files: int
    rows: int
    games: int
    already: int
    seconds: float


def write_dataset(plan: DatasetPlan, folder: Path, processes: int = 1, progress: Callable[[Written], None] | None = None) -> Written:
    """Write what is missing of a dataset."""
    _check(plan, processes)
    begin_or_go_on(plan, folder)
    write_cards(plan, schema(plan), folder)
    _clear_away(folder)
    missing = list(missing_files(plan, folder))
    started = time.perf_counter()
    already = plan.files - len(missing)
    written = Written(0, 0, 0, already, 0.0)
    for file, rows in _files(plan, folder, missing, processes):
        games = written.games + len(plan.games_of(file))
        written = Written(written.files + 1, written.rows + rows, games, already, time.perf_counter() - started)
        if progress:
            progress(written)
    return written


def _clear_away(folder: Path) -> None:
    """Remove what a run has left that was killed in the middle of a file; one that is still at it has touched its file lately."""
    for partial in folder.glob(".*.partial"):
        with contextlib.suppress(FileNotFoundError):
            if time.time() - partial.stat().st_mtime > LEFT_BEHIND:
                partial.unlink()


def _check(plan: DatasetPlan, processes: int) -> None:
    """Refuse what cannot be written before anything is."""
    arrow()
    if processes < 1:
        raise BadNumber("processes", number=processes)
    for name in plan.players:
        read_player(name, files=True, allow_commands=True).agent()  # refuses who cannot play


def _files(plan: DatasetPlan, folder: Path, missing: Sequence[int], processes: int) -> Iterator[tuple[int, int]]:
    """Write files; each as it is done, with its number of rows."""
    if processes == 1 or len(missing) < 2:
        for file in missing:
            yield file, write_file(plan, folder, file)
        return
    yield from share_out(functools.partial(write_file, plan, folder), missing, processes)


def write_file(plan: DatasetPlan, folder: Path, file: int) -> int:
    """Write one file: under another name, row group after row group, and then all at once under its own; the number of rows."""
    path = plan.path(folder, file)
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}.partial")  # of nobody else: two runs may write the same dataset
    try:
        rows = _write_rows(plan, plan.games_of(file), partial)
        _settle(partial)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return rows


def _write_rows(plan: DatasetPlan, games: range, path: Path) -> int:
    """Play games and write their rows; the number of rows."""
    rows, room = 0, ObservationBuffers()
    with arrow().parquet.ParquetWriter(path, schema(plan), **HOW) as writer:
        for first in range(games.start, games.stop, GAMES_AT_ONCE):
            together = range(first, min(first + GAMES_AT_ONCE, games.stop))
            played = play_together(plan, together, observing=plan.what == "decisions", room=room)
            table = decision_table(played) if plan.what == "decisions" else record_table(played)
            writer.write_table(table, row_group_size=ROW_GROUP)
            rows += len(table)
    return rows


def _settle(path: Path) -> None:
    """Have the bytes on the disk before the name says that they are there."""
    with path.open("rb+") as written:
        os.fsync(written.fileno())
