"""Sweeps: the same match again and again, with a parameter of a strategy set to one value after the other.

A parameter is a name in braces: `Smithy if count(Smithy) < {n}`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.errors import BadParameter, nearest
from fiefdom.files import read_whole
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.difference import ShareDifference
from fiefdom.simulation.job import board_for
from fiefdom.simulation.players import Player, find_player
from fiefdom.simulation.result import PlayedGames, Result
from fiefdom.simulation.run import Show, play_matches
from fiefdom.strategy.play import STREAMS
from fiefdom.strategy.strategy import Strategy

PARAMETER = re.compile(r"\{([A-Za-z_]\w*)\}")
MOST_STEPS = 1000
DEFAULT = Conditions()

Values = Mapping[str, Sequence[str]]
"""The values to try, by parameter."""


@dataclass(frozen=True)
class Template:
    """The text of a strategy with parameters in it."""

    name: str
    text: str

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of the parameters, in the order of the text."""
        return tuple(dict.fromkeys(PARAMETER.findall(self.text)))

    def with_values(self, values: Mapping[str, str], cards: Sequence[Card] = ()) -> Strategy:
        """The strategy with these values."""
        text = PARAMETER.sub(lambda found: values[found[1]], self.text)
        return Strategy.parse(text, ", ".join(f"{name}={value}" for name, value in values.items()), tuple(cards))


@dataclass(frozen=True)
class SweepStep:
    """One value of each parameter, and the match played with them; the varied strategy is its first player."""

    values: dict[str, str]
    result: Result

    @property
    def label(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.values.items())

    def as_dict(self) -> dict[str, Any]:
        """As JSON shows it: the match as seen by the varied strategy."""
        return {"values": self.values, "games": self.result.games, **self.result.players[0].as_dict()}


@dataclass(frozen=True)
class Sweep(PlayedGames):
    """What a sweep showed."""

    template: Template
    against: tuple[str, ...]
    steps: tuple[SweepStep, ...]
    interrupted: bool = False

    @property
    def matches(self) -> Sequence[Result]:
        return [step.result for step in self.steps]

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters that were varied."""
        return tuple(self.steps[0].values)

    @property
    def best(self) -> SweepStep:
        """The values with the largest share of points; of equal ones the first."""
        return max(self.steps, key=lambda step: step.result.players[0].points.value)

    def to_best(self, step: SweepStep) -> ShareDifference | None:
        """How much larger a step's share of points is than that of the best one, game by game; None for the best, and for few games."""
        return None if step is self.best else step.result.minus(self.best.result)

    def step_as_dict(self, step: SweepStep) -> dict[str, Any]:
        """A step as JSON shows it."""
        difference = self.to_best(step)
        return {**step.as_dict(), "to_best": difference.as_dict() if difference else None}

    def as_dict(self) -> dict[str, Any]:
        return {
            "strategy": self.template.text,
            "against": list(self.against),
            **self.counts(),
            "steps": [self.step_as_dict(step) for step in self.steps],
            "best": self.best.values,
            "streams": STREAMS,
            "interrupted": self.interrupted,
        }


def find_template(word: str) -> Template:
    """The template that a word means: the path of a file, or rules."""
    if "{" in word:
        return Template(word, word)
    path = Path(word)
    if path.is_file():
        return Template(path.stem, read_whole(path, "template"))
    strategy = find_player(word)
    raise BadParameter("none", strategy=strategy.name)


def read_values(text: str) -> tuple[str, ...]:
    """The values that a text means: a list `1,2,4`, a range `1..5`, or a range with a step `0..2..0.5`."""
    if ".." not in text:
        return tuple(value.strip() for value in text.split(",") if value.strip())
    try:
        first, last, *step = (Decimal(part.strip()) for part in text.split(".."))
        distance = step[0] if step else Decimal(1)
    except (InvalidOperation, ValueError):
        raise BadParameter("range", text=text) from None
    if len(step) > 1 or distance <= 0 or last < first or (last - first) / distance >= MOST_STEPS:
        raise BadParameter("range-order", text=text, most=MOST_STEPS)
    return tuple(f"{first + number * distance:f}" for number in range(int((last - first) / distance) + 1))


def check_values(template: Template, values: Values) -> None:
    """Refuse values for parameters that are not there, and parameters without values."""
    for name, given in values.items():
        if name not in template.parameters:
            there = " and ".join(f"`{{{each}}}`" for each in template.parameters) or "–"
            raise BadParameter("unknown", name=name, near=nearest(name, template.parameters), parameters=there)
        if not given:
            raise BadParameter("no-value", name=name)
    missing = [name for name in template.parameters if name not in values]
    if missing:
        raise BadParameter("missing", name=missing[0])


def play_sweep(
    template: str | Template,
    against: Sequence[str | Player],
    vary: Values,
    conditions: Conditions = DEFAULT,
    progress: Show | None = None,
) -> Sweep:
    """Play a strategy with each combination of values against the same opponents, with the same seed and on the same board.

    Ctrl-C gives the values played so far.
    """
    found = find_template(template) if isinstance(template, str) else template
    opponents = tuple(find_player(player, conditions.cards) for player in against)
    combinations = combined(found, vary)
    varied = [found.with_values(values, conditions.cards) for values in combinations]  # all are read before the first one plays
    conditions = conditions.on_board(board_for((*varied, *opponents), conditions.kingdom, conditions.edition, conditions.cards))
    results, interrupted = play_matches([(strategy, *opponents) for strategy in varied], conditions, progress)
    steps = tuple(SweepStep(values, result) for values, result in zip(combinations, results, strict=False))
    return Sweep(found, tuple(player.name for player in opponents), steps, interrupted)


def combined(template: Template, vary: Values) -> list[dict[str, str]]:
    """All combinations of values, the first parameter changing slowest."""
    check_values(template, vary)
    combinations = [dict(zip(vary, each, strict=True)) for each in itertools.product(*vary.values())]
    if len(combinations) > MOST_STEPS:
        raise BadParameter("combinations", number=len(combinations), most=MOST_STEPS)
    return combinations
