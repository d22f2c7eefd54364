"""Suites: kingdoms and opponents that are the same for everybody, in versions that never change.

A version is a file: its kingdoms, those that learners may have seen and those that they must not, and the rules of every opponent on
each of them. So nothing that is improved elsewhere changes what a result means. Opponents that think have so many rollouts and no clock,
and the plans that they reckon with stand in the file, too.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib.resources
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from fiefdom.agents.plans import Plans
from fiefdom.agents.thinking import ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.errors import BadEvaluation, nearest
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.driver import Agent
from fiefdom.strategy.strategy import Strategy

LATEST = 2
USUAL = 1
"""The version that is played unless another one is asked for: in the next ones opponents think, which takes minutes."""

LISTS = ("seen", "unseen", "mixed")
"""Learners may train on kingdoms that are seen, and on all others but those of the other lists. Those with cards of other sets are
apart, since not everybody knows them."""

FIRST_UNSEEN = 1_000_000
"""Random kingdoms from this seed on are not for learning."""


@dataclass(frozen=True)
class SuiteKingdom:
    """A kingdom of a suite: the list it is in, the seed that drew it, and what each opponent plays on it."""

    listed: str
    seed: int
    kingdom: Kingdom
    strategies: dict[str, Strategy]
    leaders: Leaders | None = None
    """The plans that thinkers reckon with, besides the strategies."""

    def player(self, opponent: SuiteOpponent) -> SuitePlayer:
        """Who plays here under the name of an opponent."""
        return Thinker(self, opponent) if opponent.rollouts else self.strategies[opponent.name]

    @functools.cached_property
    def plans(self) -> Plans:
        """What thinkers know of this kingdom: nothing but what stands in the file."""
        leaders = self.leaders
        assert leaders is not None
        return Plans(self.kingdom, 2, lambda *_: leaders, published=tuple(dict.fromkeys(self.strategies.values())))

    def __hash__(self) -> int:
        return hash((self.listed, self.seed))


@dataclass(frozen=True)
class SuiteOpponent:
    """An opponent, what it is rated, and the card without which it is not itself.

    One that thinks has so many `rollouts` for a purchase; since that takes time, it is met in fewer pairs, and not on seen kingdoms.
    """

    name: str
    rating: float
    needs: str = ""
    rollouts: int = 0
    most_pairs: int = 0

    def is_met(self, kingdom: SuiteKingdom) -> bool:
        """Whether it is met on a kingdom."""
        if self.rollouts and kingdom.listed == "seen":
            return False
        return not self.needs or self.needs in {card.name for card in kingdom.kingdom.cards}

    def pairs(self, wanted: int) -> int:
        """How many pairs are played against it, if so many are wanted."""
        return min(wanted, self.most_pairs or wanted)


@dataclass(frozen=True)
class Thinker:
    """An opponent of a suite on one of its kingdoms that thinks: the same seed gives the same game, however fast the machine is."""

    kingdom: SuiteKingdom
    opponent: SuiteOpponent

    @property
    def name(self) -> str:
        """What it is called."""
        return self.opponent.name

    def agent(self, seed: int) -> Agent:
        """Who answers in a game."""
        return ThinkingAgent(seed, ThinkingTime(self.opponent.rollouts, seconds=None), plans=self.kingdom.plans)


SuitePlayer: TypeAlias = Strategy | Thinker
"""Who is played against: a strategy, which the engine plays, or somebody who is asked."""


@dataclass(frozen=True)
class Suite:
    """One version: kingdoms, opponents from the weakest to the strongest, the seed of all shuffles."""

    version: int
    seed: int
    kingdoms: tuple[SuiteKingdom, ...]
    opponents: tuple[SuiteOpponent, ...]

    @property
    def lists(self) -> tuple[str, ...]:
        """The lists of kingdoms that it has."""
        return tuple(dict.fromkeys(each.listed for each in self.kingdoms))

    def met_by(self, opponent: SuiteOpponent, listed: str) -> tuple[SuiteKingdom, ...]:
        """The kingdoms of a list on which an opponent is met."""
        return tuple(each for each in self.kingdoms if each.listed == listed and opponent.is_met(each))

    def opponents_named(self, names: Sequence[str]) -> tuple[SuiteOpponent, ...]:
        """Some of the opponents; all if none is named."""
        known = {opponent.name: opponent for opponent in self.opponents}
        for name in names:
            if name not in known:
                raise BadEvaluation("opponent", name=name, near=nearest(name, known), names=", ".join(known))
        return tuple(known[name] for name in names) or self.opponents


@functools.cache
def load_suite(version: int = USUAL) -> Suite:
    """The suite of a version."""
    if version not in range(1, LATEST + 1):
        raise BadEvaluation("suite", version=version, last=LATEST)
    text = importlib.resources.files("fiefdom.evaluation").joinpath("suites", f"{version}.json").read_text(encoding="utf-8")
    return read_suite(json.loads(text))


def read_suite(data: Mapping[str, Any]) -> Suite:
    """The suite of a file."""
    opponents = tuple(SuiteOpponent(**each) for each in data["opponents"])
    return Suite(data["version"], data["seed"], tuple(_kingdom(each) for each in data["kingdoms"]), opponents)


def as_it_was(strategy: Strategy) -> Strategy:
    """A strategy of a suite as it was played when the suites were made: it followed its rules to the end."""
    return dataclasses.replace(strategy, weighs_last_gains=False)


def _kingdom(data: Mapping[str, Any]) -> SuiteKingdom:
    kingdom = find_kingdom(", ".join(data["cards"]), 2)
    strategies = {name: as_it_was(Strategy.parse(text, name)) for name, text in data["strategies"].items()}
    leaders = Leaders.from_dict(data["leaders"], kingdom.cards) if "leaders" in data else None
    if leaders:
        leaders = dataclasses.replace(leaders, strategies=tuple(map(as_it_was, leaders.strategies)))
    return SuiteKingdom(data["list"], data["seed"], kingdom, strategies, leaders)
