"""Advice and reviews in the words of a language: lines and tables, for terminals and pages alike."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from fiefdom.agents.chance import Chance
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import DUCHY, ESTATE
from fiefdom.game.question import PASS
from fiefdom.review.advice import Advice, AdvisedAnswer
from fiefdom.review.plan import PlanOutline
from fiefdom.review.review import Review
from fiefdom.review.step import TINY, ReviewedStep
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
MINUS = "−"
MOST_SWINGS = 5
MOST_MISTAKES = 10
"""How many decisions are listed as those that cost most."""


# Numbers and names


def percent(share: float) -> str:
    """A share in percent."""
    return str(round(100 * share))


def interval(chance: Chance) -> str:
    """The interval of a chance in percent."""
    return f"{percent(chance.low)}–{percent(chance.high)}"


def signed(change: float) -> str:
    """A change in percentage points, with its sign."""
    number = round(100 * change)
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def answer_text(answer: str, kingdom: Kingdom, texts: Texts) -> str:
    """An answer as people read it."""
    if answer == PASS:
        return texts.format("ui-pass")
    return texts.card(kingdom.cards[kingdom.slots[answer]]) if answer in kingdom.slots else texts.label(answer)


def question_text(question: str, kingdom: Kingdom, texts: Texts) -> str:
    """What a question is about: a phase, or a card."""
    slug = question.partition(".")[0]
    card = next((card for card in kingdom.cards if card.slug == slug), None)
    return texts.card(card) if card and "." in question else texts.phase(question)


# Advice


def advice_lines(advice: Advice, kingdom: Kingdom, players: Sequence[str], texts: Texts) -> Iterator[str]:
    """What to say before the table of answers."""
    chance = advice.chance
    yield texts.format("advice-chance", player=players[advice.seat], percent=percent(chance.share), interval=interval(chance))
    close = [answer_text(option.answer, kingdom, texts) for option in advice.options if option.is_close]
    if advice.is_close:
        yield texts.format("advice-close", answers=", ".join(close))
    else:
        yield texts.format("advice-best", answer=close[0])


def advice_sheet(advice: Advice, kingdom: Kingdom, texts: Texts) -> Sheet:
    """The answers and what they are worth."""
    head = tuple(texts.format(key) for key in ("column-answer", "column-chance", "column-interval", "column-behind"))
    return Sheet(head, [option_row(option, kingdom, texts) for option in advice.options], 1)


def option_row(option: AdvisedAnswer, kingdom: Kingdom, texts: Texts) -> tuple[str, ...]:
    """One answer."""
    behind = f"{percent(option.behind)} ± {percent(option.reach)}" if option.behind or option.reach else ""
    return answer_text(option.answer, kingdom, texts), f"{percent(option.chance.share)} %", interval(option.chance), behind


def plan_lines(plan: PlanOutline, kingdom: Kingdom, texts: Texts) -> Iterator[str]:
    """A plan in words: what it is, what it wants next, when it turns to points."""
    yield texts.format("advice-plan", name=plan.name)
    yield texts.format(f"plan-{plan.kind}")
    if plan.cards:
        yield texts.format("plan-cards", cards=", ".join(texts.card(card) for card in plan.cards))
    if plan.prices:
        yield texts.format("plan-buys", list=", ".join(f"{texts.card(card)} ({coins})" for coins, card in plan.prices))
    if plan.provinces_now:
        yield texts.format("plan-provinces-now")
    elif plan.province_turn:
        yield texts.format("plan-provinces-turn", turn=plan.province_turn)
    for slot, left in ((DUCHY, plan.duchies_at), (ESTATE, plan.estates_at)):
        if left:
            yield texts.format("plan-points-at", card=kingdom.cards[slot], n=left)


# Review


def by_turn(steps: Sequence[ReviewedStep]) -> list[float]:
    """The win chance at the first decision of each turn of a player."""
    own = {step.turn: step.value for step in reversed(steps) if step.turn_seat == step.seat}
    return [own[turn] for turn in sorted(own)]


def sparkline(shares: Sequence[float]) -> str:
    """A curve in one line of text."""
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shares)


def curve_text(review: Review, seat: int, texts: Texts) -> str:
    """The curve of a player in words."""
    steps = review.of(seat)
    first, last = (steps[0].value, steps[-1].after) if steps else (0.0, 0.0)
    return texts.format("review-curve-about", player=review.players[seat], first=percent(first), last=percent(last))


def split_sheet(review: Review, texts: Texts) -> Sheet:
    """Luck and decisions of every player."""
    end = "review-so-far" if review.results is None else "review-result"
    keys = ("column-player", "review-start", "review-luck", "review-own", "review-others", end)
    rows = []
    for name, split in zip(review.players, review.splits, strict=True):
        changes = (signed(split.luck), signed(split.decisions), signed(split.others))
        rows.append((name, percent(split.start), *changes, percent(split.end)))
    return Sheet(tuple(texts.format(key) for key in keys), rows, 1)


def reach_text(review: Review, texts: Texts) -> str:
    """How exact the split is."""
    return texts.format("review-reach", points=percent(max(split.reach for split in review.splits)))


def mistake_sheet(review: Review, texts: Texts) -> Sheet:
    """The decisions that cost most."""
    keys = (
        "column-number",
        "column-turn",
        "column-player",
        "column-question",
        "column-answer",
        "column-best",
        "column-grade",
        "column-cost",
    )
    rows = [(*named(review, step, texts), grade(review, step, texts), cost(step)) for step in review.mistakes[:MOST_MISTAKES]]
    return Sheet(tuple(texts.format(key) for key in keys), rows, 7)


def swing_sheet(review: Review, texts: Texts) -> Sheet:
    """The biggest strokes of luck."""
    keys = ("column-number", "column-turn", "column-player", "column-hand", "column-change")
    rows = [swing_row(review, step, change, texts) for step, change in review.swings[:MOST_SWINGS]]
    return Sheet(tuple(texts.format(key) for key in keys), rows, 4)


def swing_row(review: Review, step: ReviewedStep, change: float, texts: Texts) -> tuple[str, ...]:
    """One stroke of luck."""
    kingdom = review.record.setup.kingdom
    hand = texts.cards(kingdom.cards[kingdom.slots[name]] for name in step.hand)
    return str(step.number), str(step.turn), review.players[step.seat], hand, signed(change)


def step_sheet(review: Review, texts: Texts) -> Sheet:
    """All decisions."""
    words = ("column-number", "column-turn", "column-player", "column-question", "column-answer", "column-best", "column-grade")
    keys = (*words, "column-chance", "column-interval", "column-cost")
    rows = [
        (*named(review, step, texts), grade(review, step, texts), percent(step.chance.share), interval(step.chance), cost(step))
        for step in review.steps
    ]
    return Sheet(tuple(texts.format(key) for key in keys), rows, 7)


def named(review: Review, step: ReviewedStep, texts: Texts) -> tuple[str, ...]:
    """Which decision it is."""
    kingdom = review.record.setup.kingdom
    answers = (answer_text(answer, kingdom, texts) for answer in (step.answer, step.best))
    return str(step.number), str(step.turn), review.players[step.seat], question_text(step.question, kingdom, texts), *answers


def grade(review: Review, step: ReviewedStep, texts: Texts) -> str:
    """What a decision is called, if it is the costly one of its turn."""
    found = review.grade(step)
    return texts.format(f"grade-{found}") if found else ""


def cost(step: ReviewedStep) -> str:
    """What a decision cost, in whole points: 9.8 is not yet the 10 of a mistake."""
    points = math.floor(100 * (step.loss + TINY))
    return f"{points} ± {math.ceil(100 * step.reach)}" if points > 0 else ""


def model_text(review: Review, texts: Texts) -> str:
    """How the numbers came about."""
    return texts.format("review-model", rollouts=review.rollouts, names="; ".join(review.leaders))
