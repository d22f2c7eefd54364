"""A game at one keyboard: who sits there, people and bots; undo that knows commands; where games are kept, save and resume."""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fiefdom.agents.agent import DEFAULT_BOT, PROGRAM, read_player, title_of
from fiefdom.agents.matching import ADAPTIVE, LevelResult, fitting_level, result_against
from fiefdom.bots.bot import find_player
from fiefdom.bots.process import check_command, split_command
from fiefdom.cards.card import Card
from fiefdom.errors import BadAgent, BadPath, BadPlayers, BadRecord, BotFailed, CannotUndo, IllegalAnswer
from fiefdom.files import read_whole, write_whole
from fiefdom.game.commands import Commands
from fiefdom.game.decision import check_player_name, standing_decisions, told_apart
from fiefdom.game.driver import Agent, Seated, Understudy, hurried
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.position import check_seats
from fiefdom.game.question import Question
from fiefdom.game.record import Record
from fiefdom.text.letters import visible
from fiefdom.text.texts import Texts

LAST_GAME = "last.fief"


def data_directory(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder of this user's games, wherever the system wants it; `FIEFDOM_DATA` overrides."""
    if environment.get("FIEFDOM_DATA"):
        return Path(environment["FIEFDOM_DATA"])
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "fiefdom"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "fiefdom"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "fiefdom"


def last_game(environment: Mapping[str, str]) -> Path:
    """The file of the game that was played last."""
    return data_directory(environment) / LAST_GAME


def read_record(path: Path) -> Record:
    try:
        return Record.parse(read_whole(path, "record"))
    except BadRecord as problem:
        raise in_file(problem, path) from problem


def in_file(problem: BadRecord, path: Path) -> BadRecord:
    return BadRecord(cause=problem, file=str(path))


@dataclass(frozen=True)
class Participant:
    """A player: a person, or the bot of this name."""

    name: str
    bot: str = ""


def read_seats(
    text: str,
    bots: int,
    texts: Texts,
    cards: Sequence[Card] = (),
    *,
    named: Sequence[str] = (),
    results: Sequence[LevelResult] = (),
) -> list[Participant]:
    """The players of a list with commas, the bots of these names, and so many bots more; bots may be after own cards.

    Whoever is to adapt is the level that fits the `results` of the person.
    """
    entries = [entry.strip() for entry in text.split(",")] + [f"bot:{name}" for name in named] + [f"bot:{DEFAULT_BOT}"] * bots
    check_seats(len(entries))
    seats = [_seat(matched(entry, results), texts, cards) for entry in entries]
    people = [seat.name for seat in seats if not seat.bot]
    for name in people:
        if people.count(name) > 1:
            raise BadPlayers("same-name", name=name)
    return list(_told_apart(seats))


def matched(entry: str, results: Sequence[LevelResult]) -> str:
    """An entry with a level in the place of an opponent who adapts."""
    name, bot, wish = entry.rpartition("bot:")
    return f"{name}{bot}{fitting_level(results).name}" if bot and wish.strip().lower() == ADAPTIVE else entry


def _seat(entry: str, texts: Texts, cards: Sequence[Card]) -> Participant:
    name, equals, bot = entry.partition("=bot:")
    if not equals and entry.startswith("bot:"):
        name, bot = "", entry.removeprefix("bot:")
    if not bot:
        return Participant(check_player_name(entry))
    if "," in bot:
        raise BadPlayers("comma", command=bot)
    player = read_player(bot, cards, files=True, allow_commands=True)
    if player.command is not None:
        check_command(split_command(player.command))
    return Participant(check_player_name(name.strip() or title_of(player, texts, cards)), bot)


def _told_apart(seats: Sequence[Participant]) -> Iterator[Participant]:
    """The seats with different names: the second bot of a name gets a number."""
    taken = {seat.name for seat in seats if not seat.bot}
    for seat in seats:
        name = told_apart(seat.name, taken) if seat.bot else seat.name
        taken.add(name)
        yield Participant(check_player_name(name), seat.bot)


# How strong whoever sits here is


MOST_SECONDS = 5.0
"""How long a bot that thinks may think about an answer, so that nobody waits longer where the engine is not compiled."""

LEVEL_RESULTS = "levels.json"
KEPT_RESULTS = 24


def level_results(environment: Mapping[str, str]) -> list[LevelResult]:
    """The last games on this computer against levels, the newest first; none if there is nothing that can be read."""
    try:
        kept = json.loads(read_whole(data_directory(environment) / LEVEL_RESULTS, "record"))
        return [LevelResult(int(level), float(points)) for level, points in kept]
    except (BadPath, TypeError, ValueError):
        return []


def note_result(session: Session, environment: Mapping[str, str]) -> None:
    """Keep how a game ended, if it is over and was one person's against a level."""
    outcome = session.game.outcome
    people = [seat for seat, name in enumerate(session.game.players) if name not in session.bots]
    if outcome is None or len(people) != 1:
        return
    points = 1 / len(outcome.winners) if people[0] in outcome.winners else 0.0
    if result := result_against(session.bots.values(), points):
        kept = [result, *level_results(environment)][:KEPT_RESULTS]
        with contextlib.suppress(BadPath):  # a disk that cannot be written to is no reason to stop
            write_whole(data_directory(environment) / LEVEL_RESULTS, json.dumps(kept) + "\n")


def own_name(environment: Mapping[str, str], texts: Texts) -> str:
    """What to call whoever sits at the keyboard."""
    name = (environment.get("USER") or environment.get("USERNAME") or "").strip().capitalize()
    try:
        return check_player_name(name)
    except BadPlayers:
        return visible(texts.format("ui-you"))


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
        return tuple(seat for seat, agent in enumerate(self.agents) if agent is None)

    @property
    def is_waiting_for_person(self) -> bool:
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

    def told_by_bots(self, texts: Texts) -> list[str]:
        """What bots that think are up to, and why they bought what they bought last: for whoever plays alone, and for all afterwards."""
        from fiefdom.agents.thinking import ThinkingAgent  # here, because few games need it
        from fiefdom.review.bot_plan import bot_plan, bot_plan_lines

        if len(self.people) > 1 and not self.game.outcome:
            raise BadAgent("plan-others")
        thinking = [(seat, agent) for seat, agent in enumerate(self.agents) if isinstance(agent, ThinkingAgent)]
        if not thinking:
            raise BadAgent("plan-nobody")
        told = [bot_plan(agent, self.game, seat, self.viewer) for seat, agent in thinking]
        return [line for each in told for line in bot_plan_lines(each, self.game, texts)]

    # Going on

    def step(self) -> list[GameEvent]:
        """Let a bot make one decision, if it is a bot's turn to decide; nothing otherwise."""
        question = self.game.question
        seated = self._seated[question.seat] if question else None
        if question is None or seated is None:
            return []
        try:
            with hurried(seated.agent, MOST_SECONDS):
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
