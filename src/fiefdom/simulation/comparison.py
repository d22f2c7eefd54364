"""Comparisons: versions of a player against the same opponents, with the same shuffles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.errors import BadPlayers
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.difference import ShareDifference
from fiefdom.simulation.job import board_for
from fiefdom.simulation.players import Player, find_player, labels
from fiefdom.simulation.result import PlayedGames, Result
from fiefdom.simulation.run import Show, play_matches
from fiefdom.strategy.play import STREAMS

DEFAULT = Conditions()


@dataclass(frozen=True)
class VersionComparison(PlayedGames):
    """What a comparison showed: a match for each version, which is its first player. The second version is what all are compared with."""

    names: tuple[str, ...]
    against: tuple[str, ...]
    results: tuple[Result, ...]
    interrupted: bool = False

    @property
    def matches(self) -> Sequence[Result]:
        return self.results

    def difference(self, version: int) -> ShareDifference | None:
        """How much larger the share of points of a version is than that of the second one; None for itself, and for too few games."""
        return None if version == 1 or len(self.results) < 2 else self.results[version].minus(self.results[1])

    def as_dict(self) -> dict[str, Any]:
        return {
            "against": list(self.against),
            **self.counts(),
            "versions": [self._version_as_dict(version) for version in range(len(self.results))],
            "compared_with": self.names[1],
            "streams": STREAMS,
            "interrupted": self.interrupted,
        }

    def _version_as_dict(self, version: int) -> dict[str, Any]:
        difference = self.difference(version)
        shown = {**self.results[version].players[0].as_dict(), "name": self.names[version]}
        return {**shown, "games": self.results[version].games, "difference": difference.as_dict() if difference else None}

    def __str__(self) -> str:
        """A line for each version."""
        return "\n".join(map(self._line, range(len(self.results))))

    def _line(self, version: int) -> str:
        points, difference = self.results[version].players[0].points, self.difference(version)
        line = f"{self.names[version]}: points {points.value:.1%} ({points.low:.1%} to {points.high:.1%})"
        return f"{line}, {difference.value:+.1%} ({difference.low:+.1%} to {difference.high:+.1%})" if difference else line


def compare(
    versions: Sequence[str | Player], against: Sequence[str | Player], conditions: Conditions = DEFAULT, progress: Show | None = None
) -> VersionComparison:
    """Play each version against the same opponents, with the same seed and on the same board, which has the cards of all of them.

    The versions are compared with the second one: `compare(["new.strategy", "old.strategy"], ["smithy"])`. Ctrl-C gives the versions
    played so far.
    """
    if len(versions) < 2:
        raise BadPlayers("few-versions", number=len(versions))
    found = [find_player(version, conditions.cards) for version in versions]
    opponents = tuple(find_player(player, conditions.cards) for player in against)
    conditions = conditions.on_board(board_for((*found, *opponents), conditions.kingdom, conditions.edition, conditions.cards))
    results, interrupted = play_matches([(version, *opponents) for version in found], conditions, progress)
    names = labels([version.name for version in found])
    return VersionComparison(names, tuple(player.name for player in opponents), tuple(results), interrupted)
