"""What if: games played on from a moment by everybody as they seem to play, as they are or after each of some answers.

What the player who is asked there could not see is dealt anew for every game, the hands of the others too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fiefdom.agents.chance import AS_THEY_SEEM, Chance, Value
from fiefdom.agents.thinking import number_of
from fiefdom.errors import BadNumber
from fiefdom.game.determinise import determinise_remembering
from fiefdom.game.game import Game, Trial
from fiefdom.game.position import Position
from fiefdom.game.record import Record
from fiefdom.review.advice import asked_view, memory_of
from fiefdom.review.appraisal import Appraisal
from fiefdom.review.reasons import AdvisedAnswer, Continuation, Endings
from fiefdom.review.weighing import Outlook, check_rollouts
from fiefdom.text.reasons import Reason

GAMES = 1000
"""Games that are played on unless said."""

MOST_ANSWERS = 4
"""Answers that are compared at once."""


@dataclass(frozen=True)
class PlayedOn:
    """What came of the games: the win chances of all seats, and how the games went; of answers what each is worth, the best one first."""

    seat: int
    question: str
    games: int
    chances: tuple[Chance, ...]
    course: Continuation
    answers: tuple[AdvisedAnswer, ...] = ()
    why: tuple[Reason, ...] = ()

    @property
    def compared(self) -> str:
        """The answer that `why` compares the best one with."""
        return self.answers[1].answer if self.why else ""

    def as_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "question": self.question,
            "games": self.games,
            "chances": [chance.share for chance in self.chances],
            "intervals": [[chance.low, chance.high] for chance in self.chances],
            "course": self.course.as_dict(),
            "answers": [answer.as_dict() for answer in self.answers],
            "why": [reason.as_dict() for reason in self.why],
        }


def play_on(game: Game, outlook: Outlook, *answers: str, games: int = GAMES, seed: int = 0, threads: int = 1) -> PlayedOn:
    """Play so many games on from where a game is, as everybody would, or after each of some answers on the same deals."""
    check_rollouts(games)
    view = asked_view(game)
    how: dict[str, Any] = {"seed": seed, "threads": threads, "memory": memory_of(game, view)}
    if not answers:
        return finished(game, outlook, games, how)
    for answer in answers:
        Trial(game).answer(answer)  # refuses what is no answer here
    slots = list(dict.fromkeys(number_of(answer, view) for answer in answers))[:MOST_ANSWERS]
    work = Appraisal(view, outlook, answers[0], **how)
    work.compare(slots[1:])
    work.measure(games)
    assert game.question is not None
    course = work.endings.course(work.endings.lines - 1)
    return PlayedOn(work.seat, game.question.id, games, work.chances, course, work.answers, work.reasons)


def finished(game: Game, outlook: Outlook, games: int, how: dict[str, Any]) -> PlayedOn:
    """Games in which everybody plays on as they seem to."""
    view = asked_view(game)
    rollouts, value, endings = outlook.rollouts(view, **how), Value(view.seats), Endings(view)
    outcomes = rollouts.play([AS_THEY_SEEM], games)
    value.add(outcomes.victors[:, 0], rollouts.plans(games))
    endings.add(outcomes)
    assert game.question is not None
    return PlayedOn(rollouts.seat, game.question.id, games, value.chances, endings.course(0))


def moment_of(record: Record, step: int) -> Game:
    """A recorded game after so many decisions; somebody must be asked there."""
    if not 0 <= step <= len(record.entries):
        raise BadNumber("moment", at=step, number=len(record.entries))
    game = Game(record.setup)
    for entry in record.entries[:step]:
        game._replay(entry)
    if game.question is None:
        raise BadNumber("over", at=step)
    return game


def dealt_anew(game: Game, seed: int) -> Position:
    """The position of a game as the player who is asked may suppose it: all that this player could not see is dealt by the seed."""
    view = asked_view(game)
    memory = memory_of(game, view)
    assert memory is not None
    return determinise_remembering(view, memory, seed).reseeded(seed)
