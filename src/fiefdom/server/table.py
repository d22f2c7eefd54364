"""A table: a game, its chairs and its options, and everything that players can do. It knows no connections, clocks or files.

Each deed changes the game and leaves an `TableAct`, which is to be stored before anybody is told. What is not allowed is `Refused`.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from fiefdom.agents.agent import read_player, title_of
from fiefdom.cards.choosing import Choosing
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.commands import Commands, completed
from fiefdom.game.decision import Decision, Entry, TakeBack, read_entries, standing_decisions, write_entries
from fiefdom.game.events import GameEvent
from fiefdom.game.question import PASS, Question
from fiefdom.game.reacting import carried_out
from fiefdom.game.record import Record
from fiefdom.lessons.coach import Coach
from fiefdom.lessons.lesson import find_lesson, lessons
from fiefdom.puzzles.puzzle import shipped_puzzles
from fiefdom.puzzles.riddle import Riddle
from fiefdom.server.chairs import Chair, chair_of_invitation, digest, free_name, new_token
from fiefdom.server.choosing import names_meant
from fiefdom.server.habits import TREASURE, HabitWish, habitual_answer
from fiefdom.server.lean_game import LeanGame
from fiefdom.server.picture import Stage
from fiefdom.server.reactions import Scenery, ShownReaction, Volley
from fiefdom.server.refusal import Refused
from fiefdom.server.table_plan import TablePlan
from fiefdom.text.texts import Texts

ALL_SHOWN = ""
"""The lines of an act in which nobody decides anything: the curtain goes up."""


@dataclass(frozen=True)
class TableAct:
    """What one deed added to the game: lines of its record, and the events.

    `is_new` is False where something was taken back or done again. `before` are the acts that the same deed did before this one.
    """

    lines: str
    events: tuple[GameEvent, ...]
    is_new: bool = True
    before: tuple[TableAct, ...] = ()


@dataclass
class Table:
    """A table with its game; `game` is None until all chairs are taken."""

    id: str
    plan: TablePlan
    chairs: list[Chair]
    successor: str = ""
    game: LeanGame | None = None
    commands: Commands = field(init=False)
    """What can be done with the game, as soon as there is one."""
    coach: Coach | None = None
    """Who teaches here, if it is a lesson."""
    riddle: Riddle | None = None
    """The puzzle that is solved here, if it is one."""
    acts: int = 0
    batches: list[int] = field(default_factory=list)
    """How many events there were after the opening and after each act: what belongs together in the log."""
    taken_back: bool = False
    volley: Volley | None = None
    """The Attacks of the last command, as long as nobody has gone on from it; a restart finds them again."""
    _counts: Counter[str] = field(default_factory=Counter)
    _deciders: list[str] = field(default_factory=list)
    """Who made each decision that stands."""

    # What there is to know

    @functools.cached_property
    def kingdom(self) -> Kingdom:
        return self.plan.the_kingdom()

    @property
    def stage(self) -> Stage:
        """Whether people gather, play, or have played."""
        if self.game is None:
            return "gathering"
        return "over" if self.game.position.is_over or self.given_up is not None else "playing"

    @property
    def given_up(self) -> int | None:
        """Who of two players has given up, which ended the game. With more, the game goes on: a bot plays for whoever gives up."""
        chairs = self.chairs
        if len(chairs) != 2:
            return None
        return 0 if chairs[0].given_up else 1 if chairs[1].given_up else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, when the game is over."""
        assert self.game is not None
        return self.game.position.winners if self.given_up is None else (1 - self.given_up,)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or f"{chair.seat + 1}" for chair in self.chairs)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.kind == "person")

    @property
    def owner(self) -> int:
        """The seat of whoever made the table; while a bot stands in for them, the first person's."""
        people = [chair for chair in self.chairs if chair.kind == "person"]
        return next((chair.seat for chair in people if chair.owner), people[0].seat if people else -1)

    @property
    def question(self) -> Question | None:
        """The open question, also a secret one."""
        return self.game.question if self.game and self.given_up is None else None

    @property
    def bot_to_decide(self) -> Chair | None:
        """The bot that is asked, if it is one; or whoever's time is out, for whom one answers."""
        question = self.question
        chair = self.chairs[question.seat] if question else None
        return chair if chair and (chair.kind == "bot" or chair.out_of_time) else None

    def question_number(self, seat: int) -> int:
        """The number of a seat's next question. It counts what this seat has decided and undone, and what was dealt anew for all.

        Nothing that others do in secret: undoing a pass tells that there was something to pass.
        """
        return 1 + self._counts["dealt anew"] + self._counts[str(seat + 1)]

    def _count(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if isinstance(entry, Decision):
                self._deciders.append(entry.player)
                self._counts[entry.player] += 1
            else:
                self._counts.update({"dealt anew"} if entry.seed is not None else set(self._deciders[entry.to :]))
                del self._deciders[entry.to :]

    def events(self) -> list[list[GameEvent]]:
        """Everything that has happened, act by act, the opening first; worked out anew, because nobody keeps it."""
        if self.game is None:
            return []
        events = self.game.whole().events
        return [events[first:last] for first, last in itertools.pairwise([0, *self.batches])]

    def record(self) -> Record:
        assert self.game is not None
        record = named(self.game.record, self.names)
        if self.given_up is None:
            return record
        why = "runs out of time" if self.chairs[self.given_up].out_of_time else "gives up"
        return dataclasses.replace(record, notes=(*record.notes, f"{self.names[self.given_up]} {why}"))

    # Beginning, also again after a restart

    def begin(self) -> None:
        """Deal, if all chairs are taken and the cards are chosen; bots choose at once."""
        self._let_bots_choose()
        if self.game is None and self.is_full and not self.is_choosing:
            self.game = LeanGame(self.plan.setup())
            self.commands = Commands(self.game, lambda seat: self.chairs[seat].kind == "person")
            self.batches = [len(self.game.events)]
            if self.plan.lesson in (lesson.id for lesson in lessons()):
                self.coach = Coach(find_lesson(self.plan.lesson), self.game)
                self.commands.judge = self.coach.judge
            if puzzle := shipped_puzzles().by_id.get(self.plan.puzzle) if self.plan.puzzle else None:
                self.riddle = Riddle(puzzle, self.game)
                self.commands.judge = self.riddle.judge

    def restore(self, acts: Sequence[str]) -> None:
        """Replay what was stored."""
        self.begin()
        if self.game is None:
            return
        for lines in acts:
            if lines == ALL_SHOWN:
                self.volley = None
            else:
                self._replay(lines)
        self.acts = len(acts)

    def _replay(self, lines: str) -> None:
        assert self.game is not None
        first, before = len(self.game.events), self.game.decisions
        asked, scenery = self.question, self._scenery
        seat = -1
        entries = [entry for line in lines.splitlines() for entry in read_entries(line, own=self.kingdom.own_cards)]
        self._count(entries)
        for entry in entries:
            if isinstance(entry, Decision) and seat < 0:
                seat = self.game.players.index(entry.player)
                self.commands.note(before, seat)
            self.game._replay(entry)
            if isinstance(entry, TakeBack):
                self.taken_back = self.taken_back or entry.seed is not None
                self.commands.forget_after(entry.to)
        self._note_attacks(asked, scenery, entries, self.game.events[first:])
        self.game.forget()
        self.batches.append(len(self.game.events))

    @property
    def _scenery(self) -> Scenery:
        assert self.game is not None
        return Scenery(self.game.position, len(self.batches))

    # Choosing the cards

    @property
    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def is_choosing(self) -> bool:
        """Whether the cards of the game are still to be chosen."""
        return self.plan.choosing is not None and not self.plan.choosing.is_over

    def choose(self, seat: int, cards: Sequence[str], kingdom: int | None = None) -> None:
        """Let a player do what is theirs to do; when all have done so, the game begins."""
        choosing = self.plan.choosing
        if choosing is None or not self.is_choosing:
            raise Refused("not-now.nothing-to-choose")
        if not self.is_full:
            raise Refused("not-now.not-begun")
        self._note_choice(choosing.choose(seat, names_meant(choosing, self.plan.own_cards(), cards, kingdom)))
        self.begin()

    def _let_bots_choose(self) -> None:
        while self.is_full and (choosing := self.plan.choosing) and not choosing.is_over:
            bot = next((seat for seat in choosing.turn if self.chairs[seat].kind == "bot"), None)
            if bot is None:
                return
            self._note_choice(choosing.choose(bot, choosing.by_lot(Random(secrets.randbits(64)))))

    def _note_choice(self, choosing: Choosing) -> None:
        self.plan = msgspec.structs.replace(self.plan, choosing=choosing)
        if choosing.is_over:
            self.plan = msgspec.structs.replace(self.plan, kingdom=choosing.kingdom(self.plan.own_cards()).code())
            self.__dict__.pop("kingdom", None)  # it was another one

    # Chairs

    def seat_bot(self, seat: int, bot: str, texts: Texts) -> None:
        """Put a bot onto a chair; a person whose chair it was has it back when they come again."""
        chair = self.chairs[seat]
        taken = [other.name for other in self.chairs if other is not chair]
        chair.person, chair.name = chair.name, free_name(title_of(read_player(bot, allow_commands=True), texts), taken)
        chair.kind, chair.bot, chair.invitation = "bot", bot, ""
        self.begin()

    def give_back(self, seat: int) -> None:
        """Let a person sit again where a bot stood in for them."""
        chair = self.chairs[seat]
        taken = [other.name for other in self.chairs if other is not chair]
        chair.kind, chair.bot = "person", ""
        chair.name, chair.person = free_name(chair.person, taken), ""

    def take_chair(self, invitation: str, name: str) -> tuple[Chair, str]:
        """Seat the person who comes with an invitation; the chair and its token."""
        chair = chair_of_invitation(self.chairs, invitation) if invitation else self._open_chair()
        if chair is None:
            raise Refused("token.used-invitation")
        chair.name = free_name(name, [other.name for other in self.chairs if other is not chair])
        token = new_token()
        chair.kind, chair.token, chair.invitation = "person", digest(token), ""
        self.begin()
        return chair, token

    def _open_chair(self) -> Chair | None:
        """A place for anybody."""
        return next((chair for chair in self.chairs if chair.kind == "open"), None) if self.plan.options.listed else None

    # Deciding

    def answer(self, seat: int, number: int, cards: Sequence[str]) -> TableAct | None:
        """Answer the question of this number; None if it was answered before."""
        question = self._asked(seat, number)
        return self.decide(*completed(question, cards)) if question else None

    def play_treasures(self, seat: int, number: int) -> TableAct | None:
        return self.play_all() if self._asked(seat, number) else None

    def play_all(self) -> TableAct:
        """Play all Treasures of whoever is asked, for a bot, too."""
        return self._act(self.commands.play_all_treasures)

    def end_actions(self, seat: int, number: int) -> TableAct | None:
        question = self._asked(seat, number)
        if question and question.id != "action":
            raise Refused("not-now.not-action-phase")
        return self.decide(PASS) if question else None

    def end_turn(self, seat: int, number: int) -> TableAct | None:
        """Pass all that is left of the turn."""
        return self._act(self.commands.end_turn) if self._asked(seat, number) else None

    def decide(self, *answers: str) -> TableAct:
        """Answer the open question, whoever asks for it: a player, a bot, or the clock."""
        return self._act(lambda: self.commands.answer(*answers))

    def follow_habit(self, seat: int, habits: Mapping[str, HabitWish]) -> TableAct | None:
        """Answer the open question of a seat as its person always does; None if they want to be asked."""
        question = self.question
        answer = habitual_answer(question, habits) if question and question.seat == seat else None
        if question is None or answer is None:
            return None
        return self.play_all() if question.id == TREASURE else self.decide(answer)

    def has_answered(self, seat: int, number: int) -> bool:
        """Whether a seat has answered its question of this number before."""
        return self.game is not None and number < self.question_number(seat)

    def check_asked(self, seat: int, number: int) -> None:
        """Refuse unless a seat is asked the question of this number now."""
        if self._asked(seat, number) is None:
            raise Refused("stale-question")

    def _asked(self, seat: int, number: int) -> Question | None:
        """The open question, if it is this one; None if it was answered already."""
        if self.game is None:
            raise Refused("not-now.not-begun")
        if self.has_answered(seat, number):
            return None
        question = self.question
        if question is None or question.seat != seat:
            raise Refused("not-your-question")
        if number > self.question_number(seat):
            raise Refused("stale-question")
        return question

    def _act(self, deed: Callable[[], object], *, is_new: bool = True) -> TableAct:
        """Carry out a deed, and note what it added."""
        assert self.game is not None
        game = self.game
        entries, events = len(game.entries), len(game.events)
        asked, scenery = self.question, self._scenery
        deed()
        happened, added = tuple(game.events[events:]), game.entries[entries:]
        self._note_attacks(asked, scenery, added, happened, is_new=is_new)
        self._count(added)
        game.forget()
        self.acts += 1
        self.batches.append(len(game.events))
        return TableAct("\n".join(write_entries(added)), happened, is_new)

    def note_shown(self) -> TableAct:
        """Note that everybody has seen what came of the last Attacks."""
        self.volley = None
        self.acts += 1
        return TableAct(ALL_SHOWN, ())

    def _note_attacks(
        self, asked: Question | None, scenery: Scenery, added: Sequence[Entry], events: Sequence[GameEvent], *, is_new: bool = True
    ) -> None:
        """Follow the Attacks of a command. What others did about one is their secret, so it cannot be taken back for free."""
        assert self.game is not None
        answers = [entry.answer for entry in added if isinstance(entry, Decision)]
        if len(answers) < len(added) or not is_new:
            self.volley = None  # something was taken back, or done again
            return
        reacting = self.volley if asked and asked.is_reaction else None
        volley = reacting or Volley(scenery)
        offer = carried_out(scenery.position)
        if reacting and asked and answers[0] != PASS:
            volley.note_shown(ShownReaction(scenery.position, asked.seat, self.kingdom.find(answers[0]), events), self.game.position)
        elif offer and asked and not carried_out(self.game.position):
            card = self.kingdom.cards[scenery.position.handle.asker]
            volley.go_on_after(ShownReaction(scenery.position, asked.seat, card, events), offer.seat)
        volley.note(events, self.question)
        self.volley = volley if volley.plays else None
        if volley.plays:
            self.commands.barrier = self.game.decisions

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take back its last deed without asking anybody."""
        if self.game is None or self.given_up is not None or (self.plan.options.undo == "off" and len(self.people) > 1):
            return False
        return self.commands.is_free(seat) or (self._may_go_back_alone and self.commands.last_start(seat) is not None)

    def can_ask(self, seat: int) -> bool:
        """Whether a seat can ask the others to let it take back its last deed."""
        asking = self.plan.options.undo == "ask" and len(self.people) > 1
        if not asking or self.game is None or self.given_up is not None or self.commands.last_start(seat) is None:
            return False
        return not self.can_undo(seat)

    def can_redo(self, seat: int) -> bool:
        """Whether a seat can do again what it took back last."""
        return self.game is not None and self.given_up is None and self.commands.can_redo(seat)

    @property
    def _may_go_back_alone(self) -> bool:
        """What is dealt anew is not what a lesson was prepared with, or what everybody is dealt on a day."""
        is_given = bool(self.plan.lesson or self.plan.daily or (self.riddle and self.riddle.is_open))
        return (len(self.people) <= 1 or self.plan.options.undo == "always") and not is_given

    def undo(self, seat: int) -> TableAct:
        """Take back a seat's last deed: for free, or, where that is allowed, with everything unseen dealt anew."""
        if not self.can_undo(seat):
            raise Refused("not-allowed.not-taken-back")
        if self.commands.is_free(seat):
            return self._act(lambda: self.commands.undo_freely(seat), is_new=False)
        return self.take_back(self.to_take_back(seat)[0])

    def take_back(self, to: int) -> TableAct:
        """Go back over what others have learned; it is marked."""
        act = self._act(lambda: self.commands.take_back(to), is_new=False)
        self.taken_back = True
        return act

    def redo(self, seat: int) -> TableAct:
        if not self.can_redo(seat):
            raise Refused("not-now.nothing-to-redo")
        return self._act(self.commands.redo, is_new=False)

    def to_take_back(self, seat: int) -> tuple[int, Decision]:
        """Where the last deed of a seat began, and what it was."""
        start = self.commands.last_start(seat) if self.game else None
        if self.game is None or start is None:
            raise Refused("not-now.nothing-to-undo")
        return start, list(standing_decisions(self.game.entries))[start]


def named(record: Record, names: Sequence[str]) -> Record:
    """A record with names instead of the numbers of players."""
    by_number = dict(zip(record.setup.players, names, strict=True))
    entries = tuple(
        Decision(by_number[entry.player], entry.id, entry.answer) if isinstance(entry, Decision) else entry for entry in record.entries
    )
    return Record(dataclasses.replace(record.setup, players=tuple(names)), entries, _notes(record, by_number))


def _notes(record: Record, by_number: dict[str, str]) -> tuple[str, ...]:
    return tuple(", ".join(f"{by_number[part.split()[0]]} {part.split()[1]}" for part in note.split(", ")) for note in record.notes)
