"""Ratings: one number for each player, such that the difference of two says how often one beats the other (Bradley and Terry).

A shared victory counts as half a win. The scale is that of Elo: 400 more means ten points to one. The average player has 1500.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy

from fiefdom.simulation.statistics import Numbers, Z, rounded

SCALE = 400 / math.log(10)
AVERAGE = 1500.0
PRIOR_GAMES = 1.0
"""Drawn games that every pairing is given in addition, so that somebody who never wins has a rating too."""

ROUNDS = 100
CLOSE_ENOUGH = 1e-10


@dataclass(frozen=True)
class Rating:
    """The rating of a player with its 95 % interval, and its share of points over all games."""

    name: str
    value: float
    low: float
    high: float
    points: float

    def as_dict(self) -> dict[str, Any]:
        """As JSON shows it."""
        return {
            "name": self.name,
            "rating": rounded(self.value, 2),
            "low": rounded(self.low, 2),
            "high": rounded(self.high, 2),
            "points": rounded(self.points),
        }


def rate(names: tuple[str, ...], points: Numbers, games: Numbers, variances: Numbers) -> tuple[Rating, ...]:
    """The ratings, best first.

    `points[i, j]` is what i got against j in `games[i, j]` games, and `variances[i, j]` how uncertain that sum is.
    """
    strengths, weights = _fit(points, games)
    deviations = numpy.sqrt(_variances_of(weights, variances))
    shares = points.sum(axis=1) / numpy.maximum(games.sum(axis=1), 1)
    found = [
        Rating(name, AVERAGE + SCALE * strength, *_around(strength, deviation), points=float(share))
        for name, strength, deviation, share in zip(names, strengths.tolist(), deviations.tolist(), shares, strict=True)
    ]
    return tuple(sorted(found, key=lambda rating: -rating.value))


def _around(strength: float, deviation: float) -> tuple[float, float]:
    return AVERAGE + SCALE * (strength - Z * deviation), AVERAGE + SCALE * (strength + Z * deviation)


def _fit(points: Numbers, games: Numbers) -> tuple[Numbers, Numbers]:
    """The most likely strengths, their mean 0, by Newton's method, and how much each pairing weighs in."""
    extra = PRIOR_GAMES * (games > 0)
    points, games = points + extra / 2, games + extra
    strengths = numpy.zeros(len(points))
    for _ in range(ROUNDS):
        expected = 1 / (1 + numpy.exp(strengths[None, :] - strengths[:, None]))
        weights = games * expected * (1 - expected)
        step = numpy.linalg.pinv(_curvature(weights)) @ (points - games * expected).sum(axis=1)
        strengths = strengths + numpy.clip(step, -2, 2)
        if abs(step).max() < CLOSE_ENOUGH:
            break
    return strengths - strengths.mean(), weights


def _curvature(weights: Numbers) -> Numbers:
    curvature: Numbers = numpy.diag(weights.sum(axis=1)) - weights
    return curvature


def _variances_of(weights: Numbers, variances: Numbers) -> Numbers:
    """The variances of the strengths: what the pairings' own uncertainty comes to."""
    inverse = numpy.linalg.pinv(_curvature(weights))
    found: Numbers = numpy.diag(inverse @ _curvature(variances) @ inverse)
    return numpy.maximum(found, 0)
