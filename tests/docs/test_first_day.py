"""The notebook of a learner's first day runs from top to bottom, learns something, and ends with a line of the leaderboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "first_day.ipynb"


def test_the_first_day_ends_with_a_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(NOTEBOOK.parent)
    monkeypatch.setenv("FIRST_DAY_ITERATIONS", "30")
    monkeypatch.setenv("FIRST_DAY_FOLDER", str(tmp_path))
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for cell in cells:
        exec("".join(cell["source"]), names)
    shares = [share for _, share in names["curve"]]
    assert shares[0] < 0.1
    assert shares[-1] > shares[0] + 0.1
    assert "against Big Money" in capsys.readouterr().out
    (line,) = (json.loads(each) for each in (tmp_path / "leaderboard.jsonl").read_text(encoding="utf-8").splitlines())
    assert (line["agent"], line["suite"]) == ("first-day", 1)


def test_a_notebook_is_kept_without_what_it_printed() -> None:
    assert [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell.get("outputs")] == []
