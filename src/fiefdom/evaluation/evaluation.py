"""An evaluation: a player meets every opponent of a suite on every kingdom, and gets shares, a rating and a line for the leaderboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom import __version__
from fiefdom.evaluation.contenders import MEMBERS, Contender, DealtPairs, Points
from fiefdom.evaluation.profile import Profile, profile_of
from fiefdom.evaluation.suite import Suite, SuiteKingdom, SuiteOpponent
from fiefdom.simulation.statistics import Z

PAIRS = 25
MOST_POINTS = 2 * MEMBERS
"""What a pair can bring."""

SCALE = 400 / numpy.log(10)
RESAMPLES = 500
PROFILED_AGAINST = "big-money-ultimate"


@dataclass(frozen=True)
class KingdomShare:
    """The share of games won, shared victories counting half, and how sure it is: kingdoms differ more than shuffles do."""

    value: float
    error: float
    kingdoms: int

    def as_dict(self) -> dict[str, Any]:
        return {"share": round(self.value, 4), "interval": [round(self.low, 4), round(self.high, 4)], "kingdoms": self.kingdoms}

    @property
    def low(self) -> float:
        """Where its 95 % interval begins."""
        return max(0.0, self.value - Z * self.error)

    @property
    def high(self) -> float:
        """Where it ends."""
        return min(1.0, self.value + Z * self.error)


@dataclass(frozen=True)
class SuiteRating:
    """On the scale of Elo: Big Money has 1000. The interval is that of other kingdoms and shuffles of the same kinds."""

    value: float
    low: float
    high: float


@dataclass
class Evaluation:
    """What is known of a player so far: the points of its pairs by list, opponent and kingdom. On some lists it may know no cards."""

    name: str
    suite: Suite
    pairs: int
    opponents: tuple[SuiteOpponent, ...]
    points: dict[tuple[str, str], list[Points]] = field(default_factory=dict)
    profile: Profile = field(default_factory=Profile)

    def met(self, listed: str) -> tuple[SuiteOpponent, ...]:
        """The opponents it has met on a list."""
        return tuple(opponent for opponent in self.opponents if (listed, opponent.name) in self.points)

    @property
    def lists(self) -> tuple[str, ...]:
        """The lists it has played on."""
        return tuple(listed for listed in self.suite.lists if self.met(listed))

    def share(self, listed: str, opponent: str) -> KingdomShare:
        """How it did against an opponent on a list of kingdoms."""
        means = numpy.array([each.mean() / MOST_POINTS for each in self.points[listed, opponent]])
        error = float(means.std(ddof=1) / len(means) ** 0.5) if len(means) > 1 else 0.5
        return KingdomShare(float(means.mean()), error, len(means))

    @property
    def rating(self) -> SuiteRating:
        """Its rating by all games on unseen kingdoms."""
        kingdoms = {each: row for row, each in enumerate(each for each in self.suite.kingdoms if each.listed == "unseen")}
        won, games = (numpy.zeros((len(kingdoms), len(self.opponents))) for _ in range(2))
        for column, opponent in enumerate(self.opponents):
            met = self.suite.met_by(opponent, "unseen")
            for kingdom, points in zip(met, self.points["unseen", opponent.name], strict=True):
                won[kingdoms[kingdom], column] = points.sum() / 2
                games[kingdoms[kingdom], column] = MEMBERS * len(points)
        return rate(numpy.array([opponent.rating for opponent in self.opponents]), won, games)

    def line(self) -> dict[str, Any]:
        """The line of the leaderboard. What takes time is not in it; `firsts` lets anybody check it in a moment."""
        rating = self.rating
        return {
            "agent": self.name,
            "suite": self.suite.version,
            "fiefdom": __version__,
            "pairs": self.pairs,
            "rating": round(rating.value),
            "interval": [round(rating.low), round(rating.high)],
            **{listed: {each.name: self.share(listed, each.name).as_dict() for each in self.met(listed)} for listed in self.lists},
            "profile": {key: value for key, value in self.profile.as_dict().items() if key != "microseconds_per_answer"},
            "firsts": {opponent.name: firsts(self.points["unseen", opponent.name]) for opponent in self.opponents},
        }

    def as_dict(self) -> dict[str, Any]:
        """The evaluation as JSON shows it."""
        return self.line() | {"microseconds_per_answer": self.profile.as_dict()["microseconds_per_answer"]}


def firsts(points: Sequence[Points]) -> str:
    """The points of the first pair on each kingdom, a digit each."""
    return "".join(str(int(each[0])) for each in points)


def rate(ratings: NDArray[Any], won: NDArray[Any], games: NDArray[Any]) -> SuiteRating:
    """The likeliest rating of somebody who won so many games, by kingdom and opponent, from opponents of these ratings.

    The interval is found by drawing the kingdoms anew, with a generator of its own, so that it is always the same.
    """
    lots = numpy.random.default_rng(1).integers(len(won), size=(RESAMPLES, len(won)))
    drawn = numpy.concatenate([numpy.arange(len(won))[None, :], lots])
    found = _likeliest(ratings, won[drawn].sum(axis=1), games[drawn].sum(axis=1))
    low, high = numpy.quantile(found[1:], [0.025, 0.975])
    return SuiteRating(float(found[0]), float(low), float(high))


def _likeliest(ratings: NDArray[Any], won: NDArray[Any], games: NDArray[Any]) -> NDArray[numpy.float64]:
    """By halving, row by row: what is expected grows with the rating. A drawn game more with each opponent keeps everybody finite."""
    low, high = numpy.full(len(won), ratings.min() - 2000.0), numpy.full(len(won), ratings.max() + 2000.0)
    wanted = (won + 0.5).sum(axis=1)
    for _ in range(60):
        middle = (low + high) / 2
        expected = ((games + 1) / (1 + numpy.exp((ratings[None, :] - middle[:, None]) / SCALE))).sum(axis=1)
        low, high = numpy.where(expected < wanted, middle, low), numpy.where(expected < wanted, high, middle)
    found: NDArray[numpy.float64] = (low + high) / 2
    return found


def seed_of(suite: Suite, kingdom: SuiteKingdom) -> int:
    """The seed of the shuffles on a kingdom: the same for all players and opponents."""
    return suite.seed * 1_000_000_000 + kingdom.seed


def pairings(suite: Suite, opponent: SuiteOpponent, listed: str, pairs: int) -> list[DealtPairs]:
    """Everything that is to be played against an opponent on a list."""
    kingdoms = suite.met_by(opponent, listed)
    return [DealtPairs(each.kingdom, each.player(opponent), seed_of(suite, each), opponent.pairs(pairs)) for each in kingdoms]


def known_lists(contender: Contender, suite: Suite) -> tuple[str, ...]:
    """The lists of kingdoms on which a player knows all the cards."""
    unknown = {each.listed for each in suite.kingdoms if not contender.knows(each.kingdom)}
    return tuple(listed for listed in suite.lists if listed not in unknown)


def evaluate(
    contender: Contender,
    suite: Suite,
    *,
    pairs: int = PAIRS,
    opponents: Sequence[str] = (),
    progress: Callable[[int], None] = lambda _: None,
) -> Evaluation:
    """Play everything. `progress` is told how many pairings are done."""
    evaluation = Evaluation(contender.name, suite, pairs, suite.opponents_named(opponents))
    done = 0
    for listed in known_lists(contender, suite):
        for opponent in evaluation.opponents:
            if wanted := pairings(suite, opponent, listed, pairs):
                evaluation.points[listed, opponent.name] = contender.play(wanted)
                progress(done := done + len(wanted))
    known = {opponent.name: opponent for opponent in suite.opponents}
    evaluation.profile = profile_of(contender, pairings(suite, known[PROFILED_AGAINST], "unseen", 1))
    return evaluation


def check_line(contender: Contender, suite: Suite, line: dict[str, Any], most_rollouts: int | None = None) -> list[str]:
    """Play the first pairs of a line of the leaderboard again; the opponents against whom they are others.

    Those who think longer than `most_rollouts` may be left out.
    """
    wrong = []
    for name, noted in line["firsts"].items():
        opponent = suite.opponents_named([name])[0]
        if most_rollouts is not None and opponent.rollouts > most_rollouts:
            continue
        if firsts(contender.play(pairings(suite, opponent, "unseen", 1))) != noted:
            wrong.append(name)
    return wrong
