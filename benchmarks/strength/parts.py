"""What parts of the opponents are worth: `python -m benchmarks.strength.parts PART [--list development] [--kingdoms N] [--table]`.

A player with a part meets the same player without it, in pairs of games with the same shuffles:

- `breeding`: the leader after ten processor seconds of breeding, the quick leader;
- `last-gains`: the quick leader, the same that does not weigh its last gains;
- `spare`: the quick leader, the same with the defaults for Chapel, Artisan and Remodel from before `spare`, if it buys one of them;
- `turns`: an expert, one that thinks about gains alone and else follows its plan.

Kingdoms that are done are kept in `results/`, so an interrupted run goes on; `--table` only prints them.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy

from benchmarks.strength.lists import kingdoms
from benchmarks.strength.measure import Z
from benchmarks.strength.rows import read_rows, write_rows
from benchmarks.strength.thinking import plans_of, play
from fiefdom.agents.candidates import is_gain
from fiefdom.agents.levels import EXPERT
from fiefdom.agents.strategy_agent import strategy_answer
from fiefdom.agents.thinking import ThinkingAgent, answer_of
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.atlas import shipped_atlas
from fiefdom.evolve.contest import Contest, Numbers
from fiefdom.evolve.evolution import Evolution
from fiefdom.evolve.find import quick_leaders
from fiefdom.evolve.nursery import USUAL
from fiefdom.game.events import GameEvent
from fiefdom.game.view import View
from fiefdom.strategy.play import group_seed
from fiefdom.strategy.strategy import Strategy

RESULTS = Path(__file__).parent / "results"
SEED = 20_261_121
"""Shuffles that nothing is bred with."""

BEFORE_SPARE = """
[chapel.trash]
Curse
Estate if left(Province) > 4
Copper if money > 5

[artisan.topdeck]
terminal if actions = 0
terminal if hand(terminal) > actions
action if actions = 0
Copper
Silver

[remodel.trash]
Province if left(Province) = 1 and lead > 0
Gold if left(Province) > 0 and (left(Province) <= 4 or count(Province) > 0)
Curse
Estate if left(Province) > 2
Moat if count(Moat) > 1 and left(Province) > 4
Silver if left(Province) <= 4 and left(Duchy) > 0
"""

CONCERNED = {"Chapel", "Artisan", "Remodel"}


@dataclass(frozen=True)
class Worth:
    """The share of the player with the part on one kingdom, and the variance of that share."""

    part: str
    edition: int
    kingdom: str
    share: float
    variance: float
    games: int


# The parts


def breeding(kingdom: Kingdom, pairs: int) -> Numbers | None:
    """The leader after as much breeding as at a table, and the quick one."""
    with Contest(kingdom, seed=1, budget=USUAL, clock=time.process_time) as contest:
        evolution = Evolution(contest, shipped_atlas().lent(kingdom))
        evolution.run()
        bred = evolution.leaders().best
    return of_strategies(kingdom, bred, quick_leaders(kingdom).best, pairs)


def last_gains(kingdom: Kingdom, pairs: int) -> Numbers | None:
    """The quick leader, and the same going by its rules to the end."""
    leader = quick_leaders(kingdom).best
    return of_strategies(kingdom, leader, replace(leader, weighs_last_gains=False), pairs)


def spare(kingdom: Kingdom, pairs: int) -> Numbers | None:
    """The quick leader, and the same with earlier defaults, if that can make a difference."""
    leader = quick_leaders(kingdom).best
    if not CONCERNED.intersection(card.name for card in leader.wanted):
        return None
    earlier = Strategy.parse(BEFORE_SPARE).sections
    return of_strategies(kingdom, leader, replace(leader, sections={**earlier, **leader.sections}), pairs)


def of_strategies(kingdom: Kingdom, strategy: Strategy, other: Strategy, pairs: int) -> Numbers:
    """The shares of one strategy against another, pair by pair."""
    found: Numbers = Contest(kingdom, seed=SEED).points(strategy, other, 2 * pairs) / 4
    return found


def turns(kingdom: Kingdom, pairs: int) -> Numbers | None:
    """An expert, and one that plays its turns as planned."""
    plans = plans_of(kingdom, "quick")
    shares = []
    for seed in (group_seed(SEED, pair) for pair in range(pairs)):
        thinkers = ([ThinkingAgent(seed + place, EXPERT, plans=plans) for place in range(2)] for _ in range(2))
        agents = ((first, ThinksOfGains(second)) for first, second in thinkers)
        shares.append(sum(play(kingdom, both, seed, starter) for starter, both in enumerate(agents)) / 2)
    return numpy.array(shares)


class ThinksOfGains:
    """A thinker that thinks about what to buy and gain; everything else it does as its plan says."""

    def __init__(self, thinker: ThinkingAgent) -> None:
        self.thinker = thinker

    def observe(self, events: Iterable[GameEvent]) -> None:
        """Remember as the thinker does."""
        self.thinker.observe(events)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        plan = self.thinker.followed
        if plan is None or is_gain(view):
            return self.thinker.choose(view)
        return answer_of(strategy_answer(plan, view, self.thinker.engine), view)


PARTS: dict[str, Callable[[Kingdom, int], Numbers | None]] = {
    "breeding": breeding,
    "last-gains": last_gains,
    "spare": spare,
    "turns": turns,
}


# The command


def measured(arguments: argparse.Namespace) -> Iterator[Worth]:
    """The kingdoms one by one; those that are done already come from the file."""
    path = RESULTS / f"parts-{arguments.part}-{arguments.list}.csv"
    known = {(row.part, row.edition, row.kingdom): row for row in read_rows(path, Worth)}
    found = kingdoms(arguments.list)
    for kingdom in (each for edition in (1, 2) for each in [one for one in found if one.edition == edition][: arguments.kingdoms]):
        key = arguments.part, int(kingdom.edition), kingdom.code()
        if key not in known and not arguments.table:
            shares = PARTS[arguments.part](kingdom, arguments.games // 2)
            if shares is not None:
                variance = float(shares.var(ddof=1)) / len(shares)
                known[key] = Worth(*key, round(float(shares.mean()), 4), round(variance, 8), 2 * len(shares))
                write_rows(path, list(known.values()), Worth)
                print(f"{known[key].share:6.1%}  {kingdom.code()}", file=sys.stderr, flush=True)
        if key in known:
            yield known[key]


def table(found: Sequence[Worth]) -> str:
    """The mean over kingdoms; its interval is that of the games on these kingdoms, and in brackets that of the kingdoms."""
    shares = numpy.array([row.share for row in found])
    of_games = Z * math.sqrt(sum(row.variance for row in found)) / len(found)
    of_kingdoms = Z * float(shares.std(ddof=1)) / math.sqrt(len(found)) if len(found) > 1 else math.nan
    games = sum(row.games for row in found)
    return f"{found[0].part}: {shares.mean():.1%} ± {of_games:.1%} ({of_kingdoms:.1%}), {len(found)} kingdoms, {games} games"


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=tuple(PARTS))
    parser.add_argument("--list", default="development", help="a list of kingdoms")
    parser.add_argument("--kingdoms", type=int, default=None, help="only the first so many of each edition")
    parser.add_argument("--games", type=int, default=2000, help="on each kingdom")
    parser.add_argument("--table", action="store_true", help="only print what was measured before")
    found = list(measured(parser.parse_args()))
    print(table(found) if found else "nothing was measured")


if __name__ == "__main__":
    main()
