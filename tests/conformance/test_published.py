from __future__ import annotations

import functools

import pytest

from fiefdom.engine import scoring
from fiefdom.engine.state import State
from fiefdom.game import engines, plain
from fiefdom.strategy.play import Tally
from tests.conformance.published import (
    FARTHEST,
    NEAR,
    PILOTED,
    RESULTS,
    Piloted,
    Published,
    distances,
    piloted_points,
    play,
    turns_distance,
)

GAMES = 120_000
"""A multiple of two and of three players."""

needs_speed = pytest.mark.skipif(not engines.is_compiled(), reason="hundreds of thousands of games need the compiled engine")


@functools.cache
def played(players: tuple[str, ...], plain_rules: bool) -> Tally:
    return play(next(each for each in RESULTS if (each.players, each.plain_rules) == (players, plain_rules)), GAMES)


@needs_speed
@pytest.mark.parametrize("result", RESULTS, ids=str)
def test_shares_are_the_published_ones(result: Published) -> None:
    found = distances(result, played(result.players, result.plain_rules))
    assert max(map(abs, found)) <= FARTHEST, found


@needs_speed
@pytest.mark.parametrize("result", [result for result in RESULTS if result.turns], ids=str)
def test_games_are_as_long_as_published(result: Published) -> None:
    assert abs(turns_distance(result, played(result.players, result.plain_rules))) <= FARTHEST


@needs_speed
@pytest.mark.parametrize("result", PILOTED, ids=str)
def test_decks_that_must_be_piloted_do_about_as_well_as_published(result: Piloted) -> None:
    assert piloted_points(result, 20_000) == pytest.approx(result.points, abs=NEAR)


# A rule that is wrong on purpose is found out

MIRROR = next(result for result in RESULTS if result.by_seat and result.plain_rules)
FEW = 3_200


def test_the_plain_engine_agrees_with_the_mirror() -> None:
    assert max(map(abs, distances(MIRROR, play(MIRROR, FEW, plain)))) <= FARTHEST


def test_a_tie_not_broken_by_turns_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def beats(state: State, seat: int, other: int) -> bool:
        return scoring.score(state, seat) > scoring.score(state, other)

    monkeypatch.setattr(scoring, "beats", beats)
    assert max(map(abs, distances(MIRROR, play(MIRROR, FEW, plain)))) > FARTHEST
