from __future__ import annotations

import pytest

from fiefdom import find_card
from fiefdom.cards.card import Card, plus
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.engine.kinds import ACTION
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.roles import Roles
from fiefdom.strategy.board import Board
from fiefdom.strategy.compiler import compile_strategy
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy

KINGDOMS = [find_kingdom(each.key) for each in RECOMMENDED_SETS] + [
    random_kingdom(seed, edition) for seed in (4, 5) for edition in (1, 2, "both")
]


@pytest.mark.parametrize("kingdom", KINGDOMS, ids=lambda kingdom: kingdom.key or kingdom.code("underscore")[:30])
def test_archetypes_compile_and_read_back_for_any_kingdom(kingdom: Kingdom) -> None:
    found = archetypes(kingdom)
    assert len(found) >= 20
    for archetype in found:
        assert compile_strategy(archetype.strategy, kingdom).rules > 0
        assert Strategy.parse(str(archetype.strategy)) == archetype.strategy


@pytest.mark.parametrize("players", range(2, 7))
def test_archetypes_play_with_any_number_of_players(players: int) -> None:
    kingdom = random_kingdom(players, 2)
    arena = Contest(kingdom, players)
    found = archetypes(kingdom)
    shares = [arena.share(archetype.strategy, found[0].strategy, players) for archetype in found[1::7]]
    assert all(0 <= share <= 1 for share in shares)
    assert arena.games == players * len(shares)


def test_archetypes_name_only_cards_of_the_kingdom() -> None:
    kingdom = find_kingdom("first-game-1")
    names = {card.name for card in kingdom.cards}
    for archetype in archetypes(kingdom):
        assert {card.name for card in archetype.strategy.wanted} <= names, archetype.strategy.name


def test_no_archetype_comes_twice() -> None:
    rules = [str(dict(archetype.strategy.sections)) for archetype in archetypes(find_kingdom("size-distortion-2"))]
    assert len(rules) == len(set(rules))


def test_a_kingdom_without_actions_has_big_money_alone() -> None:
    assert [archetype.family for archetype in archetypes(Board(()))] == ["money"]


def test_invented_cards_are_judged_by_what_is_printed_on_them() -> None:
    scholar = Card("Scholar", 5, ACTION, plus(cards=3, actions=2), {1: (), 2: ()})
    roles = Roles((scholar,))
    assert roles.villages == roles.laboratories == ("Scholar",)
    found = archetypes(Board((scholar,)))
    assert any(archetype.family == "Scholar stack" for archetype in found)
    assert all(compile_strategy(archetype.strategy, Board((scholar,))) for archetype in found)


@pytest.mark.parametrize(
    ("card", "family", "partners"),
    [
        ("Duke", "Dukes", ("Duchy",)),
        ("Bridge", "Bridges", ("Village", "Smithy")),
        ("Minion", "Minions", ("Steward",)),
        ("Torturer", "Torturer chain", ("Village", "Steward")),
        ("Conspirator", "Conspirators", ("Upgrade",)),
    ],
)
def test_a_card_that_wants_partners_has_plans_with_them(card: str, family: str, partners: tuple[str, ...]) -> None:
    kingdom = Kingdom.of("Duke, Bridge, Minion, Torturer, Conspirator, Steward, Upgrade, Village, Smithy, Moat", 2)
    found = [each.strategy.text for each in archetypes(kingdom) if each.family == family]
    assert found
    assert all(card in text for text in found)
    assert all(any(partner in text for text in found) for partner in partners)
    without = Kingdom.of(f"{', '.join(each.name for each in kingdom.kingdom_cards if each.name != card)}, Cellar", 2)
    assert family not in {each.family for each in archetypes(without)}


@pytest.mark.parametrize(
    ("cards", "family", "opponent", "share"),
    [
        ("Council Room, Duke", "Dukes", "ultimate+council-room", 0.7),
        ("Gardens, Ironworks, Smithy", "Gardens rush by Ironworks", "smithy", 0.65),
        ("Harem, Patrol", "money with Patrol", "ultimate+patrol", 0.56),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_best_of_a_family_beats_money(cards: str, family: str, opponent: str, share: float) -> None:
    board = Board(tuple(find_card(name) for name in cards.split(", ")))
    arena = Contest(board, seed=3)
    plans = [archetype.strategy for archetype in archetypes(board) if archetype.family == family]
    assert max(arena.shares(plans, [find_strategy(opponent)], 400)[:, 0]) > share
