"""The last gains: what is bought in the race for the last Provinces, and wins by one or two purchases."""

from __future__ import annotations

from typing import Any

import pytest

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.catalogue import find_card
from fiefdom.game import engines, plain
from fiefdom.game.view import view
from fiefdom.strategy.library import GENERIC, library
from fiefdom.strategy.race import CERTAIN, FARTHEST, LAST_PROVINCES, STEP, STRENGTHS, TABLE, WEAKEST, chance_to_win, table
from fiefdom.strategy.race_table import solve
from fiefdom.strategy.strategy import Strategy
from tests.stages import staged

BOTH = tuple(engine for engine in (plain, engines.compiled()) if engine)

MONEY = "Province; Duchy if left(Province) <= 4; Gold; Silver"

# Decks of about seven coins a turn
ALICE = "alice.discard = Gold x6, Silver x6, Copper x7, Estate x2"
BOB = "bob.discard = Gold x6, Silver x6, Copper x7, Estate x3"


def bought(lines: str, rules: str, engine: Any = None) -> str:
    """What is bought in such a position."""
    position = staged(f"players = alice, bob\nkingdom = Smithy, Moat\nphase = buy\n{lines}")
    assert position.question is not None
    return StrategyAgent(Strategy.parse(rules), engine).choose(view(position, position.question.seat))


LAST_BUT_ONE = f"supply.Province = 2\nalice.coins = 8\nalice.buys = 1\n{ALICE}\n{BOB}"
"""Alice is behind by a point: with the Province she would be ahead by five, until Bob takes the last one."""


@pytest.mark.parametrize("engine", BOTH)
@pytest.mark.parametrize(
    ("lines", "rules", "card"),
    [
        (LAST_BUT_ONE, MONEY, "Duchy"),
        (LAST_BUT_ONE, f"weigh last gains: no\n{MONEY}", "Province"),
        (LAST_BUT_ONE, f"end while losing: yes\n{MONEY}", "Province"),
        (LAST_BUT_ONE.replace("Province = 2", "Province = 3"), MONEY, "Province"),  # more than the last two are no question
        (LAST_BUT_ONE.replace("alice.buys = 1", "alice.buys = 2"), MONEY, "Province"),  # nor is it one with more Buys
        (LAST_BUT_ONE.replace("Copper x7, Estate x2", "Copper x7, Estate x3, Duchy"), MONEY, "Province"),  # ahead whoever takes the last
    ],
)
def test_the_last_province_but_one_is_left_if_the_last_one_loses(engine: Any, lines: str, rules: str, card: str) -> None:
    assert bought(lines, rules, engine) == card


@pytest.mark.parametrize("engine", BOTH)
def test_gold_that_is_not_drawn_any_more_is_worth_nothing(engine: Any) -> None:
    deck = ", ".join([*["Gold"] * 9, *["Silver"] * 8, *["Copper"] * 6, *["Province"] * 3])
    cards = f"alice.deck = {deck}\nbob.discard = Province x4, Gold x9, Silver x8, Copper x6"
    late = f"supply.Province = 3\nsupply.Duchy = 0\nalice.coins = 6\nalice.buys = 1\n{cards}"
    assert bought(late, MONEY, engine) == "Estate"
    assert bought(late, f"weigh last gains: no\n{MONEY}", engine) == "Gold"


@pytest.mark.parametrize("engine", BOTH)
@pytest.mark.parametrize(
    ("lines", "card"),
    [
        ("supply.Province = 2\nalice.coins = 16\nalice.buys = 2\nbob.discard = Province x1, Duchy", "Province"),  # both
        ("supply.Province = 2\nalice.coins = 15\nalice.buys = 2\nbob.discard = Province x1, Duchy", "Smithy"),
        ("supply.Province = 1\nalice.coins = 13\nalice.buys = 2\nbob.discard = Province, Estate", "Duchy"),  # points, then the last one
        ("supply.Province = 1\nalice.coins = 13\nalice.buys = 1\nbob.discard = Province, Estate", "Smithy"),
        ("supply.Curse = 0\nsupply.Moat = 1\nsupply.Estate = 1\nalice.coins = 4\nalice.buys = 2", "Estate"),  # two piles
        ("supply.Curse = 0\nsupply.Moat = 1\nsupply.Estate = 1\nalice.coins = 3\nalice.buys = 2", "nothing"),
    ],
)
def test_wins_by_two_purchases_are_seen(engine: Any, lines: str, card: str) -> None:
    found = bought(f"{lines}\nalice.hand = nothing", "weigh last gains: no\nSmithy if coins > 3", engine)
    assert found == {"nothing": "pass"}.get(card, card)


@pytest.mark.parametrize("engine", BOTH)
def test_decks_that_draw_themselves_are_weighed_too(engine: Any) -> None:
    """Of such a deck hardly a card is drawn until the last Province is gone."""
    decks = "\n".join(f"{name}.discard = Laboratory x10, Gold x12" for name in ("alice", "bob"))
    position = staged(
        f"players = alice, bob\nkingdom = Laboratory\nphase = buy\nsupply.Province = 1\nalice.coins = 5\nalice.buys = 1\n{decks}"
    )
    assert StrategyAgent(Strategy.parse(MONEY), engine).choose(view(position, 0)) == "Duchy"


def test_the_table_is_the_solution() -> None:
    assert table() == solve().tobytes() == TABLE.read_bytes()


def test_chances_lie_between_those_of_the_nearest_strengths() -> None:
    strengths = range(WEAKEST - STEP, WEAKEST + (STRENGTHS + 1) * STEP, STEP // 4)
    for stage in range(4 * LAST_PROVINCES):
        row = [chance_to_win(stage, 2, mine, 650) for mine in strengths]
        assert row == sorted(row)
        assert 0 <= row[0] <= row[-1] <= CERTAIN
        by_lead = [chance_to_win(stage, lead, 700, 650) for lead in range(-FARTHEST - 2, FARTHEST + 3)]
        assert by_lead == sorted(by_lead)
        assert by_lead[0] == by_lead[2] < by_lead[-3] == by_lead[-1]


def test_published_strategies_follow_their_rules_to_the_end() -> None:
    assert not any(strategy.weighs_last_gains for strategy in library().values())
    assert "weigh last gains: no" in str(library()["smithy"])
    assert not any(generic(find_card("Smithy")).weighs_last_gains for generic in GENERIC.values())
    assert Strategy.parse("Gold").weighs_last_gains
