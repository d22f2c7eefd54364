"""The measurements of thinkers: what was played is kept, and whom they meet for their worst case."""

from __future__ import annotations

from pathlib import Path

from benchmarks.strength.thinking import ROWS, key_of, parser, read, write
from benchmarks.strength.worst import THINKER_SUSPECTS, suspects_of
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve.contest import Contest
from fiefdom.strategy.library import library
from tests.agents.sparring import TWO


def test_pairs_that_were_played_are_kept(tmp_path: Path) -> None:
    arguments = parser().parse_args(["best-money", "--list", "mixed", "--kingdoms", "2", "--pairs", "3"])
    tasks = list(ROWS["best-money"](arguments))
    known = {key_of(task): place / 4 for place, task in enumerate(tasks)}
    assert len(known) == len(tasks) == 6
    write(tmp_path / "found" / "pairs.csv", known)
    assert read(tmp_path / "found" / "pairs.csv") == known
    assert read(tmp_path / "other.csv") == {}


def test_a_thinker_meets_those_whom_its_leaders_fear() -> None:
    arena = Contest(find_kingdom("size-distortion-1"), seed=1)
    slugs = ("double-witch", "big-money", "workshop-gardens", "chapel-witch", "single-witch", "moat", "festival")
    opponents = [library()[slug] for slug in slugs]
    suspects = suspects_of(TWO, opponents, arena)
    assert len(suspects) == THINKER_SUSPECTS
    assert library()["double-witch"] in suspects[:2]
    assert library()["big-money"] not in suspects
