"""What learners see is what it was: numbers of actions, places and bounds of columns, columns of datasets, rows of games.

The files in `golden` are those of released versions of the encoding; `golden/frozen.py` tells how they were made.
"""

from __future__ import annotations

from typing import Any

import pytest

from fiefdom.envs.columns import COLUMNS
from fiefdom.envs.encoding import ACTION_NAMES
from fiefdom.game import engines, plain
from tests.envs.golden import frozen

VERSIONS = range(len(COLUMNS.versions))
VARIANTS = [(version, variant) for version in VERSIONS for variant in frozen.read(f"{version}-hashes.json")]


@pytest.mark.parametrize("version", VERSIONS)
def test_actions_keep_their_numbers(version: int) -> None:
    frozen_names = frozen.read(f"{version}-actions.json")
    assert list(ACTION_NAMES[: len(frozen_names)]) == frozen_names


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("players", frozen.PLAYERS)
def test_columns_keep_their_places(players: int, version: int) -> None:
    assert frozen.columns(players, version) == frozen.read(f"{version}-columns.json")[str(players)]


@pytest.mark.parametrize("version", VERSIONS)
def test_datasets_keep_their_columns(version: int) -> None:
    """Columns are added, and none goes or changes."""
    pytest.importorskip("pyarrow")
    found, kept = frozen.dataset_columns(), frozen.read(f"{version}-datasets.json")
    assert found["format"] >= kept["format"]
    assert [column for column in found["records"] if column in kept["records"]] == kept["records"]
    for players, rows in kept["decisions"].items():
        names, types = zip(*rows, strict=True)
        here = dict(found["decisions"][players])
        assert [name for name in here if name in names] == list(names)
        assert [here[name].partition("[")[0] for name in names] == [kind.partition("[")[0] for kind in types]


def name(value: Any) -> str:
    return (
        "-".join(str(each) for key, each in value.items() if key not in ("kingdoms", "hashes")) if isinstance(value, dict) else str(value)
    )


@pytest.mark.parametrize(("version", "variant"), VARIANTS, ids=name)
def test_rows_of_games_are_what_they_were(version: int, variant: dict[str, Any]) -> None:
    steps = frozen.STEPS[-1] if engines.compiled() else frozen.STEPS[0]
    found = frozen.hashes(variant, variant["kingdoms"], steps, version)
    assert found == variant["hashes"][: len(found)]


@pytest.mark.parametrize(("version", "variant"), VARIANTS[::5], ids=name)
def test_rows_of_games_of_the_plain_engine_are_what_they_were(version: int, variant: dict[str, Any]) -> None:
    assert frozen.hashes(variant, variant["kingdoms"], frozen.STEPS[0], version, plain) == variant["hashes"][:1]


MOMENTS = [(version, moment) for version in VERSIONS for moment in frozen.read(f"{version}-moments.json")]


@pytest.mark.parametrize(("version", "moment"), MOMENTS, ids=lambda each: str(each["question"] if isinstance(each, dict) else each))
def test_each_question_is_seen_as_it_was(version: int, moment: dict[str, Any]) -> None:
    assert frozen.moment(moment["position"], version) == moment


WALKS = [walk for version in VERSIONS for walk in frozen.read(f"{version}-remembered.json")]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: str(walk["edition"]))
def test_information_states_are_what_they_were(walk: dict[str, Any]) -> None:
    assert frozen.remembered(walk["kingdom"], walk["edition"], walk["players"]) == walk


@pytest.mark.parametrize("version", VERSIONS)
def test_a_saved_player_plays_as_it_did(version: int) -> None:
    assert frozen.model_actions(frozen.FOLDER / f"{version}-model.npz", version) == frozen.read(f"{version}-model.json")
