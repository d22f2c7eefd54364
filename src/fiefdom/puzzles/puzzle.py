"""A puzzle: a position as one player sees it, the deeds there and what they are worth. Collections of puzzles are files of lines."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

from fiefdom.errors import BadPuzzle, FiefdomError, nearest
from fiefdom.files import read_whole
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game
from fiefdom.game.notation import read_position
from fiefdom.game.position import Position
from fiefdom.game.view import View, view

SOLVER = 0
"""The seat of whoever solves a puzzle."""

RIVAL = "expert"
"""Who plays on against the solver."""

FORMAT = "fiefdom puzzles 1"

THEMES = (
    "opening",
    "three-piles",
    "duchy-dancing",
    "greening",
    "trashing",
    "engine-or-money",
    "building",
    "discarding",
    "twice",
    "order",
    "gaining",
    "sifting",
)
"""All there are, the one that says most first; `puzzle-theme-NAME` are their words. `building` and `sifting` are what is bought or moved
for no better-known reason."""


@dataclass(frozen=True)
class PuzzleAnswer:
    """A deed, its win chance with the 95 % interval, and how far it is behind the best one, with half of that number's 95 % interval."""

    words: tuple[str, ...]
    chance: float
    low: float
    high: float
    behind: float = 0.0
    reach: float = 0.0

    def as_list(self) -> list[Any]:
        return [list(self.words), *(round(number, 3) for number in (self.chance, self.low, self.high, self.behind, self.reach))]


@dataclass(frozen=True)
class Prospect:
    """Means over games that were played on after a deed.

    `turns` are those that the player has after this one, `lead` the victory points ahead at the end, `provinces` and `theirs` those of the
    player and of the best other one, `at_once` the share of games that end before the player's next turn, `by_piles` that of games in which
    Provinces are left.
    """

    turns: float
    lead: float
    provinces: float
    theirs: float
    at_once: float
    by_piles: float

    def as_list(self) -> list[float]:
        return [round(number, 2) for number in (self.turns, self.lead, self.provinces, self.theirs, self.at_once, self.by_piles)]


@dataclass(frozen=True)
class Puzzle:
    """A position in which the seat of the solver is asked, and the best deeds there, the best one first.

    `found_by` are the levels that find the best one; `rating` is where the puzzle begins, before anybody has tried it. `prospects` say
    what becomes of the best deed and of the second.
    """

    id: str
    position: str
    answers: tuple[PuzzleAnswer, ...]
    themes: tuple[str, ...]
    rating: int
    found_by: tuple[str, ...]
    prospects: tuple[Prospect, Prospect]
    deals: int

    @property
    def best(self) -> PuzzleAnswer:
        return self.answers[0]

    @property
    def gap(self) -> float:
        """By how much the best deed is better than every other one."""
        return self.answers[1].behind

    @functools.cached_property
    def start(self) -> Position:
        """The position as it is kept: what the solver cannot see was dealt by lot."""
        return read_position(self.position)

    @property
    def view(self) -> View:
        """What the solver sees, and all there is to know."""
        return view(self.start, SOLVER)

    def game(self, solver: str, rival: str, seed: int) -> Game:
        """A game that begins at the puzzle; whatever the solver cannot see is dealt anew."""
        return Game.starting_at(determinise(self.view, Random(seed)), (solver, rival), seed)

    def judge(self, words: Sequence[str]) -> PuzzleAnswer | None:
        """The deed of these answers; None if it is not even among the best few."""
        return next((answer for answer in self.answers if answer.words == tuple(sorted(words))), None)

    def as_dict(self) -> dict[str, Any]:
        """As it is kept in a file: numbers of answers are chance, low, high, behind, reach."""
        return {
            "id": self.id,
            "themes": list(self.themes),
            "rating": self.rating,
            "found_by": list(self.found_by),
            "deals": self.deals,
            "answers": [answer.as_list() for answer in self.answers],
            "prospects": [prospect.as_list() for prospect in self.prospects],
            "position": self.position,
        }

    @staticmethod
    def from_dict(values: Mapping[str, Any]) -> Puzzle:
        """The puzzle that `as_dict` gave; anything else raises KeyError, TypeError or ValueError."""
        best, second = (Prospect(*map(float, row)) for row in values["prospects"])
        return Puzzle(
            id=str(values["id"]),
            position=str(values["position"]),
            answers=tuple(PuzzleAnswer(tuple(map(str, words)), *map(float, numbers)) for words, *numbers in values["answers"]),
            themes=tuple(map(str, values["themes"])),
            rating=int(values["rating"]),
            found_by=tuple(map(str, values["found_by"])),
            prospects=(best, second),
            deals=int(values["deals"]),
        )


@dataclass(frozen=True)
class Collection:
    """Puzzles, and how far the mine they come from was dug: its seed, and how many kingdoms.

    `checked` is how many of them, the first ones, were measured again.
    """

    puzzles: tuple[Puzzle, ...] = ()
    seed: int = 0
    dug: int = 0
    checked: int = 0

    def __str__(self) -> str:
        head = {"format": FORMAT, "seed": self.seed, "dug": self.dug, "checked": self.checked}
        lines = [head, *(puzzle.as_dict() for puzzle in self.puzzles)]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)

    @staticmethod
    def parse(text: str) -> Collection:
        """The collection that a file holds; the error says the line."""
        puzzles: list[Puzzle] = []
        head: Mapping[str, Any] = {}
        for number, line in enumerate(text.splitlines(), start=1):
            try:
                content = json.loads(line)
                if number == 1:
                    head = content
                    if head["format"] != FORMAT:
                        raise ValueError(head["format"])
                else:
                    puzzles.append(Puzzle.from_dict(content))
            except (KeyError, TypeError, ValueError, AttributeError) as problem:
                raise BadPuzzle("line", line=number, format=FORMAT, why=str(problem)[:80]) from problem
        if not head:
            raise BadPuzzle("line", line=1, format=FORMAT, why="")
        return Collection(tuple(puzzles), int(head.get("seed", 0)), int(head.get("dug", 0)), int(head.get("checked", 0)))

    @functools.cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def find(self, name: str) -> Puzzle:
        """The puzzle of an id."""
        found = self.by_id.get(name.strip().lower())
        if found is None:
            raise BadPuzzle("none", name=name, near=nearest(name.strip().lower(), list(self.by_id)), number=len(self.puzzles))
        return found

    def about(self, themes: Iterable[str]) -> tuple[Puzzle, ...]:
        """Those with any of these themes; without any, all."""
        wanted = set(themes)
        return tuple(puzzle for puzzle in self.puzzles if not wanted or wanted & set(puzzle.themes))


@functools.cache
def shipped_puzzles() -> Collection:
    """The puzzles that come with Fiefdom."""
    return Collection.parse(resources.files(__package__).joinpath("shipped.jsonl").read_text(encoding="utf-8"))


def load_puzzles(path: Path) -> Collection:
    """The collection in a file."""
    try:
        return Collection.parse(read_whole(path, "puzzles"))
    except BadPuzzle as problem:
        raise BadPuzzle(cause=problem, file=str(path)) from problem


def is_sound(position: str) -> bool:
    """Whether a position can be read back to the byte and is one that the solver is asked in."""
    try:
        found = view(read_position(position), SOLVER)
    except FiefdomError:
        return False
    return found.is_asked
