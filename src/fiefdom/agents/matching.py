"""An even match: the level against which somebody wins about half of the games, going by what they did against levels before.

`adaptive` is a wish and not an opponent: when a game begins it is one of the levels, and so it stands in records.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fiefdom.agents.agent import AgentKind, read_player
from fiefdom.errors import FiefdomError

ADAPTIVE = "adaptive"

ODDS = math.log(0.7 / 0.3)
"""What a level is worth, as log odds: it takes about 70 % of the points from the one below."""

FIRST = 2.0
DOUBT = 3.0
"""Where somebody is expected who has not played yet, and within how many levels."""

FADING = 0.9
"""How much a result counts beside the one after it: people learn."""

FINENESS = 20
"""Tries for each level."""


class LevelResult(NamedTuple):
    """A game against a level: 1 if it was won, ½ if the victory was shared."""

    level: int
    points: float


def fitting_level(results: Sequence[LevelResult]) -> AgentKind:
    """The level for somebody's next game. The newest results come first; a win never leads down, nor a loss up."""
    from fiefdom.agents.levels import LEVELS

    tries = [1 + place / FINENESS for place in range((len(LEVELS) - 1) * FINENESS + 1)]
    best = max(tries, key=lambda strength: likelihood(strength, results))
    return LEVELS[round(best) - 1]


def likelihood(strength: float, results: Sequence[LevelResult]) -> float:
    """How well results go with somebody's being as strong as a level, or between two; a logarithm."""
    found = -((strength - FIRST) ** 2) / (2 * DOUBT**2)
    for age, result in enumerate(results):
        edge = ODDS * (strength - result.level)
        found += FADING**age * (result.points * -math.log1p(math.exp(-edge)) + (1 - result.points) * -math.log1p(math.exp(edge)))
    return found


def result_against(bots: Iterable[str], points: float) -> LevelResult | None:
    """The result of a game, if it was one against a single level."""
    names = list(bots)
    try:
        kind = read_player(names[0]).kind if len(names) == 1 else None
    except FiefdomError:
        return None
    return LevelResult(kind.level, points) if kind and kind.level else None
