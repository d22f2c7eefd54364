"""What is to be played, cut into blocks of games that can be played anywhere and in any order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from threading import Event
from typing import NamedTuple

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadKingdom, BadNumber
from fiefdom.simulation.board import AnyBoard
from fiefdom.simulation.players import Player, first_guest
from fiefdom.strategy.play import MOST_TURNS, Tally, play_block
from fiefdom.strategy.strategy import Strategy

BLOCK = 6_000
"""Games of a block: some hundredths of a second, and whole groups whether two, three, four, five or six players take turns to start."""

SMALL_BLOCK = 300
"""The same where there is only the plain engine."""

GUESTS_GAMES = 60
"""With guests, who may think for seconds about a move, it is asked after so many games whether they are enough; blocks are smaller."""

MOST_GAMES = 10**12


class Block(NamedTuple):
    """Some games of a job, from the one numbered `first` on."""

    first: int
    games: int


@dataclass(frozen=True)
class Job:
    """A match: who plays what, and how often. The number of a game and the seed say how its cards are shuffled."""

    board: AnyBoard
    players: tuple[Player, ...]
    games: int
    seed: int
    most_turns: int = MOST_TURNS

    def __post_init__(self) -> None:
        """Check the numbers; the number of games is rounded up, so that everybody starts equally often."""
        if not 1 <= self.games <= MOST_GAMES:
            raise BadNumber(f"`{self.games}` games cannot be played", "from 1 to a million million can")
        if not 0 <= self.seed < 2**63:
            raise BadNumber(f"`{self.seed}` is no seed for a simulation", "a seed is a whole number from 0 to 2**63 - 1")
        if not 1 <= self.most_turns <= 10_000:
            raise BadNumber(f"`{self.most_turns}` turns are no limit", "from 1 to 10000")
        if first_guest(self.players) and not isinstance(self.board, Kingdom):
            raise BadKingdom("bots need a whole kingdom", 'name one: `--kingdom "First Game"`, or ten cards')
        seats = len(self.players)
        object.__setattr__(self, "games", -(-self.games // seats) * seats)

    def blocks(self, size: int = BLOCK) -> Iterator[Block]:
        """The games in blocks, in order; those of guests are as small as they like them, in whole groups."""
        guests = [player for player in self.players if not isinstance(player, Strategy)]
        if guests:
            seats = len(self.players)
            size = max(1, max(guest.games_at_once for guest in guests) // seats) * seats
        for first in range(0, self.games, size):
            yield Block(first, min(size, self.games - first))

    def may_stop_after(self, games: int) -> bool:
        """Whether somebody may ask after so many games if it is enough: the same moments, however large the blocks are."""
        return games % (GUESTS_GAMES if first_guest(self.players) else BLOCK) == 0 or games == self.games

    def play(self, block: Block, called_off: Event | None = None) -> Tally:
        """Play a block. This is all that other threads and other machines do. Guests leave when the match is called off."""
        guest = first_guest(self.players)
        numbers = {"seed": self.seed, "first": block.first, "games": block.games, "most_turns": self.most_turns}
        if guest is not None:
            assert isinstance(self.board, Kingdom)
            return guest.play_block(self.board, self.players, called_off=called_off, **numbers)
        strategies = [player for player in self.players if isinstance(player, Strategy)]
        return play_block(self.board, strategies, **numbers)
