"""Curves, and what stands above them."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.learning.curve import FACTS, LearningCurve, read_curve


def test_a_curve_says_what_it_takes_to_run_it_again(tmp_path: Path) -> None:
    path = tmp_path / "runs" / "ppo.csv"
    LearningCurve(path, seed=3).add({"steps": 10, "big-money": 0.12345})
    LearningCurve(path, seed=3).add({"steps": 20, "big-money": 0.5})  # a run that goes on
    facts, points = read_curve(path)
    assert tuple(facts) == FACTS
    assert facts["seed"] == "3"
    assert "NumPy" in facts["software"]
    assert points == [{"steps": 10, "big-money": 0.1235}, {"steps": 20, "big-money": 0.5}]


RESULTS = Path(__file__).parents[2] / "baselines" / "results"
CURVES = sorted(RESULTS.glob("*.csv"))


@pytest.mark.parametrize("path", CURVES, ids=lambda path: path.stem)
def test_every_curve_of_the_baselines_says_how_it_was_made(path: Path) -> None:
    facts, points = read_curve(path)
    assert tuple(facts) == FACTS
    assert all(facts.values())
    assert len(points) > 1


@pytest.mark.parametrize("learner", ["ppo", "clone", "dmc"])
def test_every_learner_has_a_curve(learner: str) -> None:
    assert any(f"baselines/{learner}.py" in read_curve(path)[0]["command"] for path in CURVES)
