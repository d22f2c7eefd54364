"""Datasets: what their files hold, and that a run which is killed in the middle goes on without losing or repeating a game."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="Parquet needs the extra `data`")

from pyarrow import parquet

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cli.main import main
from fiefdom.datasets import dataset_files
from fiefdom.datasets.dataset_files import LEFT_BEHIND, write_dataset
from fiefdom.datasets.dataset_plan import MANIFEST, DatasetPlan
from fiefdom.envs.encoding import ACTION_NAMES, LATEST, Encoding, action_of, mask
from fiefdom.errors import BadAgent, BadData, BadNumber, BadPath, BadPlayers, MissingExtra
from fiefdom.game.decision import Decision
from fiefdom.game.game import Game
from fiefdom.game.memory import remembering
from fiefdom.game.record import Record
from fiefdom.game.view import view

PLAN = DatasetPlan("records", find_kingdom("First Game"), 2, ("random", "big-money"), 6, 1, games_in_file=2)
DECISIONS = replace(PLAN, what="decisions")


def read(folder: Path) -> Any:
    return parquet.read_table(folder)


def test_records_replay_to_their_results(tmp_path: Path) -> None:
    plan = replace(PLAN, kingdom=None, edition="both", players=("random", "big-money+smithy", "random"), games=4)
    assert write_dataset(plan, tmp_path).rows == 4
    for number, row in enumerate(read(tmp_path).to_pylist()):
        game = Game.from_record(Record.parse(row["record"]))
        assert game.outcome
        assert (row["game"], row["seed"], row["starter"]) == (number, plan.seed + number, number % 3)
        assert (tuple(row["scores"]), tuple(row["turns"])) == (game.outcome.scores, game.outcome.turns)
        assert {seat for seat in range(3) if row["results"][seat]} == set(game.outcome.winners)
        assert row["kingdom"] == [card.name for card in game.kingdom.kingdom_cards]
        assert (row["decisions"], row["finished"]) == (game.decisions, True)


def test_decisions_are_those_of_the_records(tmp_path: Path) -> None:
    write_dataset(replace(PLAN, games=2), tmp_path / "records")
    write_dataset(replace(DECISIONS, games=2), tmp_path / "decisions")
    rows = read(tmp_path / "decisions").to_pylist()
    encoding = Encoding(2)
    for record in read(tmp_path / "records").to_pylist():
        replayed = Game.from_record(Record.parse(record["record"]))
        mine = [row for row in rows if row["game"] == record["game"]]
        assert [row["number"] for row in mine] == list(range(replayed.decisions))
        for row, position, entry in zip(mine, replayed.history(), replayed.entries, strict=False):
            assert isinstance(entry, Decision)
            assert position.question
            assert (row["seat"], row["question"], row["action"]) == (position.question.seat, entry.id, action_of(entry.answer))
            assert row["result"] == record["results"][row["seat"]]
            assert row["score"] == record["scores"][row["seat"]]
            assert row["mask"][row["action"]] == 1
            assert (len(row["observation"]), len(row["mask"])) == (encoding.size, len(ACTION_NAMES))


def test_an_observation_in_a_file_is_that_of_the_position(tmp_path: Path) -> None:
    write_dataset(replace(PLAN, games=1), tmp_path / "records")
    write_dataset(replace(DECISIONS, games=1), tmp_path / "decisions")
    rows = read(tmp_path / "decisions").to_pylist()
    replayed = Game.from_record(Record.parse(read(tmp_path / "records")["record"][0].as_py()))
    game = Game(replayed.setup)
    for row, entry in zip(rows, replayed.entries, strict=True):
        if row["number"] % 10 == 0:
            seen = view(game.position, row["seat"])
            assert row["observation"] == Encoding(2).observe(seen, remembering(None, game.events_for(row["seat"]))).tolist()
            assert row["mask"] == mask(seen).tolist()
        assert isinstance(entry, Decision)
        game.answer(entry.answer)


def test_the_columns_are_those_of_the_guide(tmp_path: Path) -> None:
    guide = (Path(__file__).parent.parent.parent / "docs" / "guides" / "datasets.md").read_text(encoding="utf-8")
    decisions, records = guide.split("\n## ")[-2:]
    for plan, part in ((DECISIONS, decisions), (PLAN, records)):
        for name in dataset_files.schema(plan).names:
            assert f"`{name}`" in part, name


def test_files_say_what_they_are(tmp_path: Path) -> None:
    write_dataset(replace(DECISIONS, games=1), tmp_path)
    facts = json.loads(parquet.read_schema(DECISIONS.path(tmp_path, 0)).metadata[b"fiefdom"])
    assert facts["actions"] == list(ACTION_NAMES)
    assert (facts["players"], facts["seed"], facts["encoding_players"]) == (["random", "big-money"], 1, 2)
    assert facts["encoding_version"] == LATEST


# Going on


KILLED = """
import os, signal, sys
from fiefdom.cli.main import main
from fiefdom.datasets import dataset_files

def settle(path):
    if "000002" in path.name:
        os.kill(os.getpid(), signal.SIGKILL)

dataset_files._settle = settle
main(sys.argv[1:])
"""
"""The command `fiefdom`, killed when the third file is written and does not have its name yet."""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process by a signal")
def test_a_run_killed_in_the_middle_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    plan = replace(DECISIONS, games=9)
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    words = ["--games", "9", "--part", "2", "--players", "random,big-money", "--kingdom", "First Game", "--processes", "1"]
    done = subprocess.run([sys.executable, "-c", KILLED, "dataset", str(killed), *words], capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL
    assert sorted(path.name for path in killed.glob("*.parquet")) == ["decisions-000000.parquet", "decisions-000001.parquet"]
    (left,) = killed.glob(".decisions-000002.parquet.*.partial")
    yesterday = time.time() - 2 * LEFT_BEHIND
    os.utime(left, (yesterday, yesterday))
    written = write_dataset(plan, killed)
    assert (written.already, written.files) == (2, 3)
    write_dataset(plan, whole)
    assert read(killed).equals(read(whole))
    assert sorted(set(read(killed)["game"].to_pylist())) == list(range(9))
    assert [path for path in killed.iterdir() if path.name.endswith(".partial")] == []


def test_two_runs_may_write_the_same_dataset(tmp_path: Path) -> None:
    other = tmp_path / ".decisions-000000.parquet.of-somebody-else.partial"
    write_dataset(DECISIONS, tmp_path)
    whole = read(tmp_path)
    other.write_bytes(b"half a file that another run writes just now")
    next(tmp_path.glob("decisions-*.parquet")).unlink()
    write_dataset(DECISIONS, tmp_path)
    assert read(tmp_path).equals(whole)
    assert other.read_bytes() == b"half a file that another run writes just now"


def test_what_is_complete_is_not_written_again(tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path)
    before = PLAN.path(tmp_path, 0).stat().st_mtime_ns
    again = write_dataset(PLAN, tmp_path)
    assert (again.files, again.already) == (0, 3)
    assert PLAN.path(tmp_path, 0).stat().st_mtime_ns == before


def test_several_processes_write_the_same(tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path / "one")
    write_dataset(PLAN, tmp_path / "two", processes=2)
    assert read(tmp_path / "one").equals(read(tmp_path / "two"))


def test_a_dataset_can_grow(tmp_path: Path) -> None:
    write_dataset(replace(PLAN, games=3), tmp_path / "grown")
    write_dataset(PLAN, tmp_path / "grown")
    write_dataset(PLAN, tmp_path / "at once")
    assert read(tmp_path / "grown").column("record").equals(read(tmp_path / "at once").column("record"))
    with pytest.raises(BadData, match="more than 5"):
        write_dataset(replace(PLAN, games=5), tmp_path / "grown")


@pytest.mark.parametrize(
    "change", [{"seed": 2}, {"players": ("random", "random")}, {"what": "decisions"}, {"games_in_file": 3}, {"kingdom": None}]
)
def test_a_folder_with_another_dataset_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    write_dataset(replace(PLAN, games=1), tmp_path)
    with pytest.raises(BadData, match="holds a dataset with"):
        write_dataset(replace(PLAN, **change), tmp_path)


def test_folders_that_cannot_be_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadPath, match="is no folder"):
        write_dataset(PLAN, tmp_path / "file")
    (tmp_path / "other.parquet").touch()
    with pytest.raises(BadData, match="other Parquet files"):
        write_dataset(PLAN, tmp_path)
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / MANIFEST).write_text("{")
    with pytest.raises(BadData, match="cannot be read"):
        write_dataset(PLAN, tmp_path / "damaged")


def test_plans_that_cannot_be_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        replace(PLAN, what="pictures")
    with pytest.raises(BadNumber):
        replace(PLAN, games=0)
    with pytest.raises(BadPlayers):
        replace(PLAN, players=("random",))
    with pytest.raises(BadAgent):
        write_dataset(replace(PLAN, players=("random", "clever")), tmp_path)
    with pytest.raises(BadAgent):
        write_dataset(replace(PLAN, players=("random", "cmd:./mybot")), tmp_path)
    with pytest.raises(BadNumber):
        write_dataset(PLAN, tmp_path, processes=0)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra) as caught:
        write_dataset(PLAN, tmp_path)
    assert "'.[data]'" in caught.value.hint


def test_the_command_writes_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", str(tmp_path / "out"), "--games", "3", "--part", "2", "--processes", "1", "--what", "records"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.items() >= {"games": 3, "rows": 3, "files": 2}.items()
    assert main(words) == 0
    assert "already: 2" in capsys.readouterr().out
    assert main([*words, "--seed", "5"]) == 2
    assert "choose another folder" in capsys.readouterr().err
