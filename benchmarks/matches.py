"""The matches whose speed is compared: how long a game of each takes, in processor time, for the package in any checkout.

    python benchmarks/matches.py [PACKAGE] [--only NAME ...] [--best N]

prints microseconds for a game of each match or for a rollout, the best of N, as JSON. PACKAGE is the folder that holds
`fiefdom`, by default the one of this clone. `benchmarks/simulate.py` runs it for two packages in turn.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent

DECKS = {
    "Smithy v Big Money Ultimate": ("smithy", "big-money-ultimate"),
    "First Game mirror": ("first-game", "first-game"),
    "Lab/Militia/Chapel mirror": ("lab-militia-chapel", "lab-militia-chapel"),
    "How to Base Dominion mirror": ("how-to-base-dominion", "how-to-base-dominion"),
}
RULES = (0, 8, 32, 64, 100, 200)
NEVER = {
    "count": ("Gold if count(Gold) > {}", 90, 1),
    "lead": ("Gold if lead > {}", 500, 1),
    "product": ("Gold if money * score > {}", 5000, 1),
    "falling": ("Gold if lead > {}", 900, -1),
}
"""Rules of `buy` that never apply, by what they ask for; the number is another one in each, from the first one on up or down."""

PLAYERS = range(2, 7)
ROLLED_OUT = {
    "First Game": ("smithy", "big-smithy", "militia", "double-militia", "moat", "first-game", "big-money", "big-money-ultimate"),
    "Size Distortion": ("witch", "double-witch", "chapel-witch", "bureaucrat", "workshop-gardens", "festival", "big-money-ultimate"),
}
"""Kingdoms whose leaders play rollouts, with published strategies."""
COMPARED = (*DECKS, *(f"{what}, {kingdom}" for what in ("rollouts", "later purchase") for kingdom in ROLLED_OUT))
"""What a checkout is compared by with another."""
MICRO = 1e6


class Timed(NamedTuple):
    """Something to do, and how many games are played by it; None where it says so itself."""

    games: int | None
    work: Callable[[], Any]


def written(path: str) -> Any:
    """A strategy as this clone has it, whichever package reads it: both sides of a comparison play the same."""
    from fiefdom.strategy.strategy import Strategy

    text = (ROOT / "src" / "fiefdom" / path).read_text(encoding="utf-8")
    if not hasattr(Strategy, "weighs_last_gains"):  # older packages, which never weigh them
        text = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("weigh last gains:"))
    return Strategy.parse(text, Path(path).stem)


def library_file(slug: str) -> str:
    """Where a strategy of the library is written."""
    return f"strategy/files/{slug}.strategy"


def block(board: Any, strategies: list[Any], games: int) -> Timed:
    """Games between strategies with every statistic."""
    from fiefdom.strategy import play

    played = games - games % len(strategies)
    if not hasattr(play, "GameBlock"):  # older packages
        return Timed(played, lambda: play.play_block(board, strategies, seed=5, games=played))  # type: ignore[call-arg]
    return Timed(played, lambda: play.play_block(board, strategies, play.GameBlock(played, seed=5)))


def decks() -> dict[str, Callable[[], Timed]]:
    """The decks that goals speak of, each on the board of its own cards; First Game with all ten."""
    from fiefdom.cards.kingdoms import find_kingdom
    from fiefdom.strategy.board import board_of

    def deck(name: str) -> Timed:
        strategies = [written(library_file(player)) for player in DECKS[name]]
        board = find_kingdom("First Game", 2) if name.startswith("First Game") else board_of(strategies)
        return block(board, strategies, 4000 if name.startswith("Smithy") else 600)

    return {name: lambda name=name: deck(name) for name in DECKS}  # type: ignore[misc]


def with_rules() -> dict[str, Callable[[], Timed]]:
    """Big Money Ultimate below a number of rules that never apply."""
    from fiefdom.strategy.board import Board
    from fiefdom.strategy.library import library
    from fiefdom.strategy.strategy import Strategy

    def match(kind: str, number: int) -> Timed:
        money = library()["big-money-ultimate"]
        rule, first, step = NEVER[kind]
        never = Strategy.parse("; ".join([*(rule.format(first + step * each) for each in range(number)), "Curse"])).sections["buy"][:-1]
        padded = Strategy(money.name, {"buy": never + money.sections["buy"]})
        return block(Board(()), [padded, padded], 2000)

    return {f"{number} rules, {kind}": lambda kind=kind, number=number: match(kind, number) for kind in NEVER for number in RULES}  # type: ignore[misc]


def with_players() -> dict[str, Callable[[], Timed]]:
    """Big Money Ultimate with more players."""
    from fiefdom.strategy.board import Board
    from fiefdom.strategy.library import library

    money = library()["big-money-ultimate"]
    return {f"{number} players": lambda number=number: block(Board(()), [money] * number, 2000) for number in PLAYERS}  # type: ignore[misc]


def rollouts() -> dict[str, Callable[[], Timed]]:
    """Rollouts from a purchase on the fourth turn, by the leaders of a kingdom and the published strategies; games are rollouts."""
    from fiefdom.cards.kingdoms import find_kingdom
    from fiefdom.game.view import view
    from fiefdom.strategy import rollouts as module

    def rolled(name: str) -> Timed:
        kingdom = find_kingdom(name, 2)
        bred = sorted((ROOT / "src" / "fiefdom" / "evolve" / "shipped" / f"{name.lower().replace(' ', '-')}-2").glob("*.strategy"))
        leaders = [written(str(path.relative_to(ROOT / "src" / "fiefdom"))) for path in bred]
        strategies = [*leaders, *(written(library_file(slug)) for slug in ROLLED_OUT[name])]
        position = purchase_on_turn(kingdom, strategies[0], 4)
        rows = [[1.0] * len(strategies)] * 2
        lots: Any = (module.PlanLots(strategies, rows),) if hasattr(module, "PlanLots") else (strategies, rows)  # older packages
        many = module.Rollouts(view(position, position.question.seat), *lots, seed=1)
        arms = [module.Arm(plan) for plan in range(6)]
        return Timed(100 * len(arms), lambda: many.play(arms, 100))

    return {f"rollouts, {name}": lambda name=name: rolled(name) for name in ROLLED_OUT}  # type: ignore[misc]


LATER = 8
"""Turns after which a purchase of the master is thought about."""
THOUGHT = 16_000


def thoughts() -> dict[str, Callable[[], Timed]]:
    """A purchase of the master after some turns, with other variants of its plan each time. Games are rollouts: since 630ad57 it has
    come to play nine times as many."""
    from fiefdom.cards.kingdoms import find_kingdom
    from fiefdom.game.view import view
    from fiefdom.strategy.rollouts import Rollouts

    def purchase(name: str) -> Timed:
        kingdom = find_kingdom(name, 2)
        position = purchase_on_turn(kingdom, written(library_file("smithy")), LATER)
        agent = master()
        seen = view(position, position.question.seat)
        return Timed(None, lambda: rollouts_in(Rollouts, lambda: agent.choose(seen)))

    return {f"later purchase, {name}": lambda name=name: purchase(name) for name in ROLLED_OUT}  # type: ignore[misc]


def rollouts_in(rollouts: Any, work: Callable[[], Any]) -> int:
    """Do something; how many rollouts were played by it."""
    played = []
    play = rollouts.play

    def counted(self: Any, arms: Any, number: int, **more: Any) -> Any:
        played.append(len(arms) * number)
        return play(self, arms, number, **more)

    rollouts.play = counted
    work()
    rollouts.play = play
    return sum(played)


def master() -> Any:
    """The thinker of the highest level, whatever the time."""
    from fiefdom.agents import thinking

    if hasattr(thinking, "ThinkingTime"):
        return thinking.ThinkingAgent(3, thinking.ThinkingTime(THOUGHT, None))
    return thinking.ThinkingAgent(3, rollouts=THOUGHT, seconds=None)  # type: ignore[call-arg]  # older packages


def purchase_on_turn(kingdom: Any, strategy: Any, turns: int) -> Any:
    """A game between two players of one strategy at a purchase after so many turns."""
    from fiefdom.agents.strategy_agent import StrategyAgent
    from fiefdom.game.position import Position
    from fiefdom.game.view import view

    position, agent = Position.new(kingdom, seed=3, starter=0), StrategyAgent(strategy)
    while position.question is None or position.question.id != "buy" or max(position.record()["turns"]) < turns:
        assert position.question is not None
        position.answer(agent.choose(view(position, position.question.seat)))
    return position


def best(timed: Timed, times: int) -> float:
    """Microseconds for a game in processor time, the best of several times."""
    timed.work()
    seconds = []
    for _ in range(times):
        started = time.thread_time()
        played = timed.work()
        seconds.append((time.thread_time() - started) / (timed.games or played))
    return min(seconds) * MICRO


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long games of some matches take.")
    parser.add_argument("package", nargs="?", default=str(ROOT / "src"), help="the folder that holds the package")
    parser.add_argument("--only", nargs="*", help="these matches (default all)")
    parser.add_argument("--best", type=int, default=4, help="the best of so many (default 4)")
    options = parser.parse_args()
    sys.path[:0] = [options.package]
    found = decks() | with_rules() | with_players() | rollouts() | thoughts()
    print(json.dumps({name: best(make(), options.best) for name, make in found.items() if not options.only or name in options.only}))


if __name__ == "__main__":
    main()
