"""The leaderboard of the repository: every line whose player comes with Fiefdom is played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fiefdom.evaluation.contenders import read_contender
from fiefdom.evaluation.evaluation import check_line
from fiefdom.evaluation.leaderboard import read_lines
from fiefdom.evaluation.suite import LATEST, USUAL, load_suite

ROOT = Path(__file__).resolve().parents[2]
LINES = read_lines(ROOT / "benchmarks" / "leaderboard.jsonl")


def word_for(line: dict[str, Any]) -> str:
    model = ROOT / "baselines" / "models" / f"{line['agent']}.npz"
    return str(model) if model.exists() else str(line["agent"])


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line['agent']}-{line['suite']}")
def test_a_line_is_right(line: dict[str, Any]) -> None:
    """Opponents that think take too long for a test; that they play alike again is one of its own."""
    assert check_line(read_contender(word_for(line)), load_suite(line["suite"]), line, most_rollouts=0) == []


def test_every_model_has_a_line_and_the_best_stands_first() -> None:
    named = [line["agent"] for line in LINES if line["suite"] == USUAL]
    assert {path.stem for path in (ROOT / "baselines" / "models").glob("*.npz")} <= set(named)
    for version in range(1, LATEST + 1):
        ratings = [line["rating"] for line in LINES if line["suite"] == version]
        assert ratings == sorted(ratings, reverse=True)
