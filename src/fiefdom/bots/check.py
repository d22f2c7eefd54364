"""What is right and what is wrong with a bot, for its author: one check after the other, each passed, failed or not reached."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fiefdom.agents.agent import find_agent
from fiefdom.bots.bot import Bot, BotEnd, Limits
from fiefdom.bots.match import MOST_DECISIONS
from fiefdom.bots.process import split_command
from fiefdom.bots.protocol import BotHello, OptionValue
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadNumber, BotFailed
from fiefdom.game.driver import Seated
from fiefdom.game.game import Game, new_game
from fiefdom.game.question import PASS

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"

CHECKS = ("start", "handshake", "ready", "games", "answers", "time", "silence", "quit", "end-of-input")
"""What is checked, in this order; the message `botcheck-NAME` says it in words."""

AT_FAULT = {"start": "start", "handshake": "handshake", "timeout": "time", "babble": "silence", "illegal": "answers", "crash": "games"}
"""The check that a bot fails by its fault in the middle of a game."""

KINGDOMS = (
    "first-game-2",
    "interaction-1",
    "size-distortion-1",
    "size-distortion-2",
    "deck-top-2",
    "silver-and-gold-2",
    "big-money-1",
    "improvements-2",
)
"""Sets that together ask nearly every question there is; after them come random ones."""

OPPONENTS = ("big-money+militia", "random", "big-money", "big-money+witch", "big-money+spy")
PLAYED_WHOLLY = 2
"""Games that the bot plays from the beginning to the end; in the others it joins in the middle and answers for a while."""

JOINED_AFTER = 80
"""Decisions of each player before the bot joins a game."""

MOST_ANSWERS = 150
"""Answers of the bot in a game that it joined."""


@dataclass(frozen=True)
class Check:
    """One check: its name, how it went, and what there is to say about it: numbers, or what is wrong."""

    name: str
    status: str
    said: str | BotFailed = ""

    @property
    def detail(self) -> str:
        """What there is to say about it, in English."""
        return str(self.said)


@dataclass
class BotReport:
    """All checks of a bot, and what it did on the way."""

    command: tuple[str, ...]
    name: str = ""
    checks: list[Check] = field(default_factory=list)
    games: int = 0
    answers: int = 0
    slowest: float = 0.0
    mean: float = 0.0
    questions: set[str] = field(default_factory=set)
    complaints: str = ""
    interrupted: bool = False

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return all(check.status == PASSED for check in self.checks)

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON shows it."""
        return {
            "command": list(self.command),
            "name": self.name,
            "passed": self.passed,
            "checks": [{"name": check.name, "status": check.status, "detail": check.detail} for check in self.checks],
            "games": self.games,
            "answers": self.answers,
            "slowest_seconds": round(self.slowest, 4),
            "mean_seconds": round(self.mean, 5),
            "questions": sorted(self.questions),
            "stderr": self.complaints,
        }


def check_bot(
    command: str,
    games: int = 10,
    seed: int = 1,
    *,
    limits: Limits | None = None,
    options: Mapping[str, OptionValue] | None = None,
    progress: Callable[[int], None] | None = None,
) -> BotReport:
    """Try out a bot: start it, play games on several kingdoms with two to four players, end it in both ways. Ctrl-C ends it early."""
    if games < 1:
        raise BadNumber("check", games=games)
    bot = Bot(command, limits or Limits(), options or {})
    report = BotReport(split_command(command))
    results = dict.fromkeys(CHECKS, Check("", SKIPPED))
    report.interrupted = True
    with bot, contextlib.suppress(KeyboardInterrupt):
        for check in _course(bot, report, games, seed, progress or (lambda _: None)):
            if results[check.name].status != FAILED:  # what has failed stays failed
                results[check.name] = check
        report.interrupted = False
    report.checks = [Check(name, check.status, check.said) for name, check in results.items()]
    return report


def _course(bot: Bot, report: BotReport, games: int, seed: int, progress: Callable[[int], None]) -> Iterator[Check]:
    """The checks as they go."""
    try:
        hello = bot.start()
    except BotFailed as problem:
        report.complaints = problem.complaints
        if problem.fault != "start":
            yield Check("start", PASSED)
        yield Check("start" if problem.fault == "start" else "handshake", FAILED, problem)
        return
    report.name = hello.name
    yield Check("start", PASSED)
    yield _handshake(hello)
    failed = yield from _games(bot, report, games, seed, progress)
    report.answers, report.slowest = bot.thinking.answers, bot.thinking.slowest
    report.mean = bot.thinking.total / max(bot.thinking.answers, 1)
    if not failed:
        yield Check("answers", PASSED, f"{report.answers} answers to {len(report.questions)} kinds of question")
        yield Check("time", PASSED, f"{report.mean * 1000:.1f} ms on average, {report.slowest * 1000:.0f} ms at most")
    yield from _ending(bot, report, failed=failed)


def _handshake(hello: BotHello) -> Check:
    names = [option.name for option in hello.options]
    if not hello.name.strip():
        return Check("handshake", FAILED, BotFailed("no-name", fault="handshake"))
    if len(set(names)) < len(names):
        return Check("handshake", FAILED, BotFailed("options-alike", options=", ".join(names), fault="handshake"))
    wrong = [option.name for option in hello.options if option.choices and option.default not in option.choices]
    if wrong:
        return Check("handshake", FAILED, BotFailed("default", option=wrong[0], fault="handshake"))
    return Check("handshake", PASSED, hello.name + (f"; options: {', '.join(names)}" if names else ""))


def _games(bot: Bot, report: BotReport, games: int, seed: int, progress: Callable[[int], None]) -> Generator[Check, None, bool]:
    """Play; whether the bot failed."""
    for number in range(games):
        game, seat = game_of(number, seed), seat_of(number)
        name = "ready"
        try:
            bot.begin(game.setup, seat)
            name = ""
            yield Check("ready", PASSED)
            _play(bot, report, number, seed, game)
        except BotFailed as problem:
            report.complaints = problem.complaints
            in_game = BotFailed("in-game", game=number + 1, cause=problem, fault=problem.fault)
            yield Check(name or AT_FAULT[problem.fault], FAILED, in_game)
            return True
        report.games += 1
        progress(report.games)
    yield Check("games", PASSED, f"{games} games with two to four players")
    return False


def players_of(number: int) -> int:
    """How many play a game of the check: two, three and four in turn."""
    return 2 + number % 3


def seat_of(number: int) -> int:
    """The seat of the bot, another one every time."""
    return number % players_of(number)


def game_of(number: int, seed: int) -> Game:
    """A game of the check, for the bot to join."""
    names = [f"Player {other + 1}" for other in range(players_of(number))]
    game = new_game(kingdom_of(number, seed), players=names, seed=seed + number)
    if number >= PLAYED_WHOLLY:
        _collect_cards(game, Random(seed + number))
    return game


def kingdom_of(number: int, seed: int) -> Kingdom:
    """The kingdom of a game of the check."""
    return find_kingdom(KINGDOMS[number]) if number < len(KINGDOMS) else random_kingdom(seed + number, "both")


def _play(bot: Bot, report: BotReport, number: int, seed: int, game: Game) -> None:
    """Let the bot play against agents of Fiefdom."""
    players = [Seated(find_agent(OPPONENTS[(number + other) % len(OPPONENTS)], seed + other)) for other in range(players_of(number))]
    players[seat_of(number)] = Seated(bot)
    enough = bot.thinking.answers + (MOST_ANSWERS if number >= PLAYED_WHOLLY else MOST_DECISIONS)
    while game.question and game.decisions < MOST_DECISIONS and bot.thinking.answers < enough:
        if game.question.seat == seat_of(number):
            report.questions.add(game.question.id)
        game.answer(players[game.question.seat].answer(game.position, game.events))
    players[seat_of(number)].end(seat_of(number), game.events, game.outcome)


def _collect_cards(game: Game, random: Random) -> None:
    """Fill all decks with Actions, so that they ask all kinds of questions."""
    while game.question and game.decisions < JOINED_AFTER * len(game.players):
        question = game.question
        wanted = [card.name for card in question.cards if card.has_type(ACTION)]
        is_gain = question.id == "buy" or question.id.endswith(".gain")
        if question.id == "treasure" or (is_gain and not wanted):
            game.answer(question.answers[0] if question.id == "treasure" or not question.may_pass else PASS)
        else:
            game.answer(random.choice(wanted or question.answers))


def _ending(bot: Bot, report: BotReport, *, failed: bool) -> Iterator[Check]:
    """Let it end on `quit`, and a fresh one at the end of its input."""
    try:
        bot.start()
    except BotFailed as problem:
        yield Check("quit", FAILED, problem)
        return
    ending = bot.close()
    assert ending is not None
    report.complaints = report.complaints or ending.complaints
    if ending.leftovers:
        yield Check("silence", FAILED, BotFailed("left-over", text=ending.leftovers[0], fault="babble"))
    elif not failed:
        yield Check("silence", PASSED)
    yield _exit("quit", ending, bot.limits.end)
    try:
        bot.start()
    except BotFailed as problem:
        yield Check("end-of-input", FAILED, problem)
        return
    yield _exit("end-of-input", bot.hang_up(), bot.limits.end)


def _exit(name: str, ending: BotEnd, seconds: float) -> Check:
    if ending.code is None:
        return Check(name, FAILED, BotFailed("still-runs", seconds=f"{seconds:g}", after=name, fault="end"))
    if ending.code:
        return Check(name, FAILED, BotFailed("exit-code", code=ending.code, after=name, fault="end"))
    return Check(name, PASSED)
