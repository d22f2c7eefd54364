"""Random games: any kingdom, any number of players, any answers, with a liking for doing things."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from fiefdom.cards.catalogue import SET_NAMES
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, Question

SOAK = os.environ.get("FIEFDOM_TESTS") == "soak"
FACTOR = 50 if SOAK else 1


def examples(number: int) -> settings:
    """Try so many games; fifty times as many in a soak."""
    return settings(max_examples=number * FACTOR)


@dataclass(frozen=True)
class Play:
    """All that makes a game. `riches`, if there are any, is the lot by which everybody is given Kingdom cards before the start."""

    kingdom: Kingdom
    seats: int
    seed: int
    starter: int
    riches: int | None
    choices: bytes

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Hypothesis shows the kingdom by its code."""
        printer.text(repr(self))

    def start(self, engine: Any = None) -> Position:
        """The position at the first question."""
        position = Position.new(self.kingdom, seats=self.seats, seed=self.seed, starter=self.starter, engine=engine)
        return position if self.riches is None else enriched(position, Random(self.riches), engine)

    def positions(self, engine: Any = None) -> Iterator[Position]:
        """The one position of the game at each of its questions, and when it is over or the choices are used up."""
        position = self.start(engine)
        for choice in self.choices:
            yield position
            if position.question is None:
                return
            position.answer(chosen(position.question, choice))
        yield position

    @classmethod
    def plain(cls) -> Play:
        """A game of two at its first question."""
        return cls(random_kingdom(0), 2, 0, 0, None, b"")

    def end(self, engine: Any = None) -> Position:
        """The position after the last choice."""
        *_, last = self.positions(engine)
        return last

    def answers(self) -> list[str]:
        """The answers that are given."""
        position = self.start()
        given: list[str] = []
        for choice in self.choices:
            if position.question is None:
                break
            given.append(chosen(position.question, choice))
            position.answer(given[-1])
        return given


def chosen(question: Question, choice: int) -> str:
    """What a byte means as an answer: pass once in eight times, else one of the others; dear cards are bought rather than cheap ones."""
    named = [answer for answer in question.answers if answer != PASS]
    if question.may_pass and (not named or choice % 8 == 7):
        return PASS
    which = choice // 8  # 0 to 31
    if question.id == "buy":
        by_cost = sorted(question.cards, key=lambda card: -card.cost)
        return by_cost[which * which * len(by_cost) // 1024].name
    return named[which % len(named)]


def enriched(position: Position, lots: Random, engine: Any = None) -> Position:
    """The same start, but everybody has up to a dozen cards of the Supply shuffled into the deck."""
    record = position.record()
    for seat in range(position.seats):
        for _ in range(lots.randrange(13)):
            slot = lots.randrange(1, 17)
            if record["supply"][slot] > 1:
                record["supply"][slot] -= 1
                record["owned"][seat][slot] += 1
                record["rest"][seat][slot] += 1
                record["rest_size"][seat] += 1
    return Position.from_record(position.kingdom, record, engine)


LENGTHS = (10, 40, 160, 640) if not SOAK else (10, 40, 160, 640, 2500)


@st.composite
def plays(
    draw: st.DrawFn, most: int = 160, editions: tuple[int | str, ...] = (1, 2, "both"), sets: tuple[str, ...] = tuple(SET_NAMES)
) -> Play:
    """Games of up to so many answers."""
    kingdom = random_kingdom(draw(st.integers(0, 2**32 - 1)), draw(st.sampled_from(editions)), sets=sets)
    seats = draw(st.integers(2, 6))
    length = draw(st.sampled_from([length for length in LENGTHS if length <= most or SOAK]))
    return Play(
        kingdom,
        seats,
        draw(st.integers(0, 2**64 - 1)),
        draw(st.integers(0, seats - 1)),
        draw(st.none() | st.integers(0, 2**32 - 1)),
        draw(st.binary(min_size=length, max_size=length)),
    )
