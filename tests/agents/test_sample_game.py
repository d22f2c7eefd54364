"""One game of a match between strategies: the same as the simulator has counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.agents.sample_game import sample_game
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cli.main import main
from fiefdom.game.game import Game
from fiefdom.game.record import Record
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.strategy import Strategy

KINGDOM = find_kingdom("First Game")


@pytest.mark.parametrize("names", [("smithy", "big-money-ultimate"), ("militia", "smithy", "moat")])
def test_games_of_a_match_end_as_they_were_counted(names: tuple[str, ...]) -> None:
    players = [library()[name] for name in names]
    seats = len(players)
    wins = [0] * seats
    for number in range(4 * seats):
        game = sample_game(players, KINGDOM, seed=7, number=number)
        assert game.outcome is not None
        if len(game.outcome.winners) == 1:
            wins[[player.name for player in players].index(game.players[game.outcome.winners[0]])] += 1
    tally = play_block(KINGDOM, players, GameBlock(4 * seats, seed=7))
    assert [int(row[0]) for row in tally.outcomes] == wins


def test_a_small_board_is_filled_up_and_names_fit_into_records() -> None:
    players = [Strategy.parse("Gold; Smithy; Silver; Copper", "#1: a > b, `c`" * 9), Strategy.parse("Province; Gold; Silver", "#2")]
    game = sample_game(players, board_of(players), seed=3)
    assert len(game.kingdom.kingdom_cards) == 10
    assert "Smithy" in {card.name for card in game.kingdom.kingdom_cards}
    assert Game.from_record(Record.parse(str(game.record))).position == game.position


def test_sim_writes_its_first_game(tmp_path: Path) -> None:
    path = tmp_path / "game.fief"
    assert main(["sim", "smithy", "big-money-ultimate", "--kingdom", "First Game", "--games", "10", "--record", str(path)]) == 0
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert Game.from_record(record).position.is_over
