"""Programs: tables of any number of rules, in which a failed test takes out what would fail as well; and what strategies share."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.catalogue import KINGDOM_CARDS
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.errors import BadStrategy
from fiefdom.game import engines, plain
from fiefdom.game.question import PASS
from fiefdom.game.view import view
from fiefdom.strategy.board import Board
from fiefdom.strategy.compiler import Compiler, compile_strategy, packed_program
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.program import BUYING, MOST_SECTIONS, NO_PAGE
from fiefdom.strategy.strategy import Strategy
from tests.properties.games import examples
from tests.stages import staged

BOTH = [engine for engine in (plain, engines.compiled()) if engine]

BUYING_TURN = """
players = alice, bob
kingdom = Smithy, Village
alice.discard = Copper, Copper, Copper, Estate
alice.coins = 3
alice.buys = 1
phase = buy
"""


def answers(rules: str) -> set[str]:
    """What both engines answer to `buy` with 3 coins, on the first turn, with four cards that are worth 3 coins."""
    position = staged(BUYING_TURN)
    return {StrategyAgent(Strategy.parse(rules), engine).choose(view(position, 0)) for engine in BOTH}


@pytest.mark.parametrize("number", [63, 64, 65, 128, 200])
def test_each_of_many_rules_is_found(number: int) -> None:
    others = ["Silver if lead > 90", "Silver if count(Gold) > 9", "Estate if money * turn < 0", "Village if coins > 9"]
    for place in (0, number // 2, number - 1):
        rules = [others[each % len(others)] for each in range(number)]
        rules[place] = "Copper if money = 3"
        assert answers("; ".join(rules)) == {"Copper"}


def test_the_pages_of_many_rules_follow_each_other() -> None:
    program = compile_strategy(Strategy.parse("; ".join(["Gold if turn > 3"] * 200)), Board(()))
    page, sizes = program.chains[BUYING], []
    while page != NO_PAGE:
        sizes.append(program.page_ends[page] - program.page_rules[page])
        page = program.next_page[page]
    assert sizes == [64, 64, 64, 8]


def test_too_many_sections_are_refused() -> None:
    sections = [f"[{card.slug}.{word}]\nCopper" for card in KINGDOM_CARDS for word in ("trash", "discard", "gain", "topdeck")]
    compile_strategy(Strategy.parse("\n".join(["Gold", *sections[: MOST_SECTIONS - 1]])), Board(()))
    with pytest.raises(BadStrategy, match=str(MOST_SECTIONS)):
        compile_strategy(Strategy.parse("\n".join(["Gold", *sections[:MOST_SECTIONS]])), Board(()))


VALUES = {"turn": 1, "money": 3, "count(Copper)": 3, "turn * money": 3, "count(Copper) - count(Estate)": 2}
SIGNS: dict[str, Callable[[float, float], bool]] = {"<": operator.lt, ">=": operator.ge, "=": operator.eq, ">": operator.gt}
PARTS = {
    f"{quantity} {sign} {number}": compare(value, number)
    for quantity, value in VALUES.items()
    for sign, compare in SIGNS.items()
    for number in (0, 1, 2, 3, 4, 200)
}
"""Conditions, and whether they hold."""

CONDITIONS = st.lists(st.sampled_from(sorted(PARTS)), min_size=1, max_size=3)
NAMED = st.sampled_from(["Silver", "Copper", "Estate", "Gold"])


@examples(150)
@given(st.lists(st.tuples(NAMED, CONDITIONS), min_size=1, max_size=90))
def test_what_a_failed_test_takes_out_would_have_failed(rules: Sequence[tuple[str, Sequence[str]]]) -> None:
    expected = next((name for name, condition in rules if name != "Gold" and all(PARTS[part] for part in condition)), PASS)
    assert answers("; ".join(f"{name} if {' and '.join(condition)}" for name, condition in rules)) == {expected}


def test_a_failed_test_takes_out_all_that_ask_for_as_much() -> None:
    program = compile_strategy(Strategy.parse("Gold if lead > 5; Silver if turn > 2; Copper if lead > 7; Estate if lead > 3"), Board(()))
    rule = program.page_rules[program.chains[BUYING]]
    assert program.spares[program.first_test[rule]] == 0b1010


def test_a_compiler_that_knows_other_strategies_makes_the_same_program() -> None:
    kingdom = random_kingdom(3, "both")
    for strategy in library().values():
        assert Compiler(kingdom.cards).compile(strategy) == packed_program(strategy, kingdom)


def test_rules_of_any_number_play_the_same_games() -> None:
    few = "Province; Gold; Smithy if count(Smithy) < 2; Silver"
    never = "; ".join(f"Duchy if lead > {500 + each}; Village if money * score > {9000 - each}" for each in range(120))
    board = random_kingdom(5)
    games = [play_block(board, [Strategy.parse(rules, "same")] * 2, GameBlock(20, seed=3)) for rules in (few, f"{never}; {few}")]
    assert games[0] == games[1]
