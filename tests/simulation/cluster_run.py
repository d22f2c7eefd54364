"""A match on a Ray cluster of three nodes, of which one is killed in the middle; run as a program of its own.

Prints as JSON whether the match was the same as here, and whether the node was there and then gone.
"""

from __future__ import annotations

import importlib
import json
from typing import Any

from ray.cluster_utils import Cluster

from fiefdom.simulation.result import Result
from fiefdom.simulation.run import simulate

PLAYERS = ("smithy", "big-money-ultimate")
GAMES = 240_000
QUICK_TO_NOTICE = {
    "health_check_initial_delay_ms": 500,
    "health_check_period_ms": 1000,
    "health_check_failure_threshold": 3,
    "health_check_timeout_ms": 300_000,
}
"""A node that is gone refuses at once, which is noticed soon; one that is only slow, on a busy machine, is not given up for long."""

PATIENCE = 600
"""Seconds that a node may take to start: no longer than it needs, however busy the machine is."""


ray: Any = importlib.import_module("ray")  # much of it has no types


def main() -> None:
    """Play on the cluster and here."""
    cluster: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False, "_system_config": QUICK_TO_NOTICE, "wait": False}
    )
    doomed = cluster.add_node(num_cpus=1, wait=False)
    cluster.add_node(num_cpus=1, wait=False)
    cluster.wait_for_nodes(PATIENCE)
    ray.init(address=cluster.address, log_to_driver=False)
    alive = [sum(node["Alive"] for node in ray.nodes())]

    def kill_in_the_middle(result: Result) -> None:
        if len(alive) == 1 and result.games >= GAMES // 10:
            cluster.remove_node(doomed, allow_graceful=False)
            alive.append(sum(node["Alive"] for node in ray.nodes()))

    there = simulate(PLAYERS, games=GAMES, on="ray", progress=kill_in_the_middle)
    print(json.dumps({"same": there == simulate(PLAYERS, games=GAMES), "games": there.games, "killed": len(alive) == 2, "nodes": alive[0]}))  # noqa: T201
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main()
