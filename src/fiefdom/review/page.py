"""A review as one web page that needs nothing else: no script, nothing fetched, and a security policy that forbids both."""

from __future__ import annotations

import base64
import hashlib
import html
import importlib.resources
from collections.abc import Iterator, Sequence

from fiefdom.review.report import curve_text, mistake_sheet, model_text, percent, reach_text, split_sheet, step_sheet, swing_sheet
from fiefdom.review.review import Review
from fiefdom.review.step import ReviewedStep
from fiefdom.text.texts import Texts

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
