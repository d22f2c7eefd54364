"""Tables as CSV and Parquet: what is written can be read back."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest

from fiefdom.errors import BadPath, MissingExtra
from fiefdom.simulation.export import match_tables
from fiefdom.simulation.run import simulate
from fiefdom.strategy.tally import EVERY

TABLES = ["players", "seats", "turns", "lengths", "purchases", "gains", "openings"]


def test_csv_files_hold_the_numbers_of_the_match(tmp_path: Path) -> None:
    result = simulate(("smithy", "witch"), games=600)
    assert [path.stem for path in result.save_tables(tmp_path / "new" / "folder")] == TABLES
    with (tmp_path / "new" / "folder" / "players.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["Smithy", "Witch"]
    assert [float(row["win"]) for row in rows] == [pytest.approx(player.win.value, abs=1e-6) for player in result.players]


def test_parquet_files_hold_the_same_as_csv_files(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars", reason="Parquet needs the extra `data`")
    result = simulate(("smithy", "witch"), games=600)
    for path in result.save_tables(tmp_path, "parquet"):
        assert polars.read_parquet(path).to_dicts() == match_tables(result)[path.stem]
    turns = polars.read_parquet(tmp_path / "turns.parquet")
    assert turns.filter((polars.col("name") == "Witch") & (polars.col("turn") == 1))["games"].to_list() == [600 // EVERY]


def test_lengths_and_purchases_add_up() -> None:
    result = simulate(("smithy", "witch"), games=600)
    tables = match_tables(result)
    assert sum(int(str(row["games"])) for row in tables["lengths"]) == 600
    smithies = [row for row in tables["purchases"] if (row["name"], row["card"]) == ("Smithy", "Smithy")]
    assert [row["turn"] for row in smithies] == list(range(1, result.last_turn + 1))
    curses = [row for row in tables["gains"] if (row["name"], row["card"]) == ("Smithy", "Curse")]
    assert sum(int(str(row["copies"])) for row in curses) > 600
    assert {row["name"] for row in tables["gains"]} == {"Smithy"}
    openings = [row for row in tables["openings"] if row["name"] == "Witch"]
    assert openings[0]["cards"] == "Silver/Silver"
    assert sum(int(str(row["games"])) for row in openings) == 600


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadPath, match="no folder to write to"):
        simulate(("smithy", "witch"), games=2).save_tables(tmp_path / "file")
    with pytest.raises(BadPath, match="no form `xls`"):
        simulate(("smithy", "witch"), games=2).save_tables(tmp_path, "xls")


def test_without_polars_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingExtra, match=r"'\.\[data\]'"):
        simulate(("smithy", "witch"), games=2).save_tables(tmp_path, "parquet")
