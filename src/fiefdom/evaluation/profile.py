"""What a player does, and what it costs: one pair on each kingdom, question by question, against one opponent."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from fiefdom.bots.match import Onlooker, play_games
from fiefdom.cards.card import Card
from fiefdom.engine import words
from fiefdom.engine.kinds import ACTION, ATTACK
from fiefdom.evaluation.contenders import MEMBERS, AgentContender, Contender, DealtPairs, guest
from fiefdom.game.driver import Agent
from fiefdom.game.game import Game
from fiefdom.game.view import View
from fiefdom.simulation.job import MatchJob

ENGINE_ACTIONS = 5
"""A deck with so many Actions at the end is called an engine."""

BOUGHT = words.EVENT_NAMES[words.BUY]
TRASHED = words.EVENT_NAMES[words.TRASH]


@dataclass
class Profile:
    """What was seen: cards bought in all games, and in how many games what was done."""

    games: int = 0
    bought: Counter[str] = field(default_factory=Counter)
    engines: int = 0
    attacks: int = 0
    trashed: int = 0
    answers: int = 0
    seconds: float = 0.0

    def count(self, game: Game, seat: int) -> None:
        """Look at a game in which the player had this seat."""
        own = [event for event in game.events if event.seat == seat and event.card is not None]
        bought = [event.card for event in own if event.verb == BOUGHT and event.card]
        self.games += 1
        self.bought.update(card.name for card in bought)
        self.attacks += any(card.has_type(ATTACK) for card in bought)
        self.engines += sum(_is_action(card) for card in _owned(game, seat)) >= ENGINE_ACTIONS
        self.trashed += sum(event.verb == TRASHED for event in own)

    def as_dict(self) -> dict[str, Any]:
        """A profile as JSON shows it; everything is for a game in the mean."""
        games = max(self.games, 1)
        return {
            "games": self.games,
            "bought": {name: round(number / games, 3) for name, number in self.bought.most_common()},
            "engine_share": round(self.engines / games, 3),
            "attack_share": round(self.attacks / games, 3),
            "trashed": round(self.trashed / games, 2),
            "answers": round(self.answers / games, 1),
            "microseconds_per_answer": round(1e6 * self.seconds / max(self.answers, 1)),
        }


@dataclass(frozen=True)
class ProfileWriter(Onlooker):
    """Shows a profile every game that is played."""

    profile: Profile = field(default_factory=Profile)

    def note(self, number: int, game: Game) -> None:
        """In every other game the player has the second seat."""
        self.profile.count(game, number % MEMBERS)


def profile_of(contender: Contender, pairings: Sequence[DealtPairs]) -> Profile:
    """Play the first pair of each pairing, and look on."""
    profile = Profile()
    timed = AgentContender(contender.name, lambda seed: TimedAgent(contender.agent(seed), profile))
    for pairing in pairings:
        job = MatchJob(pairing.kingdom, (timed, guest(pairing.opponent)), MEMBERS, pairing.seed)
        for _ in play_games(job, range(MEMBERS), ProfileWriter(profile=profile)):
            pass
    return profile


class TimedAgent:
    """An agent that is timed while it answers."""

    def __init__(self, agent: Agent, profile: Profile) -> None:
        self.agent = agent
        self.profile = profile

    def __getattr__(self, name: str) -> Any:
        """Whatever else it can do, such as remember, or start a program."""
        return getattr(self.agent, name)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        started = time.perf_counter()
        answer = self.agent.choose(view)
        self.profile.seconds += time.perf_counter() - started
        self.profile.answers += 1
        return answer


def _is_action(card: Card) -> bool:
    return card.has_type(ACTION)


def _owned(game: Game, seat: int) -> list[Card]:
    """All cards of a player at the end."""
    counts = game.position.record()["owned"][seat].tolist()
    return [card for card, number in zip(game.kingdom.cards, counts, strict=False) for _ in range(number)]
