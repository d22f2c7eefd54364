"""Makes the golden files of the encoding: `python -m tests.envs.golden.frozen VERSION` writes those of a new version.

Files of a version that was released are never written again: a player trained on it must still read what it was trained on.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.envs.arena import Arena
from fiefdom.envs.columns import COLUMNS
from fiefdom.envs.encoding import ACTION_NAMES, Encoding, mask
from fiefdom.envs.game_tree import Node
from fiefdom.game.batch import Batch
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.question import Question, answer_number
from fiefdom.game.view import view

FOLDER = Path(__file__).parent
PLAYERS = range(2, 7)
EDITIONS: tuple[int | str, ...] = (1, 2, "both")
SETS = ("base", "base, intrigue", "base, intrigue")
"""The sets of cards that each version knows."""
GAMES = 4
STEPS = (12, 400)
"""After so many steps the rows are hashed; the plain engine goes to the first only."""


def read(name: str) -> Any:
    """What a golden file holds."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def columns(players: int, version: int) -> dict[str, Any]:
    """The name, place, length and bounds of all fields of an observation."""
    encoding = Encoding(players, version)
    fields = {"table": encoding.table_fields, "card": encoding.card_fields}
    rows = {part: [[field.name, field.start, field.length, field.low, field.high] for field in each] for part, each in fields.items()}
    low, high = encoding.bounds
    sizes = {"table_width": encoding.table_width, "card_width": encoding.card_width, "size": encoding.size}
    return {**sizes, "bounds": digest(low, high), **rows}


def digest(*arrays: NDArray[Any]) -> str:
    """A hash of numbers."""
    return hashlib.sha256(b"".join(numpy.ascontiguousarray(each, "<i2").tobytes() for each in arrays)).hexdigest()[:16]


# Rows of many games


def variants() -> Iterator[dict[str, Any]]:
    """Options of arenas: every pool, every number of players, open counts, canonical order."""
    for edition in EDITIONS:
        for players in PLAYERS:
            for choice in ({"open_counts": False, "canonical": True}, {"open_counts": True, "canonical": False}):
                yield {"edition": edition, "players": players, **choice}


def hashes(variant: dict[str, Any], kingdoms: list[str], steps: int, version: int, engine: Any = None) -> list[str]:
    """Hashes of all observations and masks of seeded games, at each of STEPS up to so many."""
    options = {name: variant[name] for name in ("players", "open_counts", "canonical")}
    pool = [Kingdom.of(cards, variant["edition"]) for cards in kingdoms]
    arena = Arena(GAMES, kingdom=pool, opponents=None, engine=engine, version=version, **options)
    arena.seed(11)
    arena.reset()
    generator = numpy.random.default_rng(7)
    found: list[str] = []
    seen: list[NDArray[Any]] = [arena.observations.copy(), arena.masks.copy()]
    for step in range(1, steps + 1):
        arena.step(arena.random_actions(generator))
        seen += [arena.observations.copy(), arena.masks.copy()]
        seen += [arena.observe(0, seat)[None] for seat in range(variant["players"])]
        if step in STEPS:
            found.append(digest(*seen))
    return found


def all_hashes(version: int) -> list[dict[str, Any]]:
    """The hashes of every variant, with the kingdoms they were made in."""
    found = []
    for variant in variants():
        kingdoms = [random_kingdom(seed, variant["edition"], sets=SETS[version]).code() for seed in range(6)]
        found.append({**variant, "kingdoms": kingdoms, "hashes": hashes(variant, kingdoms, STEPS[-1], version)})
    return found


# Single rows


def moments(version: int) -> list[dict[str, Any]]:
    """A position for each question, with the rows of the seat that is asked and of the next one."""
    found: dict[str, dict[str, Any]] = {}
    for players, edition in ((2, 1), (3, 2), (2, "both")):
        batch = Batch([random_kingdom(seed, edition, sets=SETS[version]) for seed in range(60)], seats=players, seeds=5)
        generator = numpy.random.default_rng(3)
        for _ in range(1200):
            for game in numpy.flatnonzero(~batch.over).tolist():
                position = batch.position(game)
                assert position.question is not None
                if f"{players} {position.question.id}" not in found:
                    found[f"{players} {position.question.id}"] = moment(write_position(position), version)
            batch.step(batch.random_answers(generator))
    return [found[name] for name in sorted(found)]


def moment(line: str, version: int) -> dict[str, Any]:
    """What is seen in a position: the numbers that are not 0, with their places, and the legal actions."""
    position = read_position(line)
    assert position.question is not None
    asked = position.question.seat
    seats = {"asked": asked, "next": (asked + 1) % position.seats}
    encoding = Encoding(position.seats, version)
    rows = {name: sparse(encoding.observe(view(position, seat))) for name, seat in seats.items()}
    rows["open"] = sparse(encoding.observe(view(position, seats["next"], open_counts=True)))
    masks = {name: sparse(mask(view(position, asked), canonical=canonical)) for name, canonical in (("free", False), ("canonical", True))}
    return {"position": line, "question": position.question.id, **rows, **masks}


def sparse(row: NDArray[Any]) -> str:
    """The numbers that are not 0, with their places."""
    return " ".join(f"{place}:{row[place]}" for place in numpy.flatnonzero(row).tolist())


# What is remembered


def remembered(kingdom: str, edition: int | str, players: int, steps: int = 400) -> dict[str, Any]:
    """A walk down the tree of a game, and what each seat has been shown on it."""
    node, random = Node.root(Kingdom.of(kingdom, edition), players), Random(4)
    for _ in range(steps):
        if node.is_chance:
            node = node.draw(random.choice([slot for slot, _ in node.outcomes]))
            continue
        assert node.position is not None
        asked = node.position.question
        if asked is None:
            break
        node = node.decide(random.choice(list(possible(node.position, asked))))
    texts = (*node.seen, *(node.information(seat) for seat in range(players)))
    return {
        "kingdom": kingdom,
        "edition": edition,
        "players": players,
        "seen": [hashlib.sha256(text.encode()).hexdigest()[:16] for text in texts],
    }


def possible(position: Position, asked: Question) -> Iterator[int]:
    """The answers to a question as numbers, pass as the last one."""
    yield from (answer_number(position.kingdom, asked.id, answer) for answer in asked.answers)


# A trained player


def model_actions(path: Path, version: int, games: int = 20, steps: int = 300) -> str:
    """What a saved player does in seeded games: a network of two layers of whole numbers, for two players."""
    model = numpy.load(path)
    arena = Arena(games, kingdom="First Game", edition=2, opponents="random", version=version)
    arena.seed(3)
    arena.reset()
    chosen = []
    for _ in range(steps):
        hidden = numpy.maximum(arena.observations.astype(int) @ model["first"].astype(int), 0)
        values = numpy.where(arena.masks != 0, hidden @ model["second"].astype(int), numpy.iinfo(int).min)
        chosen.append(values.argmax(axis=1).astype(numpy.int16))
        arena.step(chosen[-1])
    return digest(*chosen)


def save_model(path: Path, version: int) -> None:
    """Save a player as learners do: weights, and nothing that says what the numbers mean."""
    generator = numpy.random.default_rng(1)
    first = generator.integers(-2, 3, (Encoding(2, version).size, 8), numpy.int8)
    second = generator.integers(-2, 3, (8, COLUMNS.actions(version)), numpy.int8)
    numpy.savez_compressed(path, first=first, second=second)


def dataset_columns() -> dict[str, Any]:
    """The columns of decisions and records, with their types."""
    from fiefdom.datasets.dataset_files import decision_fields, record_fields
    from fiefdom.datasets.dataset_plan import FORMAT

    decisions = {str(players): [[field.name, str(field.type)] for field in decision_fields(players)] for players in PLAYERS}
    return {"format": FORMAT, "decisions": decisions, "records": [[field.name, str(field.type)] for field in record_fields()]}


def write(version: int) -> None:
    """Write the files of a version."""
    save_model(FOLDER / f"{version}-model.npz", version)
    kingdoms = [random_kingdom(seed, edition, sets=SETS[version]).code() for seed, edition in enumerate(EDITIONS)]
    walks = [remembered(kingdoms[seed], edition, 2 + seed) for seed, edition in enumerate(EDITIONS)]
    contents = {
        "actions": list(ACTION_NAMES),
        "columns": {str(players): columns(players, version) for players in PLAYERS},
        "datasets": dataset_columns(),
        "hashes": all_hashes(version),
        "moments": moments(version),
        "remembered": walks,
        "model": model_actions(FOLDER / f"{version}-model.npz", version),
    }
    for name, content in contents.items():
        text = json.dumps(content, indent=1, ensure_ascii=False)
        (FOLDER / f"{version}-{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    if (FOLDER / f"{sys.argv[1]}-actions.json").exists():
        sys.exit(f"version {sys.argv[1]} is released and stays as it is\nhint: a change that learners see gets a new version")
    write(int(sys.argv[1]))
