"""Every baseline learns something within seconds: it plays better than before, by far."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

from baselines import clone, dmc, ppo, search
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.datasets.dataset_files import write_dataset
from fiefdom.datasets.dataset_plan import DatasetPlan
from fiefdom.evaluation.contenders import AgentContender, DealtPairs
from fiefdom.learning.model import Model
from fiefdom.learning.scores import score
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy

FIRST_GAME = find_kingdom("First Game")
UNSEEN = [random_kingdom(1_000_000 + seed) for seed in range(20)]


def test_self_play_learns_to_beat_what_it_was() -> None:
    run = ppo.Run(ppo.Settings(games=64, steps=48, kingdoms=20, batch=1024, rate=2e-3, hidden=(64,)))
    before = score(run.model, "big-money", UNSEEN, 100, seed=1)
    for _ in range(30):
        run.iterate(0.0)
    assert before < 0.1
    assert score(run.model, "big-money", UNSEEN, 100, seed=1) > before + 0.15


def test_advantages_of_a_seat_go_by_its_own_decisions() -> None:
    """Two seats in turn, one game, no discount: the last decision of each has the result, the one before the change of its value."""
    rollout = ppo.Rollout(
        actions=[numpy.zeros(1, int)] * 4,
        values=[numpy.array([value], numpy.float32) for value in (0.1, 0.2, 0.3, 0.4, 0.0)],
        deciders=[numpy.array([seat]) for seat in (0, 1, 0, 1, -1)],
        rewards=[numpy.zeros((1, 2))] * 3 + [numpy.array([[1.0, -1.0]])],
        ended=[numpy.array([False])] * 3 + [numpy.array([True])],
    )
    numpy.testing.assert_allclose(ppo.advantages(rollout, 0.0)[:, 0], [0.2, 0.2, 0.7, -1.4], atol=1e-6)
    numpy.testing.assert_allclose(ppo.advantages(rollout, 1.0)[:, 0], [0.9, -1.2, 0.7, -1.4], atol=1e-6)


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    settings = ppo.Settings(games=16, steps=8, kingdoms=2, hidden=(16,))
    run = ppo.Run(settings)
    run.iterate(0.0)
    run.save(tmp_path / "run.npz")
    again = ppo.Run(settings)
    again.resume(tmp_path / "run.npz")
    assert again.steps == run.steps > 0
    for one, other in zip(again.model.network.parameters, run.model.network.parameters, strict=True):
        numpy.testing.assert_array_equal(one, other)
    before = again.model.network.weights[0].copy()
    again.iterate(0.5)
    assert (again.model.network.weights[0] != before).any()


def test_games_against_others_have_their_share() -> None:
    settings = ppo.Settings(games=20, kingdoms=2, against="big-money:0.5,smithy:0.25")
    assert [(len(table.arena), table.arena.config.opponents) for table in ppo.tables(settings)] == [
        (5, None),
        (10, "big-money"),
        (5, "smithy"),
    ]


def test_deep_monte_carlo_learns_what_purchases_are_worth() -> None:
    run, kingdom = dmc.Run(dmc.Settings(games=64, kingdoms=1, batch=512, hidden=(64,), rate=3e-3, by_lot=0.1)), [random_kingdom(0)]
    scores = [score(run.model, "big-money", kingdom, 100, seed=1)]
    for step in range(1200):
        run.step()
        if run.replay.written:
            run.learn()
        if step % 200 == 199:
            scores.append(score(run.model, "big-money", kingdom, 100, seed=1))
    assert scores[0] < 0.03
    assert max(scores[-3:]) > scores[0] + 0.08  # what it thinks best goes up and down while it learns


def test_a_clone_buys_as_its_master_does(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="datasets need the extra `data`")
    write_dataset(DatasetPlan("decisions", None, 2, ("smithy", "smithy"), 160, 0, kingdoms=20), tmp_path)
    model, found = clone.clone(tmp_path, epochs=12)
    assert found["seen"] > 0.85
    assert found["unseen"] > 0.8
    model.save(tmp_path / "clone.npz")
    assert score(Model.load(tmp_path / "clone.npz"), "big-money", UNSEEN, 200, seed=1) > 0.6


def test_flat_search_beats_what_it_rolls_out_with() -> None:
    contender = AgentContender("flat", lambda seed: search.FlatMonteCarlo(seed, rollouts=100))
    points = contender.play([DealtPairs(FIRST_GAME, library()["big-money-ultimate"], 3, 6)])
    assert points[0].sum() >= 14  # of 24


def test_tree_search_beats_chance() -> None:
    weak = Strategy.parse("Province; Silver", "no Gold")
    tree = AgentContender("tree", lambda seed: search.TreeSearch(seed, iterations=160))
    lot = AgentContender("lot", lambda seed: search.TreeSearch(seed, iterations=1))
    pairs = [DealtPairs(FIRST_GAME, weak, 3, 2)]
    assert tree.play(pairs)[0].sum() >= 2 + lot.play(pairs)[0].sum()
