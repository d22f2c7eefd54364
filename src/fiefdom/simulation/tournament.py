"""Tournaments: everybody against everybody, and what that says about how strong they are."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy

from fiefdom.cards.card import Card
from fiefdom.errors import BadPlayers
from fiefdom.simulation import statistics
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.difference import ShareDifference, difference_of
from fiefdom.simulation.players import Player, find_player, labels
from fiefdom.simulation.result import PlayedGames, Result
from fiefdom.simulation.run import Show, play_matches
from fiefdom.simulation.statistics import Numbers, Z, rounded
from fiefdom.strategy.play import STREAMS, GroupPoints

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


MOST_PLAYERS = 100
DEFAULT = Conditions()


@dataclass(frozen=True)
class Pairing:
    """Two players of a tournament, by number, and their match."""

    first: int
    second: int
    names: tuple[str, str]
    result: Result

    def as_dict(self) -> dict[str, Any]:
        """As JSON shows it: the match as seen by the first one."""
        return {"opponent": self.names[1], **self.result.players[0].as_dict(), "name": self.names[0], "games": self.result.games}


@dataclass(frozen=True)
class Tournament(PlayedGames):
    """What a tournament showed."""

    names: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    interrupted: bool = False

    @property
    def matches(self) -> Sequence[Result]:
        return [pairing.result for pairing in self.pairings]

    @property
    def points(self) -> statistics.Numbers:
        """The share of points of each player against each other one; not a number where they did not meet."""
        table = numpy.full((len(self.names),) * 2, numpy.nan)
        for pairing in self.pairings:
            one, two = pairing.result.players
            table[pairing.first, pairing.second] = one.points.value
            table[pairing.second, pairing.first] = two.points.value
        return table

    @property
    def ratings(self) -> tuple[Rating, ...]:
        """The players' ratings, best first."""
        size = (len(self.names),) * 2
        points, games, variances = numpy.zeros(size), numpy.zeros(size), numpy.zeros(size)
        for pairing in self.pairings:
            tally, (i, j) = pairing.result.tally, (pairing.first, pairing.second)
            games[i, j] = games[j, i] = tally.games
            points[i, j], points[j, i] = (statistics.points_share(tally.outcomes[seat]) * tally.games for seat in (0, 1))
            variances[i, j] = variances[j, i] = _variance(pairing.result)
        return rate(self.names, points, games, variances)

    def difference(self, one: int, two: int) -> ShareDifference | None:
        """How much larger the share of points of one player is than that of another, against the opponents they have in common.

        All pairings have the same shuffles, so this is surer than both shares. None where there is no such opponent, or too few games.
        """
        found = {(pairing.first, pairing.second): pairing.result.noted.by_group for pairing in self.pairings}
        others = [each for each in range(len(self.names)) if each not in (one, two)]
        met = [each for each in others if all(tuple(sorted((player, each))) in found for player in (one, two))]

        def against(player: int, other: int) -> GroupPoints:
            return found[player, other] if player < other else 4 - found[other, player]  # in two games there are two points

        return difference_of([against(one, other) for other in met], [against(two, other) for other in met], players=2)

    def over_next(self, place: int) -> ShareDifference | None:
        """How much more points the player on this place of the order has than the next one."""
        return self.difference(*self.order[place : place + 2]) if place + 1 < len(self.order) else None

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers of the players, best first."""
        return tuple(self.names.index(rating.name) for rating in self.ratings)

    def as_dict(self) -> dict[str, Any]:
        return {
            **self.counts(),
            "ratings": [self._rating_as_dict(place, rating) for place, rating in enumerate(self.ratings)],
            "names": list(self.names),
            "points": [list(map(rounded, row)) for row in self.points],
            "pairings": [pairing.as_dict() for pairing in self.pairings],
            "streams": STREAMS,
            "interrupted": self.interrupted,
        }

    def _rating_as_dict(self, place: int, rating: Rating) -> dict[str, Any]:
        difference = self.over_next(place)
        return {**rating.as_dict(), "over_next": difference.as_dict() if difference else None}

    def __str__(self) -> str:
        """A line for each player, best first."""
        return "\n".join(f"{rating.value:6.0f} ± {rating.value - rating.low:.0f}  {rating.name}" for rating in self.ratings)


def _variance(result: Result) -> float:
    """How uncertain the sum of points of a match is; never less than that of a single drawn game."""
    half_width = result.players[0].points.half_width
    return max((half_width / statistics.Z * result.games) ** 2, 0.25)


def play_tournament(players: Sequence[str | Player], conditions: Conditions = DEFAULT, progress: Show | None = None) -> Tournament:
    """Let everybody play everybody else, so many games each pairing.

    All pairings have the same seed. Without a kingdom each has its own board, with the cards that the two name: a pairing gives
    what `simulate` gives for it. Ctrl-C gives the pairings played so far.
    """
    found = find_entrants(players, conditions.cards)
    names = labels([player.name for player in found])
    pairs = list(itertools.combinations(range(len(found)), 2))
    results, interrupted = play_matches([(found[one], found[two]) for one, two in pairs], conditions, progress)
    pairings = (Pairing(one, two, (names[one], names[two]), result) for (one, two), result in zip(pairs, results, strict=False))
    return Tournament(names, tuple(pairings), interrupted)


def find_entrants(players: Sequence[str | Player], cards: Sequence[Card] = ()) -> tuple[Player, ...]:
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise BadPlayers("tournament", number=len(players), most=MOST_PLAYERS)
    return tuple(find_player(player, cards) for player in players)
