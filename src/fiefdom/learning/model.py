"""Model files: a network with all that it takes to play by it, in one `.npz` that needs no library but NumPy."""

from __future__ import annotations

import functools
import io
import itertools
import json
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.agents.agent import DEFAULT_BOT
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.envs.encoding import answer_of, mask
from fiefdom.envs.episode import is_purchase
from fiefdom.errors import BadKingdom, BadModel, BadPath, SystemProblem
from fiefdom.files import write_whole
from fiefdom.game.events import GameEvent
from fiefdom.game.memory import Memory, remembering
from fiefdom.game.view import View
from fiefdom.learning.features import Features
from fiefdom.learning.network import Floats, Network, sample, softmax
from fiefdom.strategy.library import find_strategy

FORMAT = 1
SUFFIX = ".npz"


@dataclass(frozen=True)
class Model:
    """A network, the features it gets, and who plays what it is not asked: a strategy."""

    network: Network
    features: Features
    default_play: str = DEFAULT_BOT
    about: dict[str, Any] = field(default_factory=dict)
    """How it was made: algorithm, command, seed, steps, seconds."""

    def chances(self, observations: NDArray[numpy.int16], masks: NDArray[numpy.int8]) -> tuple[Floats, Floats]:
        """How likely it is to choose each of its actions, and what it expects: rows for rows of observations."""
        logits, values = self.network.evaluate(self.features.of(observations), self.features.legal(masks))
        return softmax(logits), values

    def act(
        self, observations: NDArray[numpy.int16], masks: NDArray[numpy.int8], generator: numpy.random.Generator | None = None
    ) -> NDArray[numpy.int64]:
        """Actions of the environment: by lot as likely as they are, or without a generator the likeliest."""
        chances = self.chances(observations, masks)[0]
        return self.features.actions[chances.argmax(axis=1) if generator is None else sample(chances, generator)]

    def check(self, kingdom: Kingdom) -> None:
        """Refuse a kingdom with cards that it has never seen."""
        for card in kingdom.cards:
            if card.name not in self.features.cards:
                raise BadKingdom("model", card=card)

    def save(self, path: Path) -> None:
        """Write it; half as long as it was learned, since nobody plays worse by that."""
        facts = {"format": FORMAT, "cards": self.features.cards, "version": self.features.version}
        facts |= {"default_play": self.default_play, "about": self.about}
        arrays = {f"weights{place}": each.astype(numpy.float16) for place, each in enumerate(self.network.weights)}
        arrays |= {f"biases{place}": each.astype(numpy.float16) for place, each in enumerate(self.network.biases)}
        file = io.BytesIO()
        numpy.savez_compressed(file, facts=numpy.array(json.dumps(facts)), **arrays)  # type: ignore[arg-type]
        write_whole(path, file.getvalue())

    @staticmethod
    def load(path: str | Path) -> Model:
        """Read one; nothing in the file is ever executed."""
        try:
            with numpy.load(path, allow_pickle=False) as file:
                facts = json.loads(str(file["facts"]))
                layers = range(sum(name.startswith("weights") for name in file.files))
                arrays = [[file[f"{kind}{layer}"].astype(numpy.float32) for layer in layers] for kind in ("weights", "biases")]
            if facts["format"] != FORMAT:
                raise BadModel("format", path=path, format=facts["format"], known=FORMAT)
            features = Features(tuple(facts["cards"]), facts["version"])
            return Model(Network(*arrays), features, facts["default_play"], facts["about"])._checked(path)
        except OSError as problem:
            raise BadPath("unreadable", path=path, why=SystemProblem.of(problem), expected="model") from problem
        except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as problem:
            raise BadModel("unreadable", path=path) from problem

    def _checked(self, path: str | Path) -> Model:
        """Itself, if the layers fit each other, the features and the actions."""
        sizes = [self.features.size, *(len(biases) for biases in self.network.biases)]
        shapes = [weights.shape for weights in self.network.weights]
        if shapes != list(itertools.pairwise(sizes)) or sizes[-1] != len(self.features.actions) + 1:
            raise BadModel("unreadable", path=path)
        return self


@functools.lru_cache(maxsize=8)
def load_model(path: str) -> Model:
    """The model of a file, read once."""
    return Model.load(path)


class ModelAgent:
    """Plays by a model: it is asked about purchases, and a strategy answers the rest. With a seed it chooses by lot.

    Models of newer versions of the encoding want to be told what their seat sees, as whoever remembers.
    """

    def __init__(self, model: Model, seed: int | None = None) -> None:
        self.model = model
        self.generator = None if seed is None else numpy.random.default_rng(seed)
        self.rest = StrategyAgent(find_strategy(model.default_play))
        self.memory: Memory | None = None

    def observe(self, events: Iterable[GameEvent]) -> None:
        """Remember what the own seat has seen, if the model has any use for it."""
        if self.model.features.remembers:
            self.memory = remembering(self.memory, events)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if not view.is_asked or not is_purchase(view.state):
            return self.rest.choose(view)
        self.model.check(view.kingdom)
        observation = self.model.features.encoding.observe(view, self.memory)
        masks = mask(view)[None, :]
        return answer_of(int(self.model.act(observation[None, :], masks, self.generator)[0]))
