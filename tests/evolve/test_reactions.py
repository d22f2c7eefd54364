"""Plans that see what the others are up to, and change over in time."""

from __future__ import annotations

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.reactions import reacting, reactions, signals
from fiefdom.strategy.expression import theirs
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy
from tests.stages import needs_compiler

BOARD = find_kingdom("Witch, Workshop, Gardens, Moat, Cellar, Smithy, Merchant, Village, Militia, Remodel", 2)
RUSH = Strategy.parse("Gardens if count(Workshop) >= 3; Workshop; Gardens; Estate; Silver; Copper", "Three Workshops")
SMITHY = library()["smithy"]


def test_a_reaction_buys_by_the_answer_while_the_signal_holds_and_by_nothing_else() -> None:
    money = Strategy.parse("Province; Gold", "Money")
    answer = Strategy.parse("Gardens if count(Workshop) > 1; Workshop", "Rush")
    found = reacting(money, answer, theirs("Workshop") > 0)
    assert [str(rule) for rule in found.sections["buy"]] == [
        "Gardens if theirs(Workshop) > 0 and count(Workshop) > 1",
        "Workshop if theirs(Workshop) > 0",
        "nothing if theirs(Workshop) > 0",
        "Province",
        "Gold",
    ]
    assert Strategy.parse(found.text) == found


@needs_compiler
def test_a_rush_is_seen_by_its_workshops_and_not_by_silver() -> None:
    found = list(map(str, signals(SMITHY, RUSH, [library()["big-money"], SMITHY], Contest(BOARD), first=0)))
    assert "theirs(Workshop) > 1" in found
    assert not any("Silver" in signal for signal in found)


@needs_compiler
def test_a_reaction_is_worth_it_against_what_is_feared_and_costs_nothing_else() -> None:
    board = find_kingdom("Bandit, Chapel, Council Room, Gardens, Merchant, Moneylender, Remodel, Smithy, Village, Workshop", 2)
    plans = {each.strategy.name: each.strategy for each in archetypes(board)}
    rush, feared = plans["Gardens after 9 Workshop, 4 if contested, then Estates"], plans["Chapel, then Bandit, Council Room, Gold"]
    arena = Contest(board, seed=3)
    found = reactions(rush, feared, [*plans.values()], [plans["Money with Smithy x1"]], arena, 0)
    assert max(arena.share(each, feared, 400, first=50_000) for each in found) > arena.share(rush, feared, 400, first=50_000) + 0.1
    money = library()["big-money"]
    assert arena.share(found[0], money, 200) == arena.share(rush, money, 200)
