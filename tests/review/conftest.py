"""Games to review, and leaders that are there at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.find import Cache
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.game import Game, new_game
from fiefdom.review.review import Review, review
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy

KINGDOM = Kingdom.of("Cellar, Chapel, Gardens, Market, Militia, Moat, Remodel, Smithy, Village, Witch", edition=2)
"""No recommended set, so that no leaders come with it."""

LEADERS = Leaders((find_strategy("ultimate+witch"), find_strategy("ultimate+smithy")), (0.6, 0.4), ((0.5, 0.5), (0.5, 0.5)), 10**9)


def find(kingdom: Kingdom, players: int) -> Leaders:
    """The same leaders for every kingdom."""
    return LEADERS


Meddling = Callable[[Game], str | None]
"""Another answer than the bot's, or None."""


def played(
    bots: tuple[str | Strategy, ...] = ("ultimate+witch", "big-money"),
    *,
    seed: int = 3,
    turns: int = 100,
    meddling: Meddling = lambda _: None,
) -> Game:
    """A game of bots, or its first turns."""
    game = new_game(KINGDOM, players=("Ana", "Ola", "Kári")[: len(bots)], seed=seed, starter=0)
    agents = [find_agent(bot) if isinstance(bot, str) else StrategyAgent(bot) for bot in bots]
    while game.question and game.position.record()["turns"].max() < turns:
        seat = game.question.seat
        game.answer(meddling(game) or agents[seat].choose(game.view(seat)))
    return game


@pytest.fixture(scope="session")
def outlook() -> Outlook:
    return Outlook(KINGDOM, 2, find)


@pytest.fixture(scope="session")
def finished() -> Game:
    return played()


@pytest.fixture(scope="session")
def reviewed(finished: Game) -> Review:
    return review(finished, rollouts=60, seed=1, find=find)


@pytest.fixture
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache that has the leaders, for commands."""
    monkeypatch.setenv("FIEFDOM_CACHE", str(tmp_path_factory.mktemp("cache")))
    for players in (2, 3):
        Cache().keep(KINGDOM, players, LEADERS)
