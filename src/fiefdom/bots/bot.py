"""A bot: an agent that is a program of its own, asked over the protocol. What it does wrong loses the game, by rule."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict, TypeVar

import msgspec

from fiefdom import __version__
from fiefdom.agents.agent import is_program, read_player
from fiefdom.bots.process import BotProgram, Ended, Flood, check_command, split_command
from fiefdom.bots.protocol import (
    PROTOCOL,
    BotAnswer,
    BotHello,
    BotOptions,
    BotQuestion,
    FromBot,
    Lost,
    OptionValue,
    Quit,
    Ready,
    SeenEvent,
    ToBot,
    read_from_bot,
    write_line,
)
from fiefdom.bots.sight import event_messages, game_over_message, new_game_message, question_message
from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadAgent, BotFailed
from fiefdom.game.driver import Agent
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Outcome
from fiefdom.game.record import Setup
from fiefdom.game.view import View
from fiefdom.lengths import LONGEST_REPLY

Reply = TypeVar("Reply", BotHello, Ready, BotAnswer)

SHOWN = 120
"""Characters of a wrong line that a report shows."""


class BotMoment(TypedDict):
    """When a bot failed, as texts put it: `hello`, `ready` or an `answer` is awaited, or a `game` or a `question` is about to come."""

    moment: str
    number: int
    question: str


@dataclass(frozen=True)
class Limits:
    """How many seconds a bot has: to start and to get ready, to answer a question, to end."""

    start: float = 10.0
    answer: float = 5.0
    end: float = 2.0


@dataclass
class Thinking:
    """How long a bot took for its answers, in seconds."""

    answers: int = 0
    total: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count an answer."""
        self.answers += 1
        self.total += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True)
class BotEnd:
    """How a bot ended: its exit code (None if it had to be killed), and lines that nobody had asked for."""

    code: int | None
    leftovers: tuple[str, ...] = ()
    complaints: str = ""


@dataclass
class Playing:
    """The game that a bot is in: how many events were told, and questions asked, and its turns at the last of them."""

    kingdom: Kingdom
    seat: int
    told: int = 0
    asked: int = 0
    turns: int = 0


@dataclass(eq=False)
class Bot:
    """A program that answers questions. It is started when it is needed and lives until `close`.

    Where nobody begins a game, its first question does, without the names of the players. `BotFailed` says that the bot has lost by
    rule; the program is ended then, and started anew for the next game.
    """

    command: Sequence[str] | str
    limits: Limits = Limits()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    hello: BotHello | None = field(default=None, init=False)
    thinking: Thinking = field(default_factory=Thinking, init=False)
    remarks: str = field(default="", init=False)
    _seen: list[GameEvent] = field(default_factory=list, init=False, repr=False)
    _program: BotProgram | None = field(default=None, init=False, repr=False)
    _playing: Playing | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        self.command = split_command(self.command)

    @property
    def name(self) -> str:
        """What it calls itself; its command until it has said so."""
        return self.hello.name if self.hello else shlex.join(self.command)

    @property
    def pid(self) -> int | None:
        """Its process, if it runs."""
        return self._program.pid if self._program else None

    # The conversation

    def start(self) -> BotHello:
        """Start the program and shake hands, unless that is done."""
        if self._program and self.hello:
            return self.hello
        self._program = BotProgram(self.command, LONGEST_REPLY)
        self._tell(BotHello(PROTOCOL, f"Fiefdom {__version__}"))
        self.hello = self._expect(BotHello, self.limits.start, at("hello"))
        if self.hello.protocol != PROTOCOL:
            raise self._failed("version", "handshake", version=self.hello.protocol, wanted=PROTOCOL)
        self._set_options(self.hello)
        return self.hello

    def _set_options(self, hello: BotHello) -> None:
        try:
            for name, value in self.options.items():
                check_option(hello, name, value)
        except BadAgent:
            self.close()
            raise
        if self.options:
            self._tell(BotOptions(dict(self.options)))

    def begin(self, setup: Setup, seat: int) -> None:
        """Begin a game: start the program if need be, tell it the cards, wait until it is ready."""
        self.start()
        self._refuse_unasked(at("game"))
        self._playing = Playing(setup.kingdom, seat)
        self._seen.clear()
        self._tell(new_game_message(setup.kingdom, setup.players, seat, setup.starter))
        self._expect(Ready, self.limits.start, at("ready"))

    def observe(self, events: Iterable[GameEvent]) -> None:
        """Take in what its seat saw; the program hears of it with its next question."""
        self._seen += events

    def choose(self, view: View) -> str:
        """The answer to the open question of a view. A new game is noticed by its first event, its cards, its seat or its turns."""
        assert view.seat is not None
        if self._is_new(view):
            seen = list(self._seen)
            players = tuple(f"Player {seat + 1}" for seat in range(view.seats))
            self.begin(Setup(view.kingdom, players, view.turn, None), view.seat)
            self._seen += seen
        self._now_playing().turns = view.turns(view.seat)
        return self._ask(view)

    def _is_new(self, view: View) -> bool:
        playing = self._playing
        if playing is None or (playing.kingdom, playing.seat) != (view.kingdom, view.seat):
            return True
        assert view.seat is not None
        is_told_anew = bool(playing.asked) and any(event.number == 0 for event in self._seen)
        return is_told_anew or view.turns(view.seat) < playing.turns

    def _news(self) -> list[SeenEvent]:
        """What the program has not heard of yet."""
        playing = self._now_playing()
        news = event_messages(self._seen, playing.told)
        playing.told += len(news)
        self._seen.clear()
        return news

    def _ask(self, view: View) -> str:
        playing = self._now_playing()
        playing.asked += 1
        message = question_message(view, playing.asked, self.limits.answer, self._news())
        self._refuse_unasked(at("question", message))
        started = time.perf_counter()
        self._tell(message)
        reply = self._expect(BotAnswer, self.limits.answer, at("answer", message))
        self.thinking.add(time.perf_counter() - started)
        if reply.number not in (None, message.number):
            raise self._failed("other-question", "illegal", answered=reply.number, number=message.number, question=message.id)
        if reply.answer not in message.answers:
            said, legal = reply.answer[:SHOWN], message.answers
            raise self._failed("not-legal", "illegal", number=message.number, question=message.id, answer=said, legal=legal)
        self.remarks = reply.remarks
        return reply.answer

    def end(self, outcome: Outcome | None) -> None:
        """Tell the bot how its game ended; one that is left before its end is not spoken of."""
        if self._playing and self._program and outcome:
            self._tell(game_over_message(outcome, self._news()))
        self._playing = None

    # What goes wrong

    def _now_playing(self) -> Playing:
        assert self._playing is not None
        return self._playing

    def _running(self) -> BotProgram:
        assert self._program is not None
        return self._program

    def _tell(self, message: ToBot) -> None:
        self._running().tell(write_line(message))

    def _expect(self, kind: type[Reply], seconds: float, when: BotMoment) -> Reply:
        """The reply, of this kind; whatever else the program does is its fault."""
        line = self._running().hear(seconds)
        if line is None:
            raise self._failed("silent", "timeout", seconds=f"{seconds:g}", **when)
        message = self._read(line, when)
        if not isinstance(message, kind):
            raise self._failed("unexpected", "babble", text=_shown(write_line(message).strip()), **when)
        return message

    def _read(self, line: bytes | Ended | Flood, when: BotMoment) -> FromBot:
        if isinstance(line, Ended):
            raise self._crashed(when)
        if isinstance(line, Flood):
            raise self._failed("flood", "babble", **when)
        try:
            return read_from_bot(line)
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise self._failed("no-message", "babble", text=_shown(line), why=problem, **when) from problem

    def _crashed(self, when: BotMoment) -> BotFailed:
        code = self._running().wait(1)
        if code is None:
            return self._failed("closed", "crash", **when)
        if last := self._running().last_words():
            return self._failed("ended-saying", "crash", code=code, last=last[:SHOWN], **when)
        return self._failed("ended", "crash", code=code, **when)

    def _refuse_unasked(self, when: BotMoment) -> None:
        line = self._running().unasked()
        if isinstance(line, bytes):
            raise self._failed("not-asked", "babble", text=_shown(line), **when)
        if line is not None:
            self._read(line, when)

    def _failed(self, key: str, fault: str, **values: Any) -> BotFailed:
        """End the program, with a last message that says why."""
        program, self._program, self._playing = self._running(), None, None
        self._seen.clear()
        problem = BotFailed(key, command=shlex.join(self.command), fault=fault, **values)
        program.tell(write_line(Lost(problem.message)))
        program.close_input()
        program.wait(0.2)
        program.kill()
        problem.complaints = program.complaints
        return problem

    # The end

    def close(self) -> BotEnd | None:
        """Let the program end, kill it if it does not, and whatever it started; how it ended, None if it did not run."""
        if self._program is None:
            return None
        self._tell(Quit())
        return self.hang_up()

    def hang_up(self) -> BotEnd:
        """End the program without a word: it should notice the end of its input."""
        program, self._program, self._playing = self._running(), None, None
        program.close_input()
        code = program.wait(self.limits.end)
        program.kill()
        leftovers = []
        while (line := program.unasked()) is not None:
            leftovers += [_shown(line)] if isinstance(line, bytes) else ["…"] if isinstance(line, Flood) else []
        return BotEnd(code, tuple(leftovers), program.complaints)

    def __enter__(self) -> Bot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def find_player(
    word: str,
    seed: int = 0,
    *,
    cards: Sequence[Card] = (),
    files: bool = False,
    allow_commands: bool = False,
) -> Agent:
    """The agent of this name, or the program (`read_player`)."""
    player = read_player(word, cards, files=files, allow_commands=allow_commands)
    if player.command is None:
        return player.agent(seed)
    return program(player.command)


def program(command: str, limits: Limits | None = None, options: Mapping[str, OptionValue] | None = None) -> Bot:
    """The program of a command, which is not started yet; a command that cannot be run is refused."""
    bot = Bot(command, limits or Limits(), options or {})
    check_command(bot.command)
    return bot


def try_out(word: str) -> None:
    """Let a program introduce itself, so that one that cannot play is refused before anything begins. Other players can always play."""
    command = read_player(word, allow_commands=True).command if is_program(word) else None
    if command is None:
        return
    bot = program(command)
    try:
        bot.start()
    except BotFailed as problem:
        raise BadAgent("cannot-play", cause=problem) from problem
    finally:
        bot.close()


def check_option(hello: BotHello, name: str, value: OptionValue) -> None:
    """Refuse what a bot does not offer to be set."""
    offered = {option.name: option for option in hello.options}
    option = offered.get(name)
    if option is None:
        raise BadAgent("no-option", bot=hello.name, name=name, number=len(offered), options=", ".join(offered))
    if option.choices and value not in option.choices:
        raise BadAgent("no-choice", value=value, name=name, choices=", ".join(map(str, option.choices)))
    if type(value) is not type(option.default) and (type(option.default), type(value)) != (float, int):
        raise BadAgent("option-kind", value=value, name=name, example=option.default)


def at(moment: str, asked: BotQuestion | None = None) -> BotMoment:
    """A moment, with its question if there is one."""
    return BotMoment(moment=moment, number=asked.number if asked else 0, question=asked.id if asked else "")


def _shown(line: bytes) -> str:
    """The beginning of a line, fit for a report."""
    text = line.decode(errors="replace")
    return "".join(sign if sign.isprintable() else "?" for sign in text[:SHOWN]) + ("…" if len(text) > SHOWN else "")
