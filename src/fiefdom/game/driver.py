"""Whoever runs a game asks its agents here, and nowhere else: they are told what their seats have seen, asked, and checked."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol, runtime_checkable

from fiefdom.errors import BotFailed
from fiefdom.game.engines import Engine
from fiefdom.game.events import GameEvent, game_events
from fiefdom.game.game import Outcome, opening_of
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.record import Setup
from fiefdom.game.view import View, view

SHOWN = 80
"""Characters of a wrong answer that a report shows."""

AGAIN = 0.05
"""Seconds after which an agent is hurried again: it may not have begun to think when it was told first."""


class Agent(Protocol):
    """Answers questions. It sees a view and nothing else."""

    def choose(self, view: View) -> str:
        """The answer to `view.question`, one of its `answers`."""
        ...


@runtime_checkable
class Observer(Protocol):
    """An agent that remembers what it has seen. It is told before each question, each event once."""

    def observe(self, events: Iterable[GameEvent]) -> None:
        """Take in the events that the own seat saw, those of the start of the game included."""
        ...


@runtime_checkable
class Cancellable(Protocol):
    """An agent that can be hurried: it then answers with the best that it has found so far."""

    def cancel(self) -> None:
        """End the running thought, from any thread."""
        ...


@runtime_checkable
class Adjustable(Protocol):
    """An agent that can think less than it would, where many wait for it, and is weaker then."""

    def adjust(self, share: float) -> None:
        """From now on think so much of what it would: 1 for all of it."""
        ...


@runtime_checkable
class Lasting(Protocol):
    """An agent that is costly to start, as a program is: it plays one game after the other, and is closed after the last."""

    def begin(self, setup: Setup, seat: int) -> None:
        """Sit down at a seat of a game. Where nobody knows the setup, the first question begins it."""
        ...

    def end(self, outcome: Outcome | None) -> None:
        """Take in how the game ended; None if it was left before its end."""
        ...

    def close(self) -> object:
        """Play no more."""
        ...


class Seated:
    """An agent at a seat of one game. With a `setup` an agent that wants to hear of it is told how the game begins.

    Agents that remember know all that a person at their seat could have seen, whoever runs the game; `open_counts` is a rule of the table.
    An answer that is not legal has lost by rule (`BotFailed`).
    """

    def __init__(self, agent: Agent, setup: Setup | None = None, *, open_counts: bool = False) -> None:
        self.agent = agent
        self.open_counts = open_counts
        self.told = 0
        """How many events of the game it was told of, or could not see."""
        self._setup = setup if isinstance(agent, Lasting) else None

    @property
    def remembers(self) -> bool:
        """Whether the agent wants to be told what happens."""
        return isinstance(self.agent, Observer)

    def answer(self, position: Position, events: Sequence[GameEvent] = ()) -> str:
        """The answer to the open question of a position to which these events, all of the game, have led."""
        seat = int(position.handle.decider)
        if self._setup and isinstance(self.agent, Lasting):
            setup, self._setup = self._setup, None
            self.agent.begin(setup, seat)
        self.hear(seat, events)
        return self.ask(view(position, seat, open_counts=self.open_counts))

    def hear(self, seat: int, events: Sequence[GameEvent]) -> None:
        """Tell the agent what it has not been told yet of these events, all of the game."""
        first, self.told = self.told, len(events)
        if self.remembers:
            self.tell(event.seen_by(seat) for event in events[first:] if event.is_for(seat))

    def tell(self, news: Iterable[GameEvent]) -> None:
        """Tell the agent what its seat has seen."""
        if isinstance(self.agent, Observer):
            self.agent.observe(news)

    def ask(self, seen: View) -> str:
        """The answer of the agent, one of the legal ones."""
        chosen = self.agent.choose(seen)
        question = seen.question
        if question is None or chosen not in question.answers:
            said = str(chosen)[:SHOWN]
            if question is None:
                raise BotFailed("unasked", seat=seen.seat, answer=said, fault="illegal")
            raise BotFailed("illegal", seat=seen.seat, answer=said, question=question.id, legal=question.answers, fault="illegal")
        return chosen

    def end(self, seat: int, events: Sequence[GameEvent], outcome: Outcome | None) -> None:
        """Tell an agent that wants to hear of it how the game ended."""
        if isinstance(self.agent, Lasting) and self._setup is None:
            self.hear(seat, events)
            self.agent.end(outcome)


@contextlib.contextmanager
def hurried(agent: Agent, seconds: float | None) -> Iterator[Callable[[], bool]]:
    """Let an agent that can be cancelled think for so many seconds; yields whether it came to that."""
    was_hurried, is_over = threading.Event(), threading.Event()
    if seconds is None or not isinstance(agent, Cancellable):
        yield was_hurried.is_set
        return

    def hurry() -> None:
        while not is_over.wait(AGAIN if was_hurried.is_set() else seconds):
            was_hurried.set()
            agent.cancel()

    watch = threading.Thread(target=hurry, daemon=True, name="fiefdom hurry")
    watch.start()
    try:
        yield was_hurried.is_set
    finally:
        is_over.set()
        watch.join()


class Understudy:
    """Sits in for an agent that has lost by rule, so that the others can play on: passes where it can, else the first answer."""

    def choose(self, view: View) -> str:
        """Do as little as possible."""
        question = view.question
        assert question is not None
        return PASS if question.may_pass else question.answers[0]


class Chronicle:
    """The events of a game that is played elsewhere without noting them, as arrays of games are: its answers are given here once more.

    Only games with agents that remember need one.
    """

    def __init__(self, setup: Setup, engine: Engine | None = None) -> None:
        self.position, self.events = opening_of(setup, engine)

    def answer(self, slot: int) -> None:
        """Note a legal answer, by its slot, and what came of it."""
        raw = self.position.handle.answer(slot, recording=True)
        self.events += game_events(raw, self.position.kingdom, self.position.seats, len(self.events))
