"""How a table is set up: what is kept of it before anybody has done anything."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import msgspec

from fiefdom.cards.card import Card
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.choosing import Choosing
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.determinise import determinise
from fiefdom.game.game import first_starter
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.record import Setup
from fiefdom.lessons.lesson import Lesson
from fiefdom.puzzles.puzzle import Puzzle
from fiefdom.server.picture import TableOptions

Origin: TypeAlias = tuple[str, str] | None


class TablePlan(msgspec.Struct, frozen=True):
    """How a table was set up: with its seed and the acts, this is the game."""

    kingdom: str
    edition: int | str
    seats: int
    starter: int
    seed: int
    options: TableOptions
    lesson: str = ""
    """The lesson that is taken here."""
    puzzle: str = ""
    """The puzzle that is solved here."""
    daily: str = ""
    """The day whose deal is played here."""
    solver: str = ""
    """Whose result it is, as a digest."""
    position: str = ""
    """Where a game begins that begins in the middle."""
    cards: str = ""
    """The own cards of the kingdom, as a file has them."""
    name: str = ""
    """What its owner calls the table."""
    choosing: Choosing | None = None
    """How its players choose the ten cards, if they do that together; `kingdom` is theirs when they have done so."""
    origin: Origin = None
    """The game and the branch of it that is played on here."""

    @classmethod
    def of_lesson(cls, lesson: Lesson) -> TablePlan:
        """The table of a lesson. It keeps its position, so that it goes on when the lesson is changed."""
        position = lesson.position()
        options = TableOptions(spectators=False, score_counter=True)
        plan = cls.of(position.kingdom, position.seats, options, lesson.seed, position.turn)
        return msgspec.structs.replace(plan, lesson=lesson.id, position=write_position(position))

    @classmethod
    def at(cls, text: str, origin: Origin = None) -> TablePlan:
        """A table whose game begins at a position."""
        position = read_position(text)
        plan = cls.of(position.kingdom, position.seats, TableOptions(score_counter=True), starter=position.turn)
        return msgspec.structs.replace(plan, position=text, origin=origin)

    @classmethod
    def of_puzzle(cls, puzzle: Puzzle, solver: str) -> TablePlan:
        """The table of a puzzle: what its solver cannot see is dealt anew, so that it is played on differently every time."""
        seed = secrets.randbits(64)
        position = determinise(puzzle.view, Random(seed))
        plan = cls.of(position.kingdom, position.seats, TableOptions(spectators=False, score_counter=True), seed, position.turn)
        return msgspec.structs.replace(plan, puzzle=puzzle.id, solver=solver, position=write_position(position))

    @classmethod
    def of(cls, kingdom: Kingdom, seats: int, options: TableOptions, seed: int | None = None, starter: int | None = None) -> TablePlan:
        """A plan; without a seed it is another one every time, without a starter one is drawn by lot (R-START-1)."""
        seed = secrets.randbits(64) if seed is None else seed
        starter = first_starter(seats, Random(seed)) if starter is None else starter
        return cls(kingdom.code(), kingdom.edition, seats, starter, seed, options, cards=kingdom.definitions)

    def the_kingdom(self) -> Kingdom:
        """The cards of the game."""
        return Kingdom.of(self.kingdom, self.edition, self.own_cards())

    def own_cards(self) -> Sequence[Card]:
        """The own cards that the kingdom has, or may get."""
        return CardFile.parse(self.cards).cards if self.cards else ()

    def setup(self) -> Setup:
        """The setup of the game. In it players are called by their numbers: names may change, and the record must not."""
        players = tuple(str(seat + 1) for seat in range(self.seats))
        return Setup(self.the_kingdom(), players, self.starter, self.seed, position=self.position)
