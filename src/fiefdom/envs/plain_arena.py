"""The environments' part of the compiled engine once more, over the plain one: the same arrays, the same numbers, slowly."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.engine.deck import WORD_MASK, seed_stream
from fiefdom.engine.layout import SEATS, dtype
from fiefdom.engine.observation import NO_SLOT, answer_by, write_mask
from fiefdom.engine.state import State
from fiefdom.envs.episode import (
    DRAWN,
    ENVIRONMENT_STREAM,
    ArenaTerms,
    Episode,
    act_for_learner,
    begin_episode,
    draw_episode,
    judge,
    let_others_play,
)
from fiefdom.envs.writer import writer
from fiefdom.game.plain import Handle, load_game, pack, store_game, table_at, unpack
from fiefdom.strategy.program import Program

Array = NDArray[Any]


def batch_observe(states: Array, tables: Array, which: Array, cells: Array, old: Array, games: Array, *rest: Any) -> None:
    """Write what a seat of each of these games may know."""
    seats, players, open_counts, remembers, rows, start, stop = rest
    for place in range(start, stop):
        number = which[games[place]]
        handle = load_game(states, tables, which, games[place])
        _observe(handle, rows[place], (int(seats[place]), players, int(old[number]), open_counts, remembers, cells[number].tolist()))


def _observe(handle: Handle, row: NDArray[numpy.int16], how: tuple[Any, ...]) -> None:
    row[:] = 0
    writer()(handle.data, *how, memoryview(row.data))


def batch_action_masks(states: Array, which: Array, numbers: Array, games: Array, canonical: int, rows: Array, *places: int) -> None:
    """Write which actions are legal for the seat that each of these games asks, into blank masks."""
    for place in range(*places):
        state = State()
        unpack(states.view(dtype(State))[games[place]], state)
        write_mask(state, numbers[which[games[place]]].tolist(), canonical, rows[place])


class ArenaKernel:
    """What `fiefdom.engine._native.ArenaKernel` does."""

    def __init__(self, arena: Any) -> None:
        self.arena = arena
        self.terms = ArenaTerms()
        unpack(arena.terms, self.terms)
        self.programs: list[list[Any]] = [[None] * SEATS for _ in arena.kingdoms]

    def seed(self, game: int, seed: int) -> None:
        """Begin the stream of a game's episodes anew."""
        words = [0] * 4
        seed_stream(words, seed & WORD_MASK, seed >> 32, ENVIRONMENT_STREAM)
        self.arena.episodes["stream"][game] = words

    def teach(self, which: int, seat: int, program: Program) -> None:
        """Let a seat play by a program in the games of a kingdom."""
        self.programs[which][seat] = program

    def reset(self, chosen: NDArray[numpy.uint8], start: int, stop: int) -> None:
        """Begin a new episode in the games chosen."""
        for game in range(start, stop):
            if chosen[game]:
                self._begin(game)

    def step(self, actions: NDArray[numpy.int64], start: int, stop: int) -> None:
        """Carry out an action in each game, or begin anew where an episode has ended."""
        for game, ended in enumerate(self.arena.ended[start:stop].tolist(), start):
            if ended:
                self._begin(game)
            else:
                self._act(game, int(actions[game]))

    def deal(self, game: int, seed: int, which: int) -> None:
        """Begin a game with these shuffles on a kingdom; the seat begins that was settled, or else the first."""
        episode = self._episode(game)
        episode.seed, episode.which = seed, which
        episode.starter = 0 if self.terms.starter == DRAWN else self.terms.starter
        self._lay_out(game, episode)

    def answer(self, game: int, slot: int) -> None:
        """Give the answer of an opponent that is not part of the kernel; it is legal."""
        handle = self._handle(game)
        handle.answer(slot)
        self._report(game, handle, self._episode(game))

    def play_on(self, game: int) -> None:
        """Let the opponents answer that have learnt by now what to do."""
        handle, episode = self._handle(game), self._episode(game)
        let_others_play(handle.data, episode, self.terms, self.programs[episode.which])
        self._report(game, handle, episode)

    def pick(self, lots: NDArray[numpy.float64], actions: NDArray[numpy.int64], start: int, stop: int) -> None:
        """Write a legal action for each game, chosen by a lot from 0 to 1; pass where an episode has ended."""
        for game in range(start, stop):
            legal = numpy.flatnonzero(self.arena.all_masks[game])
            actions[game] = legal[int(lots[game] * len(legal))] if len(legal) else 0

    def observe(self, game: int, seat: int, row: NDArray[numpy.int16]) -> None:
        """Write what a seat of a game may know."""
        lens, which = self.arena.lens, self.arena.which[game]
        terms = self.terms
        how = seat, terms.players, int(lens.first_edition[which]), terms.open_counts, terms.remembers, lens.cells[which].tolist()
        _observe(self._handle(game), row, how)

    def _handle(self, game: int) -> Handle:
        return load_game(self.arena.state_bytes, self.arena.lens.tables, self.arena.which, game)

    def _episode(self, game: int) -> Episode:
        episode = Episode()
        unpack(self.arena.episodes[game], episode)
        return episode

    def _begin(self, game: int) -> None:
        episode = self._episode(game)
        draw_episode(episode, self.terms)
        self._lay_out(game, episode)

    def _lay_out(self, game: int, episode: Episode) -> None:
        handle = Handle(table_at(self.arena.lens.tables, episode.which))
        begin_episode(handle.data, episode, self.terms, self.programs[episode.which])
        self._report(game, handle, episode)

    def _act(self, game: int, action: int) -> None:
        handle, episode, lens = self._handle(game), self._episode(game), self.arena.lens
        numbers, slots = (table[episode.which].tolist() for table in (lens.numbers, lens.slots))
        known = 0 <= action < len(slots)
        slot = answer_by(handle.data, numbers, slots, action, self.terms.canonical) if known else NO_SLOT
        act_for_learner(handle.data, episode, self.terms, self.programs[episode.which], slot)
        self._report(game, handle, episode)

    def _report(self, game: int, handle: Handle, episode: Episode) -> None:
        """Write what there is to know about a game."""
        arena = self.arena
        judge(handle.data, episode, self.terms)
        arena.episodes[game] = pack(episode)
        store_game(handle, arena.state_bytes, game)
        arena.all_masks[game] = 0
        if episode.decider >= 0:
            write_mask(handle.data, arena.lens.numbers[episode.which].tolist(), self.terms.canonical, arena.all_masks[game])
        self.observe(game, episode.actor if episode.decider < 0 else episode.decider, arena.all_observations[game])
