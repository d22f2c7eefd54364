"""The game in OpenSpiel, with explicit chance nodes: importing this module registers it as `fiefdom`.

import pyspiel
import fiefdom.envs.open_spiel

game = pyspiel.load_game("fiefdom(kingdom=first-game-2,players=3)")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy

from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.envs.arena import EnvConfig
from fiefdom.envs.encoding import ACTIONS, Encoding, action_of, answer_of, mask
from fiefdom.envs.episode import shared_victory
from fiefdom.envs.game_tree import Node
from fiefdom.errors import BadView, MissingExtra
from fiefdom.game.view import view

try:
    import pyspiel
except ImportError as problem:
    raise MissingExtra("library", library="open_spiel", extra="openspiel") from problem

NAME = "fiefdom"
DECISIONS_PER_TURN = 40
"""An episode is cut off after so many decisions for each turn it may have; only absurd ones get there."""

DRAWS_PER_DECISION = 500
"""No deck has more cards."""

OPTIONS = ("players", "most_turns", "canonical", "open_counts")
DEFAULTS: dict[str, Any] = {"kingdom": "first-game-2", **{name: getattr(EnvConfig(), name) for name in OPTIONS}}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Fiefdom",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class FiefdomGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters.

    `kingdom` is the key, the name or the cards of a kingdom (with `;` between them), `players` 2 to 6. `most_turns`, `canonical` and
    `open_counts` are those of the other environments. The player to start is seat 0.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        options = {**DEFAULTS, **(params or {})}
        self.kingdom = _kingdom(options["kingdom"])
        self.players = int(options["players"])
        self.encoding = Encoding(self.players)
        self.most_turns = int(options["most_turns"])
        self.canonical = bool(options["canonical"])
        self.open_counts = bool(options["open_counts"])
        self.most_decisions = self.most_turns * self.players * DECISIONS_PER_TURN
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=ACTIONS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_decisions,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> FiefdomState:
        """The state before the first card is dealt."""
        return FiefdomState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the draws of a game."""
        return self.most_decisions * DRAWS_PER_DECISION

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FiefdomObserver:
        """What observes states of this game."""
        if params:
            raise BadView("parameters", parameters=str(params))
        return FiefdomObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class FiefdomState(pyspiel.State):  # type: ignore[misc]
    """A state: a node of the tree of the game."""

    def __init__(self, game: FiefdomGame) -> None:
        super().__init__(game)
        self.node = Node.root(game.kingdom, game.players)

    def current_player(self) -> Any:
        """Who acts: a seat, chance, or nobody."""
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        if self.node.is_chance:
            return pyspiel.PlayerId.CHANCE
        return self._position().handle.decider

    def is_terminal(self) -> bool:
        """Whether the game is over or cut off."""
        node, game = self.node, self.get_game()
        if node.is_chance or node.position is None:
            return False
        if node.position.is_over or node.decisions >= game.most_decisions:
            return True
        return node.turns >= int(game.most_turns)

    def _legal_actions(self, player: int) -> list[int]:
        seen = view(self._position(), player)
        return numpy.flatnonzero(mask(seen, canonical=self.get_game().canonical)).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can be drawn, as actions, and how likely each is."""
        cards = self.node.kingdom.cards
        return [(action_of(cards[slot]), likely) for slot, likely in self.node.outcomes]

    def _apply_action(self, action: int) -> None:
        answer = answer_of(action)
        self.node = self.node.draw(self.node.kingdom.slots[answer]) if self.node.is_chance else self._decide(answer)

    def _decide(self, answer: str) -> Node:
        return self.node.decide(self._position().legal_number(answer))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {answer_of(action)}" if player == pyspiel.PlayerId.CHANCE else answer_of(action)

    def returns(self) -> list[float]:
        """The reward of each seat; 0 before the end."""
        players = self.get_game().players
        victors = self._position().handle.winners() if self.is_terminal() else (1 << players) - 1
        return [shared_victory(victors, seat, players) for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FiefdomState:
        """A state that this player cannot tell from this one, whatever it remembers."""
        other: FiefdomState = self.get_game().new_initial_state()
        other.node = self.node.resampled(player, Random(int(sampler() * 2**53)))
        return other

    def _position(self) -> Any:
        assert self.node.position is not None
        return self.node.position

    def __str__(self) -> str:
        node = self.node
        drawn = f" -> {node.answer} drawing {','.join(map(str, node.dealt))}" if node.is_chance else ""
        return f"{node.position or 'to be dealt'}; {node.seen[-1]}{drawn}"


class FiefdomObserver:
    """Observations as numbers and as text: of everything a seat may know now, or has ever seen (`perfect_recall`)."""

    def __init__(self, game: FiefdomGame, kind: Any) -> None:
        self.game = game
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(kind.perfect_recall)
        self.tensor = None if self.recall else numpy.zeros(game.encoding.size, numpy.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}
        self._hidden = game.encoding.private

    def set_from(self, state: FiefdomState, player: int) -> None:
        """Write the numbers."""
        if self.tensor is not None:
            self.tensor[:] = self._numbers(state, player)

    def string_from(self, state: FiefdomState, player: int) -> str:
        """The text."""
        if self.recall:
            return state.node.information(player) if self.private else state.node.seen[-1] if self.public else ""
        return _in_words(self.game.encoding, self._numbers(state, player))

    def _numbers(self, state: FiefdomState, player: int) -> Any:
        position = state.node.position
        if position is None:
            return numpy.zeros(self.game.encoding.size, numpy.int16)
        numbers = self.game.encoding.observe(view(position, player, open_counts=self.game.open_counts))
        if not self.private:
            numbers[self._hidden] = 0
        if not self.public:
            numbers[~self._hidden] = 0
        return numbers


def _kingdom(text: str) -> Kingdom:
    return Kingdom.of(text.replace(";", ",")) if ";" in text else find_kingdom(text)


def _in_words(encoding: Encoding, numbers: Any) -> str:
    """All numbers that are not 0, with their names."""
    words = [f"{field.name}={encoding.table_part(numbers, field.name).tolist()}" for field in encoding.table_fields]
    words = [word for word, field in zip(words, encoding.table_fields, strict=True) if encoding.table_part(numbers, field.name).any()]
    for card, row in enumerate(encoding.cards(numbers).tolist(), start=1):
        if any(row):
            held = ",".join(f"{field.name}={number}" for field, number in zip(encoding.card_fields, row, strict=True) if number)
            words.append(f"{answer_of(card)}({held})")
    return " ".join(words)


pyspiel.register_game(GAME_TYPE, FiefdomGame)
