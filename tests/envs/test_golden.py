"""What learners see is what it was: numbers of actions, places and bounds of columns, columns of datasets, rows of games.

The files in `golden` are those of released versions of the encoding; `golden/frozen.py` tells how they were made.
"""

from __future__ import annotations

from typing import Any

import pytest

from fiefdom.envs.encoding import ACTION_NAMES
from fiefdom.game import engines, plain
from tests.envs.golden import frozen

VARIANTS = frozen.read("0-hashes.json")


def test_actions_keep_their_numbers() -> None:
    frozen_names = frozen.read("0-actions.json")
    assert list(ACTION_NAMES[: len(frozen_names)]) == frozen_names


@pytest.mark.parametrize("players", frozen.PLAYERS)
def test_columns_keep_their_places(players: int) -> None:
    assert frozen.columns(players) == frozen.read("0-columns.json")[str(players)]


def test_datasets_keep_their_columns() -> None:
    pytest.importorskip("pyarrow")
    assert frozen.dataset_columns() == frozen.read("0-datasets.json")


def name(variant: dict[str, Any]) -> str:
    return "-".join(str(value) for key, value in variant.items() if key not in ("kingdoms", "hashes"))


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_rows_of_games_are_what_they_were(variant: dict[str, Any]) -> None:
    steps = frozen.STEPS[-1] if engines.compiled() else frozen.STEPS[0]
    found = frozen.hashes(variant, variant["kingdoms"], steps)
    assert found == variant["hashes"][: len(found)]


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=name)
def test_rows_of_games_of_the_plain_engine_are_what_they_were(variant: dict[str, Any]) -> None:
    assert frozen.hashes(variant, variant["kingdoms"], frozen.STEPS[0], plain) == variant["hashes"][:1]


@pytest.mark.parametrize("moment", frozen.read("0-moments.json"), ids=lambda moment: str(moment["question"]))
def test_each_question_is_seen_as_it_was(moment: dict[str, Any]) -> None:
    assert frozen.moment(moment["position"]) == moment


@pytest.mark.parametrize("walk", frozen.read("0-remembered.json"), ids=lambda walk: str(walk["edition"]))
def test_information_states_are_what_they_were(walk: dict[str, Any]) -> None:
    assert frozen.remembered(walk["kingdom"], walk["edition"], walk["players"]) == walk


def test_a_saved_player_plays_as_it_did() -> None:
    assert frozen.model_actions(frozen.FOLDER / "0-model.npz") == frozen.read("0-model.json")
