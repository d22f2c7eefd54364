"""Matches on a Ray cluster are those of this machine, also when a node is lost."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import fiefdom
from fiefdom.errors import BadCluster, MissingExtra
from fiefdom.simulation.cluster import check_address, connect, play_blocks, version
from fiefdom.simulation.job import MatchJob
from fiefdom.simulation.run import simulate
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import find_strategy

ROOT = Path(__file__).parent.parent.parent

WITHOUT_HASTE = {
    "RAY_raylet_start_wait_time_s": "600",
    "RAY_gcs_rpc_server_connect_timeout_s": "60",
    "RAY_gcs_server_request_timeout_seconds": "600",
    "RAY_worker_register_timeout_seconds": "600",
}
"""How long Ray waits for its own processes: on a busy machine they take more than the half minute it would give them."""


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="the cluster needs the extra `cluster`, which not every system has")
def test_a_cluster_that_loses_a_node_plays_the_same_match() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(fiefdom.__file__).parent.parent), "RAY_USAGE_STATS_ENABLED": "0", **WITHOUT_HASTE}
    program = [sys.executable, str(Path(__file__).with_name("cluster_run.py"))]
    done = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=1800)
    assert done.returncode == 0, done.stderr[-2000:]
    (found,) = (line for line in done.stdout.splitlines() if line.startswith('{"same"'))  # Ray also writes there
    assert json.loads(found) == {"same": True, "games": 240_000, "killed": True, "nodes": 3}


def test_what_is_no_cluster_is_refused() -> None:
    assert check_address("ray") == "ray"
    assert check_address("ray://10.0.0.1:10001") == "ray://10.0.0.1:10001"
    for address in ("", "ray://", "rays", "http://x", "RAY"):
        with pytest.raises(BadCluster, match="is no cluster"):
            check_address(address)


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise ConnectionError("nobody there\nand more about it")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    with pytest.raises(BadCluster, match=r"no cluster at `ray://10\.0\.0\.1:10001`: nobody there\nhint:"):
        connect("ray://10.0.0.1:10001")


def test_another_version_on_the_cluster_is_refused() -> None:
    players = (find_strategy("smithy"), find_strategy("witch"))
    job = MatchJob(board_of(players), players, 60, seed=1)
    assert play_blocks(job, [job.block(0, 60)], version())[0].games == 60
    with pytest.raises(BadCluster, match="the cluster has Fiefdom"):
        play_blocks(job, [job.block(0, 60)], "0.0.1")


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"'\.\[cluster\]'"):
        simulate(("smithy", "witch"), on="ray")
