"""A game at one keyboard: people and bots around a table, undo that knows commands, save and resume."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from fiefdom.agents.agent import Agent
from fiefdom.bots.players import COMMAND, Seated, Understudy, find_player
from fiefdom.engine.kinds import TREASURE
from fiefdom.errors import BadRecord, BotFailed, CannotUndo, IllegalAnswer
from fiefdom.files import read_whole, write_whole
from fiefdom.game.decision import Decision, Entry
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.question import PASS, Question
from fiefdom.game.record import Record
from fiefdom.terminal.saved import in_file

BOTS = re.compile(r"^# bots: (?P<bots>.+)$", re.MULTILINE)
"""The line of a saved game that names its bots: `# bots: Bot=big-money`. To a record it is a comment."""


class Session:
    """A game and who plays it: an agent for each seat, None for a person. `bots` names the agents, so that they can be saved."""

    def __init__(self, game: Game, agents: Sequence[Agent | None], bots: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.agents = tuple(agents)
        self.bots = dict(bots or {})
        self.unanswered: tuple[str, ...] = ()
        """What `answer` was told last and could not do any more, because the cards before it have changed the question."""
        self.failures: list[BotFailed] = []
        """Bots that have lost by rule; for the rest of the game somebody sits in for them who does nothing."""
        standing = list(standing_decisions(game.entries))
        self._starts = [number for number, decision in enumerate(standing) if self._is_person(decision.player)]
        self._undone: list[int] = []
        self._seated = [Seated(agent) if agent else None for agent in self.agents]
        self._latest = game.players.index(standing[self._starts[-1]].player) if self._starts else None

    @classmethod
    def seated(cls, game: Game, bots: Mapping[str, str], *, allow_commands: bool = False) -> Session:
        """A session in which the players named in `bots` are bots of these names: `{"Bot": "big-money"}`."""
        seed = game.setup.seed or 0
        own = game.kingdom.own_cards
        agents = [
            find_player(bots[name], seed + seat, cards=own, files=True, allow_commands=allow_commands) if name in bots else None
            for seat, name in enumerate(game.players)
        ]
        return cls(game, agents, bots)

    # What there is to know

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, agent in enumerate(self.agents) if agent is None)

    @property
    def is_waiting_for_person(self) -> bool:
        """Whether it is a person who has to answer."""
        question = self.game.question
        return question is not None and self.agents[question.seat] is None

    @property
    def viewer(self) -> int | None:
        """Through whose eyes to look: the person who decides, or decided last, or sits first; None if there are only bots."""
        question = self.game.question
        if question and self.agents[question.seat] is None:
            return question.seat
        if self._latest is not None:
            return self._latest
        return self.people[0] if self.people else None

    def _is_person(self, player: str) -> bool:
        return self.agents[self.game.players.index(player)] is None

    # Going on

    def step(self) -> list[GameEvent]:
        """Let a bot make one decision, if it is a bot's turn to decide; nothing otherwise."""
        question = self.game.question
        seated = self._seated[question.seat] if question else None
        if question is None or seated is None:
            return []
        try:
            answer = seated.answer(self.game)
        except BotFailed as problem:
            self.failures.append(problem)
            self._seated = [Seated(Understudy()) if each and each.agent is seated.agent else each for each in self._seated]
            self.agents = tuple(each.agent if each else None for each in self._seated)
            return self.step()
        return self.game.answer(answer)

    def advance(self) -> list[GameEvent]:
        """Let the bots decide until a person is asked or the game is over."""
        happened: list[GameEvent] = []
        while events := self.step():
            happened += events
        return happened

    def answer(self, *answers: str) -> list[GameEvent]:
        """Answer the question that a person is asked.

        Several answers are the picks of one choice, or cards to play or buy one after the other; a last `pass` ends a choice that
        is still open. What is wrong from the beginning is refused and nothing changes; what turns out to be impossible only after
        somebody has learned something is left in `unanswered`.
        """
        number = self._number_that_fit(answers)
        self._begin()
        happened = self.game.answer(*answers[:number])
        self.unanswered = tuple(answer for answer in answers[number:] if answer != PASS)
        return happened

    def play_all_treasures(self) -> list[GameEvent]:
        """Play all Treasures in hand, ending the Action phase first if need be."""
        question = self._asked()
        hand = self.game.view(question.seat).hand
        if question.id not in ("action", "treasure") or not any(card.has_type(TREASURE) for card in hand):
            raise IllegalAnswer("there are no Treasures to be played now")
        self._begin()
        passed = self.game.answer(PASS) if question.id == "action" else []
        return passed + self.game.play_all_treasures()

    def end_turn(self) -> list[GameEvent]:
        """Pass all the questions that are left of the turn."""
        question = self._asked()
        if not question.is_phase:
            raise IllegalAnswer(f"the turn cannot end before `{question.id}` is answered")
        self._begin()
        happened: list[GameEvent] = []
        turns = self.game.view(None).turns(question.seat)
        while self.game.question and self.game.view(None).turns(question.seat) == turns:
            happened += self.game.answer(PASS)
        return happened

    def _asked(self) -> Question:
        question = self.game.question
        if question is None:
            raise IllegalAnswer("the game is over")
        if not self.is_waiting_for_person:
            raise IllegalAnswer(f"`{self.game.players[question.seat]}` is a bot and answers for itself")
        return question

    def _begin(self) -> None:
        """Note that a command of a person begins here: undo goes back to this place."""
        self._latest = self._asked().seat
        self._starts.append(self.game.decisions)
        self._undone.clear()
        self.unanswered = ()

    def _number_that_fit(self, answers: Sequence[str]) -> int:
        """How many of the answers can be given, tried out on a copy.

        What is impossible may be refused as a whole only as long as nothing new has come to light in the trial: a refusal would
        tell what a card is going to draw.
        """
        asked = self._asked()
        if not answers:
            raise IllegalAnswer(f"no card is no answer to `{asked.id}`", f"to choose nothing, answer `{PASS}`")
        trial = self.game.copy()
        informed = False
        for number, answer in enumerate(answers):
            if number and not is_same_choice(trial, asked, number):
                if informed or answer == PASS:
                    return number
                raise IllegalAnswer(f"`{answer}` is one card too many for `{asked.id}`")
            try:
                events = trial.answer(answer)
            except IllegalAnswer:
                if informed:
                    return number
                raise
            informed = informed or any(event.informs for event in events)
        return len(answers)

    # Going back

    def undo(self, seed: int | None = None) -> list[GameEvent]:
        """Take back the last command of the person who looks.

        It is free up to where somebody has learned something. Beyond that, against bots alone, everything unseen then is dealt
        anew (by the seed), and the record shows it; other people do not have to put up with it.
        """
        if not self._starts:
            raise CannotUndo("nothing")
        first = len(self.game.events)
        if not self._undo_freely(self._starts[-1]):
            if len(self.people) > 1:
                raise CannotUndo("learned")
            self.game.take_back(self._starts.pop(), seed)
            self._undone.clear()
        return self.game.events[first:]

    def _undo_freely(self, to: int) -> int:
        """How many decisions of the last command could be taken back without anybody minding."""
        number = 0
        while self.game.decisions > to and self.game.can_undo(self.viewer):
            self.game.undo(self.viewer)
            number += 1
        if self.game.decisions == to:
            self._starts.pop()
        if number:
            self._undone.append(number)
        return number

    def redo(self) -> list[GameEvent]:
        """Do again what was taken back last."""
        if not self._undone:
            raise CannotUndo("nothing-again")
        self._starts.append(self.game.decisions)
        return [event for _ in range(self._undone.pop()) for event in self.game.redo()]

    # Save, load, play again

    def save(self, path: Path) -> None:
        """Save the game as a record, with a comment that names the bots."""
        write_whole(path, str(self))

    def __str__(self) -> str:
        """The record with its bots, as it is saved."""
        bots = ", ".join(f"{player}={bot}" for player, bot in self.bots.items())
        return f"{self.game.record}# bots: {bots}\n" if bots else str(self.game.record)

    @classmethod
    def load(cls, path: Path, bots: Mapping[str, str] | None = None, *, allow_commands: bool = False) -> Session:
        """The session that was saved; with `bots` other players than before may be bots."""
        try:
            return cls.parse(read_whole(path, "record"), bots, allow_commands=allow_commands)
        except BadRecord as problem:
            raise in_file(problem, path) from problem

    @classmethod
    def parse(cls, text: str, bots: Mapping[str, str] | None = None, *, allow_commands: bool = False) -> Session:
        """The session of a text that `str` gave. A file from elsewhere must not run programs: those need `allow_commands`."""
        game = Game.from_record(Record.parse(text))
        return cls.seated(game, read_bots(text, game.players) if bots is None else bots, allow_commands=allow_commands)

    def rematch(self, seed: int | None = None) -> Session:
        """The next game of the same players, started by whom R-START says."""
        if self.game.outcome is None:
            raise IllegalAnswer("a rematch comes after the game", "play it to the end first")
        return Session.seated(self.game.rematch(seed), self.bots, allow_commands=True)


def standing_decisions(entries: Iterable[Entry]) -> Iterator[Decision]:
    """The decisions of a record that were not taken back."""
    standing: list[Decision] = []
    for entry in entries:
        if isinstance(entry, Decision):
            standing.append(entry)
        else:
            del standing[entry.to :]
    yield from standing


def is_same_choice(game: Game, asked: Question, picks: int) -> bool:
    """Whether, after so many answers, the game still asks the same: the same phase, or the same choice of several cards."""
    question = game.question
    if question is None or (question.id, question.seat) != (asked.id, asked.seat):
        return False
    return question.is_phase or question.remaining == asked.remaining - picks


def read_bots(text: str, players: Sequence[str]) -> dict[str, str]:
    """The bots that a saved game names."""
    found = BOTS.search(text)
    entries = found["bots"].split(",") if found else []
    pairs = [entry.partition("=") if f"={COMMAND}" in entry else entry.rpartition("=") for entry in entries]
    bots = {player.strip(): bot.strip() for player, _, bot in pairs}
    for player in bots:
        if player not in players:
            raise BadRecord(f"there is no player `{player}` who could be a bot", 0, f"the players are {', '.join(players)}")
    return bots
