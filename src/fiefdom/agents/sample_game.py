"""One game of a match between strategies, as people can watch it: the same shuffles, and the same decisions."""

from __future__ import annotations

from collections.abc import Sequence

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.errors import BadPlayers
from fiefdom.game.decision import LONGEST_NAME, RESERVED
from fiefdom.game.driver import Seated
from fiefdom.game.game import Game, new_game
from fiefdom.game.record import Record
from fiefdom.simulation.job import AnyBoard
from fiefdom.simulation.players import first_guest, labels
from fiefdom.simulation.result import Result
from fiefdom.strategy.play import group_seed, seating
from fiefdom.strategy.strategy import Strategy

LONGEST = 10_000
"""Decisions after which a game is left as it is: strategies need not end one."""


def sample_game(players: Sequence[Strategy], board: AnyBoard, *, seed: int, number: int = 0) -> Game:
    """A game of the match that these players play with this seed, by its number. A board of fewer cards is filled up by lot."""
    kingdom = board if isinstance(board, Kingdom) else random_kingdom(seed, board.edition, board.kingdom_cards)
    seats = len(players)
    names = labels([name_for_record(player.name) for player in players])
    order = seating(seats, number % seats)
    game = new_game(kingdom, players=[names[player] for player in order], seed=group_seed(seed, number // seats), starter=0)
    agents = [Seated(StrategyAgent(players[player])) for player in order]
    while game.question is not None and game.decisions < LONGEST:
        game.answer(agents[game.question.seat].answer(game.position, game.events))
    return game


def record_of_match(result: Result) -> Record:
    """The first game of a match."""
    guest = first_guest(result.job.players)
    if guest is not None:
        raise BadPlayers("no-record", name=guest.name)
    strategies = [player for player in result.job.players if isinstance(player, Strategy)]
    return sample_game(strategies, result.job.board, seed=result.job.seed).record


def name_for_record(name: str) -> str:
    """A strategy's name with room for a number that tells it apart, and without the characters that records use themselves."""
    plain = "".join(letter if letter.isprintable() and letter not in RESERVED else " " for letter in name)
    return " ".join(plain.split())[: LONGEST_NAME - len(" (6)")].strip() or "–"
