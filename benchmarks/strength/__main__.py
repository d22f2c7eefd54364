"""The rows of the table: `python -m benchmarks.strength ROW [--player evolved] [--kingdoms N] [--games N] [--json]`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict

from benchmarks.strength.lists import kingdoms
from benchmarks.strength.measure import Share, mean, measure
from benchmarks.strength.opponents import ULTIMATE, best_money
from benchmarks.strength.players import find_player
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy

WITCHES = "Festival, Gardens, Laboratory, Market, Moneylender, Remodel, Smithy, Village, Witch, Woodcutter"
HOW_TO = "Harbinger, Laboratory, Militia, Mine, Moat, Poacher, Sentry, Throne Room, Vassal, Witch"


def report(share: Share) -> Share:
    """Show a share as soon as it is known."""
    print(share, file=sys.stderr, flush=True)
    return share


def on_lists(arguments: argparse.Namespace, opponent: Callable[[Kingdom], Strategy]) -> Iterator[Share]:
    """Each edition of a list of kingdoms, and its mean."""
    for edition in (1, 2):
        chosen = [kingdom for kingdom in kingdoms(arguments.list) if kingdom.edition == edition][: arguments.kingdoms]
        if not chosen:
            continue
        found = []
        for kingdom in chosen:
            against = opponent(kingdom)
            found.append(report(measure(find_player(arguments.player, kingdom), against, kingdom, arguments.games)))
        yield mean(found, f"{len(found)} kingdoms of edition {edition} ({arguments.list})", arguments.row)


def on_sets(arguments: argparse.Namespace, codes: dict[str, tuple[str, ...]], *, always_second: bool = False) -> Iterator[Share]:
    """Named opponents on named kingdoms."""
    for code, slugs in codes.items():
        kingdom = find_kingdom(code)
        player = find_player(arguments.player, kingdom)
        for slug in slugs:
            yield measure(player, library()[slug], kingdom, arguments.games, always_second=always_second)


def menus(arguments: argparse.Namespace) -> Iterator[Share]:
    """The published evolutionary method."""
    from benchmarks.strength.menus import evolve_menu

    return on_lists(arguments, lambda kingdom: evolve_menu(kingdom, seed=7, games=arguments.menu_games))


ROWS: dict[str, Callable[[argparse.Namespace], Iterator[Share]]] = {
    "ultimate": lambda arguments: on_lists(arguments, lambda _: ULTIMATE),
    "best-money": lambda arguments: on_lists(arguments, best_money),
    "witches": lambda arguments: on_sets(arguments, {WITCHES: ("single-witch", "double-witch")}, always_second=True),
    "first-game": lambda arguments: on_sets(arguments, {"first-game-1": ("first-game",), "first-game-2": ("first-game",)}),
    "how-to-base-dominion": lambda arguments: on_sets(arguments, {HOW_TO: ("how-to-base-dominion",)}),
    "size-distortion": lambda arguments: on_sets(
        arguments, {f"size-distortion-{edition}": ("workshop-gardens", "chapel-witch") for edition in (1, 2)}
    ),
    "menus": menus,
}


def main() -> None:
    """Measure one row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("row", choices=tuple(ROWS))
    parser.add_argument("--player", default="evolved", help="quick, known, mixture, evolved, evolved:GAMES, agent:NAME, or a strategy")
    parser.add_argument("--list", default=None, help="tuning, reporting, held-out or mixed")
    parser.add_argument("--kingdoms", type=int, default=None, help="only the first so many of each edition")
    parser.add_argument("--games", type=int, default=4000, help="on each kingdom")
    parser.add_argument("--menu-games", type=int, default=100, help="of each menu against each leader in a generation")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    arguments.list = arguments.list or ("held-out" if arguments.row == "menus" else "reporting")
    shares = list(ROWS[arguments.row](arguments))
    print(json.dumps([asdict(share) for share in shares], indent=1) if arguments.json else "\n".join(map(str, shares)))


if __name__ == "__main__":
    main()
