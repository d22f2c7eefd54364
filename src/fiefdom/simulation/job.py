"""What is to be played and on which board, cut into blocks of games that can be played in any order, here or anywhere else."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import TypeAlias

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom, find_edition, find_kingdom
from fiefdom.errors import BadKingdom
from fiefdom.game import engines
from fiefdom.game.engines import cores
from fiefdom.simulation.players import Player, first_guest
from fiefdom.strategy.board import Board, board_of
from fiefdom.strategy.play import MOST_TURNS, GameBlock, Tally, play_block
from fiefdom.strategy.strategy import Strategy

AnyBoard: TypeAlias = Kingdom | Board
"""Ten Kingdom cards, or as many as there are."""


def board_for(players: Sequence[Player], kingdom: AnyBoard | str | None, edition: int | str | None, own: Sequence[Card] = ()) -> AnyBoard:
    """The kingdom that is wanted, which may have own cards, or a board of the Kingdom cards that the players would buy."""
    if kingdom is not None:
        return find_kingdom(kingdom, edition, own) if isinstance(kingdom, str) else kingdom
    return board_of(players, None if edition is None else find_edition(edition))


def missing_cards(players: Sequence[Player], board: AnyBoard) -> dict[str, tuple[Card, ...]]:
    """The cards that players would buy and that are not on the board, by player; those rules are passed over."""
    there = set(board.cards)
    missing = {player.name: tuple(card for card in player.wanted if card not in there) for player in players}
    return {name: cards for name, cards in missing.items() if cards}


BLOCK = 6_000
"""Games of a block: some hundredths of a second, and whole groups whether two, three, four, five or six players take turns to start."""

LAST_BLOCK = 1_200
"""A fifth of that: the last blocks of several threads, so that none of them has a whole block left when the others are done."""

SMALL_BLOCK = 300
"""The same where there is only the plain engine."""

GUESTS_GAMES = 60
"""With guests, who may think for seconds about a move, it is asked after so many games whether they are enough; blocks are smaller."""


@dataclass(frozen=True)
class MatchJob:
    """A match: who plays what, and how often. The number of a game and the seed say how its cards are shuffled."""

    board: AnyBoard
    players: tuple[Player, ...]
    games: int
    seed: int
    most_turns: int = MOST_TURNS

    def __post_init__(self) -> None:
        """Round up the number of games, so that everybody starts equally often."""
        if first_guest(self.players) and not isinstance(self.board, Kingdom):
            raise BadKingdom("not-whole")
        seats = len(self.players)
        object.__setattr__(self, "games", -(-self.games // seats) * seats)

    def blocks(self, size: int | None = None, threads: int = 1) -> Iterator[GameBlock]:
        """The games in blocks, in order; those of guests are as small as they like them, in whole groups.

        Where several threads share the work, the last block for each is cut into small ones.
        """
        size = size or BLOCK
        guests = [player for player in self.players if not isinstance(player, Strategy)]
        if guests:
            seats = len(self.players)
            size = max(1, max(guest.games_at_once for guest in guests) // seats) * seats
        first = 0
        while first < self.games:
            left = self.games - first
            number = min(size, left) if threads == 1 or left > threads * size else min(size, left, LAST_BLOCK)
            yield self.block(first, number)
            first += number

    def block(self, first: int, games: int) -> GameBlock:
        return GameBlock(games, self.seed, first, self.most_turns)

    def may_stop_after(self, games: int) -> bool:
        """Whether somebody may ask after so many games if it is enough: the same moments, however large the blocks are."""
        return games % (GUESTS_GAMES if first_guest(self.players) else BLOCK) == 0 or games == self.games

    def play(self, block: GameBlock, called_off: Event | None = None) -> Tally:
        """Play a block. This is all that other threads and other machines do. Guests leave when the match is called off."""
        guest = first_guest(self.players)
        if guest is not None:
            return guest.play_block(self, block, called_off)
        strategies = [player for player in self.players if isinstance(player, Strategy)]
        return play_block(self.board, strategies, block)


AHEAD = 3
"""Blocks that wait for each thread, so that none is ever idle."""


def number_of_threads(wanted: int) -> int:
    """How many threads to use; 0 means one for each core. On the plain engine a second one would only wait for the first."""
    if not engines.is_compiled():
        return 1
    return wanted or cores()


def play_here(job: MatchJob, threads: int = 1) -> Generator[Tally, None, None]:
    """The tallies of a job's blocks in the order of the blocks, whoever finishes first. Closing the iterator stops the threads."""
    if threads == 1:
        yield from map(job.play, job.blocks(BLOCK if engines.is_compiled() else SMALL_BLOCK))
        return
    called_off = Event()
    pool = ThreadPoolExecutor(threads, thread_name_prefix="fiefdom")
    waiting: deque[Future[Tally]] = deque()
    try:
        for block in job.blocks(threads=threads):
            waiting.append(pool.submit(job.play, block, called_off))
            if len(waiting) > threads * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        called_off.set()
        pool.shutdown(wait=True, cancel_futures=True)
