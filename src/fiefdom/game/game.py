"""A game with names, memory and undo: the object that people, agents and servers play on."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.engine.kinds import BASIC
from fiefdom.errors import BadPlayers, BadRecord, CannotUndo, FiefdomError, IllegalAnswer
from fiefdom.game.decision import HIDDEN, Decision, Entry, TakeBack, check_player_name, decided
from fiefdom.game.determinise import determinise_remembering
from fiefdom.game.engines import Engine
from fiefdom.game.events import SET_UP, GameEvent, do_inform, game_events
from fiefdom.game.memory import Memory
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position, check_seats, split_seed
from fiefdom.game.question import Answer, Question, answer_text
from fiefdom.game.record import Record, Setup
from fiefdom.game.view import View, view


def ranking(position: Position) -> list[list[int]]:
    """The seats from the best on; seats with equal points and turns share a place."""
    turns = position.record()["turns"].tolist()

    def standing(seat: int) -> tuple[int, int]:
        return -position.scores[seat], turns[seat]

    return [list(group) for _, group in groupby(sorted(range(position.seats), key=standing), key=standing)]


def first_starter(seats: int, random: Random) -> int:
    """The starting seat of a first game: any, each as likely as the others (R-START-1)."""
    check_seats(seats)
    return random.randrange(seats)


def next_starter(winners: Collection[int], seats: int, random: Random) -> int:
    """The starting seat of a rematch, with everybody in the same seat as before (R-START-6).

    The seat to the left of a single winner (R-START-2), also of one who won by fewer turns (R-START-5). After a shared victory one
    of those who did not win, by lot (R-START-3); if all shared it, any seat (R-START-4).
    """
    check_seats(seats)
    won = set(winners)
    if not won or not won <= set(range(seats)):
        raise BadPlayers("winners", winners=str(sorted(won)), number=seats, last=seats - 1)
    if len(won) == 1:
        return (won.pop() + 1) % seats
    others = [seat for seat in range(seats) if seat not in won]
    return random.choice(others or range(seats))


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points and turns by seat, the winners, and everybody in order of rank."""

    scores: tuple[int, ...]
    turns: tuple[int, ...]
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]


class Moment(NamedTuple):
    """One decision that stands: where it was made, what came of it, and whether anybody learned anything from that."""

    position: Position
    decision: Decision
    events: tuple[GameEvent, ...]
    informs: bool


class Game:
    """A game between named players. `answer` goes on, `undo` goes back as far as nobody has learned anything."""

    def __init__(self, setup: Setup, engine: Engine | None = None) -> None:
        if setup.seed is None:
            raise BadRecord("no-seed", line=1)
        self.setup = setup
        self.position, self.opening = opening_of(setup, engine)
        self.events: list[GameEvent] = list(self.opening)
        self.entries: list[Entry] = []
        self._past: list[Moment] = []
        self._future: list[Decision] = []
        self._redeals: list[tuple[int, int]] = []
        """Where what stands was dealt anew: how many decisions stood, and whose eyes decided what was unseen."""
        self._asked: tuple[Position, Question | None] | None = None

    # What there is to know

    @property
    def kingdom(self) -> Kingdom:
        """The cards of the game."""
        return self.setup.kingdom

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by seat."""
        return self.setup.players

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over. It is asked for so often that it is kept with its position."""
        if self._asked is None or self._asked[0] is not self.position:
            self._asked = self.position, self.position.question
        return self._asked[1]

    @property
    def decisions(self) -> int:
        """How many decisions stand."""
        return len(self._past)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        if not self.position.is_over:
            return None
        turns = tuple(int(number) for number in self.position.record()["turns"][: self.position.seats])
        ranks = tuple(tuple(rank) for rank in ranking(self.position))
        return Outcome(self.position.scores, turns, self.position.winners, ranks)

    @property
    def record(self) -> Record:
        """The setup and everything that was decided."""
        outcome = self.outcome
        notes = []
        if outcome:
            notes = [", ".join(f"{name} {score}" for name, score in zip(self.players, outcome.scores, strict=True))]
        return Record(self.setup, tuple(self.entries), tuple(notes))

    def view(self, seat: int | None, *, open_counts: bool = False) -> View:
        """What a seat, or a spectator (None), may know."""
        return view(self.position, seat, open_counts=open_counts)

    def events_for(self, seat: int | None, first: int = 0) -> list[GameEvent]:
        """The events from number `first` on, as a seat, or a spectator, may know them."""
        return [event.seen_by(seat) for event in self.events[first:] if event.is_for(seat)]

    def history(self) -> Iterator[Position]:
        """The positions of the game as it stands: the first, and the one after each decision."""
        yield from (moment.position for moment in self._past)
        yield self.position

    # Going on and back

    def answer(self, *answers: Answer) -> list[GameEvent]:
        """Answer the open question; several answers are given one after the other. Nothing changes unless all are legal."""
        trial = Trial(self)
        for each in answers:
            trial.answer(each)
        return self.accept(trial)

    def accept(self, trial: Trial) -> list[GameEvent]:
        """Let the answers stand that were tried out."""
        self._future.clear()
        return self._add(trial)

    def play_all_treasures(self) -> list[GameEvent]:
        """Answer `treasure` with every Treasure in hand."""
        if self.question is None or self.question.id != "treasure":
            raise IllegalAnswer("no-treasures")
        seat, trial = self.question.seat, Trial(self)
        while (question := trial.question) and question.id == "treasure" and question.seat == seat:
            trial.answer(question.cards[0])
        return self.accept(trial)

    def _decide(self, answer: Answer) -> list[GameEvent]:
        trial = Trial(self)
        trial.answer(answer)
        return self._add(trial)

    def _add(self, trial: Trial) -> list[GameEvent]:
        happened = [event for moment in trial.moments for event in moment.events]
        self._past += trial.moments
        self.entries += [moment.decision for moment in trial.moments]
        self.events += happened
        self.position = trial.position
        self._asked = trial.position, trial.question
        return happened

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last decision can be taken back for free, by the seat that made it."""
        if not self._past or self._past[-1].informs:
            return False
        return seat is None or self.players[seat] == self._past[-1].decision.player

    def undo(self, seat: int | None = None) -> Decision:
        """Take back the last decision, if it is the seat's own and nobody has learned anything from it."""
        if not self._past:
            raise CannotUndo("nothing")
        last = self._past[-1]
        if last.informs:
            raise CannotUndo("known", decision=last.decision)
        if not self.can_undo(seat):
            raise CannotUndo("not-yours", decision=last.decision)
        self._go_back(TakeBack(len(self._past) - 1))
        self._future.append(last.decision)
        return last.decision

    def redo(self) -> list[GameEvent]:
        """Decide again what was taken back last."""
        if not self._future:
            raise CannotUndo("nothing-again")
        return self._decide(self._future.pop().answer)

    def take_back(self, to: int, seed: int | None = None) -> None:
        """Go back to where `to` decisions stand, however far; the record shows it.

        Everything is dealt anew that the player who decides there could not see then, also the hands of the others.
        """
        if not 0 <= to < len(self._past):
            raise CannotUndo("no-decision", to=to, number=len(self._past))
        seed = secrets.randbits(64) if seed is None else seed
        split_seed(seed)
        self._go_back(TakeBack(to, seed))
        self._future.clear()

    def _go_back(self, entry: TakeBack) -> None:
        noticed = self._who_noticed(entry)
        self.position = self._position_at(entry)
        del self._past[entry.to :]
        self.entries.append(entry)
        self.events.append(GameEvent(len(self.events), "undo", self.position.turn, seen=noticed, to=entry.to))

    def _who_noticed(self, entry: TakeBack) -> frozenset[int | None]:
        """Who has seen anything of what is taken back; if it is dealt anew, everybody will see that it was."""
        happened = [event for moment in self._past[entry.to :] for event in moment.events]
        viewers = (None, *range(len(self.players)))
        return frozenset(viewer for viewer in viewers if entry.seed is not None or any(event.is_for(viewer) for event in happened))

    def _position_at(self, entry: TakeBack) -> Position:
        position = self._past[entry.to].position
        if entry.seed is None:
            return position
        if entry.keeps_hands:
            return position.reseeded(entry.seed)
        seat = position.handle.decider
        memory = self._memory(seat, entry.to)
        self._redeals = [*(redeal for redeal in self._redeals if redeal[0] <= entry.to), (entry.to, seat)]
        engine = sys.modules[type(position.handle).__module__]
        return determinise_remembering(view(position, seat), memory, entry.seed, engine).reseeded(entry.seed)

    def _memory(self, seat: int, to: int) -> Memory:
        """What a seat remembers of the decisions that stand; of those before somebody else's take-back only what all have seen."""
        last = max((number for number, who in self._redeals if who != seat and number <= to), default=-1)
        memory = Memory()
        for number, events in enumerate((self.opening, *(moment.events for moment in self._past[:to]))):
            viewer = seat if number > last else None
            memory.observe(event.seen_by(viewer) for event in events if event.is_for(viewer))
        return memory

    # As a value

    def copy(self) -> Game:
        """An independent copy, with its memory."""
        other = Game.__new__(Game)
        other.setup, other.position, other.opening = self.setup, self.position.copy(), self.opening
        other.events, other.entries = list(self.events), list(self.entries)
        other._past, other._future, other._asked = list(self._past), list(self._future), None
        other._redeals = list(self._redeals)
        return other

    def rematch(self, seed: int | None = None) -> Game:
        """The next game of the same players on the same cards; who starts is R-START-2 to R-START-5."""
        seed = secrets.randbits(64) if seed is None else seed
        starter = next_starter(self.position.winners, self.position.seats, Random(seed))
        return Game(Setup(self.kingdom, self.players, starter, seed))

    @classmethod
    def starting_at(cls, position: Position, players: Sequence[str], seed: int | None = None, engine: Engine | None = None) -> Game:
        """A game that begins at a position, all of it: whoever must not use what a seat cannot see deals it anew first (`determinise`)."""
        seed = secrets.randbits(64) if seed is None else seed
        names = checked_names(players)
        return cls(Setup(position.kingdom, names, position.turn, seed, position=write_position(position)), engine)

    @classmethod
    def from_record(cls, record: Record, engine: Engine | None = None) -> Game:
        """Replay a record; the error says at which decision it does not fit the rules, and why."""
        game = cls(record.setup, engine)
        for number, entry in enumerate(record.entries):
            try:
                game._replay(entry)
            except FiefdomError as problem:
                raise BadRecord("does-not-fit", number=number, entry=entry, cause=problem) from problem
        return game

    def _replay(self, entry: Entry) -> None:
        if isinstance(entry, TakeBack):
            if not 0 <= entry.to < len(self._past):
                raise CannotUndo("no-decision", to=entry.to, number=len(self._past))
            if entry.seed is None and any(moment.informs for moment in self._past[entry.to :]):
                raise CannotUndo("learned-then")
            self._go_back(entry)
            return
        question = self.question
        if question is None:
            raise IllegalAnswer("over")
        if entry.answer == HIDDEN:
            raise IllegalAnswer("hidden")
        if (self.players[question.seat], question.id) != (entry.player, entry.id):
            raise IllegalAnswer("other-question", player=self.players[question.seat], question=question.id)
        self._decide(entry.answer)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.setup == other.setup and self.position == other.position and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Game.from_record({self.record!r})"

    def __str__(self) -> str:
        from fiefdom.game.game import draw_table

        return draw_table(self)


class Trial:
    """Answers that are given to a game on copies of its position; the game knows nothing of them until it accepts them."""

    def __init__(self, game: Game) -> None:
        self.position = game.position
        self.question = game.question
        self.moments: list[Moment] = []
        self._players = game.players
        self._events = len(game.events)

    @property
    def informs(self) -> bool:
        """Whether anybody has learned anything from the answers so far."""
        return any(moment.informs for moment in self.moments)

    def answer(self, answer: Answer) -> None:
        """Give the next answer."""
        question, after = self.question, self.position.copy()
        number = after.legal_number(answer)
        raw = after.accept(number, recording=True)
        assert question is not None
        name = answer_text(after.kingdom, question.id, number)
        decision = decided(self._players[question.seat], question.id, name)
        events = tuple(game_events(raw, after.kingdom, after.seats, self._events))
        self.moments.append(Moment(self.position, decision, events, do_inform(events, question.seat)))
        self.position, self.question = after, after.question
        self._events += len(events)


def opening_of(setup: Setup, engine: Engine | None = None) -> tuple[Position, list[GameEvent]]:
    """The first position, and the events that led to it."""
    assert setup.seed is not None
    if setup.position:
        return _opening_in_the_middle(setup, engine)
    position = Position.new(setup.kingdom, seats=len(setup.players), seed=setup.seed, starter=setup.starter, engine=engine)
    raw = position.handle.set_up(len(setup.players), *split_seed(setup.seed), setup.starter, recording=True)
    return position, game_events(raw, setup.kingdom, len(setup.players), 0)


def _opening_in_the_middle(setup: Setup, engine: Engine | None) -> tuple[Position, list[GameEvent]]:
    """The position of a setup, and events that say how many turns there were before it, and whose turn it is."""
    assert setup.seed is not None
    try:
        position = read_position(setup.position, engine)
    except FiefdomError as problem:
        raise BadRecord(cause=problem, line=1) from problem
    if position.kingdom != setup.kingdom or position.seats != len(setup.players):
        raise BadRecord("other-position", line=1, seats=position.seats, cards=position.kingdom.code())
    turns = position.record()["turns"].tolist()
    before = [GameEvent(seat, SET_UP, seat, to=turns[seat]) for seat in range(position.seats)]
    beginning = [] if position.is_over else [GameEvent(len(before), "start-turn", position.turn)]
    return position.reseeded(setup.seed), before + beginning


def checked_names(players: Sequence[str]) -> tuple[str, ...]:
    """The names of players, no two alike."""
    names = tuple(check_player_name(name) for name in players)
    if len(set(names)) < len(names):
        raise BadPlayers("alike", names=", ".join(names))
    return names


def new_game(
    kingdom: str | Kingdom = "First Game",
    *,
    edition: int | str | None = None,
    players: Sequence[str] = ("Ana", "Ola"),
    seed: int | None = None,
    starter: int | None = None,
    engine: Engine | None = None,
) -> Game:
    """A new game. Without a seed it is another one every time; without a starter one is drawn by lot (R-START-1)."""
    names = checked_names(players)
    check_seats(len(names), starter or 0)
    seed = secrets.randbits(64) if seed is None else seed
    split_seed(seed)
    found = kingdom if isinstance(kingdom, Kingdom) else find_kingdom(kingdom, edition)
    first = first_starter(len(names), Random(seed)) if starter is None else starter
    return Game(Setup(found, names, first, seed), engine)


ROW = 6
"""Piles in a row of the Supply."""


def draw_table(game: Game) -> str:
    """The table as it lies, all cards open."""
    position, record = game.position, game.position.record()
    lines = [f"{game.kingdom}", *_piles(game, range(BASIC)), *_piles(game, range(BASIC, len(game.kingdom.cards)))]
    for seat, name in enumerate(game.players):
        mark = ">" if seat == position.turn else " "
        deck = int(record["rest_size"][seat] + record["known_size"][seat])
        hand = _listed((card, int(record["hand"][seat][slot])) for slot, card in enumerate(game.kingdom.cards))
        lines.append(f"{mark} {name}: {position.scores[seat]} VP | {deck} + {record['discard_size'][seat]} | {hand or '-'}")
    in_play = [game.kingdom.cards[entry % 32].name for entry in record["in_play"][: record["play_size"]].tolist()]
    trash = _listed((card, int(record["trash"][slot])) for slot, card in enumerate(game.kingdom.cards))
    lines += [f"  = {', '.join(in_play) or '-'}", f"  x {trash or '-'}"]
    lines.append(f"  A{record['actions']} B{record['buys']} ${record['coins']}  {_asked(game)}")
    return "\n".join(lines)


def _piles(game: Game, slots: Iterable[int]) -> list[str]:
    supply = game.position.record()["supply"]
    cells = [f"{game.kingdom.cards[slot].name} ${game.kingdom.cards[slot].cost} x{supply[slot]}" for slot in slots]
    rows = [cells[start : start + ROW] for start in range(0, len(cells), ROW)]
    return ["  " + "".join(f"{cell:<21}" for cell in row).rstrip() for row in rows]


def _listed(counts: Iterable[tuple[Card, int]]) -> str:
    return ", ".join(card.name if number == 1 else f"{card.name} x{number}" for card, number in counts if number)


def _asked(game: Game) -> str:
    question = game.question
    return f"{game.players[question.seat]}: {question.id} -> {' | '.join(question.answers)}" if question else "over"
