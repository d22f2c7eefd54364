"""Leaders: the best strategies found for a kingdom and how often to play each, as a folder one can read, edit and simulate."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

from fiefdom.cards.card import Card
from fiefdom.errors import BadPath, FiefdomError
from fiefdom.files import write_whole
from fiefdom.strategy.library import SUFFIX
from fiefdom.strategy.strategy import Strategy

Numbers = NDArray[numpy.float64]

ROUNDS = 4000


def equilibrium(table: Numbers, rounds: int = ROUNDS) -> Numbers:
    """How often to play each row, by regret matching: what would have done better so far is played more.

    `table[row, column]` is the share of points of the row. The later half of the rounds weighs most, since the first ones wander.
    """
    number = len(table)
    if number == 0:
        return numpy.zeros(0)
    regrets = numpy.zeros(number)
    total = numpy.zeros(number)
    current = numpy.full(number, 1 / number)
    for turn in range(1, rounds + 1):
        worth = table @ current
        regrets = numpy.maximum(0.0, regrets + worth - current @ worth)
        gained = regrets.sum()
        current = regrets / gained if gained > 0 else numpy.full(number, 1 / number)
        total += turn * current
    found: Numbers = total / total.sum()
    return found


FIELD = 0.5
"""How much the field counts beside the mixture itself."""


def robust_equilibrium(table: Numbers, against_field: Sequence[float]) -> Numbers:
    """The equilibrium if only half of the opponents play the mixture, and the others what most people would play.

    The best answers to the best answers may do badly against everybody else; this mixture does not.
    """
    return equilibrium((1 - FIELD) * table + FIELD * numpy.array(against_field).reshape(-1, 1))


def trimmed(weights: Numbers, most: int, least: float = 0.02) -> Numbers:
    """The weights without all but the largest few, adding up to 1 again."""
    kept = numpy.zeros_like(weights)
    for place in sorted(range(len(weights)), key=lambda place: (-weights[place], place))[:most]:
        if weights[place] >= least:
            kept[place] = weights[place]
    total = kept.sum()
    return kept / total if total > 0 else trimmed(weights, most, 0.0)


def exploitability(table: Numbers, weights: Numbers) -> float:
    """How much more than the mixture itself the best row gets against the mixture."""
    worth = table @ weights
    return float(worth.max() - weights @ worth)


MIXTURE = "mixture.json"


class Folder(Protocol):
    """A folder of the file system, or one inside a package."""

    def joinpath(self, name: str, /) -> Any:
        """A file in it."""
        ...


@dataclass(frozen=True)
class Leaders:
    """Strategies for a kingdom, the best one first. `table` has the share of points of each row against each column."""

    strategies: tuple[Strategy, ...]
    weights: tuple[float, ...]
    table: tuple[tuple[float, ...], ...]
    games: int = 0
    """How many games it took to find them; of two results the one with more games is better."""
    places: tuple[int, ...] = ()
    """The place of each leader; those that games did not tell apart share one. Answers, which come last, have none."""

    @property
    def best(self) -> Strategy:
        """The one to play if it is to be only one."""
        return self.strategies[0]

    def led_by(self, place: int) -> Leaders:
        """The same leaders with another one first."""
        order = [place, *[other for other in range(len(self.strategies)) if other != place]]
        return replace(
            self,
            strategies=tuple(self.strategies[each] for each in order),
            weights=tuple(self.weights[each] for each in order),
            table=tuple(tuple(self.table[row][column] for column in order) for row in order),
        )

    def choose(self, lots: random.Random) -> Strategy:
        """One by lot, each as often as its weight says."""
        return lots.choices(self.strategies, self.weights)[0]

    @property
    def slugs(self) -> tuple[str, ...]:
        return tuple(f"{place}-{slug(strategy.name)}" for place, strategy in enumerate(self.strategies, 1))

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "leaders": [
                {"name": strategy.name, "place": place, "weight": round(weight, 4), "strategy": strategy.text}
                for strategy, weight, place in itertools.zip_longest(self.strategies, self.weights, self.places)
            ],
            "table": [[round(share, 4) for share in row] for row in self.table],
        }

    @staticmethod
    def from_dict(values: Mapping[str, Any], cards: tuple[Card, ...] = ()) -> Leaders:
        """The leaders that `as_dict` gave; anything else raises KeyError, TypeError or ValueError."""
        entries = values["leaders"]
        strategies = tuple(Strategy.parse(str(entry["strategy"]), cards=cards) for entry in entries)
        table = tuple(tuple(float(share) for share in row) for row in values["table"])
        if not strategies or any(len(row) != len(strategies) for row in (*table, table)):
            raise ValueError("leaders and table do not fit")
        places = tuple(int(entry["place"]) for entry in entries if entry.get("place") is not None)
        return Leaders(strategies, tuple(float(entry["weight"]) for entry in entries), table, int(values["games"]), places)


def slug(name: str) -> str:
    words = "".join(letter if letter.isalnum() else " " for letter in name.lower()).split()
    return "-".join(words)[:60]


def write_leaders(leaders: Leaders, folder: Path) -> None:
    """One file for each strategy, and one for the mixture and the cross table."""
    whole = leaders.as_dict()
    for name, strategy in zip(leaders.slugs, leaders.strategies, strict=True):
        write_whole(folder / (name + SUFFIX), strategy.text + "\n")
    rows = [
        {"file": name + SUFFIX, "place": entry["place"], "weight": entry["weight"]}
        for name, entry in zip(leaders.slugs, whole["leaders"], strict=True)
    ]
    mixture = {"games": leaders.games, "leaders": rows, "table": whole["table"]}
    write_whole(folder / MIXTURE, json.dumps(mixture, indent=1) + "\n")


def read_leaders(folder: Folder, cards: tuple[Card, ...] = ()) -> Leaders:
    try:
        mixture = json.loads(folder.joinpath(MIXTURE).read_text(encoding="utf-8"))
        entries = [{**row, "strategy": folder.joinpath(row["file"]).read_text(encoding="utf-8")} for row in mixture["leaders"]]
        return Leaders.from_dict({**mixture, "leaders": entries}, cards)
    except FiefdomError:
        raise
    except (OSError, KeyError, TypeError, ValueError) as problem:
        raise BadPath("no-leaders", path=folder, why=problem, mixture=MIXTURE) from problem
