"""Games of a dataset are played as the agents play them, and observed as the encoding says."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
import pytest
from numpy.typing import NDArray

from fiefdom.agents.agent import find_agent
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.datasets.batch_play import AgentPlayer, RandomPlayer, StrategyPlayer, find_batch_player
from fiefdom.errors import BadAgent
from fiefdom.game.batch import Batch
from fiefdom.game.view import View, view

KINGDOMS = [random_kingdom(seed, edition) for seed in range(6) for edition in (1, 2, "both")]


def moments(players: int, every: int = 9) -> Iterator[tuple[Batch, NDArray[numpy.int64]]]:
    """A batch of many kingdoms at moments of random games, and the games that go on."""
    batch = Batch(KINGDOMS, seats=players, seeds=players)
    generator = numpy.random.default_rng(1)
    for step in range(2000):
        games = numpy.flatnonzero(~batch.over)
        if not len(games):
            return
        if step % every == 0:
            yield batch, games
        batch.step(batch.random_answers(generator))


def view_of(batch: Batch, game: int) -> View:
    return view(batch.position(game), int(batch.deciders[game]))


@pytest.mark.parametrize("name", ["big-money", "big-money+smithy", "big-money+witch"])
def test_a_strategy_without_views_plays_as_the_agent(name: str) -> None:
    for batch, games in moments(2):
        together = find_batch_player(name, batch, numpy.random.default_rng(1), 1).answers(batch, games)
        one_by_one = AgentPlayer([find_agent(name)] * len(batch)).answers(batch, games)
        assert together.tolist() == one_by_one.tolist()


def test_players_are_found_by_name() -> None:
    batch = Batch(KINGDOMS[:1])
    generator = numpy.random.default_rng(1)
    assert isinstance(find_batch_player("random", batch, generator, 1), RandomPlayer)
    assert isinstance(find_batch_player("big-money+smithy", batch, generator, 1), StrategyPlayer)
    with pytest.raises(BadAgent, match="is a program"):
        find_batch_player("cmd:./mybot", batch, generator, 1)
