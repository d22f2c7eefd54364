"""What people do with a game: several answers at once, all Treasures, the end of the turn; each is a command, and undone as one.

Terminal and server share it. Who may take back what is theirs to say: here is what taking back means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fiefdom.engine.kinds import TREASURE
from fiefdom.errors import CannotUndo, IllegalAnswer
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, Trial
from fiefdom.game.question import PASS, Question

ALL_TREASURES = "treasures"
END_OF_TURN = "end-turn"
"""The words for commands that are more than their answers."""


class Commands:
    """A game and where its commands began. Undo is for people: `is_person` says which seats are theirs."""

    def __init__(self, game: Game, is_person: Callable[[int], bool] = lambda _: True) -> None:
        self.game = game
        self.is_person = is_person
        self.starts: list[tuple[int, int]] = []
        """How many decisions stood before each command that stands, and whose it was."""
        self.barrier = 0
        """Decisions that are not taken back for free, although the cards gave nothing away."""
        self.unanswered: tuple[str, ...] = ()
        """What `answer` was told last and could not do any more, because the cards before it have changed the question."""
        self.judge: Callable[[Question, Sequence[str]], None] = lambda _question, _deed: None
        """Who may refuse a command before anything is done, as the coach of a lesson does: it is told the answers, or the word for it."""
        self._undone: list[int] = []

    # Going on

    def answer(self, *answers: str) -> list[GameEvent]:
        """Answer the open question.

        Several answers are the picks of one choice, or cards to play or buy one after the other; a last `pass` ends a choice that
        is still open. What is wrong from the beginning is refused and nothing changes; what turns out to be impossible only after
        somebody has learned something is left in `unanswered`: a refusal would tell what a card is going to draw.
        """
        asked = self._asked()
        if not answers:
            raise IllegalAnswer("nothing", question=asked.id)
        self.judge(asked, answers)
        trial = Trial(self.game)
        rest = _try_out(trial, asked, answers)
        self._begin(asked)
        self.unanswered = tuple(answer for answer in rest if answer != PASS)
        return self.game.accept(trial)

    def play_all_treasures(self) -> list[GameEvent]:
        """Play all Treasures in hand, ending the Action phase first if need be."""
        question = self._asked()
        if question.id != "treasure" and not (question.id == "action" and self._holds_treasure(question.seat)):
            raise IllegalAnswer("no-treasures")
        self.judge(question, (ALL_TREASURES,))
        self._begin(question)
        passed = self.game.answer(PASS) if question.id == "action" else []
        return passed + self.game.play_all_treasures()

    def end_turn(self) -> list[GameEvent]:
        """Pass all the questions that are left of the turn."""
        question = self._asked()
        if not question.is_phase:
            raise IllegalAnswer("turn-open", question=question.id)
        self.judge(question, (END_OF_TURN,))
        self._begin(question)
        happened: list[GameEvent] = []
        while self.game.question and self.game.position.turn == question.seat:
            happened += self.game.answer(PASS)
        return happened

    def _holds_treasure(self, seat: int) -> bool:
        return any(card.has_type(TREASURE) for card in self.game.view(seat).hand)

    def _asked(self) -> Question:
        question = self.game.question
        if question is None:
            raise IllegalAnswer("over")
        return question

    def _begin(self, question: Question) -> None:
        self.note(self.game.decisions, question.seat)
        self._undone.clear()
        self.unanswered = ()

    def note(self, decisions: int, seat: int) -> None:
        """Note that a command of a seat began after so many decisions: undo goes back to this place."""
        if self.is_person(seat):
            self.starts.append((decisions, seat))

    # Going back

    def last_start(self, seat: int | None) -> int | None:
        """Where the last command of a seat began."""
        return next((start for start, who in reversed(self.starts) if who == seat), None)

    def is_free(self, seat: int | None) -> bool:
        """Whether a seat can take back at least a part of its last command for free: nobody has learned anything from it."""
        return self.last_start(seat) is not None and self.game.decisions > self.barrier and self.game.can_undo(seat)

    def undo_freely(self, seat: int | None) -> list[GameEvent]:
        """Take back the last command of a seat, as far as that is free."""
        start, first, number = self.last_start(seat), len(self.game.events), 0
        if start is None or not self.is_free(seat):
            raise CannotUndo("nothing-free")
        while self.game.decisions > max(start, self.barrier) and self.game.can_undo(seat):
            self.game.undo(seat)
            number += 1
        self._undone.append(number)
        self.unanswered = ()
        self.forget_after(self.game.decisions)
        return self.game.events[first:]

    def take_back(self, to: int, seed: int | None = None) -> list[GameEvent]:
        """Go back over what others have learned, to where `to` decisions stand: the unseen is dealt anew, and the record shows it."""
        first = len(self.game.events)
        self.game.take_back(to, seed)
        self._undone.clear()
        self.unanswered = ()
        self.forget_after(to)
        return self.game.events[first:]

    def can_redo(self, seat: int | None = None) -> bool:
        """Whether there is anything to be done again, by this seat or by whoever is asked."""
        question = self.game.question
        return bool(self._undone) and question is not None and seat in (None, question.seat)

    def redo(self) -> list[GameEvent]:
        """Do again what was taken back last."""
        if not self._undone:
            raise CannotUndo("nothing-again")
        self.note(self.game.decisions, self._asked().seat)
        return [event for _ in range(self._undone.pop()) for event in self.game.redo()]

    def forget_after(self, to: int) -> None:
        """Forget the commands that began when so many decisions stood, and later."""
        self.starts = [(start, seat) for start, seat in self.starts if start < to]
        self.barrier = min(self.barrier, to)


def completed(question: Question, answers: Sequence[str]) -> tuple[str, ...]:
    """The answers that a list means: nothing is a pass, and in a free choice of several fewer than possible end it."""
    given = tuple(answers) or (PASS,)
    is_open = not question.is_phase and question.may_pass and len(given) < question.remaining
    return (*given, PASS) if is_open and given[-1] != PASS else given


def _try_out(trial: Trial, asked: Question, answers: Sequence[str]) -> Sequence[str]:
    """Give the answers that fit; those that are left over when somebody had learned something by then."""
    for number, answer in enumerate(answers):
        rest = answers[number:]
        if number and not _is_same_choice(trial.question, asked, number):
            if _are_forced(trial, asked, rest):
                return ()
            if trial.informs or answer == PASS:
                return rest
            raise IllegalAnswer("too-many", answer=answer, question=asked.id)
        try:
            trial.answer(answer)
        except IllegalAnswer:
            if trial.informs:
                return rest
            raise
    return ()


def _is_same_choice(question: Question | None, asked: Question, picks: int) -> bool:
    """Whether, after so many answers, the game still asks the same: the same phase, or the same choice of several cards."""
    if question is None or (question.id, question.seat) != (asked.id, asked.seat):
        return False
    return question.is_phase or question.remaining == asked.remaining - picks


def _are_forced(trial: Trial, asked: Question, rest: Sequence[str]) -> bool:
    """Whether these are the last picks of a choice, which the engine makes itself: whoever picks cards cannot know which those are."""
    events = trial.moments[-1].events
    forced = [event.card.name for event in events if event.verb == "forced" and event.seat == asked.seat and event.card]
    return sorted(rest) == sorted(forced[: len(rest)])
