"""A match between any agents, programs included: many games, the starting player changing, on several processes.

Where both players are strategies that the native simulator plays, that is some ten thousand times faster.
"""

from __future__ import annotations

import contextlib
import functools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.bots.workers import share_out
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import PROVINCE
from fiefdom.errors import BadNumber, BotFailed
from fiefdom.game.decision import LONGEST_NAME, RESERVED
from fiefdom.game.driver import Agent, Lasting, Seated, Understudy
from fiefdom.game.game import Game, ranking
from fiefdom.game.position import check_seats, split_seed
from fiefdom.game.record import Setup
from fiefdom.simulation import statistics
from fiefdom.simulation.job import MatchJob
from fiefdom.strategy.play import STREAMS, group_seed, seating
from fiefdom.strategy.strategy import Strategy
from fiefdom.strategy.tally import BY_LIMIT, BY_PILES, BY_PROVINCES

FAILURES_IN_A_ROW = 3
"""Games in a row that a bot loses by rule before it has lost the rest of its piece of the match too."""

MOST_DECISIONS = 20_000
"""Decisions after which a game that does not end is given up as a tie; games of people have some hundreds."""

PIECES = 8
"""Pieces of a match for each process: enough to show progress, few enough that starting bots costs little."""


@dataclass(frozen=True)
class LostGame:
    """A game that a player lost by rule."""

    game: int
    player: int
    problem: BotFailed


@dataclass(frozen=True)
class PlayedGame:
    """One game of a match. `shares` is 1 for a winner, split where a victory is shared; everything is by player."""

    number: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    turns: tuple[int, ...]
    ending: int = BY_LIMIT
    failures: tuple[LostGame, ...] = ()


@dataclass(frozen=True)
class MatchResult:
    """What came of a match so far; everything is by player."""

    job: MatchJob
    games: tuple[PlayedGame, ...] = ()
    seconds: float = 0.0

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(player.name for player in self.job.players)

    @property
    def wins(self) -> tuple[float, ...]:
        """Games won; a shared victory is split."""
        return tuple(sum(game.shares[player] for game in self.games) for player in range(len(self.names)))

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the games that each has won."""
        return tuple(won / max(len(self.games), 1) for won in self.wins)

    @property
    def ties(self) -> int:
        """Games that nobody won alone."""
        return sum(max(game.shares) < 1 for game in self.games)

    @property
    def failures(self) -> tuple[LostGame, ...]:
        """Games lost by rule."""
        return tuple(failure for game in self.games for failure in game.failures)

    def interval(self, player: int) -> tuple[float, float]:
        """Where the player's true share lies, 19 times out of 20."""
        return wilson(self.wins[player], len(self.games))

    def mean_score(self, player: int) -> float:
        """The points that a player had at the end."""
        return sum(game.scores[player] for game in self.games) / max(len(self.games), 1)

    def as_dict(self) -> dict[str, Any]:
        """The match as JSON shows it."""
        kingdom = self.job.board
        assert isinstance(kingdom, Kingdom)
        return {
            "kingdom": {"edition": kingdom.edition, "cards": [card.name for card in kingdom.kingdom_cards]},
            "seed": self.job.seed,
            "streams": STREAMS,
            "games": len(self.games),
            "ties": self.ties,
            "seconds": round(self.seconds, 3),
            "players": [self._player_as_dict(player) for player in range(len(self.names))],
            "failures": [
                {
                    "game": each.game,
                    "player": self.names[each.player],
                    "fault": each.problem.fault,
                    "report": str(each.problem),
                    "stderr": each.problem.complaints,
                }
                for each in self.failures
            ],
        }

    def _player_as_dict(self, player: int) -> dict[str, Any]:
        low, high = self.interval(player)
        return {
            "name": self.names[player],
            "wins": self.wins[player],
            "share": self.shares[player],
            "interval": [low, high],
            "mean_score": self.mean_score(player),
            "lost_by_rule": sum(failure.player == player for failure in self.failures),
        }


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 %, as simulations have it."""
    share = statistics.wilson(won / max(games, 1), games)
    return share.low, share.high


def play_match(job: MatchJob, processes: int = 1, progress: Callable[[MatchResult], None] | None = None) -> MatchResult:
    """Play the games of a match one by one, on so many processes. Ctrl-C ends it early, with what has been played."""
    check_seats(len(job.players))
    split_seed(job.seed)
    if job.games < 1 or processes < 1:
        raise BadNumber("match", number=min(job.games, processes))
    agents_of(job, 0)  # refuses names that there are not, before anything is started
    started = time.perf_counter()
    played: list[PlayedGame] = []
    with contextlib.suppress(KeyboardInterrupt):
        for piece in _pieces(job, processes):
            played += piece
            if progress:
                progress(_result(job, played, started))
    return _result(job, played, started)


def _result(job: MatchJob, played: Sequence[PlayedGame], started: float) -> MatchResult:
    return MatchResult(job, tuple(sorted(played, key=lambda game: game.number)), time.perf_counter() - started)


def _pieces(job: MatchJob, processes: int) -> Iterator[list[PlayedGame]]:
    """The games in pieces, as they are finished."""
    if processes == 1:
        for game in play_games(job, range(job.games)):
            yield [game]
        return
    size = max(1, math.ceil(job.games / (processes * PIECES)))
    pieces = [range(first, min(first + size, job.games)) for first in range(0, job.games, size)]
    for _, played in share_out(functools.partial(play_piece, job), pieces, processes):
        yield played


def play_piece(job: MatchJob, numbers: range) -> list[PlayedGame]:
    """Some games of a match, in this process."""
    return list(play_games(job, numbers))


# A game of a match


@dataclass(frozen=True)
class Onlooker:
    """Somebody who is shown the games of a match, and may call it off."""

    called_off: Event | None = None

    @property
    def goes_on(self) -> bool:
        """Whether anybody still wants to know how the games end."""
        return self.called_off is None or not self.called_off.is_set()

    def note(self, number: int, game: Game) -> None:
        """Is shown every game that was played."""


NOBODY = Onlooker()


def game_of(job: MatchJob, number: int) -> Game:
    """The game that strategies would play under this number."""
    assert isinstance(job.board, Kingdom)
    cleaned = ["".join(sign for sign in player.name if sign.isprintable() and sign not in RESERVED) for player in job.players]
    order = seating(len(job.players), number)
    names = tuple(f"{player + 1} {cleaned[player]}"[:LONGEST_NAME].strip() for player in order)
    return Game(Setup(job.board, names, 0, group_seed(job.seed, number // len(order))))


def agents_of(job: MatchJob, number: int) -> list[Agent]:
    """Fresh agents for a game, by player, with luck that belongs to it; programs are not started yet."""
    return [
        StrategyAgent(player) if isinstance(player, Strategy) else player.agent(luck_of(job, number, place))
        for place, player in enumerate(job.players)
    ]


def luck_of(job: MatchJob, number: int, player: int) -> int:
    """The seed of a player for a game. It goes with the seat, as the shuffles do, so that like players come out even."""
    players = len(job.players)
    return job.seed + number // players * players + (player - number) % players


def play_games(job: MatchJob, numbers: range, onlooker: Onlooker = NOBODY) -> Iterator[PlayedGame]:
    """Games one after the other, with the same programs in all of them, until somebody calls them off."""
    lasting = {player: agent for player, agent in enumerate(agents_of(job, 0)) if isinstance(agent, Lasting)}
    in_a_row = [0] * len(job.players)
    try:
        for number in numbers:
            agents = [lasting.get(player, agent) for player, agent in enumerate(agents_of(job, number))]
            hopeless = next((player for player, times in enumerate(in_a_row) if times >= FAILURES_IN_A_ROW), None)
            game = play_game(job, number, agents, onlooker) if hopeless is None else _given_up(len(agents), number, hopeless)
            failed = {failure.player for failure in game.failures}
            in_a_row = [times + 1 if player in failed else 0 for player, times in enumerate(in_a_row)]
            yield game
    finally:
        for agent in lasting.values():
            agent.close()


def play_game(job: MatchJob, number: int, agents: Sequence[Agent], onlooker: Onlooker = NOBODY) -> PlayedGame:
    """One game. A bot that loses by rule is replaced if at least two others are left to play on; else the game ends there."""
    game = game_of(job, number)
    order = seating(len(agents), number)
    seated = [Seated(agents[player], game.setup) for player in order]
    failures: list[LostGame] = []
    while onlooker.goes_on and may_go_on(game, job.most_turns) and len(failures) < len(agents) - 1:
        assert game.question is not None
        seat = game.question.seat
        try:
            answer = seated[seat].answer(game.position, game.events)
        except BotFailed as problem:
            failures.append(LostGame(number, order[seat], problem))
            seated[seat] = Seated(Understudy())
            continue
        game.answer(answer)
    for seat, each in enumerate(seated):
        each.end(seat, game.events, game.outcome)
    onlooker.note(number, game)
    record = game.position.record()
    scores, turns = game.position.scores, record["turns"].tolist()
    shares = _shares(game, {order.index(failure.player) for failure in failures})
    ending = BY_LIMIT if game.question else BY_PROVINCES if record["supply"][PROVINCE] == 0 else BY_PILES
    seats = [order.index(player) for player in range(len(agents))]
    return PlayedGame(
        number,
        tuple(shares[seat] for seat in seats),
        tuple(scores[seat] for seat in seats),
        tuple(turns[seat] for seat in seats),
        ending,
        tuple(failures),
    )


def may_go_on(game: Game, most_turns: int) -> bool:
    """Whether a game is not over, and not to be given up for taking too long."""
    if game.question is None or game.decisions >= MOST_DECISIONS:
        return False
    return int(game.position.record()["turns"][game.position.turn]) < most_turns


def _shares(game: Game, out: set[int]) -> tuple[float, ...]:
    """Who won, by seat: nobody who is out by rule. If one player is left it is that one, else whoever is best of those who are left.

    A game with too many turns is scored as it stands; one that does not get on is a tie.
    """
    left = [seat for seat in range(len(game.players)) if seat not in out]
    if len(left) > 1 and game.decisions < MOST_DECISIONS:
        left = next(in_rank for rank in ranking(game.position) if (in_rank := [seat for seat in rank if seat in left]))
    return tuple(1 / len(left) if seat in left else 0.0 for seat in range(len(game.players)))


def _given_up(players: int, number: int, player: int) -> PlayedGame:
    """A game that is not played, because a player cannot."""
    shares = tuple(0.0 if seat == player else 1 / (players - 1) for seat in range(players))
    failure = LostGame(number, player, BotFailed("hopeless", times=FAILURES_IN_A_ROW, fault="hopeless"))
    nothing = (0,) * players
    return PlayedGame(number, shares, nothing, nothing, failures=(failure,))
