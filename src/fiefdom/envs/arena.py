"""Many games played in steps, with opponents, episodes and rewards: what all the environments are made of.

An arena needs no library but NumPy. The compiled engine does a whole step of a game at once: the action, the opponents' answers,
the next episode where one has ended, observation, mask and reward.
"""

from __future__ import annotations

import dataclasses
import functools
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import numpy
from numpy.typing import ArrayLike, NDArray

from fiefdom.agents.agent import DEFAULT_BOT, FindStrategy, find_agent, read_player
from fiefdom.agents.levels import KingdomAgent
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.catalogue import BASE_GAME, Sets
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.engine.layout import SEATS, dtype
from fiefdom.engine.state import State
from fiefdom.envs import plain_arena
from fiefdom.envs.columns import COLUMNS
from fiefdom.envs.encoding import LATEST, Encoding, Lens
from fiefdom.envs.episode import DRAWN, ArenaTerms, Episode
from fiefdom.errors import BadBatch, BadEnvironment, BadKingdom, BotFailed
from fiefdom.game import engines
from fiefdom.game.driver import Agent, Chronicle, Seated
from fiefdom.game.engines import Engine, Threads
from fiefdom.game.plain import pack
from fiefdom.game.position import Position, check_seats, split_seed
from fiefdom.game.record import Setup
from fiefdom.strategy.compiler import compile_strategy, packed_program
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.play import MOST_TURNS
from fiefdom.strategy.strategy import Strategy


@dataclass(frozen=True)
class PlaysByKingdom:
    """An opponent that plays the strategy that a function finds for a kingdom and a number of players."""

    find: FindStrategy


Opponent: TypeAlias = str | PlaysByKingdom | Callable[[int], Agent]
"""The name of one of our agents, strategies by kingdom, or a function from a seed to an agent."""

RANDOM = "random"
POOL = 1000
"""Kingdoms among which `random` draws."""


@dataclass(frozen=True)
class EnvConfig:
    """What all environments can be told. They take such a value, or its fields one by one.

    `kingdom` is a kingdom or its name, several of them, or `random`: of several one is drawn for every episode; random ones are of
    these `sets` of cards, of `intrigue=5` five (`random_kingdom`). With `opponents`
    the learner has the seat `seat` and they have the others; one for all, or one for each seat. Without, the learner plays every seat, and
    an observation is that of the seat that is asked. `starter` is who begins, None draws a seat for every episode. After
    `most_turns` turns of everybody the episode is cut off (0: never). `canonical` lets several cards of one choice be named in
    ascending order only. `open_counts` shows the sizes of all decks and discard piles, `memory` what a player with perfect memory
    knows: what is in the own deck and discard pile, and the sizes of others'. An action that is not legal loses the
    game, or changes nothing with `illegal="ignore"`. `version` is that of the encoding: a player that was trained on an older one
    still gets the numbers it knows. With `decisions="purchases"` the learner is asked only which cards to buy and to gain from the
    Supply, and the strategy `default_play` answers everything else for it. `margin` is how much of the reward is for the lead in
    points instead of the victory, from 0 to 1.
    """

    kingdom: str | Kingdom | Sequence[str | Kingdom] = RANDOM
    edition: int | str = 2
    players: int = 2
    opponents: Opponent | Sequence[Opponent] | None = RANDOM
    starter: int | None = None
    most_turns: int = MOST_TURNS
    canonical: bool = False
    open_counts: bool = False
    memory: bool = True
    illegal: Literal["lose", "ignore"] = "lose"
    version: int = LATEST
    decisions: Literal["all", "purchases"] = "all"
    default_play: str = DEFAULT_BOT
    margin: float = 0.0
    seat: int = 0
    sets: Sets = BASE_GAME

    def __post_init__(self) -> None:
        check_seats(self.players, self.starter or 0)
        if self.seat not in range(self.players):
            raise BadEnvironment("seat", seat=self.seat, players=self.players, last=self.players - 1)
        if not isinstance(self.most_turns, int) or self.most_turns < 0:
            raise BadEnvironment("most-turns", number=self.most_turns)
        if self.illegal not in ("lose", "ignore"):
            raise BadEnvironment("illegal", illegal=self.illegal)
        if self.decisions not in ("all", "purchases"):
            raise BadEnvironment("decisions", decisions=self.decisions)
        if not 0 <= self.margin <= 1:
            raise BadEnvironment("margin", margin=self.margin)

    @property
    def encoding(self) -> Encoding:
        """The places of the numbers."""
        return Encoding(self.players, self.version)


class Arena:
    """Games with a seat for the learner, or with all seats for it; the options are those of `EnvConfig`.

    The arrays are written anew by every step: `observations`, `masks`, `rewards` (a column for each seat), `earned` (the rewards of
    the seats that acted last), `terminated`, `truncated`, `illegal`, `actors` (the seats that acted last) and `deciders` (the seats
    that are asked, -1 if none is).
    """

    def __init__(
        self, games: int = 1, config: EnvConfig | None = None, *, threads: int = 1, engine: Engine | None = None, **options: Any
    ) -> None:
        if not isinstance(games, int) or games < 1:
            raise BadEnvironment("games", number=games)
        self.config = config = dataclasses.replace(config or EnvConfig(), **options)
        self.players = config.players
        self.encoding = config.encoding
        self.kingdoms = _kingdoms(config.kingdom, config.edition, config.sets)
        self.lens = Lens.of(self.kingdoms, self.players)
        _check_known(self.lens, self.encoding)
        self.opponents = _opponents(config.opponents, self.players)
        self.finders = _finders(self.opponents)
        self.default_play = find_strategy(config.default_play)
        self._threads = Threads(threads)
        self._allot(games)
        self._agents: list[list[Seated]] = [[] for _ in range(games)]
        self._chronicles: dict[int, Chronicle] = {}
        self._engine = engine or engines.best()
        self._taught: set[int] = set()
        native = engines.native(self._engine)
        self._kernel: Any = native.ArenaKernel(self) if native else plain_arena.ArenaKernel(self)
        self._seeded = False

    def _allot(self, games: int) -> None:
        """Make the arrays."""
        self.states = numpy.zeros(games, dtype(State))
        self.state_bytes = self.states.view(numpy.uint8)
        self.episodes = numpy.zeros(games, dtype(Episode))
        self.episode_bytes = self.episodes.view(numpy.uint8)
        self.programs = numpy.zeros((len(self.kingdoms), SEATS), numpy.uintp)
        self.all_observations: NDArray[numpy.int16] = numpy.zeros((games, self.lens.size), numpy.int16)
        self.all_masks: NDArray[numpy.int8] = numpy.zeros((games, len(self.lens.actions.names)), numpy.int8)
        self.observations = self.all_observations[:, : self.encoding.size]
        self.masks = self.all_masks[:, : self.encoding.actions]
        self.which, self.seeds, self.earned = (self.episodes[name] for name in ("which", "seed", "earned"))
        self.rewards: NDArray[numpy.float64] = self.episodes["rewards"][:, : self.players]
        self.terminated, self.truncated, self.illegal = (self.episodes[name] for name in ("terminated", "truncated", "illegal"))
        self.actors, self.deciders, self._waits = (self.episodes[name] for name in ("actor", "decider", "waits"))

    @property
    def terms(self) -> Any:
        """What the rules of episodes have to know, as a record."""
        config, terms = self.config, ArenaTerms()
        terms.players, terms.kingdoms = self.players, len(self.kingdoms)
        everybody = (1 << self.players) - 1
        terms.seat, own = config.seat, 1 << config.seat
        terms.learners = everybody if config.opponents is None or self.scripted else own
        if config.decisions == "purchases":
            terms.buyers = everybody if config.opponents is None else own
        terms.by_lot, terms.margin = int(not self.finders), config.margin
        terms.starter = DRAWN if config.starter is None else config.starter
        terms.most_turns, terms.ignores_illegal = config.most_turns, int(config.illegal == "ignore")
        terms.canonical, terms.open_counts = int(config.canonical), int(config.open_counts)
        terms.remembers = int(config.memory and config.version >= COLUMNS.first_with_memory)
        return pack(terms)

    @functools.cached_property
    def scripted(self) -> bool:
        """Whether the opponents are agents in Python; strategies, and those that all answer at random, are played by the engine."""
        return not self.finders and any(opponent != RANDOM for opponent in self.opponents)

    @property
    def threads(self) -> int:
        """How many threads share the games."""
        return self._threads.number

    @property
    def ended(self) -> NDArray[numpy.bool_]:
        """The games whose episode has ended: the next step begins another."""
        ended: NDArray[numpy.bool_] = (self.terminated | self.truncated).view(numpy.bool_)
        return ended

    def kingdom(self, game: int) -> Kingdom:
        """The kingdom of a game."""
        return self.kingdoms[int(self.which[game])]

    def position(self, game: int) -> Position:
        """A copy of a game."""
        return Position.from_record(self.kingdom(game), self.states[game], self._engine)

    # Episodes

    def seed(self, seeds: int | Sequence[int | None]) -> None:
        """Choose the luck of all episodes to come: a seed for each game (None leaves it), or that of the first, the rest counting up."""
        each = [(seeds + game) % 2**64 for game in range(len(self))] if isinstance(seeds, int) else list(seeds)
        if len(each) != len(self):
            raise BadBatch("seeds", number=len(each), games=len(self))
        for game, seed in enumerate(each):
            if seed is not None:
                split_seed(seed)
                self._kernel.seed(game, seed)
        self._seeded = True

    def reset(self, games: NDArray[numpy.bool_] | None = None) -> None:
        """Begin a new episode in all games, or in those chosen."""
        if not self._seeded:
            self.seed(secrets.randbits(64))
        chosen = numpy.ones(len(self), bool) if games is None else numpy.ascontiguousarray(games, bool)
        if chosen.shape != (len(self),):
            raise BadBatch("choice-shape", shape=str(chosen.shape), number=len(self))
        self._threads.spread(len(self), functools.partial(self._kernel.reset, chosen.view(numpy.uint8)))
        self._let_others_play(numpy.flatnonzero(chosen))

    def deal(self, seeds: Sequence[int], kingdoms: Sequence[int] | None = None) -> None:
        """Begin all games with these shuffles, as games of a match are dealt, and on these of the kingdoms, if there are several.

        What happens afterwards where an episode ends is up to the seed of the arena.
        """
        if not self._seeded:
            self.seed(0)
        which = [0] * len(self) if kingdoms is None else list(kingdoms)
        if len(seeds) != len(self) or len(which) != len(self):
            raise BadBatch("seeds", number=min(len(seeds), len(which)), games=len(self))
        for game, (seed, number) in enumerate(zip(seeds, which, strict=True)):
            split_seed(seed)
            self._kernel.deal(game, seed, range(len(self.kingdoms))[number])
        self._let_others_play(range(len(self)))

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game. Where an episode has ended, the action is ignored and another one begins."""
        given = numpy.ascontiguousarray(actions, numpy.int64)
        if given.shape != (len(self),):
            raise BadBatch("actions-shape", shape=str(given.shape), number=len(self))
        fresh = numpy.flatnonzero(self.ended) if self.scripted else ()
        self._threads.spread(len(self), functools.partial(self._kernel.step, given))
        self._note(given, fresh)
        self._let_others_play(fresh)

    def observe(self, game: int, seat: int) -> NDArray[numpy.int16]:
        """What any seat of a game may know now."""
        row: NDArray[numpy.int16] = numpy.empty(self.all_observations.shape[1], numpy.int16)
        self._kernel.observe(game, seat, row)
        return row[: self.encoding.size]

    def random_actions(self, generator: numpy.random.Generator) -> NDArray[numpy.int64]:
        """A legal action for each game, all as likely; pass where an episode has ended."""
        actions = numpy.empty(len(self), numpy.int64)
        self._threads.spread(len(self), functools.partial(self._kernel.pick, generator.random(len(self)), actions))
        return actions

    def __len__(self) -> int:
        """The number of games."""
        return len(self.states)

    # Opponents

    def _let_others_play(self, fresh: Any) -> None:
        """Let all answer whom the kernel could not, until every game asks the learner; `fresh` are those with a new episode."""
        if self.scripted:
            for game in fresh:
                self._agents[game] = self._new_agents(int(self.seeds[game]))
                self._begin_chronicle(int(game))
        for game in numpy.flatnonzero(self._is_others_turn).tolist():
            while self._is_others_turn[game]:
                if self.scripted:
                    self._ask_agent(game)
                else:
                    self._teach(int(self.which[game]))
                    self._kernel.play_on(game)

    @property
    def _is_others_turn(self) -> NDArray[numpy.bool_]:
        """The games in which somebody else has to answer: an agent in Python, or a program that the kernel has not been told yet."""
        waits: NDArray[numpy.bool_] = self._waits > 0
        return waits | (self.deciders >= 0) & (self.deciders != self.config.seat) if self.scripted else waits

    def _teach(self, which: int) -> None:
        """Tell the kernel what the strategies do in a kingdom: once, when a game with it begins."""
        if which not in self._taught:
            self._taught.add(which)
            compiled = packed_program if engines.native(self._engine) else compile_strategy
            for seat, strategy in enumerate(self._seated(self.kingdoms[which])):
                self._kernel.teach(which, seat, compiled(strategy, self.kingdoms[which]))

    def _seated(self, kingdom: Kingdom) -> list[Strategy]:
        """The strategies that play in a kingdom, by seat; for the learner that of default play."""
        if self.config.opponents is None:
            return [self.default_play] * self.players
        found = [find(kingdom, self.players) for find in self.finders]
        return [*found[: self.config.seat], self.default_play, *found[self.config.seat :]]

    def _ask_agent(self, game: int) -> None:
        slot = self._choice(game, self._agents[game][int(self.deciders[game])])
        self._kernel.answer(game, slot)
        if chronicle := self._chronicles.get(game):
            chronicle.answer(slot)

    def _new_agents(self, seed: int) -> list[Seated]:
        """Those who answer in one episode what the learner is not asked: default play for it, and the opponents."""
        agents = [_agent(opponent, (seed + seat) % 2**64) for seat, opponent in enumerate(self.opponents, start=1)]
        agents.insert(self.config.seat, StrategyAgent(self.default_play))
        return [Seated(agent, open_counts=self.config.open_counts) for agent in agents]

    def _begin_chronicle(self, game: int) -> None:
        """Note what happens in a game from its beginning on, if an opponent wants to be told."""
        self._chronicles.pop(game, None)
        if any(agent.remembers for agent in self._agents[game]):
            names = tuple(str(seat + 1) for seat in range(self.players))
            setup = Setup(self.kingdom(game), names, int(self.states["turn"][game]), int(self.seeds[game]))
            self._chronicles[game] = Chronicle(setup, self._engine)

    def _note(self, actions: NDArray[numpy.int64], fresh: Any) -> None:
        """Note what the learner has done, where somebody wants to be told; in fresh games it has done nothing."""
        for game in self._chronicles.keys() - set(fresh):
            if not self.illegal[game]:
                chronicle = self._chronicles[game]
                chronicle.answer(chronicle.position.legal_number(self.lens.actions.names[actions[game]]))

    def _choice(self, game: int, agent: Seated) -> int:
        """The slot that an agent names."""
        chronicle, position = self._chronicles.get(game), self.position(game)
        try:
            answer = agent.answer(position, chronicle.events if chronicle else ())
        except BotFailed as problem:
            raise BadEnvironment("opponent-failed", cause=problem) from problem
        return position.legal_number(answer)


def _check_known(lens: Lens, encoding: Encoding) -> None:
    """Refuse cards that an older version has no numbers for."""
    for card in (card for kingdom in lens.kingdoms for card in kingdom.cards):
        if lens.actions.of(card) >= encoding.actions:
            raise BadKingdom("encoding-version", version=encoding.version, card=card)


def _opponents(opponents: Opponent | Sequence[Opponent] | None, players: int) -> tuple[Opponent, ...]:
    """One opponent for each seat but the first; none if the learner plays all seats."""
    if opponents is None:
        return ()
    each = (opponents,) * (players - 1) if isinstance(opponents, str | PlaysByKingdom) or callable(opponents) else tuple(opponents)
    if len(each) != players - 1:
        raise BadEnvironment("opponents", number=len(each), players=players, others=players - 1)
    for opponent in each:
        if isinstance(opponent, str):
            find_agent(opponent, files=True)
    return tuple(each)


def _finders(opponents: Sequence[Opponent]) -> tuple[FindStrategy, ...]:
    """What finds the strategies that the opponents play by in a kingdom, if all of them play by some."""
    found = [_finder(opponent) for opponent in opponents]
    finders = [finder for finder in found if finder is not None]
    return tuple(finders) if len(finders) == len(opponents) else ()


def _agent(opponent: Opponent, seed: int) -> Agent:
    if isinstance(opponent, PlaysByKingdom):
        return KingdomAgent(opponent.find)
    return find_agent(opponent, seed, files=True) if isinstance(opponent, str) else opponent(seed)


def _finder(opponent: Opponent) -> FindStrategy | None:
    if isinstance(opponent, PlaysByKingdom):
        return opponent.find
    return read_player(opponent, files=True, allow_commands=True).finder if isinstance(opponent, str) else None


def _kingdoms(kingdom: str | Kingdom | Sequence[str | Kingdom], edition: int | str, sets: Sets) -> tuple[Kingdom, ...]:
    """The kingdoms among which one is drawn for each episode."""
    if kingdom == RANDOM:
        return _pool(edition, sets if isinstance(sets, str) else tuple(sets))
    each = [kingdom] if isinstance(kingdom, str | Kingdom) else list(kingdom)
    if not each:
        raise BadEnvironment("no-kingdom")
    return tuple(dict.fromkeys(one if isinstance(one, Kingdom) else find_kingdom(one, edition) for one in each))


@functools.cache
def _pool(edition: int | str, sets: str | tuple[str, ...]) -> tuple[Kingdom, ...]:
    return tuple(dict.fromkeys(random_kingdom(seed, edition, sets=sets) for seed in range(POOL)))
