"""A game at one keyboard: people and bots around a table, undo that knows commands, save and resume."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from fiefdom.agents.agent import PROGRAM
from fiefdom.bots.bot import find_player
from fiefdom.errors import BadRecord, BotFailed, CannotUndo, IllegalAnswer
from fiefdom.files import read_whole, write_whole
from fiefdom.game.commands import Commands
from fiefdom.game.decision import standing_decisions
from fiefdom.game.driver import Agent, Seated, Understudy
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.question import Question
from fiefdom.game.record import Record
from fiefdom.terminal.saved import in_file

BOTS = re.compile(r"^# bots: (?P<bots>.+)$", re.MULTILINE)
"""The line of a saved game that names its bots: `# bots: Bot=big-money`. To a record it is a comment."""


class Session(Commands):
    """A game and who plays it: an agent for each seat, None for a person. `bots` names the agents, so that they can be saved."""

    def __init__(self, game: Game, agents: Sequence[Agent | None], bots: Mapping[str, str] | None = None) -> None:
        super().__init__(game, lambda seat: self.agents[seat] is None)
        self.agents = tuple(agents)
        self.bots = dict(bots or {})
        self.failures: list[BotFailed] = []
        """Bots that have lost by rule; for the rest of the game somebody sits in for them who does nothing."""
        for number, decision in enumerate(standing_decisions(game.entries)):
            self.note(number, game.players.index(decision.player))
        self._seated = [Seated(agent, game.setup) if agent else None for agent in self.agents]

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
        latest = [seat for _, seat in self.starts[-1:]]
        return next(iter((*latest, *self.people)), None)

    # Going on

    def step(self) -> list[GameEvent]:
        """Let a bot make one decision, if it is a bot's turn to decide; nothing otherwise."""
        question = self.game.question
        seated = self._seated[question.seat] if question else None
        if question is None or seated is None:
            return []
        try:
            answer = seated.answer(self.game.position, self.game.events)
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

    def _asked(self) -> Question:
        question = super()._asked()
        if self.agents[question.seat] is not None:
            raise IllegalAnswer("bots", player=self.game.players[question.seat])
        return question

    def undo(self, seed: int | None = None) -> list[GameEvent]:
        """Take back the last command of the person who looks.

        It is free up to where somebody has learned something. Beyond that, against bots alone, everything unseen then is dealt
        anew (by the seed), and the record shows it; other people do not have to put up with it.
        """
        start = self.last_start(self.viewer)
        if not self.starts:
            raise CannotUndo("nothing")
        if self.is_free(self.viewer):
            return self.undo_freely(self.viewer)
        if start is None or len(self.people) > 1:
            raise CannotUndo("learned")
        return self.take_back(start, seed)

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
            raise IllegalAnswer("rematch-early")
        return Session.seated(self.game.rematch(seed), self.bots, allow_commands=True)


def read_bots(text: str, players: Sequence[str]) -> dict[str, str]:
    """The bots that a saved game names."""
    found = BOTS.search(text)
    entries = found["bots"].split(",") if found else []
    pairs = [entry.partition("=") if f"={PROGRAM}" in entry else entry.rpartition("=") for entry in entries]
    bots = {player.strip(): bot.strip() for player, _, bot in pairs}
    for player in bots:
        if player not in players:
            raise BadRecord("no-bot", player=player, players=", ".join(players))
    return bots
