"""Playing a match: many games between strategies, until there are enough of them."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

from fiefdom.simulation.cluster import play_there
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.difference import NotedPoints
from fiefdom.simulation.job import AnyBoard, MatchJob, board_for, number_of_threads, play_here
from fiefdom.simulation.players import Player, find_players
from fiefdom.simulation.result import Result
from fiefdom.strategy.play import Tally

Progress = Callable[[Result], None]
"""Is shown what there is so far, after each block of games."""

Show = Callable[[int, Result], None]
"""Is shown how many matches are done, and what there is of the running one."""


def simulate(
    players: Sequence[str | Player],
    kingdom: AnyBoard | str | None = None,
    games: int | None = None,
    *,
    progress: Progress | None = None,
    **conditions: Any,
) -> Result:
    """Play games between two to six players and count everything.

    A player is a strategy, the slug of one of the library, the path of its file, or its rules. Without a kingdom, the board has the
    Kingdom cards that the players would buy. Everybody starts equally often with the same shuffles, so the number of games, 10,000
    unless said, is rounded up to a multiple of the players. With `until=0.005` no more are played than it takes to know every win share
    to half a percent. A game is stopped after `most_turns` turns of a player. `cards` are own cards, which players and kingdom may name.
    `threads=0` is one for each core; `on="ray://host:10001"` plays on a cluster. Neither changes the result. `progress` is shown the
    result so far after each block of games. Ctrl-C gives the result of the games played so far, marked as interrupted.
    """
    return play_match(players, Conditions(kingdom, games=games, **conditions), progress)


def play_match(players: Sequence[str | Player], conditions: Conditions, progress: Progress | None = None) -> Result:
    """Play a match under these conditions."""
    found = find_players(players, conditions.cards)
    board = board_for(found, conditions.kingdom, conditions.edition, conditions.cards)
    job = MatchJob(board, found, conditions.number_of_games, conditions.seed, conditions.most_turns)
    tallies = play_there(job, conditions.on) if conditions.on else play_here(job, number_of_threads(conditions.threads))
    return add_up(job, tallies, conditions.until, progress)


def play_matches(line_ups: Iterable[Sequence[Player]], conditions: Conditions, progress: Show | None) -> tuple[list[Result], bool]:
    """One match after the other; after Ctrl-C those played so far, if there are any, and True."""
    results: list[Result] = []
    for players in line_ups:
        show = functools.partial(progress, len(results)) if progress else None
        try:
            results.append(play_match(players, conditions, show))
        except KeyboardInterrupt:
            if not results:
                raise
            return results, True
        if results[-1].interrupted:
            return results, True
    return results, False


def growing(job: MatchJob, tallies: Iterable[Tally]) -> Iterator[Result]:
    """What there is of a match after each block of its games."""
    started = time.perf_counter()
    result: Result | None = None
    points = NotedPoints()
    for tally in tallies:
        points.add(tally)
        result = Result(job, tally if result is None else result.tally + tally, time.perf_counter() - started, points)
        yield result


def is_enough(result: Result, until: float | None) -> bool:
    """Whether a match that is to reach a precision has reached it, where that may be asked."""
    return until is not None and result.job.may_stop_after(result.games) and result.precision <= until


def add_up(job: MatchJob, tallies: Generator[Tally, None, None], until: float | None, progress: Progress | None) -> Result:
    """Add up the tallies of a job, block by block, as far as needed.

    Whether it is enough is asked at fixed numbers of games, in the order of the games: the answer cannot depend on who was fastest.
    """
    result: Result | None = None
    try:
        with closing(tallies):
            for result in growing(job, tallies):
                if progress:
                    progress(result)
                if is_enough(result, until):
                    break
    except KeyboardInterrupt:
        if result is None:
            raise
        return replace(result, interrupted=True)
    assert result is not None
    return result
