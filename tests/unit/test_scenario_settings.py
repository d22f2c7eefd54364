"""Scenarios: what can be set up and asserted, and how mistakes in it are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.cards.catalogue import CATALOGUE
from tests.scenario_pages import START, assert_fails, assert_passes

# Setting up


@pytest.mark.parametrize(
    ("block", "message"),
    [
        pytest.param(START + "alice.hnad = Copper # !\nalice ends turn", "there is no `alice.hnad` to set or assert", id="unknown zone"),
        pytest.param(START + "banner = Copper # !\nalice ends turn", "there is no `banner` to set or assert", id="unknown shared subject"),
        pytest.param(START + "supply = 8 # !\nalice ends turn", "there is no `supply` to set or assert", id="supply without a pile"),
        pytest.param(START + "carol.hand = Copper # !\nalice ends turn", "there is no player `carol`", id="unknown player"),
        pytest.param(START + "alice.aside = Copper # !\nalice ends turn", "`alice.aside` can only be asserted", id="aside"),
        pytest.param(START + "alice.score = 3 # !\nalice ends turn", "`alice.score` can only be asserted", id="score"),
        pytest.param(START + "alice.top = Copper # !\nalice ends turn", "`alice.top` can only be asserted", id="top"),
        pytest.param(START + "winner = alice # !\nalice ends turn", "`winner` can only be asserted", id="winner"),
        pytest.param(START + "game = over # !\nalice ends turn", "`game` can only be asserted", id="game"),
        pytest.param(START + "question = nothing # !\nalice ends turn", "`question` can only be asserted", id="question"),
        pytest.param(START + "alice sees bob.hand = 0 cards # !\nalice ends turn", "`bob.hand` can only be asserted", id="sees"),
        pytest.param(START + "alice.hand = Gold\nalice.hand = Gold # !\nalice ends turn", "`alice.hand` is set up twice", id="set twice"),
        pytest.param(START + "supply.Curse = 3\nsupply.curse = 3 # !\nalice ends turn", "`supply.curse` is set up twice", id="pile twice"),
        pytest.param(START + "players = alice, bob # !\nalice ends turn", "`players` is set up twice", id="players twice"),
        pytest.param(START + "bob.coins = 3 # !\nalice ends turn", "`bob.coins` cannot be set", id="coins of another"),
        pytest.param(START + "bob.actions = 0 # !\nalice ends turn", "`bob.actions` cannot be set", id="actions of another"),
        pytest.param(START + "bob.buys = 1 # !\nalice ends turn", "`bob.buys` cannot be set", id="buys of another"),
        pytest.param(START + "phase = clean-up # !\nalice ends turn", "there is no phase `clean-up`", id="unknown phase"),
        pytest.param("edition = 3 # !\n" + START + "alice ends turn", "there is no edition `3`", id="unknown edition"),
        pytest.param("expansion = nowhere # !\n" + START + "alice ends turn", "there is no set of cards `nowhere`", id="unknown set"),
        pytest.param(START + "alice ends turn\nexpansion = base # !", "`expansion` can only be set up", id="set asserted"),
        pytest.param("players = alice # !\nalice ends turn", "`alice` are no players", id="one player"),
        pytest.param("players = a, b, c, d, e, f, g # !\na ends turn", "`a, b, c, d, e, f, g` are no players", id="seven players"),
        pytest.param("players = alice, alice # !\nalice ends turn", "`alice, alice` are no players", id="player twice"),
        pytest.param("players = alice, 2nd # !\nalice ends turn", "`alice, 2nd` are no players", id="no name"),
        pytest.param("kingdom = Moat # !\nalice ends turn", "the scenario names no players", id="no players"),
    ],
)
def test_a_setting_that_cannot_be_is_an_error(block: str, message: str, tmp_path: Path) -> None:
    assert_fails(block, message, tmp_path)


def test_a_scenario_can_say_from_which_sets_it_draws(tmp_path: Path) -> None:
    assert_passes("expansion = Base" + START + "alice ends turn", tmp_path)


@pytest.mark.parametrize(
    ("block", "message"),
    [
        pytest.param(START + "alice.hand = Witch # !\nalice ends turn", "`Witch` is not in this scenario's kingdom", id="hand"),
        pytest.param(START + "supply.Witch = 3 # !\nalice ends turn", "`Witch` is not in this scenario's kingdom", id="supply"),
        pytest.param(START + "alice.shuffle = Witch # !\nalice ends turn", "`Witch` is not in this scenario's kingdom", id="shuffle"),
        pytest.param(START + "alice ends turn\ntrash = Witch # !", "`Witch` is not in this scenario's kingdom", id="assertion"),
        pytest.param(START + "alice ends turn\nsupply.Witch = 9 # !", "`Witch` is not in this scenario's kingdom", id="asserted supply"),
        pytest.param(START + "alice ends turn\nalice sees supply.Witch = 9 # !", "`Witch` is not in this", id="seen supply"),
        pytest.param(START + "alice plays Witch # !", "`Witch` is not in this scenario's kingdom", id="play"),
        pytest.param(START + "alice buys Witch # !", "`Witch` is not in this scenario's kingdom", id="buy"),
        pytest.param(START + "alice cannot play Witch # !", "`Witch` is not in this scenario's kingdom", id="cannot play"),
        pytest.param(START + "alice cannot buy Witch # !", "`Witch` is not in this scenario's kingdom", id="cannot buy"),
        pytest.param(START + "alice cannot: workshop.gain -> Witch # !", "`Witch` is not in this scenario's kingdom", id="cannot choose"),
        pytest.param(START + "alice cannot play Smihty # !", "there is no card `Smihty`\nhint: did you mean `Smithy`?", id="misspelt"),
        pytest.param("players = alice, bob\nkingdom = Moat, Moat # !\nalice ends turn", "names a card twice", id="kingdom twice"),
        pytest.param("players = alice, bob\nkingdom = Feast # !\nalice ends turn", "not in edition 2: `Feast`", id="first edition"),
        pytest.param(
            "edition = 1\nplayers = alice, bob\nkingdom = Sentry # !\nalice ends turn", "not in edition 1: `Sentry`", id="second edition"
        ),
        pytest.param("players = alice, bob\nkingdom = Copper # !\nalice ends turn", "not for the kingdom: `Copper`", id="basic"),
        pytest.param(
            "players = alice, bob\n"
            "kingdom = Cellar, Chapel, Library, Market, Militia, Mine, Moat, Smithy, Village, Witch, Workshop # !\nalice ends turn",
            "a kingdom has ten cards, not `11`",
            id="eleven",
        ),
    ],
)
def test_a_card_that_the_scenario_does_not_have_is_an_error(block: str, message: str, tmp_path: Path) -> None:
    assert_fails(block, message, tmp_path)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("alice.hand = Copper x0", "`Copper x0` is no list of cards"),
        ("alice.hand = Copper,, Gold", "`Copper,, Gold` is no list of cards"),
        ("alice.hand = Copper,", "`Copper,` is no list of cards"),
        ("alice.hand = Copper x²", "there is no card `Copper x²`"),
        ("alice.hand = Copper x99999999999999", "there is no card `Copper x99999999999999`"),
        ("alice.hand = Copper x121", "`121` copies of Copper are too many"),
        ("alice.hand = Smithy x31", "`31` copies of Smithy are too many"),
        ("alice.deck = Copper x129", "a deck of `129` cards is too large"),
        ("alice.play = Copper x99, Silver x99, Gold x99", "`297` cards in play are too many"),
        ("alice.hand = Copper x100, Silver x100, Gold x100", "the players have too many cards"),
        ("trash = Copper x120, Copper x120", "`240` copies of Copper are too many"),
        ("supply.Copper = 251", "`251` is no number from 0 to 250"),
        ("alice.coins = -1", "`-1` is no number from 0 to 250"),
        ("alice.coins = ٣", "`٣` is no number from 0 to 250"),
        ("alice.coins = two", "`two` is no number from 0 to 250"),
        ("alice.coins = " + "9" * 5000, "…` is no number from 0 to 250"),
        ("alice.hand =", "`alice.hand =` is neither a setting nor an act"),
        ("= Copper", "`= Copper` is neither a setting nor an act"),
        ("alice", "`alice` is neither a setting nor an act"),
        ("alice trashes Copper", "`alice trashes Copper` is neither a setting nor an act"),
        ("alice cannot end turn", "`alice cannot end turn` is neither a setting nor an act"),
        ("alice: chapel.trash", "`alice: chapel.trash` is neither a setting nor an act"),
        ("alice ends game", "nobody can end `game`"),
    ],
)
def test_anything_else_is_an_error(line: str, message: str, tmp_path: Path) -> None:
    assert_fails(f"{START}{line} # !\nalice ends turn", message, tmp_path)


def test_copies_are_counted_over_all_zones(tmp_path: Path) -> None:
    zones = "alice.hand = Copper x100\nalice.discard = Copper x100\n"
    assert_fails(f"{START}{zones}supply.Copper = 51 # !\nalice ends turn", "too many copies of a card", tmp_path)
    assert_passes(f"{START}{zones}supply.Copper = 50\nalice ends turn", tmp_path)


def test_cards_are_counted_over_all_players(tmp_path: Path) -> None:
    hands = "players = a, b\n" + "".join(f"{player}.hand = {card} x100, Curse x99 \n" for player, card in (("a", "Copper"), ("b", "Gold")))
    assert_fails(f"{hands}b.deck = Silver x3 # !\na ends turn", "the players have too many cards", tmp_path)


def test_without_an_edition_it_is_the_second(tmp_path: Path) -> None:
    assert_passes("players = alice, bob\nkingdom = Sentry\nalice ends turn\nedition = 2", tmp_path)
    assert_fails("players = alice, bob\nalice ends turn\nedition = 1 # !", "`edition` is `2`, not `1`", tmp_path)


def test_both_editions_can_be_mixed(tmp_path: Path) -> None:
    assert_passes("edition = both\nplayers = alice, bob\nkingdom = Sentry, Feast\nalice ends turn\nedition = both", tmp_path)


def test_zones_that_are_not_set_up_are_empty_and_the_supply_is_full(tmp_path: Path) -> None:
    zones = "\n".join(f"{player}.{zone} = nothing" for player in ("alice", "bob") for zone in ("hand", "deck", "discard", "play", "aside"))
    piles = "supply.Copper = 46\nsupply.Province = 8\nsupply.Curse = 10\nsupply.Smithy = 10\ntrash = nothing"
    assert_passes(f"{START}alice ends turn\n{zones}\n{piles}", tmp_path)


def test_setting_up_zones_does_not_reduce_the_supply(tmp_path: Path) -> None:
    assert_passes(f"{START}alice.hand = Smithy x3\nalice ends actions\nsupply.Smithy = 10", tmp_path)


def test_the_first_player_has_the_turn(tmp_path: Path) -> None:
    assert_passes("players = bob, alice\nbob ends turn\nquestion = alice: buy", tmp_path)


def test_a_kingdom_is_filled_up_with_piles_that_have_no_say(tmp_path: Path) -> None:
    empty = "\n".join(f"supply.{name} = 0" for name in ("Copper", "Curse", "Estate", "Silver", "Duchy", "Workshop"))
    played = "alice.hand = Artisan, Gold\nalice plays Artisan"
    block = f"players = alice, bob\nkingdom = Artisan, Workshop\n{empty}\n{played}\nquestion = nothing\nalice.deck = Gold"
    assert_passes(block, tmp_path)


@pytest.mark.parametrize("phase", ["action", "treasure", "buy"])
def test_a_scenario_can_start_in_any_phase(phase: str, tmp_path: Path) -> None:
    ends = {"action": "alice ends actions", "treasure": "alice ends treasures", "buy": "alice buys Copper"}
    block = f"{START}phase = {phase}\nalice.hand = Village, Silver\nalice.buys = 2\n{ends[phase]}"
    assert_passes(block, tmp_path)
    for other in set(ends) - {phase}:
        assert_fails(block.replace(ends[phase], f"{ends[other]} # !"), f"the open question is `alice: {phase}`", tmp_path)


# Assertions


ZONES = """
alice.hand    = Village x2, Copper
alice.deck    = Copper, Gold, Estate
alice.discard = Silver, Curse
alice.turns   = 3
bob.hand      = Copper
"""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("alice.hand = Copper x2, Moat", "`alice.hand` is `Copper x2, Village`, not `Copper x2, Moat`"),
        ("alice.hand = nothing", "`alice.hand` is `Copper x2, Village`, not `nothing`"),
        ("alice.deck = Estate, Gold", "`alice.deck` is `Gold, Estate`, not `Estate, Gold`"),
        ("alice.deck = Gold", "`alice.deck` is `Gold, Estate`, not `Gold`"),
        ("alice.discard = Silver", "`alice.discard` is `Curse, Silver`, not `Silver`"),
        ("alice.play = nothing", "`alice.play` is `Village`, not `nothing`"),
        ("alice.aside = Gold", "`alice.aside` is `nothing`, not `Gold`"),
        ("alice.top = Curse", "`alice.top` is `Silver`, not `Curse`"),
        ("bob.top = Curse", "`bob.top` is `nothing`, not `Curse`"),
        ("alice.actions = 1", "`alice.actions` is `2`, not `1`"),
        ("alice.buys = 2", "`alice.buys` is `1`, not `2`"),
        ("alice.coins = 1", "`alice.coins` is `0`, not `1`"),
        ("bob.buys = 1", "`bob.buys` is `0`, not `1`"),
        ("alice.turns = 4", "`alice.turns` is `3`, not `4`"),
        ("alice.score = 1", "`alice.score` is `0`, not `1`"),
        ("alice.score = -1", "`alice.score` is `0`, not `-1`"),
        ("alice.score = ²", "`²` is no score"),
        ("alice.score = nothing", "`nothing` is no score"),
        ("trash = Gold", "`trash` is `nothing`, not `Gold`"),
        ("supply.Village = 9", "`supply.Village` is `10`, not `9`"),
        ("phase = buy", "`phase` is `action`, not `buy`"),
        ("phase = clean-up", "there is no phase `clean-up`"),
        ("game = over", "`game` is `running`, not `over`"),
        ("game = won", "a game cannot be `won`"),
        ("winner = alice", "the game is not over, so nobody has won"),
        ("winner = carol", "there is no player `carol`"),
        ("question = bob: militia.discard", "`question` is `alice: action`, not `bob: militia.discard`"),
        ("question = militia.discard", "`militia.discard` is no question"),
        ("question = carol: action", "there is no player `carol`"),
        ("players = bob, alice", "`players` is `alice, bob`, not `bob, alice`"),
        ("kingdom = Moat", "`kingdom` is `Cellar, Chapel, Library, Militia, Moat, Smithy, Throne Room, Village, Workshop`, not `Moat`"),
        ("alice.shuffle = Gold", "`alice.shuffle` can only be set up"),
        ("alice.cards = 3", "there is no `alice.cards` to set or assert"),
        ("carol.hand = nothing", "there is no player `carol`"),
        ("alice sees bob.hand = 5 cards", "`bob.hand` is `1 card`, not `5 cards`"),
        ("alice sees bob.hand = Copper", "`bob.hand` is `1 card`, not `Copper`"),
        ("alice sees bob.hand = 1 cards", "`bob.hand` is `1 card`, not `1 cards`"),
        ("bob sees bob.hand = 1 card", "`bob.hand` is `Copper`, not `1 card`"),
        ("alice sees alice.deck = Gold, Estate", "`alice.deck` is `2 cards`, not `Gold, Estate`"),
        ("alice sees bob.deck = 0 cards", "`bob.deck` is `hidden`, not `0 cards`"),
        ("bob sees alice.discard = Silver, Curse", "`alice.discard` is `Silver`, not `Curse, Silver`"),
        ("bob sees alice.discard = hidden", "`alice.discard` is `Silver`, not `hidden`"),
        ("bob sees alice.play = nothing", "`alice.play` is `Village`, not `nothing`"),
        ("bob sees alice.actions = 1", "`alice.actions` is `2`, not `1`"),
        ("bob sees bob.coins = 1", "`bob.coins` is `0`, not `1`"),
        ("bob sees supply.Village = 9", "`supply.Village` is `10`, not `9`"),
        ("bob sees trash = Gold", "`trash` is `nothing`, not `Gold`"),
        ("bob sees phase = buy", "`phase` is `action`, not `buy`"),
        ("bob sees alice.score = 0", "nobody sees `alice.score`"),
        ("bob sees question = nothing", "nobody sees `question`"),
        ("bob sees carol.hand = 0 cards", "there is no player `carol`"),
        ("carol sees bob.hand = 1 card", "there is no player `carol`"),
    ],
)
def test_an_assertion_that_does_not_hold_is_a_failure(line: str, message: str, tmp_path: Path) -> None:
    assert_fails(f"{START}{ZONES}alice plays Village\n{line} # !", message, tmp_path)


def test_assertions_that_hold_pass(tmp_path: Path) -> None:
    truths = """
        alice.hand = Village, Copper x2
        alice.deck = Gold, Estate
        alice.discard = Curse, Silver
        alice.top = Silver
        alice.play = Village
        alice.aside = nothing
        alice.actions = 2
        alice.buys = 1
        alice.coins = 0
        alice.turns = 3
        alice.score = 0
        bob.actions = 0
        bob.buys = 0
        trash = nothing
        phase = action
        game = running
        winner = nothing
        question = nothing
        question = alice: action
        players = alice, bob
        alice sees alice.hand = Copper x2, Village
        bob sees alice.hand = 3 cards
        alice sees bob.hand = 1 card
        alice sees alice.deck = 2 cards
        bob sees bob.deck = 0 cards
        bob sees alice.deck = hidden
        bob sees alice.discard = Silver
        alice sees alice.top = Silver
        alice sees bob.discard = nothing
        bob sees alice.aside = nothing
        bob sees alice.play = Village
        bob sees alice.buys = 1
        bob sees alice.turns = 3
        bob sees supply.Village = 10
        bob sees supply.Throne Room = 10
    """
    assert_passes(f"{START}{ZONES}alice plays Village\n{truths}", tmp_path)


def test_an_unordered_deck_has_no_order_to_assert(tmp_path: Path) -> None:
    played = f"{START}alice.discard = Gold x4, Estate x4\nalice.hand = Village\nalice plays Village\n"
    assert_fails(f"{played}alice.deck = Gold x4, Estate x3 # !", "the order of `alice.deck` is random", tmp_path)
    assert_passes(f"{played}alice sees alice.deck = 7 cards", tmp_path)


def test_a_finished_game_has_a_winner_and_no_phase(tmp_path: Path) -> None:
    over = f"{START}supply.Province = 0\nalice.hand = Duchy\nalice.coins = 4\nalice ends turn\n"
    assert_passes(f"{over}game = over\nwinner = alice\nquestion = nothing\nalice.coins = 0\nalice.buys = 0\nalice.turns = 1", tmp_path)
    assert_fails(f"{over}winner = bob # !", "`winner` is `alice`, not `bob`", tmp_path)
    assert_fails(f"{over}winner = alice, bob # !", "`winner` is `alice`, not `alice, bob`", tmp_path)
    assert_fails(f"{over}winner = nothing # !", "`winner` is `alice`, not `nothing`", tmp_path)
    assert_fails(f"{over}phase = buy # !", "the game is over, so it is in no phase", tmp_path)
    assert_fails(f"{over}game = running # !", "`game` is `over`, not `running`", tmp_path)
    assert_fails(f"{over}bob ends turn # !", "the game is over", tmp_path)
    assert_passes(f"{over}bob cannot buy Copper", tmp_path)


def test_a_shared_victory_is_asserted_in_any_order(tmp_path: Path) -> None:
    shared = f"{START}supply.Province = 0\nbob.turns = 1\nalice ends turn\n"
    assert_passes(f"{shared}winner = bob, alice", tmp_path)
    assert_fails(f"{shared}winner = alice # !", "`winner` is `alice, bob`, not `alice`", tmp_path)


def test_every_card_can_be_named_in_a_scenario(tmp_path: Path) -> None:
    for card in CATALOGUE:
        kingdom = f"kingdom = {card}\n" if card in CATALOGUE[7:] else ""
        assert_passes(
            f"edition = both\nplayers = alice, bob\n{kingdom}bob.hand = {card} x2\nalice ends turn\nbob.hand = {card} x2", tmp_path
        )
