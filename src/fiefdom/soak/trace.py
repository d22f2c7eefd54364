"""A trace: all that is needed to play a game again, and to show it to somebody."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.position import Position
from fiefdom.game.question import answer_text


@dataclass(frozen=True)
class Trace:
    """A game as its setup and the slots that were named, NOTHING for pass."""

    kingdom: Kingdom
    seats: int
    seed: int
    starter: int
    answers: tuple[int, ...] = ()

    def start(self, engine: Any = None) -> Position:
        """The position before the first answer."""
        return Position.new(self.kingdom, seats=self.seats, seed=self.seed, starter=self.starter, engine=engine)

    def positions(self, engine: Any = None) -> Iterator[Position]:
        """The positions of the game, the first and the one after each answer; answers that do not fit are left out."""
        position = self.start(engine)
        yield position
        for slot in self.answers:
            if position.handle.is_legal(slot):
                position = position.copy()
                position.handle.answer(slot)
                yield position

    def with_answers(self, answers: tuple[int, ...]) -> Trace:
        """The same game with other answers."""
        return dataclasses.replace(self, answers=answers)

    def _named_answers(self) -> Iterator[str]:
        """All answers as texts, also those that do not fit the question that was open."""
        position = self.start()
        for number in self.answers:
            if position.question:
                yield answer_text(self.kingdom, position.question.id, number)
            if position.handle.is_legal(number):
                position.handle.answer(number)

    def __str__(self) -> str:
        return "\n".join(
            (
                f"edition: {self.kingdom.edition}",
                f"kingdom: {self.kingdom.code()}",
                *(f"         | {line}" for line in self.kingdom.definitions.splitlines()),
                f"seats:   {self.seats}",
                f"seed:    {self.seed}",
                f"starter: {self.starter}",
                f"answers: {', '.join(self._named_answers())}",
            )
        )
