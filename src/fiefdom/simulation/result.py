"""What a match showed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.simulation import statistics
from fiefdom.simulation.difference import NotedPoints, ShareDifference, difference_of
from fiefdom.simulation.job import MatchJob, missing_cards
from fiefdom.simulation.openings import OpeningResult, openings_of
from fiefdom.simulation.players import labels
from fiefdom.simulation.statistics import Share, Spread, Variance, rounded
from fiefdom.strategy.play import STREAMS, Tally

ENDINGS = ("provinces", "piles", "limit")
"""What ends a game: the Provinces are gone, three piles are gone, or it took too many turns and was stopped."""

CURVES = {"score": "score_at", "money": "money_at", "coins": "coins_at", "cards": "cards_at", "provinces": "provinces_at"}
"""What is known about the end of each turn: score, coins of all cards owned, coins to spend in the turn, cards, Provinces."""


@dataclass(frozen=True)
class PlayerResult:
    """What a match showed about one of its players. `points` counts a shared victory half."""

    name: str
    win: Share
    tie: Share
    loss: Share
    points: Share
    score: Spread
    turns: Spread

    def as_dict(self) -> dict[str, Any]:
        """As JSON shows it; `low` and `high` are the interval of `win`."""
        return {
            "name": self.name,
            "win": rounded(self.win.value),
            "loss": rounded(self.loss.value),
            "tie": rounded(self.tie.value),
            "low": rounded(self.win.low),
            "high": rounded(self.win.high),
            "points": rounded(self.points.value),
            "points_low": rounded(self.points.low),
            "points_high": rounded(self.points.high),
            "mean_score": rounded(self.score.mean),
            "score_deviation": rounded(self.score.deviation),
            "mean_turns": rounded(self.turns.mean),
            "turns_deviation": rounded(self.turns.deviation),
        }


@dataclass(frozen=True)
class PlaceResult:
    """What a match showed about a place in the order of turns: 1 is whoever starts."""

    seat: int
    win: Share
    tie: Share
    loss: Share
    points: float
    players: tuple[tuple[str, float, float, float], ...]
    """For each player in that place the shares of games won, shared and lost."""

    def as_dict(self) -> dict[str, Any]:
        players = [{"name": name, "win": rounded(win), "loss": rounded(loss), "tie": rounded(tie)} for name, win, tie, loss in self.players]
        return {
            "seat": self.seat,
            "win": rounded(self.win.value),
            "loss": rounded(self.loss.value),
            "tie": rounded(self.tie.value),
            "low": rounded(self.win.low),
            "high": rounded(self.win.high),
            "points": rounded(self.points),
            "players": players,
        }


class PlayedGames:
    """What matches, tournaments and sweeps share: how many games there were, how fast, and where it can be written."""

    interrupted: bool

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(match.tally.games for match in self.matches)

    @property
    def seconds(self) -> float:
        """How long they took."""
        return sum(match.took for match in self.matches)

    @property
    def games_per_second(self) -> float:
        """The speed."""
        return self.games / max(self.seconds, 1e-9)

    @property
    def matches(self) -> Sequence[Result]:
        """What it is made of."""
        raise NotImplementedError

    def as_dict(self) -> dict[str, Any]:
        """Everything, as JSON shows it."""
        raise NotImplementedError

    def counts(self) -> dict[str, Any]:
        """How much was played, as JSON shows it."""
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second),
            "variance": self.variance.as_dict(),
        }

    @property
    def variance(self) -> Variance:
        """What the intervals of points come from, and what that saved."""
        return statistics.variance_of([match.tally for match in self.matches])

    def save_plot(self, path: str | Path) -> Path:
        """Draw it into a picture (`.png`, `.svg`) or a page (`.html`); needs the extra `plots`."""
        from fiefdom.simulation.drawing import save_plot

        return save_plot(self, Path(path))

    def save_tables(self, folder: str | Path, form: str = "csv") -> list[Path]:
        """Write its tables into a folder, as `csv` or `parquet` (needs the extra `data`)."""
        from fiefdom.simulation.export import save_tables, tables_of

        return save_tables(tables_of(self), Path(folder), form)


@dataclass(frozen=True, eq=False)
class Result(PlayedGames):
    """What a match showed: who won how often, how sure that is, and how the games went.

    All of it comes from the sums in `tally`; results of the same games are equal, however long they took.
    """

    job: MatchJob
    tally: Tally
    took: float
    noted: NotedPoints = field(default_factory=NotedPoints, repr=False)
    interrupted: bool = False

    def minus(self, other: Result) -> ShareDifference | None:
        """How much larger the first player's share of points is than in another match with the same opponents and seed.

        None if the two cannot be compared game by game, or there are too few games.
        """
        mine, theirs = self.job, other.job
        if (mine.players[1:], mine.seed, mine.board) != (theirs.players[1:], theirs.seed, theirs.board):
            return None
        return difference_of([self.noted.by_group], [other.noted.by_group], len(mine.players))

    @property
    def matches(self) -> Sequence[Result]:
        """Itself."""
        return (self,)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, told apart: `smithy`, `smithy (2)`."""
        return labels([player.name for player in self.job.players])

    @property
    def precision(self) -> float:
        """How precisely the win shares are known: half of the widest interval."""
        return statistics.precision(self.tally)

    @property
    def missing(self) -> dict[str, tuple[Card, ...]]:
        """The cards that players name and that are not on the board, by player."""
        return missing_cards(self.job.players, self.job.board)

    @functools.cached_property
    def players(self) -> tuple[PlayerResult, ...]:
        """The players in the order they were named."""
        return tuple(self._player(number, name) for number, name in enumerate(self.names))

    def _player(self, number: int, name: str) -> PlayerResult:
        tally = self.tally
        won, shared, lost = statistics.outcome_shares(tally, number)
        score = statistics.spread(float(tally.scores[number]), float(tally.scores_squared[number]), tally.games)
        turns = statistics.spread(float(tally.turns[number]), float(tally.turns_squared[number]), tally.games)
        return PlayerResult(name, won, shared, lost, statistics.points(tally, number), score, turns)

    @functools.cached_property
    def by_seat(self) -> tuple[PlaceResult, ...]:
        """The places in the order of turns, whoever starts first."""
        return tuple(map(self._seat, range(len(self.names))))

    def _seat(self, place: int) -> PlaceResult:
        here = self.tally.by_place[:, place]
        total = here.sum(axis=0)
        won, shared, lost = (statistics.place_share(self.tally, float(number)) for number in total)
        shares = here / here.sum(axis=1, keepdims=True)
        players = tuple((name, *map(float, row)) for name, row in zip(self.names, shares, strict=True))
        return PlaceResult(place + 1, won, shared, lost, statistics.points_share(total), players)  # type: ignore[arg-type]

    @property
    def starter_edge(self) -> float:
        """How much larger the starter's share of points is than that of the average place."""
        shares = [seat.points for seat in self.by_seat]
        return shares[0] - sum(shares) / len(shares)

    @property
    def length(self) -> Spread:
        """How many rounds a game took."""
        return statistics.mean_length(self.tally)

    @property
    def endings(self) -> dict[str, float]:
        """How games ended, as shares: `provinces`, `piles` or `limit`."""
        return {name: float(number) / self.games for name, number in zip(ENDINGS, self.tally.endings, strict=True)}

    @functools.cached_property
    def last_turn(self) -> int:
        """The last turn worth showing: at least one game in a hundred got there."""
        reached = self.tally.counted.max(axis=0)
        return int((reached * 100 >= max(reached[0], 1))[:-1].sum())

    def averages(self, what: str) -> statistics.Numbers:
        """An average at the end of each turn, by player and turn: `score`, `money`, `coins`, `cards` or `provinces`."""
        return statistics.by_turn(self.tally, getattr(self.tally, CURVES[what]))

    def purchases(self, player: int) -> dict[Card, statistics.Numbers]:
        """The copies of each card that a player bought in an average game, by turn; cards never bought are left out."""
        return self._copies(self.tally.bought[player])

    def gains(self, player: int) -> dict[Card, statistics.Numbers]:
        """The same of cards that were gained without buying them, by the turn in which that was, whoever had it."""
        return self._copies(self.tally.gained[player])

    def _copies(self, counted: statistics.Counts) -> dict[Card, statistics.Numbers]:
        copies = counted / self.games
        return {card: copies[slot] for slot, card in enumerate(self.job.board.cards) if copies[slot].any()}

    def openings(self, player: int) -> tuple[OpeningResult, ...]:
        """What a player bought in the first two turns, the most frequent first."""
        return openings_of(self.tally, player, self.job.board.cards)

    # Out of here

    def as_dict(self) -> dict[str, Any]:
        """Everything, as JSON shows it."""
        return {
            **self.counts(),
            "mean_turns": rounded(self.length.mean),
            "turns_deviation": rounded(self.length.deviation),
            "players": [player.as_dict() for player in self.players],
            "by_seat": [seat.as_dict() for seat in self.by_seat],
            "starter_edge": rounded(self.starter_edge),
            "endings": {name: rounded(share) for name, share in self.endings.items()},
            "by_turn": self._curves_as_dict(),
            "purchases": self._copies_as_dict(self.purchases),
            "gains": self._copies_as_dict(self.gains),
            "openings": [[opening.as_dict() for opening in self.openings(player)] for player in range(len(self.names))],
            "lengths": self.tally.lengths.tolist(),
            "kingdom": [card.name for card in self.job.board.kingdom_cards],
            "edition": self.job.board.edition,
            "seed": self.job.seed,
            "streams": STREAMS,
            "interrupted": self.interrupted,
        }

    def _curves_as_dict(self) -> dict[str, list[list[float | None]]]:
        return {what: [list(map(rounded, row[: self.last_turn])) for row in self.averages(what)] for what in CURVES}

    def _copies_as_dict(self, counted: Callable[[int], dict[Card, statistics.Numbers]]) -> list[dict[str, list[float]]]:
        def rows(player: int) -> dict[str, list[float]]:
            return {card.name: list(map(rounded, row[: self.last_turn])) for card, row in counted(player).items()}

        return [rows(player) for player in range(len(self.names))]

    def __str__(self) -> str:
        """A line for each player."""
        shares = "\n".join(
            f"{player.name}: won {player.win.value:.1%} ({player.win.low:.1%} to {player.win.high:.1%}), tied {player.tie.value:.1%}, "
            f"lost {player.loss.value:.1%}, mean score {player.score.mean:.1f}"
            for player in self.players
        )
        return f"{shares}\n{self.games:,} games, {self.length.mean:.1f} rounds each"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.job == other.job and self.tally == other.tally

    __hash__ = None  # type: ignore[assignment]
