"""Leaders stand against everything known: nobody waits for nine Workshops that nobody gets."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve.archetype_ranking import known_plans, published, rank
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import quick_leaders
from fiefdom.evolve.gauntlet import BROKEN, Gauntlet, sound_leaders
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy
from fiefdom.strategy.tally import BY_LIMIT
from tests.stages import needs_compiler

CONTESTED = (
    "Witch, Workshop, Gardens, Moat, Cellar, Smithy, Merchant, Village, Militia, Remodel",
    "Workshop, Gardens, Laboratory, Festival, Chapel, Bureaucrat, Throne Room, Moneylender, Smithy, Moat",
    "Workshop, Gardens, Village, Smithy, Council Room, Sentry, Artisan, Merchant, Cellar, Militia",
    "Gardens, Festival, Library, Workshop, Chapel, Moat, Vassal, Harbinger, Mine, Remodel",
)
"""Kingdoms of the second edition on which leaders waited for nine Workshops, or lost to those who did not."""

STUBBORN = Strategy.parse("Gardens if count(Workshop) >= 9; Duchy if left(Gardens) = 0; Workshop; Estate; Silver; Copper", "Nine Workshops")
QUICK = Strategy.parse("Gardens if count(Workshop) >= 3; Workshop; Gardens; Estate; Silver; Copper", "Three Workshops")


WAITING = """
open 5/2: Market, Chapel
open 4/3: Silver, Chapel
Province if coins > 12 and count(Festival) > 5
Library if count(Library) < 1
Festival
Library if count(Library) < 4 and count(terminal) <= count(splitter)
Silver if count(treasure) < 9
"""
"""Nobody buys a Province who does not get six of ten Festivals."""

FESTIVALS = "Bureaucrat, Chapel, Festival, Library, Market, Mine, Spy, Thief, Throne Room, Village"


def worst(strategy: Strategy, opponents: list[Strategy], arena: Contest) -> float:
    """The least share against anybody, measured again with other shuffles."""
    shares = arena.shares([strategy], opponents, 60)[0]
    suspects = [opponents[place] for place in numpy.argsort(shares)[:3]]
    return float(arena.shares([strategy], suspects, 600, first=5000).min())


CIRCLE = 0.3
"""What a leader keeps on the second of them, where Festivals with Gardens beat every rush, and lose to everything that rushes beat."""


@needs_compiler
@pytest.mark.parametrize(("names", "bar"), list(zip(CONTESTED, (0.35, CIRCLE, 0.35, 0.35), strict=True)))
def test_no_leader_falls_to_a_plan_that_is_known(names: str, bar: float) -> None:
    board = find_kingdom(names, 2)
    leaders = quick_leaders(board)
    opponents = list(dict.fromkeys([*[each.strategy for each in archetypes(board)], *published(board), *leaders.strategies]))
    arena = Contest(board, seed=991)
    assert worst(leaders.best, opponents, arena) > bar
    for strategy, weight in zip(leaders.strategies[1:], leaders.weights[1:], strict=True):
        assert not weight or worst(strategy, opponents, arena) > 0.15


@needs_compiler
def test_a_plan_whose_games_against_itself_have_no_end_is_no_leader() -> None:
    board, waiting = find_kingdom(FESTIVALS, 1), Strategy.parse(WAITING, "Six Festivals")
    arena = Contest(board)
    assert Gauntlet(arena, [QUICK], first=0).collapses(waiting)
    best = quick_leaders(board).best
    assert arena.tally(best, best, 200).endings[BY_LIMIT] < 10


@needs_compiler
def test_a_plan_that_collapses_against_itself_is_no_leader() -> None:
    board = find_kingdom(CONTESTED[0], 2)
    arena = Contest(board)
    trial = Gauntlet(arena, [QUICK, library()["big-money-ultimate"]], first=0)
    trial.hold([STUBBORN, library()["double-witch"]])
    assert trial.collapses(STUBBORN)
    assert trial.worst[STUBBORN] == 0
    assert trial.nemesis[STUBBORN] == QUICK
    assert not trial.collapses(library()["double-witch"])
    entrants = [STUBBORN, library()["big-money-ultimate"], library()["double-witch"]]
    found = sound_leaders(entrants, arena.table(entrants, 100), [library()["big-money-ultimate"]], trial, games=100)
    assert STUBBORN not in found.strategies
    assert sum(found.weights) == pytest.approx(1)


@needs_compiler
def test_whoever_beats_a_leader_joins_the_table() -> None:
    board = find_kingdom(CONTESTED[0], 2)
    arena = Contest(board)
    money = library()["big-money-ultimate"]
    trial = Gauntlet(arena, [money, library()["double-witch"]], first=0)
    found = sound_leaders([money, library()["big-money"]], arena.table([money, library()["big-money"]], 100), [money], trial, games=100)
    assert found.best == library()["double-witch"]
    assert trial.worst[money] < BROKEN


def test_rushes_and_published_strategies_are_among_the_known_plans() -> None:
    board = find_kingdom(CONTESTED[0], 2)
    arena = Contest(board)
    ranked = rank(archetypes(board), arena)
    plans = known_plans(ranked, board)
    rushes = [each.strategy for each in archetypes(board) if "Gardens" in each.family or each.family == "three piles"]
    assert set(rushes) <= set(plans)
    assert set(published(board)) <= set(plans)
    assert any("theirs(Gardens) > 0" in str(strategy) for strategy in rushes)
