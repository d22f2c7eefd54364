"""From sums to shares, means and intervals. docs/concepts/statistics.md explains the choices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy
from numpy.typing import NDArray

from fiefdom.strategy.play import Tally
from fiefdom.text.letters import isolate_left_to_right
from fiefdom.text.numbers import written, written_difference, written_percent
from fiefdom.text.texts import Texts

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""

UNSEEN = Z * Z / 2
"""Groups that might have come out a game otherwise though none did: their squares are the least that groups are taken to differ by."""

FEWEST_GROUPS = 30
"""With fewer groups their variance says nothing yet, and games are taken as independent."""

POINTS = numpy.array([1.0, 0.5, 0.0])
"""What it is worth to win alone, to share the victory, and to lose."""

Counts: TypeAlias = NDArray[numpy.int64]
Numbers: TypeAlias = NDArray[numpy.float64]


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of the interval: how precisely the share is known."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Spread:
    """A mean with its standard deviation."""

    mean: float
    deviation: float


def wilson(share: float, games: float) -> Share:
    """The interval of Wilson for a share seen in so many independent games; within 0 and 1 also at the ends."""
    if games <= 0:
        return Share(0.0, 0.0, 1.0)
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Share(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def spread(total: float, squares: float, number: int) -> Spread:
    """Mean and standard deviation from a sum and a sum of squares."""
    if number == 0:
        return Spread(0.0, 0.0)
    mean = total / number
    variance = (squares - number * mean * mean) / (number - 1) if number > 1 else 0.0
    return Spread(mean, math.sqrt(max(0.0, variance)))


def points_share(outcomes: Counts) -> float:
    """The share of points of some outcomes: a shared victory counts half."""
    games = int(outcomes.sum())
    return float(outcomes @ POINTS) / games if games else 0.0


def variance_between(tally: Tally, total: float, squares: float) -> float:
    """The variance of a share of all games, from how much its part in a group of games with the same shuffles differs between groups."""
    mean = total / tally.groups
    between = max(squares - tally.groups * mean * mean, UNSEEN)
    return between / (tally.groups - 1) / tally.groups / tally.players**2


def design_effect(tally: Tally, share: float, squares: float) -> float:
    """How many times as large the variance of a share is as if all games were independent: below 1 where pairing makes it surer."""
    alone = share * (1 - share) / tally.games if tally.games else 0.0
    if tally.groups < FEWEST_GROUPS or alone <= 0:
        return 1.0
    return variance_between(tally, share * tally.games, squares) / alone


def share_of_games(tally: Tally, share: float, squares: float) -> Share:
    """A share with the interval that its variance between groups gives."""
    return wilson(share, tally.games / design_effect(tally, share, squares))


@dataclass(frozen=True)
class Variance:
    """What intervals come from: `groups` of games with the same shuffles, or single `games` while there are too few groups."""

    origin: str
    worth: float
    """As many independent games would be as sure."""
    effect: float
    """How many times as large it is as with independent games."""

    def as_dict(self) -> dict[str, Any]:
        return {"from": self.origin, "worth": round(self.worth), "effect": rounded(self.effect)}


def variance_of(tallies: Sequence[Tally]) -> Variance:
    """What the intervals of the first players' points come from in some matches together."""
    games = sum(tally.games for tally in tallies)
    effect = sum(tally.games * points_effect(tally) for tally in tallies) / max(games, 1)
    grouped = all(tally.groups >= FEWEST_GROUPS for tally in tallies)
    return Variance("groups" if grouped else "games", games / effect, effect)


def points_effect(tally: Tally) -> float:
    """The design effect of the first player's share of points."""
    return design_effect(tally, points_share(tally.outcomes[0]), float(tally.points_squared[0]) / 4)


def outcome_shares(tally: Tally, player: int) -> tuple[Share, Share, Share]:
    """How often a player won alone, shared the victory, and lost."""
    seen = zip(tally.outcomes[player].tolist(), tally.outcomes_squared[player].tolist(), strict=True)
    won, shared, lost = (share_of_games(tally, number / tally.games, squares) for number, squares in seen)
    return won, shared, lost


def points(tally: Tally, player: int) -> Share:
    """A player's share of points with the interval that its own variance gives."""
    return share_of_games(tally, points_share(tally.outcomes[player]), float(tally.points_squared[player]) / 4)


def place_share(tally: Tally, number: float) -> Share:
    """How often a place in the order of turns did so well. It has the same luck in all games of a group, which count as one."""
    return wilson(number / tally.games, tally.groups)


def precision(tally: Tally) -> float:
    """How precisely the win shares are known: half of the widest interval."""
    return max(outcome_shares(tally, player)[0].half_width for player in range(tally.players))


def by_turn(tally: Tally, sums: Counts) -> Numbers:
    """The averages of a sum by player and turn; not a number where no game got that far."""
    with numpy.errstate(invalid="ignore", divide="ignore"):
        averages: Numbers = sums / tally.counted
    return averages


def mean_length(tally: Tally) -> Spread:
    """How many rounds games took, mean and deviation."""
    return spread(float(tally.rounds), float(tally.rounds_squared), tally.games)


def rounded(value: Any, digits: int = 6) -> Any:
    """A number for a report without digits that mean nothing; None for what is not a number."""
    return None if math.isnan(value) else round(float(value), digits)


LONGEST_NAME = 32


def whole(number: float, texts: Texts) -> str:
    """A whole number with its thousands apart: `12,000`."""
    return written(number, texts.language)


def decimal(number: float, texts: Texts, digits: int = 1) -> str:
    """A number with some digits behind the point: `19.9`."""
    return written(number, texts.language, digits)


def percent(share: float, texts: Texts, digits: int = 1) -> str:
    """A share in percent: `71.3%`."""
    return written_percent(share, texts.language, digits)


def signed_percent(share: float, texts: Texts) -> str:
    """A difference of shares: `+5.6%`."""
    return written_difference(share, texts.language)


def interval(share: Share, texts: Texts) -> str:
    """The interval of a share: `70.4–72.2%`."""
    return from_to(decimal(100 * share.low, texts), percent(share.high, texts), texts)


def from_to(low: str, high: str, texts: Texts) -> str:
    """A range, which reads from left to right in every language: `7–19`."""
    text = f"{low}–{high}"
    return isolate_left_to_right(text) if texts.is_rtl else text


def mean_text(found: Spread, texts: Texts) -> str:
    """A mean and its deviation: `37.2 ± 8.1`."""
    text = f"{decimal(found.mean, texts)} ± {decimal(found.deviation, texts)}"
    return isolate_left_to_right(text) if texts.is_rtl else text


def shortened(name: str) -> str:
    """A name that fits beside others; rules written on the spot can be long."""
    name = " ".join(name.split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
