"""Splits, descriptions and loaders of datasets."""

from __future__ import annotations

import json
from pathlib import Path

import numpy
import pytest

from examples.load_dataset import torch_dataset
from fiefdom.agents.levels import best_leader
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.datasets import dataset_files
from fiefdom.datasets.batch_play import StrategyPlayer, find_batch_player, play_together
from fiefdom.datasets.dataset_card import croissant, datasheet
from fiefdom.datasets.dataset_files import write_dataset
from fiefdom.datasets.dataset_plan import SPLITS, DatasetPlan, split_of
from fiefdom.datasets.examples import read_examples
from fiefdom.errors import BadData

PLAN = DatasetPlan("decisions", None, 2, ("smithy", "big-money"), 24, 1, kingdoms=6)


def test_splits_are_by_kingdom_and_mostly_for_learning() -> None:
    splits = [split_of(random_kingdom(seed)) for seed in range(2000)]
    shares = [splits.count(split) / len(splits) for split in SPLITS]
    numpy.testing.assert_allclose(shares, [0.8, 0.1, 0.1], atol=0.025)
    assert split_of(random_kingdom(3)) == split_of(random_kingdom(3, 2))


def test_kingdoms_take_turns_with_everybody_beginning_once() -> None:
    met = [PLAN.game_kingdom(game) for game in range(24)]
    assert len(set(met)) == 6
    assert met[0] == met[1] == met[12] != met[2]


def test_examples_are_those_of_the_split_and_the_question(tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path)
    rows = dataset_files.arrow().parquet.read_table(tmp_path).to_pylist()
    for split in SPLITS:
        wanted = [row for row in rows if row["split"] == split and row["question"] == "buy"]
        found = list(read_examples(tmp_path, split, questions=("buy",)))
        assert sum(len(each.actions) for each in found) == len(wanted)
        assert [action for each in found for action in each.actions.tolist()] == [row["action"] for row in wanted]
        if wanted:
            assert found[0].observations[0].tolist() == wanted[0]["observation"]
            assert found[0].masks[0].tolist() == wanted[0]["mask"]
    with pytest.raises(BadData, match="there is no split `most`"):
        list(read_examples(tmp_path, "most"))
    with pytest.raises(BadData, match="holds no dataset"):
        list(read_examples(tmp_path / "nowhere"))


def test_a_dataset_describes_every_column(tmp_path: Path) -> None:
    for what in ("decisions", "records"):
        plan = DatasetPlan(what, None, 2, ("random", "random"), 2, 1)
        schema = dataset_files.schema(plan)
        described = croissant(plan, schema)
        fields = described["recordSet"][0]["field"]
        assert [field["name"] for field in fields] == schema.names
        assert all(field["description"] for field in fields)
        assert [field["name"] for field in fields if field["repeated"]] == [each.name for each in schema if "list" in str(each.type)]
        assert all(f"| `{name}` |" in datasheet(plan, schema) for name in schema.names)
        write_dataset(plan, tmp_path / what)
        assert json.loads((tmp_path / what / "_croissant.json").read_text("utf-8")) == described


def test_the_leader_plays_the_strategies_of_its_kingdoms() -> None:
    plan = DatasetPlan("decisions", None, 2, ("leader", "big-money"), 2, 1)
    played = play_together(plan, range(2), observing=False)
    player = find_batch_player("leader", played.batch, numpy.random.default_rng(1), 1)
    assert isinstance(player, StrategyPlayer)
    kingdom = played.batch.kingdom(0)
    assert player.find(kingdom, 2) == best_leader(kingdom, 2)


def test_torch_gets_the_decisions(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="torch is large and not part of the test extra")
    write_dataset(PLAN, tmp_path)
    (seen, legal), actions = next(iter(torch.utils.data.DataLoader(torch_dataset(tmp_path, "train"), batch_size=16)))
    assert len(seen) == len(legal) == len(actions) == 16
    assert bool(legal[torch.arange(16), actions].all())


def test_hugging_face_gets_the_rows_of_a_split(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("datasets", reason="the library `datasets` is not part of the test extra")
    from examples.load_dataset import hugging_face

    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.setenv("HF_DATASETS_CACHE", str(tmp_path / "cache"))
    write_dataset(PLAN, tmp_path / "games")
    rows = hugging_face(tmp_path / "games", "train")
    assert set(rows["split"]) == {"train"}
    assert len(rows) == sum(len(each.actions) for each in read_examples(tmp_path / "games", "train"))
