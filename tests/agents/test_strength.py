"""The measurements of thinkers: what was played is kept, and whom they meet for their worst case."""

from __future__ import annotations

from pathlib import Path

from benchmarks.strength.rows import read_rows, write_rows
from benchmarks.strength.tables import AtTable
from benchmarks.strength.tables import table as table_of
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


def test_rows_of_tables_are_kept_and_told_by_the_number_of_players(tmp_path: Path) -> None:
    shares = [(players, share) for players in (3, 4) for share in (0.5, 0.25)]
    rows = [AtTable(1, "Chapel, Village", players, "best published", "Smithy, twice", share, 100) for players, share in shares]
    assert read_rows(tmp_path / "rows.csv", AtTable) == []
    write_rows(tmp_path / "rows.csv", rows, AtTable)
    assert read_rows(tmp_path / "rows.csv", AtTable) == rows
    told = table_of(rows).splitlines()[2:]
    assert [line.split(" ± ")[0] for line in told] == ["| 3 | best published | 2 | 600 | 37.5%", "| 4 | best published | 2 | 800 | 37.5%"]


def test_a_thinker_meets_those_whom_its_leaders_fear() -> None:
    arena = Contest(find_kingdom("size-distortion-1"), seed=1)
    slugs = ("double-witch", "big-money", "workshop-gardens", "chapel-witch", "single-witch", "moat", "festival")
    opponents = [library()[slug] for slug in slugs]
    suspects = suspects_of(TWO, opponents, arena)
    assert len(suspects) == THINKER_SUSPECTS
    assert library()["double-witch"] in suspects[:2]
    assert library()["big-money"] not in suspects
