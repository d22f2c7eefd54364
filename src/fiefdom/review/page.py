"""A review as one web page that needs nothing else: no script, nothing fetched, and a security policy that forbids both."""

from __future__ import annotations

import base64
import hashlib
import html
import importlib.resources
import math
from collections.abc import Iterator, Sequence

from fiefdom.agents.chance import Chance
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import DUCHY, ESTATE
from fiefdom.review.advice import Advice, PlanOutline
from fiefdom.review.reasons import AdvisedAnswer
from fiefdom.review.review import TINY, Review, ReviewedStep
from fiefdom.text.answers import answer_text, question_text
from fiefdom.text.plan_names import plan_words
from fiefdom.text.reasons import plan_in_brief, why_lines, why_title
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
MINUS = "−"
MOST_SWINGS = 5
MOST_MISTAKES = 10
"""How many decisions are listed as those that cost most."""


# Numbers


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
    yield texts.format("advice-plan", name=plan_words(plan.name, texts, kingdom.cards))
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


def mistakes_shown(review: Review) -> tuple[ReviewedStep, ...]:
    return review.mistakes[:MOST_MISTAKES]


def step_why(review: Review, step: ReviewedStep, texts: Texts) -> tuple[str, list[str]]:
    """Why another answer would have been better at a decision: a title, and the reasons."""
    kingdom = review.record.setup.kingdom
    lines = [*why_lines(step.why, kingdom, texts), *(plan_in_brief(step.plan.kind, step.plan.cards, texts) if step.plan else ())]
    title = f"{texts.format('column-number')} {step.number}: {why_title(step.best, step.compared, kingdom, texts)}"
    return title, lines or [texts.format("why-nothing")]


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
    first, last = (steps[0].value, steps[-1].after[seat]) if steps else (0.0, 0.0)
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
    rows = [(*named(review, step, texts), grade(review, step, texts), cost(step)) for step in mistakes_shown(review)]
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
        (*named(review, step, texts), grade(review, step, texts), percent(step.value), interval(step.chance), cost(step))
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
    return f"{points} ± {percent(step.cost.reach)}" if points > 0 else ""


def model_text(review: Review, texts: Texts) -> str:
    """How the numbers came about."""
    cards = review.record.setup.kingdom.cards
    names = "; ".join(plan_words(name, texts, cards) for name in review.leaders)
    return texts.format("review-model", rollouts=review.rollouts, names=names)


WIDTH, HEIGHT = 920, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 12, 28
TICKS = (1, 2, 5, 10, 20, 50, 100, 1000, 1_000_000)
MOST_TICKS = 12
APART = 60
"""How far apart the numbers of turns stand at least."""

RADIUS = {"inaccuracy": 4, "mistake": 6, "blunder": 8}


def page(review: Review, texts: Texts) -> str:
    style = importlib.resources.files("fiefdom.review").joinpath("page.css").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    title = escaped(texts.format("review-title", players=", ".join(review.players)))
    direction = "rtl" if texts.is_rtl else "ltr"
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{texts.language}" dir="{direction}">',
            "<head>",
            '<meta charset="utf-8">',
            f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{digest}'\">",
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{title}</title>",
            f"<style>{style}</style>",
            "</head>",
            "<body>",
            "<main>",
            f"<h1>{title}</h1>",
            *parts(review, texts),
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def parts(review: Review, texts: Texts) -> Iterator[str]:
    """What stands below the title: curve, split, mistakes, all decisions, how it was done."""
    yield heading(texts, "review-curve")
    yield curve(review, texts)
    yield heading(texts, "review-split")
    yield split_sheet(review, texts).as_html()
    yield f"<p>{escaped(reach_text(review, texts))}</p>"
    yield heading(texts, "review-mistakes")
    mistakes = mistake_sheet(review, texts)
    yield mistakes.as_html() if mistakes.rows else f"<p>{escaped(texts.format('review-no-mistakes'))}</p>"
    for step in mistakes_shown(review):
        title, lines = step_why(review, step, texts)
        yield f"<h3>{escaped(title)}</h3><ul>{''.join(f'<li>{escaped(line)}</li>' for line in lines)}</ul>"
    swings = swing_sheet(review, texts)
    if swings.rows:
        yield heading(texts, "review-swings")
        yield swings.as_html()
    yield f"<details><summary>{escaped(texts.format('review-all'))}</summary>"
    yield step_sheet(review, texts).as_html()
    yield "</details>"
    yield f"<footer><p>{escaped(model_text(review, texts))}</p></footer>"


def escaped(text: str) -> str:
    return html.escape(text)


def heading(texts: Texts, key: str) -> str:
    return f"<h2>{escaped(texts.format(key))}</h2>"


# The curve


def curve(review: Review, texts: Texts) -> str:
    """The win chances as a picture, with a legend; the table of all decisions says the same in figures."""
    about = "; ".join(curve_text(review, seat, texts) for seat in range(len(review.players)))
    lines = [line for seat in range(len(review.players)) for line in seat_curve(review, seat, texts)]
    legend = "".join(
        f'<li><svg class="seat{seat}" viewBox="0 0 40 8" width="40" height="8" aria-hidden="true"><path d="M0 4H40"/></svg> '
        f'<bdi dir="auto">{escaped(name)}</bdi></li>'
        for seat, name in enumerate(review.players)
    )
    return "\n".join(
        [
            '<figure><div class="scroll" dir="ltr">',
            f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escaped(about)}">',
            *grid(),
            *turns(review, texts),
            *lines,
            "</svg></div>",
            f"<figcaption><ul>{legend}</ul></figcaption></figure>",
        ]
    )


def grid() -> Iterator[str]:
    """Lines at every quarter."""
    for quarter in range(5):
        height = y_of(quarter / 4)
        yield f'<path class="grid" d="M{LEFT} {height}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end">{25 * quarter} %</text>'


def turns(review: Review, texts: Texts) -> Iterator[str]:
    """The numbers of some turns below the curve, where the first decision of such a turn is."""
    first: dict[int, int] = {}
    for step in review.steps:
        first.setdefault(step.turn, step.number)
    every = next(every for every in TICKS if len(first) <= MOST_TICKS * every)
    last: float = -APART
    for turn, number in first.items():
        across = x_of(number, end_of(review))
        if across - last >= APART and (turn == 1 or turn % every == 0):
            label = texts.format("column-turn") + " 1" if turn == 1 else str(turn)
            last = across
            yield f'<text x="{across}" y="{HEIGHT - 8}">{escaped(label)}</text>'


def end_of(review: Review) -> int:
    """The number that stands at the right edge."""
    return max(1, review.steps[-1].number + 1) if review.steps else 1


def seat_curve(review: Review, seat: int, texts: Texts) -> Iterator[str]:
    """The line of a player, and marks where a decision cost much."""
    end = end_of(review)
    points = [(x_of(step.number, end), y_of(step.value)) for step in review.of(seat)]
    if review.results is not None and points:
        points.append((x_of(end, end), y_of(review.results[seat])))
    path = "L".join(f"{across} {height}" for across, height in points)
    yield f'<path class="line seat{seat}" d="M{path}"/>' if points else ""
    for step in review.of(seat):
        if review.grade(step):
            yield mark(review, step, x_of(step.number, end), texts)


def mark(review: Review, step: ReviewedStep, across: float, texts: Texts) -> str:
    """A circle at a costly decision; the worse, the larger."""
    what = " · ".join(mistake_title(review, step, texts))
    height = y_of(step.value)
    return f'<circle class="seat{step.seat}" cx="{across}" cy="{height}" r="{RADIUS[step.grade]}"><title>{escaped(what)}</title></circle>'


def mistake_title(review: Review, step: ReviewedStep, texts: Texts) -> Sequence[str]:
    """What a mark says: who, what, how much."""
    sheet = mistake_sheet(Review(review.record, review.leaders, (step,), None, review.rollouts, review.seed), texts)
    _, turn, player, question, answer, best, name, lost = sheet.rows[0]
    return (
        name,
        texts.format("log-turn", n=int(turn), player=player),
        question,
        f"{answer} ({best})",
        f"{percent(step.value)} %",
        lost,
    )


def x_of(number: int, end: int) -> float:
    """Where a decision stands."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * number / end, 1)


def y_of(share: float) -> float:
    """Where a chance stands."""
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)
