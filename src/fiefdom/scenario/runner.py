"""Running scenarios: every act answers the open question on a copy, and every assertion is compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.engine.state import Event
from fiefdom.engine.words import CHOOSE, FORCED, LABELS
from fiefdom.errors import BadPath, BadScenario, FiefdomError, IllegalAnswer, nearest
from fiefdom.files import read_whole
from fiefdom.game.engines import Engine
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, Question, answer_number, answer_text
from fiefdom.scenario.compare import check
from fiefdom.scenario.stage import ONLY_SET_UP, Stage, check_subject, script_buffer, set_the_stage
from fiefdom.scenario.syntax import ScenarioAct, ScenarioBlock, Setting, Statement, blocks, card_list, statements

SEEDS = (1, 2, 3)
"""Shuffles without a script are random: a scenario must hold for all of them."""


@dataclass(frozen=True)
class FailedScenario:
    """A scenario that does not hold, or cannot be read."""

    file: str
    heading: str
    line: int
    problem: FiefdomError

    def told(self, say: Callable[[FiefdomError], str]) -> str:
        """Where it is and what is wrong, in somebody's words."""
        where = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(filter(None, (where, self.heading, say(self.problem))))

    def as_dict(self) -> dict[str, Any]:
        """The failure as `fiefdom check --json` prints it."""
        return {"file": self.file, "heading": self.heading, "line": self.line, "message": str(self.problem)}


@dataclass(frozen=True)
class ScenarioReport:
    """How many scenarios passed and failed, and why."""

    passed: int
    failures: tuple[FailedScenario, ...]

    @property
    def failed(self) -> int:
        return len(self.failures)

    def as_dict(self) -> dict[str, Any]:
        """The report as `fiefdom check --json` prints it."""
        return {"passed": self.passed, "failed": self.failed, "failures": [failure.as_dict() for failure in self.failures]}


def check_paths(paths: list[Path], engine: Engine | None = None, cards: Sequence[Card] = ()) -> ScenarioReport:
    """Run all scenarios of these files, and of the Markdown files in these folders."""
    passed = 0
    failures = []
    for path in documents(paths):
        for failure in check_document(path, engine, cards):
            passed += failure is None
            failures += [failure] if failure else []
    return ScenarioReport(passed, tuple(failures))


def documents(paths: list[Path]) -> Iterator[Path]:
    """The Markdown files of these paths."""
    for path in paths:
        yield from sorted(path.rglob("*.md")) if path.is_dir() else [path]


def check_document(path: Path, engine: Engine | None = None, cards: Sequence[Card] = ()) -> Iterator[FailedScenario | None]:
    """Run the scenarios of one document, which may use these own cards: a failure, or None, for each."""
    try:
        found = list(blocks(read_whole(path, "scenarios")))
    except (BadScenario, BadPath) as problem:
        yield FailedScenario(str(path), "", problem.line, problem)
        return
    for block in found:
        broken = run_block(block, engine, cards)
        yield FailedScenario(str(path), block.heading, broken.line or block.line, broken) if broken else None


def run_block(block: ScenarioBlock, engine: Engine | None = None, cards: Sequence[Card] = ()) -> BadScenario | None:
    """Run one scenario; what is wrong with it, or None."""
    try:
        for seed in SEEDS:
            Run(statements(block), block.line, seed, engine, cards).run()
    except BadScenario as problem:
        return problem
    return None


class Run:
    """One run of a scenario."""

    def __init__(self, lines: list[Statement], line: int, seed: int, engine: Engine | None, cards: Sequence[Card] = ()) -> None:
        first_act = next((index for index, line in enumerate(lines) if isinstance(line, ScenarioAct)), len(lines))
        settings = [line for line in lines[:first_act] if isinstance(line, Setting)]
        self.rest = lines[first_act:]
        self.line = line
        self.stage: Stage = set_the_stage(settings, seed, engine, cards)
        self.question_asserted = False

    def run(self) -> None:
        """Do every act and check every assertion, then look whether anything is left over."""
        for statement in self.rest:
            self.line = statement.line
            if isinstance(statement, Setting):
                self.check(statement)
            else:
                self.question_asserted &= statement.refused  # what is refused leaves the question as it was
                self.do(statement)
        self.check_the_end()

    def check(self, setting: Setting) -> None:
        """Compare an assertion with the position."""
        name = "" if setting.viewer else check_subject(setting)
        if name in ONLY_SET_UP:
            raise BadScenario("only-set-up", subject=setting.subject, line=setting.line)
        check(self.stage, setting)
        self.question_asserted |= name == "question"

    def do(self, act: ScenarioAct) -> None:
        """Do an act, or see that it cannot be done."""
        self.stage.seat(act.player, act.line)
        before = self.stage.position
        after: Position | None = None
        try:
            after = self.attempt(act)
        except IllegalAnswer as refusal:
            if not act.refused:
                raise BadScenario(cause=refusal, line=act.line) from refusal
        if act.refused and after is not None:
            raise BadScenario("possible", value=act.value, line=act.line)
        if after is not None:
            self.check_laws(before, after, act)
        self.stage.position = after or before

    def check_laws(self, before: Position, after: Position, act: ScenarioAct) -> None:
        """Whatever a scenario is about, the laws of all states hold in it."""
        if law := after.broken_law():
            raise BadScenario("unsound", law=law, line=act.line)
        if after.cards_in_game() != before.cards_in_game():
            raise BadScenario("vanished", line=act.line)

    def attempt(self, act: ScenarioAct) -> Position:
        """The position after an act; IllegalAnswer if it cannot be done now."""
        position = self.stage.position.copy()
        script = script_buffer(self.stage).copy() if act.refused else script_buffer(self.stage)
        seat = self.stage.seat(act.player, act.line)
        if act.verb == "choose":
            self.choose(position, seat, act, script)
        elif act.verb == "end":
            self.end(position, seat, act, script)
        else:
            card = self.stage.card(act.value, act.line)
            self.expect(position, seat, ("buy",) if act.verb == "buy" else ("action", "treasure"))
            self.answer(position, card.name, script)
        if self.stage.script["fault"]:
            player = self.stage.players[int(self.stage.script["fault"]) - 1]
            raise BadScenario("other-shuffle", player=player, line=act.line)
        return position

    def expect(self, position: Position, seat: int, ids: tuple[str, ...]) -> Question:
        """The open question, if it is one of these and this seat's."""
        question = position.question
        if question is None:
            raise IllegalAnswer("over")
        if question.seat != seat or question.id not in ids:
            raise IllegalAnswer("other-question", player=self.stage.players[question.seat], question=question.id)
        return question

    def answer(self, position: Position, name: str, script: Any) -> list[Event]:
        """Answer the open question on a copy, which must leave the original alone and then takes its place; the events."""
        slot = position.legal_number(name)
        saved = bytes(position)
        answered = position.copy()
        events = answered.handle.answer(slot, recording=True, script=script)
        if bytes(position) != saved:
            raise BadScenario("changed-original", line=self.line)
        position.handle = answered.handle
        return events

    def end(self, position: Position, seat: int, act: ScenarioAct, script: Any) -> None:
        """`ends actions`, `ends treasures`; `ends turn` passes all phase questions left of the turn."""
        phases = {"actions": ("action",), "treasures": ("treasure",), "turn": ("action", "treasure", "buy")}
        if act.value not in phases:
            raise BadScenario("no-end", value=act.value, line=act.line)
        question = self.expect(position, seat, phases[act.value])
        turns = position.record()["turns"][seat]
        while question.seat == seat and question.is_phase and position.record()["turns"][seat] == turns:
            self.answer(position, PASS, script)
            if act.value != "turn" or position.question is None:
                return
            question = position.question

    def choose(self, position: Position, seat: int, act: ScenarioAct, script: Any) -> None:
        """Name the picks in order; then the choice must be over, or be ended by a pass."""
        picks = self.picks(act)
        self.expect(position, seat, (act.id,))
        if not picks:
            self.answer(position, PASS, script)
        while picks:
            events = self.answer(position, picks.pop(0), script)
            for number in forced_picks(events):
                forced = answer_text(self.stage.kingdom, act.id, number)
                if picks and picks.pop(0) != forced:
                    raise IllegalAnswer("forced", answer=forced)
            if not position.is_choosing:
                break
        if picks:
            raise IllegalAnswer("choice-over", answer=picks[0])
        if position.is_choosing:
            self.stop_picking(position, script)

    def picks(self, act: ScenarioAct) -> list[str]:
        """The answers that an act gives, in their text form; what its question never takes is no refused answer, but a mistake."""
        known = questions_by_id(self.stage.used)
        if act.id not in known:
            raise BadScenario("no-question", question=act.id, near=nearest(act.id, known), line=act.line)
        if known[act.id].source < LABELS:
            return [card.name for card in self.stage.cards(act.value, act.line)]
        try:
            answers = card_list(act.value, act.line)
            return [answer_text(self.stage.kingdom, act.id, answer_number(self.stage.kingdom, act.id, each)) for each in answers]
        except IllegalAnswer as problem:
            raise BadScenario(cause=problem, line=act.line) from problem

    def stop_picking(self, position: Position, script: Any) -> None:
        """End a choice of a free number of cards."""
        question = position.question
        assert question is not None
        if not question.may_pass:
            raise IllegalAnswer("more", question=question.id, left=question.remaining)
        self.answer(position, PASS, script)

    def check_the_end(self) -> None:
        """Nothing may be left open: no card's question, no scripted shuffle."""
        question = self.stage.position.question
        if question and not question.is_phase and not self.question_asserted:
            player = self.stage.players[question.seat]
            raise BadScenario("left-open", player=player, question=question.id, line=self.line)
        used = [0] * 6
        for seat, line in self.stage.shuffles:
            used[seat] += 1
            if used[seat] > self.stage.script["used"][seat]:
                raise BadScenario("no-shuffle", line=line)


def forced_picks(events: list[Event]) -> Iterator[int]:
    """The picks that the engine made itself, directly after the chosen one and before anything moved."""
    chosen = events[0]
    assert chosen.verb == CHOOSE
    for event in events[1:]:
        if event.verb != FORCED or event.seat != chosen.seat or event.origin != chosen.origin:
            return
        yield event.card
