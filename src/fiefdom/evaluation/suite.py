"""Suites: kingdoms and opponents that are the same for everybody, in versions that never change.

A version is a file: its kingdoms, those that learners may have seen and those that they must not, and the rules of every opponent on
each of them. So nothing that is improved elsewhere changes what a result means.
"""

from __future__ import annotations

import functools
import importlib.resources
import json
from collections.abc import Sequence
from dataclasses import dataclass

from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.errors import BadEvaluation, nearest
from fiefdom.strategy.strategy import Strategy

LATEST = 1
LISTS = ("seen", "unseen")
"""Learners may train on kingdoms that are seen, and on all others but those that are unseen."""

FIRST_UNSEEN = 1_000_000
"""Random kingdoms from this seed on are not for learning."""


@dataclass(frozen=True)
class SuiteKingdom:
    """A kingdom of a suite: the list it is in, the seed that drew it, and what each opponent plays on it."""

    listed: str
    seed: int
    kingdom: Kingdom
    strategies: dict[str, Strategy]

    def __hash__(self) -> int:
        return hash((self.listed, self.seed))


@dataclass(frozen=True)
class SuiteOpponent:
    """An opponent, what it is rated, and the card without which it is not itself."""

    name: str
    rating: float
    needs: str = ""

    def plays_on(self, kingdom: Kingdom) -> bool:
        """Whether it is met on a kingdom."""
        return not self.needs or self.needs in {card.name for card in kingdom.cards}


@dataclass(frozen=True)
class Suite:
    """One version: kingdoms, opponents from the weakest to the strongest, the seed of all shuffles."""

    version: int
    seed: int
    kingdoms: tuple[SuiteKingdom, ...]
    opponents: tuple[SuiteOpponent, ...]

    def met_by(self, opponent: SuiteOpponent, listed: str) -> tuple[SuiteKingdom, ...]:
        """The kingdoms of a list on which an opponent is met."""
        return tuple(each for each in self.kingdoms if each.listed == listed and opponent.plays_on(each.kingdom))

    def opponents_named(self, names: Sequence[str]) -> tuple[SuiteOpponent, ...]:
        """Some of the opponents; all if none is named."""
        known = {opponent.name: opponent for opponent in self.opponents}
        for name in names:
            if name not in known:
                raise BadEvaluation("opponent", name=name, near=nearest(name, known), names=", ".join(known))
        return tuple(known[name] for name in names) or self.opponents


@functools.cache
def load_suite(version: int = LATEST) -> Suite:
    """The suite of a version."""
    if version not in range(1, LATEST + 1):
        raise BadEvaluation("suite", version=version, last=LATEST)
    text = importlib.resources.files("fiefdom.evaluation").joinpath("suites", f"{version}.json").read_text(encoding="utf-8")
    data = json.loads(text)
    opponents = tuple(SuiteOpponent(**each) for each in data["opponents"])
    return Suite(version, data["seed"], tuple(_kingdom(each) for each in data["kingdoms"]), opponents)


def _kingdom(data: dict[str, object]) -> SuiteKingdom:
    cards, strategies = data["cards"], data["strategies"]
    assert isinstance(cards, list)
    assert isinstance(strategies, dict)
    parsed = {name: Strategy.parse(text, name) for name, text in strategies.items()}
    return SuiteKingdom(str(data["list"]), int(str(data["seed"])), find_kingdom(", ".join(cards), 2), parsed)
