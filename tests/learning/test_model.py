"""Model files, and the agent that plays by one."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.envs.arena import Arena
from fiefdom.envs.encoding import LATEST
from fiefdom.errors import BadKingdom, BadModel, BadPath
from fiefdom.game.driver import Seated
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.learning.features import Features, base_cards
from fiefdom.learning.model import Model, ModelAgent
from fiefdom.learning.network import Network


def fresh_model(seed: int = 1, version: int = LATEST) -> Model:
    """A model that likes some cards better than others, by chance."""
    features, generator = Features(base_cards(), version), numpy.random.default_rng(seed)
    network = Network.fresh((features.size, 16, len(features.actions) + 1), generator)
    network.weights[-1] *= 200
    return Model(network, features, about={"algorithm": "none"})


def test_a_model_survives_its_file(tmp_path: Path) -> None:
    model = fresh_model()
    model.save(tmp_path / "model.npz")
    found = Model.load(tmp_path / "model.npz")
    assert (found.features, found.default_play, found.about) == (model.features, model.default_play, model.about)
    for one, other in zip(found.network.parameters, model.network.parameters, strict=True):
        numpy.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-6)


def test_what_is_no_model_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no model")
    numpy.savez(tmp_path / "other.npz", facts=numpy.array("{}"))
    broken = fresh_model()
    Model(Network(broken.network.weights[:1], broken.network.biases[:1]), broken.features).save(tmp_path / "short.npz")
    for name in ("text", "other", "short"):
        with pytest.raises(BadModel, match=f"{name}.npz. holds no model"):
            Model.load(tmp_path / f"{name}.npz")
    with pytest.raises(BadPath, match="cannot be read"):
        Model.load(tmp_path / "nowhere.npz")


def test_the_agent_answers_as_the_environment_would() -> None:
    model, kingdom = fresh_model(), random_kingdom(3)
    arena = Arena(1, kingdom=kingdom, opponents=None, decisions="purchases")
    arena.seed(5)
    arena.reset()
    game = Game(Setup(kingdom, ("ann", "ben"), int(arena.states["turn"][0]), int(arena.seeds[0])))
    while not arena.ended[0]:
        arena.step(model.act(arena.observations, arena.masks))
    seated = [Seated(ModelAgent(model)) for _ in range(2)]
    while game.question is not None:
        game.answer(seated[game.question.seat].answer(game.position, game.events))
    assert game.position.scores == arena.position(0).scores


def test_an_older_model_asks_for_no_memory() -> None:
    agent = ModelAgent(fresh_model(version=1))
    agent.observe(())
    assert agent.memory is None


def test_kingdoms_that_it_does_not_know_are_refused() -> None:
    model = fresh_model()
    model.check(find_kingdom("First Game"))
    with pytest.raises(BadKingdom, match="has never seen"):
        model.check(find_kingdom("Victory Dance"))


def test_features_tell_the_players_apart_and_are_small() -> None:
    arena = Arena(64, kingdom="random", opponents=None, decisions="purchases")
    arena.seed(1)
    arena.reset()
    generator = numpy.random.default_rng(1)
    for _ in range(30):
        arena.step(arena.random_actions(generator))
    found = Features(base_cards()).of(arena.observations)
    assert found.dtype == numpy.float32
    assert found.shape == (64, Features(base_cards()).size)
    assert numpy.abs(found).max() < 10
    assert len(numpy.unique(found, axis=0)) == len(numpy.unique(arena.observations[:, : arena.encoding.size], axis=0))
