"""What a thinking bot tells when it is asked: its plan, and why it bought what it bought last.

The reason is what it thought then, from what it knew then. The plan is said from what the asker sees, everything else dealt by lot: it
cannot tell what the bot holds.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from fiefdom.agents.chance import Z95, Chance
from fiefdom.agents.plans import typical_purchases
from fiefdom.agents.thinking import Comparison, Deliberation, ThinkingAgent, WeighedAnswer, answer_of
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game
from fiefdom.game.position import Position
from fiefdom.game.view import View, view, was_seen
from fiefdom.review.advice import PlanOutline, outline
from fiefdom.review.page import percent, plan_lines
from fiefdom.review.reasons import Endings
from fiefdom.text.answers import answer_text
from fiefdom.text.reasons import Reason, why_lines
from fiefdom.text.texts import Texts

DEALS = 1000
"""Games that are played on after the purchase and after the best other answer, to tell them apart in words."""


@dataclass(frozen=True)
class ExplainedPurchase:
    """A card that was bought in a turn, and the best other answer, both with the win chance as it looked then; None if none was weighed.

    `why` is empty where the two were too close to call; `is_planned` says that the plan it followed would have bought the card anyway.
    """

    card: str
    turn: int
    chosen: WeighedAnswer | None = None
    other: WeighedAnswer | None = None
    is_close: bool = False
    is_planned: bool = True
    why: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class BotPlan:
    """What a bot tells. There is no plan before its first decision, and no purchase that it remembers before it has bought something."""

    seat: int
    plan: PlanOutline | None
    purchase: ExplainedPurchase | None


def bot_plan(agent: ThinkingAgent, game: Game, seat: int, asker: int | None) -> BotPlan:
    """What the bot at a seat tells somebody at another one."""
    told = told_by(agent, seat, game.position if game.outcome else known_to(game.view(asker)))
    thought = agent.purchase
    return told if thought and still_stands(thought, game) else dataclasses.replace(told, purchase=None)


def told_by(agent: ThinkingAgent, seat: int, known: Position) -> BotPlan:
    """The same from a position that its asker knows or supposes, before anybody has looked whether its purchase stands."""
    thought = agent.purchase
    return BotPlan(seat, plan_told(agent, supposed_view(known, seat)), explained(thought) if thought else None)


def known_to(seen: View) -> Position:
    """A position that fits what somebody sees; everything else is dealt."""
    return determinise(seen, Random(0))


def plan_told(agent: ThinkingAgent, seen: View) -> PlanOutline | None:
    """The plan that the bot follows."""
    strategy = agent.followed
    if strategy is None:
        return None
    return outline(seen, strategy, typical_purchases(strategy, seen.kingdom, seen.seats), agent.engine)


def supposed_view(known: Position, seat: int) -> View:
    """What the seat would see if it were to buy now."""
    seen = view(known, seat)
    record = seen.record.copy()
    record["turn"] = record["decider"] = seat
    record["buys"] = 1
    return View(seen.kingdom, record, seat, open_counts=seen.open_counts)


def still_stands(thought: Deliberation, game: Game) -> bool:
    """Whether the game, as it stands, has come to what was thought about: it may have been taken back."""
    seat = thought.view.seat
    assert seat is not None
    return was_seen(list(game.history())[:-1], seat, thought.view.value)


def explained(thought: Deliberation) -> ExplainedPurchase:
    """Why a card was bought."""
    seen = thought.view
    assert seen.seat is not None
    turn = seen.turns(seen.seat) + 1  # the one that it was in
    comparison = thought.comparison
    if comparison is None or (second := runner_up(comparison)) is None:
        return ExplainedPurchase(thought.answer, turn)
    best = comparison.best
    chosen, other = (weighed(comparison, place, seen) for place in (best, second))
    is_close = comparison.lead(best, second) < Z95
    why = () if is_close else reasons(thought, best, second)
    return ExplainedPurchase(thought.answer, turn, chosen, other, is_close, best == 0, why)


def runner_up(comparison: Comparison) -> int | None:
    """The best arm that begins with another answer than the chosen one."""
    chosen = comparison.arms[comparison.best].answers[0]
    others = [place for place, arm in enumerate(comparison.arms) if arm.answers[0] != chosen and len(comparison.points[place])]
    return max(others, key=comparison.worth, default=None)


def weighed(comparison: Comparison, place: int, seen: View) -> WeighedAnswer:
    """What an arm was worth to the bot, which knows its own plan; advice to a person takes an average over plans."""
    number = len(comparison.points[place])
    chance = Chance.of(comparison.share(place), number)
    return WeighedAnswer(answer_of(comparison.arms[place].answers[0], seen), chance.share, (chance.high - chance.low) / 2, number)


def reasons(thought: Deliberation, best: int, second: int) -> tuple[Reason, ...]:
    """What the games that are played on after two arms differ in."""
    comparison = thought.comparison
    assert comparison is not None
    arms = [comparison.arms[place] for place in (best, second)]
    endings = Endings(thought.view)
    endings.add(comparison.rollouts.play(arms, DEALS, first=comparison.deals))
    return endings.reasons(0, 1, [arm.answers[0] for arm in arms])


# In words


def bot_plan_lines(told: BotPlan, game: Game, texts: Texts) -> Iterator[str]:
    """What a bot tells, line by line."""
    yield texts.format("told-plan-of", player=game.players[told.seat])
    yield from told_plan_lines(told.plan, game.kingdom, texts)
    yield from purchase_lines(told.purchase, game.kingdom, texts)


def told_plan_lines(plan: PlanOutline | None, kingdom: Kingdom, texts: Texts) -> Iterator[str]:
    yield from plan_lines(plan, kingdom, texts) if plan else [texts.format("told-plan-none")]


def purchase_lines(purchase: ExplainedPurchase | None, kingdom: Kingdom, texts: Texts) -> Iterator[str]:
    """Why a card was bought, and not another one."""
    if purchase is None:
        yield texts.format("told-bought-nothing")
        return
    yield texts.format("told-bought", card=answer_text(purchase.card, kingdom, texts), turn=purchase.turn)
    if purchase.chosen is None or purchase.other is None:
        yield texts.format("told-bought-only")
        return
    chosen, other = purchase.chosen, purchase.other
    yield texts.format("told-bought-chance", percent=percent(chosen.share), reach=percent(chosen.reach))
    answer = answer_text(other.answer, kingdom, texts)
    yield texts.format("told-bought-instead", answer=answer, percent=percent(other.share), reach=percent(other.reach))
    if purchase.is_close:
        yield texts.format("told-bought-planned" if purchase.is_planned else "told-bought-close")
    else:
        yield from list(why_lines(purchase.why, kingdom, texts)) or [texts.format("why-nothing")]
