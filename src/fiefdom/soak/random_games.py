"""The soak: random games, two to six players, all cards, all editions, with the engine's laws checked at every question.

A game that breaks one is made small: fewer answers that still break the same law.
"""

from __future__ import annotations

import dataclasses
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE, EDITIONS, SET_NAMES
from fiefdom.cards.kingdoms import CARDS_IN_KINGDOM, Kingdom, random_kingdom
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import NO_QUESTION
from fiefdom.errors import IllegalAnswer, UnknownCard
from fiefdom.game import engines, plain, soundness
from fiefdom.game.determinise import determinise
from fiefdom.game.engines import Engine
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, answer_text, legal_numbers, question_id
from fiefdom.game.view import view


@dataclass(frozen=True)
class Trace:
    """A game as its setup and the slots that were named, NOTHING for pass."""

    kingdom: Kingdom
    seats: int
    seed: int
    starter: int
    answers: tuple[int, ...] = ()

    def start(self, engine: Engine | None = None) -> Position:
        """The position before the first answer."""
        return Position.new(self.kingdom, seats=self.seats, seed=self.seed, starter=self.starter, engine=engine)

    def positions(self, engine: Engine | None = None) -> Iterator[Position]:
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


def broken_deeply(position: Position, random: Random) -> str:
    """The first of the slow laws that a position breaks, in words; empty if it keeps them all."""
    return broken_by_refusals(position) or broken_by_bytes(position) or broken_by_views(position, random)


def broken_by_refusals(position: Position) -> str:
    """Legal answers are accepted, every other one is refused and changes nothing."""
    question = position.question
    legal = set(question.answers) if question else set()
    saved = bytes(position)
    others = ("+card", str((question.highest or 0) + 1) if question else "0")
    for name in dict.fromkeys([*(card.name for card in (*CATALOGUE, *position.kingdom.own_cards)), PASS, *legal, *others]):
        if is_accepted(position.copy(), name) != (name in legal):
            return f"the answer {name} is {'refused although' if name in legal else 'accepted although not'} legal"
        if name not in legal and (is_accepted(position, name) or bytes(position) != saved):
            return f"refusing the answer {name} has changed the game"
    return ""


def is_accepted(position: Position, name: str) -> bool:
    """Whether a position takes an answer."""
    try:
        position.answer(name)
    except (IllegalAnswer, UnknownCard):
        return False
    return True


def broken_by_bytes(position: Position) -> str:
    """A saved position is the position."""
    return "" if Position.from_bytes(bytes(position)) == position else "a saved position is not the same when it is loaded"


def broken_by_views(position: Position, random: Random) -> str:
    """A position dealt anew from a view is sound and has the same view: nothing else is in it."""
    for seat in (None, *range(position.seats)):
        seen = view(position, seat)
        other = determinise(seen, random)
        if view(other, seat) != seen:
            return f"two positions that seat {seat} cannot tell apart have different views"
        if law := other.broken_law():
            return f"a position dealt from the view of seat {seat} is unsound: {law}"
    return ""


def broken_by_replay(position: Position, trace: Trace) -> str:
    """The same seed and answers give the same game, on the plain engine too."""
    both: tuple[Engine | None, ...] = (engines.compiled(), plain)
    for engine in filter(None, both):
        *_, last = trace.positions(engine)
        if last != position:
            return f"the game is another one when it is replayed on the {last.engine} engine"
    return ""


LONGEST_GAME = 4_000
"""Answers after which a game that goes nowhere is left."""

DEEP_SHARE = 0.002
"""The share of questions at which the slow laws are checked, too."""

COPIED = "an answer to a copy has changed the original"
CONSERVED = "cards have appeared or vanished"

REPLAY_SHARE = 0.01
"""The share of games that are played again on both engines."""


@dataclass(frozen=True)
class Violation:
    """A law that was broken, and the game that shows it."""

    law: str
    trace: Trace


@dataclass
class SoakReport:
    """What a soak has done so far."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    seed: int = 0
    engine: str = ""
    questions: dict[str, int] = field(default_factory=dict)
    violation: Violation | None = None

    def count(self, asked: Counter[tuple[int, int]], setup: Trace) -> None:
        """Note which questions came up, so that a soak shows what it has covered."""
        for (question, asker), number in asked.items():
            name = question_id(setup.kingdom, question, asker)
            self.questions[name] = self.questions.get(name, 0) + number

    def as_dict(self) -> dict[str, Any]:
        """The report as `fiefdom soak --json` prints it."""
        found = {key: getattr(self, key) for key in ("decisions", "games", "seconds", "seed", "engine", "questions")}
        violation = self.violation and {"law": self.violation.law, "record": str(self.violation.trace)}
        return {**found, "seconds": round(self.seconds, 3), "passed": violation is None, "violation": violation}


def soak(
    decisions: int,
    seed: int,
    *,
    engine: Engine | None = None,
    cards: Sequence[Card] = (),
    progress: Callable[[SoakReport], None] | None = None,
) -> SoakReport:
    """Play random games until so many questions were answered, or a law is broken. Own cards, if given, are in every kingdom."""
    engine = engine or engines.best()
    report = SoakReport(seed=seed, engine="compiled" if engine is engines.compiled() else "plain")
    started = time.perf_counter()
    while report.decisions < decisions and report.violation is None:
        game = Random(f"{seed}/{report.games}")
        report.violation = soak_game(random_setup(game, cards), game, min(LONGEST_GAME, decisions - report.decisions), report, engine)
        report.games += 1
        report.seconds = time.perf_counter() - started
        if progress:
            progress(report)
    return report


def random_setup(random: Random, cards: Sequence[Card] = ()) -> Trace:
    """A game of any size, edition and kingdom; of own cards as many as it can have."""
    own = random.sample(cards, min(len(cards), CARDS_IN_KINGDOM))
    kingdom = random_kingdom(random.getrandbits(63), random.choice(EDITIONS), own, sets=SET_NAMES)
    seats = random.randint(2, 6)
    return Trace(kingdom, seats, random.getrandbits(64), random.randrange(seats))


def soak_game(setup: Trace, random: Random, most: int, report: SoakReport, engine: Engine) -> Violation | None:
    """Play one game with random answers; the violation, if there is one."""
    position = setup.start(engine)
    cards = position.handle.cards_of_kinds()
    eager = random.random() < 0.8  # most games are played to win something, some aimlessly
    answers: list[int] = []
    asked: Counter[tuple[int, int]] = Counter()
    while position.handle.question != NO_QUESTION and len(answers) < most:
        slot = random_answer(position, random, eager=eager)
        asked[position.handle.question, position.handle.asker] += 1
        answers.append(slot)
        law, position = broken_by_answer(position, slot, cards)
        if not law and random.random() < DEEP_SHARE:
            law = broken_deeply(position, random)
        report.decisions += 1
        if law:
            return Violation(law, setup.with_answers(tuple(answers)))
    report.count(asked, setup)
    played = setup.with_answers(tuple(answers))
    law = broken_by_replay(position, played) if random.random() < REPLAY_SHARE else ""
    return Violation(law, played) if law else None


def random_answer(position: Position, random: Random, *, eager: bool) -> int:
    """A legal answer as the engine takes it. An eager player passes one time in eight."""
    handle = position.handle
    legal = handle.legal
    if handle.may_pass and (legal == 0 or random.random() < (0.125 if eager else 0.5)):
        return NOTHING
    return random.choice(legal_numbers(handle.question, legal))


def broken_by_answer(position: Position, slot: int, cards: list[int]) -> tuple[str, Position]:
    """Answer on a copy and check the quick laws: the law broken, and the position after the answer."""
    before = position.handle.copy()
    after = position.copy()
    after.handle.answer(slot)
    if not before.same(position.handle):
        return COPIED, after
    law = soundness.WORDS[after.handle.broken_law()]
    if not law and after.handle.cards_of_kinds() != cards:
        law = CONSERVED
    return law, after


QUICK_LAWS = (*soundness.WORDS[1:], COPIED, CONSERVED)
"""The laws that are checked at every question."""


def first_violation(trace: Trace, engine: Engine | None = None, *, deep: bool = False) -> Violation | None:
    """Play a trace again and check the laws, the slow ones if asked to: the violation, with the answers up to it."""
    position = trace.start(engine)
    cards = position.handle.cards_of_kinds()
    done: list[int] = []
    for slot in trace.answers:
        if not position.handle.is_legal(slot):
            continue
        done.append(slot)
        law, position = broken_by_answer(position, slot, cards)
        if deep and not law:
            law = broken_deeply(position, Random(len(done)))
        if law:
            return Violation(law, trace.with_answers(tuple(done)))
    return None


def same_law(one: Violation, other: Violation | None) -> bool:
    """Whether two violations are of the same law."""
    return other is not None and one.law == other.law


MOST_TRIES = 400


def shrink(violation: Violation, engine: Engine | None = None) -> Violation:
    """The smallest violation of the same law that leaving out answers leads to."""
    smallest = first_violation(violation.trace, engine, deep=violation.law not in QUICK_LAWS)
    if not same_law(violation, smallest):
        return violation  # it needs more than the answers, such as the other engine
    assert smallest is not None
    size = len(smallest.trace.answers) // 2
    tries = 0
    while size > 0 and tries < MOST_TRIES:
        smallest, used = leave_out(smallest, size, engine)
        tries += used
        size //= 2
    return smallest


def leave_out(violation: Violation, size: int, engine: Engine | None) -> tuple[Violation, int]:
    """Leave out runs of so many answers wherever the law stays broken; also how many runs were tried."""
    tries = 0
    place = 0
    while place < len(violation.trace.answers):
        answers = violation.trace.answers
        shorter = violation.trace.with_answers(answers[:place] + answers[place + size :])
        candidate = first_violation(shorter, engine, deep=violation.law not in QUICK_LAWS)
        tries += 1
        if same_law(violation, candidate) and candidate and len(candidate.trace.answers) < len(answers):
            violation = candidate
        else:
            place += size
    return violation, tries
