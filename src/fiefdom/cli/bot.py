"""Check a bot, let one of Fiefdom's own agents be one, or let any of them play a match."""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import sys
from dataclasses import dataclass

from fiefdom.agents.agent import is_program, read_player
from fiefdom.bots.bot import Limits, try_out
from fiefdom.bots.check import PASSED, BotReport, check_bot
from fiefdom.bots.guests import AgentGuest
from fiefdom.bots.match import MatchResult, play_match
from fiefdom.bots.process import check_command, split_command
from fiefdom.bots.protocol import OptionValue
from fiefdom.bots.serve import serve
from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import INTERRUPTED, note, progress, put, put_json
from fiefdom.cli.play import FIRST_GAME, choose_kingdom
from fiefdom.errors import BadAgent, BotFailed
from fiefdom.game.engines import cores
from fiefdom.options import check, option
from fiefdom.simulation.job import MatchJob
from fiefdom.simulation.statistics import decimal, percent
from fiefdom.text.texts import Texts

TASKS = ("check", "serve", "match")
GAMES = {"check": 10, "match": 100}
MARKS = {"passed": "✓", "failed": "✗", "skipped": "–"}


@dataclass(frozen=True)
class BotTaskOptions:
    """How bots are checked, and play matches."""

    games: int | None = option(None, metavar="N")
    kingdom: str = option(FIRST_GAME, metavar="KINGDOM", help="help-play-kingdom")
    seconds: float = option(5.0, low=0.001, high=86_400)
    settings: tuple[str, ...] = option((), flag="option", metavar="NAME=VALUE")
    processes: int | None = option(None, metavar="N")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("task", choices=TASKS, help=texts.format("help-bot-task"))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=texts.format("help-bot-bots"))
    add_options(parser, texts, BotTaskOptions, "bot")
    add_shared(parser, texts, "edition", "sets", "seed", "json")


def run(arguments: argparse.Namespace) -> int:
    if arguments.task != "match" and len(arguments.bots) > 1:
        raise BadAgent("several", bots=" ".join(arguments.bots), task=arguments.task)
    check(arguments, BotTaskOptions)
    return {"check": run_check, "serve": run_serve, "match": run_match}[arguments.task](arguments)


def read_options(words: list[str]) -> dict[str, OptionValue]:
    """The options `NAME=VALUE`: numbers, true and false are what they look like, everything else is text."""
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadAgent("option-value", word=word)
        options[name] = value
        with contextlib.suppress(json.JSONDecodeError):
            read = json.loads(value)
            options[name] = read if isinstance(read, bool | int | float) else value
    return options


def limits_of(arguments: argparse.Namespace) -> Limits:
    """The time that bots have."""
    return Limits(answer=arguments.seconds, start=max(arguments.seconds, Limits().start))


# The tasks


def run_serve(arguments: argparse.Namespace) -> int:
    """Be a bot until there is nobody to talk to any more."""
    return serve(arguments.bots[0], sys.stdin.buffer, sys.stdout.buffer, note)


def run_check(arguments: argparse.Namespace) -> int:
    """Check a bot and print what was found; 1 if something is wrong."""
    bot = arguments.bots[0]
    command = read_player(bot, allow_commands=True).command if is_program(bot) else bot
    assert command is not None
    check_command(split_command(command))
    games = GAMES["check"] if arguments.games is None else arguments.games
    with progress() as bar:
        task = bar.add_task(arguments.texts.format("botcheck-playing"), total=games)
        report = check_bot(
            command,
            games,
            1 if arguments.seed is None else arguments.seed,
            limits=limits_of(arguments),
            options=read_options(arguments.settings),
            progress=lambda played: bar.update(task, completed=played),
        )
    if arguments.json:
        put_json(report.as_dict())
    else:
        show_report(report, arguments.texts)
    if report.interrupted:
        note(arguments.texts.format("error-interrupted"))
        return INTERRUPTED
    return 0 if report.passed else 1


def show_report(report: BotReport, texts: Texts) -> None:
    """A line for each check, what is wrong below it, and the verdict."""
    for each in report.checks:
        put(f"{MARKS[each.status]} {texts.format(f'botcheck-{each.name}')}")
        said = texts.error(each.said) if isinstance(each.said, BotFailed) else each.said
        for line in said.splitlines():
            put(f"    {line}")
    if report.complaints and not report.passed:
        put(texts.format("botcheck-stderr"))
        for line in report.complaints.splitlines()[-20:]:
            put(f"    {line}")
    wrong = sum(each.status != PASSED for each in report.checks)
    put(texts.format("botcheck-good") if report.passed else texts.format("botcheck-bad", n=wrong))


def run_match(arguments: argparse.Namespace) -> int:
    """Play a match and print who won how often; 1 if somebody lost by rule."""
    texts: Texts = arguments.texts
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    kingdom = choose_kingdom(arguments.kingdom, arguments.edition, seed, texts, sets=arguments.sets)
    games = GAMES["match"] if arguments.games is None else arguments.games
    processes = min(cores(), games) if arguments.processes is None else arguments.processes
    options = read_options(arguments.settings)
    for name in arguments.bots:
        try_out(name)
    limits = limits_of(arguments)
    players = tuple(AgentGuest(name, limits=limits, options=options if is_program(name) else {}) for name in arguments.bots)
    job = MatchJob(kingdom, players, games, seed)
    with progress() as bar:
        task = bar.add_task(texts.format("botcheck-playing"), total=job.games)
        result = play_match(job, processes, lambda so_far: bar.update(task, completed=len(so_far.games)))
    if arguments.json:
        put_json(result.as_dict())
    else:
        show_match(result, texts)
    if len(result.games) < job.games:
        note(texts.format("error-interrupted"))
        return INTERRUPTED
    return 1 if result.failures else 0


def show_match(result: MatchResult, texts: Texts) -> None:
    """The shares with their intervals, and the first report of each player who lost by rule."""
    for player, name in enumerate(result.names):
        low, high = result.interval(player)
        share = f"{percent(result.shares[player], texts):>6}  [{percent(low, texts)}, {percent(high, texts)}]"
        put(texts.format("match-player", name=name, share=share, points=decimal(result.mean_score(player), texts)))
    put(texts.format("match-games", n=len(result.games), seed=str(result.job.seed), seconds=decimal(result.seconds, texts)))
    for player, name in enumerate(result.names):
        failures = [failure for failure in result.failures if failure.player == player]
        if failures:
            put(texts.format("match-lost-by-rule", name=name, n=len(failures)))
            problem = failures[0].problem
            for line in [*texts.error(problem).splitlines(), *problem.complaints.splitlines()[-10:]]:
                put(f"    {line}")
