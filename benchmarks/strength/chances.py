"""How true win chances are: `python -m benchmarks.strength.chances [--list held-out] [--kingdoms 60] [--games 80] [--rollouts 400]`.

Games between leaders, published strategies, money with odd cards, newcomers and the other levels (`chance_games.py`) are played to their
end. At purchases and Actions chosen by lot the win chance is stated from what the seat that is asked has seen. It is compared with how
the game ended, and with what the same players reach from there on fresh deals of what is hidden.

What is played is kept in `cache`, what is stated in `results/chances-held-out.csv` (`cache` for other lists); the next run goes on from
there, Ctrl-C prints what there is. `--again` states everything anew, `--play` only plays, `--table` only prints.
"""

from __future__ import annotations

import argparse
import datetime
import math
import platform
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from benchmarks.strength.chance_games import SEEDS, PlayedOut, Players, append, games_of, kingdom_of, of_strategies, read, strategies_of
from benchmarks.strength.players import CACHE
from benchmarks.strength.reliability import Sample, read_samples, tables, write_samples
from fiefdom.agents.chance import value_of
from fiefdom.evolve.find import quick_leaders
from fiefdom.game.decision import Decision
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.record import Record
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.strategy import Strategy

RESULTS = Path(__file__).parent / "results"
"""What belongs to the repository."""


def main() -> None:
    """Play, state, compare."""
    arguments = parser().parse_args()
    games = CACHE / f"chances-{arguments.list}.jsonl"
    path = results_file("chances", arguments.list)
    samples = [] if arguments.again else read_samples(path)
    try:
        if not arguments.table:
            for more in sampled(arguments, games, {sample.kingdom for sample in samples}):
                samples += more
                write_samples(path, samples, header("chances", arguments.list))
    except KeyboardInterrupt:
        print(file=sys.stderr)
    print("\n".join(tables(samples)))


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("--list", choices=sorted(SEEDS), default="held-out", help="which kingdoms")
    found.add_argument("--kingdoms", type=int, default=60)
    found.add_argument("--games", type=int, default=80, help="on each kingdom")
    found.add_argument("--rollouts", type=int, default=400, help="for each position")
    found.add_argument("--again", action="store_true", help="state everything anew")
    found.add_argument("--play", action="store_true", help="only play the games")
    found.add_argument("--table", action="store_true", help="print what there is, and do nothing")
    return found


def results_file(module: str, name: str) -> Path:
    """Where results are kept: those of kingdoms for fitting are no results to report."""
    return (RESULTS if name == "held-out" else CACHE) / f"{module}-{name}.csv"


def header(module: str, name: str) -> str:
    """What was run, when and where."""
    command = f"python -m benchmarks.strength.{module} {shlex.join(sys.argv[1:])}".strip()
    return (
        f"{command}; first kingdom's seed {SEEDS[name]}; {datetime.date.today()}; {platform.machine()}, Python {platform.python_version()}"
    )


def sampled(arguments: argparse.Namespace, path: Path, done: set[int]) -> Iterator[list[Sample]]:
    """The samples of each kingdom that is not done; games that were played before are not played again."""
    known: dict[int, list[PlayedOut]] = {}
    for game in read(path):
        known.setdefault(game.kingdom, []).append(game)
    for number in range(arguments.kingdoms):
        if number in done and not arguments.play:
            continue
        if number not in known:
            known[number] = list(games_of(arguments.list, number, arguments.games))
            append(path, known[number])
        if not arguments.play:
            yield samples_of(arguments.list, number, known[number], arguments.rollouts)
        print(f"\r{number + 1}/{arguments.kingdoms} kingdoms", end="\x1b[K", file=sys.stderr, flush=True)


def samples_of(name: str, number: int, games: Sequence[PlayedOut], rollouts: int) -> list[Sample]:
    """What is stated about the positions of the games on one kingdom."""
    kingdom = kingdom_of(name, number)
    leaders = quick_leaders(kingdom)
    outlook = Outlook(kingdom, 2, lambda *_: leaders)
    table = Players(kingdom, leaders)
    return [sample for game in games for sample in stated(game, outlook, rollouts, strategies_of(name, game, table))]


def stated(played: PlayedOut, outlook: Outlook, rollouts: int, strategies: Sequence[Strategy] = ()) -> Iterator[Sample]:
    """What is stated about the positions of a game. What strategies reach is measured with the deals of today."""
    record = Record.parse(played.record)
    game = Game(record.setup)
    positions = {position.number: position for position in played.positions}
    for number, entry in enumerate(record.entries):
        if position := positions.get(number):
            memory = Memory()
            memory.observe(game.events_for(position.seat))
            seed = Random(f"{played.kingdom} {played.game} {number}").getrandbits(60)
            seen = game.view(position.seat)
            value = value_of(outlook.rollouts(seen, seed=seed, memory=memory), rollouts)
            assert math.isclose(sum(chance.share for chance in value.chances), 1.0)
            chance = value.chance(position.seat)
            same = of_strategies(seen, strategies, memory, seed + 1) if len(strategies) == seen.seats else position.same
            yield Sample(
                played.kingdom, played.game, number, played.players[position.seat], played.players[1 - position.seat], position.turn,
                chance.share, chance.low, chance.high, same, position.deals, played.result[position.seat],
            )  # fmt: skip
        assert isinstance(entry, Decision)
        game.answer(entry.answer)


if __name__ == "__main__":
    main()
