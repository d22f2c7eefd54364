"""Games to hold win chances against: who plays them, which of their positions are taken, and what the same players reach from there.

Nothing here depends on how chances are stated, so games are played once and positions can be stated again after every change of that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from fiefdom.agents.agent import find_agent
from fiefdom.agents.levels import best_single_card
from fiefdom.agents.strategy_agent import StrategyAgent, slot_of
from fiefdom.agents.thinking import ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.evolve.archetype_ranking import published
from fiefdom.evolve.find import quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game import engines
from fiefdom.game.determinise import determinise_remembering
from fiefdom.game.driver import Agent, Seated
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.position import Position
from fiefdom.game.record import Setup
from fiefdom.game.view import View, view
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy

SEEDS = {"fitting": 870_000, "held-out": 890_000}
"""The first kingdom of each list. Nothing was tuned with those of `held-out`."""

OFTEN = 0.025
"""How often a position is taken: by lot at each purchase and Action, so that it does not depend on how long the game will be."""

DEALS = 400
"""Fresh deals on which strategies play on."""

FEW_DEALS, MANY_DEALS, MANY = 8, 100, 0.1
"""The same where a player is no strategy, which takes longer; and how often there are many, to hold intervals against."""

NEWCOMERS = ("beginner", "novice", "apprentice")
LEVELS = ("journeyman", "craftsman", "adept", "expert", "master")
MASTER_ROLLOUTS = 400


@dataclass(frozen=True)
class Taken:
    """A position of a game: after so many decisions; the share of the win that the same players reach on so many deals, none if -1."""

    number: int
    seat: int
    turn: int
    same: float
    deals: int


@dataclass(frozen=True)
class PlayedOut:
    """A finished game: where it was played, by whom, how, the positions taken, and the share of the win of each seat."""

    kingdom: int
    game: int
    players: tuple[str, ...]
    record: str
    positions: tuple[Taken, ...]
    result: tuple[float, ...]


def kingdom_of(name: str, number: int) -> Kingdom:
    """A kingdom of a list, of either edition in turn."""
    return random_kingdom(SEEDS[name] + number, 1 + number % 2)


def games_of(name: str, number: int, games: int) -> Iterator[PlayedOut]:
    """The games on one kingdom."""
    kingdom = kingdom_of(name, number)
    table = Players(kingdom, quick_leaders(kingdom))
    for game in range(games):
        lots = Random(f"{name} {number} {game}")
        yield play(
            Game(Setup(kingdom, ("a", "b"), game % 2, lots.getrandbits(40))), [table.draw(lots) for _ in range(2)], lots, (number, game)
        )


class Players:
    """Who plays on a kingdom: leaders, published strategies, money with odd cards, newcomers, and the other levels, equally often."""

    def __init__(self, kingdom: Kingdom, leaders: Leaders) -> None:
        self.kingdom = kingdom
        self.leaders = leaders
        self.published = published(kingdom)
        self.adept = best_single_card(kingdom, 2)

    def draw(self, lots: Random) -> tuple[str, Agent]:
        """One of them by lot, with the kind it is of."""
        kind = lots.choice(("leader", "published", "odd", "newcomer", "level"))
        if kind == "newcomer":
            name = lots.choice(NEWCOMERS)
            return name, find_agent(name, lots.getrandbits(30))
        if kind == "level":
            name = lots.choice(LEVELS)
            return name, self.level(name, lots.getrandbits(30))
        made = {"leader": self.leaders.choose, "published": lambda _: lots.choice(self.published), "odd": self.odd}
        return kind, StrategyAgent(made[kind](lots))

    def level(self, name: str, seed: int) -> Agent:
        """A level with the leaders of the kingdom; the master has fewer rollouts than at a table, and no clock."""
        if name == "master":
            return ThinkingAgent(seed, ThinkingTime(MASTER_ROLLOUTS, None), find=lambda *_: self.leaders)
        if name in ("adept", "expert"):
            return StrategyAgent(self.adept if name == "adept" else self.leaders.best)
        return find_agent(name, seed)

    def odd(self, lots: Random) -> Strategy:
        """Money as people play it who like some cards: up to three Actions, one to four copies each, Provinces sooner or later."""
        actions = [card.name for card in self.kingdom.kingdom_cards if card.has_type(ACTION)]
        liked = [f"{name} if count({name}) < {lots.randint(1, 4)}" for name in lots.sample(actions, min(len(actions), lots.randint(1, 3)))]
        rules = [f"Province if money > {lots.choice((8, 12, 16, 20))}", *liked, f"Duchy if left(Province) <= {lots.randint(2, 6)}"]
        rules += [
            "Gold",
            f"Estate if left(Province) <= {lots.randint(0, 3)}",
            *lots.sample(["Silver"], lots.randint(0, 1)),
            *liked,
            "Silver",
        ]
        return Strategy.parse("; ".join(rules), "Money with odd cards")


def play(game: Game, drawn: Sequence[tuple[str, Agent]], lots: Random, where: tuple[int, int]) -> PlayedOut:
    """Play a game, and take positions by lot."""
    agents = [agent for _, agent in drawn]
    seated = [Seated(agent) for agent in agents]
    memories = [Memory() for _ in agents]
    found = []
    while (question := game.question) is not None:
        if question.id in ("buy", "action") and lots.random() < OFTEN:
            memories[question.seat].observe(game.events_for(question.seat))
            found.append(taken(game, agents, memories[question.seat], lots))
        game.answer(seated[question.seat].answer(game.position, game.events))
    return PlayedOut(*where, tuple(name for name, _ in drawn), str(game.record), tuple(found), shares(game.position))


def shares(position: Position) -> tuple[float, ...]:
    """The share of the win of each seat."""
    return tuple((seat in position.winners) / len(position.winners) for seat in range(2))


def taken(game: Game, agents: Sequence[Agent], memory: Memory, lots: Random) -> Taken:
    """A position, and what the same players reach from there."""
    assert game.question is not None
    seen = game.view(game.question.seat)
    seed = lots.getrandbits(60)
    strategies = [agent.strategy for agent in agents if isinstance(agent, StrategyAgent)]
    if len(strategies) == len(agents):
        same, deals = of_strategies(seen, strategies, memory, seed), DEALS
    elif any(isinstance(agent, ThinkingAgent) for agent in agents):
        same, deals = -1.0, 0
    else:
        deals = MANY_DEALS if lots.random() < MANY else FEW_DEALS
        same = sum(played_on(seen, agents, memory, seed + deal) for deal in range(deals)) / deals
    return Taken(len(game.entries), game.question.seat, seen.turns(game.question.seat), same, deals)


def of_strategies(seen: View, strategies: Sequence[Strategy], memory: Memory, seed: int) -> float:
    """The share that the true strategies reach on fresh deals of what is hidden."""
    assert seen.seat is not None
    outcomes = Rollouts(seen, PlanLots.known(strategies), seed=seed, memory=memory).play([Arm(seen.seat)], DEALS)
    return float(outcomes.points.mean()) / 2


def played_on(seen: View, agents: Sequence[Agent], memory: Memory, seed: int) -> float:
    """The share that the true agents, who remember nothing, reach on one fresh deal."""
    assert seen.seat is not None
    position = determinise_remembering(seen, memory, seed)
    engine = engines.best()
    while (question := position.question) is not None:
        agent = agents[question.seat]
        if isinstance(agent, StrategyAgent):
            position.handle.answer(slot_of(agent.strategy, position, engine))
        else:
            position.answer(agent.choose(view(position, question.seat)))
    return shares(position)[seen.seat]


def strategies_of(name: str, played: PlayedOut, table: Players) -> list[Strategy]:
    """The strategies of a game's players, drawn once more; fewer than two if some are no strategies."""
    lots = Random(f"{name} {played.kingdom} {played.game}")
    lots.getrandbits(40)  # the seed of the game
    agents = [table.draw(lots)[1] for _ in range(2)]
    return [agent.strategy for agent in agents if isinstance(agent, StrategyAgent)]


# The file


def read(path: Path) -> Iterator[PlayedOut]:
    """The games of a file."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            positions = tuple(Taken(**each) for each in row.pop("positions"))
            yield PlayedOut(**{**row, "positions": positions, "players": tuple(row["players"]), "result": tuple(row["result"])})


def append(path: Path, games: Sequence[PlayedOut]) -> None:
    """Add games to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{json.dumps(asdict(game))}\n" for game in games)
