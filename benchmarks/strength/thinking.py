"""How strong thinking is: `python -m benchmarks.strength.thinking ROW [--rollouts 600] [--leaders quick] [--pairs 4] [--processes 2]`.

Every pair of games has the same shuffles, once with each starter (where the opponent always starts, one game each); ties count half.
The interval of a row is over pairs. Thinking has a fixed number of rollouts for each decision and no clock, so results can be repeated;
`--player expert` and `--player master` have the rollouts of those levels. Pairs that were played are kept in `results/`, so an interrupted
run goes on; `--table` only prints them.
"""

from __future__ import annotations

import argparse
import csv
import functools
import json
import math
import multiprocessing
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import numpy

from benchmarks.strength.engine_bot import engine_bot
from benchmarks.strength.lists import kingdoms
from benchmarks.strength.measure import Z
from benchmarks.strength.menus import evolve_menu
from benchmarks.strength.opponents import ULTIMATE, best_money
from benchmarks.strength.players import bred_leaders, long_bred_leader
from fiefdom.agents.levels import EXPERT, LEVELS, adept, craftsman
from fiefdom.agents.plans import Plans
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ROLLOUTS, ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.evolve.find import find_leaders, quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.driver import Agent, Seated
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.strategy.library import library
from fiefdom.strategy.play import group_seed, seating
from fiefdom.strategy.strategy import Strategy

WITCHES = "Festival, Gardens, Laboratory, Market, Moneylender, Remodel, Smithy, Village, Witch, Woodcutter"
HOW_TO = "Harbinger, Laboratory, Militia, Mine, Moat, Poacher, Sentry, Throne Room, Vassal, Witch"
THIN = "Chapel, Festival, Laboratory, Market, Militia, Moat, Smithy, Spy, Village, Woodcutter"
SEED = 770_000
"""Nothing was tuned with these shuffles."""

RESULTS = Path(__file__).parent / "results"

BRED_SECONDS = 600
"""Processor seconds of breeding for the opponent of the row `bred`."""

OF_LEVELS = {"expert": EXPERT.rollouts, "master": ROLLOUTS}
"""The rollouts of the levels that think."""


@dataclass(frozen=True)
class Task:
    """A pair of games: the row's name, the kingdom, the opponent (a slug, `best-money` or a level), the seed and how to think."""

    row: str
    code: str
    edition: int | str
    opponent: str
    seed: int
    starters: tuple[int, ...]
    rollouts: int
    leaders: str


def main() -> None:
    """Measure one row."""
    arguments = parser().parse_args()
    arguments.list = arguments.list or ("held-out" if arguments.row == "menus" else "reporting")
    arguments.rollouts = OF_LEVELS.get(arguments.player, arguments.rollouts)
    path = RESULTS / f"thinking-{arguments.row}-{arguments.list}-{arguments.rollouts}-{arguments.leaders}.csv"
    known = {} if arguments.anew else read(path)
    tasks = list(ROWS[arguments.row](arguments))
    if not arguments.table:
        play_all([task for task in tasks if key_of(task) not in known], known, path, arguments.processes)
    found: dict[str, list[float]] = {}
    for task in tasks:
        if key_of(task) in known:
            found.setdefault(task.row, []).append(known[key_of(task)])
    games = len(tasks[0].starters)
    rows = [asdict(summary(name, shares, games)) for name, shares in found.items()]
    print(json.dumps(rows, indent=1) if arguments.json else "\n".join(str(summary(name, shares, games)) for name, shares in found.items()))


def play_all(tasks: Sequence[Task], known: dict[Key, float], path: Path, processes: int) -> None:
    """Play the pairs, and keep each as soon as it is over."""
    shares: list[float] = []
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        try:
            for task, share in pool.imap_unordered(play_pair, tasks):
                known[key_of(task)] = share
                write(path, known)
                shares.append(share)
                print(
                    f"\r{len(shares)}/{len(tasks)}  {summary('these', shares, len(task.starters))}",
                    end="\x1b[K",
                    file=sys.stderr,
                    flush=True,
                )
        except KeyboardInterrupt:
            pool.terminate()
    print(file=sys.stderr)


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    found = argparse.ArgumentParser(description=__doc__)
    found.add_argument("row", choices=tuple(ROWS))
    found.add_argument("--rollouts", type=int, default=600, help="for each decision")
    found.add_argument("--player", default="", choices=("", *OF_LEVELS), help="a level, which has its own number of rollouts")
    found.add_argument("--leaders", default="quick", help="quick, known, or a number of games to breed with")
    found.add_argument("--list", help="a list of kingdoms: reporting unless said, held-out for the menus")
    found.add_argument("--kingdoms", type=int, default=50, help="the first so many of each edition")
    found.add_argument("--pairs", type=int, default=4, help="of games on each kingdom against each opponent")
    found.add_argument("--processes", type=int, default=2)
    found.add_argument("--level", type=int, default=0, help="only this level against the one below")
    found.add_argument("--anew", action="store_true", help="play again what was played before")
    found.add_argument("--table", action="store_true", help="only print what was played before")
    found.add_argument("--json", action="store_true")
    return found


# What was played

Key = tuple[str, str, str, int]


def key_of(task: Task) -> Key:
    """What tells a pair of games from the others of a file."""
    return task.row, task.code, task.opponent, task.seed


def read(path: Path) -> dict[Key, float]:
    """The pairs that were played before."""
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as lines:
        return {(row["row"], row["kingdom"], row["opponent"], int(row["seed"])): float(row["share"]) for row in csv.DictReader(lines)}


def write(path: Path, known: Mapping[Key, float]) -> None:
    """Keep them."""
    path.parent.mkdir(exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(("row", "kingdom", "opponent", "seed", "share"))
        writer.writerows((*key, share) for key, share in known.items())


@dataclass(frozen=True)
class Share:
    """A share of points with half of its 95 % interval."""

    row: str
    share: float
    reach: float
    games: int

    def __str__(self) -> str:
        return f"{self.row:40} {self.share:6.1%} ± {self.reach:.1%}  {self.games} games"


def summary(row: str, shares: Sequence[float], games: int) -> Share:
    """The mean over pairs and its interval."""
    values = numpy.array(shares)
    reach = Z * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return Share(row, float(values.mean()), reach, games * len(values))


# The rows


def on_lists(arguments: argparse.Namespace, opponent: str) -> Iterator[Task]:
    """A thinker on random kingdoms of both editions."""
    for kingdom in listed(arguments):
        yield from pairs(arguments, f"{opponent}, edition {kingdom.edition}", kingdom, opponent)


def on_second(arguments: argparse.Namespace, opponent: str) -> Iterator[Task]:
    """The same on those of the second edition alone."""
    return (task for task in on_lists(arguments, opponent) if task.edition == 2)


def bred(arguments: argparse.Namespace) -> Iterator[Task]:
    """A thinker on some kingdoms of a list, the same ones whatever their number, against the leader of ten minutes' breeding."""
    of_editions = [[kingdom for kingdom in kingdoms(arguments.list) if kingdom.edition == edition] for edition in (1, 2)]
    drawn = zip(*(Random(SEED).sample(each, len(each)) for each in of_editions), strict=False)
    for kingdom in [each for both in drawn for each in both][: 2 * arguments.kingdoms]:
        yield from pairs(arguments, f"bred, {kingdom.code()}", kingdom, f"bred:{BRED_SECONDS}")


def on_sets(arguments: argparse.Namespace, codes: Sequence[str], *slugs: str, starters: tuple[int, ...] = (0, 1)) -> Iterator[Task]:
    """A thinker on named kingdoms."""
    for code in codes:
        kingdom = find_kingdom(code)
        for slug in slugs:
            yield from pairs(arguments, f"{slug}, {kingdom.name} {kingdom.edition}", kingdom, slug, starters)


def levels(arguments: argparse.Namespace) -> Iterator[Task]:
    """Every level against the one below."""
    for number in [arguments.level] if arguments.level else range(2, len(LEVELS) + 1):
        for kingdom in listed(arguments):
            yield from pairs(arguments, f"level {number} against {number - 1}", kingdom, f"level:{number}")


def listed(arguments: argparse.Namespace) -> list[Kingdom]:
    """The first kingdoms of each edition."""
    found = kingdoms(arguments.list)
    return [kingdom for edition in (1, 2) for kingdom in [each for each in found if each.edition == edition][: arguments.kingdoms]]


def pairs(arguments: argparse.Namespace, row: str, kingdom: Kingdom, opponent: str, starters: tuple[int, ...] = (0, 1)) -> Iterator[Task]:
    """Pairs of games with different shuffles, others on each kingdom."""
    code = kingdom.code()
    for pair in range(arguments.pairs):
        seed = group_seed(SEED, zlib.crc32(code.encode()) << 16 | pair)
        yield Task(row, code, kingdom.edition, opponent, seed, starters, arguments.rollouts, arguments.leaders)


ROWS: dict[str, Callable[[argparse.Namespace], Iterator[Task]]] = {
    "ultimate": lambda arguments: on_lists(arguments, "big-money-ultimate"),
    "big-money": lambda arguments: on_lists(arguments, "big-money"),
    "best-money": lambda arguments: on_lists(arguments, "best-money"),
    "menus": lambda arguments: on_lists(arguments, "menus"),
    "leader": lambda arguments: on_lists(arguments, "leader"),
    "bred": bred,
    "witches": lambda arguments: on_sets(arguments, [WITCHES], "single-witch", "double-witch", starters=(1,)),
    "first-game": lambda arguments: on_sets(arguments, ["first-game-1", "first-game-2"], "first-game"),
    "how-to-base-dominion": lambda arguments: on_sets(arguments, [HOW_TO], "how-to-base-dominion"),
    "size-distortion": lambda arguments: on_sets(arguments, ["size-distortion-1", "size-distortion-2"], "workshop-gardens", "chapel-witch"),
    "lab-militia-chapel": lambda arguments: on_sets(arguments, [THIN], "lab-militia-chapel"),
    "council-room-militia": lambda arguments: on_sets(arguments, ["interaction-1"], "council-room-militia"),
    "engine-bot": lambda arguments: on_second(arguments, "engine-bot"),
    "levels": levels,
}


# Games


def play_pair(task: Task) -> tuple[Task, float]:
    """The share of points of the measured player, the first one."""
    kingdom = find_kingdom(task.code, task.edition)
    shares = [play(kingdom, seated(task, kingdom), task.seed, starter) for starter in task.starters]
    return task, sum(shares) / len(shares)


def seated(task: Task, kingdom: Kingdom) -> list[Agent]:
    """The measured player and the opponent, fresh for a game."""
    if task.opponent.startswith("level:"):
        number = int(task.opponent.partition(":")[2])
        return [level_agent(task, number, kingdom), level_agent(task, number - 1, kingdom)]
    plans = plans_of(kingdom, task.leaders)
    return [ThinkingAgent(task.seed, ThinkingTime(task.rollouts, None), plans=plans), StrategyAgent(strategy_of(task, kingdom))]


def level_agent(task: Task, number: int, kingdom: Kingdom) -> Agent:
    """The agent of a level; if it thinks, at its own number of rollouts but no more than the task's, and without a clock."""
    kind = LEVELS[number - 1]
    agent = kind.make(task.seed)
    if isinstance(agent, ThinkingAgent):
        rollouts = min(task.rollouts, agent.budget.rollouts)
        return ThinkingAgent(task.seed, ThinkingTime(rollouts, None), plans=plans_of(kingdom, task.leaders))
    if not kind.goes_by_leaders:
        return agent
    leader = StrategyAgent(leaders_of(kingdom, task.leaders).best)
    return adept(task.seed, leader) if kind.name == "adept" else craftsman(task.seed, leader)


def strategy_of(task: Task, kingdom: Kingdom) -> Strategy:
    """The opponent's strategy."""
    if task.opponent == "leader":
        return leaders_of(kingdom, task.leaders).best
    if task.opponent == "best-money":
        return best_money(kingdom)
    if task.opponent.startswith("bred:"):
        return long_bred_leader(kingdom, int(task.opponent.partition(":")[2]))
    if task.opponent == "engine-bot":
        return engine_bot(kingdom)
    if task.opponent == "menus":
        return evolve_menu(kingdom, seed=7)
    return ULTIMATE if task.opponent == "big-money-ultimate" else library()[task.opponent]


@functools.lru_cache(maxsize=4)
def leaders_of(kingdom: Kingdom, word: str) -> Leaders:
    """The leaders to think with."""
    if word == "quick":
        return quick_leaders(kingdom)
    return find_leaders(kingdom) if word == "known" else bred_leaders(kingdom, int(word), threads=1)


@functools.lru_cache(maxsize=4)
def plans_of(kingdom: Kingdom, word: str) -> Plans:
    """The plans to think with."""
    return Plans(kingdom, 2, lambda kingdom, _: leaders_of(kingdom, word))


def play(kingdom: Kingdom, agents: Sequence[Agent], seed: int, starter: int) -> float:
    """The points of the first agent in one game. Agents see views, and those that remember the events that their seats saw."""
    seats = seating(2, starter)
    own = seats.index(0)
    game = Game(Setup(kingdom, ("a", "b"), 0, seed))
    seated = [Seated(agents[player]) for player in seats]
    while (question := game.question) is not None:
        game.answer(seated[question.seat].answer(game.position, game.events))
    winners = game.position.winners
    return 1.0 if winners == (own,) else 0.5 if own in winners else 0.0


if __name__ == "__main__":
    main()
