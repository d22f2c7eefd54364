"""Advice at a question, from the view of the player who is asked: the win chance, the best answers, the plan behind them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.agents.chance import Z95, Chance
from fiefdom.agents.plans import FindLeaders
from fiefdom.agents.strategy_agent import strategy_answer
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASIC_CARDS, find_card
from fiefdom.engine.kinds import ACTION, DUCHY, ESTATE, PROVINCE
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import ASK_BUY
from fiefdom.errors import BadView
from fiefdom.evolve.find import find_leaders
from fiefdom.evolve.roles import TRASHERS, Roles
from fiefdom.game.engines import Engine
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.view import View
from fiefdom.review.reasons import AdvisedAnswer
from fiefdom.review.weighing import COMPETITION, Outlook, Weighing, check_rollouts
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.reasons import Reason

KINDS = ("money", "money-with", "thin", "engine", "gardens")
"""The kinds of plans there are words for."""

MOST_COINS = 8
OFTEN = 0.4
"""Copies in a game from which on a card belongs to a plan."""

MOST_CARDS = 4


@dataclass(frozen=True)
class PlanOutline:
    """What a strategy is up to. `prices` are the coins from which on it buys a card now; None for what does not come."""

    name: str
    kind: str
    cards: tuple[Card, ...]
    prices: tuple[tuple[int, Card], ...]
    provinces_now: bool
    province_turn: int | None
    duchies_at: int | None
    estates_at: int | None

    def as_dict(self) -> dict[str, Any]:
        return {
            "strategy": self.name,
            "kind": self.kind,
            "cards": [card.name for card in self.cards],
            "buys": [{"coins": coins, "card": card.name} for coins, card in self.prices],
            "provinces_now": self.provinces_now,
            "province_turn": self.province_turn,
            "duchies_at": self.duchies_at,
            "estates_at": self.estates_at,
        }


def plan_of(view: View, outlook: Outlook, number: int) -> PlanOutline:
    """The plan that the leader of this number follows from a view on."""
    return outline(view, outlook.strategies[number], outlook.plans.bought[number], outlook.engine)


def outline(view: View, strategy: Strategy, by_turn: NDArray[numpy.float64], engine: Engine) -> PlanOutline:
    """What a strategy is up to from a view on; `by_turn` is what it typically buys (`typical_purchases`)."""
    bought = dict(zip(view.kingdom.cards, by_turn[:, -1].tolist(), strict=False))
    cards = key_cards(strategy, bought)
    found = tuple(prices(view, strategy, engine))
    return PlanOutline(
        strategy.name,
        kind_of(strategy, cards, bought),
        cards,
        found,
        any(card.name == "Province" for _, card in found),
        province_turn(by_turn[PROVINCE].tolist(), view.turns(view.turn)),
        from_when(view, strategy, DUCHY, engine),
        from_when(view, strategy, ESTATE, engine),
    )


def key_cards(strategy: Strategy, bought: dict[Card, float]) -> tuple[Card, ...]:
    """The Kingdom cards that make the plan, those it has most copies of first."""
    wanted = [card for card in strategy.wanted if card not in BASIC_CARDS]
    cards = [card for card in wanted if bought.get(card, 0) >= OFTEN] or wanted[:1]
    return tuple(sorted(cards, key=lambda card: -bought.get(card, 0))[:MOST_CARDS])


def kind_of(strategy: Strategy, cards: tuple[Card, ...], bought: dict[Card, float]) -> str:
    """The kind of a plan."""
    gardens = next((card for card in strategy.wanted if "ten" in card.points_per), None)
    if gardens and bought.get(gardens, 0) >= bought.get(find_card("Province"), 0):
        return "gardens"
    roles = Roles(tuple(card for card in cards if card.has_type(ACTION)))
    if roles.villages and roles.terminals:
        return "engine"
    if roles.named(TRASHERS[:2]):
        return "thin"
    return "money-with" if cards else "money"


def province_turn(bought: list[float], turns: int) -> int | None:
    """The turn by which most games of this plan have a Province, if that is still to come."""
    turn = next((turn for turn, number in enumerate(bought, 1) if number >= 0.5), None)
    return turn if turn is not None and turn > turns else None


# Asking the strategy


def prices(view: View, strategy: Strategy, engine: Engine) -> Iterator[tuple[int, Card]]:
    """What it would buy now, by the coins there are; for each card the least that it is bought with."""
    last = NOTHING
    for coins in range(2, MOST_COINS + 1):
        slot = strategy_answer(strategy, shopping(view, coins), engine)
        if slot not in (NOTHING, last):
            yield coins, view.kingdom.cards[slot]
        last = slot


def from_when(view: View, strategy: Strategy, slot: int, engine: Engine) -> int | None:
    """How few Provinces must be left for it to buy this card with just enough coins; None if it never does."""
    coins = view.kingdom.cards[slot].cost
    for left in range(int(view.record["supply"][PROVINCE]), 0, -1):
        if strategy_answer(strategy, shopping(view, coins, provinces=left), engine) == slot:
            return left
    return None


def shopping(view: View, coins: int, provinces: int | None = None) -> View:
    """The view as if the viewer were to buy with so many coins, and so many Provinces were left."""
    record = view.record.copy()
    if provinces is not None:
        record["supply"][PROVINCE] = provinces
    payable = [slot for slot, card in enumerate(view.kingdom.cards) if card.cost <= coins and record["supply"][slot]]
    record["question"] = ASK_BUY
    record["coins"] = coins
    record["may_pass"] = 1
    record["legal"] = sum(1 << slot for slot in payable)
    return View(view.kingdom, record, view.seat, open_counts=view.open_counts)


ROLLOUTS = 8000
"""What advice costs unless said: less than a tenth of a second on one core, once the leaders are known."""

OPTIONS = 4
PARTS = 8
"""How often advice in the making is shown."""


@dataclass(frozen=True)
class Advice:
    """The best answers, the best one first, and the plan that goes with it. `wins_at_once`: the best one ends the game with a win.

    `chances` are the win chances of all seats if everybody plays on as they seem to; they add up to 1.
    """

    question: str
    seat: int
    options: tuple[AdvisedAnswer, ...]
    plan: PlanOutline
    rollouts: int
    chances: tuple[Chance, ...]
    wins_at_once: bool = False
    why: tuple[Reason, ...] = ()
    """Why the best answer is better than the next one."""

    @property
    def answer(self) -> str:
        """The answer to give."""
        return self.options[0].answer

    @property
    def chance(self) -> Chance:
        """The win chance of the seat that is asked, before it answers."""
        return self.chances[self.seat]

    @property
    def is_close(self) -> bool:
        """Whether the best two answers are too close to call."""
        return len(self.options) > 1 and self.options[1].is_close and not self.wins_at_once

    def as_dict(self) -> dict[str, Any]:
        return {
            "question": self.question,
            "seat": self.seat,
            "answer": self.answer,
            "chance": self.chance.share,
            "interval": [self.chance.low, self.chance.high],
            "chances": [chance.share for chance in self.chances],
            "too_close_to_call": self.is_close,
            "wins_at_once": self.wins_at_once,
            "options": [option.as_dict() for option in self.options],
            "why": [reason.as_dict() for reason in self.why],
            "plan": self.plan.as_dict(),
            "rollouts": self.rollouts,
        }


def advise(subject: Game | View, **how: Any) -> Advice:
    """Advice to the player who is asked, from what that player sees; of a game also from what that player has seen go by.

    The same view, memory, seed and leaders give the same advice, whatever is hidden. `how` is that of `advising`.
    """
    *_, last = advising(subject, **how)
    return last


def advising(
    subject: Game | View,
    *,
    rollouts: int = ROLLOUTS,
    seed: int = 0,
    threads: int = 1,
    find: FindLeaders = find_leaders,
    outlook: Outlook | None = None,
    memory: Memory | None = None,
) -> Iterator[Advice]:
    """The same in the making: advice that becomes better with every step, to be shown meanwhile; stop whenever you like.

    `memory` is what the seat of a view has seen go by; a game has its own.
    """
    check_rollouts(rollouts)
    view = asked_view(subject)
    outlook = outlook or Outlook(view.kingdom, view.seats, find)
    weighing = Weighing(view, outlook, seed=seed, threads=threads, memory=memory or memory_of(subject, view))
    weighing.compete(int(rollouts * COMPETITION), OPTIONS)
    deals = int(rollouts * (1 - COMPETITION)) // weighing.arms
    for _ in range(PARTS):
        weighing.measure(deals // PARTS)
        yield advice_of(weighing, rollouts)


def asked_view(subject: Game | View) -> View:
    """The view of the seat that is asked."""
    if isinstance(subject, View):
        view, question = subject, subject.question
    else:
        question = subject.question
        view = subject.view(question.seat if question else None)
    if question is None or not view.is_asked:
        raise BadView("no-advice")
    return view


def memory_of(subject: Game | View, view: View) -> Memory | None:
    """What the seat has seen go by in a game."""
    if isinstance(subject, View):
        return None
    memory = Memory()
    memory.observe(subject.events_for(view.seat))
    return memory


def advice_of(weighing: Weighing, rollouts: int) -> Advice:
    """What a weighing says so far."""
    question = weighing.view.question
    assert question is not None
    places = sorted(range(len(weighing.finalists)), key=lambda place: -weighing.worth(place))
    best = places[0]
    options = (
        AdvisedAnswer(weighing.answer(best), weighing.chance(best), course=weighing.endings.course(best)),
        *(behind(weighing, best, place) for place in itertools.islice(places, 1, None)),
    )
    plan = plan_of(weighing.view, weighing.outlook, weighing.plan(best))
    wins = weighing.finalists[best].answers[0] in weighing.wins
    return Advice(question.id, question.seat, options, plan, rollouts, weighing.chances, wins, why(weighing, places, wins=wins))


def why(weighing: Weighing, places: Sequence[int], *, wins: bool) -> tuple[Reason, ...]:
    """Why the best answer is better than the next one; nothing where it is too close to call."""
    if wins or len(places) < 2:
        return (Reason("wins"),) if wins else ()
    best, second = places[:2]
    if not weighing.difference(best, second).is_clear(Z95):
        return ()
    return weighing.endings.reasons(best, second, [weighing.finalists[place].answers[0] for place in (best, second)])


def behind(weighing: Weighing, best: int, place: int) -> AdvisedAnswer:
    """An answer that is not the best one."""
    difference = weighing.difference(best, place)
    course = weighing.endings.course(place)
    return AdvisedAnswer(weighing.answer(place), weighing.chance(place), difference.mean, Z95 * difference.error, course)
