"""A deed: all answers of one choice, such as everything that is bought in a turn, or the two cards that are discarded together.

Puzzles ask for deeds, because a single answer of several says little: of two purchases both are right, or none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from fiefdom.engine.state import NOTHING
from fiefdom.game.events import game_events
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, Question

MOST = 200
"""With more deeds than that there is no telling them apart."""


class Deed(NamedTuple):
    """The answers as the engine takes them, and in words: in order, with what the engine picks itself because nothing else is left, and
    without the pass that ends a choice, unless it is all."""

    numbers: tuple[int, ...]
    words: tuple[str, ...]


class Choice(NamedTuple):
    """A choice as far as it is made: the answers so far; `question` is the next one of the same choice, None when it is over."""

    position: Position
    question: Question | None
    numbers: tuple[int, ...] = ()
    words: tuple[str, ...] = ()

    @staticmethod
    def at(position: Position) -> Choice:
        """The choice that the open question begins."""
        return Choice(position, position.question)

    def then(self, answer: str) -> Choice:
        """The choice after one more answer."""
        assert self.question is not None
        after, number = self.position.copy(), self.position.legal_number(answer)
        events = game_events(after.answer(answer, recording=True), after.kingdom, after.seats, 0)
        asked = (self.question.seat, self.question.id.rpartition(".")[2])
        forced = [event.card.name for event in events if event.verb == "forced" and (event.seat, event.question) == asked and event.card]
        following = None if number == NOTHING else self._following(after)
        picked = [] if answer == PASS and self.words else [answer]
        return Choice(after, following, (*self.numbers, number), (*self.words, *picked, *(forced if following is None else [])))

    def _following(self, after: Position) -> Question | None:
        """The next question, if it belongs to the same choice."""
        question, following = self.question, after.question
        if question is None or following is None or (following.id, following.seat) != (question.id, question.seat):
            return None
        if turns_of(after) != turns_of(self.position):
            return None
        return following if question.id == "buy" or following.remaining < question.remaining else None

    @property
    def deed(self) -> Deed:
        return Deed(self.numbers, tuple(sorted(self.words)))


def turns_of(position: Position) -> int:
    """How many turns are over."""
    return int(position.record()["turns"].sum())


def deeds(position: Position) -> list[Deed]:
    """All deeds at the open question, the order of their answers left out; none if there are too many to compare."""
    found: dict[tuple[str, ...], Deed] = {}
    for deed in _deeds(Choice.at(position)):
        found.setdefault(deed.words, deed)
        if len(found) > MOST:
            return []
    return list(found.values())


def _deeds(choice: Choice) -> Iterator[Deed]:
    if choice.question is None:
        yield choice.deed
        return
    for answer in choice.question.answers:
        number = choice.position.legal_number(answer)
        if not choice.numbers or number >= choice.numbers[-1]:
            yield from _deeds(choice.then(answer))


def deed_by(position: Position, choose: Callable[[Position], str]) -> Deed:
    """What somebody does who is asked for one answer after the other."""
    choice = Choice.at(position)
    while choice.question is not None:
        choice = choice.then(choose(choice.position))
    return choice.deed
