"""Who starts: by lot in a first game, left of the winner in the games after it (R-START)."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from fiefdom.errors import BadPlayers
from fiefdom.game.position import check_seats


def first_starter(seats: int, random: Random) -> int:
    """The starting seat of a first game: any, each as likely as the others (R-START-1)."""
    check_seats(seats)
    return random.randrange(seats)


def next_starter(winners: Collection[int], seats: int, random: Random) -> int:
    """The starting seat of a rematch, with everybody in the same seat as before (R-START-6).

    The seat to the left of a single winner (R-START-2), also of one who won by fewer turns (R-START-5). After a shared victory one
    of those who did not win, by lot (R-START-3); if all shared it, any seat (R-START-4).
    """
    check_seats(seats)
    won = set(winners)
    if not won or not won <= set(range(seats)):
        raise BadPlayers("winners", winners=str(sorted(won)), number=seats, last=seats - 1)
    if len(won) == 1:
        return (won.pop() + 1) % seats
    others = [seat for seat in range(seats) if seat not in won]
    return random.choice(others or range(seats))
