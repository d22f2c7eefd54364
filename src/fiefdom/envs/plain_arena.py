"""The environments' part of the compiled engine once more, over the plain one: the same arrays, the same numbers, slowly."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.engine.deck import below, next_word, seed_stream
from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import Words, dtype
from fiefdom.engine.observation import NO_SLOT, PASS_SLOT, answer_by, write_mask
from fiefdom.engine.state import NOTHING, State
from fiefdom.envs.writer import writer
from fiefdom.game import plain
from fiefdom.game.plain import KindTable, unpack, value_size
from fiefdom.game.position import Position
from fiefdom.game.question import legal_numbers


def shares(winners: Collection[int], players: int) -> list[float]:
    """The victory shared among the winners, so that all rewards together are 0.

    A single winner gets 1; with two players the other one gets -1, and a shared victory of all is 0 for each.
    """
    return [((players / len(winners) if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]


def forfeit(loser: int, players: int) -> list[float]:
    """One seat has lost by an illegal action, the others share the victory."""
    return [-1.0 if seat == loser else 1 / (players - 1) for seat in range(players)]


def batch_observe(
    states: NDArray[Any], tables: NDArray[Any], which: NDArray[Any], cells: NDArray[Any], old: NDArray[Any], games: NDArray[Any], *rest: Any
) -> None:
    """Write what a seat of each of these games may know."""
    seats, players, open_counts, rows, start, stop = rest
    for place in range(start, stop):
        number = which[games[place]]
        state = State()
        unpack(states.view(dtype(State))[games[place]], state)
        state.kinds = KindTable(tables.view(dtype(Kinds))[number : number + 1]).data
        observe_game(state, int(seats[place]), players, int(old[number]), open_counts, cells[number], rows[place])


def observe_game(
    state: State, seat: int, players: int, old: int, open_counts: int, cells: NDArray[numpy.int16], row: NDArray[numpy.int16]
) -> None:
    """Write what a seat may know."""
    row[:] = 0
    writer()(state, seat, players, old, open_counts, cells.tolist(), memoryview(row.data))


def batch_action_masks(
    states: NDArray[Any], which: NDArray[Any], numbers: NDArray[Any], games: NDArray[Any], canonical: int, rows: NDArray[Any], *places: int
) -> None:
    """Write which actions are legal for the seat that each of these games asks, into blank masks."""
    for place in range(*places):
        state = State()
        unpack(states.view(dtype(State))[games[place]], state)
        write_mask(state, numbers[which[games[place]]].tolist(), canonical, rows[place])


ENVIRONMENT_STREAM = 131072
"""The stream of an environment has another number than those of the seats."""


class ArenaKernel:
    """What `fiefdom.engine._native.ArenaKernel` does."""

    def __init__(self, arena: Any) -> None:
        self.arena = arena

    def seed(self, game: int, seed: int) -> None:
        """Begin the stream of a game's episodes anew."""
        words = [0] * 4
        seed_stream(words, seed & 0xFFFFFFFF, seed >> 32, ENVIRONMENT_STREAM)
        self.arena.streams[game] = words

    def reset(self, chosen: NDArray[numpy.uint8], start: int, stop: int) -> None:
        """Begin a new episode in the games chosen."""
        for game in range(start, stop):
            if chosen[game]:
                self._begin(game)
                self.report(game, game + 1)

    def step(self, actions: NDArray[numpy.int64], start: int, stop: int) -> None:
        """Carry out an action in each game, or begin anew where an episode has ended."""
        for game in range(start, stop):
            if self.arena.terminated[game] or self.arena.truncated[game]:
                self._begin(game)
            else:
                self._act(game, int(actions[game]))
            self.report(game, game + 1)

    def answer(self, game: int, slot: int) -> None:
        """Give the answer of an opponent that is not part of the kernel; it is legal."""
        position = self._position(game)
        position.handle.answer(slot)
        self._store(game, position)

    def report(self, start: int, stop: int) -> None:
        """Write what there is to know about the games."""
        for game in range(start, stop):
            self._report(game, self._position(game))

    def pick(self, lots: NDArray[numpy.float64], actions: NDArray[numpy.int64], start: int, stop: int) -> None:
        """Write a legal action for each game, chosen by a lot from 0 to 1; pass where an episode has ended."""
        for game in range(start, stop):
            legal = numpy.flatnonzero(self.arena.all_masks[game])
            actions[game] = legal[int(lots[game] * len(legal))] if len(legal) else 0

    def observe(self, game: int, seat: int, row: NDArray[numpy.int16]) -> None:
        """Write what a seat of a game may know."""
        self._observe(game, self._position(game), seat, row)

    def _observe(self, game: int, position: Position, seat: int, row: NDArray[numpy.int16]) -> None:
        arena = self.arena
        cells, old = arena.lens.cells[arena.which[game]], int(arena.lens.first_edition[arena.which[game]])
        observe_game(plain.state_of(position.handle), seat, arena.players, old, arena.config.open_counts, cells, row)

    def _position(self, game: int) -> Position:
        arena = self.arena
        return Position.from_record(arena.kingdoms[arena.which[game]], arena.states[game], plain)

    def _store(self, game: int, position: Position) -> None:
        rows = self.arena.state_bytes.reshape(len(self.arena.states), -1)
        rows[game, : value_size()] = numpy.frombuffer(position.handle.dump(), numpy.uint8)

    def _begin(self, game: int) -> None:
        arena = self.arena
        stream: Words = arena.streams[game].tolist()
        low, high = next_word(stream), next_word(stream)
        arena.seeds[game] = low | high << 32
        if len(arena.kingdoms) > 1:
            arena.which[game] = below(stream, len(arena.kingdoms))
        starter = below(stream, arena.players) if arena.config.starter is None else arena.config.starter
        kingdom = arena.kingdoms[arena.which[game]]
        position = Position.new(kingdom, seats=arena.players, seed=low | high << 32, starter=starter, engine=plain)
        arena.illegal[game] = 0
        arena.actors[game] = 0
        self._let_others_play(position, stream)
        arena.streams[game] = stream
        self._store(game, position)

    def _act(self, game: int, action: int) -> None:
        arena = self.arena
        position = self._position(game)
        numbers, slots = (table[arena.which[game]].tolist() for table in (arena.lens.numbers, arena.lens.slots))
        known = 0 <= action < len(slots)
        slot = answer_by(plain.state_of(position.handle), numbers, slots, action, arena.config.canonical) if known else NO_SLOT
        arena.actors[game] = position.handle.decider
        arena.illegal[game] = slot == NO_SLOT
        if slot != NO_SLOT:
            stream: Words = arena.streams[game].tolist()
            position.handle.answer(NOTHING if slot == PASS_SLOT else slot)
            self._let_others_play(position, stream)
            arena.streams[game] = stream
            self._store(game, position)

    def _let_others_play(self, position: Position, stream: Words) -> None:
        """Answer at random for the seats that the environment plays."""
        handle = position.handle
        while not position.is_over and not self.arena.played >> handle.decider & 1:
            slots = legal_numbers(handle.question, handle.legal)
            choice = below(stream, len(slots) + handle.may_pass)
            handle.answer(slots[choice] if choice < len(slots) else NOTHING)

    def _report(self, game: int, position: Position) -> None:
        arena = self.arena
        lost = bool(arena.illegal[game]) and arena.config.illegal == "lose"
        turns = plain.state_of(position.handle).turns[: arena.players]
        arena.terminated[game] = lost or position.is_over
        arena.truncated[game] = not arena.terminated[game] and 0 < arena.config.most_turns <= min(turns)
        ended = bool(arena.terminated[game] or arena.truncated[game])
        if ended:
            arena.rewards[game] = forfeit(arena.actors[game], arena.players) if lost else shares(position.winners, arena.players)
        else:
            arena.rewards[game] = 0
        arena.earned[game] = arena.rewards[game, arena.actors[game]]
        arena.deciders[game] = -1 if ended else position.handle.decider
        seat = int(arena.actors[game] if ended else position.handle.decider)
        self._observe(game, position, seat, arena.all_observations[game])
        arena.all_masks[game] = 0
        if not ended:
            write_mask(
                plain.state_of(position.handle),
                arena.lens.numbers[arena.which[game]].tolist(),
                arena.config.canonical,
                arena.all_masks[game],
            )
