"""Where an engine or a rush exists: `python -m benchmarks.strength.kinds [--list unseen] [--table]`.

A kingdom is one of *money* if its first quick leader buys more Treasures than Kingdom cards in games against Big Money Ultimate, else one
of *engines and rushes*. That is known before any of the measured games is played. Kingdoms that are done are kept in `results/`; `standing`
reads them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from benchmarks.strength.lists import kingdoms
from benchmarks.strength.opponents import ULTIMATE
from benchmarks.strength.rows import read_rows, write_rows
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import TREASURE
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import quick_leaders

RESULTS = Path(__file__).parent / "results"
SEED = 20_261_120
GAMES = 400
MONEY, OTHER = "money", "engine or rush"


@dataclass(frozen=True)
class Kind:
    """A kingdom, its first leader, and how many Treasures and Kingdom cards that buys in a game."""

    edition: int
    kingdom: str
    leader: str
    treasures: float
    others: float

    @property
    def word(self) -> str:
        """Which of the two it is."""
        return MONEY if self.treasures > self.others else OTHER


def kind_of(kingdom: Kingdom) -> Kind:
    """Find the leader, and let it play."""
    leader = quick_leaders(kingdom).best
    tally = Contest(kingdom, seed=SEED).tally(leader, ULTIMATE, GAMES, 0)
    bought = tally.bought[0].sum(axis=1) / tally.games
    treasures = sum(float(bought[slot]) for slot, card in enumerate(kingdom.cards) if card.has_type(TREASURE))
    others = sum(float(bought[slot]) for slot, card in enumerate(kingdom.cards) if card in kingdom.kingdom_cards)
    return Kind(int(kingdom.edition), kingdom.code(), leader.name, round(treasures, 2), round(others, 2))


def kinds_path(name: str) -> Path:
    """Where the kinds of a list are kept."""
    return RESULTS / f"kinds-{name}.csv"


def main() -> None:
    """Look at the kingdoms that are not known yet, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", default="unseen", help="a list of kingdoms")
    parser.add_argument("--table", action="store_true", help="only print what was found before")
    arguments = parser.parse_args()
    found = read_rows(kinds_path(arguments.list), Kind)
    known = {(each.edition, each.kingdom) for each in found}
    for kingdom in [] if arguments.table else kingdoms(arguments.list):
        if (int(kingdom.edition), kingdom.code()) not in known:
            found.append(kind_of(kingdom))
            write_rows(kinds_path(arguments.list), found, Kind)
    print("\n".join(f"edition {edition}, {word}: {number}" for (edition, word), number in sorted(count(found).items())))


def count(found: list[Kind]) -> Counter[tuple[int, str]]:
    """How many kingdoms of each edition are of which kind."""
    return Counter((each.edition, each.word) for each in found)


if __name__ == "__main__":
    main()
